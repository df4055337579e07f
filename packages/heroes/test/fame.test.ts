import { Scripted } from '@harena/engine'
import { expect, test } from 'vitest'
import { decline, fameForVictory, mayFall, mayRise } from '../src/career/fame.ts'
import { CAREER_DEFAULTS, type HeroesCareer } from '../src/index.ts'
import { parts } from './arena-floor.ts'
import { careerOf, settle, sheetOf, spared, woundsAt } from './career-floor.ts'

test('§7.7.1 B-18 B-19 B-20 Fame by AP Totals', () => {
  expect(fameForVictory(12, [13])).toBe(2)
  expect(fameForVictory(12, [11, 10])).toBe(3)
  expect(fameForVictory(12, [15])).toBe(4)
  expect(fameForVictory(12, [12])).toBe(1)
  expect(fameForVictory(12, [11])).toBe(0)
})

test('G-42 §7.7.1 in a group the lines add up', () => {
  expect(fameForVictory(12, [13, 12, 11])).toBe(3)
  expect(fameForVictory(12, [14, 11, 11, 10])).toBe(3 + 4)
})

test('§7.7.1 D-46 a Killing Stroke adds one', () => {
  const state = careerOf([{}, {}])
  settle(
    state,
    [
      { defeated: [1], killingStrokes: [1] },
      { fate: 'dead', apTotal: 14 },
    ],
    [1, 1, 1, 1],
    ['savvy'],
  )
  expect(state.gladiators[0]).toMatchObject({ totalFame: 4, record: { wins: 1, kills: 1 } })
  expect(state.gladiators[1]!.status).toBe('dead')
})

test('§6.7 G-57 §7.7.1 dismissed standing: only the lower AP Total gains one, and nobody improves', () => {
  const state = careerOf([{ attributes: [4, 4, 3] }, {}])
  const dismissed = { fate: 'dismissed' } as const
  settle(state, [dismissed, dismissed], [], [], -1)
  expect(state.gladiators.map((gladiator) => gladiator.totalFame)).toEqual([1, 0])
  expect(state.gladiators.map((gladiator) => gladiator.record.draws)).toEqual([1, 1])
})

test('G-42 §7.7.1 one who fell on the winning side gains nothing by the victory and loses nothing', () => {
  const state = careerOf([{}, { change: { totalFame: 2 } }, {}])
  const fallen = { ...spared, side: 0, defeated: [2], defeatedBy: 2 }
  settle(state, [{}, fallen, { fate: 'dead', side: 1 }], [])
  expect(state.gladiators[1]).toMatchObject({ totalFame: 2, record: { wins: 0, losses: 0 } })
})

test.each([
  ['G-42 §7.7.1 a Killing Stroke counts for one who then fell, on the winning side', 0, [], 3],
  ['G-42 §7.7.1 a Killing Stroke counts for one who then fell, on the losing side', 1, [6], 2],
] as const)('%s', (_, winner, dice, fame) => {
  const state = careerOf([{}, { change: { totalFame: 2 } }, {}])
  const striker = { ...spared, side: 0, killingStrokes: [2], defeatedBy: 2 }
  settle(
    state,
    [{ fate: winner === 0 ? 'functioning' : 'dead', side: 0 }, striker, { fate: 'dead', side: 1 }],
    dice,
    [],
    winner,
  )
  expect(state.gladiators[1]!.totalFame).toBe(fame)
})

test('§7.7.2 B-21 the spread decides what may rise, and a die above it raises it', () => {
  const state = careerOf([{ attributes: [5, 4, 3] }, {}])
  const referee = settle(state, [{ defeated: [1] }, { fate: 'dead', apTotal: 13 }], [1, 4], ['speed'])
  expect(referee.asked).toMatchObject([{ kind: 'improve', fame: 2, choices: ['strength', 'speed'] }])
  expect(state.gladiators[0]!.sheet.attributes.speed).toBe(4)
})

test.each([
  ['§7.7.2 D-50 a 6 always raises', 6, 7],
  ['§7.7.2 D-50 a die below the Attribute does not', 5, 6],
] as const)('%s', (_, die, savvy) => {
  const state = careerOf([{ attributes: [6, 5, 5] }, {}])
  settle(state, [{ defeated: [1] }, { fate: 'dead', apTotal: 16 }], [die], ['savvy'])
  expect(state.gladiators[0]!.sheet.attributes.savvy).toBe(savvy)
})

test.each([
  ['§7.7.2 a die equal to the Attribute does not raise it', 4, 4],
  ['§7.7.2 a die above the Attribute raises it', 5, 5],
] as const)('%s', (_, die, savvy) => {
  const state = careerOf([{ attributes: [4, 4, 4] }, {}])
  const referee = settle(state, [{ defeated: [1] }, { fate: 'dead', apTotal: 12 }], [die], ['savvy'])
  expect(state.gladiators[0]!.sheet.attributes.savvy).toBe(savvy)
  expect(referee.events).toContainEqual(
    expect.objectContaining({ kind: 'improvementRolled', attribute: 'savvy', improved: savvy > 4, now: savvy }),
  )
})

test('§3.6.5 §7.7.2 B-23 nothing rises above 7 or at a sum of 20', () => {
  expect(mayRise(sheetOf([7, 5, 5]), CAREER_DEFAULTS)).toEqual(['strength', 'speed'])
  expect(mayRise(sheetOf([7, 6, 6]), CAREER_DEFAULTS)).toEqual(['strength', 'speed'])
  expect(mayRise(sheetOf([7, 7, 6]), CAREER_DEFAULTS)).toEqual([])
})

