/** Duels in their first phase, for the tests of the opponent of the Colosseum Edition. */
import { colosseum, type Options, type State } from '@harena/colosseum'
import { Dice, effectiveOptions } from '@harena/engine'

export const defaults = effectiveOptions(colosseum, {}) as Options
const sheet = { ratings: { TR: 9, ST: 1, AG: 1, CN: 3, W: 11 }, shield: 'small' as const }
export const bare = ['-', '-', '-', '-', '-']
export const iron = ['A', 'A', 'A', 'A', 'A']

/** Two alike in the first phase: A of the style faces north on column 8, row 8, and B stands elsewhere. */
export function duel(row: number, facing: 0 | 3, armour = bare): State {
  const state = colosseum.start(
    {
      gladiators: [
        { name: 'A', team: 0, style: 'myrmillo', ...sheet, armour: bare, place: { column: 8, row: 8, facing: 0 } },
        { name: 'B', team: 1, style: 'myrmillo', ...sheet, armour, place: { column: 8, row, facing } },
      ],
      arena: { size: 1, obstacles: [] },
    },
    defaults,
  )
  playOpening(state)
  return state
}

/** The log sheets are made before the first phase. */
export function playOpening(state: State, dice = Dice.fromSeed('opening')): void {
  colosseum.playStep(state, {
    listening: false,
    roll: (count) => dice.sum(count),
    dice: (count) => dice.faces(count),
    successes: () => 0,
    ask: () => {
      throw new Error('nothing is asked')
    },
    askAll: () => [],
    tell: () => {},
    settle: (_, run) => run(),
    point: () => {},
  })
}
