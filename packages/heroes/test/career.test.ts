import { seeded, Table } from '@harena/engine'
import { expect, test } from 'vitest'
import { canFightToday, nextMonth } from '../src/career/calendar.ts'
import { CAREER_DEFAULTS, heroesCareer } from '../src/index.ts'
import { parts } from './arena-floor.ts'
import { careerOf, settle, spared, step, woundsAt } from './career-floor.ts'

test('§3.0 §3.3.1 §3.4 §3.5 §3.8 §7.7 a Star is created in the order of the book, without Fame', () => {
  const setup = { players: [{ name: 'Lanista', stars: 1, grunts: [] }], months: 3 }
  const state = heroesCareer.start(setup, CAREER_DEFAULTS)
  const [sized] = step(state, [6, 6], [{ name: 'Amazon', gender: 'female', handed: 'left' }]).asked
  expect(sized).toMatchObject({ kind: 'createStar' })
  const large = { size: 'large', strength: 1, speed: 0 }
  const [chosen] = step(state, [5, 4], [{ signature: 'agile', rollSecond: 'yes' }]).asked
  expect(chosen).toMatchObject({ kind: 'chooseSignature', ...large })
  const points = { savvy: 4, strength: 5, speed: 3, primary: 'retiarius', secondary: 'thraex' } as const
  const [spent] = step(state, [], [points]).asked
  expect(spent).toMatchObject({ kind: 'spendPoints', ...large, signatures: ['agile', 'strong'] })
  expect(state.gladiators[0]).toMatchObject({
    control: 'star',
    totalFame: 0,
    locale: 'fringes',
    sheet: { name: 'Amazon', attributes: { savvy: 4, strength: 5, speed: 3 }, signatures: ['agile', 'strong'] },
  })
  expect(state.phase).toBe('month')
})

test('§3.1.2 §7.0 a Grunt of the familia comes from the pool of the Fringes', () => {
  const setup = { players: [{ name: 'Lanista', stars: 1, grunts: ['secutor'] }], months: 3 } as const
  const state = heroesCareer.start(setup, CAREER_DEFAULTS)
  state.toCreate.shift()
  step(state, [5, 3, 3, 3, 3, 4])
  expect(state.gladiators[0]).toMatchObject({
    control: 'npg',
    owner: 0,
    sheet: { primary: 'secutor', attributes: { savvy: 5, strength: 4, speed: 4 }, signatures: ['brawler'] },
  })
})

test('§7.1 the career begins in September 106, and after December comes January of the next year', () => {
  const state = heroesCareer.start(heroesCareer.defaultSetup, CAREER_DEFAULTS)
  expect([state.year, state.month]).toEqual([106, 9])
  expect(nextMonth({ year: 106, month: 11 })).toEqual({ year: 106, month: 12 })
  expect(nextMonth({ year: 106, month: 12 })).toEqual({ year: 107, month: 1 })
})

test('§7.4 §7.1 G-50 D-71 a Day in December: four and a die, three matches for one, a pause until January', () => {
  const state = careerOf([{}])
  state.phase = 'month'
  state.month = 12
  step(state, [3])
  expect(state.day).toEqual({ total: 7, used: 0 })
  settle(state, [{ woundsAt: woundsAt(parts.leftArm, parts.head) }], [1, 6, 1, 1])
  const hero = state.gladiators[0]!
  expect(hero.missesDay).toEqual({ year: 107, month: 1 })
  expect(canFightToday(state, hero)).toBe(true)
  hero.foughtToday = 3
  expect(canFightToday(state, hero)).toBe(false)
  hero.foughtToday = 0
  Object.assign(state, { year: 107, month: 1 })
  expect(canFightToday(state, hero)).toBe(false)
  Object.assign(state, { year: 107, month: 2 })
  expect(canFightToday(state, hero)).toBe(true)
})

test('§7.4 §4.2 §7.4.1 the match is made: opponent by style and pool, and fought in the square arena', () => {
  const state = careerOf([{ style: 'retiarius' }])
  const fight = { do: 'fight', fighters: [{ gladiator: 0, style: 'primary' }] }
  const referee = step(state, [3, 3, 4, 4, 4, 1, 2], [fight])
  expect(state).toMatchObject({ phase: 'bout', day: { total: 8, used: 1 } })
  expect(state.bout).toMatchObject({ fighters: [0, -1], match: { arena: 'provincial', toTheDeath: false } })
  expect(state.bout!.match.cards[1]).toMatchObject({ style: 'secutor', control: 'npg', original: { savvy: 4 } })
  expect(referee.events).toMatchObject([{ kind: 'matchMade', gladiators: ['H0'], toTheDeath: false }])
})

test('§7.4.3 G-53 in Rome, and only there, a 7 makes it a fight to the death', () => {
  const fight = { do: 'fight', fighters: [{ gladiator: 0, style: 'primary' }] }
  for (const [last, toTheDeath] of [
    [4, true],
    [5, false],
  ] as const) {
    const state = careerOf([{ change: { locale: 'rome', nextLocale: 'rome' } }])
    step(state, [3, 4, 4, 4, 1, 2, 3, last], [fight])
    expect(state.bout!.match).toMatchObject({ toTheDeath, arena: 'colosseum' })
  }
})

