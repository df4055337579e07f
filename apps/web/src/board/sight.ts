/** Which part of the drawing to look at: plain geometry, without a screen. */
import { type Box, boxAround, type Hex, hexReach, hexSize, type Point } from './geometry.ts'

export interface View {
  /** 1 shows the whole arena. */
  readonly zoom: number
  /** The point of the drawing that is in the middle of the screen. */
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** How large a hex may become on the screen, from side to side, in pixels: by hand, and when we zoom to the fight. */
const largestHex = 170
const comfortableHex = 104

function middle(box: Box): Point {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
}

/** Pixels for one unit of the drawing when all of it is in view. */
export function fitScale(box: Box, size: Size): number {
  return Math.min(size.width / (box.right - box.left), size.height / (box.bottom - box.top))
}

function between(low: number, value: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value))
}

export function limited(view: View, box: Box, size: Size): View {
  const fit = fitScale(box, size)
  const zoom = between(1, view.zoom, Math.max(1, largestHex / (2 * hexReach * fit)))
  const halfWidth = size.width / (2 * fit * zoom)
  const halfHeight = size.height / (2 * fit * zoom)
  return {
    zoom,
    x: between(box.left + halfWidth, view.x, box.right - halfWidth),
    y: between(box.top + halfHeight, view.y, box.bottom - halfHeight),
  }
}

function viewOf(hexes: readonly Hex[], box: Box, size: Size): View {
  const fit = fitScale(box, size)
  const around = boxAround(hexes)
  const width = around.right - around.left + 3 * hexSize
  const height = around.bottom - around.top + 3 * hexReach
  const scale = Math.min(
    size.width / width,
    size.height / height,
    Math.min(comfortableHex, size.width / 4.4) / (2 * hexReach),
  )
  const zoom = scale / fit
  // A zoom that gains next to nothing only takes the wall out of sight.
  return zoom < 1.12 ? { zoom: 1, ...middle(box) } : limited({ zoom, ...middle(around) }, box, size)
}

/** Zoomed so that the point so many pixels away from the middle stays where it is. */
export function zoomed(view: View, factor: number, away: Point, box: Box, size: Size): View {
  const pixels = fitScale(box, size)
  const { zoom } = limited({ ...view, zoom: view.zoom * factor }, box, size)
  const gain = 1 / view.zoom - 1 / zoom
  return { zoom, x: view.x + (away.x / pixels) * gain, y: view.y + (away.y / pixels) * gain }
}

/** Moved no more than needed to have the hex around this point in view. */
export function withPoint({ zoom, x, y }: View, point: Point, box: Box, size: Size): View {
  const scale = 2 * fitScale(box, size) * zoom
  const [halfWidth, halfHeight] = [size.width / scale - hexSize, size.height / scale - hexSize]
  return {
    zoom,
    x: between(point.x - halfWidth, x, point.x + halfWidth),
    y: between(point.y - halfHeight, y, point.y + halfHeight),
  }
}

/** Whether a hex is in view as a whole. */
function isSeen({ zoom, x, y }: View, hex: Hex, box: Box, size: Size): boolean {
  const scale = 2 * fitScale(box, size) * zoom
  const around = boxAround([hex])
  const [halfWidth, halfHeight] = [size.width / scale, size.height / scale]
  return (
    around.left >= x - halfWidth &&
    around.right <= x + halfWidth &&
    around.top >= y - halfHeight &&
    around.bottom <= y + halfHeight
  )
}

/** What there is to look at. */
export interface Sights {
  /** Where the fight is, with room around it; without it the whole arena is looked at. */
  readonly fight: readonly Hex[]
  /** Who takes part in it. */
  readonly men: readonly Hex[]
  /** What can be chosen: beside a man, and farther off. */
  readonly near: readonly Hex[]
  readonly far: readonly Hex[]
}

/** What a finger hits, in pixels: WCAG 2.5.8 asks for 24. */
const fingerHex = 24.6

export function wholeArena(box: Box): View {
  return { zoom: 1, ...middle(box) }
}

/** The fight, and nothing so small that a finger misses it. */
export function viewOfFight(sights: Sights, box: Box, size: Size): View {
  const { fight } = sights
  return forFingers(fight.length > 0 ? viewOf(fight, box, size) : wholeArena(box), sights, box, size)
}

/** Nothing that can be chosen is out of sight, except that what is far off gives way where hexes would become too small. */
export function withAll(view: View, sights: Sights, box: Box, size: Size): View {
  const { fight, near, far } = sights
  const isInView = (hexes: readonly Hex[], here: View) => hexes.every((hex) => isSeen(here, hex, box, size))
  const offered = [...near, ...far]
  if (isInView(offered, view)) return view
  const all = viewOf([...fight, ...offered], box, size)
  const wide = isInView(offered, all) ? all : wholeArena(box)
  const closer = forFingers(wide, sights, box, size)
  // It keeps still while the choice beside him is in view.
  return closer.zoom > wide.zoom && closer.zoom <= view.zoom && isInView(near, view) ? view : closer
}

/** Nearer than that, where hexes are too small for a finger: as near as everybody who fights and what is near him allows. */
function forFingers(view: View, { men, near }: Sights, box: Box, size: Size): View {
  const fit = fitScale(box, size)
  const hexes = [...men, ...near]
  if (hexes.length === 0 || 2 * hexReach * fit * view.zoom >= fingerHex) return view
  const around = boxAround(hexes)
  const scale = Math.min(fingerHex / (2 * hexReach), fitScale(around, size))
  return scale <= fit * view.zoom ? view : limited({ zoom: scale / fit, ...middle(around) }, box, size)
}
