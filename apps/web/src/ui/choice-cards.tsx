/** One of a few ways, each with what it means; on a phone that stands below for the chosen one only. */
import type { ReactNode } from 'react'

export interface ChoiceCard {
  readonly id: string
  readonly title: ReactNode
  readonly note: string
}

export interface ChoiceCardsProps {
  readonly legend: string
  /** A heading says the same. */
  readonly hasHeading?: boolean
  /** Of the fields in the form. */
  readonly name: string
  readonly className?: string
  readonly cards: readonly ChoiceCard[]
  readonly value: string
  readonly onChange: (id: string) => void
}

export function ChoiceCards({
  legend,
  hasHeading = false,
  name,
  className = '',
  cards,
  value,
  onChange,
}: ChoiceCardsProps) {
  return (
    <fieldset className={`games ${className}`}>
      <legend className={hasHeading ? 'heard' : undefined}>{legend}</legend>
      {cards.map(({ id, title, note }) => (
        <label key={id} className={id === value ? 'game chosen' : 'game'}>
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          <span>
            <b>{title}</b>
            <span className="quiet-text game-note">{note}</span>
          </span>
        </label>
      ))}
      <p className="quiet-text games-note">{cards.find(({ id }) => id === value)?.note}</p>
    </fieldset>
  )
}
