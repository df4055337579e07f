import { distance, type Hex } from '@harena/engine'
import { expect, test } from 'vitest'
import { board, diagramValue, isInFront } from '../src/02-preparation/board.ts'
import { poolOfFoes } from '../src/09-combat/allocation.ts'
import { diagramOver, engage, meansAgainst } from '../src/09-combat/engagement.ts'
import { beginFight } from '../src/09-combat/fight.ts'
import { newItem } from '../src/match/state.ts'
import { tables } from '../src/tables/index.ts'
import { at, centre, duel, place, run, scripted } from './helpers.ts'

function front(facing: number, reach: number): Hex[] {
  return board.hexes
    .filter((hex) => distance(hex, centre) >= 1 && distance(hex, centre) <= reach)
    .filter((hex) => isInFront(at(0, 0), facing as 0, board.cell(hex)))
    .map((hex) => ({ q: hex.q - centre.q, r: hex.r - centre.r }))
}

test('V79 §6.1 §6.1.1 D.2 D.3 fronts of 3, 8 and 15 hexes', () => {
  expect([1, 2, 3].map((reach) => front(0, reach).length)).toEqual([3, 8, 15])
  expect(front(2, 1)).toEqual(
    expect.arrayContaining([
      { q: 1, r: -1 },
      { q: 1, r: 0 },
      { q: 0, r: 1 },
    ]),
  )
  expect(front(0, 2)).toEqual(
    expect.arrayContaining([
      { q: -2, r: 0 },
      { q: 2, r: -2 },
    ]),
  )
})

test('V41 §9.2 D.1 positional advantage by the hex of the attacker', () => {
  const hexes = [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [2, -1],
    [1, 1],
    [-1, 0],
    [-1, 1],
  ] as const
  expect(hexes.map(([q, r]) => diagramValue(tables, at(0, 0), 0, at(q, r)))).toEqual([0, 1, 2, 3, 1, 2, 1, 2])
})

test('§6.1.1 a longer weapon reaches farther, a trident broken short does not', () => {
  const state = duel({}, {}, { specials: 'off' })
  const [who, foe] = state.gladiators
  place(who!, 0, 0, 0)
  place(foe!, 0, -2, 3)
  expect(meansAgainst(state, who!, foe!)).toEqual([])
  who!.hands[0] = newItem('trident')
  expect(meansAgainst(state, who!, foe!)).toEqual(['right'])
  who!.hands[0]!.condition = 'short'
  expect(meansAgainst(state, who!, foe!)).toEqual([])
})

function engaged(one: readonly [number, number, number], other: readonly [number, number, number]) {
  const state = duel({}, {}, { specials: 'off' })
  place(state.gladiators[0]!, ...one)
  place(state.gladiators[1]!, ...other)
  let engagement: ReturnType<typeof engage> = null
  run(state, [], [], (play) => {
    engagement = engage(play)
  })
  return { state, engagement: engagement as ReturnType<typeof engage> }
}

test('V43 §9.1.2 only one who had the other in front profits; both turn to face', () => {
  const { state, engagement } = engaged([0, 0, 0], [0, -1, 4])
  expect(engagement!.foes[0]).toMatchObject([{ advantage: 1, canAttack: true }])
  expect(engagement!.foes[1]).toMatchObject([{ advantage: 0, canAttack: true }])
  expect(state.gladiators.map(({ facing }) => facing)).toEqual([0, 3])
})

test('V44 §9.1.1 R54 a man attacked from behind is turned, and may strike back', () => {
  const { state, engagement } = engaged([0, 0, 0], [0, -1, 0])
  expect(engagement!.foes[0]).toMatchObject([{ advantage: 3, canAttack: true }])
  expect(engagement!.foes[1]).toMatchObject([{ advantage: 0, canAttack: true }])
  expect(state.gladiators[1]!.facing).toBe(3)
})

test('§9.1.2 of a man on the ground the nearer hex is faced', () => {
  const state = duel({}, {}, { specials: 'off' })
  const [one, other] = state.gladiators
  place(one!, 0, 0, 0)
  // The torso lies in the hex to the front right, the legs one farther.
  place(other!, 2, -2, 4)
  Object.assign(other!, { posture: 'prone', torso: at(1, -1), isFaceDown: true })
  run(state, [], [], (play) => engage(play))
  expect(one!.facing).toBe(1)
  // The legs lie straight ahead but farther off.
  place(one!, 0, 0, 0)
  place(other!, 0, -2, 1)
  other!.torso = at(1, -1)
  other!.cell = at(1, -2)
  run(state, [], [], (play) => engage(play))
  expect(one!.facing).toBe(1)
})

