/** One legal answer. */
import { hexAim } from '@harena/engine'
import type { PointerEvent } from 'react'
import { coachedIf, useCoached } from '../board/coached.ts'
import { Key } from '../ui/key.tsx'
import type { Choice } from './choices.ts'
import { keyName } from './keys.ts'

/** "(1 AP)" is one word; what is longer is broken where it must be. */
export function unbroken(label: string): string {
  return label.replace(/\(([^()]{1,9})\)$/, (whole) => whole.replaceAll(' ', '\u00a0'))
}

export interface ChoiceButtonProps {
  readonly choice: Choice
  readonly isSelected: boolean
  /** What may come of it, in words. */
  readonly odds?: string
  /** Where no title stands beside it. */
  readonly isLong?: boolean
  /** What is said of several answers once, below them: here it is only marked, and heard. */
  readonly shared?: string | null
  /** Whether what else there is to know of it stands elsewhere. */
  readonly isNoteApart?: boolean
  readonly onPoint: (choice: Choice | null) => void
  readonly onChoose: (choice: Choice) => void
}

export function ChoiceButton(props: ChoiceButtonProps) {
  const { choice, isSelected, odds = '', isLong = false, shared = null, isNoteApart = false, onPoint, onChoose } = props
  const isShared = choice.note !== undefined && choice.note === shared
  const coached = coachedIf(useCoached()?.choice === choice.id)
  const isShort = !isLong && choice.short !== choice.label
  const cost = isShort ? hexAim(choice.aim)?.cost : undefined
  // A finger has no hover: what it touches first it looks at, which is the choosing itself.
  const byMouse = (point: Choice | null) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') onPoint(point)
  }
  return (
    <button
      type="button"
      className={`button quiet small choice ${choice.group}${isShared ? ' noted' : ''}${coached}`}
      aria-pressed={isSelected ? true : undefined}
      onPointerEnter={byMouse(choice)}
      onPointerLeave={byMouse(null)}
      onFocus={() => onPoint(choice)}
      onBlur={() => onPoint(null)}
      onClick={() => onChoose(choice)}
    >
      {isShort ? choice.short : unbroken(choice.label)}
      {isShort && <span className="heard">: {choice.label}</span>}
      {cost !== undefined && (
        <span className="cost" aria-hidden="true">
          {cost}
        </span>
      )}
      {choice.note && <span className={isShared || isNoteApart ? 'heard' : 'choice-note'}> {choice.note}</span>}
      {choice.key && <Key>{keyName(choice.key)}</Key>}
      {odds && <span className="choice-odds">{odds}</span>}
    </button>
  )
}
