/** H.3, the table: what an exchange is worth, made once from the rule code by the oracle. */
import { exactly, perTables } from '@harena/engine'
import { noExchange, type Options, type Outland, resultRow, rollDifference, type Tables } from '@harena/outland'

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
const cache = perTables((_: Tables): Record<WinnerHurt, Table> => ({ asPrinted: emptyTable(), never: emptyTable() }))

/** The expected use of an exchange at this difference of modifiers, with so many boxes left to me and to him. */
export function valueOfExchange(
  tables: Tables,
  difference: number,
  myBoxes: number,
  hisBoxes: number,
  winnerHurt: WinnerHurt,
): number {
  const d = Math.min(Math.max(difference, -LARGEST), LARGEST) + LARGEST
  const table = cache(tables)[winnerHurt]
  if (table.isMade[d] === 0) makeRow(tables, table, d, winnerHurt)
  const mine = Math.min(myBoxes, MOST_BOXES)
  const his = Math.min(hisBoxes, MOST_BOXES)
  return table.values[(d * (MOST_BOXES + 1) + mine) * (MOST_BOXES + 1) + his]!
}

function makeRow(tables: Tables, { values, isMade }: Table, d: number, winnerHurt: WinnerHurt): void {
  const exchange = { ...noExchange(), attackerModifiers: d - LARGEST }
  const odds = exactly<Outland, number>((referee) => rollDifference(referee, exchange))
  for (let mine = 1; mine <= MOST_BOXES; mine++) {
    for (let his = 1; his <= MOST_BOXES; his++) {
      let value = 0
      for (const [difference, chance] of odds)
        value += chance * useOf(resultRow(tables, difference), difference > 0, mine, his, winnerHurt)
      values[(d * (MOST_BOXES + 1) + mine) * (MOST_BOXES + 1) + his] = value
    }
  }
  isMade[d] = 1
}

function useOf(
  row: ReturnType<typeof resultRow>,
  isMine: boolean,
  mine: number,
  his: number,
  winnerHurt: WinnerHurt,
): number {
  const isMortal = row.besides === 'mortallyWounded'
  const loser = isMortal ? Number.POSITIVE_INFINITY : row.loserTakes
  const winner = winnerHurt === 'never' ? 0 : row.winnerTakes
  const [hitsOnHim, hitsOnMe] = isMine ? [loser, winner] : [winner, loser]
  return harm(hitsOnHim, his) - harm(hitsOnMe, mine)
}

function harm(hits: number, boxes: number): number {
  return hits >= boxes ? OUT : (HITS * hits) / boxes
}
