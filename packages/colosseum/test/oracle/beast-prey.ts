/** §28.5 Whom a beast goes for. */
import { distance } from './hexes.ts'
import type { Play } from './play.ts'
import { bodyOf, isFoe, isIn, type Man } from './sheet.ts'

/** The closest opponent; beasts only where no man is left (our ruling). */
export function preyOf({ state, feed }: Play, man: Man): Man | null {
  const foes = state.gladiators.filter((other) => isIn(other) && other.rider < 0 && isFoe(man, other))
  const men = foes.filter((other) => !other.beast)
  return closest(man, men.length > 0 ? men : foes, (near) => feed.pick('closest gladiator', near, man.seat))
}

export function closest(man: Man, all: readonly Man[], pick: (near: Man[]) => Man): Man | null {
  if (all.length === 0) return null
  const least = Math.min(...all.map((other) => far(man.cell, other)))
  return pick(all.filter((other) => far(man.cell, other) === least))
}

const far = (cell: number, other: Man): number => Math.min(...bodyOf(other).map((one) => distance(cell, one)))
