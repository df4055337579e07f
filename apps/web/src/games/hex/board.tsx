/** The arena of hexes with what a game has on it. */
import type { ArenaView, Hex, Seat } from '@harena/engine'
import { t } from '@harena/engine'
import { type ReactNode, useMemo, useState } from 'react'
import { useSettings } from '../../app/stores.ts'
import { Arena } from '../../board/arena.tsx'
import { useFight } from '../../board/use-fight.ts'
import type { BoardProps } from '../../match/slots.ts'
import { useSmall } from '../../ui/use-small.ts'
import { pointingAt, targetsOf } from './aims.ts'
import { groundThings, type HexLooks, placements } from './figures.ts'

export interface HexBoardProps<V extends ArenaView> extends BoardProps<V> {
  readonly looks: HexLooks<V>
  /** How far the fight may go from the middle before the view follows. */
  readonly drift?: number
  /** What the game has on the sand besides: drawn under everybody. */
  readonly under?: ReactNode
}

/** Whose steps and blows are shown now: whoever was asked for them. */
function useLastAsked(asked: Seat | null): Seat | null {
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  return asked ?? last
}

export function HexBoard<V extends ArenaView>(props: HexBoardProps<V>) {
  const { looks, view, asked, choices, looked, draft, choose, point, drift, under } = props
  const { coordinates } = useSettings()
  const active = asked ?? view.active
  const figures = useMemo(() => placements(looks, view, active), [looks, view, active])
  const ground = useMemo(() => groundThings(looks, view), [looks, view])
  const targets = useMemo(() => targetsOf(choices, view, asked), [choices, view, asked])
  const trunks = figures.flatMap(({ trunk = [] }) => trunk)
  const zoomTo = useFight(view, trunks, drift)
  const own = useLastAsked(asked)
  // On a phone the whole sand is too small for a thumb.
  const closeTo = useSmall() ? own : null
  const { cols, rows } = view.arena
  const find = (ids: readonly string[]) => ids.flatMap((id) => choices.find((choice) => choice.id === id) ?? [])
  const listed = {
    targets,
    ...pointingAt(looks, looked, view, asked),
    onChoose: (id: string) => choose(find([id])),
    onHover: (id: string | null) => point(id === null ? null : (find([id])[0] ?? null)),
    onChooseHex: (_hex: Hex, ids: readonly string[]) => choose(find(ids)),
  }
  return (
    <Arena
      cols={cols}
      rows={rows}
      figures={figures}
      ground={ground}
      focusId={looked?.id ?? null}
      {...(draft?.onBoard ?? listed)}
      zoomTo={zoomTo}
      closeTo={view.figures.find(({ seat, out }) => seat === closeTo && out === null)?.hex}
      showCoordinates={coordinates}
      under={under}
      label={t`Arena of ${cols} by ${rows} hexes`}
    />
  )
}
