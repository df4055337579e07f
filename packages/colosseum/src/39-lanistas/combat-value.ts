/** Chapter 39, §39.3: the combat value. */
import { levelsOf } from '../31-talents/talents.ts'
import type { Man } from '../campaign/state.ts'

/** §39.3.1 All ratings and two for each level of a talent, less 25. */
export function combatValue({ ratings, talents }: Pick<Man, 'ratings' | 'talents'>): number {
  const { TR, ST, AG, CN, W } = ratings
  return TR + ST + AG + CN + W + 2 * levelsOf(talents) - 25
}
