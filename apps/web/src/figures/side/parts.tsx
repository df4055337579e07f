/** What beasts from the side are drawn with. They look to the right and stand on y 0; up is negative. */
import type { Coat } from '../../board/beasts/coats.ts'
import { closed } from '../../board/beasts/outline.ts'
import { paint } from '../../board/paint.ts'

export const line = { fill: 'none', stroke: paint.ink, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
export const edge = { stroke: paint.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const

/** A soft outline through points written as `x,y x,y`, always turning the same way, so that shapes can be laid together. */
export function soft(text: string): string {
  const points = text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number)
    return { x: x!, y: y! }
  })
  const turn = points.reduce((sum, { x, y }, at) => {
    const next = points[(at + 1) % points.length]!
    return sum + x * next.y - next.x * y
  }, 0)
  return closed(turn < 0 ? points.reverse() : points)
}

/** Several shapes with one outline around all of them: a body grows out of its parts without seams. */
export function Whole({ d, fill }: { readonly d: readonly string[]; readonly fill: string }) {
  const all = d.join('')
  return (
    <>
      <path d={all} fill={paint.ink} stroke={paint.ink} strokeWidth={4.4} strokeLinejoin="round" />
      <path d={all} fill={fill} />
    </>
  )
}

/** The legs on the far side, in the shadow of the body. */
export function Far({ d, coat }: { readonly d: readonly string[]; readonly coat: Coat }) {
  return (
    <>
      <Whole d={d} fill={coat.fill} />
      <path d={d.join('')} fill={coat.dark} opacity={0.6} />
    </>
  )
}

/** Shade along the belly or the far edge of a limb. */
export function Shade({ d, fill }: { readonly d: string; readonly fill: string }) {
  return <path d={d} fill={fill} opacity={0.45} />
}

export function Eye({ x, y, r = 2.4 }: { readonly x: number; readonly y: number; readonly r?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={paint.ink} />
      <circle cx={x + r * 0.3} cy={y - r * 0.35} r={r * 0.34} fill={paint.cloth} />
    </>
  )
}

/** Thin lines: muscles, folds, toes. */
export function Lines({
  d,
  stroke,
  width = 1.8,
}: {
  readonly d: string
  readonly stroke: string
  readonly width?: number
}) {
  return <path {...line} d={d} stroke={stroke} strokeWidth={width} />
}
