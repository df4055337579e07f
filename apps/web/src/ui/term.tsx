/** A word with a dotted line under it, which says what it means when it is pointed at, focused or tapped. */
import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
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
  const [isOpen, setOpen] = useState(false)
  const word = useRef<HTMLButtonElement>(null)
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
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return
          event.stopPropagation()
          setOpen(false)
        }}
        onPointerDown={() => {
          wasOpen.current = isOpen
        }}
        onClick={({ detail }) => {
          const isByKey = detail === 0
          if (isOpen && (isByKey || wasOpen.current)) openRule?.(term.rule)
          setOpen(true)
        }}
      >
        {children}
      </button>
      {isOpen && <Meaning id={id} term={term} word={word.current} />}
    </>
  )
}

const MARGIN = 8

/** Over everything else, also a dialog, never over the edge of the page, and rather above its word: below is what to do. */
function Meaning({ id, term, word }: { readonly id: string; readonly term: Term; readonly word: HTMLElement | null }) {
  const show = useCallback(
    (box: HTMLSpanElement | null) => {
      if (!box || !word) return
      box.showPopover()
      const { left, top, bottom } = word.getBoundingClientRect()
      const { width, height } = box.getBoundingClientRect()
      box.style.left = `${Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))}px`
      box.style.top = `${top > height + MARGIN ? top - height - 4 : bottom + 4}px`
    },
    [word],
  )
  return (
    <span ref={show} id={id} role="tooltip" popover="manual" className="meaning">
      {term.means} <span className="citation">{term.rule}</span>
    </span>
  )
}
