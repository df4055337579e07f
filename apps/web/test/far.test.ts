import { colosseum, type Setup } from '@harena/colosseum'
import { distance, type Hex, same, seeded, Table } from '@harena/engine'
import { expect, test } from 'vitest'
import { follow, plotBookOf, stepFrom } from '../src/games/colosseum/plot-builder.ts'
import { farFrom } from '../src/games/colosseum/use-plot.tsx'
import { waysFrom } from '../src/games/outland/planner.tsx'

test('GLADIATOR: every hex that a plot of this phase leads to is there once, and its moves end on it', () => {
  const setup: Setup = {
    gladiators: [
      { name: 'Flamma', team: 0, style: 'parmularius' },
      { name: 'Verus', team: 1, style: 'myrmillo' },
    ],
  }
  const table = Table.open(colosseum, { setup, options: {}, dice: seeded('far') })
  if (table.waiting?.for !== 'answers') throw new Error('nobody is asked')
  const question = table.waiting.questions[0]!
  const book = plotBookOf(colosseum.legal(table.state, question) as string[])
  const view = colosseum.view(table.state, question.seat)
  const figure = view.figures[question.seat]!
  const near = book.next([]).flatMap((move) => stepFrom(figure, move) ?? [])
  const far = farFrom(view, question.seat, book, [])
  expect(far.length).toBeGreaterThan(2)
  expect(new Set(far.map(({ hex: { q, r } }) => `${q},${r}`)).size).toBe(far.length)
  for (const { hex, moves, label } of far) {
    expect(follow(figure, moves, () => true).end.hex).toEqual(hex)
    // A charge is the farthest; what a single step leads to is offered as a step.
    expect(distance(hex, figure.hex), label).toBeLessThanOrEqual(3)
    expect(
      near.some((one) => same(one, hex)),
      label,
    ).toBe(false)
    expect(book.textFor(moves), label).toBeDefined()
    expect(label).toMatch(/^Go there in one moving phase: /)
  }
})

test('Outland: a plan finds every hex within its moves by the shortest way, and says what that costs', () => {
  const figure = { hex: { q: 0, r: 0 }, facing: 0 } as Parameters<typeof waysFrom>[0]
  const MOST = 3
  const isLegal: Parameters<typeof waysFrom>[2] = (plan) =>
    plan.length <= MOST && plan.every((move) => move.act === 'turn' || (move.act === 'step' && move.dir === undefined))
  const ways = waysFrom(figure, [], isLegal)
  const to = (hex: Hex) => ways.find((way) => same(way.hex, hex))
  expect(ways.every(({ moves, cost }) => cost === String(moves.length) && moves.length <= MOST)).toBe(true)
  expect(ways.filter(({ kind }) => kind === 'step')).toHaveLength(1)
  expect(Math.max(...ways.map(({ hex }) => distance(hex, figure.hex)))).toBe(MOST)
  const [ahead] = ways.filter(({ kind }) => kind === 'step')
  expect(ahead!.moves).toEqual([{ act: 'step' }])
  const straight = { q: ahead!.hex.q * 2, r: ahead!.hex.r * 2 }
  expect(to(straight)).toMatchObject({ kind: 'far', cost: '2', label: expect.stringContaining('2 moves') })
})
