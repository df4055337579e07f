import { expect, test } from 'vitest'
import type { Approach } from '../src/06-movement/impact.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { fly } from '../src/13-condition/throwing.ts'
import { cellsOf } from '../src/28-beasts/beasts.ts'
import { rideInto } from '../src/30-riders/collisions.ts'
import { carry, rideIn } from '../src/30-riders/mounts.ts'
import { chargeText, readRide, rideText } from '../src/30-riders/rides.ts'
import { leaveSaddle } from '../src/30-riders/unhorsing.ts'
import { type Gladiator, newItem, type State } from '../src/match/state.ts'
import { at, kinds, matchOf, place, run, scripted } from './helpers.ts'
import { bare, closeUp, horse, man, put, ride, rider } from './riding.ts'

/** Celer, who is played, comes by one hex into that of Felix, who stands there or comes too. */
function riding(state: State, faces: readonly number[], answers: readonly unknown[], from = -1) {
  const coming = { forward: 1, sidestepped: 0, backward: 0, turns: [], stood: false }
  const on: Approach = { who: rider(state), from: rider(state).cell, facing: 0, ...coming }
  const still = { ...coming, forward: from < 0 ? 0 : 1, stood: from < 0 }
  const other: Approach = { who: man(state), from, facing: man(state).facing, ...still }
  const { cell } = man(state)
  rider(state).centurion = null
  rider(state).cell = cell
  const { play, referee } = scripted(state, faces, answers)
  rideInto(play, on, other, cell)
  return referee
}

/** A man whom the horse does not harm. */
function steady() {
  const state = closeUp()
  man(state).ST = 9
  return state
}

test('§30.5.1 he springs into one of the three hexes before the horse, as its rider wishes', () => {
  const state = steady()
  const { asked, events } = riding(state, [1, 6], [5])
  expect(asked).toEqual([{ kind: 'push', seat: 1, rule: '§8.4.1', loser: 0, dirs: [0, 1, 5] }])
  expect(man(state).cell).toBe(at(-1, -1))
  expect(kinds(events)).toContain('pushed')
  expect([man(state).now.collided, rider(state).now.collided]).toEqual([true, true])
})

test('§30.5.1 §27.5 not into a pillar', () => {
  const state = steady()
  state.arena.obstacles = [{ cell: at(0, -2), terrain: 'pillar' }]
  expect(riding(state, [1, 6], [1]).asked).toMatchObject([{ dirs: [1, 5] }])
})

test('§30.5.1 where one hex alone is free nobody is asked', () => {
  const state = steady()
  state.arena.obstacles = [at(0, -2), at(1, -2)].map((cell) => ({ cell, terrain: 'pillar' as const }))
  expect(riding(state, [1, 6], []).asked).toEqual([])
  expect(man(state).cell).toBe(at(-1, -1))
})

/** Pillars in all three hexes before the horse. */
function closed() {
  const state = steady()
  const cells = [at(0, -2), at(1, -2), at(-1, -1)]
  state.arena.obstacles = cells.map((cell) => ({ cell, terrain: 'pillar' as const }))
  return state
}

test('§30.5 without room before the horse whoever came goes back, the man first', () => {
  const stands = closed()
  expect(kinds(riding(stands, [1, 6], []).events)).toContain('thrownBack')
  expect([man(stands).cell, rider(stands).cell]).toEqual([at(0, -1), at(0, 0)])
  const comes = closed()
  riding(comes, [1, 6], [], at(1, -1))
  expect([man(comes).cell, rider(comes).cell]).toEqual([at(1, -1), at(0, -1)])
})

test('§30.5 §16.2 who lies is pushed with his whole length', () => {
  const state = steady()
  Object.assign(man(state), { posture: 'prone', isFaceDown: false, torso: at(0, -2) })
  riding(state, [1, 6], [1])
  expect([man(state).cell, man(state).torso]).toEqual([at(1, -2), at(1, -3)])
})

test('§30.3 he rides in: the horse is where he is, and is made', () => {
  const state = ride()
  place(rider(state), 2, 2, 1)
  horse(state).isCreated = false
  const events = run(state, [], [], (play) => rideIn(play, horse(state)))
  expect(horse(state)).toMatchObject({ isCreated: true, cell: at(2, 2), facing: 1 })
  expect(kinds(events)).toEqual(['rodeIn'])
})

test('§30.4.1 a ride is up to two hexes behind a turn, or a charge of three', () => {
  expect(readRide(rideText(1, [0, 5]))).toMatchObject({ code: 'move', steps: [{ before: 1 }, { before: 0 }] })
  expect(readRide(rideText(3, [2]))!.steps).toHaveLength(1)
  expect(readRide(chargeText(-2))).toMatchObject({ code: 'C', steps: [{ before: -2 }, {}, {}] })
})

