import { expect, test } from 'vitest'
import { outland } from '../src/index.ts'
import { FOLLOW, melee, SLIDE_LEFT, SLIDE_RIGHT, STAY } from '../src/match/questions.ts'
import {
  allTold,
  bout,
  fight,
  frame,
  gaul,
  hex,
  hexOf,
  man,
  own,
  play,
  retarius,
  samnite,
  secutor,
  told,
} from './support.ts'

test('§5.1 damage, then who goes out, then backing up, then following', () => {
  const state = frame(samnite, secutor, 0)
  const referee = fight(state, [6, 4, 3, 3], FOLLOW)
  expect(referee.events.map(({ kind }) => kind)).toEqual(['exchangeRolled', 'exchangeWon', 'backedUp', 'followed'])
  const falling = frame(samnite, secutor, 0, {}, { defender: { hits: 9 } })
  const other = fight(falling, [5, 2, 6, 5, 3])
  expect(other.events.map(({ kind }) => kind)).toEqual([
    'exchangeRolled',
    'exchangeWon',
    'lostLastBox',
    'judged',
    'boutEnded',
  ])
})

test('§5.1 a winner who falls does not follow, but the loser backs up', () => {
  const men = [man(samnite, [5, 5], 0, { hits: 8 }), man(secutor, [5, 4], 0, { hits: 8 }), man(gaul, [0, 0], 3)]
  const state = bout(men)
  const referee = play(state, [6, 4, 3, 3, 2], melee(1))
  expect(told(referee, 'exchangeWon').by).toBe(5)
  expect(state.fighters[0]!.out).toBe('dispatched')
  expect(hexOf(state, 1)).toEqual(hex(5, 3))
})

test('§5.2 the loser goes straight away and keeps his facing', () => {
  const state = frame(samnite, secutor, 5)
  fight(state, [6, 4, 3, 3])
  expect(hexOf(state, 1)).toEqual(hex(5, 3))
  expect(state.fighters[1]!.facing).toBe(5)
})

test('§5.2 blocked by another he goes to the only free side without being asked', () => {
  const men = [man(samnite, [5, 5], 0), man(secutor, [5, 4], 3), man(gaul, [5, 3], 3), man(retarius, [4, 4], 3)]
  const state = bout(men)
  const referee = play(state, [6, 4, 3, 3], melee(1))
  expect(hexOf(state, 1)).toEqual(hex(6, 3))
  expect(told(referee, 'backedUp').aside).toBe('right')
})

test('§5.2 the sides are those of his way back, wherever it leads', () => {
  const men = [man(samnite, [5, 4], 3), man(secutor, [5, 5], 0), man(gaul, [5, 6], 0), man(retarius, [4, 6], 0)]
  const state = bout(men)
  const referee = play(state, [6, 4, 3, 3], melee(1))
  expect(hexOf(state, 1)).toEqual(hex(6, 5))
  expect(told(referee, 'backedUp').aside).toBe('left')
})

test('§5.2 two hexes: each time straight if possible', () => {
  const men = [man(gaul, [5, 5], 0), man(samnite, [5, 4], 3), man(secutor, [5, 3], 3)]
  const state = bout(men)
  // Aside to the left onto (4,4), then straight north from there.
  play(state, [3, 4, 1, 1], melee(1), SLIDE_LEFT, STAY)
  expect(hexOf(state, 1)).toEqual(hex(4, 3))
})

test('§5.2 two hexes with room for one: he stops there and is followed by one', () => {
  const state = bout([man(gaul, [4, 0], 0), man(samnite, [4, -1], 3)])
  const referee = play(state, [3, 4, 1, 1], melee(1), FOLLOW)
  expect(hexOf(state, 1)).toEqual(hex(4, -2))
  expect(hexOf(state, 0)).toEqual(hex(4, -1))
  told(referee, 'retreatBlocked')
})

test('§5.3 row 2: the winner stays', () => {
  const state = frame(samnite, secutor, 3)
  fight(state, [6, 2, 2, 2])
  expect(hexOf(state, 0)).toEqual(hex(5, 5))
})

test.each<[string, number[], string]>([
  ['§5.3 row 3: the winner must enter the hex the loser left', [6, 3, 2, 2], 'T3.3'],
  ['§5.3 row 4: the winner must enter the hex the loser left', [6, 4, 2, 2], 'T3.4'],
])('%s', (_, dice, rule) => {
  const state = frame(samnite, secutor, 3)
  const referee = fight(state, dice)
  expect(told(referee, 'exchangeWon').rule).toBe(rule)
  expect(hexOf(state, 0)).toEqual(hex(5, 4))
  expect(state.fighters[0]!.facing).toBe(0)
})

