import { Scripted } from '@harena/engine'
import { expect, test } from 'vitest'
import { better } from '../src/02-preparation/creation.ts'
import { advantageOver } from '../src/09-combat/engagement.ts'
import { colosseum, type GladiatorSetup, type Options, presets } from '../src/index.ts'
import type { Colosseum } from '../src/match/game.ts'
import { cfNow, type Gladiator, netFactor } from '../src/match/state.ts'
import { formatArmour, parseArmour } from '../src/tables/armour.ts'
import { tables } from '../src/tables/index.ts'
import { styleIds, styles } from '../src/tables/styles.ts'
import { faceToFace, optionsWith } from './helpers.ts'

const plain: GladiatorSetup = {
  name: 'the other',
  team: 1,
  style: 'myrmillo',
  ratings: { TR: 10, ST: 1, AG: 1, CN: 3, W: 12 },
  armour: ['-', '-', '-', '-', '-'],
  shield: 'large',
}

/** Rolls one log sheet: five times three dice unless ratings are given, then armour. */
function rolled(sheet: Partial<GladiatorSetup>, faces: readonly number[], given: Partial<Options> = {}): Gladiator {
  const man: GladiatorSetup = { name: 'Felix', team: 0, style: 'parmularius', ...sheet }
  const state = colosseum.start({ gladiators: [man, plain] }, optionsWith(given))
  const referee = new Scripted<Colosseum>(faces)
  colosseum.playStep(state, referee)
  referee.done()
  return state.gladiators[0]!
}

const ratings = { TR: 10, ST: 1, AG: 1, CN: 3, W: 12 } as const
const held = (who: Gladiator) => who.hands.map((item) => item?.kind ?? null)
const suit = (who: Gladiator) => who.armour.map(formatArmour).join(' ')

test('§3.4 §3.4.1 §3.4.2 §3.4.3 §3.12 three dice a rating, CF and NF from them, a die for the armour', () => {
  const who = rolled({}, [4, 4, 4, 5, 5, 5, 3, 3, 3, 2, 2, 2, 6, 6, 6, 6])
  expect([who.TR, who.ST, who.AG, who.CN, who.W]).toEqual([10, 4, 0, 2, 15])
  expect([who.CF, cfNow(who), netFactor(who)]).toEqual([14, 14, 10])
  expect([suit(who), held(who)]).toEqual(['A4 - C - -', ['sword', 'smallShield']])
})

test.each([
  [
    '§19.2 R52 §3.10 §3.11 Parmularius: light, six phases, shield as rolled',
    'parmularius',
    [1],
    6,
    'A2 - - - C4',
    ['sword', 'largeShield'],
  ],
  ['§19.2.1 Dimachaerus: two swords, no shield', 'dimachaerus', [6], 6, 'A4 - C - -', ['sword', 'sword']],
  ['§19.2.2 Thraex: scimitar and small shield', 'thraex', [1], 6, 'A2 - - - C4', ['scimitar', 'smallShield']],
  ['§19.3 Myrmillo: medium, five phases', 'myrmillo', [2], 5, 'A5 - - B4 A3', ['sword', 'largeShield']],
  ['§19.3.1 R38 Hoplomachus: spear and small shield', 'hoplomachus', [2], 5, 'A5 - - B4 A3', ['spear', 'smallShield']],
  ['§19.3.2 Retiarius: no helmet, no shield, six phases', 'retiarius', [1], 6, '- C C C5 C5', ['trident', 'net']],
  ['§19.3.3.1 Laquearius: lasso, sword in the sheath', 'laquearius', [1], 6, '- C C C5 C5', ['lasso', null]],
  ['§19.3.3 Secutor: large shield and helmet', 'secutor', [1], 5, 'A4 C C C5 C5', ['sword', 'largeShield']],
  ['§2.3.1 R24 Gallus plays as a Myrmillo', 'gallus', [4], 5, 'A - C C C5', ['sword', 'smallShield']],
  ['§19.4 Provocator: heavy, four phases', 'provocator', [6], 4, 'A C4 C B4 A4', ['sword', 'largeShield']],
  ['§19.4.1 Cataphractarius: pike, no shield', 'cataphractarius', [6], 4, 'A C4 C B4 A4', ['pike', null]],
  [
    '§19.4.2 Crupellarius: the better of two suits, three phases',
    'crupellarius',
    [1, 3],
    3,
    'A B5 C B4 A5',
    ['sword', 'largeShield'],
  ],
  ['§19.4.3 §21.11 Scissores: dagger and scissor', 'scissores', [1], 4, 'A4 B5 C A3 B4', ['dagger', 'scissor']],
] as const)('%s', (_, style, faces, rate, armour, hands) => {
  const who = rolled({ style, ratings }, faces)
  expect([who.rate, suit(who), held(who)]).toEqual([rate, armour, hands])
})

