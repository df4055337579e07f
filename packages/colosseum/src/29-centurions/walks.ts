/**
 * §29.4.2 How a centurion walks: up to two hexes in any direction with his facing kept, then as many hexsides round as
 * his hex of the chart allows. Written like a plot with that number behind: `SFL F (1)`, `X (3)`.
 */
import { type Code, type Plot, plotOf, type Step, stepNames } from '../06-movement/plots.ts'

/** A step in each direction, seen from him, with his facing kept. */
export const oneHex: readonly Step[] = stepNames.map((_, relative) => ({
  before: 0,
  after: 0,
  relative,
  sense: relative >= 2 && relative <= 4 ? -1 : 1,
  isSidestep: relative !== 0 && relative !== 3,
  isOverflown: false,
}))

const MOST_TURNS = 3

/** The text of a walk: the steps as seen by him, and the hexsides that he may turn afterwards. */
export function walkText(steps: readonly number[], turns: number): string {
  return texts[placeOf(steps)]![turns]!
}

/** Each text is made once: one that is put together anew is slow to look up. */
const texts: string[][] = []
const walks = new Map<string, Plot>()

function placeOf([first, second]: readonly number[]): number {
  return first === undefined ? 0 : second === undefined ? 1 + first : 7 + first * 6 + second
}

function addWalk(steps: readonly number[]): void {
  const code: Code = steps.length === 0 ? 'X' : 'move'
  const names = steps.length === 0 ? 'X' : steps.map((relative) => stepNames[relative]!).join(' ')
  const own: string[] = []
  texts[placeOf(steps)] = own
  for (let turns = 0; turns <= MOST_TURNS; turns++) {
    const text = `${names} (${turns})`
    own.push(text)
    const plot = plotOf(
      text,
      code,
      steps.map((relative) => oneHex[relative]!),
      0,
    )
    // §7.4 Who neither moves nor turns has paused.
    walks.set(text, { ...plot, isMoving: steps.length > 0 || turns > 0 })
  }
}

addWalk([])
for (const one of stepNames.keys()) {
  addWalk([one])
  for (const two of stepNames.keys()) addWalk([one, two])
}

export function readWalk(text: string): Plot | undefined {
  return walks.get(text)
}
