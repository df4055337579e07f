/** Hair and beards from the front, over a face. */
import { round } from '../board/geometry.ts'
import { paint } from '../board/paint.ts'
import type { Look } from './look.ts'

const edge = { stroke: paint.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const
const strands = { fill: 'none', stroke: paint.hairLight, strokeWidth: 1.4, strokeLinecap: 'round' } as const

const cap =
  'M-17.8 -14C-20.6 -41 20.6 -41 17.8 -14C17 -19 16 -22.6 14 -25C8 -29.4 -8 -29.4 -14 -25C-16 -22.6 -17 -19 -17.8 -14Z'
const parted =
  'M0 -31C-8 -30 -13.6 -24 -15.2 -13C-19.6 -16 -19.6 -27 -16.4 -32C-10 -40 10 -40 16.4 -32C19.6 -27 19.6 -16 15.2 -13C13.6 -24 8 -30 0 -31Z'

/** Around the crown, from ear to ear. */
const curls = Array.from({ length: 11 }, (_, at) => {
  const angle = Math.PI * (1 + (at - 0.5) / 9)
  return { x: round(17.4 * Math.cos(angle)), y: round(-18 + 17 * Math.sin(angle)) }
})

function Curls() {
  return (
    <>
      {curls.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={5.4} fill={paint.hair} {...edge} strokeWidth={1.8} />
      ))}
      <path d="M-15 -20C-13 -32 13 -32 15 -20C10 -26.6 -10 -26.6 -15 -20Z" fill={paint.hair} />
      {curls.map(({ x, y }) => (
        <path key={`${x} ${y}`} d={`M${x - 2} ${y + 1}q0.4 -3.4 3.4 -2.6`} {...strands} />
      ))}
    </>
  )
}

function Thin() {
  return (
    <>
      {[1, -1].map((side) => (
        <path
          key={side}
          transform={`scale(${side} 1)`}
          d="M16.8 -6C20.6 -16 20 -26 13 -32.6C15 -26 15 -20 14.4 -14.6Z"
          fill={paint.hair}
          {...edge}
          strokeWidth={1.8}
        />
      ))}
      <path d="M-6 -31.6Q-2 -34 1 -31.4M-2 -33Q3 -35 7 -31.6" {...strands} stroke={paint.hair} />
    </>
  )
}

export function Hair({ look }: { readonly look: Look }) {
  switch (look.hair) {
    case 'bald':
      return <path d="M-9 -28Q-5 -32 1 -32" {...strands} stroke={paint.skinLight} strokeWidth={2.6} />
    case 'thin':
      return <Thin />
    case 'curls':
      return <Curls />
    case 'fringe':
      return (
        <>
          <path
            d="M-17.8 -12C-20.6 -41 20.6 -41 17.8 -12C17.4 -16 16.4 -19 15.6 -20L12.4 -18.4L9.4 -21.6L6.2 -19L3.2 -22L0 -19.2L-3.2 -22L-6.2 -19L-9.4 -21.6L-12.4 -18.4L-15.6 -20C-16.4 -19 -17.4 -16 -17.8 -12Z"
            fill={paint.hair}
            {...edge}
          />
          <path d="M-11 -23L-9 -30M-4.6 -24L-3 -32M4.6 -24L3.6 -32M11 -23L9.6 -30" {...strands} />
        </>
      )
    case 'knot':
      return (
        <>
          <circle cx={10} cy={-37} r={6.4} fill={paint.hair} {...edge} />
          <path d={cap} fill={paint.hair} {...edge} />
          <path d="M7 -39Q11 -41 13.4 -37.6M-10 -29Q0 -33 9 -32M-6 -33Q2 -35.6 8 -34" {...strands} />
        </>
      )
    case 'long':
    case 'braid':
      return (
        <>
          <path d={parted} fill={paint.hair} {...edge} />
          <path d="M-4 -34C-10 -31 -14 -26 -16 -20M4 -34C10 -31 14 -26 16 -20" {...strands} />
        </>
      )
    case 'bun':
      return (
        <>
          <ellipse cx={0} cy={-39} rx={8} ry={6} fill={paint.hair} {...edge} />
          <path d={parted} fill={paint.hair} {...edge} />
          <path d="M-5 -40Q0 -43 5 -40M-4 -34C-10 -31 -14 -26 -16 -20M4 -34C10 -31 14 -26 16 -20" {...strands} />
        </>
      )
    default:
      return (
        <>
          <path d={cap} fill={paint.hair} {...edge} />
          <path d="M-10 -28.6Q-6 -33 -1 -32M2 -33.6Q8 -33.6 11.6 -29" {...strands} />
        </>
      )
  }
}

