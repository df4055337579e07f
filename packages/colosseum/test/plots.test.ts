import { dirs } from '@harena/engine'
import { expect, test } from 'vitest'
import { legalPlots } from '../src/06-movement/legal-plots.ts'
import { codesOf, netCost, plotLists, readPlot, stepCode } from '../src/06-movement/plots.ts'
import { readClassicPlot, writtenActions } from '../src/editions/classic-plots.ts'
import { duel } from './helpers.ts'

const forward = [
  ['F', 0],
  ['SFR', 1],
  ['SFL', 5],
] as const
const backward = [
  ['B', 3],
  ['SBR', 2],
  ['SBL', 4],
] as const
const turns = [
  ['', 0],
  ['(R)', 1],
  ['(L)', -1],
] as const

test('§7.3 steps forward go to the three front hexes, with a turn by one hexside before or after', () => {
  for (const [name, relative] of forward) {
    const isSidestep = name !== 'F'
    for (const [turn, by] of turns) {
      const step = { relative, sense: 1, isSidestep, isOverflown: false }
      expect(readPlot(turn + name)!.steps).toEqual([{ ...step, before: by, after: 0 }])
      expect(readPlot(name + turn)!.steps).toEqual([{ ...step, before: 0, after: by }])
      expect(readPlot(turn + name)!.isTurning).toBe(by !== 0)
      expect(readPlot(name + turn)!.isTurning).toBe(by !== 0)
    }
  }
})

test('§7.3 steps backward go to the three rear hexes', () => {
  for (const [name, relative] of backward) {
    const isSidestep = name !== 'B'
    const plot = readPlot(name)!
    expect(plot.steps).toEqual([{ before: 0, after: 0, relative, sense: -1, isSidestep, isOverflown: false }])
    expect([plot.isMoving, plot.isTurning]).toEqual([true, false])
  }
})

test('§7.4 a leap passes over its first hex, a charge and a roll enter every hex', () => {
  const ahead = { before: 0, after: 0, relative: 0, sense: 1, isSidestep: false, isOverflown: false }
  expect(readPlot('L')!.steps).toEqual([{ ...ahead, isOverflown: true }, ahead])
  expect(readPlot('C')!.steps).toEqual([ahead, ahead, ahead])
  const rolls = ['RO-FR', 'RO-BR', 'RO-BL', 'RO-FL'].map((text) => readPlot(text)!.steps[0]!)
  expect(rolls.map(({ relative, sense, isOverflown }) => [relative, sense, isOverflown])).toEqual([
    [1, 0, false],
    [2, 0, false],
    [4, 0, false],
    [5, 0, false],
  ])
})

test.each([
  ['§7.1 a pause is no moving phase', 'X', false, 0],
  ['§7.1 a turn is', 'X(LL)', true, -2],
  ['§7.1 to the right', 'X(RR)', true, 2],
  ['§7.1 to the left', 'X(L)', true, -1],
  ['§7.1 right about', 'X(RRR)', true, 3],
  ['§7.1 §15.2.1 a stumble is none', 'S', false, 0],
  ['§7.1 §15.2.1 with a turn it is', 'S(L)', true, -1],
  ['§7.1 kneeling is', 'KN', true, 0],
  ['§7.1 recovering is', 'R(R)', true, 1],
  ['§7.1 §20.2 a net thrown from where he stands is', 'X +TN', true, 0],
  ['§7.1 §20.3 repelling nets is', 'RN', true, 0],
] as const)('%s', (_, text, isMoving, turn) => {
  expect(readPlot(text)).toMatchObject({ text, isMoving, turn, isTurning: turn !== 0, isRepelling: text === 'RN' })
})

test('§20.2.1 a toss costs six CF, a swing four, a laid net two', () => {
  expect(netCost).toEqual({ TN: 6, SN: 4, LN1: 2, LN2: 2, LN3: 2 })
  for (const net of ['TN', 'SN', 'LN1', 'LN2', 'LN3'] as const) {
    for (const text of ['F(R) B', 'C', 'L', 'X(R)']) expect(readPlot(`${text} +${net}`)!.net).toBe(net)
    expect(readPlot(`KN +${net}`)).toBeUndefined()
  }
  expect(readPlot('F')!.net).toBeNull()
})

test('§7.4 what may be plotted in place', () => {
  const starting = (code: string) => plotLists.standing.filter((text) => text.startsWith(code))
  expect(starting('X')).toEqual(['X', 'X(R)', 'X(L)', 'X(RR)', 'X(LL)', 'X(RRR)'])
  expect(starting('KN')).toEqual(['KN', 'KN(R)', 'KN(L)'])
  expect(starting('R')).toEqual(['R', 'R(R)', 'R(L)'])
  expect(plotLists.repelling).toEqual(['RN'])
})

