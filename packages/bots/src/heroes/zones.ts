/** Reading the arena: zones, the steps between them, who stands in them. */
import { arenas, type Card, opponentsIn, type State } from '@harena/heroes'

export function zoneNumber(state: State, id: string): number {
  return arenas[state.arena].numbers.get(id)!
}

export function stepsTo(state: State, from: number, to: number): number {
  return arenas[state.arena].distance[from]![to]!
}

export function foesIn(state: State, me: Card, zone: number): number {
  return opponentsIn(state, me.side, zone).length
}
