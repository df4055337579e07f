/** The crowd decides. Nothing else happens until it has been seen. */
import type { FigureView } from '@harena/engine'
import { FigurePortrait } from '../board/figure.tsx'
import type { Guide } from '../games/guide.ts'
import { figureProps } from '../games/hex/figures.ts'
import { Modal } from '../ui/modal.tsx'
import { signed } from '../ui/preview.tsx'
import { Cite } from '../ui/rules-context.tsx'
import { Rolls } from './log.tsx'
import type { Moment } from './moments.ts'

export interface MomentDialogProps {
  readonly guide: Guide
  readonly moment: Moment
  readonly figure: FigureView
  readonly names: readonly string[]
  readonly sides: readonly number[]
  readonly onClose: () => void
}

/** A fist with its thumb up; turned over it is the other verdict. */
export function Thumb({ isUp }: { readonly isUp: boolean }) {
  return (
    <svg
      className={`thumb ${isUp ? 'up' : 'down'}`}
      viewBox="-40 -44 80 84"
      width={120}
      height={126}
      aria-hidden="true"
    >
      <path
        className="thumb-hand"
        d="M-24 -4C-18 -8 -10 -16 -8 -38C-8 -43 2 -44 4 -38C7 -28 4 -16 2 -10L24 -10C31 -10 31 0 25 1C32 3 30 12 24 12C29 15 27 22 21 22C25 26 21 32 15 32L-8 32C-14 32 -18 30 -24 28Z"
      />
      <path className="thumb-lines" d="M25 1L8 1M24 12L8 12M21 22L8 22" />
      <path className="thumb-cuff" d="M-36 -8H-26V34H-36Z" />
    </svg>
  )
}

export function MomentDialog({ guide, moment, figure, names, sides, onClose }: MomentDialogProps) {
  const name = names[moment.seat]!
  const sum = moment.steps.reduce((total, { value }) => total + value, 0)
  return (
    <Modal title="The crowd decides" className="moment" onClose={onClose}>
      <div className="moment-stage">
        <FigurePortrait {...figureProps(guide, { ...figure, facing: 0, out: 'beaten' }, false)} size={132} />
        <Thumb isUp={moment.isSpared} />
      </div>
      <p className="moment-verdict">
        {name} is <b>{moment.isSpared ? 'spared' : 'dispatched'}</b>
      </p>
      {moment.rolls.length > 0 && <Rolls rolls={moment.rolls} names={names} sides={sides} size={44} />}
      {moment.steps.length > 0 && (
        <ul className="preview-lines">
          {moment.steps.map((line) => (
            <li key={`${line.rule} ${line.what}`}>
              <span>{line.what}</span>
              <Cite rule={line.rule} />
              <b>{signed(line.value)}</b>
            </li>
          ))}
          <li className="sum">
            <span>together</span>
            <b>{signed(sum)}</b>
          </li>
        </ul>
      )}
      <p className="quiet-text">
        {moment.text} <Cite rule={moment.rule} />
      </p>
      <button type="button" className="button" onClick={onClose}>
        Go on
      </button>
    </Modal>
  )
}