test('§9.1.2 one who is only turned has nothing from the facing of his attacker', () => {
  // The attacker has him in his front-left hex, which would be worth one; but he looked away.
  const { engagement } = engaged([0, 0, 1], [0, -1, 0])
  expect(engagement!.foes[0]).toMatchObject([{ advantage: 3 }])
  expect(engagement!.foes[1]).toMatchObject([{ advantage: 0, canAttack: true }])
})

const net = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 } as const

test.each([
  ['§9.2 §9.3.1 a free man has his advantage', -1, {}, 1, true],
  ['§9.2 §16.3 one who lies has none, not for defence either', -1, { posture: 'prone' }, 0, false],
  ['§9.2 §20.5 nor has one who is ensnared', -1, { snare: net }, 0, false],
  ['§9.2 §6.1.1 nor one whose weapon does not reach', -2, {}, 0, false],
] as const)('%s', (_, r, more, advantage, canAttack) => {
  const state = duel({ hands: ['spear'], shield: 'none' }, {}, { specials: 'off' })
  const [one, other] = state.gladiators
  place(one!, 0, 0, 0)
  place(other!, 0, r, 3)
  // The attacker has him in his front-left hex, and is seen by him.
  one!.facing = 1
  Object.assign(other!, more)
  const { play } = scripted(state)
  beginFight(play)
  expect(state.fight!.foes[1]).toEqual([{ seat: 0, advantage, canAttack, canTop: false }])
  const pool = poolOfFoes(12, state.fight!.foes[1]!)
  expect(pool).toBe(12 + advantage)
})

test('§9.1 if neither has the other in front nobody attacks', () => {
  expect(engaged([0, 0, 3], [0, -1, 0]).engagement).toBeNull()
  expect(engaged([0, 0, 0], [0, -2, 3]).engagement).toBeNull()
})

test.each([
  ['§6.1.1 §16.2 a sword reaches the legs of one who lies ahead', ['sword'], -1, ['right']],
  ['§6.1.1 §21.9 a pike reaches the torso of one whose legs are too near', ['pike'], -1, ['right']],
  ['§6.1.1 §21.9 a pike does not reach one who stands there', ['pike'], null, []],
  ['§6.1.1 §16.2 a sword reaches neither two hexes away', ['sword'], -2, []],
] as const)('%s', (_, hands, legs, means) => {
  const state = duel({ hands, shield: 'none' }, {}, { specials: 'off', unarmed: 'off' })
  const [who, target] = state.gladiators
  place(who!, 0, 0, 0)
  place(target!, 0, legs ?? -1, 0)
  if (legs !== null) {
    target!.posture = 'prone'
    target!.torso = at(0, legs - 1)
  }
  expect(meansAgainst(state, who!, target!)).toEqual(means)
})

test.each([
  ['§9.2 §16.2 of a body the nearer hex counts: the legs', [0, 0], [0, -1], [0, 1], 3],
  ['§9.2 §16.2 or the torso', [0, 0], [0, -1], [0, -2], 0],
  ['§9.2 §16.2 of two equally near the better one, be it the torso', [0, 0], [0, -1], [1, -1], 2],
  ['§9.2 §16.2 or the legs', [0, -1], [0, 0], [1, -1], 2],
] as const)('%s', (_, legs, torso, from, value) => {
  const state = duel()
  const [who, body] = state.gladiators
  place(who!, from[0], from[1], 0)
  place(body!, legs[0], legs[1], 0)
  body!.torso = at(torso[0], torso[1])
  expect(diagramOver(state, who!, body!)).toBe(value)
})

test.each([
  ['§9.1.1 §9.1.2 who is attacked from behind is turned, and it is told', {}, 3],
  ['§9.1.1 §16.3 not one who lies', { posture: 'prone' }, 0],
  ['§9.1.1 §22.4 nor one who is held', { grappledBy: 0 }, 0],
  ['§9.1.1 §11.4 nor one who is senseless', { isUnconscious: true, stun: 20 }, 0],
] as const)('%s', (_, more, facing) => {
  const state = duel({}, {}, { specials: 'off' })
  const [who, foe] = state.gladiators
  place(who!, 0, 0, 0)
  place(foe!, 0, -1, 0)
  Object.assign(foe!, more)
  const events = run(state, [], [], beginFight)
  expect([who!.facing, foe!.facing]).toEqual([0, facing])
  expect(events.filter(({ kind }) => kind === 'turnedToFace')).toEqual(
    facing === 3 ? [{ kind: 'turnedToFace', rule: '§9.1.2', seat: 1, facing: 3 }] : [],
  )
})
