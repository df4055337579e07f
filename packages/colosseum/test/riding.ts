/** A man on foot against a rider. */
import { carry } from '../src/30-riders/mounts.ts'
import type { GladiatorSetup, Options } from '../src/index.ts'
import type { Gladiator, State } from '../src/match/state.ts'
import { matchOf, place } from './helpers.ts'

export const bare = {
  ratings: { TR: 10, ST: 1, AG: 1, CN: 3, W: 12 },
  armour: ['-', '-', '-', '-', '-'],
} as const

export const celer: GladiatorSetup = { name: 'Celer', team: 1, style: 'eques', ...bare, centurion: true, spirit: 0 }

/** Felix, played, four hexes north of Celer, a rider at the centre who faces him; the horse has the third seat. */
export function ride(more: Partial<GladiatorSetup> = {}, options: Partial<Options> = {}): State {
  const felix = { name: 'Felix', team: 0, style: 'myrmillo', ...bare, shield: 'large' } as const
  const state = matchOf({ gladiators: [felix, { ...celer, ...more }] }, options)
  place(man(state), 0, -4, 3)
  put(state, 0, 0, 0)
  return state
}

export const man = (state: State): Gladiator => state.gladiators[0]!
export const rider = (state: State): Gladiator => state.gladiators[1]!
export const horse = (state: State): Gladiator => state.gladiators[2]!

export function put(state: State, q: number, r: number, facing: number): void {
  place(rider(state), q, r, facing)
  carry(state, rider(state))
}

/** Face to face, one hex apart. */
export function closeUp(more: Partial<GladiatorSetup> = {}, options: Partial<Options> = {}): State {
  const state = ride(more, options)
  place(man(state), 0, -1, 3)
  return state
}
