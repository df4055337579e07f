/** What the one at the screen does now. */

import { Actions } from '../../match/actions.tsx'
import type { Choice } from '../../match/choices.ts'
import { DiceEntry } from '../../match/dice-entry.tsx'
import { Running } from '../../match/running.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { BidPanel, type BidQuestion } from './bid-panel.tsx'
import { Why } from './fields.tsx'
import type { MatchScreenProps, Shown } from './match-screen.tsx'

export function TaskPanel(props: MatchScreenProps & Shown) {
  const { controller, view, lines, task, question, refusal, isKept, isRunning, stop, end, aiming, names, sides } = props
  const undo = () => controller.undo()
  return (
    <>
      {!isKept && (
        <p className="notice">This browser keeps nothing for this page: save the record before you close it.</p>
      )}
      {view.isUneven && view.clock.number <= 1 && task && (
        <p className="notice">
          The AP Totals are more than two apart: an uneven match. <Cite rule="§4.5" />
        </p>
      )}
      {isRunning && !stop && <Running text={lines.at(-1)?.text} onSkip={props.onSkip} />}
      {end}
      {task?.kind === 'dice' && (
        <DiceEntry
          key={lines.length}
          count={task.count}
          rule={task.rule}
          name={names[task.seat] ?? 'The table'}
          side={sides[task.seat] ?? 0}
          onDone={(faces) => controller.typeDice(faces)}
          onUndo={undo}
        />
      )}
      {task?.kind === 'answer' && question?.kind === 'bid' && (
        <BidPanel
          key={`${lines.length} ${question.seat}`}
          question={question as BidQuestion}
          view={view}
          choices={task.choices}
          previewOf={(choice: Choice) => controller.preview(choice)}
          onBid={aiming.act}
          onUndo={undo}
        />
      )}
      {task?.kind === 'answer' && question?.kind !== 'bid' && (
        <Actions
          prompt={task.prompt}
          choices={task.choices}
          points={null}
          selected={aiming.selected}
          preview={aiming.selected && controller.preview(aiming.selected)}
          onPoint={aiming.point}
          onChoose={aiming.choose}
          onConfirm={aiming.act}
          onBack={() => aiming.setSelected(null)}
          onUndo={undo}
        />
      )}
      <Why refusal={refusal} />
    </>
  )
}
