import { opponents } from '@harena/bots'
import { type LudusView, lanistaCampaign, lanistaTelling } from '@harena/colosseum'
import { seeded, Table } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { chaptersOf, memorialsOf, momentOf } from '../src/campaign/chronicle.ts'
import { inMatchOf, isInMatch } from '../src/campaign/lines.ts'
import { partAhead } from '../src/campaign/opening.ts'
import { newsFrom } from '../src/campaign/page.tsx'
import { nameOrder } from '../src/games/colosseum/name-order.ts'
import { ownSuit } from '../src/games/lanista-campaign/asks-man.tsx'
import { unitsOf } from '../src/games/lanista-campaign/asks-wagers.tsx'
import { fresh, nameWith, setupOf, sittersOf, tempersFor, withLudi } from '../src/games/lanista-campaign/form.ts'
import { foundForMatch } from '../src/games/lanista-campaign/known-of-match.tsx'
import { endsMatch, matchesIn } from '../src/games/lanista-campaign/lines.ts'
import { inTheMaking } from '../src/games/lanista-campaign/man.tsx'
import { accountOf, gamesOf, heardOf, monthsIn, wagersOf } from '../src/games/lanista-campaign/results.ts'
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

  test('§3.8.1 of one who fell before his side had won it is said that it won without him', () => {
    const [began] = lines.filter(({ event }) => event.kind === 'monthBegan')
    const line = (index: number, event: object) => ({ ...began!, index, event }) as unknown as (typeof lines)[number]
    const entry = { number: 4, month: 2, ludus: 0, name: 'Eros', opponents: ['Gaius'], letter: null, isDead: true }
    const told = (winner: 0 | 1) => [
      line(0, { kind: 'manJoined', seat: 0, name: 'Eros' }),
      line(1, { kind: 'matchDecided', number: 4, winner, sides: [['Eros', 'Exochus'], ['Gaius']] }),
      line(2, { kind: 'matchNoted', entry }),
    ]
    expect(telling.memorial('Eros', told(0), names)).toMatch(
      /0 won\. Fell in month 2 against Gaius\. His side won without him\.$/,
    )
    expect(telling.memorial('Eros', told(1), names)).toMatch(/against Gaius\.$/)
  })
})

