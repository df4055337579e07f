/** Chapter 9: combat, from engagement to the last attack of the phase. */
import { oracleOf } from '@harena/engine'
import { dropShield, dropWeapon } from '../13-condition/drops.ts'
import { checkFall, checkStumble } from '../13-condition/stumble.ts'
import { isBesideTree } from '../19-advanced/arena.ts'
import { applySpecialHit, blowAfterFeint } from '../19-advanced/special-attacks.ts'
import { guardCost, refuseSpecialDefence, specialDefences } from '../19-advanced/special-defences.ts'
import { isFromBehind } from '../19-advanced/teams.ts'
import { twoWeaponDropDRM } from '../19-advanced/two-weapons.ts'
import { applyStrike } from '../19-advanced/unarmed.ts'
import {
  checkBreak,
  itemOf,
  shieldDamageBonusOf,
  strengthBonusOf,
  weaponDropDRM,
  woundBonusOf,
} from '../19-advanced/weapons.ts'
import { balanceDRM, loseBalance } from '../editions/greenwood.ts'
import { throwJavelin } from '../editions/javelins.ts'
import { man, type RuleContext } from '../match/context.ts'
import type { Allocation, QuestionOf } from '../match/questions.ts'
import { type Gladiator, handHolding, isAble, isActive, shieldHand, weakness } from '../match/state.ts'
import { foretell, passPoint } from '../odds/fight-keys.ts'
import { FUMBLE, HIT, PARRY_EDGE, resultName } from '../tables/combat-results.ts'
import { KILLED, woundsOf } from '../tables/wounds.ts'
import { grossCF, poolOfFoes, rowHalvings } from './allocation.ts'
import { type Blow, bareBlow, checkWeaponDrop, resolveAttack, type Verdict } from './attack.ts'
import {
  cancelRows,
  effectiveCF,
  type Fight,
  nextAttacks,
  type PlannedAttack,
  roundOf,
  speedOf,
} from './attack-order.ts'
import { type Engagement, engage } from './engagement.ts'
import { sufferShieldDamage } from './shields.ts'
import { rollStun } from './stun.ts'
import { sufferVerdict } from './wounds.ts'

/** §5.2.6 Engagement, secret allocations, and all attacks in their order. */
export function fightOut(context: RuleContext): void {
  const engagement = engage(context)
  if (!engagement) return
  const questions = askedToAllocate(context, engagement)
  if (questions.length === 0) return
  const answers = context.referee.askAll(questions)
  context.fight = openFight(context, engagement, questions, answers)
  const oracle = oracleOf(context.referee)
  if (oracle) passPoint(context, oracle, fightOn)
  fightOn(context, [], [])
}

/** The attacks that are due, then all that follow. */
function fightOn(context: RuleContext, due: readonly PlannedAttack[], blows: readonly Blow[]): void {
  if (due.length > 0) foretellAll(context, due, blows)
  for (;;) {
    const attacks = nextAttacks(context.state, context.fight!)
    if (attacks.length === 0) break
    for (const attack of attacks) attack.status = 'made'
    resolvePlanned(context, attacks)
  }
  tallyDefences(context, context.fight!)
  context.fight = null
}

/** §9.3.1 Everybody who is engaged and has anything to spend. */
function askedToAllocate(context: RuleContext, engagement: Engagement): QuestionOf<'allocate'>[] {
  const questions: QuestionOf<'allocate'>[] = []
  for (const who of context.state.gladiators) {
    const foes = engagement.foes[who.seat]!
    if (foes.length === 0 || !isAble(who)) continue
    const base = grossCF(context.state, who, engagement.faced[who.seat]!) - who.now.spent
    // §10.3.4 Whoever has no CF of his own left cannot defend, but may attack with his advantage.
    const canDefend = base >= 1
    const canAttack = foes.some((foe) => foe.canAttack) && poolOfFoes(base, foes) >= 1
    if (canDefend || canAttack) {
      questions.push({ kind: 'allocate', seat: who.seat, rule: '§9.3', base, canDefend, foes })
    }
  }
  return questions
}

