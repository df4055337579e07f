import { expect, test } from 'vitest'
import { legalAllocations } from '../src/09-combat/legal-allocations.ts'
import type { Allocation, Foe, QuestionOf } from '../src/match/questions.ts'
import { newItem, type State } from '../src/match/state.ts'
import { faceToFace, row } from './helpers.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const foeOf = (seat: number, more: Partial<Foe> = {}): Foe => ({
  seat,
  advantage: 0,
  canAttack: true,
  canTop: false,
  ...more,
})

function listed(state: State, base: number, foes: readonly Foe[] = [foeOf(1)], canDefend = true): Allocation[] {
  const question: QuestionOf<'allocate'> = { kind: 'allocate', seat: 0, rule: '§9.3', base, canDefend, foes }
  return legalAllocations(state, question)
}

/** How many attacks, with how many CF each, of twelve. */
const plans = [
  [1, 6],
  [1, 8],
  [2, 4],
  [3, 3],
  [3, 4],
  [5, 2],
] as const

test('§9.3 a sample of allocations: one to five attacks on areas in a row, and what is left for defence', () => {
  const list = listed(faceToFace({}, {}, { specials: 'off' }), 12)
  expect(list).toHaveLength(1 + plans.length * 5)
  expect(list[0]).toEqual({ attacks: [], defence: [3, 3, 2, 2, 2], guard: '', top: -1 })
  plans.forEach(([count, cf], plan) => {
    for (let first = 0; first < 5; first++) {
      const { attacks, defence, guard } = list[1 + plan * 5 + first]!
      const areas = Array.from({ length: count }, (_, i) => ((first + 2 * i) % 5) + 1)
      expect(attacks).toEqual(areas.map((area) => row(1, area, cf)))
      const left = 12 - count * cf
      // From even areas on it is spread out, on odd ones it is heaped.
      const spread = [0, 1, 2, 3, 4].map((at) => Math.floor(left / 5) + ((at - first + 5) % 5 < left % 5 ? 1 : 0))
      const heaped = [0, 1, 2, 3, 4].map((at) => (at === first ? left : 0))
      expect([defence, guard]).toEqual([first % 2 === 0 ? spread : heaped, ''])
    }
  })
})

test('§23.2 §23.3 with special ones: a guard takes its cost, every special attack is made once', () => {
  const list = listed(faceToFace(), 12)
  expect(new Set(list.map(({ guard }) => guard))).toEqual(new Set(['', 'D', 'B', 'K', 'P']))
  for (const { attacks, defence, guard } of list) {
    const cost = sum(attacks.map(({ cf }) => cf)) + sum(defence) + (guard ? 3 : 0)
    expect(cost).toBeLessThanOrEqual(12)
    if (guard) expect(defence['DBKPJ'.indexOf(guard)]).toBe(0)
  }
  const specials = list.flatMap(({ attacks }) => attacks.filter(({ special }) => special !== ''))
  expect(specials).toEqual([
    row(1, 4, 8, { special: 'A' }),
    row(1, 3, 8, { special: 'F' }),
    row(1, 5, 8, { special: 'S' }),
    row(1, 2, 8, { special: 'H', means: 'shield' }),
    row(1, 1, 8, { special: 'T', means: 'sand' }),
  ])
})

test('§10.3.4 who cannot defend only attacks', () => {
  const list = listed(faceToFace({}, {}, { specials: 'off' }), 0, [foeOf(1, { advantage: 3 })], false)
  expect(new Set(list.flatMap(({ defence }) => defence))).toEqual(new Set([0]))
  expect(list.some(({ attacks }) => attacks.length === 3)).toBe(true)
})

test('§26.5 against two foes the advantage over one serves against him alone, and may go on top', () => {
  const state = faceToFace({}, {}, { specials: 'off' })
  const list = listed(state, 4, [
    foeOf(1, { advantage: 2, canTop: true }),
    foeOf(0, { canAttack: false, advantage: 3 }),
  ])
  for (const { attacks, defence, top } of list) {
    const own = Math.max(0, sum(attacks.map(({ cf }) => cf)) - (top < 0 ? 2 : 0)) + sum(defence)
    expect(own).toBeLessThanOrEqual(4)
  }
  expect(list.filter(({ top }) => top === 0)).toEqual([
    { attacks: [row(1, 2, 4)], defence: [0, 0, 0, 0, 0], guard: '', top: 0 },
  ])
  expect(list[0]).toMatchObject({ attacks: [], defence: [1, 1, 1, 1, 0] })
})

test('§9.3.2 §14.3 a row that halving leaves nothing of is not made; where the pool is halved it is smaller', () => {
  const kneeling = faceToFace({}, {}, { specials: 'off' })
  kneeling.gladiators[0]!.posture = 'kneeling'
  const cfs = (state: State, base: number) =>
    new Set(listed(state, base).flatMap(({ attacks }) => attacks.map(({ cf }) => cf)))
  expect(cfs(kneeling, 5)).toEqual(new Set([2, 5]))
  const pool = faceToFace({}, {}, { specials: 'off', halfCf: 'pool' })
  pool.gladiators[0]!.posture = 'kneeling'
  expect(cfs(pool, 12)).toEqual(new Set([3, 4, 2, 1]))
})

test('§24.1 two weapons that go together strike in turn, others one by one', () => {
  const means = (one: 'sword' | 'axe', other: 'sword' | 'axe') => {
    const state = faceToFace({ shield: 'none' }, {}, { specials: 'off' })
    state.gladiators[0]!.hands = [newItem(one), newItem(other)]
    const three = listed(state, 12).filter(({ attacks }) => attacks.length === 3)
    return new Set(three.map(({ attacks }) => attacks.map((attack) => attack.means).join()))
  }
  expect(means('sword', 'sword')).toEqual(new Set(['right,left,right']))
  expect(means('sword', 'axe')).toEqual(new Set(['right,right,right', 'left,left,left']))
})
