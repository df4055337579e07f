/** After a lesson: what one has learned, and what next. */
import type { MatchResult } from '@harena/engine'
import { t } from '@harena/engine'
import { type Lesson, learnerOf, lessons } from '@harena/games/lessons'
import { useEffect, useRef } from 'react'
import { useOpening } from '../app/opening.ts'
import { hashOf } from '../app/route.ts'
import { savedMatches } from '../app/stores.ts'
import { listingOf } from '../games/index.ts'
import { gentle } from '../games/sitter-choices.ts'
import { TermText } from '../ui/term.tsx'
import { tx } from '../ui/tx.ts'
import { useProgress } from './progress.ts'

export interface LessonEndProps {
  readonly lesson: Lesson
  readonly result: MatchResult | null
  readonly onAgain: () => void
}

/** The first after this one that is not done; else the next one. */
function nextLesson(lesson: Lesson, done: ReadonlySet<string>): Lesson | undefined {
  const after = lessons.slice(lessons.indexOf(lesson) + 1)
  return after.find(({ scenario }) => !done.has(scenario.id)) ?? after[0]
}

export function LessonEnd({ lesson, result, onAgain }: LessonEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const next = nextLesson(lesson, useProgress())
  const { begin } = useOpening()
  const own = listingOf(lesson.scenario.ruleset)
  const game = own?.within === undefined ? own : listingOf(own.within)
  const hasWon = result?.winners.includes(learnerOf(lesson)) ?? false
  return (
    <div className="end lesson-end">
      <h2 ref={heading} tabIndex={-1} className="end-verdict">
        {hasWon ? t('You have won') : t('Not this time')}
      </h2>
      <h3>{t('What you learned')}</h3>
      <ul>
        {lesson.learned.map((sentence) => (
          <li key={sentence}>
            <TermText text={sentence} />
          </li>
        ))}
      </ul>
      <div className="end-buttons">
        {next && (
          <a className="button" href={hashOf({ screen: 'lesson', id: next.scenario.id })}>
            {tx`Next: ${next.scenario.title}`}
          </a>
        )}
        {game?.setup && (
          <button
            type="button"
            className={next ? 'button quiet' : 'button'}
            onClick={async () => begin(gentle((await game.setup!()).quickMatch(), savedMatches.list()))}
          >
            {t('Play a real bout')}
          </button>
        )}
        <a className="button quiet" href={hashOf({ screen: 'school', game: null })}>
          {t('The school')}
        </a>
        <button type="button" className="button quiet" onClick={onAgain}>
          {t('Once more')}
        </button>
      </div>
    </div>
  )
}