/** §9.4.1 The attacks are laid open, with number, order, target, area and CF; defences stay hidden. */
function openFight(
  context: RuleContext,
  engagement: Engagement,
  questions: readonly QuestionOf<'allocate'>[],
  answers: readonly Allocation[],
): Fight {
  const seats = context.state.gladiators.length
  const fight: Fight = {
    attacks: [],
    allocations: new Array<Allocation | undefined>(seats).fill(undefined),
    guards: context.state.gladiators.map(() => ''),
    outnumbered: engagement.outnumbered,
    ducked: {},
    stepped: {},
  }
  for (const [at, question] of questions.entries()) {
    const who = man(context, question.seat)
    const allocation = answers[at]!
    fight.allocations[who.seat] = allocation
    fight.guards[who.seat] = allocation.guard
    // §18.3 Unhalved CF count for the crowd, whether the attacks come off or not.
    for (const { cf } of allocation.attacks) who.attackTally += cf
    planAttacks(context, fight, who, allocation, question)
    if (context.referee.listening && allocation.attacks.length > 0) {
      const rows = allocation.attacks
      context.referee.tell({ kind: 'attacksRevealed', rule: '§9.4.1', seat: who.seat, rows })
    }
  }
  return fight
}

/** §5.2.7 The sums of the defence are written down when all is over: before, they would betray what is hidden. */
function tallyDefences(context: RuleContext, { allocations }: Fight): void {
  for (let seat = 0; seat < allocations.length; seat++) {
    const allocation = allocations[seat]
    if (!allocation) continue
    const who = man(context, seat)
    for (const cf of allocation.defence) who.defenceTally += cf
    if (allocation.guard !== '') who.defenceTally += guardCost(context.state)
  }
}

function planAttacks(
  context: RuleContext,
  fight: Fight,
  who: Gladiator,
  { attacks, top }: Allocation,
  { foes }: QuestionOf<'allocate'>,
): void {
  for (const [index, row] of attacks.entries()) {
    const onTop = index === top ? foes.find(({ seat }) => seat === row.target)!.advantage : 0
    fight.attacks.push({
      ...row,
      cf: row.cf + onTop,
      seat: who.seat,
      index,
      round: roundOf(attacks.length, index, speedOf(context.state, who, row)),
      halvings: rowHalvings(context.state, who, row),
      item: itemOf(who, row.means),
      status: 'planned',
    })
  }
}

/** Simultaneous attacks are all judged by how things stand before any of them takes effect (§9.4.3). */
export function resolvePlanned(context: RuleContext, attacks: readonly PlannedAttack[]): void {
  const standing = attacks.flatMap((attack) => {
    if (!isActive(man(context, attack.target))) return []
    return (attack.means === 'thrown' ? throwJavelin(context, attack) : attack) ?? []
  })
  const blows = standing.map((attack) => blowOf(context, attack))
  if (oracleOf(context.referee)) {
    foretellAll(context, standing, blows)
    return
  }
  const verdicts = standing.map(({ seat }, at) =>
    resolveAttack(blows[at]!, context.edition, context.edition.throwDice(context.referee, seat)),
  )
  for (const [at, attack] of standing.entries()) apply(context, attack, blows[at]!, verdicts[at]!)
}

/** The same for the oracle. No throw depends on another, so each attack may take effect before the next is thrown. */
function foretellAll(context: RuleContext, attacks: readonly PlannedAttack[], blows: readonly Blow[]): void {
  const oracle = oracleOf(context.referee)!
  for (const [at, attack] of attacks.entries()) {
    apply(context, attack, blows[at]!, foretell(context, oracle, attack, blows[at]!))
    passPoint(context, oracle, fightOn, attacks.slice(at + 1), blows.slice(at + 1))
  }
}

