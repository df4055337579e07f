/** What would come of it: exact odds in one bar, and each modifier with its paragraph. */
import { type Preview, signed, t } from '@harena/engine'
import { OddsBar } from './odds-bar.tsx'
import type { OddsTone } from './odds-part.ts'
import { Cite } from './rules-context.tsx'
import { TermText } from './term.tsx'

const tones: Readonly<Record<Preview['odds'][number]['tone'], OddsTone>> = {
  miss: 'nothing',
  saved: 'shield',
  wound: 'wound',
  kill: 'kill',
  good: 'good',
  both: 'event',
  yield: 'push',
  bad: 'self',
}

interface PreviewCardProps {
  readonly preview: Preview
  /** Where what it comes to matters more than the odds. */
  readonly sumFirst?: boolean
}

export function PreviewCard({ preview, sumFirst = false }: PreviewCardProps) {
  const parts = preview.odds.map((one) => ({ ...one, tone: tones[one.tone] }))
  return (
    <div className="preview" data-testid="preview">
      {sumFirst && <Summary text={preview.summary} />}
      <OddsBar title={preview.title} parts={parts} />
      {preview.lines.length > 0 && (
        <ul className="preview-lines">
          {preview.lines.map((line) => (
            <li key={`${line.rule} ${line.text}`}>
              <span>
                <TermText text={line.text} isQuiet />
              </span>
              <Cite rule={line.rule} />
              <b>{signed(line.value)}</b>
            </li>
          ))}
        </ul>
      )}
      {!sumFirst && <Summary text={preview.summary} />}
      {preview.notes?.map((note) => (
        <Summary key={note} text={note} />
      ))}
      {preview.more && (
        <details className="preview-more">
          <summary>{t('All numbers')}</summary>
          {preview.more.map((text) => (
            <Summary key={text} text={text} />
          ))}
        </details>
      )}
    </div>
  )
}

function Summary({ text }: { readonly text: string }) {
  return (
    <p className="preview-summary">
      <TermText text={text} isQuiet />
    </p>
  )
}
