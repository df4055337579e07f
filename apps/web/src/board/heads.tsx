/** Heads from above, around (0, 0), the face towards the front (up). */

import { paint } from './paint.ts'

export type Helmet = 'none' | 'open' | 'crested' | 'closed'

const outline = { stroke: paint.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const

/** Hair, ears and the tip of the nose; a fillet in the colour of his side. */
function Bare() {
  return (
    <>
      <circle cx={-8.6} cy={-0.5} r={2.3} fill={paint.skin} {...outline} strokeWidth={1.6} />
      <circle cx={8.6} cy={-0.5} r={2.3} fill={paint.skin} {...outline} strokeWidth={1.6} />
      <path
        d="M-8.4 -1C-8.4 -8 -4 -10 -2 -10.6L0 -13.4L2 -10.6C4 -10 8.4 -8 8.4 -1Z"
        fill={paint.skinLight}
        {...outline}
        strokeWidth={1.8}
      />
      <path
        d="M-8.8 0C-9.6 -5.6 -5 -8.4 -3.6 -6.8C-2 -8.6 2 -8.6 3.6 -6.8C5 -8.4 9.6 -5.6 8.8 0C8.6 7.4 4 9.8 0 9.8C-4 9.8 -8.6 7.4 -8.8 0Z"
        fill={paint.hair}
        {...outline}
      />
      <path
        d="M-4.6 -3.4C-2.6 -4.6 -1.6 -2.6 -3 -1M3.4 -4.4C5.4 -3 4.4 -0.6 2.4 -1.4M-1.6 2.6C0.6 1.4 2.4 3.2 1 5M-5.6 3.6C-5 5.6 -3.4 6.4 -2.4 6"
        fill="none"
        stroke={paint.hairLight}
        strokeWidth={1.5}
        strokeLinecap="round"
      />
      <path d="M-8.7 1.4Q0 5.2 8.7 1.4" fill="none" stroke={paint.side} strokeWidth={2.4} />
    </>
  )
}

/** A plain bronze cap with cheek pieces and a neck guard; the face looks out in front. */
function Open() {
  return (
    <>
      <path d="M-7.6 8Q0 16 7.6 8L6 4H-6Z" fill={paint.bronzeDark} {...outline} strokeWidth={1.7} />
      <path
        d="M-7.6 -5C-7.4 -11 -4 -12.6 -1.8 -13L0 -15.6L1.8 -13C4 -12.6 7.4 -11 7.6 -5Z"
        fill={paint.skinLight}
        {...outline}
        strokeWidth={1.7}
      />
      <ellipse rx={10.6} ry={10.4} cy={0.6} fill={paint.bronze} {...outline} />
      <path d="M-9.4 -3.4Q0 -9 9.4 -3.4" fill="none" stroke={paint.bronzeDark} strokeWidth={2} />
      <path
        d="M-6.8 3.6C-7 0 -5.4 -2.6 -3.2 -3.8"
        fill="none"
        stroke={paint.bronzeLight}
        strokeWidth={2}
        strokeLinecap="round"
      />
      <circle cy={1.6} r={2.6} fill={paint.bronzeLight} stroke={paint.ink} strokeWidth={1.4} />
    </>
  )
}

/** The broad-brimmed helmet with the tall crest that everybody remembers. */
function Crested() {
  return (
    <>
      <path
        d="M0 -15.6C8.6 -15.4 13.6 -8 13.4 0C13.2 8.6 7.4 13 0 13C-7.4 13 -13.2 8.6 -13.4 0C-13.6 -8 -8.6 -15.4 0 -15.6Z"
        fill={paint.bronzeDark}
        {...outline}
      />
      <path
        d="M-11 -4.6C-8.8 -10.6 -4.6 -12.8 0 -12.9C4.6 -12.8 8.8 -10.6 11 -4.6"
        fill="none"
        stroke={paint.bronze}
        strokeWidth={1.8}
        strokeLinecap="round"
      />
      <ellipse rx={9.6} ry={10.4} cy={-0.6} fill={paint.bronze} {...outline} strokeWidth={1.7} />
      <path
        d="M-6.4 2C-6.8 -2.4 -5.6 -5 -4.4 -6.2M6.4 2C6.8 -2.4 5.6 -5 4.4 -6.2"
        fill="none"
        stroke={paint.bronzeLight}
        strokeWidth={1.6}
        strokeLinecap="round"
      />
      <path
        d="M-2 -16.4Q0 -19 2 -16.4L4.6 6C5.2 12 3 17.6 0 19.6C-3 17.6 -5.2 12 -4.6 6Z"
        fill={paint.side}
        {...outline}
        strokeWidth={1.7}
      />
      <path
        d="M-2.6 -6H2.6M-3.2 0H3.2M-3.6 6H3.6M-3 12H3"
        stroke={paint.sideSoft}
        strokeWidth={1.5}
        strokeLinecap="round"
      />
    </>
  )
}

/** An iron egg: no rim to catch a net, two eye holes, a low fin. */
function Closed() {
  return (
    <>
      <path d="M-8.4 7Q-9 14 0 15Q9 14 8.4 7Z" fill={paint.steelDark} {...outline} />
      <path
        d="M0 -15C7.6 -13.4 11.2 -6.6 11 0C10.8 7.4 6 11.4 0 11.4C-6 11.4 -10.8 7.4 -11 0C-11.2 -6.6 -7.6 -13.4 0 -15Z"
        fill={paint.steelMid}
        {...outline}
      />
      <path d="M0 -14C6.4 -12.6 9.4 -8.6 10 -4.4Q0 -9.4 -10 -4.4C-9.4 -8.6 -6.4 -12.6 0 -14Z" fill={paint.steelDark} />
      <path
        d="M-8.2 3.4C-8.4 -0.4 -7 -3 -5.4 -4.2"
        fill="none"
        stroke={paint.steel}
        strokeWidth={2}
        strokeLinecap="round"
      />
      <circle cx={-4.5} cy={-8.6} r={2.1} fill={paint.ink} />
      <circle cx={4.5} cy={-8.6} r={2.1} fill={paint.ink} />
      <path d="M0 -14.6L1.9 -4L2.1 8.6Q0 12 -2.1 8.6L-1.9 -4Z" fill={paint.bronze} {...outline} strokeWidth={1.5} />
    </>
  )
}

export function Head({ helmet }: { readonly helmet: Helmet }) {
  switch (helmet) {
    case 'open':
      return <Open />
    case 'crested':
      return <Crested />
    case 'closed':
      return <Closed />
    default:
      return <Bare />
  }
}