/** Everything that one attack depends on, taken from the two men as they stand. */
export function blowOf(context: RuleContext, attack: PlannedAttack): Blow {
  const who = man(context, attack.seat)
  const target = man(context, attack.target)
  const { area, means, special } = attack
  const kind = attack.item?.kind ?? null
  const fixed = guardOf(context, attack, target)
  const defenceCF = fixed >= 0 ? 0 : defenceOf(context, attack, target)
  // Where no defence counts there is nothing that a loss could weaken.
  const isBare = fixed >= 0 || !isAble(target) || isUnguarded(context, attack, target)
  const defenceLoss = isBare ? 0 : target.now.defenceLoss
  if (fixed < 0) target.now.defenceLoss = 0
  return {
    ...bareBlow(target, area),
    attackCF: effectiveCF(attack),
    defenceCF,
    defenceLoss,
    fixed,
    drm: weakness(target) + target.now.escapeDRM + otherDRM(context, attack, target),
    isFlail: kind === 'flail',
    special,
    isStrike: means === 'bare',
    attackerST: who.ST + strengthBonusOf(kind),
    dropDRM: weaponDropDRM(who, kind) + twoWeaponDropDRM(context.state, target) - gripOf(context, target),
    woundBonus: woundBonusOf(kind),
    shieldDamageBonus: shieldDamageBonusOf(kind),
  }
}

/** What variants add to the dice: balance after Greenwood's cards, and the XL shield of V2.0. */
function otherDRM(context: RuleContext, attack: PlannedAttack, target: Gladiator): number {
  const { options } = context.state
  const balance = options.defenceCards === 'greenwood' && context.fight ? balanceDRM(context.fight, attack) : 0
  const isBehindWall = options.v2XlShield === 'on' && target.style === 'hoplomachus' && shieldHand(target) >= 0
  return balance - (isBehindWall ? 1 : 0)
}

/** B29 The defender's strength holds on to what he has. */
function gripOf(context: RuleContext, target: Gladiator): number {
  return context.state.options.dropDefenderStrength === 'on' ? target.ST : 0
}

/** §23.3 The result that the target's special defence fixes, while what it needs is there; -1 for none. */
function guardOf(context: RuleContext, attack: PlannedAttack, target: Gladiator): number {
  const guard = context.fight?.guards[target.seat] ?? ''
  if (guard === '' || specialDefences[guard].area !== attack.area || !isAble(target)) return -1
  if (isUnguarded(context, attack, target)) return -1
  return refuseSpecialDefence(context.state, target, guard, false) ? -1 : specialDefences[guard].result
}

/** §26.4 Against several foes no defence helps against blows from behind. */
function isUnguarded(context: RuleContext, attack: PlannedAttack, target: Gladiator): boolean {
  return context.fight?.outnumbered[target.seat] === true && isFromBehind(target, man(context, attack.seat))
}

/** Defence CF in the area: halved for one who lies prone (§16.3) or holds a bow (§21.3.2). */
function defenceOf(context: RuleContext, attack: PlannedAttack, target: Gladiator): number {
  const cf = context.fight?.allocations[target.seat]?.defence[attack.area - 1] ?? 0
  if (cf === 0 || !isAble(target) || isUnguarded(context, attack, target)) return 0
  const isHalved = target.posture === 'prone' || handHolding(target, 'bow') >= 0
  return isHalved ? cf >> 1 : cf
}

function apply(context: RuleContext, attack: PlannedAttack, blow: Blow, verdict: Verdict): void {
  const who = man(context, attack.seat)
  const target = man(context, attack.target)
  if (context.referee.listening) tellAttack(context, attack, blow, verdict)
  if (blow.fixed >= 0 && context.state.options.defenceCards === 'greenwood' && context.fight) {
    loseBalance(context.fight, attack, context.fight.guards[target.seat]!)
  }
  if (attack.special === 'T') {
    if (verdict.result >= HIT) applySpecialHit(context, attack, target, verdict.result - HIT)
    return
  }
  if (verdict.result === FUMBLE) {
    fumble(context, who)
    return
  }
  if (attack.means === 'bare') {
    strikeBare(context, attack, blow, verdict)
    return
  }
  if (verdict.shield) sufferShieldDamage(context, target, verdict.shield)
  applyDrops(context, target, verdict)
  if (verdict.raw === PARRY_EDGE && attack.means !== 'thrown') checkBreaks(context, attack, who, target, verdict)
  const wasOnRock = target.isOnRock
  sufferVerdict(context, target, attack.area, verdict, who.seat)
  if (verdict.result >= HIT) applyHit(context, attack, target, verdict, wasOnRock)
}

