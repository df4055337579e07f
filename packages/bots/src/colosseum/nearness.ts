/** How near to the fight a plot leads, if the other stays where he is. */
import { board, type Colosseum, readPlotOf } from '@harena/colosseum'
import type { Nearness } from '../master/adviser.ts'
import { endOf, field, pathOf } from './approach-paths.ts'
import { nearestFoe } from './moves.ts'

export const nearness: Nearness<Colosseum> = (state, { kind, seat }, [answer]) => {
  if (kind !== 'plot') return null
  const me = state.gladiators[seat]!
  const plot = readPlotOf(state, answer as string)
  const foe = nearestFoe(state, me)
  // A throw of the net is not about where it leads.
  if (!plot || !foe || plot.net !== null) return null
  const [from, to] = [board.hex(me.cell), board.hex(foe.cell)]
  const place = field.placeOf(to.q - from.q, to.r - from.r, foe.facing, me.facing)
  if (place < 0) return null
  return -Math.max(1, field.map.distance(endOf(field.centre, 0, pathOf(plot)), Math.floor(place / 6)))
}
