/** The crowd decides over a man: nothing else happens until it has been seen. */
import { disclosed, type Event, type View } from '@harena/colosseum'
import { FigurePortrait } from '../../board/figure.tsx'
import { Rolls } from '../../match/log.tsx'
import type { Line } from '../../match/timeline.ts'
import { Thumb } from '../../match/verdict.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { figureProps } from './figures.ts'

export interface VerdictProps {
  readonly line: Line
  readonly view: View
  readonly sides: readonly number[]
  readonly onClose: () => void
}

export function Verdict({ line, view, sides, onClose }: VerdictProps) {
  const event = line.event as Extract<Event, { kind: 'appealed' }>
  const figure = view.figures[event.seat]!
  const names = view.figures.map(({ name }) => name)
  const sheet = view.sheets.find(({ seat }) => seat === event.seat)
  const rolled = line.rolls.reduce((sum, { faces }) => sum + faces.reduce((a, b) => a + b, 0), 0)
  const { total = rolled } = disclosed(event)
  return (
    <Modal title="The crowd decides" className="moment" onClose={onClose}>
      <div className="moment-stage">
        <FigurePortrait {...figureProps({ ...figure, facing: 0, out: 'killed' }, 0, false)} size={132} />
        <Thumb isUp={event.spared} />
      </div>
      <p className="moment-verdict">
        {figure.name} is <b>{event.spared ? 'spared' : 'killed'}</b>
      </p>
      <Rolls rolls={line.rolls} names={names} sides={sides} size={44} />
      <ul className="preview-lines">
        <li className="sum">
          <span>The dice</span>
          <b>{rolled}</b>
        </li>
        {total !== rolled && (
          <li className="sum">
            <span>
              Prestige and performance
              {sheet && ` (attacked with ${sheet.attackTally} CF, guarded with ${sheet.defenceTally})`}
            </span>
            <b>{total - rolled}</b>
          </li>
        )}
      </ul>
      <p className="quiet-text">
        {line.text} <Cite rule="§18.3" />
      </p>
      <button type="button" className="button" onClick={onClose}>
        Go on
      </button>
    </Modal>
  )
}
