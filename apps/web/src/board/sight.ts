/** Which part of the drawing to look at: plain geometry, without a screen. */
import { type Box, boxAround, type Hex, hexCentre, hexReach, hexSize, type Point } from './geometry.ts'

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
  // To the pixel, whatever is lost in reckoning.
  const [halfWidth, halfHeight] = [size.width / scale + 1, size.height / scale + 1]
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
  /** Whom the view stays close to where the board is small: others may be out of sight. */
  readonly own?: Hex | undefined
  /** Whether somebody is in the middle of an answer: what he taps next must be where he saw it. */
  readonly isHeld?: boolean
}

/** What a finger hits, in pixels: WCAG 2.5.8 asks for 24. */
const fingerHex = 24.6

export function wholeArena(box: Box): View {
  return { zoom: 1, ...middle(box) }
}

/** From near: a man's ring is then 43 pixels across, and what a finger hits beside him 49. */
const nearHex = 49

/** The fight, and nothing so small that a finger misses it. */
export function viewOfFight(sights: Sights, box: Box, size: Size): View {
  const { fight, own } = sights
  if (own) return closeUp(own, sights, box, size).view
  return forFingers(fight.length > 0 ? viewOf(fight, box, size) : wholeArena(box), sights, box, size)
}

/** Nothing that can be chosen is out of sight, except that what is far off gives way where hexes would become too small. */
export function withAll(view: View, sights: Sights, box: Box, size: Size): View {
  const { fight, near, far, own } = sights
  const isInView = (hexes: readonly Hex[], here: View) => hexes.every((hex) => isSeen(here, hex, box, size))
  if (own) {
    const closer = closeUp(own, sights, box, size)
    const isNear = 2 * hexReach * fitScale(box, size) * view.zoom > nearHex - 1
    return isNear && isInView(closer.seen, view) ? view : closer.view
  }
  const offered = [...near, ...far]
  if (isInView(offered, view)) return view
  const all = viewOf([...fight, ...offered], box, size)
  const wide = isInView(offered, all) ? all : wholeArena(box)
  const closer = forFingers(wide, sights, box, size)
  // It keeps still while the choice beside him is in view.
  return closer.zoom > wide.zoom && closer.zoom <= view.zoom && isInView(near, view) ? view : closer
}

/** How far apart two hexes are drawn. */
function apart(one: Hex, other: Hex): number {
  const [here, there] = [hexCentre(one), hexCentre(other)]
  return Math.hypot(here.x - there.x, here.y - there.y)
}

/**
 * He and what he can choose beside him, and those of the others for whom there is room, the next ones first. Where there is
 * none for the next of all, the view leans towards that one. Where there is still room, also what he can choose farther
 * off: a second step is tapped without the view moving.
 */
function closeUp(own: Hex, { men, near, far }: Sights, box: Box, size: Size): { view: View; seen: readonly Hex[] } {
  const must = [own, ...near]
  const scaleOf = (hexes: readonly Hex[]) => fitScale(boxAround(hexes), size)
  const isRoomFor = (hexes: readonly Hex[]) => scaleOf(hexes) * 2 * hexReach >= nearHex
  const others = men.filter((man) => apart(own, man) > 0).sort((one, other) => apart(own, one) - apart(own, other))
  let met: readonly Hex[] = must
  for (const man of others) if (isRoomFor([...met, man])) met = [...met, man]
  const first = met.length > must.length ? met : [...must, ...others.slice(0, 1)]
  const farther = isRoomFor([...first, ...far]) ? far : []
  const [seen, wanted] = [
    [...met, ...farther],
    [...first, ...farther],
  ]
  const largest = Math.min(comfortableHex, size.width / 4.4) / (2 * hexReach)
  // Somebody is always wanted: as much of the way to him as there is.
  const scale = Math.min(largest, Math.max(scaleOf(wanted), nearHex / (2 * hexReach)))
  const [here, towards] = [boxAround(must), middle(boxAround(wanted))]
  const [halfWidth, halfHeight] = [size.width / (2 * scale), size.height / (2 * scale)]
  const view = {
    zoom: scale / fitScale(box, size),
    x: between(here.right - halfWidth, towards.x, here.left + halfWidth),
    y: between(here.bottom - halfHeight, towards.y, here.top + halfHeight),
  }
  return { view: limited(view, box, size), seen }
}

/** On the rim of the view, in pixels from its middle, and which way: where somebody is who is out of sight. */
export interface Beyond extends Point {
  /** In degrees, clockwise from straight up. */
  readonly angle: number
}

/** Null where he is in sight. */
export function beyond({ zoom, x, y }: View, hex: Hex, box: Box, size: Size): Beyond | null {
  const scale = fitScale(box, size) * zoom
  const centre = hexCentre(hex)
  const away = { x: (centre.x - x) * scale, y: (centre.y - y) * scale }
  const share = Math.min(size.width / 2 / Math.abs(away.x), size.height / 2 / Math.abs(away.y))
  if (share >= 1) return null
  return { x: away.x * share, y: away.y * share, angle: (Math.atan2(away.x, -away.y) * 180) / Math.PI }
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
