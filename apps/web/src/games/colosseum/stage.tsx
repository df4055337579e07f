/** The sand with everybody on it, and over it what is being shown: the plots that open, the blows, the odds. */
import type { Hex } from '@harena/engine'
import { neighbour } from '@harena/engine'
import { useMemo } from 'react'
import { useSettings } from '../../app/state.ts'
import { Arena } from '../../board/arena.tsx'
import { useFight } from '../../board/use-fight.ts'
import { type Pointing, targetsOf } from '../../match/aims.ts'
import type { Choice } from '../../match/choices.ts'
import { PreviewCard } from '../../ui/preview.tsx'
import { TerrainLayer } from './board/terrain.tsx'
import { TurnHandles } from './board/turn-handles.tsx'
import { AttackPlayback } from './combat/attack-playback.tsx'
import { RevealPlots } from './combat/reveal-plots.tsx'
import { figureProps, groundThings, placements } from './figures.ts'
import type { Shown } from './match-screen.tsx'
import type { Plotting } from './use-plot.ts'

/** The blows are shown in a corner: the fight stays in the middle. */
export const DRIFT = 1

export function Stage(shown: Shown) {
  const { view, task, aiming, plot, reveal } = shown
  const { coordinates } = useSettings()
  const seat = task?.seat ?? -1
  const figures = useMemo(() => placements(view, task?.seat ?? null), [view, task?.seat])
  const ground = useMemo(() => groundThings(view), [view])
  const listed = useMemo(() => targetsOf(aiming.choices, view, seat), [aiming.choices, view, seat])
  const under = useMemo(() => <TerrainLayer view={view} />, [view])
  const zoomTo = useFight(view, DRIFT)
  const names = view.figures.map(({ name }) => name)
  const sides = view.figures.map(({ team }) => team)
  const find = (id: string) => aiming.choices.find((choice) => choice.id === id) ?? null
  const onChooseHex = (_hex: Hex, ids: readonly string[]) => aiming.setChooser(ids.flatMap((id) => find(id) ?? []))
  const choose = (id: string) => {
    const choice = find(id)
    if (plot) plot.add(id)
    else if (choice) aiming.choose(choice)
  }
  const hover = (id: string | null) => (plot ? plot.point(id) : aiming.point(id === null ? null : find(id)))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click anywhere skips the playback; the keyboard has Space
    // biome-ignore lint/a11y/noStaticElementInteractions: as above; there is also a button
    <div className="stage" onClick={() => reveal.isRunning && reveal.skip()}>
      <Arena
        cols={view.arena.cols}
        rows={view.arena.rows}
        figures={figures}
        ground={ground}
        targets={plot ? plot.targets : listed}
        focusId={aiming.looked?.id ?? null}
        {...(plot ? planned(plot) : pointingAt(shown, aiming.looked))}
        zoomTo={zoomTo}
        showCoordinates={coordinates}
        under={under}
        over={plot && <Handles plot={plot} />}
        label={`Arena of ${view.arena.cols} by ${view.arena.rows} hexes`}
        onChoose={choose}
        onHover={hover}
        {...(plot ? {} : { onChooseHex })}
      />
      {aiming.preview && <PreviewCard preview={aiming.preview} />}
      <div className={reveal.isRunning ? 'reveal-place running' : 'reveal-place'}>
        <RevealPlots lines={reveal.lines} names={names} sides={sides} />
        <AttackPlayback lines={reveal.lines} names={names} sides={sides} />
      </div>
    </div>
  )
}

function Handles({ plot }: { readonly plot: Plotting }) {
  return (
    <TurnHandles
      stand={plot.course.end}
      left={plot.next.includes('(L)')}
      right={plot.next.includes('(R)')}
      onTurn={plot.add}
      onHover={plot.point}
    />
  )
}

function planned({ ghost, path }: Plotting): Pointing {
  return ghost ? { ghost, path } : {}
}

/** What pointing at an answer shows: where somebody would be, whom he would face, what is meant. */
function pointingAt({ view, task }: Shown, choice: Choice | null): Pointing {
  const figure = view.figures[task?.seat ?? -1]
  const aim = choice?.aim
  if (!figure || !aim) return {}
  if (aim.kind !== 'turn') return { arc: [aim.hex] }
  const facing = aim.facing ?? figure.facing
  return {
    arc: [neighbour(figure.hex, facing)],
    ghost: { hex: figure.hex, facing, figure: figureProps(figure, 0, false) },
  }
}
