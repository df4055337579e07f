/** What the editors of all games share. */
import type { Scenario } from '@harena/engine'
import { t } from '@harena/engine'
import type { ReactNode } from 'react'
import { useOpening } from '../../app/opening.ts'
import { hashOf } from '../../app/route.ts'
import { setTried } from '../../app/tried-scenario.ts'
import { matchOf } from '../scenarios/play.ts'
import { type History, redone, undone } from './history.ts'

export interface EditorProps {
  readonly id: string | null
  /** What there is to begin with. */
  readonly start: Scenario | null
  /** The field that says of which game the scenario is. */
  readonly chooser: ReactNode
  /** Takes up a scenario of another game. */
  readonly onOther: (scenario: Scenario) => void
}

interface TryOutProps {
  readonly scenario: Scenario
  readonly problem: string | null
  readonly id: string | null
}

/** Whether it can be played, and the way to do it at once. */
export function TryOut({ scenario, problem, id }: TryOutProps) {
  const { begin } = useOpening()
  const tryOut = async () => {
    await begin(await matchOf(scenario))
    setTried(location.hash, hashOf({ screen: 'editor', id }))
  }
  return (
    <section className="editor-try" aria-labelledby="editor-try">
      <h2 id="editor-try" className="heard">
        {t('Try it')}
      </h2>
      <button type="button" className="button" disabled={problem !== null} onClick={tryOut}>
        {t('Try it now')}
      </button>
      <div role="status">
        {problem === null ? (
          <span className="quiet-text">{t('It can be played. You come back here by the link in the header.')}</span>
        ) : (
          <p className="refusal">{problem}</p>
        )}
      </div>
    </section>
  )
}

interface UndoButtonsProps<T> {
  readonly history: History<T>
  readonly onChange: (history: History<T>) => void
}

export function UndoButtons<T>({ history, onChange }: UndoButtonsProps<T>) {
  const { past, future } = history
  return (
    <div className="editor-undo">
      <button
        type="button"
        className="button quiet small"
        disabled={past.length === 0}
        onClick={() => onChange(undone(history))}
      >
        {t('Undo')}
      </button>
      <button
        type="button"
        className="button quiet small"
        disabled={future.length === 0}
        onClick={() => onChange(redone(history))}
      >
        {t('Redo')}
      </button>
    </div>
  )
}
