/** H.3, the table: what an exchange is worth, made once from the rule code by the oracle. */
import { exactly, perTables } from '@harena/engine'
import {
  noExchange,
  numbersOf,
  type Options,
  type Outland,
  resultRow,
  rollDifference,
  type State,
  type Tables,
} from '@harena/outland'

const OUT = 100
const HITS = 60
const MOST_BOXES = 6
const LARGEST = 16
const DIFFERENCES = 2 * LARGEST + 1

type WinnerHurt = Options['winnerHurt']

/** What exchanges are worth with these tables and that switch (R24); a row is made when it is first needed. */
class ExchangeValues {
  private readonly tables: Tables
  private readonly winnerHurt: WinnerHurt
  /** By difference, my boxes and his. */
  private readonly values = new Float64Array(DIFFERENCES * (MOST_BOXES + 1) * (MOST_BOXES + 1))
  private readonly isMade = new Uint8Array(DIFFERENCES)

  constructor(tables: Tables, winnerHurt: WinnerHurt) {
    this.tables = tables
    this.winnerHurt = winnerHurt
  }

  /** The expected use of an exchange at this difference of modifiers, with so many boxes left to me and to him. */
  of(difference: number, myBoxes: number, hisBoxes: number): number {
    const d = Math.min(Math.max(difference, -LARGEST), LARGEST) + LARGEST
    if (this.isMade[d] === 0) this.makeRow(d)
    return this.values[placeOf(d, Math.min(myBoxes, MOST_BOXES), Math.min(hisBoxes, MOST_BOXES))]!
  }

  private makeRow(d: number): void {
    const exchange = { ...noExchange(), attackerModifiers: d - LARGEST }
    const odds = exactly<Outland, number>((referee) => rollDifference(referee, exchange))
    for (let mine = 1; mine <= MOST_BOXES; mine++) {
      for (let his = 1; his <= MOST_BOXES; his++) {
        let value = 0
        for (const [difference, chance] of odds) {
          value += chance * useOf(resultRow(this.tables, difference), difference > 0, mine, his, this.winnerHurt)
        }
        this.values[placeOf(d, mine, his)] = value
      }
    }
    this.isMade[d] = 1
  }
}

function placeOf(d: number, mine: number, his: number): number {
  return (d * (MOST_BOXES + 1) + mine) * (MOST_BOXES + 1) + his
}

/** By whether the winner can be hurt. */
export const exchangeValues: (tables: Tables) => Readonly<Record<WinnerHurt, ExchangeValues>> = perTables((tables) => ({
  asPrinted: new ExchangeValues(tables, 'asPrinted'),
  never: new ExchangeValues(tables, 'never'),
}))

let lastOptions: Options | null = null
let lastValues: ExchangeValues

/** The values for a match; those of the last one are at hand. */
export function valuesOf(state: State): ExchangeValues {
  const { options } = state
  if (options !== lastOptions) {
    lastValues = exchangeValues(numbersOf(state).set)[options.winnerHurt]
    lastOptions = options
  }
  return lastValues
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
