/** The bouts one has left: to go on with, to watch, to keep, to delete. */
import { counted, t } from '@harena/engine'
import { useState } from 'react'
import { hashOf } from '../app/route.ts'
import type { SavedMatch } from '../app/saved-match.ts'
import { savedMatches } from '../app/stores.ts'
import { listingOf } from '../games/index.ts'
import { momentWords } from '../ui/dates.ts'
import { saveText } from '../ui/save-text.ts'
import { tx } from '../ui/tx.ts'

/** Where the list of all of them stands. */
export const RECENT = 'recent'

export function Recent({ matches }: { readonly matches: readonly SavedMatch[] }) {
  const { deleted } = savedMatches
  const unreadable = savedMatches.unreadable()
  if (matches.length === 0 && !deleted && unreadable.length === 0) return null
  return (
    <section aria-labelledby={RECENT}>
      <h2 id={RECENT} tabIndex={-1}>
        {t('Your bouts')}
      </h2>
      <div role="status">
        {deleted && (
          <p className="notice">
            {tx`${titleOf(deleted)} is deleted.`}{' '}
            <button type="button" className="button quiet small" onClick={() => savedMatches.restore()}>
              {t('Undo')}
            </button>
          </p>
        )}
      </div>
      <ul className="recent">
        {matches.map((match) => (
          <RecentMatch key={match.id} match={match} />
        ))}
      </ul>
      {unreadable.length > 0 && <Unreadable entries={unreadable} />}
      {matches.some(({ isQuick }) => isQuick) && (
        <p className="quiet-text small">
          {t('Of bouts begun with one click the last twenty stay, and all that you keep.')}
        </p>
      )}
    </section>
  )
}

/** Its players fight in none of its matches: it is called by whom it is about, and where it stands. */
export function isCampaign({ record }: SavedMatch): boolean {
  return listingOf(record.ruleset)?.campaign !== undefined
}

export function titleOf(match: SavedMatch): string {
  return match.names.join(isCampaign(match) ? ', ' : ' – ')
}

function RecentMatch({ match }: { readonly match: SavedMatch }) {
  const { record, savedAt } = match
  const [isAsking, setAsking] = useState(false)
  const game = listingOf(record.ruleset)?.title ?? record.ruleset
  return (
    <li>
      <div>
        <b className="recent-names">{titleOf(match)}</b>
        <span className="quiet-text small">
          {match.outcome && <b className={`recent-outcome ${match.outcome}`}>{t(match.outcome)}</b>} {game},{' '}
          {momentWords(savedAt)}
        </span>
      </div>
      {isAsking ? (
        <AskToDelete what={titleOf(match)} onYes={() => savedMatches.remove(match.id)} onNo={() => setAsking(false)} />
      ) : (
        <Deeds match={match} onDelete={() => setAsking(true)} />
      )}
    </li>
  )
}

interface DeedsProps {
  readonly match: SavedMatch
  readonly onDelete: () => void
}

function Deeds({ match, onDelete }: DeedsProps) {
  const { id, isOver, sitters, isQuick } = match
  const title = titleOf(match)
  return (
    <div className="recent-buttons">
      {!isOver && sitters.length > 0 && (
        <a className="button quiet small" href={hashOf({ screen: 'play', id })} aria-label={t`Continue ${title}`}>
          {t('Continue')}
        </a>
      )}
      <a
        className="button quiet small"
        href={hashOf({ screen: 'replay', id, part: null })}
        aria-label={t`Replay ${title}`}
      >
        {t('Replay')}
      </a>
      {isQuick && (
        <button
          type="button"
          className="button quiet small"
          aria-label={t`Keep ${title}`}
          onClick={() => savedMatches.keep(id)}
        >
          {t('Keep')}
        </button>
      )}
      <button type="button" className="button quiet small" aria-label={t`Delete ${title}`} onClick={onDelete}>
        {t('Delete')}
      </button>
    </div>
  )
}

interface AskToDeleteProps {
  readonly what: string
  readonly onYes: () => void
  readonly onNo: () => void
}

function AskToDelete({ what, onYes, onNo }: AskToDeleteProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className="recent-buttons" role="group" aria-label={t`Delete ${what}?`}>
      <button type="button" className="button small" onClick={onYes}>
        {t('Delete it')}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone */}
      <button type="button" className="button quiet small" autoFocus onClick={onNo}>
        {t('No')}
      </button>
    </div>
  )
}

type Entries = ReturnType<typeof savedMatches.unreadable>

/** What another version wrote or something spoilt: nobody but its owner throws it away. */
function Unreadable({ entries }: { readonly entries: Entries }) {
  const [isAsking, setAsking] = useState(false)
  const what = counted(entries.length, 'entry', 'entries')
  const save = () => saveText('harena-unreadable.json', 'application/json', JSON.stringify(entries))
  const remove = () => {
    for (const { id } of entries) savedMatches.remove(id)
  }
  return (
    <div className="notice">
      {tx`${what} among the saved matches cannot be read.`}
      {isAsking ? (
        <AskToDelete what={what} onYes={remove} onNo={() => setAsking(false)} />
      ) : (
        <div className="recent-buttons">
          <button type="button" className="button quiet small" onClick={save}>
            {t('Save as a file')}
          </button>
          <button type="button" className="button quiet small" onClick={() => setAsking(true)}>
            {t('Delete')}
          </button>
        </div>
      )}
    </div>
  )
}
