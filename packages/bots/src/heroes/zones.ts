/** Reading the arena: zones, the steps between them, who stands in them. */
import { arenas, type Card, type HeroesState, opponentsIn } from '@harena/heroes'

export function zoneNumber(state: HeroesState, id: string): number {
  return arenas[state.arena].numbers.get(id)!
}

export function stepsTo(state: HeroesState, from: number, to: number): number {
  return arenas[state.arena].distance[from]![to]!
}

export function foesIn(state: HeroesState, me: Card, zone: number): number {
  return opponentsIn(state, me.side, zone).length
}
