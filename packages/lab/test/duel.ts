/** Two men of the Colosseum face to face, with known log sheets, and what they allocate. */
import {
  type Allocation,
  colosseum,
  type GladiatorSetup,
  type Options,
  type Row,
  type Setup,
  type State,
} from '@harena/colosseum'
import { effectiveOptions, Simulation } from '@harena/engine'

export type Sheet = Partial<Pick<GladiatorSetup, 'ratings' | 'style' | 'shield' | 'hands'>>

const average: Pick<GladiatorSetup, 'style' | 'ratings' | 'armour' | 'shield'> = {
  style: 'myrmillo',
  ratings: { TR: 10, ST: 1, AG: 1, CN: 3, W: 12 },
  armour: ['-', '-', '-', '-', '-'],
  shield: 'large',
}

/** One hex apart; average men unless their sheets say otherwise. */
export function setupOf(one: Sheet = {}, other: Sheet = {}): Setup {
  return {
    gladiators: [
      { name: 'Felix', team: 0, ...average, ...one, place: { column: 8, row: 7, facing: 3 } },
      { name: 'Priscus', team: 1, ...average, ...other, place: { column: 8, row: 8, facing: 0 } },
    ],
  }
}

/** The same at the start of a phase. */
export function faceToFace(one: Sheet = {}, other: Sheet = {}, given: Partial<Options> = {}): State {
  const options = effectiveOptions(colosseum, { arena: 'off', ...given }) as unknown as Options
  const state = colosseum.start(setupOf(one, other), options)
  colosseum.playStep(state, new Simulation(colosseum, state, [], 'nothing is thrown'))
  return state
}

export function row(target: number, area: number, cf: number, more: Partial<Row> = {}): Row {
  return { target, area: area as Row['area'], means: 'right', special: '', cf, ...more }
}

export function allocation(
  attacks: readonly Row[],
  defence: readonly number[] = [0, 0, 0, 0, 0],
  guard: Allocation['guard'] = '',
): Allocation {
  return { attacks, defence, guard, top: -1 }
}
