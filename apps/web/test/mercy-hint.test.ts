import { colosseum, manifest, type View } from '@harena/colosseum'
import { neighbour, seeded, Table } from '@harena/engine'
import { expect, test } from 'vitest'
import { mercyIn } from '../src/games/colosseum/mercy-hint.ts'
import { follow, isTurn, movesOf, plotBookOf } from '../src/games/colosseum/plot-builder.ts'

const { setup, options } = manifest.quick[0]!
const anywhere = () => true

/** Flamma beside Verus, whom he faces; marks as given. */
function beside(mine: readonly string[], his: readonly string[]): View {
  const view = colosseum.view(Table.open(colosseum, { setup, options, dice: seeded('mercy') }).state, 0) as View
  const [me, him] = view.figures
  const hex = neighbour(him!.hex, 0)
  return {
    ...view,
    figures: [
      { ...me!, hex, facing: 3, marks: mine },
      { ...him!, facing: 0, marks: his },
    ],
  }
}

function saidOf(view: View, plot: string): string | null {
  const moves = movesOf(plot)
  return mercyIn(view, 0, moves, follow(view.figures[0]!, moves, anywhere))?.text ?? null
}

test('§8.3 who would step into a hex where the other lies is told what comes of it', () => {
  expect(saidOf(beside([], []), 'F')).toBeNull()
  expect(saidOf(beside([], ['prone']), 'B')).toBeNull()
  expect(saidOf(beside([], ['prone']), 'F')).toMatch(/^You step into a hex where Verus lies/)
})

test('§8.3 who walks past one who stumbles is told that he may fall in his way', () => {
  expect(saidOf(beside([], ['stumbling']), 'SFL(R) F(R)')).toMatch(/^Verus stumbles and may fall across your way/)
  expect(saidOf(beside([], ['stumbling']), 'B')).toBeNull()
})

test('§18.2 who stands before one who lies helpless is told that he must appeal', () => {
  expect(saidOf(beside([], ['prone', 'ensnared']), 'X')).toMatch(/^Verus lies helpless/)
})

test('§8.3 who lies himself is told to roll', () => {
  expect(saidOf(beside(['prone'], []), 'KN')).toMatch(/^You lie/)
  expect(saidOf(beside(['prone'], []), 'RO-BR')).toBeNull()
})

test('§7.3 a plot that is not finished ends with a turn that only a step forward carries', () => {
  const state = Table.open(colosseum, { setup, options, dice: seeded('turns') }).state
  const question = { kind: 'plot', seat: 0, rule: '§7.2' } as never
  const plots = colosseum.legal(state, question) as string[]
  const book = plotBookOf(plots)
  const open = plots
    .flatMap((text) => movesOf(text).map((_, at, all) => all.slice(0, at)))
    .filter((moves) => book.textFor(moves) === undefined)
  expect(open.length).toBeGreaterThan(10)
  for (const moves of open) {
    expect(isTurn(moves.at(-1)!)).toBe(true)
    expect(book.next(moves)).toContain('F')
  }
})
