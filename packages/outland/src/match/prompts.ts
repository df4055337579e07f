/** Questions and answers in words, and where on the board an answer acts. */

import { counted, dirName, type HexAim, t } from '@harena/engine'
import { slideDir } from '../rules/exchange.ts'
import { mustFight } from '../rules/melee.ts'
import { facingAfter, movementAllowance } from '../rules/movement.ts'
import { numbersOf } from './context.ts'
import type { Action, Answer, Answers, Question } from './questions.ts'
import { type Fighter, mapOf, type State } from './state.ts'
import { actionLabel, attackWords, moveWords } from './words.ts'

export function namesOf(state: State): string[] {
  return state.fighters.map(({ name }) => name)
}

/** The question as a sentence to the one who is asked. */
export function prompt(state: State, question: Question): string {
  const fighter = state.fighters[question.seat]!
  const { name, points } = fighter
  switch (question.kind) {
    case 'activate':
      if (mustFight(state, fighter)) return dutyPrompt(fighter)
      return t`${name} has ${counted(points, 'movement point')}: what does he do?`
    case 'follow':
      return t`${name} has won: does he go after ${state.fighters[state.exchange.loser]!.name}?`
    case 'slide':
      return t`${name} cannot back up straight: where does he give way?`
    case 'judge':
      return t`${state.fighters[state.judged]!.name} is at the mercy of ${name}: spare him or put him to death?`
    case 'plan':
      return t`${name} acts at the same time as others: plan ${counted(movementAllowance(state, fighter), 'movement point')} and an attack.`
  }
}

/** §4.1 He may still turn to another or pick up something first. */
function dutyPrompt({ name, points }: Fighter): string {
  const left = points > 0 ? counted(points, 'movement point') : t('no movement points')
  return t`${name} has stepped into contact and must fight; ${left} left.`
}

/** An answer as a short label. */
export function describe(state: State, question: Question, answer: Answer): string {
  switch (question.kind) {
    case 'activate':
      return actionLabel(answer as Answers['activate'], namesOf(state))
    case 'follow':
      return (answer as Answers['follow']).follow ? t('Follow') : t('Stay')
    case 'slide':
      return t`To the ${dirName(slideDir(state.exchange.retreat, (answer as Answers['slide']).slide))}`
    case 'judge':
      return (answer as Answers['judge']).judge === 'spare' ? t('Spare him') : t('Dispatch him')
    case 'plan':
      return planLabel(answer as Answers['plan'], namesOf(state))
  }
}

function planLabel({ plan, intention }: Answers['plan'], ofAll: readonly string[]): string {
  const moves = plan.length > 0 ? plan.map(moveWords).join(', ') : t('stand still')
  return intention ? t`${moves}; then ${attackWords(intention, ofAll)}` : moves
}

/** Where on the board an answer acts; null if it is not chosen there. */
export function aim(state: State, question: Question, answer: Answer): HexAim | null {
  const fighter = state.fighters[question.seat]!
  const map = mapOf(state)
  switch (question.kind) {
    case 'activate':
      return aimOfAction(state, fighter, answer as Answers['activate'])
    case 'follow':
      if (!(answer as Answers['follow']).follow) return null
      return { kind: 'step', hex: map.hex(state.exchange.followTo) }
    case 'slide': {
      const dir = slideDir(state.exchange.retreat, (answer as Answers['slide']).slide)
      return { kind: 'step', hex: map.hex(map.neighbour(fighter.cell, dir)) }
    }
    default:
      return null
  }
}

function aimOfAction(state: State, fighter: Fighter, action: Action): HexAim | null {
  const map = mapOf(state)
  const { costs } = numbersOf(state).set
  const here = map.hex(fighter.cell)
  switch (action.act) {
    case 'step': {
      const to = map.neighbour(fighter.cell, action.dir ?? fighter.facing)
      return to < 0 ? null : { kind: 'step', hex: map.hex(to), facing: fighter.facing, cost: costs.step }
    }
    case 'turn': {
      const facing = facingAfter(fighter, action.to)
      return { kind: 'turn', hex: here, facing, cost: fighter.freeTurns > 0 ? costs.freeTurn : costs.turn }
    }
    case 'pickUp':
      return { kind: 'pickUp', hex: here, cost: costs.pickUp }
    case 'melee':
    case 'whip':
      return { kind: 'attack', hex: map.hex(state.fighters[action.target]!.cell) }
    case 'ensnare':
      return { kind: 'cast', hex: map.hex(state.fighters[action.target]!.cell) }
    default:
      return null
  }
}
