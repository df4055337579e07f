/** GLADIATOR in the terminal: log sheets beside the arena; plots and allocations are written. */
import { type Colosseum, colosseum, type GladiatorCampaign, type LanistaCampaign } from '@harena/colosseum'
import type { Form } from '../../terminal/form.ts'
import type { Slots } from '../slots.ts'
import { allocationForm } from './allocation-form.ts'
import { arenaSentences, arenaText } from './arena.ts'
import { campaignSentences, campaignText } from './campaign-board.ts'
import { ludusSentences, ludusText } from './ludus-board.ts'
import { ludusForm } from './ludus-forms.ts'
import { plotForm } from './plot-form.ts'

/** How a question of a match is answered in writing. */
function formFor(state: Colosseum['state'], question: Colosseum['question']): Form | null {
  const view = colosseum.view(state, question.seat)
  if (question.kind === 'plot') return plotForm(colosseum, state, question, view)
  return question.kind === 'allocate' ? allocationForm(state, question, view) : null
}

export const colosseumSlots: Slots<Colosseum> = {
  drawn: (view, { events }) => arenaText(view, events),
  told: arenaSentences,
  form: ({ state }, question) => formFor(state, question),
}

export const campaignSlots: Slots<GladiatorCampaign> = {
  drawn: (view, { events }) => campaignText(view, events),
  told: (view, _, events) => campaignSentences(view, events),
  form: ({ state }, question) => (question.kind === 'bout' ? formFor(state.bout!.match, question.question) : null),
}

export const lanistaSlots: Slots<LanistaCampaign> = {
  drawn: (view, { events }) => ludusText(view, events),
  told: (view, seat, events) => ludusSentences(view, seat, events),
  form: ({ state }, question) =>
    question.kind === 'bout' ? formFor(state.bout!.match, question.question) : ludusForm(state, question),
}