/** What falls behind the head. */
export function BackHair({ look }: { readonly look: Look }) {
  if (look.hair === 'long') {
    return (
      <path
        d="M-19 -20C-22 -42 22 -42 19 -20C21.6 -4 22 10 17.4 19Q0 13 -17.4 19C-22 10 -21.6 -4 -19 -20Z"
        fill={paint.hair}
        {...edge}
      />
    )
  }
  if (look.hair !== 'braid') return null
  return (
    <path
      d="M-18 -20C-20 -40 20 -40 18 -20C20 -8 20 2 16 10C20 16 14 20 18 25C22 30 15 33 17 38C14 42 10 38 11 33C7 29 13 25 9 20C6 14 10 8 9 4H-16C-19 -2 -19 -12 -18 -20Z"
      fill={paint.hair}
      {...edge}
    />
  )
}

export function Beard({ look }: { readonly look: Look }) {
  switch (look.beard) {
    case 'stubble':
      return (
        <path
          d="M-14 0Q-10 9 -4 12M14 0Q10 9 4 12M-11 1Q-8 8 -3 9.6M11 1Q8 8 3 9.6M-6 3Q0 1 6 3M-2 13.6H2"
          fill="none"
          stroke={paint.hair}
          strokeWidth={1.5}
          strokeDasharray="0.4 2.6"
          strokeLinecap="round"
        />
      )
    case 'short':
      return (
        <BeardShape
          d="M-17 -10C-17 4 -12.6 13 -7 16.4Q0 19.6 7 16.4C12.6 13 17 4 17 -10C14.6 -4 12 0.6 8 1.6Q0 -1.4 -8 1.6C-12 0.6 -14.6 -4 -17 -10Z"
          hairs="M-11 5L-8 11M11 5L8 11M-4 12V15M4 12V15"
        />
      )
    case 'full':
      return (
        <BeardShape
          d="M-17.4 -11C-19.6 6 -16 20 -8 25Q0 28.6 8 25C16 20 19.6 6 17.4 -11C15 -4 12 0.6 8 1.6Q0 -1.4 -8 1.6C-12 0.6 -15 -4 -17.4 -11Z"
          hairs="M-12 5Q-11 13 -7 19M12 5Q11 13 7 19M-4.4 12Q-4 18 -2 23M4.4 12Q4 18 2 23"
        />
      )
    case 'forked':
      return (
        <BeardShape
          d="M-17 -11C-18 4 -14 13 -10 18L-7.4 29L-1 20.6L0 19L1 20.6L7.4 29L10 18C14 13 18 4 17 -11C15 -4 12 0.6 8 1.6Q0 -1.4 -8 1.6C-12 0.6 -15 -4 -17 -11Z"
          hairs="M-12 5L-8 15M12 5L8 15M-6 13L-6.4 22M6 13L6.4 22"
        />
      )
    case 'moustache':
      return (
        <path
          d="M0 1.2C-5 0 -9.6 2.6 -11.4 11.6C-7.8 8.6 -6 5.6 0 4.6C6 5.6 7.8 8.6 11.4 11.6C9.6 2.6 5 0 0 1.2Z"
          fill={paint.hair}
          {...edge}
          strokeWidth={1.5}
        />
      )
    default:
      return null
  }
}

/** The mouth is drawn over it, in a gap of skin. */
function BeardShape({ d, hairs }: { readonly d: string; readonly hairs: string }) {
  return (
    <>
      <path d={d} fill={paint.hair} {...edge} strokeWidth={1.7} />
      <path d={hairs} {...strands} />
      <path d="M-6 4.4Q0 2.6 6 4.4Q5 9.8 0 9.8Q-5 9.8 -6 4.4Z" fill={paint.skin} />
    </>
  )
}
