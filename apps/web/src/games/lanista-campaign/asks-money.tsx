/** What a lanista decides about money: bids, loans, bribes, and whom he sells for a debt. */
import { joinsRevolt, type LudusOptions, type LudusQuestion, type LudusView, lanistaTablesOf } from '@harena/colosseum'
import { t } from '@harena/engine'
import { useState } from 'react'
import { AnswerForm, YesNo } from '../../campaign/ask.tsx'
import type { AskProps } from '../../campaign/slots.ts'
import { NumberField, Select } from '../../ui/fields.tsx'
import { useOptions } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'
import { Advice, useAdvice } from './advice.tsx'
import { eventOf } from './lines.ts'
import { shortly } from './man.tsx'
import { denarii } from './words.ts'

export type Ask<Kind extends LudusQuestion['kind']> = AskProps<LudusView, Extract<LudusQuestion, { kind: Kind }>>

export const ownOf = ({ view, question }: Pick<Ask<'bid'>, 'view'> & { readonly question: LudusQuestion }) =>
  view.schools[question.seat]!

/** With the numbers that this campaign is played by. */
export const useLanistaTables = () => lanistaTablesOf(useOptions() as unknown as LudusOptions)

/** §39.5.2 Sealed until all are in. */
export function Bid(props: Ask<'bid'>) {
  const { question, lines } = props
  const own = ownOf(props)
  const advice = useAdvice(props.suggest, 0)
  const [bid, setBid] = useState(advice)
  const rolled = lines.map(eventOf).findLast((event) => event.kind === 'ratingsRolled' && event.name === question.name)
  return (
    <AnswerForm
      {...props}
      answer={bid}
      deed={t`Bid ${denarii(bid)}, sealed`}
      nothing={{ answer: 0, deed: t('Bid nothing') }}
    >
      <Advice>
        {advice > 0
          ? t`bid ${denarii(advice)}: less than he should earn, and no more than you can spare.`
          : t('bid nothing: there is nothing to spare.')}
      </Advice>
      <p className="quiet-text">
        {rolled?.kind === 'ratingsRolled' &&
          `${Object.entries(rolled.ratings)
            .map(([rating, value]) => `${rating} ${value}`)
            .join(', ')}. `}
        {tx`All bids are opened together; the highest has him for this month and pays it. He earns like any other, about the quality of the games and ${question.value}, and two dice more if he wins.`}
      </p>
      <NumberField label={t('Bid in denarii')} value={bid} max={own.denarii} onChange={setBid} />
    </AnswerForm>
  )
}

/** §39.5.2 An investor. */
export function Loan(props: Ask<'loan'>) {
  const { loan, instalment } = useLanistaTables().ludus
  const { men, REP } = ownOf(props).upkeep
  return (
    <YesNo {...props} rule={props.question.rule} yes={t`Take ${denarii(loan)}`} no={t('No loan')}>
      <p className="quiet-text">
        {tx`${denarii(loan)} now cost ${instalment} in the upkeep of each of the next two months, which is`}{' '}
        {tx`${denarii(men + REP)} a month without it.`}
      </p>
    </YesNo>
  )
}

/** §39.5.2 Two dice for each man, one less for each ten denarii: above 7 he leaves. */
export function Bribe(props: Ask<'bribe'>) {
  const own = ownOf(props)
  const options = useOptions()
  const isShared = options.revoltPayment !== 'perGladiator'
  const [tens, setTens] = useState<readonly number[]>(() => (isShared ? [0] : own.stable.map(() => 0)))
  const answer = isShared ? tens[0]! : tens
  const spent = 10 * tens.reduce((sum, one) => sum + one, 0)
  const most = Math.floor(own.denarii / 10)
  return (
    <AnswerForm {...props} answer={answer} deed={spent > 0 ? t`Spend ${denarii(spent)}` : t('Spend nothing')}>
      <p className="quiet-text">
        {tx`Two dice are thrown for each man, one less for each ten denarii; above 7 he leaves. ${leaving(tens[0]!)}`}
      </p>
      <div className="seat-fields">
        {tens.map((count, at) => (
          <NumberField
            // biome-ignore lint/suspicious/noArrayIndexKey: a man is his place in the stable
            key={at}
            label={isShared ? t('Tens of denarii, for all') : t`Tens for ${own.stable[at]!.name}`}
            value={count}
            max={most}
            onChange={(value) => setTens(tens.map((one, place) => (place === at ? value : one)))}
          />
        ))}
      </div>
    </AnswerForm>
  )
}

/** How often two dice less so many are above 7. */
function leaving(tens: number): string {
  let ways = 0
  for (let first = 1; first <= 6; first++)
    for (let second = 1; second <= 6; second++) if (joinsRevolt(first + second, tens)) ways++
  return t`With ${denarii(10 * tens)} each leaves in ${ways} of 36 throws.`
}

/** §39.6 A debt. */
export function Raise(props: Ask<'raise'>) {
  const men = ownOf(props).stable.filter(({ isHired }) => !isHired)
  const [name, setName] = useState(men[0]!.name)
  return (
    <AnswerForm {...props} answer={name} deed={t`Sell ${name}`}>
      <p className="quiet-text">{t('The auction pays his combat value, a die more and a die less.')}</p>
      <Select
        label={t('Whom do you sell?')}
        value={name}
        options={men.map((man) => [man.name, `${man.name}: ${shortly(man)}`] as const)}
        onChange={setName}
      />
    </AnswerForm>
  )
}
