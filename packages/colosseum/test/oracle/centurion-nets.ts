/** §29.6.2 The net of a centurion: thrown for when all have moved. */
import { netsOpen } from './net-cost.ts'
import { type Cast, isReady, targetsOf } from './nets.ts'
import type { Play } from './play.ts'
import { isIn, type Man } from './sheet.ts'

const byDie = ['LN1', 'LN2', 'LN3', 'SN', 'SN', 'TN']

export function castByBook(play: Play): void {
  for (const man of play.state.gladiators) {
    if (!man.centurion || !isIn(man) || !mayCast(play, man)) continue
    const net = byDie[play.feed.sum('net', man.seat, 1) - 1]!
    const kind = man.hands.some((item) => item?.kind === 'net') ? 'net' : 'lasso'
    const cast: Cast = { man, net, kind }
    if (!netsOpen(play.state, man).includes(net) || targetsOf(play, cast).length === 0) continue
    if (isPause(man.now.plot)) man.movesUsed++
    man.now.plot += ` +${net}`
  }
}

/** §20.2 It goes with steps, a charge and a pause, and makes of a pause a moving phase, which he must have. */
function mayCast(play: Play, man: Man): boolean {
  const { plot } = man.now
  if (!isReady(play, man) || netsOpen(play.state, man).length === 0 || /^(KN|R|RN|RO|S$|L)/.test(plot)) return false
  return !isPause(plot) || man.movesUsed < man.turnRate
}

/** §7.4 Also where the chart lets him neither move nor turn. */
const isPause = (plot: string): boolean => plot === 'X' || plot === 'X (0)'
