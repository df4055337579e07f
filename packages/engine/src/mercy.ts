/** A throw of the crowd that spares from some sum on: what it needed, and what turned it. */
import { t } from './language.ts'
import type { SumStep } from './referee.ts'

export interface Mercy {
  /** What the dice showed. */
  readonly thrown: number
  /** What was added to them. */
  readonly added: readonly SumStep[]
  /** The sum that spares. */
  readonly from: number
  readonly dice: number
  /** Whether sixes alone spare him whatever is added, and whether nothing but ones never does. */
  readonly isSureAtBest: boolean
  readonly isLostAtWorst: boolean
}

/** The lowest throw that spares. */
export function neededOf({ added, from, dice, isSureAtBest, isLostAtWorst }: Omit<Mercy, 'thrown'>): number {
  const plain = added.reduce((left, { value }) => left - value, from)
  const lowest = isLostAtWorst ? Math.max(plain, dice + 1) : plain
  return isSureAtBest ? Math.min(lowest, 6 * dice) : lowest
}

export function isSparedBy(mercy: Mercy): boolean {
  return mercy.thrown >= neededOf(mercy)
}

/** What was added and turned it: without any one of these the same dice would have decided otherwise. */
export function turnedBy(mercy: Mercy): readonly SumStep[] {
  const { added } = mercy
  return added.filter(
    (step) => isSparedBy({ ...mercy, added: added.filter((one) => one !== step) }) !== isSparedBy(mercy),
  )
}

/** `sum 2, needed 4 or more`; always within a sentence. */
export function thrownWords(mercy: Mercy): string {
  const { thrown, added, from } = mercy
  return added.length === 0
    ? t`thrown ${thrown}, needed ${from} or more`
    : t`sum ${sumOf(mercy)}, needed ${from} or more${despite(mercy)}`
}

/** The same with what was added up, which a game says in its own words. */
export function mercyWords(mercy: Mercy, reasons: string): string {
  const { thrown, from } = mercy
  return reasons === ''
    ? thrownWords(mercy)
    : t`sum ${sumOf(mercy)} (thrown ${thrown}, ${reasons}), needed ${from} or more${despite(mercy)}`
}

function sumOf({ thrown, added }: Mercy): number {
  return added.reduce((sum, { value }) => sum + value, thrown)
}

/** The dice alone may decide against the sum. */
function despite(mercy: Mercy): string {
  const isSpared = isSparedBy(mercy)
  if (isSpared === sumOf(mercy) >= mercy.from) return ''
  return isSpared ? t`, but a throw of ${mercy.thrown} always spares` : t`, but a throw of ${mercy.thrown} never spares`
}
