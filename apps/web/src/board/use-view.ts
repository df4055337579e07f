/** Which part of the drawing is in view: the whole arena at first, then whatever the player or the fight asks for. */

import { type PointerEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Box, hexKey, type Point } from './geometry.ts'
import {
  fitScale,
  limited,
  type Sights,
  type Size,
  type View,
  viewOfFight,
  wholeArena,
  withAll,
  withPoint,
  zoomed,
} from './sight.ts'

/** A finger that moved less has tapped. */
const dragThreshold = 6

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

/** Follows the fight, and what can be chosen, until the player looks around himself; it keeps still while he answers. */
export function useView(element: RefObject<SVGSVGElement | null>, box: Box, sights: Sights) {
  const size = useSize(element)
  const [view, setView] = useState<View>(() => wholeArena(box))
  /** Only what the player does with his fingers follows them at once; everything else glides. */
  const [gliding, setGliding] = useState(false)
  const touched = useRef(false)
  const wanted = sights.fight.map(hexKey).join(' ')
  const open = [...sights.near, ...sights.far, ...(sights.own ? [sights.own, ...sights.men] : [])].map(hexKey).join(' ')

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
    if (!size || touched.current || sights.isHeld) return
    change(() => viewOfFight(sights, box, size), true)
  }, [wanted, size, box])

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (size && !touched.current && !sights.isHeld) change((now) => withAll(now, sights, box, size), true)
  }, [open, wanted, size, box, sights.isHeld])

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
    change(() => wholeArena(box), true)
  }
  return { view, size, gliding, unitsPerPixel: 1 / scale, zoomAt, zoomBy, panBy, reset, reveal }
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
