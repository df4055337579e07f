/**
 * The board. It knows no rules: it draws what stands and lies where, offers the targets it is given, and tells which one
 * was chosen.
 */

import { t } from '@harena/engine'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react'
import { BeyondMarks } from './beyond-marks.tsx'
import { type Hex, hexKey, round } from './geometry.ts'
import type { GroundThing } from './ground.tsx'
import { nameSize } from './name-layer.tsx'
import { type FigurePlacement, type GhostPlacement, Scene } from './scene.tsx'
import type { Sights } from './sight.ts'
import { stageBox } from './stage.tsx'
import { TargetLayer } from './target-layer.tsx'
import { groupTargets, type Target } from './targets.tsx'
import { useByTap } from './use-by-tap.ts'
import { useGestures, useView, useWheel } from './use-view.ts'

export type { GroundKind, GroundThing } from './ground.tsx'
export type { FigurePlacement } from './scene.tsx'
export type { Target, TargetKind } from './targets.tsx'

export interface ArenaProps {
  readonly cols: number
  readonly rows: number
  readonly figures: readonly FigurePlacement[]
  readonly ground: readonly GroundThing[]
  readonly targets: readonly Target[]
  /** The target that is pointed at elsewhere, for instance in the panel. */
  readonly focusId: string | null
  /** The way he would go, from where he stands. */
  readonly path?: readonly Hex[]
  readonly ghost?: GhostPlacement
  /** Hexes to tint, with a line around them. */
  readonly arc?: readonly Hex[]
  /** Hexes to bring into view; when they change, the view follows. Without them the whole arena is shown. */
  readonly zoomTo?: readonly Hex[]
  /** Whom the view stays close to; whoever is then out of sight is hinted at. */
  readonly closeTo?: Hex | undefined
  readonly showCoordinates?: boolean
  /** What a game has on the sand besides: drawn under everybody. */
  readonly under?: ReactNode
  /** What it offers besides targets: drawn over everything. */
  readonly over?: ReactNode
  /** What this is a picture of. */
  readonly label: string
  readonly onChoose: (id: string) => void
  readonly onHover: (id: string | null) => void
  /** Called instead of onChoose when a hex holds several targets. */
  readonly onChooseHex?: (hex: Hex, ids: readonly string[]) => void
}

/** What is offered on the board while something is planned there. */
export type OnBoard = Pick<ArenaProps, 'targets' | 'path' | 'ghost' | 'arc' | 'over' | 'onChoose' | 'onHover'>

export function Controls({
  zoomed,
  onZoom,
  onReset,
}: {
  readonly zoomed: boolean
  readonly onZoom: (factor: number) => void
  readonly onReset: () => void
}) {
  return (
    <div className="arena-controls">
      <button
        type="button"
        className="button quiet"
        aria-label={t('Zoom in')}
        title={t('Zoom in (+)')}
        onClick={() => onZoom(1.4)}
      >
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M-7 0H7M0 -7V7" />
        </svg>
      </button>
      <button
        type="button"
        className="button quiet"
        aria-label={t('Zoom out')}
        title={t('Zoom out (-)')}
        onClick={() => onZoom(1 / 1.4)}
      >
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M-7 0H7" />
        </svg>
      </button>
      {zoomed && (
        <button
          type="button"
          className="button quiet"
          aria-label={t('Reset view')}
          title={t('Whole arena (0)')}
          onClick={onReset}
        >
          <svg viewBox="-10 -10 20 20" aria-hidden="true">
            <path d="M-7 -3V-7H-3M3 -7H7V-3M7 3V7H3M-3 7H-7V3" />
          </svg>
        </button>
      )}
    </div>
  )
}

