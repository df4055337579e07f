/**
 * What a gladiator can hold, drawn from above around the fist at (0, 0) of a right hand: forward is up, outward is to the
 * right. Blades and points are as long as they are dangerous. Shields are in shields.tsx.
 */

import type { ReactNode } from 'react'
import { Axe, Flail, Maul, Scimitar } from './heavy-arms.tsx'
import { Lasso, Net } from './nets.tsx'
import { paint } from './paint.ts'
import { outline, Rod } from './rod.tsx'

export type ShieldKind = 'smallShield' | 'largeShield' | 'xlargeShield'

export type WeaponKind =
  | 'sword'
  | 'trident'
  | 'dagger'
  | 'longSpear'
  | 'spear'
  | 'javelin'
  | 'darts'
  | 'bow'
  | 'twoHanded'
  | 'net'
  | 'lasso'
  | 'cone'
  | 'axe'
  | 'flail'
  | 'maul'
  | 'scimitar'

export type ItemKind = WeaponKind | ShieldKind

export interface HeldItem {
  readonly kind: ItemKind
  /** Darts in the hand, arrows in the quiver. */
  readonly count?: number
}

export function Sword() {
  return (
    <>
      <path d="M-4 -4L-4.6 -24Q-4 -30 0 -36Q4 -30 4.6 -24L4 -4Z" fill={paint.steel} {...outline} />
      <path d="M0.4 -34.4Q3.3 -29 3.7 -24L3.1 -5H0.4Z" fill={paint.steelMid} />
      <path d="M0 -8V-26" stroke={paint.steelDark} strokeWidth={1.3} strokeLinecap="round" />
      <Rod d="M0 -2V6" colour={paint.leather} width={3.2} />
      <path d="M-7.6 -6.4Q0 -8.2 7.6 -6.4V-2.6Q0 -4.2 -7.6 -2.6Z" fill={paint.bronze} {...outline} />
      <circle cy={7} r={2.9} fill={paint.bronze} {...outline} />
    </>
  )
}

function Dagger() {
  return (
    <>
      <path d="M-3.4 -3Q-5 -8 -4.4 -11Q-3.6 -17 0 -22Q3.6 -17 4.4 -11Q5 -8 3.4 -3Z" fill={paint.steel} {...outline} />
      <path d="M0 -20Q2.7 -16 3.5 -11Q4 -7 2.6 -4H0Z" fill={paint.steelMid} />
      <path d="M-5.4 -4.8H5.4" stroke={paint.ink} strokeWidth={5} strokeLinecap="round" />
      <path d="M-5.2 -4.8H5.2" stroke={paint.leatherLight} strokeWidth={2} strokeLinecap="round" />
      <Rod d="M0 -1V5" colour={paint.leather} width={3} />
      <circle cy={6} r={2.4} fill={paint.leatherLight} {...outline} />
    </>
  )
}

function Trident() {
  return (
    <>
      <Rod d="M0 34V-16" colour={paint.wood} width={3.2} />
      <path d="M-2 24H2M-2 27H2" stroke={paint.ink} strokeWidth={1.2} />
      <Rod d="M-10 -30V-25Q-10 -18.5 0 -18.5Q10 -18.5 10 -25V-30M0 -18.5V-33" colour={paint.steel} width={2.8} />
      {[-10, 0, 10].map((x) => (
        <path
          key={x}
          d={x === 0 ? 'M0 -42L4.6 -31H-4.6Z' : `M${x} -37L${x + 4} -28H${x - 4}Z`}
          fill={paint.steel}
          {...outline}
        />
      ))}
      <path d="M-4 -17.5H4" stroke={paint.ink} strokeWidth={6} strokeLinecap="round" />
      <path d="M-3.6 -17.5H3.6" stroke={paint.bronze} strokeWidth={3} strokeLinecap="round" />
    </>
  )
}

