/** How even the quick bouts of the games are, and how hard the beginner's opponent is. */
import { effectiveOptions, quickBoutOf } from '@harena/engine'
import { gameOf, games } from '@harena/games'
import { type Match, simulate } from '../src/index.ts'

/** The games that have a quick bout. */
export const quickGames = games.filter(({ quick }) => quick.length > 0).map(({ ruleset }) => ruleset.id)

/** The quick bouts besides the first of each game. */
export const furtherBouts = games.flatMap(({ ruleset, quick }) =>
  quick.slice(1).map(({ id }) => [ruleset.id, id] as const),
)

/** The first one's share of many bouts, a draw counted as half a win. */
function shareOfFirst(match: Omit<Match, 'seed'>, bouts: number): number {
  const tally = simulate(gameOf(match.ruleset), { ...match, seed: 'quick', from: 0, to: bouts })
  return (tally.seats[0]!.won + tally.seats[0]!.drawn / 2) / tally.matches
}

function seatsOfQuick(ruleset: string, id?: string) {
  const { quick, ruleset: rules, seats } = gameOf(ruleset)
  const { setup, options } = quickBoutOf(ruleset, quick, id)
  return seats(rules.start(setup, effectiveOptions(rules, options)))
}

/** In a quick bout, the first if it is not named, the standard opponent on both sides where somebody decides. */
export function shareInQuickBout(ruleset: string, bouts: number, id?: string): number {
  const opponents = seatsOfQuick(ruleset, id).map(({ isPlayed }) => (isPlayed ? 'standard' : null))
  const { setup, options } = quickBoutOf(ruleset, gameOf(ruleset).quick, id)
  return shareOfFirst({ ruleset, setup, options, opponents }, bouts)
}

/** The standard opponent's share against the novice, both with the first man of the quick bout. */
export function shareAgainstNovice(ruleset: string, bouts: number): number {
  const game = gameOf(ruleset)
  const { type } = seatsOfQuick(ruleset)[0]!
  const setup = game.setup([[type], [type]], true)
  return shareOfFirst({ ruleset, setup, options: game.quick[0]!.options, opponents: ['standard', 'novice'] }, bouts)
}
