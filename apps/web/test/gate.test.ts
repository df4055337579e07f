import { effectiveOptions, opponentOf, quickBoutOf, seatsOf, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import { expect, test } from 'vitest'
import { games } from '../src/games/index.ts'

const BOUTS = 60

/** How often the first man is asked in a quick bout: the fewest and most of the middle eight of ten. */
function decisionsIn(ruleset: string): readonly [number, number] {
  const game = gameOf(ruleset)
  const quick = quickBoutOf(ruleset, game.quick)
  const { setup } = quick
  const options = effectiveOptions(game.ruleset, quick.options)
  const players = seatsOf(game, setup, options).map(() => opponentOf(game, 'standard'))
  const counts = Array.from({ length: BOUTS }, (_, bout) => {
    const table = Table.open(game.ruleset, { setup, options, dice: seeded(`minutes ${bout}`), players })
    const answers = table
      .record()
      .tape.flatMap((entry) => ('sealed' in entry ? entry.sealed : 'answer' in entry ? [entry] : []))
    return answers.filter(({ seat }) => seat === 0).length
  }).sort((a, b) => a - b)
  return [counts[Math.floor(BOUTS / 10)]!, counts[Math.floor((BOUTS * 9) / 10)]!]
}

/** Seconds that a decision takes, at least and at most. */
const [QUICK, SLOW] = [12, 40]

test.each(games.filter(({ gate }) => gate))(
  'the minutes of $title are those of its short and long bouts',
  ({ id, gate }) => {
    for (const [at, decisions] of decisionsIn(id).entries()) {
      const seconds = (gate!.minutes[at]! * 60) / decisions
      expect(seconds, `${decisions} decisions`).toBeGreaterThan(QUICK)
      expect(seconds, `${decisions} decisions`).toBeLessThan(SLOW)
    }
  },
)
