import { expect, test } from 'vitest'
import type { Motion } from '../src/board/motions.ts'
import { motions } from '../src/games/munera/motions.ts'
import {
  decisive,
  type Ending,
  fallenOf,
  momentOf,
  sceneOf,
  storyOf,
  toldOf,
  whenOf,
  whyOf,
} from '../src/match/story.ts'
import type { Line } from '../src/match/timeline.ts'
import { open, playToTheEnd, resume, standard, you } from './matches.ts'

/** A line that came of that answer, with what is seen of it. */
function told(index: number, at: number, ...seen: Motion[]): Line {
  const event = Object.assign({ kind: 'told', rule: '§1' }, { seen })
  return { index, at, event, text: `line ${index}`, rule: '§1', rolls: [] }
}

const shows = ({ event }: Line) => (event as unknown as { seen: Motion[] }).seen
const wounds = (number: number): Motion => ({ kind: 'wounds', seat: 0, number })
/** A game in which these lines say what becomes of a beaten man. */
const judging = (...indices: number[]): Ending => ({
  motions: shows,
  isVerdict: ({ index }) => indices.includes(index),
})
const plain = judging()
const fall: Motion = { kind: 'fall', seat: 0 }

test('the decisive blow is the last harm, seen again from the answer that led to it', () => {
  const lines = [told(0, 1, wounds(2)), told(1, 2), told(2, 3), told(3, 3, wounds(1)), told(4, 3, fall), told(5, 4)]
  expect(decisive(plain, lines, [])).toEqual({ line: lines[4], from: 2, to: 5 })
  expect(decisive(plain, lines.slice(0, 1), [])).toEqual({ line: lines[0], from: 0, to: 1 })
  expect(decisive(plain, [told(0, 1)], [])).toBeNull()
})

test('of blows that fall together the one that beat somebody decides, though the winner was wounded after it', () => {
  const lines = [told(0, 1), told(1, 1, wounds(9), fall), told(2, 1, { kind: 'wounds', seat: 1, number: 3 })]
  expect(decisive(plain, lines, [1])?.line).toBe(lines[1])
  expect(decisive(plain, lines, [0])?.line).toBe(lines[2])
  expect(decisive(plain, lines, [0, 1])?.line).toBe(lines[2])
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
  expect(decisive(judging(4), lines, [1])).toMatchObject({ line: lines[2], from: 0, to: 3 })
  // Who struck once more had got up.
  const up = [...lines.slice(0, 3), told(3, 2, { kind: 'lunge', seat: 0 }), told(4, 2, wounds(1))]
  expect(decisive(plain, up, [1])?.line).toBe(up[4])
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
  const game = judging(1, 6)
  expect(decisive(game, lines, [0, 1])).toMatchObject({ line: lines[5], from: 5, to: 6 })
  expect(sceneOf(game, lines, [0, 1])).toEqual([lines[5], lines[6]])
  // Who fell before another was judged is told with the verdict over himself.
  const felled = [told(0, 1, { kind: 'fall', seat: 3 }), ...lines.slice(1, 3), ...lines.slice(5)]
  expect(sceneOf(game, felled, [0, 1])).toEqual([felled[0], lines[6]])
})

test('what the dice did is told by the line of that very throw, with the worst that came of it', () => {
  const throws = (index: number, ...motions: Motion[]): Line => ({
    ...told(index, 3, ...motions),
    rolls: [6, 1].map((face) => ({ faces: [face], rule: '§1', by: 0, name: 'attack' })),
  })
  const his: Motion = { kind: 'wounds', seat: 1, number: 5 }
  const lines = [told(0, 3), throws(1), told(2, 3, wounds(2)), told(3, 3, wounds(4)), throws(4, his), told(5, 4)]
  const of = (roll: number | null) => toldOf('turn', lines, 3, roll, shows)
  expect(of(1)).toMatchObject({ what: 'line 1 line 3', harmed: [0, 0] })
  expect(of(2)).toMatchObject({ what: 'line 4', harmed: [1] })
  expect(of(null)).toMatchObject({ what: 'line 0', harmed: [] })
})

