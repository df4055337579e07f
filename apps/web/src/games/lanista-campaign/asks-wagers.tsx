/** §39.5.4.3, §39.5.4.4 Wagers with the bank at odds from the combat values, and with other lanistas at any odds. */
import {
  type BankWager,
  type Challenge,
  exposure,
  type FixtureView,
  type LudusView,
  MOST_STAKE,
  type SchoolView,
  stakesOf,
} from '@harena/colosseum'
import { t } from '@harena/engine'
import { useState } from 'react'
import { AnswerForm, Asked, YesNo } from '../../campaign/ask.tsx'
import { NumberField, Select } from '../../ui/fields.tsx'
import { tx } from '../../ui/tx.ts'
import { Advice, useAdvice } from './advice.tsx'
import { type Ask, ownOf } from './asks-money.tsx'
import { FixtureCard } from './match-day.tsx'
import { OfferFoot } from './offer-foot.tsx'
import { denarii, fixtureTitle, sideNames } from './words.ts'

/** By match and side: units. */
type Stakes = ReadonlyMap<string, BankWager>

const keyOf = (match: number, side: 0 | 1) => `${match} ${side}`

export function Bank(props: Ask<'bank'>) {
  const { view, question, check } = props
  const advice = useAdvice<readonly BankWager[]>(props.suggest, [])
  const [stakes, setStakes] = useState<Stakes>(
    () => new Map(advice.map((wager) => [keyOf(wager.match, wager.side), wager] as const)),
  )
  const wagers = [...stakes.values()].filter(({ unit }) => unit > 0)
  const open = view.munus!.fixtures.filter(({ odds }) => odds !== null)
  const change = (wager: BankWager) => setStakes(new Map([...stakes, [keyOf(wager.match, wager.side), wager] as const]))
  const advised = new Set(advice.map(({ match }) => match))
  const isNear = ({ number, sides }: FixtureView) =>
    advised.has(number) || sides.flat().some(({ ludus }) => ludus === question.seat)
  const rows = { stakes, wagers, check, change }
  const loss = wagers.reduce((sum, { match, side, unit }) => {
    const { odds } = open.find(({ number }) => number === match)!
    return sum + stakesOf(odds!, side, unit).loses
  }, 0)
  return (
    <AnswerForm
      {...props}
      answer={wagers}
      deed={t`Make these wagers: ${denarii(loss)} at stake`}
      nothing={{ answer: [], deed: t('No wager') }}
    >
      <Advice>
        {advice.length > 0
          ? t('the wagers below: the bank makes too little of these men.')
          : t('no wager: the odds are not good enough.')}
      </Advice>
      <p className="quiet-text">
        {t('The odds are the combat values, reduced. Whoever backs the weaker side wins more than he stakes.')}
        <Purse view={view} seat={question.seat} />
      </p>
      <BankRows fixtures={open.filter(isNear)} {...rows} />
      {open.some((fixture) => !isNear(fixture)) && (
        <details open={!open.some(isNear)}>
          <summary>{tx`The matches of the others (${open.filter((one) => !isNear(one)).length})`}</summary>
          <BankRows fixtures={open.filter((one) => !isNear(one))} {...rows} />
        </details>
      )}
    </AnswerForm>
  )
}

/** What one has, and what is at stake already. */
function Purse({ view, seat }: { readonly view: LudusView; readonly seat: number }) {
  const loss = exposure(view, seat)
  return (
    <>
      {' '}
      {tx`You have ${denarii(view.schools[seat]!.denarii)}`}
      {loss > 0 && t`, of which ${loss} are at stake`}.
    </>
  )
}

interface BankRowsProps {
  readonly fixtures: readonly FixtureView[]
  readonly stakes: Stakes
  /** All that is wagered so far. */
  readonly wagers: readonly BankWager[]
  readonly check: Ask<'bank'>['check']
  readonly change: (wager: BankWager) => void
}

function BankRows({ fixtures, ...row }: BankRowsProps) {
  return (
    <div className="bank-rows">
      {fixtures.map((fixture) => (
        <BankRow key={fixture.number} fixture={fixture} {...row} />
      ))}
    </div>
  )
}

interface BankRowProps extends Omit<BankRowsProps, 'fixtures'> {
  readonly fixture: FixtureView
}

