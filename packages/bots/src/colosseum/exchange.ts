/** §9.3 How to allocate: typical plans of both sides weighed against each other by the exact odds of blows. */
import { type Allocation, colosseum, type Gladiator, type Question, type State } from '@harena/colosseum'
import { bestGrip, cfOf, type Grip, hasShield, hasWeapon, isWeapon } from './arms.ts'
import { draw, solve } from './game.ts'
import { areas, type HarmRow, harmRow, hitRow } from './harm.ts'
import { board } from './moves.ts'
import { gainOf, ownHabit, type Plan, plansOf, type Side, typicalHabit } from './plans.ts'

export type Allocate = Extract<Question, { kind: 'allocate' }>
type Foe = Allocate['foes'][number]
type Random = { below(count: number): number }

const guardLetters = ['', 'D', 'B', 'K', 'P', 'J'] as const

export const onlyDefend = (defence: readonly number[]): Allocation => ({ attacks: [], defence, guard: '', top: -1 })

/** How an opponent thinks about an exchange. */
export interface Thought {
  /** Rounds of the game that he plays in his mind. */
  readonly rounds: number
  /** Whether he knows Disarm and the special defences (§23). */
  readonly hasSpecials: boolean
  /** Whether he mixes his plans, so that nobody can guess them. */
  readonly isMixed: boolean
}

export function chooseAllocation(state: State, question: Allocate, thought: Thought, random: Random): Allocation {
  const me = state.gladiators[question.seat]!
  const foe = chooseFoe(state, question)
  const him = state.gladiators[foe.seat]!
  const distance = distanceTo(me, him)
  const grip = foe.canAttack ? bestGrip(state, me, him, distance) : null
  const mine = mySide(state, question, me, him, foe, grip, thought)
  const his = hisSide(state, him, me, distance, thought)
  const myPlans = plansOf(mine, his, ownHabit)
  const hisPlans = plansOf(his, mine, typicalHabit)
  const shares = solve(
    { rows: myPlans.length, columns: hisPlans.length, gains: gainsOf(mine, myPlans, his, hisPlans) },
    thought.rounds,
  )
  const plan = myPlans[thought.isMixed ? draw(shares, random) : most(shares)]!
  const answer = allocationOf(plan, foe, grip)
  if (colosseum.check(state, question, answer) === null) return answer
  return onlyDefend(question.canDefend && question.foes.length === 1 ? myPlans[0]!.defence : [0, 0, 0, 0, 0])
}

/** The weakest of those whom he can attack. */
function chooseFoe(state: State, { foes }: Allocate): Foe {
  const worth = ({ seat, canAttack, advantage }: Foe) =>
    (canAttack ? 100 : 0) + advantage - cfOf(state.gladiators[seat]!)
  return foes.reduce((best, one) => (worth(one) > worth(best) ? one : best))
}

function distanceTo(me: Gladiator, him: Gladiator): number {
  const distance = board.distance(me.cell, him.cell)
  return him.torso < 0 ? distance : Math.min(distance, board.distance(me.cell, him.torso))
}

function gainsOf(mine: Side, myPlans: readonly Plan[], his: Side, hisPlans: readonly Plan[]): Float64Array {
  const gains = new Float64Array(myPlans.length * hisPlans.length)
  let at = 0
  for (const one of myPlans) {
    for (const other of hisPlans) gains[at++] = gainOf(one, mine, other, his)
  }
  return gains
}

function most(shares: Float64Array): number {
  let best = 0
  for (let i = 1; i < shares.length; i++) if (shares[i]! > shares[best]!) best = i
  return best
}

function allocationOf({ targets, isDisarm, cf, defence, guarded }: Plan, foe: Foe, grip: Grip | null): Allocation {
  const attacks = grip
    ? targets.map((area) => ({
        target: foe.seat,
        area,
        means: grip.means,
        special: isDisarm ? ('A' as const) : ('' as const),
        cf,
      }))
    : []
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
  return sideOf(state, me, him, grip, pool, Math.max(0, all), defencePool, thought)
}

