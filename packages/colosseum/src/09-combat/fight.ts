/** Chapter 9: combat, from engagement to the last attack of the phase. */
import { guardCost } from '../19-advanced/special-defences.ts'
import { winningTeam } from '../19-advanced/teams.ts'
import { givesUp } from '../31-talents/fatal-blow.ts'
import { levelOf } from '../match/campaign-sheet.ts'
import { man, type RuleContext } from '../match/context.ts'
import { onBeasts } from '../match/events.ts'
import type { Allocation, QuestionOf } from '../match/questions.ts'
import { type Gladiator, isAble, isLiving, type State } from '../match/state.ts'
import { grossCF, poolOfFoes } from './allocation.ts'
import { judge, strike } from './attack-effects.ts'
import { type Fight, nextAttacks, type PlannedAttack, roundOf, speedOf } from './attack-order.ts'
import { attackIn } from './blow.ts'
import { engage } from './engagement.ts'

/** §9.1 Those who are within reach of each other turn to face, and will fight. */
export function beginFight(context: RuleContext): void {
  const engagement = engage(context)
  if (!engagement) return
  const { state } = context
  const none = state.gladiators.map(() => null)
  const shown = state.gladiators.map(() => 0)
  state.fight = {
    ...engagement,
    allocations: none,
    attacks: [],
    due: [],
    shown,
    seenBy: [...shown],
    ducked: {},
    stepped: {},
  }
  if (askedToAllocate(context, state.fight).length === 0) state.fight = null
}

/** §9.3.1 Everybody who is engaged and has anything to spend. */
function askedToAllocate(context: RuleContext, fight: Fight): QuestionOf<'allocate'>[] {
  const questions: QuestionOf<'allocate'>[] = []
  for (const who of context.state.gladiators) {
    const foes = fight.foes[who.seat]!
    if (foes.length === 0 || !isAble(who)) continue
    const gross = grossCF(context.state, who, fight.faced[who.seat]!)
    const base = gross - who.now.spent
    const hasCF = poolOfFoes(base, foes) >= 1
    // §10.3.4 Whoever has lost all CF cannot defend, but may attack with his advantage; CF that were spent are not lost.
    // §28.7.3 A beast never defends.
    const canDefend = gross >= 1 && hasCF && !who.beast
    const canAttack = foes.some((foe) => foe.canAttack) && hasCF
    if (canDefend || canAttack) {
      questions.push({ kind: 'allocate', seat: who.seat, rule: '§9.3', base, canDefend, foes })
    }
  }
  return questions
}

/** §9.3, §9.4.1 Secret allocations; then the attacks are laid open, and the defences stay hidden. */
export function allocate(context: RuleContext): void {
  const fight = context.state.fight!
  const questions = askedToAllocate(context, fight)
  const answers = context.referee.askAll(questions)
  for (const [at, question] of questions.entries()) {
    const who = man(context, question.seat)
    const allocation = answers[at]!
    fight.allocations[who.seat] = allocation
    // §18.3 Unhalved CF count for the crowd, whether the attacks come off or not.
    for (const { cf } of allocation.attacks) who.attackTally += cf
    planAttacks(context, fight, who, allocation)
    if (context.referee.listening && allocation.attacks.length > 0) {
      const rows = allocation.attacks
      const onWhom = onBeasts(context.state, rows)
      context.referee.tell({ kind: 'attacksRevealed', rule: '§9.4.1', seat: who.seat, rows, ...onWhom })
    }
  }
  judgeNext(context, fight)
}

function planAttacks({ state, tables }: RuleContext, fight: Fight, who: Gladiator, allocation: Allocation): void {
  for (const [index, row] of allocation.attacks.entries()) {
    // §31 FA: his first attack comes a round earlier.
    const haste = index === 0 ? levelOf(who, 'FA') : 0
    const round = roundOf(tables, allocation.attacks.length, index, speedOf(state, who, row)) - haste
    fight.attacks.push({ ...attackIn(state, who.seat, allocation, index), index, round, status: 'planned' })
  }
}

/** §9.4 One attack is thrown and takes effect; after the last one the fight is over. */
export function makeAttack(context: RuleContext): void {
  const fight = context.state.fight!
  const next = fight.due[0]
  const due = fight.due.slice(1)
  fight.due = due
  if (next) strike(context, next.attack, next.blow)
  if (due.length === 0) judgeNext(context, fight)
}

/** §9.4.3 Simultaneous attacks are all judged by how things stand before any of them takes effect. */
function judgeNext(context: RuleContext, fight: Fight): void {
  for (;;) {
    const next = nextAttacks(context.state, fight)
    if (next.length === 0) break
    const isCampaign = context.state.gladiators[0]!.campaign !== null
    const attacks = isCampaign ? next.filter((attack) => !givesUp(context, fight, attack)) : next
    for (const attack of attacks) attack.status = 'made'
    const standing: PlannedAttack[] = []
    for (const attack of attacks) {
      if (isIdle(context.state, man(context, attack.target))) continue
      const made = attack.means === 'thrown' ? context.edition.throwInAttack(context, attack) : attack
      if (made) standing.push(made)
    }
    fight.due = standing.map((attack) => ({ attack, blow: judge(context, attack) }))
    if (fight.due.length > 0) return
  }
  tallyDefences(context, fight)
  context.state.fight = null
}

/** The target is dead, or it is a horse whose rider's death has decided the match (§5.3). */
function isIdle(state: State, target: Gladiator): boolean {
  if (!isLiving(target)) return true
  return target.beast?.isMount === true && target.rider < 0 && winningTeam(state) !== undefined
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
