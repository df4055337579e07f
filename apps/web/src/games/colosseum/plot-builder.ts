/**
 * §7.2 to §7.4 A plot put together move by move. The legal plots of the moment are the only source: each is taken apart
 * into moves (turn, step, net ...), and what begins one of them can be gone on with. So nothing illegal can be built,
 * whatever the edition.
 */
import { type Dir, facesDown, type Hex, neighbour, turned } from '@harena/engine'

/** `(R)`, `(L)`: turn a hexside; `F` to `SBL`: step; the rest as the book writes it: `C`, `KN`, `RO-FR`, `+TN`, `(K1)`. */
export type Move = string

const TOKENS = /\+(?:TN|SN|LN[123])|\([^)]+\)|RO-[FB][RL]|S[FB][RL]|KN|RN|[FBCLRXS]/g

const quickSteps: Readonly<Record<string, Readonly<Record<string, Move>>>> = {
  '(RQ)': { F: 'SFR', B: 'SBR' },
  '(LQ)': { F: 'SFL', B: 'SBL' },
}

/** What one word of a plot stands for, after the moves before it. */
function movesOfToken(token: string, before: readonly Move[]): Move[] {
  // Standing still and stumbling are what is left when nothing else is done.
  if (token === 'X' || token === 'S') return []
  if (token === '(RN)') return ['RN']
  if (token === '(AR)' || token === '(AL)') return ['(R)', '(R)', '(R)']
  if (/^\((?:R+|L+)\)$/.test(token)) return [...token.slice(1, -1)].map((side) => `(${side})`)
  const last = before.at(-1) ?? ''
  if (token === '(Q)') return [last]
  if (token === '(QF)') return ['F']
  if (token === '(QB)') return ['B']
  return [quickSteps[token]?.[last] ?? token]
}

export function movesOf(text: string): Move[] {
  const moves: Move[] = []
  for (const [token] of text.matchAll(TOKENS)) moves.push(...movesOfToken(token, moves))
  return moves
}

export interface PlotBook {
  /** The plot that these moves make; undefined while something is missing. */
  textFor(moves: readonly Move[]): string | undefined
  /** With what these moves can be gone on. */
  next(moves: readonly Move[]): readonly Move[]
  /** Every plot that begins with these moves, as moves. */
  beginning(moves: readonly Move[]): readonly (readonly Move[])[]
  /** The plot as somebody typed it, in the book's own spelling; undefined if it is not legal now. */
  typed(text: string): string | undefined
}

const keyOf = (moves: readonly Move[]): string => moves.join(' ')

function makeBook(plots: readonly string[]): PlotBook {
  const texts = new Map<string, string>()
  const followers = new Map<string, Set<Move>>()
  const add = (moves: readonly Move[], text: string) => {
    const known = texts.get(keyOf(moves))
    // Of two spellings of one walk the one that turns earlier: a collision cannot take that turn away.
    if (!known || chipsOf(text)[0]!.length > chipsOf(known)[0]!.length) texts.set(keyOf(moves), text)
    moves.forEach((move, at) => {
      const key = keyOf(moves.slice(0, at))
      const here = followers.get(key)
      if (here) here.add(move)
      else followers.set(key, new Set([move]))
    })
  }
  for (const text of plots) {
    const moves = movesOf(text)
    add(moves, text)
    // Half a circle is the same either way round; the book writes it to the right.
    const about = keyOf(moves).replace('(R) (R) (R)', '(L) (L) (L)')
    if (about !== keyOf(moves)) add(about.split(' '), text)
  }
  const spellings = new Set(plots)
  return {
    textFor: (moves) => texts.get(keyOf(moves)),
    next: (moves) => [...(followers.get(keyOf(moves)) ?? [])],
    beginning: (moves) => {
      const begins = moves.length === 0 ? '' : `${keyOf(moves)} `
      return [...texts.keys()].filter((key) => key.startsWith(begins) && key !== '').map((key) => key.split(' '))
    },
    typed: (text) => {
      const plain = text.trim().toUpperCase().replace(/\s+/g, ' ')
      return spellings.has(plain) ? plain : undefined
    },
  }
}

const books = new WeakMap<readonly string[], PlotBook>()

