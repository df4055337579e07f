/** Where the player may click or tap: a tint under the figures, and above them a mark and the place that is clicked. */

import { t } from '@harena/engine'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { coachedIf, useCoached } from './coached.ts'
import { type Hex, hexCentre, hexCorners, hexKey, hexPoints, hexSize, type Point, round } from './geometry.ts'
import type { TargetKind } from './target-kind.ts'

export type { TargetKind } from './target-kind.ts'

export interface Target {
  readonly id: string
  readonly hex: Hex
  readonly kind: TargetKind
  /** A turn to the left: the sign of one to the right, mirrored. */
  readonly isMirrored?: boolean
  /** A whole sentence: what happens if this is chosen. */
  readonly label: string
  /** A few characters, for instance the points it costs. */
  readonly cost?: string
  /** A trainer points at it. */
  readonly isCoached?: boolean
  /** Where that leads: it is in sight, however far. */
  readonly isAim?: boolean
}

/** All targets in one hex are one place to click. The first of them gives it its looks. */
export interface TargetGroup {
  readonly key: string
  readonly hex: Hex
  readonly first: Target
  readonly targets: readonly Target[]
}

export function groupTargets(targets: readonly Target[]): TargetGroup[] {
  const byHex = new Map<string, Target[]>()
  for (const target of targets) {
    const key = hexKey(target.hex)
    byHex.set(key, [...(byHex.get(key) ?? []), target])
  }
  return [...byHex].map(([key, here]) => ({ key, hex: here[0]!.hex, first: here[0]!, targets: here }))
}

/** What is written on a mark must also be said, for those who speak to the page. */
function spoken({ label, cost }: Target): string {
  return cost === undefined || label.includes(cost) ? label : `${label}, ${cost}`
}

const origin = { x: 0, y: 0 }
const tintShape = hexPoints(origin, hexSize - 4)
const hitShape = hexPoints(origin, hexSize)
/** Only the corners: what stands at the sides, wounds and marks, stays readable. */
const corners = hexCorners(origin, hexSize - 4)
  .map((corner, index, all) => {
    const towards = (other: Point) => {
      const share = 11 / hexSize
      return `${round(corner.x + (other.x - corner.x) * share)} ${round(corner.y + (other.y - corner.y) * share)}`
    }
    return `M${towards(all[(index + 5) % 6]!)}L${round(corner.x)} ${round(corner.y)}L${towards(all[(index + 1) % 6]!)}`
  })
  .join('')
const focusShape = hexPoints(origin, hexSize - 1)

export function TargetTint({ group, on }: { readonly group: TargetGroup; readonly on: boolean }) {
  const { x, y } = hexCentre(group.hex)
  return (
    <polygon
      className={`target-tint ${group.first.kind}${on ? ' on' : ''}`}
      points={tintShape}
      transform={`translate(${round(x)} ${round(y)})`}
    />
  )
}

export const targetIcons: Record<TargetKind, ReactNode> = {
  step: <circle r={4.6} stroke="none" fill="currentColor" />,
  turn: <path d="M6.4 3.2A7 7 0 1 1 5 -5M5.6 -9V-4.4H1" />,
  attack: <path d="M-6 -6.4L5 4.8M6 -6.4L-5 4.8M-7.4 2L-2.2 7M7.4 2L2.2 7M-6.6 6.6L-5 5M6.6 6.6L5 5" />,
  cast: (
    <path
      d="M-7 -3.4Q0 -8.6 7 -3.4M-7.4 2Q0 -3.4 7.4 2M-5 6.4Q0 2.4 5 6.4M-3.6 -6.6Q-6.4 0 -2.6 7M3.6 -6.6Q6.4 0 2.6 7M0 -7V6.6"
      strokeWidth={1.7}
    />
  ),
  place: <path d="M0 -7V7M-7 0H7" />,
  other: <path d="M0 -7L7 0L0 7L-7 0Z" />,
  far: <circle r={3.4} stroke="none" fill="currentColor" />,
}

/** A dot; its cost is only written where one points, or the sand would be full of numbers. */
function FarMark({ cost, beside }: { readonly cost: string | undefined; readonly beside: boolean }) {
  return (
    <>
      {!beside && <circle className="far-dot" r={5} />}
      {cost !== undefined && (
        <g className="far-cost" transform={beside ? 'translate(-33 -29)' : undefined}>
          <rect className="target-badge" x={-14} y={-14} width={28} height={28} rx={14} />
          <text className="target-cost centre" y={6.2} textAnchor="middle">
            {cost}
          </text>
        </g>
      )}
    </>
  )
}

