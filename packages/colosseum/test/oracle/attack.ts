/** §9.5, §9.6, chapters 12, 13.1 and 23: one attack, from the dice to what it does. */
import type { State } from '../../src/index.ts'
import { answerOf } from './answers.ts'
import { type AttackDice, rollAttack } from './attack-dice.ts'
import { cancelAll, effective, loseCF, weaponLost } from './attack-order.ts'
import { balanceDRM, hasCards, loseBalance } from './cards.ts'
import { dropHand, dropShield, dropWeapon } from './drops.ts'
import { isClassic } from './edition.ts'
import { isBehind } from './engagement.ts'
import { beside, terrainOf } from './hexes.ts'
import { manOf, type Play } from './play.ts'
import { type Blow, type OwnRow, rangeTo } from './rows.ts'
import {
  cfNow,
  hasJavelins,
  holds,
  isArm,
  isDimachus,
  isIn,
  isLiving,
  isProne,
  isUntrained,
  type Man,
  pairOf,
  shieldOf,
} from './sheet.ts'
import { checkFall, checkStumble, rollStun } from './stun.ts'
import { beastCriticalOf, criticalOf, readTable, shieldTracks, weaponTable, woundsOf } from './tables.ts'
import { criticalEffect, kill, woundRoll } from './wounds.ts'

const areaOfGuard: Readonly<Record<string, number>> = { D: 1, B: 2, K: 3, P: 4, J: 5 }

/** §23.3 A defence whose need is lost has no effect any more. */
export function guardWorks(state: State, man: Man, guard: string): boolean {
  if (man.isUnconscious) return false
  const isUp = man.posture === 'standing'
  if (guard === 'B') return shieldOf(man) !== undefined
  if (guard === 'K') return isUp && !man.now.stumbling
  if (guard === 'P') return man.hands.some(isArm) && (!isProne(man) || hasCards(state))
  if (guard === 'J') return isUp
  return guard === 'D'
}

const guardResult: Readonly<Record<string, string>> = { D: '--', B: 'S', K: '--', P: 'P', J: '--' }

/** §26.4 From the three rear hexes of a single man no defence helps; from farther off, from outside his front. */
export function isFromBehind({ state, fight }: Play, row: OwnRow): boolean {
  const target = state.gladiators[row.target]!
  const attacker = state.gladiators[row.seat]!
  return fight?.outnumbered[target.seat] === true && isBehind(target, attacker)
}

export function blowOf(play: Play, row: OwnRow, cf = effective(row)): Blow {
  const attacker = manOf(play, row.seat)
  const target = manOf(play, row.target)
  const plan = play.fight!.allocations[row.target]
  const noDefence = target.isUnconscious || isFromBehind(play, row)
  const guards =
    plan &&
    areaOfGuard[plan.guard] === row.area &&
    !isFromBehind(play, row) &&
    guardWorks(play.state, target, plan.guard)
  // Half, not a quarter, for one on the ground with a bow (our ruling).
  const halves = isProne(target) || holds(target, 'bow') ? 1 : 0
  const planned = noDefence ? 0 : Math.floor((plan?.defence[row.area - 1] ?? 0) / 2 ** halves)
  // §30.6.6.2
  const defence = target.rider >= 0 ? 2 * manOf(play, target.rider).now.moved : planned
  const loss = guards ? 0 : target.now.defenceLoss
  if (!guards) target.now.defenceLoss = 0
  const shield = shieldOf(target)
  return {
    row,
    cf,
    defence,
    loss: noDefence ? 0 : loss,
    guard: guards ? plan.guard : '',
    fixed: guards ? guardResult[plan.guard]! : null,
    drm: Math.max(0, -cfNow(target)) + target.now.escapeDRM + shieldDRM(play.state, target) + offBalance(play, row),
    hasArm: target.hands.some(isArm),
    shield: shield?.kind ?? null,
    shieldBoxes: shield?.boxes ?? 0,
    ST: attacker.ST + (row.weapon === 'maul' && isWeaponRow(row) ? 3 : 0),
    dropDRM: dropDRM(play.state, attacker, target, row),
    armLoss: target.cfLoss[3]!,
    isOnRock: target.isOnRock,
    isMounted: target.mount >= 0,
  }
}

/** V7 The XL shield of a Hoplomachus. */
export const shieldDRM = ({ options }: State, target: Man): number =>
  options.v2XlShield === 'on' && shieldOf(target)?.isXL ? -1 : 0

const offBalance = ({ state, fight }: Play, { seat, target }: OwnRow): number =>
  hasCards(state) ? balanceDRM(fight!, seat, target) : 0

