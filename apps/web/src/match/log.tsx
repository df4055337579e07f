/** What happened: a sentence, the dice that led to it, the paragraph that says so. */
import type { Roll } from '@harena/engine'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { Die, type DieFace } from '../board/die.tsx'
import { Cite } from '../ui/rules-context.tsx'
import type { Line } from './timeline.ts'

export interface LogProps {
  readonly lines: readonly Line[]
  readonly names: readonly string[]
  /** By seat: the colour of his dice. */
  readonly sides: readonly number[]
  /** How a round is called. */
  readonly clock: string
  /** Shows the dice of a line in the game's own way. */
  readonly showDice?: (line: Line) => ReactNode
}

/** The number of the round that begins with this line; games tell it with the event that opens a round or a turn. */
function roundOf(line: Line): number | null {
  const { kind, round, turn } = line.event as { kind: string; round?: unknown; turn?: unknown }
  if (kind !== 'turnBegan' && kind !== 'orderRolled') return null
  return typeof round === 'number' ? round : typeof turn === 'number' ? turn : null
}

export function Log({ lines, names, sides, clock, showDice }: LogProps) {
  const box = useRef<HTMLElement>(null)
  const isAtEnd = useRef(true)
  const count = lines.length
  useEffect(() => {
    const element = box.current
    if (element && isAtEnd.current && count >= 0) element.scrollTop = element.scrollHeight
  }, [count])
  let round = 0
  return (
    <section
      ref={box}
      className="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="What happened"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 40
      }}
    >
      <ol>
        {lines.map((line) => {
          const begun = roundOf(line)
          const isNew = begun !== null && begun !== round
          if (isNew) round = begun
          return (
            <li key={line.index}>
              {isNew && (
                <h3 className="log-round">
                  {clock} {begun}
                </h3>
              )}
              <LogLine line={line} names={names} sides={sides} {...(showDice ? { showDice } : {})} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const LogLine = memo(function LogLine(props: Omit<LogProps, 'lines' | 'clock'> & { line: Line }) {
  const { line, names, sides, showDice } = props
  return (
    <div className={`log-line ${line.event.kind}`}>
      <span className="log-text">{line.text}</span>
      <Cite rule={line.rule} />
      {showDice?.(line) ?? (line.rolls.length > 0 && <Rolls rolls={line.rolls} names={names} sides={sides} />)}
    </div>
  )
})

export interface RollsProps {
  readonly rolls: readonly Roll[]
  readonly names: readonly string[]
  readonly sides: readonly number[]
  readonly size?: number
}

export function Rolls({ rolls, names, sides, size = 22 }: RollsProps) {
  const isShared = new Set(rolls.map((roll) => roll.by)).size > 1
  let order = 0
  return (
    <span className="log-dice">
      {rolls.map((roll, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls have no identity but their place
        <span key={index} className="log-roll">
          {isShared && <span className="log-roller">{names[roll.by]}</span>}
          {roll.faces.map((face, place) => (
            <Die
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={place}
              face={face as DieFace}
              colour={sides[roll.by] ?? 'white'}
              name={`${names[roll.by]} rolled`}
              size={size}
              order={order++}
            />
          ))}
        </span>
      ))}
    </span>
  )
}

/** Reads new lines to those who do not see the log. */
export function LiveLines({ lines }: { readonly lines: readonly Line[] }) {
  const scene = lines.at(-1)?.scene
  const text = lines
    .filter((line) => line.scene === scene)
    .map((line) => line.text)
    .join(' ')
  return (
    <div className="heard" aria-live="polite" data-testid="live">
      {text}
    </div>
  )
}
