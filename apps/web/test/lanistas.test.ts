import { opponents } from '@harena/bots'
import { type LudusView, lanistaCampaign, lanistaTelling } from '@harena/colosseum'
import { seeded, Table } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { chaptersOf, memorialsOf, momentOf } from '../src/campaign/chronicle.ts'
import { inMatchOf, isInMatch } from '../src/campaign/lines.ts'
import { fresh, nameWith, setupOf, sittersOf, tempersFor, withLudi } from '../src/games/lanista-campaign/form.ts'
import { endsMatch, matchesIn } from '../src/games/lanista-campaign/lines.ts'
import { telling } from '../src/games/lanista-campaign/telling.ts'
import { replayed } from '../src/match/timeline.ts'

const lanista = opponents['lanista-campaign'].novice.play

function recordWith(conduct: 'watch' | 'decide') {
  const setup = {
    ludi: [{ name: 'Ludus Magnus', conduct } as const, { name: 'Ludus Capuae', conduct: 'decide' } as const],
    munera: 2,
  }
  return Table.open(lanistaCampaign, { setup, dice: seeded('chronicle'), players: [lanista, lanista] }).record()
}

const NEVER = Number.POSITIVE_INFINITY
const linesOf = (record: ReturnType<typeof recordWith>, ruleset = lanistaCampaign) =>
  replayed<LudusView>({ ruleset: ruleset as never }, record, NEVER).timeline

describe('the lines of a lanista campaign', () => {
  const record = recordWith('watch')
  const { lines, names } = linesOf(record)
  const parts = matchesIn(lines)
  const told = parts.filter(({ isHeard }) => !isHeard)

  test('every match is found: those that were watched with their blows, the others by their results', () => {
    expect(parts.length).toBe(lines.filter(({ event }) => event.kind === 'matchDecided').length)
    expect(told.length).toBeGreaterThan(0)
    expect(parts.length).toBeGreaterThan(told.length)
    for (const { from, to, isHeard } of parts) expect(lines.slice(from, to).some(isInMatch)).toBe(!isHeard)
    expect(parts.map(({ title }) => title)).not.toContain('A match')
  })

  test('everything waits at the end of a match that was watched, and nowhere else', () => {
    const ends = lines.filter((line) => endsMatch(line, lines)).map(({ index }) => index + 1)
    expect(ends).toEqual(told.map(({ to }) => to))
  })

  test('a match that was only heard of is the same in full, with its blows', () => {
    const heard = recordWith('decide')
    const wanted = 2
    const short = matchesIn(linesOf(heard).lines)
    const full = linesOf(
      heard,
      lanistaTelling((match) => match === wanted + 1),
    ).lines
    const long = matchesIn(full)
    expect(long.map(({ title }) => title)).toEqual(short.map(({ title }) => title))
    expect(long.flatMap(({ isHeard }, part) => (isHeard ? [] : [part]))).toEqual([wanted])
    expect(inMatchOf(full.slice(long[wanted]!.from, long[wanted]!.to)).length).toBeGreaterThan(0)
  })

  test('the chronicle goes month by month, and each sentence leads to its moment', () => {
    const chapters = chaptersOf(telling, lines, names)
    expect(chapters.map(({ title }) => title).slice(0, 3)).toEqual(['How it began', 'Month 1', 'Month 2'])
    const decided = lines.find(({ event }) => event.kind === 'matchDecided')!
    expect(momentOf('x', decided, lines, parts)).toBe('#replay/x/0/0')
    const editor = lines.find(({ event }) => event.kind === 'editorChosen')!
    const before = lines.slice(0, editor.index).filter((line) => !isInMatch(line)).length
    expect(momentOf('x', editor, lines, parts)).toBe(`#replay/x/whole/${before}`)
  })

  test('whoever fell has a memorial', () => {
    const dead = lines.filter(({ event }) => event.kind === 'matchRecorded' && (event as { isDead?: boolean }).isDead)
    const memorials = memorialsOf(telling, lines, names)
    expect(memorials.length).toBeGreaterThanOrEqual(dead.length)
    for (const { text } of memorials) expect(text).toMatch(/^Of Ludus \w+\. \d+ match(es)? behind him, \d+ won\./)
  })
})

describe('the set-up form of the lanistas', () => {
  test('it begins as it stands, with one person and built-in lanistas', () => {
    expect(lanistaCampaign.checkSetup(setupOf(fresh), {} as never)).toBeNull()
    expect(sittersOf(fresh).map(({ kind }) => kind)).toEqual(['person', 'opponent', 'opponent', 'opponent'])
  })

  test('eight ludi have eight names, and a temper is chosen by a name that makes it', () => {
    const ludi = withLudi(fresh.ludi, 8)
    expect(new Set(ludi.map(({ name }) => name)).size).toBe(8)
    for (const [temper] of tempersFor(ludi[1]!, ludi)) {
      const name = nameWith(temper, ludi)
      if (name) expect(tempersFor({ ...ludi[1]!, name }, ludi).map(([one]) => one)).toContain(temper)
    }
  })
})