test('§7.7.2 an NPG of the familia rolls for the Attribute before its Fame dice', () => {
  const state = careerOf([{ control: 'npg', attributes: [5, 4, 3] }, {}])
  settle(state, [{ defeated: [1] }, { fate: 'dead', apTotal: 12 }], [2, 4, 5])
  expect(state.gladiators[0]!.sheet.attributes).toEqual({ savvy: 5, strength: 5, speed: 3 })
})

test('§7.7.2 §7.8 §3.6.4 G-38 D-63 a spread above two may stay, not grow', () => {
  expect(mayRise(sheetOf([4, 1, 6]), CAREER_DEFAULTS)).toEqual(['savvy', 'strength'])
  expect(mayFall(sheetOf([4, 1, 6]))).toEqual(['savvy', 'speed'])
  const state = careerOf([{ attributes: [4, 1, 6] }])
  const referee = new Scripted<HeroesCareer>([1, 4, 2])
  decline(state.gladiators[0]!, 1, referee, 0)
  referee.done()
  expect(state.gladiators[0]!.sheet.attributes.savvy).toBe(3)
})

test('§7.8 G-49 D-47 losing to a lower AP Total costs two, and Fame stops at 0', () => {
  const state = careerOf([{}, { attributes: [4, 4, 5], change: { totalFame: 1 } }])
  settle(state, [{}, spared], [1, 4, 5])
  expect(state.gladiators[1]).toMatchObject({ totalFame: 0, record: { losses: 1 } })
  expect(state.gladiators[1]!.sheet.attributes.speed).toBe(4)
})

test('§7.8 losing to an equal or higher AP Total costs one', () => {
  const state = careerOf([{}, { change: { totalFame: 3 } }])
  settle(state, [{ defeated: [] }, spared], [2])
  expect(state.gladiators[1]!.totalFame).toBe(2)
})

const laurel = { defeated: [1], woundsInflicted: 2, woundsTaken: 1, woundsAt: woundsAt(parts.head), bonus: 1 }

test('§7.7.3 D-49 a laurel, and what it takes', () => {
  const given = (change: object, foe: number, dice: number[]) => {
    const state = careerOf([{}, {}])
    settle(
      state,
      [
        { ...laurel, ...change },
        { fate: 'dead', apTotal: foe },
      ],
      dice,
      ['savvy'],
    )
    return state.gladiators[0]!.laurels
  }
  // Two Fame dice against 13, one against 12; two dice for each wounded part.
  expect(given({}, 13, [1, 1, 1, 1])).toBe(1)
  expect(given({ bonus: 0 }, 13, [1, 1, 1, 1])).toBe(0)
  expect(given({ woundsInflicted: 1 }, 13, [1, 1, 1, 1])).toBe(0)
  expect(given({ woundsAt: woundsAt(0, 1) }, 13, [1, 1, 1, 1, 1, 1])).toBe(1)
  expect(given({ woundsAt: woundsAt(0, 1, 2) }, 13, [1, 1, 1, 1, 1, 1, 1, 1])).toBe(0)
  expect(given({}, 12, [1, 1, 1])).toBe(0)
})

test('§7.7.3 without a wound taken or inflicted there is no laurel', () => {
  for (const [woundsInflicted, laurels] of [
    [0, 0],
    [1, 1],
  ] as const) {
    const state = careerOf([{}, {}])
    const untouched = { defeated: [1], bonus: 1, woundsInflicted }
    settle(state, [untouched, { ...spared, fate: 'surrendered', apTotal: 13 }], [1, 1, 6, 6], ['savvy'])
    expect(state.gladiators[0]!.laurels).toBe(laurels)
  }
})

test('§7.7.3 a Killing Stroke stands for many wounds inflicted', () => {
  const state = careerOf([{}, {}])
  const ending = { ...laurel, woundsInflicted: 0, killingStrokes: [1] }
  settle(state, [ending, { fate: 'dead', apTotal: 13 }], [1, 1, 1, 1, 1], ['savvy'])
  expect(state.gladiators[0]!.laurels).toBe(1)
})

test('G-44 §7.7.3 a laurel is worth no Fame, or as much as the switch says', () => {
  for (const [laurelFame, total] of [
    [0, 2],
    [3, 5],
  ] as const) {
    const state = careerOf([{}, {}], { laurelFame })
    settle(state, [laurel, { fate: 'dead', apTotal: 13 }], [...Array(total).fill(1), 1, 1], ['savvy'])
    expect(state.gladiators[0]!.totalFame).toBe(total)
  }
})

test('§7.7.1 §7.7.2 §7.8 §7.5 the golden match, afterwards', () => {
  const state = careerOf([{ style: 'hoplomachus' }, { style: 'murmillo' }])
  const endings = [
    { defeated: [1], woundsInflicted: 1, bonus: 5 },
    { ...spared, woundsTaken: 1, woundsAt: woundsAt(parts.belly) },
  ]
  settle(state, endings, [5, 1, 3, 4, 6], ['savvy'])
  expect(state.gladiators[0]).toMatchObject({ totalFame: 1, laurels: 0, sheet: { attributes: { savvy: 5 } } })
  expect(state.gladiators[1]).toMatchObject({
    totalFame: 0,
    missesDay: { year: 106, month: 10 },
    sheet: { attributes: { savvy: 4, strength: 3, speed: 4 } },
  })
})
