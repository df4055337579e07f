/**
 * §30.4.1 How a centurion rides: first he turns the horse to the arrow of the chart, then he goes up to two hexes with
 * that facing, or charges. Written like any plot with the turns in front: `(RR)F SFL`, `(L)C`, `X(RRR)`.
 */
import { type Plot, plotOf, type Step, stepNames, turnText } from '../06-movement/plots.ts'
import { oneHex } from '../29-centurions/walks.ts'

/** The text of a ride: hexsides turned to the right, or to the left below 0, and the steps as he then sees them. */
export function rideText(turn: number, steps: readonly number[]): string {
  if (steps.length === 0) return `X${turnText(turn)}`
  return turnText(turn) + steps.map((relative) => stepNames[relative]!).join(' ')
}

export function chargeText(turn: number): string {
  return `${turnText(turn)}C`
}

const rides = new Map<string, Plot>()

function addRide(text: string, code: 'move' | 'C', steps: readonly Step[], turn: number): void {
  const [first, ...rest] = steps
  rides.set(text, plotOf(text, code, [{ ...first!, before: turn }, ...rest], 0))
}

for (let turn = -2; turn <= 3; turn++) {
  addRide(chargeText(turn), 'C', [oneHex[0]!, oneHex[0]!, oneHex[0]!], turn)
  for (const [one, first] of oneHex.entries()) {
    addRide(rideText(turn, [one]), 'move', [first], turn)
    for (const [two, second] of oneHex.entries()) addRide(rideText(turn, [one, two]), 'move', [first, second], turn)
  }
}

export function readRide(text: string): Plot | undefined {
  return rides.get(text)
}
