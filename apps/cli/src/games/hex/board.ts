/** The arena as text: a board of hexes with a card for every figure beside it, or the same in sentences. */
import {
  type ArenaView,
  capital,
  columnAndRow,
  counted,
  type Dir,
  dirNames,
  distance,
  type FigureView,
  type HeldView,
  type Hex,
  kept,
  listed,
  midSentence,
  rectangle,
  relative,
  same,
  sector,
  t,
} from '@harena/engine'
import { ARROWS, beside, Canvas, inColour, lettersOf } from '../../terminal/drawing.ts'
import { padEnd, paint, points as pointsText, words, wrap } from '../../terminal/output.ts'

/** Up to two characters to be written into a hex: the number of the choice that leads there. */
export interface Mark {
  readonly hex: Hex
  readonly text: string
}

/** The board with the cards beside it, or below it where the terminal is narrow. */
export function boardText(view: ArenaView, marks: readonly Mark[] = [], withCoordinates = false): string {
  const letters = lettersOf(view.figures)
  const drawn = drawHexes(view, letters, marks, withCoordinates)
  return beside(drawn, 30, (room) => [
    ...view.figures.flatMap((figure, i) => card(figure, letters[i]!, room)),
    ...groundLegend(view),
  ])
}

/** Every hex is four characters wide and three lines high and shares its rim with its neighbours. */
function drawHexes(
  view: ArenaView,
  letters: readonly string[],
  marks: readonly Mark[],
  withCoordinates: boolean,
): string[] {
  const { cols, rows } = view.arena
  const canvas = new Canvas(cols * 3 + 1, rows * 2 + 2)
  for (let column = 0; column < cols; column++) {
    for (let row = 0; row < rows; row++) {
      const { x, y } = { x: column * 3, y: row * 2 + (column & 1) }
      canvas.write(x + 1, y, '__')
      canvas.write(x, y + 1, '/  \\')
      canvas.write(x, y + 2, '\\__/')
    }
  }
  const written = withCoordinates ? coordinates(cols, rows) : marks
  for (const { hex, text } of written) canvas.write(...inside(hex, 1), text, (part) => paint('green', part))
  const symbols = groundSymbols(view)
  for (const { hex, things } of groundByHex(view)) {
    const isTaken = view.figures.some((figure) => figure.out === null && same(figure.hex, hex))
    const text = things
      .map((kind) => symbols.get(kind)!)
      .join('')
      .slice(0, 2)
    canvas.write(...inside(hex, isTaken ? 2 : 1), text, (part) => paint('yellow', part))
  }
  view.figures.forEach((figure, i) => {
    if (figure.out !== null) return
    canvas.write(...inside(figure.hex, 1), `${letters[i]}${ARROWS[figure.facing]}`, (part) => inColour(figure, part))
  })
  return withCoordinates ? [columnNumbers(cols), ...canvas.lines()] : canvas.lines()
}

/** Where the two characters inside a hex are, on its first or second line. */
function inside(hex: Hex, line: 1 | 2): [number, number] {
  const { column, row } = columnAndRow(hex)
  return [column * 3 + 1, row * 2 + (column & 1) + line]
}

/** Hexes are named q,r: q stands above its column, r in the hex. */
function coordinates(cols: number, rows: number): Mark[] {
  return rectangle(cols, rows).hexes.map((hex) => ({ hex, text: String(hex.r) }))
}

function columnNumbers(cols: number): string {
  return padEnd(Array.from({ length: cols }, (_, column) => String(column).padStart(3)).join(''), cols * 3 + 1)
}

export function groundByHex(view: Pick<ArenaView, 'ground'>): { hex: Hex; things: string[] }[] {
  const piles: { hex: Hex; things: string[] }[] = []
  for (const { hex, kind } of view.ground) {
    const pile = piles.find((other) => same(other.hex, hex))
    if (pile) pile.things.push(kind)
    else piles.push({ hex, things: [kind] })
  }
  return piles
}

