/** The man himself, on his feet, seen from above as he leans into the fight: front is up, the middle at (0, 0). */

import type { ReactNode } from 'react'
import { Head, type Helmet } from './heads.tsx'
import { GreatAxe, type HeldItem, type ShieldKind, Weapon, type WeaponKind } from './items.tsx'
import { Arm, Fist, type Grip, KneelingLegs, Legs } from './limbs.tsx'
import { ShieldOnArm } from './shields.tsx'
import { type Armour, Cloth, Quiver, Torso } from './torso.tsx'

export interface Equipment {
  /** In the order in which they are drawn: the first in the fist, a second at the belt. Empty: a bare fist. */
  readonly right: readonly HeldItem[]
  readonly left: readonly HeldItem[]
  readonly helmet: Helmet
  /** On the body. */
  readonly armour: Armour
  /** Greaves. */
  readonly legs?: boolean
  /** Sleeve of plates on the weapon arm. */
  readonly arms?: boolean
}

/** Where the right fist is, and how what it holds leans. */
const grips: Record<WeaponKind, Grip> = {
  sword: { x: 21.5, y: -17, tilt: -5 },
  dagger: { x: 20.5, y: -18, tilt: -10 },
  trident: { x: 22.5, y: -13, tilt: -5 },
  longSpear: { x: 22, y: -13, tilt: -5 },
  spear: { x: 22, y: -14, tilt: -5 },
  javelin: { x: 23.5, y: -11, tilt: 7 },
  darts: { x: 20.5, y: -16, tilt: 8 },
  bow: { x: 11, y: -29, tilt: 6 },
  twoHanded: { x: 14, y: -22.5, tilt: 0 },
  net: { x: 20.5, y: -13, tilt: 8 },
  lasso: { x: 20.5, y: -14, tilt: 4 },
  cone: { x: 21.5, y: -17, tilt: -10 },
  axe: { x: 21.5, y: -17, tilt: -5 },
  flail: { x: 20.5, y: -17, tilt: 4 },
  maul: { x: 21.5, y: -14, tilt: -8 },
  scimitar: { x: 21.5, y: -17, tilt: -10 },
}

const shieldFist: Grip = { x: 17.5, y: -16, tilt: 0 }
const bareFist: Grip = { x: 18, y: -16, tilt: 0 }

export function isShield(kind: HeldItem['kind']): kind is ShieldKind {
  return kind === 'smallShield' || kind === 'largeShield' || kind === 'xlargeShield'
}

/** A bundle of darts that is used up is no longer held; a bow without arrows still is. */
export function inHand(items: readonly HeldItem[]): readonly HeldItem[] {
  return items.filter((item) => item.kind !== 'darts' || item.count !== 0)
}

function gripOf(item: HeldItem | undefined): Grip {
  if (!item) return bareFist
  return isShield(item.kind) ? shieldFist : grips[item.kind]
}

/** What the fist of this hand holds; shields are drawn around the body and not around the fist. */
function Held({ item, fist }: { readonly item: HeldItem | undefined; readonly fist: Grip }) {
  if (!item) return <Fist fist={fist} />
  if (isShield(item.kind)) return <ShieldOnArm kind={item.kind} />
  return (
    <>
      <g transform={`translate(${fist.x} ${fist.y}) rotate(${fist.tilt})`}>
        <Weapon item={item} />
      </g>
      {item.kind !== 'cone' && <Fist fist={fist} />}
    </>
  )
}

/** The second thing of a hand hangs at the belt on that side, ready to be drawn. */
function AtBelt({ item }: { readonly item: HeldItem | undefined }) {
  if (!item || isShield(item.kind)) return null
  return (
    <g transform="translate(14.5 8) rotate(148) scale(0.92)">
      <Weapon item={item} />
    </g>
  )
}

function Mirrored({ children }: { readonly children: ReactNode }) {
  return <g transform="scale(-1 1)">{children}</g>
}

/** Both fists on the shaft; the blade is on the side of the hand that counts as holding it. */
function TwoHanded({ armoured }: { readonly armoured: boolean }) {
  const right = { x: 13.6, y: -23.2, tilt: -18 }
  const left = { x: 12, y: -15, tilt: 18 }
  return (
    <>
      <Arm fist={right} armoured={armoured} />
      <Mirrored>
        <Arm fist={left} armoured={false} />
      </Mirrored>
      <g transform="translate(4 -20) rotate(-18)">
        <GreatAxe />
      </g>
      <Fist fist={right} />
      <Mirrored>
        <Fist fist={left} />
      </Mirrored>
    </>
  )
}

export interface StandingProps extends Equipment {
  /** Knocked out of his stance: the shoulders are not over the feet, one foot is off the ground. */
  readonly swaying?: boolean
  /** Drawn together under a net. */
  readonly bound?: boolean
  /** On one knee. */
  readonly kneeling?: boolean
  /** On a horse, which hides his legs. */
  readonly isSeated?: boolean
}

export function Standing(props: StandingProps) {
  const {
    helmet,
    armour,
    legs = false,
    arms = false,
    swaying = false,
    bound = false,
    kneeling = false,
    isSeated = false,
  } = props
  const right = inHand(props.right)
  const left = inHand(props.left)
  const bow = [...right, ...left].find((item) => item.kind === 'bow')
  const axeRight = right[0]?.kind === 'twoHanded'
  const axeLeft = left[0]?.kind === 'twoHanded'
  const rightFist = gripOf(right[0])
  const leftFist = gripOf(left[0])
  const axe = <TwoHanded armoured={arms} />
  const upper = swaying ? 'translate(-6 1.5) rotate(-17)' : undefined
  return (
    <g transform={bound || kneeling ? 'translate(0 2) scale(0.84)' : undefined}>
      {kneeling ? <KneelingLegs armoured={legs} /> : !isSeated && <Legs armoured={legs} lifted={swaying} />}
      <g transform={upper}>
        <Cloth />
        {!(axeRight || axeLeft) && (
          <>
            <Arm fist={rightFist} armoured={arms} />
            <Mirrored>
              <Arm fist={leftFist} armoured={false} />
            </Mirrored>
          </>
        )}
        <Torso armour={armour} />
        {bow && <Quiver count={bow.count ?? 4} />}
        <AtBelt item={right[1]} />
        <Mirrored>
          <AtBelt item={left[1]} />
        </Mirrored>
        {axeRight && axe}
        {axeLeft && <Mirrored>{axe}</Mirrored>}
        {!(axeRight || axeLeft) && (
          <>
            <Mirrored>
              <Held item={left[0]} fist={leftFist} />
            </Mirrored>
            <Held item={right[0]} fist={rightFist} />
          </>
        )}
        <g transform="translate(0 -6.5) scale(0.9)">
          <Head helmet={helmet} />
        </g>
      </g>
    </g>
  )
}
