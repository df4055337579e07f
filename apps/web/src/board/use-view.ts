/** Which part of the drawing is in view: the whole arena at first, then whatever the player or the fight asks for. */

import { type PointerEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Box, boxAround, type Hex, hexKey, hexReach, hexSize, type Point } from './geometry.ts'

export interface View {
  /** 1 shows the whole arena. */
  readonly zoom: number
  /** The point of the drawing that is in the middle of the screen. */
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** How large a hex may become on the screen, from side to side, in pixels: by hand, and when we zoom to the fight. */
const largestHex = 170
const comfortableHex = 104
/** A finger that moved less has tapped. */
const dragThreshold = 6

function middle(box: Box): Point {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
}

/** Pixels for one unit of the drawing when all of it is in view. */
function fitScale(box: Box, size: Size): number {
  return Math.min(size.width / (box.right - box.left), size.height / (box.bottom - box.top))
}

function between(low: number, value: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value))
}

function limited(view: View, box: Box, size: Size): View {
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
function zoomed(view: View, factor: number, away: Point, box: Box, size: Size): View {
  const pixels = fitScale(box, size)
  const { zoom } = limited({ ...view, zoom: view.zoom * factor }, box, size)
  const gain = 1 / view.zoom - 1 / zoom
  return { zoom, x: view.x + (away.x / pixels) * gain, y: view.y + (away.y / pixels) * gain }
}

/** Moved no more than needed to have the hex around this point in view. */
function withPoint({ zoom, x, y }: View, point: Point, box: Box, size: Size): View {
  const scale = 2 * fitScale(box, size) * zoom
  const [halfWidth, halfHeight] = [size.width / scale - hexSize, size.height / scale - hexSize]
  return {
    zoom,
    x: between(point.x - halfWidth, x, point.x + halfWidth),
    y: between(point.y - halfHeight, y, point.y + halfHeight),
  }
}

function useSize(element: RefObject<SVGSVGElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const svg = element.current
    if (!svg) return
    const measure = () => {
      const { width, height } = svg.getBoundingClientRect()
      if (width > 0 && height > 0) setSize({ width, height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(svg)
    return () => observer.disconnect()
  }, [element])
  return size
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

/** Nothing that can be chosen is out of sight. */
function withAll(view: View, zoomTo: readonly Hex[], offered: readonly Hex[], box: Box, size: Size): View {
  if (offered.every((hex) => isSeen(view, hex, box, size))) return view
  const all = viewOf([...zoomTo, ...offered], box, size)
  return offered.every((hex) => isSeen(all, hex, box, size)) ? all : { zoom: 1, ...middle(box) }
}

const noHexes: readonly Hex[] = []

/** `offered` are the hexes that can be chosen now. */
export function useView(
  element: RefObject<SVGSVGElement | null>,
  box: Box,
  zoomTo: readonly Hex[] | undefined,
  offered: readonly Hex[] = noHexes,
) {
  const size = useSize(element)
  const [view, setView] = useState<View>({ zoom: 1, ...middle(box) })
  /** Only what the player does with his fingers follows them at once; everything else glides. */
  const [gliding, setGliding] = useState(false)
  const touched = useRef(false)
  const wanted = zoomTo?.map(hexKey).join(' ') ?? ''
  const open = offered.map(hexKey).join(' ')

  const change = useCallback(
    (next: (view: View) => View, glide: boolean) => {
      if (!size) return
      setGliding(glide)
      setView((view) => limited(next(view), box, size))
    },
    [box, size],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of the same hexes is no reason to move
  useEffect(() => {
    touched.current = false
  }, [wanted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!size || touched.current) return
    change(() => (zoomTo?.length ? viewOf(zoomTo, box, size) : { zoom: 1, ...middle(box) }), true)
  }, [wanted, size, box])

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (size && !touched.current) change((now) => withAll(now, zoomTo ?? noHexes, offered, box, size), true)
  }, [open, wanted, size, box])

  const scale = size ? fitScale(box, size) * view.zoom : 1

  /** Zooms so that the point under the fingers stays there. */
  const zoomAt = useCallback(
    (factor: number, clientX: number, clientY: number, glide: boolean) => {
      const frame = element.current?.getBoundingClientRect()
      if (!frame || !size) return
      touched.current = true
      const away = { x: clientX - frame.left - frame.width / 2, y: clientY - frame.top - frame.height / 2 }
      change((view) => zoomed(view, factor, away, box, size), glide)
    },
    [box, change, element, size],
  )

  const zoomBy = (factor: number) => {
    const frame = element.current?.getBoundingClientRect()
    if (frame) zoomAt(factor, frame.left + frame.width / 2, frame.top + frame.height / 2, true)
  }
  const panBy = (x: number, y: number) => {
    touched.current = true
    change((view) => ({ ...view, x: view.x - x / scale, y: view.y - y / scale }), false)
  }
  /** Moves no more than needed to have the hex around this point in view. */
  const reveal = useCallback(
    (point: Point) => {
      if (size) change((view) => withPoint(view, point, box, size), true)
    },
    [box, change, size],
  )
  const reset = () => {
    touched.current = true
    change(() => ({ zoom: 1, ...middle(box) }), true)
  }
  return { view, gliding, unitsPerPixel: 1 / scale, zoomAt, zoomBy, panBy, reset, reveal }
}

/** The wheel, where it does not take the page's scrolling away: zooming out of the whole arena scrolls the page. */
export function useWheel(
  element: RefObject<SVGSVGElement | null>,
  zoom: number,
  zoomAt: (factor: number, clientX: number, clientY: number, glide: boolean) => void,
) {
  useEffect(() => {
    const svg = element.current
    if (!svg) return
    const onWheel = (event: WheelEvent) => {
      if (zoom <= 1 && event.deltaY > 0 && !event.ctrlKey) return
      event.preventDefault()
      const speed = event.ctrlKey ? 0.01 : event.deltaMode === 1 ? 0.05 : 0.0016
      zoomAt(Math.exp(-event.deltaY * speed), event.clientX, event.clientY, false)
    }
    // React listens passively, which may not prevent the page from scrolling.
    svg.addEventListener('wheel', onWheel, { passive: false })
    return () => svg.removeEventListener('wheel', onWheel)
  }, [element, zoom, zoomAt])
}

/** One finger or the mouse drags, two fingers pinch; a tap remains a click on whatever is there. */
export function useGestures(
  panBy: (x: number, y: number) => void,
  zoomAt: (factor: number, clientX: number, clientY: number, glide: boolean) => void,
) {
  const pointers = useRef(new Map<number, Point>())
  const dragged = useRef(false)

  const onPointerDown = (event: PointerEvent) => {
    // The first finger of a gesture; an earlier one may have been lifted where we could not see it.
    if (event.isPrimary) {
      pointers.current.clear()
      dragged.current = false
    }
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    const other = others[0]
    if (other) {
      dragged.current = true
      const ratio = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y)
      if (Number.isFinite(ratio) && ratio > 0) zoomAt(ratio, (now.x + other.x) / 2, (now.y + other.y) / 2, false)
      panBy((now.x - before.x) / 2, (now.y - before.y) / 2)
    } else if (dragged.current) {
      panBy(now.x - before.x, now.y - before.y)
    } else {
      if (Math.hypot(now.x - before.x, now.y - before.y) < dragThreshold) return
      dragged.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    pointers.current.set(event.pointerId, now)
  }
  const forget = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
  }
  const wasDragged = useCallback(() => dragged.current, [])
  return {
    /** Whether the click that follows is the end of a drag. */
    wasDragged,
    handlers: { onPointerDown, onPointerMove, onPointerUp: forget, onPointerCancel: forget },
  }
}
