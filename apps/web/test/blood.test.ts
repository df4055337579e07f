/** Blood stays where somebody was wounded: as far as it has been told, whoever opens the match again. */
import type { ArenaView } from '@harena/engine'
import { seeded } from '@harena/engine'
import { expect, test } from 'vitest'
import { MOST_SPLASHES, type Shed, stainsOf } from '../src/board/blood.ts'
import { hexCentre } from '../src/board/geometry.ts'
import { motions } from '../src/games/munera/motions.ts'
import type { PlayedGame } from '../src/match/game.ts'
import { replayed } from '../src/match/timeline.ts'
import { hexGameOf, open, playToTheEnd, resume } from './matches.ts'

const slots: PlayedGame<ArenaView> = { ...hexGameOf('munera'), motions }

const bout = () => {
  const { controller } = open({ slots, dice: seeded('blood') })
  playToTheEnd(controller)
  return controller
}

const bloodIn = (lines: readonly { readonly blood?: readonly Shed[] }[]) => lines.flatMap(({ blood }) => blood ?? [])

test('every wound leaves blood in the hex where it was suffered', () => {
  const { timeline } = replayed(slots, bout().record())
  const wounded = timeline.lines.filter(({ event }) => event.kind === 'wounded')
  expect(wounded.length).toBeGreaterThan(2)
  for (const line of wounded) {
    const { seat, wounds } = line.event as unknown as { readonly seat: number; readonly wounds: number }
    const { hex } = timeline.viewAt(line.index + 1)!.figures[seat]!
    expect(line.blood).toEqual([{ at: hexCentre(hex), wounds }])
  }
  expect(timeline.lines.filter(({ blood }) => blood)).toHaveLength(wounded.length)
})

test('who opens the match again finds the same blood', () => {
  const first = bout()
  const again = resume(slots, {
    id: 'again',
    record: first.record(),
    sitters: first.sitters,
    isQuick: false,
  }).controller
  expect(bloodIn(again.get().lines)).toEqual(bloodIn(first.get().lines))
})

test('what is taken back leaves no blood', () => {
  const { controller } = open({ slots, dice: seeded('blood') })
  const shed = () => bloodIn(controller.get().lines).length
  for (let i = 0; i < 200 && shed() === 0; i++) {
    const { task } = controller.get()
    if (task?.kind !== 'answer') throw new Error('nobody was wounded')
    controller.answer((task.choices.find(({ group }) => group === 'fight') ?? task.choices[i % 2]!).answer)
  }
  expect(shed()).toBeGreaterThan(0)
  controller.undo()
  if (controller.get().canTakeBack) controller.takeBack()
  expect(shed()).toBe(0)
})

const splashes = (shed: readonly Shed[]) => stainsOf(shed).split('M').length - 1

test('more wounds leave more, and what lies there stays as it is', () => {
  const at = { x: 69, y: 120 }
  const one = stainsOf([{ at, wounds: 1 }])
  const three = stainsOf([
    { at, wounds: 1 },
    { at, wounds: 2 },
  ])
  expect(three.startsWith(one)).toBe(true)
  expect(splashes([{ at, wounds: 3 }])).toBe(3 * splashes([{ at, wounds: 1 }]))
})

test('a long fight over one hex draws no more than a short one', () => {
  const at = { x: 69, y: 120 }
  const long = Array.from({ length: 200 }, () => ({ at, wounds: 2 }))
  expect(splashes(long)).toBe(MOST_SPLASHES * splashes([{ at, wounds: 1 }]))
})
