/** How far the others can come in this phase: a dashed border in the colour of each, and the line of his charge. */
import { type CSSProperties, memo } from 'react'
import { hexCentre, outlinePath, type Point, round } from '../../../board/geometry.ts'
import { sideOf } from '../../../board/paint.ts'
import type { Threat } from '../threats.ts'

export const Threats = memo(function Threats({ threats }: { readonly threats: readonly Threat[] }) {
  return (
    <g className="threats">
      {threats.map(({ who, steps, charge }) => (
        <g key={who.seat} style={{ '--side': sideOf(who.team).colour } as CSSProperties}>
          <path d={outlinePath([...steps, ...charge])} className="threat-border" />
          {charge.length > 0 && <Charge who={who} charge={charge} />}
        </g>
      ))}
    </g>
  )
})

/** From the rim of his hex to the last one, with a point. */
function Charge({ who, charge }: Pick<Threat, 'who' | 'charge'>) {
  const [start, first, to] = [who.hex, charge[0]!, charge.at(-1)!].map(hexCentre) as [Point, Point, Point]
  const from = `${round((start.x + first.x) / 2)} ${round((start.y + first.y) / 2)}`
  return (
    <>
      <path d={`M${from}L${round(to.x)} ${round(to.y)}`} className="threat-charge" />
      <path
        d="M-9 4L0 -8L9 4"
        className="threat-point"
        transform={`translate(${round(to.x)} ${round(to.y)}) rotate(${who.facing * 60})`}
      />
    </>
  )
}
