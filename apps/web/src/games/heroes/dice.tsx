/** The dice of Heroes, as they lie there: what counts stands a little higher. */
import { t } from '@harena/engine'
import type { CSSProperties } from 'react'
import { Die, type DieColour, type DieFace } from '../../board/die.tsx'
import type { Told } from '../../match/slots.ts'
import type { Line } from '../../match/timeline.ts'
import { type Throw, throwsOf } from './throws.ts'

/** The dice of a line, with what they mean. */
export function Throws({ line, names, sides, size = 22 }: Told & { readonly line: Line; readonly size?: number }) {
  const dice = throwsOf(line, names)
  if (dice.length === 0) return null
  const before = dice.map((_, index) => dice.slice(0, index).reduce((sum, one) => sum + one.faces.length, 0))
  return (
    <span className="log-dice">
      {dice.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls have no identity but their place
        <span key={index} className="log-roll">
          {one.label && <span className="log-roller">{one.label}</span>}
          <Faces
            of={one}
            colour={one.seat === null ? 'white' : (sides[one.seat] ?? 'white')}
            size={size}
            from={before[index]!}
          />
        </span>
      ))}
    </span>
  )
}

interface FacesProps {
  readonly of: Throw
  readonly colour: DieColour
  readonly size: number
  readonly from: number
}

/** What counts stands a little higher than what does not. */
export function Faces({ of, colour, size, from }: FacesProps) {
  return of.faces.map((face, index) => {
    const counts = of.counts?.(face) ?? null
    const said = counts === null ? '' : counts ? t(', counts:') : t(', does not count:')
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity but their place
        key={index}
        className={counts === null ? 'pool-die' : counts ? 'pool-die counts' : 'pool-die fails'}
        style={{ '--order': from + index } as CSSProperties}
      >
        <Die face={face as DieFace} colour={colour} name={`${of.label}${said}`} size={size} order={from + index} />
      </span>
    )
  })
}
