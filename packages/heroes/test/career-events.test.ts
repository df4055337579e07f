import { expect, test } from 'vitest'
import { closeDay } from '../src/career/day.ts'
import { fameGained } from '../src/career/fame.ts'
import type { Bout } from '../src/career/state.ts'
import { CAREER_DEFAULTS, type CareerState, heroesCareer } from '../src/index.ts'
import { parts } from './arena-floor.ts'
import { careerOf, settle, spared, step, woundsAt } from './career-floor.ts'

const kindsOf = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind)
const dead = { fate: 'dead' } as const

test('§3.0 T3-1 T3-2 §3.1.2 what creation tells: size, second Signature, the Star, the Grunt', () => {
  const setup = { players: [{ name: 'Lanista', stars: 1, grunts: ['secutor'] }], months: 3 } as const
  const state = heroesCareer.start(setup, CAREER_DEFAULTS)
  const sized = step(state, [5, 5], [{ name: 'Ajax', gender: 'male', handed: 'left' }])
  expect(sized.events).toEqual([{ kind: 'sizeRolled', rule: 'T3-1', name: 'Ajax', size: 'large' }])
  expect(state.phase).toBe('creation')
  const signed = step(state, [5, 4], [{ signature: 'none', rollSecond: 'yes' }])
  expect(signed.events).toEqual([{ kind: 'signatureRolled', rule: 'T3-2', name: 'Ajax', second: 'strong' }])
  const points = { savvy: 4, strength: 5, speed: 3, primary: 'retiarius', secondary: null } as const
  const attributes = { savvy: 4, strength: 6, speed: 3 }
  expect(step(state, [], [points]).events).toEqual([
    {
      kind: 'starCreated',
      rule: '§3.0',
      name: 'Ajax',
      player: 0,
      attributes,
      signatures: ['strong'],
      style: 'retiarius',
    },
  ])
  expect([state.phase, state.toCreate.length]).toEqual(['creation', 1])
  const [joined] = step(state, [5, 3, 3, 3, 3, 4]).events
  expect(joined).toMatchObject({ kind: 'gruntJoined', rule: '§3.1.2', player: 0, style: 'secutor' })
  expect(state).toMatchObject({ phase: 'month', toCreate: [], draft: null })
})

test('§3.5 without a second Signature nothing is rolled or told', () => {
  const setup = { players: [{ name: 'Lanista', stars: 1, grunts: [] }], months: 3 }
  const state = heroesCareer.start(setup, CAREER_DEFAULTS)
  step(state, [3, 3], [{ name: 'Ajax', gender: 'male', handed: 'right' }])
  expect(step(state, [], [{ signature: 'agile', rollSecond: 'no' }]).events).toEqual([])
  expect(state.draft).toMatchObject({ signatures: ['agile'] })
})

test('§7.4 the Day is opened by its die, thrown by the first player, with matches fresh for all', () => {
  const state = careerOf([{ change: { foughtToday: 2, nextLocale: 'heart' } }])
  Object.assign(state, { phase: 'month', stopped: [true], day: { total: 5, used: 5 } })
  const referee = step(state, [2])
  expect(referee.rolls).toEqual([{ by: 0, rule: '§7.4', name: 'matches', faces: [2] }])
  expect(referee.events).toEqual([{ kind: 'dayOpened', rule: '§7.4', year: 106, month: 9, matches: 6 }])
  expect(state).toMatchObject({ day: { total: 6, used: 0 }, stopped: [false], next: 0, phase: 'day' })
  expect(state.gladiators[0]).toMatchObject({ foughtToday: 0, locale: 'heart' })
})

test('§7.4 a Day has no more matches than were rolled', () => {
  const state = careerOf([{}])
  state.day = { total: 5, used: 5 }
  const referee = step(state, [])
  expect([referee.asked, referee.events]).toEqual([[], []])
  expect(state).toMatchObject({ phase: 'month', month: 10, monthsLeft: 23 })
})

test('§7.4 who stops for today is told so, and when all have stopped the month is over', () => {
  const state = careerOf([{}])
  expect(step(state, [], [{ do: 'stop' }]).events).toEqual([{ kind: 'stoppedForToday', rule: '§7.4', player: 0 }])
  expect(state).toMatchObject({ phase: 'month', year: 106, month: 10 })
})

