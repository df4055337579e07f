/** Masters beside the one among the levels: one who thinks for longer, and those with a name, each with his leaning. */
import type { Game, Opponent } from '@harena/engine'
import { habitOf } from '../habits.ts'
import { STRONG } from '../levels.ts'
import { masterly } from './master.ts'
import type { Budgets, Mind } from './mind.ts'
import type { Temper } from './temper.ts'

/** By their ids. */
export function charactersOf<G extends Game>(
  version: string,
  mind: Mind<G>,
  { casual, strong, named = casual }: Budgets,
  tempers: readonly Temper[],
): Record<string, Opponent<G>> {
  const habit = habitOf(mind.ruleset.id, 'master')
  const made = tempers.map(({ id, name, note, likes }): [string, Opponent<G>] => {
    return [
      id,
      { id: `${mind.ruleset.id}/${id}`, version, name, note, ...habit, ...masterly(mind, { ...named, likes }) },
    ]
  })
  const patient = { id: `${mind.ruleset.id}/${STRONG}`, version, ...habit, ...masterly(mind, strong) }
  return { [STRONG]: patient, ...Object.fromEntries(made) }
}
