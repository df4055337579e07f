/** All places to click, and how the keyboard moves among them. */

import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { type Hex, hexCentre, type Point } from './geometry.ts'
import { TargetButton, type TargetGroup, targetTowards } from './targets.tsx'

export interface TargetLayerProps {
  readonly groups: readonly TargetGroup[]
  readonly focusId: string | null
  /** Hexes with somebody or something in them. */
  readonly covered: ReadonlySet<string>
  readonly svg: RefObject<SVGSVGElement | null>
  /** Whether the click that comes now is the end of a drag. */
  readonly wasDragged: () => boolean
  /** Brings a point of the drawing into view. */
  readonly reveal: (point: Point) => void
  readonly onChoose: (id: string) => void
  readonly onHover: (id: string | null) => void
  readonly onChooseHex: ((hex: Hex, ids: readonly string[]) => void) | undefined
}

export const TargetLayer = memo(function TargetLayer(props: TargetLayerProps) {
  const { groups, focusId, covered, svg, wasDragged, reveal, onChoose, onHover, onChooseHex } = props
  const [current, setCurrent] = useState<string | null>(null)
  const chosenByKey = useRef(false)
  const onIn = (group: TargetGroup) => group.targets.find((target) => target.id === focusId) ?? null
  const stop = groups.find((group) => group.key === current) ?? groups.find(onIn) ?? groups[0]
  const focus = (group: TargetGroup) => {
    setCurrent(group.key)
    svg.current?.querySelector<SVGGElement>(`[data-hex="${group.key}"]`)?.focus({ preventScroll: true })
  }

  // One who plays by keyboard stays on the board when the target he chose is gone.
  useEffect(() => {
    if (!chosenByKey.current || !stop || document.activeElement !== document.body) return
    chosenByKey.current = false
    svg.current?.querySelector<SVGGElement>(`[data-hex="${stop.key}"]`)?.focus({ preventScroll: true })
  }, [stop, svg])

  const choose = (group: TargetGroup, byKeyboard: boolean) => {
    if (!byKeyboard && wasDragged()) return
    chosenByKey.current = byKeyboard
    setCurrent(group.key)
    const ids = group.targets.map((target) => target.id)
    if (onChooseHex && ids.length > 1) onChooseHex(group.hex, ids)
    else onChoose(group.first.id)
  }
  return groups.map((group) => (
    <TargetButton
      key={group.key}
      group={group}
      covered={covered.has(group.key)}
      on={onIn(group)}
      tabStop={group === stop}
      onChoose={(byKeyboard) => choose(group, byKeyboard)}
      onHover={(hovered) => onHover(hovered ? group.first.id : null)}
      onFocusByKey={() => reveal(hexCentre(group.hex))}
      onArrow={(key) => {
        const next = targetTowards(groups, group, key)
        if (next) focus(next)
      }}
    />
  ))
})
