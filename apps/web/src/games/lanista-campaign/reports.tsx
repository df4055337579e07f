/** What a lanista reads before he is asked anything else: how his men fared in the games, and the books of the month. */
import { areaName, type LudusView, styles } from '@harena/colosseum'
import { listed, midSentence, type Seat, t } from '@harena/engine'
import { Fragment, type ReactNode } from 'react'
import { hashOf } from '../../app/route.ts'
import type { Report } from '../../campaign/reports.tsx'
import type { PageProps } from '../../campaign/slots.ts'
import { Portrait } from '../../figures/bust.tsx'
import { tx } from '../../ui/tx.ts'
import { figureOfStyle } from '../colosseum/looks.ts'
import {
  type Account,
  accountOf,
  type Fate,
  type GamesOver,
  gamesOf,
  heardOf,
  type ManResult,
  type Month,
  monthsIn,
  wagersOf,
} from './results.ts'
import { ACCOUNT_WORDS, denarii } from './words.ts'

type Shown = PageProps<LudusView>

export function reports(shown: Shown, ludi: readonly Seat[], id: string | null): readonly Report[] {
  return monthsIn(shown.lines).flatMap((month) => {
    const games = gamesOf(shown.lines, month, ludi)
    return [
      ...heardOf(shown.lines, month, ludi).map((heard) => heardReport(shown, heard, id)),
      ...(games ? [gamesReport(shown, month, games, ludi, id)] : []),
      ...ludi.flatMap((seat) => {
        const account = accountOf(month, seat)
        return account ? [accountReport(shown, month, account, seat)] : []
      }),
    ]
  })
}

/** A match of which one wanted to hear the result, before the next one is seen. */
function heardReport(shown: Shown, { at, men }: GamesOver, id: string | null): Report {
  const [{ note, fate }] = men as [ManResult]
  return {
    at,
    title: t`Match ${note.number}, ${note.name}: ${midSentence(FATES[fate])}`,
    rule: '§39.5.4.5',
    deed: t('Go on'),
    body: (decided) => <Results {...{ men, decided, id }} view={shown.view} />,
  }
}

function gamesReport(shown: Shown, month: Month, games: GamesOver, ludi: readonly Seat[], id: string | null): Report {
  return {
    at: games.at,
    title: t`Match day of month ${month.month}: your results`,
    rule: '§39.5.4.5',
    deed: t('Go on'),
    body: (decided) => (
      <>
        <Results men={games.men} view={shown.view} {...{ decided, id }} />
        {ludi.map((seat) => (
          <Wagers key={seat} month={month} seat={seat} name={ludi.length > 1 ? shown.names[seat]! : null} />
        ))}
      </>
    ),
  }
}

const FATES: Readonly<Record<Fate, string>> = {
  won: t('Won'),
  stopped: t('Drawn: the match was stopped'),
  spared: t('Lost, and spared'),
  died: t('Died'),
  unspared: t('Alive, but the crowd did not spare him'),
}

interface ResultsProps {
  readonly men: readonly ManResult[]
  readonly view: LudusView
  readonly decided: (match: number) => ReactNode
  readonly id: string | null
}

/** Each of them; what decided a match that nobody saw stands with the first who fought it. */
function Results({ men, view, decided, id }: ResultsProps) {
  return (
    <ul className="results">
      {men.map((man, at) => (
        <li key={man.note.name}>
          <Result man={man} view={view} id={id}>
            {man.isHeard && men.findIndex(({ part }) => part === man.part) === at && decided(man.part)}
          </Result>
        </li>
      ))}
    </ul>
  )
}

interface ResultProps extends Pick<ResultsProps, 'view' | 'id'> {
  readonly man: ManResult
  readonly children: ReactNode
}

