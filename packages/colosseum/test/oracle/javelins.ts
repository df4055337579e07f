/** V8 The javelins of the Tables V2.0: one hex in hand, or thrown as one attack of the phase. */
import type { State } from '../../src/index.ts'
import { landingPlace } from './drops.ts'
import { manOf, type Play } from './play.ts'
import type { OwnRow } from './rows.ts'
import { hasJavelins, isIn, javelinHand, type Man } from './sheet.ts'

/** One is drawn when a phase begins, without cost. */
export function drawNext(state: State, man: Man): void {
  const at = man.sheath.findIndex(({ kind }) => kind === 'javelin')
  if (!isIn(man) || !hasJavelins(state, man) || man.hands[0] || at < 0) return
  man.hands[0] = man.sheath.splice(at, 1)[0]!
}

/** When its turn comes it flies: a die for the area, a 6 misses; it lies in or beside the hex of the target. */
export function throwJavelin(play: Play, row: OwnRow): OwnRow[] {
  if (row.means !== 'thrown') return [row]
  const man = manOf(play, row.seat)
  const target = manOf(play, row.target)
  const hand = javelinHand(man)
  const item = man.hands[hand]!
  man.hands[hand] = null
  const area = play.feed.sum('area struck', row.seat, 1)
  play.state.ground.push({ item, cell: landingPlace(play, target.seat, target.cell, target.facing) })
  return area === 6 ? [] : [{ ...row, area: area as OwnRow['area'] }]
}
