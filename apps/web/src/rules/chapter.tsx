/** One chapter: what it is about, its tables and pictures where they belong, its paragraphs one by one. */
import type { Paragraph, Rule } from '@harena/engine'
import { t } from '@harena/engine'
import { hashOf } from '../app/route.ts'
import type { Chapter } from '../games/book.ts'
import { meaningOf, switchesOf } from '../ui/paragraph-words.ts'
import { ParagraphBody, RichText, SwitchLine, TableOf } from '../ui/rules-context.tsx'
import { tx } from '../ui/tx.ts'
import { changedIn, detailsOf, headOf, isChapterOff, isOff, labelOf, slugOf, titleOf } from './chapters.ts'
import type { Reading } from './page.tsx'
import type { Drawn } from './reader.ts'

interface ChapterProps extends Reading {
  readonly chapter: Chapter
}

export function ChapterPage(props: ChapterProps) {
  const { book, reader, values, chapter, parts } = props
  const { number, name } = headOf(chapter)
  const drawings = reader.drawings(values)
  const table = number.startsWith('T') ? book.tableFor?.(number, values) : null
  const repeated = repeatedTables(props)
  return (
    <article className="chapter" aria-labelledby="reader-head">
      <p className="chapter-part">{parts.find(({ chapters }) => chapters.includes(chapter))?.title}</p>
      <h2 id="reader-head" tabIndex={-1}>
        {number && <span className="chapter-number">{number}</span>}
        {name}
      </h2>
      {isChapterOff(chapter, reader, values) && (
        <p className="notice">
          {t('None of this chapter is used here: it is switched off, or belongs to another edition.')}
        </p>
      )}
      <p className="chapter-prose">
        <RichText text={chapter.prose} />
      </p>
      <InDetail {...props} />
      {table && <TableOf {...table} />}
      {chapter.paragraphs.map((one) => (
        <ParagraphOf
          key={one.id}
          {...props}
          paragraph={one}
          drawn={drawings.filter(({ rule }) => rule === one.id)}
          isTableShown={!repeated.has(one.id)}
        />
      ))}
      <Onward {...props} />
    </article>
  )
}

/** The paragraphs whose table has been shown in this chapter already. */
function repeatedTables({ book, chapter, values }: ChapterProps): Set<Rule> {
  const seen = new Set<string>()
  const again = chapter.paragraphs.filter(({ id }) => {
    const caption = book.tableFor?.(id, values)?.caption
    if (caption === undefined) return false
    const isAgain = seen.has(caption)
    seen.add(caption)
    return isAgain
  })
  return new Set(again.map(({ id }) => id))
}

const kindNames: Readonly<Partial<Record<Paragraph['kind'], string>>> = {
  table: t('table'),
  ruling: t('ruling'),
  example: t('example'),
  vector: t('worked case'),
  note: t('note'),
  later: t('not played yet'),
}

interface ParagraphProps extends ChapterProps {
  readonly paragraph: Paragraph
  readonly drawn: readonly Drawn[]
  readonly isTableShown: boolean
}

function ParagraphOf(props: ParagraphProps) {
  const { game, book, reader, values, chapter, paragraph, place, switches, drawn, isTableShown } = props
  const { id, kind } = paragraph
  const off = isOff(paragraph, reader.options, values)
  const changed = changedIn(paragraph, reader.options, values)
  const told = paragraph.switch ? switchesOf(paragraph, reader.options) : []
  // What no paragraph tells of stands with the one that it belongs to.
  const untold = switches.filter((one) => one.place === id && !told.includes(one.option))
  const names = ['paragraph', id === place ? 'here' : '', off ? 'is-off' : '']
  return (
    <section
      id={`rule-${id}`}
      tabIndex={-1}
      aria-label={titleOf(chapter, id)}
      className={names.filter(Boolean).join(' ')}
    >
      <h3 className="paragraph-id">
        <a href={hashOf({ screen: 'rules', ruleset: game.id, paragraph: id })}>{labelOf(id)}</a>
        {kindNames[kind] && <span className="kind">{kindNames[kind]}</span>}
        {off && <span className="off-mark">{t('not used here')}</span>}
      </h3>
      <div>
        <ParagraphBody paragraph={paragraph} isTableShown={isTableShown} />
        {untold.map(({ option }) => (
          <SwitchLine key={option.id} option={option} />
        ))}
        {!off &&
          changed.map((option) => (
            <p key={option.id} className="rule-switch">
              {tx`Here: ${<b>{meaningOf(option, values[option.id])}</b>}.`}
            </p>
          ))}
        {book.terms
          ?.filter(({ rule }) => rule === id)
          .map(({ word, means }) => (
            <p key={word} className="rule-term">
              <b>{word}</b>: {means}
            </p>
          ))}
        {drawn.length > 0 && <div className="rule-drawings">{drawn.map(({ picture }) => picture)}</div>}
      </div>
    </section>
  )
}

/** Where the same is told step by step, with every special case. */
function InDetail({ game, ledger, chapter }: ChapterProps) {
  const details = detailsOf(chapter, ledger.chapters)
  if (details.length === 0) return null
  return (
    <p className="chapter-details">
      {t('Step by step, with every special case:')}{' '}
      {details.map((one) => (
        <a key={one.title} href={hashOf({ screen: 'rules', ruleset: game.id, paragraph: slugOf(one) })}>
          {headOf(one).name}
        </a>
      ))}
    </p>
  )
}

/** To the chapters before and after. */
function Onward({ game, ledger, parts, chapter }: ChapterProps) {
  const all = parts.flatMap(({ chapters }) => chapters)
  const at = all.indexOf(chapter)
  const link = (other: Chapter | undefined, way: string) =>
    other && (
      <a href={hashOf({ screen: 'rules', ruleset: game.id, paragraph: slugOf(other) })}>
        <small>{way}:</small> {headOf(other).name}
      </a>
    )
  return (
    ledger.chapters.length > 1 && (
      <nav className="onward" aria-label={t('Other chapters')}>
        {link(all[at - 1], t('previous'))}
        {link(all[at + 1], t('next'))}
      </nav>
    )
  )
}
