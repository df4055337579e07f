/** The rules of a game as a book: chapters with their tables and pictures, a page to print, and a search. */
import { capital, effectiveOptions, t } from '@harena/engine'
import { useEffect, useMemo, useState } from 'react'
import { BackToBout, Header, Heading, useTitle } from '../app/frame.tsx'
import { lastPlayed, lastSeen } from '../app/last-played.ts'
import { hashOf } from '../app/route.ts'
import { useLoaded } from '../app/use-loaded.ts'
import type { Book, Ledger } from '../games/book.ts'
import { games, listingOf } from '../games/index.ts'
import type { Listing } from '../games/listing.ts'
import { plainSentence } from '../ui/paragraph-words.ts'
import { RulesProvider } from '../ui/rules-context.tsx'
import { tx } from '../ui/tx.ts'
import { ChapterPage } from './chapter.tsx'
import { chapterAt, partsOf, switchPlaces } from './chapters.ts'
import { Contents, isWide } from './contents.tsx'
import { Overview } from './overview.tsx'
import type { Edition, Reader } from './reader.ts'
import { Results } from './results.tsx'
import { entriesOf } from './search.ts'
import { SUMMARY, SummaryPage } from './summary.tsx'
import './rules.css'

export interface RulesProps {
  readonly ruleset: string | null
  /** A paragraph, a chapter by its name, or the summary. */
  readonly paragraph: string | null
}

export function Rules({ ruleset, paragraph }: RulesProps) {
  const wanted = ruleset ?? lastSeen()?.ruleset ?? null
  // A campaign is played by the same book as its matches.
  const within = wanted && (listingOf(wanted)?.within ?? wanted)
  const game = games.find(({ id }) => id === within) ?? games[0]!
  return <RulesOf key={game.id} game={game} place={paragraph} />
}

/** A book of which the page knows nothing but its paragraphs. */
function plainReader({ options }: Book): Reader {
  return {
    options,
    editions: [{ id: 'book', title: t('As printed'), note: '', switches: {} }],
    parts: [t('Chapters')],
    detailed: [],
    partOf: () => t('Chapters'),
    drawings: () => [],
    summary: { turn: [], tables: [], drawings: [] },
  }
}

function useBook(game: Listing) {
  return useLoaded(`rules ${game.id}`, async () => {
    const { book } = await game.book()
    const [ledger, loaded] = await Promise.all([book.ledger(), book.reader?.()])
    return { book, ledger, reader: loaded?.reader ?? plainReader(book) }
  })
}

const PLAYED = 'played'

/** The match that was on the screen comes first: what it is played by is what one wants to read. */
function editionsFor(game: Listing, reader: Reader): readonly Edition[] {
  const match = lastSeen()
  const isCampaign = match !== null && listingOf(match.ruleset)?.within === game.id
  if (!match || (match.ruleset !== game.id && !isCampaign)) return reader.editions
  const switches = match.options as Edition['switches']
  const isOn = lastPlayed()?.options === match.options
  const [on, last] = isCampaign
    ? [t('The campaign that is on'), t('The campaign that you saw last')]
    : [t('The bout that is on'), t('The bout that you saw last')]
  const title = isOn ? on : last
  const note = isOn
    ? t('With the switches and tables that you are playing by.')
    : t('With the switches and tables that it was played by.')
  return [{ id: PLAYED, title, note, switches }, ...reader.editions]
}

/** All values that paragraphs ask for; those of a match may have switches of a campaign besides. */
function valuesOf({ options }: Reader, { id, switches }: Edition) {
  const usual = Object.fromEntries(options.map((option) => [option.id, option.default]))
  return id === PLAYED ? { ...usual, ...switches } : { ...usual, ...effectiveOptions({ options }, switches) }
}