describe('what a month brought a ludus', () => {
  const record = recordWith('decide')
  const { lines } = linesOf(record)
  const months = monthsIn(lines).filter(({ isOver }) => isOver)
  const closed = (month: (typeof months)[number]) =>
    month.lines.find(({ event }) => event.kind === 'monthClosed')!.event as unknown as { denarii: number[] }

  test('§39.5.9 its account adds up from month to month, for every ludus', () => {
    expect(months.length).toBeGreaterThan(1)
    for (const seat of [0, 1]) {
      let before: number | null = null
      for (const month of months) {
        const account = accountOf(month, seat)!
        if (before !== null) expect(account.before).toBe(before)
        expect(account.before + account.rows.reduce((sum, { denarii }) => sum + denarii, 0)).toBe(account.after)
        expect(account.after).toBe(closed(month).denarii[seat])
        for (const { about, denarii } of account.rows) {
          if (about.length > 0)
            expect(Math.abs(about.reduce((sum, one) => sum + one.denarii, 0))).toBeLessThanOrEqual(Math.abs(denarii))
        }
        before = account.after
      }
    }
  })

  test('§39.5.4.5 each of its men is told with his match, the dead among them, and with what he earned', () => {
    const fates = new Set<string>()
    for (const month of months) {
      for (const seat of [0, 1]) {
        const games = gamesOf(lines, month, [seat])
        for (const { note, fate, part, earned, XP } of games?.men ?? []) {
          fates.add(fate)
          expect(note.ludus).toBe(seat)
          const match = matchesIn(lines)[part]!
          const own = lines
            .slice(match.from, match.to)
            .map(({ event }) => event as { kind: string; name?: string; isDead?: boolean; XP?: number })
          const recorded = own.find(({ kind, name }) => kind === 'matchRecorded' && name === note.name)!
          expect(fate === 'died').toBe(recorded.isDead)
          // What he brought along when he was bought is not what the match taught him.
          const taught = own.find(({ kind, name }) => kind === 'experienceEarned' && name === note.name)
          expect(XP).toBe(taught?.XP ?? 0)
          expect(earned === null || earned > 0).toBe(true)
        }
      }
    }
    expect(fates).toContain('died')
    expect(fates).toContain('won')
  })

  test('the results are there as soon as the last match of the day is over, and not before', () => {
    const month = months.find((one) => gamesOf(lines, one, [0]) !== null)!
    const { at } = gamesOf(lines, month, [0])!
    const until = (end: number) => {
      const told = lines.slice(0, end)
      return gamesOf(told, monthsIn(told).at(-1)!, [0])
    }
    expect(until(at + 1)?.men.map(({ earned }) => earned)).toContain(null)
    const last = matchesIn(lines).find(({ to }) => to === at + 1)!
    expect(until(last.from)).toBeNull()
  })

  test('a match that was only heard of is told before the next one is seen, and with the others once all are over', () => {
    let told = 0
    for (const month of months) {
      const games = gamesOf(lines, month, [0])
      for (const { part, note } of games?.men ?? []) {
        const { to } = matchesIn(lines)[part]!
        const until = lines.slice(0, to)
        const now = monthsIn(until).at(-1)!
        const heard = heardOf(until, now, [0])
        if (gamesOf(until, now, [0])) expect(heard).toEqual([])
        else {
          expect(heard.at(-1)!.at).toBe(to - 1)
          expect(heard.at(-1)!.men.map(({ note: { name } }) => name)).toContain(note.name)
          told++
        }
      }
    }
    expect(told).toBeGreaterThan(0)
  })

  test('§37.3 what he cost is told with his armour', () => {
    const paid = lines.flatMap(({ event }) => {
      const { kind, entry, about } = event as unknown as { kind: string; entry: { heading: string }; about?: string }
      return kind === 'moneyMoved' && entry.heading === 'armour' && about !== undefined ? [about] : []
    })
    const men = months.flatMap((month) => gamesOf(lines, month, [0, 1])?.men ?? [])
    const dear = men.filter(({ armour }) => armour > 0).map(({ note }) => note.name)
    expect(new Set(dear)).toEqual(new Set(paid.filter((name) => men.some(({ note }) => note.name === name))))
  })

  test('§39.5.7 what is said of the dead before they are paid is what they bring', () => {
    const { timeline } = replayed<LudusView>({ ruleset: lanistaCampaign as never }, record, 0)
    let dead = 0
    for (const month of months) {
      const games = gamesOf(lines, month, [0, 1])
      for (const { note, fate, earned } of games?.men ?? []) {
        if (fate !== 'died' || note.letter === 'V') continue
        const { takings } = timeline.viewAt(games!.at + 1)!
        expect(takings.find(({ name }) => name === note.name)).toMatchObject({ least: earned ?? 0, hasWon: false })
        dead++
      }
    }
    expect(dead).toBeGreaterThan(0)
  })

  test('§39.5.6 its wagers come to what is paid for them', () => {
    for (const month of months) {
      for (const seat of [0, 1]) {
        const sum = wagersOf(month, seat).reduce((all, { denarii }) => all + (denarii ?? 0), 0)
        expect(sum).toBe(accountOf(month, seat)!.rows.find(({ heading }) => heading === 'wager')?.denarii ?? 0)
      }
    }
  })
})

test('§37.3 he wears the suit that was made for the weight in which he fights, and no other', () => {
  const suits = ['light: - C4 - - -', 'heavy: A A A A A']
  expect(ownSuit(suits, 'parmularius')).toEqual(['-', 'C4', '-', '-', '-'])
  expect(ownSuit(suits, 'crupellarius')).toEqual(['A', 'A', 'A', 'A', 'A'])
  expect(ownSuit(suits, 'myrmillo')).toBeUndefined()
})

