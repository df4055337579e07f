/** The journal is closed: what became of everybody. */
import type { MatchResult } from '@harena/engine'
import type { CareerView } from '@harena/heroes'
import { hashOf } from '../../app/route.ts'
import { FamiliaCard } from './roster.tsx'

export interface CareerEndProps {
  readonly view: CareerView
  readonly result: MatchResult | null
}

const verdicts = {
  won: 'A gladiator of yours has won his freedom.',
  drawn: 'The months are over. Nobody is free yet, but somebody lives.',
  lost: 'Nobody of the familia is left.',
} as const

const fates = {
  won: 'a gladiator has won his freedom.',
  drawn: 'nobody is free yet, but somebody lives.',
  lost: 'nobody of the familia is left.',
} as const

export function CareerEnd({ view, result }: CareerEndProps) {
  const outcomeOf = (player: number) => result?.seats[player]?.outcome ?? 'drawn'
  const isShared = view.players.length > 1
  return (
    <section className="end" aria-label="The end of the career">
      <h2 className="end-verdict">{isShared ? 'The journal is closed.' : verdicts[outcomeOf(0)]}</h2>
      {isShared && (
        <ul>
          {view.players.map((name, player) => (
            <li key={name}>
              {name}: {fates[outcomeOf(player)]}
            </li>
          ))}
        </ul>
      )}
      {view.gladiators
        .filter((one) => one.owner >= 0)
        .map((one) => (
          <FamiliaCard key={one.number} gladiator={one} now={view} />
        ))}
      <p>
        <a className="button" href={hashOf({ screen: 'setup', ruleset: 'heroes' })}>
          Begin another
        </a>
      </p>
    </section>
  )
}
