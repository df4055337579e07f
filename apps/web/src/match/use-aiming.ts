/** What the player points at, has selected, and chooses; on the board and in the panel it is the same. */
import { useMemo, useRef, useState } from 'react'
import type { Choice } from './choices.ts'
import type { MatchActions } from './slots.ts'
import type { Task } from './snapshot.ts'

const none: readonly Choice[] = []

/** `task` only where its answers are listed: null when a panel of its own makes them. */
export function useAiming(actions: Pick<MatchActions, 'preview' | 'answer'>, task: Task | null) {
  const [pointed, setPointed] = useState<Choice | null>(null)
  /** What was pointed at last: its odds stay until something else is, so that one can get at their paragraphs. */
  const [weighed, setWeighed] = useState<Choice | null>(null)
  const [selected, setSelected] = useState<Choice | null>(null)
  const [chooser, setChooser] = useState<readonly Choice[] | null>(null)
  const [forTask, setForTask] = useState(task)
  const lastPointer = useRef('mouse')
  if (forTask !== task) {
    setForTask(task)
    setPointed(null)
    setWeighed(null)
    setSelected(null)
    setChooser(null)
  }
  const choices = task?.kind === 'answer' ? task.choices : none
  // Hover may still hold a choice of the question before this one.
  const looked = [pointed, selected].find((choice) => choice !== null && choices.includes(choice)) ?? null
  const point = (choice: Choice | null) => {
    setPointed(choice)
    if (choice) setWeighed(choice)
  }
  const preview = useMemo(() => {
    for (const choice of [looked, selected, weighed]) {
      const found = choice && choices.includes(choice) ? actions.preview(choice) : null
      if (found) return found
    }
    return null
  }, [actions, choices, looked, selected, weighed])
  const act = (choice: Choice) => {
    setChooser(null)
    actions.answer(choice.answer)
  }
  /** A finger sees the odds first and strikes with the second tap; what cannot be mended must be said twice. */
  const choose = (choice: Choice) => {
    const isFirst = choice !== selected
    const isTap = lastPointer.current === 'touch'
    setChooser(null)
    if (isFirst && (choice.isGrave || (isTap && actions.preview(choice)))) setSelected(choice)
    else act(choice)
  }
  return {
    choices,
    looked,
    selected,
    setSelected,
    point,
    preview,
    chooser,
    setChooser,
    choose,
    act,
    lastPointer,
  }
}

export type Aiming = ReturnType<typeof useAiming>
