/** Dice as they lie on the table. */

import { t } from '@harena/engine'
import type { CSSProperties } from 'react'
import { sideOf } from './paint.ts'

export type DieFace = 1 | 2 | 3 | 4 | 5 | 6

/** The three colours of the books, or the number of a side (0 to 7). */
export type DieColour = 'red' | 'white' | 'black' | number

export interface DieProps {
  readonly face: DieFace
  readonly colour: DieColour
  /** Whose die it is or what for; said before the face by screen readers instead of the colour. */
  readonly name?: string
  /** In pixels. */
  readonly size?: number
  /** Plays no part in the result: shown faint, struck through. */
  readonly dropped?: boolean
  /** Its place in a row of dice that land one after the other. */
  readonly order?: number
}

const near = -5
const far = 5
const pips: Record<DieFace, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [near, near],
    [far, far],
  ],
  3: [
    [near, near],
    [0, 0],
    [far, far],
  ],
  4: [
    [near, near],
    [far, near],
    [near, far],
    [far, far],
  ],
  5: [
    [near, near],
    [far, near],
    [0, 0],
    [near, far],
    [far, far],
  ],
  6: [
    [near, -5.6],
    [far, -5.6],
    [near, 0],
    [far, 0],
    [near, 5.6],
    [far, 5.6],
  ],
}

/** A thin line inside the edge, in the manner of the side's ring, so that dice of two sides differ without colour. */
const borders: readonly (string | undefined)[] = [
  undefined,
  '2.4 2',
  '0.1 2.6',
  '100 0',
  '6 2.4',
  '1 1.6',
  '3.4 3.4',
  '4 1.4 1 1.4',
]

function colours(colour: DieColour): { body: string; pip: string; border?: string | undefined } {
  if (colour === 'white') return { body: 'var(--die-white)', pip: 'var(--fig-ink)' }
  if (colour === 'red') return { body: 'var(--die-red)', pip: '#fff8ec' }
  if (colour === 'black') return { body: 'var(--die-black)', pip: '#fff8ec' }
  return { body: sideOf(colour).colour, pip: '#fff8ec', border: borders[colour % borders.length] }
}

export function Die({ face, colour, name, size = 24, dropped = false, order = 0 }: DieProps) {
  const { body, pip, border } = colours(colour)
  const said = name ?? (typeof colour === 'number' ? sideOf(colour).name : colour)
  return (
    <svg
      className={`die${typeof colour === 'number' ? ' of-side' : ''}${dropped ? ' dropped' : ''}`}
      width={size}
      height={size}
      viewBox="-11.5 -11.5 23 23"
      role="img"
      aria-label={`${said} ${face}${dropped ? t(', not counted') : ''}`}
      style={{ '--order': order, '--die-body': body } as CSSProperties}
    >
      <rect
        x={-10.4}
        y={-10.4}
        width={20.8}
        height={20.8}
        rx={4.6}
        fill={body}
        stroke="var(--die-edge)"
        strokeWidth={1.3}
      />
      {border && (
        <rect
          x={-8.6}
          y={-8.6}
          width={17.2}
          height={17.2}
          rx={3}
          fill="none"
          stroke={pip}
          strokeOpacity={0.75}
          strokeWidth={0.9}
          strokeDasharray={border}
          strokeLinecap="round"
        />
      )}
      {pips[face].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={face === 1 ? 2.7 : 2.05} fill={pip} />
      ))}
      {dropped && <path d="M-9 9L9 -9" stroke="var(--die-edge)" strokeWidth={2.2} strokeLinecap="round" />}
    </svg>
  )
}

export interface DiceRowProps {
  readonly dice: readonly Omit<DieProps, 'order'>[]
  /** What was rolled for; visible before the dice. */
  readonly label?: string
  /** What they come to; visible after the dice. */
  readonly total?: string
  readonly size?: number
}

export function DiceRow({ dice, label, total, size }: DiceRowProps) {
  return (
    <span className="dice-row">
      {label !== undefined && <span className="dice-label">{label}</span>}
      {dice.map((die, index) => (
        // Dice have no identity but their place in the roll.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <Die key={index} {...(size === undefined ? {} : { size })} {...die} order={index} />
      ))}
      {total !== undefined && <b className="dice-total">{total}</b>}
    </span>
  )
}
