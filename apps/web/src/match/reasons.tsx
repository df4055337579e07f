/** What one who thinks weighed, hoped for and believed: a sentence first, the rest for whoever asks. */
import { t } from '@harena/engine'
import type { InWords } from '@harena/lab'
import { percent } from '../ui/percents.ts'
import { tx } from '../ui/tx.ts'

interface ReasonsProps {
  readonly reasons: InWords
  readonly names: readonly string[]
  /** Labels in words, where they are not. */
  readonly say?: ((label: string) => string) | undefined
}

const asItIs = (label: string) => label

export function AdviceWords({ reasons, names, say = asItIs }: ReasonsProps) {
  const { chosen, expected } = reasons
  return (
    <>
      <p>
        {expected === null
          ? t`The master would choose “${say(chosen)}”.`
          : t`The master would choose “${say(chosen)}”, and expects to win ${percent(expected)} of the time with it.`}
      </p>
      <ReasonsTable reasons={reasons} names={names} say={say} />
    </>
  )
}

/** As many as anybody reads. */
const MOST = 6

export function ReasonsTable({ reasons, names, say = asItIs }: ReasonsProps) {
  const { chosen, expected, others, beliefs } = reasons
  const tried = others.filter(({ samples }) => samples > 0)
  return (
    <details className="reasons-more">
      <summary>{t('What he weighed')}</summary>
      <table className="reasons">
        <caption className="heard">
          {t('Answers that he weighed, with the chance to win that he expected of each')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Answer')}</th>
            <th scope="col">{t('Wins')}</th>
          </tr>
        </thead>
        <tbody>
          {expected !== null && (
            <tr className="chosen">
              <th scope="row">{say(chosen)}</th>
              <td>{percent(expected)}</td>
            </tr>
          )}
          {tried.slice(0, MOST).map(({ label, chance }) => (
            <tr key={label}>
              <th scope="row">{say(label)}</th>
              <td>{percent(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {tried.length > MOST && <p className="quiet-text">{tx`And ${tried.length - MOST} more, given up sooner.`}</p>}
      {beliefs.map(({ seat, answers }) => (
        <div key={seat}>
          <p>{tx`He believed that ${names[seat]} would do one of these:`}</p>
          <ul className="reasons-beliefs">
            {answers.slice(0, MOST).map(({ label, share }) => (
              <li key={label}>
                {say(label)} <b>{percent(share)}</b>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}
