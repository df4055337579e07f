/**
 * One gladiator or beast, drawn from above. The same grammar for every book: ring and wedge on the ground, then the man,
 * what he wears and what he holds. Knows nothing of rules: whoever draws him says what he holds and how he stands.
 */

import { type CSSProperties, memo, useState } from 'react'
import { BeastBody, type BeastLook, hexStep, Lane } from './beasts/beast.tsx'
import { forms } from './beasts/kinds.ts'
import { Rider } from './beasts/rider.tsx'
import { type Equipment, Standing } from './body.tsx'
import { facingAngle, nearestTurn } from './geometry.ts'
import { Lying } from './lying.tsx'
import { NetOver } from './nets.tsx'
import { paint, sideOf } from './paint.ts'
import { Ring, Wedge, WoundArc, WoundCount, Wreath } from './ring.tsx'

export type { BeastKind } from './beasts/kinds.ts'
export type { Equipment } from './body.tsx'
export type { HeldItem, ItemKind, ShieldKind } from './items.tsx'
export type { Armour } from './torso.tsx'

export type Posture =
  | 'standing'
  | 'kneeling'
  | 'prone'
  | 'entangled'
  | 'held'
  | 'offBalance'
  | 'out'
  /** Of beasts alone. */
  | 'reared'
  | 'feeding'
  | 'panicked'

export interface FigureProps extends Equipment {
  /** 0 to 7: hue and ring pattern. */
  readonly side: number
  /** A direction of the hexes, or anything between two of them. */
  readonly facing: number
  /** Part of his strength that is lost, 0 to 1: the dark arc. */
  readonly woundShare: number
  readonly woundCount: number
  readonly posture: Posture
  /** Where he would stand. */
  readonly ghost?: boolean
  /** A beast instead of a man, or the horse that he rides. */
  readonly beast?: BeastLook
  readonly isRider?: boolean
  /** Classes of his skin and hair. */
  readonly tone?: string
  /** It is his turn. */
  readonly active?: boolean
}

/** Remembers how he turned so far: from north-west to north he turns one hexside and not five back. */
function useTurn(facing: number): number {
  const [angle, setAngle] = useState(facingAngle(facing))
  const next = nearestTurn(angle, facingAngle(facing))
  if (next !== angle) setAngle(next)
  return next
}

/** Squiggles, so that nobody takes them for wounds, which are arcs. */
const squiggle = (x: number) => `M${x} -13q-4.5 4 0 8t0 8t0 8`
const swayMarks = squiggle(41) + squiggle(48.5)

function SwayMarks() {
  return (
    <>
      <path d={swayMarks} fill="none" stroke={paint.discEdge} strokeWidth={5.4} strokeLinecap="round" />
      <path d={swayMarks} fill="none" stroke={paint.ink} strokeWidth={2.8} strokeLinecap="round" />
    </>
  )
}

/** Two arms around him: somebody holds him. */
const grip = 'M-33 -14A36 36 0 0 0 -33 14M33 -14A36 36 0 0 1 33 14M-33 -14l8 1M-33 14l8 -1M33 -14l-8 1M33 14l-8 -1'

function Grip() {
  return (
    <>
      <path d={grip} fill="none" stroke={paint.ink} strokeWidth={8} strokeLinecap="round" />
      <path d={grip} fill="none" stroke={paint.skin} strokeWidth={4.6} strokeLinecap="round" />
    </>
  )
}

/** He who sits on a beast, the beast alone, or a man. */
function Body({
  beast,
  isRider,
  posture,
  ...equipment
}: Equipment & Pick<FigureProps, 'beast' | 'isRider' | 'posture'>) {
  if (!beast) return <Man {...equipment} posture={posture} />
  return (
    <>
      <BeastBody beast={beast} posture={posture} />
      {isRider && <Rider equipment={equipment} />}
    </>
  )
}

function Man({ posture, ...equipment }: Equipment & { readonly posture: Posture }) {
  if (posture === 'prone' || posture === 'out') return <Lying {...equipment} empty={posture === 'out'} />
  const bound = posture === 'entangled' || posture === 'held'
  return <Standing {...equipment} swaying={posture === 'offBalance'} bound={bound} kneeling={posture === 'kneeling'} />
}

