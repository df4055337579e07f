/** What the one at the screen does now. */
import type { Allocation, Options, Question } from '@harena/colosseum'
import { Actions } from '../../match/actions.tsx'
import { DiceEntry } from '../../match/dice-entry.tsx'
import { EndPanel } from '../../match/end.tsx'
import { Running } from '../../match/running.tsx'
import type { Line } from '../../match/timeline.ts'
import { Cite } from '../../ui/rules-context.tsx'
import { ArrangePanel } from './arrange-panel.tsx'
import { AsksForActions } from './asks-for-actions.tsx'
import { colosseumBook } from './book.ts'
import { CombatSheet } from './combat/combat-sheet.tsx'
import { isListed } from './listed.ts'
import type { Shown } from './match-screen.tsx'
import { PlotPanel } from './plot-panel.tsx'
import { SpendPanel } from './spend-panel.tsx'

type QuestionOf<K extends Question['kind']> = Extract<Question, { kind: K }>

export function TaskPanel(shown: Shown) {
  const { controller, snapshot, reveal, task, view } = shown
  const { names, refusal, isKept, isOver, scene } = snapshot
  const isAtRest = !reveal.isRunning && !reveal.stop
  return (
    <>
      {!isKept && (
        <p className="notice">This browser keeps nothing for this page: save the record before you close it.</p>
      )}
      {reveal.isRunning && !reveal.stop && <Running text={reveal.lines.at(-1)?.text} onSkip={reveal.skip} />}
      {isAtRest && <Recap lines={reveal.lines} />}
      {isAtRest && isOver && <EndPanel guide={colosseumBook} controller={controller} snapshot={snapshot} />}
      {task?.kind === 'dice' && (
        <DiceEntry
          key={scene.at}
          count={task.count}
          rule={task.rule}
          name={names[task.seat] ?? 'The table'}
          side={view.figures[task.seat]?.team ?? 0}
          onDone={(faces) => controller.typeDice(faces)}
          onUndo={() => controller.undo()}
        />
      )}
      {task?.kind === 'answer' && <QuestionPanel {...shown} />}
      {refusal && (
        <p className="refusal" role="alert">
          {refusal.message} <Cite rule={refusal.rule} />
        </p>
      )}
    </>
  )
}

function QuestionPanel(shown: Shown) {
  const { controller, snapshot, task, view, plot } = shown
  if (task?.kind !== 'answer') return null
  const question = task.question as Question
  const name = view.figures[task.seat]?.name ?? ''
  const undo = () => controller.undo()
  const key = `${snapshot.lines.length} ${task.seat}`
  if (plot) {
    const seconds = Number(controller.options.plotTimer)
    return <PlotPanel key={key} plot={plot} name={name} phase={view.phase} seconds={seconds} onUndo={undo} />
  }
  if (question.kind === 'allocate') {
    return (
      <CombatSheet
        key={key}
        question={question as QuestionOf<'allocate'>}
        view={view}
        options={controller.options as unknown as Options}
        check={(allocation) => controller.check(allocation)}
        onSeal={(allocation) => controller.answer(allocation)}
        onSuggest={() => controller.suggest('veteran') as Allocation | null}
        onUndo={undo}
      />
    )
  }
  if (question.kind === 'spend') {
    return (
      <SpendPanel
        key={key}
        question={question}
        name={name}
        prompt={task.prompt}
        onSpend={controller.answer.bind(controller)}
        onUndo={undo}
      />
    )
  }
  if (question.kind === 'arrange') {
    return <ArrangePanel key={key} question={question} name={name} onArrange={controller.answer.bind(controller)} />
  }
  return isListed(task) ? <Listed {...shown} /> : null
}

/** One button for each answer; what acts on the board can be chosen there as well. */
function Listed({ controller, task, view, aiming }: Shown) {
  if (task?.kind !== 'answer') return null
  const name = view.figures[task.seat]?.name ?? ''
  return (
    <>
      <Actions
        prompt={`${name}: ${task.prompt}`}
        choices={task.choices}
        points={null}
        selected={aiming.selected}
        preview={aiming.selected && controller.preview(aiming.selected)}
        onPoint={aiming.point}
        onChoose={aiming.choose}
        onConfirm={aiming.act}
        onBack={() => aiming.setSelected(null)}
        onUndo={() => controller.undo()}
      />
      {task.question.kind === 'action' && <AsksForActions />}
    </>
  )
}

const quiet = new Set([
  'gladiatorRolled',
  'arenaRolled',
  'turnBegan',
  'phaseBegan',
  'pulse',
  'plotRevealed',
  'attacksRevealed',
])

/** On a phone the log is out of sight: what came of the last answers, in a few lines. */
function Recap({ lines }: { readonly lines: readonly Line[] }) {
  const latest = lines.slice(-12).filter(({ event }) => !quiet.has(event.kind))
  if (latest.length === 0) return null
  return (
    // The log says the same to those who listen.
    <div className="caption" aria-hidden="true">
      {latest.slice(-3).map((line) => (
        <p key={line.index}>{line.text}</p>
      ))}
    </div>
  )
}
