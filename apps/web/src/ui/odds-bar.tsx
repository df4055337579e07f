/** What may come of it, in one bar. */

import type { CSSProperties } from 'react'
import type { OddsPart } from './odds-part.ts'

export interface OddsBarProps {
  readonly parts: readonly OddsPart[]
  /** What these are the odds of; visible above the bar. */
  readonly title?: string
}

export function percent(share: number): string {
  if (share > 0 && share < 0.005) return '<1%'
  if (share < 1 && share > 0.995) return '>99%'
  return `${Math.round(share * 100)}%`
}

export function OddsBar({ parts, title }: OddsBarProps) {
  const shown = parts.filter((part) => part.share > 0)
  const text = shown.map((part) => `${part.label} ${percent(part.share)}`).join(', ')
  return (
    <div className="odds" role="img" aria-label={title === undefined ? `Odds: ${text}` : `${title}: ${text}`}>
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
            {part.label} <b>{percent(part.share)}</b>
          </span>
        ))}
      </div>
    </div>
  )
}
