/** Helmets from the front, over a face with its eyes at y -12. Each has an outline of its own. */
import { paint } from '../board/paint.ts'
import { Features, Skull } from './face.tsx'
import type { Look } from './look.ts'

export type HelmetKind = 'cap' | 'fin' | 'griffin' | 'feathers' | 'plume' | 'egg' | 'visor' | 'cone'

const edge = { stroke: paint.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** Bronze with cheek pieces; the face looks out. */
function Cap({ look }: { readonly look: Look | null }) {
  return (
    <>
      {look ? (
        <>
          <Skull look={look} />
          <Features look={look} />
        </>
      ) : (
        <path d="M-16 -18H16C17 -4 14 6 10 12H-10C-14 6 -17 -4 -16 -18Z" fill={paint.leatherDark} {...edge} />
      )}
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path d="M20 -19L13.6 -18C15 -8 13.6 0 8.4 9L12 14C19 8 21.4 -6 20 -19Z" fill={paint.bronze} {...edge} />
          <path {...line} d="M16.6 -13Q17.4 -2 12 8" stroke={paint.bronzeDark} strokeWidth={1.5} />
        </g>
      ))}
      <path d="M-20 -16C-22 -44 22 -44 20 -16Q0 -24 -20 -16Z" fill={paint.bronze} {...edge} />
      <path
        d="M-21.6 -15Q0 -24.6 21.6 -15L20.8 -19.6Q0 -29 -20.8 -19.6Z"
        fill={paint.bronzeDark}
        {...edge}
        strokeWidth={1.6}
      />
      <path {...line} d="M-13 -29C-10 -35 -5 -37 -2 -37.4" stroke={paint.bronzeLight} strokeWidth={2.4} />
      <circle cy={-39} r={3.2} fill={paint.bronzeLight} {...edge} strokeWidth={1.7} />
    </>
  )
}

const holes = [-1, 1].flatMap((side) =>
  [-15, -11.4, -7.8].flatMap((y, row) =>
    [4.6, 8, 11.4].filter((_, column) => row !== 2 || column < 2).map((x) => ({ x: side * x, y })),
  ),
)

/** The broad brim, the visor with its pierced plates, and what stands on top. */
function Brimmed({ crest }: { readonly crest: HelmetKind }) {
  return (
    <>
      <Crest kind={crest} />
      <path d="M-18.6 -17C-20 -42 20 -42 18.6 -17Z" fill={paint.bronze} {...edge} />
      <path {...line} d="M-12 -27C-10 -33 -6 -35 -3 -35.6" stroke={paint.bronzeLight} strokeWidth={2.4} />
      <path
        d="M-17.6 -19H17.6C19 -8 17.6 4 13 11.4Q8 18.4 0 19.4Q-8 18.4 -13 11.4C-17.6 4 -19 -8 -17.6 -19Z"
        fill={paint.bronze}
        {...edge}
      />
      <path d="M8 -18H17C18 -6 16.4 4 12.4 10.6Q9 15.6 4 17.6Q12 4 8 -18Z" fill={paint.bronzeDark} opacity={0.55} />
      <path {...line} d="M0 -17V19" stroke={paint.ink} strokeWidth={1.8} />
      {[1, -1].map((side) => (
        <path
          key={side}
          transform={`scale(${side} 1)`}
          d="M2.6 -17.4H14Q15 -10 12 -5.6Q7 -3.6 2.6 -5Z"
          fill={paint.bronzeDark}
          {...edge}
          strokeWidth={1.4}
        />
      ))}
      {holes.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={1.35} fill={paint.ink} />
      ))}
      <path {...line} d="M-10 2Q-5 5 -3 12M10 2Q5 5 3 12" stroke={paint.bronzeDark} strokeWidth={1.5} />
      <path
        d="M-30 -16C-26 -21.4 -12 -24 0 -24C12 -24 26 -21.4 30 -16Q16 -19.4 0 -19.4Q-16 -19.4 -30 -16Z"
        fill={paint.bronzeLight}
        {...edge}
      />
    </>
  )
}

