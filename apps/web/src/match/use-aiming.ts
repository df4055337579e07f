/** What the player points at, has selected, and chooses; on the board and in the panel it is the same. */
import { useMemo, useRef, useState } from 'react'
import type { Pointing } from './aims.ts'
import type { Choice } from './choices.ts'
import type { MatchController, Snapshot } from './controller.ts'

const none: readonly Choice[] = []

export function useAiming(controller: Pick<MatchController, 'preview' | 'answer'>, { task }: Pick<Snapshot, 'task'>) {
  const [pointed, setPointed] = useState<Choice | null>(null)
  /** What was pointed at last: its odds stay until something else is, so that one can get at their paragraphs. */
  const [weighed, setWeighed] = useState<Choice | null>(null)
  const [selected, setSelected] = useState<Choice | null>(null)
  const [chooser, setChooser] = useState<readonly Choice[] | null>(null)
  const [forTask, setForTask] = useState(task)
  const [planned, setPlanned] = useState<Pointing | null>(null)
  const lastPointer = useRef('mouse')
  if (forTask !== task) {
    setForTask(task)
    setPointed(null)
    setWeighed(null)
    setSelected(null)
    setChooser(null)
    setPlanned(null)
  }
  const choices = task?.kind === 'answer' && task.question.kind !== 'plan' ? task.choices : none
  // Hover may still hold a choice of the question before this one.
  const looked = [pointed, selected].find((choice) => choice !== null && choices.includes(choice)) ?? null
  const point = (choice: Choice | null) => {
    setPointed(choice)
    if (choice) setWeighed(choice)
  }
  const preview = useMemo(() => {
    for (const choice of [looked, selected, weighed]) {
      const found = choice && choices.includes(choice) ? controller.preview(choice) : null
      if (found) return found
    }
    return null
  }, [controller, choices, looked, selected, weighed])
  const act = (choice: Choice) => {
    setChooser(null)
    controller.answer(choice.answer)
  }
  /** A finger sees the odds first and strikes with the second tap. */
  const choose = (choice: Choice) => {
    const isFirstTap = lastPointer.current === 'touch' && choice !== selected
    setChooser(null)
    if (isFirstTap && controller.preview(choice)) setSelected(choice)
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
    planned,
    setPlanned,
    choose,
    act,
    lastPointer,
  }
}

export type Aiming = ReturnType<typeof useAiming>
