/** Chapter 9: combat, from engagement to the last attack of the phase. */
import { oracleOf } from '@harena/engine'
import { grossCF, poolOfFoes, rowHalvings } from './allocation.ts'
import { isBesideTree } from './arena.ts'
import { type Blow, bareBlow, checkWeaponDrop, resolveAttack, type Verdict } from './attack.ts'
import { dropShield, dropWeapon } from './drops.ts'
import { type Engagement, engage } from './engagement.ts'
import { foretell, passPoint } from './foretelling.ts'
import { man, type Play } from './play.ts'
import type { Allocation, QuestionOf } from './questions.ts'
import { cancelRows, effectiveCF, type Fight, nextAttacks, type PlannedAttack, roundOf, speedOf } from './sequence.ts'
import { sufferShieldDamage } from './shields.ts'
import { applySpecialHit, blowAfterFeint } from './special-attacks.ts'
import { guardCost, refuseSpecialDefence, specialDefences } from './special-defences.ts'
import { type Gladiator, handHolding, isAble, isActive, shieldHand, weakness } from './state.ts'
import { checkFall, checkStumble } from './stumble.ts'
import { rollStun } from './stun.ts'
import { FUMBLE, HIT, PARRY_EDGE, resultName } from './tables/combat-results.ts'
import { KILLED, woundsOf } from './tables/wounds.ts'
import { isFromBehind } from './teams.ts'
import { twoWeaponDropDRM } from './two-weapons.ts'
import { applyStrike } from './unarmed.ts'
import { balanceDRM, loseBalance } from './variants/greenwood.ts'
import { throwJavelin } from './variants/javelins.ts'
import { checkBreak, itemOf, shieldDamageBonusOf, strengthBonusOf, weaponDropDRM, woundBonusOf } from './weapons.ts'
import { sufferVerdict } from './wounds.ts'

/** §5.2.6 Engagement, secret allocations, and all attacks in their order. */
export function fightOut(play: Play): void {
  const engagement = engage(play)
  if (!engagement) return
  const questions = askedToAllocate(play, engagement)
  if (questions.length === 0) return
  const answers = play.referee.askAll(questions)
  play.fight = openFight(play, engagement, questions, answers)
  const oracle = oracleOf(play.referee)
  if (oracle) passPoint(play, oracle, fightOn)
  fightOn(play, [], [])
}

/** The attacks that are due, then all that follow. */
function fightOn(play: Play, due: readonly PlannedAttack[], blows: readonly Blow[]): void {
  if (due.length > 0) foretellAll(play, due, blows)
  for (;;) {
    const attacks = nextAttacks(play.state, play.fight!)
    if (attacks.length === 0) break
    for (const attack of attacks) attack.status = 'made'
    resolvePlanned(play, attacks)
  }
  tallyDefences(play, play.fight!)
  play.fight = null
}

