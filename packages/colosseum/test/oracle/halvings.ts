/** ALL-6 Attacks at half CF. */
import type { State } from '../../src/index.ts'
import type { Row } from '../../src/match/questions.ts'
import { rangeTo } from './rows.ts'
import { holds, type Man, shieldOf } from './sheet.ts'
import { weaponTable } from './tables.ts'

/** ALL-6 How often the CF of a row are halved. */
export function halvings(state: State, man: Man, target: Man, row: Row): number {
  return state.options.halfCf === 'pool' ? 0 : reasonsToHalve(state, man, target, row)
}

/** What a row takes out of the pool: where CF are halved before they are allocated, so much more. */
export function costOf(state: State, man: Man, target: Man, row: Row): number {
  return state.options.halfCf === 'pool' ? row.cf * 2 ** reasonsToHalve(state, man, target, row) : row.cf
}

export function reasonsToHalve(state: State, man: Man, target: Man, row: Row): number {
  let count = 0
  const isUp = (one: Man) => one.isOnRock || one.mount >= 0
  const isBelow = isUp(target) && !isUp(man) && !(target.mount >= 0 && state.options.riderHeight === 'legs')
  const isAbove = isUp(man) && !isUp(target)
  if (man.posture === 'kneeling' || isBelow) count++
  if (row.area === 5 && (target.posture === 'kneeling' || isAbove)) count++
  if (row.means === 'bare') count++
  if (man.now.drew) count++
  if (row.means !== 'right' && row.means !== 'left') return count
  const hand = row.means === 'right' ? 0 : 1
  const { kind } = man.hands[hand]!
  if (kind === 'dagger' || kind === 'javelin') count++
  if (man.now.recoveredHand === hand) count++
  if (kind === 'trident' && holds(man, 'net')) count++
  if (weaponTable[kind]!.hands === 2 && shieldOf(man)) count++
  if (kind === 'scimitar' && rangeTo(man, target) === 2) count++
  return count
}