function SpearBlade({ y, length, half }: { readonly y: number; readonly length: number; readonly half: number }) {
  const tip = y - length
  const belly = y - length * 0.36
  return (
    <>
      <path
        d={`M-1.6 ${y}Q${-half - 1} ${belly + 2} ${-half} ${belly}Q${-half + 1} ${tip + length * 0.3} 0 ${tip}Q${half - 1} ${tip + length * 0.3} ${half} ${belly}Q${half + 1} ${belly + 2} 1.6 ${y}Z`}
        fill={paint.steel}
        {...outline}
      />
      <path
        d={`M0.4 ${tip + 3}Q${half - 2} ${tip + length * 0.35} ${half - 1} ${belly}L0.4 ${y - 1}Z`}
        fill={paint.steelMid}
      />
      <path d={`M0 ${y}V${tip + 5}`} stroke={paint.steelDark} strokeWidth={1.1} />
    </>
  )
}

function LongSpear() {
  return (
    <>
      <Rod d="M0 40V-26" colour={paint.wood} width={3.4} />
      <path d="M-2.6 37H2.6L0 47Z" fill={paint.bronze} {...outline} />
      <SpearBlade y={-24} length={25} half={5.4} />
      <path d="M-2.8 -24.5H2.8" stroke={paint.ink} strokeWidth={5} strokeLinecap="round" />
      <path d="M-2.6 -24.5H2.6" stroke={paint.bronze} strokeWidth={2.6} strokeLinecap="round" />
    </>
  )
}

function Spear() {
  return (
    <>
      <Rod d="M0 33V-17" colour={paint.wood} width={3.2} />
      <SpearBlade y={-15} length={18} half={5} />
      <path d="M-2.2 -15.5H2.2" stroke={paint.ink} strokeWidth={4.6} strokeLinecap="round" />
    </>
  )
}

/** Thin, with a long iron neck and a small head; the thong at its middle is tied to the wrist. */
function Javelin() {
  return (
    <>
      <Rod d="M0 34V-12" colour={paint.wood} width={2.8} edge={1.5} />
      <Rod d="M0 -13V-28" colour={paint.steelMid} width={1.8} edge={1.3} />
      <path d="M0 -40L4.6 -28.5L0 -31L-4.6 -28.5Z" fill={paint.steel} {...outline} />
      <path d="M0 9C9 11 10 -1 2 -4" fill="none" stroke={paint.ink} strokeWidth={3.4} strokeLinecap="round" />
      <path d="M0 9C9 11 10 -1 2 -4" fill="none" stroke={paint.side} strokeWidth={1.8} strokeLinecap="round" />
      <path d="M-2.6 12H2.6M-2.6 9H2.6M-2.6 -10H2.6" stroke={paint.side} strokeWidth={2} />
    </>
  )
}

export function Dart() {
  return (
    <>
      <Rod d="M0 9V-15" colour={paint.wood} width={2} edge={1.4} />
      <path d="M0 -25L3.8 -14.5H-3.8Z" fill={paint.steel} {...outline} strokeWidth={1.6} />
      <path d="M0 5L-3.8 8.5V13L0 10L3.8 13V8.5Z" fill={paint.cloth} {...outline} strokeWidth={1.4} />
    </>
  )
}

function Darts({ count = 4 }: { readonly count?: number }) {
  const shown = Math.min(count, 6)
  const spread = shown > 4 ? 17 : 23
  return Array.from({ length: shown }, (_, index) => {
    const lean = (index - (shown - 1) / 2) * spread
    return (
      <g key={lean} transform={`rotate(${lean}) translate(0 -7)`}>
        <Dart />
      </g>
    )
  })
}

export function Arrow() {
  return (
    <>
      <Rod d="M0 20V-13" colour={paint.wood} width={1.6} edge={1.3} />
      <path d="M0 -21L3.4 -12H-3.4Z" fill={paint.steel} {...outline} strokeWidth={1.5} />
      <path d="M0 14L-3.4 17V22.5L0 20L3.4 22.5V17Z" fill={paint.cloth} {...outline} strokeWidth={1.3} />
    </>
  )
}

