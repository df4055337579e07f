/** What may come of it, in one bar. */

import { t } from '@harena/engine'
import type { CSSProperties } from 'react'
import type { OddsPart } from './odds-part.ts'
import { percents } from './percents.ts'
import { TermText } from './term.tsx'

export interface OddsBarProps {
  readonly parts: readonly OddsPart[]
  /** What these are the odds of; visible above the bar. */
  readonly title?: string
}

export function OddsBar({ parts, title }: OddsBarProps) {
  const shares = percents(parts.map(({ share }) => share))
  const shown = parts.flatMap((part, at) => (part.share > 0 ? [{ ...part, percent: shares[at]! }] : []))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className="odds" role="group" aria-label={title ?? t('Odds')}>
      {title !== undefined && (
        <div className="odds-title" aria-hidden="true">
          {title}
        </div>
      )}
      <div className="odds-bar" aria-hidden="true">
        {shown.map((part) => (
          <span key={part.label} className={`tone ${part.tone}`} style={{ '--share': part.share } as CSSProperties} />
        ))}
      </div>
      <div className="odds-legend">
        {shown.map((part) => (
          <span key={part.label} className="odds-part">
            <i className={`tone ${part.tone}`} />
            <TermText text={part.label} isQuiet /> <b>{part.percent}</b>
          </span>
        ))}
      </div>
    </div>
  )
}
