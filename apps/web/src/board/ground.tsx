/** What lies on the sand. */

import type { ReactNode } from 'react'
import { type Hex, hexCentre, hexKey, round } from './geometry.ts'
import { Arrow, Dart, type ItemKind, Sword, Weapon } from './items.tsx'
import { NetFlat } from './nets.tsx'
import { ShieldFlat } from './shields.tsx'

export type GroundKind = ItemKind | 'dart' | 'arrow' | 'shield' | 'blood'

export interface GroundThing {
  readonly hex: Hex
  readonly kind: GroundKind
}

/** Drawn around its own middle. */
export function thing(kind: GroundKind): ReactNode {
  switch (kind) {
    case 'dart':
      return (
        <g transform="translate(0 6)">
          <Dart />
        </g>
      )
    case 'arrow':
      return <Arrow />
    case 'sword':
      return (
        <g transform="translate(0 13)">
          <Sword />
        </g>
      )
    case 'shield':
      return <ShieldFlat kind="largeShield" />
    case 'smallShield':
    case 'largeShield':
    case 'xlargeShield':
      return <ShieldFlat kind={kind} />
    case 'net':
      return <NetFlat />
    case 'blood':
      return <Blood />
    default:
      return <Weapon item={{ kind }} />
  }
}

function Blood() {
  return (
    <g fill="var(--blood)" opacity={0.62}>
      <path d="M-15 2C-17 -6 -7 -11 1 -9C8 -12 19 -7 17 1C21 7 9 12 2 9C-5 13 -17 10 -15 2Z" />
      <circle cx={21} cy={9} r={3.6} />
      <circle cx={-19} cy={-9} r={2.6} />
      <circle cx={11} cy={-15} r={2} />
    </g>
  )
}

function groups(ground: readonly GroundThing[]): { hex: Hex; kinds: GroundKind[] }[] {
  const byHex = new Map<string, { hex: Hex; kinds: GroundKind[] }>()
  for (const { hex, kind } of ground) {
    const here = byHex.get(hexKey(hex))
    if (here) here.kinds.push(kind)
    else byHex.set(hexKey(hex), { hex, kinds: [kind] })
  }
  return [...byHex.values()]
}

/** On free hexes, spread out; what lies under somebody's feet is drawn by GroundUnder. */
export function Ground({
  ground,
  occupied,
}: {
  readonly ground: readonly GroundThing[]
  readonly occupied: ReadonlySet<string>
}) {
  return (
    <g className="ground">
      {groups(ground).map(({ hex, kinds }) => {
        const { x, y } = hexCentre(hex)
        const taken = occupied.has(hexKey(hex))
        return (
          <g key={hexKey(hex)} transform={`translate(${round(x)} ${round(y)})`}>
            {kinds.includes('blood') && <Blood />}
            {!taken && <Spread kinds={kinds.filter((kind) => kind !== 'blood')} />}
          </g>
        )
      })}
    </g>
  )
}

function Spread({ kinds }: { readonly kinds: readonly GroundKind[] }) {
  return kinds.map((kind, index) => {
    const aside = kinds.length > 1 ? (index - (kinds.length - 1) / 2) * Math.min(16, 48 / kinds.length) : 0
    const key = `${kind}${kinds.slice(0, index).filter((other) => other === kind).length}`
    const lean = kind === 'net' ? 0 : 62 + ((index * 67) % 120)
    return (
      <g key={key} transform={`translate(${round(aside)} ${index % 2 ? 6 : -3})`}>
        <g className="figure-cast" transform="translate(1.5 2.5)">
          <g transform={`rotate(${lean}) scale(0.86)`}>{thing(kind)}</g>
        </g>
        <g transform={`rotate(${lean}) scale(0.86)`}>{thing(kind)}</g>
      </g>
    )
  })
}

/** Small, at the lower left of whoever stands on it: otherwise he would hide it. */
export function GroundUnder({
  ground,
  occupied,
}: {
  readonly ground: readonly GroundThing[]
  readonly occupied: ReadonlySet<string>
}) {
  const things = ground.filter(({ hex, kind }) => kind !== 'blood' && occupied.has(hexKey(hex)))
  return (
    <g className="ground">
      {groups(things).map(({ hex, kinds }) => {
        const { x, y } = hexCentre(hex)
        const different = [...new Set(kinds)]
        return (
          <g key={hexKey(hex)} transform={`translate(${round(x - 32)} ${round(y + 20)})`}>
            {different.map((kind, index) => (
              <g key={kind} transform={`translate(${index * 15} ${index * 7})`}>
                <circle r={11} fill="var(--sand-mid)" stroke="var(--fig-ink)" strokeWidth={1.6} />
                <g transform={`rotate(40) scale(${kind === 'dart' || kind === 'arrow' ? 0.46 : 0.4})`}>{thing(kind)}</g>
              </g>
            ))}
            {kinds.length > different.length && (
              <text className="ground-count" x={-12} y={-9}>
                {kinds.length}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
