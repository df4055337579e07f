/** What the rules of Heroes say of a killing stroke, and how likely it was. */
import { t } from '@harena/engine'
import { type Event, killingStrokeOdds } from '@harena/heroes'
import type { Why } from '../../match/story.ts'
import type { Line } from '../../match/timeline.ts'

export function whyFallen({ event, index }: Line, lines: readonly Line[]): Why | null {
  const told = event as unknown as Event
  if (told.kind !== 'fell' || told.how !== 'killingStroke') return null
  const rolled = lines.findLast((line) => line.index < index && line.event.kind === 'survivalRolled')
  if (!rolled) return null
  const { target, rule } = rolled.event as unknown as Extract<Event, { kind: 'survivalRolled' }>
  const faces = Math.round(6 * killingStrokeOdds(target))
  return {
    text: t`When nothing is left of head, chest or belly, a die above Strength ${target} kills: ${faces} throws in 6.`,
    rule,
  }
}
