/** A match of one's own making: first the game, then whatever that game wants to know. */
import { t } from '@harena/engine'
import { Suspense, useState } from 'react'
import { Page } from '../app/frame.tsx'
import { type Opening, OpeningContext, useOpening } from '../app/opening.ts'
import { hashOf } from '../app/route.ts'
import { useLoaded } from '../app/use-loaded.ts'
import { campaigns, games } from '../games/index.ts'
import type { Listing, SetupForm } from '../games/listing.ts'
import { HowToPlay } from '../match/help.tsx'
import { type Wanted, WantedContext } from '../own/wanted.ts'
import { StepHead } from '../setup/step-head.tsx'
import { ChoiceCards } from '../ui/choice-cards.tsx'
import { RulesProvider } from '../ui/rules-context.tsx'
import { tx } from '../ui/tx.ts'

export interface SetupPageProps {
  readonly ruleset: string | null
  /** Which of one's own gladiators is to fight. */
  readonly man: string | null
}

export function SetupPage({ ruleset, man }: SetupPageProps) {
  const game = campaigns.find(({ id }) => id === ruleset)
  return game ? <CampaignSetup game={game} /> : <BoutSetup ruleset={ruleset} man={man} />
}

/** A campaign is chosen on the first page. */
function CampaignSetup({ game }: { readonly game: (typeof campaigns)[number] }) {
  return (
    <Page title={game.title} className="wide">
      <section className="setup" aria-label={t('The campaign')}>
        <div className="setup-form">
          <Suspense fallback={<p className="quiet-text">{t('One moment …')}</p>}>
            <GameSetup game={game} setup={() => game.campaign.setup()} />
          </Suspense>
        </div>
      </section>
    </Page>
  )
}

function BoutSetup({ ruleset, man }: SetupPageProps) {
  const [game, setGame] = useState(games.find(({ id }) => id === ruleset) ?? games[0]!)
  const [wanted, setWanted] = useState<Wanted | null>(() => (man === null ? null : { id: man, isTaken: false }))
  const opening = useOpening()
  const withOwn: Opening = { ...opening, begin: (match) => opening.begin({ ...match, takesOwn: !match.isQuick }) }
  const choose = (one: Listing) => {
    setGame(one)
    setWanted(wanted && { ...wanted, isTaken: false })
    // The address follows without a new screen, which would take the focus away.
    history.replaceState(null, '', hashOf({ screen: 'setup', ruleset: one.id }))
  }
  return (
    <Page title={t('Set up a bout')} className="set-up">
      <section className="setup" aria-label={t('The bout')}>
        <StepHead
          title={t('Which book?')}
          note={t('Four games of gladiators, from a handful of rules to a long evening.')}
        />
        <ChoiceCards
          legend={t('Which book?')}
          hasHeading
          name="game"
          className="books-row"
          cards={games.map(({ id, title, tagline }) => ({
            id,
            title: <span className="display">{title}</span>,
            note: tagline,
          }))}
          value={game.id}
          onChange={(id) => choose(games.find((one) => one.id === id)!)}
        />
        <div className="setup-form">
          <Suspense fallback={<p className="quiet-text">{t('One moment …')}</p>}>
            <OpeningContext value={withOwn}>
              <WantedContext value={wanted}>
                <GameSetup key={game.id} game={game} setup={() => game.setup!()} />
              </WantedContext>
            </OpeningContext>
          </Suspense>
        </div>
      </section>
    </Page>
  )
}

interface GameSetupProps {
  readonly game: Listing
  readonly setup: () => Promise<SetupForm>
}

function GameSetup({ game, setup: fetchSetup }: GameSetupProps) {
  const { book, Setup } = useLoaded(`setup ${game.id}`, async () => {
    const [{ book }, setup] = await Promise.all([game.book(), fetchSetup()])
    return { book, Setup: setup.Setup }
  })
  return (
    <RulesProvider book={book}>
      <div className="book-line">
        <p className="quiet-text">{game.tagline}</p>
        <details className="how">
          <summary>{tx`How to play ${game.title}`}</summary>
          <HowToPlay book={book} />
        </details>
      </div>
      <Setup />
    </RulesProvider>
  )
}
