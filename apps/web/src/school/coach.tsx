/** The trainer's words, above what there is to do: never over what he speaks of, and read aloud to those who listen. */
import { t } from '@harena/engine'
import { coachedSteps, isCoached, type Lesson } from '@harena/games/lessons'
import { useEffect, useRef, useState } from 'react'
import { TermText } from '../ui/term.tsx'
import type { Coaching } from './coaching.ts'

export interface CoachProps {
  readonly lesson: Lesson
  readonly coaching: Coaching
  /** Whether somebody is asked now. */
  readonly isAsked: boolean
}

export function Coach({ lesson, coaching, isAsked }: CoachProps) {
  const { done, step, wrong, doIt } = coaching
  const [isPutAway, setPutAway] = useState(false)
  const box = useRef<HTMLElement>(null)
  // On a phone he stands in a panel that scrolls: whoever is corrected sees it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are the reason
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [step, wrong])
  const isLeft = step === undefined
  if (isLeft && (isPutAway || lesson.finish === undefined)) return null
  const number = lesson.steps.slice(0, done + 1).filter(isCoached).length
  const isSpeaking = isCoached(step) && isAsked
  return (
    <section ref={box} className="coach" aria-label={t('The trainer')}>
      <p className="coach-where">
        <b>{t('The trainer')}</b>
        <span>{isLeft ? t('your fight') : t`${number} of ${coachedSteps(lesson).length}`}</span>
        {isSpeaking && (
          <button type="button" className="link-button" onClick={doIt}>
            {t('Do it for me')}
          </button>
        )}
        {isLeft && (
          <button type="button" className="link-button" onClick={() => setPutAway(true)}>
            {t('I have read it')}
          </button>
        )}
      </p>
      <p className="coach-words" role="status" aria-live="polite">
        <Words lesson={lesson} coaching={coaching} isAsked={isAsked} />
      </p>
    </section>
  )
}

function Words({ lesson, coaching, isAsked }: CoachProps) {
  const { step, wrong } = coaching
  if (step === undefined) return <TermText text={lesson.finish ?? ''} />
  if (!isAsked || !isCoached(step)) return t('Watch what comes of it.')
  if (wrong !== null) return <b className={step.isTaste ? undefined : 'coach-wrong'}>{wrong}</b>
  return <TermText text={step.say} />
}