test('§7.3 §7.4 gladiators of one match are one player’s own, able, and of one locale', () => {
  const state = careerOf([{}, { change: { locale: 'heart' } }, { change: { owner: -1 } }])
  const question = { kind: 'day', seat: 0, rule: '§7.4' } as const
  const send = (...numbers: number[]) =>
    heroesCareer.check(state, question, {
      do: 'fight',
      fighters: numbers.map((gladiator) => ({ gladiator, style: 'primary' })),
    })
  expect(send(0)).toBeNull()
  expect(send(0, 1)?.rule).toBe('§7.3')
  expect(send(2)?.rule).toBe('§7.4')
  expect(send(0, 0)?.rule).toBe('§7.4')
  const secondary = { do: 'fight', fighters: [{ gladiator: 0, style: 'secondary' }] }
  expect(heroesCareer.check(state, question, secondary)?.rule).toBe('§3.8')
})

test('§7.0 opponents are forgotten, or by the switch stay and are met again', () => {
  const fight = { do: 'fight', fighters: [{ gladiator: 0, style: 'primary' }] }
  const forgotten = careerOf([{ style: 'retiarius' }])
  step(forgotten, [3, 3, 4, 4, 4, 1, 2], [fight])
  expect(forgotten.gladiators).toHaveLength(1)
  const kept = careerOf([{ style: 'retiarius' }], { keepOpponents: 'yes' })
  step(kept, [3, 3, 4, 4, 4, 1, 2], [fight])
  expect(kept.gladiators[1]).toMatchObject({ owner: -1, locale: 'fringes', sheet: { primary: 'secutor' } })
  kept.phase = 'day'
  kept.bout = null
  step(kept, [3], [fight])
  expect(kept.bout!.fighters).toEqual([0, 1])
})

test('§7.2 §6.8.1 the journal gets a line, and the Emperor’s mercy is remembered', () => {
  const state = careerOf([{}, {}])
  settle(state, [{ defeated: [1] }, { ...spared, imperialSpares: 1 }], [1, 2], ['savvy'])
  expect(state.journal).toMatchObject([
    { year: 106, month: 9, name: 'H0', result: 'win', fame: 1, opponents: ['H1'] },
    { name: 'H1', result: 'loss', end: 'unconscious' },
  ])
  expect(state.gladiators[1]!.imperialSpares).toBe(1)
})

test('§7.0 §7.4 the career goes on month by month until nobody is left or the months are over', () => {
  const setup = { players: [{ name: 'Lanista', stars: 1, grunts: [] }], months: 2 }
  const table = Table.open(heroesCareer, { setup, dice: seeded('two months') })
  expect(table.answer(0, { name: 'Amazon', gender: 'male', handed: 'right' })).toBeNull()
  expect(table.answer(0, { signature: 'none', rollSecond: 'no' })).toBeNull()
  expect(table.answer(0, { savvy: 4, strength: 4, speed: 4, primary: 'thraex', secondary: null })).toBeNull()
  for (const month of [9, 10]) {
    expect(table.state.month).toBe(month)
    expect(table.answer(0, { do: 'stop' })).toBeNull()
  }
  expect(table.isOver).toBe(true)
  expect(heroesCareer.result(table.state)).toMatchObject({ length: 2, winners: [] })
})

test('§7.0 a set-up of a career is checked', () => {
  const refusal = (setup: unknown) => heroesCareer.checkSetup(setup, CAREER_DEFAULTS)
  const player = { name: 'A', stars: 1, grunts: [] }
  expect(refusal({ players: [player], months: 12 })).toBeNull()
  expect(refusal({ players: [player, player], months: 12 })?.rule).toBe('§7.0')
  expect(refusal({ players: [player], months: 0 })?.rule).toBe('§7.1')
  expect(refusal({ players: [{ ...player, stars: 0 }], months: 1 })?.rule).toBe('§3.1.1')
  expect(refusal({ players: [{ ...player, grunts: ['lion'] }], months: 1 })?.rule).toBe('§3.1.2')
  expect(refusal([])?.rule).toBe('§7.0')
})

test('§7.0 an opponent who stayed is met again only in his own locale, in his style, and when he can fight', () => {
  const fight = { do: 'fight', fighters: [{ gladiator: 0, style: 'primary' }] }
  const meets = (change: object) => {
    const stranger = { style: 'secutor', change: { owner: -1, ...change } } as const
    const state = careerOf([{ style: 'retiarius' }, stranger], { keepOpponents: 'yes' })
    const isMet = Object.keys(change).length === 0
    step(state, isMet ? [3] : [3, 3, 4, 4, 4, 1, 2], [fight])
    return state.bout!.fighters[1]
  }
  expect(meets({})).toBe(1)
  expect(meets({ locale: 'heart' })).toBe(2)
  expect(meets({ status: 'dead' })).toBe(2)
  expect(meets({ missesDay: { year: 106, month: 9 } })).toBe(2)
})

test('§7.4.1 a move is told once, though he fights again on the same Day', () => {
  const state = careerOf([{ attributes: [5, 5, 5] }])
  const told = () => settle(state, [{}], []).events.filter((event) => event.kind === 'localeChanged')
  expect(told()).toHaveLength(1)
  expect(told()).toHaveLength(0)
})

test('§3.0 §3.3 §2.4 what a Star is called, and what he is, is checked', () => {
  const state = careerOf([{}])
  const refused = (change: object) =>
    heroesCareer.check(
      state,
      { kind: 'createStar', seat: 0, rule: '§3.0' },
      { name: 'Ajax', gender: 'male', handed: 'left', ...change },
    )?.rule ?? null
  expect(refused({})).toBeNull()
  expect(refused({ extra: 1 })).toBe('§3.0')
  expect(refused({ name: '' })).toBe('§3.0')
  expect(refused({ name: 'H0' })).toBe('§3.0')
  expect(refused({ gender: 'lion' })).toBe('§3.3')
  expect(refused({ handed: 'both' })).toBe('§2.4')
})
