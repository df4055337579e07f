/** One man of a new match: his name, what he is, who plays him. What only his game asks is folded below. */
import { t } from '@harena/engine'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { sideOf } from '../board/paint.ts'
import { OpponentNote } from '../figures/opponent-note.tsx'
import { ChooseSitter } from '../games/choose-sitter.tsx'
import { type Character, sitterNote } from '../games/sitter-choices.ts'
import { NameField, SelectOffer } from '../ui/fields.tsx'
import type { Offer } from '../ui/offers.ts'
import { TermText } from '../ui/term.tsx'

/** So many are shown whole; of more each is a line that opens, so that all of them can be overlooked. */
const MOST_OPEN = 4

export interface ManFieldsProps {
  /** "Gladiator 1" */
  readonly title: string
  /** How many there are. */
  readonly count: number
  readonly name: string
  readonly onName: (name: string) => void
  /** What his kind is called: "Style". */
  readonly kindLabel: string
  readonly kind: string
  readonly kinds: readonly (readonly [id: string, title: string])[]
  /** Those that the rules of the match leave out, and why. */
  readonly closedKinds?: readonly Offer[]
  readonly onKind: (kind: string) => void
  /** What his kind is, in a sentence. */
  readonly note: string
  readonly sitter: string
  readonly sitters: readonly Offer[]
  readonly characters: readonly Character[]
  readonly onSitter: (sitter: string) => void
  readonly side: number
  /** None where sides are given. Two men are always on two. */
  readonly sides?: readonly Offer[]
  readonly onSide?: (side: number) => void
  /** One of one's own instead. */
  readonly own?: ReactNode
  readonly children?: ReactNode
}

export function ManFields(props: ManFieldsProps) {
  const {
    title,
    count,
    name,
    kind,
    kinds,
    closedKinds = [],
    sitter,
    sitters,
    characters,
    side,
    sides = [],
    onSide,
    own,
    children,
  } = props
  const { colour } = sideOf(side)
  const style = useMemo(() => ({ '--side': colour }) as CSSProperties, [colour])
  const fields = (
    <fieldset className="seat legend-inside" style={style}>
      <legend>{title}</legend>
      <div className="seat-fields">
        {own}
        <NameField value={name} onChange={props.onName} />
        <SelectOffer
          label={props.kindLabel}
          value={kind}
          offers={[...kinds.map(([id, one]) => ({ id, title: one, why: null })), ...closedKinds]}
          onChange={props.onKind}
        />
        {count > 2 && sides.length > 0 && (
          <SelectOffer
            label={t('Side')}
            value={String(side)}
            offers={sides}
            onChange={(value) => onSide?.(Number(value))}
          />
        )}
        <p className="seat-note">
          <TermText text={props.note} />
        </p>
        {sitters.length > 1 && (
          <ChooseSitter value={sitter} offers={sitters} {...{ characters, side }} onChange={props.onSitter} />
        )}
        <OpponentNote id={sitter} side={side} note={sitterNote(sitter, characters)} />
        {children}
      </div>
    </fieldset>
  )
  if (count <= MOST_OPEN) return fields
  const titleOf = (id: string) => sitters.find((one) => one.id === id)?.title
  return (
    <details className="seat-fold">
      <summary>
        {name}{' '}
        <span className="quiet-text">
          {kinds.find(([id]) => id === kind)?.[1]} · {titleOf(sitter)}
        </span>
      </summary>
      {fields}
    </details>
  )
}
