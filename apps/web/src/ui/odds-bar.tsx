/** What may come of it, in one bar. */

import { t } from '@harena/engine'
import type { CSSProperties } from 'react'
import type { OddsPart } from './odds-part.ts'
import { percents } from './percents.ts'

export interface OddsBarProps {
  readonly parts: readonly OddsPart[]
  /** What these are the odds of; visible above the bar. */
  readonly title?: string
}

export function OddsBar({ parts, title }: OddsBarProps) {
  const shares = percents(parts.map(({ share }) => share))
  const shown = parts.flatMap((part, at) => (part.share > 0 ? [{ ...part, percent: shares[at]! }] : []))
  const text = shown.map((part) => `${part.label} ${part.percent}`).join(', ')
  return (
    <div className="odds" role="img" aria-label={title === undefined ? t`Odds: ${text}` : `${title}: ${text}`}>
      {title !== undefined && <div className="odds-title">{title}</div>}
      <div className="odds-bar">
        {shown.map((part) => (
          <span key={part.label} className={`tone ${part.tone}`} style={{ '--share': part.share } as CSSProperties} />
        ))}
      </div>
      <div className="odds-legend">
        {shown.map((part) => (
          <span key={part.label} className="odds-part">
            <i className={`tone ${part.tone}`} />
            {part.label} <b>{part.percent}</b>
          </span>
        ))}
      </div>
    </div>
  )
}
