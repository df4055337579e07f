/** §9.3 A sample of legal allocations: far too many exist to list them all. */

import { distanceTo } from '../06-movement/facing.ts'
import { refuseSpecialAttack, specialAttacks } from '../19-advanced/special-attacks.ts'
import { guardCost, refuseSpecialDefence, specialDefences } from '../19-advanced/special-defences.ts'
import { halvings } from '../19-advanced/weapons.ts'
import { beastAllocations } from '../28-beasts/allocation.ts'
import { openAreas } from '../28-beasts/beasts.ts'
import { editionOf } from '../match/edition.ts'
import {
  type Allocation,
  type Foe,
  foeAt,
  type Means,
  type QuestionOf,
  type Row,
  type SpecialAttack,
  type SpecialDefence,
} from '../match/questions.ts'
import type { Gladiator, State } from '../match/state.ts'
import type { Area } from '../tables/armour.ts'
import { costOf, poolOfFoes } from './allocation.ts'
import { meansAgainst } from './engagement.ts'

type Allocate = QuestionOf<'allocate'>

const NONE = [0, 0, 0, 0, 0]

/** How the attack CF are cut up: how many attacks, and what share of the pool goes into them. */
const plans = [
  { count: 1, share: 0.5 },
  { count: 1, share: 1 },
  { count: 2, share: 0.7 },
  { count: 3, share: 0.8 },
  { count: 3, share: 1 },
  { count: 5, share: 1 },
] as const

export function legalAllocations(state: State, question: Allocate): Allocation[] {
  const choices = allocationChoices(state, question)
  return Array.from({ length: choices.count }, (_, at) => choices.make(at))
}

/** Each is made when it is wanted: who draws one of them needs no others. */
interface Choices {
  readonly count: number
  make(at: number): Allocation
}

/** For every foe and plan some choices of areas; the rest goes to defence, on one area or spread out. */
export function allocationChoices(state: State, question: Allocate): Choices {
  const who = state.gladiators[question.seat]!
  if (who.beast) {
    const list = beastAllocations(state, question)
    return { count: list.length, make: (at) => list[at]! }
  }
  const pool = poolOfFoes(question.base, question.foes)
  const guards = openGuards(state, who, question)
  const parts: Choices[] = [{ count: 1, make: () => defend(state, [], question, pool, 0, '') }]
  for (const foe of question.foes) {
    if (!foe.canAttack) continue
    parts.push(choicesAgainst(state, who, question, foe, pool, guards))
    // §30.6.6 His horse instead of a rider.
    if (foe.mount === undefined) continue
    parts.push(choicesAgainst(state, who, question, { ...foe, seat: foe.mount }, pool, guards))
  }
  const make = (at: number) => {
    let [part, left] = [0, at]
    while (left >= parts[part]!.count) left -= parts[part++]!.count
    return parts[part]!.make(left)
  }
  return { count: parts.reduce((sum, { count }) => sum + count, 0), make }
}

/** So many first areas are tried with each plan. */
const FIRSTS = 5

function choicesAgainst(
  state: State,
  who: Gladiator,
  question: Allocate,
  foe: Foe,
  pool: number,
  guards: readonly SpecialDefence[],
): Choices {
  const limit = editionOf(state.options).attackLimit(pool)
  const purse = question.foes.length > 1 ? Math.min(pool, Math.max(question.base, 0) + foe.advantage) : pool
  const means = meansAgainst(state, who, state.gladiators[foe.seat]!)
  const sets = handySets(state, who, means)
  const price = priceOf(state, who, foe.seat)
  // §26.5 All of one's own CF in one attack, and the advantage on top.
  const topped = foe.canTop ? ordinaryRows(price, sets[0]!, 1, question.base, 1, limit) : []
  const special = specialRows(state, who, price, means, Math.min(limit, purse))
  const planned = plans.length * FIRSTS
  const tops = topped.length > 0 ? 1 : 0
  return {
    count: planned + tops + special.length,
    make: (at) => {
      if (at >= planned + tops) return defend(state, [special[at - planned - tops]!], question, pool, 2, '')
      if (at >= planned) return { attacks: topped, defence: NONE, guard: '', top: 0 }
      const [plan, first] = [Math.floor(at / FIRSTS), at % FIRSTS]
      const { count, share } = plans[plan]!
      const handy = sets[(plan + first) % sets.length]!
      const guard = (plan + first) % 3 === 0 ? guards[first % guards.length]! : ''
      const rows = ordinaryRows(price, handy, count, Math.floor(purse * share), first, limit)
      return defend(state, rows, question, pool, first, guard)
    },
  }
}

const guardLetters = Object.keys(specialDefences) as Exclude<SpecialDefence, ''>[]

