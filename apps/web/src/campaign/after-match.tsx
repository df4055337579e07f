/** The match is over: what it brought, and the way back. */
import { t } from '@harena/engine'
import { useEffect, useRef } from 'react'
import { Rolls } from '../match/log.tsx'
import type { Line } from '../match/timeline.ts'
import { Cite } from '../ui/rules-context.tsx'
import { tx } from '../ui/tx.ts'

export interface AfterMatchProps {
  readonly lines: readonly Line[]
  /** Where one goes back to. */
  readonly home: string
  readonly onLeave: () => void
}

const noNames: readonly string[] = [t('The dice')]
const noSides: readonly number[] = []

/** What a match meant for those who fought it. */
export function Aftermath({ lines }: Pick<AfterMatchProps, 'lines'>) {
  return (
    <ul className="aftermath">
      {lines.map((line) => (
        <li key={line.index}>
          {line.text} <Cite rule={line.rule} />
          {line.rolls.length > 0 && <Rolls rolls={line.rolls} names={noNames} sides={noSides} />}
        </li>
      ))}
    </ul>
  )
}

export function AfterMatch({ lines, home, onLeave }: AfterMatchProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="end after-match">
      <h2 ref={heading} tabIndex={-1} className="end-verdict">
        {t('After the match')}
      </h2>
      <Aftermath lines={lines} />
      <button type="button" className="button" onClick={onLeave}>
        {tx`Back to ${home}`}
      </button>
    </div>
  )
}
