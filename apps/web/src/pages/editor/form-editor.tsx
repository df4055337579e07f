/** The editor for every game that has no board to place people on: its own set-up form says who meets whom. */
import { checkScenario, type GameEntry, readyScenario, type Scenario, seatsOf, t } from '@harena/engine'
import { useState } from 'react'
import { Header, Heading } from '../../app/frame.tsx'
import { OpeningContext, useOpening } from '../../app/opening.ts'
import { hashOf } from '../../app/route.ts'
import { useLoaded } from '../../app/use-loaded.ts'
import { listingOf } from '../../games/index.ts'
import type { NewMatch } from '../../games/new-match.ts'
import { whyNot } from '../scenarios/play.ts'
import { ownScenarios } from '../scenarios/use-own-scenarios.ts'
import { type EditorProps, TryOut, UndoButtons } from './common.tsx'
import { Files } from './files.tsx'
import { named, withMatch } from './form-draft.ts'
import { begun, done, type History } from './history.ts'
import { EndFields, WordFields } from './settings.tsx'
import './editor.css'

interface FormEditorProps extends EditorProps {
  readonly ruleset: string
}

function problemOf(game: GameEntry, scenario: Scenario): string | null {
  try {
    readyScenario(checkScenario(scenario), game)
    return null
  } catch (thrown) {
    return whyNot(thrown)
  }
}

/** Who is there, by name and side. */
function menOf(game: GameEntry, { setup, switches = {} }: Scenario) {
  try {
    return seatsOf(game, setup, switches)
  } catch {
    return []
  }
}

export function FormEditor({ id, ruleset, start, chooser, onOther }: FormEditorProps) {
  const { game, module } = useLoaded(`editor ${ruleset}`, async () => {
    const [{ gameOf }, module] = await Promise.all([import('@harena/games'), listingOf(ruleset)!.setup!()])
    return { game: gameOf(ruleset), module }
  })
  const fresh = () => withMatch(game, module.quickMatch())
  const [history, setHistory] = useState(() => begun(start ?? fresh()))
  const scenario = history.now
  const set = (next: History<Scenario>) => {
    setHistory(next)
    ownScenarios.keepDraft(named(next.now))
  }
  const change = (next: Scenario, about?: string) => set(done(history, next, about ?? null))
  const file = named(scenario)
  const problem = problemOf(game, file)
  return (
    <div className="editor">
      <Header>
        <a href={hashOf({ screen: 'scenarios' })}>{t('All scenarios')}</a>
      </Header>
      <main>
        <div className="editor-stage editor-form">
          <div className="editor-head">
            <Heading>{t('The editor')}</Heading>
            {chooser}
          </div>
          <UndoButtons history={history} onChange={set} />
          <SetupForm
            ruleset={ruleset}
            Form={module.Setup}
            onMatch={(match) => change(withMatch(game, match, scenario))}
          />
        </div>
        <aside className="editor-side" aria-label={t('The scenario')}>
          <TryOut scenario={file} problem={problem} id={id} />
          <Roster game={game} scenario={scenario} />
          <section className="editor-settings" aria-labelledby="editor-settings">
            <h2 id="editor-settings">{t('The scenario')}</h2>
            <WordFields scenario={scenario} onChange={change} />
            <EndFields scenario={scenario} men={menOf(game, scenario)} onChange={change} />
          </section>
          <Files
            scenario={file}
            problem={problem}
            onScenario={(next) => (next.ruleset === ruleset ? change(next) : onOther(next))}
            onNew={() => change(fresh())}
          />
        </aside>
      </main>
    </div>
  )
}

interface SetupFormProps {
  readonly ruleset: string
  readonly Form: () => React.ReactNode
  readonly onMatch: (match: NewMatch) => void
}

/** The form of the game, whose button sets the scenario up instead of beginning a match. */
function SetupForm({ ruleset, Form, onMatch }: SetupFormProps) {
  const opening = useOpening()
  const [said, setSaid] = useState('')
  const begin = async (match: NewMatch) => {
    const isOwn = match.ruleset === ruleset
    if (isOwn) onMatch(match)
    setSaid(isOwn ? t('The scenario has this set-up now.') : t('Only a single match can be a scenario.'))
  }
  return (
    <section className="setup" aria-label={t('The set-up')}>
      <div className="setup-form">
        <OpeningContext value={{ ...opening, begin, deed: t('Take this set-up') }}>
          <Form />
        </OpeningContext>
        <p role="status" className="quiet-text">
          {said}
        </p>
      </div>
    </section>
  )
}

function Roster({ game, scenario }: { readonly game: GameEntry; readonly scenario: Scenario }) {
  const men = menOf(game, scenario)
  const teams = [...new Set(men.map(({ team }) => team))].sort((a, b) => a - b)
  return (
    <section aria-labelledby="editor-roster">
      <h2 id="editor-roster">{t('Who is there')}</h2>
      <ul className="editor-roster">
        {men.map(({ seat, name, team }) => (
          <li key={seat}>
            <b>{name}</b> {scenario.sides[teams.indexOf(team)]}, {scenario.deciders[seat]}
          </li>
        ))}
      </ul>
    </section>
  )
}
