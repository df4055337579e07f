/** The crowd decides over a beaten gladiator: its dice, and what was added to them. */
import { type ArenaView, type Seat, signed } from '@harena/engine'
import { LineDice } from '../../match/log.tsx'
import type { VerdictProps } from '../../match/slots.ts'
import { VerdictDialog } from '../../match/verdict.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { figureProps, type HexLooks } from './figures.ts'

/** Games tell of it with a few facts of the same shape. */
interface Judgement {
  readonly seat: Seat
  readonly isSpared?: boolean
  readonly verdict?: string
}

export function HexVerdict<V extends ArenaView>(props: VerdictProps<V> & { readonly looks: HexLooks<V> }) {
  const { looks, view, line, names, isOpen, onClose } = props
  const { seat, isSpared, verdict } = line.event as unknown as Judgement
  const { steps = [] } = line.event
  const figure = view.figures.find((one) => one.seat === seat)!
  const sum = steps.reduce((total, { value }) => total + value, 0)
  return (
    <VerdictDialog
      title="The crowd decides"
      figure={figureProps(looks, view, { ...figure, facing: 0, out: 'beaten' }, false)}
      name={names[seat]!}
      isSpared={isSpared ?? verdict === 'spared'}
      otherwise="dispatched"
      isOpen={isOpen}
      dice={<LineDice {...props} Dice={undefined} size={44} />}
      onClose={onClose}
    >
      {steps.length > 0 && (
        <ul className="preview-lines">
          {steps.map(({ what, rule, value }) => (
            <li key={`${rule} ${what}`}>
              <span>{what}</span>
              <Cite rule={rule} />
              <b>{signed(value)}</b>
            </li>
          ))}
          <li className="sum">
            <span>together</span>
            <b>{signed(sum)}</b>
          </li>
        </ul>
      )}
      <p className="quiet-text">
        {line.text} <Cite rule={line.rule} />
      </p>
    </VerdictDialog>
  )
}
