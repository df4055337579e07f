import { expect, test } from 'vitest'
import type { Motion } from '../src/board/motions.ts'
import { motions } from '../src/games/munera/motions.ts'
import { cameOf, decisive, judgementAfter, sceneOf, storyOf } from '../src/match/story.ts'
import type { Line } from '../src/match/timeline.ts'
import { open, playToTheEnd, resume, standard, you } from './matches.ts'

/** A line that came of that answer, with what is seen of it. */
function told(index: number, at: number, ...seen: Motion[]): Line {
  const event = Object.assign({ kind: 'told', rule: '§1' }, { seen })
  return { index, at, event, text: `line ${index}`, rule: '§1', rolls: [] }
}

const shows = ({ event }: Line) => (event as unknown as { seen: Motion[] }).seen
const wounds = (number: number): Motion => ({ kind: 'wounds', seat: 0, number })
const never = () => false
const fall: Motion = { kind: 'fall', seat: 0 }

test('the decisive blow is the last harm, seen again from the answer that led to it', () => {
  const lines = [told(0, 1, wounds(2)), told(1, 2), told(2, 3), told(3, 3, wounds(1)), told(4, 3, fall), told(5, 4)]
  expect(decisive(lines, shows, never, [])).toEqual({ line: lines[4], cast: null, from: 2, to: 5 })
  expect(decisive(lines.slice(0, 1), shows, never, [])).toEqual({ line: lines[0], cast: null, from: 0, to: 1 })
  expect(decisive([told(0, 1)], shows, never, [])).toBeNull()
})

test('of blows that fall together the one that beat somebody decides, though the winner was wounded after it', () => {
  const lines = [told(0, 1), told(1, 1, wounds(9), fall), told(2, 1, { kind: 'wounds', seat: 1, number: 3 })]
  expect(decisive(lines, shows, never, [1])?.line).toBe(lines[1])
  expect(decisive(lines, shows, never, [0])?.line).toBe(lines[2])
  expect(decisive(lines, shows, never, [0, 1])?.line).toBe(lines[2])
})

test('who dies by a verdict was beaten by what felled him, whatever he was dealt as he lay there', () => {
  const lines = [
    told(0, 1),
    told(1, 1, wounds(2)),
    told(2, 1, fall),
    told(3, 2, wounds(1)),
    about(0, told(4, 3)),
    told(5, 3, fall),
  ]
  const judges = ({ index }: Line) => index === 4
  expect(decisive(lines, shows, judges, [1])).toMatchObject({ line: lines[2], from: 0, to: 3 })
  // Who struck once more had got up.
  const up = [...lines.slice(0, 3), told(3, 2, { kind: 'lunge', seat: 0 }), told(4, 2, wounds(1))]
  expect(decisive(up, shows, never, [1])?.line).toBe(up[4])
})

test('where several fight, the verdict over the first who is beaten ends nothing for the others', () => {
  const harms = (number: number, seat: number): Motion => ({ kind: 'wounds', seat, number })
  const lines = [
    told(0, 1, harms(2, 2)),
    about(2, told(1, 2), 3),
    told(2, 2, { kind: 'fall', seat: 2 }),
    told(3, 3, harms(1, 3)),
    told(4, 4, harms(4, 0)),
    told(5, 5, harms(3, 3)),
    about(3, told(6, 6), 4),
    told(7, 6, { kind: 'fall', seat: 3 }),
  ]
  const judges = ({ index }: Line) => index === 1 || index === 6
  expect(decisive(lines, shows, judges, [0, 1])).toMatchObject({ line: lines[5], from: 5, to: 6 })
  expect(sceneOf(lines, shows, judges, [0, 1])).toEqual([lines[5], lines[6]])
  // Who fell before another was judged is told with the verdict over himself.
  const felled = [told(0, 1, { kind: 'fall', seat: 3 }), ...lines.slice(1, 3), ...lines.slice(5)]
  expect(sceneOf(felled, shows, judges, [0, 1])).toEqual([felled[0], lines[6]])
})

test('what the dice did is told by the worst that befell those who had bad luck', () => {
  const thrown: Line = { ...told(1, 3), rolls: [{ faces: [6], rule: '§1', by: 0, name: 'attack' }] }
  const his: Motion = { kind: 'wounds', seat: 1, number: 5 }
  const lines = [told(0, 3), thrown, told(2, 3, wounds(2)), told(3, 3, his), told(4, 4, wounds(9))]
  expect(cameOf(lines, 3, [0], shows)).toBe(lines[2])
  expect(cameOf(lines, 3, [1], shows)).toBe(lines[3])
  expect(cameOf(lines.slice(0, 2), 3, [0], shows)).toBe(thrown)
  expect(cameOf(lines, 3, null, shows)).toBe(lines[0])
})

