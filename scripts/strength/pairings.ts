/** Mirrored pairings: where both can sit on either side, every match is played twice with one seed. */
import { type AnyOptions, type Bot, Dice, type Game, playOut, type Ruleset } from '@harena/engine'

export interface Match {
  readonly setup: unknown
  /** The same with the sides exchanged, where who sits there is part of the set-up. */
  readonly mirror?: unknown
  readonly options: AnyOptions
}

/** The score of the first, a draw half a win, with how far the interval of 95 % reaches to either side. */
export interface Score {
  readonly share: number
  readonly margin: number
  readonly matches: number
}

export function scoreOf(
  ruleset: Ruleset<Game>,
  first: Bot<Game>,
  second: Bot<Game>,
  draw: (random: Dice) => Match,
  pairs: number,
  seed: string,
  isMirrored = true,
  from = 0,
): Score {
  let sum = 0
  let squares = 0
  for (let i = from; i < from + pairs; i++) {
    const match = draw(Dice.fromSeed(`${seed}/${i}/match`))
    const once = points(ruleset, match, [first, second], `${seed}/${i}`)
    const exchanged = { ...match, setup: match.mirror ?? match.setup }
    const again = isMirrored ? 1 - points(ruleset, exchanged, [second, first], `${seed}/${i}`) : once
    const both = (once + again) / 2
    sum += both
    squares += both * both
  }
  const share = sum / pairs
  const variance = Math.max(0, squares / pairs - share * share) / Math.max(1, pairs - 1)
  return { share, margin: 1.96 * Math.sqrt(variance), matches: isMirrored ? 2 * pairs : pairs }
}

/** What the first side makes of a match: 1 for a win, half for a draw. */
function points(ruleset: Ruleset<Game>, { setup, options }: Match, sides: readonly Bot<Game>[], seed: string): number {
  const state = ruleset.start(setup, options)
  const teams = ruleset.sides(state)
  playOut(
    ruleset,
    state,
    teams.map((team) => sides[team === teams[0] ? 0 : 1]!),
    seed,
  )
  const { outcome } = ruleset.result(state).seats[0]!
  return outcome === 'won' ? 1 : outcome === 'drawn' ? 0.5 : 0
}

/** How long decisions took, in milliseconds of CPU. */
export class Stopwatch {
  private readonly times: number[] = []

  watch(bot: Bot<Game>): Bot<Game> {
    return (known, question, random) => {
      const { user, system } = process.threadCpuUsage()
      const answer = bot(known, question, random)
      const after = process.threadCpuUsage()
      this.times.push((after.user + after.system - user - system) / 1000)
      return answer
    }
  }

  /** The time that so large a share of decisions stays under. */
  quantile(share: number): number {
    const sorted = this.times.sort((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  }
}
