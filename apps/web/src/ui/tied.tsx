/** A word or a number that answers, with the signs that stand close to it: no line ends between them. */
import type { CSSProperties, ReactNode } from 'react'

export interface Close<P> {
  readonly piece: P
  /** Signs before and after it, taken from the pieces beside it. */
  readonly before: string
  readonly after: string
}

const opening = /[([„“‘«]+$/
const closing = /^[.,;:!?…)\]’”“»]+/

/** The pieces of a text; those that answer take the signs beside them, of which nothing is left in the others. */
export function closeSigns<P extends { readonly text: string }>(
  pieces: readonly P[],
  answers: (piece: P) => boolean,
): readonly Close<P>[] {
  const isPlain = (piece: P | undefined) => piece !== undefined && !answers(piece)
  const signs = (at: number, pattern: RegExp) => {
    const piece = pieces[at]
    return isPlain(piece) ? (pattern.exec(piece!.text)?.[0] ?? '') : ''
  }
  return pieces.map((piece, at) => {
    if (answers(piece)) return { piece, before: signs(at - 1, opening), after: signs(at + 1, closing) }
    let { text } = piece
    if (at > 0 && answers(pieces[at - 1]!)) text = text.replace(closing, '')
    if (at + 1 < pieces.length && answers(pieces[at + 1]!)) text = text.replace(opening, '')
    return { piece: { ...piece, text }, before: '', after: '' }
  })
}

export interface TiedProps {
  readonly before: string
  readonly after: string
  /** How many signs wide the number between them is. */
  readonly digits?: number
  readonly children: ReactNode
}

export function Tied({ before, after, digits, children }: TiedProps) {
  if (!before && !after) return children
  const className = `tied${before ? ' opens' : ''}${after ? ' closes' : ''}`
  return (
    <span className={className} style={{ '--digits': digits } as CSSProperties}>
      {before}
      {children}
      {after}
    </span>
  )
}
