/** Campaigns of every game are kept month by month, and can be taken up from every one of them. */
import {
  botOf,
  campaignOf,
  Dice,
  digest,
  formatCampaign,
  formatRecord,
  type Game,
  type GameEntry,
  type Last,
  lastOf,
  type Month,
  matchesOf,
  monthBegun,
  NO_SNAPSHOT,
  parseCampaign,
  parseRecord,
  partIntoMonths,
  playMonths,
  recordOf,
  recordOfMatch,
  seeded,
  Table,
  verify,
} from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { gameOf, games } from '../src/index.ts'

const campaigns = games
  .filter(({ ruleset }) => ruleset.stretch !== undefined)
  .map((entry) => [entry.ruleset.id, entry] as const)

/** A campaign of some months, each of which was played at a table of its own. */
function played({ ruleset, opponents }: GameEntry, seed: string, months: number) {
  const bot = botOf(Object.values(opponents)[0]!)!
  let table: Table<Game> = Table.open(ruleset, { setup: ruleset.defaultSetup, dice: seeded(seed) })
  let last: Last = NO_SNAPSHOT
  const kept: Month[] = []
  let snapshot: Month['snapshot'] = null
  while (table.waiting?.for === 'answers' && kept.length < months) {
    const question = table.waiting.questions[0]!
    const known = ruleset.known(table.state, question.seat)
    table.answer(question.seat, bot(known, question, Dice.fromSeed(`${seed}/${table.length}`)))
    const begun = monthBegun(table, last)
    if (!begun) continue
    kept.push({ snapshot, tape: table.tape.slice(0, begun.snapshot.tape - (last.snapshot?.tape ?? 0)) })
    table = Table.resume(ruleset, table.head, begun.snapshot, table.tapeFrom(begun.snapshot.tape))
    snapshot = begun.kept
    last = begun
  }
  kept.push({ snapshot, tape: table.tape })
  return { table, campaign: campaignOf(table.head, ruleset.version, kept, table.digest()) }
}

describe.each(campaigns)('%s', (_, entry) => {
  const { ruleset } = entry
  const { table, campaign } = played(entry, 'months', 5)

  test('month by month it is the campaign that one tape leads to', () => {
    expect(campaign.months.length).toBeGreaterThan(2)
    const whole = Table.load(ruleset, recordOf(campaign))
    expect(whole.digest()).toBe(table.digest())
    expect(whole.waiting).toEqual(table.waiting)
  })

  test('as a file it is played to the same end, and parted anew from its answers alone', () => {
    const read = parseCampaign(formatCampaign(campaign))
    const tables = [...playMonths(ruleset, read)]
    expect(tables.at(-1)!.digest()).toBe(campaign.digest)
    const parts = partIntoMonths(
      ruleset,
      read.head,
      read.months.flatMap(({ tape }) => tape),
    )
    let part = parts.next()
    while (!part.done) part = parts.next()
    expect(part.value).toEqual(read)
  })

  test('it goes on from the last month alone', () => {
    const { months, head } = parseCampaign(formatCampaign(campaign))
    const { snapshot } = lastOf(months.flatMap(({ snapshot }) => snapshot ?? []))
    const resumed = Table.resume(ruleset, head, snapshot!, months.at(-1)!.tape)
    expect(resumed.digest()).toBe(table.digest())
    expect(resumed.waiting).toEqual(table.waiting)
  })

  test('every match inside it is a record of its own, which leads where it led in the campaign', () => {
    const matches = [...matchesOf(ruleset, campaign)]
    expect(matches.length).toBeGreaterThan(1)
    for (const match of matches) {
      const { ruleset: inner } = gameOf(match.head.ruleset)
      const record = parseRecord(formatRecord(recordOfMatch(inner, match)))
      expect(verify(inner, record).isSame).toBe(true)
      const shown = Table.load(inner, record)
      expect(shown.result()).toEqual(match.result)
      expect(shown.isOver).toBe(true)
      expect(record.of).toMatchObject({ ruleset: ruleset.id, campaign: digest(campaign.head) })
      // What is claimed of its campaign is under its digest too.
      const moved = { ...record, of: { ...record.of!, rolls: record.of!.rolls + 1 } }
      expect(verify(inner, moved).isSame).toBe(false)
    }
    const places = matches.map(({ head }) => head.of!.rolls)
    expect(new Set(places).size).toBe(matches.length)
    expect(matches.map(({ month }) => month)).toEqual(matches.map(({ month }) => month).toSorted((a, b) => a - b))
  })

  test('a match that leads elsewhere is no match of the campaign', () => {
    const [match] = matchesOf(ruleset, campaign)
    const { ruleset: inner } = gameOf(match!.head.ruleset)
    expect(() => recordOfMatch(inner, { ...match!, end: 'f'.repeat(64) })).toThrow('does not lead where it led')
  })

  test('a snapshot that was changed, with a digest that fits it, is found by playing', () => {
    const change = '{"parts":{"rolls":{"to":7}}}'
    const months = campaign.months.map((month) => ({ ...month }))
    months[2] = { ...months[2]!, snapshot: { ...months[2]!.snapshot!, digest: 'f'.repeat(64), change } }
    expect(() => [...playMonths(ruleset, { ...campaign, months })]).toThrow('the snapshot of month 3 is not where')
  })

  test('an answer that was changed or a version of other rules is refused', () => {
    const other = { ...campaign, months: campaign.months.slice(0, -1), digest: '0'.repeat(64) }
    expect(() => [...playMonths(ruleset, other)]).toThrow('the campaign says 0000')
    expect(() => [...playMonths(ruleset, { ...campaign, by: '0.0.1' })]).toThrow('was kept by version 0.0.1')
    expect(() => parseCampaign(formatCampaign({ ...campaign, version: 9 as never }))).toThrow('format version 9')
    expect(() => parseCampaign('{"format":"harena-match"}')).toThrow('this is not a campaign')
    expect(() => parseCampaign(formatCampaign({ ...campaign, months: [{} as never] }))).toThrow('month 1 needs')
  })
})

test('with typed dice a match has the faces of its own throws, and none of the campaign behind it', () => {
  const { ruleset, opponents } = gameOf('munera-campaign')
  const bot = botOf(Object.values(opponents)[0]!)!
  const random = Dice.fromSeed('typed')
  const table: Table<Game> = Table.open(ruleset, { setup: ruleset.defaultSetup, dice: { kind: 'typed' } })
  const finished = () => (table.state as { results: readonly unknown[] }).results.length
  while (table.waiting && finished() < 2) {
    const { waiting } = table
    if (waiting.for === 'dice') table.typeDice(random.faces(waiting.count))
    else {
      const question = waiting.questions[0]!
      table.answer(question.seat, bot(table.state, question, random))
    }
  }
  const months = [{ snapshot: null, tape: table.tape }]
  const matches = [...matchesOf(ruleset, { head: table.head, months })]
  expect(matches).toHaveLength(2)
  const { ruleset: munera } = gameOf('munera')
  for (const match of matches) {
    const record = recordOfMatch(munera, match)
    expect(record.tape.some((entry) => 'faces' in entry)).toBe(true)
    expect(Table.load(munera, record).result()).toEqual(match.result)
  }
})
