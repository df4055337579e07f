/** Questions and answers in words. */
import type { Aim } from '@harena/engine'
import { arenas } from '../tables/arenas.ts'
import type { AnyAnswer } from './check.ts'
import type { Action, Answers, Question } from './questions.ts'
import type { State } from './state.ts'
import { ITEM_WORDS, PART_WORDS } from './words.ts'

const TABLE_WORDS = { maneuver: 'Maneuver', netToss: 'Net Toss', attack: 'Attack' } as const

export function prompt(state: State, question: Question): string {
  const own = state.cards[question.seat]!.name
  const name = (seat: number) => state.cards[seat]!.name
  switch (question.kind) {
    case 'act':
      return `${own}, what do you do?`
    case 'handle':
      return `${own}, do you take something here?`
    case 'chooseOpponent':
      return `${own}, which opponent do you meet?`
    case 'bid': {
      const { table, against, dice, againstDice } = question
      return `${own}, how many Bonus Dice for the ${TABLE_WORDS[table]} against ${name(against)}? Your dice without them: ${dice}, his: ${againstDice}.`
    }
    case 'mode':
      return `${own}, Bash ${name(question.against)} or take the Advantage?`
    case 'location':
      return `${own}, which of the two hits on ${name(question.victim)} do you keep?`
    case 'starPower':
      return `${own}, ${question.damage} points go to your ${PART_WORDS[question.part]}. Roll Star Power dice?`
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
      return answer === 0 ? 'no Bonus Dice' : `${answer} of ${question.max} Bonus Dice`
    case 'mode':
      return answer === 'bash' ? 'Bash (+2 dice, no shield if he strikes back)' : 'Advantage (+1 die)'
    case 'location': {
      const at = answer as 0 | 1
      return `${PART_WORDS[question.parts[at]]}${question.blocked[at] ? ' (blocked)' : ''}`
    }
    case 'starPower':
      return answer === 0 ? 'take the damage' : `roll ${answer}`
  }
}

function describeAction(state: State, action: Action | { readonly do: 'done' }): string {
  const name = (seat: number) => state.cards[seat]!.name
  switch (action.do) {
    case 'rest':
      return 'rest'
    case 'hold':
      return 'stand still'
    case 'move':
      return `move to ${action.to}`
    case 'rollAway':
      return `roll away to ${action.to}`
    case 'fight':
      return 'fight'
    case 'standUp':
      return 'stand up'
    case 'escapeNet':
      return 'get out of the net'
    case 'clearEyes':
      return 'clear the eyes'
    case 'switchHands':
      return `change hands, from ${action.from}`
    case 'netToss':
      return `toss the net at ${name(action.target)}`
    case 'throw':
      return `throw what the ${action.hand} hand holds at ${name(action.target)}`
    case 'kickSand':
      return `kick sand at ${name(action.target)}`
    case 'destroyNet':
      return 'destroy the net'
    case 'surrender':
      return 'surrender'
    case 'drop':
      return `drop what the ${action.hand} hand holds`
    case 'pickUp':
      return `pick up the ${ITEM_WORDS[state.items[action.item]!.kind]} with the ${action.hand} hand`
    case 'done':
      return 'leave it'
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
