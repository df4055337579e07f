/** What experience buys: everything on the chart with its price, and why some of it is closed. */
import {
  type CampaignOptions,
  type CampaignQuestion,
  type CampaignView,
  campaignTablesOf,
  isGift,
  type ManView,
  type Market,
  MOST_LEVELS,
  MOST_RED,
  type Purchase,
  priceOf,
  type Rating,
  ratingNames,
  rowGained,
  type Talent,
  talentRolled,
  talentWord,
} from '@harena/colosseum'
import { capital, counted, t } from '@harena/engine'
import { useState } from 'react'
import { Asked, Primary } from '../../campaign/ask.tsx'
import type { AskProps } from '../../campaign/slots.ts'
import { Select } from '../../ui/fields.tsx'
import { Cite, useBook, useOptions } from '../../ui/rules-context.tsx'
import { termOf } from '../../ui/terms.ts'
import { tx } from '../../ui/tx.ts'
import { levelNote, ratingWords } from './words.ts'

interface Spend extends AskProps<Pick<CampaignView, 'men'>, Extract<CampaignQuestion, { kind: 'spend' }>> {
  /** What is cheaper than usual. */
  readonly market?: Market
}

/** One line of the chart. */
interface Ware {
  readonly purchase: Purchase
  readonly title: string
  readonly now: string
  /** What it does for him. */
  readonly does: string
  readonly rule: string
  /** Why it is not to be had, if it is not for the price. */
  readonly closed: string
}

export function SpendExperience({ view, question, prompt, market, check, onDone, onUndo }: Spend) {
  const options = useOptions() as unknown as CampaignOptions
  const { terms = [] } = useBook() ?? {}
  const man = view.men.find(({ name }) => name === question.name)!
  const buy = { man, options, market, check, onDone }
  const wares = [
    ...ratingNames.map((rating) => ratingWare(options, man, rating, termOf(rating, terms)?.does ?? '')),
    ...levelled(man).map((talent) => levelWare(man, talent)),
  ]
  const isOpen = ({ purchase }: Ware) => check(purchase) === null
  const closed = wares.filter((ware) => !isOpen(ware))
  const rows = (some: readonly Ware[]) => (
    <ul className="wares">
      {some.map((ware) => (
        <WareRow key={ware.title} ware={ware} {...buy} />
      ))}
    </ul>
  )
  const roll = <TalentRoll {...buy} />
  const canRoll = check({ buy: 'roll', red: 0 }) === null
  return (
    <Asked
      prompt={prompt}
      rule={question.rule}
      onUndo={onUndo}
      foot={<Primary onClick={() => onDone({ buy: 'nothing' })}>{t('Save the rest and go on')}</Primary>}
    >
      {rows(wares.filter(isOpen))}
      {canRoll && roll}
      {closed.length > 0 && (
        <details>
          <summary>{t`Not to be had now (${closed.length})`}</summary>
          {rows(closed)}
        </details>
      )}
      {!canRoll && roll}
    </Asked>
  )
}

interface BuyProps extends Pick<Spend, 'check' | 'onDone'> {
  readonly man: ManView
  readonly options: CampaignOptions
  readonly market: Market | undefined
}

function ratingWare(options: CampaignOptions, { ratings }: ManView, rating: Rating, does: string): Ware {
  const { step, most } = campaignTablesOf(options).limits[rating]
  const isWhole = ratings[rating] >= most
  return {
    purchase: { buy: 'rating', rating },
    title: ratingWords[rating],
    now: `${rating} ${ratings[rating]} → ${ratings[rating] + 1}`,
    does: capital(does),
    rule: step === 1 ? '§33.3.1' : '§33.3.2',
    closed: isWhole ? t`${most} is the most` : t(`no more before his next match`),
  }
}

/** Talents with levels that he has. */
function levelled({ talents }: ManView): Talent[] {
  return (Object.keys(talents) as Talent[]).filter((talent) => !isGift(talent))
}

function levelWare({ talents }: ManView, talent: Talent): Ware {
  const level = talents[talent]!
  return {
    purchase: { buy: 'level', talent } as Purchase,
    title: capital(talentWord(talent)),
    now: t`level ${level} → ${level + 1}`,
    does: levelNote(talent),
    rule: '§31.3',
    closed: t`${MOST_LEVELS} is the most`,
  }
}

function WareRow({ ware, man, options, market, check, onDone }: BuyProps & { readonly ware: Ware }) {
  const { purchase, title, now, does, rule, closed } = ware
  const price = priceOf(options, man, purchase, market)
  const isOpen = check(purchase) === null
  return (
    <li className={isOpen ? '' : 'is-closed'}>
      <span className="ware-name">
        <b>{title}</b> <span className="quiet-text">{isOpen || price > man.XP ? now : closed}</span>{' '}
        <Cite rule={rule} />
        <small className="quiet-text">{does}</small>
      </span>
      <button
        type="button"
        className="button quiet small"
        aria-label={t`Buy ${title}, ${price} XP`}
        disabled={!isOpen}
        onClick={() => onDone(purchase)}
      >
        {price} XP
      </button>
    </li>
  )
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** A roll on the Talents Table; what is added to the red die costs more. */
function TalentRoll({ man, options, market, check, onDone }: BuyProps) {
  const [red, setRed] = useState(0)
  const purchase = { buy: 'roll', red } as const
  const price = priceOf(options, man, purchase, market)
  const open = Array.from({ length: MOST_RED + 1 }, (_, more) => more).filter((more) => {
    return more === 0 || check({ buy: 'roll', red: more }) === null
  })
  const tables = campaignTablesOf(options)
  const hits = FACES.flatMap((first) => FACES.map((second) => talentRolled(tables, first + red, second)))
  const chances = hits.filter((row) => rowGained(man.talents, row) !== 'none').length
  return (
    <div className="talent-roll">
      <h3>{t('A new talent')}</h3>
      <Select
        label={t('Added to the red die')}
        value={String(red)}
        options={open.map((more) => {
          const costs = priceOf(options, man, { buy: 'roll', red: more }, market)
          return [String(more), more === 0 ? t`nothing: ${costs} XP` : t`${more}: ${costs} XP`]
        })}
        onChange={(more) => setRed(Number(more))}
      />
      <button
        type="button"
        className="button quiet"
        disabled={check(purchase) !== null}
        onClick={() => onDone(purchase)}
      >
        {tx`Roll for a talent, ${counted(price, 'XP', 'XP')}`}
      </button>
      <Cite rule="§31.2" />
      <p className="quiet-text">
        {tx`For a new talent a red and a white die are thrown on the Talents Table: in ${chances} of 36 throws he learns something, in the others the XP are lost.`}{' '}
        {t('XP can add to the red die beforehand: from 7 on he learns whichever talent you like.')}
      </p>
    </div>
  )
}
