/** A number that opens into the sum that made it. It is read at leisure: it stays until Escape or a press elsewhere. */
import { capital, kept, type Reckoning, t } from '@harena/engine'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { percent } from '../ui/percents.ts'
import { usePlaced } from '../ui/placed.ts'
import { Cite } from '../ui/rules-context.tsx'
import { spareBoard } from '../ui/spare-board.ts'
import { TermText } from '../ui/term.tsx'
import { ChangeLine, SumSteps } from './sum-steps.tsx'
import './sum.css'

interface SumNumberProps {
  readonly sum: Reckoning
  /** What is asked with it, as the armor of a part of the body with its points. */
  readonly beside?: Reckoning | undefined
  /** Whose it is, where several are told of. */
  readonly whose?: string | undefined
  /** As it is written; without it, what it is and the number. */
  readonly children?: ReactNode
}

export function SumNumber({ sum, beside, whose, children = titleOf(sum, whose) }: SumNumberProps) {
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useDismissed(isOpen, [button, box], () => setOpen(false))
  return (
    <>
      <button
        ref={button}
        type="button"
        className="sum-number"
        aria-expanded={isOpen}
        onClick={(event) => {
          // What stands in a row that does something by itself does only this.
          event.stopPropagation()
          setOpen(!isOpen)
        }}
      >
        {children}
        <span className="heard">{t(': how it came about')}</span>
      </button>
      {isOpen && <SumBox box={box} sum={sum} beside={beside} whose={whose} button={button.current} />}
    </>
  )
}

/** "Verus: dice 5" */
function titleOf({ of, total }: Reckoning, whose: string | undefined): string {
  return whose === undefined ? `${kept(of)} ${total}` : `${whose}: ${kept(of)} ${total}`
}

interface SumBoxProps extends Pick<SumNumberProps, 'sum' | 'beside' | 'whose'> {
  readonly box: RefObject<HTMLDivElement | null>
  readonly button: Element | null
}

function SumBox({ box, sum, beside, whose, button }: SumBoxProps) {
  usePlaced(box, button)
  useEffect(() => box.current?.focus(), [box])
  return createPortal(
    <div
      ref={box}
      popover="manual"
      role="dialog"
      aria-label={capital(titleOf(sum, whose))}
      tabIndex={-1}
      className="sum-box"
    >
      <Sum sum={sum} whose={whose} />
      {beside && <Sum sum={beside} whose={whose} />}
    </div>,
    // What is outside of an open dialog cannot be reached.
    button?.closest('dialog') ?? document.body,
  )
}

function Sum({ sum, whose }: Pick<SumNumberProps, 'sum' | 'whose'>) {
  const { steps, otherwise, needed, chance, total } = sum
  return (
    <>
      <b className="sum-title">
        <TermText text={capital(titleOf(sum, whose))} isQuiet />
      </b>
      <SumSteps steps={steps} sum={t('together')} />
      {needed && (
        <p>
          {needed.text} <Cite rule={needed.rule} />
        </p>
      )}
      {chance && <p>{t`Before the dice: ${chance.of}, ${percent(chance.share(0))}`}</p>}
      {otherwise.length > 0 && (
        <>
          <p className="sum-otherwise">{t('What would change it')}</p>
          <ul className="preview-lines sum-changes">
            {otherwise.map((one) => (
              <ChangeLine
                key={`${one.rule} ${one.what}`}
                change={one}
                share={chance ? chance.share(one.total - total) : null}
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Closed by Escape, by a press elsewhere, or when the focus goes elsewhere; not by a paragraph that is read over it. */
function useDismissed(isOpen: boolean, parts: readonly RefObject<HTMLElement | null>[], close: () => void): void {
  const now = useRef({ parts, close })
  now.current = { parts, close }
  useEffect(() => {
    if (!isOpen) return
    const isWithin = (target: EventTarget | null) =>
      target instanceof Node && now.current.parts.some(({ current }) => current?.contains(target))
    const home = now.current.parts[0]!.current?.closest('dialog') ?? null
    const isOver = (target: EventTarget | null) => target instanceof Element && target.closest('dialog') !== home
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isOver(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      now.current.parts[0]!.current?.focus()
      now.current.close()
    }
    const onElsewhere = ({ target, type }: Event) => {
      if (isWithin(target) || isOver(target)) return
      now.current.close()
      if (type === 'pointerdown') spareBoard(target)
    }
    window.addEventListener('keydown', onKey, true)
    window.addEventListener('pointerdown', onElsewhere, true)
    window.addEventListener('focusin', onElsewhere)
    return () => {
      window.removeEventListener('keydown', onKey, true)
      window.removeEventListener('pointerdown', onElsewhere, true)
      window.removeEventListener('focusin', onElsewhere)
    }
  }, [isOpen])
}
