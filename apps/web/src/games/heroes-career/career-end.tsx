/** The journal is closed: what became of everybody. */
import type { CareerView } from '@harena/heroes'
import { hashOf } from '../../app/route.ts'
import type { EndProps } from '../../campaign/slots.ts'
import { Familia } from './roster.tsx'

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

export function CareerEnd({ view, result }: EndProps<CareerView>) {
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
      <Familia view={view} />
      <p>
        <a className="button" href={hashOf({ screen: 'setup', ruleset: 'heroes' })}>
          Begin another
        </a>
      </p>
    </section>
  )
}
