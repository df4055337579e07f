/** §7 A career in Heroes of the Colosseum: months, Days of Events, and the matches inside. */
import { key, type Ruleset } from '@harena/engine'
import { careerOptions } from '../match/options.ts'
import { preview } from '../match/preview.ts'
import { aim } from '../match/prompts.ts'
import { tables } from '../tables/index.ts'
import { playAftermath } from './aftermath.ts'
import { insideCareer, playBout } from './bout.ts'
import { checkInCareer, legalInCareer } from './check.ts'
import { cloneCareer } from './clone.ts'
import { createNext } from './creation.ts'
import { beginMonth, playDay } from './day.ts'
import type { CareerRef, HeroesCareer } from './game.ts'
import { playProposal } from './matchmaking.ts'
import { narrateCareer } from './narrate.ts'
import { describeCareer, promptCareer } from './prompts.ts'
import { careerResult } from './result.ts'
import { checkCareerSetup, defaultCareerSetup, monthsBehind, startCareer } from './setup.ts'
import type { CareerAnswers, CareerState } from './state.ts'
import { careerView } from './view.ts'

function playStep(state: CareerState, referee: CareerRef): void {
  switch (state.phase) {
    case 'creation':
      createNext(state, referee)
      break
    case 'month':
      beginMonth(state, referee)
      break
    case 'day':
      playDay(state, referee)
      break
    case 'proposal':
      playProposal(state, referee)
      break
    case 'bout':
      playBout(state, referee)
      break
    case 'aftermath':
      playAftermath(state, referee)
  }
}

export const heroesCareer: Ruleset<HeroesCareer> = {
  id: 'heroes-career',
  title: key('Heroes of the Colosseum: a career'),
  version: '2.0.0',
  options: careerOptions,
  tables,
  defaultSetup: defaultCareerSetup,
  checkSetup: checkCareerSetup,
  start: startCareer,
  playStep,
  isOver: (state) => state.phase === 'over',
  result: careerResult,
  stretch: monthsBehind,
  inside: insideCareer,
  clone: cloneCareer,
  known: (state) => state,
  check: checkInCareer,
  legal: legalInCareer,
  view: (state) => careerView(state),
  names: (state) => state.players,
  sides: (state) => state.players.map((_, player) => player),
  prompt: promptCareer,
  describe: describeCareer,
  aim: (state, question, answer) =>
    question.kind === 'bout' ? aim(state.bout!.match, question.question, answer as CareerAnswers['bout']) : null,
  preview: (state, question, answer) =>
    question.kind === 'bout' ? preview(state.bout!.match, question.question, answer as CareerAnswers['bout']) : null,
  narrate: narrateCareer,
}
