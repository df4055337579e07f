/** §9.3 How to allocate: typical plans of both sides weighed against each other by the exact odds of blows. */
import {
  type Allocation,
  type Area,
  attackOf,
  type Blow,
  blowOf,
  colosseum,
  defenceOfMount,
  distanceTo,
  editionOf,
  type Gladiator,
  grossCF,
  guardCost,
  halvings,
  type Means,
  openAreas,
  type QuestionOf,
  refuseSpecialAttack,
  refuseSpecialDefence,
  type SpecialAttack,
  type State,
  shieldHand,
  specialAttacks,
  specialDefences,
  tablesOf,
} from '@harena/colosseum'
import { draw, highest, solve } from '../lib/fictitious-play.ts'
import { Rooms } from '../lib/rooms.ts'
import { bestGrip, cfOf, type Grip } from './arms.ts'
import { areas, feintRow, LOWEST, type ValueRow, valueAt, valueRow, valueRows } from './attack-value.ts'
import { beastPlans, bestAgainstBeast, isWild } from './hunt-plans.ts'
import { gainOf, type Habit, type Plan, plansOf, type Side, type Special, typicalHabit } from './plans.ts'

export type Allocate = QuestionOf<'allocate'>
type Foe = Allocate['foes'][number]
type Random = { below(count: number): number }

const guardLetters = ['', 'D', 'B', 'K', 'P', 'J'] as const
/** Specials in the order in which they are thought of. */
const codes = ['A', 'S', 'F', 'H', 'T'] as const

export const onlyDefend = (defence: readonly number[]): Allocation => ({ attacks: [], defence, guard: '', top: -1 })

/** How an opponent thinks about an exchange. */
export interface Thought {
  /** Of how many plans of his own he thinks. */
  readonly habit: Habit
  /** Rounds of the game that he plays in his mind. */
  readonly rounds: number
  /** Whether he knows the special defences (§23.3), and reckons with special attacks and defences of the other side. */
  readonly hasGuards: boolean
  readonly fearsSpecials: boolean
  /** Whether he mixes his plans, so that nobody can guess them. */
  readonly isMixed: boolean
}

export function chooseAllocation(state: State, question: Allocate, thought: Thought, random: Random): Allocation {
  return allocationMix(state, question, thought)(random)
}

/** What he draws his allocation from: worked out once, however often it is drawn from. */
export function allocationMix(state: State, question: Allocate, thought: Thought): (random: Random) => Allocation {
  const me = state.gladiators[question.seat]!
  const foe = chooseFoe(state, question)
  const him = state.gladiators[foe.seat]!
  const distance = distanceTo(me, him)
  const grip = foe.canAttack ? bestGrip(state, me, him, distance) : null
  const mine = mySide(state, question, me, him, foe, grip, thought)
  const his = hisSide(state, him, me, distance, thought)
  const myPlans = plansOf(mine, his, thought.habit)
  const { choose, value } = isWild(him)
    ? surely(bestAgainstBeast(myPlans, beastPlans(his, openAreas(him, me))))
    : againstMan(mine, myPlans, his, thought)
  const horse = foe.mount === undefined || !grip ? null : state.gladiators[foe.mount]!
  const onHorse =
    horse && chooseOnHorse(state, mySide(state, question, me, horse, foe, grip, thought), horse, his, thought)
  const [target, chosen] = onHorse && onHorse.value > value ? [horse.seat, onHorse.choose] : [foe.seat, choose]
  return (random) => {
    const answer = allocationOf(chosen(random), target, grip)
    return finished(state, question, foe, answer, myPlans[0]!.defence)
  }
}

/** What becomes of an answer: with the advantage on top where it may be; if it is not legal, only this defence. */
export function finished(
  state: State,
  question: Allocate,
  foe: Foe,
  answer: Allocation,
  defence: readonly number[],
): Allocation {
  const onTop = { ...answer, top: 0 }
  // §26.5 Where the advantage may go on top of an attack it is a gift.
  if (foe.canTop && answer.attacks.length > 0 && colosseum.check(state, question, onTop) === null) return onTop
  if (colosseum.check(state, question, answer) === null) return answer
  return onlyDefend(question.canDefend && question.foes.length === 1 ? defence : [0, 0, 0, 0, 0])
}

/** Every plan that he would weigh, against each of the foes whom he can attack. */
export function allocationsOf(state: State, question: Allocate, thought: Thought): Allocation[] {
  const answers = plansAt(state, question, thought).map(({ answer }) => answer)
  return answers.filter((answer) => colosseum.check(state, question, answer) === null)
}

