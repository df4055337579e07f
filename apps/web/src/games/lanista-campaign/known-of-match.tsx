/** What is known of a match that is being arranged: its kind, the classes, and whoever has been found for it. */
import type { LudusEvent } from '@harena/colosseum'
import { t } from '@harena/engine'
import { Told } from '../../campaign/told.tsx'
import type { Line } from '../../match/timeline.ts'
import { eventOf } from './lines.ts'

const known: readonly LudusEvent['kind'][] = [
  'matchRolled',
  'deathRolled',
  'pairingRolled',
  'anyRolled',
  'beastsDrawn',
  'challengerMade',
]

/** Since the match before it was set: one is arranged after the other. */
export function knownOfMatch(lines: readonly Line[]): readonly Line[] {
  const before = lines.findLastIndex((line) => ['fixtureSet', 'munusOpened'].includes(eventOf(line).kind))
  return lines.slice(before + 1).filter((line) => known.includes(eventOf(line).kind))
}

/** Its dice stand in the replay. */
export function KnownOfMatch({ lines }: { readonly lines: readonly Line[] }) {
  const told = knownOfMatch(lines).map((line) => ({ ...line, rolls: [] }))
  return told.length > 0 ? <Told lines={told} label={t('What is known of the match')} /> : null
}
