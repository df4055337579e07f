/** Where in the year one is, and how many matches the Day of Events has. */
import { counted, t } from '@harena/engine'
import { type CareerView, MONTHS } from '@harena/heroes'
import { Cite } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'
import { monthOf } from './words.ts'

export function Calendar({ view }: { readonly view: CareerView }) {
  const { month, year, day, monthsLeft } = view
  const left = day.total - day.used
  return (
    <section className="calendar" aria-label={t('Calendar')}>
      <h2>{monthOf(view)}</h2>
      <ol className="months">
        {MONTHS.map((name, index) => (
          <li
            key={name}
            className={index + 1 < month ? 'month past' : 'month'}
            aria-current={index + 1 === month ? 'date' : undefined}
          >
            <span aria-hidden="true">{name.slice(0, 3)}</span>
            <span className="heard">
              {name} {year}
            </span>
          </li>
        ))}
      </ol>
      <p className="day">
        {day.total > 0 && (
          <>
            <span>{t('Day of Events')}</span>
            <span className="day-dots" aria-hidden="true">
              {Array.from({ length: day.total }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: matches of a Day are all alike
                <i key={index} className={index < day.used ? 'day-dot used' : 'day-dot'} />
              ))}
            </span>
            <b>{tx`${counted(left, 'match', 'matches')} left`}</b>
            <span className="quiet-text">
              {t('for all gladiators of the familia together, at most three for each')} <Cite rule="§7.4" />
            </span>
          </>
        )}
        <span className="quiet-text">
          {monthsLeft === 1 ? t('the last month') : t`${monthsLeft} months to the end`}
        </span>
      </p>
    </section>
  )
}
