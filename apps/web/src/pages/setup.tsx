/** A match of one's own making: first the game, then whatever that game wants to know. */
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLoaded } from '../app/use-loaded.ts'
import { games } from '../games/index.ts'
import type { Listing } from '../games/listing.ts'
import { HowToPlay } from '../match/help.tsx'
import { RulesProvider } from '../ui/rules-context.tsx'

export interface BoutSetupProps {
  readonly game: Listing
  readonly onGame: (game: Listing) => void
  readonly takesFocus: boolean
}

export function BoutSetup({ game, onGame, takesFocus }: BoutSetupProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const { isWanted, setWanted, place } = useWanted(takesFocus)
  return (
    <section
      className="setup"
      aria-labelledby="setup"
      onFocusCapture={() => setWanted(true)}
      onPointerEnter={() => setWanted(true)}
    >
      <h2 id="setup" ref={heading} tabIndex={-1}>
        Set up a bout
      </h2>
      <fieldset className="games">
        <legend>Rules</legend>
        {games.map((one) => (
          <label key={one.id} className={one === game ? 'game chosen' : 'game'}>
            <input type="radio" name="game" checked={one === game} onChange={() => onGame(one)} />
            <span>
              <b className="display">{one.title}</b>
              <span className="quiet-text">{one.tagline}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div ref={place} className="setup-form">
        {isWanted && (
          <Suspense fallback={<p className="quiet-text">One moment …</p>}>
            <GameSetup key={game.id} game={game} />
          </Suspense>
        )}
      </div>
    </section>
  )
}

/** The rules of a game are fetched when its form comes into view, or as soon as somebody turns to it. */
function useWanted(isWantedNow: boolean) {
  const [isWanted, setWanted] = useState(isWantedNow)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element || isWanted) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWanted(true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isWanted])
  return { isWanted, setWanted, place }
}

function GameSetup({ game }: { readonly game: Listing }) {
  const { book, Setup } = useLoaded(`setup ${game.id}`, async () => {
    const [{ book }, setup] = await Promise.all([game.book(), game.setup!()])
    return { book, Setup: setup.Setup }
  })
  return (
    <RulesProvider book={book}>
      <details className="how">
        <summary>How to play {game.title}</summary>
        <HowToPlay book={book} />
      </details>
      <Setup />
    </RulesProvider>
  )
}
