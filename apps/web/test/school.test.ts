/** Lessons through the shell of the page: what it answers by itself is what the lesson expects; and what is kept. */
import { readyScenario } from '@harena/engine'
import { gameOf } from '@harena/games'
import { isCoached, learnerOf, lessons, openingOf, stepsDone } from '@harena/games/lessons'
import { describe, expect, test } from 'vitest'
import { keepIn } from '../src/app/storage.ts'
import { loadGame } from '../src/games/index.ts'
import { MatchController } from '../src/match/controller.ts'
import { sittersOf } from '../src/pages/scenarios/play.ts'
import { Progress } from '../src/school/progress.ts'

const around = {
  pause: () => 0,
  waits: () => false,
  later: () => () => {},
  now: () => 0,
  save: () => ({ kept: 'kept', dropped: [] }) as const,
  think: () => Promise.reject(new Error('nobody thinks in a lesson')),
  advise: () => Promise.reject(new Error('nobody asks for advice')),
}

describe.each(lessons.map((lesson) => [lesson.scenario.id, lesson] as const))('%s', (_, lesson) => {
  test('every step is asked for in turn, unless the page answers it by itself', async () => {
    const { ruleset } = lesson.scenario
    const game = gameOf(ruleset)
    const slots = (await loadGame(ruleset))!
    const sitters = sittersOf(readyScenario(lesson.scenario, game))
    const record = openingOf(lesson, game)
    const controller = new MatchController(slots, { id: 'lesson', record, sitters, isQuick: true }, around)
    for (;;) {
      controller.skip()
      while (controller.get().verdict) controller.dismissVerdict()
      const at = stepsDone(lesson, controller.record().tape)
      const step = lesson.steps[at]
      if (!step) break
      const { task } = controller.get()
      expect(task, `step ${at}`).toMatchObject({ kind: 'answer', seat: learnerOf(lesson) })
      if (isCoached(step)) expect(task, `step ${at}`).toMatchObject({ question: { kind: step.at } })
      controller.answer(step.answer)
      expect(controller.get().refusal).toBeNull()
    }
  })
})

test('progress is kept, read back with care, and forgotten when asked', () => {
  const kept = new Map<string, string>()
  const storage = {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const progress = new Progress(keepIn(storage))
  progress.add('facing')
  progress.add('facing')
  expect([...new Progress(keepIn(storage)).get()]).toEqual(['facing'])
  kept.set('harena.school', '[1, "bids", {"a": 2}]')
  expect([...new Progress(keepIn(storage)).get()]).toEqual(['bids'])
  kept.set('harena.school', 'no list')
  expect(new Progress(keepIn(storage)).get().size).toBe(0)
  progress.forget()
  expect(kept.size).toBe(0)
})
