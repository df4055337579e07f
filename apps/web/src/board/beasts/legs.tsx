/** Four legs, as far as they show beside the body: how they are set says what the beast is doing. */

import type { Posture } from '../figure.tsx'
import { round } from '../geometry.ts'
import { paint } from '../paint.ts'
import { Rod } from '../rod.tsx'
import type { Coat } from './coats.ts'
import { horn } from './coats.ts'
import type { BeastForm, Leg } from './kinds.ts'

/** Where a foot is: so many reaches out to its side, and ahead (less than 0) or behind. */
type Step = readonly [out: number, along: number]
/** Fore left, fore right, hind left, hind right. */
type Stance = readonly [Step, Step, Step, Step]

const walking: Stance = [
  [0.55, -0.85],
  [0.62, -0.05],
  [0.62, -0.1],
  [0.52, 0.75],
]
const running: Stance = [
  [0.35, -1.2],
  [0.28, -1.35],
  [0.35, 1.2],
  [0.28, 1.35],
]
const braced: Stance = [
  [0.6, -0.8],
  [0.6, -0.8],
  [0.65, 0.3],
  [0.65, 0.3],
]
const sprawling: Stance = [
  [1, -0.4],
  [0.75, 0.5],
  [0.7, -0.6],
  [1, 0.5],
]
const stances: Partial<Record<Posture, Stance>> = {
  panicked: running,
  feeding: braced,
  offBalance: sprawling,
  kneeling: sprawling,
  entangled: sprawling,
}
/** On its side: both legs of a pair to the right, the upper one ahead of the lower. */
const lying: readonly [Step, Step] = [
  [1.15, -0.45],
  [0.95, 0.4],
]

function Foot({ x, y, kind, width, coat }: FootProps) {
  const size = width * 0.72
  if (kind === 'hoof')
    return <ellipse cx={x} cy={y} rx={size * 0.8} ry={size} fill={horn} stroke={paint.ink} strokeWidth={1.6} />
  const toes = [-0.5, 0, 0.5].map((at) => `M${round(x + at * size)} ${round(y - size * 0.95)}v${round(size * 0.55)}`)
  return (
    <>
      <ellipse cx={x} cy={y} rx={size} ry={size * 1.05} fill={coat.fill} stroke={paint.ink} strokeWidth={1.9} />
      <path
        d={toes.join('')}
        stroke={kind === 'round' ? coat.light : paint.ink}
        strokeWidth={kind === 'round' ? 2.6 : 1.5}
        strokeLinecap="round"
      />
    </>
  )
}

interface FootProps {
  readonly x: number
  readonly y: number
  readonly kind: BeastForm['foot']
  readonly width: number
  readonly coat: Coat
}

/** Bends outwards on its way from the body to the foot. */
function OneLeg({ leg, hand, step, foot, coat }: LegProps) {
  const { x, y, reach, width } = leg
  const to = { x: round(hand * (x + step[0] * reach)), y: round(y + step[1] * reach) }
  const knee = { x: round(hand * (x + (step[0] + 0.25) * reach)), y: round(y + step[1] * reach * 0.35) }
  return (
    <>
      <Rod d={`M${hand * x} ${y}Q${knee.x} ${knee.y} ${to.x} ${to.y}`} colour={coat.fill} width={width} edge={1.9} />
      <Foot {...to} kind={foot} width={width} coat={coat} />
    </>
  )
}

interface LegProps {
  readonly leg: Leg
  readonly hand: 1 | -1
  readonly step: Step
  readonly foot: BeastForm['foot']
  readonly coat: Coat
}

type LegsProps = Pick<BeastForm, 'fore' | 'hind' | 'foot'> & { readonly posture: Posture; readonly coat: Coat }

export function BeastLegs({ fore, hind, foot, posture, coat }: LegsProps) {
  if (posture === 'prone' || posture === 'out') {
    return [fore, hind].map((leg) =>
      lying.map((step) => <OneLeg key={`${leg.y} ${step[1]}`} hand={1} {...{ leg, step, foot, coat }} />),
    )
  }
  const [left, right, hindLeft, hindRight] = stances[posture] ?? walking
  return (
    <>
      <OneLeg leg={fore} hand={-1} step={left} foot={foot} coat={coat} />
      <OneLeg leg={fore} hand={1} step={right} foot={foot} coat={coat} />
      <OneLeg leg={hind} hand={-1} step={hindLeft} foot={foot} coat={coat} />
      <OneLeg leg={hind} hand={1} step={hindRight} foot={foot} coat={coat} />
    </>
  )
}
