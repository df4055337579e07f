// Moves of boardgame.io: a game with one die roll per move and nothing else, in one client without a server.
// Prints one line of JSON.

import boardgame from 'boardgame.io/dist/cjs/client.js'
import { rateOf, secondsOf } from './rate.mjs'

const game = {
  seed: 'bench',
  setup: () => ({ total: 0 }),
  moves: {
    roll: ({ G, random }) => {
      G.total += random.D6()
    },
  },
}

/** The log of a client grows with each move, so that a match has some hundred and then the next begins. */
const MOVES = 200
let client = null

const moves = rateOf(secondsOf(), (number) => {
  if (number % MOVES === 0) {
    client = boardgame.Client({ game, debug: false })
    client.start()
  }
  const before = client.getState().G.total
  client.moves.roll()
  return client.getState().G.total - before
})
console.log(JSON.stringify({ moves }))
