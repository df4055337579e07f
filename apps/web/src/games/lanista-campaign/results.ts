/** What a month brought a ludus, from its lines: how each of its men fared in the games, and where its money went. */
import { type Heading, type LudusEvent, stakesOf, type Wager } from '@harena/colosseum'
import { type MatchPart, numberOfMatch } from '../../campaign/lines.ts'
import type { Line } from '../../match/timeline.ts'
import { eventOf, matchesIn } from './lines.ts'

type Of<K extends LudusEvent['kind']> = Extract<LudusEvent, { kind: K }>

function told<K extends LudusEvent['kind']>(lines: readonly Line[], kind: K): readonly Of<K>[] {
  return lines.flatMap((line) => (line.event.kind === kind ? [eventOf(line) as Of<K>] : []))
}

export interface Month {
  readonly month: number
  readonly lines: readonly Line[]
  /** Whether all of it has been told. */
  readonly isOver: boolean
}

export function monthsIn(lines: readonly Line[]): readonly Month[] {
  const starts = lines.filter(({ event }) => event.kind === 'monthBegan')
  return starts.map((line, at) => {
    const own = lines.slice(line.index, starts[at + 1]?.index)
    return { month: (eventOf(line) as Of<'monthBegan'>).month, lines: own, isOver: told(own, 'monthClosed').length > 0 }
  })
}

export type Fate = 'won' | 'stopped' | 'spared' | 'died' | 'unspared'

/** How a man of a ludus fared in the games. */
export interface ManResult {
  readonly note: Of<'matchNoted'>['entry']
  readonly fate: Fate
  /** Whether his side won without him: a letter goes to those who are left standing (§3.8.1). */
  readonly isWonWithoutHim: boolean
  readonly XP: number
  readonly PR: number
  readonly injuries: readonly Of<'injuryRolled'>[]
  readonly isFreed: boolean
  /** What his lanista paid to send him, and for his armour. */
  readonly fee: number
  readonly armour: number
  /** What he earned; null as long as it is not paid. */
  readonly earned: number | null
  /** Which of all matches it was, and whether only its result was told. */
  readonly part: number
  readonly isHeard: boolean
}

/** The games of a month, once all of its matches are over, or one of these. */
export interface GamesOver {
  /** The last line of them. */
  readonly at: number
  readonly men: readonly ManResult[]
}

/** Null while they are on, and where none of these ludi has taken part. */
export function gamesOf(lines: readonly Line[], { lines: own }: Month, ludi: readonly number[]): GamesOver | null {
  const decided = own.findLast(({ event }) => event.kind === 'matchDecided')
  const set = told(own, 'fixtureSet').length
  if (!decided || set > told(own, 'matchDecided').length) return null
  const parts = matchesIn(lines)
  const men = menIn(parts, own, ludi)
  if (men.length === 0) return null
  return { at: parts[numberOfMatch(parts, decided)!]!.to - 1, men }
}

/** The matches of these ludi of which only the result was told, while others of the day are still to come. */
export function heardOf(lines: readonly Line[], month: Month, ludi: readonly number[]): readonly GamesOver[] {
  if (gamesOf(lines, month, ludi)) return []
  const parts = matchesIn(lines)
  const men = menIn(parts, month.lines, ludi).filter(({ isHeard }) => isHeard)
  return [...new Set(men.map(({ part }) => part))].map((number) => ({
    at: parts[number]!.to - 1,
    men: men.filter(({ part }) => part === number),
  }))
}

function menIn(parts: readonly MatchPart[], own: readonly Line[], ludi: readonly number[]): readonly ManResult[] {
  return own.flatMap((line) => {
    const event = eventOf(line)
    if (event.kind !== 'matchNoted' || !ludi.includes(event.entry.ludus)) return []
    const part = numberOfMatch(parts, line)!
    return [{ ...resultOf(own, event.entry), part, isHeard: parts[part]!.isHeard === true }]
  })
}

