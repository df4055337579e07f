/** Faces of those who run a ludus, by their tempers. */
import { paint } from '../board/paint.ts'
import { type BustProps, Medallion } from './bust.tsx'
import { Face } from './face.tsx'
import { type Look, lookOf } from './look.ts'

const edge = { stroke: paint.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** What a lanista is known by. */
const lanistas: Readonly<Record<string, Partial<Look>>> = {
  cautious: {
    skin: 0,
    hair: 'thin',
    colour: 'white',
    beard: 'none',
    jaw: 2,
    nose: 0,
    age: 3,
    mood: 'sad',
    mark: 'hood',
  },
  gambler: {
    skin: 2,
    hair: 'curls',
    colour: 'black',
    beard: 'forked',
    jaw: 1,
    nose: 1,
    age: 1,
    mood: 'sneer',
    mark: 'earring',
  },
  'beast-lover': {
    skin: 3,
    hair: 'long',
    colour: 'black',
    beard: 'full',
    jaw: 0,
    nose: 0,
    age: 2,
    mood: 'grim',
    mark: null,
  },
  showman: {
    skin: 1,
    hair: 'fringe',
    colour: 'chestnut',
    beard: 'none',
    jaw: 0,
    nose: 2,
    age: 1,
    mood: 'smile',
    mark: 'wreath',
  },
  trader: {
    skin: 2,
    hair: 'bald',
    colour: 'grey',
    beard: 'short',
    jaw: 1,
    nose: 1,
    age: 2,
    mood: 'calm',
    mark: 'fillet',
  },
}

export interface LanistaBustProps extends BustProps {
  readonly name: string
  /** Of a person none is known. */
  readonly temper: string | null
}

export function LanistaBust({ name, temper, ...rest }: LanistaBustProps) {
  const look = lookOf(name, { age: 2, scars: [], ...(temper && lanistas[temper]) })
  return (
    <Medallion {...rest}>
      <g className={`skin-${look.skin} hair-${look.colour}`} transform="translate(0 -4) scale(0.96)">
        <path
          d="M-47 62C-48 40 -36 31 -21 27C-13 25 -9.4 22 -9.4 12H9.4C9.4 22 13 25 21 27C36 31 48 40 47 62Z"
          fill={paint.cloth}
          {...edge}
        />
        <path
          d="M-9.4 12H9.4C9.4 20 11 24 15 26Q0 36 -15 26C-11 24 -9.4 20 -9.4 12Z"
          fill={paint.skin}
          {...edge}
          strokeWidth={1.7}
        />
        {temper === 'beast-lover' ? <Pelt /> : <Toga />}
        <Face look={look} />
        {temper && <Attribute temper={temper} />}
      </g>
    </Medallion>
  )
}

/** A fold over the left shoulder with the stripe of his side. */
function Toga() {
  return (
    <>
      <path d="M18 26C36 30 48 40 47 64H-30C-10 58 8 46 18 26Z" fill={paint.side} {...edge} />
      <path
        {...line}
        d="M24 32C18 48 4 58 -14 63M33 36C30 50 20 60 8 64M41 44C40 54 36 60 30 64"
        stroke={paint.sideSoft}
        strokeWidth={2}
      />
    </>
  )
}

/** A leopard's skin over both shoulders. */
function Pelt() {
  const spots = [
    [-34, 44],
    [-26, 36],
    [-38, 55],
    [-24, 50],
    [34, 44],
    [26, 36],
    [38, 55],
    [24, 50],
  ] as const
  return (
    <>
      {[1, -1].map((side) => (
        <path
          key={side}
          transform={`scale(${side} 1)`}
          d="M12 26C30 28 48 38 48 64H18C22 50 20 38 12 26Z"
          fill="var(--coat-leopard)"
          {...edge}
        />
      ))}
      {spots.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={3}
          fill="var(--coat-leopard-2)"
          stroke={paint.ink}
          strokeWidth={1.4}
        />
      ))}
    </>
  )
}

/** What lies before him: purse, dice, whip, laurel branch, scales. */
function Attribute({ temper }: { readonly temper: string }) {
  switch (temper) {
    case 'cautious':
      return (
        <g transform="translate(-22 30)">
          <path d="M-5 -12H5L3 -8C12 -4 14 12 8 16H-8C-14 12 -12 -4 -3 -8Z" fill={paint.leather} {...edge} />
          <path {...line} d="M-6 -8H6" stroke={paint.bronzeLight} strokeWidth={2.6} />
        </g>
      )
    case 'gambler':
      return (
        <>
          {[
            [-28, 26, -14],
            [-14, 36, 12],
          ].map(([x, y, turn]) => (
            <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
              <rect x={-8} y={-8} width={16} height={16} rx={3} fill={paint.cloth} {...edge} />
              <circle cx={-3.4} cy={-3.4} r={1.7} fill={paint.ink} />
              <circle r={1.7} fill={paint.ink} />
              <circle cx={3.4} cy={3.4} r={1.7} fill={paint.ink} />
            </g>
          ))}
        </>
      )
    case 'beast-lover':
      return (
        <path
          {...line}
          d="M-22 54L-16 26C-14 14 -28 10 -32 18C-36 28 -20 30 -24 40"
          stroke={paint.leatherDark}
          strokeWidth={3.4}
        />
      )
    case 'showman':
      return (
        <>
          <circle cy={44} r={9} fill={paint.bronze} {...edge} />
          <path
            d="M0 37l2 5 5.4.4-4.2 3.4 1.4 5.2L0 48l-4.6 3 1.4-5.2-4.2-3.4 5.4-.4z"
            fill={paint.bronzeLight}
            stroke={paint.ink}
            strokeWidth={1.1}
          />
          <path {...line} d="M-9 30Q-4 34 0 35Q4 34 9 30" stroke={paint.bronzeDark} strokeWidth={2.6} />
        </>
      )
    default:
      return (
        <g transform="translate(-22 30)">
          <path
            {...line}
            d="M0 -14V12M-13 -10H13M-13 -10L-18 2M-13 -10L-8 2M13 -10L8 2M13 -10L18 2"
            stroke={paint.ink}
            strokeWidth={2}
          />
          <path
            d="M-19 2H-7Q-8 8 -13 8Q-18 8 -19 2ZM7 2H19Q18 8 13 8Q8 8 7 2Z"
            fill={paint.bronze}
            {...edge}
            strokeWidth={1.6}
          />
        </g>
      )
  }
}
