/** What a search has found. */
import { counted, t } from '@harena/engine'
import { hashOf } from '../app/route.ts'
import type { Listing } from '../games/listing.ts'
import { type Entry, excerptOf, searched } from './search.ts'

/** More than these nobody reads through. */
const MOST = 60

const kinds: Readonly<Record<Entry['kind'], string>> = {
  chapter: t('chapter'),
  paragraph: '',
  case: t('worked case'),
  table: t('table'),
  term: t('word'),
  switch: t('switch'),
  edition: t('read it as this edition'),
}

interface ResultsProps {
  readonly game: Listing
  readonly entries: readonly Entry[]
  readonly wanted: string
  readonly onEdition: (id: string) => void
}

export function Results({ game, entries, wanted, onEdition }: ResultsProps) {
  const found = searched(entries, wanted)
  return (
    <section aria-labelledby="found">
      <h2 id="found">{t('Found')}</h2>
      <p role="status" className="quiet-text">
        {found.length === 0
          ? t('Nothing. A shorter word may help, or a number such as 10.3.')
          : found.length > MOST
            ? t`${found.length} places, the best ${MOST} of them`
            : counted(found.length, 'place')}
      </p>
      <ol className="found">
        {found.slice(0, MOST).map((entry) => (
          <li key={`${entry.kind} ${entry.name} ${entry.place}`}>
            {entry.kind === 'edition' ? (
              <button type="button" onClick={() => onEdition(entry.place)}>
                <Named entry={entry} />
              </button>
            ) : (
              <a href={hashOf({ screen: 'rules', ruleset: game.id, paragraph: entry.place })}>
                <Named entry={entry} />
              </a>
            )}
            <p>
              <Marked text={entry.text} wanted={wanted} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Named({ entry: { kind, name, place } }: { readonly entry: Entry }) {
  return (
    <>
      <b>{name}</b>
      {kinds[kind] && <small>{kind === 'switch' ? `${kinds[kind]}, ${place}` : kinds[kind]}</small>}
    </>
  )
}

/** The part of a text where the first word is, with all words marked. */
function Marked({ text, wanted }: { readonly text: string; readonly wanted: string }) {
  return excerptOf(text, wanted).map((part, at) => {
    const key = `${at} ${part}`
    return at % 2 === 1 ? <mark key={key}>{part}</mark> : part
  })
}
