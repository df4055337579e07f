/** Beside the page: the search, what is read by, and the chapters. */
import { t } from '@harena/engine'
import { hashOf } from '../app/route.ts'
import { chapterAt, headOf, isChapterOff, slugOf } from './chapters.ts'
import type { Reading } from './page.tsx'
import type { Edition } from './reader.ts'
import { SUMMARY } from './summary.tsx'

interface ContentsProps extends Reading {
  readonly wanted: string
  readonly onWanted: (wanted: string) => void
  readonly editions: readonly Edition[]
  readonly chosen: Edition
  readonly onChosen: (edition: Edition) => void
}

export function Contents(props: ContentsProps) {
  const { game, ledger, place, editions, chosen, onChosen, wanted, onWanted } = props
  const current = chapterAt(place, ledger.chapters)
  return (
    <div className="reader-side">
      <label className="search">
        <span>{t('Search: a word, a number, a table')}</span>
        <input
          type="search"
          value={wanted}
          placeholder={t('net, 10.3, wounds …')}
          onChange={(event) => onWanted(event.target.value)}
        />
      </label>
      {editions.length > 1 && (
        <label className="reader-edition">
          <span>{t('Read it as')}</span>
          <select
            value={chosen.id}
            onChange={(event) => onChosen(editions.find(({ id }) => id === event.target.value) ?? chosen)}
          >
            {editions.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
          <small>{chosen.note}</small>
        </label>
      )}
      <details className="reader-contents" open={current === null ? undefined : isWide()}>
        <summary>{t('Contents')}</summary>
        <nav aria-label={t('Chapters')}>
          <ul>
            <li>
              <Entry game={game} place={null} isHere={place === null} name={t('The whole book')} />
            </li>
            <li>
              <Entry game={game} place={SUMMARY} isHere={place === SUMMARY} name={t('On one page')} />
            </li>
          </ul>
          <Chapters {...props} current={current?.title ?? null} />
        </nav>
      </details>
    </div>
  )
}

/** On a phone the contents stay closed, so that the page itself is seen. */
export function isWide(): boolean {
  return window.matchMedia('(min-width: 900px)').matches
}

function Chapters({ game, parts, reader, values, current }: Reading & { readonly current: string | null }) {
  return parts.map(({ title, chapters }) => (
    <section key={title} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {chapters.map((chapter) => {
          const { number, name } = headOf(chapter)
          return (
            <li key={chapter.title} className={isChapterOff(chapter, reader, values) ? 'is-off' : ''}>
              <Entry
                game={game}
                place={slugOf(chapter)}
                isHere={chapter.title === current}
                number={number}
                name={name}
                isOff={isChapterOff(chapter, reader, values)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  ))
}

interface EntryProps {
  readonly game: Reading['game']
  readonly place: string | null
  readonly isHere: boolean
  readonly number?: string
  readonly name: string
  readonly isOff?: boolean
}

/** Only the list is scrolled: the page has its own place. */
function bringIntoView(link: HTMLElement | null): void {
  const list = link?.closest<HTMLElement>('.reader-contents')
  if (list && link) list.scrollTop = link.offsetTop - list.offsetTop - list.clientHeight / 2
}

function Entry({ game, place, isHere, number = '', name, isOff = false }: EntryProps) {
  return (
    <a
      ref={isHere ? bringIntoView : undefined}
      href={hashOf({ screen: 'rules', ruleset: game.id, paragraph: place })}
      aria-current={isHere ? 'page' : undefined}
    >
      {number && <span className="entry-number">{number}</span>}
      <span>
        {name}
        {isOff && <small> {t('not used here')}</small>}
      </span>
    </a>
  )
}