test('§7.4 players decide in turn, and one who has stopped is passed over', () => {
  const state = careerOf([{}, { change: { owner: 1 } }])
  Object.assign(state, { players: [state.players[0], state.players[0]], stopped: [false, false] })
  const asked = (choice: object) => step(state, [], [choice as never]).asked.map(({ seat }) => seat)
  expect(asked({ do: 'stop' })).toEqual([0])
  expect([state.next, state.phase]).toEqual([1, 'day'])
  const fight = { do: 'fight', fighters: [{ gladiator: 1, style: 'primary' }] }
  step(state, [3, 3, 4, 4, 4, 1, 2], [fight as never])
  Object.assign(state, { phase: 'day', bout: null })
  expect([state.next, state.stopped]).toEqual([0, [true, false]])
  expect(step(state, []).asked).toEqual([])
  expect(asked({ do: 'stop' })).toEqual([1])
  expect(state.phase).toBe('month')
})

test('§7.6 one who is free may retire though he cannot fight today, and that is told', () => {
  const state = careerOf([{ change: { free: true, foughtToday: 3 } }])
  const { events } = step(state, [], [{ do: 'retire', gladiator: 0 }])
  expect(events).toEqual([{ kind: 'retired', rule: '§7.6', name: 'H0' }])
})

test('§7.0 the career is closed after its last month, or when none of the players has a man left, not before', () => {
  const closing = (heroes: Parameters<typeof careerOf>[0], monthsLeft: number) => {
    const state = careerOf(heroes, { beginAgain: 'no' })
    state.monthsLeft = monthsLeft
    const told: unknown[] = []
    closeDay(state, { listening: true, tell: (event: unknown) => told.push(event) } as never)
    return [state.phase, told] as const
  }
  const closed = ['over', [{ kind: 'careerClosed', rule: '§7.0' }]]
  expect(closing([{}], 2)).toEqual(['month', []])
  expect(closing([{}], 1)).toEqual(closed)
  expect(closing([{ change: { status: 'dead' } }, { change: { owner: -1 } }], 2)).toEqual(closed)
  expect(closing([{ change: { status: 'retired' } }], 2)).toEqual(closed)
})

test('§7.4 §4.1 each man sent out gets an opponent of his own, all of them one match of the Day', () => {
  const state = careerOf([{ style: 'retiarius' }, { style: 'retiarius' }], { keepOpponents: 'yes' })
  const both = [0, 1].map((gladiator) => ({ gladiator, style: 'primary' }))
  const { events } = step(state, [3, 3, 4, 4, 4, 1, 2, 3, 3, 4, 4, 4, 1, 2], [{ do: 'fight', fighters: both } as never])
  expect(state.bout!.fighters).toEqual([0, 1, 2, 3])
  expect(state.bout!.match.cards.map(({ side }) => side)).toEqual([0, 0, 1, 1])
  expect(state.gladiators.map(({ foughtToday }) => foughtToday)).toEqual([1, 1, 1, 1])
  expect(state.day.used).toBe(1)
  const names = state.gladiators.map(({ sheet }) => sheet.name)
  expect(events).toEqual([
    {
      kind: 'matchMade',
      rule: '§7.4',
      locale: 'fringes',
      gladiators: names.slice(0, 2),
      opponents: names.slice(2),
      toTheDeath: false,
    },
  ])
})

/** A career in a match between its only gladiator and an opponent who stays in it. */
function inBout(): CareerState & { bout: Bout } {
  const state = careerOf([{ style: 'retiarius' }], { keepOpponents: 'yes' })
  step(state, [3, 3, 4, 4, 4, 1, 2], [{ do: 'fight', fighters: [{ gladiator: 0, style: 'primary' }] }])
  return state as CareerState & { bout: Bout }
}

test('§7.0 the match goes on step by step, and only its end leads to the aftermath', () => {
  const state = inBout()
  const { match } = state.bout
  step(state, [6, 1])
  expect([match.phase, state.phase, state.bout.toSettle]).toEqual(['activation', 'bout', []])
  Object.assign(match, { phase: 'order', turn: 1000 })
  step(state, [])
  expect([match.phase, state.phase, state.bout.toSettle]).toEqual(['over', 'aftermath', [0, 1]])
})

test('§7.7 winners are settled first, then the dismissed, then all others, in the order of the roster', () => {
  const state = careerOf([{}, {}, {}])
  const endings = [
    { ...spared, side: 1, defeatedBy: 2 },
    { ...dead, side: 1 },
    { defeated: [0, 1], side: 0 },
  ]
  settle(state, endings, [6, 6, 6], ['savvy'])
  expect(state.journal.map(({ name }) => name)).toEqual(['H2', 'H0', 'H1'])
})

