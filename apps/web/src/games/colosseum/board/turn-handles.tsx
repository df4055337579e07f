/** Two arrows beside a man, to turn him where he stands or would stand. */
import { t } from '@harena/engine'
import type { KeyboardEvent } from 'react'
import { coachedIf } from '../../../board/coached.ts'
import { hexCentre, round } from '../../../board/geometry.ts'
import { useTouch } from '../../../ui/use-small.ts'
import type { Stand } from '../plot-builder.ts'

export interface TurnHandlesProps {
  readonly stand: Stand
  /** Which of the two can be taken. */
  readonly left: boolean
  readonly right: boolean
  /** The move that a trainer wants next. */
  readonly coached: string | null
  readonly onTurn: (move: '(L)' | '(R)') => void
  readonly onHover: (move: '(L)' | '(R)' | null) => void
}

/** Around his shoulder, outside the ring, the way he would turn. */
const arc = 'M17 -43.5A47 47 0 0 1 43.5 -17'
/** For a finger: his own half of the hex. */
const half = 'M0 -39A39 39 0 0 1 0 39Z'
const head = 'M33.5 -19.5L44.5 -15.5L46.5 -27.5'

export function TurnHandles({ stand, left, right, coached, onTurn, onHover }: TurnHandlesProps) {
  const { x, y } = hexCentre(stand.hex)
  const at = `translate(${round(x)} ${round(y)}) rotate(${stand.facing * 60})`
  return (
    <g transform={at}>
      {left && (
        <Handle
          side={-1}
          label={t('Turn left')}
          isCoached={coached === '(L)'}
          onTake={() => onTurn('(L)')}
          onHover={(on) => onHover(on ? '(L)' : null)}
        />
      )}
      {right && (
        <Handle
          side={1}
          label={t('Turn right')}
          isCoached={coached === '(R)'}
          onTake={() => onTurn('(R)')}
          onHover={(on) => onHover(on ? '(R)' : null)}
        />
      )}
    </g>
  )
}

interface HandleProps {
  readonly side: 1 | -1
  readonly label: string
  readonly isCoached: boolean
  readonly onTake: () => void
  readonly onHover: (isOn: boolean) => void
}

function Handle({ side, label, isCoached, onTake, onHover }: HandleProps) {
  // A mouse that rests on the man turns nobody.
  const isFinger = useTouch()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onTake()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons inside a drawing
    <g
      className={`turn-handle${coachedIf(isCoached)}`}
      role="button"
      tabIndex={0}
      aria-label={label}
      transform={`scale(${side} 1)`}
      onClick={onTake}
      onKeyDown={onKeyDown}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
      onFocus={() => onHover(true)}
      onBlur={() => onHover(false)}
    >
      {isFinger && <path d={half} className="turn-half" />}
      <circle cx={33} cy={-33} className="turn-hit" />
      <path d={arc + head} className="turn-halo" />
      <path d={arc + head} className="turn-arrow" />
    </g>
  )
}
