/** The season is over. */
import { counted, listed, t } from '@harena/engine'
import { hashOf } from '../../app/route.ts'
import type { EndProps } from '../../campaign/slots.ts'
import { Cite } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'
import type { HexGuide } from '../hex/guide.ts'
import { rostersOf } from './roster.tsx'
import type { View } from './table.tsx'

export function clubEnd(guide: HexGuide) {
  const Rosters = rostersOf(guide)
  return function ClubEnd(props: EndProps<View>) {
    const { view, result } = props
    const winners = (result?.winners ?? []).map((owner) => view.owners[owner]!)
    const verdict = winners.length === 0 ? t('All share the first place.') : t`${listed(winners)} won the season.`
    const points = view.table[0]?.points ?? 0
    return (
      <section className="end" aria-label={t('The end of the season')}>
        <h2 className="end-verdict">{verdict}</h2>
        <p>{tx`With ${counted(points, 'point')} after ${counted(view.days, 'day')}. ${<Cite rule="C.8" />}`}</p>
        <Rosters {...props} seat={null} />
        <p>
          <a className="button" href={hashOf({ screen: 'setup', ruleset: `${guide.ruleset.id}-campaign` })}>
            {t('Begin another season')}
          </a>
        </p>
      </section>
    )
  }
}
