/** §11.6 to §11.9: where darts and arrows go, and how one gets them back. */
import { OUTSIDE } from '@harena/engine'
import { numbersOf } from '../match/context.ts'
import type { Ref } from '../match/game.ts'
import { type Fighter, hexOf, type MissileKind, mapOf, type State } from '../match/state.ts'
import { BOW, DARTS } from '../tables/weapons.ts'
import { refit } from './gladiators.ts'

/** §6.1: each throw or shot uses one; a hand without darts guards nothing (R52). */
export function spendMissile(state: State, fighter: Fighter, weapon: number): void {
  fighter.missilesLeft[weapon]!--
  refit(fighter, state.sheets[fighter.seat]!, state.options)
}

function missileKind(fighter: Fighter, weapon: number): MissileKind {
  return fighter.arms[weapon] === DARTS ? 'dart' : 'arrow'
}

/** §11.8: after a miss it lies in the target's hex if the attacker's natural die was odd, else next to it. */
export function landMissile(
  state: State,
  referee: Ref,
  attacker: Fighter,
  weapon: number,
  target: Fighter,
  attackerDie: number,
): void {
  const missile = missileKind(attacker, weapon)
  const cell = attackerDie % 2 === 1 ? target.cell : scatter(state, referee, attacker, target)
  if (cell === OUTSIDE) {
    if (referee.listening) referee.tell({ kind: 'missileGone', rule: 'R32', missile })
    return
  }
  state.ground.push({ cell, kind: missile })
  if (referee.listening) referee.tell({ kind: 'missileLanded', rule: '§11.8', missile, hex: hexOf(state, cell) })
}

/** R32: the die is a direction, 1 for north and on clockwise; outside the arena it is rolled again. */
function scatter(state: State, referee: Ref, attacker: Fighter, target: Fighter): number {
  const map = mapOf(state)
  for (;;) {
    const dir = referee.roll(1, '§11.8', attacker.seat, 'where it lands') - 1
    const cell = map.neighbour(target.cell, dir)
    if (cell !== OUTSIDE || state.options.scatterOut === 'lost') return cell
    referee.point(() => JSON.stringify(['scatter', attacker.seat, target.seat, state]))
  }
}

export type NoPickUp = 'owner' | 'nothing' | 'ap'

/** §11.9: why a gladiator may not pick up such a missile here; null if he may. */
export function whyNoPickUp(state: State, fighter: Fighter, kind: MissileKind): NoPickUp | null {
  if (weaponFor(fighter, kind) < 0) return 'owner'
  if (lyingHere(state, fighter, kind) < 0) return 'nothing'
  return fighter.ap < numbersOf(state).set.apCosts.pickUp ? 'ap' : null
}

export function canPickUp(state: State, fighter: Fighter, kind: MissileKind): boolean {
  return state.ground.length > 0 && whyNoPickUp(state, fighter, kind) === null
}

/** The place on the sheet of the weapon that takes such missiles: darts, or a bow he still has (R33, R56). */
function weaponFor(fighter: Fighter, kind: MissileKind): number {
  const index = kind === 'dart' ? DARTS : BOW
  for (let weapon = 0; weapon < fighter.arms.length; weapon++) {
    if (fighter.arms[weapon] === index && !fighter.weaponLost[weapon]) return weapon
  }
  return -1
}

/** Whose missile it was does not matter. */
function lyingHere(state: State, fighter: Fighter, kind: MissileKind): number {
  return state.ground.findIndex((missile) => missile.cell === fighter.cell && missile.kind === kind)
}

export function pickUp(state: State, referee: Ref, fighter: Fighter, kind: MissileKind): void {
  fighter.ap -= numbersOf(state).set.apCosts.pickUp
  state.ground.splice(lyingHere(state, fighter, kind), 1)
  const weapon = weaponFor(fighter, kind)
  fighter.missilesLeft[weapon]!++
  refit(fighter, state.sheets[fighter.seat]!, state.options)
  if (referee.listening) {
    const count = fighter.missilesLeft[weapon]!
    referee.tell({ kind: 'pickedUp', rule: '§11.9', seat: fighter.seat, missile: kind, count })
  }
}
