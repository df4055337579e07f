import { type Bot, Dice, effectiveOptions, type Game, playOut } from '@harena/engine'
import { gameOf } from '@harena/games'
import { expect, test } from 'vitest'
import { mind as colosseum } from '../src/colosseum/mind.ts'
import { mind as heroes } from '../src/heroes/mind.ts'
import type { Mind } from '../src/master/mind.ts'
import type { Network } from '../src/master/network.ts'
import { think } from '../src/master/search.ts'
import { mind as munera } from '../src/munera/mind.ts'
import { mind as outland } from '../src/outland/mind.ts'

/** As many samples as each has who does not take his time. */
const minds = [
  [colosseum, 4200],
  [heroes, 600],
  [munera, 800],
  [outland, 1500],
] as unknown as [Mind<Game>, number][]
const DECISIONS = 12

test.each(minds.map(([mind, samples]) => [mind.ruleset.id, mind, samples] as const))(
  '%s: no decision takes more samples than its budget',
  (id, mind, samples) => {
    const { ruleset } = mind
    let looks = 0
    const chanceOf = (row: Float64Array) => {
      looks++
      return mind.network.chanceOf(row)
    }
    const counting = { ...mind, network: { chanceOf } as Network }
    const counts: { readonly tried: number; readonly looks: number }[] = []
    const bot: Bot<Game> = (known, question, random) => {
      looks = 0
      const dice = Dice.fromSeed(`budget/${counts.length}`)
      const reasons =
        counts.length < DECISIONS ? think(counting, { samples, grain: 0.01 }, known, question, dice) : null
      if (reasons) counts.push({ tried: reasons.considered.reduce((sum, one) => sum + one.samples, 0), looks })
      return mind.habit(known, question, random)
    }
    const state = ruleset.start(gameOf(id).defaultSetup(true), effectiveOptions(ruleset, {}))
    playOut(
      ruleset,
      state,
      ruleset.names(state).map(() => bot),
      'budget',
    )
    expect(counts.length).toBe(DECISIONS)
    expect(Math.max(...counts.map(({ tried }) => tried))).toBeLessThanOrEqual(samples)
    // In a duel each sample may be looked at from both sides.
    expect(Math.max(...counts.map((one) => one.looks))).toBeLessThanOrEqual((mind.foeOf ? 2 : 1) * samples)
    expect(Math.max(...counts.map((one) => one.looks))).toBeGreaterThan(samples / 10)
  },
)
