/** §7 Ties and dropped things. */
import { type Refusal, t } from '@harena/engine'
import { numbersOf } from '../match/context.ts'
import type { Ref } from '../match/game.ts'
import { type Fighter, isIn, mapOf, type State } from '../match/state.ts'
import type { Thing } from '../tables/gladiator-types.ts'
import { baseOf } from './modifiers.ts'

/** §7.1 One die after a tie: 6 loses the weapon, 1 the net or else the shield. */
export function rollForLosses(state: State, referee: Ref, fighter: Fighter): void {
  const die = referee.roll(1, '§7.1', fighter.seat, 'loss')
  const lost = lostThing(fighter, die)
  if (lost) drop(state, fighter, lost, fighter.cell)
  if (referee.listening) {
    const hex = mapOf(state).hex(fighter.cell)
    referee.tell({ kind: 'tieRolled', rule: '§7.1', seat: fighter.seat, die, lost, hex })
  }
}

/** R16 The net goes before the shield; one with nothing to lose loses nothing. */
function lostThing(fighter: Fighter, die: number): Thing | null {
  if (!isIn(fighter)) return null
  if (die === 6) return fighter.weapon
  if (die !== 1) return null
  return fighter.net ? 'net' : fighter.shield ? 'shield' : null
}

/** §7.2 A thing leaves his hands and lies in a hex: his own, except for a net that was thrown. */
export function drop(state: State, fighter: Fighter, kind: Thing, cell: number): void {
  hold(state, fighter, kind, false)
  state.ground.push({ cell, kind })
}

/** Puts a thing into his hands or takes it out of them. */
export function hold(state: State, fighter: Fighter, kind: Thing, isHeld: boolean): void {
  if (kind === 'shield') fighter.shield = isHeld
  else if (kind === 'net') fighter.net = isHeld
  else fighter.weapon = isHeld ? kind : null
  fighter.base = baseOf(numbersOf(state).set.modifiers, fighter.equipment, fighter.shield, fighter.net)
}

const armed: Refusal = {
  rule: '§7.4',
  message: t('He holds a weapon already; only one without a weapon takes one up.'),
}
const weaponsOnly: Refusal = {
  rule: 'R17',
  message: t('In this bout only weapons are picked up, no shields and no nets.'),
}
const notHis: Refusal = {
  rule: '§7.4',
  message: t('He came without one; a shield or net is for those whose sheet has it.'),
}
const hasOne: Refusal = { rule: '§7.4', message: t('He holds one already.') }
const notHere: Refusal = { rule: '§7.4', message: t('No such thing lies in his hex.') }

/** §7.4 Why he cannot use a thing of this kind now; null if he can. */
export function holdRefusal(state: State, fighter: Fighter, kind: Thing): Refusal | null {
  if (kind === 'sword' || kind === 'spear') return fighter.weapon === null ? null : armed
  if (state.options.recoverShieldAndNet === 'no') return weaponsOnly
  if (!fighter.equipment[kind]) return notHis
  return fighter[kind] ? hasOne : null
}

/** §7.4 Why he cannot take up a thing of this kind where he stands; null if he can. */
export function takeRefusal(state: State, fighter: Fighter, kind: Thing): Refusal | null {
  if (findThing(state, fighter.cell, kind) < 0) return notHere
  return holdRefusal(state, fighter, kind)
}

/** Takes up a thing from his own hex. */
export function take(state: State, fighter: Fighter, kind: Thing): void {
  state.ground.splice(findThing(state, fighter.cell, kind), 1)
  hold(state, fighter, kind, true)
}

function findThing(state: State, cell: number, kind: Thing): number {
  const { ground } = state
  for (let i = 0; i < ground.length; i++) if (ground[i]!.cell === cell && ground[i]!.kind === kind) return i
  return -1
}