test('§20.5 in a net nobody turns, charges, leaps or rolls', () => {
  const state = duel()
  const who = state.gladiators[0]!
  who.snare = { by: 1, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  const plots = legalPlots(state, who)
  expect(plots.filter((text) => /[()]|^C|^L/.test(text))).toEqual([])
  expect(plots).toHaveLength(6 + 36 + 3)
  for (const text of ['F', 'SBL B', 'KN', 'R', 'X']) expect(plots).toContain(text)
  who.snare = { ...who.snare, place: 'leg' }
  expect(legalPlots(state, who)).toEqual(['X'])
})

test('§20.3 §20.2 where there are no nets nobody repels them', () => {
  const off = duel({}, {}, { nets: 'off' })
  expect(legalPlots(off, off.gladiators[0]!)).not.toContain('RN')
  const on = duel()
  expect(legalPlots(on, on.gladiators[0]!)).toContain('RN')
  expect(legalPlots(on, on.gladiators[0]!)).not.toContain('F +TN')
})

test.each([
  ['(R)F B', ['(R)F', 'B']],
  ['SFL(L) SBR', ['SFL(L)', 'SBR']],
  ['C', ['C', 'C', 'C']],
  ['L', ['L', 'L']],
  ['RO-BR', ['RO-BR']],
  ['RO-FL', ['RO-FL']],
  ['SFR SBL', ['SFR', 'SBL']],
] as const)('§7.2 the steps of %s by their names', (text, names) => {
  const plot = readPlot(text)!
  expect(plot.steps.map((_, at) => stepCode(plot, at))).toEqual(names)
})

test('§7.2 a plot taken apart names every step to every side', () => {
  const [names, rolls] = [
    ['F', 'SFR', 'SBR', 'B', 'SBL', 'SFL'],
    ['RO-FR', 'RO-BR', 'RO-BL', 'RO-FL'],
  ]
  expect(dirs.map((dir) => codesOf(readPlot(names[dir]!)!))).toEqual(names.map((name) => [name]))
  expect(rolls.map((text) => codesOf(readPlot(text)!))).toEqual(rolls.map((text) => [text]))
  expect(codesOf(readPlot('RN')!)).toEqual(['RN'])
  expect(codesOf(readPlot('L +SN')!)).toEqual(['L', '+SN'])
})

const classicTurns = { '': 0, '(R)': 1, '(L)': -1, '(R)(R)': 2, '(L)(L)': -2, '(R)(R)(R)': 3, '(AR)': 3, '(AL)': -3 }

test('B-10 §7.2 turns of 1981 come before the first step and after the last', () => {
  for (const [text, by] of Object.entries(classicTurns)) {
    expect(readClassicPlot(`${text}F(Q)`)!.steps.map(({ before, after }) => [before, after])).toEqual([
      [by, 0],
      [0, 0],
    ])
    expect(readClassicPlot(`F(Q)${text}`)!.steps.map(({ before, after }) => [before, after])).toEqual([
      [0, 0],
      [0, by],
    ])
    for (const code of ['X', 'R', 'KN']) expect(readClassicPlot(code + text)).toMatchObject({ turn: by, steps: [] })
  }
})

test.each([
  ['F(Q)', [0, 0], [1, 1], [false, false]],
  ['SFR(Q)', [1, 1], [1, 1], [true, true]],
  ['SFL', [5], [1], [true]],
  ['B(Q)', [3, 3], [-1, -1], [false, false]],
  ['SBR', [2], [-1], [true]],
  ['SBL', [4], [-1], [true]],
  ['SFR(QF)', [1, 0], [1, 1], [true, false]],
  ['SBL(QB)', [4, 3], [-1, -1], [true, false]],
  ['F(RQ)', [0, 1], [1, 1], [false, true]],
  ['F(LQ)', [0, 5], [1, 1], [false, true]],
  ['B(RQ)', [3, 2], [-1, -1], [false, true]],
  ['B(LQ)', [3, 4], [-1, -1], [false, true]],
  ['RO-FR(Q)', [1, 1], [0, 0], [false, false]],
  ['RO-FL', [5], [0], [false]],
  ['RO-BR', [2], [0], [false]],
  ['RO-BL', [4], [0], [false]],
] as const)('B-10 §7.3 the steps of %s in 1981', (text, relatives, senses, sides) => {
  const { steps } = readClassicPlot(text)!
  expect(steps.map(({ relative }) => relative)).toEqual(relatives)
  expect(steps.map(({ sense }) => sense)).toEqual(senses)
  expect(steps.map(({ isSidestep }) => isSidestep)).toEqual(sides)
})

test('§13.5 what a kick of 1981 is hindered by, and which plots have one', () => {
  const hindered = (text: string) => writtenActions(readClassicPlot(text)!)
  expect(['X', 'X(R)(R)', 'F', 'F(Q)', '(L)F(Q)(R)(R)', '(AR)F'].map(hindered)).toEqual([1, 3, 1, 2, 5, 4])
  expect([1, 6].map((number) => readClassicPlot(`F(Q)(K${number})`)!.kick)).toEqual([0, 5])
  expect([readClassicPlot('B(K1)'), readClassicPlot('F(K7)')]).toEqual([undefined, undefined])
})