test('§7.2 the whole line of the journal', () => {
  const state = careerOf([{}, {}])
  const { events } = settle(state, [{ defeated: [1] }, { ...dead, apTotal: 12 }], [1], ['savvy'])
  const line = { year: 106, month: 9, locale: 'fringes', style: 'thraex', laurel: false, toTheDeath: false }
  const journal = [
    { ...line, name: 'H0', opponents: ['H1'], result: 'win', end: 'functioning', fame: 1, totalFame: 1 },
    { ...line, name: 'H1', opponents: ['H0'], result: 'loss', end: 'dead', fame: 0, totalFame: 0 },
  ]
  expect(state.journal).toEqual(journal)
  expect(events.filter(({ kind }) => kind === 'journalWritten')).toEqual(
    journal.map((entry) => ({ kind: 'journalWritten', rule: '§7.2', entry })),
  )
  expect([state.phase, state.bout]).toEqual(['day', null])
})

test('§7.2 §7.5 one who dies of his wounds is dead in the journal', () => {
  const state = careerOf([{}])
  const { events } = settle(state, [{ woundsAt: woundsAt(parts.belly) }], [6, 6])
  expect(kindsOf(events)).toEqual(['recoveryRolled', 'died', 'journalWritten'])
  expect(events[1]).toEqual({ kind: 'died', rule: '§7.5', name: 'H0' })
  expect(state.journal[0]).toMatchObject({ result: 'win', end: 'dead' })
})

test.each([
  ['§6.1 dead by a Killing Stroke', 'killingStroke', true, '§6.1'],
  ['§6.9 dead in a fight to the death', 'unconscious', true, '§6.9'],
  ['§6.8 dead without mercy', 'unconscious', false, '§6.8'],
] as const)('%s', (_, fell, toTheDeath, rule) => {
  const state = inBout()
  state.bout.match.toTheDeath = toTheDeath
  Object.assign(state.bout.match.cards[1]!, { fate: 'dead', fell })
  Object.assign(state, { phase: 'aftermath' })
  state.bout.toSettle = [1]
  expect(step(state, []).events).toEqual([{ kind: 'died', rule, name: state.gladiators[1]!.sheet.name }])
})

test('§7.7.1 §7.7.3 G-44 what honour tells: the laurel and the sum of the Fame; no Fame, no word', () => {
  const state = careerOf([{}, {}], { laurelFame: 3 })
  const winner = { defeated: [1], woundsInflicted: 2, bonus: 1 }
  const { events } = settle(state, [winner, { ...dead, apTotal: 13 }], [1, 1, 1, 1, 1], ['savvy'])
  expect(events.slice(0, 2)).toEqual([
    { kind: 'laurelWon', rule: '§7.7.3', name: 'H0' },
    {
      kind: 'fameGained',
      rule: '§7.7.1',
      name: 'H0',
      fame: 5,
      total: 5,
      steps: [
        { what: 'Beat a better one', value: 2, rule: '§7.7.1' },
        { what: 'Laurel', value: 3, rule: 'G-44' },
      ],
    },
  ])
  const none = settle(careerOf([{}, {}], { laurelFame: 3 }), [{ defeated: [1] }, { ...dead, apTotal: 11 }], [])
  expect(kindsOf(none.events)).not.toContain('fameGained')
  expect(kindsOf(none.events)).not.toContain('laurelWon')
})

test('§7.7.1 the steps of the Fame: equals, lesser ones, Killing Strokes', () => {
  const steps: { what: string; value: number }[] = []
  const state = careerOf([{}, {}, {}, {}])
  const strokes = { defeated: [1, 2, 3], killingStrokes: [1], side: 0 }
  const foes = [12, 11, 10].map((apTotal) => ({ ...dead, side: 1, apTotal }))
  const { events } = settle(state, [strokes, ...foes], [1, 1, 1, 1, 1], ['savvy'])
  for (const event of events) if (event.kind === 'fameGained') steps.push(...event.steps)
  expect(steps.map(({ what, value }) => [what, value])).toEqual([
    ['Killing Strokes', 1],
    ['Beat an equal', 1],
    ['Beat 2 lesser ones', 3],
  ])
})

