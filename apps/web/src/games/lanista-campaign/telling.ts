/** What of the ludi is remembered, month by month. */
import type { LudusEvent } from '@harena/colosseum'
import { counted, listed, t } from '@harena/engine'
import type { Telling } from '../../campaign/chronicle.ts'
import type { Line } from '../../match/timeline.ts'
import { eventOf } from './lines.ts'

/** What nobody asks for when the month is over: throws, bids that came to nothing, single sums. */
const told: readonly LudusEvent['kind'][] = [
  'editorChosen',
  'eventRolled',
  'plagueStruck',
  'trainerCame',
  'feastHeld',
  'menRevolted',
  'championHired',
  'manTraded',
  'manSold',
  'munusOpened',
  'matchDecided',
  'injuryRolled',
  'championMade',
  'manFreed',
  'reputationRose',
  'monthClosed',
  'ludusRuined',
]

/** Those who are dead after this line. */
function fallen(line: Line): readonly string[] {
  const event = eventOf(line)
  if (event.kind === 'matchRecorded' && event.isDead) return [event.name]
  return event.kind === 'plagueStruck' ? event.dead : []
}

type Noted = Extract<LudusEvent, { kind: 'matchNoted' }>['entry']

export function notesIn(lines: readonly Line[]): readonly Noted[] {
  return lines.flatMap((line) => {
    const event = eventOf(line)
    return event.kind === 'matchNoted' ? [event.entry] : []
  })
}

export const telling: Telling = {
  chapter(line) {
    const event = eventOf(line)
    return event.kind === 'monthBegan' ? t`Month ${event.month}` : null
  },
  sentence(line, names) {
    const event = eventOf(line)
    if (event.kind === 'manJoined') return t`${event.name} comes to ${names[event.seat]}, CV ${event.value}.`
    const isWindfall = event.kind === 'moneyMoved' && event.entry.heading === 'windfall'
    return told.includes(event.kind) || isWindfall || fallen(line).length > 0 ? line.text : null
  },
  fallen,
  memorial(name, lines, names) {
    const fights = notesIn(lines).filter((entry) => entry.name === name)
    const owner = ownerOf(name, lines)
    const won = fights.filter(({ letter }) => letter === 'V').length
    const last = fights.at(-1)
    const of = owner === null ? '' : t`Of ${names[owner]}. `
    const record = t`${counted(fights.length, 'match', 'matches')} behind him, ${won} won.`
    if (!last?.isDead) return `${of}${record} ${t('The plague took him.')}`
    const end = t`Fell in month ${last.month} against ${listed(last.opponents)}.`
    // §3.8.1 A victory is theirs who are left when it is won.
    const more = last.letter !== 'V' && hasSideWon(last, lines) ? ` ${t('His side won without him.')}` : ''
    return `${of}${record} ${end}${more}`
  },
}

/** To which ludus he belonged last. */
function ownerOf(name: string, lines: readonly Line[]): number | null {
  for (const line of lines.toReversed()) {
    const event = eventOf(line)
    if (event.kind === 'manTraded' && event.name === name) return event.buyer
    if ((event.kind === 'manJoined' || event.kind === 'championHired') && event.name === name) return event.seat
  }
  return null
}

function hasSideWon({ number, name }: Noted, lines: readonly Line[]): boolean {
  return lines.some((line) => {
    const event = eventOf(line)
    if (event.kind !== 'matchDecided' || event.number !== number || event.winner === null) return false
    return event.sides[event.winner].includes(name)
  })
}