/** The griffin of the Thracian, the fin of the Murmillo, the feathers of the Hoplomachus, the plume of all others. */
function Crest({ kind }: { readonly kind: HelmetKind }) {
  switch (kind) {
    case 'griffin':
      return (
        <>
          <path
            d="M-6 -34C-8 -46 -2 -54 7 -54C14 -54 18 -49 20 -45L13 -46.6C15 -43.6 14 -41 12 -40.4C10 -44 6 -45 4.6 -42C3.6 -39 6 -36 7 -33Z"
            fill={paint.bronze}
            {...edge}
          />
          <path d="M-5 -36C-10 -42 -8 -52 0 -56L-1 -51.6L5 -55L2 -50.4" fill={paint.side} {...edge} strokeWidth={1.6} />
          <circle cx={8.6} cy={-49} r={1.5} fill={paint.ink} />
        </>
      )
    case 'fin':
      return (
        <>
          <path d="M-9 -33L-7 -52L0 -57L7 -52L9 -33Z" fill={paint.side} {...edge} />
          <path {...line} d="M-4.6 -36L-3.4 -50M0 -37V-53M4.6 -36L3.4 -50" stroke={paint.sideSoft} strokeWidth={1.7} />
        </>
      )
    case 'feathers':
      return (
        <>
          {[-24, 0, 24].map((turn) => (
            <g key={turn} transform={`rotate(${turn} 0 -30)`}>
              <path
                d="M0 -33C-7 -42 -5 -54 0 -60C5 -54 7 -42 0 -33Z"
                fill={turn === 0 ? paint.side : paint.cloth}
                {...edge}
                strokeWidth={1.7}
              />
              <path {...line} d="M0 -35V-54" stroke={paint.ink} strokeWidth={1.2} />
            </g>
          ))}
        </>
      )
    default:
      return (
        <>
          <path
            d="M-5 -33C-22 -34 -24 -46 -17 -52C-12 -57 12 -57 17 -52C24 -46 22 -34 5 -33Z"
            fill={paint.side}
            {...edge}
          />
          <path
            {...line}
            d="M-3 -35C-12 -38 -16 -43 -15 -49M0 -36V-53M3 -35C12 -38 16 -43 15 -49M-2 -36C-6 -42 -8 -46 -7 -52M2 -36C6 -42 8 -46 7 -52"
            stroke={paint.sideSoft}
            strokeWidth={1.6}
          />
        </>
      )
  }
}

/** An iron egg with two holes: nothing on it that a net could catch. */
function Egg() {
  return (
    <>
      <path d="M-21 15Q-22 24 0 26Q22 24 21 15Z" fill={paint.steelDark} {...edge} />
      <path
        d="M0 -46C16 -42 20.4 -22 18.8 -6C17.6 8 10 19 0 20C-10 19 -17.6 8 -18.8 -6C-20.4 -22 -16 -42 0 -46Z"
        fill={paint.steelMid}
        {...edge}
      />
      <path
        d="M6 -42C17 -34 18 -14 16.6 -4C15.4 8 9 16 3 18.4C13 2 14 -24 6 -42Z"
        fill={paint.steelDark}
        opacity={0.6}
      />
      <path {...line} d="M-13 -27C-11 -34 -8 -38 -5 -40" stroke={paint.steel} strokeWidth={2.8} />
      <circle cx={-7.4} cy={-11} r={4.2} fill={paint.ink} />
      <circle cx={7.4} cy={-11} r={4.2} fill={paint.ink} />
      {[6, 11].flatMap((y) => [-5, 5].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r={0.9} fill={paint.ink} />))}
      <path d="M-2.6 -46Q0 -52 2.6 -46L3.2 -20Q0 -14 -3.2 -20Z" fill={paint.bronze} {...edge} strokeWidth={1.7} />
      <path {...line} d="M0 -4V18M-17.6 -1.6Q-9 -5 0 -4Q9 -5 17.6 -1.6" stroke={paint.ink} strokeWidth={1.6} />
    </>
  )
}

