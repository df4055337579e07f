/** How a game looks and is answered in the terminal. */
import type { Game, GameEvent, Seat, Table } from '@harena/engine'
import type { Choice } from '../terminal/choices.ts'
import type { Form } from '../terminal/form.ts'

export interface Look {
  /** What can be chosen now: numbers are written where choices lead. */
  readonly choices: readonly Choice[]
  readonly withCoordinates: boolean
  /** What has happened: log sheets keep the plots of the turn. */
  readonly events: readonly GameEvent[]
}

export interface Slots<G extends Game = Game> {
  /** The board with a card for everyone. */
  drawn(view: G['view'], look: Look): string
  /** The same in sentences, as one seat sees it; null is a spectator. */
  told(view: G['view'], seat: Seat | null, events: readonly GameEvent[]): string
  /** What costs are counted in, where the game has points to spend. */
  points?(view: G['view']): string
  /** How a question is answered in writing; null where a choice is made by its number. */
  form?(table: Table<G>, question: G['question']): Form | null
}
