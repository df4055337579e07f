/** A gladiator of the familia: what he is worth, what he has done, what it cost him. */
import { t } from '@harena/engine'
import { type CareerGladiatorView, type CareerView, tables } from '@harena/heroes'
import type { ReactNode } from 'react'
import { ManCard } from '../../campaign/man-card.tsx'
import { figureOfStyle } from '../heroes/figures.ts'
import { attributeNames, signatureNames, styleNames } from '../heroes/words.ts'
import { faceOf } from './face.ts'
import { isAway, localeNames, monthOf, scarsOf } from './words.ts'

export interface FamiliaCardProps {
  readonly gladiator: CareerGladiatorView
  readonly now: CareerView
  readonly children?: ReactNode
}

function stateOf(one: CareerGladiatorView, now: CareerView): string | null {
  if (one.status === 'dead') return t('dead')
  if (one.status === 'retired') return t('retired, a free man')
  if (isAway(one, now)) return t`heals, misses ${monthOf(now)}`
  if (one.missesDay && one.missesDay.year * 12 + one.missesDay.month > now.year * 12 + now.month) {
    return t`wounded, misses ${monthOf(one.missesDay)}`
  }
  return one.free ? t('free, holds the wooden sword') : null
}

export function FamiliaCard({ gladiator, now, children }: FamiliaCardProps) {
  const { name, primary, secondary, attributes, record, totalFame, laurels, handed, control } = gladiator
  const { weapon, other } = tables.styles[primary]
  const figure = figureOfStyle(primary, 0, weapon, other, handed === 'left')
  const state = stateOf(gladiator, now)
  const scars = scarsOf(gladiator)
  const signatures = gladiator.signatures.filter((one) => one !== 'none').map((one) => signatureNames[one])
  return (
    <ManCard
      figure={{ ...figure, posture: gladiator.status === 'dead' ? 'out' : 'standing' }}
      name={name}
      known={faceOf(gladiator, now)}
      type={
        <>
          {styleNames[primary]}
          {secondary && t`, also ${styleNames[secondary]}`}
          {control === 'npg' && t(' · Grunt')}
        </>
      }
      numbers={[
        ...(['savvy', 'strength', 'speed'] as const).map((attribute) => ({
          label: attributeNames[attribute],
          value: attributes[attribute],
        })),
        { label: t('Fame'), value: totalFame },
        { label: t('Laurels'), value: laurels },
        { label: t('Won–lost–drawn'), value: `${record.wins}–${record.losses}–${record.draws}` },
        { label: t('Kills'), value: record.kills },
      ]}
      notes={[
        localeNames[gladiator.locale],
        ...(gladiator.nextLocale === gladiator.locale ? [] : [t`goes on to ${localeNames[gladiator.nextLocale]}`]),
        ...(signatures.length > 0 ? [signatures.join(', ')] : []),
        ...(scars.length > 0 ? [t`Scars: ${scars.join(', ')}`] : []),
      ]}
      mark={state}
      isOut={gladiator.status !== 'active'}
    >
      {children}
    </ManCard>
  )
}

/** Everybody whom the players have had. */
export function Familia({ view }: { readonly view: CareerView }) {
  return view.gladiators
    .filter(({ owner }) => owner >= 0)
    .map((one) => <FamiliaCard key={one.number} gladiator={one} now={view} />)
}
