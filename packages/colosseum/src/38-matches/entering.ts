/** Chapter 38, §38.2.3: in a consecutive match the next challenger comes when the one before is out. */
import { ring } from '@harena/engine'
import { board, facingTo, OUTSIDE } from '../02-preparation/board.ts'
import { isBlocked } from '../19-advanced/arena.ts'
import { carry } from '../30-riders/mounts.ts'
import { intimidate } from '../35-prestige/intimidation.ts'
import { pickFrom } from '../match/context.ts'
import type { Ref } from '../match/game.ts'
import { isActive, occupies, type State } from '../match/state.ts'

/** §38.6.2 So far from the one who waits for him. */
const DISTANCE = 5

/** At the start of a phase in which nobody is left against him; all else runs on (C.29). */
export function enterNext(match: State, referee: Ref): void {
  const next = match.gladiators.find(({ out }) => out === 'waiting')
  if (!next || match.gladiators.some((one) => isActive(one) && !one.beast?.isMount && one.team === next.team)) return
  const hero = match.gladiators[0]!
  next.cell = pickFrom(referee, openCells(match, hero.cell), '§38.6.2', hero.seat, 'where he enters')
  next.facing = facingTo(next.cell, hero.cell)
  next.now.startCell = next.cell
  next.out = null
  if (next.mount >= 0) carry(match, next)
  if (referee.listening) referee.tell({ kind: 'challengerEntered', rule: '§38.2.3', name: next.name })
  intimidate(match, hero.seat, referee)
}

/** Free hexes at that distance; near an edge those that are as far away as may be. */
function openCells(match: State, from: number): number[] {
  for (let distance = DISTANCE; distance > 0; distance--) {
    const cells = ring(board.hex(from), distance).map((hex) => board.cell(hex))
    const open = cells.filter(
      (cell) =>
        cell !== OUTSIDE &&
        !isBlocked(match, cell) &&
        !match.gladiators.some((one) => isActive(one) && occupies(one, cell)),
    )
    if (open.length > 0) return open
  }
  return [from]
}
