import { expect, test } from 'vitest'
import type { Motion } from '../src/board/motions.ts'
import { layers } from '../src/sound/layers.ts'
import { captions, soundsOf } from '../src/sound/sounds.ts'
import { type Heard, soundsBetween } from '../src/sound/use-sounds.ts'

const heard = (motions: readonly Motion[], rolls: readonly unknown[] = [], isStep = false) =>
  soundsOf({ motions, rolls, isStep })

test('every sound is made of something and has a caption of its own', () => {
  expect(Object.keys(layers).sort()).toEqual(Object.keys(captions).sort())
  expect(Object.keys(captions).length).toBeGreaterThanOrEqual(12)
  expect(new Set(Object.values(captions)).size).toBe(Object.keys(captions).length)
  for (const some of Object.values(layers)) {
    expect(some.length).toBeGreaterThan(0)
    for (const { from, to = from, length, attack = 0, gain } of some) {
      expect([from > 0, to > 0, length > attack, gain > 0 && gain <= 1]).toEqual([true, true, true, true])
    }
  }
})

test('a line sounds like what is to be seen of it, each sound once, the dice first', () => {
  const blow: Motion[] = [
    { kind: 'lunge', seat: 0, other: 1 },
    { kind: 'block', seat: 1, other: 0 },
  ]
  expect(heard(blow, [6, 1])).toEqual(['dice', 'swing', 'shield'])
  expect(heard([{ kind: 'flight', seat: 0, other: 1, what: 'net' }])).toEqual(['net'])
  expect(heard([{ kind: 'flight', seat: 0, other: 1, what: 'sand' }])).toEqual(['grains'])
  expect(
    heard([
      { kind: 'recoil', seat: 0 },
      { kind: 'wounds', seat: 0, number: 2 },
      { kind: 'fall', seat: 0 },
    ]),
  ).toEqual(['wound', 'fall'])
  expect(heard([], [], true)).toEqual(['sand'])
  expect(heard([])).toEqual([])
})

test('a bout begins with the horn; what was told before is not heard again; seal, crowd and cheers come besides lines', () => {
  const of = () => ({ rolls: [1], motions: [], isStep: false })
  const at = (count: number, more: Partial<Heard<number>> = {}): Heard<number> => ({
    lines: Array.from({ length: count }, (_, one) => one),
    ...more,
  })
  expect(soundsBetween(null, at(1), of)).toEqual(['horn'])
  expect(soundsBetween(null, at(30), of)).toEqual([])
  expect(soundsBetween(at(3), at(3), of)).toEqual([])
  expect(soundsBetween(at(3), at(2), of)).toEqual([])
  expect(soundsBetween(at(3, { sealing: 'plot' }), at(5), of)).toEqual(['seal', 'dice'])
  expect(soundsBetween(at(3), at(3, { hasVerdict: true }), of)).toEqual(['crowd'])
  expect(soundsBetween(at(3), at(4, { isOver: true }), of)).toEqual(['dice', 'cheer'])
})
