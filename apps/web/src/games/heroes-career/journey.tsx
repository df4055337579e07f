/** A life in the arena: the face as it is by now, the steps to freedom, the road on the map, and whom he met. */
import { listed, t } from '@harena/engine'
import type { CareerGladiatorView, CareerView } from '@harena/heroes'
import { useMemo } from 'react'
import type { PageProps } from '../../campaign/slots.ts'
import { Portrait } from '../../figures/bust.tsx'
import { unarmed } from '../../figures/look.ts'
import { Cite } from '../../ui/rules-context.tsx'
import { styleNames } from '../heroes/words.ts'
import { FreedomSteps, stepAfter } from './freedom.tsx'
import { killedIn } from './lines.ts'
import { EmpireMap } from './map.tsx'
import { StarPortrait } from './star-portrait.tsx'
import { roadOf } from './towns.ts'
import { localeNames, monthOf, scarsOf } from './words.ts'

interface OneProps {
  readonly one: CareerGladiatorView
  readonly now: CareerView
  readonly killed: ReadonlySet<string>
}

/** Of every Star who is still in the arena; the first one open. */
export function Journeys({ view, lines }: Pick<PageProps<CareerView>, 'view' | 'lines'>) {
  const killed = useMemo(() => killedIn(lines), [lines])
  const stars = view.gladiators.filter(
    ({ owner, control, status }) => owner >= 0 && control === 'star' && status === 'active',
  )
  if (stars.length === 0) return null
  return (
    <section className="journeys" aria-labelledby="journeys">
      <h2 id="journeys">{t('The road to freedom')}</h2>
      {stars.map((one, at) => (
        <details key={one.number} className="journey" open={at === 0}>
          <summary>
            {one.name} <span className="quiet-text">{localeNames[one.locale]}</span>
          </summary>
          <Life one={one} now={view} killed={killed} />
        </details>
      ))}
    </section>
  )
}

function Life({ one, now, killed }: OneProps) {
  const scars = scarsOf(one)
  const road = roadOf(one.name, now.journal)
  return (
    <div className="life">
      <div>
        <div className="journey-head">
          <StarPortrait one={one} now={now} />
          <div>
            <p>{t`${styleNames[one.primary]}, ${one.record.wins} won, ${one.totalFame} Fame.`}</p>
            {road[0] && <p>{t`In the arena since ${monthOf(road[0].entry)}.`}</p>}
            {scars.length > 0 && <p>{t`What never healed: ${listed(scars)}.`}</p>}
          </div>
        </div>
        <Freedom one={one} />
        <Rivals one={one} now={now} killed={killed} />
      </div>
      <EmpireMap name={one.name} road={road} locale={one.locale} />
    </div>
  )
}

function Freedom({ one }: { readonly one: CareerGladiatorView }) {
  const now = one.free ? 'free' : one.locale
  const next = stepAfter(now)
  return (
    <>
      <FreedomSteps now={now} />
      <p className="quiet-text">
        {t`${one.name} has ${one.attributeSum} points of Attributes.`}{' '}
        {one.apTotal !== one.attributeSum && t`In a match Signatures count as well: Attribute Points ${one.apTotal}.`}{' '}
        {next && one.attributeSum < next.from && t`Still needed for the next step: ${next.from - one.attributeSum}.`}{' '}
        {next?.id === 'free' && t('Then two dice after every match that is survived: 7 or more bring freedom.')}{' '}
        {next && <Cite rule={next.rule} />}
      </p>
    </>
  )
}

/** As a rival remembers it. */
const resultWords = { win: t('was beaten'), loss: t('won'), draw: t('undecided'), none: t('undecided') } as const

/** More faces than that are a crowd. */
const MOST_RIVALS = 6

/** Whom he met, the latest first. */
function Rivals({ one, now, killed }: OneProps) {
  const met = now.journal
    .filter(({ name }) => name === one.name)
    .toReversed()
    .flatMap((entry) => entry.opponents.map((rival) => ({ rival, entry })))
  const rivals = met.filter(({ rival }, at) => met.findIndex((other) => other.rival === rival) === at)
  if (rivals.length === 0) return null
  return (
    <>
      <h3>{t('Rivals')}</h3>
      <ul className="journey-rivals">
        {rivals.slice(0, MOST_RIVALS).map(({ rival, entry }) => (
          <li key={rival}>
            <Portrait arms={unarmed} name={rival} side={7} size={64} />
            <span>
              <b>{rival}</b>
              <span className="quiet-text">
                {killed.has(rival) ? t('was killed') : resultWords[entry.result]}, {monthOf(entry)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