/** §9.3.1 Everybody who is engaged and has anything to spend. */
function askedToAllocate(play: Play, engagement: Engagement): QuestionOf<'allocate'>[] {
  const questions: QuestionOf<'allocate'>[] = []
  for (const who of play.state.gladiators) {
    const foes = engagement.foes[who.seat]!
    if (foes.length === 0 || !isAble(who)) continue
    const base = grossCF(play.state, who, engagement.faced[who.seat]!) - who.now.spent
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
  play: Play,
  engagement: Engagement,
  questions: readonly QuestionOf<'allocate'>[],
  answers: readonly Allocation[],
): Fight {
  const seats = play.state.gladiators.length
  const fight: Fight = {
    attacks: [],
    allocations: new Array<Allocation | undefined>(seats).fill(undefined),
    guards: play.state.gladiators.map(() => ''),
    outnumbered: engagement.outnumbered,
    ducked: {},
    stepped: {},
  }
  for (const [at, question] of questions.entries()) {
    const who = man(play, question.seat)
    const allocation = answers[at]!
    fight.allocations[who.seat] = allocation
    fight.guards[who.seat] = allocation.guard
    // §18.3 Unhalved CF count for the crowd, whether the attacks come off or not.
    for (const { cf } of allocation.attacks) who.attackTally += cf
    planAttacks(play, fight, who, allocation, question)
    if (play.referee.listening && allocation.attacks.length > 0) {
      const rows = allocation.attacks
      play.referee.tell({ kind: 'attacksRevealed', rule: '§9.4.1', seat: who.seat, rows })
    }
  }
  return fight
}

/** §5.2.7 The sums of the defence are written down when all is over: before, they would betray what is hidden. */
function tallyDefences(play: Play, { allocations }: Fight): void {
  for (let seat = 0; seat < allocations.length; seat++) {
    const allocation = allocations[seat]
    if (!allocation) continue
    const who = man(play, seat)
    for (const cf of allocation.defence) who.defenceTally += cf
    if (allocation.guard !== '') who.defenceTally += guardCost(play.state)
  }
}

function planAttacks(
  play: Play,
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
      round: roundOf(attacks.length, index, speedOf(play.state, who, row)),
      halvings: rowHalvings(play.state, who, row),
      item: itemOf(who, row.means),
      status: 'planned',
    })
  }
}

/** Simultaneous attacks are all judged by how things stand before any of them takes effect (§9.4.3). */
export function resolvePlanned(play: Play, attacks: readonly PlannedAttack[]): void {
  const standing = attacks.flatMap((attack) => {
    if (!isActive(man(play, attack.target))) return []
    return (attack.means === 'thrown' ? throwJavelin(play, attack) : attack) ?? []
  })
  const blows = standing.map((attack) => blowOf(play, attack))
  if (oracleOf(play.referee)) {
    foretellAll(play, standing, blows)
    return
  }
  const verdicts = standing.map(({ seat }, at) =>
    resolveAttack(blows[at]!, play.book, play.book.throwDice(play.referee, seat)),
  )
  for (const [at, attack] of standing.entries()) apply(play, attack, blows[at]!, verdicts[at]!)
}

/** The same for the oracle. No throw depends on another, so each attack may take effect before the next is thrown. */
function foretellAll(play: Play, attacks: readonly PlannedAttack[], blows: readonly Blow[]): void {
  const oracle = oracleOf(play.referee)!
  for (const [at, attack] of attacks.entries()) {
    apply(play, attack, blows[at]!, foretell(play, oracle, attack, blows[at]!))
    passPoint(play, oracle, fightOn, attacks.slice(at + 1), blows.slice(at + 1))
  }
}

/** Everything that one attack depends on, taken from the two men as they stand. */
export function blowOf(play: Play, attack: PlannedAttack): Blow {
  const who = man(play, attack.seat)
  const target = man(play, attack.target)
  const { area, means, special } = attack
  const kind = attack.item?.kind ?? null
  const fixed = guardOf(play, attack, target)
  const defenceCF = fixed >= 0 ? 0 : defenceOf(play, attack, target)
  // Where no defence counts there is nothing that a loss could weaken.
  const isBare = fixed >= 0 || !isAble(target) || isUnguarded(play, attack, target)
  const defenceLoss = isBare ? 0 : target.now.defenceLoss
  if (fixed < 0) target.now.defenceLoss = 0
  return {
    ...bareBlow(target, area),
    attackCF: effectiveCF(attack),
    defenceCF,
    defenceLoss,
    fixed,
    drm: weakness(target) + target.now.escapeDRM + otherDRM(play, attack, target),
    isFlail: kind === 'flail',
    special,
    isStrike: means === 'bare',
    attackerST: who.ST + strengthBonusOf(kind),
    dropDRM: weaponDropDRM(who, kind) + twoWeaponDropDRM(play.state, target) - gripOf(play, target),
    woundBonus: woundBonusOf(kind),
    shieldDamageBonus: shieldDamageBonusOf(kind),
  }
}

