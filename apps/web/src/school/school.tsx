/** The school: the first bout of each game, lessons for its larger parts, puzzles; and what one has done of them. */
import { t } from '@harena/engine'
import { coachedSteps, type Lesson, lessons, puzzles } from '@harena/games/lessons'
import { Header, Heading, useTitle } from '../app/frame.tsx'
import { hashOf } from '../app/route.ts'
import { FigurePortrait } from '../board/figure.tsx'
import { lookOf } from '../figures/look.ts'
import { Standing } from '../figures/standing.tsx'
import { listingOf } from '../games/index.ts'
import { tx } from '../ui/tx.ts'
import { progress, useProgress } from './progress.ts'
import './school.css'

/** `game`: whose lessons stand first. */
export function School({ game }: { readonly game: string | null }) {
  useTitle(t('The school'))
  const done = useProgress()
  const next = lessons
    .filter((lesson) => game === null || gameOf(lesson) === game)
    .find(({ scenario }) => !done.has(scenario.id))
  const games = [...Map.groupBy(lessons, gameOf)].sort(([a], [b]) => Number(b === game) - Number(a === game))
  return (
    <>
      <Header />
      <main className="school">
        <header className="school-head">
          <div>
            <Heading>{t('The school')}</Heading>
            <p className="school-lead">
              {t(
                'Every gladiator began in a ludus, with a wooden sword and a trainer. A first bout takes two minutes; after it come the finer things, one at a time.',
              )}
            </p>
            {next && (
              <a className="button large" href={hashOf({ screen: 'lesson', id: next.scenario.id })}>
                {done.size === 0 ? t`Begin with “${next.scenario.title}”` : t`Go on with “${next.scenario.title}”`}
              </a>
            )}
            <Done done={done} />
          </div>
          <Yard />
        </header>
        <div className="school-games">
          {games.map(([ruleset, some]) => (
            <GameLessons key={ruleset} ruleset={ruleset} lessons={some} done={done} />
          ))}
        </div>
        {puzzles.length > 0 && <Puzzles done={done} />}
      </main>
    </>
  )
}

/** A campaign belongs to the game of its matches. */
function gameOf({ scenario: { ruleset } }: Lesson): string {
  return listingOf(ruleset)?.within ?? ruleset
}

const wooden = { right: [{ kind: 'sword' }], left: [], helmet: 'none', armour: 'none' } as const
const trainer = {
  right: [{ kind: 'sword' }],
  left: [{ kind: 'smallShield' }],
  helmet: 'none',
  armour: 'light',
} as const

/** A boy and an old fighter who trains him. */
function Yard() {
  return (
    <div className="school-yard" aria-hidden="true">
      <Standing arms={wooden} look={lookOf('Verus', { age: 0 })} side={0} height={190} />
      <Standing arms={trainer} look={lookOf('Rutuba', { age: 3, scars: ['cheek'] })} side={1} height={200} />
    </div>
  )
}

/** How much is done, and the way to forget it. */
function Done({ done }: { readonly done: ReadonlySet<string> }) {
  const count = (all: readonly { readonly scenario: { readonly id: string } }[]) =>
    all.filter(({ scenario }) => done.has(scenario.id)).length
  return (
    <p className="school-standing quiet-text" role="status">
      {tx`${count(lessons)} of ${lessons.length} lessons`}
      {tx`${puzzles.length > 0 && t` and ${count(puzzles)} of ${puzzles.length} puzzles`} done.`}
      {done.size > 0 && (
        <>
          {' '}
          <button type="button" className="link-button" onClick={() => progress.forget()}>
            {t('Begin anew')}
          </button>
        </>
      )}
    </p>
  )
}

interface GameLessonsProps {
  readonly ruleset: string
  readonly lessons: readonly Lesson[]
  readonly done: ReadonlySet<string>
}

function GameLessons({ ruleset, lessons, done }: GameLessonsProps) {
  const game = listingOf(ruleset)
  const figure = game?.gate?.figures[0]
  return (
    <section className="school-game" aria-labelledby={`school-${ruleset}`}>
      <header>
        {figure && <FigurePortrait {...unhurt} {...figure} side={0} facing={1} size={64} />}
        <h2 id={`school-${ruleset}`}>{game?.title ?? ruleset}</h2>
        <a href={hashOf({ screen: 'rules', ruleset, paragraph: null })}>{t('Its rules')}</a>
      </header>
      <ol className="lesson-list">
        {lessons.map((lesson) => (
          <li key={lesson.scenario.id} className={done.has(lesson.scenario.id) ? 'lesson-card done' : 'lesson-card'}>
            <a href={hashOf({ screen: 'lesson', id: lesson.scenario.id })}>
              <b>{lesson.scenario.title}</b>
            </a>
            <span>{lesson.scenario.text}</span>
            <span className="quiet-text">
              {tx`${lesson.kind === 'first' ? t('About two minutes') : t('About three minutes')}, ${coachedSteps(lesson).length} steps with the trainer${lesson.finish === undefined ? '' : t(', then your fight')}`}
              {done.has(lesson.scenario.id) && <b className="lesson-done"> {t('· done')}</b>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const unhurt = { woundShare: 0, woundCount: 0, posture: 'standing' } as const

function Puzzles({ done }: { readonly done: ReadonlySet<string> }) {
  return (
    <section className="school-game" aria-labelledby="school-puzzles">
      <header>
        <h2 id="school-puzzles">{t('Puzzles')}</h2>
      </header>
      <p className="quiet-text">
        {t(
          'Positions out of real matches, one right answer each. What it is worth was worked out exactly, over every way the dice can fall.',
        )}
      </p>
      <ol className="lesson-list">
        {puzzles.map(({ scenario, asks }) => (
          <li key={scenario.id} className={done.has(scenario.id) ? 'lesson-card done' : 'lesson-card'}>
            <a href={hashOf({ screen: 'puzzle', id: scenario.id })}>
              <b>{scenario.title}</b>
            </a>
            <span>{asks}</span>
            <span className="quiet-text">
              {listingOf(scenario.ruleset)?.title}
              {done.has(scenario.id) && <b className="lesson-done"> {t('· solved')}</b>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