/** The same as plans, each with the answer that it comes to; some may not be legal. */
export function plansAt(
  state: State,
  question: Allocate,
  thought: Thought,
): { readonly answer: Allocation; readonly plan: Plan }[] {
  const me = state.gladiators[question.seat]!
  return question.foes.flatMap((foe) => {
    const him = state.gladiators[foe.seat]!
    const distance = distanceTo(me, him)
    const grip = foe.canAttack ? bestGrip(state, me, him, distance) : null
    const mine = mySide(state, question, me, him, foe, grip, thought)
    const plans = plansOf(mine, hisSide(state, him, me, distance, thought), thought.habit)
    return plans.map((plan) => ({ answer: allocationOf(plan, foe.seat, grip), plan }))
  })
}

/** What to do, and what it is worth. */
interface Choice {
  readonly choose: (random: Random) => Plan
  readonly value: number
}

const surely = (plan: Plan): Choice => ({ choose: () => plan, value: 0 })

/** A man chooses in secret as he does: both are weighed against each other. */
function againstMan(
  mine: Side,
  myPlans: readonly Plan[],
  his: Side,
  thought: Pick<Thought, 'rounds' | 'isMixed'>,
): Choice {
  const hisPlans = plansOf(his, mine, typicalHabit)
  const { rows, value } = solve(
    { rows: myPlans.length, columns: hisPlans.length, gains: gainsOf(myPlans, hisPlans) },
    thought.rounds,
  )
  if (!thought.isMixed) return { ...surely(myPlans[highest(rows)]!), value }
  // The next game that is solved takes the room of these.
  const shares = rows.slice()
  return { choose: (random) => myPlans[draw(shares, random)]!, value }
}

/** What it is worth to bring down the horse instead of its rider: he lies there, stunned. */
const HORSE = 0.6

/** §30.6.6 A horse defends by its speed alone (§30.6.6.2); its rider strikes as he would have. */
function chooseOnHorse(state: State, mine: Side, horse: Gladiator, his: Side, thought: Thought): Choice {
  const speed = defenceOfMount(state, horse)
  const worth = (row: ValueRow) => row.map((_, at) => HORSE * valueAt(row, LOWEST + at - speed))
  const side = { ...mine, values: mine.values.map(worth), specials: [] }
  const open = { ...his, defencePool: 0, guards: 0 }
  const isSure = { rounds: thought.rounds, isMixed: false }
  return againstMan(side, plansOf(side, open, thought.habit), open, isSure)
}

/** The weakest of those whom he can attack. */
export function chooseFoe(state: State, { foes }: Allocate): Foe {
  const value = ({ seat, canAttack, advantage }: Foe) =>
    (canAttack ? 100 : 0) + advantage - cfOf(state.gladiators[seat]!)
  return foes.reduce((best, one) => (value(one) > value(best) ? one : best))
}

const gainsRooms = new Rooms()

/** Good until they are asked for again. */
function gainsOf(myPlans: readonly Plan[], hisPlans: readonly Plan[]): Float64Array {
  const gains = gainsRooms.of(myPlans.length * hisPlans.length)
  let at = 0
  for (const one of myPlans) {
    for (const other of hisPlans) gains[at++] = gainOf(one, other)
  }
  return gains
}

function allocationOf({ targets, special, cf, defence, guarded }: Plan, target: number, grip: Grip | null): Allocation {
  const means = special?.means ?? grip?.means
  const code: SpecialAttack = special?.code ?? ''
  const attacks = means ? targets.map((area) => ({ target, area, means, special: code, cf })) : []
  return { attacks, defence, guard: guardLetters[guarded]!, top: -1 }
}

function mySide(
  state: State,
  { base, canDefend, foes }: Allocate,
  me: Gladiator,
  him: Gladiator,
  foe: Foe,
  grip: Grip | null,
  thought: Thought,
): Side {
  const pool = Math.max(0, base + foe.advantage)
  const all = foes.reduce((sum, { advantage }) => sum + advantage, base)
  // §26.5 With several foes an advantage helps only against its own one, and never in defence.
  const defencePool = !canDefend ? 0 : foes.length > 1 ? Math.max(0, base) : pool
  return sideOf(state, me, him, grip, pool, Math.max(0, all), defencePool, true, thought.hasGuards)
}