test('the throw that brought the blow is told with it', () => {
  const thrown: Line = { ...told(1, 1), rolls: [{ faces: [6], rule: '§1', by: 0, name: 'attack' }] }
  expect(decisive([told(0, 1), thrown, told(2, 1, fall)], shows, never, [])?.cast).toBe(thrown)
  const lines = [told(0, 1), thrown, about(3, told(2, 1), 4), told(3, 1, fall)]
  expect(decisive(lines, shows, ({ index }) => index === 2, [])?.cast).toBe(thrown)
})

test('of a long answer no more is seen again than leads to the blow', () => {
  const lines = [...Array.from({ length: 20 }, (_, index) => told(index, 1)), told(20, 1, fall)]
  expect(decisive(lines, shows, never, [])?.from).toBe(15)
})

test('the story has the weightiest lines in their order, and the last harm', () => {
  const numbers = [1, 5, 2, 4, 3, 6, 1]
  const lines = numbers.map((number, index) => told(index, index, wounds(number)))
  expect(storyOf(lines, shows, never, [], 4).map(({ index }) => index)).toEqual([1, 3, 5, 6])
  expect(storyOf([told(0, 0)], shows, never, [])).toEqual([])
})

test('the story has the deadly wound, the fall, and what was decided over the beaten, however often men fell before', () => {
  const appeal: Line = { ...told(9, 9), rolls: [{ faces: [6], rule: '§1', by: 0, name: 'appeal' }] }
  const before = [0, 1, 2, 3, 4, 5].map((index) => told(index, index, fall))
  const lines = [...before, told(6, 6, wounds(1)), told(7, 7), told(8, 8, fall), appeal, told(10, 10), told(11, 11)]
  const judges = ({ index }: Line) => index === 10
  expect(storyOf(lines, shows, judges, []).map(({ index }) => index)).toEqual([0, 6, 8, 9, 10])
  expect(judgementAfter(lines, lines[8]!, judges)).toEqual([appeal, lines[10]])
})

/** A line about somebody. */
function about(seat: number, line: Line, ...faces: number[]): Line {
  const rolls = faces.length > 0 ? [{ faces, rule: '§1', by: 0, name: 'crowd' }] : []
  return { ...line, event: Object.assign({}, line.event, { seat }), rolls }
}

test('a verdict with dice of its own is told with why he was judged, not with an earlier throw for something else', () => {
  const [blow, initiative] = [told(0, 1, wounds(2)), about(0, told(1, 2), 6)]
  const [begged, verdict] = [about(0, told(2, 3)), about(0, told(3, 3), 5)]
  const judges = (line: Line) => line === verdict
  expect(judgementAfter([blow, initiative, begged, verdict], blow, judges)).toEqual([begged, verdict])
  expect(judgementAfter([blow, initiative, about(1, told(2, 3)), verdict], blow, judges)).toEqual([verdict])
  // Who begs before any blow has a story too.
  expect(storyOf([initiative, begged, verdict], shows, judges, [1])).toEqual([begged, verdict])
})

test('a bout of Munera has a decisive blow, which is shown again without being played again', () => {
  const played = open()
  playToTheEnd(played.controller)
  const record = played.controller.record()
  const { controller, tick } = resume(played.game, { id: 'one', record, sitters: [you, standard], isQuick: false }, 10)
  const { lines, isOver } = controller.get()
  expect(isOver).toBe(true)
  const blow = decisive(lines, motions, never, controller.get().result!.winners)!
  const before = controller.record()
  controller.again(blow.from, blow.to)
  expect(controller.get().lines).toHaveLength(blow.from)
  expect(controller.get().isPlayingBack).toBe(true)
  const shown = new Set<number>()
  controller.subscribe(() => controller.get().isPlayingBack && shown.add(controller.get().lines.length))
  for (let i = 0; i < 200 && !controller.get().isOver; i++) {
    controller.dismissVerdict()
    tick()
  }
  expect(blow.to).toBeLessThan(lines.length)
  expect(Math.max(...shown)).toBe(blow.to)
  expect(controller.get().lines).toHaveLength(lines.length)
  expect(controller.record()).toEqual(before)
})