function openGuards(state: State, who: Gladiator, { canDefend }: Allocate): SpecialDefence[] {
  const guards: SpecialDefence[] = ['']
  if (!canDefend) return guards
  for (const guard of guardLetters) if (refuseSpecialDefence(state, who, guard, true) === null) guards.push(guard)
  return guards
}

/** What serves any ordinary attack. */
function isHandy(means: Means): boolean {
  return means === 'right' || means === 'left' || means === 'bare'
}

/** What may be used together: two weapons that do not go together strike one by one (§24.1). */
function handySets(state: State, who: Gladiator, means: readonly Means[]): readonly (readonly Means[])[] {
  const handy = means.filter(isHandy)
  const isArmedTwice = handy.includes('right') && handy.includes('left')
  return isArmedTwice && editionOf(state.options).refusePair(state, who) ? handy.map((one) => [one]) : [handy]
}

/** Makes rows against one foe that so many CF can pay for; null if they are too few. */
interface Price {
  readonly target: number
  /** §28.7.1.2 */
  readonly areas: readonly Area[]
  row(area: Area, means: Means, special: SpecialAttack, cf: number): Row | null
}

/** §9.3.2 What is halved to nothing cannot be made. Where the pool is halved instead, rows are made smaller. */
function priceOf(state: State, who: Gladiator, target: number): Price {
  const isPoolHalved = state.options.halfCf === 'pool'
  const range = distanceTo(who, state.gladiators[target]!)
  return {
    target,
    areas: openAreas(who, state.gladiators[target]!),
    row: (area, means, special, cf) => {
      const left = cf >> halvings(state, who, state.gladiators[target]!, area, means, range)
      return left < 1 ? null : { target, area, means, special, cf: isPoolHalved ? left : cf }
    },
  }
}

/** Attacks on areas in a row, with equal CF. */
function ordinaryRows(
  price: Price,
  means: readonly Means[],
  count: number,
  cf: number,
  first: number,
  limit: number,
): Row[] {
  const rows: Row[] = []
  if (means.length === 0) return rows
  const each = Math.min(limit, Math.floor(cf / count))
  for (let i = 0; i < count && each > 0; i++) {
    const area = price.areas[(first + i * 2) % price.areas.length]!
    if (rows.some((row) => row.area === area)) continue
    const row = price.row(area, means[i % means.length]!, '', each)
    if (row) rows.push(row)
  }
  return rows
}

const attackLetters = Object.keys(specialAttacks) as Exclude<SpecialAttack, ''>[]

function specialRows(state: State, who: Gladiator, price: Price, means: readonly Means[], cf: number): Row[] {
  const rows: Row[] = []
  if (cf < 1) return rows
  const aimed: Area = price.areas.includes(2) ? 2 : price.areas[0]!
  const thrown = means.includes('thrown') ? price.row(aimed, 'thrown', '', cf) : null
  if (thrown) rows.push(thrown)
  const target = state.gladiators[price.target]!
  for (const special of attackLetters) {
    const area = specialAttacks[special].area ?? price.areas[2]!
    if (!price.areas.includes(area)) continue
    const by = special === 'H' ? 'shield' : special === 'T' ? 'sand' : means.find(isHandy)
    if (!by || !means.includes(by) || refuseSpecialAttack(state, who, target, special, area, by)) continue
    const row = price.row(area, by, special, cf)
    if (row) rows.push(row)
  }
  return rows
}

/** Completes attacks with a defence: the guard if it can be paid, the rest on one area or spread. */
function defend(
  state: State,
  attacks: Row[],
  question: Allocate,
  pool: number,
  first: number,
  guard: SpecialDefence,
): Allocation {
  const who = state.gladiators[question.seat]!
  let spent = 0
  for (const row of attacks) spent += costOf(state, who, row)
  const advantage = question.foes.length > 1 ? attackPurse(question, attacks) : 0
  let left = question.foes.length > 1 ? question.base - Math.max(0, spent - advantage) : pool - spent
  if (!question.canDefend || left < 1) return { attacks, defence: NONE, guard: '', top: -1 }
  const hasGuard = guard !== '' && left >= guardCost(state)
  if (hasGuard) left -= guardCost(state)
  const guarded = hasGuard ? specialDefences[guard as Exclude<SpecialDefence, ''>].area : 0
  const defence = [0, 0, 0, 0, 0]
  for (let i = 0; i < left; i++) {
    const at = first % 2 === 0 ? (first + i) % 5 : first
    if (at + 1 !== guarded) defence[at]!++
  }
  return { attacks, defence, guard: hasGuard ? guard : '', top: -1 }
}

function attackPurse({ foes }: Allocate, attacks: readonly Row[]): number {
  const target = attacks[0]?.target
  return target === undefined ? 0 : (foeAt(foes, target)?.advantage ?? 0)
}