test('§30.6.5.2 out of the saddle he is in one hex, beside the horse', () => {
  const state = ride()
  const { play } = scripted(state, [1, 1, 1, 1])
  leaveSaddle(play, rider(state))
  expect([rider(state).torso, rider(state).hind, horse(state).cell]).toEqual([-1, -1, at(0, 0)])
  expect(cellsOf(horse(state))).not.toContain(rider(state).cell)
})

const impactOf = (events: readonly { kind: string; seat?: number }[], seat: number) =>
  events.find((event) => event.kind === 'impactRolled' && event.seat === seat)

test('§30.5 A-5 a ridden horse moves with the men: where both moved neither has an advantage', () => {
  const state = closeUp({}, { collisionPA: 'notIfBothMoved' })
  Object.assign(man(state), { ST: 9, facing: 0 })
  expect(impactOf(riding(state, [1, 6], [5], at(1, -2)).events, 2)).toMatchObject({ total: 1 + 3 + 5 })
})

test('§30.5 §8.4 a horse that is met where its body lies has stood', () => {
  const state = ride()
  place(man(state), 0, 1, 5)
  const cell = at(0, 1)
  const stood = { forward: 0, sidestepped: 0, backward: 0, turns: [], stood: true }
  const on: Approach = { who: rider(state), from: cell, facing: 0, ...stood }
  const other: Approach = { ...on, who: man(state), from: at(1, 1), facing: 5, stood: false }
  const events = run(state, [1, 6], [], (play) => rideInto(play, on, other, cell))
  expect(impactOf(events, 2)).toMatchObject({ total: 1 + 3 + 5 })
})

test('§13.3.2 the range of a throw is that of the moment when it left the hand', () => {
  const state = ride()
  const events = run(state, [1], [], (play) => fly(play, rider(state), newItem('bow'), man(state), 9))
  expect(events).toMatchObject([{ kind: 'threw', range: 9, hits: false }])
})

test('§30.5 A-5 a rider who has turned his horse has moved: neither has an advantage', () => {
  const state = closeUp({}, { collisionPA: 'notIfBothMoved', riderSeat: 'anybody' })
  rider(state).centurion = null
  put(state, 0, 0, 3)
  const events = run(state, [1, 6], ['F', 'X(R)'], (play) => moveEverybody(play, askPlots(play)))
  const sums = events.filter(({ kind }) => kind === 'impactRolled')
  expect(sums).toHaveLength(2)
  expect(JSON.stringify(sums)).not.toContain('position')
})

test('§30.3 what of a horse lies where a man has stepped at the same time gives way to him', () => {
  const felix = { name: 'Felix', team: 0, style: 'myrmillo', ...bare } as const
  const played = { name: 'Celer', team: 1, style: 'eques', ...bare } as const
  const gladiators = [played, felix, { ...felix, name: 'Nero', team: 1 }]
  const state = matchOf({ gladiators }, { riderSeat: 'anybody' })
  const [on, foot, third] = state.gladiators
  place(on!, 0, -2, 0)
  place(foot!, 1, -1, 5)
  place(third!, -2, 1, 1)
  foot!.ST = 9
  // The horse goes forward, its hind part to where Felix steps; there he throws Nero back, and stays.
  run(state, [1, 1, 1, 1, 6], ['F', 'F', 'F F', 5], (play) => moveEverybody(play, askPlots(play)))
  expect([foot!.cell, on!.cell, on!.torso, on!.hind]).toEqual([at(0, -1), at(0, -3), at(0, -2), -1])
})

test('§30.5 §30.3 a horse that shies goes back where it came from: no other body has come to lie there meanwhile', () => {
  const rides = { style: 'eques', ...bare } as const
  const gladiators = [
    { name: 'Felix', team: 0, ...rides },
    { name: 'Celer', team: 1, ...rides },
  ]
  const state = matchOf({ gladiators }, { riderSeat: 'anybody' })
  const [felix, celer] = state.gladiators as [Gladiator, Gladiator]
  for (const [who, q, r, facing] of [
    [felix, 0, 0, 0],
    [celer, -1, 1, 1],
  ] as const) {
    place(who, q, r, facing)
    carry(state, who)
  }
  // Felix turns: the body of his horse would lie where that of Celer has its head, who turns after his step.
  run(state, [], ['X(R)', 'F(L) SFL'], (play) => moveEverybody(play, askPlots(play)))
  expect([celer.cell, celer.torso]).toEqual([at(-1, 1), at(-2, 2)])
  expect([felix.cell, felix.torso]).toEqual([at(0, 0), -1])
})
