import { expect, test } from 'vitest'
import { legalPlots } from '../src/06-movement/legal-plots.ts'
import { grossCF } from '../src/09-combat/allocation.ts'
import { catchWithLasso, countLasso, lassoDragDRM, lassoPlace } from '../src/19-advanced/lasso.ts'
import { affordableNets } from '../src/19-advanced/net.ts'
import { type Options, presets } from '../src/index.ts'
import { cfNow, newItem } from '../src/match/state.ts'
import { duel, find, kinds, run } from './helpers.ts'

test('§21.7.1 two dice find neck, torso, arm or leg', () => {
  expect([2, 4, 5, 7, 8, 9, 10, 12].map(lassoPlace)).toEqual([
    'neck',
    'neck',
    'torso',
    'torso',
    'arm',
    'arm',
    'leg',
    'leg',
  ])
  const snare = { by: 0, isHeld: true, kind: 'lasso', phases: 0 } as const
  expect((['neck', 'torso', 'arm', 'leg'] as const).map((place) => lassoDragDRM({ ...snare, place }))).toEqual([
    4, 0, 0, 8,
  ])
})

test('§21.7 §21.7.3 §20.2.1 the lasso is only tossed, and needs both hands', () => {
  const state = duel({ style: 'laquearius', shield: 'none' })
  const who = state.gladiators[0]!
  expect(affordableNets(state, who)).toEqual(['TN'])
  who.hands[1] = { kind: 'smallShield', boxes: 0, condition: 'whole' }
  expect(affordableNets(state, who)).toEqual([])
})

test.each([
  ['V58 §21.7.1 round the neck armour may hold', ['A4', '-', '-', '-', '-'], 0, null],
  ['V58 §21.7.1 a bare neck is wounded, with a critical hit', ['-', '-', '-', '-', '-'], 2, 'S'],
] as const)('%s', (_, armour, wounds, critical) => {
  const state = duel({ style: 'laquearius' }, { armour: [...armour] })
  const [who, foe] = state.gladiators
  const faces = critical ? [1, 2, 4, 4, 3, 3, 3] : [1, 2, 4, 4, 3]
  const events = run(state, faces, [], (play) => catchWithLasso(play, who!, foe!))
  expect(foe!.wounds[0]).toBe(wounds)
  if (critical) expect(find(events, 'criticalHit').code).toBe(critical)
  else expect(kinds(events)).not.toContain('criticalHit')
})

test('V89 §21.7.1 round the arm he drops something and has half his CF', () => {
  const state = duel({ style: 'laquearius' })
  const [who, foe] = state.gladiators
  run(state, [4, 4, 1, 1], [1], (play) => catchWithLasso(play, who!, foe!))
  expect(foe!.hands.map((item) => item?.kind ?? null)).toEqual(['sword', null])
  expect([cfNow(foe!), grossCF(state, foe!, false)]).toEqual([12, 6])
  foe!.now.spent = 4
  expect(grossCF(state, foe!, false) - foe!.now.spent).toBe(2)
})

test('§21.7.1 round the leg he cannot move', () => {
  const state = duel({ style: 'laquearius' })
  const [who, foe] = state.gladiators
  run(state, [5, 5], [], (play) => catchWithLasso(play, who!, foe!))
  expect(legalPlots(state, foe!)).toEqual(['X'])
})

test('§21.7.2 three phases in the noose and he is bound', () => {
  const state = duel({ style: 'laquearius' })
  const foe = state.gladiators[1]!
  foe.snare = { by: 0, isHeld: true, kind: 'lasso', place: 'torso', phases: 1 }
  run(state, [], [], (play) => countLasso(play, foe))
  expect(foe.out).toBeNull()
  run(state, [6, 6], [], (play) => countLasso(play, foe))
  expect(foe.out).toBe('missus')
})

test.each([
  ['§21.7.1 §10.2.2 the scale of 1981: seven on the white dice meets an A7', [4, 3, 6], 8],
  ['§21.7.1 §10.2.2 eight does not', [4, 4, 6], 0],
] as const)('%s', (_, faces, armour) => {
  const given = { ...presets.classic1981, optionalWeapons: 'on' } as Partial<Options>
  const state = duel({}, { armour: ['A7', '-', '-', '-', '-'] }, given)
  const [who, target] = state.gladiators
  const events = run(state, [1, 1, ...faces], [], (play) => catchWithLasso(play, who!, target!))
  expect(find(events, 'woundRolled').armour).toBe(armour)
})

test('§21.7.1 the noose is told, and its phases are counted from the first', () => {
  const state = duel({ style: 'laquearius' })
  const [who, foe] = state.gladiators
  const events = run(state, [3, 3], [], (play) => catchWithLasso(play, who!, foe!))
  expect(events).toEqual([{ kind: 'ensnared', rule: '§21.7.1', seat: 1, by: 0, means: 'lasso', place: 'torso' }])
  expect(foe!.snare).toEqual({ by: 0, isHeld: true, kind: 'lasso', place: 'torso', phases: 0 })
})

test('§21.7.1 the noose wounds a neck by the dice alone', () => {
  const state = duel({ style: 'laquearius' })
  const [who, foe] = state.gladiators
  who!.ST = 5
  const events = run(state, [1, 2, 2, 2, 1], [], (play) => catchWithLasso(play, who!, foe!))
  expect(find(events, 'woundRolled')).toMatchObject({ area: 1, total: 5 })
})

test.each([
  ['§21.7.1 of two things he chooses', ['sword', 'smallShield'], {}, [0], 'sword'],
  ['§21.7.1 the only thing is lost', ['sword', null], {}, [], 'sword'],
  ['§21.7.1 be it in the left hand', [null, 'axe'], {}, [], 'axe'],
  ['§21.7.1 §21.11.2 a scissor is not', ['dagger', 'scissor'], {}, [], 'dagger'],
  ['§21.7.1 who is senseless does not choose', ['sword', 'smallShield'], { isUnconscious: true }, [], 'sword'],
  ['§21.7.1 empty hands lose nothing', [null, null], {}, [], null],
] as const)('%s', (_, hands, more, answers, lost) => {
  const state = duel({ style: 'laquearius' })
  const [who, foe] = state.gladiators
  foe!.hands = hands.map((kind) => kind && newItem(kind))
  Object.assign(foe!, more)
  const events = run(state, lost ? [4, 4, 1, 1] : [4, 4], answers, (play) => catchWithLasso(play, who!, foe!))
  expect(events.flatMap((event) => (event.kind === 'dropped' ? [event.item] : []))).toEqual(lost ? [lost] : [])
})

test('§21.7.2 a noose that nobody holds binds nobody', () => {
  const state = duel({ style: 'laquearius' })
  const foe = state.gladiators[1]!
  foe.snare = { by: 0, isHeld: false, kind: 'lasso', place: 'torso', phases: 4 }
  run(state, [], [], (play) => countLasso(play, foe))
  expect(foe.out).toBeNull()
})
