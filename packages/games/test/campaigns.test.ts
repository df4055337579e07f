/** Campaigns of every game are kept month by month, and can be taken up from every one of them. */
import {
  botOf,
  campaignOf,
  Dice,
  formatCampaign,
  type Game,
  type GameEntry,
  type Last,
  lastOf,
  type Month,
  monthBegun,
  NO_SNAPSHOT,
  parseCampaign,
  partIntoMonths,
  playMonths,
  recordOf,
  seeded,
  Table,
} from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { games } from '../src/index.ts'

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
