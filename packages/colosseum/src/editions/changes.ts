/** Variants: what each switch changes in an edition. */
import type { ChoiceOption } from '@harena/engine'
import type { Edition } from '../match/edition.ts'
import type { Options } from '../match/options.ts'

/** By the ids of switches: the answers that differ, given those of the edition so far. */
export type Changes = Readonly<Record<string, (edition: Edition, options: Options) => Partial<Edition>>>

/** An edition with the changes of all switches that are turned, in their order. */
export function withChanges(
  base: Edition,
  options: Options,
  switches: readonly ChoiceOption[],
  changes: Changes,
): Edition {
  let edition = base
  for (const { id, default: usual } of switches) {
    const change = options[id as keyof Options] === usual ? undefined : changes[id]
    if (change) edition = { ...edition, ...change(edition, options) }
  }
  return edition
}
