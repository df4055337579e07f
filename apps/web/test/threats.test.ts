import { type Allocation, board, colosseum, manifest, type Options, type State, type View } from '@harena/colosseum'
import { columnAndRow, type Dir, effectiveOptions, neighbour, seeded, Table } from '@harena/engine'
import { expect, test } from 'vitest'
import type { AllocateQuestion, Situation } from '../src/games/colosseum/combat/plan.ts'
import { follow, movesOf } from '../src/games/colosseum/plot-builder.ts'
import { danger, threatsTo } from '../src/games/colosseum/threats.ts'
import { whyPlot } from '../src/games/colosseum/why-plot.ts'
import { whyAllocation } from '../src/games/colosseum/why-words.ts'

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
  '§8.1 §8.1.1 %s against %s is a %s: so the rules have it, and the warning says the same',
  (mine, his, meeting, times) => {
    const hits = collided(mine, his).filter(Boolean).length
    expect(hits === 24 ? 'always' : hits > 0 ? 'sometimes' : 'never').toBe(times)
    const view = near()
    const threats = threatsTo(view, 0, anywhere)
    expect(danger(threats, courseOf(view, mine))?.meeting ?? null).toBe(meeting)
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

/** Flamma at the given side of Verus, who faces north; both in the middle. */
function beside(
  side: Dir,
  facing: Dir,
  at: Partial<State['gladiators'][number]> = {},
  options: Partial<Options> = given as Partial<Options>,
): State {
  const state = colosseum.clone(Table.open(colosseum, { setup, options: options as never, dice: seeded('why') }).state)
  const [flamma, verus] = state.gladiators
  const middle = board.cell({ q: 8, r: 4 })
  Object.assign(verus!, { cell: middle, facing: 0, ...at })
  Object.assign(flamma!, { cell: board.neighbour(middle, side), facing })
  return state
}

test('§9.2 walking round him says from where he strikes then, and what that is worth', () => {
  expect(whyPlot(beside(0, 3), 0, 'SFL(R)')).toEqual([
    'If Verus stays where he is, you strike from his side: +1 CF by position.',
  ])
  expect(whyPlot(beside(2, 5), 0, 'SFL(R)')).toEqual([
    'If Verus stays where he is, you strike from behind: +3 CF by position.',
  ])
  expect(whyPlot(beside(3, 0), 0, 'X')).toEqual(['If Verus stays where he is, you keep your +3 CF by position.'])
})

test('§8.1 §8.4 a charge, a leap and a step into him say so, with how often they push him back', () => {
  expect(whyPlot(beside(0, 3), 0, 'L')).toEqual([
    expect.stringMatching(/^You leap at Verus: if he stays where he is, you push him back \d+% of the time\.$/),
  ])
  expect(whyPlot(beside(0, 3), 0, 'C')[0]).toMatch(/^You charge at Verus: .* \d+% of the time\.$/)
  expect(whyPlot(beside(0, 3), 0, 'F')[0]).toMatch(/^You run into Verus: .* \d+% of the time\.$/)
  expect(whyPlot(beside(0, 3, { posture: 'prone' }), 0, 'F')).toEqual([
    'Verus lies there: unless he rolls, you have him at your mercy and he must appeal.',
  ])
})

test('§7.3 §7.4 who can be charged at is not told that nobody strikes him', () => {
  const state = colosseum.clone(Table.open(colosseum, { setup, options: given, dice: seeded('why') }).state)
  expect(whyPlot(state, 0, 'F')).toEqual(['You come nearer to Verus.'])
  expect(whyPlot(state, 0, 'B')).toEqual(['You get away from Verus.', 'Verus cannot strike you there in this phase.'])
})

test('§20.4 who could throw a net is said to', () => {
  const net = { kind: 'net', boxes: 0, condition: 'whole' } as const
  const state = beside(0, 0, { hands: [net, null], style: 'retiarius' }, { specials: 'off' })
  const [flamma, verus] = state.gladiators
  flamma!.cell = [0, 0, 0, 0, 0].reduce((cell, dir) => board.neighbour(cell, dir as Dir), verus!.cell)
  expect(whyPlot(state, 0, 'X').at(-1)).toBe('Verus cannot strike you there in this phase, but he can throw his net.')
})

/** A question of an allocation with special attacks and defences, and what is said of an answer to it. */
function whyOf(answer: Partial<Allocation>): string[] {
  const duel = { ...setup, gladiators: setup.gladiators.map((one, seat) => ({ ...one, place: places[seat] })) }
  const table = Table.open(colosseum, { setup: duel as never, options: { specials: 'on' } as never, dice: seeded('2') })
  table.answer(0, 'X')
  table.answer(1, 'X')
  const { questions } = table.waiting as unknown as { readonly questions: readonly AllocateQuestion[] }
  const question = questions[0]!
  const view = colosseum.view(table.state, 0) as View
  const situation: Situation = { question, combat: view.combat!, options: table.state.options }
  const whole = { attacks: [], defence: [0, 0, 0, 0, 0], guard: '', top: -1, ...answer } as Allocation
  return whyAllocation(situation, whole, ['Flamma', 'Verus'])
}

const places = [
  { column: 8, row: 6, facing: 3 },
  { column: 8, row: 7, facing: 0 },
]

test('§9.3 §23.2 §23.3 an allocation says its attack first, and what is special about it', () => {
  const sweep = { target: 1, area: 5, means: 'right', special: 'S', cf: 6 } as const
  const said = whyOf({ attacks: [sweep], guard: 'D', defence: [0, 3, 0, 0, 0] })
  expect(said[0]).toMatch(/^Sweep at the legs of Verus with 6 CF: if he guards it with 2, it hits \d+% of the time\.$/)
  expect(said.slice(1)).toEqual([
    'Half the wounds, and he must check whether he stumbles.',
    'Duck covers the head: every attack there misses.',
    'Your guard, 3 CF, covers the chest alone.',
  ])
  expect(whyOf({ attacks: [{ ...sweep, area: 2, special: '' }] })).toEqual([
    expect.stringMatching(/^6 CF at the chest of Verus: if he guards it with 2, they wound \d+% of the time\.$/),
    'He has no armour there.',
  ])
})

test('§9.3 most of a guard is more than half of it', () => {
  const why = (...defence: number[]) => whyOf({ defence } as unknown as Allocation)
  expect(why(1, 5, 2, 1, 0)).toEqual(['Most of your guard covers the chest.'])
  expect(why(1, 2, 2, 1, 1)).toEqual(['You strike no blow: 7 CF guard you.'])
  expect(why(0, 0, 0, 0, 0)).toEqual([])
})
