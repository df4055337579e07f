/** §39.5.3 Deals between ludi, sales at the auction, and new stock. */
import { temperOf } from '@harena/bots/colosseum/tempers'
import {
  type LudusManView,
  type LudusView,
  MOST_STAKE,
  type Offer,
  priceOfStock,
  type SchoolView,
} from '@harena/colosseum'
import { counted, listed, t } from '@harena/engine'
import { useState } from 'react'
import { AnswerForm, Asked, YesNo } from '../../campaign/ask.tsx'
import { NumberField, Select } from '../../ui/fields.tsx'
import { tx } from '../../ui/tx.ts'
import { Advice, useAdvice } from './advice.tsx'
import { type Ask, ownOf, useLanistaTables } from './asks-money.tsx'
import { LudusMan, shortly, TickMen } from './man.tsx'
import { OfferFoot } from './offer-foot.tsx'
import { denarii } from './words.ts'

interface OfferDraft {
  readonly name: string
  readonly buyer: number
  readonly price: number
}

/** §39.5.3.1 */
export function MakeOffer(props: Ask<'offer'>) {
  const { view, question, prompt, check, onDone, onUndo } = props
  const own = ownOf(props)
  const others = view.schools.filter(({ seat, isOut }) => seat !== own.seat && !isOut)
  const free = (school: typeof own) => school.stable.filter(({ isHired }) => !isHired)
  const men = [
    ...free(own).map((man) => ({ man, title: t`Sell ${man.name}, CV ${man.combatValue}` })),
    ...others.flatMap((school) =>
      free(school).map((man) => ({ man, title: t`Buy ${man.name} of ${school.name}, CV ${man.combatValue}` })),
    ),
  ]
  const advice = useAdvice<Offer | null>(props.suggest, null)
  const [draft, setDraft] = useState<OfferDraft>({
    name: advice?.man ?? '',
    buyer: others[0]?.seat ?? -1,
    price: advice?.price ?? 0,
  })
  const { name, buyer, price } = draft
  const chosen = men.find(({ man }) => man.name === name)?.man
  const isSale = chosen?.owner === own.seat
  const offer = chosen && { man: name, with: isSale ? buyer : chosen.owner, price }
  const refusal = offer ? check(offer) : null
  return (
    <Asked
      prompt={prompt}
      rule={question.rule}
      refusal={refusal}
      onUndo={onUndo}
      foot={
        <OfferFoot
          {...{ offer, refusal, onDone }}
          deed={tx`Offer ${isSale ? t`to sell ${name} for` : ''} ${denarii(price)} ${isSale ? '' : t`for ${name}`}`}
          without={offer ? t('No offer') : t('On to the auction')}
        />
      }
    >
      <Advice>
        {advice
          ? t`offer ${denarii(advice.price)} for ${advice.man}: he is worth more to you.`
          : t('make no offer: wait for what the others ask.')}
      </Advice>
      <p className="quiet-text">
        {t(
          'Up to three offers a month, each to be agreed to by the other lanista. A man costs about his combat value.',
        )}
      </p>
      <OfferFields {...{ men, others, draft, isSale }} onChange={setDraft} />
      {chosen && !isSale && <LudusMan man={chosen} view={view} lines={props.lines} />}
    </Asked>
  )
}

interface OfferFieldsProps {
  readonly men: readonly { readonly man: LudusManView; readonly title: string }[]
  readonly others: readonly SchoolView[]
  readonly draft: OfferDraft
  readonly isSale: boolean
  readonly onChange: (draft: OfferDraft) => void
}

function OfferFields({ men, others, draft, isSale, onChange }: OfferFieldsProps) {
  const choose = (name: string) => {
    const value = men.find(({ man }) => man.name === name)?.man.combatValue ?? 0
    onChange({ ...draft, name, price: Math.max(0, value) })
  }
  return (
    <div className="seat-fields wide">
      <Select
        label={t('Which man?')}
        value={draft.name}
        options={[['', t('Nobody')], ...men.map(({ man, title }) => [man.name, title] as const)]}
        onChange={choose}
      />
      {isSale && (
        <Select
          label={t('To whom?')}
          value={String(draft.buyer)}
          options={others.map(({ seat, name, denarii: sum }) => [String(seat), `${name}, ${denarii(sum)}`])}
          onChange={(seat) => onChange({ ...draft, buyer: Number(seat) })}
        />
      )}
      {draft.name !== '' && (
        <NumberField
          label={t('Price in denarii')}
          value={draft.price}
          max={MOST_STAKE}
          onChange={(price) => onChange({ ...draft, price })}
        />
      )}
    </div>
  )
}

