/** The moves of a plot as buttons: steps and turns on a pad, and what else is open. */

import { t } from '@harena/engine'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useSettings } from '../../app/stores.ts'
import { coachedIf, useCoached } from '../../board/coached.ts'
import { keyName } from '../../match/keys.ts'
import { Key } from '../../ui/key.tsx'
import { useMeaning } from '../../ui/term.tsx'
import { usePhone } from '../../ui/use-small.ts'
import { FacesDown } from '../hex/faces-down.tsx'
import { keyMoves, type Move, padSteps, padTurns } from './plot-builder.ts'
import { longName, shortName } from './plot-words.ts'
import { padIsOpen } from './preferences.ts'
import { usePadFacing } from './use-pad-facing.ts'
import type { Plotting } from './use-plot.tsx'

/** Whether the pad can be folded away, and is. */
export type Fold = 'fixed' | 'open' | 'folded'

/** Under a thumb the sand itself is tapped: the pad is there for whoever asks for it, or is taught by it, or sees no sand. */
export function usePadFold(): Fold {
  const isOpen = useSyncExternalStore(padIsOpen.subscribe, padIsOpen.get)
  const { textView } = useSettings()
  const isTaught = useCoached() !== null
  if (!usePhone() || textView || isTaught) return 'fixed'
  return isOpen ? 'open' : 'folded'
}

export function PadFold({ fold }: { readonly fold: Fold }) {
  if (fold === 'fixed') return null
  return (
    <button
      type="button"
      className="link-button"
      aria-expanded={fold === 'open'}
      onClick={() => padIsOpen.set(fold === 'folded')}
    >
      {t('Buttons')}
    </button>
  )
}

const onPad: readonly Move[] = ['SFL', 'F', 'SFR', '(L)', '(R)', 'SBL', 'B', 'SBR']

/** Steps stand where they lead to on the board, so the pad turns with the man; turns are at the side of that hand. */
export function Pad({ plot, onClosed }: { readonly plot: Plotting; readonly onClosed: () => void }) {
  const facing = usePadFacing(plot)
  if (!onPad.some((move) => plot.next.includes(move)) && plot.moves.length === 0) return null
  const steps = padSteps(facing).map(({ dir, move }) => (
    <MoveButton key={move} plot={plot} move={move} way={<StepWay dir={dir} />} onClosed={onClosed} />
  ))
  const [left, right] = padTurns(facing).map((move) => (
    <MoveButton
      key={move}
      plot={plot}
      move={move}
      way={<TurnWay side={move === '(L)' ? -1 : 1} />}
      onClosed={onClosed}
    />
  ))
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form */}
      <div className="plot-pad" role="group" aria-label={t('Steps and turns')}>
        {steps.slice(0, 3)}
        {left}
        <FacingMark facing={facing} />
        {right}
        {steps.slice(3)}
      </div>
      <FacesDown facing={facing} />
    </>
  )
}

/** In the middle of the pad he stands himself: which way he faces. */
function FacingMark({ facing }: { readonly facing: number }) {
  return (
    <svg className="pad-man" viewBox="-16 -16 32 32" aria-hidden="true">
      <g transform={`rotate(${facing * 60})`}>
        <circle r={10} />
        <path d="M-5 -11L0 -16L5 -11Z" />
      </g>
    </svg>
  )
}

/** Which way on the board. */
function StepWay({ dir }: { readonly dir: number }) {
  return (
    <svg className="pad-way" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M0 9V-8M-6 -2L0 -9L6 -2" transform={`rotate(${dir * 60})`} />
    </svg>
  )
}

/** Clockwise to the right, the other way to the left. */
function TurnWay({ side }: { readonly side: 1 | -1 }) {
  return (
    <svg className="pad-way" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M-8 4A8.5 8.5 0 1 1 7.5 4M1 3L7.5 5.5L10.5 -1" transform={`scale(${side} 1)`} />
    </svg>
  )
}

interface OthersProps {
  readonly plot: Plotting
  readonly title: string
  readonly moves: readonly Move[]
}

/** What is not on the pad, as far as it is open now. */
export function Others({ plot, title, moves }: OthersProps) {
  const open = moves.filter((move) => plot.next.includes(move) && !onPad.includes(move))
  if (open.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className="task-group" role="group" aria-label={title}>
      <span className="task-group-title" aria-hidden="true">
        {title}
      </span>
      <div className="task-buttons">
        {open.map((move) => (
          <MoveButton key={move} plot={plot} move={move} />
        ))}
      </div>
    </div>
  )
}

interface MoveButtonProps {
  readonly plot: Plotting
  readonly move: Move
  /** On the pad: a picture of where it leads. */
  readonly way?: ReactNode
  /** Somebody wants what is not open. */
  readonly onClosed?: () => void
}

function MoveButton({ plot, move, way, onClosed }: MoveButtonProps) {
  const isOpen = plot.next.includes(move)
  const coached = coachedIf(plot.coached === move)
  const moves = keyMoves(usePadFacing(plot))
  const key = Object.keys(moves).find((one) => moves[one] === move)
  const { looking, meaning } = useMeaning<HTMLButtonElement>(shortName(move))
  return (
    <>
      <button
        {...looking}
        type="button"
        className={`button quiet small ${way ? `pad pad-${move.replace(/\W/g, '')}` : 'choice'}${coached}`}
        aria-disabled={!isOpen}
        title={isOpen ? (meaning ? undefined : longName(move)) : plot.closed.message}
        onPointerEnter={(event) => {
          looking.onPointerEnter(event)
          if (event.pointerType !== 'touch') plot.point(move)
        }}
        onPointerLeave={(event) => {
          looking.onPointerLeave(event)
          plot.point(null)
        }}
        onFocus={(event) => {
          looking.onFocus(event)
          plot.point(move)
        }}
        onBlur={() => {
          looking.onBlur()
          plot.point(null)
        }}
        onClick={() => (isOpen ? plot.add(move) : onClosed?.())}
      >
        {way ? (
          <>
            {way}
            <span className="pad-name">{shortName(move)}</span>
            <span className="heard">: {longName(move)}</span>
          </>
        ) : (
          <>
            {shortName(move)}
            <span className="heard">: {longName(move)}</span>
          </>
        )}
        {key && <Key>{keyName(key)}</Key>}
      </button>
      {meaning}
    </>
  )
}
