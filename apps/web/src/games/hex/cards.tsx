/** The cards of a game on hexes. */

import type { ArenaView, FigureView, Seat } from '@harena/engine'
import { kept, t } from '@harena/engine'
import { forms } from '../../board/beasts/kinds.ts'
import type { FigureProps } from '../../board/figure.tsx'
import type { CardView } from '../../match/card.tsx'
import { CardNumber } from '../../match/card-sums.tsx'
import { pointsName } from '../../match/points.ts'
import { isDeadly } from '../../own/men.ts'
import { TermLabel } from '../../ui/term.tsx'
import { Track } from '../../ui/track.tsx'
import { figureProps, type HexLooks, outWords } from './figures.ts'

/** On a card there is room for all of a beast, however it is hemmed in on the board. */
function atLength(figure: FigureProps): FigureProps {
  return figure.beast ? { ...figure, beast: { ...figure.beast, hexes: forms[figure.beast.kind].hexes } } : figure
}

/** What every card has, whatever the game counts. */
export function cardOf<V extends ArenaView>(
  looks: HexLooks<V>,
  view: V,
  figure: FigureView,
  isActive: boolean,
): Omit<CardView, 'stats'> {
  const { seat, name, type, marks, out } = figure
  return {
    seat,
    name,
    type: looks.typeName(type),
    figure: atLength(figureProps(looks, view, { ...figure, facing: 0 }, isActive)),
    isActive: isActive && out === null,
    marks,
    out: out === null ? null : outWords(looks, out),
    isDead: isDeadly(out),
    isToCome: out !== null && looks.isToCome?.(out) === true,
  }
}

export function hexCards<V extends ArenaView>(looks: HexLooks<V>, view: V, asked: Seat | null): CardView[] {
  return view.figures.map((figure) => {
    const { health, points, facts } = figure
    const left = { label: health.name, value: health.total - health.lost, after: `/${health.total}` }
    return {
      ...cardOf(looks, view, figure, figure.seat === (asked ?? view.active)),
      stats: [
        ...(health.total > 0 ? [left] : []),
        ...(points ? [{ label: pointsName(points), of: points.name, value: points.left, after: t(' left') }] : []),
      ],
      track: health.total > 0 && (
        <Track label={kept(health.name)} total={health.total} marked={Math.min(health.lost, health.total)} />
      ),
      body: facts.length > 0 && (
        <dl className="card-facts">
          {facts.map(({ label, value }) => (
            <div key={`${label} ${value}`}>
              <dt>
                <TermLabel label={kept(label)} />
              </dt>{' '}
              <dd>
                <CardNumber of={label}>{kept(value)}</CardNumber>
              </dd>
            </div>
          ))}
        </dl>
      ),
    }
  })
}
