/** T1 weight points, T2 weight classes, T3 saves. */
import { key, type Row } from '@harena/engine'

export type Armour = 'none' | 'light' | 'heavy'
export type ShieldSize = 'small' | 'large' | 'xlarge'
export type WeightClass = 'light' | 'medium' | 'heavy' | 'xheavy'

export const armours: readonly Armour[] = ['none', 'light', 'heavy']
export const shieldSizes: readonly ShieldSize[] = ['small', 'large', 'xlarge']

export const armourWeight: Readonly<Record<Armour, number>> = {
  none: 0, // T1.1
  light: 1, // T1.2
  heavy: 2, // T1.3
}

/** No shield weighs 0 (T1.4). The book leaves out the small one: 0, as its samples prove (R47). */
export const shieldWeight: Readonly<Record<ShieldSize, number>> = {
  small: 0, // T1.5
  large: 1, // T1.6
  xlarge: 2, // T1.7
}

/** T2: the class is the number of weight points. Four points are not allowed (T2.5). */
export const weightClasses: readonly WeightClass[] = ['light', 'medium', 'heavy', 'xheavy']

export const HEAVIEST = 3

export const weightClassNames: readonly string[] = ['Light', 'Medium', 'Heavy', 'Extra Heavy']

export const armourSave: Readonly<Record<Armour, number>> = {
  none: 0, // T3.1
  light: 1, // T3.2
  heavy: 3, // T3.3
}

/** No shield saves 0 (T3.4). */
export const shieldSave: Readonly<Record<ShieldSize, number>> = {
  small: 1, // T3.5
  large: 2, // T3.6
  xlarge: 3, // T3.7
}

interface GearRows {
  readonly armour: Readonly<Record<Armour, Row>>
  readonly shield: Readonly<Record<ShieldSize, Row>>
}

/** T1 and T3 have the same rows. */
function gearRows(table: 'T1' | 'T3'): GearRows {
  return {
    armour: {
      none: { what: key('no armour'), rule: `${table}.1` },
      light: { what: 'light armour', rule: `${table}.2` },
      heavy: { what: 'heavy armour', rule: `${table}.3` },
    },
    shield: {
      small: { what: 'small shield', rule: `${table}.5` },
      large: { what: 'large shield', rule: `${table}.6` },
      xlarge: { what: 'extra-large shield', rule: `${table}.7` },
    },
  }
}

export const weightRows = gearRows('T1')
export const saveRows = gearRows('T3')
