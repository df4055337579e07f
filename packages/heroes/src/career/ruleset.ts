/** §7 A career in Heroes of the Colosseum: months, Days of Events, and the matches inside. */
import type { MatchResult, Ruleset, SeatResult } from '@harena/engine'
import { clone } from '../match/clone.ts'
import { careerOptions } from '../match/options.ts'
import { preview } from '../match/preview.ts'
import { aim, describe, prompt } from '../match/prompts.ts'
import { SIGNATURE_WORDS, SIZE_WORDS, STYLE_WORDS } from '../match/words.ts'
import { tables } from '../tables/index.ts'
import { playAftermath } from './aftermath.ts'
import { playBout } from './bout.ts'
import { type AnyCareerAnswer, checkInCareer, legalInCareer } from './check.ts'
import { createNext } from './creation.ts'
import { openDay, playDay } from './day.ts'
import type { CareerRef, HeroesCareer } from './game.ts'
import { monthName, narrateCareer } from './narrate.ts'
import { checkCareerSetup, defaultCareerSetup, startCareer } from './setup.ts'
import type { Bout, CareerAnswers, CareerQuestion, CareerState, DayChoice } from './state.ts'
import { careerView } from './view.ts'

export function playStep(state: CareerState, referee: CareerRef): void {
  switch (state.phase) {
    case 'creation':
      createNext(state, referee)
      break
    case 'month':
      openDay(state, referee)
      break
    case 'day':
      playDay(state, referee)
      break
    case 'bout':
      playBout(state, referee)
      break
    case 'aftermath':
      playAftermath(state, referee)
  }
}

function cloneBout(bout: Bout): Bout {
  return { ...bout, match: clone(bout.match), fighters: bout.fighters.slice(), toSettle: bout.toSettle.slice() }
}

export function cloneCareer(state: CareerState): CareerState {
  return {
    ...state,
    toCreate: state.toCreate.map((one) => ({ ...one })),
    day: { ...state.day },
    stopped: state.stopped.slice(),
    // Sheets, months and journal entries are replaced, never changed.
    gladiators: state.gladiators.map((gladiator) => ({ ...gladiator, record: { ...gladiator.record } })),
    bout: state.bout && cloneBout(state.bout),
    journal: state.journal.slice(),
  }
}

function careerResult(state: CareerState): MatchResult {
  const seats = state.players.map((_, player): SeatResult => {
    const own = state.gladiators.filter((gladiator) => gladiator.owner === player)
    const isFree = own.some((gladiator) => gladiator.free && gladiator.status !== 'dead')
    const isOut = own.every((gladiator) => gladiator.status === 'dead')
    const kills = own.reduce((sum, gladiator) => sum + gladiator.record.kills, 0)
    return { outcome: isFree ? 'won' : isOut ? 'lost' : 'drawn', end: isOut ? 'dead' : null, kills }
  })
  const winners = seats.flatMap(({ outcome }, seat) => (outcome === 'won' ? [seat] : []))
  return { winners, length: (state.year - 106) * 12 + state.month - 9, seats }
}

function promptCareer(state: CareerState, question: CareerQuestion): string {
  const player = state.players[question.seat]!
  switch (question.kind) {
    case 'createStar':
      return `${player}, who is your Star? Name, gender and hand.`
    case 'chooseSignature':
      return `${player}, ${question.name} is ${SIZE_WORDS[question.size]}: choose a Signature. Roll for a second one?`
    case 'spendPoints':
      return `${player}, spend 12 points on ${question.name}, who is ${SIZE_WORDS[question.size]}, and choose his style.`
    case 'day': {
      const { year, month, day } = state
      return `${player}, ${monthName(month)} ${year}, ${day.total - day.used} matches left: who fights next?`
    }
    case 'improve': {
      const { name } = state.gladiators[question.gladiator]!.sheet
      return `${player}, which Attribute of ${name} should rise? Dice: ${question.fame}.`
    }
    case 'bout':
      return prompt(state.bout!.match, question.question)
  }
}

function describeCareer(state: CareerState, question: CareerQuestion, answer: AnyCareerAnswer): string {
  switch (question.kind) {
    case 'createStar': {
      const { name, gender, handed } = answer as CareerAnswers['createStar']
      return `${name}, ${gender}${handed === 'left' ? ', left-handed' : ''}`
    }
    case 'chooseSignature': {
      const { signature, rollSecond } = answer as CareerAnswers['chooseSignature']
      return `${SIGNATURE_WORDS[signature]}${rollSecond === 'yes' ? ', and roll for another' : ''}`
    }
    case 'spendPoints': {
      const { savvy, strength, speed, primary, secondary } = answer as CareerAnswers['spendPoints']
      const second = secondary === null ? '' : `, second style ${STYLE_WORDS[secondary]}`
      return `Savvy ${savvy}, Strength ${strength}, Speed ${speed}, ${STYLE_WORDS[primary]}${second}`
    }
    case 'day':
      return describeDay(state, answer as DayChoice)
    case 'improve':
      return answer as string
    case 'bout':
      return describe(state.bout!.match, question.question, answer as CareerAnswers['bout'])
  }
}

function describeDay(state: CareerState, choice: DayChoice): string {
  if (choice.do === 'stop') return 'send nobody more today'
  const name = (number: number) => state.gladiators[number]!.sheet.name
  if (choice.do === 'retire') return `${name(choice.gladiator)} retires`
  const names = choice.fighters.map(({ gladiator, style }) => {
    const { sheet } = state.gladiators[gladiator]!
    return `${sheet.name} as ${STYLE_WORDS[style === 'secondary' ? sheet.secondary! : sheet.primary]}`
  })
  return `send ${names.join(' and ')}`
}

export const heroesCareer: Ruleset<HeroesCareer> = {
  id: 'heroes-career',
  title: 'Heroes of the Colosseum: a career',
  version: '1.0.0',
  options: careerOptions,
  tables,
  defaultSetup: defaultCareerSetup,
  checkSetup: checkCareerSetup,
  start: startCareer,
  playStep: playStep,
  isOver: (state) => state.phase === 'over',
  result: careerResult,
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
