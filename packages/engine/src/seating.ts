/** How a table is opened. */
import { t } from './language.ts'
import type { Player } from './player.ts'
import type { OnTold } from './playing.ts'
import { type DiceSource, isNewer, RecordError, type RecordHead } from './record.ts'
import type { Game } from './referee.ts'
import type { Ruleset } from './ruleset.ts'

export interface Seating<G extends Game> {
  readonly setup: G['setup']
  /** Switches that differ from the defaults. */
  readonly options?: Readonly<Record<string, unknown>>
  readonly dice: DiceSource
  /** By seat; missing seats are people. */
  readonly players?: readonly (Player<G> | undefined)[]
  readonly onTold?: OnTold<G> | undefined
}

/** How a record is opened. */
export interface Loading<G extends Game> {
  /** Who plays on; the seats of the record if absent, whose opponents then do not play on. */
  readonly players?: readonly (Player<G> | undefined)[]
  /** Up to which entry of the tape; to its end unless given. */
  readonly to?: number
  readonly onTold?: OnTold<G> | undefined
}

/** Throws a RecordError where a record is of other or of later rules. */
export function refuseOtherRules<G extends Game>(ruleset: Ruleset<G>, head: RecordHead): void {
  if (head.ruleset !== ruleset.id) {
    throw new RecordError(t`the record is of the ruleset "${head.ruleset.slice(0, 40)}", not of "${ruleset.id}"`)
  }
  if (!isNewer(head.rulesetVersion, ruleset.version)) return
  const made = t`the record was made with version ${head.rulesetVersion} of ${t(ruleset.title)}`
  throw new RecordError(t`${made}; this is ${ruleset.version}, which is older: a newer Harena reads it`)
}
