import { type Allocation, colosseum, manifest, type Options, type View } from '@harena/colosseum'
import { columnAndRow, effectiveOptions, neighbour, seeded, Table } from '@harena/engine'
import { expect, test } from 'vitest'
import type { Situation } from '../src/games/colosseum/combat/plan.ts'
import { follow, movesOf } from '../src/games/colosseum/plot-builder.ts'
import { danger, threatsTo } from '../src/games/colosseum/threats.ts'
import { whyAllocation, whyPlot } from '../src/games/colosseum/why-words.ts'

const { setup, options: given } = manifest.quick[0]!
const options = effectiveOptions(colosseum, given) as Options
const anywhere = () => true

/** Five hexes apart, face to face, before the first move. */
function opening(): View {
  return colosseum.view(colosseum.start(setup, options), 0) as View
}

/** Three hexes apart. */
function near(): View {
  const view = opening()
  const [me, him] = view.figures
  const hex = neighbour(neighbour(neighbour(him!.hex, 0), 0), 0)
  return { ...view, figures: [{ ...me!, hex }, him!] }
}

const courseOf = (view: View, plot: string) => follow(view.figures[0]!, movesOf(plot), anywhere)

test('§7.3 §7.4 he comes to every hex within two steps, and three straight on', () => {
  const view = opening()
  const [him] = threatsTo(view, 0, anywhere)
  expect(him!.steps).toHaveLength(1 + 6 + 12)
  expect(him!.charge.map((hex) => columnAndRow(hex).column)).toEqual([8, 8, 8])
  expect(him!.charge[0]).toEqual(neighbour(him!.who.hex, him!.who.facing))
})

test('§8.1 who ends in the line of his charge is told so, who stays out of it is not', () => {
  const view = opening()
  const threats = threatsTo(view, 0, anywhere)
  expect(danger(threats, courseOf(view, 'F F'))).toMatchObject({ who: { seat: 1 }, meeting: 'charge' })
  expect(danger(threats, courseOf(view, 'F'))).toBeNull()
  expect(danger(threats, courseOf(view, 'X'))).toBeNull()
})

/** Three hexes apart, face to face, with the moves of both opened; whether they collided, for each of some dice. */
function collided(mine: string, his: string): boolean[] {
  const placed = setup.gladiators.map((one, seat) => ({
    ...one,
    ratings: { TR: 10, ST: 0, AG: 0, CN: 3, W: 10 },
    place: { column: 8, row: seat === 0 ? 6 : 9, facing: seat === 0 ? 3 : 0 },
  }))
  return Array.from({ length: 24 }, (_, seed) => {
    const table = Table.open(colosseum, {
      setup: { ...setup, gladiators: placed } as never,
      options: given as never,
      dice: seeded(String(seed)),
    })
    table.answer(0, mine)
    table.answer(1, his)
    return table.log.some(({ event }) => event.kind === 'collided')
  })
}

test.each([
  ['F', 'C', 'charge', 'always'],
  ['SFR F', 'SFL F', 'step', 'always'],
  ['F SBR', 'C', 'crossing', 'sometimes'],
  ['B B', 'C', null, 'never'],
] as const)(
  '§8.1 §8.1.1 %s against %s is a %s: so the rules have it, and warning and advice say the same',
  (mine, his, meeting, times) => {
    const hits = collided(mine, his).filter(Boolean).length
    expect(hits === 24 ? 'always' : hits > 0 ? 'sometimes' : 'never').toBe(times)
    const view = near()
    const threats = threatsTo(view, 0, anywhere)
    expect(danger(threats, courseOf(view, mine))?.meeting ?? null).toBe(meeting)
    const why = whyPlot(view, 0, courseOf(view, mine), threats, options)
    expect(why.includes('Verus cannot reach you there in this phase.')).toBe(meeting === null)
  },
)

test('one who lies, is held or has no moves left comes nowhere', () => {
  const view = opening()
  const having = (part: Partial<View['figures'][number]>): View => ({
    ...view,
    figures: [view.figures[0]!, { ...view.figures[1]!, ...part }],
  })
  for (const mark of ['prone', 'unconscious', 'ensnared']) {
    expect(threatsTo(having({ marks: [mark] }), 0, anywhere)).toEqual([])
  }
  expect(threatsTo(having({ points: { name: 'moves', left: 0 } }), 0, anywhere)).toEqual([])
  expect(threatsTo(having({ team: 0 }), 0, anywhere)).toEqual([])
})

test('§9.2 the reason for a way is what it gains', () => {
  const view = opening()
  const threats = threatsTo(view, 0, anywhere)
  const why = (plot: string) => whyPlot(view, 0, courseOf(view, plot), threats, options)
  expect(why('F')).toEqual(['You come nearer.', 'Verus cannot reach you there in this phase.'])
  expect(why('X')).toEqual(['You let him come to you.', 'Verus cannot reach you there in this phase.'])
})

test('§8.1 a way through him promises a collision, not a place beside him', () => {
  const view = opening()
  const why = (plot: string) => whyPlot(view, 0, courseOf(view, plot), threatsTo(view, 0, anywhere), options)
  expect(why('C F')).toEqual(['If Verus stays where he is, you stand before him and can strike.'])
  expect(why('C F F SFR')).toEqual(['If Verus stays where he is, you run into him: impact decides who is pushed back.'])
})

test('§9.3 most of a guard is more than half of it', () => {
  const why = (...defence: number[]) =>
    whyAllocation({} as Situation, { attacks: [], specialDefences: [], defence } as unknown as Allocation, [])
  expect(why(1, 5, 2, 1, 0)).toEqual(['Most of your guard covers the chest.'])
  expect(why(1, 2, 2, 1, 1)).toEqual(['Your guard is spread over 5 areas.'])
  expect(why(0, 4, 4, 0, 0)).toEqual(['Your guard is spread over 2 areas.'])
  expect(why(0, 0, 0, 0, 0)).toEqual([])
})
