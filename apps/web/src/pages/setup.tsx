/** A match of one's own making: first the game, then whatever that game wants to know. */
import { Suspense, useState } from 'react'
import { Page } from '../app/frame.tsx'
import { hashOf } from '../app/route.ts'
import { useLoaded } from '../app/use-loaded.ts'
import { games } from '../games/index.ts'
import type { Listing } from '../games/listing.ts'
import { HowToPlay } from '../match/help.tsx'
import { RulesProvider } from '../ui/rules-context.tsx'

export function SetupPage({ ruleset }: { readonly ruleset: string | null }) {
  const [game, setGame] = useState(games.find(({ id }) => id === ruleset) ?? games[0]!)
  const choose = (one: Listing) => {
    setGame(one)
    // The address follows without a new screen, which would take the focus away.
    history.replaceState(null, '', hashOf({ screen: 'setup', ruleset: one.id }))
  }
  return (
    <Page title="Set up a bout">
      <section className="setup" aria-label="The bout">
        <fieldset className="games">
          <legend>Rules</legend>
          {games.map((one) => (
            <label key={one.id} className={one === game ? 'game chosen' : 'game'}>
              <input type="radio" name="game" checked={one === game} onChange={() => choose(one)} />
              <span>
                <b className="display">{one.title}</b>
                <span className="quiet-text">{one.tagline}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="setup-form">
          <Suspense fallback={<p className="quiet-text">One moment …</p>}>
            <GameSetup key={game.id} game={game} />
          </Suspense>
        </div>
      </section>
    </Page>
  )
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
