import { expect, test } from 'vitest'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import {
  isHolding,
  letGo,
  netHand,
  releaseApart,
  releaseVictim,
  spareHand,
  takeFromHand,
} from '../src/19-advanced/holds.ts'
import { presets } from '../src/index.ts'
import { newItem, type Snare } from '../src/match/state.ts'
import { at, duel, melee, place, run } from './helpers.ts'

const caught = (by: number, isHeld = true): Snare => ({ by, isHeld, kind: 'net', place: 'body', phases: 0 })

test('§20.5 who holds a man in his net, and who does not', () => {
  const state = melee([0, 1, 0])
  const [holder, victim, other] = state.gladiators
  victim!.snare = caught(0)
  expect([holder, victim, other].map((who) => isHolding(state, who!))).toEqual([true, false, false])
  victim!.snare = caught(0, false)
  expect(isHolding(state, holder!)).toBe(false)
})

test.each([
  ['§20.9.2 a net in the left hand is let go of', ['trident', 'net'], ['trident', null]],
  ['§20.9.2 and one in the right', ['net', 'trident'], [null, 'trident']],
  ['§20.9.2 §21.7 and a lasso', ['lasso', null], [null, null]],
] as const)('%s', (_, hands, left) => {
  const state = melee([0, 1, 0, 1])
  const [who, victim, other, third] = state.gladiators
  who!.hands = hands.map((kind) => kind && newItem(kind))
  other!.hands = [newItem('net'), null]
  victim!.snare = caught(0)
  third!.snare = caught(2)
  letGo(who!, state)
  expect(who!.hands.map((item) => item?.kind ?? null)).toEqual(left)
  expect([victim!.snare.isHeld, third!.snare.isHeld, other!.hands[0]?.kind]).toEqual([false, true, 'net'])
})

test('§20.9.2 a net that holds nobody stays in hand', () => {
  const state = duel({ style: 'retiarius', shield: 'none' })
  const who = state.gladiators[0]!
  letGo(who, state)
  expect([netHand(who), who.hands[1]?.kind]).toEqual([1, 'net'])
  expect(takeFromHand(state, who, 1)?.kind).toBe('net')
  expect([netHand(who), takeFromHand(state, who, 1)]).toEqual([-1, null])
})

test('§22.3.3.1 who grapples has no hand to spare', () => {
  const state = duel()
  const [who, victim] = state.gladiators
  who!.hands = [newItem('sword'), null]
  expect(spareHand(state, who!)).toBe(1)
  victim!.grappledBy = 0
  expect(spareHand(state, who!)).toBe(-1)
})

test.each([
  ['§22.4 §7.4 who pauses keeps his grip', 'X', 0],
  ['§22.4 §7.4 who kicks something away in his place makes a moving phase, and lets go', 'X(K1)', -1],
  ['§22.4 §7.4 and so does one who turns', 'X(R)', -1],
] as const)('%s', (_, plot, holder) => {
  const state = duel({}, {}, { ...presets.classic1981, unarmed: 'on' })
  const [who, victim] = state.gladiators
  place(who!, 0, 0, 0)
  place(victim!, 0, -1, 3)
  state.ground.push({ item: newItem('sword'), cell: at(3, 0) })
  victim!.grappledBy = 0
  run(state, [], [plot], (play) => moveEverybody(play, askPlots(play)))
  expect(victim!.grappledBy).toBe(holder)
})

test('§22.4.3 only his own victim is released', () => {
  const state = melee([0, 1, 0, 1])
  const [holder, victim, , other] = state.gladiators
  victim!.grappledBy = 0
  other!.grappledBy = 2
  const events = run(state, [], [], (play) => releaseVictim(play, holder!))
  expect(events).toEqual([{ kind: 'released', rule: '§22.4.3', seat: 1 }])
  expect([victim!.grappledBy, other!.grappledBy]).toEqual([-1, 2])
})

test.each([
  ['§22.3.3.1 a grip lasts side by side', [0, -1], null, null, true],
  ['§22.3.3.1 not over two hexes', [0, -2], null, null, false],
  ['§22.3.3.1 §16.2 one that lies beside him with his torso is still held', [0, -2], null, [0, -1], true],
  ['§22.3.3.1 §16.2 and one beside whose torso the other lies', [0, -2], [0, -1], null, true],
] as const)('%s', (_, [q, r], torso, otherTorso, holds) => {
  const state = duel()
  const [holder, victim] = state.gladiators
  place(holder!, 0, 0, 0)
  place(victim!, q, r, 3)
  if (torso) holder!.torso = at(...torso)
  if (otherTorso) victim!.torso = at(...otherTorso)
  victim!.grappledBy = 0
  run(state, [], [], releaseApart)
  expect(victim!.grappledBy).toBe(holds ? 0 : -1)
})
