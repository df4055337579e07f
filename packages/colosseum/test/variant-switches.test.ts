/** Each change of 1982 and of the Tables V2.0 in one situation: with it, and without it. */
import { expect, test } from 'vitest'
import { takeActions } from '../src/05-turn/actions.ts'
import { legalPlots } from '../src/06-movement/legal-plots.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { attackOf, blowOf } from '../src/09-combat/blow.ts'
import { statusAdvantage } from '../src/09-combat/engagement.ts'
import { fly, release } from '../src/13-condition/throwing.ts'
import { attackWithNets } from '../src/19-advanced/net.ts'
import { colosseum, type GladiatorSetup, type Options, presets } from '../src/index.ts'
import { editionOf } from '../src/match/edition.ts'
import { netFactor, newItem, type State } from '../src/match/state.ts'
import {
  allocation,
  at,
  duel,
  faceToFace,
  fightOut,
  find,
  idle,
  kinds,
  nothing,
  optionsWith,
  phase,
  place,
  playPhase,
  row,
  run,
} from './helpers.ts'

const classic = presets.classic1981 as Partial<Options>

type Switch = 'on' | 'off'

const move = (state: State, faces: readonly number[], answers: readonly unknown[]) =>
  run(state, faces, answers, (play) => moveEverybody(play, askPlots(play)))

test.each([
  ['B-1 §27.4 a wall stuns by the steps', 'on', [], 2],
  ['B-1 §27.3.1 or by dice, like any obstacle', 'off', [4, 4], 2],
] as const)('%s', (_, walledMap, faces, stun) => {
  const state = duel({}, {}, { mapEdge: 'walls', walledMap })
  state.arena.walls = ['north', 'east', 'south', 'west']
  place(state.gladiators[0]!, 0, -8, 0)
  move(state, faces, ['F', 'X'])
  expect(state.gladiators[0]!.stun).toBe(stun)
})

test.each([
  ['B-6 §18.3 six wins carry a 7', 'on', true],
  ['B-6 §18.3 without the record a 7 is not enough', 'off', false],
] as const)('%s', (_, missusRecord, spared) => {
  const who = { ...duel().gladiators[0]!, wins: 6 }
  expect(editionOf(optionsWith({ missusRecord })).isSpared(7, who, 0)).toBe(spared)
})

test.each([
  ['B-8 §17.2 endurance is checked when the second turn begins', 'on', ['exhausted', 'exhausted', 'turnBegan']],
  ['B-8 §17.2 or not before its end', 'off', ['turnBegan', 'phaseBegan']],
] as const)('%s', (_, enduranceAtStart, begins) => {
  const state = duel({}, {}, { enduranceAtStart })
  state.turn = 2
  const events = phase(state, enduranceAtStart === 'on' ? [1, 1] : [], ['X', 'X', nothing, nothing])
  expect(kinds(events).slice(0, begins.length)).toEqual(begins)
})

test.each([
  [
    'B-9 §15.3 he falls before he has written, and may roll or lie still',
    'on',
    ['RO-FR', 'RO-FL', 'RO-BR', 'RO-BL', 'X'],
  ],
  ['B-9 §16.4 without it he kneels or rolls', 'off', ['KN', 'KN(R)', 'KN(L)', 'RO-FR', 'RO-FL', 'RO-BR', 'RO-BL']],
] as const)('%s', (_, rollAfterFall, plots) => {
  const state = duel({}, {}, { rollAfterFall })
  const who = state.gladiators[0]!
  who.posture = 'prone'
  expect(legalPlots(state, who)).toEqual(plots)
})

test.each([
  ['B-14 §13.5 a quicker kick comes before the hand', 'on', [5, 2, 4], 0],
  ['B-14 §5.2.4 without it recoveries come before kicks', 'off', [1], 1],
] as const)('%s', (_, kickOrGrab, faces, hasIt) => {
  const state = faceToFace({}, {}, { kickOrGrab })
  const [kicker, grabber] = state.gladiators
  grabber!.hands[0] = null
  grabber!.now.recovering = true
  state.ground.push({ item: newItem('axe'), cell: kicker!.cell })
  const answers = [
    { do: 'kick', ground: 0, dir: 0 },
    { do: 'recover', ground: 0 },
  ]
  run(state, faces, answers, takeActions)
  expect(grabber!.hands.filter((item) => item?.kind === 'axe')).toHaveLength(hasIt)
})

test.each([
  ['B-15 §8.1.1 in 1981 crossed paths collide on doubles', 'on', [4, 4, 1, 6, 1, 3, 3, 6], true],
  ['B-15 §8.1.1 and otherwise never', 'off', [], false],
] as const)('%s', (_, crossedPaths, faces, collides) => {
  const state = duel({}, {}, { ...classic, crossedPaths })
  place(state.gladiators[0]!, 0, 0, 3)
  place(state.gladiators[1]!, 0, 5, 0)
  const events = move(state, faces, collides ? ['C', 'C', 3] : ['C', 'C'])
  expect(kinds(events).includes('collided')).toBe(collides)
})