/** Made once for each list of legal plots; the rules use the same lists again and again. */
export function plotBookOf(plots: readonly string[]): PlotBook {
  let book = books.get(plots)
  if (!book) {
    book = makeBook(plots)
    books.set(plots, book)
  }
  return book
}

/** The words of a plot as they are written on the log sheet: one chip for each action. */
export function chipsOf(text: string): string[] {
  return text.split(' ')
}

/** The direction of each step, relative to the facing. */
const stepDirections: Readonly<Record<Move, number>> = {
  F: 0,
  SFR: 1,
  SBR: 2,
  B: 3,
  SBL: 4,
  SFL: 5,
  'RO-FR': 1,
  'RO-BR': 2,
  'RO-BL': 4,
  'RO-FL': 5,
}

/** The six hexes around a man as the pad lays them out: two rows of three, with the turns between them. */
const padDirs: readonly Dir[] = [5, 0, 1, 4, 3, 2]

/** The step to each place of the pad for a man who faces that way: the pad shows the board, not the man. */
export function padSteps(facing: Dir): readonly { readonly dir: Dir; readonly move: Move }[] {
  const steps = ['F', 'SFR', 'SBR', 'B', 'SBL', 'SFL']
  return padDirs.map((dir) => ({ dir, move: steps[turned(dir, -facing)]! }))
}

/** The turns at the left and right of the pad, each at the side of that hand on the board. */
export function padTurns(facing: Dir): readonly [left: Move, right: Move] {
  return facesDown(facing) ? ['(R)', '(L)'] : ['(L)', '(R)']
}

/** Keys that lie as the pad does, in the words of KeyboardEvent. */
const stepKeys = ['q', 'w', 'e', 'z', 's', 'c']

/** The move of each key for a man who faces that way: they go as the pad shows. */
export function keyMoves(facing: Dir): Readonly<Record<string, Move>> {
  const steps = padSteps(facing).map(({ move }) => move)
  const [left, right] = padTurns(facing)
  return {
    ...Object.fromEntries(stepKeys.map((key, at) => [key, steps[at]!])),
    a: left,
    d: right,
    k: 'KN',
    r: 'R',
    // What follows is another way to press one of these: a German keyboard has Z where others have Y.
    y: steps[3]!,
    ArrowUp: steps[1]!,
    ArrowDown: steps[4]!,
    ArrowLeft: left,
    ArrowRight: right,
  }
}

export function isStep(move: Move): boolean {
  return move in stepDirections
}

export function isTurn(move: Move): boolean {
  return move === '(R)' || move === '(L)'
}

export interface Stand {
  readonly hex: Hex
  readonly facing: Dir
}

/** Where one step leads; null for a move that is none. */
export function stepFrom({ hex, facing }: Stand, move: Move): Hex | null {
  const relative = stepDirections[move]
  return relative === undefined ? null : neighbour(hex, turned(facing, relative))
}

export interface Course {
  /** Where he is after each hex that he enters; the first is where he starts. */
  readonly stands: readonly Stand[]
  /** Where he ends, and how he faces. */
  readonly end: Stand
  /** The hex that he would run into. */
  readonly blocked: Hex | null
}

/** A charge is three steps, a leap two of which the first is flown over. */
const long: Readonly<Record<Move, number>> = { C: 3, L: 2 }

/** Where a plan leads if nobody is in the way. */
export function follow(start: Stand, moves: readonly Move[], isFree: (hex: Hex) => boolean): Course {
  const stands = [start]
  let end = start
  for (const move of moves) {
    if (isTurn(move)) {
      end = { ...end, facing: turned(end.facing, move === '(R)' ? 1 : -1) }
      stands[stands.length - 1] = end
    }
    for (let steps = long[move] ?? (isStep(move) ? 1 : 0); steps > 0; steps--) {
      const hex = stepFrom(end, move in long ? 'F' : move)!
      // A leap clears what it flies over (§7.4).
      const isFlown = move === 'L' && steps === 2
      if (!isFree(hex) && !isFlown) return { stands, end, blocked: hex }
      end = { ...end, hex }
      stands.push(end)
    }
  }
  return { stands, end, blocked: null }
}
