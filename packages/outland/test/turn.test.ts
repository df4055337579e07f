import { exactly } from '@harena/engine'
import { expect, test } from 'vitest'
import { outland } from '../src/index.ts'
import { clone } from '../src/match/clone.ts'
import type { Outland } from '../src/match/game.ts'
import { BEG, END, ensnare, melee, STAY, STEP, TURN_LEFT } from '../src/match/questions.ts'
import {
  allTold,
  bout,
  fight,
  frame,
  type Given,
  ground,
  hex,
  letAct,
  man,
  ofTeam,
  own,
  play,
  playInto,
  refusedBy,
  retarius,
  samnite,
  secutor,
  told,
} from './support.ts'

/** Three men far apart, before the initiative of turn 1. */
function three(given: Given = {}) {
  const state = bout([man(samnite, [1, 3], 2), man(secutor, [5, 8], 0), man(retarius, [8, -1], 4)], given)
  Object.assign(state, { phase: 'initiative', turn: 0 })
  return state
}

test('§2.1 one die + agility in seat order, higher acts earlier', () => {
  const state = three()
  const referee = play(state, [6, 6, 2])
  expect(referee.rolls.map(({ by, rule }) => [by, rule])).toEqual([
    [0, '§2.1'],
    [1, '§2.1'],
    [2, '§2.1'],
  ])
  expect(state.fighters.map(({ initiative }) => initiative)).toEqual([7, 8, 5])
  expect(state.order).toEqual([1, 0, 2])
  expect(state.turn).toBe(1)
})

test('§2.1 those who are out do not roll', () => {
  const state = three()
  state.fighters[1]!.out = 'spared'
  play(state, [6, 2])
  expect(state.order).toEqual([0, 2])
})

test('§2.2 equals roll off without agility, and again among equals', () => {
  const state = three()
  // All have 6; the roll-off is 3, 5, 3, and then 2 against 4 between the first and the third.
  const referee = play(state, [5, 4, 3, 3, 5, 3, 2, 4])
  expect(state.order).toEqual([1, 2, 0])
  expect(allTold(referee, 'rolledOff').map(({ seat, die }) => [seat, die])).toEqual([
    [0, 3],
    [1, 5],
    [2, 3],
    [0, 2],
    [2, 4],
  ])
})

test('§2.2 equals fight each other at most once in the turn', () => {
  const state = frame(samnite, secutor, 3)
  state.fighters[1]!.group = 0
  fight(state, [2, 2, 4, 3], STAY)
  // The Samnite was thrown back one hex and the Secutor steps up to him: they have fought already.
  playInto(state, STEP)
  expect(refusedBy(state, 1, melee(0))).toBe('§2.2')
  expect(refusedBy(state, 1, END)).toBeNull()
})

test('§2.2 the order after endless roll-offs is exact: each first half of the time', () => {
  const start = frame(samnite, secutor, 3)
  start.phase = 'initiative'
  start.fighters[1]!.agility = 1
  const chances = exactly<Outland, number>((referee) => {
    const state = clone(start)
    outland.playStep(state, referee)
    return state.order[0]!
  })
  expect(chances.get(0)).toBeCloseTo(1 / 2, 12)
  expect(chances.get(1)).toBeCloseTo(1 / 2, 12)
})

test('§2.2 among four equals every order is exactly as likely as any other', () => {
  const men = ([0, 3, 6, 9] as const).map((q) => man(samnite, [q, 2], 0))
  const start = bout(men)
  start.phase = 'initiative'
  const chances = exactly<Outland, string>((referee) => {
    const state = clone(start)
    outland.playStep(state, referee)
    return state.order.join()
  })
  expect(chances.size).toBe(24)
  for (const chance of chances.values()) expect(chance).toBeCloseTo(1 / 24, 12)
})

test('§2.3 moves, then one attack, which ends the activation', () => {
  const state = bout([man(secutor, [5, 6], 0), man(samnite, [5, 4], 3)])
  const referee = play(state, [6, 5, 1, 1], STEP, melee(1), STAY)
  expect(referee.asked.map(({ kind }) => kind)).toEqual(['activate', 'activate', 'follow'])
  expect(state.active).toBe(1)
  expect(state.fighters[0]!.points).toBe(0)
})

test('§2.3 to stand still is to end at once', () => {
  const state = frame(samnite, secutor, 3)
  const referee = play(state, [], END)
  expect(told(referee, 'activationEnded')).toMatchObject({ seat: 0, acted: false })
})

