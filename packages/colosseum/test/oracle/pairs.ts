/** TEA-7 Fixed pairs: a man has to do with his own opponent only. */
import type { State } from '../../src/index.ts'
import type { Man } from './sheet.ts'

export function isPaired({ options, gladiators }: State, man: Man, other: Man): boolean {
  // A horse goes with its rider.
  const place = ({ seat: own, team, rider }: Man, seat = rider >= 0 ? rider : own) =>
    gladiators.filter((one) => one.team === team && one.seat < seat).length
  return options.winnersHelp === 'yes' || place(man) === place(other)
}