test.each([
  ['B-17 §8.4 a turn still plotted softens the collision', 'on', 0],
  ['B-17 §8.4 without it the turn is lost', 'off', 1],
] as const)('%s', (_, collisionFacing, value) => {
  const state = duel({}, {}, { collisionFacing })
  const [one, other] = state.gladiators
  const base = { forward: 1, sidestepped: 0, backward: 0 }
  const coming = { ...base, who: one!, from: at(0, -1), facing: 3, turns: [], stood: false } as const
  const side = { ...base, who: other!, from: at(1, 0), facing: 5, turns: [1], stood: false } as const
  run(state, [], [], (play) => {
    const entered = play.edition.entering(play, side, coming, at(0, 0), false)
    expect(play.edition.collisionAdvantage(play, coming, entered, at(0, 0))).toBe(value)
  })
})

test.each([
  ['B-18 §8.4.2 after a tie the stronger keeps the hex', 'on', [at(0, -1), at(0, 0)]],
  ['B-18 §8.4.2 without it both go back', 'off', [at(0, -1), at(0, 1)]],
] as const)('%s', (_, tieStunsBoth, cells) => {
  const state = duel({}, {}, { tieStunsBoth })
  place(state.gladiators[0]!, 0, -1, 3)
  place(state.gladiators[1]!, 0, 1, 0)
  state.gladiators[1]!.ST = 2
  move(state, [4, 3, 3, 3, 6, 3, 3, 6], ['F', 'F'])
  expect(state.gladiators.map(({ cell }) => cell)).toEqual(cells)
})

test.each([
  ['B-20 §8.4.4 a second stumble is a fall', 'on', 'prone', false],
  ['B-20 §8.4.4 without it he stumbles again', 'off', 'standing', true],
] as const)('%s', (_, doubleStumble, posture, mustStumble) => {
  const state = duel({}, {}, { doubleStumble, rollAfterFall: doubleStumble })
  const who = state.gladiators[1]!
  place(state.gladiators[0]!, 0, 0, 3)
  place(who, 0, 1, 0)
  who.mustStumble = true
  move(state, [6, 6, 6, 1, 3, 3, 1], ['F', 'S', 3])
  expect(who).toMatchObject({ posture, mustStumble })
  // From such a fall he may kneel up at once, though others have to lie still first.
  if (posture === 'prone') expect(legalPlots(state, who)).toContain('KN')
})

test.each([
  ['B-21 §13.4.1 a collision does not cancel R', 'on', -6 + 4],
  ['B-21 §13.4.1 without it nothing is left of R', 'off', 4],
] as const)('%s', (_, recoverThroughCollision, drm) => {
  const state = duel({}, {}, { recoverThroughCollision })
  const who = state.gladiators[0]!
  Object.assign(who.now, { recovering: true, collided: true })
  expect(editionOf(state.options).recoveryDRM(state, who, newItem('sword'), who.cell)).toBe(drm - who.AG)
})

test('B-21 §13.4.1 V1982.26 R in his own hex, run into and pushed: a 2 has it, the stun left out', () => {
  const light = { style: 'parmularius', ratings: { TR: 10, ST: 1, AG: 3, CN: 3, W: 12 } } as const
  const state = duel(light, {}, { ...classic, recoverThroughCollision: 'on' })
  const [who, other] = state.gladiators
  place(who!, 0, 0, 0)
  place(other!, 0, -1, 3)
  // Impact dice 6 of the runner and 1 of the other, two dice of stun, no stumble.
  move(state, [6, 1, 2, 2, 6], ['R', 'F', 3])
  expect([who!.cell, other!.cell]).toEqual([at(0, 1), at(0, 0)])
  who!.stun = 2
  who!.now.sparedStun = 2
  expect(2 + editionOf(state.options).recoveryDRM(state, who!, newItem('sword'), at(0, 0))).toBe(0)
})

test.each([
  ['B-22 §20.2.2 a net after a collision is thrown at -4', 'on', [4, 4, 2], 6],
  ['B-22 §20.2.2 without it the net is not thrown at all', 'off', [], null],
] as const)('%s', (_, netAfterCollision, faces, total) => {
  const state = duel({ style: 'retiarius' }, {}, { netAfterCollision })
  const [who, foe] = state.gladiators
  place(who!, 0, -3, 3)
  place(foe!, 0, 0, 0)
  who!.now.plot = 'X +TN'
  who!.now.collided = true
  const events = run(state, faces, [], attackWithNets)
  expect(events.map((event) => (event.kind === 'netThrown' ? event.total : null))).toEqual(
    total === null ? [] : [total],
  )
})

