import { expect, test } from 'vitest'
import { die, leaveArena } from '../src/05-turn/exits.ts'
import { newItem } from '../src/match/state.ts'
import { duel, fightWith, find, kinds, melee, planned, row, run } from './helpers.ts'

const caught = (isHeld: boolean) => ({ by: 1, isHeld, kind: 'net', place: 'body', phases: 0 }) as const
const lying = (state: ReturnType<typeof duel>) => state.ground.map(({ item, cell }) => [item.kind, cell])

test('§10.3.2 a dead man lets everything fall where he lies, but not his scissor', () => {
  const state = duel({ style: 'scissores', hands: ['dagger', 'scissor'], shield: 'none' })
  const who = state.gladiators[0]!
  const events = run(state, [], [], (play) => die(play, who, 1, false))
  expect(kinds(events)).toEqual(['died'])
  expect([who.out, who.posture, who.hands]).toEqual(['killed', 'prone', [null, null]])
  expect(lying(state)).toEqual([['dagger', who.cell]])
})

test.each([
  ['§18.3.1 who is spared takes his weapons along', 'missus', '§18.3.1'],
  ['§5.4.2 so does who leaves a match that is stopped', 'stans', '§5.4.2'],
] as const)('%s', (_, out, rule) => {
  const state = duel()
  const who = state.gladiators[0]!
  const events = run(state, [], [], (play) => leaveArena(play, who, out))
  expect(events).toEqual([{ kind: 'leftArena', rule, seat: 0, out }])
  expect([who.out, who.hands, state.ground]).toEqual([out, [null, null], []])
})

test.each([
  ['§20.9.2 a net in which nobody is held any more is left behind', false, ['net']],
  ['§20.9.2 one that is held goes with its owner', true, []],
] as const)('%s', (_, isHeld, left) => {
  const state = duel()
  const who = state.gladiators[0]!
  Object.assign(who, { snare: caught(isHeld), hands: [null, null], stun: 4, mustStumble: true, grappledBy: 1 })
  run(state, [], [], (play) => leaveArena(play, who, 'missus'))
  expect(lying(state)).toEqual(left.map((kind) => [kind, who.cell]))
  expect([who.snare, who.stun, who.mustStumble, who.grappledBy]).toEqual([null, 0, false, -1])
})

test('§22.4 whom he held is free, and nobody else', () => {
  const state = melee([0, 1, 0, 1])
  const [who, victim, other, third] = state.gladiators
  victim!.grappledBy = who!.seat
  third!.grappledBy = other!.seat
  run(state, [], [], (play) => leaveArena(play, who!, 'missus'))
  expect([victim!.grappledBy, third!.grappledBy]).toEqual([-1, 2])
})

test('§20.9.2 whom his net held stays caught, but nobody drags him; the net is not dropped twice', () => {
  const state = duel({ style: 'retiarius', shield: 'none' })
  const [who, foe] = state.gladiators
  foe!.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  run(state, [], [], (play) => die(play, who!, 1, false))
  expect(foe!.snare.isHeld).toBe(false)
  expect(lying(state)).toEqual([['trident', who!.cell]])
})

test.each([
  ['§10.3.2 a kill is counted for him who struck', 0, [1, 0]],
  ['§10.3.2 not for the dead man himself', 1, [0, 0]],
  ['§10.3.2 nor for anybody where nobody struck', -1, [0, 0]],
] as const)('%s', (_, by, kills) => {
  const state = duel()
  const events = run(state, [], [], (play) => die(play, state.gladiators[1]!, by, false))
  expect(find(events, 'died')).toEqual({ kind: 'died', rule: '§10.3.2', seat: 1, by, cleaved: false })
  expect(state.gladiators.map((who) => who.kills)).toEqual(kills)
})

test('§10.3.2 nobody dies twice, nor who has been spared', () => {
  const state = duel()
  const who = state.gladiators[1]!
  who.out = 'missus'
  expect(run(state, [], [], (play) => die(play, who, 0, true))).toEqual([])
  expect([who.out, state.gladiators[0]!.kills]).toEqual(['missus', 0])
})

test('§25.1.1 only who is cleaved leaves blood', () => {
  const state = duel()
  run(state, [1, 1, 1], [], (play) => die(play, state.gladiators[1]!, 0, true))
  expect(state.arena.blood).toEqual([state.gladiators[1]!.cell])
})

test('§13.1 what he held and what lay there before lie together', () => {
  const state = duel()
  const who = state.gladiators[1]!
  state.ground.push({ item: newItem('axe'), cell: who.cell })
  run(state, [], [], (play) => die(play, who, 0, false))
  expect(state.ground.map(({ item }) => item.kind)).toEqual(['axe', 'sword', 'largeShield'])
})

test('§9.4.5 who is out makes none of his attacks', () => {
  const state = duel()
  state.fight = fightWith([planned(0, 0, 1, row(1, 2, 3)), planned(1, 0, 1, row(0, 2, 3))])
  run(state, [], [], (play) => leaveArena(play, state.gladiators[1]!, 'missus'))
  expect(state.fight.attacks.map(({ status }) => status)).toEqual(['planned', 'cancelled'])
})
