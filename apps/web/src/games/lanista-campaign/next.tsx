/** The match that is about to begin: whose it is, and who meets whom. */
import { type BeastId, type FixtureView, type LudusView, riderStyles, styles } from '@harena/colosseum'
import { capital, t } from '@harena/engine'
import type { PageProps } from '../../campaign/slots.ts'
import { type Fighter, Lineup } from '../../setup/lineup.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { TermText } from '../../ui/term.tsx'
import { tx } from '../../ui/tx.ts'
import { figureOfBeast, figureOfStyle } from '../colosseum/looks.ts'
import { matchNotes } from '../gladiator-campaign/words.ts'
import { FixtureCard } from './match-day.tsx'
import { fixtureTitle } from './words.ts'

/** For more there is no room at full length. */
const MOST_STANDING = 4

export function Next({ view }: PageProps<LudusView>) {
  // They are fought in the order in which they were set.
  const fixture = view.munus?.fixtures.find(({ winner }) => winner === undefined)
  if (!fixture) return null
  const { number, type, isDeath, values } = fixture
  const note = matchNotes[type]
  const fighters = fightersIn(fixture)
  return (
    <>
      <h3 className="card-name">{tx`Match ${number}: ${fixtureTitle(fixture)}`}</h3>
      {fighters.length > MOST_STANDING ? <FixtureCard fixture={fixture} view={view} /> : <Lineup fighters={fighters} />}
      <p>
        <TermText text={note.text} /> {isDeath && t('To the death: nobody is spared.')}{' '}
        {values && <TermText text={t`CV ${values[0]} against ${values[1]}.`} />} <Cite rule={note.rule} />
      </p>
    </>
  )
}

function fightersIn({ sides, beasts }: FixtureView): readonly Fighter[] {
  const men = sides.flatMap((side, team) =>
    side.map(({ name, style }): Fighter => {
      const { name: kind } = styles[style]
      return {
        name,
        kind: riderStyles.includes(style) ? t`${kind}, on horseback` : kind,
        side: team,
        figure: figureOfStyle(kind, team),
      }
    }),
  )
  const wild = beasts.map((beast): Fighter => {
    return { name: capital(t(beast)), kind: '', side: 1, figure: figureOfBeast(beast as BeastId, 1) }
  })
  return [...men, ...wild]
}
