import { type ArenaView, hexAim, same, verify } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { open } from './matches.ts'

describe.each(['munera', 'outland'])('far hexes of %s', (ruleset) => {
  test('are reached with one answer, at their cost and as they say', () => {
    const { controller } = open({ ruleset })
    const walks = controller.walks()
    expect(walks.length).toBeGreaterThan(2)
    for (const walk of walks) {
      const { controller: own, game } = open({ ruleset })
      const before = figureOf(own.get().view)
      own.answer(walk.answer, walk.onward)
      const after = figureOf(own.get().view)
      const { hex, facing, cost } = hexAim(walk.aim)!
      // Who has spent everything waits for the others, who may have driven him on.
      if (!/turn is over/.test(walk.label)) {
        expect(after).toMatchObject({ hex, facing, points: { left: before.points!.left - cost! } })
      }
      expect(walk.path!.at(0)).toEqual(before.hex)
      expect(walk.path!.at(-1)).toEqual(hex)
      expect(verify(game.ruleset, own.record()).isSame).toBe(true)
    }
  })

  test('are no hexes of a single step, each is there once, and its way can be taken back', () => {
    const { controller } = open({ ruleset })
    const { task, view } = controller.get()
    const steps = task?.kind === 'answer' ? task.choices : []
    const walks = controller.walks()
    const hexes = walks.map(({ aim }) => hexAim(aim)!.hex)
    expect(new Set(hexes.map(({ q, r }) => `${q},${r}`)).size).toBe(hexes.length)
    for (const { aim } of steps.filter(({ aim }) => hexAim(aim)?.kind === 'step')) {
      const near = hexes.find((hex) => same(hex, hexAim(aim)!.hex))
      expect(near).toBeUndefined()
    }
    const short = walks.find(({ onward }) => onward!.length === 1)!
    controller.answer(short.answer, short.onward)
    controller.undo()
    controller.undo()
    expect(figureOf(controller.get().view)).toEqual(figureOf(view))
  })
})

function figureOf(view: ArenaView) {
  return view.figures[0]!
}
