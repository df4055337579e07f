/** What the oracle works on: its own copy of the state, and the dice and answers of the step. */
import type { State } from '../../src/index.ts'
import type { Feed } from './feed.ts'
import type { OwnFight } from './rows.ts'
import type { Man } from './sheet.ts'

export interface Play {
  readonly state: State
  readonly feed: Feed
  /** The fight of this phase as the oracle keeps it: it never looks at the one in the state. */
  fight: OwnFight | null
}

export const manOf = ({ state }: Play, seat: number): Man => state.gladiators[seat]!
