/** How near to the fight a turn leads, for advice among answers that are as good. */
import { type Dir, type HexMap, relative, turned } from '@harena/engine'

/** A figure on hexes. */
interface Standing {
  readonly cell: number
  readonly facing: Dir
}

/** What is done in a turn, as the games on hexes say it. */
interface Deed {
  readonly act: string
  /** Of a step; straight on where it is missing. */
  readonly dir?: Dir
  /** Of a turn. */
  readonly to?: 'left' | 'right'
}

/** Looking away by a hexside is less than any hex. */
const ASIDE = 0.1

function undoes(before: Deed, { act, dir, to }: Deed): boolean {
  if (before.act !== act) return false
  if (act === 'turn') return before.to !== to
  return act === 'step' && dir !== undefined && before.dir !== undefined && relative(dir, before.dir) === 3
}

/** Less than any place on the sand: whoever comes back to where he was, or turns to one side and the other, gets nowhere. */
const NOWHERE = -100

/**
 * The fewer hexes to the nearest foe, the better; whoever is beside him is there. Then whoever looks at him. A blow is worth a hex. Null where something
 * else is done, or nobody is left.
 */
export function nearnessAfter(
  map: HexMap,
  me: Standing,
  foes: readonly Standing[],
  plan: readonly Deed[],
  blows: ReadonlySet<string>,
  before: Deed | null,
): number | null {
  if (before && plan[0] && undoes(before, plan[0])) return NOWHERE
  let { cell, facing } = me
  let struck = 0
  const been = new Set([cell])
  const turns = new Set<string | undefined>()
  for (const { act, dir = facing, to } of plan) {
    if (act === 'step') {
      cell = map.neighbour(cell, dir)
      if (been.has(cell)) return NOWHERE
      been.add(cell)
    } else if (act === 'turn') {
      facing = turned(facing, to === 'right' ? 1 : -1)
      turns.add(to)
    } else if (blows.has(act)) struck++
    else if (act !== 'end') return null
  }
  if (turns.size > 1) return NOWHERE
  const far = foes.map((foe) => {
    const sides = relative(map.sectorDir(cell, foe.cell), facing)
    return Math.max(1, map.distance(cell, foe.cell)) + ASIDE * Math.min(sides, 6 - sides)
  })
  return foes.length === 0 ? null : struck - Math.min(...far)
}
