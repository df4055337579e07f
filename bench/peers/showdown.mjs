// Random battles of Pokémon Showdown's engine, as the package @pkmn/sim has it: random teams, random legal choices.
// Prints one line of JSON.

import { TeamGenerators } from '@pkmn/randoms'
import { Battle, PRNG, RandomPlayerAI, Teams } from '@pkmn/sim'
import { rateOf, secondsOf } from './rate.mjs'

Teams.setGeneratorFactory(TeamGenerators)

/** Showdown's own random player, called directly instead of through streams. */
class RandomPlayer extends RandomPlayerAI {
  constructor(seed) {
    super({ write() {} }, { seed })
  }

  choose(choice) {
    this.chosen = choice
  }
}

/** Plays one battle to its end and returns its turns. */
function battle(format, number) {
  const seed = [number + 1, 2, 3, 4]
  const teams = [11, 12].map((n) => Teams.getGenerator(format, new PRNG([number + 1, 2, 3, n])).getTeam())
  const game = new Battle({ formatid: format, seed })
  const players = [21, 22].map((n) => new RandomPlayer([number + 1, 2, 3, n]))
  for (const [i, team] of teams.entries()) game.setPlayer(`p${i + 1}`, { name: `p${i + 1}`, team: Teams.pack(team) })
  while (!game.ended) {
    for (const [i, side] of game.sides.entries()) {
      if (!side.activeRequest || side.activeRequest.wait || side.isChoiceDone()) continue
      players[i].receiveRequest(side.activeRequest)
      if (!game.choose(side.id, players[i].chosen)) game.choose(side.id, 'default')
    }
  }
  return game.turn
}

const found = {}
for (const format of ['gen1randombattle', 'gen9randombattle']) {
  found[format] = rateOf(secondsOf(), (number) => battle(format, number))
}
console.log(JSON.stringify(found))
