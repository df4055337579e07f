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

export function CareerEnd({ view, result }: CareerEndProps) {
  const outcome = result?.seats[0]?.outcome ?? 'drawn'
  return (
    <section className="end" aria-label="The end of the career">
      <h2 className="end-verdict">{verdicts[outcome]}</h2>
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
