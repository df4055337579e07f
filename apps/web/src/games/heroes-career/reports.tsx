/** What a lanista reads before anything else is asked: the stones of his Stars. */
import type { Seat } from '@harena/engine'
import type { CareerView } from '@harena/heroes'
import { farewell, type Report } from '../../campaign/reports.tsx'
import type { PageProps } from '../../campaign/slots.ts'
import { StarStone } from './star-stone.tsx'
import { telling } from './telling.ts'

export function reports({ view, lines }: PageProps<CareerView>, players: readonly Seat[]): readonly Report[] {
  return lines.flatMap((line) =>
    telling.fallen(line).flatMap((name) => {
      const one = view.gladiators.find((star) => star.name === name && players.includes(star.owner))
      const stone = one && <StarStone one={one} view={view} lines={lines} />
      return stone ? [farewell(name, { at: line.index, rule: line.rule, stone })] : []
    }),
  )
}