test('§19.2.3 §21.6 R22 Velite: no armour, seven phases, 1D3+1 javelins or six', () => {
  const who = rolled({ style: 'velite', ratings }, [5])
  expect([who.rate, suit(who), held(who)]).toEqual([7, '- - - - -', ['javelin', 'smallShield']])
  expect(who.sheath).toHaveLength(3)
  expect(rolled({ style: 'velite', ratings }, [], { javelinCount: 'six' }).sheath).toHaveLength(5)
})

test('§19.3.3.1 §3.4.3 the Secutor slips out of nets and sees little', () => {
  const state = faceToFace({}, { style: 'secutor' })
  const [foe, who] = state.gladiators
  expect(netFactor(who!)).toBe(13)
  expect(advantageOver(state, foe!, who!, true)).toBe(1)
})

test('§19.4.2 better armour takes off more on average', () => {
  expect(formatArmour(better(tables, parseArmour('A2')!, parseArmour('C')!))).toBe('C')
  expect(formatArmour(better(tables, parseArmour('B5')!, parseArmour('C')!))).toBe('B5')
  expect(formatArmour(better(tables, null, parseArmour('C2')!))).toBe('C2')
})

test('§19.4.2 of pieces that take off as much the higher letter is better', () => {
  const of = (one: string, other: string) => formatArmour(better(tables, parseArmour(one)!, parseArmour(other)!))
  expect([of('A3', 'B4'), of('B4', 'A3'), of('C', 'B3'), of('-', '-')]).toEqual(['A3', 'A3', 'B3', '-'])
})

test('§21.11 the sleeve of a Scissores changes his arms alone', () => {
  expect(suit(rolled({ style: 'scissores', ratings }, [3]))).toBe('A B4 C A3 A5')
})

test.each([
  ['§3.14 beside armour of his own a light man has a small shield', 'parmularius', 'smallShield'],
  ['§3.14 a heavier one a large shield', 'myrmillo', 'largeShield'],
] as const)('%s', (_, style, shield) => {
  const who = rolled({ style, ratings, armour: ['A', '-', '-', '-', '-'] }, [])
  expect([held(who), who.hasHelmet, who.isCreated]).toEqual([['sword', shield], true, true])
  expect(rolled({ style, ratings, armour: ['-', 'A', '-', '-', '-'] }, []).hasHelmet).toBe(false)
})

test('§21.6 a Velite who names what is in his sheath has no more javelins', () => {
  const who = rolled({ style: 'velite', ratings, sheath: ['javelin'] }, [])
  expect(who.sheath.map(({ kind }) => kind)).toEqual(['javelin'])
})

test('§19.1 §2.3.2 every style has a class, and needs its chapters', () => {
  expect(styles.retiarius.class).toBe(4)
  const setup = { gladiators: [{ ...plain, team: 0, style: 'retiarius' as const, shield: 'none' as const }, plain] }
  expect(colosseum.checkSetup(setup, optionsWith())).toBeNull()
  expect(colosseum.checkSetup(setup, optionsWith({ nets: 'off' }))?.rule).toBe('§19.3.2')
  expect(colosseum.checkSetup(setup, optionsWith({ styles: 'off' }))?.rule).toBe('§19.3.2')
})

test('§4.5 D.10 R31 A-1 §4.1 §4.4 two men start five hexes apart and face each other, or four', () => {
  const places = (given: Partial<Options>) =>
    colosseum
      .start({ gladiators: [{ ...plain, team: 0 }, plain] }, optionsWith(given))
      .gladiators.map(({ cell, facing }) => [Math.floor(cell / 17), cell % 17, facing])
  expect(places({})).toEqual([
    [5, 8, 3],
    [10, 8, 0],
  ])
  expect(places({ startDistance: '4' })).toEqual([
    [6, 8, 3],
    [10, 8, 0],
  ])
})

