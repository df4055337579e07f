/** The editor of scenarios of GLADIATOR: place, turn and dress everybody, say how it ends, and try it at once. */
import { opponents } from '@harena/bots/colosseum'
import { manifest } from '@harena/colosseum'
import { scenarios } from '@harena/games/scenarios'
import { type KeyboardEvent, useState } from 'react'
import { Header, Heading, useTitle } from '../../app/frame.tsx'
import { useOpening } from '../../app/opening.ts'
import { hashOf } from '../../app/route.ts'
import { setTried } from '../../app/tried-scenario.ts'
import { useLoaded } from '../../app/use-loaded.ts'
import { listingOf } from '../../games/index.ts'
import { RulesProvider } from '../../ui/rules-context.tsx'
import { matchOf } from '../scenarios/play.ts'
import { ownScenarios } from '../scenarios/use-own-scenarios.ts'
import { EditorBoard, typeOf } from './board.tsx'
import { clicked } from './clicks.ts'
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

function startOf(id: string | null): Draft {
  if (id === null) return ownScenarios.draft ? draftOf(ownScenarios.draft) : newDraft()
  const own = ownScenarios.find(id)
  if (own) return draftOf(own)
  const known = scenarios.find((scenario) => scenario.id === id && scenario.ruleset === manifest.ruleset.id)
  return known ? draftOf({ ...known, title: `${known.title}, changed` }) : newDraft()
}

export function Editor({ id }: { readonly id: string | null }) {
  useTitle('The editor')
  const book = useLoaded('book colosseum', async () => (await listingOf(manifest.ruleset.id)!.book()).book)
  return (
    <RulesProvider book={book}>
      <Workbench id={id} />
    </RulesProvider>
  )
}

function useHistory(id: string | null) {
  const [history, setHistory] = useState(() => open.get(id) ?? begun(startOf(id)))
  const set = (next: History<Draft>) => {
    open.set(id, next)
    setHistory(next)
    ownScenarios.keepDraft(fileOf(next.now))
  }
  return { history, set }
}

function Workbench({ id }: { readonly id: string | null }) {
  const { history, set } = useHistory(id)
  const [tool, setTool] = useState<Tool>(firstTool)
  const [chosen, setChosen] = useState<number | null>(null)
  const draft = history.now
  const selected = chosen !== null && chosen < draft.setup.gladiators.length ? chosen : null
  const change = (next: Draft, about?: string) => {
    set(done(history, next, about ?? null))
    if (next.setup.gladiators.length < draft.setup.gladiators.length) setChosen(null)
  }
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
        <a href={hashOf({ screen: 'scenarios' })}>All scenarios</a>
      </Header>
      <main>
        <div className="editor-stage">
          <Heading>The editor</Heading>
          <Tools tool={tool} sides={draft.sides} onTool={setTool} />
          <div className="editor-undo">
            <button
              type="button"
              className="button quiet small"
              disabled={history.past.length === 0}
              onClick={() => set(undone(history))}
            >
              Undo
            </button>
            <button
              type="button"
              className="button quiet small"
              disabled={history.future.length === 0}
              onClick={() => set(redone(history))}
            >
              Redo
            </button>
          </div>
          <EditorBoard draft={draft} tool={tool} selected={selected} onHex={onHex} />
        </div>
        <aside className="editor-side" aria-label="The scenario">
          <TryOut draft={draft} id={id} />
          {selected !== null && (
            <PieceFields draft={draft} seat={selected} levels={Object.keys(opponents)} onChange={change} />
          )}
          <Roster draft={draft} selected={selected} onSelect={setChosen} />
          <ScenarioSettings draft={draft} onChange={change} />
          <Files draft={draft} onDraft={(next) => change(next)} />
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

/** Whether it can be played, and the way to do it at once. */
function TryOut({ draft, id }: { readonly draft: Draft; readonly id: string | null }) {
  const { begin } = useOpening()
  const problem = problemOf(draft)
  const tryOut = async () => {
    await begin(await matchOf(fileOf(draft)))
    setTried(location.hash, hashOf({ screen: 'editor', id }))
  }
  return (
    <section className="editor-try" aria-labelledby="editor-try">
      <h2 id="editor-try" className="heard">
        Try it
      </h2>
      <button type="button" className="button" disabled={problem !== null} onClick={tryOut}>
        Try it now
      </button>
      <div role="status">
        {problem === null ? (
          <span className="quiet-text">It can be played. You come back here by the link in the header.</span>
        ) : (
          <p className="refusal">{problem}</p>
        )}
      </div>
    </section>
  )
}

interface RosterProps {
  readonly draft: Draft
  readonly selected: number | null
  readonly onSelect: (seat: number) => void
}

function Roster({ draft, selected, onSelect }: RosterProps) {
  return (
    <section aria-labelledby="editor-roster">
      <h2 id="editor-roster">Who is there</h2>
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
