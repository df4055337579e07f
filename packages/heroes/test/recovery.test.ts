import { expect, test } from 'vitest'
import { mayRise } from '../src/career/fame.ts'
import { CAREER_DEFAULTS, heroesCareer } from '../src/index.ts'
import { parts } from './arena-floor.ts'
import { careerOf, settle, sheetOf, spared, step, woundsAt } from './career-floor.ts'

test('§7.5 T7-1 G-47 D-48 recovery of four parts', () => {
  const play = (part: number, faces: number[]) => {
    const state = careerOf([{}])
    settle(state, [{ woundsAt: woundsAt(part) }], faces)
    const { status, missesDay, sheet: after } = state.gladiators[0]!
    return { status, misses: missesDay !== null, penalty: after.partPenalty[part] }
  }
  expect(play(parts.leftArm, [5, 6])).toEqual({ status: 'active', misses: true, penalty: -1 })
  expect(play(parts.belly, [5, 6])).toEqual({ status: 'dead', misses: false, penalty: 0 })
  expect(play(parts.head, [4, 4])).toEqual({ status: 'active', misses: false, penalty: 0 })
  expect(play(parts.chest, [3, 6])).toEqual({ status: 'active', misses: true, penalty: 0 })
})

test('G-48 §7.5 recovery goes by original Strength, not by Savvy', () => {
  const state = careerOf([{ attributes: [4, 5, 3] }])
  settle(state, [{ woundsAt: woundsAt(parts.head) }], [5, 5])
  expect(state.gladiators[0]!.missesDay).toBeNull()
})

test('G-47 T7-1 with a belly wound any failed test kills by the switch, else only its own', () => {
  for (const [bellyDeathOnAnyTest, status, dice] of [
    ['no', 'active', [6, 6, 1, 1]],
    ['yes', 'dead', [6, 6]],
  ] as const) {
    const state = careerOf([{}], { bellyDeathOnAnyTest })
    settle(state, [{ woundsAt: woundsAt(parts.head, parts.belly) }], dice)
    expect(state.gladiators[0]!.status).toBe(status)
  }
})

test('G-46 §7.5 Attributes heal, or by the switch are lost with a part that passes nothing', () => {
  for (const [attributesHealAfterMatch, speed] of [
    ['yes', 4],
    ['no', 2],
  ] as const) {
    const state = careerOf([{}], { attributesHealAfterMatch })
    const ending = { woundsAt: woundsAt(parts.leftLeg), attributeLoss: [0, 0, 0, 0, 0, 2, 0] }
    settle(state, [ending], [6, 6])
    expect(state.gladiators[0]!.sheet.attributes.speed).toBe(speed)
  }
  const kept = careerOf([{}], { attributesHealAfterMatch: 'no' })
  settle(kept, [{ woundsAt: woundsAt(parts.leftLeg), attributeLoss: [0, 0, 0, 0, 0, 2, 0] }], [6, 1])
  expect(kept.gladiators[0]!.sheet.attributes.speed).toBe(4)
})

test('§7.3 §7.4.1 G-45 D-72 who reaches 15 in the Fringes fights in the Heart from the next Day', () => {
  const state = careerOf([{ attributes: [5, 5, 4] }, {}])
  settle(state, [{ defeated: [1] }, { fate: 'dead', apTotal: 14 }], [5], ['speed'])
  const hero = state.gladiators[0]!
  expect(hero).toMatchObject({ locale: 'fringes', nextLocale: 'heart' })
  state.phase = 'month'
  step(state, [1])
  expect(hero.locale).toBe('heart')
})

test('§7.4.1 G-45 with 14 he stays in the Fringes, and whoever has moved on does not come back', () => {
  const stays = careerOf([{ attributes: [5, 5, 4] }])
  settle(stays, [{}], [])
  expect(stays.gladiators[0]!.nextLocale).toBe('fringes')
  const weak = careerOf([{ attributes: [3, 3, 3], change: { locale: 'heart', nextLocale: 'heart' } }])
  settle(weak, [{}], [])
  expect(weak.gladiators[0]!.nextLocale).toBe('heart')
})

test('§7.4.2 G-45 in the Heart 17 leads to Rome, 16 does not', () => {
  for (const [attributes, nextLocale] of [
    [[6, 6, 5], 'rome'],
    [[6, 5, 5], 'heart'],
  ] as const) {
    const state = careerOf([{ attributes, change: { locale: 'heart', nextLocale: 'heart' } }])
    settle(state, [{}], [])
    expect(state.gladiators[0]!.nextLocale).toBe(nextLocale)
  }
})

test('G-45 by the switch Signatures count for moves and for the ceiling', () => {
  const strong = { attributes: [5, 4, 4], signatures: ['strong'] } as const
  for (const [localeTotalIncludesSignature, nextLocale] of [
    ['no', 'fringes'],
    ['yes', 'heart'],
  ] as const) {
    const state = careerOf([{ ...strong, signatures: ['strong'] }], { localeTotalIncludesSignature })
    settle(state, [{}], [])
    expect(state.gladiators[0]!.nextLocale).toBe(nextLocale)
  }
  const top = { ...sheetOf([6, 6, 6]), signatures: ['strong'] } as const
  expect(mayRise(top, CAREER_DEFAULTS)).not.toEqual([])
  expect(mayRise(top, { ...CAREER_DEFAULTS, localeTotalIncludesSignature: 'yes' })).toEqual([])
})

const roman = { attributes: [7, 7, 6], change: { locale: 'rome', nextLocale: 'rome' } } as const

test('§7.6 in Rome with 20 points a 7 sets him free, a 6 does not, and then he may retire', () => {
  for (const [last, free] of [
    [4, true],
    [3, false],
  ] as const) {
    const state = careerOf([roman])
    settle(state, [{}], [3, last])
    expect(state.gladiators[0]!.free).toBe(free)
    const question = { kind: 'day', seat: 0, rule: '§7.4' } as const
    const refusal = heroesCareer.check(state, question, { do: 'retire', gladiator: 0 })
    expect(refusal === null).toBe(free)
    if (free) {
      step(state, [], [{ do: 'retire', gladiator: 0 }])
      expect(state.gladiators[0]!.status).toBe('retired')
    }
  }
})

test('G-58 §7.6 the roll is made also after a loss, unless the switch asks for a win', () => {
  for (const [freedomNeedsWin, dice, free] of [
    ['no', [2, 6, 6], true],
    ['yes', [2], false],
  ] as const) {
    const state = careerOf([{ attributes: [7, 7, 6] }, roman], { freedomNeedsWin })
    settle(state, [{}, spared], dice)
    expect(state.gladiators[1]!.free).toBe(free)
  }
})
