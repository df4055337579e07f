/**
 * A match at the beginning of a step, so that it can go on without being played again. Plain data. Of a long campaign one
 * is kept of every month: mostly as what changed since the one before, and chained by digests, so that the last vouches for the others.
 */
import { changed, type Delta, deltaOf } from './delta.ts'
import type { DiceState } from './dice.ts'
import { canonicalJson, digest } from './digest.ts'
import { parseJson } from './json.ts'
import { t } from './language.ts'
import { RecordError } from './record.ts'
import type { Game, Roll } from './referee.ts'

export interface Snapshot<G extends Game = Game> {
  /** The version of the rules that made it: no other goes on from it. */
  readonly by: string
  /** Where in the record: how many entries of its tape and its log, and how many throws, lie before. */
  readonly tape: number
  readonly log: number
  readonly rolls: number
  readonly state: G['state']
  readonly dice: DiceState | null
  /** Throws that no event has told of yet. */
  readonly loose: readonly Roll[]
  /** The chained digests of what lies before. */
  readonly digests: { readonly tape: string; readonly log: string }
}

/** A snapshot as it is kept. */
export interface Kept {
  /** What changed since the one before, or all of it: a Delta as canonical JSON. */
  readonly change: string
  /** Of the one before and the change. */
  readonly digest: string
}

/** The last of a row of snapshots. */
export interface Last<G extends Game = Game> {
  readonly snapshot: Snapshot<G> | null
  readonly digest: string
  /** How long the last one is that was kept as a whole, and the changes since. */
  readonly whole: number
  readonly since: number
}

export const NO_SNAPSHOT: Last<never> = { snapshot: null, digest: digest([]), whole: 0, since: 0 }

/** The next snapshot after the last. */
export interface Next<G extends Game> extends Last<G> {
  readonly snapshot: Snapshot<G>
  readonly kept: Kept
}

/**
 * Keeps a snapshot. It is kept as a whole once the changes since the last whole one are longer than that: so all of them
 * together stay as small as their changes, and few are needed to have the last.
 */
export function keepNext<G extends Game>(last: Last<G>, snapshot: Snapshot<G>): Next<G> {
  const change = canonicalJson(deltaOf(last.snapshot, snapshot))
  const isWhole = last.since + change.length > last.whole
  const text = isWhole ? canonicalJson({ to: snapshot }) : change
  const kept = { change: text, digest: digest([last.digest, text]) }
  return { ...after(last, text, isWhole), snapshot, digest: kept.digest, kept }
}

function after(last: Last, change: string, isWhole: boolean): Pick<Last, 'whole' | 'since'> {
  return isWhole ? { whole: change.length, since: 0 } : { whole: last.whole, since: last.since + change.length }
}

/** Whether no snapshot before is needed to have this one. */
export function isWhole({ change }: Kept): boolean {
  return change.startsWith('{"to":')
}

/** Longer changes are refused unread. */
const MAX_CHANGE_LENGTH = 20_000_000

/** The last of the kept ones; `last` is the one before the first of them. Throws a RecordError where one was changed. */
export function lastOf<G extends Game>(kept: readonly Kept[], last: Last<G> = NO_SNAPSHOT): Last<G> {
  return kept.reduce<Last<G>>((before, one, at) => {
    const { change, digest: told } = one
    try {
      if (digest([before.digest, change]) !== told) throw new RangeError(t('it does not match its digest'))
      const delta = parseJson(change, 'it', MAX_CHANGE_LENGTH) as Delta
      const snapshot = changed(before.snapshot, delta) as Snapshot<G>
      return { snapshot, digest: told, ...after(before, change, isWhole(one)) }
    } catch (thrown) {
      if (!(thrown instanceof RangeError)) throw thrown
      throw new RecordError(t`snapshot ${at + 1} is damaged: ${thrown.message}`)
    }
  }, last)
}

/** The last of the kept ones, from those alone that are needed to have it. */
export function lastFrom<G extends Game>(kept: readonly Kept[]): Last<G> {
  const from = Math.max(0, kept.findLastIndex(isWhole))
  const before = kept[from - 1]
  return lastOf(kept.slice(from), { ...NO_SNAPSHOT, ...(before && { digest: before.digest }) })
}
