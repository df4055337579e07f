/** The editor of scenarios of GLADIATOR on its board: place, turn and dress everybody, say how it ends, and try it. */
import { opponents } from '@harena/bots/colosseum'
import type { Scenario } from '@harena/engine'
import { t } from '@harena/engine'
import { type KeyboardEvent, useState } from 'react'
import { Header, Heading } from '../../app/frame.tsx'
import { hashOf } from '../../app/route.ts'
import { ownScenarios } from '../scenarios/use-own-scenarios.ts'
import { EditorBoard, typeOf } from './board.tsx'
import { clicked } from './clicks.ts'
import { type EditorProps, TryOut, UndoButtons } from './common.tsx'
import { type Draft, draftOf, fileOf, newDraft, type Place, removed, turnedTo } from './draft.ts'
import { Files } from './files.tsx'
import { problemOf } from './game.ts'
import { begun, done, type History, redone, undone } from './history.ts'
import { PieceFields } from './piece-fields.tsx'
import { ScenarioSettings } from './settings.tsx'
import { firstTool, type Tool, tools } from './tool.ts'
import { Tools } from './tools.tsx'
import '../../games/colosseum/board/board.css'
import './editor.css'

/** What is being worked on in this tab, by address: it is there when one comes back from trying it. */
const open = new Map<string | null, History<Draft>>()

/** Another scenario is taken up under this address. */
export function forget(id: string | null): void {
  open.delete(id)
}

function useHistory(id: string | null, start: Scenario | null) {
  const [history, setHistory] = useState(() => open.get(id) ?? begun(start ? draftOf(start) : newDraft()))
  const set = (next: History<Draft>) => {
    open.set(id, next)
    setHistory(next)
    ownScenarios.keepDraft(fileOf(next.now))
  }
  return { history, set }
}

export function BoardEditor({ id, start, chooser, onOther }: EditorProps) {
  const { history, set } = useHistory(id, start)
  const [tool, setTool] = useState<Tool>(firstTool)
  const [chosen, setChosen] = useState<number | null>(null)
  const draft = history.now
  const selected = chosen !== null && chosen < draft.setup.gladiators.length ? chosen : null
  const change = (next: Draft, about?: string) => {
    set(done(history, next, about ?? null))
    if (next.setup.gladiators.length < draft.setup.gladiators.length) setChosen(null)
  }
  const problem = problemOf(draft)
  const bench: Bench = { draft, tool, selected, change, select: setChosen, setTool }
  const onHex = (place: Place) => {
    const after = clicked(bench, place)
    change(after.draft)
    setChosen(after.selected)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event)) return
    if (
      !pressed(
        event,
        bench,
        () => set(undone(history)),
        () => set(redone(history)),
      )
    )
      return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the short cuts of the buttons inside it
    <div className="editor" onKeyDown={onKeyDown}>
      <Header>
        <a href={hashOf({ screen: 'scenarios' })}>{t('All scenarios')}</a>
      </Header>
      <main>
        <div className="editor-stage">
          <div className="editor-head">
            <Heading>{t('The editor')}</Heading>
            {chooser}
          </div>
          <Tools tool={tool} sides={draft.sides} onTool={setTool} />
          <UndoButtons history={history} onChange={set} />
          <EditorBoard draft={draft} tool={tool} selected={selected} onHex={onHex} />
        </div>
        <aside className="editor-side" aria-label={t('The scenario')}>
          <TryOut scenario={fileOf(draft)} problem={problem} id={id} />
          {selected !== null && (
            <PieceFields draft={draft} seat={selected} levels={Object.keys(opponents)} onChange={change} />
          )}
          <Roster draft={draft} selected={selected} onSelect={setChosen} />
          <ScenarioSettings draft={draft} onChange={change} />
          <Files
            scenario={fileOf(draft)}
            problem={problem}
            onScenario={(next) => (next.ruleset === draft.ruleset ? change(draftOf(next)) : onOther(next))}
            onNew={() => change(newDraft())}
          />
        </aside>
      </main>
    </div>
  )
}

interface Bench {
  readonly draft: Draft
  readonly tool: Tool
  readonly selected: number | null
  change(next: Draft): void
  select(seat: number | null): void
  setTool(tool: Tool): void
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select')
}

/** The short cuts; whether this was one. */
function pressed(event: KeyboardEvent, bench: Bench, undo: () => void, redo: () => void): boolean {
  const { draft, tool, selected, change, select, setTool } = bench
  const key = event.key.toLowerCase()
  if (event.ctrlKey || event.metaKey) {
    if (key === 'y' || (key === 'z' && event.shiftKey)) redo()
    else if (key === 'z') undo()
    else return false
    return true
  }
  const wanted = tools.find(([, , number]) => number === key)
  if (wanted) setTool({ ...tool, id: wanted[0] })
  else if (selected === null) return false
  else if (key === 'q' || key === 'e') {
    change(turnedTo(draft, selected, draft.setup.gladiators[selected]!.place.facing + (key === 'q' ? -1 : 1)))
  } else if (key === 'delete' || key === 'backspace') change(removed(draft, { seat: selected }))
  else if (key === 'escape') select(null)
  else return false
  return true
}

interface RosterProps {
  readonly draft: Draft
  readonly selected: number | null
  readonly onSelect: (seat: number) => void
}

function Roster({ draft, selected, onSelect }: RosterProps) {
  return (
    <section aria-labelledby="editor-roster">
      <h2 id="editor-roster">{t('Who is there')}</h2>
      <ul className="editor-roster">
        {draft.setup.gladiators.map((piece, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gladiator is his seat
          <li key={seat}>
            <button
              type="button"
              className="button quiet small"
              aria-pressed={seat === selected}
              onClick={() => onSelect(seat)}
            >
              <b>{piece.name}</b> {typeOf(piece)}, {draft.sides[piece.team]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
