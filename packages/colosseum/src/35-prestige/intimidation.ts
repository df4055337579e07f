/** Chapter 35, §35.4: intimidation before a match. */
import { d3 } from '../campaign/dice.ts'
import type { Thrower } from '../match/context.ts'
import type { EventOf } from '../match/events.ts'
import { isActive, type State } from '../match/state.ts'

/** §35.4 Each side's die of three and its highest prestige: the difference is the bonus of the higher side. */
export function prestigeBonuses(first: number, second: number): readonly [number, number] {
  return [Math.max(0, first - second), Math.max(0, second - first)]
}

/** The referee of a match, or of a campaign. */
interface Teller extends Thrower {
  readonly listening: boolean
  tell(event: EventOf<'intimidated'>): void
}

/** §35.4 Against beasts nobody frightens anybody. */
export function intimidate(match: State, by: number, referee: Teller): void {
  const men = match.gladiators.filter((who) => isActive(who) && !who.beast?.isMount)
  if (men.some(({ beast }) => beast !== null)) return
  const [first, second] = [0, 1].map((team) => {
    const highest = Math.max(...men.filter((one) => one.team === team).map(({ prestige }) => prestige))
    return highest + d3(referee, '§35.4', by, 'intimidation')
  }) as [number, number]
  const bonuses = prestigeBonuses(first, second)
  for (const who of men) who.prestigeBonus = bonuses[who.team as 0 | 1]
  if (referee.listening) {
    referee.tell({ kind: 'intimidated', rule: '§35.4', totals: [first, second], bonus: bonuses[0] - bonuses[1] })
  }
}