function resultOf(lines: readonly Line[], note: Of<'matchNoted'>['entry']): Omit<ManResult, 'part' | 'isHeard'> {
  const { name, letter, isDead } = note
  const decided = told(lines, 'matchDecided').find(({ number }) => number === note.number)!
  const side = decided.sides[0].includes(name) ? 0 : 1
  const isHis = (event: { readonly name: string }) => event.name === name
  const paid = told(lines, 'moneyMoved').filter(({ about }) => about === name)
  const sum = (heading: Heading) =>
    paid.filter(({ entry }) => entry.heading === heading).reduce((all, { entry }) => all + entry.denarii, 0)
  const isPaid = paid.some(({ entry }) => entry.heading === 'earnings')
  return {
    note,
    fate: isDead
      ? 'died'
      : letter === 'V'
        ? 'won'
        : letter === 'S'
          ? 'stopped'
          : letter === 'M'
            ? 'spared'
            : 'unspared',
    isWonWithoutHim: letter !== 'V' && decided.winner === side,
    // What he was bought with is told in the same month (§39.5.3.3).
    XP: told(lines, 'experienceEarned')
      .filter((event) => isHis(event) && event.rule === '§33.2')
      .reduce((all, { XP }) => all + XP, 0),
    PR: told(lines, 'prestigeChanged')
      .filter(isHis)
      .reduce((all, { change }) => all + change, 0),
    injuries: told(lines, 'injuryRolled')
      .filter(isHis)
      .filter(({ loss }) => loss > 0),
    isFreed: told(lines, 'manFreed').filter(isHis).length > 0,
    fee: sum('fee'),
    armour: sum('armour'),
    earned: isPaid ? sum('earnings') : null,
  }
}

/** What a wager came to: above nothing for a win, null for one that is void. */
export interface WagerResult {
  readonly match: number
  readonly denarii: number | null
}

/** §39.5.6 The wagers of a ludus on matches that are over. */
export function wagersOf({ lines }: Pick<Month, 'lines'>, seat: number): readonly WagerResult[] {
  const odds = new Map(told(lines, 'fixtureSet').map((set) => [set.number, set.odds]))
  const winners = new Map(told(lines, 'matchDecided').map(({ number, winner }) => [number, winner]))
  const result = ({ match, side }: Pick<Wager, 'match' | 'side'>, wins: number, loses: number): WagerResult => {
    const winner = winners.get(match)
    return { match, denarii: winner === null || winner === undefined ? null : winner === side ? wins : -loses }
  }
  const bank = told(lines, 'bankTookWagers')
    .filter((event) => event.seat === seat)
    .flatMap(({ wagers }) => wagers)
    .map((wager) => {
      const { wins, loses } = stakesOf(odds.get(wager.match)!, wager.side, wager.unit)
      return result(wager, wins, loses)
    })
  const others = told(lines, 'wagerMade').flatMap(({ wager }) => {
    const { match, side, wins, loses, backer, against } = wager
    if (backer === seat) return [result(wager, wins, loses)]
    return against === seat ? [result({ match, side: side === 0 ? 1 : 0 }, loses, wins)] : []
  })
  return [...bank, ...others]
}

export interface AccountRow {
  readonly heading: Heading
  readonly denarii: number
  /** For whom, each with his sum. */
  readonly about: readonly { readonly name: string; readonly denarii: number }[]
}

/** The books of a ludus for one month. */
export interface Account {
  /** The line that closed the month. */
  readonly at: number
  readonly before: number
  readonly rows: readonly AccountRow[]
  readonly after: number
}

/** §39.5.9 Null until the month is closed. */
export function accountOf({ lines }: Pick<Month, 'lines'>, seat: number): Account | null {
  const closed = lines.find(({ event }) => event.kind === 'monthClosed')
  if (!closed) return null
  const rows: { heading: Heading; denarii: number; about: { name: string; denarii: number }[] }[] = []
  for (const { entry, about: name } of told(lines, 'moneyMoved')) {
    const { from, to, heading } = entry
    if (from !== seat && to !== seat) continue
    const denarii = to === seat ? entry.denarii : -entry.denarii
    const row = rows.find((one) => one.heading === heading) ?? { heading, denarii: 0, about: [] }
    if (!rows.includes(row)) rows.push(row)
    row.denarii += denarii
    if (name !== undefined) row.about.push({ name, denarii })
  }
  const after = (eventOf(closed) as Of<'monthClosed'>).denarii[seat]!
  const net = rows.reduce((sum, { denarii }) => sum + denarii, 0)
  return { at: closed.index, before: after - net, rows, after }
}
