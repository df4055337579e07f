/** The lines of a career: where each match begins and ends. */
import { listed, t } from '@harena/engine'
import type { CareerEvent, JournalEntry } from '@harena/heroes'
import { isInMatch, type MatchPart, partOf } from '../../campaign/lines.ts'
import type { Line } from '../../match/timeline.ts'

const between: readonly CareerEvent['kind'][] = [
  'dayOpened',
  'stoppedForToday',
  'retired',
  'careerClosed',
  'proposed',
  'beganAgain',
]

export function matchesIn(lines: readonly Line[]): MatchPart[] {
  const parts: MatchPart[] = []
  let from = -1
  const close = (to: number) => {
    if (from < 0) return
    const made = lines[from]!.event as Extract<CareerEvent, { kind: 'matchMade' }>
    parts.push(partOf(lines, t`${listed(made.gladiators)} against ${listed(made.opponents)}`, from, to))
    from = -1
  }
  lines.forEach((line, index) => {
    const { kind } = line.event as CareerEvent
    if (kind === 'matchMade' || between.includes(kind)) close(index)
    if (kind === 'matchMade') from = index
  })
  close(lines.length)
  return parts
}

/** What the match meant for those who fought it; of a victory also that it brought nothing. */
export function aftermathOf(lines: readonly Line[]): readonly Line[] {
  const last = lines.findLastIndex(isInMatch)
  return lines.slice(last + 1).flatMap((line) => (line.event.kind === 'journalWritten' ? withoutFame(line) : [line]))
}

/** §7.7.1 Who beat a lesser man, or nobody himself, learns why nobody speaks of it. */
function withoutFame(line: Line): Line[] {
  const { result, fame, name } = entryOf(line)!
  if (result !== 'win' || fame > 0) return []
  const text = t`No Fame for ${name}: only who beats an equal, a better or several lesser men wins any.`
  return [{ ...line, text, rule: '§7.7.1' }]
}

/** Who was killed in a match, or died of it: strangers have no journal that would say it. */
export function killedIn(lines: readonly Line[]): ReadonlySet<string> {
  return new Set(lines.flatMap(({ event }) => nameOfDead(event as CareerEvent) ?? []))
}

function nameOfDead(told: CareerEvent): string | null {
  if (told.kind === 'died') return told.name
  if (told.kind !== 'bout') return null
  const { event, names } = told
  const isDeath = event.kind === 'executed' || (event.kind === 'fell' && deaths.includes(event.how))
  return isDeath ? (names[event.seat] ?? null) : null
}

const deaths: readonly string[] = ['killingStroke', 'putToDeath']

/** What the journal says of a line; null where it says nothing. */
export function entryOf({ event }: Line): JournalEntry | null {
  const told = event as CareerEvent
  return told.kind === 'journalWritten' ? told.entry : null
}