/** From the ground up. On a board the rings of all figures lie under all men, and what is written on them is on top. */
export type FigureLayer = 'ground' | 'man' | 'marks'

type LayerProps = FigureProps & { readonly turn: CSSProperties }

function GroundLayer({ side, woundShare, posture, beast, ghost = false, active = false, turn }: LayerProps) {
  const down = posture === 'prone' || posture === 'out'
  return (
    <>
      {beast && (
        <g className="figure-turn" style={turn}>
          <Lane hexes={beast.hexes} isDown={down} />
        </g>
      )}
      {active && !ghost && (
        <g className="figure-turn" style={turn}>
          <Wreath />
        </g>
      )}
      <Ring pattern={sideOf(side).pattern} ground={posture === 'out' ? 'out' : down ? 'sand' : 'disc'} />
      {!ghost && <WoundArc share={woundShare} />}
      {posture !== 'out' && (
        <g className="figure-turn" style={turn}>
          <Wedge hollow={down} />
          {posture === 'offBalance' && <SwayMarks />}
          {posture === 'held' && <Grip />}
        </g>
      )}
    </>
  )
}

function ManLayer({ posture, ghost = false, turn, ...props }: LayerProps) {
  const { right, left, helmet, armour, legs = false, arms = false, beast, isRider } = props
  const man = (
    <Body
      {...{ right, left, helmet, armour, legs, arms, posture }}
      {...(beast && { beast })}
      {...(isRider && { isRider })}
    />
  )
  return (
    <>
      {/* The shadow falls the same way however he turns, so it is the whole man once more, dark, a little aside. */}
      {!ghost && (
        <g className="figure-cast" transform="translate(1.8 3.2)">
          <g className="figure-turn" style={turn}>
            {man}
          </g>
        </g>
      )}
      <g className="figure-turn" style={turn}>
        <g className="figure-man">{man}</g>
        {posture === 'entangled' && (
          <>
            <NetOver />
            {/* Which way he faces is not lost in the meshes. */}
            <g transform="translate(0 15) scale(1.4)">
              <Wedge hollow={false} />
            </g>
          </>
        )}
      </g>
    </>
  )
}

function MarksLayer({ woundCount, ghost = false }: FigureProps) {
  return ghost || woundCount === 0 ? null : <WoundCount count={woundCount} />
}

/** All of him, or one layer. */
export const Figure = memo(function Figure({ layer, ...props }: FigureProps & { readonly layer?: FigureLayer }) {
  const { colour, soft } = sideOf(props.side)
  const turn = { transform: `rotate(${useTurn(props.facing)}deg)` }
  return (
    <g
      className={`figure ${props.posture}${props.ghost ? ' ghost' : ''} ${props.tone ?? ''}`}
      style={{ '--side': colour, '--side-soft': soft } as CSSProperties}
    >
      {(!layer || layer === 'ground') && <GroundLayer {...props} turn={turn} />}
      {(!layer || layer === 'man') && <ManLayer {...props} turn={turn} />}
      {(!layer || layer === 'marks') && <MarksLayer {...props} />}
    </g>
  )
})

/** The part of the drawing that a portrait shows: the ring with some room for long weapons. */
const portraitBox = { left: -50, top: -56, size: 102 } as const

/** A beast lies across its picture from corner to corner, so that all of it is seen. */
function boxOf({ beast }: FigureProps): { readonly left: number; readonly top: number; readonly size: number } {
  if (!beast) return portraitBox
  const length = (forms[beast.kind].hexes - 1) * hexStep * Math.SQRT1_2
  const size = length + 96
  return { left: 46 - size, top: -48, size }
}

export interface FigurePortraitProps extends FigureProps {
  /** Width and height in pixels. */
  readonly size: number
  /** Said by screen readers; without it the picture is decoration beside its text. */
  readonly title?: string
}

/** The same figure on a card, a list, a printed sheet. */
export function FigurePortrait({ size, title, ...figure }: FigurePortraitProps) {
  const box = boxOf(figure)
  return (
    <svg
      className="figure-portrait"
      width={size}
      height={size}
      viewBox={`${box.left} ${box.top} ${box.size} ${box.size}`}
      style={{ '--units-per-px': box.size / size } as CSSProperties}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <Figure {...figure} {...(figure.beast && { facing: 0.75 })} />
    </svg>
  )
}
