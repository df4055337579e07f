/** What choices and dice changed, put together so that it adds up. */
import type { ReviewedDecision } from './review.ts'
import { type Estimate, together } from './spread.ts'

type Choices = Pick<ReviewedDecision, 'own' | 'others' | 'after'>

/** The chance after the choices. What is missing to it is shared by how far each may be off. */
export function settled(
  before: Estimate,
  own: Estimate,
  others: Estimate,
  sure: Estimate | null,
  led: Estimate | null,
  usualShare: number,
): Choices {
  const sum = { is: before.is + own.is + others.is, error: together([before.error, own.error, others.error]) }
  const [mine, his] = [own.error ** 2, others.error ** 2]
  // Of what the next position says otherwise, that part is the choices' which they are off by.
  const gain = led && mine + his > 0 ? (mine + his) / (sum.error ** 2 + led.error ** 2) : 0
  const nearer = led ? gain * (led.is - sum.is) : 0
  const error = together([(1 - gain) * sum.error, gain * (led?.error ?? 0)])
  const after = sure ?? { is: within(sum.is + nearer), error }
  const missing = after.is - sum.is
  const share = mine + his > 0 ? mine / (mine + his) : usualShare
  // By as much surer are they.
  const add = ({ is, error: was }: Estimate, part: number) => ({
    is: is + part * missing,
    error: was * Math.sqrt(1 - gain),
  })
  return { own: add(own, share), others: add(others, 1 - share), after }
}

/**
 * The same where his own choice was as good as any by the master, though matches that are played on from it go worse: neither
 * he nor the dice are charged with it.
 */
export function asAdvised({ own, ...rest }: Choices): Choices & Pick<ReviewedDecision, 'disputed'> {
  return { ...rest, own: { is: 0, error: 0 }, disputed: own }
}

export function within(chance: number): number {
  return Math.min(1, Math.max(0, chance))
}

export function change(from: Estimate, to: Estimate): Estimate {
  return { is: to.is - from.is, error: together([from.error, to.error]) }
}
