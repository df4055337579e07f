/** Axe, flail, maul and scimitar, drawn like the other weapons around the fist at (0, 0). */

import { paint } from './paint.ts'
import { outline, Rod } from './rod.tsx'

export function Axe() {
  return (
    <>
      <Rod d="M0 12V-30" colour={paint.wood} width={3.4} />
      <path d="M-2 -20C6 -20 11 -15 15 -13C17 -21 16 -30 12 -36C8 -33 4 -31 -2 -31Z" fill={paint.steel} {...outline} />
      <path d="M12.4 -34C14.6 -28 15.4 -21 14 -15C12 -21 12 -28 12.4 -34Z" fill={paint.steelMid} />
    </>
  )
}

export function Flail() {
  return (
    <>
      <Rod d="M0 12V-16" colour={paint.wood} width={3.4} />
      <path
        d="M0 -17C7 -19 9 -24 6 -29"
        fill="none"
        stroke={paint.steelDark}
        strokeWidth={3}
        strokeDasharray="2.6 1.8"
        strokeLinecap="round"
      />
      <path
        d="M4 -44L6.4 -39L12 -41L10 -35.6L15 -33L10 -30.6L12 -25L6.4 -27L4 -22L1.6 -27L-4 -25L-2 -30.6L-7 -33L-2 -35.6L-4 -41L1.6 -39Z"
        fill={paint.steelMid}
        {...outline}
        strokeWidth={1.5}
      />
    </>
  )
}

export function Maul() {
  return (
    <>
      <Rod d="M0 26V-28" colour={paint.wood} width={4} />
      <rect x={-11} y={-42} width={22} height={17} rx={3} fill={paint.steelDark} {...outline} />
      <path d="M-6 -42V-25M6 -42V-25" stroke={paint.ink} strokeWidth={1.4} />
    </>
  )
}

/** Curved: the edge is on the outside. */
export function Scimitar() {
  return (
    <>
      <path d="M-3 -4C-4 -16 -1 -26 9 -37C11 -26 9 -14 3.6 -4Z" fill={paint.steel} {...outline} />
      <path d="M9 -35C10 -26 8 -14 3.4 -5L1.4 -5C5 -14 8 -24 9 -35Z" fill={paint.steelMid} />
      <Rod d="M0 -2V6" colour={paint.leather} width={3.2} />
      <path d="M-7 -6H7V-2.6H-7Z" fill={paint.bronze} {...outline} />
      <circle cy={7} r={2.8} fill={paint.bronze} {...outline} />
    </>
  )
}
