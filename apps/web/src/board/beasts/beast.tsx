/** A beast of the arena over its hexes, in the same hand as the men. */
import type { Posture } from '../figure.tsx'
import { round } from '../geometry.ts'
import { paint } from '../paint.ts'
import { Rod } from '../rod.tsx'
import { coatOf } from './coats.ts'
import { BeastHead } from './heads.tsx'
import { type BeastForm, type BeastKind, forms, type Tail } from './kinds.ts'
import { BeastLegs } from './legs.tsx'
import { Markings } from './markings.tsx'
import { outlineOf } from './outline.ts'
import { Reared } from './reared.tsx'

export interface BeastLook {
  readonly kind: BeastKind
  /** How many hexes it takes up now: what is taken or blocked is left off. */
  readonly hexes: number
}

/** From the middle of one hex to the next, in the size in which figures are drawn. */
export const hexStep = 85.7

interface BeastProps {
  readonly beast: BeastLook
  readonly posture: Posture
}

/** How the head is carried. */
const nods: Partial<Record<Posture, string>> = {
  panicked: 'rotate(-16 0 14)',
  feeding: 'translate(-3 3) rotate(-28 0 14)',
  offBalance: 'rotate(20 0 14)',
  prone: 'rotate(30 0 14)',
  out: 'rotate(38 0 14)',
}

/** What has no room is drawn in: a beast with its back to a pillar gathers itself. */
function gathering(form: BeastForm, hexes: number): number {
  return Math.min(1, (hexes - 0.3) / (form.hexes - 0.3))
}

export function BeastBody({ beast, posture }: BeastProps) {
  const { kind, hexes } = beast
  if (posture === 'reared') return <Reared />
  const form = forms[kind]
  const coat = coatOf(kind)
  const isDown = posture === 'prone' || posture === 'out'
  const along = gathering(form, hexes)
  const { trunk, fore, hind, foot, tail } = form
  const short = {
    foot,
    fore: { ...fore, y: fore.y * along },
    hind: { ...hind, y: hind.y * along },
  }
  return (
    <>
      <g transform={`translate(0 ${round(trunk.at(-1)![0] * (along - 1))})`}>
        <BeastTail kind={kind} tail={tail} raised={posture === 'panicked'} />
      </g>
      <BeastLegs {...short} posture={posture} coat={coat} />
      <path
        d={outlineOf(trunk.map(([y, half]) => [y * along, half]))}
        fill={coat.fill}
        stroke={paint.ink}
        strokeWidth={2.2}
        strokeLinejoin="round"
      />
      <g transform={along < 1 ? `scale(1 ${round(along * 100) / 100})` : undefined}>
        <Markings kind={kind} />
        {isDown && <Belly kind={kind} />}
      </g>
      {posture === 'feeding' && <Meat />}
      <g transform={nods[posture]}>
        <BeastHead kind={kind} isWild={posture === 'panicked'} isDead={posture === 'out'} />
      </g>
    </>
  )
}

/** One that lies on its side shows its belly there. */
function Belly({ kind }: { readonly kind: BeastKind }) {
  const { trunk } = forms[kind]
  const right = trunk.slice(1, -1)
  const [first, last] = [right[0]!, right[right.length - 1]!]
  const middle = right[Math.floor(right.length / 2)]!
  return (
    <path
      d={`M${first[1] - 1} ${first[0]}Q${middle[1] * 0.35} ${middle[0]} ${last[1] - 1} ${last[0]}Q${middle[1] + 3} ${middle[0]} ${first[1] - 1} ${first[0]}Z`}
      fill={coatOf(kind).light}
      stroke={paint.ink}
      strokeWidth={1.4}
    />
  )
}

function BeastTail({ kind, tail, raised }: TailProps) {
  const { d, width, tuft, rings } = tail
  const { fill, dark } = coatOf(kind)
  const start = forms[kind].trunk.at(-1)![0]
  return (
    <g transform={raised ? `rotate(22 0 ${start})` : undefined}>
      <Rod d={d} colour={fill} width={width} edge={1.7} />
      {rings && <path d={d} fill="none" stroke={paint.ink} strokeWidth={width} strokeDasharray={rings} />}
      {tuft && (
        <path
          d={tuft}
          fill={kind === 'gazelle' ? paint.ink : dark}
          stroke={paint.ink}
          strokeWidth={1.6}
          strokeLinejoin="round"
        />
      )}
    </g>
  )
}

interface TailProps {
  readonly kind: BeastKind
  readonly tail: Tail
  readonly raised: boolean
}

/** What it feeds on. */
function Meat() {
  return (
    <>
      <path
        d="M-34 -40C-24 -48 -6 -46 2 -38C8 -32 0 -24 -10 -24C-22 -22 -42 -30 -34 -40Z"
        fill="var(--blood)"
        stroke={paint.ink}
        strokeWidth={1.8}
      />
      <path
        d="M-28 -37C-20 -42 -12 -40 -6 -36M-22 -30C-16 -33 -10 -32 -6 -30"
        fill="none"
        stroke={paint.sideSoft}
        strokeWidth={1.8}
        strokeLinecap="round"
      />
    </>
  )
}

/** The ground under the trunk: as long as the beast, so that one sees which hexes are taken. */
export function Lane({ hexes, isDown }: { readonly hexes: number; readonly isDown: boolean }) {
  const end = round((hexes - 1) * hexStep)
  if (end === 0) return null
  const d = `M-27 0V${end}A27 27 0 0 0 27 ${end}V0`
  return (
    <>
      <path d={`${d}Z`} fill={isDown ? paint.discDown : paint.disc} opacity={0.92} />
      <path d={d} fill="none" stroke={paint.discEdge} strokeWidth={6} />
      <path d={d} fill="none" stroke={paint.side} strokeWidth={3} strokeDasharray="9 4" />
    </>
  )
}
