import { type Bot, effectiveOptions, type Game, type OptionValue, type Ruleset, Simulation } from '@harena/engine'
import { munera } from '@harena/munera'
import { outland } from '@harena/outland'
import { expect, test } from 'vitest'
import { opponents } from '../src/index.ts'

interface Bout {
  readonly state: unknown
  playStep(): void
}

function opened(ruleset: Ruleset<Game>, bot: Bot<Game>, changes: Record<string, OptionValue>, seed: string): Bout {
  const state = ruleset.start(ruleset.defaultSetup, effectiveOptions(ruleset, changes))
  const referee = new Simulation(ruleset, state, [bot, bot], seed)
  return { state, playStep: () => ruleset.playStep(state, referee) }
}

/** Plays bouts to their ends, a step of each in turn, and gives their last states. */
function playedInTurn(ruleset: Ruleset<Game>, bouts: readonly Bout[]): string[] {
  for (let left = [...bouts]; left.length > 0; left = left.filter(({ state }) => !ruleset.isOver(state))) {
    for (const bout of left) bout.playStep()
  }
  return bouts.map(({ state }) => JSON.stringify({ ...(state as object), options: null }))
}

test.each([
  [
    'munera',
    munera,
    opponents.munera.veteran.play,
    {
      'tables.apCosts.turn': 2,
      'tables.attackModifiers.front': 2,
      'tables.shieldSave.small': 4,
      'tables.doubles.4': 'killed',
    },
  ],
  [
    'outland',
    outland,
    opponents.outland.standard.play,
    {
      'tables.costs.turn': 2,
      'tables.modifiers.shield': 3,
      'tables.results.3.loserTakes': 4,
      'tables.facing.front.without': -3,
    },
  ],
] as unknown as [string, Ruleset<Game>, Bot<Game>, Record<string, OptionValue>][])(
  '%s: bouts with different numbers, played in turn, go as each goes alone',
  (_, ruleset, bot, changes) => {
    const open = (i: number) => [opened(ruleset, bot, {}, `turn/${i}`), opened(ruleset, bot, changes, `turn/${i}`)]
    for (let i = 0; i < 20; i++) {
      const [printed, changed] = open(i).map((bout) => playedInTurn(ruleset, [bout])[0])
      expect(printed).not.toBe(changed)
      expect(playedInTurn(ruleset, open(i))).toEqual([printed, changed])
    }
  },
)
