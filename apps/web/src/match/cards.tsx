/** All gladiators, one card each. */
import type { Seat } from '@harena/engine'
import { t } from '@harena/engine'
import { type ReactNode, useMemo } from 'react'
import type { Sitter } from '../app/saved-match.ts'
import { sitterNote } from '../games/new-match.ts'
import { Card, type CardView, sitterName } from './card.tsx'
import type { Shown, Slots } from './slots.ts'

interface CardsProps {
  readonly cards: readonly CardView[]
  /** By seat: who plays him. */
  readonly sitters: readonly string[]
  readonly notes: readonly (string | null)[]
  readonly toolsFor?: ((seat: Seat) => ReactNode) | undefined
}

/** More than these are lines, or they would leave no room for anything else. */
const MOST_FULL = 2
const MOST_SMALL = 4

/** As long as no more has been told, it is said who one is up against. */
const OPENING = 10

function Cards({ cards, sitters, notes, toolsFor }: CardsProps) {
  const size = cards.length <= MOST_FULL ? 'full' : cards.length <= MOST_SMALL ? 'small' : 'line'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={`cards ${size}`} aria-labelledby="cards" tabIndex={0}>
      <h2 id="cards" className="heard">
        {t('The gladiators')}
      </h2>
      {cards.map((card) => (
        <Card
          key={card.seat}
          card={card}
          sitter={sitters[card.seat] ?? ''}
          note={notes[card.seat] ?? null}
          size={size}
          tools={toolsFor?.(card.seat)}
        />
      ))}
    </section>
  )
}

interface MatchCardsProps<V> {
  readonly slots: Slots<V>
  readonly shown: Shown<V>
  readonly asked: Seat | null
  readonly sitters: readonly (Sitter | undefined)[]
}

export function MatchCards<V>({ slots, shown, asked, sitters }: MatchCardsProps<V>) {
  const { CardTools } = slots
  const cards = useMemo(() => slots.cards(shown.view, asked), [slots, shown.view, asked])
  const toolsFor = CardTools && ((seat: Seat) => <CardTools {...shown} seat={seat} />)
  const played = sitters.map((sitter) => sitterName(sitter, slots.opponents))
  const isNew = shown.lines.length <= OPENING
  const notes = sitters.map((one) => (isNew && one?.kind === 'opponent' ? sitterNote(one.level, []) : null))
  return <Cards cards={cards} sitters={played} notes={notes} toolsFor={toolsFor} />
}
