/** All gladiators, one card each. */
import type { ArenaView } from '@harena/engine'
import type { Sitter } from '../app/saved-matches.ts'
import type { Guide } from '../games/guide.ts'
import { Card } from './card.tsx'

export interface CardsProps {
  readonly guide: Guide
  readonly view: ArenaView
  readonly sitters: readonly Sitter[]
}

export function Cards({ guide, view, sitters }: CardsProps) {
  const isCrowded = view.figures.length > 2
  return (
    <section
      className={isCrowded ? 'cards crowded' : 'cards'}
      aria-label="The gladiators"
      // A box that scrolls must be reachable by keyboard.
      tabIndex={isCrowded ? 0 : undefined}
    >
      {view.figures.map((figure) => (
        <Card
          key={figure.seat}
          guide={guide}
          figure={figure}
          isActive={figure.seat === view.active && figure.out === null}
          sitter={sitters[figure.seat]}
          isSmall={isCrowded}
        />
      ))}
    </section>
  )
}
