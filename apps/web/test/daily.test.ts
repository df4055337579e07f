import { effectiveOptions, type MatchResult, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import { scenarios } from '@harena/games/scenarios'
import { expect, test } from 'vitest'
import type { SavedMatch } from '../src/app/saved-match.ts'
import { keepIn } from '../src/app/storage.ts'
import { dayAfter, dayOf, dayOfSeed, fightOn } from '../src/daily/day.ts'
import { matchOfDay, scenarioOf } from '../src/daily/match.ts'
import { DailyResults, streaksOf, winsBy } from '../src/daily/results.ts'
import { briefOf } from '../src/daily/scenario-brief.ts'
import { menWords, opponentNote, opponentWords, shareLine } from '../src/daily/words.ts'
import { games } from '../src/games/index.ts'
import { kinds } from '../src/games/kinds.ts'
import { minutesOf } from '../src/pages/scenarios/facts.ts'
import { readied } from '../src/pages/scenarios/play.ts'

const days = (count: number) => Array.from({ length: count }, (_, at) => dayAfter('2026-11-16', at))

test('a day has the same fight whenever and wherever it is asked for, by the date of UTC', () => {
  expect(fightOn('2026-11-16')).toEqual(fightOn(dayOf(Date.UTC(2026, 10, 16, 23, 59))))
  expect(fightOn('2026-11-16')).toMatchObject({ seed: 'fight of the day 2026-11-16' })
  expect(dayOfSeed(fightOn('2026-11-16').seed)).toBe('2026-11-16')
  expect(dayOfSeed('fight of the day, or so')).toBeNull()
})

test('in five days every book and a scenario have their turn; in time every pair of men, and every scenario for one', () => {
  const five = days(5).map((day) => fightOn(day))
  const books = games.filter(({ gate }) => gate).map(({ id }) => id)
  expect(five.flatMap((fight) => (fight.kind === 'duel' ? [fight.ruleset] : [])).sort()).toEqual(books.sort())
  const many = days(5 * 30).map((day) => fightOn(day))
  for (const book of books) {
    const known = kinds.filter(({ types }) => types[book] !== undefined).length
    const own = many.filter((fight) => fight.kind === 'duel' && fight.ruleset === book)
    const pairs = new Set(own.map((fight) => fight.kind === 'duel' && fight.men.map(({ id }) => id).join(' ')))
    expect(pairs.size).toBe(known * (known - 1))
  }
})

test('every book has the men that are said to be in it', () => {
  for (const { id, types } of kinds) {
    for (const [ruleset, type] of Object.entries(types))
      expect(gameOf(ruleset).types, `${id} in ${ruleset}`).toContain(type)
  }
})

test('the match of every day is legal, with its own dice, one person and the opponent that was announced', async () => {
  for (const day of days(60)) {
    const fight = fightOn(day)
    const { ruleset, setup, options, dice, sitters } = await matchOfDay(fight)
    const rules = gameOf(ruleset).ruleset
    expect(rules.checkSetup(setup, effectiveOptions(rules, options) as never), day).toBeNull()
    expect(dice).toEqual(seeded(fight.seed))
    expect(sitters.filter(({ kind }) => kind === 'person')).toHaveLength(1)
    if (fight.kind === 'duel') expect(sitters[1]).toEqual({ kind: 'opponent', level: fight.opponent })
  }
})

test('the week ends with masters who have a name and a temper, and can use what they like', () => {
  const fights = days(140).flatMap((day) => {
    const fight = fightOn(day)
    return fight.kind === 'duel' ? [fight] : []
  })
  const late = fights.filter(({ day }) => [0, 6].includes(new Date(day).getUTCDay()))
  expect(new Set(late.map(opponentWords)).size).toBeGreaterThan(5)
  for (const fight of late) expect(opponentNote(fight)).toContain(`${opponentWords(fight)} `)
  for (const { opponent, men } of late) if (opponent === 'net-man') expect(men[1].traits).toContain('net')
  expect(fights.filter(({ opponent }) => opponent === 'novice').length).toBeGreaterThan(5)
})

function ended(day: string, outcome: 'won' | 'lost' | 'drawn'): [Pick<SavedMatch, 'record' | 'sitters'>, MatchResult] {
  const record = { ruleset: 'munera', dice: seeded(`fight of the day ${day}`) } as SavedMatch['record']
  const seats = [{ outcome }, { outcome: 'lost' }] as unknown as MatchResult['seats']
  return [
    { record, sitters: [{ kind: 'person', name: 'You' }] },
    { winners: [], length: 7, seats },
  ]
}

test('the first end of a day counts, days in a row are counted, and what is kept is checked', () => {
  const storage = keepIn(null)
  const results = new DailyResults(storage)
  for (const day of days(3)) results.note(...ended(day, 'won'))
  results.note(...ended('2026-11-18', 'lost'))
  results.note(...ended('2026-11-20', 'lost'))
  results.note({ ...ended('2026-11-21', 'won')[0], sitters: [] }, ended('2026-11-21', 'won')[1])
  const kept = new DailyResults(storage).list()
  expect(kept.map(({ outcome }) => outcome)).toEqual(['won', 'won', 'won', 'lost'])
  expect(streaksOf(kept, '2026-11-21')).toEqual({ now: 1, longest: 3, wins: 3 })
  expect(streaksOf(kept, '2026-11-22')).toEqual({ now: 0, longest: 3, wins: 3 })
  expect(streaksOf(kept.slice(0, 3), '2026-11-19').now).toBe(3)
  expect(winsBy(kept, ({ ruleset }) => ruleset).get('munera')).toEqual({ fought: 4, won: 3 })
  storage.set(
    'harena.daily',
    '[{"day":"tomorrow"}, 3, {"day":"2026-11-16","ruleset":"munera","man":null,"outcome":"won","length":2}]',
  )
  expect(new DailyResults(storage).list()).toHaveLength(1)
})

test('what one sends says book, men, result and days in a row, and nothing of how it went', () => {
  const results = new DailyResults(keepIn(null))
  const day = days(5).find((one) => fightOn(one).kind === 'duel')!
  results.note(...ended(dayAfter(day, -1), 'lost'))
  results.note(...ended(day, 'won'))
  const line = shareLine(results.list(), results.list()[1]!, 'https://example.org/harena/#play/abc')
  const fight = fightOn(day)
  expect(line).toContain(fight.kind === 'duel' ? menWords(fight) : '')
  expect(line).toMatch(/won in (turn|round) 7, 2 days in a row\nhttps:\/\/example\.org\/harena\/#daily$/)
})

const scenarioDays = days(5 * 30)
  .map((day) => fightOn(day))
  .flatMap((fight) => (fight.kind === 'scenario' ? [fight] : []))

test('before a scenario begins, its book, its sides, what is prepared, its goal and its length are told', async () => {
  for (const fight of scenarioDays) {
    const scenario = await scenarioOf(fight)
    const told = briefOf(await readied(scenario), 'an edition')
    expect(told.map(([about]) => about)).toEqual(['The book', 'You lead', 'The scene', 'The goal', 'How long'])
    for (const [, words] of told) expect(words, scenario.id).toMatch(/^[A-Z].*\.$/)
    expect(told[1]![1]).toMatch(/ against .*, led by (an? |the tables)/)
    expect(minutesOf(scenario)![1], scenario.id).toBeLessThan(60)
  }
  const all = scenarioDays.map((fight) => scenarioOf(fight))
  const titled = (await Promise.all(all)).find(({ id }) => id === 'two-swords')!
  expect(briefOf(await readied(titled), 'the first edition')[0]![1]).toBe(
    'GLADIATOR, Colosseum Edition: the first edition.',
  )
})

test('who fights on which side is told by sides, as the page calls the men', async () => {
  const lead = async (id: string) => {
    const scenario = scenarios.find((one) => one.id === id)!
    return briefOf(await readied(scenario), null)[1]![1]
  }
  expect(await lead('knight-against-knight')).toBe(
    "Habilis (Eques) and Habilis's horse against Maternus (Eques) and Maternus's horse, led by a standard opponent and the tables of the book.",
  )
  expect(await lead('four-in-the-ring')).toMatch(/ against Verus \(Retiarius\), /)
  expect(await lead('a-centurions-watch')).toMatch(
    / and Pullo \(Myrmillo\) against Niger .*, led by a standard opponent\.$/,
  )
})

/** What is a blow, a throw or a clash in any of the games. */
const CONTACT = /^(attackRolled|attacked|struck|collided|netThrown|threw|shot|clash|exchange|meleeRolled)/i
const BEGINS: ReadonlySet<string> = new Set(['phaseBegan', 'turnBegan', 'orderRolled'])
/** Phases, turns or rounds, in which two standard opponents may go without one. */
const PATIENCE = 6

test('in the scenario of a day something happens soon', async () => {
  const all = await Promise.all(scenarioDays.map((fight) => scenarioOf(fight)))
  for (const scenario of new Set(all)) {
    // Who has to hold out may run.
    if (scenario.end?.includes('holds out')) continue
    const { ruleset, opponents } = gameOf(scenario.ruleset)
    const { setup, options, sitters } = await matchOfDay(scenarioDays[all.indexOf(scenario)]!)
    const players = sitters.map((sitter) => opponents[sitter.kind === 'opponent' ? sitter.level : 'standard']!)
    const { log } = Table.open(ruleset, { setup, options, dice: seeded('soon'), players } as never)
    const before = log.slice(0, log.findIndex(({ event }) => CONTACT.test(event.kind)) + 1)
    const phases = before.filter(({ event: { kind } }) => BEGINS.has(kind)).length
    expect(before.length, scenario.id).toBeGreaterThan(0)
    expect(phases, scenario.id).toBeLessThanOrEqual(PATIENCE)
  }
})
