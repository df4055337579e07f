/** A dialog over everything else. The browser keeps the focus inside; afterwards it goes back to where it was. */
import { t } from '@harena/engine'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'

export interface ModalProps {
  readonly title: string
  readonly children: ReactNode
  /** Without it only what is inside can end the dialog. */
  readonly onClose?: () => void
  readonly className?: string
}

export function Modal({ title, children, onClose, className = '' }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const head = useRef<HTMLHeadingElement>(null)
  /** Who had the focus before. */
  const before = useRef<Element>(null)
  const heading = useId()
  useEffect(() => {
    before.current ??= document.activeElement
    const element = dialog.current
    if (element && !element.open) element.showModal()
    // Focus goes to the title first, so that it is read and no button is pressed by mistake.
    head.current?.focus()
    return () => {
      const last = before.current
      if (last instanceof HTMLElement || last instanceof SVGElement) last.focus()
    }
  }, [])
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose?.()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog; the keyboard has Escape
    <dialog
      ref={dialog}
      className={`modal ${className}`}
      aria-labelledby={heading}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      // A browser may close a dialog that refused Escape once; what must be answered comes back.
      onClose={() => (onClose ? onClose() : dialog.current?.showModal())}
    >
      <div className="modal-inside">
        <div className="modal-head">
          <h2 id={heading} ref={head} tabIndex={-1}>
            {title}
          </h2>
          {onClose && (
            <button type="button" className="icon-button" aria-label={t('Close')} onClick={onClose}>
              <svg viewBox="-10 -10 20 20" aria-hidden="true">
                <path d="M-6 -6L6 6M6 -6L-6 6" />
              </svg>
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  )
}
