/** §9.3 Typical allocations of one side: a few cuts of its attacks, and ways to spread the rest over its defence. */

import type { Area, Means, SpecialAttack } from '@harena/colosseum'
import { areas, type ValueRow, valueAt } from './attack-value.ts'

/** §23.2 A special attack that is open to a side. */
export interface Special {
  readonly code: Exclude<SpecialAttack, ''>
  readonly area: Area
  readonly means: Means
  readonly value: ValueRow
  readonly halvings: number
  readonly speed: number
}

/** One side of an exchange, as far as its allocations go. */
export interface Side {
  /** What it can strike: all of a man, of a beast what lies towards him (§28.7.1.2). */
  readonly areas: readonly Area[]
  /** CF for attack and defence together, and the most of them that can go into defence. */
  readonly pool: number
  readonly defencePool: number
  /** The most CF of one attack (§9.3.2). */
  readonly limit: number
  /** How often attacks are halved, by area; whether the pool pays for it instead (§9.3.2). */
  readonly halvings: readonly number[]
  /** §9.4.2 The rounds of so many attacks. */
  readonly sequence: readonly (readonly number[])[]
  readonly isPoolHalved: boolean
  /** Whether he can attack at all, and whether with a weapon or his fist. */
  readonly canAttack: boolean
  readonly isStriking: boolean
  /** What its blows do to the other, by area. */
  readonly values: readonly ValueRow[]
  /** §23.2 The special attacks that he can make and knows. */
  readonly specials: readonly Special[]
  /** What is added to attack CF for its weapon and the other's weakness. */
  readonly bonus: number
  /** §9.4.4 What is added to the rounds of its attacks. */
  readonly speed: number
  /** §23.3 Areas that a special defence may guard, as bits from 1; and its cost. */
  readonly guards: number
  readonly guardCost: number
}

export interface Plan {
  readonly targets: readonly Area[]
  /** The special attack that it is; null for ordinary ones. */
  readonly special: Special | null
  /** The CF of each of its attacks. */
  readonly cf: number
  /** What is left of them when they strike, by area. */
  readonly force: readonly number[]
  /** §9.4.2 The rounds in which they are made. */
  readonly rounds: readonly number[]
  /** What each of them does, and what is added to its force for weapon and weakness. */
  readonly values: readonly ValueRow[]
  readonly bonus: number
  readonly defence: readonly number[]
  /** The area under a special defence, 0 for none. */
  readonly guarded: number
}

/** How the plans of a side are made: shares of the pool for attacks, and which of the areas, best first, they go to. */
export interface Habit {
  readonly shares: readonly number[]
  readonly cuts: readonly (readonly number[])[]
  /** How many ways to spread the rest over the defence. */
  readonly defences: number
}

/** Of one who does not think for long. */
export const shortHabit: Habit = { shares: [0.6, 1], cuts: [[0], [1], [0, 1], [0, 1, 2]], defences: 1 }

export const ownHabit: Habit = {
  shares: [0.5, 0.75, 1],
  cuts: [[0], [1], [2], [0, 1], [0, 2], [0, 1, 2]],
  defences: 2,
}

/** What is reckoned with on the other side. */
export const typicalHabit: Habit = { shares: [0.6, 1], cuts: [[0], [1], [2], [0, 1]], defences: 1 }

/** The attack CF that a defender reckons with. */
function typicalForce({ pool, limit, halvings, isPoolHalved }: Side): number {
  const cf = Math.min(limit, Math.ceil(pool * 0.6))
  return isPoolHalved ? cf : cf >> Math.min(...halvings)
}

export function plansOf(side: Side, other: Side, { shares, cuts, defences }: Habit): Plan[] {
  const orders = defenceOrders(side, other, defences)
  const plans: Plan[] = []
  addPlans(plans, side, orders, [], 0)
  if (!side.canAttack) return plans
  const ranked = rankedAreas(side)
  for (const cut of side.isStriking ? cuts : []) {
    if (cut.at(-1)! >= ranked.length) continue
    const targets = cut.map((place) => ranked[place]!)
    let last = 0
    for (const share of shares) {
      const cf = attackCF(side, Math.floor((side.pool * share) / cut.length))
      // Shares rise: the same CF come one after the other.
      if (cf < 1 || cf === last) continue
      last = cf
      addPlans(plans, side, orders, targets, cf)
    }
  }
  for (const special of side.specials) addSpecial(plans, side, orders, special, shares)
  return plans
}

function addSpecial(
  plans: Plan[],
  side: Side,
  orders: readonly Order[],
  special: Special,
  shares: readonly number[],
): void {
  let last = 0
  for (const share of shares) {
    const budget = Math.floor(side.pool * share)
    const cf = Math.min(side.limit, side.isPoolHalved ? budget >> special.halvings : budget)
    if (cf === last) break
    last = cf
    const force = side.isPoolHalved ? cf : cf >> special.halvings
    const spent = side.isPoolHalved ? cf << special.halvings : cf
    if (force < 1) continue
    addDefences(plans, side, orders, spent, {
      targets: [special.area],
      special,
      cf,
      force: [force],
      rounds: [side.sequence[1]![0]! + special.speed],
      values: [special.value],
      bonus: side.bonus,
    })
  }
}

/** The areas that he can strike, the best first. */
function rankedAreas(side: Side): Area[] {
  const force = typicalForce(side) + side.bonus
  const worth = areas.map((area) => valueAt(side.values[area - 1]!, force - side.halvings[area - 1]!))
  return bestFirst(side.areas, (area) => worth[area - 1]!)
}

