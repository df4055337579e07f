/** H.3, the table: what an exchange is worth, made once from the rule code by the oracle. */
import { exactly } from '@harena/engine'
import { noExchange, type Options, type Outland, onTablesChanged, resultRow, rollDifference } from '@harena/outland'

const OUT = 100
const HITS = 60
const MOST_BOXES = 6
const LARGEST = 16
const DIFFERENCES = 2 * LARGEST + 1

type WinnerHurt = Options['winnerHurt']

/** By difference, my boxes and his; a row is made when it is first needed. */
interface Table {
  readonly values: Float64Array
  readonly isMade: Uint8Array
}

function emptyTable(): Table {
  const values = new Float64Array(DIFFERENCES * (MOST_BOXES + 1) * (MOST_BOXES + 1))
  return { values, isMade: new Uint8Array(DIFFERENCES) }
}

/** By whether the winner can be hurt. */
const tables: Readonly<Record<WinnerHurt, Table>> = { asPrinted: emptyTable(), never: emptyTable() }
onTablesChanged(() => {
  for (const { isMade } of Object.values(tables)) isMade.fill(0)
})

/** The expected use of an exchange at this difference of modifiers, with so many boxes left to me and to him. */
export function valueOfExchange(difference: number, myBoxes: number, hisBoxes: number, winnerHurt: WinnerHurt): number {
  const d = Math.min(Math.max(difference, -LARGEST), LARGEST) + LARGEST
  const table = tables[winnerHurt]
  if (table.isMade[d] === 0) makeRow(table, d, winnerHurt)
  const mine = Math.min(myBoxes, MOST_BOXES)
  const his = Math.min(hisBoxes, MOST_BOXES)
  return table.values[(d * (MOST_BOXES + 1) + mine) * (MOST_BOXES + 1) + his]!
}

function makeRow({ values, isMade }: Table, d: number, winnerHurt: WinnerHurt): void {
  const exchange = { ...noExchange(), attackerModifiers: d - LARGEST }
  const odds = exactly<Outland, number>((referee) => rollDifference(referee, exchange))
  for (let mine = 1; mine <= MOST_BOXES; mine++) {
    for (let his = 1; his <= MOST_BOXES; his++) {
      let value = 0
      for (const [difference, chance] of odds) value += chance * useOf(difference, mine, his, winnerHurt)
      values[(d * (MOST_BOXES + 1) + mine) * (MOST_BOXES + 1) + his] = value
    }
  }
  isMade[d] = 1
}

function useOf(difference: number, mine: number, his: number, winnerHurt: WinnerHurt): number {
  const row = resultRow(difference)
  const isMortal = row.besides === 'mortallyWounded'
  const loser = isMortal ? Number.POSITIVE_INFINITY : row.loserTakes
  const winner = winnerHurt === 'never' ? 0 : row.winnerTakes
  const [hitsOnHim, hitsOnMe] = difference > 0 ? [loser, winner] : [winner, loser]
  return harm(hitsOnHim, his) - harm(hitsOnMe, mine)
}

function harm(hits: number, boxes: number): number {
  return hits >= boxes ? OUT : (HITS * hits) / boxes
}
