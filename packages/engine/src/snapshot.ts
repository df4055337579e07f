/**
 * A match at the beginning of a step, so that it can go on without being played again. Plain data. Of a long campaign one
 * is kept of every month: as what changed since the one before, chained by digests, so that all of them stay small and the
 * last vouches for the others.
 */
import { changed, type Delta, deltaOf } from './delta.ts'
import type { DiceState } from './dice.ts'
import { digest } from './digest.ts'
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
  readonly change: Delta
  /** Of the one before and the change. */
  readonly digest: string
}

/** The last of a row of snapshots, with its digest. */
export interface Last<G extends Game = Game> {
  readonly snapshot: Snapshot<G> | null
  readonly digest: string
}

export const NO_SNAPSHOT: Last<never> = { snapshot: null, digest: digest([]) }

/** The next snapshot after the last. */
export function keptAfter<G extends Game>(last: Last<G>, snapshot: Snapshot<G>): Kept {
  const change = deltaOf(last.snapshot, snapshot)
  return { change, digest: digest([last.digest, change]) }
}

/** The last of the kept ones. Throws a RecordError where one was changed. */
export function lastOf<G extends Game>(kept: readonly Kept[], last: Last<G> = NO_SNAPSHOT): Last<G> {
  return kept.reduce<Last<G>>((before, one, at) => {
    try {
      if (digest([before.digest, one.change]) !== one.digest) throw new RangeError('it does not match its digest')
      return { snapshot: changed(before.snapshot, one.change) as Snapshot<G>, digest: one.digest }
    } catch (thrown) {
      if (!(thrown instanceof RangeError)) throw thrown
      throw new RecordError(`snapshot ${at + 1} is damaged: ${thrown.message}`)
    }
  }, last)
}
