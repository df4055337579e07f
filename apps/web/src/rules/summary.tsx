/** A whole game on one page, to be printed and laid beside the board. */
import { t } from '@harena/engine'
import { HowToPlay } from '../match/help.tsx'
import { Cite, RichText, TableOf } from '../ui/rules-context.tsx'
import { tx } from '../ui/tx.ts'
import type { Reading } from './page.tsx'
import type { Edition } from './reader.ts'

/** Its place in the address. */
export const SUMMARY = 'summary'

export function SummaryPage({ game, book, reader, values, edition }: Reading & { readonly edition: Edition }) {
  const { turn, tables, drawings } = reader.summary
  const drawn = reader.drawings(values).filter(({ rule }) => drawings.includes(rule))
  return (
    <article className="summary-page" aria-labelledby="reader-head">
      <div className="summary-head">
        <h2 id="reader-head" tabIndex={-1}>
          {tx`${game.title} on one page`}
        </h2>
        <button type="button" className="button quiet" onClick={() => window.print()}>
          {t('Print it')}
        </button>
      </div>
      <p className="quiet-text summary-edition">
        {edition.title}. {edition.note}
      </p>
      <div className="summary-columns">
        <section aria-labelledby="summary-turn">
          <h3 id="summary-turn">{t('How it goes')}</h3>
          {turn.length > 0 ? (
            <ol className="how-to">
              {turn.map((line) => (
                <li key={line}>
                  <RichText text={line} />
                </li>
              ))}
            </ol>
          ) : (
            <HowToPlay book={book} />
          )}
        </section>
        {drawn.map(({ rule, picture }) => (
          <div key={rule} className="rule-drawings">
            {picture}
          </div>
        ))}
        {tables.map((rule) => {
          const table = book.tableFor?.(rule, values)
          return table && <TableOf key={rule} {...table} />
        })}
        <Terms book={book} />
      </div>
    </article>
  )
}

/** The words that need a sentence; the shortest list that helps. */
function Terms({ book }: Pick<Reading, 'book'>) {
  const { terms = [] } = book
  if (terms.length === 0) return null
  return (
    <section className="summary-words" aria-labelledby="summary-terms">
      <h3 id="summary-terms">{t('Words')}</h3>
      <dl className="summary-terms">
        {terms.map(({ word, means, rule }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>
              {means} <Cite rule={rule} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
