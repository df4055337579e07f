/** The campaign is over: a champion, or what became of everybody. */
import type { CampaignView } from '@harena/colosseum'
import { listed, t } from '@harena/engine'
import { hashOf } from '../../app/route.ts'
import type { EndProps } from '../../campaign/slots.ts'
import { Cite } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'
import { GladiatorCard } from './man-card.tsx'

export function CampaignEnd({ view, names, lines, result }: EndProps<CampaignView>) {
  const champions = view.men.filter(({ status, owner }) => status === 'champion' && result?.winners.includes(owner))
  const living = view.men.some(({ status }) => status === 'active')
  const verdict =
    champions.length > 0
      ? t`${listed(champions.map(({ name }) => name))}, the Emperor's Champion`
      : living
        ? t('The rounds are over, and nobody is champion.')
        : t('Nobody is left.')
  return (
    <section className="end" aria-label={t('The end of the campaign')}>
      <h2 className="end-verdict">{verdict}</h2>
      <p>{tx`After ${view.round} ${view.round === 1 ? t('round') : t('rounds')}. ${<Cite rule="C.02" />}`}</p>
      {view.men.map((man) => (
        <GladiatorCard key={man.name} man={man} lines={lines} whose={names.length > 1 ? names[man.owner]! : null} />
      ))}
      <p>
        <a className="button" href={hashOf({ screen: 'setup', ruleset: 'gladiator-campaign' })}>
          {t('Begin another')}
        </a>
      </p>
    </section>
  )
}
