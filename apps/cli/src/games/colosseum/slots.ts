/** GLADIATOR in the terminal: log sheets beside the arena; plots and allocations are written. */
import type { Colosseum } from '@harena/colosseum'
import type { Slots } from '../slots.ts'
import { allocationForm } from './allocation-form.ts'
import { arenaSentences, arenaText } from './arena.ts'
import { plotForm } from './plot-form.ts'

export const colosseumSlots: Slots<Colosseum> = {
  drawn: (view, { events }) => arenaText(view, events),
  told: arenaSentences,
  form: ({ ruleset, state }, question) => {
    const view = ruleset.view(state, question.seat)
    if (question.kind === 'plot') return plotForm(ruleset, state, question, view)
    return question.kind === 'allocate' ? allocationForm(state, question, view) : null
  },
}
