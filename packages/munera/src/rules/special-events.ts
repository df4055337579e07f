/** §7 Special events: what natural doubles do. */

import type { Ref } from '../match/game.ts'
import type { Fighter, State } from '../match/state.ts'
import type { Double } from '../tables/doubles.ts'
import { allWeapons, canWound, DARTS, isCast, LASSO, NET } from '../tables/weapons.ts'
import { loseBalance } from './action-points.ts'
import { appeal } from './appeals.ts'
import { goOut } from './ending.ts'
import { refit } from './gladiators.ts'
import { FISTS, handToTell } from './modifiers.ts'

export function specialEvent(
  state: State,
  referee: Ref,
  attacker: Fighter,
  weapon: number,
  defender: Fighter,
  double: Double,
  face: number,
): void {
  switch (double) {
    case 'killed':
      goOut(state, referee, defender, 'killed', attacker.seat, '§7.1')
      break
    case 'shieldLost':
      loseShieldOrNet(state, referee, defender)
      break
    case 'defenderOffBalance':
      loseBalance(state, referee, defender, face === 4 ? '§7.3' : '§7.6')
      break
    case 'attackerOffBalance':
      loseBalance(state, referee, attacker, '§7.4')
      break
    case 'floored':
      // §7.5: over for him, whatever his strength; the others go on (R24).
      appeal(state, referee, defender, attacker.seat, 'floored')
      break
    case 'weaponLost':
      loseAWeapon(state, referee, attacker, weapon, defender)
      break
  }
}

/** §7.2: one thing, in the order shield, net, lasso (R23). */
function loseShieldOrNet(state: State, referee: Ref, fighter: Fighter): void {
  const sheet = state.sheets[fighter.seat]!
  if (sheet.shield && !fighter.shieldLost) {
    fighter.shieldLost = true
    refit(fighter, sheet, state.options)
    if (referee.listening) {
      referee.tell({ kind: 'equipmentLost', rule: '§7.2', seat: fighter.seat, item: 'shield', hand: null })
    }
    return
  }
  const net = heldPlace(fighter, NET)
  const weapon = net < 0 ? heldPlace(fighter, LASSO) : net
  if (weapon >= 0) loseWeapon(state, referee, fighter, weapon, '§7.2')
  else if (referee.listening) referee.tell({ kind: 'nothingLost', rule: '§7.2', seat: fighter.seat })
}

function heldPlace(fighter: Fighter, index: number): number {
  const weapon = fighter.arms.indexOf(index)
  return weapon >= 0 && !fighter.weaponLost[weapon] ? weapon : -1
}

/** Whether a double 5 finds something to take. */
export function hasShieldOrNet(state: State, fighter: Fighter): boolean {
  if (state.sheets[fighter.seat]!.shield && !fighter.shieldLost) return true
  return heldPlace(fighter, NET) >= 0 || heldPlace(fighter, LASSO) >= 0
}

/** §7.7: 1-3 the attacker's weapon, 4-6 one of the defender's (R22). */
function loseAWeapon(state: State, referee: Ref, attacker: Fighter, used: number, defender: Fighter): void {
  const loser = referee.roll(1, '§7.7', attacker.seat, 'whose weapon') <= 3 ? attacker : defender
  let weapon = weaponLostFirst(state, loser)
  if (weapon < 0) weapon = loser === attacker ? used : rollForWeapon(state, referee, defender)
  if (weapon === FISTS) {
    if (referee.listening) referee.tell({ kind: 'nothingLost', rule: '§7.7', seat: loser.seat })
    return
  }
  if (loser === attacker && weapon === used && loser.arms[weapon] === DARTS) {
    // The dart that was thrown is the one that is lost, and it is out of his hand already.
    if (referee.listening) {
      referee.tell({ kind: 'equipmentLost', rule: '§7.7', seat: loser.seat, item: 'darts', hand: null })
    }
    return
  }
  loseWeapon(state, referee, loser, weapon, '§7.7')
}

/** Whether a double 1 finds something to take from the attacker, who uses this weapon or his FISTS. */
export function canAttackerLose(state: State, attacker: Fighter, used: number): boolean {
  return used !== FISTS || weaponLostFirst(state, attacker) >= 0
}

/** Whether a double 1 finds something to take from the defender. */
export function canDefenderLose(state: State, defender: Fighter): boolean {
  return defender.arms.some((_, weapon) => canLose(state, defender, weapon))
}

/** A Diamecheri loses the left sword first, whichever he used. */
function weaponLostFirst(state: State, fighter: Fighter): number {
  const sheet = state.sheets[fighter.seat]!
  if (sheet.loseFirst === null) return -1
  return sheet.weapons.findIndex(({ hand }, weapon) => hand === sheet.loseFirst && canLose(state, fighter, weapon))
}

/** The defender's: the only one, or by a die one of those on his sheet, each as likely; FISTS if there is none. */
function rollForWeapon(state: State, referee: Ref, defender: Fighter): number {
  const places = [...defender.arms.keys()].filter((weapon) => canLose(state, defender, weapon))
  if (places.length < 2) return places[0] ?? FISTS
  const die = referee.roll(1, '§7.7', defender.seat, 'which weapon')
  return places[Math.floor(((die - 1) * places.length) / 6)]!
}

/** What a double 1 can take: weapons that wound, with the switch also nets and lassos. */
function canLose(state: State, fighter: Fighter, weapon: number): boolean {
  const index = fighter.arms[weapon]!
  if (fighter.weaponLost[weapon]) return false
  if (index === DARTS) return fighter.missilesLeft[weapon]! > 0
  return canWound[index]! || (isCast[index]! && state.options.doubleOneTakesNets === 'yes')
}

/** Lost for the bout; of darts one dart. */
function loseWeapon(state: State, referee: Ref, fighter: Fighter, weapon: number, rule: '§7.2' | '§7.7'): void {
  const index = fighter.arms[weapon]!
  if (index === DARTS) fighter.missilesLeft[weapon]!--
  else fighter.weaponLost[weapon] = true
  refit(fighter, state.sheets[fighter.seat]!, state.options)
  if (referee.listening) {
    const item = allWeapons[index]!
    const hand = handToTell(fighter, weapon)
    if (item !== 'unarmed') referee.tell({ kind: 'equipmentLost', rule, seat: fighter.seat, item, hand })
  }
}
