/** Chapter 26: several opponents, and the forms of a team match. */
import { type Dir, dirs, OUTSIDE } from '@harena/engine'
import { board, diagramValue, isInFront } from '../02-preparation/board.ts'
import { bodyOf } from '../match/body.ts'
import type { RuleContext } from '../match/context.ts'
import { type Gladiator, isAble, isActive, isOpponent, type State } from '../match/state.ts'
import type { Tables } from '../tables/index.ts'

/** §26.7 In a match of fixed pairs a man may only fight the one opposite to him. */
export function isTheOther(state: State, one: Gladiator, other: Gladiator): boolean {
  if (!isOpponent(one, other)) return false
  return state.options.winnersHelp === 'yes' || placeInTeam(state, one) === placeInTeam(state, other)
}

function placeInTeam(state: State, who: Gladiator): number {
  return state.gladiators.filter(({ team, seat }) => team === who.team && seat < who.seat).length
}

/**
 * §26.2, §26.2.1 The facings to which a man with several foes may turn: those that have all of them in front, and if
 * there are none, those that yield the least advantage in all.
 */
export function pivots(tables: Tables, who: Gladiator, foes: readonly Gladiator[]): readonly Dir[] {
  const holding = dirs.filter((facing) => foes.every((foe) => isInFront(who.cell, facing, foe.cell)))
  if (holding.length > 0) return holding
  const yielded = dirs.map((facing) =>
    foes.reduce((sum, foe) => sum + diagramValue(tables, who.cell, facing, foe.cell), 0),
  )
  const least = Math.min(...yielded)
  return dirs.filter((facing) => yielded[facing] === least)
}

/** §26.2 He turns once all have moved; among equal facings he chooses. */
export function pivot(context: RuleContext, who: Gladiator, foes: readonly Gladiator[]): void {
  const facings = pivots(context.tables, who, foes)
  const facing =
    facings.length === 1
      ? facings[0]!
      : context.referee.ask({ kind: 'pivot', seat: who.seat, rule: '§26.2.1', facings })
  if (facing === who.facing) return
  who.facing = facing
  if (context.referee.listening) context.referee.tell({ kind: 'turnedToFace', rule: '§26.2', seat: who.seat, facing })
}

/**
 * §26.4 A blow from behind, or from outside his front when it comes from farther away, meets no defence. Of a body in
 * two hexes the nearer one is struck, of equals the better one for the attacker, as for his advantage (§9.2).
 */
export function isFromBehind(who: Gladiator, attacker: Gladiator): boolean {
  const isBehind = (cell: number) => cell !== attacker.cell && !isInFront(cell, who.facing, attacker.cell)
  if (who.torso === OUTSIDE || bodyOf(who).isLong) return isBehind(who.cell)
  const legs = board.distance(attacker.cell, who.cell)
  const torso = board.distance(attacker.cell, who.torso)
  return (legs <= torso && isBehind(who.cell)) || (torso <= legs && isBehind(who.torso))
}

/** §5.3, §26.7 Whether at most one side is left, and which. */
export function winningTeam(state: State): number | null | undefined {
  const { gladiators } = state
  let team: number | null = null
  for (let seat = 0; seat < gladiators.length; seat++) {
    const who = gladiators[seat]!
    // A horse without its rider decides nothing (our ruling).
    if (!isActive(who) || who.beast?.isMount) continue
    if (team !== null && team !== who.team) return undefined
    team = who.team
  }
  return team
}

/** §26.7 The team with more men alive, awake and in the arena; null when they are equal. */
export function strongerTeam(state: State): number | null {
  const counts = new Map<number, number>()
  for (const who of state.gladiators) {
    if (isAble(who) && !who.beast?.isMount) counts.set(who.team, (counts.get(who.team) ?? 0) + 1)
  }
  const ranked = [...counts].sort((a, b) => b[1] - a[1])
  if (ranked.length === 0 || (ranked.length > 1 && ranked[0]![1] === ranked[1]![1])) return null
  return ranked[0]![0]
}
