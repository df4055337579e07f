/** Real dice on a real table: somebody types what they showed. */
import { t } from '@harena/engine'
import { useEffect, useState } from 'react'
import { Die, type DieFace } from '../board/die.tsx'
import { Cite } from '../ui/rules-context.tsx'
import { Foot } from './foot.tsx'
import { focusMain, isFree, keyOf } from './keys.ts'

const faces: readonly DieFace[] = [1, 2, 3, 4, 5, 6]

export interface DiceEntryProps {
  readonly count: number
  readonly rule: string
  /** What they are called, if anything. */
  readonly purpose: string
  readonly name: string
  readonly side: number
  readonly onDone: (faces: readonly number[]) => void
  readonly onUndo: () => void
}

export function DiceEntry({ count, rule, purpose, name, side, onDone, onUndo }: DiceEntryProps) {
  const [typed, setTyped] = useState<readonly DieFace[]>([])
  const isFull = typed.length === count
  const add = (face: DieFace) => setTyped((before) => (before.length < count ? [...before, face] : before))
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isFree(event)) return
      const face = faces.find((one) => String(one) === event.key)
      if (face) setTyped((before) => (before.length < count ? [...before, face] : before))
      else if (keyOf(event) === 'Backspace') setTyped((before) => before.slice(0, -1))
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [count])
  useEffect(() => {
    if (isFull) focusMain()
  }, [isFull])
  return (
    <div className="dice-entry">
      <p className="task-prompt" id="task" tabIndex={-1}>
        {count === 1 ? t`${name} throws one die` : t`${name} throws ${count} dice`}
        {purpose && `: ${t(purpose)}`} (<Cite rule={rule} />
        ). {count === 1 ? t('What does it show?') : t('What do they show?')}
      </p>
      <div className="dice-slots" aria-live="polite">
        {Array.from({ length: count }, (_, index) => {
          const face = typed[index]
          return face ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the roll
            <Die key={index} face={face} colour={side} name={name} size={36} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the roll
            <span key={index} className="dice-slot" />
          )
        })}
      </div>
      <div className="dice-faces">
        {faces.map((face) => (
          <button
            key={face}
            type="button"
            className="dice-face"
            disabled={isFull}
            onClick={() => add(face)}
            aria-label={`${face}`}
          >
            <Die face={face} colour="white" size={36} />
          </button>
        ))}
      </div>
      <Foot onUndo={() => (typed.length > 0 ? setTyped(typed.slice(0, -1)) : onUndo())}>
        <button type="button" className="button" id="primary" disabled={!isFull} onClick={() => onDone(typed)}>
          {t('Use these dice')}
        </button>
      </Foot>
    </div>
  )
}
