/** The journal is closed: what became of everybody. */
import { t } from '@harena/engine'
import type { CareerView } from '@harena/heroes'
import { hashOf } from '../../app/route.ts'
import type { EndProps } from '../../campaign/slots.ts'
import { Familia } from './roster.tsx'
import { StarStone } from './star-stone.tsx'

const verdicts = {
  won: t('A gladiator of yours has won his freedom.'),
  drawn: t('The months are over. Nobody is free yet, but somebody lives.'),
  lost: t('Nobody of the familia is left.'),
} as const

const fates = {
  won: t('a gladiator has won his freedom.'),
  drawn: t('nobody is free yet, but somebody lives.'),
  lost: t('nobody of the familia is left.'),
} as const

export function CareerEnd({ view, result, lines }: EndProps<CareerView>) {
  const outcomeOf = (player: number) => result?.seats[player]?.outcome ?? 'drawn'
  const isShared = view.players.length > 1
  return (
    <section className="end" aria-label={t('The end of the career')}>
      <h2 className="end-verdict">{isShared ? t('The journal is closed.') : verdicts[outcomeOf(0)]}</h2>
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
      <Stones view={view} lines={lines} />
      <p>
        <a className="button" href={hashOf({ screen: 'setup', ruleset: 'heroes' })}>
          {t('Begin another')}
        </a>
      </p>
    </section>
  )
}

/** For those who did not come back. */
function Stones({ view, lines }: Pick<EndProps<CareerView>, 'view' | 'lines'>) {
  const fallen = view.gladiators.filter(({ owner, status }) => owner >= 0 && status === 'dead')
  if (fallen.length === 0) return null
  return (
    <ul className="stones">
      {fallen.map((one) => (
        <li key={one.number}>
          <StarStone one={one} view={view} lines={lines} />
        </li>
      ))}
    </ul>
  )
}
