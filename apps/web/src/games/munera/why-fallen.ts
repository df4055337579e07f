/** What the rules of Munera say of an end, and how likely a double that needs no wounds was. */
import { type Rule, t } from '@harena/engine'
import { attackOdds, type Event, type EventOf } from '@harena/munera'
import type { Why } from '../../match/story.ts'
import type { Line } from '../../match/timeline.ts'

export function whyFallen({ event, index }: Line, lines: readonly Line[]): Why | null {
  const told = event as unknown as Event
  const before = lines.filter((line) => line.index < index)
  if (told.kind === 'wentOut' && told.rule === '§7.1') return byDouble(before, '§7.1', killsWords)
  if (told.kind !== 'appealed') return null
  if (told.cause === 'floored') return byDouble(before, '§7.5', floorsWords)
  if (told.cause === 'beaten') return { text: t('Whoever has no strength left is judged by the crowd.'), rule: '§8.4' }
  return { text: t('He gave himself up.'), rule: told.rule }
}

const floorsWords = (face: number, throws: number) =>
  t`A double ${face} floors a man whatever his strength: 1 throw in ${throws}.`
const killsWords = (face: number, throws: number) =>
  t`A double ${face} kills a man whatever his strength: 1 throw in ${throws}.`

function byDouble(before: readonly Line[], rule: Rule, words: (face: number, throws: number) => string): Why | null {
  const attack = before.findLast(({ event }) => event.kind === 'attacked')?.event as EventOf<'attacked'> | undefined
  if (!attack) return null
  const { attackerDie, modifier, save, range } = attack
  const share = attackOdds(modifier, save, range === 1).doubles[attackerDie]!
  return { text: words(attackerDie, Math.round(1 / share)), rule }
}
