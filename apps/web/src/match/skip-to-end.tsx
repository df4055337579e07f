/** Where nobody at the screen decides any more: who has seen enough goes to the end at once. */
import { t } from '@harena/engine'
import type { Sitter } from '../app/saved-match.ts'
import type { CardView } from './card.tsx'

export function SkipToEnd({ onSkip }: { readonly onSkip: () => void }) {
  return (
    <button type="button" className="link-button stand-in" onClick={onSkip}>
      {t('Skip to the end')}
    </button>
  )
}

/** Whether all who fight on are led by the machine. By what has been told: it must not give away that an end is near. */
export function isLeftToMachine(cards: readonly CardView[], sitters: readonly (Sitter | undefined)[]): boolean {
  return !cards.some(({ out, seat }) => out === null && sitters[seat]?.kind === 'person')
}
