/** Where there is no worker, as in the page that is one file: opponents think here, once the page has been drawn. */
import { loadGame } from '../games/index.ts'
import { type Think, thinkHere } from '../match/thinking.ts'

export const think: Think = async (thought) => {
  const game = await loadGame(thought.ruleset)
  await new Promise((resolve) => setTimeout(resolve))
  return thinkHere(game!, thought)
}