/** Bash and Sand are no blows with the weapon. */
const isWeaponRow = ({ means }: OwnRow): boolean => means === 'right' || means === 'left'

function dropDRM(state: State, attacker: Man, target: Man, row: OwnRow): number {
  let drm = 0
  if (isWeaponRow(row) && row.weapon) {
    if (row.weapon === 'scissor') drm += 4
    if (isUntrained(attacker, row.weapon)) drm -= 2
  }
  // B-29
  if (state.options.dropDefenderStrength === 'on') drm -= target.ST
  if (
    !isDimachus(state, target) &&
    state.options.twoWeapons === 'on' &&
    target.style !== 'dimachaerus' &&
    pairOf(target) === 'alike'
  )
    drm += 2
  return drm
}

const ladder = ['S', 'S*', 'P', 'P*', 'H', 'H+1']

/** §9.6 By what the defender lacks; §24.3 two weapons. */
function converted(result: string, hasWeapon: boolean, hasShield: boolean): string {
  let now = result
  if ((now === 'S' || now === 'S*') && !hasShield) now = 'P'
  if (now === 'P*' && !(hasWeapon && hasShield)) now = 'H'
  if (now === 'P' && !hasWeapon) now = 'H'
  return now
}

const bonusOf = (result: string): number => Number(result.slice(2) || 0)

/** Makes the attack of a blow that was worked out before. */
export function strike(play: Play, blow: Blow): { result: string; counts: string } {
  const { row, fixed } = blow
  const dice = rollAttack(play, row.seat)
  const modified = blow.cf - blow.defence + blow.loss
  const raw = fixed ?? readTable(play.state.options, dice.red, modified, blow.drm)
  const isMoved = !fixed && row.weapon === 'flail' && isWeaponRow(row) && ladder.slice(0, 4).includes(raw)
  const result = isMoved ? ladder[ladder.indexOf(raw) + 2]! : raw
  const isBeast = manOf(play, row.target).beast !== null
  const counts = isBeast && /^[SP]/.test(result) ? 'H' : converted(result, blow.hasArm, blow.shield !== null)
  if (hasCards(play.state)) loseBalance(play.fight!, blow)
  // §21.3.3.1 As the table gives it, before a flail moves it (our ruling), if a Disarm has left it in his hands.
  const mayBreak = raw === 'P*' && row.means !== 'bare' && row.special !== 'T'
  const check = () => breakBow(play, manOf(play, row.seat), manOf(play, row.target))
  if (mayBreak && row.special !== 'A') check()
  apply(play, blow, dice, result, counts, fixed ? blow.cf : modified)
  if (mayBreak && row.special === 'A') check()
  return { result, counts }
}

function apply(play: Play, blow: Blow, dice: AttackDice, result: string, counts: string, modified: number): void {
  const { row } = blow
  const attacker = manOf(play, row.seat)
  const target = manOf(play, row.target)
  if (row.special === 'T') {
    if (counts.startsWith('H')) throwSand(play, row, target, bonusOf(counts))
    return
  }
  if (counts === 'F') {
    fumble(play, attacker, row)
    return
  }
  if (counts.startsWith('S')) {
    if (row.means !== 'bare') damageShield(play, blow, dice, counts === 'S*')
    return
  }
  if (counts === 'P' || counts === 'P*') {
    // §28.7.3.2 A parry meets its fore legs.
    if (row.means === 'bare' || row.means === 'body') woundRoll(play, attacker, 4, dice, 0, row.target, false)
    if (row.means !== 'bare') dropCheck(play, blow, dice, modified, 0)
    if (result === 'P*' && row.means !== 'bare') breakCheck(play, row, attacker, target)
  }
  if (counts.startsWith('H')) hit(play, blow, dice, bonusOf(counts), modified)
}

/** §30.6.4 Whatever hits him may make him stumble. */
export function shakeRider(play: Play, man: Man, bonus: number): void {
  if (isIn(man) && man.mount >= 0) checkStumble(play, man, bonus)
}

/** §9.6 F: no more attacks, and one die off the next defence. §27.6.1 Beside a tree he loses what he struck with. */
function fumble(play: Play, man: Man, row: OwnRow): void {
  cancelAll(play, man)
  man.now.defenceLoss += play.feed.sum('off balance', man.seat, 1)
  // In the hex of a tree he is not farther from it (our ruling).
  const near = [man.cell, ...[0, 1, 2, 3, 4, 5].map((dir) => beside(man.cell, dir))]
  const isByTree = near.some((cell) => terrainOf(play.state, cell) === 'tree')
  if (isByTree && isWeaponRow(row) && man.hands[row.hand] && man.hands[row.hand]!.kind !== 'scissor')
    dropHand(play, man, row.hand)
}

