/** What is known of a match that is being arranged: its kind, the classes, and whoever has been found for it. */
import type { LudusEvent, LudusView } from '@harena/colosseum'
import { t } from '@harena/engine'
import type { PageProps } from '../../campaign/slots.ts'
import type { Line } from '../../match/timeline.ts'
import { Cite } from '../../ui/rules-context.tsx'
import { BillView } from '../gladiator-campaign/bill.tsx'
import { NextOpponents } from '../gladiator-campaign/next.tsx'
import { eventOf } from './lines.ts'

const found: readonly LudusEvent['kind'][] = ['beastsDrawn', 'challengerMade']

/** Who has been found since the match before it was set: one is arranged after the other. */
export function foundForMatch(lines: readonly Line[]): readonly Line[] {
  const before = lines.findLastIndex((line) => ['fixtureSet', 'munusOpened'].includes(eventOf(line).kind))
  return lines.slice(before + 1).filter((line) => found.includes(eventOf(line).kind))
}

export function KnownOfMatch({ view, lines }: Pick<PageProps<LudusView>, 'view' | 'lines'>) {
  const { bill, waiting } = view.munus ?? { bill: null, waiting: [] }
  if (!bill) return null
  const others = foundForMatch(lines)
  return (
    <section className="known-of-match" aria-label={t('What is known of the match')}>
      <BillView bill={bill} name={waiting[0]!} />
      {others.length > 0 ? (
        <NextOpponents lines={others} />
      ) : (
        <p className="quiet-text">
          {t('Who else fights is drawn when you have chosen his style and armour.')} <Cite rule="§38.5" />
        </p>
      )}
    </section>
  )
}
