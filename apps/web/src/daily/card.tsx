/** The fight of the day, as the first page and its own page show it. */
import { t } from '@harena/engine'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { allTexts } from '../app/language.ts'
import { useOpening } from '../app/opening.ts'
import { hashOf } from '../app/route.ts'
import { useSavedMatches } from '../app/stores.ts'
import { listingOf } from '../games/index.ts'
import { minutesWords } from '../games/listing.ts'
import { ArchPicture, DEPTHS, Depth } from '../pages/gate.tsx'
import { useKnownGames } from '../school/known.ts'
import { dateWords } from '../ui/dates.ts'
import { tx } from '../ui/tx.ts'
import { type DuelOfDay, dayOf, dayOfSeed, type FightOfDay, fightOn } from './day.ts'
import { type DayResult, streaksOf } from './results.ts'
import { useDailyResults } from './store.ts'
import { bookTitle, menWords, opponentWords } from './words.ts'
import './daily.css'

const ScenarioWords = lazy(async () => {
  await allTexts()
  return { default: (await import('./scenario-words.tsx')).ScenarioWords }
})

/** His face is as large as the rest of the first page: it is shown on the page of its own. */
const Opponent = lazy(async () => {
  await allTexts()
  return { default: (await import('./opponent.tsx')).Opponent }
})

export function DailyCard({ isOnOwnPage = false }: { readonly isOnOwnPage?: boolean }) {
  const fight = fightOn(dayOf(Date.now()))
  const results = useDailyResults()
  const result = results.find(({ day }) => day === fight.day)
  const { now } = streaksOf(results, fight.day)
  return (
    <section className="daily-card" aria-labelledby="daily">
      {fight.kind === 'duel' && <ArchPicture figures={[fight.men[0].figure, fight.men[1].figure]} />}
      <div className="daily-words">
        <h2 id="daily">{isOnOwnPage ? dateWords(fight.day) : t('The fight of the day')}</h2>
        <p className="daily-date">
          {!isOnOwnPage && dateWords(fight.day)}
          {now > 0 && <b className="daily-streak">{now === 1 ? t('1 day') : t`${now} days in a row`}</b>}
        </p>
        {fight.kind === 'duel' && <DuelWords fight={fight} />}
        {fight.kind === 'duel' && isOnOwnPage && (
          <Suspense>
            <Opponent fight={fight} />
          </Suspense>
        )}
        {/* The first page is small: it does without the list of scenarios. */}
        {fight.kind === 'scenario' && !isOnOwnPage && <p>{A_SCENARIO}</p>}
        {fight.kind === 'scenario' && isOnOwnPage && (
          <Suspense fallback={<p>{A_SCENARIO}</p>}>
            <ScenarioWords fight={fight} />
          </Suspense>
        )}
        <div className="daily-buttons">
          <Deed fight={fight} result={result} isOnOwnPage={isOnOwnPage} />
        </div>
      </div>
    </section>
  )
}

function DuelWords({ fight }: { readonly fight: DuelOfDay }) {
  const { difficulty, minutes } = listingOf(fight.ruleset)!.gate!
  return (
    <>
      <p>
        {tx`${<b>{bookTitle(fight.ruleset)}.</b>} You lead ${menWords(fight)}, whom ${opponentWords(fight)} leads. Be the last on the sand; the dice are the same for everybody.`}
      </p>
      <p className="gate-facts">
        <Depth difficulty={difficulty} /> {tx`${DEPTHS[difficulty]}, about ${minutesWords(minutes)} minutes`}
      </p>
    </>
  )
}

interface DeedProps {
  readonly isOnOwnPage: boolean
  readonly fight: FightOfDay
  readonly result: DayResult | undefined
}

/** Fight, go on, or see what came of it; from the first page a way to all the others. */
function Deed({ fight, result, isOnOwnPage }: DeedProps): ReactNode {
  const isOpen = useOpenMatch(fight) !== undefined
  // All that one must know before a scenario begins stands on the page of its own.
  if (fight.kind === 'scenario' && !isOnOwnPage && !result && !isOpen) {
    return (
      <a className="button" href={hashOf({ screen: 'daily' })}>
        {t('See today’s scenario')}
      </a>
    )
  }
  return (
    <>
      <Enter fight={fight} result={result} />
      {fight.kind === 'duel' && !result && <LearnFirst fight={fight} />}
      {!isOnOwnPage && (
        <a className="button quiet" href={hashOf({ screen: 'daily' })}>
          {t('Your record')}
        </a>
      )}
    </>
  )
}

/** For whoever is new to the book of that day. */
function LearnFirst({ fight: { ruleset } }: { readonly fight: DuelOfDay }): ReactNode {
  if (useKnownGames().has(ruleset)) return null
  return (
    <a className="button quiet" href={hashOf({ screen: 'school', game: ruleset })}>
      {t('Learn it first')}
    </a>
  )
}

/** The match of that day, while it is on. */
function useOpenMatch({ day }: FightOfDay) {
  return useSavedMatches().find(
    ({ isOver, record: { dice } }) => !isOver && dice.kind === 'seeded' && dayOfSeed(dice.seed) === day,
  )
}

function Enter({ fight, result }: Omit<DeedProps, 'isOnOwnPage'>): ReactNode {
  const { begin } = useOpening()
  const [isFetching, setFetching] = useState(false)
  const open = useOpenMatch(fight)
  if (result) return <p className={`daily-outcome ${result.outcome}`}>{OUTCOMES[result.outcome]}</p>
  if (open) {
    return (
      <a className="button" href={hashOf({ screen: 'play', id: open.id })}>
        {t('Go on with it')}
      </a>
    )
  }
  const enter = async () => {
    setFetching(true)
    const { matchOfDay } = await import('./match.ts')
    await begin(await matchOfDay(fight)).finally(() => setFetching(false))
  }
  return (
    <button type="button" className="button" disabled={isFetching} onClick={enter}>
      {fight.kind === 'duel' ? t('Fight it') : t('Begin')}
    </button>
  )
}

const A_SCENARIO = t(
  'A scenario: you lead one man, and the sand has been prepared. The dice are the same for everybody.',
)

const OUTCOMES = {
  won: t('Fought today, and won.'),
  drawn: t('Fought today: a draw.'),
  lost: t('Fought today, and lost.'),
} as const
