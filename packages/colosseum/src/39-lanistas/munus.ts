/** Chapter 39, §39.5.4: the games of the month, and who is sent there. */
import type { Seat } from '@harena/engine'
import { d3 } from '../campaign/dice.ts'
import type { LudusRef } from '../ludus/game.ts'
import { inOrder, type LudusMan, type LudusState, manNamed, stableOf } from '../ludus/state.ts'
import { lanistaTablesOf } from '../tables/lanistas.ts'
import { go, next } from './months.ts'
import { move } from './treasury.ts'

/** §27.2.1.1 The smallest number is the largest arena: the Colosseum in Rome. */
export const COLOSSEUM = 1

/** §39.5.4, §27.2 2D3 less one for the quality of the games, and for the arena in which all of them are held. */
export function playMunus(state: LudusState, referee: LudusRef): void {
  const by = state.editor!
  const twice = (rule: string, name: string) => d3(referee, rule, by, name) + d3(referee, rule, by, name) - 1
  const quality = twice('§39.5.4', 'quality')
  const arena = state.options.arena === 'on' ? twice('§27.2.1', 'size') : 0
  state.munus = { quality, arena, waiting: [], draft: null, fixtures: [], wagers: [] }
  if (referee.listening) referee.tell({ kind: 'munusOpened', rule: '§39.5.4', seat: by, quality, arena })
  if (arena === COLOSSEUM && state.options.colosseumBonus === 'perMunus') {
    for (const seat of inOrder(state)) payBonus(state, seat, referee)
  }
  go(state, 'entries')
}

/** §39.5.4.5 */
export function payBonus(state: LudusState, seat: Seat, referee: LudusRef): void {
  const { colosseum } = lanistaTablesOf(state.options).ludus
  move(state, null, seat, colosseum, { heading: 'colosseum', rule: '§39.5.4.5' }, referee)
}

/** §39.5.4.1 So many matches as the quality says, and a man for each. */
export function playEntries(state: LudusState, referee: LudusRef): void {
  const seat = state.todo[0]!
  const munus = state.munus!
  const names = stableOf(state, seat).length > 0 ? referee.ask({ kind: 'entries', seat, rule: '§39.5.4.1' }) : []
  const sent = names.filter((name) => send(state, manNamed(state, name), false, referee))
  munus.waiting = [...munus.waiting, ...sent]
  next(state, 'arrange')
  if (state.phase !== 'arrange') return
  // C.34 The Editor's men come last.
  const isOfEditor = (name: string) => manNamed(state, name).owner === state.editor
  munus.waiting = [...munus.waiting.filter((name) => !isOfEditor(name)), ...munus.waiting.filter(isOfEditor)]
  if (munus.waiting.length === 0) go(state, 'experience')
}

/** §39.5.4.2 1D3 for each man, but not for the Editor's; who cannot be paid for stays at home. */
export function send(state: LudusState, man: LudusMan, isAlly: boolean, referee: LudusRef): boolean {
  const { owner: seat, name } = man
  const fee = seat === state.editor ? 0 : d3(referee, '§39.5.4.2', seat, 'fee')
  if (fee > state.ludi[seat]!.denarii) {
    if (referee.listening) referee.tell({ kind: 'manWithdrawn', rule: '§39.5.4.2', seat, name })
    return false
  }
  if (referee.listening) referee.tell({ kind: 'manSent', rule: '§39.5.4.1', seat, name, isAlly })
  move(state, seat, null, fee, { heading: 'fee', rule: '§39.5.4.2', about: name }, referee)
  man.isSent = true
  return true
}
