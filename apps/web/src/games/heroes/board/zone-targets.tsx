/** Zones that can be chosen: a tint under the figures, above them a mark and the place that is clicked. */
import { type KeyboardEvent, memo, type RefObject, useEffect, useRef, useState } from 'react'
import { coachedIf, useCoached } from '../../../board/coached.ts'
import { round } from '../../../board/geometry.ts'
import { type TargetKind, targetIcons } from '../../../board/targets.tsx'
import type { Choice } from '../../../match/choices.ts'
import { SAND } from './ground.tsx'
import type { ZoneShape } from './zones.ts'

export interface ZoneTarget {
  readonly shape: ZoneShape
  readonly kind: TargetKind
  readonly choices: readonly Choice[]
}

const rank: readonly TargetKind[] = ['attack', 'cast', 'step', 'other', 'place', 'turn']

/** All that can be done in one zone is one place to click. */
export function targetsIn(shapes: readonly ZoneShape[], choices: readonly Choice[]): ZoneTarget[] {
  const look = (choice: Choice) => choice.look ?? 'other'
  return shapes.flatMap((shape) => {
    const here = choices
      .filter(({ aim }) => aim?.kind === 'zone' && aim.zone === shape.zone.id)
      .sort((a, b) => rank.indexOf(look(a)) - rank.indexOf(look(b)))
    return here[0] ? [{ shape, kind: look(here[0]), choices: here }] : []
  })
}

export function ZoneTint({ target, isOn }: { readonly target: ZoneTarget; readonly isOn: boolean }) {
  return <path className={`target-tint ${target.kind}${isOn ? ' on' : ''}`} d={target.shape.inner} />
}

export interface ZoneTargetsProps {
  readonly targets: readonly ZoneTarget[]
  readonly focusId: string | null
  readonly covered: ReadonlySet<string>
  readonly svg: RefObject<SVGSVGElement | null>
  readonly wasDragged: () => boolean
  readonly onChoose: (choices: readonly Choice[]) => void
  readonly onHover: (choice: Choice | null) => void
}

export const ZoneTargets = memo(function ZoneTargets(props: ZoneTargetsProps) {
  const { targets, focusId, covered, svg, wasDragged, onChoose, onHover } = props
  const [current, setCurrent] = useState<string | null>(null)
  const chosenByKey = useRef(false)
  const stop = targets.find(({ shape }) => shape.zone.id === current) ?? targets[0]
  const find = (id: string) => svg.current?.querySelector<SVGGElement>(`[data-zone="${id}"]`)
  // One who plays by keyboard stays on the board when the zone he chose is gone.
  useEffect(() => {
    if (!chosenByKey.current || !stop || document.activeElement !== document.body) return
    chosenByKey.current = false
    svg.current?.querySelector<SVGGElement>(`[data-zone="${stop.shape.zone.id}"]`)?.focus({ preventScroll: true })
  }, [stop, svg])
  return targets.map((target) => {
    const { id } = target.shape.zone
    const choose = (byKeyboard: boolean) => {
      if (!byKeyboard && wasDragged()) return
      chosenByKey.current = byKeyboard
      setCurrent(id)
      onChoose(target.choices)
    }
    return (
      <ZoneButton
        key={id}
        target={target}
        isCovered={covered.has(id)}
        isOn={target.choices.some((choice) => choice.id === focusId)}
        isTabStop={target === stop}
        onChoose={choose}
        onHover={(isHovered) => onHover(isHovered ? target.choices[0]! : null)}
        onArrow={(key) => {
          const next = towards(targets, target, key)
          if (!next) return
          setCurrent(next.shape.zone.id)
          find(next.shape.zone.id)?.focus({ preventScroll: true })
        }}
      />
    )
  })
})

interface ZoneButtonProps {
  readonly target: ZoneTarget
  readonly isCovered: boolean
  readonly isOn: boolean
  readonly isTabStop: boolean
  readonly onChoose: (byKeyboard: boolean) => void
  readonly onHover: (isHovered: boolean) => void
  readonly onArrow: (key: string) => void
}

function ZoneButton({ target, isCovered, isOn, isTabStop, onChoose, onHover, onArrow }: ZoneButtonProps) {
  const { shape, kind, choices } = target
  const { x, y, id } = shape.zone
  const coached = useCoached()?.choice
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') onChoose(true)
    else if (event.key in ways) onArrow(event.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons inside a drawing
    <g
      className={`target ${kind}${isOn ? ' on' : ''}${coachedIf(choices.some((one) => one.id === coached))}`}
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={choices.map((choice) => choice.label.replace(/ \((\w+)\)$/, ', $1')).join('; or: ')}
      data-zone={id}
      onClick={() => onChoose(false)}
      onKeyDown={onKeyDown}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
      onFocus={() => onHover(true)}
      onBlur={() => onHover(false)}
    >
      <path className="target-hit" d={shape.path} />
      <g clipPath={`url(#${SAND})`}>
        <path className="target-focus gap" d={shape.inner} />
        <path className="target-focus" d={shape.inner} />
      </g>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: not focusable; the label says it in words */}
      <g className="target-mark" aria-hidden="true" transform={`translate(${round(x)} ${round(y)})`}>
        {kind === 'step' && !isCovered ? (
          <circle className="target-badge" r={9} />
        ) : (
          <g transform={isCovered ? 'translate(0 -44)' : undefined}>
            <g className="target-mark-size">
              {choices.length > 1 && <circle className="target-badge" cx={4} cy={-4} r={14} />}
              <circle className="target-badge" r={14} />
              <g className="target-icon">{targetIcons[kind]}</g>
            </g>
          </g>
        )}
      </g>
    </g>
  )
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The target one would point at with this key: near, and rather straight ahead than far aside. */
function towards(targets: readonly ZoneTarget[], from: ZoneTarget, key: string): ZoneTarget | undefined {
  const [dx, dy] = ways[key]!
  const here = from.shape.zone
  let best: ZoneTarget | undefined
  let least = Number.POSITIVE_INFINITY
  for (const target of targets) {
    const { x, y } = target.shape.zone
    const ahead = (x - here.x) * dx + (y - here.y) * dy
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx)
    if (ahead > 1 && ahead + 1.7 * aside < least) {
      best = target
      least = ahead + 1.7 * aside
    }
  }
  return best
}
