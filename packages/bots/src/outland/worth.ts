/** H.3, the table: what an exchange is worth, made once from the rule code by the oracle. */
import { exactly } from '@harena/engine'
import { noExchange, type Outland, resultRow, rollDifference } from '@harena/outland'

const OUT = 100
const HITS = 60
const MOST_BOXES = 6
const LARGEST = 16
const DIFFERENCES = 2 * LARGEST + 1
const table = new Float64Array(DIFFERENCES * (MOST_BOXES + 1) * (MOST_BOXES + 1))
const isMade = new Uint8Array(DIFFERENCES)

/** The expected use of an exchange at this difference of modifiers, with so many boxes left to me and to him. */
export function worthOfExchange(difference: number, myBoxes: number, hisBoxes: number): number {
  const d = Math.min(Math.max(difference, -LARGEST), LARGEST) + LARGEST
  if (isMade[d] === 0) makeRow(d)
  const mine = Math.min(myBoxes, MOST_BOXES)
  const his = Math.min(hisBoxes, MOST_BOXES)
  return table[(d * (MOST_BOXES + 1) + mine) * (MOST_BOXES + 1) + his]!
}

function makeRow(d: number): void {
  const exchange = { ...noExchange(), attackerModifiers: d - LARGEST }
  const odds = exactly<Outland, number>((referee) => rollDifference(referee, exchange))
  for (let mine = 1; mine <= MOST_BOXES; mine++) {
    for (let his = 1; his <= MOST_BOXES; his++) {
      let worth = 0
      for (const [difference, chance] of odds) worth += chance * useOf(difference, mine, his)
      table[(d * (MOST_BOXES + 1) + mine) * (MOST_BOXES + 1) + his] = worth
    }
  }
  isMade[d] = 1
}

function useOf(difference: number, mine: number, his: number): number {
  const row = resultRow(difference)
  const isMortal = row.besides === 'mortallyWounded'
  const loser = isMortal ? Number.POSITIVE_INFINITY : row.loserTakes
  const [hitsOnHim, hitsOnMe] = difference > 0 ? [loser, row.winnerTakes] : [row.winnerTakes, loser]
  return harm(hitsOnHim, his) - harm(hitsOnMe, mine)
}

function harm(hits: number, boxes: number): number {
  return hits >= boxes ? OUT : (HITS * hits) / boxes
}