/** §39.5.3.1 */
export function Deal(props: Ask<'deal'>) {
  const { view, question, names, lines } = props
  const { offer, from } = question
  const man = view.schools.flatMap(({ stable }) => stable).find(({ name }) => name === offer.man)
  const isBuyer = man?.owner !== question.seat
  return (
    <YesNo
      {...props}
      rule={question.rule}
      yes={isBuyer ? t`Buy ${offer.man} for ${denarii(offer.price)}` : t`Sell ${offer.man} for ${denarii(offer.price)}`}
      no={t`Refuse ${names[from]}`}
    >
      {man && <LudusMan man={man} view={view} lines={lines} />}
    </YesNo>
  )
}

/** §39.5.3.2 */
export function Sell(props: Ask<'sell'>) {
  const advice = useAdvice<readonly string[]>(props.suggest, [])
  const [sold, setSold] = useState(advice)
  return (
    <AnswerForm
      {...props}
      answer={sold}
      deed={t`Sell ${listed(sold)}`}
      nothing={{ answer: [], deed: t('Keep all my men') }}
    >
      <Advice>
        {advice.length > 0
          ? t`sell ${listed(advice)}: too weak for what they eat, or there are too many.`
          : t('keep them all: each may earn more in the games than the auction pays.')}
      </Advice>
      <p className="quiet-text">
        {t(
          'The auction pays the combat value, a die more and a die less: five more or less at most, never below nothing.',
        )}
      </p>
      <TickMen
        legend={t('Whom do you sell?')}
        men={ownOf(props).stable.filter(({ isHired }) => !isHired)}
        ticked={sold}
        note={shortly}
        onChange={setSold}
      />
    </AnswerForm>
  )
}

/** §39.5.3.2, §39.5.3.3 */
export function Order(props: Ask<'order'>) {
  const { view, check } = props
  const { mostLevel, xpPerLevel } = useLanistaTables().ludus
  const advice = useAdvice<readonly number[]>(props.suggest, [])
  const [levels, setLevels] = useState(advice)
  const priceOf = (level: number) => priceOfStock(view, level)
  const price = levels.reduce((sum, level) => sum + priceOf(level), 0)
  return (
    <AnswerForm
      {...props}
      answer={levels}
      deed={t`Buy ${levels.length} for ${denarii(price)}`}
      nothing={{ answer: [], deed: t('Keep my money') }}
    >
      <Advice>
        {advice.length > 0
          ? t`buy ${counted(advice.length, 'man', 'men')}, level ${listed(advice.map(String))}: the stable has room, and the purse allows it.`
          : t`buy nobody: ${whyNobody(view, ownOf(props))}.`}
      </Advice>
      <p className="quiet-text">
        {tx`A man brings ${xpPerLevel} XP for each level, to be spent or saved. Two dice say what he is really worth: 2 or 3 pathetic, up to 5 poor, up to 8 as paid for, up to 10 one level more, above that up to six more.`}
        {view.event === 'poorStock' && t(' This month one less.')}
        {view.event === 'goodStock' && t(' This month one more.')}
        {view.event === 'lowStock' && t(' This month everything costs twice as much.')}
      </p>
      <Levels {...{ levels, mostLevel, priceOf, check }} onChange={setLevels} />
    </AnswerForm>
  )
}

/** What the steward, who keeps as many men as suit the temper of the ludus and one more, has against it. */
function whyNobody({ event }: LudusView, { name, stable }: SchoolView): string {
  if (event === 'lowStock') return t('this month everything costs twice as much')
  if (stable.length > temperOf(name).stable) return t`${counted(stable.length, 'man', 'men')} are enough`
  return t('it would leave too little for the upkeep of those you have')
}

interface LevelsProps {
  readonly levels: readonly number[]
  readonly mostLevel: number
  readonly priceOf: (level: number) => number
  readonly check: Ask<'order'>['check']
  readonly onChange: (levels: readonly number[]) => void
}

function Levels({ levels, mostLevel, priceOf, check, onChange }: LevelsProps) {
  return (
    <>
      <fieldset className="choices order-levels">
        <legend>{t('Add a man')}</legend>
        {Array.from({ length: mostLevel }, (_, at) => at + 1).map((level) => (
          <button
            key={level}
            type="button"
            className="button quiet small"
            disabled={check([...levels, level]) !== null}
            onClick={() => onChange([...levels, level])}
          >
            {tx`Level ${level}`} <span className="quiet-text">{denarii(priceOf(level))}</span>
          </button>
        ))}
      </fieldset>
      {levels.length > 0 && (
        <ul className="ordered" aria-label={t('Ordered')}>
          {levels.map((level, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: men of a level are all alike
            <li key={at}>
              {tx`Level ${level}, ${denarii(priceOf(level))}`}{' '}
              <button
                type="button"
                className="button quiet small"
                aria-label={t`Strike out level ${level}`}
                onClick={() => onChange(levels.filter((_, place) => place !== at))}
              >
                {t('Strike out')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
