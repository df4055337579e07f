/** My gladiators: whom one has made, what they have done, and the stones of the fallen. */
import { t } from '@harena/engine'
import { useState } from 'react'
import { Page } from '../app/frame.tsx'
import { hashOf } from '../app/route.ts'
import { lookOf } from '../figures/look.ts'
import { Standing } from '../figures/standing.tsx'
import { Stone } from '../figures/stone.tsx'
import { games, listingOf } from '../games/index.ts'
import { kindOf, kindsIn } from '../games/kinds.ts'
import { dayWords } from '../ui/dates.ts'
import { CreateMan } from './create.tsx'
import { faceOf } from './face.ts'
import { ByBooks, Learned } from './learned.tsx'
import { isDead, type OwnMan, tallyOf } from './men.ts'
import { ownMen, useOwnMen } from './store.ts'
import { boutWords, epitaphOf, kindWords, riskWords, type TitleOf } from './words.ts'
import './own.css'

const titleOf: TitleOf = (ruleset) => listingOf(ruleset)?.title ?? ruleset

export function MyGladiators() {
  const men = useOwnMen()
  const [isMaking, setMaking] = useState(men.length === 0)
  const living = men.filter((man) => !isDead(man))
  const fallen = men.filter(isDead)
  return (
    <Page title={t('My gladiators')} className="wide">
      <p className="quiet-text">
        {t(
          'They keep their record and their scars from bout to bout. Whoever dies stays dead; in a quick bout nobody of yours is at stake.',
        )}
      </p>
      <ByBooks />
      {isMaking ? (
        <CreateMan
          taken={men.map(({ name }) => name)}
          onDone={(man) => {
            if (man) ownMen.add(man)
            setMaking(false)
          }}
        />
      ) : (
        <p>
          <button
            type="button"
            className={living.length > 0 ? 'button quiet' : 'button'}
            onClick={() => setMaking(true)}
          >
            {living.length > 0 ? t('Make another gladiator') : t('Make a gladiator')}
          </button>
        </p>
      )}
      <div className="own-cards">
        {living.map((man) => (
          <OwnCard key={man.id} man={man} />
        ))}
      </div>
      {living.length === 0 && !isMaking && <p className="quiet-text">{t('Nobody of yours lives.')}</p>}
      {fallen.length > 0 && <Memorial men={fallen} />}
    </Page>
  )
}

function OwnCard({ man }: { readonly man: OwnMan }) {
  const arms = kindOf(man.kind)!.figure
  const books = games.filter(({ id }) => kindsIn(id).some((kind) => kind.id === man.kind))
  // The book that he knows, or the one that is learned soonest.
  const [easiest] = books.toSorted((a, b) => (a.gate?.difficulty ?? 0) - (b.gate?.difficulty ?? 0))
  const first = books.find(({ id }) => id === man.bouts.at(-1)?.ruleset) ?? easiest
  const setUp = (ruleset: string) => hashOf({ screen: 'setup', ruleset, man: man.id })
  return (
    <article className="own-card" aria-label={man.name}>
      <Standing arms={arms} look={lookOf(man.name, faceOf(man))} side={0} height={230} />
      <div>
        <h2 className="card-name">{man.name}</h2>
        <p className="card-type">{kindWords(man)}</p>
        <Numbers man={man} />
        <Learned man={man} />
        {first && (
          <p className="own-buttons">
            <a className="button" href={setUp(first.id)}>
              {t`Set up a bout for ${man.name}`}
            </a>
          </p>
        )}
        <p className="own-risk">{riskWords(man.look)}</p>
        <p className="own-buttons">
          <span className="quiet-text">{t('Or by another book:')}</span>
          {books.map(({ id, title }) => (
            <a key={id} className="button quiet small" href={setUp(id)}>
              {title}
            </a>
          ))}
        </p>
        <Life man={man} />
        <LetGo man={man} />
      </div>
    </article>
  )
}

function Numbers({ man }: { readonly man: OwnMan }) {
  const { fought, won, lost, drawn, missio, kills } = tallyOf(man)
  const numbers = [
    [t('Bouts'), fought],
    [t('Won'), won],
    [t('Lost'), lost],
    [t('Drawn'), drawn],
    [t('Spared'), missio],
    [t('Kills'), kills],
  ] as const
  return (
    <dl className="own-numbers">
      {numbers.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** His bouts, the latest first. */
function Life({ man }: { readonly man: OwnMan }) {
  if (man.bouts.length === 0) return <p className="quiet-text">{t('Has not fought yet.')}</p>
  return (
    <ol className="own-life" aria-label={t`The bouts of ${man.name}`}>
      {man.bouts.toReversed().map((bout) => (
        <li key={bout.match}>
          <a href={hashOf({ screen: bout.end ? 'replay' : 'play', id: bout.match, part: null })}>
            {dayWords(bout.at)}, {titleOf(bout.ruleset)}
          </a>
          <span> {boutWords(bout, titleOf)}</span>
        </li>
      ))}
    </ol>
  )
}

/** Asks once more: he is gone for good. */
function LetGo({ man }: { readonly man: OwnMan }) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <button type="button" className="button quiet small" onClick={() => setAsking(true)}>
        {t`Let ${man.name} go`}
      </button>
    )
  }
  return (
    <p className="notice" role="alert">
      {t`${man.name} and all deeds will be forgotten.`}{' '}
      <button type="button" className="button small" onClick={() => ownMen.remove(man.id)}>
        {t`Forget ${man.name}`}
      </button>{' '}
      <button type="button" className="button quiet small" onClick={() => setAsking(false)}>
        {t('Keep')}
      </button>
    </p>
  )
}

function Memorial({ men }: { readonly men: readonly OwnMan[] }) {
  return (
    <section aria-labelledby="memorial">
      <h2 id="memorial">{t('The memorial')}</h2>
      <ul className="stones">
        {men.map((man) => (
          <li key={man.id}>
            <Stone
              name={man.name}
              arms={kindOf(man.kind)!.figure}
              known={faceOf(man)}
              type={kindWords(man)}
              epitaph={epitaphOf(man, titleOf)}
            >
              <details>
                <summary>{t`The life of ${man.name}`}</summary>
                <Life man={man} />
              </details>
              <LetGo man={man} />
            </Stone>
          </li>
        ))}
      </ul>
    </section>
  )
}
