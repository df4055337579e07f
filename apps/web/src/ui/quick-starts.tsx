/** A match within one click, and who meets whom in it. */
import type { Game, QuickBout } from '@harena/engine'
import { t } from '@harena/engine'

export interface QuickStartsProps<G extends Game> {
  readonly bouts: readonly QuickBout<G>[]
  readonly onBegin: (id: string) => void
}

export function QuickStarts<G extends Game>({ bouts, onBegin }: QuickStartsProps<G>) {
  return bouts.map(({ id, title, note }) => (
    <p key={id} className="quick-start">
      <button type="button" className="button" onClick={() => onBegin(id)}>
        {bouts.length > 1 ? title : t('Into the arena')}
      </button>
      <span className="quiet-text">{note}</span>
    </p>
  ))
}
