/** Armour made to measure: a piece for each area, within what men of his weight are allowed. */
import {
  areaName,
  areas,
  type CampaignOptions,
  type CampaignQuestion,
  campaignTablesOf,
  pieces,
  priceOfSuit,
  sampleSuits,
  styles,
} from '@harena/colosseum'
import { capital, counted, t } from '@harena/engine'
import { type ReactNode, useState } from 'react'
import { Asked, Primary } from '../../campaign/ask.tsx'
import type { AskProps } from '../../campaign/slots.ts'
import { SelectOffer } from '../../ui/fields.tsx'
import { Cite, useOptions } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'
import { SuitPicture, suitWords } from './suit.tsx'

interface Armour extends AskProps<unknown, Extract<CampaignQuestion, { kind: 'armour' }>> {
  /** The suit that he has, if one was made for him. */
  readonly own?: readonly string[]
  /** Whose money it is, where it is not an allowance. */
  readonly children?: ReactNode
}

const bare = areas.map(() => '-')

const letterWords: Readonly<Record<string, string>> = { A: t('strong'), B: t('sound'), C: t('light') }

function pieceWords(piece: string): string {
  if (piece === '-') return t('bare')
  const word = letterWords[piece[0]!]!
  return piece.length === 1 ? t`${word} all over (${piece})` : t`${word}, ${piece[1]} times in 6 (${piece})`
}

export function ChooseArmour({ question, prompt, own, children, check, onDone, onUndo }: Armour) {
  const tables = campaignTablesOf(useOptions() as unknown as CampaignOptions)
  const { weight, name } = styles[question.style]
  const most = tables.armourAllowance[weight]
  const [chosen, setSuit] = useState<readonly string[] | null>(own ?? null)
  const suit = chosen ?? bare
  const costOf = (one: readonly string[]) => (own?.join() === one.join() ? 0 : priceOfSuit(tables, one))
  const price = costOf(suit)
  const refusal = check(suit)
  const isBare = suit.join() === bare.join()
  const wears = isBare ? t('Fight without armour') : t`Wear this suit, ${counted(price, 'denarius', 'denarii')}`
  return (
    <Asked
      prompt={prompt}
      rule={question.rule}
      refusal={refusal}
      onUndo={onUndo}
      foot={
        chosen === null ? (
          <>
            <Primary onClick={() => onDone('rolled')}>{t('Roll his armour')}</Primary>
            <button type="button" className="button quiet" onClick={() => onDone(bare)}>
              {t('Fight without armour')}
            </button>
          </>
        ) : (
          <>
            <Primary isOff={refusal !== null} onClick={() => onDone(suit)}>
              {wears}
            </Primary>
            <button type="button" className="button quiet" onClick={() => onDone('rolled')}>
              {t('Roll his armour')}
            </button>
          </>
        )
      }
    >
      <p className="quiet-text">
        {tx`Strong armour (A) takes 8 off a roll for wounds, sound armour (B) 6, light armour (C) 3. With a number it covers only a part: C4 counts when the black die shows 4 or less. ${<Cite rule="§10.2" />}`}
      </p>
      <p className="quiet-text">
        {children ??
          tx`A ${t(weight)} man such as a ${name} has ${most} denarii; nothing is saved, and the shield is rolled. ${<Cite rule="§37.2" />}`}
      </p>
      <ul className="suit-cards">
        {sampleSuits[weight].map((sample) => (
          <li key={sample.join()}>
            <button
              type="button"
              className="button quiet"
              aria-pressed={sample.join() === suit.join()}
              onClick={() => setSuit(sample)}
            >
              <SuitPicture suit={sample} />
              <span>
                {suitWords(sample)}
                <small className="quiet-text"> {sample.join(' ')}</small>{' '}
                <b className="suit-price">
                  {costOf(sample) === 0 ? t('he has it') : counted(costOf(sample), 'denarius', 'denarii')}
                </b>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('Make a suit of your own')}</summary>
        <div className="suit">
          <SuitPicture suit={suit} />
          {areas.map((area) => (
            <SelectOffer
              key={area}
              label={capital(areaName(area))}
              value={suit[area - 1]!}
              offers={pieces.map((piece) => {
                const tried = suit.with(area - 1, piece)
                const cost = priceOfSuit(tables, [piece])
                const title =
                  cost === 0 ? pieceWords(piece) : t`${pieceWords(piece)}: ${counted(cost, 'denarius', 'denarii')}`
                return { id: piece, title, why: piece === suit[area - 1] ? null : check(tried) && tooDear }
              })}
              onChange={(piece) => setSuit(suit.with(area - 1, piece))}
            />
          ))}
        </div>
      </details>
      {chosen === null ? (
        <p className="quiet-text">{t('Choose a suit above, make one of your own, or leave it to the dice.')}</p>
      ) : (
        <>
          <p>{suitWords(suit)}.</p>
          <p>{tx`${<meter value={price} max={most} aria-label={t('Denarii')} />} ${price} of ${most} denarii`}</p>
        </>
      )}
    </Asked>
  )
}

const tooDear = { rule: '', message: t('too dear') }