test('§2.3 everything that an activation counts starts afresh in the next one', () => {
  const bare = own({}, 3, 3)
  const state = bout([man(bare, [5, 6], 0), man(samnite, [5, 4], 3)], { contactMustFight: 'no' })
  play(state, [], STEP, TURN_LEFT, END)
  expect(state.fighters[0]).toMatchObject({ points: 0, steps: 0, spent: 0, freeTurns: 0, touched: -1 })
  letAct(state, 0, 2)
  expect(state.fighters[0]).toMatchObject({ points: 6, steps: 0, spent: 0, freeTurns: 1, stopped: false, acted: false })
})

test('§2.2 a throw of the net is the one exchange of two equals as well, until the next turn', () => {
  const state = bout([man(retarius, [5, 6], 0), man(own({}, 3, 3), [5, 4], 3, { group: 0 })])
  play(state, [1, 4], ensnare(1))
  playInto(state, STEP)
  expect(refusedBy(state, 1, melee(0))).toBe('§2.2')
  Object.assign(state, { phase: 'initiative' })
  play(state, [1, 5])
  playInto(state)
  expect(refusedBy(state, 1, melee(0))).toBeNull()
})

test('§2.3 nothing is left of an activation when it ends, whoever had it', () => {
  const state = bout([man(samnite, [5, 7], 0), man(samnite, [5, 0], 3)])
  play(state, [], STEP, END)
  expect(state.fighters[0]).toMatchObject({ points: 0, spent: 0, steps: 0, acted: false, touched: -1 })
  play(state, [], STEP, END)
  expect(state.fighters[1]).toMatchObject({ points: 0, spent: 0, steps: 0, acted: false, touched: -1 })
})

test('§2.4 one who is locked or out is passed over', () => {
  const state = frame(secutor, retarius, 3)
  const referee = fight(state, [4, 4, 2, 4])
  expect(told(referee, 'passedOver').seat).toBe(1)
  expect(state.phase).toBe('initiative')

  const third = bout([man(secutor, [5, 5], 0), man(samnite, [5, 4], 3, { hits: 8 }), man(gaulFarAway, [0, 0], 3)])
  play(third, [6, 5, 1, 1, 4], melee(1))
  expect(third.fighters[1]!.out).not.toBeNull()
  expect(third.active).toBe(2)
})

const gaulFarAway = { type: 'gaul', strength: 2, agility: 2, damage: 5 } as const

test('§2.5 one who is out leaves at once; what he had dropped stays', () => {
  const runner = own({ helmet: 'helm' }, 3, 3)
  const men = [man(runner, [5, 5], 0), man(samnite, [5, 4], 3, { hits: 8 }), man(secutor, [0, 0], 3)]
  const state = bout(men)
  state.ground.push({ cell: state.fighters[1]!.cell, kind: 'sword' })
  play(state, [6, 6, 1, 1, 4], melee(1))
  expect(state.fighters[1]!.out).not.toBeNull()
  expect(ground(state)).toEqual([{ hex: hex(5, 4), kind: 'sword' }])
  state.fighters[0]!.lockedInTurn = 0
  letAct(state, 0)
  playInto(state, STEP)
  expect(state.fighters[0]!.cell).toBe(state.fighters[1]!.cell)
})

test('§2.6 the bout is over when one team is left', () => {
  const men = [man(retarius, [5, 5], 0), man(samnite, [5, 4], 0), man(secutor, [0, 0], 3)]
  const teams = [ofTeam(0, men[0]!), ofTeam(1, men[1]!), ofTeam(0, men[2]!)]
  const state = bout(teams)
  const referee = play(state, [6, 6, 3, 2, 4], melee(1))
  expect(told(referee, 'boutEnded')).toMatchObject({ ending: 'lastTeam', winners: [0, 2] })
  expect(outland.isOver(state)).toBe(true)

  const going = bout(men)
  play(going, [6, 6, 3, 2, 4], melee(1))
  expect(outland.isOver(going)).toBe(false)
})

test('§2.6 the last ones go out in the same exchange: a draw', () => {
  const state = frame(samnite, secutor, 0, {}, { attacker: { hits: 8 }, defender: { hits: 9 } })
  const referee = fight(state, [6, 6, 2, 3, 6, 2])
  expect(told(referee, 'exchangeWon').by).toBe(9)
  expect(told(referee, 'boutEnded')).toMatchObject({ ending: 'together', winners: [] })
  expect(outland.result(state).seats.map(({ outcome }) => outcome)).toEqual(['drawn', 'drawn'])
})

