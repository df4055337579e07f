/** Munera against its ceiling: each level on a cut-down arena against the player who has solved it. */
import { levels } from '@harena/bots'
import { opponents } from '@harena/bots/munera'
import { type Bot, playOut } from '@harena/engine'
import { type Munera, munera } from '@harena/munera'
import type { Score } from './pairings.ts'
import { type Part, percent, scored, table } from './part.ts'
import { Solved } from './solved.ts'

const ARENA = { cols: 3, rows: 3, strength: 2 } as const

/** Who draws answers by lot has no single best answer to him. */
const drawing: readonly string[] = ['novice', 'master']

interface Room {
  readonly positions: number
  /** What the best answer to each scores, where it can be worked out. */
  readonly best: Readonly<Record<string, number>>
  readonly scores: Readonly<Record<string, Score>>
}

export const roomPart: Part = {
  heading: 'Munera: how much room the dice leave',
  measure(keep, { pairs, long, only }) {
    if (only !== '' && only !== 'munera') return ''
    const { positions, best, scores } = keep('munera room', () => measureRoom(pairs, long))
    return `Two men with a sword each and ${ARENA.strength} points of strength on ${ARENA.cols} by ${ARENA.rows} hexes: all ${positions.toLocaleString('en')} positions are solved, with the
chances that the rule code gives. Against each level: what the best answer to just his habits scores, worked out exactly,
and what he scores himself against the player who has solved the game. Nobody can score more against a level than
the first figure says: so much, and no more, a better level could gain there. Above the standard opponent there is no room for
steps of 60 %; the master comes as near to the solved player as the matches can tell.

${table(
  ['', 'the best answer to him', 'against the solved player', 'matches'],
  levels.map((level) => {
    const score = scores[level]!
    return [level, best[level] === undefined ? '' : percent(best[level]), scored(score), String(score.matches)]
  }),
)}`
  },
}

function measureRoom(pairs: number, long: number): Room {
  const solved = new Solved(ARENA)
  const best: Record<string, number> = {}
  const scores: Record<string, Score> = {}
  for (const level of levels) {
    const { play } = opponents[level]
    if (!drawing.includes(level)) best[level] = solved.bestAgainst(play)
    scores[level] = scoreAgainst(solved, play, level === 'master' ? 4 * long : 5 * pairs)
  }
  return { positions: solved.positions, best, scores }
}

/** Each begins as often as the other. */
function scoreAgainst(solved: Solved, level: Bot<Munera>, matches: number): Score {
  let sum = 0
  let squares = 0
  for (let i = 0; i < matches; i++) {
    const state = solved.start(i % 2 === 0)
    playOut(munera, state, [level, solved.play], `room/${i >> 1}`)
    const { outcome } = munera.result(state).seats[0]!
    const points = outcome === 'won' ? 1 : outcome === 'drawn' ? 0.5 : 0
    sum += points
    squares += points * points
  }
  const share = sum / matches
  return { share, margin: 1.96 * Math.sqrt((squares / matches - share * share) / (matches - 1)), matches }
}
