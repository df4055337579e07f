import { expect, test } from 'vitest'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { attackWithNets, layNets } from '../src/19-advanced/net.ts'
import type { Options } from '../src/index.ts'
import { editionOf } from '../src/match/edition.ts'
import { newItem, type State } from '../src/match/state.ts'
import { duel, find, idle, kinds, place, playPhase, run } from './helpers.ts'

/** A Retiarius who looks south, and a man three hexes before him who looks at him. */
function charge(given: Partial<Options>): State {
  const state = duel({ style: 'retiarius' }, {}, given)
  place(state.gladiators[0]!, 0, 0, 3)
  place(state.gladiators[1]!, 0, 3, 0)
  return state
}

const move = (state: State, faces: readonly number[], answers: readonly unknown[]) =>
  run(state, faces, answers, (play) => moveEverybody(play, askPlots(play)))

test('B-23 §20.8 a net laid in the way of a charge is dealt with before the collision', () => {
  const state = charge({ netLayTiming: 'on' })
  // The net 18: a hit. Impact dice 1 and 1, stun 2 and no stumble of the loser.
  const events = move(state, [6, 6, 6, 1, 1, 1, 1, 6], ['X +LN2', 'C', 0])
  const order = kinds(events)
  expect(order.indexOf('netThrown')).toBeLessThan(order.indexOf('collided'))
  const plain = move(charge({}), [1, 1, 1, 1, 6], ['X +LN2', 'C', 0])
  expect(kinds(plain)).not.toContain('netThrown')
  // He stumbles into the collision: two less.
  expect(find(plain, 'impactRolled').total! - find(events, 'impactRolled').total!).toBe(2)
  expect(state.gladiators[1]!.mustStumble).toBe(true)
  expect(state.gladiators[0]!.now.spent).toBe(2)
  run(state, [], [], layNets)
  expect(state.gladiators[0]!.now.spent).toBe(2)
})

test('B-23 §20.8 the net is lost when its owner runs into the other', () => {
  const state = charge({ netLayTiming: 'on', netAfterCollision: 'on' })
  place(state.gladiators[1]!, 0, 1, 0)
  const events = move(state, [6, 1, 1, 1, 6], ['F +LN2', 'X', 3])
  expect(kinds(events)).toContain('netMissed')
  expect(kinds(events)).not.toContain('netThrown')
  expect(state.gladiators[0]!.now.spent).toBe(2)
})

test('B-23 §13.4.1 a laid net comes before the recovery, and a stumble hinders it', () => {
  const stumbled = (given: Partial<Options>) => {
    const state = charge(given)
    const [owner, foe] = state.gladiators
    foe!.cell = state.gladiators[0]!.cell + 17
    foe!.now.entered.push(foe!.cell)
    owner!.now.plot = 'X +LN2'
    run(state, given.netLayTiming === 'on' ? [6, 6, 6] : [], [], layNets)
    return editionOf(state.options).recoveryDRM(state, foe!, newItem('sword'), foe!.cell)
  }
  expect(stumbled({ netLayTiming: 'on' }) - stumbled({})).toBe(4)
})

test('§20.8 without B-23 nets are laid after the actions', () => {
  const state = charge({})
  const [owner, foe] = state.gladiators
  foe!.cell = owner!.cell + 17
  foe!.now.entered.push(foe!.cell)
  owner!.now.plot = 'X +LN2'
  expect(kinds(run(state, [6, 6, 6], [], attackWithNets))).toContain('netThrown')
  expect(foe!.now.tripped).toBe(false)
})

test.each([
  ['§20.7.2.1 a swung net trips', 'stumble', false],
  ['§20.7.2.1 by the other reading of 1982 it ensnares', 'ensnare', true],
] as const)('%s', (_, billingsNetHits, caught) => {
  const state = charge({ billingsNetHits })
  const [owner, foe] = state.gladiators
  foe!.cell = owner!.cell + 17
  owner!.now.plot = 'X +SN'
  run(state, [6, 6, 6], [], attackWithNets)
  expect([foe!.snare !== null, foe!.mustStumble]).toEqual([caught, !caught])
})

test('§20.8 a whole phase with a laid net', () => {
  const state = charge({ netLayTiming: 'on' })
  const nothing = { do: 'nothing' }
  place(state.gladiators[1]!, 0, 4, 0)
  const events = run(state, [1, 1, 1], ['X +LN2', 'C', nothing, nothing, idle, idle], playPhase)
  expect(kinds(events)).toContain('netThrown')
})

test('B-23 §20.8 the net is lost when the two only cross paths', () => {
  const state = charge({ netLayTiming: 'on', netAfterCollision: 'on', edition: 'classic1981', crossedPaths: 'on' })
  place(state.gladiators[1]!, 0, 2, 0)
  // Doubles of 4: they meet in the hex that both pass.
  const events = move(state, [4, 4, 6, 1, 1, 1, 6], ['F(Q) +LN2', 'F(Q)', 3])
  expect(kinds(events)).toContain('collided')
  expect(kinds(events)).toContain('netMissed')
  expect(kinds(events)).not.toContain('netThrown')
})

test('B-23 §20.8 a net laid beside the way of a charge misses, and its owner has paid', () => {
  const state = charge({ netLayTiming: 'on' })
  const events = move(state, [1, 1, 1, 1, 6], ['X +LN1', 'C', 0])
  expect(find(events, 'netMissed')).toMatchObject({ seat: 0, action: 'LN1' })
  expect(state.gladiators[0]!.now.spent).toBe(2)
})

test('B-23 B-20 §20.8 one whom the net trips and who loses the collision as well falls', () => {
  const state = charge({ netLayTiming: 'on', doubleStumble: 'on' })
  state.gladiators[0]!.ST = 9
  // The net 18, impact dice 6 and 1, stun on two dice, then a Stumble check of 1.
  const events = move(state, [6, 6, 6, 1, 6, 1, 1, 1], ['X +LN2', 'C', 3])
  expect(find(events, 'fellProne')).toMatchObject({ seat: 1 })
  expect(state.gladiators[1]!.mustStumble).toBe(false)
})
