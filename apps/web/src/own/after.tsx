/** At the end of a match: what it means for those of one's own who fought in it. */
import { t } from '@harena/engine'
import { hashOf } from '../app/route.ts'
import { Portrait } from '../figures/bust.tsx'
import { unarmed } from '../figures/look.ts'
import type { Book } from '../games/book.ts'
import { faceOf } from './face.ts'
import { LearnedBy } from './learned-by.tsx'
import type { Life } from './life.ts'
import { type InMatch, isDead } from './men.ts'
import { ownMen, useOwnMen } from './store.ts'
import { boutWords, epitaphOf } from './words.ts'
import './own.css'

export interface OwnAfterProps extends ByBook {
  readonly match: string
}

interface ByBook {
  readonly book: Book
  /** What it makes of men, if it does. */
  readonly life: Life | undefined
}

export function OwnAfter({ match, book, life }: OwnAfterProps) {
  useOwnMen()
  const fought = ownMen.inMatch(match)
  if (fought.length === 0) return null
  return (
    <section className="own-after" aria-label={t('My gladiators')}>
      {fought.map((one) => (
        <OwnLine key={one.man.id} {...one} book={book} life={life} />
      ))}
      <a href={hashOf({ screen: 'gladiators' })}>{t('My gladiators')}</a>
    </section>
  )
}

function OwnLine({ man, bout, book, life }: InMatch & ByBook) {
  const { title } = book
  return (
    <>
      <p className="opponent-note">
        <Portrait arms={unarmed} name={man.name} known={faceOf(man)} side={0} isOut={isDead(man)} size={72} />
        <span>
          <b className="display">{man.name}</b>{' '}
          {isDead(man) ? epitaphOf(man, () => title) : boutWords(bout, () => title)}
        </span>
      </p>
      {!isDead(man) && life && <LearnedBy {...{ man, title, book, life }} />}
    </>
  )
}
