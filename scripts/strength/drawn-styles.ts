/** Some hundred styles with leanings drawn at random, sorted out by halves: the best meet the veteran again, then the master. */
import { gameOf } from '@harena/games'
import { duelScore, type Sitting, sitting } from './duels.ts'
import { drawnLeanings, leaning } from './leanings.ts'
import type { Score } from './pairings.ts'
import { type Part, scored, table } from './part.ts'

const STYLES = 300
/** After so many pairs each, so many go on. The last ones are played anew, since the best of many were also lucky. */
const ROUNDS = [
  { pairs: 4, left: 60 },
  { pairs: 12, left: 12 },
  { pairs: 40, left: 5 },
] as const

const game = gameOf('colosseum')

function styleOf(number: number): Sitting {
  const { likes, whim } = drawnLeanings(number)
  return [`style ${number}`, leaning(game, likes, whim)]
}

function best(): number[] {
  let left = Array.from({ length: STYLES }, (_, number) => number)
  for (const { pairs, left: most } of ROUNDS) {
    const scores = new Map(
      left.map((one) => [one, duelScore(game, styleOf(one), sitting(game, 'veteran'), pairs).share]),
    )
    left = left.sort((a, b) => scores.get(b)! - scores.get(a)!).slice(0, most)
  }
  return left
}

const wordsOf = (number: number) =>
  Object.entries(drawnLeanings(number).likes)
    .filter(([, worth]) => worth > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word)
    .join(', ')

/** Pairs that have not sorted anything out. */
const FRESH = 10_000

export const drawnStylesPart: Part = {
  heading: 'GLADIATOR: styles drawn at random',
  measure(keep, { pairs, long }) {
    const left = keep('colosseum drawn styles', best)
    const against = (level: string, one: number, count: number): Score =>
      keep(`colosseum drawn ${level} ${one}`, () => duelScore(game, styleOf(one), sitting(game, level), count, FRESH))
    const rows = left.map((one, at) => {
      const scores = [against('veteran', one, 2 * pairs), ...(at < 3 ? [against('master', one, long)] : [])]
      return [
        wordsOf(one),
        ...scores.flatMap((score) => [scored(score), String(score.matches)]),
        ...(at < 3 ? [] : ['', '']),
      ]
    })
    return `${STYLES} styles, each with leanings of its own towards areas, special attacks, shares of CF, several blows, special defences,
charges, standing, tosses and distance, drawn at random. By halves the best were sorted out against the veteran; these are
the last five in matches that had no part in that, the first three of them against the master too. He likes:

${table(['leaning', 'against veteran', 'matches', 'against master', 'matches'], rows)}`
  },
}
