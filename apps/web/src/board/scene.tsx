/** Everything that stands and lies in the arena, from the sand up. Only the places to click are drawn above it. */

import { memo, type ReactNode, useMemo } from 'react'
import { Figure, type FigureLayer, type FigureProps } from './figure.tsx'
import {
  type Box,
  type Direction,
  type Hex,
  hexCentre,
  hexKey,
  hexPath,
  hexReach,
  outlinePath,
  round,
} from './geometry.ts'
import { Ground, type GroundThing, GroundUnder } from './ground.tsx'
import type { Disc } from './labels.ts'
import { Flashes, Moving, type PlaceOf, useFalls } from './motion.tsx'
import { NameLayer } from './name-layer.tsx'
import { ringReach } from './ring.tsx'
import { Stage } from './stage.tsx'
import { Stains } from './stains.tsx'
import { type TargetGroup, TargetTint } from './targets.tsx'

export interface FigurePlacement {
  /** Who he is: the same seat in the next drawing is the same man, and he walks there. */
  readonly seat: number
  /** Who else is drawn with him: what happens to his horse is seen on both. */
  readonly parts?: readonly number[]
  readonly hex: Hex
  /** The second hex of one who lies over two. */
  readonly lies?: Hex
  /** The hexes of a beast behind its head. */
  readonly trunk?: readonly Hex[]
  readonly figure: FigureProps
  readonly name: string
  /** Whether it is written beside him. */
  readonly isNamed?: boolean
  /** For screen readers: how he stands, what he holds, how he is hurt. */
  readonly description: string
}

export interface GhostPlacement {
  readonly hex: Hex
  readonly facing: Direction
  readonly figure: FigureProps
}

/** Figures are drawn to fill a hex; a little smaller, two who fight do not cover each other. */
const figureScale = 0.93
/** How far from the one hex to the other the middle of a lying man is: his feet are in his ring, his head is in the second. */
const lyingShare = 0.42

