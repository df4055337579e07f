/** The Roster Card: the body, the Attributes, the Bonus Dice, what each hand holds, and what lasts. */
import { type Seat, t } from '@harena/engine'
import type { GladiatorView, View } from '@harena/heroes'
import type { CardView } from '../../match/card.tsx'
import { CardNumber } from '../../match/card-sums.tsx'
import { isDeadly } from '../../own/men.ts'
import { TermLabel } from '../../ui/term.tsx'
import { Track } from '../../ui/track.tsx'
import { tx } from '../../ui/tx.ts'
import { BodyMan } from './body-man.tsx'
import { figureOf } from './figures.ts'
import { attributeNames, fateOf, itemNames, signatureNames, styleNames } from './words.ts'

export function cards(view: View, asked: Seat | null): CardView[] {
  const isCrowded = view.gladiators.length > 2
  return view.gladiators.map((one) => {
    const isActive = one.seat === (asked ?? view.active) && one.fate === 'functioning'
    const inShort = [
      { label: t('Bonus Dice'), of: 'Bonus Dice', value: one.bonus },
      { label: t('Wounds'), value: one.woundsTaken },
    ]
    return {
      seat: one.seat,
      name: one.name,
      type: styleNames[one.style],
      figure: figureOf(one, isActive),
      isActive,
      stats: isCrowded ? inShort : [],
      marks: one.marks,
      out: fateOf(one),
      isDead: isDeadly(one.fate),
      ...(one.control === 'npg' && { playedBy: t('run by the tables') }),
      portrait: <BodyMan parts={one.parts} width={104} />,
      body: <Roster gladiator={one} isCrowded={isCrowded} />,
    }
  })
}

/** On a card that opens the body is shown below. */
function Roster({ gladiator, isCrowded }: { readonly gladiator: GladiatorView; readonly isCrowded: boolean }) {
  const { bonus, recoveryCap, starPower, parts } = gladiator
  return (
    <div className={isCrowded ? 'roster-card with-body' : 'roster-card'}>
      {isCrowded && <BodyMan parts={parts} width={104} />}
      <div>
        <Attributes gladiator={gladiator} />
        <BonusDice count={bonus} cap={recoveryCap} starPower={starPower} />
        <Hands gladiator={gladiator} />
      </div>
    </div>
  )
}

/** As the game's reckonings call them. */
const reckonedAs = { savvy: 'Savvy', strength: 'Strength', speed: 'Speed' } as const

function Attributes({ gladiator }: { readonly gladiator: GladiatorView }) {
  return (
    <div className="attributes">
      {gladiator.attributes.map(({ attribute, now, original }) => (
        <div key={attribute} className="attribute">
          <span className="attribute-value">
            <TermLabel label={attributeNames[attribute]} />{' '}
            <b>
              <CardNumber of={reckonedAs[attribute]}>{now}</CardNumber>
            </b>
          </span>
          <Track label={attributeNames[attribute]} total={original} marked={original - now} />
        </div>
      ))}
    </div>
  )
}

interface BonusDiceProps {
  readonly count: number
  readonly cap: number
  readonly starPower: number
}

function bonusDieClass(index: number, count: number, cap: number): string {
  return `${index < count ? 'bonus-die' : 'bonus-die used'}${index === cap - 1 ? ' cap' : ''}`
}

/** One little die for each; a line after as many as resting brings back. */
function BonusDice({ count, cap, starPower }: BonusDiceProps) {
  return (
    <p className="bonus">
      <span>
        <TermLabel label={t('Bonus Dice')} />{' '}
        <b>
          <CardNumber of="Bonus Dice">{count}</CardNumber>
        </b>
      </span>
      <span className="bonus-dice" aria-hidden="true">
        {Array.from({ length: Math.max(count, cap) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <i key={index} className={bonusDieClass(index, count, cap)} />
        ))}
      </span>
      <span className="quiet-text">{tx`a rest brings back up to ${cap}`}</span>
      {starPower > 0 && (
        <span>
          <TermLabel label={t('Star Power')} /> <b>{starPower}</b>
        </span>
      )}
    </p>
  )
}

function Hands({ gladiator }: { readonly gladiator: GladiatorView }) {
  const { left, right, handed, signatures, gender, apTotal } = gladiator
  const held = (kind: typeof left) => (kind ? itemNames[kind] : t('empty'))
  const traits = [
    ...signatures.filter((one) => one !== 'none').map((one) => signatureNames[one]),
    ...(handed === 'left' ? [t('left-handed')] : []),
    ...(gender === 'female' ? [t('woman')] : []),
  ]
  return (
    <dl className="card-facts">
      <div>
        <dt>{t('Right')}</dt> <dd>{held(right)}</dd>
      </div>
      <div>
        <dt>{t('Left')}</dt> <dd>{held(left)}</dd>
      </div>
      <div>
        <dt>
          <TermLabel label={t('Attribute Points')} />
        </dt>{' '}
        <dd>
          <CardNumber of="Attribute Points">{apTotal}</CardNumber>
        </dd>
      </div>
      {traits.length > 0 && (
        <div>
          <dt className="heard">{t('Traits')}</dt> <dd>{traits.join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}
