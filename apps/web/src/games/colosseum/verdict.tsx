/** The crowd decides over a man (§18.3). */
import { disclosed, type Event, type View } from '@harena/colosseum'
import { LineDice } from '../../match/log.tsx'
import type { VerdictProps } from '../../match/slots.ts'
import { VerdictDialog } from '../../match/verdict.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { figureProps } from '../hex/figures.ts'
import { looks } from './looks.ts'

export function Verdict(props: VerdictProps<View>) {
  const { view, line, isOpen, onClose } = props
  const event = line.event as Extract<Event, { kind: 'appealed' }>
  const figure = view.figures[event.seat]!
  const sheet = view.sheets.find(({ seat }) => seat === event.seat)
  const rolled = line.rolls.reduce((sum, { faces }) => sum + faces.reduce((a, b) => a + b, 0), 0)
  const { total = rolled } = disclosed(event)
  return (
    <VerdictDialog
      title="The crowd decides"
      figure={{ ...figureProps(looks, view, { ...figure, facing: 0, out: 'killed' }, false), woundCount: 0 }}
      name={figure.name}
      isSpared={event.spared}
      otherwise="killed"
      isOpen={isOpen}
      dice={<LineDice {...props} Dice={undefined} size={44} />}
      onClose={onClose}
    >
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
    </VerdictDialog>
  )
}
