/** What one who thinks weighed, hoped for and believed: a sentence first, the rest for whoever asks. */
import { ALIKE, listed, t, weighedToTheEnd } from '@harena/engine'
import type { InWords } from '@harena/lab'
import { percent, pointsBetween } from '../ui/percents.ts'
import { tx } from '../ui/tx.ts'
import './reasons.css'

interface ReasonsProps {
  readonly reasons: InWords
  readonly names: readonly string[]
  /** Labels in words, where they are not. */
  readonly say?: ((label: string) => string) | undefined
}

const asItIs = (label: string) => label

interface AdviceProps extends ReasonsProps {
  /** What he would go on with in the same turn, in words. */
  readonly onward: readonly string[]
  readonly isTowards: boolean
}

export function AdviceWords({ reasons, names, say = asItIs, onward, isTowards }: AdviceProps) {
  return (
    <>
      <p>{adviceSentence(reasons, say)}</p>
      {onward.length > 0 && <p>{t`After it he would go on: ${listed(onward)}.`}</p>}
      {comparedWords(reasons, names, say, isTowards).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ReasonsTable reasons={reasons} names={names} say={say} />
    </>
  )
}

/** His value of a position is learned from matches among masters: against whom else it holds he cannot tell. */
export function adviceSentence({ chosen, expected }: InWords, say = asItIs): string {
  return expected === null
    ? t`The master would choose “${say(chosen)}”.`
    : t`The master would choose “${say(chosen)}”. If all played as he does, you would win ${percent(expected)} of the time.`
}

/** A belief that is held so seldom says nothing in a sentence. */
const LIKELY = 0.4

/** By how much the advice is better than the next best answer, and on what the other is believed to do. */
export function comparedWords(
  reasons: InWords,
  names: readonly string[],
  say = asItIs,
  isTowards = false,
): readonly string[] {
  const { weighed } = weighedIn(reasons)
  const [best, next] = weighed
  const sentences: string[] = []
  if (best?.isChosen && next && !isTowards) {
    const points = pointsBetween(best.chance, next.chance)
    sentences.push(
      next.isAsGood
        ? t`“${say(next.label)}” would be as good.`
        : t`With the next best, “${say(next.label)}”, it would be ${points} less.`,
    )
  }
  const drawn = isTowards ? null : drawnWords(weighed, reasons.beliefs.length > 0)
  if (drawn) sentences.push(drawn)
  for (const { seat, answers } of reasons.beliefs) {
    const [first] = answers
    if (first && first.share >= LIKELY) {
      sentences.push(t`He believes that ${names[seat]} will most likely choose “${say(first.label)}”.`)
    }
  }
  return sentences
}

/** Why he chose one that is not the best by its number: where it is secret he draws, and only by so much less as he can tell. */
function drawnWords(weighed: ReturnType<typeof weighedIn>['weighed'], isSecret: boolean): string | null {
  const own = weighed.findIndex(({ isChosen }) => isChosen)
  if (own <= 0) return null
  if (!isSecret && weighed[own]!.isAsGood) return t('Others are as good, as far as he can tell.')
  return weighed[own]!.isAsGood
    ? t('Others are as good, as far as he can tell: he draws one of them, so that nobody can foresee it.')
    : t('Another looks better at the moment: he varies his answers, so that nobody can guess them.')
}

/** As many as anybody reads. */
const MOST = 6

/** What he weighed to the end, the best first; the chosen one is always among them. */
function weighedIn({ chosen, expected, others }: InWords) {
  const tried = others.filter(({ samples }) => samples > 0)
  const serious = weighedToTheEnd(tried).slice(0, MOST)
  const own = expected === null ? [] : [{ label: chosen, chance: expected, isChosen: true }]
  const all = [...own, ...serious.map(({ label, chance }) => ({ label, chance, isChosen: false }))]
  all.sort((a, b) => b.chance - a.chance || Number(b.isChosen) - Number(a.isChosen))
  const best = all[0]?.chance ?? 0
  const alike = all.filter(({ chance }) => best - chance < ALIKE).length
  const weighed = all.map((one) => ({ ...one, isAsGood: alike > 1 && best - one.chance < ALIKE }))
  return { weighed, dropped: tried.length - serious.length }
}

/** Whether others are as good as what he chose, as far as he can tell. */
export function isOneOfMany(reasons: InWords): boolean {
  return weighedIn(reasons).weighed.some(({ isChosen, isAsGood }) => isChosen && isAsGood)
}

/** What the sentence advises heads the list, though another may have come out a little better. */
export function rowsOf(reasons: InWords) {
  return weighedIn(reasons).weighed.toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen))
}

interface TableProps extends ReasonsProps {
  /** Not he who decided weighed it, but a master in his place. */
  readonly isAMasters?: boolean
}

export function ReasonsTable({ reasons, names, say = asItIs, isAMasters = false }: TableProps) {
  const { beliefs } = reasons
  const { dropped } = weighedIn(reasons)
  return (
    <details className="reasons-more">
      <summary>{isAMasters ? t('What a master would have weighed') : t('What he weighed')}</summary>
      <table className="weighed">
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
          {rowsOf(reasons).map(({ label, chance, isChosen, isAsGood }) => (
            <tr key={label} className={isChosen ? 'chosen' : undefined}>
              <th scope="row">{say(label)}</th>
              <td>
                {percent(chance)}
                {isChosen ? <small> {t('his choice')}</small> : isAsGood && <small> {t('as good')}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {dropped > 0 && <p className="quiet-text">{tx`And ${dropped} more, given up sooner.`}</p>}
      {beliefs.map(({ seat, answers }) => (
        <div key={seat}>
          <p>
            {isAMasters
              ? tx`A master would have believed that ${names[seat]} would do one of these:`
              : tx`He believed that ${names[seat]} would do one of these:`}
          </p>
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
