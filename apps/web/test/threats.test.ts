import { type Allocation, colosseum, manifest, type Options, type View } from '@harena/colosseum'
import { columnAndRow, effectiveOptions, neighbour } from '@harena/engine'
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
  expect(danger(threats, courseOf(view, 'F F'))).toMatchObject({ who: { seat: 1 }, isCharge: true })
  expect(danger(threats, courseOf(view, 'F'))).toBeNull()
  expect(danger(threats, courseOf(view, 'X'))).toBeNull()
})

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
