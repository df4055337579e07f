/** The arena itself: seats, wall, gates, sand, and the faint borders of its zones. */
import type { View } from '@harena/heroes'
import { memo, useId } from 'react'
import { round } from '../../../board/geometry.ts'
import { Gate, type Oval, ovalPath, Sand, Tiers, Wall, wallWidth } from '../../../board/stage.tsx'
import { wallOf, type ZoneShape } from './zones.ts'

function Gates({ oval }: { readonly oval: Oval }) {
  const { x, y, a, b } = oval
  const away = wallWidth / 2
  const places = [
    { id: 'N', x, y: y - b - away, turn: 0 },
    { id: 'S', x, y: y + b + away, turn: 180 },
    { id: 'W', x: x - a - away, y, turn: 270 },
    { id: 'E', x: x + a + away, y, turn: 90 },
  ]
  return places.map((place) => (
    <g key={place.id} transform={`translate(${round(place.x)} ${round(place.y)}) rotate(${place.turn})`}>
      <Gate x={0} y={0} />
    </g>
  ))
}

/** The name of the clipping path that keeps zones inside the wall. */
export const SAND = 'heroes-sand'

export interface ArenaGroundProps {
  readonly arena: View['arena']
  readonly shapes: readonly ZoneShape[]
}

/** Drawn once: an arena does not change. */
export const ArenaGround = memo(
  function ArenaGround({ arena, shapes }: ArenaGroundProps) {
    const id = useId()
    const oval = wallOf(arena)
    return (
      <g className="stage">
        <Tiers oval={oval} />
        <Wall oval={oval} />
        <Gates oval={oval} />
        <Sand oval={oval} id={id} />
        <clipPath id={SAND}>
          <path d={ovalPath(oval, -3)} />
        </clipPath>
        <g clipPath={`url(#${SAND})`}>
          {shapes.map(({ zone, path }) => (
            <path key={zone.id} className={`zone ${zone.ring}`} d={path} />
          ))}
        </g>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: groups of a drawing are not focusable */}
        <g className="zone-names" aria-hidden="true">
          {shapes.map(({ zone, label, anchor }) => (
            <text key={zone.id} x={round(label.x)} y={round(label.y)} textAnchor={anchor}>
              {zone.id}
            </text>
          ))}
        </g>
      </g>
    )
  },
  (before, after) => before.arena.id === after.arena.id,
)
