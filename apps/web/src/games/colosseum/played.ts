/** How a match is played here. */
import { opponents } from '@harena/bots'
import { type Action, colosseum, type Question, type State, type View } from '@harena/colosseum'
import type { Played } from '../../match/played.ts'
import { choicesFor, isPressing } from './choices.ts'
import { asksForActions } from './preferences.ts'

/** Most phases leave nothing to do but to drop one's sword: nobody is asked for that unless he wants to be. */
function passFor(state: State, question: Question): { readonly answer: unknown } | null {
  if (question.kind !== 'action' || asksForActions()) return null
  const actions = colosseum.legal(state, question) as Action[]
  return actions.some((action) => isPressing(state, question.seat, action)) ? null : { answer: { do: 'nothing' } }
}

export const playedColosseum: Played<View> = {
  ruleset: colosseum,
  // An opponent meets only states and questions of its own ruleset.
  opponents: opponents.colosseum as unknown as Played<View>['opponents'],
  choicesFor: (state, question, view) => choicesFor(state as State, question as Question, view),
  passFor: (state, question) => passFor(state as State, question as Question),
  // §9.4.1 A defence shows only where it is attacked.
  isHidden: ({ kind }) => kind === 'plot' || kind === 'allocate',
  momentIn: () => null,
  isSelfPaced: true,
}