test.each([
  ['B-24 §20.4.1.1 two dice and agility against a parried net', 'on', [4, 3], true],
  ['B-24 §20.4.1.1 or the usual die', 'off', [2], false],
] as const)('%s', (_, netStumble, faces, stumbles) => {
  const state = duel({ style: 'retiarius' }, {}, { netStumble })
  const [who, foe] = state.gladiators
  place(who!, 0, -3, 3)
  place(foe!, 0, 0, 0)
  who!.now.plot = 'X +TN'
  run(state, [4, 4, 3, ...faces], [], attackWithNets)
  expect(foe!.mustStumble).toBe(stumbles)
})

test.each([
  ['B-25 §5.2.3 stun is recovered after the actions', 'on', ['laidDown', 'stunRecovered']],
  ['B-25 §5.2.3 or before them', 'off', ['stunRecovered', 'laidDown']],
] as const)('%s', (_, stunRecoveryLast, order) => {
  const state = duel({}, {}, { stunRecoveryLast })
  state.gladiators[0]!.stun = 1
  const events = phase(state, [6], ['X', 'X', { do: 'drop', hand: 0 }, nothing])
  expect(kinds(events).filter((kind) => kind === 'laidDown' || kind === 'stunRecovered')).toEqual(order)
})

test.each([
  ['B-26 §13.3.2.1 a broken trident strikes like a sword', 'on', 3],
  ['B-26 §13.3.2.1 without it like a whole one', 'off', 5],
] as const)('%s', (_, aimedThrow, column) => {
  const state = faceToFace({ hands: ['trident'], shield: 'none' }, {}, { aimedThrow })
  const [who, target] = state.gladiators
  who!.hands[0]!.condition = 'short'
  target!.hands = [null, null]
  const die = aimedThrow === 'on' ? 1 : 6
  const events = run(state, [die, 2, 5, 5, 3, 4, 4, 1, 3, 3], [], (play) => fly(play, who!, release(who!, 0), target!))
  // Red 13: H on column 3, H+2 on column 5; the wound total tells them apart.
  expect(find(events, 'woundRolled').total).toBe(column === 3 ? 9 : 11)
})

test.each([
  ['B-29 §13.1.1 the strength of the defender holds on to his weapon', 'on', -2],
  ['B-29 §13.1.1 without it he has no hold', 'off', 0],
] as const)('%s', (_, dropDefenderStrength, dropDRM) => {
  const state = faceToFace({}, {}, { dropDefenderStrength })
  const [, foe] = state.gladiators
  foe!.ST = 2
  expect(blowOf(state, attackOf(state, 0, row(1, 4, 4))).dropDRM).toBe(dropDRM)
})

test.each([
  ['B-103 §3.12 the shield of one who buys his armour comes by the die: 1 is a large one', 1, 'largeShield'],
  ['B-103 §3.12 2 is a small one', 2, 'smallShield'],
] as const)('%s', (_, die, kind) => {
  const suit: Omit<GladiatorSetup, 'name' | 'team'> = {
    style: 'parmularius',
    ratings: { TR: 9, ST: 0, AG: 0, CN: 3, W: 10 },
    armour: ['B5', '-', '-', '-', '-'],
  }
  const men = [0, 1].map((team) => ({ name: `man ${team}`, team, ...suit }))
  const state = colosseum.start({ gladiators: men }, optionsWith({ armourPurchase: 'on' }))
  run(state, [die, die], [], playPhase)
  expect(state.gladiators.map(({ hands }) => hands[1]!.kind)).toEqual([kind, kind])
})

test.each([
  ['H-7 §9.5 the XL shield takes one off the dice', 'on', -1],
  ['H-7 §9.5 a shield like others does not', 'off', 0],
] as const)('%s', (_, v2XlShield, modifier) => {
  const state = faceToFace({}, { style: 'hoplomachus', shield: 'large' }, { v2XlShield })
  const events = run(state, [4, 4, 4, 6, 6, 6], [allocation([row(1, 2, 2)]), idle], fightOut)
  expect(find(events, 'attackRolled').modifier).toBe(modifier)
})

test.each([
  ['H-9 §19.4.2 a fallen Crupellarius stays down', 'on', {}, false],
  ['H-9 §19.4.2 V1982.25 in the 1981 game too', 'on', { ...classic, styles: 'on' }, false],
  ['H-9 §19.4.2 without it he may kneel up', 'off', {}, true],
] as const)('%s', (_, v2Crupellarius, given, kneels) => {
  const state = duel({ style: 'crupellarius' }, {}, { ...given, v2Crupellarius })
  const who = state.gladiators[0]!
  who.posture = 'prone'
  expect(legalPlots(state, who).includes('KN')).toBe(kneels)
})

