/** Armour made to measure: a piece for each area, within what men of his weight are allowed. */
import {
  areaNames,
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
import { useState } from 'react'
import { Asked, Primary } from '../../campaign/ask.tsx'
import type { AskProps } from '../../campaign/slots.ts'
import { SelectOffer } from '../../ui/fields.tsx'
import { Cite, useOptions } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'

interface Armour extends AskProps<unknown, Extract<CampaignQuestion, { kind: 'armour' }>> {
  /** The suit that he has, if one was made for him. */
  readonly own?: readonly string[]
}

const bare = areas.map(() => '-')

function pieceWords(piece: string): string {
  if (piece === '-') return 'bare'
  return piece.length === 1 ? t`${piece}, all of it` : t`${piece}, up to ${piece[1]} on the die`
}

export function ChooseArmour({ question, prompt, own, check, onDone, onUndo }: Armour) {
  const tables = campaignTablesOf(useOptions() as unknown as CampaignOptions)
  const { weight, name } = styles[question.style]
  const most = tables.armourAllowance[weight]
  const [suit, setSuit] = useState<readonly string[]>(own ?? bare)
  const price = own?.join() === suit.join() ? 0 : priceOfSuit(tables, suit)
  const refusal = check(suit)
  return (
    <Asked
      prompt={prompt}
      rule={question.rule}
      refusal={refusal}
      onUndo={onUndo}
      foot={
        <>
          <Primary onClick={() => onDone('rolled')}>{t('Roll his armour')}</Primary>
          <button type="button" className="button quiet" disabled={refusal !== null} onClick={() => onDone(suit)}>
            {tx`Wear this suit, ${counted(price, 'denarius', 'denarii')}`}
          </button>
        </>
      }
    >
      <p className="quiet-text">
        {t('A takes 8 off a wound roll, B 6 and C 3; with a number only when the black die is not above it.')}{' '}
        {tx`${<Cite rule="§10.2" />} A ${weight} man such as a ${name} has ${most} denarii; nothing is saved, and the shield is rolled. ${<Cite rule="§37.2" />}`}
      </p>
      <div className="suit-samples">
        <span className="quiet-text">{t('Or begin with')}</span>
        {sampleSuits[weight].map((sample) => (
          <button key={sample.join()} type="button" className="button quiet small" onClick={() => setSuit(sample)}>
            {sample.join(' ')}
          </button>
        ))}
      </div>
      <div className="suit">
        {areas.map((area) => (
          <SelectOffer
            key={area}
            label={capital(areaNames[area])}
            value={suit[area - 1]!}
            offers={pieces.map((piece) => {
              const tried = suit.with(area - 1, piece)
              const cost = priceOfSuit(tables, [piece])
              const title = cost === 0 ? pieceWords(piece) : `${pieceWords(piece)} (${cost})`
              return { id: piece, title, why: piece === suit[area - 1] ? null : check(tried) && tooDear }
            })}
            onChange={(piece) => setSuit(suit.with(area - 1, piece))}
          />
        ))}
      </div>
      <p>{tx`${<meter value={price} max={most} aria-label={t('Denarii')} />} ${price} of ${most} denarii`}</p>
    </Asked>
  )
}

const tooDear = { rule: '', message: t('too dear') }
