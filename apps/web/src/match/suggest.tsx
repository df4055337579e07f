/** What the master would do in your place, and why. He thinks elsewhere; until he has, the button says so. */
import { canonicalJson, t } from '@harena/engine'
import { useEffect, useRef, useState } from 'react'
import { focusMain } from './keys.ts'
import { AdviceWords, isOneOfMany } from './reasons.tsx'
import type { MatchActions } from './slots.ts'
import type { Advice } from './thinking.ts'

export interface Suggesting {
  readonly isThinking: boolean
  readonly advice: Advice | null
  /** Whether nobody has been advised on this page before. */
  readonly isFirst: boolean
  ask(): void
}

/** Who the master is need be said only once. */
let wasAdvised = false

/** For one question: what comes too late is not taken. */
export function useSuggest(actions: Pick<MatchActions, 'advise'>, onAdvice: (answer: unknown) => void): Suggesting {
  const [isThinking, setThinking] = useState(false)
  const [advice, setAdvice] = useState<Advice | null>(null)
  const [isFirst, setFirst] = useState(false)
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
        if (!found) return
        setFirst(!wasAdvised)
        wasAdvised = true
        take.current(found.answer)
      })
  }
  return { isThinking, advice, isFirst, ask }
}

interface SuggestButtonProps {
  readonly suggesting: Suggesting
  readonly className?: string
}

export function SuggestButton({ suggesting, className = 'button quiet small' }: SuggestButtonProps) {
  const { isThinking, ask } = suggesting
  return (
    <button
      type="button"
      id="suggest"
      className={className}
      aria-disabled={isThinking ? true : undefined}
      onClick={ask}
    >
      {isThinking ? t('The master is thinking…') : t('Suggest')}
    </button>
  )
}

interface SuggestedProps {
  readonly suggesting: Suggesting
  readonly names: readonly string[]
  readonly say?: (label: string) => string
  /** What is good about an answer and what comes after it, a sentence each, as far as the game can say so. */
  readonly why: (answer: unknown, then: readonly unknown[]) => readonly string[]
  /** The answer as it stands now: advice on another one is not shown any more. */
  readonly now: unknown
  /** Whether something of one's own stood where he wrote. */
  readonly replaces?: boolean
  /** One sentence, and the rest when somebody asks: where it stands above what is pressed, that must not move away. */
  readonly folds?: boolean
}

/** Something is always said, if only that nothing can be. */
export function whyWords({ answer, next, isTowards, reasons }: Advice, why: SuggestedProps['why']): readonly string[] {
  const said = [...why(answer, next)]
  if (isTowards && reasons) {
    said.push(
      isOneOfMany(reasons)
        ? t('Others are as good, as far as the master can tell; this one seeks the fight.')
        : t('So far from anybody the master’s numbers say little; this one seeks the fight.'),
    )
  }
  if (said.length > 0) return said
  if (!reasons) return [t('The master does this by habit: nothing speaks clearly for or against it.')]
  return isOneOfMany(reasons) ? [t('Nothing speaks clearly for or against it: it is as good as any.')] : []
}

/** Whether what he advised is still what would be answered. */
export function isAdvised({ advice }: Suggesting, now: unknown): boolean {
  return advice !== null && canonicalJson(advice.answer ?? null) === canonicalJson(now ?? null)
}

export function Suggested({ suggesting, names, say, why, now, replaces = false, folds = false }: SuggestedProps) {
  const advice = isAdvised(suggesting, now) ? suggesting.advice : null
  const reasons = advice ? whyWords(advice, why) : []
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (advice && !folds) box.current?.scrollIntoView({ block: 'nearest' })
  }, [advice, folds])
  const words = advice?.reasons && (
    <>
      {suggesting.isFirst && <p>{t('The master is the strongest of the computer’s players.')}</p>}
      <AdviceWords {...advice} reasons={advice.reasons} names={names} say={say} />
    </>
  )
  return (
    <div ref={box} className="suggested" role="status">
      {advice && replaces && <p>{t('His answer is filled in; Undo brings back yours.')}</p>}
      {words && folds ? (
        <details className="suggested-more">
          <summary>{reasons.join(' ') || t('So the master would do it: why?')}</summary>
          {words}
        </details>
      ) : (
        <>
          {reasons.length > 0 && <p className="suggested-why">{reasons.join(' ')}</p>}
          {words}
        </>
      )}
    </div>
  )
}
