/** A gladiator of the familia: what he is worth, what he has done, what it cost him. */
import { type CareerGladiatorView, type CareerView, tables } from '@harena/heroes'
import type { ReactNode } from 'react'
import { FigurePortrait } from '../../board/figure.tsx'
import { figureOfStyle } from '../heroes/figures.ts'
import { attributeNames, signatureNames, styleNames } from '../heroes/words.ts'
import { isAway, localeNames, monthOf, scarsOf } from './words.ts'

export interface FamiliaCardProps {
  readonly gladiator: CareerGladiatorView
  readonly now: CareerView
  readonly children?: ReactNode
}

function stateOf(one: CareerGladiatorView, now: CareerView): string | null {
  if (one.status === 'dead') return 'dead'
  if (one.status === 'retired') return 'retired, a free man'
  if (isAway(one, now)) return `heals, misses ${monthOf(now)}`
  if (one.missesDay && one.missesDay.year * 12 + one.missesDay.month > now.year * 12 + now.month) {
    return `wounded, misses ${monthOf(one.missesDay)}`
  }
  return one.free ? 'free, holds the wooden sword' : null
}

export function FamiliaCard({ gladiator, now, children }: FamiliaCardProps) {
  const { name, primary, secondary, attributes, record, totalFame, laurels, handed, control } = gladiator
  const { weapon, other } = tables.styles[primary]
  const figure = figureOfStyle(primary, 0, weapon, other, handed === 'left')
  const state = stateOf(gladiator, now)
  const scars = scarsOf(gladiator)
  const signatures = gladiator.signatures.filter((one) => one !== 'none').map((one) => signatureNames[one])
  return (
    <article className={gladiator.status === 'active' ? 'familia-card' : 'familia-card is-out'}>
      <FigurePortrait {...figure} posture={gladiator.status === 'dead' ? 'out' : 'standing'} size={92} />
      <div>
        <h3 className="card-name">{name}</h3>
        <span className="card-type">
          {styleNames[primary]}
          {secondary && `, also ${styleNames[secondary]}`}
          {control === 'npg' && ' · Grunt'}
        </span>
        <dl className="familia-numbers">
          {(['savvy', 'strength', 'speed'] as const).map((attribute) => (
            <div key={attribute}>
              <dt>{attributeNames[attribute]}</dt>
              <dd>{attributes[attribute]}</dd>
            </div>
          ))}
          <div>
            <dt>Fame</dt>
            <dd>{totalFame}</dd>
          </div>
          <div>
            <dt>Laurels</dt>
            <dd>{laurels}</dd>
          </div>
          <div>
            <dt>Won–lost–drawn</dt>
            <dd>
              {record.wins}–{record.losses}–{record.draws}
            </dd>
          </div>
          <div>
            <dt>Kills</dt>
            <dd>{record.kills}</dd>
          </div>
        </dl>
        <p className="card-stats">
          <span>{localeNames[gladiator.locale]}</span>
          {gladiator.nextLocale !== gladiator.locale && <span>goes on to {localeNames[gladiator.nextLocale]}</span>}
          {signatures.length > 0 && <span>{signatures.join(', ')}</span>}
          {scars.length > 0 && <span>Scars: {scars.join(', ')}</span>}
          {state && <b className="mark">{state}</b>}
        </p>
        {children}
      </div>
    </article>
  )
}
