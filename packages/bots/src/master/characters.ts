/** Named opponents beside the levels: the master of a ruleset, each with his leaning. */
import type { Game, Opponent } from '@harena/engine'
import { masterly } from './master.ts'
import type { Effort, Mind } from './mind.ts'
import type { Temper } from './temper.ts'

/** By their ids. */
export function charactersOf<G extends Game>(
  version: string,
  mind: Mind<G>,
  effort: Effort,
  tempers: readonly Temper[],
): Record<string, Opponent<G>> {
  const made = tempers.map(({ id, name, note, likes }): [string, Opponent<G>] => {
    return [id, { id: `${mind.ruleset.id}/${id}`, version, name, note, ...masterly(mind, { ...effort, likes }) }]
  })
  return Object.fromEntries(made)
}
