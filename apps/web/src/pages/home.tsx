/** The start: what one has left, a bout within one click, the gates of the four books, and what else there is to do. */
import { t } from '@harena/engine'
import { Header, Heading, useTitle } from '../app/frame.tsx'
import { allTexts } from '../app/language.ts'
import { useOpening } from '../app/opening.ts'
import { hashOf } from '../app/route.ts'
import type { SavedMatch } from '../app/saved-match.ts'
import { useSavedMatches } from '../app/stores.ts'
import { DailyCard } from '../daily/card.tsx'
import { colosseum } from '../games/colosseum/listing.ts'
import { campaigns, games, listingOf } from '../games/index.ts'
import { type Listing, minutesWords } from '../games/listing.ts'
import { munera } from '../games/munera/listing.ts'
import { gentle } from '../games/new-match.ts'
import { NewerVersion } from '../offline/newer-version.tsx'
import { useProgress } from '../school/progress.ts'
import { tx } from '../ui/tx.ts'
import { DEPTHS, Depth, Gates, type GatesProps } from './gate.tsx'
import { LoadRecord } from './load.tsx'
import { Recent } from './recent.tsx'

type Begin = (game: Listing, id?: string) => void

export function Home() {
  useTitle('Harena')
  const matches = useSavedMatches()
  const { begin } = useOpening()
  const fight: Begin = async (game, id) => {
    await allTexts()
    begin(gentle((await game.setup!()).quickMatch(id), matches))
  }
  const done = useProgress()
  const isKnown = ({ id, gate }: Listing) =>
    done.has(gate!.lesson) ||
    matches.some(({ record }) => record.ruleset === id || listingOf(record.ruleset)?.within === id)
  const played = new Set(games.filter((game) => game.gate && isKnown(game)).map(({ id }) => id))
  const latest = matches.find((match) => !match.isOver && match.sitters.length > 0)
  return (
    <>
      <Header />
      <main className="home">
        <NewerVersion />
        <section className="hero">
          <div>
            <Heading className="hero-name">Harena</Heading>
            <p className="hero-line">
              {t('The arena in software: tabletop gladiator games, refereed to the last paragraph.')}
            </p>
            <HeroButtons latest={latest} onFight={fight} />
          </div>
          <DailyCard />
        </section>
        <Gates played={played} onPlay={fight} />
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

interface HeroButtonsProps {
  /** The bout to go on with, if there is one. */
  readonly latest: SavedMatch | undefined
  readonly onFight: Begin
}

/** A campaign by what it is, for its players fight in none of its matches. */
function titleOf({ names, record }: SavedMatch): string {
  const way = campaigns.find(({ id }) => id === record.ruleset)?.campaign.way
  return way ? `${way.charAt(0).toLowerCase()}${way.slice(1)}: ${names.join(', ')}` : names.join(' – ')
}

/** Whoever has something to go on with is asked that first. */
function HeroButtons({ latest, onFight }: HeroButtonsProps) {
  return (
    <>
      <div className="hero-buttons">
        {latest && (
          <a className="button large" href={hashOf({ screen: 'play', id: latest.id })}>
            {tx`Continue ${titleOf(latest)}`}
          </a>
        )}
        <button
          type="button"
          className={latest ? 'button quiet large' : 'button large'}
          onClick={() => onFight(munera)}
        >
          {t('Fight now')}
        </button>
        <a className="button quiet large" href={hashOf({ screen: 'school', game: null })}>
          {t('Learn first')}
        </a>
      </div>
      <p className="quiet-text">
        {latest
          ? t('“Fight now”: you lead Flamma, a Myrmillo, against Verus, a Thracian, in Munera Sine Missione.')
          : t('One click, and you lead Flamma, a Myrmillo, against Verus, a Thracian, in Munera Sine Missione.')}
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
          <button type="button" className="button quiet" onClick={() => onFight(colosseum, 'hunt')}>
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
