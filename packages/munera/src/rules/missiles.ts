/** §11.6 to §11.9: where darts and arrows go, and how one gets them back. */
import { OUTSIDE } from '@harena/engine'
import type { MuneraReferee } from '../match/game.ts'
import { arenaOf, type Bout, type Fighter, hexOf, type MissileKind } from '../match/state.ts'
import { apCosts } from '../tables/action-points.ts'
import { BOW, DARTS } from '../tables/weapons.ts'
import { refit } from './gladiators.ts'

/** §6.1: each throw or shot uses one; a hand without darts guards nothing (R52). */
export function spendMissile(bout: Bout, fighter: Fighter, weapon: number): void {
  fighter.missilesLeft[weapon]!--
  refit(fighter, bout.sheets[fighter.seat]!, bout.options)
}

function missileKind(fighter: Fighter, weapon: number): MissileKind {
  return fighter.arms[weapon] === DARTS ? 'dart' : 'arrow'
}

/** §11.8: after a miss it lies in the target's hex if the attacker's natural die was odd, else next to it. */
export function landMissile(
  bout: Bout,
  referee: MuneraReferee,
  attacker: Fighter,
  weapon: number,
  target: Fighter,
  attackerDie: number,
): void {
  const missile = missileKind(attacker, weapon)
  const cell = attackerDie % 2 === 1 ? target.cell : scatter(bout, referee, attacker, target)
  if (cell === OUTSIDE) {
    if (referee.listening) referee.tell({ kind: 'missileGone', rule: 'R32', missile })
    return
  }
  bout.ground.push({ cell, kind: missile })
  if (referee.listening) referee.tell({ kind: 'missileLanded', rule: '§11.8', missile, hex: hexOf(bout, cell) })
}

/** R32: the die is a direction, 1 for north and on clockwise; outside the arena it is rolled again. */
function scatter(bout: Bout, referee: MuneraReferee, attacker: Fighter, target: Fighter): number {
  const map = arenaOf(bout)
  for (;;) {
    const dir = referee.roll(1, '§11.8', attacker.seat) - 1
    const cell = map.neighbour(target.cell, dir)
    if (cell !== OUTSIDE || bout.options.scatterOut === 'lost') return cell
    referee.point(() => JSON.stringify(['scatter', attacker.seat, target.seat, bout]))
  }
}

export type NoPickUp = 'owner' | 'nothing' | 'ap'

/** §11.9: why a gladiator may not pick up such a missile here; null if he may. */
export function whyNoPickUp(bout: Bout, fighter: Fighter, kind: MissileKind): NoPickUp | null {
  if (weaponFor(fighter, kind) < 0) return 'owner'
  if (lyingHere(bout, fighter, kind) < 0) return 'nothing'
  return fighter.ap < apCosts.pickUp ? 'ap' : null
}

export function canPickUp(bout: Bout, fighter: Fighter, kind: MissileKind): boolean {
  return bout.ground.length > 0 && whyNoPickUp(bout, fighter, kind) === null
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
function lyingHere(bout: Bout, fighter: Fighter, kind: MissileKind): number {
  return bout.ground.findIndex((missile) => missile.cell === fighter.cell && missile.kind === kind)
}

export function pickUp(bout: Bout, referee: MuneraReferee, fighter: Fighter, kind: MissileKind): void {
  fighter.ap -= apCosts.pickUp
  bout.ground.splice(lyingHere(bout, fighter, kind), 1)
  const weapon = weaponFor(fighter, kind)
  fighter.missilesLeft[weapon]!++
  refit(fighter, bout.sheets[fighter.seat]!, bout.options)
  if (referee.listening) {
    const count = fighter.missilesLeft[weapon]!
    referee.tell({ kind: 'pickedUp', rule: '§11.9', seat: fighter.seat, missile: kind, count })
  }
}