test('§39.5.4.4 stakes are offered as far as they are covered, and a chosen one always', () => {
  expect(unitsOf(0, (units) => units <= 3)).toEqual([1, 2, 3])
  expect(unitsOf(5, () => false)).toEqual([5])
  const many = unitsOf(0, (units) => units <= 1000)
  expect(many.slice(8, 12)).toEqual([9, 10, 20, 30])
  expect(many.at(-1)).toBe(1000)
})

test('§38.2 whoever chooses style and armour sees what kind of match it is, and nothing of the match before', () => {
  const { timeline } = replayed<LudusView>({ ruleset: lanistaCampaign as never }, recordWith('decide'), 0)
  const { lines } = timeline
  const set = lines.filter(({ event }) => event.kind === 'fixtureSet')
  for (const { index, event } of set) {
    const { sides, odds } = event as unknown as { sides: string[][]; odds: unknown }
    const { bill, waiting } = timeline.viewAt(index)!.munus!
    expect(bill).not.toBeNull()
    expect(waiting[0]).toBe(sides[0]![0])
    const found = foundForMatch(lines.slice(0, index)).map((line) => line.event as unknown as { name?: string })
    if (odds) expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(sides[1]!))
    expect(found.every(({ name }) => name === undefined || sides.flat().includes(name))).toBe(true)
  }
  expect(set.length).toBeGreaterThan(2)
})

test('behind a match that was only heard of another one is ahead', () => {
  const { lines } = linesOf(recordWith('decide'))
  const parts = matchesIn(lines)
  const { from, to } = parts[0]!
  expect(partAhead(parts.slice(0, 1), lines.slice(0, to))).toMatchObject({ from: to, to })
  const seen = [{ ...parts[0]!, isHeard: false }]
  expect(partAhead(seen, lines.slice(0, to))).toMatchObject({ from, to })
})

test('the news of a campaign that was just opened are those of its last month', () => {
  const { lines } = linesOf(recordWith('decide'))
  const began = lines.findLast(({ event }) => event.kind === 'monthBegan')!
  const opened = lines.map((line) => ({ ...line, at: 0 }))
  expect(newsFrom(telling, opened, 0)).toBe(began.index)
  const answered = opened.map((line) => (line.index >= began.index - 3 ? { ...line, at: 1 } : line))
  expect(newsFrom(telling, answered, 1)).toBe(began.index - 3)
})

test('§31.2 of one who is being made it is known what he has learned, level by level, and in how many lessons', () => {
  const line = (index: number, event: object) => ({ index, event, text: '', rule: '§31.2', rolls: [], at: 0 }) as never
  const ratings = { TR: 12, ST: 1, AG: 1, CN: 1, W: 10 }
  const lines = [
    line(0, { kind: 'ratingsRolled', name: 'Ardens', ratings }),
    line(1, { kind: 'talentGained', name: 'Ardens', talent: null, level: 0 }),
    line(2, { kind: 'talentGained', name: 'Ardens', talent: 'sword', level: 1 }),
    line(3, { kind: 'talentGained', name: 'Ardens', talent: 'sword', level: 2 }),
  ]
  expect(inTheMaking('Ardens', lines)).toEqual({ ratings, talents: { sword: 2 }, lessons: 3 })
  expect(inTheMaking('Aureus', lines)).toBeNull()
})

test('§39.5.2 a windfall of another ludus is told, with its sum', () => {
  const event = { kind: 'moneyMoved', rule: '§39.5.2', entry: { from: null, to: 1, denarii: 4, heading: 'windfall' } }
  const text = lanistaCampaign.narrate(event as never, ['Ludus Magnus', 'Ludus Capuae'])
  const line = { index: 0, event, text, rule: '§39.5.2', rolls: [], at: 0 } as never
  expect(telling.sentence(line, [])).toBe('Ludus Capuae gets 4 denarii as a windfall.')
})

test('names come in an order of the seed', () => {
  const orders = ['a', 'b', 'c'].map((seed) => nameOrder(seeded(seed)))
  expect(new Set(orders).size).toBe(3)
  expect(nameOrder(seeded('a'))).toBe(orders[0])
  for (const names of orders) expect(lanistaCampaign.checkSetup({ ...setupOf(fresh), names }, {} as never)).toBeNull()
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