test('§6.7 dismissed: only an opponent who was dismissed too, and is better, brings Fame', () => {
  const gained = (other: object) => {
    const { match } = inBout().bout
    Object.assign(match.cards[0]!, { fate: 'dismissed', apTotal: 12, side: 0 })
    Object.assign(match.cards[1]!, { fate: 'dismissed', apTotal: 13, side: 1 }, other)
    return fameGained(match, match.cards[0]!)
  }
  expect(gained({})).toBe(1)
  expect(gained({ apTotal: 12 })).toBe(0)
  expect(gained({ fate: 'dead' })).toBe(0)
  expect(gained({ side: 0 })).toBe(0)
})

test('§7.8 what decline tells: the Fame lost and every Attribute that falls', () => {
  const state = careerOf([{}, { attributes: [4, 4, 5], change: { totalFame: 3 } }])
  const { events } = settle(state, [{}, spared], [1, 1, 1, 4])
  const told = events.filter((event) => 'name' in event && event.name === 'H1')
  expect(told).toEqual([
    { kind: 'fameLost', rule: '§7.8', name: 'H1', points: 2, total: 1 },
    { kind: 'attributeDecreased', rule: '§7.8', name: 'H1', attribute: 'savvy', now: 3 },
    { kind: 'attributeDecreased', rule: '§7.8', name: 'H1', attribute: 'strength', now: 3 },
  ])
})

test('§7.8 nothing falls below 1, and then no more dice are thrown', () => {
  const state = careerOf([{}, { attributes: [1, 1, 1] }])
  settle(state, [{}, { ...spared, apTotal: 13 }], [1, 1])
  expect(state.gladiators[1]!.sheet.attributes).toEqual({ savvy: 1, strength: 1, speed: 1 })
})

test('G-47 T7-1 the switch kills nobody without a belly wound', () => {
  const state = careerOf([{}], { bellyDeathOnAnyTest: 'yes' })
  const { events } = settle(state, [{ woundsAt: woundsAt(parts.head) }], [6, 6])
  expect(state.gladiators[0]).toMatchObject({ status: 'active', sheet: { partPenalty: [-1, 0, 0, 0, 0, 0, 0] } })
  expect(events[0]).toEqual({
    kind: 'recoveryRolled',
    rule: 'T7-1',
    name: 'H0',
    part: parts.head,
    recovery: 'strengthLoss',
  })
})

test('G-46 by the switch an Attribute is never lost below 1, and the head takes none with it', () => {
  const state = careerOf([{ attributes: [4, 4, 2] }], { attributesHealAfterMatch: 'no' })
  settle(state, [{ woundsAt: woundsAt(parts.leftLeg), attributeLoss: [0, 0, 0, 0, 0, 3, 0] }], [6, 6])
  expect(state.gladiators[0]!.sheet.attributes).toEqual({ savvy: 4, strength: 4, speed: 1 })
})

test.each([
  ['§7.4.1 leaving the Fringes', 'fringes', [5, 5, 5], '§7.4.1', 'heart'],
  ['§7.4.2 leaving the Heart', 'heart', [6, 6, 5], '§7.4.2', 'rome'],
] as const)('%s is told', (_, locale, attributes, rule, next) => {
  const state = careerOf([{ attributes, change: { locale, nextLocale: locale } }])
  const { events } = settle(state, [{}], [])
  expect(events[0]).toEqual({ kind: 'localeChanged', rule, name: 'H0', locale: next })
})

test('§7.6 the roll for freedom is told, and made neither twice nor outside Rome nor with 19', () => {
  const roman = { locale: 'rome', nextLocale: 'rome' } as const
  const { events } = settle(careerOf([{ attributes: [7, 7, 6], change: roman }]), [{}], [3, 4])
  expect(events[0]).toEqual({ kind: 'freedomRolled', rule: '§7.6', name: 'H0', total: 7, free: true })
  settle(careerOf([{ attributes: [7, 7, 6], change: { ...roman, free: true } }]), [{}], [])
  settle(careerOf([{ attributes: [7, 6, 6], change: roman }]), [{}], [])
  settle(careerOf([{ attributes: [7, 7, 6], change: { locale: 'heart', nextLocale: 'rome' } }]), [{}], [])
})

test('§7.4 a player is asked as long as one of his men can fight', () => {
  const state = careerOf([{ change: { foughtToday: 3 } }, {}])
  expect(step(state, [], [{ do: 'stop' }]).asked).toHaveLength(1)
})
