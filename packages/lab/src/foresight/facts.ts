/** What a person wants to know of a state, in a line: who is hurt how badly, and who is out. */
import type { FigureView, Game } from '@harena/engine'
import type { GladiatorView } from '@harena/heroes'
import type { BoardView, Entry } from '../entry.ts'

/** One man's lot: `Felix: CF lost 3, prone`. */
function figureFact({ name, out, health, marks }: FigureView): string {
  if (out) return `${name}: ${out}`
  return `${name}: ${[`${health.name} lost ${health.lost}`, ...marks].join(', ')}`
}

function gladiatorFact({ name, fate, woundsTaken, marks }: GladiatorView): string {
  if (fate !== 'functioning') return `${name}: ${fate}`
  return `${name}: ${[woundsTaken === 1 ? '1 wound' : `${woundsTaken} wounds`, ...marks].join(', ')}`
}

function factsOfBoard(board: BoardView): string[] {
  if (board.kind === 'hexes' || board.kind === 'colosseum') return board.view.figures.map(figureFact)
  if (board.kind === 'zones') return board.view.gladiators.map(gladiatorFact)
  const { match, month, phase } = board.view
  return match ? match.gladiators.map(gladiatorFact) : [`month ${month}: ${phase}`]
}

/** The same for everybody, as everybody may see it. */
export function factsOf<G extends Game>({ ruleset, board }: Entry<G>, state: G['state']): string {
  return factsOfBoard(board(ruleset.view(state, null))).join('; ')
}
