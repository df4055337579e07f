/** The last games have been held: who is richest, and what became of the others. */
import type { LudusView } from '@harena/colosseum'
import { listed, t } from '@harena/engine'
import { hashOf } from '../../app/route.ts'
import type { EndProps } from '../../campaign/slots.ts'
import { Cite } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'
import { Below } from './ludus-page.tsx'
import { denarii } from './words.ts'

export function End(props: EndProps<LudusView>) {
  const { view, names, result, seat } = props
  const winners = result?.winners ?? []
  const isOwn = seat !== null && winners.includes(seat)
  return (
    <section className="end" aria-label={t('The end of the campaign')}>
      <h2 className="end-verdict">
        {winners.length === 0
          ? t('Nobody is left.')
          : t`${listed(winners.map((one) => names[one]!))} ${winners.length > 1 ? 'have' : 'has'} won.`}
      </h2>
      <p>
        {isOwn ? t('Yours is the richest ludus of the Empire.') : t('Denarii decide, after the last games.')}{' '}
        <Cite rule="§39.7" />
      </p>
      <ul>
        {view.schools.map(({ seat: one, name, denarii: sum, victories, kills, isOut }) => (
          <li key={one}>
            {tx`${name}: ${isOut ? t('ruined') : denarii(sum)}, ${victories} victories, ${kills} kills.`}
          </li>
        ))}
      </ul>
      <p>
        <a className="button" href={hashOf({ screen: 'setup', ruleset: 'lanista-campaign' })}>
          {t('Begin another')}
        </a>
      </p>
      <Below {...props} />
    </section>
  )
}