/** A smooth bowl with a visor of two plates and round grilles. */
function Visor() {
  return (
    <>
      <path d="M-19.6 -14C-21 -42 21 -42 19.6 -14Z" fill={paint.steelMid} {...edge} />
      <path {...line} d="M-13 -28C-11 -34 -7 -36 -4 -36.6" stroke={paint.steel} strokeWidth={2.6} />
      <path
        d="M-18 -17H18C19.4 -6 17.6 6 13 13Q8 19 0 19.6Q-8 19 -13 13C-17.6 6 -19.4 -6 -18 -17Z"
        fill={paint.steel}
        {...edge}
      />
      {[-8.4, 8.4].map((x) => (
        <g key={x}>
          <circle cx={x} cy={-8} r={6.6} fill={paint.steelDark} {...edge} strokeWidth={1.7} />
          <path
            d={`M${x - 3} -12.6V-3.4M${x} -14V-2M${x + 3} -12.6V-3.4M${x - 6} -8H${x + 6}`}
            stroke={paint.ink}
            strokeWidth={1.3}
          />
        </g>
      ))}
      <path {...line} d="M0 -16V19" stroke={paint.ink} strokeWidth={1.8} />
      <path d="M-23 -14Q0 -22 23 -14L22 -19Q0 -27 -22 -19Z" fill={paint.bronze} {...edge} strokeWidth={1.8} />
    </>
  )
}

const mail = [20, 25, 30].map((y, row) => {
  const half = 15 + 2 * row
  return `M${-half} ${y}${`q${half / 5} 4.6 ${(2 * half) / 5} 0`.repeat(5)}`
})

/** Pointed, of riveted plates, with mail that falls over neck and shoulders. */
function Cone() {
  return (
    <>
      <path d="M-18 -8L-21 34Q0 42 21 34L18 -8Z" fill={paint.steelDark} {...edge} />
      <path {...line} d={mail.join('')} stroke={paint.steel} strokeWidth={1.3} />
      <path
        d="M-13.4 -18H13.4C14 -8 12 4 8 10Q0 15 -8 10C-12 4 -14 -8 -13.4 -18Z"
        fill={paint.steel}
        {...edge}
        strokeWidth={1.7}
      />
      <path
        d="M-11.4 -13.4Q-7 -16.4 -2.4 -12.4Q-6.6 -9 -11.4 -13.4ZM11.4 -13.4Q7 -16.4 2.4 -12.4Q6.6 -9 11.4 -13.4Z"
        fill={paint.ink}
      />
      <path {...line} d="M0 -12L-2 -2H2L0 -12M-4 5H4M-3 8H3" stroke={paint.ink} strokeWidth={1.4} />
      <path
        d="M0 -56L4 -46C14 -40 19 -30 19 -17Q0 -24 -19 -17C-19 -30 -14 -40 -4 -46Z"
        fill={paint.steelMid}
        {...edge}
      />
      <path
        {...line}
        d="M0 -46V-22M-4 -45Q-10 -36 -10.4 -20.6M4 -45Q10 -36 10.4 -20.6"
        stroke={paint.ink}
        strokeWidth={1.5}
      />
      <path d="M-20 -15Q0 -23 20 -15L19.4 -20Q0 -28 -19.4 -20Z" fill={paint.bronze} {...edge} strokeWidth={1.7} />
    </>
  )
}

export interface HelmetProps {
  readonly kind: HelmetKind
  /** Who looks out of it; null: nobody wears it. */
  readonly look: Look | null
}

export function Helmet({ kind, look }: HelmetProps) {
  if (kind === 'cap') return <Cap look={look} />
  if (kind === 'egg') return <Egg />
  if (kind === 'visor') return <Visor />
  return kind === 'cone' ? <Cone /> : <Brimmed crest={kind} />
}
