/** Matches to learn from: opponents who now and then do something else, and what came of each position. */
import type { Mind } from '@harena/bots/master/mind'
import { pointsOf } from '@harena/bots/master/sample'
import { type Bot, Dice, type Game, Simulation } from '@harena/engine'
import type { Course } from './courses.ts'
import type { Examples } from './fit.ts'

/** Of so many positions one is kept: those of one match are much alike. */
const ONE_OF = 3

/** Plays some matches; the same number gives the same ones. */
export function playMatches(course: Course, seed: string, matches: number): Examples {
  const inputs: Float32Array[] = []
  const results: number[] = []
  const random = Dice.fromSeed(seed)
  for (let i = 0; i < matches; i++) playMatch(course, `${seed}/${i}`, random, inputs, results)
  const width = inputs[0]?.length ?? 0
  const flat = new Float32Array(inputs.length * width)
  for (const [at, row] of inputs.entries()) flat.set(row, at * width)
  return { width, inputs: flat, results: Float32Array.from(results) }
}

function playMatch(course: Course, seed: string, random: Dice, inputs: Float32Array[], results: number[]): void {
  const { mind } = course
  const { ruleset, opponents } = course.game
  const { setup, options } = course.match(random)
  const state = ruleset.start(setup, options)
  const bots = ruleset.names(state).map(() => {
    const { play } = opponents[course.levels[random.below(course.levels.length)]!]!
    return exploring(mind, play, course.wandering[random.below(course.wandering.length)]!)
  })
  const referee = new Simulation(ruleset, state, bots, seed)
  const rows: { readonly row: Float32Array; readonly seat: number }[] = []
  while (!ruleset.isOver(state)) {
    ruleset.playStep(state, referee)
    if (ruleset.isOver(state) || !mind.isTelling(state, null)) continue
    for (let seat = 0; seat < bots.length; seat++) {
      if (random.below(ONE_OF) > 0) continue
      const known = ruleset.known(state, seat)
      rows.push({ row: Float32Array.from(mind.features(known, seat)), seat })
    }
  }
  for (const { row, seat } of rows) {
    inputs.push(row)
    results.push(pointsOf(ruleset, state, seat))
  }
}

/** So many times in a hundred he does something else that he might think of. */
function exploring(mind: Mind<Game>, bot: Bot<Game>, wandering: number): Bot<Game> {
  return (known, question, random) => {
    if (wandering === 0 || random.below(100) >= wandering) return bot(known, question, random)
    const others = mind.candidates(known, question, random)
    return others && others.length > 0 ? others[random.below(others.length)]! : bot(known, question, random)
  }
}
