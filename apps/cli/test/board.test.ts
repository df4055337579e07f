import type { ArenaView, FigureView } from '@harena/engine'
import { expect, test } from 'vitest'
import { boardText, sceneText } from '../src/games/hex/board.ts'

function figure(seat: number, more: Partial<FigureView>): FigureView {
  return {
    seat,
    team: seat,
    name: ['Crixus', 'Priscus', 'Celadus'][seat]!,
    type: 'samnite',
    hex: { q: 0, r: 0 },
    facing: 0,
    out: null,
    health: { name: 'strength', total: 9, lost: 2 },
    points: null,
    right: [{ kind: 'sword' }],
    left: [{ kind: 'largeShield' }],
    helmet: 'none',
    armour: 'light',
    marks: [],
    facts: [],
    ...more,
  }
}

function arena(more: Partial<ArenaView>): ArenaView {
  return {
    arena: { cols: 3, rows: 3 },
    clock: { name: 'Round', number: 2 },
    active: 0,
    figures: [],
    ground: [],
    ...more,
  }
}

/** The drawing alone: what stands left of the cards. */
function drawing(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => line.slice(0, width).trimEnd())
    .join('\n')
}

test('hexes with figures, things, and numbers of choices', () => {
  const view = arena({
    figures: [figure(0, { hex: { q: 1, r: 1 }, facing: 1 }), figure(1, { hex: { q: 2, r: -1 }, facing: 4 })],
    ground: [
      { hex: { q: 1, r: 1 }, kind: 'net' },
      { hex: { q: 0, r: 2 }, kind: 'sword' },
      { hex: { q: 0, r: 2 }, kind: 'shield' },
    ],
  })
  const text = boardText(view, [{ hex: { q: 1, r: 0 }, text: '12' }])
  expect(drawing(text, 10).trimEnd()).toBe(
    [
      ' __    __',
      '/  \\__/P↙\\',
      '\\__/12\\__/',
      '/  \\__/  \\',
      '\\__/C↗\\__/',
      '/ws\\n_/  \\',
      '\\__/  \\__/',
      '   \\__/',
    ].join('\n'),
  )
  expect(text).toContain('On the ground: n net, s shield, w sword')
})

test('figures that are out are not on the board, but keep their card', () => {
  const text = boardText(
    arena({ figures: [figure(0, {}), figure(1, { hex: { q: 1, r: 0 }, out: 'mortallyWounded' })] }),
  )
  expect(drawing(text, 10)).not.toContain('P')
  expect(text).toContain('Priscus, samnite: mortally wounded')
})

test('equal initials give way to A, B, C', () => {
  const view = arena({ figures: [figure(0, {}), figure(2, { seat: 1, team: 1, hex: { q: 1, r: 0 } })] })
  expect(boardText(view)).toContain('B↑ Celadus')
})

test('coordinates only if asked for: q above, r in the hex', () => {
  const view = arena({ figures: [figure(0, {})] })
  expect(boardText(view)).not.toMatch(/\d\\/)
  const lines = boardText(view, [{ hex: { q: 1, r: 0 }, text: '9' }], true).split('\n')
  expect(lines[0]).toMatch(/^ {2}0 {2}1 {2}2/)
  expect(lines[2]).toMatch(/^\/C↑\\__\/-1\\/)
  expect(lines[3]).toMatch(/^\\__\/0 \\__\//)
})

test('a card says what is in the hands, what is left, and what lasts', () => {
  const held = { right: [{ kind: 'darts', count: 3 }, { kind: 'dagger' }], left: [] }
  const view = arena({ figures: [figure(0, { ...held, marks: ['entangled'], points: { name: 'AP', left: 2 } })] })
  expect(
    boardText(view)
      .replace(/\s+/g, ' ')
      .replace(/[/\\_]+ ?/g, ''),
  ).toMatch(/strength 7 of 9; 2 AP left; right hand 3 darts and dagger; left hand empty; light armour; entangled/)
})

test('the same in sentences, as seen by one of them', () => {
  const view = arena({
    figures: [figure(0, { hex: { q: 1, r: 1 } }), figure(1, { hex: { q: 1, r: -1 }, facing: 3 })],
    ground: [{ hex: { q: 0, r: 1 }, kind: 'net' }],
  })
  const lines = sceneText(view, 0).split('\n')
  expect(lines[0]).toBe('Round 2.')
  expect(lines[1]).toMatch(/^Crixus, samnite, at 1,1, facing north: strength 7 of 9/)
  expect(lines[3]).toBe('Priscus is 2 hexes from Crixus, north, ahead; Crixus is ahead of him.')
  expect(lines[4]).toBe('On the ground 1 hex from Crixus, north-west, ahead on the left: net.')
})
