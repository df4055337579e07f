/** §9.4 to §9.6 What one attack does, from its dice to the last thing that follows from them. */
import type { SumStep } from '@harena/engine'
import { dropHand, dropShield, dropWeapon } from '../13-condition/drops.ts'
import { isBesideTree } from '../19-advanced/arena.ts'
import { shakeOnRock } from '../19-advanced/obstacles.ts'
import { applySpecialHit, attackAfterFeint } from '../19-advanced/special-attacks.ts'
import { applyStrike } from '../19-advanced/unarmed.ts'
import { canBreak, checkBreak } from '../19-advanced/weapons.ts'
import { meetBlade } from '../28-beasts/combat.ts'
import { shakeRider } from '../30-riders/unhorsing.ts'
import { throwWithFavour } from '../34-luck/favour.ts'
import { man, type RuleContext } from '../match/context.ts'
import { onBeast } from '../match/events.ts'
import { type Gladiator, handHolding, type Item, isLiving, type State } from '../match/state.ts'
import { fromSheets, type Reason, reason, step, sumOf } from '../match/sums.ts'
import { FUMBLE, HIT, PARRY, PARRY_EDGE, resultName } from '../tables/combat-results.ts'
import { type Blow, checkWeaponDrop, countedResult, resolveAttack, type Verdict } from './attack.ts'
import { attackFrom, defenceFromOf } from './attack-from.ts'
import { cancelRows, type PlannedAttack } from './attack-order.ts'
import { blowOf, guardAt } from './blow.ts'
import { blowKey, verdictKey } from './blow-key.ts'
import { sufferShieldDamage } from './shields.ts'
import { rollStun } from './stun.ts'
import { sufferVerdict } from './wounds.ts'

/** An attack meets what there is now; what weakened its target's defence, or put somebody off balance, is used up. */
export function judge(context: RuleContext, attack: PlannedAttack): Blow {
  const { state } = context
  const blow = blowOf(state, attack)
  if (blow.fixed < 0) man(context, attack.target).now.defenceLoss = 0
  const { campaign } = man(context, attack.seat)
  if (campaign !== null) campaign.fatalBlow = 0
  if (state.fight) context.edition.findFeet(state.fight, attack)
  return blow
}

/** The dice of an attack as it was judged, and all that comes of them. */
export function strike(context: RuleContext, attack: PlannedAttack, blow: Blow): void {
  apply(context, attack, blow, throwAttack(context, attack, blow))
}

function throwAttack(context: RuleContext, attack: PlannedAttack, blow: Blow): Verdict {
  const { state, referee, edition } = context
  if (context.luck !== null) return throwWithFavour(context, blow, attack.seat, attack.target)
  const roll = () => resolveAttack(blow, edition, edition.throwDice(referee, attack.seat))
  // The dice of a strike with the bare hand are read again by what comes of it (§22.2.1).
  if (blow.isStrike || attack.means === 'body') return roll()
  return referee.settle(
    () => blowKey(blow, edition, isFine(state, attack)),
    roll,
    (verdict) => verdictKey(verdict, blow, state.options, isFine(state, attack)),
  )
}

/** Whether more comes of the table's result than wounds and drops: a special attack, a maul, a rock, a saddle, what may break. */
export function isFine(state: State, { special, weapon, seat, target }: PlannedAttack): boolean {
  const { gladiators } = state
  if (special !== '' || weapon === 'maul') return true
  if (gladiators[target]!.isOnRock || gladiators[target]!.mount >= 0 || handHolding(gladiators[target]!, 'bow') >= 0)
    return true
  return weapon !== null && canBreak(state, gladiators[seat]!, weapon)
}

/** §9.4.1 A defence shows when its area is attacked; a special one may put somebody off balance. */
function showDefence({ state, edition }: RuleContext, attack: PlannedAttack, { fixed }: Blow): void {
  const { fight } = state
  if (!fight) return
  fight.shown[attack.target]! |= fixed < 0 ? 1 << attack.area : (1 << attack.area) | 1
  if (fixed >= 0) edition.loseBalance(fight, attack, guardAt(state, attack.target))
}