function Bow({ count = 4 }: { readonly count?: number }) {
  return (
    <>
      <path d="M-27 9L27 9" stroke={paint.ink} strokeWidth={1.5} />
      {count > 0 && <Arrow />}
      <Rod
        d="M-28 4C-30 12 -24 12 -19.5 5C-13 -5 -6 -3 0 0C6 -3 13 -5 19.5 5C24 12 30 12 28 4"
        colour={paint.wood}
        width={4}
      />
      <path d="M-21.4 8L-16.6 2M21.4 8L16.6 2" stroke={paint.side} strokeWidth={3.2} />
    </>
  )
}

/** The shaft lies across his front, so it is drawn along the line between the two fists, the head outward. */
export function GreatAxe() {
  return (
    <>
      <Rod d="M-30 0H30" colour={paint.wood} width={4} />
      <path d="M-24 -2V2M-20 -2V2M-16 -2V2" stroke={paint.ink} strokeWidth={1.3} />
      <path
        d="M14 -3C14.5 -10 11 -16 6 -19.5C14 -26.5 31 -26.5 37 -18.5C31.5 -15.5 28.5 -10 29 -3Z"
        fill={paint.steel}
        {...outline}
      />
      <path d="M7.6 -19.4C15 -25.4 30 -25.4 35.6 -18.4C29 -22.6 14.6 -23 7.6 -19.4Z" fill="#fff" />
      <path
        d="M17 -5C17.4 -10 15.4 -14 13 -17M26.4 -5C26 -10 27.6 -14 30 -16.4"
        fill="none"
        stroke={paint.steelDark}
        strokeWidth={1.4}
      />
      <path d="M14.6 -3.6H28.4V4.2L25 7.4H18L14.6 4.2Z" fill={paint.steelMid} {...outline} />
    </>
  )
}

/** A tube of metal over the forearm that ends in a crescent: what cuts a net. */
function Cone() {
  return (
    <>
      <path d="M-9 17L-3.6 -9H3.6L9 17Q0 21.5 -9 17Z" fill={paint.steelMid} {...outline} />
      <path d="M-5.6 15.8L-1.8 -7H0.4V18Q-3 17.6 -5.6 15.8Z" fill={paint.steel} />
      <path
        d="M-7.4 9.4Q0 12.8 7.4 9.4M-5.8 1.6Q0 4.4 5.8 1.6"
        fill="none"
        stroke={paint.bronzeDark}
        strokeWidth={2.4}
      />
      <path
        d="M-14 -22C-12.5 -10.5 -6 -7.4 0 -7.4C6 -7.4 12.5 -10.5 14 -22C8.5 -15.5 4.6 -14 0 -14C-4.6 -14 -8.5 -15.5 -14 -22Z"
        fill={paint.steel}
        {...outline}
      />
    </>
  )
}

export function Weapon({ item }: { readonly item: HeldItem }): ReactNode {
  const count = item.count === undefined ? {} : { count: item.count }
  switch (item.kind) {
    case 'sword':
      return <Sword />
    case 'dagger':
      return <Dagger />
    case 'trident':
      return <Trident />
    case 'longSpear':
      return <LongSpear />
    case 'spear':
      return <Spear />
    case 'javelin':
      return <Javelin />
    case 'darts':
      return <Darts {...count} />
    case 'bow':
      return <Bow {...count} />
    case 'twoHanded':
      return <GreatAxe />
    case 'net':
      return <Net />
    case 'lasso':
      return <Lasso />
    case 'cone':
      return <Cone />
    case 'axe':
      return <Axe />
    case 'flail':
      return <Flail />
    case 'maul':
      return <Maul />
    case 'scimitar':
      return <Scimitar />
    default:
      return null
  }
}
