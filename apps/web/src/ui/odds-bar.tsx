/** What may come of it, in one bar. */

import { t } from '@harena/engine'
import type { CSSProperties } from 'react'
import { grouped, type OddsGroup, type OddsPart, type OddsTone } from './odds-part.ts'
import { percentOf, percents } from './percents.ts'
import { TermText } from './term.tsx'

export interface OddsBarProps {
  readonly parts: readonly OddsPart[]
  /** What these are the odds of; visible above the bar. */
  readonly title?: string
}

export function OddsBar({ parts, title }: OddsBarProps) {
  const groups = grouped(parts)
  /** In groups a part has the colour of its group, which is the one that the line below it has. */
  const toneAt = (at: number) => groups?.find(({ places }) => places.includes(at))?.tone ?? parts[at]!.tone
  const places = groups
    ? groups.flatMap((group) => group.places)
    : [...parts.keys()].filter((at) => parts[at]!.share > 0)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className="odds" role="group" aria-label={title ?? t('Odds')}>
      {title !== undefined && (
        <div className="odds-title" aria-hidden="true">
          {title}
        </div>
      )}
      <div className="odds-bar" aria-hidden="true">
        {places.map((at) => (
          <span
            key={parts[at]!.label}
            className={`tone ${toneAt(at)}${!groups && parts[at]!.isMore ? ' is-more' : ''}`}
            style={{ '--share': parts[at]!.share } as CSSProperties}
          />
        ))}
      </div>
      {groups ? (
        <div className="odds-groups">
          {groups.map((group) => (
            <Group key={group.label} group={group} parts={parts} />
          ))}
        </div>
      ) : (
        <Legend parts={parts} places={places} />
      )}
    </div>
  )
}

/** What its parts come to, and these in small letters; whoever opens it has each on a line of its own. */
function Group({ group: { label, places, tone }, parts }: { readonly group: OddsGroup } & Pick<OddsBarProps, 'parts'>) {
  const shares = parts.map(({ share }) => share)
  const rounded = percents(shares)
  return (
    <details className={`odds-group ${tone}`}>
      <summary>
        <i className={`tone ${tone}`} />
        {label} <b>{percentOf(shares, (at) => places.includes(at))}</b>{' '}
        <small>{places.map((at) => `${parts[at]!.label} ${rounded[at]}`).join(', ')}</small>
      </summary>
      <Legend parts={parts} places={places} tone={tone} />
    </details>
  )
}

interface LegendProps extends Pick<OddsBarProps, 'parts'> {
  readonly places: readonly number[]
  /** Of all of them, unless each has its own. */
  readonly tone?: OddsTone
}

/** Those at the given places. */
function Legend({ parts, places, tone }: LegendProps) {
  const shares = percents(parts.map(({ share }) => share))
  return (
    <div className="odds-legend">
      {places.map((at) => (
        <span key={parts[at]!.label} className="odds-part">
          <i className={`tone ${tone ?? parts[at]!.tone}${!tone && parts[at]!.isMore ? ' is-more' : ''}`} />
          <TermText text={parts[at]!.label} isQuiet /> <b>{shares[at]}</b>
        </span>
      ))}
    </div>
  )
}