/** What variants add to the dice: balance after Greenwood's cards, and the XL shield of V2.0. */
function otherDRM(play: Play, attack: PlannedAttack, target: Gladiator): number {
  const { options } = play.state
  const balance = options.defenceCards === 'greenwood' && play.fight ? balanceDRM(play.fight, attack) : 0
  const isBehindWall = options.v2XlShield === 'on' && target.style === 'hoplomachus' && shieldHand(target) >= 0
  return balance - (isBehindWall ? 1 : 0)
}

/** B29 The defender's strength holds on to what he has. */
function gripOf(play: Play, target: Gladiator): number {
  return play.state.options.dropDefenderStrength === 'on' ? target.ST : 0
}

/** §23.3 The result that the target's special defence fixes, while what it needs is there; -1 for none. */
function guardOf(play: Play, attack: PlannedAttack, target: Gladiator): number {
  const guard = play.fight?.guards[target.seat] ?? ''
  if (guard === '' || specialDefences[guard].area !== attack.area || !isAble(target)) return -1
  if (isUnguarded(play, attack, target)) return -1
  return refuseSpecialDefence(play.state, target, guard, false) ? -1 : specialDefences[guard].result
}

/** §26.4 Against several foes no defence helps against blows from behind. */
function isUnguarded(play: Play, attack: PlannedAttack, target: Gladiator): boolean {
  return play.fight?.outnumbered[target.seat] === true && isFromBehind(target, man(play, attack.seat))
}

/** Defence CF in the area: halved for one who lies prone (§16.3) or holds a bow (§21.3.2). */
function defenceOf(play: Play, attack: PlannedAttack, target: Gladiator): number {
  const cf = play.fight?.allocations[target.seat]?.defence[attack.area - 1] ?? 0
  if (cf === 0 || !isAble(target) || isUnguarded(play, attack, target)) return 0
  const isHalved = target.posture === 'prone' || handHolding(target, 'bow') >= 0
  return isHalved ? cf >> 1 : cf
}

function apply(play: Play, attack: PlannedAttack, blow: Blow, verdict: Verdict): void {
  const who = man(play, attack.seat)
  const target = man(play, attack.target)
  if (play.referee.listening) tellAttack(play, attack, blow, verdict)
  if (blow.fixed >= 0 && play.state.options.defenceCards === 'greenwood' && play.fight) {
    loseBalance(play.fight, attack, play.fight.guards[target.seat]!)
  }
  if (attack.special === 'T') {
    if (verdict.result >= HIT) applySpecialHit(play, attack, target, verdict.result - HIT)
    return
  }
  if (verdict.result === FUMBLE) {
    fumble(play, who)
    return
  }
  if (attack.means === 'bare') {
    strikeBare(play, attack, blow, verdict)
    return
  }
  if (verdict.shield) sufferShieldDamage(play, target, verdict.shield)
  applyDrops(play, target, verdict)
  if (verdict.raw === PARRY_EDGE && attack.means !== 'thrown') checkBreaks(play, attack, who, target, verdict)
  const wasOnRock = target.isOnRock
  sufferVerdict(play, target, attack.area, verdict, who.seat)
  if (verdict.result >= HIT) applyHit(play, attack, target, verdict, wasOnRock)
}

/** §22.2, §23.2 A blow with the bare hand; as a special attack its hit brings what that names, and no stun. */
function strikeBare(play: Play, attack: PlannedAttack, blow: Blow, verdict: Verdict): void {
  const { special, target } = attack
  if (special === '' || verdict.result < HIT) applyStrike(play, attack, verdict)
  else if (special === 'A') {
    checkWeaponDrop(blow, verdict.dice, verdict, 8 + verdict.result - HIT)
    applyDrops(play, man(play, target), verdict)
  } else applyHit(play, attack, man(play, target), verdict, false)
}