test('a moment is played from its first line: of dice the blow that they brought, of a choice all that came of it', () => {
  const strike: Motion = { kind: 'lunge', seat: 1, other: 0 }
  const lines = [told(0, 1), told(1, 2), told(2, 2, strike), told(3, 2, wounds(3)), told(4, 3, strike), told(5, 3)]
  expect(momentOf(plain, lines, 2, null)).toEqual({ from: 1, to: 4 })
  const thrown = lines.map((line, at) => (at === 2 ? { ...line, rolls: [{ faces: [6], rule: '§1', by: 1 }] } : line))
  expect(momentOf(plain, thrown as Line[], 2, 0)).toEqual({ from: 2, to: 4 })
  const long = Array.from({ length: 40 }, (_, index) => told(index, 1))
  expect(momentOf(plain, long, 1, null)).toEqual({ from: 0, to: 12 })
})

test('a line is told with its round and its phase, where the game counts any', () => {
  const event = (index: number, fields: object): Line => ({
    ...told(index, 1),
    event: Object.assign({ kind: 'told', rule: '§1' }, fields),
  })
  const lines = [
    event(0, { kind: 'turnBegan', turn: 2 }),
    told(1, 1),
    event(2, { kind: 'phaseBegan', turn: 2, phase: 4 }),
    told(3, 1),
    event(4, { kind: 'turnBegan', turn: 3 }),
  ]
  const [, before, , line, after] = lines
  expect(whenOf('turn', lines, line)).toBe('Turn 2, phase 4')
  expect(toldOf('turn', [line!], 1, null, shows)).toMatchObject({ when: '', what: 'line 3', round: null, phase: null })
  expect(whenOf('turn', lines, before)).toBe('Turn 2')
  expect(whenOf('turn', lines, after)).toBe('Turn 3')
  expect(whenOf('turn', [], undefined)).toBe('')
})

test('the throw that brought the blow is told with it', () => {
  const thrown: Line = { ...told(1, 1), rolls: [{ faces: [6], rule: '§1', by: 0, name: 'attack' }] }
  const lines = [told(0, 1), thrown, told(2, 1, fall)]
  expect(sceneOf(plain, lines, [])).toEqual([thrown, lines[2]])
  const other = [told(0, 1), thrown, about(3, told(2, 1), 4), told(3, 1, fall)]
  expect(fallenOf(judging(2), other, [])[1]!.lines).toEqual([thrown, other[3]])
})

test('what felled a man is told last, with the blow that did it and the line that made it deadly', () => {
  const strike: Motion = { kind: 'lunge', seat: 1, other: 0 }
  const lines = [
    told(0, 1, wounds(5)),
    told(1, 2, { kind: 'wounds', seat: 1, number: 3 }),
    told(2, 3, strike),
    about(0, told(3, 3)),
    about(0, told(4, 3)),
    about(0, told(5, 3, fall)),
    told(6, 3),
  ]
  const { led, fallen } = storyOf(plain, lines, [1])
  expect(led).toEqual([lines[0], lines[1]])
  expect(fallen.map((one) => one.lines)).toEqual([[lines[2], lines[4], lines[5]]])
  // Who dies later of his wound is told with the wound.
  const turn = { ...told(6, 4), event: { kind: 'turn', rule: '§1', seen: [] } }
  const late = [...lines.slice(0, 6), turn, about(0, told(7, 9, fall))]
  expect(sceneOf({ ...plain, quiet: new Set(['turn']) }, late, [1])).toEqual([lines[4], lines[5], late[7]])
})

test('a blow that brings a man before the crowd without a wound is what felled him, and can be seen again', () => {
  const lines = [
    told(0, 1, wounds(1)),
    about(1, told(1, 2, { kind: 'flight', seat: 1, other: 0, what: 'net' }), 5),
    told(2, 2, { kind: 'lunge', seat: 1, other: 0 }),
    about(0, told(3, 2), 3),
  ]
  const game = judging(3)
  expect(sceneOf(game, lines, [1])).toEqual([lines[2], lines[3]])
  expect(decisive(game, lines, [1])).toEqual({ line: lines[2], from: 1, to: 3 })
})

