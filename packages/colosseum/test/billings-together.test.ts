/** The Billings Rules where several of them meet, and the cards that they bring along. */
import { expect, test } from 'vitest'
import { legalPlots } from '../src/06-movement/legal-plots.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { refuseSpecialDefence } from '../src/19-advanced/special-defences.ts'
import { layBefore } from '../src/editions/net-lay.ts'
import { presets } from '../src/index.ts'
import { newItem, type State } from '../src/match/state.ts'
import { at, duel, kinds, place, run } from './helpers.ts'
import { classicHunt } from './hunt.ts'
import { ride } from './riding.ts'

const move = (state: State, faces: readonly number[], answers: readonly unknown[]) =>
  run(state, faces, answers, (play) => moveEverybody(play, askPlots(play)))

test('B-9 §15.3 with the quick moves of B-10 too, one who has fallen may not kneel', () => {
  const state = duel({}, {}, presets.billings)
  const who = state.gladiators[0]!
  who.posture = 'prone'
  expect(legalPlots(state, who).filter((plot) => plot.startsWith('KN'))).toEqual([])
  expect(legalPlots(state, who)).toContain('X')
})

test('B-15 §8.1.1 two who change places have crossed in no hex but those where they began', () => {
  const state = duel({}, {}, { ...presets.billings, walledMap: 'off' })
  place(state.gladiators[0]!, 0, 0, 3)
  place(state.gladiators[1]!, 0, 1, 0)
  expect(kinds(move(state, [], ['F(Q)', 'F(Q)']))).not.toContain('pathsCrossed')
})

/** Both come into the middle, one from the north, one from the south-east. */
function meet(plots: readonly string[], faces: readonly number[], more: readonly unknown[]) {
  const state = duel({}, {}, { ...presets.classic1981, collisionFacing: 'on', crossedPaths: 'on' })
  place(state.gladiators[0]!, 0, -1, 3)
  place(state.gladiators[1]!, 1, 0, 5)
  state.gladiators[1]!.ST = 2
  const events = move(state, faces, [...plots, ...more])
  return { state, events }
}

test('B-17 §8.4 the turns that soften a collision are made: he pushes where he then looks', () => {
  const { state, events } = meet(['F', 'F(R)(R)'], [1, 6, 3, 3, 6], [0])
  expect(state.gladiators[1]!.facing).toBe(0)
  expect(events.find(({ kind }) => kind === 'pushed')).toMatchObject({ seat: 0, cell: at(0, -1) })
})

test('B-17 §8.4 where paths crossed nobody has turned', () => {
  const { state } = meet(['F(Q)', 'F(Q)(R)(R)'], [4, 4, 1, 6, 3, 3, 6], [5])
  expect(state.gladiators[1]!.facing).toBe(5)
})

test('B-20 §8.4.4 who is pushed into a wall while he stumbles falls as well', () => {
  const state = duel({}, {}, { doubleStumble: 'on', mapEdge: 'walls' })
  const [winner, loser] = state.gladiators
  place(winner!, 0, -7, 0)
  place(loser!, 0, -8, 3)
  loser!.mustStumble = true
  // He keeps his feet, loses by far, is stunned by the push and the wall, and fails his check.
  move(state, [6, 6, 6, 1, 1, 1, 1, 1, 1], ['F', 'S', 0])
  expect(loser!.posture).toBe('prone')
})

test.each([
  ['14.2 §15.1.1 1981: what lies where he goes back may trip him', at(1, 0), ['stumbleChecked']],
  ['14.2 §15.1.1 1981: what lies where he goes forward does not', at(1, -1), []],
] as const)('%s', (_, cell, checks) => {
  const state = duel({}, {}, { ...presets.classic1981, quickSidesteps: 'on' })
  place(state.gladiators[0]!, 0, 0, 0)
  place(state.gladiators[1]!, 0, 7, 0)
  state.ground.push({ item: newItem('sword'), cell })
  const events = move(state, checks.length > 0 ? [6, 6] : [], ['SFR(QB)', 'X'])
  expect(kinds(events).filter((kind) => kind === 'stumbleChecked')).toEqual(checks)
})

test('G-1 §23.3 a man on the ground may play Parry: only Back Step and Leap ask for his feet', () => {
  const refusal = (given: object) => {
    const state = duel({}, {}, given)
    state.gladiators[0]!.posture = 'prone'
    return (['P', 'K', 'J'] as const).map(
      (card) => refuseSpecialDefence(state, state.gladiators[0]!, card, true) === null,
    )
  }
  expect(refusal({ ...presets.classic1981, defenceCards: 'greenwood' })).toEqual([true, false, false])
  expect(refusal({})).toEqual([false, false, false])
})

test('B-1 §27.4 over the Colosseum Edition a sidestep into the wall counts one after an F as well', () => {
  const state = duel({}, {}, { walledMap: 'on' })
  const who = state.gladiators[0]!
  place(who, 0, -7, 0)
  move(state, [], ['F SFR', 'X'])
  expect(who.stun).toBe(3)
})

test('B-23 §28 §30 what no net can hold is not caught by one that is laid in its way either', () => {
  const beast = classicHunt('lion', { netLayTiming: 'on' }, true)
  const rider = ride({}, { netLayTiming: 'on' })
  for (const state of [beast, rider]) {
    const [owner, other] = state.gladiators
    place(owner!, 0, 0, 3)
    owner!.hands = [newItem('net'), null]
    owner!.now.plot = 'X +LN2'
    const own = {
      who: owner!,
      from: -1,
      facing: 0,
      forward: 0,
      sidestepped: 0,
      backward: 0,
      turns: [],
      stood: true,
    } as const
    const coming = { ...own, who: other!, from: at(0, -1), facing: 3, stood: false } as const
    const events = run(state, [], [], (play) => layBefore(play, own, coming, [at(0, -1)], at(0, 0), false))
    expect(kinds(events)).toEqual(['netMissed'])
    expect(owner!.now.spent).toBe(2)
  }
})

test('B-23 §20.8.1 he lays the net as he then faces, and has the advantage of it', () => {
  const state = duel({ style: 'retiarius' }, {}, presets.billings)
  const [owner, other] = state.gladiators
  place(owner!, 0, 0, 3)
  place(other!, 0, 0, 0)
  owner!.now.plot = 'X +LN2'
  const still = { forward: 0, sidestepped: 0, backward: 0, turns: [], stood: false }
  const own = { ...still, who: owner!, from: at(0, 1), facing: 0 } as const
  const coming = { ...still, who: other!, from: at(0, -1), facing: 0 } as const
  const events = run(state, [2, 2, 1], [], (play) => layBefore(play, own, coming, [at(0, -1)], at(0, 0), false))
  expect(events.find(({ kind }) => kind === 'netThrown')).toMatchObject({ total: 5 + 3 })
})
