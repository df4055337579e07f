/** The board of Heroes: zones to choose, gladiators in them, things on the sand. It knows no rules. */
import { t } from '@harena/engine'
import type { View } from '@harena/heroes'
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode, useMemo, useRef } from 'react'
import { Controls } from '../../../board/arena.tsx'
import { Figure, type FigureLayer } from '../../../board/figure.tsx'
import { type Box, type Hex, hexReach, hexSize, type Point, round } from '../../../board/geometry.ts'
import { thing } from '../../../board/ground.tsx'
import type { Named } from '../../../board/labels.ts'
import { Flashes, Moving, type PlaceOf, useFalls } from '../../../board/motion.tsx'
import { NameLayer, nameSize } from '../../../board/name-layer.tsx'
import { ringReach } from '../../../board/ring.tsx'
import type { Sights } from '../../../board/sight.ts'
import { wallWidth } from '../../../board/stage.tsx'
import { Stains } from '../../../board/stains.tsx'
import { useGestures, useView, useWheel } from '../../../board/use-view.ts'
import type { BoardProps } from '../../../match/slots.ts'
import { describeGladiator, type Placed, placedIn } from '../figures.ts'
import { arenaNames, itemNames } from '../words.ts'
import { ArenaGround, SAND } from './ground.tsx'
import { targetsIn, ZoneTargets, ZoneTint } from './zone-targets.tsx'
import { shapesOf, wallOf } from './zones.ts'

/** A point of the drawing in the coordinates in which the view zooms. */
function asHex({ x, y }: Point): Hex {
  const q = x / (1.5 * hexSize)
  return { q, r: y / (2 * hexReach) - q / 2 }
}

const nothing: Sights = { fight: [], men: [], near: [], far: [] }

/** Where the fight is, with the zones around it; only small screens need to go there. */
function useFightZones(view: View): Sights {
  const isSmall = window.matchMedia('(max-width: 860px)').matches
  const zones = view.gladiators.filter((one) => one.fate === 'functioning').map((one) => one.zone)
  const key = isSmall && zones.length > 1 ? [...new Set(zones)].sort().join(' ') : ''
  return useMemo(() => {
    if (!key) return nothing
    const places = view.arena.zones.filter(({ id }) => key.split(' ').includes(id))
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
    const corner = (x: number, y: number) => asHex({ x, y })
    const fight = [
      corner(Math.min(...xs) - 130, Math.min(...ys) - 130),
      corner(Math.max(...xs) + 130, Math.max(...ys) + 130),
    ]
    return { ...nothing, fight }
  }, [key, view.arena.zones])
}

/** The part of the drawing that must be seen when the whole arena is in view. */
function boxOf(arena: View['arena']): Box {
  const { x, y, a, b } = wallOf(arena)
  const room = wallWidth + 8
  return { left: x - a - room, top: y - b - room, right: x + a + room, bottom: y + b + room }
}

export function HeroesArena({ view, asked, choices, looked, choose, point }: BoardProps<View>) {
  const focusId = looked?.id ?? null
  const svg = useRef<SVGSVGElement>(null)
  const { arena } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arena is known by its name
  const shapes = useMemo(() => shapesOf(arena), [arena.id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const box = useMemo(() => boxOf(arena), [arena.id])
  const look = useView(svg, box, useFightZones(view))
  const { handlers, wasDragged } = useGestures(look.panBy, look.zoomAt)
  useWheel(svg, look.view.zoom, look.zoomAt)
  const targets = useMemo(() => targetsIn(shapes, choices), [shapes, choices])
  const placed = useMemo(() => placedIn(view, asked), [view, asked])
  const covered = new Set([...view.gladiators, ...view.ground].map(({ zone }) => zone))
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === '+' || event.key === '=') look.zoomBy(1.4)
    else if (event.key === '-') look.zoomBy(1 / 1.4)
    else if (event.key === '0') look.reset()
    else return
    event.preventDefault()
  }
  const middle = `translate(${round(box.left + width / 2)}px, ${round(box.top + height / 2)}px)`
  const { zoom, x, y } = look.view
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears the zoom keys of the controls inside it
    <div className="arena" onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn in */}
      <svg
        ref={svg}
        className={zoom > 1 ? 'arena-board zoomed' : 'arena-board'}
        viewBox={`${round(box.left)} ${round(box.top)} ${round(width)} ${round(height)}`}
        role="group"
        aria-label={t`${arenaNames[arena.id as keyof typeof arenaNames]}, ${arena.zones.length} zones`}
        style={{ '--units-per-px': look.unitsPerPixel } as CSSProperties}
        {...handlers}
      >
        <g
          className={look.gliding ? 'arena-view gliding' : 'arena-view'}
          style={{ transform: `${middle} scale(${zoom}) translate(${-x}px, ${-y}px)` }}
        >
          <ArenaGround arena={arena} shapes={shapes} />
          <Stains />
          <g clipPath={`url(#${SAND})`}>
            {targets.map((target) => (
              <ZoneTint
                key={target.shape.zone.id}
                target={target}
                isOn={target.choices.some((choice) => choice.id === focusId)}
              />
            ))}
          </g>
          <Things view={view} />
          <Gladiators placed={placed} />
          {view.gladiators.length > 2 && <Names placed={placed} box={box} size={nameSize(look.unitsPerPixel)} />}
          <ZoneTargets {...{ targets, focusId, covered, svg, wasDragged }} onChoose={choose} onHover={point} />
        </g>
      </svg>
      <Controls zoomed={zoom > 1.001} onZoom={look.zoomBy} onReset={look.reset} />
    </div>
  )
}

