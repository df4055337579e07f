/** Gladiators of one's own: who they are and what their bouts have made of them. What lies in the browser is checked. */
import { isName, isObject, type MatchResult } from '@harena/engine'
import type { Sitter } from '../app/saved-match.ts'
import type { KeyValue } from '../app/storage.ts'
import type { Beard, Hair, HairColour } from '../figures/look.ts'

/** What he was born with; years and scars come of his bouts. */
export interface OwnLook {
  readonly skin: number
  readonly hair: Hair
  readonly colour: HairColour
  readonly beard: Beard
  readonly jaw: number
  readonly nose: number
  readonly isWoman: boolean
}

/** The gravest wound of a bout. */
export interface Scar {
  /** The part of the body; null where the book knows none. */
  readonly where: string | null
  readonly by: string | null
}

export interface BoutEnd {
  readonly outcome: MatchResult['seats'][number]['outcome']
  /** As the game names it; null for one who stands. */
  readonly end: string | null
  readonly kills: number
  readonly against: readonly string[]
  readonly scar: Scar | null
  /** What the book keeps of him from now on (life.ts of its game); null where that is nothing new. */
  readonly carried: unknown
}

export interface Bout {
  /** Among the saved matches. */
  readonly match: string
  readonly seat: number
  readonly ruleset: string
  /** When it began, in milliseconds since 1970. */
  readonly at: number
  /** Null until it is over. */
  readonly end: BoutEnd | null
}

export interface OwnMan {
  readonly id: string
  readonly name: string
  /** Of kinds.ts: so every book that knows one like him takes him. */
  readonly kind: string
  readonly look: OwnLook
  readonly bouts: readonly Bout[]
}

const KEY = 'harena.gladiators'
const MOST_MEN = 100
const MOST_BOUTS = 1000

/** What nobody gets up from, in the words of all games. */
const deadly: readonly (string | null)[] = ['killed', 'dispatched', 'dead', 'mortallyWounded']
const spared: readonly (string | null)[] = ['missus', 'spared', 'surrendered']

export function isDeadly(end: string | null): boolean {
  return deadly.includes(end)
}

export function endsOf({ bouts }: OwnMan): readonly BoutEnd[] {
  return bouts.flatMap(({ end }) => end ?? [])
}

/** The bout that he did not survive. */
export function lastBout({ bouts }: OwnMan): Bout | null {
  return bouts.find(({ end }) => end && isDeadly(end.end)) ?? null
}

export function isDead(man: OwnMan): boolean {
  return lastBout(man) !== null
}

export interface Tally {
  readonly fought: number
  readonly won: number
  readonly lost: number
  readonly drawn: number
  /** Beaten and let go. */
  readonly missio: number
  readonly kills: number
}

export function tallyOf(man: OwnMan): Tally {
  const ends = endsOf(man)
  const count = (isOne: (end: BoutEnd) => boolean) => ends.filter(isOne).length
  return {
    fought: ends.length,
    won: count(({ outcome }) => outcome === 'won'),
    lost: count(({ outcome }) => outcome === 'lost'),
    drawn: count(({ outcome }) => outcome === 'drawn'),
    missio: count(({ end }) => spared.includes(end)),
    kills: ends.reduce((sum, { kills }) => sum + kills, 0),
  }
}

/** The bout of this book since which he is what he is. */
function lastTaught(man: OwnMan, ruleset: string): Bout | undefined {
  return man.bouts.findLast((bout) => bout.ruleset === ruleset && bout.end?.carried)
}

/** What he brings into a bout of this book from the last one. */
export function carriedInto(man: OwnMan, ruleset: string): unknown {
  return lastTaught(man, ruleset)?.end?.carried ?? null
}

/** Who is in a match, and where. */
export interface InMatch {
  readonly man: OwnMan
  readonly bout: Bout
}

export class OwnMen {
  private readonly storage: KeyValue
  private readonly listeners = new Set<() => void>()
  private known: readonly OwnMan[] | null = null

