/** The lines of a lanista campaign: where each match begins and ends. */
import type { LudusEvent } from '@harena/colosseum'
import { listed, t } from '@harena/engine'
import { isInMatch, type MatchPart, partOf } from '../../campaign/lines.ts'
import type { Line } from '../../match/timeline.ts'

export const eventOf = ({ event }: Line) => event as LudusEvent

/** What is told of a match before its first turn. */
const opening: readonly LudusEvent['kind'][] = ['intimidated', 'challengerEntered', 'bout']

/** What comes of a match for those who fought it, after `matchDecided`. */
const closing: readonly LudusEvent['kind'][] = [
  'matchRecorded',
  'injuryRolled',
  'experienceEarned',
  'prestigeChanged',
  'luckChanged',
  'championMade',
  'manFreed',
  'matchNoted',
  'reputationRose',
]

function isClosing(line: Line | undefined): boolean {
  if (!line) return false
  const event = eventOf(line)
  return closing.includes(event.kind) || (event.kind === 'moneyMoved' && event.entry.heading === 'colosseum')
}

export function matchesIn(lines: readonly Line[]): MatchPart[] {
  const parts: MatchPart[] = []
  for (let at = 0; at < lines.length; at++) {
    const { kind } = eventOf(lines[at]!)
    if (!opening.includes(kind) && kind !== 'matchDecided') continue
    const from = at
    while (at < lines.length && eventOf(lines[at]!).kind !== 'matchDecided') at++
    while (isClosing(lines[at + 1])) at++
    const isHeard = kind === 'matchDecided'
    parts.push({ ...partOf(lines, titleOf(lines, from), from, Math.min(at + 1, lines.length)), isHeard })
  }
  return parts
}

/** As it was announced. */
function titleOf(lines: readonly Line[], from: number): string {
  const names = namesIn(lines, from)
  const set = lines.findLast(({ index, event }) => {
    const told = event as LudusEvent
    return index < from && told.kind === 'fixtureSet' && told.sides.flat().some((name) => names.includes(name))
  })
  if (!set) return t('A match')
  const { number, sides } = set.event as Extract<LudusEvent, { kind: 'fixtureSet' }>
  return t`Match ${number}: ${listed(sides[0])} against ${listed(sides[1])}`
}

/** Who fights in the match that begins with this line. */
function namesIn(lines: readonly Line[], from: number): readonly string[] {
  for (let at = from; at < lines.length; at++) {
    const event = eventOf(lines[at]!)
    if (event.kind === 'bout') return event.names
    if (event.kind === 'matchDecided') return event.sides.flat()
  }
  return []
}

/** The last line of a match that was told blow by blow. */
export function endsMatch(line: Line, lines: readonly Line[]): boolean {
  if (isClosing(lines[line.index + 1])) return false
  let at = line.index
  while (isClosing(lines[at])) at--
  const before = lines[at - 1]
  return lines[at]?.event.kind === 'matchDecided' && before !== undefined && isInMatch(before)
}

/** What the match meant: its result and what came of it. */
export function aftermathOf(lines: readonly Line[]): readonly Line[] {
  const decided = lines.findLastIndex(({ event }) => event.kind === 'matchDecided')
  return decided < 0 ? [] : lines.slice(decided).filter(({ event }) => event.kind !== 'matchNoted')
}