test('§2.6 one without boxes wins against one who is mortally wounded, and does not face the crowd', () => {
  const state = frame(retarius, samnite, 0, {}, { attacker: { hits: 5 }, defender: { hits: 5 } })
  const referee = fight(state, [6, 6, 3, 2, 4])
  expect(told(referee, 'stoodLast')).toMatchObject({ seat: 0, against: 1 })
  expect(outland.result(state)).toMatchObject({ winners: [0] })
})

test('§2.6 with others still in he faces the crowd all the same', () => {
  const men = [man(retarius, [5, 5], 0, { hits: 5 }), man(samnite, [5, 4], 0, { hits: 5 }), man(secutor, [0, 0], 3)]
  const state = bout(men)
  const referee = play(state, [6, 6, 3, 2, 4, 1], melee(1))
  expect(told(referee, 'judged')).toMatchObject({ seat: 0, verdict: 'dispatched' })
  expect(outland.result(state)).toMatchObject({ winners: [2] })
})

test('§2.7 after the last turn of the limit the bout is a draw', () => {
  const state = frame(samnite, secutor, 3)
  letAct(state, 1, 59)
  play(state, [], END)
  expect(state.phase).toBe('initiative')
  letAct(state, 1, 60)
  const referee = play(state, [], END)
  expect(told(referee, 'boutEnded')).toMatchObject({ ending: 'limit', rule: '§2.7' })
  expect(outland.result(state)).toMatchObject({ winners: [], length: 60 })
})

test('H.1 team mates neither stop each other nor fight each other', () => {
  const men = [man(own({}, 3, 3), [5, 8], 0), man(secutor, [4, 7], 3), man(samnite, [0, 0], 3)]
  const state = bout([ofTeam(0, men[0]!), ofTeam(0, men[1]!), ofTeam(1, men[2]!)])
  playInto(state, STEP)
  expect(state.fighters[0]!.stopped).toBe(false)
  expect(refusedBy(state, 0, melee(1))).toBe('§4.6')
  expect(refusedBy(state, 0, STEP)).toBeNull()
})

test('H.1 in a free-for-all everybody is an enemy', () => {
  const state = bout([man(own({}, 3, 3), [5, 8], 0), man(secutor, [4, 7], 3), man(samnite, [0, 0], 3)])
  playInto(state, STEP)
  expect(state.fighters[0]!.stopped).toBe(true)
  expect(refusedBy(state, 0, STEP)).toBe('§3.5')
})

test('H.2 won, lost, drawn, kills and hits inflicted', () => {
  const men = [man(retarius, [5, 5], 0), man(samnite, [5, 4], 0), man(secutor, [0, 0], 3, { hits: 9 })]
  const state = bout(men)
  play(state, [6, 6, 3, 2, 4], melee(1))
  state.next = 2
  play(state, [6], BEG)
  expect(outland.result(state)).toEqual({
    winners: [0],
    length: 1,
    seats: [
      { outcome: 'won', end: null, kills: 1, hitsInflicted: 0 },
      { outcome: 'lost', end: 'mortallyWounded', kills: 0, hitsInflicted: 1 },
      { outcome: 'lost', end: 'spared', kills: 0, hitsInflicted: 0 },
    ],
  })
})

test('H.2 at the limit those still in have drawn, those out have lost', () => {
  const men = [man(retarius, [5, 5], 0), man(samnite, [9, -3], 0, { out: 'spared' }), man(secutor, [0, 0], 3)]
  const state = bout(men)
  Object.assign(state, { turn: 60, next: 2 })
  play(state, [], END)
  expect(outland.result(state).seats.map(({ outcome }) => outcome)).toEqual(['drawn', 'lost', 'drawn'])
})

test('G.2 the question is asked again until the activation is over', () => {
  const state = bout([man(own({ helmet: 'helm' }, 2, 2), [5, 7], 0), man(samnite, [0, 0], 3)])
  const referee = play(state, [], STEP, TURN_LEFT, END)
  expect(referee.asked).toEqual(Array(3).fill({ kind: 'activate', seat: 0, rule: '§2.3' }))
})