function apply(context: RuleContext, attack: PlannedAttack, blow: Blow, verdict: Verdict): void {
  const who = man(context, attack.seat)
  const target = man(context, attack.target)
  if (context.referee.listening) tellAttack(context, attack, blow, verdict)
  showDefence(context, attack, blow)
  if (attack.special === 'T') {
    if (verdict.result >= HIT) applySpecialHit(context, attack, target, verdict.result - HIT)
    return
  }
  if (verdict.result === FUMBLE) {
    fumble(context, who, attack)
    return
  }
  if (attack.means === 'bare') {
    strikeBare(context, attack, blow, verdict)
    if (verdict.result >= HIT) shakeRider(context, target, verdict.result - HIT)
    return
  }
  if (verdict.shield) sufferShieldDamage(context, target, verdict.shield, verdict.steps?.shield)
  applyDrops(context, target, verdict)
  if (attack.means === 'body' && (verdict.result === PARRY || verdict.result === PARRY_EDGE)) {
    meetBlade(context, who, verdict, target.seat)
  }
  if (verdict.raw === PARRY_EDGE && attack.means !== 'thrown') checkBreaks(context, attack, who, target, verdict)
  const wasOnRock = target.isOnRock
  sufferVerdict(context, target, attack.area, verdict, who.seat)
  if (verdict.hitBonus === null) return
  applyHit(context, attack, target, verdict, verdict.hitBonus, wasOnRock)
  shakeRider(context, target, verdict.hitBonus)
}

/** §22.2, §23.2 A blow with the bare hand; as a special attack its hit brings what that names, and no stun. */
function strikeBare(context: RuleContext, attack: PlannedAttack, blow: Blow, verdict: Verdict): void {
  const { special, target } = attack
  if (special === '' || verdict.result < HIT) applyStrike(context, attack, verdict)
  else if (special === 'A') {
    checkWeaponDrop(blow, verdict.dice, verdict, 8 + verdict.result - HIT)
    applyDrops(context, man(context, target), verdict)
  } else applyHit(context, attack, man(context, target), verdict, verdict.result - HIT, false)
}

/** §9.6 F: he is off balance. His other attacks are lost, and the next area attacked is the weaker for it. */
function fumble(context: RuleContext, who: Gladiator, { hand }: PlannedAttack): void {
  if (context.state.fight) cancelRows(context.state.fight, who.seat)
  const loss = context.referee.roll(1, '§9.6', who.seat, 'off balance')
  who.now.defenceLoss += loss
  if (context.referee.listening) context.referee.tell({ kind: 'fumbled', rule: '§9.6', seat: who.seat, loss })
  // §27.6.1 The swing ends in a tree: what struck it is lost.
  const item = who.hands[hand]
  if (item && item.kind !== 'scissor' && isBesideTree(context.state, who.cell)) dropHand(context, who, hand, '§27.6.1')
}

function applyDrops(context: RuleContext, target: Gladiator, verdict: Verdict): void {
  const { drops, steps, shieldDropTotal, weaponDropTotal } = verdict
  if (context.referee.listening) {
    const { seat } = target
    const checks = [
      ['shield', shieldDropTotal, steps?.shieldDrop, drops.shield],
      ['weapon', weaponDropTotal, steps?.weaponDrop, drops.weapon],
    ] as const
    for (const [what, total, noted, drop] of checks) {
      if (total === null) continue
      const sum = fromSheets(context.state.options, [], { total, steps: noted ?? [] })
      context.referee.tell({ kind: 'dropChecked', rule: '§13.1.1', seat, what, drops: drop, ...sum })
    }
  }
  if (drops.shield) dropShield(context, target, '§13.1')
  if (drops.weapon) dropWeapon(context, target, '§13.1')
}

