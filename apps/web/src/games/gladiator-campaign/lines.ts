/** The lines of a gladiator's life: where each match begins and ends, what it left, and how the chronicle tells it. */
import type { CampaignEvent } from '@harena/colosseum'
import { listed, type Seat, t } from '@harena/engine'
import type { Telling } from '../../campaign/chronicle.ts'
import { isInMatch, type MatchPart, partOf } from '../../campaign/lines.ts'
import type { Line } from '../../match/timeline.ts'
import { entryWords } from './words.ts'

type Kind = CampaignEvent['kind']
export type Of<K extends Kind> = Extract<CampaignEvent, { kind: K }>

export const eventOf = (line: Line) => line.event as unknown as CampaignEvent

/** All events of a kind. */
export function told<K extends Kind>(lines: readonly Line[], kind: K): Of<K>[] {
  return lines.flatMap((line) => (line.event.kind === kind ? [eventOf(line) as Of<K>] : []))
}

/** With the first of these a match begins to be set up; with any of the others it is past. */
const setting: readonly Kind[] = ['challengerMade', 'beastsDrawn', 'intimidated']
const past: readonly Kind[] = ['bought', 'roundBegan', 'campaignClosed', 'matchRolled', 'originRolled', 'ratingsRolled']

export function matchesIn(lines: readonly Line[]): MatchPart[] {
  const parts: MatchPart[] = []
  let from = -1
  let isWritten = false
  const close = (to: number) => {
    if (from >= 0) parts.push(partOf(lines, titleOf(lines.slice(from, to)), from, to))
    from = -1
    isWritten = false
  }
  lines.forEach((line, index) => {
    const { kind } = eventOf(line)
    const begins = setting.includes(kind) || isInMatch(line)
    if (past.includes(kind) || (begins && isWritten)) close(index)
    if (begins && from < 0) from = index
    if (kind === 'journalWritten') isWritten = true
  })
  close(lines.length)
  return parts
}

/** Whose men are in it, by what was told when they were made. */
export function playersIn({ from, to }: MatchPart, lines: readonly Line[]): readonly Seat[] {
  const names = told(lines.slice(from, to), 'bout')[0]?.names ?? []
  return told(lines.slice(0, to), 'manCreated').flatMap(({ name, player }) => (names.includes(name) ? [player] : []))
}

/** By the men in it. */
function titleOf(lines: readonly Line[]): string {
  const [first] = told(lines, 'bout')
  if (!first) return t('A match')
  const [hero, ...others] = first.names
  return t`${hero} against ${listed(others)}`
}

const aftermathKinds: readonly Kind[] = [
  'matchRecorded',
  'injuryRolled',
  'experienceEarned',
  'prestigeChanged',
  'luckChanged',
  'championMade',
]

export function aftermath(lines: readonly Line[]): readonly Line[] {
  return lines.filter(({ event }) => aftermathKinds.includes(event.kind as Kind))
}

/** Everything waits when the match is written down: the next one may be of a built-in player. */
export function endsMatch(line: Line, lines: readonly Line[]): boolean {
  return line.event.kind === 'journalWritten' && lines[line.index + 1]?.event.kind !== 'journalWritten'
}

const worthTelling: readonly Kind[] = ['manCreated', 'injuryRolled', 'bought', 'talentGained', 'championMade']

export const telling: Telling = {
  chapter: (line, isOpened = true) => {
    const event = eventOf(line)
    // Nobody is told that the first round begins: its first match does it.
    if (event.kind === 'matchRolled' && !isOpened) return t`Round ${1}`
    return event.kind === 'roundBegan' ? t`Round ${event.round}` : null
  },
  sentence: (line) => {
    const event = eventOf(line)
    if (event.kind === 'journalWritten') return entryWords(event.entry)
    if (event.kind === 'injuryRolled' && event.loss === 0) return null
    if (event.kind === 'talentGained' && event.talent === null) return null
    return worthTelling.includes(event.kind) ? line.text : null
  },
  fallen: (line) => {
    const event = eventOf(line)
    return event.kind === 'journalWritten' && event.entry.isDead ? [event.entry.name] : []
  },
  memorial: (name, lines) => {
    const own = told(lines, 'journalWritten').filter(({ entry }) => entry.name === name)
    const won = own.filter(({ entry }) => entry.letter === 'V').length
    const last = own.at(-1)!.entry
    const foes = last.opponents.length === 0 ? t('beasts') : listed(last.opponents)
    return t`${own.length} matches, ${won} won; fell in round ${last.round} against ${foes}.`
  },
}