/** The other side as it may be reckoned: his CF, what my own state gives him, and no advantage of place. */
function hisSide(state: State, him: Gladiator, me: Gladiator, distance: number, thought: Thought): Side {
  const isReady = him.out === null && !him.isUnconscious && him.posture !== 'prone' && !him.snare && him.grappledBy < 0
  const grip = isReady ? bestGrip(state, him, me, distance) : null
  const low = me.posture === 'prone' ? 4 : me.now.stumbling ? 2 : 0
  const own = him.isUnconscious ? 0 : cfOf(him) - (him.now.stumbling ? 2 : 0) - him.now.spent
  const pool = Math.max(0, own + low + (me.snare ? 4 : 0))
  return sideOf(state, him, me, grip, pool, pool, own < 1 ? 0 : pool, thought)
}

function sideOf(
  state: State,
  who: Gladiator,
  target: Gladiator,
  grip: Grip | null,
  pool: number,
  wholePool: number,
  defencePool: number,
  { hasSpecials }: Thought,
): Side {
  const times = grip?.halvings ?? 0
  const onLegs = target.posture === 'kneeling' || (who.isOnRock && !target.isOnRock) ? 1 : 0
  return {
    pool,
    defencePool,
    limit: attackLimit(state, wholePool),
    halvings: [times, times, times, times, times + onLegs],
    isPoolHalved: state.options.halfCf === 'pool',
    canAttack: grip !== null && pool > 0,
    harm: grip && !grip.item ? harmOfFist(state, target) : harmOn(state, target),
    disarm: hasSpecials ? disarmOf(state, grip, target) : null,
    bonus: weaponBonus(grip) + Math.max(0, -cfOf(target) - target.stun) + target.now.escapeDRM,
    speed: grip?.speed ?? 0,
    guards: hasSpecials ? openGuards(state, who) : 0,
    guardCost: state.options.defenceCards === 'greenwood' ? 2 : 3,
  }
}

/** What the loss of his weapon costs a man: less if he carries another. */
const DISARMED = 45
const DISARMED_WITH_ANOTHER = 12

function disarmOf({ options }: State, grip: Grip | null, target: Gladiator): HarmRow | null {
  if (options.specials === 'off' || !grip?.item || !hasWeapon(target)) return null
  const hasAnother = target.sheath.some(isWeapon) || (isWeapon(target.hands[0]) && isWeapon(target.hands[1]))
  const worth = hasAnother ? DISARMED_WITH_ANOTHER : DISARMED
  return hitRow(options.edition === 'classic1981', hasShield(target), worth)
}

/** What axe and flail add, in CF. */
function weaponBonus(grip: Grip | null): number {
  return grip?.item?.kind === 'axe' || grip?.item?.kind === 'flail' ? 1 : 0
}

/** §22.2.2 A fist that hits stuns, may throw a man down or begin a grapple. */
const PUNCHED = 15

function harmOfFist({ options }: State, target: Gladiator): HarmRow[] {
  const row = hitRow(options.edition === 'classic1981', hasShield(target), PUNCHED)
  return areas.map(() => row)
}

/** §9.3.2 The most CF in one attack. */
function attackLimit({ options }: State, pool: number): number {
  if (options.attackCap === 'on') return pool <= 6 ? Math.max(1, pool) : Math.min(8, Math.floor(pool / 2))
  return options.edition === 'classic1981' ? Math.max(1, Math.floor(pool / 2)) : 8
}

function harmOn(state: State, target: Gladiator): HarmRow[] {
  const isClassic = state.options.edition === 'classic1981'
  const [shield, weapon] = [hasShield(target), hasWeapon(target)]
  return areas.map((area) =>
    harmRow(
      target.armour[area - 1]!,
      isClassic,
      area,
      shield,
      weapon,
      Math.max(1, target.W - target.wounds[area - 1]!),
    ),
  )
}

/** §23.3 The special defences that are open to him, as bits by area. */
function openGuards(state: State, who: Gladiator): number {
  const { options } = state
  if (options.specials === 'off' && options.defenceCards !== 'greenwood') return 0
  const limit = options.defenceCards === 'greenwood' ? 2 : Number(options.limbLimit)
  const isStanding = who.posture === 'standing'
  const { cfLoss } = who
  let bits = 0
  if (who.stun === 0 && cfLoss[0]! <= limit) bits |= 2
  if (hasShield(who) && cfLoss[1]! <= limit) bits |= 4
  if (isStanding && !who.now.stumbling && cfLoss[2]! <= limit) bits |= 8
  if (hasWeapon(who) && who.posture !== 'prone' && cfLoss[3]! <= limit) bits |= 16
  if (isStanding && cfLoss[4]! <= limit && who.enduranceLoss <= limit) bits |= 32
  return bits
}
