/** What a gladiator's life promises before he has a name. */
import { VICTORIES } from '@harena/colosseum'
import { t } from '@harena/engine'
import { PromiseLines } from '../../campaign/start.tsx'
import { gladiatorNames } from '../names.ts'
import { GrowingUp } from './growing.tsx'

const round = [
  { rule: '§38.2', text: t('Each round the dice say in what kind of match he fights, and against whom.') },
  { rule: '§33.3', text: t('Every match brings experience: better ratings, new talents, higher levels.') },
  { rule: '§32.2', text: t('Wounds may leave scars that cost him for life.') },
  { rule: '§35.3', text: t('The crowd that knows him is slower to let him die.') },
  { rule: 'C.00', text: t`With ${VICTORIES} victories he is the Emperor's Champion.` },
]

export function LifeAhead() {
  return (
    <section aria-labelledby="promise">
      <h2 id="promise">{t('The life ahead')}</h2>
      <GrowingUp name={gladiatorNames[0]!} side={0} />
      <PromiseLines lines={round} />
    </section>
  )
}
