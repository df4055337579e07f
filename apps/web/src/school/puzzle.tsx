/** One puzzle: the position in the match shell, a few answers, and then what each of them is worth. */
import { readyScenario, t } from '@harena/engine'
import { offeredOf, type Puzzle, type PuzzleAnswer, positionOf, puzzles, solutionOf } from '@harena/games/lessons'
import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { hashOf } from '../app/route.ts'
import { useLoaded } from '../app/use-loaded.ts'
import { loadGame } from '../games/index.ts'
import { MatchScreen } from '../match/screen.tsx'
import type { Slots } from '../match/slots.ts'
import { sittersOf } from '../pages/scenarios/play.ts'
import { pointsBetween } from '../ui/percents.ts'
import { RulesProvider } from '../ui/rules-context.tsx'
import { TermText } from '../ui/term.tsx'
import { tx } from '../ui/tx.ts'
import { controllerOf, NoLesson } from './lesson.tsx'
import { progress } from './progress.ts'
import './school.css'

export function PuzzleById({ id }: { readonly id: string }) {
  const puzzle = puzzles.find(({ scenario }) => scenario.id === id)
  return puzzle ? <LoadedPuzzle puzzle={puzzle} /> : <NoLesson />
}

/** Which puzzle the panel is for. */
const PuzzleContext = createContext<Puzzle | null>(null)

async function opened({ scenario, ...puzzle }: Puzzle) {
  const [{ gameOf }, loaded] = await Promise.all([import('@harena/games'), loadGame(scenario.ruleset)])
  const game = gameOf(scenario.ruleset)
  const sitters = sittersOf(readyScenario(scenario, game))
  const { useDraft: _, ...slots } = loaded as Slots<unknown>
  const record = positionOf({ ...puzzle, scenario }, game)
  const controller = controllerOf(`puzzle-${scenario.id}`, slots, record, sitters)
  const { task } = controller.get()
  const kind = task?.kind === 'answer' ? task.question.kind : ''
  return { slots: { ...slots, panels: { [kind]: PuzzlePanel } }, controller }
}

function LoadedPuzzle({ puzzle }: { readonly puzzle: Puzzle }) {
  const { slots, controller } = useLoaded(`puzzle ${puzzle.scenario.id}`, () => opened(puzzle))
  const snapshot = useSyncExternalStore(controller.subscribe, controller.get)
  return (
    <RulesProvider book={slots.book} options={controller.options} isEager>
      <PuzzleContext value={puzzle}>
        <MatchScreen slots={slots} actions={controller} snapshot={snapshot} sitters={controller.sitters} end={null} />
      </PuzzleContext>
    </RulesProvider>
  )
}

function PuzzlePanel() {
  const puzzle = useContext(PuzzleContext)!
  const [chosen, setChosen] = useState<PuzzleAnswer | null>(null)
  const isSolved = chosen !== null && chosen === solutionOf(puzzle)
  useEffect(() => {
    if (isSolved) progress.add(puzzle.scenario.id)
  }, [isSolved, puzzle])
  return (
    <div className="puzzle">
      <p className="coach-where">
        <b>{t('Puzzle')}</b>
        <span>{puzzle.scenario.title}</span>
      </p>
      <p>{puzzle.scenario.text}</p>
      <p className="task-prompt" id="task" tabIndex={-1}>
        {puzzle.asks}
      </p>
      <p className="quiet-text">
        {puzzle.supposing ? t`What counts: ${puzzle.hope}, ${puzzle.supposing}.` : t`What counts: ${puzzle.hope}.`}
      </p>
      {chosen === null ? (
        <div className="puzzle-answers">
          {offeredOf(puzzle).map((one) => (
            <button key={one.words} type="button" className="button quiet" onClick={() => setChosen(one)}>
              {one.words}
            </button>
          ))}
        </div>
      ) : (
        <Proof puzzle={puzzle} chosen={chosen} onAgain={() => setChosen(null)} />
      )}
    </div>
  )
}

const percent = (chance: number) => `${(100 * chance).toFixed(1)} %`

interface ProofProps {
  readonly puzzle: Puzzle
  readonly chosen: PuzzleAnswer
  readonly onAgain: () => void
}

/** Right or not, and why. */
function Proof({ puzzle, chosen, onAgain }: ProofProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // The verdict at the top, with what each answer is worth below it.
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  const next = puzzles[puzzles.indexOf(puzzle) + 1]
  const isRight = chosen === solutionOf(puzzle)
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="end-verdict">
        {isRight ? t('Correct') : t`${percent(chosen.chance)}; there is better`}
      </h2>
      {isRight ? (
        <>
          <p>
            <TermText text={chosen.why} />
          </p>
          <Worth puzzle={puzzle} />
        </>
      ) : (
        // Why it is no better would say what is.
        <p>{t`That is how often it comes out as you hope: ${puzzle.hope}.`}</p>
      )}
      <div className="end-buttons">
        {isRight && next && (
          <a className="button" href={hashOf({ screen: 'puzzle', id: next.scenario.id })}>
            {tx`Next: ${next.scenario.title}`}
          </a>
        )}
        {!isRight && (
          <button type="button" className="button" onClick={onAgain}>
            {t('Think again')}
          </button>
        )}
        <a className="button quiet" href={hashOf({ screen: 'school', game: null })}>
          {t('The school')}
        </a>
      </div>
    </>
  )
}

/** What each answer is worth, the best first. */
function Worth({ puzzle }: { readonly puzzle: Puzzle }) {
  const sorted = [...puzzle.answers].sort((a, b) => b.chance - a.chance)
  const [best, second] = sorted
  return (
    <>
      <p className="quiet-text">
        {puzzle.hope}
        {tx`${puzzle.supposing && `, ${puzzle.supposing}`}. Worked out exactly, over every way the dice can fall:`}{' '}
        {tx`${<b>{pointsBetween(best!.chance, second!.chance, 1)}</b>} better than the next best.`}
      </p>
      <ol className="puzzle-worth">
        {sorted.map((one) => (
          <li key={one.words}>
            <span>
              {one.words} <b>{percent(one.chance)}</b>
            </span>
            <i aria-hidden="true" style={{ width: percent(one.chance).replace(' ', '') }} />
            {one !== best && <span className="quiet-text">{one.why}</span>}
          </li>
        ))}
      </ol>
    </>
  )
}