function RulesOf({ game, place }: { readonly game: Listing; readonly place: string | null }) {
  const { book, ledger, reader } = useBook(game)
  const editions = useMemo(() => editionsFor(game, reader), [game, reader])
  const [chosen, setChosen] = useState(editions[0]!)
  const values = useMemo(() => valuesOf(reader, chosen), [reader, chosen])
  const parts = useMemo(() => partsOf(ledger.chapters, reader), [ledger, reader])
  const switches = useMemo(() => switchPlaces(reader.options, [...ledger.paragraphs.values()]), [reader, ledger])
  const entries = useEntries(book, ledger, reader, switches)
  const [wanted, setWanted] = useState('')
  // Whoever follows a result, or a link elsewhere, has found what he looked for.
  const [searchedAt, setSearchedAt] = useState(place)
  if (searchedAt !== place) {
    setSearchedAt(place)
    setWanted('')
  }
  const chapter = chapterAt(place, ledger.chapters)
  const reading = { game, book: { ...book, options: reader.options }, ledger, reader, values, parts, place, switches }
  useTitle(t`${game.title}: the rules`)
  useShown(place)
  return (
    <RulesProvider book={reading.book} options={values} isEager>
      <Header>
        <BackToBout />
      </Header>
      <main className="reader">
        <Heading>{tx`${game.title}: the rules`}</Heading>
        <Books game={game} />
        <Contents
          {...reading}
          wanted={wanted}
          onWanted={setWanted}
          editions={editions}
          chosen={chosen}
          onChosen={setChosen}
        />
        <div className="reader-page">
          {wanted.trim() !== '' ? (
            <Results
              game={game}
              entries={entries}
              wanted={wanted}
              onEdition={(id) => {
                setChosen(editions.find((one) => one.id === id) ?? chosen)
                setWanted('')
              }}
            />
          ) : place === SUMMARY ? (
            <SummaryPage {...reading} edition={chosen} />
          ) : chapter ? (
            <ChapterPage {...reading} chapter={chapter} />
          ) : (
            <Overview {...reading} />
          )}
        </div>
      </main>
    </RulesProvider>
  )
}

export interface Reading {
  readonly game: Listing
  readonly book: Book
  readonly ledger: Ledger
  readonly reader: Reader
  /** The switches that are read by. */
  readonly values: Readonly<Record<string, unknown>>
  readonly parts: ReturnType<typeof partsOf>
  readonly place: string | null
  /** Where each switch is told of. */
  readonly switches: ReturnType<typeof switchPlaces>
}

function Books({ game }: { readonly game: Listing }) {
  return (
    <nav className="tabs" aria-label={t('Rules of')}>
      {games.map(({ id, title }) => (
        <a
          key={id}
          href={hashOf({ screen: 'rules', ruleset: id, paragraph: null })}
          aria-current={id === game.id ? 'page' : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  )
}

function useEntries(book: Book, ledger: Ledger, { options, editions }: Reader, switches: Reading['switches']) {
  return useMemo(() => {
    const places = ledger.chapters.flatMap(({ title, paragraphs }) => [
      title.split(' ', 1)[0]!,
      ...paragraphs.map(({ id }) => id),
    ])
    const tables = places.flatMap((place) => {
      const table = book.tableFor?.(place)
      return table ? [{ place, caption: table.caption }] : []
    })
    return entriesOf({
      chapters: ledger.chapters,
      terms: book.terms ?? [],
      tables,
      switches,
      editions,
      say: (one) =>
        [one.text, one.ruling ?? '']
          .map((text) => capital(plainSentence(text, one, options)))
          .join(' ')
          .trim(),
    })
  }, [book, ledger, options, editions, switches])
}

/** Brings what was asked for into view, and gives it the focus. */
function useShown(place: string | null): void {
  useEffect(() => {
    const element = place === null ? null : document.getElementById(`rule-${place}`)
    if (element) {
      element.scrollIntoView({ block: 'center' })
      element.focus({ preventScroll: true })
      return
    }
    const head = place === null ? null : document.getElementById('reader-head')
    if (head && !isWide()) {
      // The contents stand above the chapter there: they have done their part.
      document.querySelector('.reader-contents')?.removeAttribute('open')
      head.scrollIntoView({ block: 'start' })
    } else window.scrollTo(0, 0)
    head?.focus({ preventScroll: true })
  }, [place])
}
