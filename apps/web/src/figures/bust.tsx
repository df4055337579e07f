/** Head and shoulders in a ring of his side: a gladiator with a face or in his helmet, a beast, whoever runs a ludus. */
import { type CSSProperties, type ReactNode, useId } from 'react'
import type { Armour, BeastKind, Equipment, HeldItem } from '../board/figure.tsx'
import { Weapon } from '../board/items.tsx'
import { paint, sideOf } from '../board/paint.ts'
import { Ring } from '../board/ring.tsx'
import { ShieldFlat } from '../board/shields.tsx'
import { hasShoulderPlate, helmetOf, isShield } from './arms.ts'
import { BeastHead } from './beast-heads.tsx'
import { Face } from './face.tsx'
import { Helmet } from './helmets.tsx'
import { type Look, lookOf } from './look.ts'
import { BustScars } from './scars.tsx'
import './figures.css'

const edge = { stroke: paint.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const shoulders = 'M-47 62C-48 40 -36 31 -21 27C-13 25 -9.4 22 -9.4 12H9.4C9.4 22 13 25 21 27C36 31 48 40 47 62Z'

/** Of a woman the breast is bound with a band of cloth. */
function Breast({ isWoman }: Pick<Look, 'isWoman'>) {
  if (isWoman) {
    return (
      <>
        <path {...line} d="M-6 29Q-14 31 -22 30M6 29Q14 31 22 30" stroke={paint.skinDark} strokeWidth={1.8} />
        <path d="M-35 39Q-16 46 0 43.4Q16 46 35 39L37 64H-37Z" fill={paint.cloth} {...edge} />
        <path
          {...line}
          d="M-30 46Q-15 51 -3 48.6M30 46Q15 51 3 48.6M0 44V58"
          stroke={paint.leatherLight}
          strokeWidth={1.5}
        />
      </>
    )
  }
  return (
    <path
      {...line}
      d="M-6 29Q-14 31 -22 30M6 29Q14 31 22 30M0 36V56M-4 50Q-16 55 -26 47M4 50Q16 55 26 47M-36 40Q-34 48 -36 58M36 40Q34 48 36 58"
      stroke={paint.skinDark}
      strokeWidth={1.8}
    />
  )
}

function Chest({ armour, isWoman }: Pick<Look, 'isWoman'> & { readonly armour: Armour }) {
  return (
    <>
      <path d={shoulders} fill={paint.skin} {...edge} />
      <path d="M-9.4 14Q0 22 9.4 14V19Q0 27 -9.4 19Z" fill={paint.skinDark} opacity={0.6} />
      {armour === 'none' && <Breast isWoman={isWoman} />}
      {armour === 'light' && <Leather />}
      {armour === 'heavy' && <Scales />}
    </>
  )
}

function Leather() {
  return (
    <>
      <path
        d="M-24 28L-12 25Q0 40 12 25L24 28C28 40 28 52 27 64H-27C-28 52 -28 40 -24 28Z"
        fill={paint.leather}
        {...edge}
      />
      <path d="M-23 30L20 62M23 30L-20 62" stroke={paint.leatherLight} strokeWidth={5} />
      <path d="M-24 40L-25 60M24 40L25 60" stroke={paint.leatherDark} strokeWidth={1.8} strokeDasharray="2.4 2.2" />
      <circle cy={46} r={6.4} fill={paint.bronze} {...edge} strokeWidth={1.7} />
      <circle cy={46} r={2.4} fill={paint.bronzeDark} />
    </>
  )
}

const rows = [34, 41, 48, 55].map((y) => `M-26 ${y}${'q4.3 6.6 8.66 0'.repeat(6)}`).join('')

function Scales() {
  return (
    <>
      <path
        d="M-27 28L-11 25Q0 34 11 25L27 28C30 40 30 52 29 64H-29C-30 52 -30 40 -27 28Z"
        fill={paint.steelMid}
        {...edge}
      />
      <path {...line} d={rows} stroke={paint.ink} strokeWidth={1.4} />
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path d="M22 26C36 26 50 40 48 62H36C36 48 30 38 20 34Z" fill={paint.steel} {...edge} />
          <path {...line} d="M28 32Q40 42 40 60M25 36" stroke={paint.steelDark} strokeWidth={1.8} />
        </g>
      ))}
    </>
  )
}

/** Plates on the arm that strikes. */
function Sleeve() {
  return (
    <>
      <path d="M-23 27C-38 30 -49 42 -48 64H-33C-33 48 -30 38 -20 33Z" fill={paint.bronze} {...edge} />
      <path
        {...line}
        d="M-27 32Q-36 36 -40 30M-31 38Q-40 42 -45 38M-33 46Q-41 49 -47 46M-34 54Q-42 56 -48 54"
        stroke={paint.bronzeDark}
        strokeWidth={2}
      />
    </>
  )
}

