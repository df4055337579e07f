/** What the fight stands on: sand, its faint hexes, the wall around it and the tiers of seats behind. */

import { memo, useId } from 'react'
import {
  arenaHexes,
  type Box,
  boxAround,
  columnRow,
  hexCentre,
  hexCorners,
  hexKey,
  hexPath,
  round,
} from './geometry.ts'

/** Half axes of the wall's inner edge around the middle of the arena. */
export interface Oval {
  readonly x: number
  readonly y: number
  readonly a: number
  readonly b: number
  /** If it is not the usual one. */
  readonly squareness?: number
}

/** Between ellipse (2) and rectangle (infinite): round enough for an arena, without wasting the corners. */
const squareness = 5
export const wallWidth = 24
const sandMargin = 8
const tierDepth = 34
const tierCount = 15

function ovalAround(cols: number, rows: number): Oval {
  const hexes = arenaHexes(cols, rows)
  const box = boxAround(hexes)
  const x = (box.left + box.right) / 2
  const y = (box.top + box.bottom) / 2
  const halfWidth = (box.right - box.left) / 2
  const halfHeight = (box.bottom - box.top) / 2
  let stretch = 1
  for (const hex of hexes)
    for (const corner of hexCorners(hexCentre(hex))) {
      const inside =
        Math.abs((corner.x - x) / halfWidth) ** squareness + Math.abs((corner.y - y) / halfHeight) ** squareness
      stretch = Math.max(stretch, inside ** (1 / squareness))
    }
  return { x, y, a: halfWidth * stretch + sandMargin, b: halfHeight * stretch + sandMargin }
}

export function ovalPath(oval: Oval, grow: number): string {
  const power = 2 / (oval.squareness ?? squareness)
  const points = Array.from({ length: 120 }, (_, index) => {
    const angle = (Math.PI * 2 * index) / 120
    const along = (value: number) => Math.sign(value) * Math.abs(value) ** power
    const x = oval.x + (oval.a + grow) * along(Math.cos(angle))
    const y = oval.y + (oval.b + grow) * along(Math.sin(angle))
    return `${round(x)} ${round(y)}`
  })
  return `M${points.join('L')}Z`
}

/** The part of the drawing that must be seen when the whole arena is in view. */
export function stageBox(cols: number, rows: number): Box {
  const { x, y, a, b } = ovalAround(cols, rows)
  const room = wallWidth + 8
  return { left: x - a - room, top: y - b - room, right: x + a + room, bottom: y + b + room }
}

const grainTile = 240

/** Grains of sand on a tile: always the same ones, strewn by a small generator of our own. */
function grains(count: number, seed: number): string {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return Array.from(
    { length: count },
    () => `M${round(next() * grainTile)} ${round(next() * grainTile)}h${round(next() * 1.2)}`,
  ).join('')
}

const darkGrains = grains(520, 7)
const lightGrains = grains(420, 42)

export function Sand({ oval, id }: { readonly oval: Oval; readonly id: string }) {
  const inner = ovalPath(oval, 0)
  return (
    <>
      <defs>
        <radialGradient
          id={`${id}light`}
          gradientUnits="userSpaceOnUse"
          cx={oval.x}
          cy={oval.y - oval.b * 0.12}
          r={Math.max(oval.a, oval.b) * 1.12}
        >
          <stop offset="0" stopColor="var(--sand)" />
          <stop offset="0.62" stopColor="var(--sand-mid)" />
          <stop offset="1" stopColor="var(--sand-edge)" />
        </radialGradient>
        <pattern id={`${id}grain`} width={grainTile} height={grainTile} patternUnits="userSpaceOnUse">
          <path d={darkGrains} stroke="var(--grain-dark)" strokeWidth={1} strokeLinecap="round" />
          <path d={lightGrains} stroke="var(--grain-light)" strokeWidth={1.1} strokeLinecap="round" />
        </pattern>
      </defs>
      <path d={inner} fill={`url(#${id}light)`} />
      <path d={inner} fill={`url(#${id}grain)`} />
      <path d={ovalPath(oval, -7)} fill="none" stroke="var(--wall-dark)" strokeWidth={14} opacity={0.16} />
      <path d={ovalPath(oval, -2.5)} fill="none" stroke="var(--wall-dark)" strokeWidth={5} opacity={0.22} />
    </>
  )
}

