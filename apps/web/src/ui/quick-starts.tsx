/** A match within one click, and who meets whom in it. */
import type { Game, QuickBout } from '@harena/engine'
import { t } from '@harena/engine'
import type { ReactNode } from 'react'

export interface QuickStartsProps<G extends Game> {
  readonly bouts: readonly QuickBout<G>[]
  readonly onBegin: (id: string) => void
  /** Who else is worth seeing beside the words. */
  readonly pictureOf?: (bout: QuickBout<G>) => ReactNode
}

export function QuickStarts<G extends Game>({ bouts, onBegin, pictureOf }: QuickStartsProps<G>) {
  return (
    <section className="quick-starts" aria-labelledby="quick-starts">
      <h2 id="quick-starts">{t('Or without setting anything up')}</h2>
      {bouts.map((bout) => (
        <p key={bout.id} className="quick-start">
          <button type="button" className="button quiet" onClick={() => onBegin(bout.id)}>
            {bouts.length > 1 ? bout.title : t('Into the arena')}
          </button>
          <span className="quiet-text">{bout.note}</span>
          {pictureOf?.(bout)}
        </p>
      ))}
    </section>
  )
}
