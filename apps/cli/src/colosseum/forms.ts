/** Which questions of GLADIATOR are answered in writing: the plot and the allocation of CF. */
import type { Colosseum, View } from '@harena/colosseum'
import type { Game, Table } from '@harena/engine'
import type { Form } from '../form.ts'
import { allocationForm } from './allocation-form.ts'
import { plotForm } from './plot-form.ts'

export function formFor(table: Table<Game>, asked: Game['question'], view: View): Form | null {
  const { ruleset, state } = table as unknown as Table<Colosseum>
  const question = asked as Colosseum['question']
  if (question.kind === 'plot') return plotForm(ruleset, state, question, view)
  return question.kind === 'allocate' ? allocationForm(state, question, view) : null
}
