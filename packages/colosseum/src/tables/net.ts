/** §20.4.1.1, §20.7.2.1, §20.8.2.1 Modifiers of the three net attacks. */
import type { Area } from './armour.ts'

export interface NetModifiers {
  readonly adjacent: number
  readonly rangeTwo: number
  /** Per hex that the target moved: straight and by sidesteps. */
  readonly backward: number
  readonly sideBackward: number
  readonly forward: number
  readonly sideForward: number
  /** Per hexside that the target turned in place. */
  readonly turned: number
  readonly paused: number
  readonly kneeling: number
  readonly repelled: number
  /** Per CF lost in the target's legs and in the holder's arms. */
  readonly legLoss: number
  readonly armLoss: number
}

export type NetTable = Readonly<Record<'toss' | 'swing' | 'lay', NetModifiers>>

const none: NetModifiers = {
  adjacent: 0,
  rangeTwo: 0,
  backward: 0,
  sideBackward: 0,
  forward: 0,
  sideForward: 0,
  turned: 0,
  paused: 0,
  kneeling: 0,
  repelled: -6,
  legLoss: 2,
  armLoss: -2,
}

export const netModifiers: NetTable = {
  toss: { ...none, adjacent: -2, rangeTwo: 1, backward: 1, sideBackward: 1, paused: 2, kneeling: 4, legLoss: 1 },
  swing: { ...none, adjacent: -2, backward: 3, sideBackward: 3, forward: 1, sideForward: 1, turned: 2 },
  lay: { ...none, backward: 5, sideBackward: 5, forward: 2, sideForward: 2 },
}

/** The sheet of 1981 tells sidesteps from straight steps; to stay in one's hex is a pause. */
export const classicNetModifiers: NetTable = {
  toss: { ...none, adjacent: 2, rangeTwo: 1, backward: 1, sideBackward: 1, paused: 2, kneeling: 4, legLoss: 1 },
  swing: { ...none, adjacent: -2, backward: 3, sideBackward: 2, forward: 1, sideForward: 2, turned: 2 },
  lay: { ...none, backward: 5, sideBackward: 4, forward: 1, sideForward: 2 },
}

export function cfLossIn(cfLoss: readonly number[], area: Area): number {
  return cfLoss[area - 1]!
}
