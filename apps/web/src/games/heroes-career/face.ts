/** How a gladiator of a career looks by now: months weather him, and what never healed stays to be seen. */
import { type CareerGladiatorView, type CareerView, PARTS } from '@harena/heroes'
import { type Look, scarPlaces } from '../../figures/look.ts'

/** Months in the arena after which a boy is a man, a man weathered, and old. */
const AGES = [6, 24, 54] as const

export function faceOf(one: CareerGladiatorView, now: CareerView): Partial<Look> {
  const first = now.journal.find(({ name }) => name === one.name)
  const months = first ? (now.year - first.year) * 12 + now.month - first.month : 0
  const healed = Array.from({ length: one.record.losses }, (_, at) => (at % 2 === 0 ? 'head' : 'chest'))
  const lasting = one.partPenalty.flatMap((penalty, at) => (penalty < 0 ? [PARTS[at]!] : []))
  return {
    age: AGES.filter((age) => months >= age).length,
    isWoman: one.gender === 'female',
    scars: scarPlaces([...lasting, ...healed.slice(0, 4)]),
    ...(one.free && { mark: 'wreath' }),
  }
}