/** A small letter for each kind of thing on the ground: the first of its name that is still free. */
export function groundSymbols(view: Pick<ArenaView, 'ground'>): Map<string, string> {
  const symbols = new Map<string, string>()
  for (const kind of [...new Set(view.ground.map((thing) => thing.kind))].sort()) {
    const taken = [...symbols.values()]
    symbols.set(kind, [...kind.toLowerCase()].find((letter) => !taken.includes(letter)) ?? '*')
  }
  return symbols
}

export function groundLegend(view: Pick<ArenaView, 'ground'>): string[] {
  const symbols = [...groundSymbols(view)].map(([kind, letter]) => `${paint('yellow', letter)} ${words(kind)}`)
  return symbols.length === 0 ? [] : [t`On the ground: ${symbols.join(', ')}`]
}

function card(figure: FigureView, letter: string, width: number): string[] {
  const head = `${inColour(figure, `${letter}${ARROWS[figure.facing]}`)} ${paint('bold', figure.name)}, ${words(figure.type)}`
  if (figure.out !== null) return [`${head}: ${words(figure.out)}`, '']
  return [head, ...wrap(`${condition(figure)}.`, 3, 3, width).split('\n'), '']
}

/** What there is to know of a figure, without its place. */
function condition(figure: FigureView): string {
  const { health, points } = figure
  const parts = [t`${t(health.name)} ${health.total - health.lost} of ${health.total}`]
  if (points) parts.push(t`${pointsText(points.left, points.name)} left`)
  parts.push(t`right hand ${hand(figure.right)}`, t`left hand ${hand(figure.left)}`)
  if (figure.helmet !== 'none') parts.push(t`${words(figure.helmet)} helmet`)
  if (figure.armour !== 'none') parts.push(t`${words(figure.armour)} armour`)
  parts.push(
    ...figure.facts.map(({ label, value }) => `${midSentence(t(label))} ${t(String(value))}`),
    ...figure.marks.map((mark) => kept(mark)),
  )
  return parts.join('; ')
}

function hand(things: readonly HeldView[]): string {
  if (things.length === 0) return t('empty')
  return listed(things.map(({ kind, count }) => (count === undefined ? words(kind) : `${count} ${words(kind)}`)))
}

const SIDES = [
  'ahead',
  t('ahead on the right'),
  t('behind on the right'),
  'behind',
  t('behind on the left'),
  t('ahead on the left'),
]

/** The arena in sentences, as seen by one figure: who is where, how far, in which direction. */
export function sceneText(view: ArenaView, seat: number): string {
  const own = view.figures.find((figure) => figure.seat === seat)
  const eye = own?.out === null ? own : null
  const sentences = [`${capital(view.clock.name)} ${view.clock.number}.`]
  for (const figure of view.figures) {
    if (figure.out !== null) sentences.push(t`${figure.name} is out: ${words(figure.out)}.`)
    else sentences.push(`${figure.name}, ${words(figure.type)}, ${placeText(figure)}: ${condition(figure)}.`)
    if (eye && figure.out === null && figure !== eye) sentences.push(seenFrom(eye, figure))
  }
  for (const { hex, things } of groundByHex(view)) {
    const place = eye ? bearingText(eye, hex) : t`at ${hex.q},${hex.r}`
    sentences.push(t`On the ground ${place}: ${things.map(words).join(', ')}.`)
  }
  return sentences.join('\n')
}

function placeText({ hex, facing }: FigureView): string {
  return t`at ${hex.q},${hex.r}, facing ${dirNames[facing]}`
}

export function seenFrom(own: FigureView, other: FigureView): string {
  const back = sector(other.hex, own.hex)
  // They have just run into each other, or one lies there.
  if (!back) return t`${other.name} is in the same hex as ${own.name}.`
  return t`${other.name} is ${bearingText(own, other.hex)}; ${own.name} is ${SIDES[relative(back.dir, other.facing)]} of him.`
}

/** How far and on which side a hex lies. */
export function bearingText(own: FigureView, hex: Hex): string {
  const seen = sector(own.hex, hex)
  if (!seen) return t`under ${own.name}'s feet`
  const far = distance(own.hex, hex)
  const side = (dir: Dir) => SIDES[relative(dir, own.facing)]
  return t`${counted(far, 'hex', 'hexes')} from ${own.name}, ${dirNames[seen.dir]}, ${side(seen.dir)}`
}
