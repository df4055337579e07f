/** A word with a dotted line under it, which says what it means when it is pointed at, focused or tapped. */
import { type ReactNode, type RefObject, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useBook, useOpenRule } from './rules-context.tsx'
import { piecesOf, type Term, termOf } from './terms.ts'

const none: readonly Term[] = []

/** A text in which the terms of the game can be asked for. */
export function TermText({ text, isQuiet = false }: { readonly text: string; readonly isQuiet?: boolean }) {
  const terms = useBook()?.terms ?? none
  let at = 0
  return piecesOf(text, terms).map(({ text: part, term }) => {
    at += part.length
    return term ? (
      <TermWord key={at} term={term} isQuiet={isQuiet}>
        {part}
      </TermWord>
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

interface TermWordProps {
  readonly term: Term
  /** Left out when one goes through the page by keyboard: the same word can be reached elsewhere. */
  readonly isQuiet?: boolean
  readonly children: ReactNode
}

function TermWord({ term, isQuiet = false, children }: TermWordProps) {
  const word = useRef<HTMLButtonElement>(null)
  const { isOpen, open, close } = useOneOpen(word)
  const openRule = useOpenRule()
  /** A finger sees the meaning first; whoever sees it already gets the paragraph. */
  const wasOpen = useRef(false)
  const id = useId()
  return (
    <>
      <button
        ref={word}
        type="button"
        className="term"
        tabIndex={isQuiet ? -1 : 0}
        aria-describedby={isOpen ? id : undefined}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && open()}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && close()}
        // Not where a dialog gives the focus back to whoever came by mouse or finger.
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && open()}
        onBlur={close}
        onPointerDown={() => {
          wasOpen.current = isOpen
        }}
        onClick={({ detail }) => {
          const isByKey = detail === 0
          if (isOpen && openRule && (isByKey || wasOpen.current)) {
            close()
            openRule(term.rule)
          } else open()
        }}
      >
        {children}
      </button>
      {isOpen && <Meaning id={id} term={term} word={word.current} />}
    </>
  )
}

/** How to close the one that is open. */
let closeLast = () => {}

/** Of all words one is explained at a time, until Escape or a press elsewhere, whoever has the focus. */
function useOneOpen(word: RefObject<HTMLElement | null>) {
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
      if (!(target instanceof Node && word.current?.contains(target))) close()
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

const MARGIN = 8

/** Over everything else, also a dialog, never over the edge of the page, and rather above its word: below is what to do. */
function Meaning({ id, term, word }: { readonly id: string; readonly term: Term; readonly word: HTMLElement | null }) {
  const box = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      if (!box.current || !word) return
      const { left, top, bottom } = word.getBoundingClientRect()
      const { width, height } = box.current.getBoundingClientRect()
      box.current.style.left = `${Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))}px`
      box.current.style.top = `${top > height + MARGIN ? top - height - 4 : bottom + 4}px`
    }
    box.current?.showPopover()
    place()
    window.addEventListener('scroll', place, true)
    return () => window.removeEventListener('scroll', place, true)
  }, [word])
  return (
    <span ref={box} id={id} role="tooltip" popover="manual" className="meaning">
      {term.means} <span className="citation">{term.rule}</span>
    </span>
  )
}