/** The other side as it may be reckoned: his CF, what my own state gives him, and no advantage of place. */
function hisSide(state: State, him: Gladiator, me: Gladiator, distance: number, thought: Thought): Side {
  const canStrike = isReady(him)
  const grip = canStrike ? bestGrip(state, him, me, distance) : null
  if (him.beast) return sideOfBeast(state, him, me, grip)
  const low = me.posture === 'prone' ? 4 : me.now.stumbling ? 2 : 0
  const own = him.isUnconscious ? 0 : grossCF(state, him, true) - him.now.spent
  // §9.2 What my state gives goes to one who can attack.
  const pool = Math.max(0, own + (canStrike ? low + (me.snare ? 4 : 0) : 0))
  const { fearsSpecials } = thought
  return sideOf(state, him, me, grip, pool, pool, own < 1 ? 0 : pool, canStrike && fearsSpecials, fearsSpecials)
}

/** Whether he can strike at all, as he is. */
export function isReady({ out, isUnconscious, posture, snare, grappledBy }: Gladiator): boolean {
  return out === null && !isUnconscious && posture !== 'prone' && !snare && grappledBy < 0
}

/** §28.7.3 A beast does not defend, and knows no special attacks. */
function sideOfBeast(state: State, beast: Gladiator, me: Gladiator, grip: Grip | null): Side {
  const pool = beast.isUnconscious ? 0 : Math.max(0, grossCF(state, beast, true))
  return sideOf(state, beast, me, grip, pool, pool, 0, false, false)
}

function sideOf(
  state: State,
  who: Gladiator,
  target: Gladiator,
  grip: Grip | null,
  pool: number,
  wholePool: number,
  defencePool: number,
  hasSpecials: boolean,
  hasGuards: boolean,
): Side {
  const distance = distanceTo(who, target)
  const blow = blowWith(state, who, target, 1, grip?.means ?? 'sand', '')
  const values = valueRows(state.options, target, blow)
  const specials = hasSpecials ? specialsOf(state, who, target, grip, distance, values) : []
  return {
    areas: openAreas(who, target),
    pool,
    defencePool,
    limit: editionOf(state.options).attackLimit(wholePool),
    sequence: tablesOf(state.options).attackSequence,
    halvings: areas.map((area) => (grip ? halvings(state, who, target, area, grip.means, distance) : 0)),
    isPoolHalved: state.options.halfCf === 'pool',
    canAttack: (grip !== null || specials.length > 0) && pool > 0,
    isStriking: grip !== null,
    values,
    specials,
    bonus: blow.drm,
    speed: grip?.speed ?? 0,
    guards: hasGuards ? openGuards(state, who) : 0,
    guardCost: guardCost(state),
  }
}

/** A blow that he might strike, with no CF in it and none against it. */
export function blowWith(
  state: State,
  { seat }: Gladiator,
  target: Gladiator,
  area: Area,
  means: Means,
  special: SpecialAttack,
): Blow {
  return blowOf(state, attackOf(state, seat, { target: target.seat, area, means, special, cf: 0 }), 0)
}

/** §23.2 The special attacks that he can make from here; `values` are those of ordinary ones. */
export function specialsOf(
  state: State,
  who: Gladiator,
  target: Gladiator,
  grip: Grip | null,
  distance: number,
  values: readonly ValueRow[],
): Special[] {
  if (state.options.specials === 'off' || target.isUnconscious) return []
  const specials: Special[] = []
  for (const code of codes) {
    const isShield = code === 'H'
    const means = isShield ? 'shield' : code === 'T' ? 'sand' : grip?.means
    // A fist disarms and feints badly; sand is for those who cannot strike.
    if (!means || means === 'bare' || (code === 'T' && grip) || (isShield && (distance > 1 || shieldHand(who) < 0)))
      continue
    const area = specialAttacks[code].area ?? 3
    if (target.beast && !servesAgainstBeast(code, openAreas(who, target))) continue
    if (refuseSpecialAttack(state, who, target, code, area, means)) continue
    const blow = blowWith(state, who, target, area, means, code)
    specials.push({
      code,
      area,
      means,
      value: code === 'F' ? feintRow(state.options, target, blow, values) : valueRow(state.options, target, blow),
      halvings: halvings(state, who, target, area, means, distance),
      speed: isShield || code === 'T' ? 0 : (grip?.speed ?? 0),
    })
  }
  return specials
}

/** A beast has no weapon to lose, no feet to trip and no defence to see: only shield and sand do something to it. */
function servesAgainstBeast(code: SpecialAttack, open: readonly Area[]): boolean {
  return (code === 'H' && open.includes(2)) || (code === 'T' && open.includes(1))
}

/** §23.3 The special defences that are open to him, as bits by area. */
function openGuards(state: State, who: Gladiator): number {
  let bits = 0
  for (const guard of guardLetters) {
    if (guard !== '' && refuseSpecialDefence(state, who, guard, true) === null) bits |= 1 << specialDefences[guard].area
  }
  return bits
}