/** §23.2 T: the defender loses 2D3 CF and the bonus for this phase, unless a blow of the same moment has killed him. */
function throwSand(play: Play, row: OwnRow, target: Man, bonus: number): void {
  if (!isLiving(target)) return
  const points = play.feed.d3('sand', row.seat) + play.feed.d3('sand', row.seat) + bonus
  loseCF(play, target, points)
}

/** §12.2 */
function damageShield(play: Play, blow: Blow, dice: AttackDice, isEdge: boolean): void {
  const { row } = blow
  const target = manOf(play, row.target)
  const shield = shieldOf(target)
  // A blow of the same moment may have ruined it: this one has met it all the same (§9.4.3).
  const track = shieldTracks[blow.shield as 'smallShield']
  const points = Number(track[blow.shieldBoxes])
  const pike = row.weapon === 'pike' && isWeaponRow(row) ? 6 : 0
  const damage = dice.shield() + blow.ST + (blow.cf - blow.defence) + (isEdge ? 1 : 0) + pike
  const lost = track.slice(blow.shieldBoxes, blow.shieldBoxes + Math.max(0, damage - points))
  const letters = lost.filter((box) => Number.isNaN(Number(box)))
  const boxes = Math.min((shield?.boxes ?? track.length) + lost.length, track.length)
  const isRuined = Number.isNaN(Number(track[boxes] ?? 'x'))
  // §12.3.1 P first, then H, never more than one wound roll; P without a weapon is H.
  const hits = letters.map((letter) => (letter === 'P' && !target.hands.some(isArm) ? 'H' : letter))
  if (shield) shield.boxes = boxes
  if (shield && isRuined) {
    shield.condition = 'battered'
    dropHand(play, target, target.hands.indexOf(shield))
  }
  if (hits.includes('P')) dropCheck(play, blow, dice, blow.cf - blow.defence + blow.loss, 0)
  if (hits.includes('H')) hit(play, blow, dice, 0, blow.cf - blow.defence + blow.loss)
  if (!isRuined && isEdge) shieldDropCheck(play, blow, dice, target)
}

/** §13.1.1 */
function dropSum(blow: Blow, dice: AttackDice, modified: number, other: number): number {
  return dice.drop() - blow.ST - blow.dropDRM - modified - other
}

function dropCheck(play: Play, blow: Blow, dice: AttackDice, modified: number, other: number): void {
  if (dropSum(blow, dice, modified, other + blow.armLoss) < 1) dropWeapon(play, manOf(play, blow.row.target))
}

function shieldDropCheck(play: Play, blow: Blow, dice: AttackDice, target: Man): void {
  // In 1981 the arms do not count for a shield.
  const arms = isClassic(play.state) ? 0 : blow.armLoss
  if (dropSum(blow, dice, blow.cf - blow.defence + blow.loss, arms) < 1) dropShield(play, target)
}

/** §20.10.2, §21.6.1 Trident and javelin of the attacker may break on a P*. */
function breakCheck(play: Play, row: OwnRow, attacker: Man, target: Man): void {
  const item = attacker.hands[row.hand]
  if (item?.condition !== 'whole' || !isWeaponRow(row)) return
  // A-10 Where light men of 1981 may carry a spear it is a trident in this.
  const isTrident =
    item.kind === 'trident' ||
    (item.kind === 'javelin' && hasJavelins(play.state, attacker)) ||
    (item.kind === 'spear' && play.state.options.lightSpear === 'yes')
  const limit = item.kind === 'bow' ? 99 : weaponTable[isTrident ? 'trident' : item.kind]!.breaks
  if (limit === 99) return
  if (play.feed.sum('break', row.seat, 2) + target.ST <= limit) return
  if (!isTrident) item.condition = 'useless'
  else {
    const isHigh = play.feed.sum('what is left', row.seat, 1) >= 5
    const isUsable = (play.state.options.brokenTrident === 'usableOn56') === isHigh
    item.condition = isUsable ? 'short' : 'useless'
  }
  const isFar = rangeTo(attacker, target) > 1
  if (item.condition === 'useless' || isFar) weaponLost(play, attacker, row.hand)
}

/** §21.3.3 The bow of the defender. */
function breakBow(play: Play, attacker: Man, target: Man): void {
  const bow = target.hands.find((item) => item?.kind === 'bow' && item.condition === 'whole')
  if (bow && play.feed.sum('break', target.seat, 2) + attacker.ST > 7) bow.condition = 'useless'
}

