/** What a form offers: what would be refused cannot be chosen, and the reason stands beside it. */
import type { Refusal } from '@harena/engine'

export interface Offer {
  readonly id: string
  readonly title: string
  /** Why it cannot be chosen; null if it can. */
  readonly why: Refusal | null
  /** The heading under which it stands. */
  readonly group?: string
}

/** Each value with what it would make wrong. What is wrong already does not close anything. */
export function offersOf(
  values: readonly (readonly [id: string, title: string])[],
  refusalWith: (id: string) => Refusal | null,
  now: Refusal | null,
): Offer[] {
  return values.map(([id, title]) => {
    const why = refusalWith(id)
    return { id, title, why: why?.message === now?.message ? null : why }
  })
}
