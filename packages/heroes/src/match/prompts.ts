/** Questions and answers in words. */
import type { Aim } from '@harena/engine'
import { t } from '@harena/engine'
import { arenas } from '../tables/arenas.ts'
import type { AnyAnswer } from './check.ts'
import type { Action, Answers, Question } from './questions.ts'
import type { State } from './state.ts'
import { ITEM_WORDS, PART_WORDS } from './words.ts'

const TABLE_WORDS = { maneuver: t('Maneuver'), netToss: t('Net Toss'), attack: t('Attack') } as const

export function prompt(state: State, question: Question): string {
  const own = state.cards[question.seat]!.name
  const name = (seat: number) => state.cards[seat]!.name
  switch (question.kind) {
    case 'act':
      return t`${own}, what do you do?`
    case 'handle':
      return t`${own}, do you take something here?`
    case 'chooseOpponent':
      return t`${own}, which opponent do you meet?`
    case 'bid': {
      const { table, against, dice, againstDice } = question
      return t`${own}, how many Bonus Dice for the ${TABLE_WORDS[table]} against ${name(against)}? Your dice without them: ${dice}, his: ${againstDice}.`
    }
    case 'mode':
      return t`${own}, Bash ${name(question.against)} or take the Advantage?`
    case 'location':
      return t`${own}, which of the two hits on ${name(question.victim)} do you keep?`
    case 'starPower':
      return t`${own}, ${question.damage} points go to your ${PART_WORDS[question.part]}. Roll Star Power dice?`
  }
}

export function describe(state: State, question: Question, answer: AnyAnswer): string {
  switch (question.kind) {
    case 'act':
    case 'handle':
      return describeAction(state, answer as Answers['act'] | Answers['handle'])
    case 'chooseOpponent':
      return state.cards[answer as number]!.name
    case 'bid':
      return answer === 0 ? t('no Bonus Dice') : t`${answer as number} of ${question.max} Bonus Dice`
    case 'mode':
      return answer === 'bash' ? t('Bash (+2 dice, no shield if he strikes back)') : t('Advantage (+1 die)')
    case 'location': {
      const at = answer as 0 | 1
      const part = PART_WORDS[question.parts[at]]!
      return question.blocked[at] ? t`${part} (blocked)` : part
    }
    case 'starPower':
      return answer === 0 ? t('take the damage') : t`roll ${answer as number}`
  }
}

function describeAction(state: State, action: Action | { readonly do: 'done' }): string {
  const name = (seat: number) => state.cards[seat]!.name
  switch (action.do) {
    case 'rest':
      return t('rest')
    case 'hold':
      return t('stand still')
    case 'move':
      return t`move to ${action.to}`
    case 'rollAway':
      return t`roll away to ${action.to}`
    case 'fight':
      return t('fight')
    case 'standUp':
      return t('stand up')
    case 'escapeNet':
      return t('get out of the net')
    case 'clearEyes':
      return t('clear the eyes')
    case 'switchHands':
      return t`change hands, from ${t(action.from)}`
    case 'netToss':
      return t`toss the net at ${name(action.target)}`
    case 'throw':
      return t`throw what the ${t(action.hand)} hand holds at ${name(action.target)}`
    case 'kickSand':
      return t`kick sand at ${name(action.target)}`
    case 'destroyNet':
      return t('destroy the net')
    case 'surrender':
      return t('surrender')
    case 'drop':
      return t`drop what the ${t(action.hand)} hand holds`
    case 'pickUp':
      return t`pick up the ${ITEM_WORDS[state.items[action.item]!.kind]} with the ${t(action.hand)} hand`
    case 'done':
      return t('leave it')
  }
}

/** The zone in which an answer acts. */
export function aim(state: State, question: Question, answer: AnyAnswer): Aim | null {
  const zone = zoneOf(state, question, answer)
  return zone === null ? null : { kind: 'zone', zone }
}

function zoneOf(state: State, question: Question, answer: AnyAnswer): string | null {
  const where = (seat: number) => arenas[state.arena].zones[state.cards[seat]!.zone]!.id
  if (question.kind === 'chooseOpponent') return where(question.seat)
  if (question.kind !== 'act' || typeof answer !== 'object') return null
  if ('to' in answer) return answer.to
  if ('target' in answer) return where(answer.target)
  return answer.do === 'surrender' ? null : where(question.seat)
}
