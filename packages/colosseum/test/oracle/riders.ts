/** Chapter 30: a rider and his horse are one body of three hexes with two log sheets. */
import type { State } from '../../src/index.ts'
import { layBody } from './beasts.ts'
import { distance } from './hexes.ts'
import type { Play } from './play.ts'
import { bodyOf, isIn, type Man } from './sheet.ts'
import { isSolid } from './walkers.ts'

export const isMounted = ({ mount }: Man): boolean => mount >= 0

export const horseOf = ({ gladiators }: State, man: Man): Man => gladiators[man.mount]!

/** A ridden horse is where its rider is. */
export function follow({ gladiators }: State): void {
  for (const horse of gladiators) {
    const rider = gladiators[horse.rider]
    if (!rider) continue
    const { cell, torso, hind, facing, now } = rider
    Object.assign(horse, { cell, torso, hind, facing })
    Object.assign(horse.now, { moved: now.moved, turned: now.turned, startCell: now.startCell })
  }
}

/** §30.6.5.2 Off the horse, into a hex by chance beside it, or as near as there is room (our ruling). */
export function dismount(play: Play, man: Man): void {
  const { state, feed } = play
  const horse = horseOf(state, man)
  layBody(play, man)
  follow(state)
  man.mount = -1
  horse.rider = -1
  const cells = bodyOf(man)
  man.torso = -1
  man.hind = -1
  const far = (cell: number) => Math.min(...cells.map((one) => distance(one, cell)))
  const isFree = (cell: number) =>
    !isSolid(state, cell) &&
    !state.gladiators.some((other) => other !== man && isIn(other) && bodyOf(other).includes(cell))
  const free = Array.from({ length: 17 * 16 }, (_, cell) => cell).filter((cell) => isFree(cell) && far(cell) > 0)
  const least = Math.min(...free.map(far))
  const near = free.filter((cell) => far(cell) === least)
  if (near.length > 0) man.cell = feed.pick('which hex', near, man.seat)
  // He has not come there by a step.
  man.now.startCell = man.cell
  man.rate = man.weight === 'light' ? 6 : 5
  man.turnRate = Math.max(0, man.rate - man.limp)
  horse.turnRate = Math.max(0, horse.rate - horse.limp)
}
