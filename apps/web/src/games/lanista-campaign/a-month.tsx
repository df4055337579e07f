/** A month of a ludus, step by step, before the first has begun. */
import { t } from '@harena/engine'
import { type PromiseLine, PromiseLines } from '../../campaign/start.tsx'
import { Portrait } from '../../figures/bust.tsx'
import { figureOfStyle } from '../colosseum/looks.ts'
import { steps } from './words.ts'

const men = [
  ['Amazonius', 'Retiarius'],
  ['Antaeus', 'Secutor'],
  ['Ardens', 'Thraex'],
  ['Astyanax', 'Hoplomachus'],
  ['Aureus', 'Myrmillo'],
] as const

const lines = steps.map(
  ({ title, means, rule }): PromiseLine => ({
    rule,
    text: (
      <>
        <b>{title}</b>: {means}.
      </>
    ),
  }),
)

export function AMonth() {
  return (
    <section aria-labelledby="promise">
      <h2 id="promise">{t('A month of your ludus')}</h2>
      <p className="promise-men" aria-hidden="true">
        {men.map(([name, style]) => (
          <Portrait key={name} arms={figureOfStyle(style, 0)} name={name} side={0} size={76} />
        ))}
      </p>
      <PromiseLines isOrdered lines={lines} />
    </section>
  )
}
