/** Why one turns where it brings no blow yet. */
import { type Dir, type HexMap, relative, t } from '@harena/engine'

interface Standing {
  readonly cell: number
  readonly facing: Dir
}

interface Foe {
  readonly name: string
  readonly cell: number
}

/** Whether he then looks at the nearest of his foes, or away from him. */
export function facedWords(map: HexMap, was: Standing, is: Standing, foes: readonly Foe[]): string[] {
  const [foe] = foes.toSorted((a, b) => map.distance(is.cell, a.cell) - map.distance(is.cell, b.cell))
  if (!foe) return []
  const aside = ({ cell, facing }: Standing) => {
    const sides = relative(map.sectorDir(cell, foe.cell), facing)
    return Math.min(sides, 6 - sides)
  }
  const gained = aside(was) - aside(is)
  if (gained === 0) return []
  if (gained < 0) return [t`You look away from ${foe.name}.`]
  return [aside(is) === 0 ? t`You face ${foe.name}.` : t`You turn towards ${foe.name}.`]
}
