import { expect, test } from 'vitest'
import { outland } from '../src/index.ts'
import { END, GET_UP, melee, STAY } from '../src/match/questions.ts'
import { movementAllowance } from '../src/rules/movement.ts'
import {
  allTold,
  bout,
  fight,
  frame,
  gaul,
  man,
  own,
  play,
  playInto,
  retarius,
  samnite,
  secutor,
  told,
} from './support.ts'

const plain = own({}, 2, 2, 4)

test('§8.1 each damage point marks one box, as long as there are any', () => {
  const state = frame(samnite, secutor, 3)
  fight(state, [6, 6, 2, 2], STAY)
  expect(state.fighters.map(({ hits, hitsInflicted }) => [hits, hitsInflicted])).toEqual([
    [1, 2],
    [2, 1],
  ])
  const last = frame(samnite, secutor, 3, { winnerHurt: 'never' }, { defender: { hits: 9 } })
  fight(last, [3, 2, 2, 2, 3])
  expect(last.fighters[1]!.hits).toBe(10)
  expect(last.fighters[0]!.hitsInflicted).toBe(1)
})

test('§8.2 each costs 1 on every later roll', () => {
  const state = frame(samnite, secutor, 3, {}, { attacker: { hits: 2 } })
  expect(told(fight(state, [6, 4, 1, 1]), 'exchangeRolled').attacker.total).toBe(10 + 4 - 2)
})

test('§8.3 from the second on movement is halved, once', () => {
  const state = frame(own({}, 3, 3), secutor, 3)
  const allowance = (hits: number) => movementAllowance(state, { ...state.fighters[0]!, hits })
  expect([1, 2, 3, 4, 8].map(allowance)).toEqual([6, 3, 3, 3, 3])
})

test('§8.4 with no box left he falls and the crowd decides', () => {
  // 3 against 2 - 3: row 4, one hit.
  const state = frame(plain, plain, 2, {}, { defender: { hits: 3 } })
  const referee = fight(state, [1, 2, 1, 1, 5])
  expect(told(referee, 'lostLastBox')).toMatchObject({ seat: 1, by: 0 })
  expect(told(referee, 'judged')).toMatchObject({ seat: 1, by: 0 })
  expect(state.fighters[1]).toMatchObject({ out: 'spared', outBy: 0 })
})

test('§8.4 not while a box is left', () => {
  const state = frame(plain, plain, 2, {}, { defender: { hits: 2 } })
  const referee = fight(state, [1, 3, 1, 1])
  expect(told(referee, 'exchangeWon').by).toBe(4)
  expect(allTold(referee, 'lostLastBox')).toEqual([])
  expect(state.fighters[1]).toMatchObject({ hits: 3, out: null })
})

test('§8.5 prone: every hexside counts as the rear one', () => {
  const state = frame(samnite, secutor, 3, {}, { defender: { prone: true } })
  const roll = told(fight(state, [2, 2, 4, 4]), 'exchangeRolled')
  expect(roll.defender.steps.slice(1)).toContainEqual({ rule: 'T5.4', what: 'prone', value: -2 })
})

test('§8.5 prone: he may only get up', () => {
  const state = frame(samnite, secutor, 3, {}, { attacker: { prone: true } })
  playInto(state)
  expect(outland.legal(state, { kind: 'activate', seat: 0, rule: '' })).toEqual([GET_UP, END])
})

test('§8.6 mortally wounded: out, dying after so many turns, a kill for the winner', () => {
  const state = bout([man(retarius, [5, 5], 0), man(samnite, [5, 4], 0), man(gaul, [0, 0], 3)])
  play(state, [6, 6, 3, 2, 2], melee(1))
  expect(state.fighters[1]).toMatchObject({ out: 'mortallyWounded', outBy: 0, diesInTurns: 2 })
  expect(outland.result(state).seats[0]!.kills).toBe(1)
  state.phase = 'initiative'
  expect(allTold(play(state, [5, 1]), 'died')).toEqual([])
  state.phase = 'initiative'
  expect(told(play(state, [5, 1]), 'died').seat).toBe(1)
  state.phase = 'initiative'
  expect(allTold(play(state, [5, 1]), 'died')).toEqual([])
})

test('§8.6 he cannot be spared, and it is a kill also if the bout ends sooner', () => {
  const state = frame(retarius, samnite, 0)
  const referee = fight(state, [6, 6, 3, 2, 6])
  expect(allTold(referee, 'judged')).toEqual([])
  expect(outland.isOver(state)).toBe(true)
  expect(outland.result(state).seats[0]).toMatchObject({ outcome: 'won', kills: 1 })
})

test('§8.7 a winner who loses his last box falls as well', () => {
  const men = [man(samnite, [5, 5], 0, { hits: 8 }), man(secutor, [5, 4], 0, { hits: 8 }), man(gaul, [0, 0], 3)]
  const state = bout(men)
  const referee = play(state, [6, 4, 3, 3, 6], melee(1))
  expect(told(referee, 'lostLastBox')).toMatchObject({ seat: 0, by: 1 })
  expect(state.fighters[0]).toMatchObject({ out: 'spared', outBy: 1 })
  expect(state.fighters[1]!.out).toBeNull()
})