/** Of those with net and trident, on the other arm, as high as the ear. */
function ShoulderPlate() {
  return (
    <>
      <path d="M20 34C21 22 24 6 32 -2C40 2 46 18 47 38C40 46 28 46 20 34Z" fill={paint.bronze} {...edge} />
      <path {...line} d="M25 33C26 22 29 10 33 4" stroke={paint.bronzeLight} strokeWidth={2.4} />
      <path d="M34 16l1.8 4 4.2.4-3 3 .8 4.4-3.8-2.2-3.8 2.2.8-4.4-3-3 4.2-.4z" fill={paint.bronzeDark} />
    </>
  )
}

/** What he carries stands behind his shoulders: the weapon on one side, shield or second weapon on the other. */
function Behind({ right, left }: Equipment) {
  const [first, second] = [right[0] ?? left[1], left[0] ?? right[1]]
  return (
    <>
      {first && <Carried item={first} side={-1} />}
      {second && <Carried item={second} side={1} />}
    </>
  )
}

function Carried({ item, side }: { readonly item: HeldItem; readonly side: 1 | -1 }) {
  if (isShield(item)) {
    const size = item.kind === 'smallShield' ? 1.7 : 2.1
    return (
      <g transform={`translate(${side * 32} 34) scale(${size})`}>
        <ShieldFlat kind={item.kind} />
      </g>
    )
  }
  const isWide = item.kind === 'net' || item.kind === 'lasso'
  const place = isWide
    ? `translate(${side * 22} 22) scale(${side * 1.05} 1.05)`
    : `translate(${side * 34} 18) scale(${side * 1.15} 1.15) rotate(10)`
  return (
    <g transform={item.kind === 'twoHanded' ? 'translate(-30 6) rotate(-78)' : place}>
      <Weapon item={item} />
    </g>
  )
}

export interface BustProps {
  /** Width and height in pixels. */
  readonly size: number
  /** 0 to 7: hue and pattern of the ring. */
  readonly side: number
  /** Said by screen readers; without it the picture is decoration beside its text. */
  readonly title?: string
  /** Whether he has fallen. */
  readonly isOut?: boolean
  readonly className?: string
}

/** The ring with somebody in it: below he is cut off by it, above he may stand out of it. */
export function Medallion({
  size,
  side,
  title,
  isOut = false,
  className = '',
  children,
}: BustProps & { readonly children: ReactNode }) {
  const clip = useId()
  const { colour, soft, pattern } = sideOf(side)
  return (
    <svg
      className={`bust ${isOut ? 'is-out' : ''} ${className}`}
      width={size}
      height={size}
      viewBox="-60 -64 120 120"
      style={{ '--side': colour, '--side-soft': soft } as CSSProperties}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <clipPath id={clip}>
        <path d="M-46 0A46 46 0 0 0 46 0L60 -70H-60Z" />
      </clipPath>
      <g transform="scale(1.5)">
        <Ring pattern={pattern} ground={isOut ? 'out' : 'disc'} />
      </g>
      <g clipPath={`url(#${clip})`}>{children}</g>
    </svg>
  )
}

export interface ManBustProps extends BustProps {
  readonly arms: Equipment
  readonly look: Look
  /** In his helmet, if he has one: what he is rather than who. */
  readonly isHelmed?: boolean
}

export function ManBust({ arms, look, isHelmed = false, ...rest }: ManBustProps) {
  const helmet = isHelmed ? helmetOf(arms) : null
  return (
    <Medallion {...rest}>
      <g className={`skin-${look.skin} hair-${look.colour}`} transform="translate(0 -4) scale(0.96)">
        <Behind {...arms} />
        <g transform={look.isWoman ? 'scale(0.88 1)' : undefined}>
          <Chest armour={arms.armour} isWoman={look.isWoman} />
          {arms.armour === 'none' && <BustScars scars={look.scars} />}
          {arms.arms && <Sleeve />}
          {hasShoulderPlate(arms) && <ShoulderPlate />}
        </g>
        {helmet ? <Helmet kind={helmet} look={look} /> : <Face look={look} />}
      </g>
    </Medallion>
  )
}

function BeastBust({ kind, ...rest }: BustProps & { readonly kind: BeastKind }) {
  return (
    <Medallion {...rest}>
      <BeastHead kind={kind} />
    </Medallion>
  )
}

export interface PortraitProps extends BustProps {
  readonly arms: Equipment & { readonly beast?: { readonly kind: BeastKind }; readonly isRider?: boolean }
  /** Without one: any man of his kind, in his helmet. */
  readonly name?: string
  /** What is known of his looks besides his name. */
  readonly known?: Partial<Look>
}

/** Men of a kind look alike. */
function kindOf({ right, left, helmet, armour }: Equipment): string {
  return [helmet, armour, ...[...right, ...left].map(({ kind }) => kind)].join(' ')
}

/** Whoever stands on the board: a beast, or a man by his name. */
export function Portrait({ arms, name, known, ...rest }: PortraitProps) {
  if (arms.beast && !arms.isRider) return <BeastBust kind={arms.beast.kind} {...rest} />
  return <ManBust arms={arms} look={lookOf(name ?? kindOf(arms), known)} isHelmed={name === undefined} {...rest} />
}
