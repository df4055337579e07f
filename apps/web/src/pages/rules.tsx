/** The rules of a game, paragraph by paragraph, to be read and searched. */
import type { Paragraph } from '@harena/engine'
import { useEffect, useMemo, useState } from 'react'
import { Page } from '../app/frame.tsx'
import { hashOf } from '../app/route.ts'
import type { Book } from '../games/guide.ts'
import { books } from '../games/index.ts'
import { introductions } from '../games/ledgers.ts'
import { HowToPlay } from '../match/help.tsx'
import { ParagraphBody, RichText, RulesProvider } from '../ui/rules-context.tsx'

export interface RulesProps {
  readonly guide: Book
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

export function Rules({ guide, paragraph }: RulesProps) {
  const { id, title } = guide.entry.ruleset
  const [wanted, setWanted] = useState('')
  const chapters = useMemo(() => {
    const words = wanted.trim().toLowerCase()
    return chaptersOf([...guide.ledger.values()].filter((one) => matches(one, words)))
  }, [guide, wanted])
  useEffect(() => {
    if (paragraph === null) return
    const element = document.getElementById(`rule-${paragraph}`)
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [paragraph])
  return (
    <Page title={`${title}: the rules`}>
      <nav className="tabs" aria-label="Rules of">
        {books.map((other) => (
          <a
            key={other.entry.ruleset.id}
            href={hashOf({ screen: 'rules', ruleset: other.entry.ruleset.id, paragraph: null })}
            aria-current={other === guide ? 'page' : undefined}
          >
            {other.entry.ruleset.title}
          </a>
        ))}
      </nav>
      <RulesProvider guide={guide}>
        <details className="how">
          <summary>How to play, in ten lines</summary>
          <HowToPlay guide={guide} />
        </details>
        <details className="how">
          <summary>About this text</summary>
          <p>
            <RichText text={introductions[id] ?? ''} />
          </p>
        </details>
        <label className="search">
          <span>Search the rules</span>
          <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
        <p role="status" className="quiet-text">
          {wanted.trim() !== '' &&
            `${chapters.reduce((sum, chapter) => sum + chapter.paragraphs.length, 0)} paragraphs of ${guide.ledger.size}`}
        </p>
        <Contents chapters={chapters} />
        {chapters.map((chapter, index) => (
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
                  <a href={hashOf({ screen: 'rules', ruleset: id, paragraph: one.id })}>{one.id}</a>
                  {one.kind !== 'rule' && <span className="kind">{one.kind}</span>}
                </h3>
                <div>
                  <ParagraphBody paragraph={one} />
                </div>
              </article>
            ))}
          </section>
        ))}
      </RulesProvider>
    </Page>
  )
}

function Contents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  return (
    <details className="how">
      <summary>Chapters</summary>
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
