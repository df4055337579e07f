/** What one has begun and not ended, each a card: whoever comes back finds it first. */
import { t } from '@harena/engine'
import { hashOf } from '../app/route.ts'
import type { SavedMatch } from '../app/saved-match.ts'
import { listingOf } from '../games/index.ts'
import { momentWords } from '../ui/dates.ts'
import { isCampaign, RECENT, titleOf } from './recent.tsx'

/** More are found in the list of all. */
const MOST = 4

export function UnderWay({ matches }: { readonly matches: readonly SavedMatch[] }) {
  const begun = matches.filter((match) => !match.isOver && match.sitters.length > 0)
  if (begun.length === 0) return null
  const more = begun.length - MOST
  return (
    <section className="under-way" aria-labelledby="under-way">
      <h2 id="under-way">{t('Go on where you left off')}</h2>
      <ul>
        {begun.slice(0, MOST).map((match, at) => (
          <Begun key={match.id} match={match} isLatest={at === 0} />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="link-button" onClick={showAll}>
          {t`All that you have begun (${begun.length})`}
        </button>
      )}
    </section>
  )
}

function Begun({ match, isLatest }: { readonly match: SavedMatch; readonly isLatest: boolean }) {
  const title = titleOf(match)
  return (
    <li>
      <div>
        <b>{title}</b>
        <span className="quiet-text small">
          {[listingOf(match.record.ruleset)?.title, standing(match), momentWords(match.savedAt)]
            .filter(Boolean)
            .join(', ')}
        </span>
      </div>
      <a
        className={isLatest ? 'button small' : 'button quiet small'}
        href={hashOf({ screen: 'play', id: match.id })}
        aria-label={isCampaign(match) ? t`Continue: ${title}` : t`Continue ${title}`}
      >
        {t('Continue')}
      </a>
    </li>
  )
}

/** "in round 3"; a campaign says it in its name. */
function standing({ record, length }: SavedMatch): string | null {
  const unit = listingOf(record.ruleset)?.gate?.unit
  if (unit === undefined || !length) return null
  return unit === 'round' ? t`in round ${length}` : t`in turn ${length}`
}

/** The address says which screen it is: a place on it is scrolled to. */
function showAll(): void {
  const heading = document.getElementById(RECENT)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
