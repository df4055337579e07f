import { expect, test } from 'vitest'
import { canAct, describeAction, legalActions, takeActions } from '../src/05-turn/actions.ts'
import { presets } from '../src/index.ts'
import type { Action } from '../src/match/questions.ts'
import { type Gladiator, newItem, type State } from '../src/match/state.ts'
import { at, duel, faceToFace, find, kinds, melee, nothing, place, run } from './helpers.ts'

const net = { by: 1, isHeld: true, kind: 'net', place: 'body', phases: 0 } as const
const sheathed = (who: Gladiator) => who.sheath.map(({ kind }) => kind)
const held = (who: Gladiator) => who.hands.map((item) => item?.kind ?? null)
const does = (state: State, who: Gladiator, what: Action['do']) =>
  legalActions(state, who).filter((action) => action.do === what)

test.each([
  ['§5.2.4 a man on his feet acts', {}, true],
  ['§5.2.4 so does one who is caught in a net', { snare: net }, true],
  ['§5.2.4 nobody acts who lies', { posture: 'prone' }, false],
  ['§5.2.4 nor who is senseless', { isUnconscious: true }, false],
  ['§5.2.4 §22.4 nor who is held', { grappledBy: 0 }, false],
  ['§5.2.4 §18.3 nor who is out', { out: 'missus' }, false],
] as const)('%s', (_, more, acts) => {
  const state = duel()
  const who = state.gladiators[1]!
  Object.assign(who, more)
  expect(canAct(who)).toBe(acts)
})

test('§18.4 nobody acts after an appeal', () => {
  const who = duel().gladiators[0]!
  who.now.isAside = true
  expect(canAct(who)).toBe(false)
})

test('§5.2.4 he may drop either thing, throw it at his foe, or do nothing', () => {
  const state = duel()
  expect(legalActions(state, state.gladiators[0]!)).toEqual([
    nothing,
    { do: 'drop', hand: 0 },
    { do: 'throw', hand: 0, target: 1 },
    { do: 'drop', hand: 1 },
    { do: 'throw', hand: 1, target: 1 },
  ])
})

test('§5.2.4 §20.5 who is caught in a net, or plays R, can only recover', () => {
  const state = duel()
  const who = state.gladiators[0]!
  who.hands[0] = null
  who.sheath = [newItem('axe')]
  state.ground.push({ item: newItem('sword'), cell: who.cell })
  const recovers = [nothing, { do: 'recover', ground: 0 }]
  who.snare = { ...net }
  expect(legalActions(state, who)).toEqual(recovers)
  who.snare = null
  who.now.recovering = true
  expect(legalActions(state, who)).toEqual(recovers)
  who.now.recovering = false
  expect(legalActions(state, who).length).toBeGreaterThan(2)
})

test('§21.11.2 a scissor is neither dropped nor thrown', () => {
  const state = duel({ style: 'scissores', hands: ['dagger', 'scissor'], shield: 'none' })
  const who = state.gladiators[0]!
  expect(legalActions(state, who).filter((action) => 'hand' in action && action.hand === 1)).toEqual([])
  expect(does(state, who, 'drop')).toHaveLength(1)
})

test.each([
  ['§21.1.2.1 with a hand free he draws', ['sword', null], 'axe', [[]]],
  ['§21.1.2.1 with both full he lays one thing down', ['sword', 'smallShield'], 'axe', [[0], [1]]],
  ['§21.1.2.1 §21.11.2 but not a scissor', ['sword', 'scissor'], 'axe', [[0]]],
  ['§21.1.2.1 §21.3.4 for a bow he lays everything down', ['sword', 'smallShield'], 'bow', [[0, 1]]],
  ['§21.1.2.1 §21.7.3 and for a lasso', ['sword', null], 'lasso', [[0]]],
  ['§21.1.2.1 §21.11.2 which nobody can with a scissor', ['sword', 'scissor'], 'bow', []],
] as const)('%s', (_, hands, kind, ways) => {
  const state = duel()
  const who = state.gladiators[0]!
  who.hands = hands.map((item) => item && newItem(item))
  who.sheath = [newItem(kind)]
  expect(does(state, who, 'draw')).toEqual(ways.map((lay) => ({ do: 'draw', sheathed: 0, lay })))
})

test('§21.1.2.1 one thing is drawn, the rest stays in the sheath; what is laid down lies in his hex', () => {
  const state = duel()
  const who = state.gladiators[0]!
  who.sheath = [newItem('dagger'), newItem('axe'), newItem('maul')]
  const events = run(state, [], [{ do: 'draw', sheathed: 1, lay: [0] }, nothing], takeActions)
  expect([held(who), sheathed(who)]).toEqual([
    ['axe', 'largeShield'],
    ['dagger', 'maul'],
  ])
  expect(state.ground).toEqual([{ item: newItem('sword'), cell: who.cell }])
  expect(kinds(events)).toEqual(['laidDown', 'drew'])
  expect(who.now.drew).toBe(true)
})

