/** The games of the month: who meets whom, at what odds, and what is wagered on it. */
import { type FixtureView, type LudusView, MATCH_WORDS, riderStyles, styles } from '@harena/colosseum'
import { t } from '@harena/engine'
import type { BeastKind } from '../../board/figure.tsx'
import { Portrait } from '../../figures/bust.tsx'
import { StandingBeast } from '../../figures/standing-beast.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'
import { figureOfStyle } from '../colosseum/looks.ts'
import { denarii, sideNames } from './words.ts'

export function MatchDay({ view }: { readonly view: LudusView }) {
  const { munus } = view
  if (!munus || munus.fixtures.length === 0) return null
  return (
    <section className="match-day" aria-labelledby="match-day">
      <h2 id="match-day">{t('Match day')}</h2>
      <ol>
        {munus.fixtures.map((fixture) => (
          <li key={fixture.number}>
            <FixtureCard fixture={fixture} view={view} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface FixtureCardProps {
  readonly fixture: FixtureView
  readonly view: LudusView
}

export function FixtureCard({ fixture, view }: FixtureCardProps) {
  const { number, type, isDeath, values, odds, winner } = fixture
  const wagers = view.munus!.wagers.filter(({ match }) => match === number)
  return (
    <article className="fixture" aria-label={t`Match ${number} of the campaign`}>
      <header>
        <b>{tx`Match ${number} of the campaign`}</b>
        <span className="quiet-text">
          {MATCH_WORDS[type]}
          {isDeath && t(', to the death')}
        </span>
        {winner !== undefined && (
          <b className="fixture-result">{winner === null ? t('no winner') : t`won by ${sideNames(fixture, winner)}`}</b>
        )}
      </header>
      <Side fixture={fixture} side={0} view={view} />
      <span className="fixture-against">{t('against')}</span>
      <Side fixture={fixture} side={1} view={view} />
      <p className="fixture-odds">
        {values && odds ? (
          tx`CV ${values[0]} to ${values[1]}, the bank's odds ${odds[0]}:${odds[1]} ${<Cite rule="§39.5.4.4" />}`
        ) : (
          <span className="quiet-text">{t('The bank takes no wagers on it.')}</span>
        )}
      </p>
      {wagers.length > 0 && (
        <ul className="fixture-wagers">
          {wagers.map(({ backer, against, side, wins, loses }) => (
            <li key={`${backer} ${against} ${side} ${wins} ${loses}`}>
              {tx`${view.schools[backer]!.name} backs ${sideNames(fixture, side)}: wins ${denarii(wins)} or pays ${loses}`}
              {against !== null && t`, against ${view.schools[against]!.name}`}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

interface SideProps extends FixtureCardProps {
  readonly side: 0 | 1
}

function Side({ fixture, side, view }: SideProps) {
  const isWinner = fixture.winner === side
  return (
    <ul className={isWinner ? 'fixture-side won' : 'fixture-side'}>
      {fixture.sides[side].map(({ name, ludus, style }) => (
        <li key={name}>
          <Portrait arms={figureOfStyle(styles[style].name, ludus ?? 7)} name={name} side={ludus ?? 7} size={60} />
          <span>
            <b>{name}</b>
            <span className="quiet-text">
              {styles[style].name}
              {riderStyles.includes(style) && t(', on horseback')}
              {ludus === null ? '' : `, ${view.schools[ludus]!.name}`}
            </span>
          </span>
        </li>
      ))}
      {side === 1 &&
        fixture.beasts.map((beast, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: beasts of a kind are all alike
          <li key={at}>
            <StandingBeast kind={beast as BeastKind} width={84} />
            <b>{t(beast)}</b>
          </li>
        ))}
    </ul>
  )
}
