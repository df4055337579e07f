/** Where in the month one is, what has been and what comes. */
import { EVENT_WORDS, type LudusView } from '@harena/colosseum'
import { capital, counted, midSentence, t } from '@harena/engine'
import type { PageProps } from '../../campaign/slots.ts'
import { Cite } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'
import { useLanistaTables } from './asks-money.tsx'
import { ownOf } from './ludus-page.tsx'
import { denarii, steps } from './words.ts'

export function Month({ view, seat }: PageProps<LudusView>) {
  const { month, munera, held, phase, editor, event, schools, munus } = view
  if (phase === 'over') return null
  if (phase === 'stables') return <Filling view={view} seat={seat} />
  const now = steps.findIndex(({ phases }) => phases.includes(phase))
  const step = steps[now]
  return (
    <>
      <Purse view={view} seat={seat} />
      <section className="month-plan" aria-label={t('The month')}>
        <h2>
          {tx`Month ${month}`}
          <span className="quiet-text"> {tx`munus ${Math.min(held + 1, munera)} of ${munera}`}</span>
        </h2>
        <ol className="month-steps">
          {steps.map(({ title }, at) => (
            <li
              key={title}
              className={at < now ? 'month-step past' : 'month-step'}
              aria-current={at === now ? 'step' : undefined}
            >
              {title}
            </li>
          ))}
        </ol>
        {step && (
          <p className="month-now">
            <b>{step.title}</b>: {step.means}. <Cite rule={step.rule} />
            {steps[now + 1] && <span className="quiet-text"> {tx`Then ${midSentence(steps[now + 1]!.title)}.`}</span>}
          </p>
        )}
        <p className="month-facts">
          {editor !== null && <span>{tx`Editor: ${schools[editor]!.name}`}</span>}
          {event && event !== 'none' && <span>{eventWords(view, event)}</span>}
          {munus && (
            <span>
              {tx`Munus of quality ${munus.quality}: each ludus may enter up to ${counted(munus.quality, 'match', 'matches')}; allies come on top ${<Cite rule="§39.5.4.1" />}`}
            </span>
          )}
        </p>
      </section>
    </>
  )
}

/** The event of the month, and whom it has found. */
function eventWords({ accounts, schools, trained }: LudusView, event: NonNullable<LudusView['event']>): string {
  const words = capital(EVENT_WORDS[event])
  const found = accounts.find(({ heading }) => heading === 'windfall')
  if (found?.to !== undefined && found.to !== null)
    return t`${words}: ${denarii(found.denarii)} for ${schools[found.to]!.name}`
  return trained === null ? words : t`${words}, at ${schools[trained]!.name}`
}

/** What there is to spend stays in sight, and what the month will take of it. */
function Purse({ view, seat }: Pick<PageProps<LudusView>, 'view' | 'seat'>) {
  const { denarii: sum, upkeep } = ownOf(view, seat)
  const due = upkeep.men + upkeep.REP + useLanistaTables().ludus.instalment * upkeep.loans
  return (
    <p className="purse">
      <b>{denarii(sum)}</b>
      <span className="quiet-text">{tx`upkeep at the end of the month: ${due}`}</span>
    </p>
  )
}

/** §39.4 Before the first month: how many of his men are made. */
function Filling({ view, seat }: Pick<PageProps<LudusView>, 'view' | 'seat'>) {
  const own = view.schools[seat ?? 0]!
  const { gladiators } = useLanistaTables().ludus
  return (
    <section className="month-plan" aria-label={t('The stables are filled')}>
      <h2>{t('The stables are filled')}</h2>
      <p>
        {tx`Before the first month every ludus gets ${gladiators} gladiators, made by dice. This is number ${Math.min(own.stable.length + 1, gladiators)} of ${gladiators} for ${own.name}.`}{' '}
        <Cite rule="§39.4" />
      </p>
    </section>
  )
}
