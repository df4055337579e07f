/** A word with a dotted line under it, which says what it means when it is pointed at, focused or tapped. */
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { usePlaced } from './placed.ts'
import { useBook, useOpenRule } from './rules-context.tsx'
import { spareBoard } from './spare-board.ts'
import { piecesOf, type Term, termOf } from './terms.ts'
import { closeSigns, Tied } from './tied.tsx'

const none: readonly Term[] = []

/** A text in which the terms of the game can be asked for. */
export function TermText({ text, isQuiet = false }: { readonly text: string; readonly isQuiet?: boolean }) {
  const terms = useBook()?.terms ?? none
  let at = 0
  return closeSigns(piecesOf(text, terms), ({ term }) => term !== undefined).map(({ piece, before, after }) => {
    const { text: part, term } = piece
    at += before.length + part.length + after.length
    return term ? (
      <Tied key={at} {...{ before, after }}>
        <TermWord term={term} isQuiet={isQuiet}>
          {part}
        </TermWord>
      </Tied>
    ) : (
      part
    )
  })
}

/** A label, if it is a term. */
export function TermLabel({ label }: { readonly label: string }) {
  const term = termOf(label, useBook()?.terms ?? none)
  return term ? <TermWord term={term}>{label}</TermWord> : label
}

/** What stands for a term without naming it, such as a code of armour. */
export function TermAs({ word, children }: { readonly word: string; readonly children: string }) {
  const term = termOf(word, useBook()?.terms ?? none)
  return term ? <TermWord term={term}>{children}</TermWord> : children
}

interface TermWordProps {
  readonly term: Term
  /** Left out when one goes through the page by keyboard: the same word can be reached elsewhere. */
  readonly isQuiet?: boolean
  readonly children: ReactNode
}

function TermWord({ term, isQuiet = false, children }: TermWordProps) {
  const { props, meaning } = useTerm<HTMLButtonElement>(term)
  return (
    <>
      <button type="button" className="term" tabIndex={isQuiet ? -1 : 0} {...props}>
        {children}
      </button>
      {meaning}
    </>
  )
}

interface TermMarkProps {
  readonly word: string
  readonly className: string
  readonly transform: string
  readonly children: ReactNode
}

/** The same in a drawing. Whoever does not see it is told in words, and finds the term elsewhere. */
export function TermMark({ word, className, children, ...place }: TermMarkProps) {
  const term = termOf(word, useBook()?.terms ?? none)
  const { props, meaning } = useTerm<SVGGElement>(term)
  return (
    <>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: not focusable */}
      <g className={term ? `${className} term` : className} aria-hidden="true" {...place} {...(term && props)}>
        {children}
      </g>
      {meaning}
    </>
  )
}

/** For a button that does something by itself: its meaning is shown while it is pointed at or focused. */
export function useMeaning<E extends Element>(label: string) {
  const { props, meaning } = useTerm<E>(termOf(label, useBook()?.terms ?? none))
  const { onClick: _, onPointerDown: __, ...looking } = props
  return { looking, meaning }
}

/** How a word answers. */
function useTerm<E extends Element>(term: Term | undefined) {
  const word = useRef<E>(null)
  const { isOpen, open, close } = useOneOpen(word)
  const openRule = useOpenRule()
  /** A finger sees the meaning first; whoever sees it already gets the paragraph. */
  const wasOpen = useRef(false)
  const id = useId()
  const props = {
    ref: word,
    'aria-describedby': isOpen ? id : undefined,
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && open(),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && close(),
    // Not where a dialog gives the focus back to whoever came by mouse or finger.
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && open(),
    onBlur: close,
    onPointerDown: () => {
      wasOpen.current = isOpen
    },
    onClick: (event: MouseEvent) => {
      // What stands on a board that goes on with a click does only this.
      event.stopPropagation()
      const isByKey = event.detail === 0
      if (term && isOpen && openRule && (isByKey || wasOpen.current)) {
        close()
        openRule(term.rule)
      } else open()
    },
  }
  const meaning = isOpen && term && <Meaning id={id} term={term} word={word.current} />
  return { props, meaning }
}

/** How to close the one that is open. */
let closeLast = () => {}

/** Of all words one is explained at a time, until Escape or a press elsewhere, whoever has the focus. */
function useOneOpen(word: RefObject<Element | null>) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const open = () => {
    if (closeLast !== close) closeLast()
    closeLast = close
    setOpen(true)
  }
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A dialog around it stays open.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && word.current?.contains(target)) return
      close()
      spareBoard(target)
    }
    window.addEventListener('keydown', onKey, true)
    window.addEventListener('pointerdown', onPress, true)
    return () => {
      window.removeEventListener('keydown', onKey, true)
      window.removeEventListener('pointerdown', onPress, true)
    }
  }, [isOpen, close, word])
  return { isOpen, open, close }
}

function Meaning({ id, term, word }: { readonly id: string; readonly term: Term; readonly word: Element | null }) {
  const box = useRef<HTMLSpanElement>(null)
  usePlaced(box, word)
  return createPortal(
    <span ref={box} id={id} role="tooltip" popover="manual" className="meaning">
      {term.means} <span className="citation">{term.rule}</span>
    </span>,
    // A word may stand in a drawing; what is outside of an open dialog is not heard.
    word?.closest('dialog') ?? document.body,
  )
}
