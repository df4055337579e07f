/** The trainer at a match: at which step it is, what he wants, and what he says of anything else. */
import { isCoached, isRight, type Lesson, type Step, stepsDone } from '@harena/games/lessons'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { Coached } from '../board/coached.ts'
import type { MatchController } from '../match/controller.ts'
import type { Snapshot } from '../match/snapshot.ts'
import { BY_HABIT } from '../match/thinking.ts'

export interface Coaching<V = unknown> {
  /** How many steps are done. */
  readonly done: number
  readonly step: Step | undefined
  /** What he says of the answer that was just tried. */
  readonly wrong: string | null
  readonly coached: Coached | null
  /** The match as the trainer leads it. */
  readonly controller: MatchController<V>
  /** Gives the answer that he wants. */
  doIt(): void
}

export function useCoaching<V>(lesson: Lesson, controller: MatchController<V>, snapshot: Snapshot<V>): Coaching<V> {
  const { task } = snapshot
  const [wrong, setWrong] = useState<{ readonly at: number; readonly text: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question comes after another answer
  const done = useMemo(() => stepsDone(lesson, controller.record().tape), [lesson, controller, task])
  const step = lesson.steps[done]
  const isAsked = task?.kind === 'answer'
  useLayoutEffect(() => {
    if (isAsked && step && !isCoached(step)) controller.answer(step.answer)
  }, [controller, isAsked, step])
  const led = useMemo(
    () => coachedBy(controller, isAsked ? step : undefined, (text) => setWrong({ at: done, text })),
    [controller, isAsked, step, done],
  )
  const coached = useMemo((): Coached | null => {
    if (!isAsked || !isCoached(step)) return null
    const choice = task.choices.find((one) => isRight(step, one.answer))
    return { choice: choice?.id ?? null, answer: step.answer }
  }, [isAsked, task, step])
  const doIt = () => step && controller.answer(step.answer)
  return { done, step, wrong: wrong?.at === done ? wrong.text : null, coached, controller: led, doIt }
}

/** The same match, in which the trainer looks at every answer first; asked for advice, he gives his own. */
function coachedBy<V>(
  controller: MatchController<V>,
  step: Step | undefined,
  onWrong: (text: string) => void,
): MatchController<V> {
  if (!step) return controller
  const own: Partial<MatchController<V>> = {
    answer: (answer) => {
      if (isCoached(step) && !isRight(step, answer)) onWrong(step.otherwise)
      else controller.answer(answer)
    },
    walks: () => [],
    advise: async () => ({ answer: step.answer, ...BY_HABIT }),
    suggest: () => step.answer,
  }
  return new Proxy(controller, {
    get(target, key) {
      const value: unknown = Reflect.get(own, key) ?? Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