/** A body hit; §30.6.4 one that meets a rider may make him stumble. */
function hit(play: Play, blow: Blow, dice: AttackDice, bonus: number, modified: number): void {
  strikeHome(play, blow, dice, bonus, modified)
  const { special, target } = blow.row
  if (!blow.isMounted) return
  if (special === 'F') play.fight!.shaken = { seat: target, bonus }
  else shakeRider(play, manOf(play, target), bonus)
}

/** By what kind of attack it was. */
function strikeHome(play: Play, blow: Blow, dice: AttackDice, bonus: number, modified: number): void {
  const { row } = blow
  const target = manOf(play, row.target)
  if (row.special === 'A') {
    dropCheck(play, blow, dice, modified, 8 + bonus)
    return
  }
  if (row.special === 'F') {
    feint(play, row, bonus)
    return
  }
  if (row.means === 'bare' && row.special === '') {
    fist(play, blow, dice, bonus)
    return
  }
  const isHalf = row.special === 'S' || row.special === 'H'
  const raw =
    row.means === 'bare' ? null : woundRoll(play, target, row.area, dice, bonus + axeBonus(row), row.seat, isHalf)
  if (row.special === 'H' && isLiving(target)) rollStun(play, target, bonus)
  if (row.special === 'S') checkStumble(play, target, bonus + (play.state.options.sweepDrm === 'hPlus1' ? 1 : 0))
  // §21.8.1 After the Sweep's own check (our ruling).
  if (row.weapon === 'maul' && isWeaponRow(row) && isLiving(target)) rollStun(play, target, 0)
  if (blow.isOnRock && isLiving(target) && raw !== null) shakeOffRock(play, target, raw, bonus)
}

/** ARE-7 By the wounds of the same dice without armour, or by the bonus of the hit. */
export function shakeOffRock(play: Play, target: Man, raw: number, bonus: number): void {
  if (play.state.options.rockHit === 'fallProne') {
    checkFall(play, target, -bonus)
    return
  }
  const wounds = woundsOf(raw)
  checkStumble(play, target, wounds === 'K' ? 8 : wounds)
}

const axeBonus = (row: OwnRow): number => (row.weapon === 'axe' && isWeaponRow(row) ? 2 : 0)

/** §23.2 F: no harm, but another attack at once, where he likes, with 4 CF and the bonus. */
function feint(play: Play, row: OwnRow, bonus: number): void {
  play.fight!.feint = { ...row, special: '', cf: Math.min(8, 4 + bonus), halvings: 0, status: 'made' }
}

/** §22.2.2, §22.3 A strike with the bare hand stuns. */
function fist(play: Play, blow: Blow, dice: AttackDice, bonus: number): void {
  const { row } = blow
  const target = manOf(play, row.target)
  const points = rollStun(play, target, manOf(play, row.seat).ST + bonus)
  strikeCritical(play, target, row.area, dice.critical(), points, row.seat)
}

/** §22.3.1 to §22.3.3 */
export function strikeCritical(play: Play, target: Man, area: number, twoDice: number, stun: number, by: number): void {
  if (!isLiving(target)) return
  const { options } = play.state
  // A fist does not double its stun.
  const code = target.beast
    ? beastCriticalOf(options, area, twoDice, stun).replace('2xS', 'S')
    : criticalOf(options, area, twoDice, stun)
  const fallsToo = code === 'HL' || code === 'K' || code.endsWith('M')
  const grapples = code.startsWith('2x') || code.startsWith('3x') || code.startsWith('SA')
  const isAdded = options.strikeCrit === 'add'
  if (code === 'K' && isAdded) {
    kill(play, target, by, true)
    return
  }
  const check = () => {
    if (code !== '--' && options.criticalStumble === 'any') checkStumble(play, target)
  }
  if (isAdded && (code.endsWith('M') || (code === 'HL' && !target.hasHelmet))) target.isMortal = true
  const isReplaced = !isAdded && (fallsToo || grapples)
  if (!isReplaced) criticalEffect(play, target, area, code, by, 0)
  if (!isReplaced) check()
  if (fallsToo) checkFall(play, target, -3)
  if (grapples) offerGrapple(play, target, area, by)
  if (isReplaced) check()
}

function offerGrapple(play: Play, target: Man, area: number, by: number): void {
  const man = manOf(play, by)
  const limit = Number(play.state.options.limbLimit)
  if (target.beast || target.mount >= 0) return
  const can = man.hands[0] === null && man.hands[1] === null && man.cfLoss[3]! <= limit && !isProne(man)
  if (!can || !isLiving(target) || target.grappledBy >= 0) return
  if (!answerOf(play, 'grapple', man, () => false)) return
  target.grappledBy = by
  target.grappleArea = area as Man['grappleArea']
  cancelAll(play, target)
}
