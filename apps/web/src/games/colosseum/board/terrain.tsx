/** What stands in the arena besides men: pillars, trees, mud, rocks, and the walls that close an edge (chapter 27). */
import type { View } from '@harena/colosseum'
import { fromColumnAndRow, t } from '@harena/engine'
import { memo } from 'react'
import { type Hex, hexCentre, hexReach, hexSize, round } from '../../../board/geometry.ts'
import { hexOfCell } from '../choices.ts'

type Terrain = View['terrain'][number]['terrain']

function Pillar() {
  return (
    <>
      <circle r={33} className="stone-foot" />
      <circle r={27} className="stone-body" />
      <circle r={19} className="stone-top" />
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: flutes are all alike
        <path key={index} d="M0 -27V-21" className="stone-line" transform={`rotate(${index * 30})`} />
      ))}
    </>
  )
}

function Tree() {
  return (
    <>
      <path
        className="tree"
        d="M0 -36C10 -38 17 -31 18 -25C28 -27 37 -17 33 -8C40 -1 37 13 27 15C27 26 15 33 6 28C0 36 -14 35 -17 26C-28 28 -37 17 -32 7C-40 0 -36 -14 -26 -16C-27 -28 -14 -36 0 -36Z"
      />
      <path
        className="tree-leaves"
        d="M-14 -18C-8 -25 4 -26 9 -19M6 -4C14 -10 24 -8 27 -1M-26 2C-22 -6 -12 -7 -7 -1M-12 17C-7 10 4 10 8 17"
      />
      <circle r={6} className="tree-trunk" />
    </>
  )
}

function Mud() {
  return (
    <>
      <path
        className="mud"
        d="M-30 -6C-34 -19 -18 -28 -5 -24C6 -33 27 -27 29 -13C38 -6 35 13 23 17C17 29 -4 30 -12 23C-26 26 -38 10 -30 -6Z"
      />
      <path className="mud-line" d="M-18 -8Q-10 -13 -2 -8M4 3Q12 -2 20 3M-14 12Q-6 7 2 12" />
    </>
  )
}

function Rock() {
  return (
    <>
      <path className="rock" d="M-30 10L-23 -17L-6 -29L17 -25L32 -5L27 19L6 29L-18 26Z" />
      <path className="rock-light" d="M-23 -17L-6 -29L17 -25L6 -10L-12 -7Z" />
      <path className="rock-line" d="M-12 -7L-30 10M-12 -7L-6 14L-18 26M-6 14L27 19M6 -10L32 -5M6 -10L-6 14" />
    </>
  )
}

const shapes: Readonly<Record<Terrain, () => React.ReactNode>> = { pillar: Pillar, tree: Tree, mud: Mud, rock: Rock }

export const TerrainLayer = memo(function TerrainLayer({ view }: { readonly view: View }) {
  return (
    <g className="terrain">
      {view.walls.map((edge) => (
        <Wall key={edge} edge={edge} view={view} />
      ))}
      <Obstacles places={view.terrain.map(({ cell, terrain }) => ({ hex: hexOfCell(view, cell), terrain }))} />
    </g>
  )
})

export function Obstacles({ places }: { readonly places: readonly { hex: Hex; terrain: Terrain }[] }) {
  return places.map(({ hex, terrain }) => {
    const { x, y } = hexCentre(hex)
    const Shape = shapes[terrain]
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: groups of a drawing are not interactive
      <g key={`${x} ${y}`} transform={`translate(${round(x)} ${round(y)})`} role="img" aria-label={`A ${terrain}`}>
        <Shape />
      </g>
    )
  })
}

/** A wall that was met at an edge of the map (§27.4): a band of stones just beyond the hexes. */
function Wall({ edge, view }: { readonly edge: View['walls'][number]; readonly view: View }) {
  const { cols, rows } = view.arena
  const first = hexCentre(fromColumnAndRow(0, 0))
  const last = hexCentre(fromColumnAndRow(cols - 1, rows - 1))
  const [left, right] = [first.x - hexSize - 10, last.x + hexSize + 10]
  const [top, bottom] = [first.y - hexReach - 10, hexCentre(fromColumnAndRow(1, rows - 1)).y + hexReach + 10]
  const line = {
    north: `M${left} ${top}H${right}`,
    south: `M${left} ${bottom}H${right}`,
    west: `M${left} ${top}V${bottom}`,
    east: `M${right} ${top}V${bottom}`,
  }[edge]
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: groups of a drawing are not interactive
    <g role="img" aria-label={t`A wall at the ${edge} edge`}>
      <path d={line} className="edge-wall" />
      <path d={line} className="edge-wall-stones" />
    </g>
  )
}
