/** What somebody wears on his head besides a helmet. */
import { paint } from '../board/paint.ts'
import type { Mark } from './look.ts'

const edge = { stroke: paint.ink, strokeWidth: 1.7, strokeLinejoin: 'round' } as const

/** Leaves from the temples to the brow, on the right; the left is its mirror. */
const leaves = [
  [16.6, -20, 70],
  [15.6, -25.4, 48],
  [12.4, -29.6, 30],
  [7.6, -32, 12],
] as const

function HeadWreath() {
  return [1, -1].map((side) => (
    <g key={side} transform={`scale(${side} 1)`}>
      {leaves.map(([x, y, turn]) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d="M-6 0Q-1 -5 6 0Q-1 4 -6 0Z"
          fill="var(--fig-leaf)"
          {...edge}
          strokeWidth={1.4}
        />
      ))}
    </g>
  ))
}

export function HeadMark({ mark }: { readonly mark: Mark }) {
  switch (mark) {
    case 'patch':
      return (
        <>
          <path d="M-17 -22L17 -8" stroke={paint.ink} strokeWidth={2} />
          <path d="M-13 -16Q-6.6 -18.6 -2 -12.6Q-3 -6 -8 -6Q-13.4 -8 -13 -16Z" fill={paint.leatherDark} {...edge} />
        </>
      )
    case 'wreath':
      return <HeadWreath />
    case 'hood':
      return (
        <>
          <path
            d="M-23 20C-31 -16 -24 -46 0 -48C24 -46 31 -16 23 20L15.6 15C19 -4 18 -24 10 -30Q0 -35 -10 -30C-18 -24 -19 -4 -15.6 15Z"
            fill={paint.side}
            {...edge}
            strokeWidth={2}
          />
          <path
            d="M-20 6C-24 -14 -20 -34 -8 -41M20 6C24 -14 20 -34 8 -41M0 -44V-36"
            fill="none"
            stroke={paint.sideSoft}
            strokeWidth={1.8}
            strokeLinecap="round"
          />
        </>
      )
    case 'earring':
      return <circle cx={-17.6} cy={-2.6} r={2.8} fill="none" stroke={paint.bronzeDark} strokeWidth={1.8} />
    default:
      return (
        <>
          <path d="M-17.6 -20.4Q0 -27 17.6 -20.4" fill="none" stroke={paint.ink} strokeWidth={5.4} />
          <path d="M-17.4 -20.4Q0 -27 17.4 -20.4" fill="none" stroke={paint.side} strokeWidth={3} />
        </>
      )
  }
}
