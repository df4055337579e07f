// Some hundred duels of masters, who think: a minute or so.
import { gameOf } from '@harena/games'
import { expect, test } from 'vitest'
import { duelScore, sitting } from './duels.ts'

/** Other pairs than those by which settings were chosen. */
const FROM = 5000

/** In Munera dice leave a master little room: he must not lose. */
test.each([
  ['munera', 150, 0.47],
  ['outland', 40, 0.5],
  ['heroes', 30, 0.5],
  ['colosseum', 15, 0.5],
] as const)('%s: the master beats the veteran', (id, pairs, least) => {
  const game = gameOf(id)
  const { share } = duelScore(game, sitting(game, 'master'), sitting(game, 'veteran'), pairs, FROM)
  expect(share).toBeGreaterThan(least)
})
