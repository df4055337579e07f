import { expect, test } from 'vitest'
import { attackWithNets, escapeFromNet, netAttack, netDRM, sparePool } from '../src/19-advanced/net.ts'
import { presets } from '../src/index.ts'
import { cfNow } from '../src/match/state.ts'
import { at, duel, find, kinds, melee, place, run, scripted } from './helpers.ts'

/** The hexes of a swing from left to right for a man who looks north, the nearer one first. */
const sweep = [
  [-1, 0],
  [-2, 0],
  [-1, -1],
  [0, -1],
  [0, -2],
  [1, -2],
  [1, -1],
  [2, -2],
] as const

/** A man with a net who looks north, and two foes. */
function netMan(plot: string, one: readonly [number, number], other: readonly [number, number] = [-7, 7]) {
  const state = melee([0, 1, 1])
  const [who, first, second] = state.gladiators
  place(who!, 0, 0, 0)
  place(first!, ...one, 3)
  place(second!, ...other, 3)
  Object.assign(who!, { style: 'retiarius', hands: [who!.hands[0], { kind: 'net', boxes: 0, condition: 'whole' }] })
  who!.now.plot = plot
  return state
}

test('§20.7.1 a swing reaches the eight hexes before him', () => {
  for (const hex of sweep) {
    const events = run(netMan('X +SN', hex), [6, 6, 6], [], attackWithNets)
    expect(find(events, 'netThrown')).toMatchObject({ target: 1, action: 'SN' })
  }
  for (const hex of [
    [0, -3],
    [1, 0],
    [-1, 1],
    [0, 1],
  ] as const) {
    expect(kinds(run(netMan('X +SN', hex), [], [], attackWithNets))).toEqual(['netMissed'])
  }
})

test('§20.7.1 of two the one farther to the left is met', () => {
  for (let i = 1; i < sweep.length; i++) {
    const events = run(netMan('X +SN', sweep[i]!, sweep[i - 1]!), [6, 6, 6], [], attackWithNets)
    expect(find(events, 'netThrown').target).toBe(2)
  }
})

test('§20.4 §20.7.1 of several within three hexes he chooses one', () => {
  const state = netMan('X +TN', [0, -3], [1, -2])
  const events = run(state, [6, 6, 6], [2], attackWithNets)
  expect(events.flatMap((event) => (event.kind === 'netThrown' ? [event.target] : []))).toEqual([2])
  expect(state.gladiators.map(({ snare }) => snare !== null)).toEqual([false, false, true])
})

test('§20.7.2.1 §20.8.2.1 in 1981 straight steps and sidesteps are told apart, each way', () => {
  const state = duel({ style: 'retiarius' }, {}, presets.classic1981)
  const [who, foe] = state.gladiators
  place(who!, 0, -3, 3)
  place(foe!, 0, 0, 0)
  foe!.now.moved = 1
  const drm = (action: 'SN' | 'LN2') => netDRM(state, who!, foe!, action)
  const [swing, lay] = [drm('SN'), drm('LN2')]
  Object.assign(foe!.now, { backward: 2, sideBackward: 1, turned: 1 })
  expect([drm('SN') - swing, drm('LN2') - lay]).toEqual([3 + 2 + 2, 5 + 4])
  Object.assign(foe!.now, { backward: 0, sideBackward: 0, turned: 0, forward: 2, sideForward: 1 })
  expect([drm('SN') - swing, drm('LN2') - lay]).toEqual([1 + 2, 1 + 2])
})

test.each([
  ['§20.6.2.1 who has one CF left after the drag can strike, and he must appeal', 8, 'missus'],
  ['§20.6.2.1 with none left he cannot', 9, null],
] as const)('%s', (_, stun, out) => {
  const state = duel({ style: 'retiarius', shield: 'none' })
  const [who, foe] = state.gladiators
  foe!.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  who!.stun = stun
  // The holder spends three of his twelve CF.
  run(state, [6, 6, 6, 6, 6, 6, ...(out ? [6, 6] : [])], [3], (play) => escapeFromNet(play, foe!, 1))
  expect([foe!.posture, foe!.out]).toEqual(['prone', out])
})

test('§20.6.2.1 §20.9.2 nor can one who does not know the net, and has spent all that it leaves him', () => {
  const state = duel({ style: 'myrmillo', hands: ['sword', 'net'], shield: 'none' })
  const [who, foe] = state.gladiators
  foe!.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  const all = sparePool(state, who!)
  expect(all).toBeLessThan(cfNow(who!))
  run(state, [6, 6, 6, 6, 6, 6], [all], (play) => escapeFromNet(play, foe!, 1))
  expect([foe!.posture, foe!.out]).toEqual(['prone', null])
})