/** §22.2, §23.2 A blow with the bare hand; as a special attack its hit brings what that names, and no stun. */
function strikeBare(context: RuleContext, attack: PlannedAttack, blow: Blow, verdict: Verdict): void {
  const { special, target } = attack
  if (special === '' || verdict.result < HIT) applyStrike(context, attack, verdict)
  else if (special === 'A') {
    checkWeaponDrop(blow, verdict.dice, verdict, 8 + verdict.result - HIT)
    applyDrops(context, man(context, target), verdict)
  } else applyHit(context, attack, man(context, target), verdict, false)
}

/** §9.6 F: he is off balance. His other attacks are lost, and the next area attacked is the weaker for it. */
function fumble(context: RuleContext, who: Gladiator): void {
  if (context.fight) cancelRows(context.fight, who.seat)
  const loss = context.referee.roll(1, '§9.6', who.seat, 'off balance')
  who.now.defenceLoss += loss
  if (context.referee.listening) context.referee.tell({ kind: 'fumbled', rule: '§9.6', seat: who.seat, loss })
  // §27.6.1 The swing ends in a tree.
  if (isBesideTree(context.state, who.cell)) dropWeapon(context, who, '§27.6.1')
}

function applyDrops(
  context: RuleContext,
  target: Gladiator,
  { drops, shieldDropTotal, weaponDropTotal }: Verdict,
): void {
  if (context.referee.listening) {
    const { seat } = target
    const checks = [
      ['shield', shieldDropTotal, drops.shield],
      ['weapon', weaponDropTotal, drops.weapon],
    ] as const
    for (const [what, total, drop] of checks) {
      if (total === null) continue
      context.referee.tell({ kind: 'dropChecked', rule: '§13.1.1', seat, what, total, drops: drop })
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
  const { item } = attack
  const bow = handHolding(target, 'bow')
  if (bow >= 0) checkBreak(context, target, target.hands[bow]!, who.ST)
  const isParried = verdict.result === PARRY_EDGE
  if (isParried && (item?.kind === 'trident' || item?.kind === 'javelin')) checkBreak(context, who, item, target.ST)
}

function applyHit(
  context: RuleContext,
  attack: PlannedAttack,
  target: Gladiator,
  verdict: Verdict,
  wasOnRock: boolean,
): void {
  const bonus = verdict.result - HIT
  if (attack.special === 'F') feint(context, attack, target, bonus)
  else if (attack.special !== '') applySpecialHit(context, attack, target, bonus)
  // §21.8.1 The maul stuns besides, in a Sweep too.
  const isMaul = attack.item?.kind === 'maul' && (attack.special === '' || attack.special === 'S')
  if (isMaul && isActive(target)) rollStun(context, target, 0, '§21.8.1')
  if (!wasOnRock || !isActive(target) || verdict.woundTotal === null) return
  if (context.state.options.rockHit === 'fallProne') checkFall(context, target, -bonus)
  else {
    const bare = woundsOf(verdict.woundTotal + verdict.armourDRM)
    checkStumble(context, target, 0, bare === KILLED ? 8 : bare)
  }
}

/** §23.2 The attack after a Feint that has succeeded follows at once. */
function feint(context: RuleContext, attack: PlannedAttack, target: Gladiator, bonus: number): void {
  const blow = isActive(target) ? blowAfterFeint(context, attack, target, bonus) : null
  if (blow) resolvePlanned(context, [blow])
}

function tellAttack(context: RuleContext, attack: PlannedAttack, blow: Blow, verdict: Verdict): void {
  const { seat, target, area, round } = attack
  const isParriedAway = attack.special === 'A' && verdict.result >= HIT
  context.referee.tell({
    kind: 'attackRolled',
    rule: '§9.5',
    seat,
    target,
    area,
    round,
    cf: blow.attackCF,
    defence: blow.defenceCF - blow.defenceLoss,
    guard: blow.fixed >= 0 ? (context.fight?.guards[target] ?? '') : '',
    modifier: blow.drm,
    roll: verdict.dice.red,
    result: resultName(verdict.raw),
    counts: isParriedAway ? 'P' : resultName(verdict.result),
  })
}
