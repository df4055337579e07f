/** All gladiators, one card each. */
import type { Reckoning, Seat } from '@harena/engine'
import { t } from '@harena/engine'
import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Sitter } from '../app/saved-match.ts'
import { sitterNote } from '../games/sitter-choices.ts'
import { Card, type CardView, sitterName } from './card.tsx'
import { useSums } from './card-sums.tsx'
import type { Shown, Slots } from './slots.ts'

interface CardsProps {
  readonly cards: readonly CardView[]
  /** By seat: who plays him. */
  readonly sitters: readonly string[]
  readonly notes: readonly (string | null)[]
  readonly toolsFor?: ((seat: Seat) => ReactNode) | undefined
  readonly sumsFor: (seat: Seat) => readonly Reckoning[]
}

/** More than these are lines, or they would leave no room for anything else. */
const MOST_FULL = 2
const MOST_SMALL = 4

/** As long as no more has been told, it is said who one is up against. */
const OPENING = 10

function Cards({ cards, sitters, notes, toolsFor, sumsFor }: CardsProps) {
  const size = cards.length <= MOST_FULL ? 'full' : cards.length <= MOST_SMALL ? 'small' : 'line'
  const box = useRef<HTMLElement>(null)
  const below = useBelow(box, cards)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section ref={box} className={`cards ${size}`} aria-labelledby="cards" tabIndex={0}>
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
          sums={sumsFor(card.seat)}
        />
      ))}
      {below > 0 && (
        <button
          type="button"
          className="link-button cards-below"
          onClick={() => box.current?.scrollBy({ top: box.current.clientHeight / 2 })}
        >
          {t`${below} more below`}
        </button>
      )}
    </section>
  )
}

/** How many are out of sight below; and whoever is asked is not. */
function useBelow(box: RefObject<HTMLElement | null>, cards: readonly CardView[]): number {
  const [below, setBelow] = useState(0)
  const active = cards.find(({ isActive }) => isActive)?.seat
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setBelow(element.scrollHeight > element.clientHeight + 1 ? hiddenIn(element) : 0)
    const watch = new ResizeObserver(look)
    watch.observe(element)
    element.addEventListener('scroll', look)
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [box])
  useEffect(() => {
    const card = box.current?.querySelector<HTMLElement>(`.card[data-seat="${active}"]`)
    if (box.current && card) bringIntoSight(box.current, card)
  }, [box, active])
  return below
}

/** What says so covers a part of the last line. */
const NOTE = 28

function hiddenIn(box: HTMLElement): number {
  const end = box.scrollTop + box.clientHeight
  const isHidden = (card: HTMLElement) => card.offsetTop + card.offsetHeight > end + 1
  const isCovered = (card: HTMLElement) => card.offsetTop + card.offsetHeight > end - NOTE + 1
  const cards = [...box.querySelectorAll<HTMLElement>('.card')]
  return cards.some(isHidden) ? cards.filter(isCovered).length : 0
}

/** Within its box only: the page stays where it is. */
function bringIntoSight(box: HTMLElement, card: HTMLElement): void {
  if (box.scrollHeight <= box.clientHeight + 1) return
  const [top, bottom] = [card.offsetTop, card.offsetTop + card.offsetHeight + NOTE]
  if (top < box.scrollTop) box.scrollTop = top
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight
}

interface MatchCardsProps<V> {
  readonly slots: Slots<V>
  readonly shown: Shown<V>
  readonly asked: Seat | null
  readonly sitters: readonly (Sitter | undefined)[]
}

function AllCards<V>({ slots, shown, asked, sitters }: MatchCardsProps<V>) {
  const { CardTools } = slots
  const cards = useMemo(() => slots.cards(shown.view, asked), [slots, shown.view, asked])
  const toolsFor = CardTools && ((seat: Seat) => <CardTools {...shown} seat={seat} />)
  const played = sitters.map((sitter) => sitterName(sitter, slots.opponents))
  const isNew = shown.lines.length <= OPENING
  const notes = sitters.map((one) => (isNew && one?.kind === 'opponent' ? sitterNote(one.level, []) : null))
  const sumsFor = useSums(slots, shown)
  return <Cards cards={cards} sitters={played} notes={notes} toolsFor={toolsFor} sumsFor={sumsFor} />
}

/** Drawn again only when something was told, not with every move of a plan. */
export const MatchCards = memo(AllCards) as typeof AllCards
