/** The steps to freedom, from the Fringes to the wooden sword. */
import { t } from '@harena/engine'
import type { Locale } from '@harena/heroes'
import { localeNames } from './words.ts'

type StepId = Locale | 'free'

/** §7.4, §7.6 With so many points of Attributes one goes on. */
const steps: readonly {
  readonly id: StepId
  readonly title: string
  readonly from: number
  readonly rule: string
}[] = [
  { id: 'fringes', title: localeNames.fringes, from: 12, rule: '§7.4.1' },
  { id: 'heart', title: localeNames.heart, from: 15, rule: '§7.4.1' },
  { id: 'rome', title: localeNames.rome, from: 17, rule: '§7.4.2' },
  { id: 'free', title: t('The wooden sword'), from: 20, rule: '§7.6' },
]

/** The step after the one on which he stands; null for the free. */
export function stepAfter(now: StepId) {
  return steps[steps.findIndex(({ id }) => id === now) + 1] ?? null
}

export function FreedomSteps({ now }: { readonly now: StepId }) {
  return (
    <ol className="freedom" aria-label={t('The steps to freedom')}>
      {steps.map(({ id, title, from }, at) => (
        <li key={id} className={`freedom-step s${at}`} aria-current={id === now ? 'step' : undefined}>
          <b>{title}</b>
          <span>{t`${from} points of Attributes`}</span>
        </li>
      ))}
    </ol>
  )
}
