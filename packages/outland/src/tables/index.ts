/** The tables by the book's names, live: the rules read these very numbers. Who changes one calls `tablesChanged`. */
import { agilityByFace, strengthByFace } from './characteristics.ts'
import { costs } from './costs.ts'
import { crowdModifiers } from './crowd.ts'
import { facingRows } from './facing.ts'
import { gladiatorTypes } from './gladiator-types.ts'
import { gaulBonuses, modifierValues } from './modifiers.ts'
import { resultRows } from './results.ts'

export { onTablesChanged, tablesChanged } from './changes.ts'

/** The places of a list under names. */
function named(list: readonly unknown[], names: readonly string[], first = 0): Record<string, unknown> {
  const view = {}
  names.forEach((name, at) => {
    const get = () => list[first + at]
    const set = (value: unknown) => Reflect.set(list, first + at, value)
    Object.defineProperty(view, name, { get, set, enumerable: true })
  })
  return view
}

const faces = ['1', '2', '3', '4', '5', '6']

export const tables = {
  /** T1 */
  strength: named(strengthByFace, faces, 1),
  agility: named(agilityByFace, faces, 1),
  /** T2 */
  costs,
  /** T3, by the size of the difference */
  results: named(
    resultRows,
    resultRows.map((_, at) => String(at + 1)),
  ),
  /** T4 */
  modifiers: modifierValues,
  gaulBonuses: named(gaulBonuses, ['firstRound', 'secondRound', 'later']),
  /** T5 */
  facing: named(facingRows, ['front', 'rightFront', 'rightRear', 'rear', 'leftRear', 'leftFront']),
  /** T6 */
  gladiatorTypes,
  /** T7 */
  crowdModifiers,
}
