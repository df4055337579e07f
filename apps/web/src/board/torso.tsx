/** The body of one who stands: skin, leather or scales, the loincloth and what is slung over the back. */

import { paint } from './paint.ts'

export type Armour = 'none' | 'light' | 'heavy'

const outline = { stroke: paint.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const

/** Loincloth in the colour of his side under a broad metal belt. */
export function Cloth() {
  return (
    <>
      <path
        d="M-11.5 11.5C-9 13 9 13 11.5 11.5L10.4 18.4Q6 21.2 0 22.6Q-6 21.2 -10.4 18.4Z"
        fill={paint.side}
        {...outline}
      />
      <path
        d="M-5.6 15.4L-4.6 19.4M0 15.8V21M5.6 15.4L4.6 19.4"
        stroke={paint.sideSoft}
        strokeWidth={1.4}
        strokeLinecap="round"
      />
      <path d="M-11 11C-6 13.8 6 13.8 11 11" fill="none" stroke={paint.ink} strokeWidth={6} strokeLinecap="round" />
      <path
        d="M-10.6 11C-6 13.6 6 13.6 10.6 11"
        fill="none"
        stroke={paint.bronze}
        strokeWidth={2.8}
        strokeLinecap="round"
      />
    </>
  )
}

const trunk =
  'M-19.6 -2.4C-20 -9 -11 -11 0 -11C11 -11 20 -9 19.6 -2.4C19.2 3.6 13.4 5 11 11.6C6 14.2 -6 14.2 -11 11.6C-13.4 5 -19.2 3.6 -19.6 -2.4Z'
const cuirass =
  'M-14.6 -8.6C-10 -10.6 10 -10.6 14.6 -8.6C15.6 -2 12.6 4 10.8 11.4C6 13.8 -6 13.8 -10.8 11.4C-12.6 4 -15.6 -2 -14.6 -8.6Z'

function scaleRows(): string {
  return [13, 12, 10.5, 9]
    .map((half, row) => {
      const step = (2 * half) / 5
      return `M${-half} ${-4 + row * 4.4}${`q${step / 2} 4 ${step} 0`.repeat(5)}`
    })
    .join('')
}

const scales = scaleRows()
const shoulderPlate = 'M20.4 -1C22 -8 16.6 -11.4 11.4 -9.8C9.4 -4.6 12.4 1.6 15.4 4C18.4 3.4 20 1.6 20.4 -1Z'

function Muscles() {
  const shared = { fill: 'none', strokeLinecap: 'round' } as const
  return (
    <>
      <path
        d="M0 0V10M-11 -2.6C-8 1.6 -5 1.6 -3.4 -1M11 -2.6C8 1.6 5 1.6 3.4 -1M-8.6 5.4Q-6 7 -4 6.4M8.6 5.4Q6 7 4 6.4"
        stroke={paint.skinDark}
        strokeWidth={1.7}
        {...shared}
      />
      <path
        d="M-16.6 -4C-16 -6.4 -14 -7.6 -12 -8M16.6 -4C16 -6.4 14 -7.6 12 -8"
        stroke={paint.skinLight}
        strokeWidth={2}
        {...shared}
      />
    </>
  )
}

function Leather() {
  return (
    <>
      <path d={cuirass} fill={paint.leather} {...outline} strokeWidth={1.8} />
      <path d="M-12.6 -6.6L9.4 10M12.6 -6.6L-9.4 10" stroke={paint.leatherLight} strokeWidth={2.8} />
      <path d="M-13 -2.6L-10 8.6M13 -2.6L10 8.6" stroke={paint.leatherDark} strokeWidth={1.5} strokeDasharray="2 1.8" />
      <circle cy={1.8} r={3.3} fill={paint.bronze} stroke={paint.ink} strokeWidth={1.4} />
    </>
  )
}

function Scales() {
  return (
    <>
      <path d={cuirass} fill={paint.steelMid} {...outline} strokeWidth={1.8} />
      <path d={scales} fill="none" stroke={paint.ink} strokeWidth={1.2} />
      {[1, -1].map((hand) => (
        <g key={hand} transform={`scale(${hand} 1)`}>
          <path d={shoulderPlate} fill={paint.steel} {...outline} strokeWidth={1.8} />
          <path
            d="M18.4 -2.6Q16 -1.2 12.4 -3M17.4 0.8Q15.6 1.8 13.4 0.8"
            fill="none"
            stroke={paint.steelDark}
            strokeWidth={1.5}
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  )
}

export function Torso({ armour }: { readonly armour: Armour }) {
  return (
    <>
      <path d={trunk} fill={paint.skin} {...outline} />
      {armour === 'none' && <Muscles />}
      {armour === 'light' && <Leather />}
      {armour === 'heavy' && <Scales />}
    </>
  )
}

/** On the back of one with a bow: one feather for each arrow. */
export function Quiver({ count }: { readonly count: number }) {
  const arrows = Math.min(count, 6)
  return (
    <g transform="translate(6.5 5.5) rotate(36)">
      {Array.from({ length: arrows }, (_, index) => {
        const x = (index - (arrows - 1) / 2) * (arrows > 4 ? 2.4 : 3.4)
        return (
          <path
            key={x}
            d={`M${x} -8V-14.6`}
            stroke={index % 2 ? paint.cloth : paint.sideSoft}
            strokeWidth={2.8}
            strokeLinecap="round"
          />
        )
      })}
      <path d="M-5.4 -9H5.4L4 9Q0 11.4 -4 9Z" fill={paint.leather} {...outline} strokeWidth={1.8} />
      <path d="M-5 -5.4H5M-4.2 4.6H4.2" stroke={paint.leatherLight} strokeWidth={1.8} />
    </g>
  )
}
