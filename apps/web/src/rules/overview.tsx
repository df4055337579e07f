/** The first page of a book: how it goes in ten lines, what it is made of, what is switched. */
import { t } from '@harena/engine'
import { hashOf } from '../app/route.ts'
import type { Chapter } from '../games/book.ts'
import { HowToPlay } from '../match/help.tsx'
import { PrintSheets } from '../match/print-sheets.tsx'
import { meaningOf } from '../ui/paragraph-words.ts'
import { Cite, RichText } from '../ui/rules-context.tsx'
import { headOf, isChapterOff, slugOf } from './chapters.ts'
import type { Reading } from './page.tsx'
import { SUMMARY } from './summary.tsx'

export function Overview(reading: Reading) {
  const { game, book, ledger, reader } = reading
  return (
    <>
      <section aria-labelledby="how-to-play">
        <h2 id="how-to-play">{t('How to play, in ten lines')}</h2>
        <HowToPlay book={book} />
      </section>
      <div className="reader-buttons">
        {reader.summary.turn.length > 0 && (
          <a className="button" href={hashOf({ screen: 'rules', ruleset: game.id, paragraph: SUMMARY })}>
            {t('All of it on one page')}
          </a>
        )}
        <PrintSheets ruleset={game.id} />
      </div>
      <Changed {...reading} />
      <Parts {...reading} />
      <details className="how">
        <summary>{t('About this text')}</summary>
        <p>
          <RichText text={ledger.introduction} />
        </p>
      </details>
    </>
  )
}

/** What is not as the book has it. */
function Changed({ reader, values }: Reading) {
  const changed = reader.options.filter(({ id, default: usual }) => values[id] !== usual)
  if (changed.length === 0) return null
  return (
    <details className="how reader-changed">
      <summary>
        {changed.length === 1 ? t('One switch is not as printed') : t`${changed.length} switches are not as printed`}
      </summary>
      <ul>
        {changed.map((option) => (
          <li key={option.id}>
            {option.title}: <b>{meaningOf(option, values[option.id])}</b> <Cite rule={option.rule} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Parts(reading: Reading) {
  const { parts, reader } = reading
  return parts.map(({ title, chapters }) =>
    reader.detailed.includes(title) ? (
      <details key={title} className="how reader-part">
        <summary>{title}</summary>
        <PartChapters {...reading} chapters={chapters} />
      </details>
    ) : (
      <section key={title} className="reader-part" aria-label={title}>
        <h2>{title}</h2>
        <PartChapters {...reading} chapters={chapters} />
      </section>
    ),
  )
}

function PartChapters({ game, reader, values, chapters }: Reading & { readonly chapters: readonly Chapter[] }) {
  return (
    <ul>
      {chapters.map((chapter) => {
        const { number, name } = headOf(chapter)
        const off = isChapterOff(chapter, reader, values)
        return (
          <li key={chapter.title} className={off ? 'is-off' : ''}>
            <a className="part-link" href={hashOf({ screen: 'rules', ruleset: game.id, paragraph: slugOf(chapter) })}>
              {number && (
                <span className="entry-number" aria-hidden="true">
                  {number}
                </span>
              )}
              <b>{name}</b>
            </a>
            {off && <small className="off-mark">{t('not used here')}</small>}
            <p>{chapter.prose}</p>
          </li>
        )
      })}
    </ul>
  )
}