const groundKinds = { sword: 'sword', spear: 'spear', trident: 'spear', net: 'net', smallShield: 'shield' } as const

/** Things lie along the lower edge of their zone. */
function Things({ view }: { readonly view: View }) {
  const seen = new Map<string, number>()
  return (
    <g className="ground">
      {view.ground.map(({ item, kind, zone: id }) => {
        const count = seen.get(id) ?? 0
        seen.set(id, count + 1)
        const zone = view.arena.zones.find((one) => one.id === id)!
        const at = `translate(${zone.x - 40 + 27 * (count % 4)} ${zone.y + 40 - 14 * Math.floor(count / 4)})`
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: groups of a drawing are not interactive
          <g key={item} transform={at} role="img" aria-label={t`A ${itemNames[kind]} on the sand in ${id}`}>
            <g transform={`rotate(${64 + 50 * count}) scale(0.62)`}>
              {thing(kind === 'largeShield' ? 'shield' : groundKinds[kind])}
            </g>
          </g>
        )
      })}
    </g>
  )
}

function At({ place, children }: { readonly place: Placed; readonly children: ReactNode }) {
  const { x, y } = place.at
  return (
    <g className="arena-place" style={{ transform: `translate(${round(x)}px, ${round(y)}px) scale(${place.scale})` }}>
      {children}
    </g>
  )
}

interface NamesProps {
  readonly placed: readonly Placed[]
  readonly box: Box
  readonly size: number
}

/** Of all who stand. */
const Names = memo(function Names({ placed, box, size }: NamesProps) {
  const [men, others] = useMemo(() => {
    const bodyOf = ({ at, scale }: Placed) => ({ ...at, radius: ringReach * scale })
    const named = placed.filter(({ figure }) => figure.posture !== 'out')
    const nameless = placed.filter(({ figure }) => figure.posture === 'out')
    return [
      named.map((one): Named => ({ seat: one.gladiator.seat, name: one.gladiator.name, body: [bodyOf(one)] })),
      nameless.map(bodyOf),
    ]
  }, [placed])
  return <NameLayer {...{ men, others, box, size }} />
})

function Gladiators({ placed }: { readonly placed: readonly Placed[] }) {
  const layer = (name: FigureLayer) =>
    placed.map((place) => (
      <At key={place.gladiator.seat} place={place}>
        <Figure {...place.figure} layer={name} />
        {name === 'marks' && place.gladiator.marks.includes('blinded') && <SandInEyes />}
      </At>
    ))
  const placeOf = (seat: number) => {
    const found = placed.find((place) => place.gladiator.seat === seat)
    return found && { ...found.at, facing: found.figure.facing }
  }
  return (
    <>
      <g>{layer('ground')}</g>
      {placed.map((place) => (
        <At key={place.gladiator.seat} place={place}>
          <Man place={place} placeOf={placeOf} />
        </At>
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: not focusable; what these say is in the labels above */}
      <g aria-hidden="true">{layer('marks')}</g>
      <Flashes placeOf={placeOf} />
    </>
  )
}

function Man({ place: { gladiator, figure }, placeOf }: { readonly place: Placed; readonly placeOf: PlaceOf }) {
  const posture = useFalls(gladiator.seat) && figure.posture !== 'out' ? 'prone' : figure.posture
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: groups of a drawing are not interactive
    <g role="img" aria-label={`${gladiator.name}. ${describeGladiator(gladiator)}`}>
      <Moving seat={gladiator.seat} placeOf={placeOf}>
        <Figure {...figure} posture={posture} layer="man" />
      </Moving>
    </g>
  )
}

/** An eye, struck out, beside the head of one who does not see. */
function SandInEyes() {
  return (
    <g className="sand-in-eyes" transform="translate(-33 21)">
      <circle r={12} />
      <path d="M-8 0Q0 -7 8 0Q0 7 -8 0Z" />
      <circle className="pupil" r={2.4} />
      <path d="M-7 7L7 -7" />
    </g>
  )
}