test.each([
  ['H-10 §18.2 at the end of a phase everybody may give up', 'on', ['X', 'X', nothing, nothing, true, false], 'missus'],
  ['H-10 §18.2 without it nobody is asked', 'off', ['X', 'X', nothing, nothing], null],
] as const)('%s', (_, v2Surrender, answers, out) => {
  const state = duel({}, {}, { v2Surrender })
  phase(state, v2Surrender === 'on' ? [6, 6] : [], answers)
  expect(state.gladiators[0]!.out).toBe(out)
})

test.each([
  ['A-11 §19.3.2 the Retiarius of 1981 counts as light in everything but his armour', 'yes', 'light', 6, 7],
  ['A-11 §19.3.2 or is a medium man', 'no', 'medium', 5, 7],
] as const)('%s', (_, retiariusFast, weight, rate, covers) => {
  const men: GladiatorSetup[] = [
    { name: 'net man', team: 0, style: 'retiarius', ratings: { TR: 9, ST: 0, AG: 0, CN: 3, W: 10 } },
    { name: 'other', team: 1, style: 'myrmillo', ratings: { TR: 9, ST: 0, AG: 0, CN: 3, W: 10 } },
  ]
  const state = colosseum.start({ gladiators: men }, optionsWith({ ...classic, retiariusFast }))
  run(state, [1, 1], [], playPhase)
  const who = state.gladiators[0]!
  expect([who.weight, who.rate, who.armour[0]!.covers]).toEqual([weight, rate, covers])
  // §3.14 Whoever meets him carries a small shield.
  expect(state.gladiators[1]!.hands[1]!.kind).toBe('smallShield')
})

test.each([
  ['B-10 §20.3 in 1981 nets are repelled on the way, with turns and quick moves', 'off', true],
  ['B-10 §20.3 by the rules of 1982 (RN) goes with no other special action', 'on', false],
] as const)('%s', (_, quickSidesteps, isFree) => {
  const state = duel({}, { style: 'retiarius' }, { ...classic, quickSidesteps: quickSidesteps as Switch })
  const who = state.gladiators[0]!
  const plots = legalPlots(state, who)
  for (const text of ['F(RN)', 'SBL(RN)', 'X(RN)', 'KN(RN)']) expect(plots).toContain(text)
  for (const text of ['F(Q)(RN)', '(R)F(RN)']) expect(plots.includes(text)).toBe(isFree)
  expect(plots).not.toContain('C(RN)')
  place(who, 0, 0, 0)
  move(state, [], ['F(RN)', 'X'])
  expect([who.now.repelling, who.now.moved]).toEqual([true, 1])
  // Where nobody has a net there is nothing to repel.
  state.gladiators[1]!.hands = [null, null]
  expect(legalPlots(state, who)).not.toContain('X(RN)')
})

test('B-6 H-10 §18.3 all that helps an appeal comes to four at most, before earlier mercies are taken off', () => {
  const who = { ...duel().gladiators[0]!, wins: 8, mercies: 1 }
  const spared = (given: Partial<Options>, roll: number, shift: number) =>
    editionOf(optionsWith(given)).isSpared(roll, who, shift)
  expect([spared({}, 6, 9), spared({}, 5, 9)]).toEqual([true, false])
  expect([spared({ missusRecord: 'on' }, 7, 3), spared({ missusRecord: 'on' }, 6, 3)]).toEqual([true, false])
})

test.each([
  ['B-1 §27.4 the map of 1982 has walls all round', 'on', 4],
  ['B-1 §27.4 another has none at first', 'off', 0],
] as const)('%s', (_, walledMap, walls) => {
  expect(duel({}, {}, { walledMap }).arena.walls).toHaveLength(walls)
})

test('H-2 §19.3.3.1 §19.4.2 a man carries the rules that made him: types have none of chapter 19', () => {
  const given = { v2Types: 'on' } as const
  const [type, style] = [duel({ style: 'secutor', type: 'secutor' }, {}, given), duel({ style: 'secutor' }, {}, given)]
  expect([type, style].map(({ gladiators }) => netFactor(gladiators[0]!) - netFactor(gladiators[1]!))).toEqual([0, 2])
  expect([type, style].map((state) => statusAdvantage(state, state.gladiators[0]!))).toEqual([0, 1])
  const heavy = duel({ style: 'crupellarius', type: 'crupellarius' }, { style: 'crupellarius' }, given)
  // Only the second checks for a fall when he kneels.
  expect(kinds(move(heavy, [6, 6], ['KN', 'KN'])).filter((kind) => kind === 'fallChecked')).toHaveLength(1)
})