function BankRow({ fixture, stakes, wagers, check, change }: BankRowProps) {
  const { number: match, odds, values } = fixture
  return (
    <fieldset className="choices bank-row">
      <legend>{tx`Match ${match}: ${fixtureTitle(fixture)}`}</legend>
      <p className="quiet-text">{tx`CV ${values![0]} to ${values![1]}, odds ${odds![0]}:${odds![1]}`}</p>
      <div className="bank-sides">
        {([0, 1] as const).map((side) => {
          const unit = stakes.get(keyOf(match, side))?.unit ?? 0
          const others = wagers.filter((one) => one.match !== match || one.side !== side)
          const why = check([...others, { match, side, unit: 1 }])
          if (why && unit === 0) return <Closed key={side} on={sideNames(fixture, side)} why={why.message} />
          return (
            <Select
              key={side}
              label={t`On ${sideNames(fixture, side)}`}
              value={String(unit)}
              options={[
                ['0', t('nothing', 'wager')],
                ...unitsOf(unit, (units) => check([...others, { match, side, unit: units }]) === null).map((units) => {
                  const { wins, loses } = stakesOf(odds!, side, units)
                  return [String(units), t`stake ${loses} to win ${wins}`] as const
                }),
              ]}
              onChange={(value) => change({ match, side, unit: Number(value) })}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

/** Why nobody may be backed. */
function Closed({ on, why }: { readonly on: string; readonly why: string }) {
  return (
    <div>
      {tx`On ${on}`}
      <span className="quiet-text">{why}</span>
    </div>
  )
}

/** More than so many stakes nobody reads through: then they grow. */
const FINE_STAKES = 10

/** The stakes that are open, in units: first each, then ever larger steps; and the one that is chosen. */
export function unitsOf(now: number, isOpen: (units: number) => boolean): readonly number[] {
  const units: number[] = []
  for (
    let unit = 1;
    unit <= MOST_STAKE && isOpen(unit);
    unit += unit < FINE_STAKES ? 1 : 10 ** Math.floor(Math.log10(unit))
  ) {
    units.push(unit)
  }
  return now === 0 || units.includes(now) ? units : [...units, now].toSorted((a, b) => a - b)
}

export function Wager(props: Ask<'wager'>) {
  const { view, question, prompt, check, onDone, onUndo } = props
  const own = ownOf(props)
  const { fixtures } = view.munus!
  const others = view.schools.filter(({ seat, isOut }) => seat !== own.seat && !isOut)
  const [draft, setDraft] = useState<Challenge>({
    match: 0,
    side: 0,
    against: others[0]?.seat ?? -1,
    wins: 5,
    loses: 5,
  })
  const fixture = fixtures.find(({ number }) => number === draft.match)
  const challenge = fixture && draft
  const refusal = challenge ? check(challenge) : null
  return (
    <Asked
      prompt={prompt}
      rule={question.rule}
      refusal={refusal}
      onUndo={onUndo}
      foot={
        <OfferFoot
          offer={challenge}
          {...{ refusal, onDone }}
          deed={tx`Offer it to ${view.schools[draft.against]?.name}`}
          without={t('No wager')}
        />
      }
    >
      <p className="quiet-text">
        {t('Up to three a month, at any odds on which both agree.')}
        <Purse view={view} seat={question.seat} />
      </p>
      <WagerFields {...{ fixtures, fixture, others, draft }} onChange={setDraft} />
    </Asked>
  )
}

interface WagerFieldsProps {
  readonly fixtures: readonly FixtureView[]
  /** The match that is chosen. */
  readonly fixture: FixtureView | undefined
  readonly others: readonly SchoolView[]
  readonly draft: Challenge
  readonly onChange: (draft: Challenge) => void
}

function WagerFields({ fixtures, fixture, others, draft, onChange }: WagerFieldsProps) {
  const change = (part: Partial<Challenge>) => onChange({ ...draft, ...part })
  return (
    <div className="seat-fields">
      <Select
        label={t('Match')}
        value={String(draft.match)}
        options={[
          ['0', t('None', 'wager')],
          ...fixtures.map((one) => [String(one.number), fixtureTitle(one)] as const),
        ]}
        onChange={(number) => change({ match: Number(number) })}
      />
      {fixture && (
        <>
          <Select
            label={t('You back')}
            value={String(draft.side)}
            options={([0, 1] as const).map((one) => [String(one), sideNames(fixture, one)])}
            onChange={(one) => change({ side: one === '0' ? 0 : 1 })}
          />
          <Select
            label={t('Against')}
            value={String(draft.against)}
            options={others.map(({ seat, name }) => [String(seat), name])}
            onChange={(seat) => change({ against: Number(seat) })}
          />
          <NumberField
            label={t('You win')}
            value={draft.wins}
            min={1}
            max={MOST_STAKE}
            onChange={(wins) => change({ wins })}
          />
          <NumberField
            label={t('Or pay')}
            value={draft.loses}
            min={1}
            max={MOST_STAKE}
            onChange={(loses) => change({ loses })}
          />
        </>
      )}
    </div>
  )
}

export function Cover(props: Ask<'cover'>) {
  const { view, question, names } = props
  const { challenge, from } = question
  const fixture = view.munus!.fixtures.find(({ number }) => number === challenge.match)
  return (
    <YesNo
      {...props}
      rule={question.rule}
      yes={t`Take it: win ${challenge.loses} or pay ${challenge.wins}`}
      no={t`Refuse ${names[from]}`}
    >
      {fixture && <FixtureCard fixture={fixture} view={view} />}
    </YesNo>
  )
}