/** §9.6 F: he is off balance. His other attacks are lost, and the next area attacked is the weaker for it. */
function fumble(play: Play, who: Gladiator): void {
  if (play.fight) cancelRows(play.fight, who.seat)
  const loss = play.referee.roll(1, '§9.6', who.seat)
  who.now.defenceLoss += loss
  if (play.referee.listening) play.referee.tell({ kind: 'fumbled', rule: '§9.6', seat: who.seat, loss })
  // §27.6.1 The swing ends in a tree.
  if (isBesideTree(play.state, who.cell)) dropWeapon(play, who, '§27.6.1')
}

function applyDrops(play: Play, target: Gladiator, { drops, shieldDropTotal, weaponDropTotal }: Verdict): void {
  if (play.referee.listening) {
    const { seat } = target
    const checks = [
      ['shield', shieldDropTotal, drops.shield],
      ['weapon', weaponDropTotal, drops.weapon],
    ] as const
    for (const [what, total, drop] of checks) {
      if (total === null) continue
      play.referee.tell({ kind: 'dropChecked', rule: '§13.1.1', seat, what, total, drops: drop })
    }
  }
  if (drops.shield) dropShield(play, target, '§13.1')
  if (drops.weapon) dropWeapon(play, target, '§13.1')
}

/** §20.10.2, §21.6.1 P* may break the attacker's trident or javelin, §21.3.3 and the defender's bow. */
function checkBreaks(play: Play, attack: PlannedAttack, who: Gladiator, target: Gladiator, verdict: Verdict): void {
  const { item } = attack
  const bow = handHolding(target, 'bow')
  if (bow >= 0) checkBreak(play, target, target.hands[bow]!, who.ST)
  const isParried = verdict.result === PARRY_EDGE
  if (isParried && (item?.kind === 'trident' || item?.kind === 'javelin')) checkBreak(play, who, item, target.ST)
}

function applyHit(play: Play, attack: PlannedAttack, target: Gladiator, verdict: Verdict, wasOnRock: boolean): void {
  const bonus = verdict.result - HIT
  if (attack.special === 'F') feint(play, attack, target, bonus)
  else if (attack.special !== '') applySpecialHit(play, attack, target, bonus)
  // §21.8.1 The maul stuns besides, in a Sweep too.
  const isMaul = attack.item?.kind === 'maul' && (attack.special === '' || attack.special === 'S')
  if (isMaul && isActive(target)) rollStun(play, target, 0, '§21.8.1')
  if (!wasOnRock || !isActive(target) || verdict.woundTotal === null) return
  if (play.state.options.rockHit === 'fallProne') checkFall(play, target, -bonus)
  else {
    const bare = woundsOf(verdict.woundTotal + verdict.armourDRM)
    checkStumble(play, target, 0, bare === KILLED ? 8 : bare)
  }
}

/** §23.2 The attack after a Feint that has succeeded follows at once. */
function feint(play: Play, attack: PlannedAttack, target: Gladiator, bonus: number): void {
  const blow = isActive(target) ? blowAfterFeint(play, attack, target, bonus) : null
  if (blow) resolvePlanned(play, [blow])
}

function tellAttack(play: Play, attack: PlannedAttack, blow: Blow, verdict: Verdict): void {
  const { seat, target, area, round } = attack
  const isParriedAway = attack.special === 'A' && verdict.result >= HIT
  play.referee.tell({
    kind: 'attackRolled',
    rule: '§9.5',
    seat,
    target,
    area,
    round,
    cf: blow.attackCF,
    defence: blow.defenceCF - blow.defenceLoss,
    guard: blow.fixed >= 0 ? (play.fight?.guards[target] ?? '') : '',
    modifier: blow.drm,
    roll: verdict.dice.red,
    result: resultName(verdict.raw),
    counts: isParriedAway ? 'P' : resultName(verdict.result),
  })
}
