/** §7.1, §7.4 Months, and who may fight on the Day of Events of one. */
import type { CareerGladiator, CareerState, MonthOf } from './state.ts'

/** §7.4 At most so many matches of the Day for one gladiator. */
const MOST_MATCHES = 3
/** How many of a familia may stand together in one match. */
export const MOST_FIGHTERS = 4

/** §4.3 So many may stand in one match. */
export const MOST_IN_MATCH = 16

function isSameMonth(a: MonthOf | null, b: MonthOf): boolean {
  return a !== null && a.year === b.year && a.month === b.month
}

export function nextMonth({ year, month }: MonthOf): MonthOf {
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
}

/** §7.4, §7.5 */
export function canFightToday(state: CareerState, gladiator: CareerGladiator): boolean {
  return (
    gladiator.status === 'active' &&
    gladiator.foughtToday < MOST_MATCHES &&
    state.day.used < state.day.total &&
    !isSameMonth(gladiator.missesDay, state)
  )
}