  constructor(storage: KeyValue) {
    this.storage = storage
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** In the order in which they came. */
  readonly list = (): readonly OwnMan[] => {
    this.known ??= read(this.storage.get(KEY))
    return this.known
  }

  living(): readonly OwnMan[] {
    return this.list().filter((man) => !isDead(man))
  }

  add(man: Omit<OwnMan, 'bouts'>): void {
    this.keep([...this.list(), { ...man, bouts: [] }])
  }

  remove(id: string): void {
    this.keep(this.list().filter((man) => man.id !== id))
  }

  /** A match begins: whoever lives and is led by a person under his name is in it. */
  enter(match: string, ruleset: string, names: readonly string[], sitters: readonly Sitter[], at: number): void {
    const men = this.list().map((man) => {
      const seat = names.findIndex((name, index) => name === man.name && sitters[index]?.kind === 'person')
      return seat < 0 || isDead(man) ? man : withBout(man, { match, seat, ruleset, at, end: null })
    })
    if (men.some((man, index) => man !== this.list()[index])) this.keep(men)
  }

  inMatch(match: string): readonly InMatch[] {
    return this.list().flatMap((man) => {
      const bout = man.bouts.find((one) => one.match === match)
      return bout ? [{ man, bout }] : []
    })
  }

  /** Notes how a bout ended for him; null when the end was taken back. */
  note(id: string, match: string, end: BoutEnd | null): void {
    const change = (man: OwnMan): OwnMan => ({
      ...man,
      bouts: man.bouts.map((bout) => (bout.match === match ? { ...bout, end } : bout)),
    })
    this.keep(this.list().map((man) => (man.id === id ? change(man) : man)))
  }

  /** Something was decided for him between two bouts. */
  learn(man: OwnMan, ruleset: string, carried: unknown): void {
    const bout = lastTaught(man, ruleset)
    if (bout) this.note(man.id, bout.match, { ...bout.end!, carried })
  }

  /** The match goes on after all. */
  reopen(match: string): void {
    for (const { man, bout } of this.inMatch(match)) if (bout.end) this.note(man.id, match, null)
  }

  /** Another tab has written. */
  readonly changed = (): void => {
    this.known = null
    for (const listener of this.listeners) listener()
  }

  private keep(men: readonly OwnMan[]): void {
    this.storage.set(KEY, JSON.stringify(men.slice(-MOST_MEN)))
    this.changed()
  }
}

function withBout(man: OwnMan, bout: Bout): OwnMan {
  return { ...man, bouts: [...man.bouts, bout].slice(-MOST_BOUTS) }
}

function read(text: string | null): readonly OwnMan[] {
  try {
    const data: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(data) ? data.filter(isMan).slice(-MOST_MEN) : []
  } catch {
    return []
  }
}

function isMan(value: unknown): value is OwnMan {
  if (!isObject(value)) return false
  const { id, name, kind, look, bouts } = value
  const areTexts = typeof id === 'string' && isName(name) && typeof kind === 'string'
  return areTexts && isLook(look) && Array.isArray(bouts) && bouts.length <= MOST_BOUTS && bouts.every(isBout)
}

function isLook(value: unknown): value is OwnLook {
  if (!isObject(value)) return false
  const { skin, hair, colour, beard, jaw, nose, isWoman } = value
  const areNumbers = [skin, jaw, nose].every((one) => Number.isInteger(one) && Number(one) >= 0 && Number(one) < 4)
  return areNumbers && [hair, colour, beard].every((one) => typeof one === 'string') && typeof isWoman === 'boolean'
}

function isBout(value: unknown): value is Bout {
  if (!isObject(value)) return false
  const { match, seat, ruleset, at, end } = value
  const isWhole = typeof match === 'string' && typeof ruleset === 'string'
  return isWhole && Number.isInteger(seat) && Number.isFinite(at) && (end === null || isEnd(end))
}

function isEnd(value: unknown): value is BoutEnd {
  if (!isObject(value)) return false
  const { outcome, end, kills, against, scar } = value
  const isText = (one: unknown) => one === null || typeof one === 'string'
  return (
    ['won', 'lost', 'drawn'].includes(String(outcome)) &&
    isText(end) &&
    Number.isInteger(kills) &&
    Array.isArray(against) &&
    against.every((one) => typeof one === 'string') &&
    (scar === null || (isObject(scar) && isText(scar.where) && isText(scar.by)))
  )
}
