// Thousands of duels.
import { gameOf } from '@harena/games'
import { expect, test } from 'vitest'
import { duelScore, sitting } from './duels.ts'

const FROM = 5000

/** Some points below what was measured over thousands of duels (docs/opponents.md). Munera's veteran has no room above the standard. */
test.each([
  ['munera', 'standard', 'novice', 300, 0.64],
  ['munera', 'novice', 'dummy', 50, 0.95],
  ['munera', 'veteran', 'standard', 300, 0.45],
  ['outland', 'standard', 'novice', 300, 0.62],
  ['outland', 'veteran', 'standard', 40, 0.5],
  ['heroes', 'standard', 'novice', 300, 0.66],
  ['heroes', 'veteran', 'standard', 300, 0.56],
  ['heroes', 'novice', 'dummy', 300, 0.6],
  ['colosseum', 'standard', 'novice', 150, 0.8],
  ['colosseum', 'veteran', 'standard', 150, 0.58],
  ['colosseum', 'novice', 'dummy', 150, 0.63],
] as const)('%s: %s beats %s', (id, better, worse, pairs, least) => {
  const game = gameOf(id)
  const { share } = duelScore(game, sitting(game, better), sitting(game, worse), pairs, FROM)
  expect(share).toBeGreaterThan(least)
})
