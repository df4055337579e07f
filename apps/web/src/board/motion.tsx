/** What is to be seen on the sand while a line is told: who strikes, what stops the blow, what it does to whom. */
import { type CSSProperties, createContext, type ReactNode, useContext } from 'react'
import { SPRAY } from './blood.ts'
import { type Point, round } from './geometry.ts'
import { thing } from './ground.tsx'
import { type BodyMotion, type Flight, type Guard, type Harm, type Motion, type Motions, noMotions } from './motions.ts'

export const MotionsShown = createContext<Motions>(noMotions)

/** Where somebody stands, and which way he faces, in hexsides from the north. */
export interface Standing extends Point {
  readonly facing: number
}

export type PlaceOf = (seat: number) => Standing | undefined

/** How far a man leaps at another, in the units of the drawing. */
const REACH = 24
/** How far something flies that is thrown at nobody, and how far past a man goes what misses him. */
const [FAR, PAST] = [130, 46]

/** The way from one place to another, so long; nothing where one is missing. */
function way(from: Point | undefined, to: Point | undefined, length: number): Point {
  if (!from || !to) return { x: 0, y: 0 }
  const distance = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y))
  return { x: ((to.x - from.x) / distance) * length, y: ((to.y - from.y) / distance) * length }
}

/** So far in front of a man. */
function ahead({ x, y, facing }: Standing, length: number): Point {
  const angle = (facing * Math.PI) / 3
  return { x: x + length * Math.sin(angle), y: y - length * Math.cos(angle) }
}

function along({ x, y }: Point): CSSProperties {
  return { '--dx': `${round(x)}px`, '--dy': `${round(y)}px` } as CSSProperties
}

const bodily = new Set<Motion['kind']>(['lunge', 'recoil', 'stumble', 'fall'])

/** Whether the newest line is about his fall: then he lies, even where the rules lay him down only after it. */
export function useFalls(seat: number): boolean {
  const { all } = useContext(MotionsShown)
  return all.some((motion) => motion.kind === 'fall' && motion.seat === seat)
}

interface MovingProps {
  readonly seat: number
  /** Who else is drawn with him. */
  readonly parts?: readonly number[] | undefined
  readonly placeOf: PlaceOf
  readonly children: ReactNode
}

/** A man, who moves if the newest line is about him. */
export function Moving({ seat, parts = [], placeOf, children }: MovingProps) {
  const { line, all } = useContext(MotionsShown)
  const isMoved = (motion: Motion) => motion.seat === seat || parts.includes(motion.seat)
  const own = all.find((motion) => isMoved(motion) && bodily.has(motion.kind)) as BodyMotion | undefined
  if (!own) return <g>{children}</g>
  const at = placeOf(seat)
  const other = own.other === undefined ? undefined : placeOf(own.other)
  // Who falls by himself falls where he stands.
  const towards = other ?? (at && own.kind !== 'fall' ? ahead(at, REACH) : undefined)
  return (
    <g key={line} className={`motion ${own.kind}`} style={along(way(at, towards, REACH))}>
      {children}
    </g>
  )
}

/** Above everybody: what meets a blow, what flies, and the numbers of harm. */
export function Flashes({ placeOf }: { readonly placeOf: PlaceOf }) {
  const { line, all } = useContext(MotionsShown)
  const shown = all.filter(({ kind }) => !bodily.has(kind)) as Exclude<Motion, BodyMotion>[]
  if (shown.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: not focusable; the log says it in words
    <g key={line} className="flashes" aria-hidden="true">
      {shown.map((motion) => (
        <Flash key={`${motion.kind} ${motion.seat}`} motion={motion} placeOf={placeOf} />
      ))}
    </g>
  )
}

interface FlashProps {
  readonly motion: Exclude<Motion, BodyMotion>
  readonly placeOf: PlaceOf
}