/** In a free hex the mark is in the middle, otherwise at the upper left; three dots at its end mean more. */
function Mark({ target, more, beside }: { readonly target: Target; readonly more: boolean; readonly beside: boolean }) {
  const { kind, cost } = target
  const wordy = cost !== undefined && cost.length > 2
  if (kind === 'far') return <FarMark cost={cost} beside={beside} />
  if (!beside && kind === 'step')
    return (
      <>
        {cost === undefined ? (
          <circle className="target-badge" r={7} />
        ) : (
          <rect className="target-badge" x={wordy ? -20 : -14} y={-14} width={wordy ? 40 : 28} height={28} rx={14} />
        )}
        {cost !== undefined && (
          <text className="target-cost centre" y={6.2} textAnchor="middle">
            {cost}
          </text>
        )}
      </>
    )
  const end = 13.5 + (cost === undefined ? 0 : 5 + cost.length * 8.4)
  const width = 13.5 + end + (more ? DOTS : 0)
  return (
    <g transform={beside ? 'translate(-33 -29)' : undefined}>
      <g className="target-mark-size">
        <rect className="target-badge" x={-13.5} y={-13.5} width={width} height={27} rx={13.5} />
        <g className="target-icon" transform={target.isMirrored ? 'scale(-1 1)' : undefined}>
          {targetIcons[kind]}
        </g>
        {cost !== undefined && (
          <text className="target-cost" x={14} y={5.6}>
            {cost}
          </text>
        )}
        {more &&
          [-5, 0, 5].map((y) => <circle key={y} className="target-more" cx={end + DOTS / 2 - 6} cy={y} r={1.6} />)}
      </g>
    </g>
  )
}

/** The room of the three dots. */
const DOTS = 9

export interface TargetButtonProps {
  readonly group: TargetGroup
  /** Somebody stands there, or would, or something lies there. */
  readonly covered: boolean
  /** Which of its targets is chosen or pointed at: a hex in which he may step or turn is then marked as that. */
  readonly on: Target | null
  /** Only one of all targets is reached by the tab key; the arrow keys lead from it to the others. */
  readonly tabStop: boolean
  readonly onChoose: (byKeyboard: boolean) => void
  readonly onHover: (hovered: boolean) => void
  readonly onFocusByKey: () => void
  readonly onArrow: (key: string) => void
}

const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])

export function TargetButton({ group, covered, on, tabStop, onChoose, onHover, ...rest }: TargetButtonProps) {
  const { x, y } = hexCentre(group.hex)
  const { kind } = group.first
  const coached = useCoached()?.choice
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') onChoose(true)
    else if (arrows.has(event.key)) rest.onArrow(event.key)
    else return
    event.preventDefault()
  }
  const onFocus = (event: FocusEvent) => {
    onHover(true)
    if (event.currentTarget.matches(':focus-visible')) rest.onFocusByKey()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons inside a drawing
    <g
      className={`target ${kind}${on ? ' on' : ''}${coachedIf(group.targets.some(({ id, isCoached }) => isCoached || id === coached))}`}
      transform={`translate(${round(x)} ${round(y)})`}
      role="button"
      tabIndex={tabStop ? 0 : -1}
      aria-label={group.targets.map(spoken).join(`; ${t('or')}: `)}
      data-hex={group.key}
      onClick={() => onChoose(false)}
      onKeyDown={onKeyDown}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
      onFocus={onFocus}
      onBlur={() => onHover(false)}
    >
      {(kind === 'far' || covered) && <title>{group.first.label}</title>}
      <polygon className="target-hit" points={hitShape} />
      <polygon className="target-focus gap" points={focusShape} />
      <polygon className="target-focus" points={focusShape} />
      {(kind === 'attack' || kind === 'cast') && <path className={`target-edge ${kind}`} d={corners} />}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: not focusable; the label says it in words */}
      <g className="target-mark" aria-hidden="true">
        <Mark target={on ?? group.first} more={group.targets.length > 1} beside={covered} />
      </g>
    </g>
  )
}

const directions: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** The target one would point at with this key: near, and rather straight ahead than far aside. */
export function targetTowards(groups: readonly TargetGroup[], from: TargetGroup, key: string): TargetGroup | undefined {
  if (key === 'Home') return groups[0]
  if (key === 'End') return groups[groups.length - 1]
  const direction = directions[key]
  if (!direction) return undefined
  const here = hexCentre(from.hex)
  let best: TargetGroup | undefined
  let bestCost = Number.POSITIVE_INFINITY
  for (const group of groups) {
    const there = hexCentre(group.hex)
    const ahead = (there.x - here.x) * direction.x + (there.y - here.y) * direction.y
    const aside = Math.abs((there.x - here.x) * direction.y) + Math.abs((there.y - here.y) * direction.x)
    const cost = ahead + 1.7 * aside
    if (ahead > 1 && cost < bestCost) {
      best = group
      bestCost = cost
    }
  }
  return best
}
