/** The questions of a career and their answers in words. */
import { counted, listed, t } from '@harena/engine'
import { describe, prompt } from '../match/prompts.ts'
import { SIGNATURE_WORDS, SIZE_WORDS, STYLE_WORDS } from '../match/words.ts'
import type { AnyCareerAnswer } from './check.ts'
import { monthName } from './narrate.ts'
import type { CareerAnswers, CareerQuestion, CareerState, DayChoice, Fighter, JoinChoice } from './state.ts'

export function promptCareer(state: CareerState, question: CareerQuestion): string {
  const player = state.players[question.seat]!
  switch (question.kind) {
    case 'createStar':
      return t`${player}, who is your Star? Name, gender and hand.`
    case 'chooseSignature':
      return t`${player}, ${question.name} is ${SIZE_WORDS[question.size]}: choose a Signature. Roll for a second one?`
    case 'spendPoints':
      return t`${player}, spend 12 points on ${question.name}, who is ${SIZE_WORDS[question.size]}, and choose his style.`
    case 'beginAgain':
      return t`${player}, no Star of yours is left. Do you begin again with a new one?`
    case 'join': {
      const from = state.players[question.from]!
      const names = listed(question.fighters.map((number) => state.gladiators[number]!.sheet.name))
      return question.mode === 'headToHead'
        ? t`${player}, ${from} challenges you with ${names}: whom do you send against them?`
        : t`${player}, ${from} sends ${names}: whom do you send to fight beside them?`
    }
    case 'day': {
      const { year, month, day } = state
      return t`${player}, ${monthName(month)} ${year}, ${day.total - day.used} matches left: who fights next?`
    }
    case 'improve': {
      const { name } = state.gladiators[question.gladiator]!.sheet
      return question.fame === 1
        ? t`${player}, which Attribute of ${name} should rise? He rolls one die for the Fame he has won.`
        : t`${player}, which Attribute of ${name} should rise? He rolls ${question.fame} dice for the Fame he has won.`
    }
    case 'bout':
      return prompt(state.bout!.match, question.question)
  }
}

export function describeCareer(state: CareerState, question: CareerQuestion, answer: AnyCareerAnswer): string {
  switch (question.kind) {
    case 'createStar': {
      const { name, gender, handed } = answer as CareerAnswers['createStar']
      return handed === 'left' ? t`${name}, ${t(gender)}, left-handed` : `${name}, ${t(gender)}`
    }
    case 'chooseSignature': {
      const { signature, rollSecond } = answer as CareerAnswers['chooseSignature']
      const words = SIGNATURE_WORDS[signature]
      return rollSecond === 'yes' ? t`${words}, and roll for another` : words
    }
    case 'spendPoints': {
      const { savvy, strength, speed, primary, secondary } = answer as CareerAnswers['spendPoints']
      const second = secondary === null ? '' : t`, second style ${STYLE_WORDS[secondary]}`
      return t`Savvy ${savvy}, Strength ${strength}, Speed ${speed}, ${STYLE_WORDS[primary]}${second}`
    }
    case 'beginAgain':
      return answer === 'yes' ? t('begin again with a new Star') : t('create no more Stars')
    case 'join': {
      const choice = answer as JoinChoice
      return choice.do === 'decline' ? t('decline') : t`send ${fightersText(state, choice.fighters)}`
    }
    case 'day':
      return describeDay(state, answer as DayChoice)
    case 'improve':
      return t(answer as string)
    case 'bout':
      return describe(state.bout!.match, question.question, answer as CareerAnswers['bout'])
  }
}

function describeDay(state: CareerState, choice: DayChoice): string {
  if (choice.do === 'stop') return t('send nobody more today')
  const name = (number: number) => state.gladiators[number]!.sheet.name
  if (choice.do === 'retire') return t`${name(choice.gladiator)} retires`
  const names = fightersText(state, choice.fighters)
  if (choice.do === 'fight') {
    return t`send ${names}${choice.foes === undefined ? '' : t` against ${counted(choice.foes, 'opponent')}`}`
  }
  const others = listed(choice.players.map((player) => state.players[player]!))
  return choice.mode === 'headToHead' ? t`challenge ${others} with ${names}` : t`ask ${others} to fight beside ${names}`
}

function fightersText(state: CareerState, fighters: readonly Fighter[]): string {
  const names = fighters.map(({ gladiator, style }) => {
    const { sheet } = state.gladiators[gladiator]!
    return t`${sheet.name} as ${STYLE_WORDS[style === 'secondary' ? sheet.secondary! : sheet.primary]}`
  })
  return names.join(` ${t('and')} `)
}