test.each<[string, number[], string, [number, number]]>([
  ['§5.3 G.3 row 5: he may follow one hex', [6, 5, 2, 2], 'T3.5', [5, 4]],
  ['§5.3 G.3 row 6: he may follow one hex', [6, 6, 2, 2], 'T3.6', [5, 4]],
  ['§5.3 G.3 row 7: he may follow two hexes', [6, 6, 2, 1], 'T3.7', [5, 3]],
  ['§5.3 G.3 row 8: he may follow two hexes', [6, 6, 1, 1], 'T3.8', [5, 3]],
])('%s', (_, dice, rule, [q, r]) => {
  const following = frame(samnite, secutor, 3)
  const referee = fight(following, dice, FOLLOW)
  expect(told(referee, 'exchangeWon').rule).toBe(rule)
  expect(referee.asked.at(-1)).toEqual({ kind: 'follow', seat: 0, rule: '§5.3' })
  expect(hexOf(following, 0)).toEqual(hex(q, r))
  const staying = frame(samnite, secutor, 3)
  told(fight(staying, dice, STAY), 'stayed')
  expect(hexOf(staying, 0)).toEqual(hex(5, 5))
})

test('§5.3 G.3 row 9: he may follow one hex', () => {
  const state = frame(retarius, samnite, 0)
  fight(state, [6, 5, 3, 2], FOLLOW)
  expect(hexOf(state, 0)).toEqual(hex(5, 4))
})

test('§5.3 a prone winner does not follow', () => {
  const state = frame(samnite, secutor, 3, {}, { defender: { prone: true } })
  const referee = fight(state, [1, 1, 5, 5])
  expect(told(referee, 'exchangeWon')).toMatchObject({ winner: 1, by: 7 })
  expect(hexOf(state, 1)).toEqual(hex(5, 4))
  expect(hexOf(state, 0)).toEqual(hex(5, 7))
})

test('§5.4 following is no move: no points, no new melee, no lock', () => {
  const men = [man(samnite, [5, 5], 0), man(secutor, [5, 4], 3), man(gaul, [4, 4], 3)]
  const state = bout(men)
  const referee = play(state, [6, 3, 2, 2], melee(1))
  expect(hexOf(state, 0)).toEqual(hex(5, 4))
  expect(allTold(referee, 'exchangeRolled')).toHaveLength(1)
  expect(state.fighters.map(({ lockedInTurn, steps }) => [lockedInTurn, steps])).toEqual(Array(3).fill([0, 0]))
  expect(allTold(referee, 'contactMade')).toEqual([])
})

test('§5.5 row 9: after backing up the loser is prone', () => {
  const state = frame(retarius, samnite, 0)
  const referee = fight(state, [6, 5, 3, 2], STAY)
  expect(state.fighters[1]!.prone).toBe(true)
  const kinds = referee.events.map(({ kind }) => kind)
  expect(kinds.indexOf('fellProne')).toBeGreaterThan(kinds.indexOf('backedUp'))
})

test('§5.6 row 10: mortally wounded, no backing up and no following', () => {
  const state = frame(retarius, samnite, 0)
  const referee = fight(state, [6, 6, 3, 2, 1])
  expect(told(referee, 'mortallyWounded')).toMatchObject({ seat: 1, by: 0, turns: 1 })
  expect(hexOf(state, 0)).toEqual(hex(5, 5))
})

const slide = { kind: 'slide', seat: 1, rule: '§5.2' } as const
const follow = { kind: 'follow', seat: 0, rule: '§5.3' } as const

test('G.3 follow is answered by yes or no', () => {
  const state = frame(samnite, secutor, 3)
  expect(outland.legal(state, follow)).toEqual([FOLLOW, STAY])
  expect(outland.check(state, follow, { follow: false })).toBeNull()
  expect(outland.check(state, follow, { follow: 'yes' })?.rule).toBe('G.3')
})

test('G.4 slide is asked of the loser when both sides are free, and answered by left or right', () => {
  const men = [man(own({}, 2, 2), [5, 5], 0), man(own({}, 2, 2), [5, 4], 2), man(gaul, [5, 3], 3)]
  const state = bout(men)
  const referee = play(state, [6, 2, 3, 3], melee(1), SLIDE_RIGHT)
  expect(referee.asked.at(-1)).toEqual(slide)
  expect(hexOf(state, 1)).toEqual(hex(6, 3))
  expect(outland.legal(state, slide)).toEqual([SLIDE_LEFT, SLIDE_RIGHT])
  expect(outland.check(state, slide, { slide: 'straight' })?.rule).toBe('G.4')
})
