/** Whom one has, and those who fell. */
import type { CampaignView } from '@harena/colosseum'
import { t } from '@harena/engine'
import type { PageProps } from '../../campaign/slots.ts'
import { tx } from '../../ui/tx.ts'
import { GladiatorCard } from './man-card.tsx'
import { Ratings } from './ratings.tsx'

export function Gladiators({ view, names, seat, lines }: PageProps<CampaignView>) {
  const all = [...view.men, ...(view.draft ? [view.draft] : [])]
  // One's own comes first.
  const men = all.sort((a, b) => Number(b.owner === seat) - Number(a.owner === seat))
  const living = men.filter(({ status }) => status !== 'dead')
  const dead = men.filter(({ status }) => status === 'dead')
  const whose = (owner: number) => (names.length > 1 ? names[owner]! : null)
  return (
    <section aria-labelledby="gladiators">
      <h2 id="gladiators" className="heard">
        {t('Gladiators')}
      </h2>
      {living.map((man) => (
        <GladiatorCard key={man.name} man={man} lines={lines} whose={whose(man.owner)}>
          {man === view.draft && (
            <>
              <p className="quiet-text">{t('He is still being made.')}</p>
              <Ratings man={man} />
            </>
          )}
        </GladiatorCard>
      ))}
      {dead.length > 0 && (
        <details>
          <summary>{tx`The dead (${dead.length})`}</summary>
          {dead.map((man) => (
            <GladiatorCard key={man.name} man={man} lines={lines} whose={whose(man.owner)} />
          ))}
        </details>
      )}
    </section>
  )
}
