/** §9.3 A sample of legal allocations: far too many exist to list them all. */

import { refuseSpecialAttack, specialAttacks } from '../19-advanced/special-attacks.ts'
import { guardCost, refuseSpecialDefence, specialDefences } from '../19-advanced/special-defences.ts'
import { editionOf } from '../match/edition.ts'
import type { Allocation, Means, QuestionOf, Row, SpecialAttack, SpecialDefence } from '../match/questions.ts'
import type { Gladiator, State } from '../match/state.ts'
import { type Area, areas } from '../tables/armour.ts'
import { costOf, poolOfFoes } from './allocation.ts'
import { rowHalvings } from './blow.ts'
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

/** For every foe and plan some choices of areas; the rest goes to defence, on one area or spread out. */
export function legalAllocations(state: State, question: Allocate): Allocation[] {
  const who = state.gladiators[question.seat]!
  const pool = poolOfFoes(question.base, question.foes)
  const guards = openGuards(state, who, question)
  const limit = editionOf(state.options).attackLimit(pool)
  const list: Allocation[] = [defend(state, [], question, pool, 0, '')]
  for (const foe of question.foes) {
    if (!foe.canAttack) continue
    const purse = question.foes.length > 1 ? Math.min(pool, Math.max(question.base, 0) + foe.advantage) : pool
    const means = meansAgainst(state, who, state.gladiators[foe.seat]!)
    const sets = handySets(state, who, means)
    for (let at = 0; at < plans.length; at++) {
      const { count, share } = plans[at]!
      const cf = Math.floor(purse * share)
      for (let first = 0; first < 5; first++) {
        const handy = sets[(at + first) % sets.length]!
        const rows = ordinaryRows(state, who, foe.seat, handy, count, cf, first, limit)
        const guard = (at + first) % 3 === 0 ? guards[first % guards.length]! : ''
        list.push(defend(state, rows, question, pool, first, guard))
      }
    }
    // §26.5 All of one's own CF in one attack, and the advantage on top.
    const topped = foe.canTop ? ordinaryRows(state, who, foe.seat, sets[0]!, 1, question.base, 1, limit) : []
    if (topped.length > 0) list.push({ attacks: topped, defence: NONE, guard: '', top: 0 })
    for (const row of specialRows(state, who, foe.seat, means, purse, limit)) {
      list.push(defend(state, [row], question, pool, 2, ''))
    }
  }
  return list
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

/** Attacks on areas in a row, with equal CF. */
function ordinaryRows(
  state: State,
  who: Gladiator,
  target: number,
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
    const area = areas[(first + i * 2) % 5] as Area
    const row = payable(state, who, { target, area, means: means[i % means.length]!, special: '', cf: each })
    if (row) rows.push(row)
  }
  return rows
}

/** The row as it can be made with these CF: where the pool is halved instead of the attacks it costs more. */
function payable(state: State, who: Gladiator, row: Row): Row | null {
  if (state.options.halfCf === 'pool') {
    const cf = Math.floor((row.cf * row.cf) / costOf(state, who, row))
    return cf < 1 ? null : { ...row, cf }
  }
  return row.cf >> rowHalvings(state, who, row) >= 1 ? row : null
}

const attackLetters = Object.keys(specialAttacks) as Exclude<SpecialAttack, ''>[]

function specialRows(
  state: State,
  who: Gladiator,
  target: number,
  means: readonly Means[],
  purse: number,
  limit: number,
): Row[] {
  const rows: Row[] = []
  const cf = Math.min(limit, purse)
  const javelin: Row = { target, area: 2, means: 'thrown', special: '', cf }
  const thrown = means.includes('thrown') && cf >= 1 ? payable(state, who, javelin) : null
  if (thrown) rows.push(thrown)
  for (const special of attackLetters) {
    const area = specialAttacks[special].area ?? 3
    const by = special === 'H' ? 'shield' : special === 'T' ? 'sand' : means.find(isHandy)
    if (!by || !means.includes(by) || cf < 1) continue
    if (refuseSpecialAttack(state, who, state.gladiators[target]!, special, area, by)) continue
    const row = payable(state, who, { target, area, means: by, special, cf })
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
  return foes.find(({ seat }) => seat === target)?.advantage ?? 0
}
