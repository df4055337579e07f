/** The tables by the book's names, live: the rules read these very numbers. Who changes one calls `tablesChanged`. */
import { apCosts, apModifiers, weightAp } from './action-points.ts'
import { appealModifiers } from './appeal-modifiers.ts'
import { attackModifiers } from './attack-modifiers.ts'
import { doublesAdjacent } from './doubles.ts'
import { sampleGladiators } from './sample-gladiators.ts'
import { weapons } from './weapons.ts'
import { armourSave, armourWeight, shieldSave, shieldWeight } from './weight.ts'

export { onTablesChanged, tablesChanged } from './changes.ts'

/** The places of a list, or some fields of a table, under names of their own. */
function named<Name extends string>(of: object, names: Readonly<Record<Name, number | string>>): Record<Name, unknown> {
  const view = {}
  for (const [name, key] of Object.entries(names) as [Name, string][]) {
    const get = () => Reflect.get(of, key)
    Object.defineProperty(view, name, { get, set: (value) => Reflect.set(of, key, value), enumerable: true })
  }
  return view as Record<Name, unknown>
}

export const tables = {
  /** T1 */
  armourWeight,
  shieldWeight,
  /** T3 */
  armourSave,
  shieldSave,
  /** T4 */
  weightAp: named(weightAp, { light: 0, medium: 1, heavy: 2, xheavy: 3 }),
  apModifiers,
  /** T5; what blows, throws and shots cost stands in T7. */
  apCosts: named(apCosts, {
    stepForward: 'stepForward',
    stepElsewhere: 'stepElsewhere',
    turn: 'turn',
    cutFree: 'cutFree',
    pickUp: 'pickUp',
  }),
  /** T6; unarmed and disadvantaged weapons stand in T7. */
  attackModifiers: named(attackModifiers, {
    front: 1,
    behindXlargeShield: 2,
    behindLargeShield: 3,
    behindSmallShieldOrNet: 4,
    behindWeapon: 5,
    unguardedHeavyArmour: 6,
    unguarded: 7,
    rear: 8,
    entangled: 9,
    helper: 12,
  }),
  /** T7 */
  weapons: Object.fromEntries(weapons.map((weapon) => [weapon.kind, weapon])),
  /** T8 */
  appealModifiers,
  /** T10 */
  doubles: named(doublesAdjacent, { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }),
  /** T11 */
  sampleGladiators: Object.fromEntries(sampleGladiators.map((sample) => [sample.type, sample])),
}
