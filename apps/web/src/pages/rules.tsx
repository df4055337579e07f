/** The rules of a game, paragraph by paragraph, to be read and searched. */
import type { Paragraph } from '@harena/engine'
import { t } from '@harena/engine'
import { useEffect, useMemo, useState } from 'react'
import { Page } from '../app/frame.tsx'
import { hashOf } from '../app/route.ts'
import { useLoaded } from '../app/use-loaded.ts'
import { games, listingOf } from '../games/index.ts'
import type { Listing } from '../games/listing.ts'
import { HowToPlay } from '../match/help.tsx'
import { PrintSheets } from '../match/print-sheets.tsx'
import { ParagraphBody, RichText, RulesProvider } from '../ui/rules-context.tsx'

export interface RulesProps {
  readonly ruleset: string | null
  readonly paragraph: string | null
}

interface Chapter {
  readonly title: string
  readonly paragraphs: readonly Paragraph[]
}

function chaptersOf(paragraphs: Iterable<Paragraph>): Chapter[] {
  const chapters = new Map<string, Paragraph[]>()
  for (const paragraph of paragraphs) {
    const here = chapters.get(paragraph.chapter)
    if (here) here.push(paragraph)
    else chapters.set(paragraph.chapter, [paragraph])
  }
  return [...chapters].map(([title, here]) => ({ title, paragraphs: here }))
}

function matches({ id, text, ruling, chapter }: Paragraph, wanted: string): boolean {
  return [id, text, ruling ?? '', chapter].some((part) => part.toLowerCase().includes(wanted))
}

export function Rules({ ruleset, paragraph }: RulesProps) {
  // A campaign is played by the same book as its matches.
  const within = ruleset && (listingOf(ruleset)?.within ?? ruleset)
  const game = games.find(({ id }) => id === within) ?? games[0]!
  return <RulesOf key={game.id} game={game} paragraph={paragraph} />
}

function RulesOf({ game, paragraph }: { readonly game: Listing; readonly paragraph: string | null }) {
  const { id, title } = game
  const { book, ledger } = useLoaded(`rules ${id}`, async () => {
    const { book } = await game.book()
    return { book, ledger: await book.ledger() }
  })
  const { paragraphs } = ledger
  const [wanted, setWanted] = useState('')
  const chapters = useMemo(() => {
    const words = wanted.trim().toLowerCase()
    return chaptersOf([...paragraphs.values()].filter((one) => matches(one, words)))
  }, [paragraphs, wanted])
  useEffect(() => {
    if (paragraph === null) return
    const element = document.getElementById(`rule-${paragraph}`)
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [paragraph])
  return (
    <Page title={t`${title}: the rules`}>
      <nav className="tabs" aria-label={t('Rules of')}>
        {games.map((other) => (
          <a
            key={other.id}
            href={hashOf({ screen: 'rules', ruleset: other.id, paragraph: null })}
            aria-current={other === game ? 'page' : undefined}
          >
            {other.title}
          </a>
        ))}
      </nav>
      <RulesProvider book={book} isEager>
        <details className="how">
          <summary>{t('How to play, in ten lines')}</summary>
          <HowToPlay book={book} />
        </details>
        <details className="how">
          <summary>{t('About this text')}</summary>
          <p>
            <RichText text={ledger.introduction} />
          </p>
        </details>
        <PrintSheets ruleset={game.id} />
        <label className="search">
          <span>{t('Search the rules')}</span>
          <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
        <p role="status" className="quiet-text">
          {wanted.trim() !== '' &&
            t`${chapters.reduce((sum, chapter) => sum + chapter.paragraphs.length, 0)} paragraphs of ${paragraphs.size}`}
        </p>
        <Contents chapters={chapters} />
        <Chapters game={game} chapters={chapters} paragraph={paragraph} />
      </RulesProvider>
    </Page>
  )
}

interface ChaptersProps {
  readonly game: Listing
  readonly chapters: readonly Chapter[]
  /** The one that was asked for. */
  readonly paragraph: string | null
}

function Chapters({ game, chapters, paragraph }: ChaptersProps) {
  return chapters.map((chapter, index) => (
    <section key={chapter.title} aria-labelledby={`chapter-${index}`} className="chapter">
      <h2 id={`chapter-${index}`} tabIndex={-1}>
        {chapter.title}
      </h2>
      {chapter.paragraphs.map((one) => (
        <article
          key={one.id}
          id={`rule-${one.id}`}
          tabIndex={-1}
          className={one.id === paragraph ? 'paragraph here' : 'paragraph'}
        >
          <h3 className="paragraph-id">
            <a href={hashOf({ screen: 'rules', ruleset: game.id, paragraph: one.id })}>{one.id}</a>
            {one.kind !== 'rule' && <span className="kind">{one.kind}</span>}
          </h3>
          <div>
            <ParagraphBody paragraph={one} />
          </div>
        </article>
      ))}
    </section>
  ))
}

function Contents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  return (
    <details className="how">
      <summary>{t('Chapters')}</summary>
      <ul className="contents">
        {chapters.map((chapter, index) => (
          <li key={chapter.title}>
            <button
              type="button"
              className="link-button"
              onClick={() => {
                const heading = document.getElementById(`chapter-${index}`)
                heading?.scrollIntoView()
                heading?.focus({ preventScroll: true })
              }}
            >
              {chapter.title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
