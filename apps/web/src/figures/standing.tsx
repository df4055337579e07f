/** A gladiator on his feet, seen from the front, from crest to sandals. What he holds is what he holds on the board. */
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import type { Armour, Equipment, HeldItem } from '../board/figure.tsx'
import { Weapon } from '../board/items.tsx'
import { paint, sideOf } from '../board/paint.ts'
import { Rod } from '../board/rod.tsx'
import { ShieldFlat } from '../board/shields.tsx'
import { hasShoulderPlate, helmetOf, isShield } from './arms.ts'
import type { BustProps } from './bust.tsx'
import { Face } from './face.tsx'
import { Helmet } from './helmets.tsx'
import type { Look } from './look.ts'
import { BodyScars } from './scars.tsx'
import './figures.css'

const edge = { stroke: paint.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const trunk =
  'M-26 -44C-24 -50 -12 -51 -6 -54H6C12 -51 24 -50 26 -44C26 -34 20 -26 18 -14L17 4H-17L-18 -14C-20 -26 -26 -34 -26 -44Z'

const SLIM = 'scale(0.9 1)'
const slimTrunk =
  'M-24 -44C-22 -50 -12 -51 -6 -54H6C12 -51 22 -50 24 -44C24 -36 18.4 -28 14.6 -15Q15 -4 17.4 4H-17.4Q-15 -4 -14.6 -15C-18.4 -28 -24 -36 -24 -44Z'

/** A band of cloth over the breast. */
function Band() {
  return (
    <>
      <path
        {...line}
        d="M0 -18V-4M-5 -47Q-12 -46 -17 -47M5 -47Q12 -46 17 -47"
        stroke={paint.skinDark}
        strokeWidth={1.5}
      />
      <path
        d="M-20.6 -40Q-10 -36 0 -37.6Q10 -36 20.6 -40C20 -34 18 -29 16.4 -23.6Q0 -18.6 -16.4 -23.6C-18 -29 -20 -34 -20.6 -40Z"
        fill={paint.cloth}
        {...edge}
      />
      <path
        {...line}
        d="M-16 -35Q-8 -31 -2 -33M16 -35Q8 -31 2 -33M0 -36V-23M-14 -27Q-7 -24 0 -24.6"
        stroke={paint.leatherLight}
        strokeWidth={1.3}
      />
    </>
  )
}

function Trunk({ armour, isWoman }: Pick<Look, 'isWoman'> & { readonly armour: Armour }) {
  return (
    <>
      <path d={isWoman ? slimTrunk : trunk} fill={paint.skin} {...edge} />
      <path
        d="M12 -48C22 -48 25 -44 25 -41C24 -32 19 -25 17 -13L16 3H8C12 -16 14 -32 12 -48Z"
        transform={isWoman ? 'scale(0.88 1)' : undefined}
        fill={paint.skinDark}
        opacity={0.4}
      />
      {armour === 'none' && isWoman && <Band />}
      {armour === 'none' && !isWoman && (
        <path
          {...line}
          d="M0 -42V-2M-4 -30Q-12 -26 -18 -32M4 -30Q12 -26 18 -32M-8 -18H8M-8 -10H8M-5 -47Q-12 -46 -18 -47M5 -47Q12 -46 18 -47"
          stroke={paint.skinDark}
          strokeWidth={1.5}
        />
      )}
      {armour === 'light' && (
        <g transform={isWoman ? SLIM : undefined}>
          <path
            d="M-18 -48L-8 -51Q0 -42 8 -51L18 -48C20 -36 18 -24 17 -12L16.4 3H-16.4L-17 -12C-18 -24 -20 -36 -18 -48Z"
            fill={paint.leather}
            {...edge}
          />
          <path d="M-17 -45L15 -4M17 -45L-15 -4" stroke={paint.leatherLight} strokeWidth={3.6} />
          <circle cy={-25} r={4.6} fill={paint.bronze} {...edge} strokeWidth={1.6} />
        </g>
      )}
      {armour === 'heavy' && (
        <g transform={isWoman ? SLIM : undefined}>
          <path
            d="M-21 -48L-8 -51Q0 -45 8 -51L21 -48C22 -36 19 -24 18 -12L17.4 3H-17.4L-18 -12C-19 -24 -22 -36 -21 -48Z"
            fill={paint.steelMid}
            {...edge}
          />
          <path
            {...line}
            d={[-40, -33, -26, -19, -12, -5].map((y) => `M-17 ${y}${'q2.8 4.6 5.67 0'.repeat(6)}`).join('')}
            stroke={paint.ink}
            strokeWidth={1.2}
          />
        </g>
      )}
    </>
  )
}

/** Belt and loincloth in the colour of his side, knotted at the front. */
function Cloth() {
  return (
    <>
      <path d="M-18 2H18L21 30Q12 36 0 44Q-12 36 -21 30Z" fill={paint.side} {...edge} />
      <path
        {...line}
        d="M-10 10L-12 32M10 10L12 32M0 12V42M-5 10L-6 36M5 10L6 36"
        stroke={paint.sideSoft}
        strokeWidth={1.5}
      />
      <rect x={-19} y={-3} width={38} height={9} rx={3} fill={paint.bronze} {...edge} />
      <circle cy={1.5} r={3.2} fill={paint.bronzeLight} stroke={paint.ink} strokeWidth={1.3} />
      <path {...line} d="M-13 1.5H-9M9 1.5H13" stroke={paint.bronzeDark} strokeWidth={2} />
    </>
  )
}

function Leg({ hasGreave }: { readonly hasGreave: boolean }) {
  return (
    <>
      <path
        d="M3 22H20C21 36 19 46 18 52C20 62 19 74 16 88H7C5 74 4 62 6 52C4 46 2 36 3 22Z"
        fill={paint.skin}
        {...edge}
      />
      <path
        d="M15 24C19 34 17 46 15 52C17 64 16 76 13 87H16C19 74 20 62 18 52C19 46 21 36 20 23Z"
        fill={paint.skinDark}
        opacity={0.5}
      />
      <path {...line} d="M8 52Q12 55 16 52" stroke={paint.skinDark} strokeWidth={1.6} />
      {hasGreave && (
        <>
          <path d="M5 46Q12 40 19 46C21 60 19 74 17 84H6.6C4.6 74 3 60 5 46Z" fill={paint.bronze} {...edge} />
          <path {...line} d="M12 48V80" stroke={paint.bronzeLight} strokeWidth={2} />
          <circle cx={12} cy={50} r={3} fill={paint.bronzeDark} />
        </>
      )}
      <path d="M6 86H17L22 93Q22 97 18 97H6Q4 92 6 86Z" fill={paint.leather} {...edge} />
      {!hasGreave && (
        <path
          {...line}
          d="M7 70L16 76M16 70L7 76M7 78L16.4 84M16.4 78L7 84"
          stroke={paint.leatherDark}
          strokeWidth={1.7}
        />
      )}
    </>
  )
}

function ArmDown({ isPlated }: { readonly isPlated: boolean }) {
  const d = 'M23 -42C32 -34 33 -22 32 -12L34 4'
  return (
    <>
      <Rod d={d} colour={isPlated ? paint.bronze : paint.skin} width={10} edge={2} />
      {isPlated && <path d={d} fill="none" stroke={paint.bronzeDark} strokeWidth={9.6} strokeDasharray="1.6 3.6" />}
    </>
  )
}

/** What hangs in the fist of one hand, and the fist around it. */
function InHand({ item }: { readonly item: HeldItem | undefined }) {
  const fist = <circle cx={34} cy={6} r={5.6} fill={paint.skin} {...edge} strokeWidth={1.8} />
  if (!item) return fist
  if (isShield(item)) return null
  const isLong =
    item.kind === 'trident' || item.kind === 'longSpear' || item.kind === 'spear' || item.kind === 'javelin'
  const isWide = item.kind === 'net' || item.kind === 'lasso'
  const place = isLong
    ? 'translate(34 4) scale(1.6 2.3)'
    : isWide
      ? 'translate(32 4) rotate(130) scale(1.35)'
      : item.kind === 'bow'
        ? 'translate(36 2) rotate(84) scale(1.2)'
        : 'translate(34 6) rotate(14) scale(1.3)'
  return (
    <>
      <g transform={place}>
        <Weapon item={item} />
      </g>
      {fist}
    </>
  )
}

function Shield({ item }: { readonly item: HeldItem }) {
  if (!isShield(item)) return null
  const size = item.kind === 'smallShield' ? 1.7 : item.kind === 'largeShield' ? 2.3 : 1.9
  return (
    <g transform={`translate(28 ${item.kind === 'smallShield' ? -6 : 6}) scale(${size})`}>
      <ShieldFlat kind={item.kind} />
    </g>
  )
}

/** His right hand is on the left of the picture: he looks at us. */
function Hand({
  items,
  isRight,
  isPlated,
}: {
  readonly items: readonly HeldItem[]
  readonly isRight: boolean
  readonly isPlated: boolean
}) {
  const [item] = items
  return (
    <g transform={isRight ? 'scale(-1 1)' : undefined}>
      <ArmDown isPlated={isPlated} />
      <InHand item={item} />
      {item && <Shield item={item} />}
    </g>
  )
}

function TwoHands({ item }: { readonly item: HeldItem }) {
  return (
    <>
      <Rod d="M-23 -42C-34 -30 -30 -18 -14 -10" colour={paint.skin} width={10} edge={2} />
      <Rod d="M23 -42C34 -30 30 -22 16 -22" colour={paint.skin} width={10} edge={2} />
      <g transform="translate(2 -17) rotate(-52) scale(1.25)">
        <Weapon item={item} />
      </g>
      <circle cx={-12} cy={-6} r={5.4} fill={paint.skin} {...edge} strokeWidth={1.8} />
      <circle cx={14} cy={-30} r={5.4} fill={paint.skin} {...edge} strokeWidth={1.8} />
    </>
  )
}

function Body({
  arms,
  look,
  children,
}: {
  readonly arms: Equipment
  readonly look: Look
  readonly children: ReactNode
}) {
  const great = [...arms.right, ...arms.left].find(({ kind }) => kind === 'twoHanded')
  return (
    <>
      <ellipse cy={96} rx={44} ry={8} fill={paint.ink} opacity={0.18} />
      <g transform="scale(-1 1)">
        <Leg hasGreave={arms.legs === true} />
      </g>
      <Leg hasGreave={arms.legs === true} />
      <Cloth />
      <Trunk armour={arms.armour} isWoman={look.isWoman} />
      {arms.armour === 'none' && <BodyScars scars={look.scars} />}
      {great ? (
        <TwoHands item={great} />
      ) : (
        <>
          <Hand items={arms.right} isRight isPlated={arms.arms === true} />
          <Hand items={arms.left} isRight={false} isPlated={false} />
        </>
      )}
      {hasShoulderPlate(arms) && (
        <path
          d="M16 -42C17 -54 22 -64 28 -68C34 -62 38 -50 37 -36C30 -32 20 -34 16 -42Z"
          fill={paint.bronze}
          {...edge}
        />
      )}
      <Rod d="M0 -52V-60" colour={paint.skin} width={9} edge={1.9} />
      {children}
    </>
  )
}

export interface StandingProps extends Omit<BustProps, 'size'> {
  readonly arms: Equipment
  readonly look: Look
  /** In pixels. */
  readonly height: number
  /** Otherwise his helmet stands beside him, and his face is seen. */
  readonly isHelmed?: boolean
}

export function Standing({ arms, look, height, side, title, isHelmed = false, className = '' }: StandingProps) {
  const { colour, soft } = sideOf(side)
  const helmet = helmetOf(arms)
  const style = useMemo(() => ({ '--side': colour, '--side-soft': soft }) as CSSProperties, [colour, soft])
  return (
    <svg
      className={`standing ${className}`}
      width={height * 0.64}
      height={height}
      viewBox="-66 -102 132 206"
      style={style}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <g className={`skin-${look.skin} hair-${look.colour}`}>
        <Body arms={arms} look={look}>
          <g transform="translate(0 -66) scale(0.76)">
            {helmet && isHelmed ? <Helmet kind={helmet} look={look} /> : <Face look={look} />}
          </g>
        </Body>
        {helmet && !isHelmed && (
          <g transform="translate(-40 86) scale(0.62)">
            <Helmet kind={helmet} look={null} />
          </g>
        )}
      </g>
    </svg>
  )
}
