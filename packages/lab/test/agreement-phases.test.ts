/** Whole phases: what is foreseen exactly, from random places in matches of every game, must come up so in samples. */
import type { State } from '@harena/colosseum'
import { type Bot, Dice, effectiveOptions, type Game, Simulation, seeded, Table } from '@harena/engine'
import { expect, test } from 'vitest'
import { type Exact, type ForesightQuestion, type From, foresee } from '../src/index.ts'
import { gameOf, games } from './games.ts'

const isNightly = process.env.HARENA_NIGHTLY !== undefined
const POSITIONS = isNightly ? 200 : 3
const SAMPLES = isNightly ? 20_000 : 1000
/** Small trees only. */
const BUDGET = isNightly ? 20_000 : 1000

/** Any text as one of eight classes, so that whatever differs in two states is likely to show. */
function classOf(text: string): number {
  let hash = 7
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0
  return (hash >>> 3) & 7
}

/** Answers by what he sees, never by chance. */
function steady(entry: (typeof games)[number]): Bot<Game> {
  return (state, question) => {
    const legal = entry.ruleset.legal(state, question)
    return legal[Math.abs(classOf(JSON.stringify([state, question]))) % legal.length]!
  }
}

function agree(what: string, { distribution }: Exact<number>, shares: ReadonlyMap<number, number>): void {
  for (const { outcome, chance } of distribution) {
    const expected = chance * SAMPLES
    const sigma = Math.sqrt(Math.max(0, expected * (1 - chance)))
    const found = (shares.get(outcome) ?? 0) * SAMPLES
    expect(Math.abs(found - expected), `${what}: ${expected} expected`).toBeLessThan(4 * sigma + 4)
  }
  const known = new Set(distribution.map(({ outcome }) => outcome))
  for (const outcome of shares.keys()) expect(known, `${what}: never foreseen`).toContain(outcome)
}

/** The whole state; in the Colosseum all but where things come to lie, which alone would make many thousand ways. */
function lookAt(game: string): Pick<ForesightQuestion<Game, number>, 'outcome' | 'until' | 'blind'> {
  if (game !== 'colosseum') return { outcome: (state) => classOf(JSON.stringify(state)) }
  const { until, blind } = gameOf('colosseum').counters!
  return { outcome: (state) => classOf(JSON.stringify((state as State).gladiators)), until, blind }
}

/** Somewhere in a match of weak opponents, who fight but not too well: at a question, or between two phases. */
function placeOf(entry: (typeof games)[number], number: number): From<Game> {
  const { ruleset } = entry
  const random = Dice.fromSeed(`${ruleset.id} ${number}`)
  const setup = entry.defaultSetup(number % 4 < 2)
  const { play: novice } = entry.opponents.novice!
  if (number % 2 === 0) {
    const state = ruleset.start(setup, effectiveOptions(ruleset, {}))
    const bots = ruleset.names(state).map(() => novice)
    const referee = new Simulation<Game>(ruleset, state, bots, `${number}`)
    for (let phases = 1 + random.below(20); phases > 0 && !ruleset.isOver(state); phases--) {
      ruleset.playStep(state, referee)
    }
    return { state }
  }
  const table = Table.open(ruleset, { setup, dice: seeded(`${number}`) })
  for (let answers = 1 + random.below(25); !table.isOver && answers > 0; answers--) {
    const [question] = table.waiting?.for === 'answers' ? table.waiting.questions : []
    table.answer(question!.seat, novice(table.state, question!, random))
  }
  return table
}

test.each(games.map((entry) => ({ game: entry.ruleset.id, entry })))(
  '$game: phases come out as often as foreseen',
  ({ game, entry }) => {
    const { ruleset } = entry
    const bot = steady(entry)
    let compared = 0
    for (let match = 0; compared < POSITIONS && match < 40 * POSITIONS; match++) {
      const place = placeOf(entry, match)
      const bots = ruleset.names(place.state).map(() => bot)
      const ask = { bots, seed: `${match}`, ...lookAt(game) }
      const exact = foresee(ruleset, place, { ...ask, budget: BUDGET, samples: 0 })
      if (exact.method !== 'exact' || exact.distribution.length === 1) continue
      const sampled = foresee(ruleset, place, { ...ask, budget: 0, samples: SAMPLES })
      if (sampled.method !== 'sampled') throw new Error('nothing exact was asked for')
      const shares = new Map(sampled.distribution.map(({ outcome, share }) => [outcome, share]))
      agree(`${game}, match ${match}`, exact, shares)
      compared++
    }
    expect(compared).toBe(POSITIONS)
  },
)
