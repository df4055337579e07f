/**
 * What a book makes of a man of one's own from bout to bout. Each game says it in its `life.ts`, by the rules of its own
 * campaign; what it keeps of him is plain data that lies with his bouts.
 */
import { type Game, type MatchResult, type Ruleset, type Seat, Simulation } from '@harena/engine'
import { kindOf } from '../games/kinds.ts'
import { carriedInto, type OwnMan } from './men.ts'

/** A sentence, and where it stands. */
export interface Note {
  readonly text: string
  readonly rule: string
}

/** A bout of his that is over. */
export interface Fought {
  readonly seat: Seat
  readonly setup: unknown
  readonly state: unknown
  readonly result: MatchResult
  /** For the dice that follow it: the same ones whenever it is looked at. */
  readonly seed: string
}

export interface Left<Kept> {
  readonly kept: Kept
  /** Some wounds kill when all is over. */
  readonly isDead: boolean
}

/** What is to be decided for him before his next bout. */
export interface Decision {
  readonly prompt: string
  readonly rule: string
  readonly choices: readonly { readonly label: string; readonly answer: unknown }[]
}

export interface Life<Kept = unknown> {
  /** What men keep by this book, and what not. */
  readonly keeps: readonly Note[]
  /** Anybody may have written into the storage of a browser. */
  isKept(value: unknown): value is Kept
  /** Who has never fought by this book, where it makes its men before their first bout. */
  born?(name: string, type: string, seed: string): Kept
  /** Null where the bout was none that teaches or leaves anything. */
  after(fought: Fought, before: Kept | null): Left<Kept> | null
  /** What he is by now, his old wounds among it. */
  notes(kept: Kept): readonly Note[]
  decision?(kept: Kept): Decision | null
  decided?(kept: Kept, answer: unknown): Kept
}

/** What a man is by this book: from his last bout, or as it makes him before his first; null where the dice of the bout do. */
export function keptOf<Kept>(life: Life<Kept>, man: OwnMan, ruleset: string): Kept | null {
  const carried = carriedInto(man, ruleset)
  if (life.isKept(carried)) return carried
  const type = kindOf(man.kind)?.types[ruleset]
  return type === undefined ? null : (life.born?.(man.name, type, man.id) ?? null)
}

export function notesOf(life: Life, kept: unknown): readonly Note[] {
  return kept === null || kept === undefined ? [] : life.notes(kept)
}

class Waits {
  readonly question: unknown
  constructor(question: unknown) {
    this.question = question
  }
}

/** Plays a step of a campaign with these answers; gives the first question that has none yet, or null. */
export function playWith<G extends Game>(
  ruleset: Ruleset<G>,
  state: G['state'],
  seed: string,
  answers: readonly unknown[],
): G['question'] | null {
  const left = [...answers]
  const player = (_: unknown, question: G['question']) => {
    if (left.length === 0) throw new Waits(question)
    return left.shift() as never
  }
  try {
    ruleset.playStep(state, new Simulation<G>(ruleset, state, [player], seed))
    return null
  } catch (thrown) {
    if (thrown instanceof Waits) return thrown.question as G['question']
    throw thrown
  }
}
