/** The start: what one has left, a bout within one click, the gates of the four books, and what else there is to do. */
import type { Level } from '@harena/bots/levels'
import { t } from '@harena/engine'
import { Header, Heading, useTitle } from '../app/frame.tsx'
import { allTexts } from '../app/language.ts'
import { useOpening } from '../app/opening.ts'
import { hashOf } from '../app/route.ts'
import { savedMatches, useSavedMatches } from '../app/stores.ts'
import { DailyCard } from '../daily/card.tsx'
import { colosseum } from '../games/colosseum/listing.ts'
import { campaigns, listingOf } from '../games/index.ts'
import { type Listing, minutesWords } from '../games/listing.ts'
import { munera } from '../games/munera/listing.ts'
import { against, nextLevel } from '../games/sitter-choices.ts'
import { NewerVersion } from '../offline/newer-version.tsx'
import { useKnownGames } from '../school/known.ts'
import { tx } from '../ui/tx.ts'
import { DEPTHS, Depth, Gates, type GatesProps } from './gate.tsx'
import { LoadRecord } from './load.tsx'
import { Recent } from './recent.tsx'
import { UnderWay } from './under-way.tsx'

/** A bout within one click, against an opponent of that level. */
type Begin = (game: Listing, level: Level, id?: string) => void

export function Home() {
  useTitle('Harena')
  const matches = useSavedMatches()
  const { begin } = useOpening()
  const fight: Begin = async (game, level, id) => {
    await allTexts()
    begin(against(level, (await game.setup!()).quickMatch(id)))
  }
  const played = useKnownGames()
  const isNew = !matches.some(({ isOver, sitters }) => !isOver && sitters.length > 0)
  return (
    <>
      <Header />
      <main className="home">
        <NewerVersion />
        <UnderWay matches={matches} />
        <section className="hero">
          <div>
            <Heading className="hero-name">Harena</Heading>
            <p className="hero-line">
              {t('The arena in software: tabletop gladiator games, refereed to the last paragraph.')}
            </p>
            <HeroButtons isNew={isNew} onFight={fight} />
          </div>
          <DailyCard />
        </section>
        <Gates played={played} matches={matches} onPlay={fight} />
        <Campaigns played={played} />
        <Ways onFight={fight} />
        <div className="home-side">
          <Recent matches={matches} />
          <LoadRecord />
        </div>
      </main>
    </>
  )
}

function HeroButtons({ isNew, onFight }: { readonly isNew: boolean; readonly onFight: Begin }) {
  return (
    <>
      <div className="hero-buttons">
        <button
          type="button"
          className={isNew ? 'button large' : 'button quiet large'}
          onClick={() => onFight(munera, nextLevel(munera.id, savedMatches.list()))}
        >
          {t('Fight now')}
        </button>
        <a className="button quiet large" href={hashOf({ screen: 'school', game: null })}>
          {t('Learn first')}
        </a>
      </div>
      <p className="quiet-text">
        {t('A quick bout at once: you lead Flamma, a Myrmillo, against Verus, a Thracian, in Munera Sine Missione.')}
      </p>
    </>
  )
}

/** Whoever is new begins with the first. */
const byDifficulty = campaigns
  .map((game) => ({ ...game, of: listingOf(game.within!)! }))
  .sort((a, b) => a.of.gate!.difficulty - b.of.gate!.difficulty)

/** What lasts longer than an evening: each with its game, how hard that is, and how long it takes. */
function Campaigns({ played }: Pick<GatesProps, 'played'>) {
  return (
    <section className="ways" aria-labelledby="campaigns">
      <h2 id="campaigns">{t('Campaigns')}</h2>
      <ul className="way-list">
        {byDifficulty.map(({ id, campaign: { way, length }, tagline, of }) => (
          <li key={id}>
            <a className="button quiet" href={hashOf({ screen: 'setup', ruleset: id })}>
              {way}
            </a>
            <span className="gate-facts">
              <Depth difficulty={of.gate!.difficulty} />{' '}
              {tx`${of.title}, ${DEPTHS[of.gate!.difficulty]}; a match ${minutesWords(of.gate!.minutes)} minutes, in all ${length}`}
            </span>
            <span>{tagline}</span>
            {!played.has(of.id) && (
              <a className="way-first" href={hashOf({ screen: 'school', game: of.id })}>
                {t`Learn ${of.title} first`}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What one can do besides a duel. */
function Ways({ onFight }: { readonly onFight: Begin }) {
  return (
    <section className="ways" aria-labelledby="ways">
      <h2 id="ways">{t('More than a duel')}</h2>
      <ul className="way-list">
        <li>
          <button type="button" className="button quiet" onClick={() => onFight(colosseum, 'standard', 'hunt')}>
            {t('Hunt a lion')}
          </button>
          <span>
            {t('Carpophorus, a beast fighter, against a lion that the dice move: kill it before it kills you.')}
          </span>
        </li>
        <li>
          <a className="button quiet" href={hashOf({ screen: 'gladiators' })}>
            {t('My gladiators')}
          </a>
          <span>{t('Men of your own who keep their scars and their record from match to match.')}</span>
        </li>
        <li>
          <a className="button quiet" href={hashOf({ screen: 'scenarios' })}>
            {t('Scenarios')}
          </a>
          <span>{t('Prepared matches, from a first lesson to a battle; and an editor for your own.')}</span>
        </li>
        <li>
          <a className="button quiet" href={hashOf({ screen: 'books' })}>
            {t('One fight, four books')}
          </a>
          <span>{t('The same two men under every ruleset: what each asks, how a blow falls, who wins.')}</span>
        </li>
        <li>
          <a className="button quiet" href={hashOf({ screen: 'designer', ruleset: null })}>
            {t("The designer's bench")}
          </a>
          <span>{t('Other numbers, other rulings: play some hundred bouts and see what moves.')}</span>
        </li>
      </ul>
    </section>
  )
}
