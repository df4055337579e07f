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

/** `thrown 3, needed 5 or more`; always within a sentence. */
export function thrownWords(mercy: Mercy): string {
  const { thrown, dice } = mercy
  const needed = neededOf(mercy)
  if (needed <= dice) return t`thrown ${thrown}, and any throw was enough`
  if (needed > 6 * dice) return t`thrown ${thrown}, and no throw would have been enough`
  return needed === 6 * dice ? t`thrown ${thrown}, needed ${needed}` : t`thrown ${thrown}, needed ${needed} or more`
}

/** The same with what was added, which a game says in its own words. */
export function mercyWords(mercy: Mercy, reasons: string): string {
  const words = thrownWords(mercy)
  return reasons === '' ? words : t`${words} (${mercy.from} in all, with ${reasons})`
}
