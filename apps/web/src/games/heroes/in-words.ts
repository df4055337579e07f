/** The arena of Heroes in words: zones, and how many steps lead to each gladiator. */

import { capital, counted, listed, inWords as nameOf, t } from '@harena/engine'
import type { GladiatorView, View } from '@harena/heroes'
import type { ArenaInWords } from '../../match/arena-words.ts'
import { bodyInWords } from './body-man.tsx'

/** How many steps from zone to zone. */
function stepsBetween({ zones }: View['arena'], from: string, to: string): number {
  let reached = new Set([from])
  for (let steps = 0; steps <= zones.length; steps++) {
    if (reached.has(to)) return steps
    const near = zones.filter(({ id }) => reached.has(id)).flatMap(({ neighbours }) => neighbours)
    reached = new Set([...reached, ...near])
  }
  return zones.length
}

function whereOf(view: View, me: GladiatorView | undefined, { zone, side }: GladiatorView): string {
  const ring = t(nameOf(view.arena.zones.find(({ id }) => id === zone)!.ring))
  if (!me) return t`In zone ${zone} (${ring}).`
  const who = side === me.side ? t('A friend') : t('An enemy')
  const steps = stepsBetween(view.arena, me.zone, zone)
  if (steps === 0) return t`${who}, in your zone.`
  return t`${who}, in zone ${zone} (${ring}), ${counted(steps, 'zone')} away.`
}

function stateOf(gladiator: GladiatorView): string[] {
  const { attributes, bonus, marks, right, left, parts } = gladiator
  const holds = [right, left].flatMap((item) => (item ? [t(nameOf(item))] : []))
  return [
    `${attributes.map(({ attribute, now, original }) => t`${capital(t(attribute))} ${now} of ${original}`).join(', ')}.`,
    t`${bonus} Bonus Dice.`,
    ...(marks.length > 0 ? [`${capital(listed(marks))}.`] : []),
    holds.length > 0 ? t`Holds ${listed(holds)}.` : t('Holds nothing.'),
    `${bodyInWords(parts)}.`,
  ]
}

export function inWords(view: View, seat: number | null): ArenaInWords {
  const me = view.gladiators.find((one) => one.seat === seat)
  const people = [...view.gladiators]
    .sort((a, b) => Number(b === me) - Number(a === me))
    .map((one) => ({
      seat: one.seat,
      name: t`${one.name}, ${capital(one.style)}`,
      lines: [one === me ? t`In zone ${one.zone}.` : whereOf(view, me, one), ...stateOf(one)],
    }))
  const things = view.ground.map(({ kind, zone }) => t`${capital(t(nameOf(kind)))} in zone ${zone}.`)
  return { people, things }
}