function PathDots({ path }: { readonly path: readonly Hex[] }) {
  if (path.length < 2) return null
  const points = path.map(hexCentre)
  const last = points.length - 1
  // Begins outside the ring of who walks and ends inside the ring of where he will stand.
  const towards = (from: number, to: number, distance: number) => {
    const a = points[from]!
    const b = points[to]!
    const share = distance / Math.max(1, Math.hypot(b.x - a.x, b.y - a.y))
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
  }
  const ends = { start: towards(0, 1, 36), end: towards(last, last - 1, 22) }
  const line = points.map((point, index) => (index === 0 ? ends.start : index === last ? ends.end : point))
  return <polyline className="arena-path" points={line.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')} />
}

function Placed({ hex, children }: { readonly hex: Hex; readonly children: ReactNode }) {
  const { x, y } = hexCentre(hex)
  return (
    <g className="arena-place" style={{ transform: `translate(${round(x)}px, ${round(y)}px)` }}>
      <g transform={`scale(${figureScale})`}>{children}</g>
    </g>
  )
}

/** The ring stays where he stood; the man himself, as large as ever, lies over both hexes. */
function Lain({ hex, lies, children }: { readonly hex: Hex; readonly lies: Hex; readonly children: ReactNode }) {
  const [legs, head] = [hexCentre(hex), hexCentre(lies)]
  const between = (from: number, to: number) => round(from + lyingShare * (to - from))
  const [x, y] = [between(legs.x, head.x), between(legs.y, head.y)]
  return (
    <g className="arena-place" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g transform={`scale(${figureScale})`}>{children}</g>
    </g>
  )
}

/** The hexside towards the second hex: that is where his head points, whichever way he faces. */
function lyingFacing(hex: Hex, lies: Hex): number {
  const [legs, head] = [hexCentre(hex), hexCentre(lies)]
  return (Math.atan2(head.x - legs.x, legs.y - head.y) * 3) / Math.PI
}

function Man({ placement, placeOf }: { readonly placement: FigurePlacement; readonly placeOf: PlaceOf }) {
  const { seat, parts, hex, lies, figure, name, description } = placement
  const facing = lies ? lyingFacing(hex, lies) : figure.facing
  const posture = useFalls(seat) && figure.posture !== 'out' ? 'prone' : figure.posture
  const man = (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: groups of a drawing are not interactive
    <g role="img" aria-label={`${name}. ${description}`}>
      <Moving seat={seat} parts={parts} placeOf={placeOf}>
        <Figure {...figure} facing={facing} posture={posture} layer="man" />
      </Moving>
    </g>
  )
  if (lies)
    return (
      <Lain hex={hex} lies={lies}>
        {man}
      </Lain>
    )
  return <Placed hex={hex}>{man}</Placed>
}

function Figures({ figures }: { readonly figures: readonly FigurePlacement[] }) {
  const layer = (name: FigureLayer) =>
    figures.map(({ seat, hex, figure }) => (
      <Placed key={seat} hex={hex}>
        <Figure {...figure} layer={name} />
      </Placed>
    ))
  const placeOf = (seat: number) => {
    const found = figures.find((one) => one.seat === seat || one.parts?.includes(seat))
    return found && { ...hexCentre(found.hex), facing: found.figure.facing }
  }
  return (
    <>
      <g>{layer('ground')}</g>
      {figures.map((placement) => (
        <Man key={placement.seat} placement={placement} placeOf={placeOf} />
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: not focusable; what these say is in the labels above */}
      <g aria-hidden="true">{layer('marks')}</g>
      <Flashes placeOf={placeOf} />
    </>
  )
}

/** What a man takes up, as discs. */
function bodyOf({ hex, lies, trunk = [] }: FigurePlacement): [Disc, ...Disc[]] {
  const behind = [...(lies ? [lies] : []), ...trunk].map((one) => ({ ...hexCentre(one), radius: hexReach * 0.85 }))
  return [{ ...hexCentre(hex), radius: ringReach * figureScale }, ...behind]
}

/** Drawn where somebody's name is written. */
function Names({
  figures,
  box,
  size,
}: {
  readonly figures: readonly FigurePlacement[]
  readonly box: Box
  readonly size: number
}) {
  const [men, others] = useMemo(() => {
    const named = figures.filter(({ isNamed }) => isNamed)
    const nameless = figures.filter(({ isNamed }) => !isNamed)
    return [named.map((one) => ({ ...one, body: bodyOf(one) })), nameless.flatMap(bodyOf)]
  }, [figures])
  return men.length > 0 && <NameLayer {...{ men, others, box, size }} />
}

export interface SceneProps {
  readonly cols: number
  readonly rows: number
  readonly box: Box
  /** How large names are written. */
  readonly nameSize: number
  readonly showCoordinates: boolean
  readonly figures: readonly FigurePlacement[]
  readonly ground: readonly GroundThing[]
  readonly groups: readonly TargetGroup[]
  readonly focusId: string | null
  readonly path: readonly Hex[] | undefined
  readonly ghost: GhostPlacement | undefined
  readonly arc: readonly Hex[] | undefined
  /** Drawn on the sand, under everybody. */
  readonly under: ReactNode
}

/** Remembered between drawings: it stays the same while the player only looks around. */
export const Scene = memo(function Scene(props: SceneProps) {
  const { cols, rows, showCoordinates, figures, ground, groups, focusId, path, ghost, arc, under } = props
  const occupied = new Set(figures.flatMap(({ hex, trunk = [] }) => [hex, ...trunk]).map(hexKey))
  return (
    <>
      <Stage cols={cols} rows={rows} showCoordinates={showCoordinates} />
      {under}
      <Stains />
      {arc && arc.length > 0 && (
        <g className="arena-arc">
          <path d={hexPath(arc)} className="arc-tint" />
          <path d={outlinePath(arc)} className="arc-line" />
        </g>
      )}
      {groups.map((group) => (
        <TargetTint key={group.key} group={group} on={group.targets.some((target) => target.id === focusId)} />
      ))}
      <Ground ground={ground} occupied={occupied} />
      {ghost && (
        <g className="arena-ghost">
          <Placed hex={ghost.hex}>
            <Figure {...ghost.figure} facing={ghost.facing} ghost />
          </Placed>
        </g>
      )}
      {path && <PathDots path={path} />}
      <Figures figures={figures} />
      <GroundUnder ground={ground} occupied={occupied} />
      <Names figures={figures} box={props.box} size={props.nameSize} />
    </>
  )
})
