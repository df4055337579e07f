import { expect, test } from 'vitest'
import { checkEndurance } from '../src/13-condition/endurance.ts'
import { checkStansMissus } from '../src/13-condition/missus.ts'
import { kickItem } from '../src/13-condition/recovery.ts'
import { colosseum, type Options, presets } from '../src/index.ts'
import { editionOf } from '../src/match/edition.ts'
import { newItem } from '../src/match/state.ts'
import { HIT, resultName } from '../src/tables/combat-results.ts'
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
  row,
  run,
} from './helpers.ts'

const classic = presets.classic1981 as Partial<Options>

test.each([
  ['§13.5.1 a kick goes as far as the die shows', 'unmodified', 4],
  ['§13.5.1 or less what he moved', 'modified', 3],
] as const)('%s', (_, kickDistance, hexes) => {
  const state = duel({}, {}, { kickDistance })
  const who = state.gladiators[0]!
  place(who, 0, 0, 0)
  who.now.moved = 1
  const lying = { item: newItem('sword'), cell: who.cell }
  state.ground.push(lying)
  run(state, [4], [], (play) => kickItem(play, who, lying, 0))
  expect(lying.cell).toBe(at(0, -hexes))
})

test.each([
  ['C-10 §17.2.1 what exceeds the threshold is lost', 'excess', 4],
  ['C-10 §17.2.1 or one CF', 'one', 1],
] as const)('%s', (_, classicEnduranceLoss, loss) => {
  const heavy = { style: 'provocator', ratings: { TR: 10, ST: 1, AG: 1, CN: 1, W: 12 } } as const
  const state = duel(heavy, {}, { ...classic, classicEnduranceLoss })
  run(state, [6, 1], [], (play) => checkEndurance(play, 3))
  expect(state.gladiators.map(({ enduranceLoss }) => enduranceLoss)).toEqual([loss, 0])
})

test('B-27 §9.5 the table of 1982 is read only where it is switched on', () => {
  const result = (given: Partial<Options>, cf: number, roll: number) =>
    editionOf(optionsWith({ ...classic, ...given })).combatResult(cf, roll)
  expect([result({ crt8: 'on' }, 8, 18), result({ crt8: 'off' }, 8, 18)]).toEqual([HIT + 10, HIT + 10])
  expect(resultName(result({ crt8: 'on' }, 2, 4))).not.toBe(resultName(result({ crt8: 'off' }, 2, 4)))
})

test('B-27 §9.5.1 over the Colosseum Edition the rows of the table of 1982 end at 18', () => {
  const result = (given: Partial<Options>) => resultName(editionOf(optionsWith(given)).combatResult(11, 18))
  expect([result({}), result({ crt8: 'on' }), result({ ...classic, crt8: 'on' })]).toEqual(['H+9', 'H+10', 'H+13'])
})

test('B-127 §9.3.2 the cap of 1982 holds only where it is switched on', () => {
  const limit = (attackCap: 'on' | 'off') => editionOf(optionsWith({ ...classic, attackCap })).attackLimit(6)
  expect([limit('on'), limit('off')]).toEqual([6, 3])
})

test('C-6 §9.3.2 the editions differ in the most CF of one attack', () => {
  expect([
    editionOf(optionsWith()).attackLimit(20),
    editionOf(optionsWith({ edition: 'classic1981' })).attackLimit(20),
  ]).toEqual([8, 10])
})

test.each([
  ['§5.4.1 in turn 3 a 6 goes on by 1D3', 'd3gt7', [6], false],
  ['§5.4.1 and stops the match by 1D6', 'd6gt8', [6, 6, 6, 6, 6], true],
  ['§5.4.1 by 1D6 a 5 goes on', 'd6gt8', [5], false],
] as const)('%s', (_, stansMissus, faces, stops) => {
  const state = duel({}, {}, { stansMissus })
  state.turn = 3
  expect(kinds(run(state, faces, [], checkStansMissus)).includes('matchStopped')).toBe(stops)
})

test('§7.1 §5.2.4 nobody is asked who has no choice', () => {
  const state = duel()
  place(state.gladiators[0]!, 0, -7, 3)
  place(state.gladiators[1]!, 0, 7, 0)
  const [tired, bare] = state.gladiators
  tired!.now.plot = ''
  state.phase = 8
  tired!.movesUsed = tired!.turnRate
  tired!.hasOverexerted = true
  bare!.hands = [null, null]
  // The first is asked for an action only, the second for a plot only; then endurance.
  phase(state, [1, 1], ['X', nothing])
  expect(state.turn).toBe(2)
})

test.each([
  ['§9.3.2 A-8 an attack at half CF is halved when it is made', 'perAttack', 4, 2],
  ['§9.3.2 A-8 or paid for twice when it is allocated', 'pool', 4, 4],
] as const)('%s', (_, halfCf, cf, effective) => {
  const state = faceToFace({ hands: ['dagger'] }, {}, { halfCf })
  const events = run(state, [3, 3, 3, 6, 6, 6], [allocation([row(1, 2, cf)]), idle], fightOut)
  expect(find(events, 'attackRolled').cf).toBe(effective)
  const foes = [{ seat: 1, advantage: 0, canAttack: true, canTop: false }]
  const question = { kind: 'allocate', seat: 0, rule: '§9.3', base: 7, canDefend: true, foes } as const
  expect(colosseum.check(state, question, allocation([row(1, 2, cf)])) === null).toBe(halfCf === 'perAttack')
})