test('§20.9.2 a net that holds somebody is let go of, and stays on him', () => {
  const state = duel({ style: 'retiarius', shield: 'none' })
  const [who, foe] = state.gladiators
  foe!.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  const events = run(state, [], [{ do: 'drop', hand: 1 }], takeActions)
  expect([kinds(events), state.ground, foe!.snare.isHeld, held(who!)]).toEqual([[], [], false, ['trident', null]])
})

/** The second man lies, one hex away, with two things in his sheath. */
function overBody(more: Partial<Gladiator>): State {
  const state = faceToFace()
  const [who, body] = state.gladiators
  who!.hands[0] = null
  body!.hands = [null, null]
  body!.sheath = [newItem('dagger'), newItem('axe')]
  Object.assign(body!, { posture: 'prone' }, more)
  return state
}

test.each([
  ['§21.1.2.2 the sheath of a dead man is open', { out: 'killed' }, 2],
  ['§21.1.2.2 and of one who lies senseless', { isUnconscious: true }, 2],
  ['§21.1.2.2 not of one who is awake', {}, 0],
  ['§21.1.2.2 nor of one who was led away', { out: 'missus', isUnconscious: true }, 0],
  ['§13.4 nor at two hexes', { out: 'killed', cell: at(0, 1) }, 0],
] as const)('%s', (_, more, count) => {
  const state = overBody(more)
  expect(does(state, state.gladiators[0]!, 'strip')).toHaveLength(count)
})

test.each([
  ['§21.1.2.2 §13.4 a body in the corner of the board is there', 0, 2],
  ['§21.1.2.2 §13.4 one that has left the board is not', -1, 0],
] as const)('%s', (_, cell, count) => {
  const state = overBody({ out: 'killed', cell })
  state.gladiators[0]!.cell = 1
  expect(does(state, state.gladiators[0]!, 'strip')).toHaveLength(count)
})

test('§13.5 §5.2.4 in 1981 a kick that was plotted is made, also where nobody else has anything to choose', () => {
  const state = duel({}, {}, presets.classic1981)
  const [who, other] = state.gladiators
  for (const one of [who!, other!]) one.hands = [null, null]
  place(who!, 0, 0, 0)
  place(other!, 7, 0, 0)
  who!.now.plot = 'X(K1)'
  expect(run(state, [], [], takeActions)).toEqual([])
  state.ground.push({ item: newItem('axe'), cell: who!.cell })
  expect(find(run(state, [3], [], takeActions), 'kicked')).toMatchObject({ seat: 0, cell: at(0, -2) })
})

test('§21.1.2.2 §13.4 one thing is taken from the sheath, with a hand free', () => {
  const state = overBody({ isUnconscious: true })
  const [who, body] = state.gladiators
  who!.AG = 6
  const events = run(state, [1], [{ do: 'strip', body: 1, sheathed: 0 }], takeActions)
  expect(find(events, 'recovered')).toMatchObject({ seat: 0, item: 'dagger' })
  expect([held(who!), sheathed(body!)]).toEqual([['dagger', 'largeShield'], ['axe']])
  expect(does(state, who!, 'strip')).toEqual([])
})

test('§13.4 one thing is taken off the ground, the rest stays', () => {
  const state = duel()
  const who = state.gladiators[0]!
  who.hands[0] = null
  who.AG = 6
  for (const kind of ['dagger', 'axe', 'maul'] as const) state.ground.push({ item: newItem(kind), cell: who.cell })
  run(state, [1], [{ do: 'recover', ground: 1 }, nothing], takeActions)
  expect([held(who)[0], state.ground.map(({ item }) => item.kind)]).toEqual(['axe', ['dagger', 'maul']])
})

test('§5.2.4 hands are changed first, then one recovers what lay there before', () => {
  const state = faceToFace()
  const [who, other] = state.gladiators
  who!.hands[0] = null
  who!.AG = 6
  state.ground.push({ item: newItem('axe'), cell: who!.cell })
  const choices = [
    { do: 'recover', ground: 0 },
    { do: 'drop', hand: 0 },
  ]
  const events = run(state, [1], choices, takeActions)
  expect(kinds(events)).toEqual(['laidDown', 'recoveryTried', 'recovered'])
  expect([held(who!)[0], held(other!)[0]]).toEqual(['axe', null])
})