test('§20.4 §20.7.1 §20.8.1 a toss, a swing and a lay each reach their own hexes', () => {
  const uses = (plot: string, hex: readonly [number, number], entered: readonly (readonly [number, number])[]) => {
    const state = netMan(plot, hex)
    state.gladiators[1]!.now.entered = entered.map(([q, r]) => at(q, r))
    const { play, referee } = scripted(state, [6, 6, 6])
    attackWithNets(play)
    return kinds(referee.events).includes('netThrown')
  }
  expect(['X +TN', 'X +SN', 'X +LN2'].map((plot) => uses(plot, [0, -3], []))).toEqual([true, false, false])
  expect(['X +LN1', 'X +LN2', 'X +LN3'].map((plot) => uses(plot, [0, -3], [[0, -1]]))).toEqual([false, true, false])
  expect(['X +LN1', 'X +LN2', 'X +LN3'].map((plot) => uses(plot, [0, -3], [[-1, 0]]))).toEqual([true, false, false])
  expect(['X +LN1', 'X +LN2', 'X +LN3'].map((plot) => uses(plot, [0, -3], [[1, -1]]))).toEqual([false, false, true])
})

test('§20.9.1 both throws for the net are told with their strength', () => {
  const state = netMan('X +TN', [0, -3])
  const [who, foe] = state.gladiators
  Object.assign(who!, { ST: 0, cfLoss: [0, 0, 0, 9, 0] })
  Object.assign(foe!, { ST: 2 })
  const events = run(state, [1, 1, 1, 4, 1], [], (play) => netAttack(play, who!, foe!, 'TN'))
  expect(events.slice(1)).toMatchObject([
    { kind: 'grabRolled', rule: '§20.9.1', seat: 0, total: 4 },
    { kind: 'grabRolled', rule: '§20.9.1', seat: 1, total: 3 },
    { kind: 'netGrabbed', seat: 1, from: 0, takes: false },
  ])
})

test.each([
  ['§20.4.1.1 a toss by its table', 'TN', '§20.4.1.1'],
  ['§20.7.2.1 a swing by its own', 'SN', '§20.7.2.1'],
  ['§20.8.2.1 and a lay', 'LN3', '§20.8.2.1'],
] as const)('%s', (_, action, rule) => {
  const state = netMan('X', [0, -2])
  const [who, foe] = state.gladiators
  const events = run(state, [6, 6, 6], [], (play) => netAttack(play, who!, foe!, action))
  expect(find(events, 'netThrown')).toMatchObject({ rule, seat: 0, target: 1, action })
})

test.each([
  ['§20.2 nobody uses his net from the ground', { posture: 'prone' }, {}],
  ['B-23 §20.2 nor twice', {}, { hasLaid: true }],
  ['§20.2 §18.4 nor at an appeal', {}, { isAside: true }],
  ['§20.2 nor senseless', { isUnconscious: true }, {}],
  ['§20.2 nor in a grip', { grappledBy: 1 }, {}],
] as const)('%s', (_, more, now) => {
  const state = netMan('X +TN', [0, -2])
  Object.assign(state.gladiators[0]!, more)
  Object.assign(state.gladiators[0]!.now, now)
  expect(run(state, [], [], attackWithNets)).toEqual([])
  expect(state.gladiators[0]!.now.spent).toBe(0)
})

test.each([
  ['§20.6.2 who has one CF left may drag', 11, [1]],
  ['§20.6.2 who has none may not', 12, []],
] as const)('%s', (_, enduranceLoss, answers) => {
  const state = duel({ style: 'retiarius', shield: 'none' })
  const [who, foe] = state.gladiators
  foe!.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  who!.enduranceLoss = enduranceLoss
  const dice = answers.length > 0 ? [1, 1, 1] : []
  const events = run(state, [6, 6, 6, ...dice], answers, (play) => escapeFromNet(play, foe!, 1))
  expect(kinds(events).includes('dragged')).toBe(answers.length > 0)
})

test('§5.2.5 lays come first, then swings, then tosses; B-23 lays that come early are not made again', () => {
  const thrown = (netLayTiming: 'on' | 'off') => {
    const state = melee([0, 0, 0, 1], { netLayTiming })
    const foe = state.gladiators[3]!
    place(foe, 0, -1, 3)
    foe.now.entered = [foe.cell]
    for (const [seat, plot] of ['X +TN', 'X +SN', 'X +LN2'].entries()) {
      const who = state.gladiators[seat]!
      place(who, 0, 0, 0)
      Object.assign(who, { style: 'retiarius', hands: [null, { kind: 'net', boxes: 0, condition: 'whole' }] })
      who.now.plot = plot
    }
    const { play, referee } = scripted(state, Array(12).fill(6))
    attackWithNets(play)
    return referee.events.flatMap((event) => (event.kind === 'netThrown' ? [event.action] : []))
  }
  expect(thrown('off')).toEqual(['LN2', 'SN', 'TN'])
  expect(thrown('on')).toEqual(['SN', 'TN'])
})
