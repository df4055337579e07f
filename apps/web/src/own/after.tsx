/** At the end of a match: what it means for those of one's own who fought in it. */
import { t } from '@harena/engine'
import { hashOf } from '../app/route.ts'
import { Portrait } from '../figures/bust.tsx'
import { unarmed } from '../figures/look.ts'
import { faceOf } from './face.ts'
import { Learned } from './learned.tsx'
import { type InMatch, isDead } from './men.ts'
import { ownMen, useOwnMen } from './store.ts'
import { boutWords, epitaphOf } from './words.ts'
import './own.css'

export interface OwnAfterProps {
  readonly match: string
  /** Of the book. */
  readonly title: string
}

export function OwnAfter({ match, title }: OwnAfterProps) {
  useOwnMen()
  const fought = ownMen.inMatch(match)
  if (fought.length === 0) return null
  return (
    <section className="own-after" aria-label={t('My gladiators')}>
      {fought.map((one) => (
        <OwnLine key={one.man.id} {...one} title={title} />
      ))}
      <a href={hashOf({ screen: 'gladiators' })}>{t('My gladiators')}</a>
    </section>
  )
}

function OwnLine({ man, bout, title }: InMatch & { readonly title: string }) {
  return (
    <>
      <p className="opponent-note">
        <Portrait arms={unarmed} name={man.name} known={faceOf(man)} side={0} isOut={isDead(man)} size={72} />
        <span>
          <b className="display">{man.name}</b>{' '}
          {isDead(man) ? epitaphOf(man, () => title) : boutWords(bout, () => title)}
        </span>
      </p>
      {!isDead(man) && <Learned man={man} ruleset={bout.ruleset} />}
    </>
  )
}
