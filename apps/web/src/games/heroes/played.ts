/** How matches and careers are played here. */
import { opponents } from '@harena/bots'
import {
  type CareerQuestion,
  type CareerState,
  type CareerView,
  type Heroes,
  heroes,
  heroesCareer,
  type State,
  type View,
} from '@harena/heroes'
import type { Choice } from '../../match/choices.ts'
import type { Played } from '../../match/played.ts'
import { matchChoices } from './choices.ts'
import { capital } from './words.ts'

/** An opponent meets only states and questions of its own ruleset. */
function anyOpponents(levels: object): Played<unknown>['opponents'] {
  return levels as Played<unknown>['opponents']
}

export const playedHeroes: Played<View> = {
  ruleset: heroes,
  opponents: anyOpponents(opponents.heroes),
  choicesFor: (state, question, view) => matchChoices(state as State, question as Heroes['question'], view),
  momentIn: () => null,
  isSelfPaced: true,
}

export const playedCareer: Played<CareerView> = {
  ruleset: heroesCareer,
  opponents: anyOpponents(opponents['heroes-career']),
  choicesFor: (state, question, view) => careerChoices(state as CareerState, question as CareerQuestion, view),
  momentIn: () => null,
  isSelfPaced: true,
}

/** Forms have no list of answers; the rest has. */
function careerChoices(state: CareerState, question: CareerQuestion, view: CareerView): Choice[] {
  if (question.kind === 'bout') return view.match ? matchChoices(state.bout!.match, question.question, view.match) : []
  if (question.kind !== 'day' && question.kind !== 'improve') return []
  return heroesCareer.legal(state, question).map((answer, index): Choice => {
    const label = capital(heroesCareer.describe(state, question, answer))
    return { id: String(index), answer, label, short: label, aim: null, group: 'other', key: null, isEnd: false }
  })
}