/** Where every hex is offered, as in the editor, those out of sight are found by moving the view. */
function sightsOf(
  hexes: number,
  targets: readonly Target[],
  figures: readonly FigurePlacement[],
  fight: readonly Hex[] = [],
  own: Hex | undefined,
  isHeld: boolean,
): Sights {
  const offered = targets.length === hexes ? [] : targets
  const isFar = ({ kind, isAim }: Target) => kind === 'far' && isAim !== true
  const places = (far: boolean) => offered.filter((one) => isFar(one) === far).map(({ hex }) => hex)
  const men = figures.filter(({ figure }) => figure.posture !== 'out')
  const hexesOfMen = men.flatMap(({ hex, trunk = [] }) => [hex, ...trunk])
  return { fight, men: hexesOfMen, near: places(false), far: places(true), own, isHeld }
}

export function Arena(props: ArenaProps) {
  const { cols, rows, figures, ground, targets, focusId, path, ghost, arc, zoomTo, closeTo, label } = props
  const svg = useRef<SVGSVGElement>(null)
  const box = useMemo(() => stageBox(cols, rows), [cols, rows])
  const byTap = useByTap(svg)
  const isLaid = path !== undefined
  const sights = useMemo(
    // A way that is being tapped is looked at where it was begun.
    () => sightsOf(cols * rows, targets, figures, zoomTo, closeTo, isLaid && byTap.current),
    [cols, rows, targets, figures, zoomTo, closeTo, isLaid, byTap],
  )
  const { view, size, gliding, unitsPerPixel, zoomAt, zoomBy, panBy, reset, reveal } = useView(svg, box, sights)
  const { handlers, wasDragged } = useGestures(panBy, zoomAt)
  useWheel(svg, view.zoom, zoomAt)
  const groups = useMemo(() => groupTargets(targets), [targets])
  const covered = useMemo(() => {
    const things = ground.filter(({ kind }) => kind !== 'blood')
    const trunks = figures.flatMap(({ trunk = [] }) => trunk)
    const hexes = [...figures, ...things, ...(ghost ? [ghost] : [])].map(({ hex }) => hex)
    return new Set([...hexes, ...trunks].map(hexKey))
  }, [figures, ground, ghost])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === '+' || event.key === '=') zoomBy(1.4)
    else if (event.key === '-' || event.key === '_') zoomBy(1 / 1.4)
    else if (event.key === '0') reset()
    else return
    event.preventDefault()
  }
  const width = box.right - box.left
  const height = box.bottom - box.top
  const middle = `translate(${round(box.left + width / 2)}px, ${round(box.top + height / 2)}px)`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears the zoom keys of the controls inside it
    <div className="arena" onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn in */}
      <svg
        ref={svg}
        className={view.zoom > 1 ? 'arena-board zoomed' : 'arena-board'}
        viewBox={`${round(box.left)} ${round(box.top)} ${round(width)} ${round(height)}`}
        preserveAspectRatio="xMidYMid meet"
        role="group"
        tabIndex={-1}
        aria-label={label}
        style={{ '--units-per-px': unitsPerPixel } as CSSProperties}
        {...handlers}
      >
        <g
          className={gliding ? 'arena-view gliding' : 'arena-view'}
          style={{ transform: `${middle} scale(${view.zoom}) translate(${-view.x}px, ${-view.y}px)` }}
        >
          <Scene
            {...{ cols, rows, box, figures, ground, groups, focusId, path, ghost, arc }}
            nameSize={nameSize(unitsPerPixel)}
            showCoordinates={props.showCoordinates ?? false}
            under={props.under}
          />
          <TargetLayer
            {...{ groups, focusId, covered, svg, wasDragged, reveal }}
            onChoose={props.onChoose}
            onHover={props.onHover}
            onChooseHex={props.onChooseHex}
          />
          {props.over}
        </g>
      </svg>
      {closeTo && size && <BeyondMarks {...{ figures, view, box, size, reveal, svg }} />}
      <Controls zoomed={view.zoom > 1.001} onZoom={zoomBy} onReset={reset} />
    </div>
  )
}
