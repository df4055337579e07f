/** What stops everything else: somebody's life is decided. Games tell it with a few facts of the same shape. */
import type { Roll, Rule, Seat, SumStep } from '@harena/engine'
import type { Line } from './timeline.ts'

/** The crowd decides over a beaten gladiator. */
export interface Moment {
  readonly seat: Seat
  readonly isSpared: boolean
  readonly text: string
  readonly rule: Rule
  readonly rolls: readonly Roll[]
  readonly steps: readonly SumStep[]
}

/** The facts of `appealed` (Munera) and `judged` (Outland) that matter here. */
interface Judgement {
  readonly seat: Seat
  readonly isSpared?: boolean
  readonly verdict?: 'spared' | 'dispatched'
  readonly steps?: readonly SumStep[]
}

export function momentIn(line: Line): Moment | null {
  if (line.event.kind !== 'appealed' && line.event.kind !== 'judged') return null
  const { seat, isSpared, verdict, steps } = line.event as unknown as Judgement
  const { text, rule, rolls } = line
  return { seat, isSpared: isSpared ?? verdict === 'spared', text, rule, rolls, steps: steps ?? [] }
}
