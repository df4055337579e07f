/** Bodies from above are alike on both sides: half of the outline is given, from front to back. */
import { type Point, round } from '../geometry.ts'

/** How far along the back, and how wide to each side there. */
export type Profile = readonly (readonly [y: number, half: number])[]

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`

/** A soft closed line through all points (Catmull and Rom's spline, as curves that SVG knows). */
export function closed(points: readonly Point[]): string {
  const count = points.length
  const point = (index: number) => points[(index + count) % count]!
  const curves = points.map((from, index) => {
    const [before, to, after] = [point(index - 1), point(index + 1), point(index + 2)]
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    return `C${at(leave)} ${at(arrive)} ${at(to)}`
  })
  return `M${at(points[0]!)}${curves.join('')}Z`
}

export function outlineOf(profile: Profile): string {
  const right = profile.map(([y, x]) => ({ x, y }))
  const left = profile.filter(([, x]) => x > 0).map(([y, x]) => ({ x: -x, y }))
  return closed([...right, ...left.reverse()])
}

/** Half of the width at some place along the back. */
export function widthAt(profile: Profile, y: number): number {
  const next = profile.findIndex(([end]) => end >= y)
  if (next <= 0) return 0
  const [from, before] = profile[next - 1]!
  const [to, after] = profile[next]!
  return before + ((after - before) * (y - from)) / (to - from)
}