function Flash({ motion, placeOf }: FlashProps) {
  const at = placeOf(motion.seat)
  if (!at) return null
  if ('number' in motion) return <RisingNumber at={at} harm={motion} />
  const other = motion.other === undefined ? undefined : placeOf(motion.other)
  if (motion.kind !== 'flight') return <Met at={at} by={other ?? ahead(at, REACH)} kind={motion.kind} />
  const isMiss = motion.isMiss === true || !other
  return <Flying from={at} to={placeOfFlight(at, other, isMiss)} what={motion.what} isMiss={isMiss} />
}

/** Where nobody is there it falls two steps ahead; what misses comes down beside him, a little farther. */
function placeOfFlight(from: Standing, to: Point | undefined, isMiss: boolean): Point {
  if (!to) return ahead(from, FAR)
  if (!isMiss) return to
  const { x, y } = way(from, to, PAST)
  return { x: to.x + x * 0.5 - y, y: to.y + y * 0.5 + x }
}

/** Two drops on his brow. */
const SWEAT = 'M-28 -14C-33 -6 -33 -1 -28 -1S-23 -6 -28 -14ZM-38 -5C-41 0 -41 4 -38 4S-35 0 -38 -5Z'

function RisingNumber({ at, harm }: { readonly at: Standing; readonly harm: Harm }) {
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`}>
      {harm.kind === 'wounds' && (
        <path className="spray" d={SPRAY} transform={`rotate(${round(at.facing * 60 + 180)})`} />
      )}
      <g transform="translate(0 -26)">
        <g className={`rising ${harm.kind}`}>
          {harm.kind === 'wounds' && <path className="drop" d="M-19 -14C-25 -5 -25 1 -19 1S-13 -5 -19 -14Z" />}
          {harm.kind === 'stun' && <path className="star" d={star(-20, -6, 8)} />}
          {harm.kind === 'tired' && <path className="sweat" d={SWEAT} />}
          <text>{harm.kind === 'tired' ? `−${harm.number}` : harm.number}</text>
        </g>
      </g>
    </g>
  )
}

/** A star of eight points. */
function star(x: number, y: number, size: number): string {
  const points = Array.from({ length: 16 }, (_, at) => {
    const length = at % 2 === 0 ? size : size * 0.42
    const angle = (at * Math.PI) / 8
    return `${round(x + length * Math.sin(angle))} ${round(y - length * Math.cos(angle))}`
  })
  return `M${points.join('L')}Z`
}

/** The edge of a shield, or the spark of two blades, on the side from which the blow comes. */
function Met({ at, by, kind }: { readonly at: Point; readonly by: Point; readonly kind: Guard['kind'] }) {
  const { x, y } = way(at, by, 30)
  const turn = (Math.atan2(x, -y) * 180) / Math.PI
  return (
    <g transform={`translate(${round(at.x + x)} ${round(at.y + y)}) rotate(${round(turn)})`}>
      <g className={`met ${kind}`}>
        <path d={kind === 'block' ? 'M-24 8A30 30 0 0 1 24 8' : star(0, 0, 20)} />
      </g>
    </g>
  )
}

interface FlyingProps extends Pick<Flight, 'what'> {
  readonly from: Point
  readonly to: Point
  readonly isMiss: boolean
}

function Flying({ from, to, what, isMiss }: FlyingProps) {
  const turn = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI
  const back = { x: from.x - to.x, y: from.y - to.y }
  return (
    <g transform={`translate(${round(to.x)} ${round(to.y)})`}>
      <g className={`flying ${what}${isMiss ? ' missed' : ''}`} style={along(back)}>
        <g transform={`rotate(${round(turn)})`}>
          {what === 'sand' ? <path className="grains" d={GRAINS} /> : thing(what === 'net' ? 'net' : 'spear')}
        </g>
      </g>
    </g>
  )
}

const GRAINS = 'M-12 -4h.1M-5 6h.1M0 -9h.1M4 2h.1M9 -6h.1M12 7h.1M-9 10h.1M2 12h.1'