/** §20.10.2, §21.6.1 P* may break the attacker's trident or javelin, §21.3.3 and the defender's bow. */
function checkBreaks(
  context: RuleContext,
  attack: PlannedAttack,
  who: Gladiator,
  target: Gladiator,
  verdict: Verdict,
): void {
  const { weapon } = attack
  const bow = handHolding(target, 'bow')
  if (bow >= 0) checkBreak(context, target, target.hands[bow]!, who)
  if (verdict.result !== PARRY_EDGE || weapon === null) return
  const item = weaponOf(context, attack)
  if (item) checkBreak(context, who, item, target)
}

/** What he struck with: still in his hand, or on the ground if a simultaneous blow has cost him it. */
function weaponOf({ state }: RuleContext, { seat, hand, weapon }: PlannedAttack): Item | undefined {
  return state.gladiators[seat]!.hands[hand] ?? state.ground.findLast(({ item }) => item.kind === weapon)?.item
}

function applyHit(
  context: RuleContext,
  attack: PlannedAttack,
  target: Gladiator,
  verdict: Verdict,
  bonus: number,
  wasOnRock: boolean,
): void {
  if (attack.special === 'F') feint(context, attack, target, bonus)
  else if (attack.special !== '') applySpecialHit(context, attack, target, bonus)
  // §21.8.1 The maul stuns besides, in a Sweep too.
  const isMaul = attack.weapon === 'maul' && (attack.special === '' || attack.special === 'S')
  if (isMaul && isLiving(target)) rollStun(context, target, 0, '§21.8.1')
  if (wasOnRock) shakeOnRock(context, target, verdict, bonus)
}

/** §23.2 The attack after a Feint that has succeeded follows at once. */
function feint(context: RuleContext, attack: PlannedAttack, target: Gladiator, bonus: number): void {
  const next = isLiving(target) ? attackAfterFeint(context, attack, target, bonus) : null
  if (next) strike(context, next, judge(context, next))
}

function tellAttack(context: RuleContext, attack: PlannedAttack, blow: Blow, verdict: Verdict): void {
  const { seat, target, area, round } = attack
  const isParriedAway = attack.special === 'A' && verdict.result >= HIT
  const because: Reason[] = []
  countedResult(blow, verdict.raw, because)
  if (isParriedAway) reason(because, 'a Disarm strikes the weapon', '§23.2')
  const from = attackFrom(context.state, attack, blow)
  const defenceFrom = defenceFromOf(context.state, attack, blow)
  const { drm: modifier, defenceLoss, fixed } = blow
  const sum = sumOf(stepsOf(blow, verdict))
  context.referee.tell({
    kind: 'attackRolled',
    rule: '§9.5',
    seat,
    target,
    area,
    round,
    cf: blow.attackCF,
    defence: blow.defenceCF,
    guard: fixed >= 0 ? guardAt(context.state, target) : '',
    roll: verdict.dice.red,
    result: resultName(verdict.raw),
    counts: isParriedAway ? 'P' : resultName(verdict.result),
    ...(because.length > 0 && { because }),
    ...(from.length > 1 && { from }),
    ...(defenceFrom.length > 1 && { defenceFrom }),
    ...onBeast(context.state.gladiators[target]!),
    ...fromSheets(context.state.options, [target], { modifier, defenceLoss, ...(fixed < 0 && sum) }),
  })
}

/** §9.5 Attack less defence CF, the red dice and what is added to them: the table has one result for each sum. */
function stepsOf(blow: Blow, { dice }: Verdict): SumStep[] {
  const { attackCF, defenceCF, defenceLoss, weakness, escapeDRM, drm } = blow
  const steps: SumStep[] = []
  step(steps, 'attack CF', attackCF, '§9.5')
  step(steps, 'defence CF', -defenceCF, '§9.5')
  step(steps, 'defence lost', defenceLoss, '§9.4.6')
  step(steps, 'red', dice.red, '§9.5')
  step(steps, 'a man without CF', weakness, '§10.3.4.2')
  step(steps, 'barely free', escapeDRM, '§20.6.1')
  step(steps, 'balance and shield', drm - weakness - escapeDRM, '§23.3')
  return steps
}
