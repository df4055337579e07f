/** The man on the ground: stretched out, what he holds flung aside, seen from straight above. */

import { type Equipment, inHand, isShield } from './body.tsx'
import { Head } from './heads.tsx'
import { type HeldItem, Weapon } from './items.tsx'
import { Limb } from './limbs.tsx'
import { paint } from './paint.ts'
import { Rod } from './rod.tsx'
import { ShieldFlat } from './shields.tsx'

const outline = { stroke: paint.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const
const trunk =
  'M-15 -8C-15.4 -14 -8 -16 0 -16C8 -16 15.4 -14 15 -8C14.6 -1 10.4 2 9.6 10C5 12.4 -5 12.4 -9.6 10C-10.4 2 -14.6 -1 -15 -8Z'
const vest = 'M-11.4 -14C-8 -15.6 8 -15.6 11.4 -14C12.4 -6 9.6 1 9.2 9.8C5 12 -5 12 -9.2 9.8C-9.6 1 -12.4 -6 -11.4 -14Z'

/** Long weapons are shortened: one sees that he has them, and the hex next to him stays free. */
function Dropped({ item }: { readonly item: HeldItem | undefined }) {
  if (!item) return null
  if (isShield(item.kind))
    return (
      <g transform="translate(24 -2) rotate(14) scale(0.86)">
        <ShieldFlat kind={item.kind} />
      </g>
    )
  const across = item.kind === 'twoHanded'
  return (
    <g transform={across ? 'translate(22 -6) rotate(-70) scale(0.74)' : 'translate(24 -13) rotate(24) scale(0.8)'}>
      <Weapon item={item} />
    </g>
  )
}

function Back({ armour }: { readonly armour: Equipment['armour'] }) {
  return (
    <>
      <path d={trunk} fill={paint.skin} {...outline} />
      {armour === 'none' && (
        <path
          d="M0 -8V8M-9 -9C-7 -4 -4 -4 -2.6 -7M9 -9C7 -4 4 -4 2.6 -7"
          fill="none"
          stroke={paint.skinDark}
          strokeWidth={1.7}
          strokeLinecap="round"
        />
      )}
      {armour !== 'none' && (
        <path d={vest} fill={armour === 'light' ? paint.leather : paint.steelMid} {...outline} strokeWidth={1.8} />
      )}
      {armour === 'light' && <path d="M-10 -11L8 8M10 -11L-8 8" stroke={paint.leatherLight} strokeWidth={2.6} />}
      {armour === 'heavy' && (
        <path
          d="M-10 -8q2.5 4 5 0q2.5 4 5 0q2.5 4 5 0q2.5 4 5 0M-9 -3q2.2 4 4.5 0q2.2 4 4.5 0q2.2 4 4.5 0q2.2 4 4.5 0M-8 2q2 4 4 0q2 4 4 0q2 4 4 0q2 4 4 0"
          fill="none"
          stroke={paint.ink}
          strokeWidth={1.2}
        />
      )}
    </>
  )
}

export function Lying({
  right,
  left,
  helmet,
  armour,
  legs = false,
  arms = false,
  empty = false,
}: Equipment & { readonly empty?: boolean }) {
  const inRight = empty ? [] : inHand(right)
  const inLeft = empty ? [] : inHand(left)
  return (
    <g transform="rotate(-14) translate(0 1)">
      <Dropped item={inRight[0]} />
      <g transform="scale(-1 1)">
        <Dropped item={inLeft[0]} />
      </g>
      <Rod d="M4.6 12L9 30" colour={paint.skin} width={6.6} edge={1.9} />
      <Rod d="M-4.6 12Q-15 17 -11 27" colour={paint.skin} width={6.6} edge={1.9} />
      {legs && <path d="M7 22L9 30M-13 21L-11 27" stroke={paint.bronze} strokeWidth={6.6} strokeLinecap="round" />}
      <path d="M-9.8 9.4C-6 11 6 11 9.8 9.4L9 17Q0 20 -9 17Z" fill={paint.side} {...outline} />
      <Limb d="M12 -10Q21 -7 23 -16" width={6.2} armoured={arms} />
      <Limb d="M-12 -10Q-23 -6 -22 4" width={6.2} armoured={false} />
      <Back armour={armour} />
      <path d="M-9.4 9.6C-5 11.6 5 11.6 9.4 9.6" fill="none" stroke={paint.ink} strokeWidth={5} strokeLinecap="round" />
      <path
        d="M-9 9.6C-5 11.4 5 11.4 9 9.6"
        fill="none"
        stroke={paint.bronze}
        strokeWidth={2.2}
        strokeLinecap="round"
      />
      <g transform="translate(1 -21) rotate(22) scale(0.86)">
        <Head helmet={helmet} />
      </g>
    </g>
  )
}
