/** The one legality test, and every legal answer. */
import { isObject, type Refusal, t } from '@harena/engine'
import { legalActions, legalHandling } from '../rules/actions.ts'
import { isEnsnared, isOccupied, opponentsIn } from '../rules/cards.ts'
import type { Answers, Question } from './questions.ts'
import type { State } from './state.ts'

export type AnyAnswer = Answers[Question['kind']]

export function legal(state: State, question: Question): AnyAnswer[] {
  switch (question.kind) {
    case 'act':
      return legalActions(state, question.seat)
    case 'handle':
      return [{ do: 'done' }, ...legalHandling(state, question.seat)]
    case 'chooseOpponent': {
      const card = state.cards[question.seat]!
      return opponentsIn(state, card.side, card.zone)
    }
    case 'bid':
      return range(question.min, question.max)
    case 'mode':
      return ['bash', 'advantage']
    case 'location':
      return [0, 1]
    case 'starPower':
      return state.options.starPowerPartial === 'yes' ? range(0, question.dice) : [0, question.dice]
  }
}

function range(min: number, max: number): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i)
}

export function check(state: State, question: Question, answer: unknown): Refusal | null {
  if (legal(state, question).some((one) => isSame(one, answer))) return null
  return { rule: question.rule, message: refusalOf(state, question, answer) }
}

/** Whether two answers are the same plain value. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

function refusalOf(state: State, question: Question, answer: unknown): string {
  switch (question.kind) {
    case 'bid':
      return t`A bid is a whole number from ${question.min} to ${question.max}.`
    case 'mode':
      return t('Choose "bash" or "advantage".')
    case 'location':
      return t('Keep the first roll (0) or the second (1).')
    case 'starPower':
      return t`Roll ${legal(state, question).join(` ${t('or')} `)} Star Power dice.`
    case 'chooseOpponent':
      return t`Choose one of the opponents in your zone: ${legal(state, question).join(', ')}.`
    case 'handle':
    case 'act':
      return whyNot(state, question, answer)
  }
}

function whyNot(state: State, question: Question, answer: unknown): string {
  const open = [...new Set(legal(state, question).map((one) => (one as { do: string }).do))].join(', ')
  if (!isObject(answer) || typeof answer.do !== 'string') return t`An answer says what to do: ${open}.`
  const card = state.cards[question.seat]!
  const place = isOccupied(state, card.side, card.zone)
    ? t('with an opponent in the zone')
    : t('with no opponent in the zone')
  const posture = isEnsnared(card) ? t(', ensnared') : card.isDown ? t(', knocked down') : ''
  const isOpen = open.split(', ').includes(answer.do)
  const what = isOpen ? t`"${answer.do}" is not possible in this way` : t`"${answer.do.slice(0, 20)}" is not possible`
  return t`${what} ${place}${posture}; possible are ${open}.`
}
