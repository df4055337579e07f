/** Blood stays where somebody was wounded: as far as it has been told, whoever opens the match again. */

import { colosseum } from '@harena/colosseum'
import type { ArenaView } from '@harena/engine'
import { seeded, Table } from '@harena/engine'
import { expect, test } from 'vitest'
import { MOST_SPLASHES, moved, type Shed, stainsOf } from '../src/board/blood.ts'
import { hexCentre } from '../src/board/geometry.ts'
import { motions as gladiatorMotions } from '../src/games/colosseum/motions.ts'
import { played } from '../src/games/colosseum/played.ts'
import { motions } from '../src/games/munera/motions.ts'
import type { PlayedGame } from '../src/match/game.ts'
import { bloodAfter, type Line, replayed } from '../src/match/timeline.ts'
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

/** A man at the northern edge of the board goes on northwards, and another stands still: where they were before and after it. */
function northwards(mapEdge: 'unbounded' | 'shift') {
  const gladiators = [
    { name: 'Flamma', team: 0, style: 'myrmillo', place: { column: 8, row: 0, facing: 0 } },
    { name: 'Verus', team: 1, style: 'myrmillo', place: { column: 8, row: 5, facing: 3 } },
  ] as const
  const table = Table.open(colosseum, { setup: { gladiators }, options: { mapEdge }, dice: seeded('north') })
  for (const [seat, plot] of ['F', 'X'].entries()) expect(table.answer(seat, plot)).toBeNull()
  const { timeline } = replayed({ ...played, motions: gladiatorMotions }, table.record())
  const line = timeline.lines.find(({ event }) => event.kind === 'boardShifted')!
  const verusAt = (lines: number) => hexCentre(timeline.viewAt(lines)!.figures[1]!.hex)
  return { line, before: verusAt(line.index), after: verusAt(line.index + 1) }
}

test('GLADIATOR §7.7: blood belongs to the sand, and moves with it where the map has no edge', () => {
  const { line, before, after } = northwards('unbounded')
  expect(after.y).toBeGreaterThan(before.y)
  const shed: Line = { ...line, index: line.index - 1, blood: [{ at: before, wounds: 2 }] }
  const { slide: _, ...earlier } = shed
  expect(bloodAfter([earlier, line]).map(({ at }) => at)).toEqual([after])
})

test('GLADIATOR §7.7: where the men alone are moved, it stays', () => {
  const { line, before, after } = northwards('shift')
  expect(after.y).toBeGreaterThan(before.y)
  expect(line.slide).toBeUndefined()
})

test('a stain that was moved with its sand keeps its shape', () => {
  const [still, far] = [
    stainsOf([{ at: { x: 0, y: 0 }, wounds: 2 }]),
    stainsOf(moved([{ at: { x: 0, y: 0 }, wounds: 2 }], { x: 100, y: 0 })),
  ]
  const shapes = (path: string) => path.split('M').map((drop) => drop.slice(drop.indexOf('a')))
  expect(shapes(far)).toEqual(shapes(still))
  expect(far).not.toBe(still)
})
