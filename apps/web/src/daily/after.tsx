/** At the end of the fight of a day: days in a row, what one sends to others, and what comes tomorrow. */
import { t } from '@harena/engine'
import { hashOf } from '../app/route.ts'
import { streaksOf } from './results.ts'
import { ShareResult } from './share.tsx'
import { useDailyResults } from './store.ts'
import { Tomorrow } from './tomorrow.tsx'
import './daily.css'

export function DailyAfter({ day }: { readonly day: string }) {
  const results = useDailyResults()
  const result = results.find((one) => one.day === day)
  if (!result) return null
  const { now } = streaksOf(results, day)
  return (
    <section className="daily-after" aria-labelledby="daily-after">
      <h3 id="daily-after">{t('The fight of the day')}</h3>
      <p>
        <b className="daily-streak">{now === 1 ? t('1 day') : t`${now} days in a row`}</b>{' '}
        <a href={hashOf({ screen: 'daily' })}>{t('Your record')}</a>
      </p>
      <Tomorrow day={day} />
      <ShareResult results={results} result={result} />
    </section>
  )
}