function Result({ man, view, id, children }: ResultProps) {
  const { note, fate, isWonWithoutHim, part } = man
  const { name, style, opponents, ludus } = note
  const isDead = fate === 'died'
  return (
    <article className={`man-result ${fate}`}>
      <Portrait arms={figureOfStyle(styles[style].name, ludus)} name={name} side={ludus} isOut={isDead} size={96} />
      <div>
        <h3 className="card-name">{name}</h3>
        <p className="result-fate">
          <b>{FATES[fate]}</b> {tx`against ${listed(opponents.map((one) => t(one)))}.`}{' '}
          {isWonWithoutHim && t('His side won without him; the victory counts for those who were left standing.')}
        </p>
        {children}
        <p>{[...gains(man), ...moneyOf(man, view)].join(' ')}</p>
        {id !== null && (
          <a className="button quiet small" href={hashOf({ screen: 'replay', id, part, at: null })}>
            {tx`See the match of ${name}`}
          </a>
        )}
      </div>
    </article>
  )
}

/** What the match left him besides money, a sentence each. */
function gains({ fate, XP, PR, injuries, isFreed }: ManResult): string[] {
  if (fate === 'died') return []
  const wounds = injuries.map(({ area, rating, loss }) => t`${areaName(area)}, ${rating} −${loss} for good`)
  return [
    t`${XP} XP.`,
    ...(PR === 0 ? [] : [t`Prestige ${PR > 0 ? '+' : '−'}${Math.abs(PR)}.`]),
    ...(wounds.length > 0 ? [t`Injured: ${wounds.join('; ')}.`] : []),
    ...(isFreed ? [t('His tenth victory: he is set free.')] : []),
  ]
}

function moneyOf({ note: { name }, earned, fee, armour }: ManResult, { takings }: LudusView): string[] {
  const taking = takings.find((one) => one.name === name)
  const costs = [
    ...(fee > 0 ? [t`${denarii(fee)} to send him`] : []),
    ...(armour > 0 ? [t`${denarii(armour)} for his armour`] : []),
  ]
  return [
    ...(earned !== null ? [t`He earns ${denarii(earned)}.`] : []),
    ...(earned === null && taking
      ? [
          taking.hasWon
            ? t`He earns ${denarii(taking.least)}, and two dice more for the victory.`
            : t`He earns ${denarii(taking.least)}.`,
        ]
      : []),
    ...(costs.length > 0 ? [t`He cost you ${listed(costs)}.`] : []),
  ]
}

interface WagersProps {
  readonly month: Month
  readonly seat: Seat
  /** Whose, where several people play. */
  readonly name: string | null
}

function Wagers({ month, seat, name }: WagersProps) {
  const wagers = wagersOf(month, seat)
  if (wagers.length === 0) return null
  const words = wagers.map(({ match, denarii: sum }) => {
    if (sum === null) return t`match ${match}, void`
    return sum > 0 ? t`match ${match}, won ${denarii(sum)}` : t`match ${match}, lost ${denarii(-sum)}`
  })
  return <p>{name === null ? t`Your wagers: ${words.join('; ')}.` : t`Wagers of ${name}: ${words.join('; ')}.`}</p>
}

function accountReport({ names }: Shown, { month }: Month, account: Account, seat: Seat): Report {
  const { before, rows, after } = account
  return {
    at: account.at,
    title: t`Month ${month}: the account of ${names[seat]}`,
    rule: '§39.5.9',
    deed: t('Next month'),
    body: () => (
      <dl className="account">
        <dt>{t('At the beginning')}</dt>
        <dd>{before}</dd>
        {rows.map(({ heading, denarii: sum, about }) => (
          <Fragment key={heading}>
            <dt>
              {ACCOUNT_WORDS[heading]}
              {about.length > 0 && (
                <span className="quiet-text">
                  {' '}
                  {about.map((one) => `${one.name} ${signed(one.denarii)}`).join(', ')}
                </span>
              )}
            </dt>
            <dd>{signed(sum)}</dd>
          </Fragment>
        ))}
        <dt className="account-sum">{t('At the end of the month')}</dt>
        <dd className="account-sum">{denarii(after)}</dd>
      </dl>
    ),
  }
}

const signed = (sum: number) => (sum < 0 ? `−${-sum}` : `+${sum}`)
