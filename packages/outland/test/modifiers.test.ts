import { expect, test } from 'vitest'
import { outland } from '../src/index.ts'
import type { Outland } from '../src/match/game.ts'
import { melee, whip } from '../src/match/questions.ts'
import type { Fighter } from '../src/match/state.ts'
import { difference, listOfModifiers } from '../src/rules/modifiers.ts'
import { bout, fight, frame, gaul, man, own, play, playInto, retarius, samnite, secutor, told } from './support.ts'

const plain = own({}, 2, 2)

/** The defender's modifiers in the frame, attacked over his right front hexside, which counts nothing. */
function defended(
  kind: Parameters<typeof frame>[1],
  now: Partial<Fighter> = {},
  given: Partial<Outland['options']> = {},
) {
  const state = frame(plain, kind, 2, given, { defender: now })
  const [attacker, defender] = state.fighters
  return listOfModifiers(state, defender!, attacker!, 'defender', 3, false, false).map(({ rule, value }) => [
    rule,
    value,
  ])
}

test('§6.1 both sides add what they have, whoever attacks', () => {
  const state = frame(samnite, samnite, 2)
  const roll = told(fight(state, [6, 4, 3, 3]), 'exchangeRolled')
  const rows = [
    ['T4.1', 1],
    ['T4.2', 1],
    ['T4.4', 1],
    ['T4.6', 1],
  ]
  expect(roll.attacker.steps.slice(1).map(({ rule, value }) => [rule, value])).toEqual(rows)
  expect(roll.defender.steps.slice(1).map(({ rule, value }) => [rule, value])).toEqual(rows)
})

test('§6.2 things lost do not count', () => {
  expect(defended(own({ shield: true }))).toEqual([['T4.1', 1]])
  expect(defended(own({ shield: true }), { shield: false })).toEqual([])
  expect(defended(own({ net: true }), { net: false })).toEqual([])
  expect(defended(own({ weapon: 'spear' }), { weapon: null })).toEqual([])
})

test('§6.3 a spear against a sword, not against a spear or bare hands', () => {
  expect(defended(own({ weapon: 'spear' }))).toEqual([['T4.8', 1]])
  const modifiers = (weapon: Fighter['weapon']) => {
    const state = frame(plain, own({ weapon: 'spear' }), 2, {}, { attacker: { weapon } })
    return listOfModifiers(state, state.fighters[1]!, state.fighters[0]!, 'defender', 3, false, false)
  }
  expect(modifiers('spear')).toEqual([])
  expect(modifiers(null)).toEqual([])
})

test('§6.4 -1 for each hit taken so far', () => {
  expect(defended(plain, { hits: 1 })).toEqual([['T4.9', -1]])
  expect(defended(plain, { hits: 4 })).toEqual([['T4.9', -4]])
  const texts = [1, 4].map((hits) => {
    const state = frame(plain, plain, 2, {}, { attacker: { hits } })
    return told(fight(state, [6, 6, 6, 5 - hits]), 'exchangeRolled')
      .attacker.steps.slice(1)
      .map(({ what }) => what)
  })
  expect(texts).toEqual([['1 hit taken'], ['4 hits taken']])
})

test('§6.5 the higher agility adds the difference, the lower nothing', () => {
  expect(defended(own({}, 2, 3))).toEqual([['T4.10', 1]])
  expect(defended(own({}, 2, 1))).toEqual([])
})

test('§6.6 facing counts for the defender only', () => {
  const state = frame(plain, plain, 0)
  const roll = told(fight(state, [1, 1, 3, 2]), 'exchangeRolled')
  expect(roll.attacker.steps.slice(1)).toEqual([])
  expect(roll.defender.steps.slice(1)).toEqual([{ rule: 'T5.4', what: 'rear hexside', value: -2 }])
})

test('§6.7 the attacker gets +1 if the defender has lost his weapon, not the other way round', () => {
  const lost = frame(plain, plain, 2, {}, { defender: { weapon: null } })
  expect(difference(lost, lost.fighters[0]!, lost.fighters[1]!, 'melee')).toBe(1)
  expect(difference(lost, lost.fighters[1]!, lost.fighters[0]!, 'melee')).toBe(-1)
  const bareHands = frame(plain, plain, 2, {}, { attacker: { weapon: null } })
  playInto(bareHands)
  expect(outland.check(bareHands, { kind: 'activate', seat: 0, rule: '' }, melee(1))).toBeNull()
  expect(difference(bareHands, bareHands.fighters[0]!, bareHands.fighters[1]!, 'melee')).toBe(0)
})

test('§6.8 a whip takes 2 from the total of the defender, a Gaul in his first round adds 4 to his', () => {
  const whipped = (kind: typeof gaul | typeof plain, dice: [number, number]) => {
    const state = bout([man(retarius, [5, 6], 0), man(kind, [5, 4], 2)])
    return told(play(state, [3, 3, ...dice], whip(1)), 'exchangeRolled').defender.total
  }
  expect(whipped(plain, [4, 5])).toBe(9 - 2)
  expect(whipped(gaul, [1, 2])).toBe(3 + 2 - 2 + 4)
})

test('§6.1 the difference is what the exchange then uses', () => {
  const state = frame(samnite, secutor, 4)
  const before = difference(state, state.fighters[0]!, state.fighters[1]!, 'melee')
  const roll = told(fight(state, [3, 3, 3, 3]), 'exchangeRolled')
  expect(before).toBe(roll.difference)
  expect(before).toBe(4 - 5 - 1 + 1 - 2)
})