test.each([
  ['§5.2.4 who has nothing in hand and nothing near is not asked', {}, 0],
  ['§5.2.4 nor who has a scissor on each arm', { hands: [newItem('scissor'), newItem('scissor')] }, 0],
  ['§5.2.4 §21.1.2.1 who can draw is asked', { sheath: [newItem('axe')] }, 1],
  ['§5.2.4 §20.5 but not in a net', { sheath: [newItem('axe')], snare: net }, 0],
  ['§5.2.4 who holds something in his left hand is asked', { hands: [null, newItem('axe')] }, 1],
] as const)('%s', (_, more, asked) => {
  const state = duel()
  const [who, other] = state.gladiators
  place(other!, 7, 0, 0)
  for (const one of [who!, other!]) one.hands = [null, null]
  Object.assign(who!, more)
  run(state, [], Array(asked).fill(nothing), takeActions)
})

test.each([
  ['§13.4 who stands beside a thing is asked', [1, 0], 1],
  ['§13.4 who is two hexes away is not', [2, 0], 0],
] as const)('%s', (_, [q, r], asked) => {
  const state = duel()
  const [who, other] = state.gladiators
  place(who!, 0, 0, 0)
  place(other!, 7, 0, 0)
  for (const one of [who!, other!]) one.hands = [null, null]
  state.ground.push({ item: newItem('axe'), cell: at(q, r) })
  run(state, [], Array(asked).fill(nothing), takeActions)
})

test('§13.5 what is recovered is no longer there to be kicked; two kicks go in an order by chance', () => {
  const state = faceToFace()
  const [who, other] = state.gladiators
  who!.hands[0] = null
  who!.AG = 6
  state.ground.push({ item: newItem('axe'), cell: other!.cell }, { item: newItem('dagger'), cell: who!.cell })
  const kick = (ground: number): Action => ({ do: 'kick', ground, dir: 3 })
  const events = run(state, [1], [{ do: 'recover', ground: 0 }, kick(0)], takeActions)
  expect(kinds(events)).toEqual(['recoveryTried', 'recovered'])
  state.ground.push({ item: newItem('maul'), cell: other!.cell })
  const kicks = run(state, [4, 2, 3], [kick(0), kick(1)], takeActions)
  expect(kicks.map((event) => 'seat' in event && event.seat)).toEqual([1, 0])
  expect(state.ground.map(({ cell }) => cell)).toEqual([at(0, 2), at(0, 2)])
})

test('B-14 §13.5 a kick that comes first takes the thing out of reach', () => {
  const state = faceToFace({}, {}, { kickOrGrab: 'on' })
  const [who, other] = state.gladiators
  who!.hands[0] = null
  state.ground.push({ item: newItem('axe'), cell: other!.cell })
  const choices = [
    { do: 'recover', ground: 0 },
    { do: 'kick', ground: 0, dir: 3 },
  ]
  // The kicker's 6 beats a 1; a kick of 1 leaves the axe two hexes away from the other.
  const events = run(state, [6, 1, 1], choices, takeActions)
  expect(kinds(events)).toEqual(['kicked'])
  expect(state.ground[0]!.cell).toBe(at(0, 1))
})

test('§13.3 §26.1 nothing is thrown at a friend or at himself', () => {
  const state = melee([0, 0, 1])
  const [who, friend, foe] = state.gladiators
  place(who!, 0, 0, 0)
  place(friend!, 0, -1, 0)
  place(foe!, 1, -2, 0)
  expect(does(state, who!, 'throw').map((action) => 'target' in action && action.target)).toEqual([2, 2])
})

test('§5.2.4 every action has its words', () => {
  const state = overBody({ isUnconscious: true })
  const who = state.gladiators[0]!
  who.hands = [newItem('sword'), newItem('bow')]
  who.sheath = [newItem('dagger')]
  state.ground.push({ item: newItem('axe'), cell: who.cell })
  const words = (action: Action) => describeAction(state, who, action)
  expect(words(nothing)).toBe('do nothing')
  expect(words({ do: 'draw', sheathed: 0, lay: [0, 1] })).toBe('draw the dagger, lay down the sword, lay down the bow')
  expect(words({ do: 'drop', hand: 0 })).toBe('drop the sword')
  expect(words({ do: 'throw', hand: 0, target: 1 })).toBe('throw the sword at Priscus')
  expect(words({ do: 'throw', hand: 1, target: 1 })).toBe('shoot at Priscus')
  expect(words({ do: 'recover', ground: 0 })).toBe('recover the axe')
  expect(words({ do: 'strip', body: 1, sheathed: 1 })).toBe('take the axe of Priscus')
  expect(words({ do: 'kick', ground: 0, dir: 2 })).toBe('kick the axe south-east')
})