/** Of equals the first one stays first. For a handful: to sort them in place costs several times as much. */
function bestFirst<T>(list: readonly T[], worth: (one: T) => number): T[] {
  const sorted: T[] = []
  for (const one of list) {
    let at = sorted.length
    while (at > 0 && worth(sorted[at - 1]!) < worth(one)) {
      sorted[at] = sorted[at - 1]!
      at--
    }
    sorted[at] = one
  }
  return sorted
}

function attackCF({ limit, isPoolHalved, halvings }: Side, budget: number): number {
  return Math.min(limit, isPoolHalved ? budget >> Math.max(...halvings) : budget)
}

/** Ordinary attacks on these areas, with equal CF. */
function addPlans(plans: Plan[], side: Side, orders: readonly Order[], targets: readonly Area[], cf: number): void {
  const { halvings, isPoolHalved } = side
  const force = targets.map((area) => (isPoolHalved ? cf : cf >> halvings[area - 1]!))
  if (force.some((one) => one < 1)) return
  const rounds = side.sequence[targets.length]!.map((round) => round + side.speed)
  const spent = targets.reduce((sum, area) => sum + (isPoolHalved ? cf << halvings[area - 1]! : cf), 0)
  const values = targets.map((area) => side.values[area - 1]!)
  addDefences(plans, side, orders, spent, { targets, special: null, cf, force, rounds, values, bonus: side.bonus })
}

/** One plan for each way to defend with what is left. */
function addDefences(
  plans: Plan[],
  side: Side,
  orders: readonly Order[],
  spent: number,
  attacks: Omit<Plan, 'defence' | 'guarded'>,
): void {
  const left = Math.min(side.pool - spent, side.defencePool)
  for (const { order, guarded } of orders) {
    const rest = guarded === 0 ? left : left - side.guardCost
    if (rest < 0) continue
    const defence = [0, 0, 0, 0, 0]
    for (let i = 0; i < rest && i < order.length; i++) defence[order[i]!]!++
    const { targets, special, cf, force, rounds, values, bonus } = attacks
    plans.push({ targets, special, cf, force, rounds, values, bonus, defence, guarded })
  }
}

/** The areas in the order in which CF go to them, one after the other. */
interface Order {
  readonly order: readonly number[]
  readonly guarded: number
}

function defenceOrders(side: Side, other: Side, most: number): Order[] {
  const { defencePool, guards } = side
  if (defencePool < 1 || !other.canAttack) return [{ order: [], guarded: 0 }]
  const force = typicalForce(other) + other.bonus
  const fear = areas.map((area) => valueAt(other.values[area - 1]!, force))
  const ranked = bestFirst([0, 1, 2, 3, 4], (at) => fear[at]!)
  const orders = [5, 3, 1].slice(0, most).map((count) => ({
    order: spread(other, fear, force, defencePool, ranked.slice(0, count)),
    guarded: 0,
  }))
  const guarded = ranked.filter((at) => (guards & (2 << at)) !== 0)
  for (const at of guarded.slice(0, 2)) {
    const rest = ranked.filter((one) => one !== at)
    orders.push({ order: spread(other, fear, force, defencePool, rest), guarded: at + 1 })
  }
  return orders
}

/** Each CF goes where it takes most off what is to be feared. */
function spread(other: Side, fear: readonly number[], force: number, pool: number, open: readonly number[]): number[] {
  const defence = [0, 0, 0, 0, 0]
  const gainAt = (at: number) => {
    const left = force - defence[at]!
    return fear[at]! * (valueAt(other.values[at]!, left) - valueAt(other.values[at]!, left - 1))
  }
  const gains = open.map(gainAt)
  const order: number[] = []
  for (let i = 0; i < pool; i++) {
    let best = 0
    let most = -1
    for (let place = 0; place < gains.length; place++) {
      if (gains[place]! <= most) continue
      most = gains[place]!
      best = place
    }
    const at = open[best]!
    defence[at]!++
    gains[best] = gainAt(at)
    order.push(at)
  }
  return order
}

/** Blows given count a little more than blows taken: who only defends himself never wins. */
export const ZEAL = 1.3

/** After every round. */
const LAST = 99

/** So much harm puts an end to what a man still wanted to do. */
const STOPPED = 80

/** What one attack of a plan does against another plan. */
export function valueOfRow({ targets, values, force, bonus }: Plan, row: number, { guarded, defence }: Plan): number {
  const area = targets[row]!
  return guarded === area ? 0 : valueAt(values[row]!, force[row]! + bonus - defence[area - 1]!)
}

function weaken(value: number): number {
  return value >= STOPPED ? 0 : 1 - value / STOPPED
}

/** What the first gains when two plans meet: blows given less blows taken, and who is struck first strikes less. */
export function gainOf(mine: Plan, his: Plan): number {
  const myRows = mine.rounds.length
  const hisRows = his.rounds.length
  let i = 0
  let j = 0
  let gain = 0
  let myStrength = 1
  let hisStrength = 1
  // Sand does no harm by itself: it spoils what the other has planned.
  const myZeal = mine.special?.code === 'T' ? 0 : ZEAL
  const hisZeal = his.special?.code === 'T' ? 0 : 1
  while (i < myRows || j < hisRows) {
    // §9.4.3 In one round the stronger attack comes first, equal ones together.
    let lead = (j < hisRows ? his.rounds[j]! : LAST) - (i < myRows ? mine.rounds[i]! : LAST)
    if (lead === 0) lead = mine.force[i]! - his.force[j]!
    const given = lead >= 0 ? myStrength * valueOfRow(mine, i++, his) : 0
    const taken = lead <= 0 ? hisStrength * valueOfRow(his, j++, mine) : 0
    gain += myZeal * given - hisZeal * taken
    if (given > 0) hisStrength *= weaken(given)
    if (taken > 0) myStrength *= weaken(taken)
  }
  return gain
}
