/** The end of a match inside a campaign on its whole stage, as that of any other match. */
import type { Seat } from '@harena/engine'
import { useMemo } from 'react'
import type { MatchController } from '../match/controller.ts'
import { EndScene } from '../match/end-scene.tsx'
import type { Line } from '../match/timeline.ts'
import { facesIn, inner, lastAlone } from './inner.ts'
import type { AnyCampaign } from './slots.ts'

export interface MatchEndProps {
  readonly campaign: AnyCampaign
  readonly controller: Pick<MatchController, 'id' | 'record' | 'again'>
  readonly names: readonly string[]
  /** The match as it ended, and what was told of it. */
  readonly match: unknown
  /** The campaign as the match left it. */
  readonly view: unknown
  readonly lines: readonly Line[]
  /** All that was told of the campaign. */
  readonly past: readonly Line[]
  readonly seat: Seat | null
}

export function MatchEnd({ campaign, controller, names, match, view, lines, past, seat }: MatchEndProps) {
  const alone = useMemo(() => lastAlone(campaign, controller.record(), names), [campaign, controller, names])
  // A match counts its lines from its first one.
  const own = useMemo(() => lines.map((line, index) => ({ ...line, index })), [lines])
  if (!alone) return null
  return (
    <EndScene
      slots={inner(campaign)}
      controller={{
        id: controller.id,
        record: () => alone.record,
        again: (from, to) => controller.again(lines[from]!.index, lines[to - 1]!.index + 1),
      }}
      snapshot={{ result: alone.result, view: match, lines: own }}
      seat={seat}
      face={facesIn(campaign, view, past)}
    />
  )
}
