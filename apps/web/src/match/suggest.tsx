/** What the master would do in your place, and why. He thinks elsewhere; until he has, the button says so. */
import { t } from '@harena/engine'
import { useEffect, useRef, useState } from 'react'
import { focusMain } from './keys.ts'
import { AdviceWords } from './reasons.tsx'
import type { MatchActions } from './slots.ts'
import type { Advice } from './thinking.ts'

export interface Suggesting {
  readonly isThinking: boolean
  readonly advice: Advice | null
  ask(): void
}

/** For one question: what comes too late is not taken. */
export function useSuggest(actions: Pick<MatchActions, 'advise'>, onAdvice: (answer: unknown) => void): Suggesting {
  const [isThinking, setThinking] = useState(false)
  const [advice, setAdvice] = useState<Advice | null>(null)
  const take = useRef(onAdvice)
  take.current = onAdvice
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  useEffect(() => {
    if (advice) focusMain()
  }, [advice])
  const ask = () => {
    if (isThinking) return
    setThinking(true)
    void actions
      .advise()
      .catch(() => null)
      .then((found) => {
        if (!isHere.current) return
        setThinking(false)
        setAdvice(found)
        if (found) take.current(found.answer)
      })
  }
  return { isThinking, advice, ask }
}

interface SuggestButtonProps {
  readonly suggesting: Suggesting
  readonly className?: string
}

export function SuggestButton({ suggesting, className = 'button quiet small' }: SuggestButtonProps) {
  const { isThinking, ask } = suggesting
  return (
    <button type="button" className={className} aria-disabled={isThinking ? true : undefined} onClick={ask}>
      {isThinking ? t('The master is thinking…') : t('Suggest')}
    </button>
  )
}

interface SuggestedProps {
  readonly suggesting: Suggesting
  readonly names: readonly string[]
  readonly say?: (label: string) => string
  /** What is good about an answer, a sentence each, as far as the game can say so. */
  readonly why: (answer: unknown) => readonly string[]
  /** Whether something of one's own stood where he wrote. */
  readonly replaces?: boolean
}

export function Suggested({ suggesting: { advice }, names, say, why, replaces = false }: SuggestedProps) {
  const reasons = advice ? why(advice.answer) : []
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (advice) box.current?.scrollIntoView({ block: 'nearest' })
  }, [advice])
  return (
    <div ref={box} className="suggested" role="status">
      {advice && replaces && <p>{t('His answer is filled in; Undo brings back yours.')}</p>}
      {reasons.length > 0 && <p className="suggested-why">{reasons.join(' ')}</p>}
      {advice?.reasons && <AdviceWords reasons={advice.reasons} names={names} say={say} />}
      {advice && !advice.reasons && <p>{t('This is what the master would do here, without thinking long.')}</p>}
    </div>
  )
}
