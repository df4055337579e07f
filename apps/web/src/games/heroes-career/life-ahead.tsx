/** What a career promises before it has begun: where it starts, how far it can lead, what the months bring. */
import { t } from '@harena/engine'
import { PromiseLines } from '../../campaign/start.tsx'
import { FreedomSteps } from './freedom.tsx'
import { EmpireMap } from './map.tsx'

const year = [
  { rule: '§7.4', text: t('Every month has a Day of Events: up to three matches for each gladiator.') },
  { rule: '§7.7.2', text: t('Victories bring Fame, and Fame the dice that make an Attribute rise.') },
  { rule: '§7.5', text: t('Wounds may cost the next Day, and some never heal.') },
  { rule: '§7.8', text: t('A loss costs Fame, and dice may take a point of an Attribute.') },
  { rule: '§7.6', text: t('In Rome, with 20 points, two dice can bring the wooden sword: freedom.') },
]

export function LifeAhead() {
  return (
    <section aria-labelledby="life-ahead">
      <h2 id="life-ahead">{t('The life ahead')}</h2>
      <div className="life">
        <div>
          <FreedomSteps now="fringes" />
          <p className="quiet-text">
            {t('The points are those of Savvy, Strength and Speed together: a Star begins with 12.')}
          </p>
          <PromiseLines lines={year} />
        </div>
        <EmpireMap name={null} road={[]} locale="fringes" />
      </div>
    </section>
  )
}