const crowd = [
  { colour: 'var(--crowd-1)', dash: '0 31', shift: 4 },
  { colour: 'var(--crowd-2)', dash: '0 23', shift: 11 },
  { colour: 'var(--crowd-3)', dash: '0 17', shift: 0 },
]

export function Tiers({ oval }: { readonly oval: Oval }) {
  const tiers = Array.from({ length: tierCount }, (_, index) => tierCount - 1 - index)
  return (
    <>
      {tiers.map((tier) => (
        <path
          key={tier}
          d={ovalPath(oval, wallWidth + tierDepth * (tier + 1))}
          fill={tier % 2 ? 'var(--tier)' : 'var(--tier-2)'}
          stroke="var(--tier-line)"
          strokeWidth={1}
        />
      ))}
      <g className="crowd" fill="none" strokeLinecap="round" strokeWidth={8}>
        {crowd.flatMap(({ colour, dash, shift }) =>
          [0, 1, 2, 3, 4, 5].map((tier) => (
            <path
              key={`${colour}${tier}`}
              d={ovalPath(oval, wallWidth + tierDepth * tier + 17 + (shift % 5))}
              stroke={colour}
              strokeDasharray={dash}
              strokeDashoffset={shift + tier * 7}
              opacity={0.5 - tier * 0.07}
            />
          )),
        )}
      </g>
    </>
  )
}

/** Dark boards in the wall, where they come in and where they are carried out. */
export function Gate({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <rect x={-46} y={-wallWidth / 2 - 1} width={92} height={wallWidth + 2} rx={3} fill="var(--wall-dark)" />
      <path
        d={`M-40 ${-wallWidth / 2 + 3}V${wallWidth / 2 - 3}M40 ${-wallWidth / 2 + 3}V${wallWidth / 2 - 3}`}
        stroke="var(--wall-light)"
        strokeWidth={3}
        opacity={0.7}
      />
      <path d="M-28 -8V8M-14 -8V8M0 -8V8M14 -8V8M28 -8V8" stroke="var(--wall)" strokeWidth={5} />
    </g>
  )
}

export function Wall({ oval }: { readonly oval: Oval }) {
  return (
    <>
      <path d={ovalPath(oval, wallWidth + 4)} fill="var(--wall-dark)" />
      <path d={ovalPath(oval, wallWidth)} fill="var(--wall)" />
      <path d={ovalPath(oval, wallWidth - 7)} fill="none" stroke="var(--wall-light)" strokeWidth={1.6} opacity={0.75} />
      <path d={ovalPath(oval, 11)} fill="none" stroke="var(--wall-band)" strokeWidth={7} />
      <path d={ovalPath(oval, 2)} fill="var(--wall-light)" />
    </>
  )
}

function Coordinates({ cols, rows }: { readonly cols: number; readonly rows: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: groups of a drawing are not focusable
    <g className="arena-coordinates" aria-hidden="true">
      {arenaHexes(cols, rows).map((hex) => {
        const { x, y } = hexCentre(hex)
        const { column, row } = columnRow(hex)
        return (
          <text key={hexKey(hex)} x={round(x)} y={round(y - 24)} textAnchor="middle">
            {column},{row}
          </text>
        )
      })}
    </g>
  )
}

export interface StageProps {
  readonly cols: number
  readonly rows: number
  readonly showCoordinates: boolean
}

export const Stage = memo(function Stage({ cols, rows, showCoordinates }: StageProps) {
  const id = useId()
  const oval = ovalAround(cols, rows)
  const hexes = hexPath(arenaHexes(cols, rows))
  return (
    <g className="stage">
      <Tiers oval={oval} />
      <Wall oval={oval} />
      <Gate x={oval.x} y={oval.y - oval.b - wallWidth / 2} />
      <Gate x={oval.x} y={oval.y + oval.b + wallWidth / 2} />
      <Sand oval={oval} id={id} />
      <path className="arena-hexes" d={hexes} />
      {showCoordinates && <Coordinates cols={cols} rows={rows} />}
    </g>
  )
})
