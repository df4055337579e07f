/** Chapter 39, §39.4: the men of a ludus, those of the first day and those who come later. */
import type { Seat } from '@harena/engine'
import { rollOwnTalent } from '../31-talents/talent-rolls.ts'
import { firstTalents, startingRolls } from '../31-talents/talents.ts'
import { rollOrigin } from '../36-origins/origins.ts'
import { rollStableMan } from '../38-matches/challengers.ts'
import { finish } from '../campaign/creation.ts'
import { nextName } from '../campaign/names.ts'
import type { LudusRef } from '../ludus/game.ts'
import { type LudusMan, type LudusState, newLudusMan } from '../ludus/state.ts'
import { lanistaTablesOf } from '../tables/lanistas.ts'
import { combatValue } from './combat-value.ts'
import { beginMonth } from './months.ts'
import { move } from './treasury.ts'

/** §39.4.1 Made like a centurion, with talents that his lanista chooses, luck and prestige (C.04, C.05). */
export function makeMan(state: LudusState, seat: Seat, referee: LudusRef): LudusMan {
  const { options } = state
  const man = newLudusMan(seat, nextName(state))
  const { name } = man
  if (options.useOrigins === 'on') {
    man.origin = rollOrigin(lanistaTablesOf(options), seat, referee)
    if (referee.listening) referee.tell({ kind: 'originRolled', rule: '§36.1', name, origin: man.origin })
  }
  rollStableMan(options, man, referee)
  man.talents = firstTalents
  if (referee.listening) referee.tell({ kind: 'ratingsRolled', rule: '§29.2', name, ratings: man.ratings })
  for (let rolls = startingRolls(man.ratings.TR); rolls > 0; rolls--) rollOwnTalent(options, man, 0, referee)
  finish(options, man, referee)
  state.men.push(man)
  if (referee.listening) {
    const { LK, PR } = man
    referee.tell({ kind: 'manJoined', rule: '§39.4.1', seat, name, value: combatValue(man), LK, PR })
  }
  return man
}

/** §39.4 Five men for each ludus, and 40 denarii. */
export function playStables(state: LudusState, referee: LudusRef): void {
  const seat = state.todo[0]!
  if (!state.men.some(({ owner }) => owner === seat)) {
    const { denarii } = lanistaTablesOf(state.options).ludus
    move(state, null, seat, denarii, { heading: 'start', rule: '§39.4' }, referee)
  }
  makeMan(state, seat, referee)
  state.todo = state.todo.slice(1)
  if (state.todo.length === 0) beginMonth(state, referee)
}
