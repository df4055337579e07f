/** What the player points at, has selected, and chooses; on the board and in the panel it is the same. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Choice } from './choices.ts'
import type { MatchActions } from './slots.ts'
import type { Task } from './snapshot.ts'

const none: readonly Choice[] = []

/** `task` only where its answers are listed: null when a panel of its own makes them. */
export function useAiming(actions: Pick<MatchActions, 'preview' | 'answer' | 'walks'>, task: Task | null) {
  const walks = useWalks(actions, task)
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
  const isOpen = (choice: Choice) => choices.includes(choice) || walks.includes(choice)
  const looked = [pointed, selected].find((choice) => choice !== null && isOpen(choice)) ?? null
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
    actions.answer(choice.answer, choice.onward)
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
    /** What takes several answers; only on the board. */
    walks,
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

/** Soon, not at once: first the question is to be seen. */
const SOON = 60

function useWalks(actions: Pick<MatchActions, 'walks'>, task: Task | null): readonly Choice[] {
  const [found, setFound] = useState<{ readonly task: Task; readonly walks: readonly Choice[] } | null>(null)
  useEffect(() => {
    if (task?.kind !== 'answer') return
    const timer = window.setTimeout(() => setFound({ task, walks: actions.walks() }), SOON)
    return () => window.clearTimeout(timer)
  }, [actions, task])
  return found?.task === task ? found.walks : none
}

export type Aiming = ReturnType<typeof useAiming>
