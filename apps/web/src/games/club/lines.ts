/** The lines of a club: where each bout begins and ends, and how the chronicle tells a season. */
import { type ArenaGame, type ClubEvent, counted, listed, type Seat, t } from '@harena/engine'
import type { Telling } from '../../campaign/chronicle.ts'
import { isInMatch, type MatchPart, partOf } from '../../campaign/lines.ts'
import type { Line } from '../../match/timeline.ts'

type Event = ClubEvent<ArenaGame>
type Kind = Event['kind']
type Of<K extends Kind> = Extract<Event, { kind: K }>

const eventOf = (line: Line) => line.event as unknown as Event

/** All events of a kind. */
function told<K extends Kind>(lines: readonly Line[], kind: K): Of<K>[] {
  return lines.flatMap((line) => (line.event.kind === kind ? [eventOf(line) as Of<K>] : []))
}

const past: readonly Kind[] = ['menSent', 'dayBegan', 'recruited', 'seasonClosed']

/** From the sending of the men until something else happens: dice for a recruit are told like those of a bout. */
export function matchesIn(lines: readonly Line[]): MatchPart[] {
  const parts: MatchPart[] = []
  let from = -1
  let isDecided = false
  const close = (to: number) => {
    if (from >= 0) parts.push(partOf(lines, titleOf(eventOf(lines[from]!) as Of<'menSent'>), from, to))
    from = -1
  }
  lines.forEach((line, index) => {
    const { kind } = eventOf(line)
    if (past.includes(kind) || (isDecided && isInMatch(line))) close(index)
    if (kind === 'menSent') from = index
    isDecided = kind === 'fixtureDecided'
  })
  close(lines.length)
  return parts
}

function titleOf({ homeMen, awayMen }: Of<'menSent'>): string {
  return t`${listed(homeMen)} against ${listed(awayMen)}`
}

/** The owners of a bout. */
export function playersIn({ from }: MatchPart, lines: readonly Line[]): readonly Seat[] {
  const { home, away } = eventOf(lines[from]!) as Of<'menSent'>
  return [home, away]
}

/** What a bout brought: also what somebody learned in it. */
export function aftermath(lines: readonly Line[], learnedIn: (line: Line) => string | null): readonly Line[] {
  return lines.filter((line) => ['struckOff', 'fixtureDecided'].includes(line.event.kind) || learnedIn(line) !== null)
}

/** The next bout may follow without a question. */
export function endsMatch(line: Line): boolean {
  const event = eventOf(line)
  return event.kind === 'fixtureDecided' && event.isFought
}

export const telling: Telling = {
  chapter: (line) => {
    const event = eventOf(line)
    return event.kind === 'dayBegan' ? t`Day ${event.day}` : null
  },
  sentence: (line) => (line.event.kind === 'dayBegan' ? null : line.text),
  fallen: (line) => {
    const event = eventOf(line)
    return event.kind === 'struckOff' ? [event.name] : []
  },
  memorial: (name, lines, names) => {
    const bouts = told(lines, 'menSent').filter(({ homeMen, awayMen }) => [...homeMen, ...awayMen].includes(name))
    const { homeMen, awayMen } = bouts.at(-1)!
    const foes = homeMen.includes(name) ? awayMen : homeMen
    const { owner } = told(lines, 'struckOff').findLast((one) => one.name === name)!
    const day = told(lines, 'dayBegan').at(-1)?.day
    return t`Of ${names[owner]}; ${counted(bouts.length, 'bout')}; fell on day ${day} against ${listed(foes)}.`
  },
}
