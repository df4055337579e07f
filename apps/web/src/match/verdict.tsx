/** The crowd decides: first its dice, then the verdict. Nothing else happens until it has been seen. */
import { type SumStep, t } from '@harena/engine'
import { type ReactNode, useEffect, useRef } from 'react'
import { FigurePortrait, type FigureProps } from '../board/figure.tsx'
import { Modal } from '../ui/modal.tsx'
import { Cite } from '../ui/rules-context.tsx'
import { tx } from '../ui/tx.ts'
import type { Why } from './story.ts'
import { SumSteps } from './sum-steps.tsx'
import type { Line } from './timeline.ts'

export interface VerdictDialogProps {
  readonly title: string
  readonly figure: FigureProps
  readonly name: string
  readonly isSpared: boolean
  /** What he is if he is not spared. */
  readonly otherwise: string
  /** Whether the dice have fallen. */
  readonly isOpen: boolean
  readonly dice: ReactNode
  /** What brought him before the crowd. */
  readonly why: Why | null
  /** While the dice fall: what would spare him. */
  readonly awaited: string | null
  /** What was thrown, what was needed, and what turned it, a sentence each; shown with the verdict. */
  readonly needed: readonly string[]
  /** What counted; shown with the verdict. */
  readonly steps: readonly SumStep[]
  /** What the steps come to. */
  readonly sum: string
  /** What the log says of it: said here only where it is not known what was needed. */
  readonly line: Line
  readonly onClose: () => void
}

/** A fist with its thumb up; turned over it is the other verdict. Before that it lies level. */
function Thumb({ way }: { readonly way: 'up' | 'down' | 'level' }) {
  return (
    <svg className={`thumb ${way}`} viewBox="-40 -44 80 84" width={120} height={126} aria-hidden="true">
      <path
        className="thumb-hand"
        d="M-24 -4C-18 -8 -10 -16 -8 -38C-8 -43 2 -44 4 -38C7 -28 4 -16 2 -10L24 -10C31 -10 31 0 25 1C32 3 30 12 24 12C29 15 27 22 21 22C25 26 21 32 15 32L-8 32C-14 32 -18 30 -24 28Z"
      />
      <path className="thumb-lines" d="M25 1L8 1M24 12L8 12M21 22L8 22" />
      <path className="thumb-cuff" d="M-36 -8H-26V34H-36Z" />
    </svg>
  )
}

/** Enter puts it away, wherever the focus is. */
function useEnter(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest('button, a')
      if (event.key !== 'Enter' || event.repeat || isElsewhere) return
      event.preventDefault()
      close.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOpen])
}

function Decided({ needed, steps, sum, line }: VerdictDialogProps) {
  return (
    <>
      <p className={needed.length > 0 ? 'moment-needed' : 'quiet-text'}>
        {needed.length > 0 ? needed.join(' ') : line.text} <Cite rule={line.rule} />
      </p>
      {steps.length > 0 && <SumSteps steps={steps} sum={sum} />}
    </>
  )
}

export function VerdictDialog(props: VerdictDialogProps) {
  const { title, figure, name, isSpared, otherwise, isOpen, dice, why, awaited, onClose } = props
  useEnter(isOpen, onClose)
  return (
    <Modal title={title} className="moment" {...(isOpen ? { onClose } : {})}>
      <div className="moment-stage">
        <FigurePortrait {...figure} size={132} />
        <Thumb way={isOpen ? (isSpared ? 'up' : 'down') : 'level'} />
      </div>
      <p className="moment-verdict" aria-live="polite">
        {isOpen ? tx`${name} is ${<b>{isSpared ? t('spared') : otherwise}</b>}` : t`${name} waits for the verdict`}
      </p>
      {why && (
        <p className="moment-cause">
          {why.text} <Cite rule={why.rule} />
        </p>
      )}
      {dice}
      {isOpen ? <Decided {...props} /> : awaited !== null && <p className="moment-needed">{awaited}</p>}
      {isOpen && (
        <button type="button" className="button" onClick={onClose}>
          {t('Go on')}
        </button>
      )}
    </Modal>
  )
}