test.each([
  ['§3.1 a set-up without gladiators', {}, '§3.1'],
  ['§3.2 a man without a name', { gladiators: [{ ...plain, name: '' }, plain] }, '§3.2'],
  [
    '§3.12 armour that does not exist',
    { gladiators: [{ ...plain, armour: ['D', '-', '-', '-', '-'] }, plain] },
    '§3.12',
  ],
  ['§26.1 a single side', { gladiators: [plain, plain] }, '§26.1'],
  [
    '§4.5 two men in one hex',
    { gladiators: [{ ...plain, team: 0, place: { column: 8, row: 10, facing: 0 } }, plain] },
    '§4.5',
  ],
  ['§13.4 three hands', { gladiators: [{ ...plain, team: 0, hands: ['sword', 'axe', 'net'] }, plain] }, '§13.4'],
  [
    '§27.2 an arena of size 6',
    { gladiators: [{ ...plain, team: 0 }, plain], arena: { size: 6, obstacles: [] } },
    '§27.2',
  ],
] as const)('%s', (_, setup, rule) => {
  expect(colosseum.checkSetup(setup, optionsWith())?.rule).toBe(rule)
})

const classic = presets.classic1981!
const helmet = ['A', '-', '-', '-', '-']

test.each([
  ['§19.3.2 a Retiarius has no shield', { style: 'retiarius' }, {}, '§19.3.2'],
  ['§19.3.2 nor a helmet', { style: 'retiarius', shield: 'none', armour: helmet }, {}, '§19.3.2'],
  ['§19.3.2 in 1981 he has a helmet', { style: 'retiarius', shield: 'none', armour: helmet }, classic, null],
  ['§19.3.2 in 1981 no shield either', { style: 'retiarius' }, classic, '§19.3.2'],
  [
    '§19.3.3.1 a Laquearius has no helmet either',
    { style: 'laquearius', shield: 'none', armour: helmet },
    {},
    '§19.3.3.1',
  ],
  ['§19.2.1 a Dimachaerus has no shield', { style: 'dimachaerus', hands: ['sword'] }, {}, '§19.2.1'],
  ['§19.4.1 nor has a Cataphractarius', { style: 'cataphractarius' }, {}, '§19.4.1'],
  ['§19.4.3 nor a Scissores', { style: 'scissores', hands: ['scissor', 'smallShield'], shield: 'none' }, {}, '§19.4.3'],
  ['§19.2.3 a Velite has no armour', { style: 'velite', shield: 'small', armour: helmet }, {}, '§19.2.3'],
  ['§19.3.3 a Secutor has his helmet', { style: 'secutor' }, {}, '§19.3.3'],
  ['§21.3.4 no bow with a shield', { hands: ['bow'] }, {}, '§21.3.4'],
  ['§21.3.4 a bow without one', { hands: ['bow'], shield: 'none' }, {}, null],
  ['§21.7.3 no lasso with a shield', { hands: ['smallShield', 'lasso'] }, {}, '§21.7.3'],
  ['§21.11.2 no two scissors', { hands: ['scissor', 'scissor'], shield: 'none' }, {}, '§21.11.2'],
  ['§21.11.2 one may be named', { style: 'scissores', hands: ['dagger', 'scissor'], shield: 'none' }, {}, null],
  ['§19.2.3 a Velite may name that he has none', { style: 'velite', shield: 'small' }, {}, null],
  ['§21.11.2 none in the sheath', { sheath: ['scissor'] }, {}, '§21.11.2'],
  ['§3.14 no two shields', { hands: ['smallShield', 'largeShield'] }, {}, '§3.14'],
  ['§3.14 nor a second one with the suit', { hands: ['smallShield'] }, {}, '§3.14'],
  ['§3.14 a shield and nothing else', { hands: ['smallShield'], shield: 'none' }, {}, null],
] as const)('%s', (_, sheet, given, rule) => {
  const setup = { gladiators: [{ ...plain, team: 0, ...sheet }, plain] }
  expect(colosseum.checkSetup(setup, optionsWith(given))?.rule ?? null).toBe(rule)
})

test('§19.1 every style may be set up as the book arms it', () => {
  for (const style of styleIds) {
    const setup = { gladiators: [{ name: 'Felix', team: 0, style }, plain] }
    expect(colosseum.checkSetup(setup, optionsWith())).toBeNull()
  }
})

test.each([
  ['B-3 §19.4.2 by the tables of 1982 the Crupellarius rolls two suits as well', {}, [1, 5], 'A B5 A4 A4 B5'],
  ['B-3 §3.12 a Provocator rolls one', { style: 'provocator' }, [1], 'A4 B5 C B4 B4'],
] as const)('%s', (_, more, faces, armour) => {
  const who = rolled({ style: 'crupellarius', ratings, ...more }, faces, { armourTables: 'on' })
  expect(suit(who)).toBe(armour)
})

test('B-3 §19.4.2 in the game of 1981, which has no such styles, he rolls one', () => {
  const options = { ...presets.classic1981, styles: 'on', armourTables: 'on' } as const
  expect(suit(rolled({ style: 'crupellarius', ratings }, [1], options))).toBe('A7 B8 C B7 B7')
})