test('of a match that was stopped no old wound is told as what decided it, but the stop and every verdict', () => {
  const game = { ...judging(2, 4), stops: new Set(['stopped']) }
  const stop = { ...told(1, 5), event: { kind: 'stopped', rule: '§1' } }
  const lines = [
    told(0, 1, wounds(2)),
    stop,
    about(0, told(2, 5), 3),
    told(3, 5, fall),
    about(1, told(4, 5), 4),
    told(5, 5, { kind: 'fall', seat: 1 }),
  ]
  expect(decisive(game, lines, [])).toBeNull()
  expect(sceneOf(game, lines, [])).toEqual([stop, lines[2], lines[4]])
  expect(fallenOf(game, lines, []).map(({ seat }) => seat)).toEqual([0, 1])
  // The stroke after a verdict leads to nothing any more.
  expect(storyOf(game, lines, []).led).toEqual([lines[0]])
})

test('why he stands before the crowd is what his game says of it, or what was told of him before', () => {
  const lines = [about(0, told(0, 1)), about(0, told(1, 1), 3)]
  expect(whyOf(plain, lines, lines[1]!, {})).toEqual({ text: 'line 0', rule: '§1' })
  const own = { text: 'a double', rule: '§7' }
  expect(whyOf({ ...plain, whyFallen: () => own }, lines, lines[1]!, {})).toBe(own)
  expect(whyOf(plain, lines, lines[0]!, {})).toBeNull()
})

test('of a long answer no more is seen again than leads to the blow', () => {
  const lines = [...Array.from({ length: 20 }, (_, index) => told(index, 1)), told(20, 1, fall)]
  expect(decisive(plain, lines, [])?.from).toBe(15)
})

test('the story has the weightiest lines in their order, and the last harm', () => {
  const numbers = [1, 5, 2, 4, 3, 6, 1]
  const lines = numbers.map((number, index) => told(index, index, wounds(number)))
  expect(storyOf(plain, lines, [], 4).led.map(({ index }) => index)).toEqual([1, 3, 5, 6])
  expect(storyOf(plain, [told(0, 0)], [])).toEqual({ led: [], fallen: [] })
})

/** A line about somebody. */
function about(seat: number, line: Line, ...faces: number[]): Line {
  const rolls = faces.length > 0 ? [{ faces, rule: '§1', by: 0, name: 'crowd' }] : []
  return { ...line, event: Object.assign({}, line.event, { seat }), rolls }
}

test('a verdict with dice of its own is told with why he was judged, not with an earlier throw for something else', () => {
  const [blow, initiative] = [told(0, 1, wounds(2)), about(0, told(1, 2), 6)]
  const [begged, verdict] = [about(0, told(2, 3)), about(0, told(3, 3), 5)]
  const game = judging(3)
  expect(sceneOf(game, [blow, initiative, begged, verdict], [1])).toEqual([blow, begged, verdict])
  expect(sceneOf(game, [blow, initiative, about(1, told(2, 3)), verdict], [1])).toEqual([blow, verdict])
  // Who begs before any blow has a story too.
  expect(storyOf(game, [initiative, begged, verdict], [1]).fallen[0]!.lines).toEqual([begged, verdict])
  // A verdict without dice is told with the throw before it.
  const [appeal, silent] = [about(0, told(2, 3), 6), about(0, told(3, 3))]
  const lines = [blow, appeal, silent]
  expect(storyOf(game, lines, [1]).fallen[0]!.lines).toEqual(lines)
  expect(sceneOf(game, lines, [1])).toEqual([blow, silent])
})

test('a bout of Munera has a decisive blow, which is shown again without being played again', () => {
  const played = open()
  playToTheEnd(played.controller)
  const record = played.controller.record()
  const { controller, tick } = resume(played.game, { id: 'one', record, sitters: [you, standard], isQuick: false }, 10)
  const { lines, isOver } = controller.get()
  expect(isOver).toBe(true)
  const blow = decisive({ motions }, lines, controller.get().result!.winners)!
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
