/** Part G: which answers are legal, what they are called, and where on the board they act. */
import { type Dir, dirNames, type HexAim, isObject, type Refusal } from '@harena/engine'
import { slideDir } from '../rules/exchange.ts'
import { canTurnAway, meleeRefusal, mustFight } from '../rules/melee.ts'
import { getUpRefusal, movementAllowance, pickUpRefusal, stepRefusal, turnRefusal } from '../rules/movement.ts'
import { netRefusal } from '../rules/net.ts'
import { planRefusal, samplePlans } from '../rules/plans.ts'
import { costs } from '../tables/costs.ts'
import {
  type Action,
  type Answers,
  BEG,
  DISPATCH,
  END,
  ensnare,
  FOLLOW,
  GET_UP,
  melee,
  pickUpThing,
  type Question,
  SLIDE_LEFT,
  SLIDE_RIGHT,
  SPARE,
  STAY,
  STEP,
  stepTo,
  TURN_LEFT,
  TURN_RIGHT,
  things,
  whip,
} from './questions.ts'
import { hasKeys, isAction } from './shapes.ts'
import { type Fighter, mapOf, type State } from './state.ts'
import { actionLabel, attackWords, count, list, moveWords } from './words.ts'

type AnyAnswer = Answers[Question['kind']]

const unknownAction: Refusal = { rule: 'G.2', message: 'That is nothing a gladiator can do in his activation.' }
const unknownFollow: Refusal = { rule: 'G.3', message: 'The winner follows or stays.' }
const unknownSlide: Refusal = { rule: 'G.4', message: 'The loser gives way to the left or to the right.' }
const unknownJudge: Refusal = { rule: 'G.5', message: 'The victor spares or dispatches.' }
const duty: Refusal = {
  rule: '§4.1',
  message: 'He has stepped into contact and must fight an enemy in his attack arc.',
}
const proneBegging: Refusal = { rule: '§3.8', message: 'He is prone and can do nothing before he gets up.' }
const tooLate: Refusal = { rule: '§11.3', message: 'He may beg instead of everything else, not after it.' }

/** The one legality test. Takes anything; null means legal, a refusal says what would be. */
export function check(state: State, question: Question, answer: unknown): Refusal | null {
  const refusal = refusalOf(state, question, answer)
  if (!refusal || question.kind === 'plan') return refusal
  const allowed = legal(state, question).map((one) => describe(state, question, one))
  return { rule: refusal.rule, message: `${refusal.message} Allowed now: ${list(allowed, 'or')}.` }
}

function refusalOf(state: State, question: Question, answer: unknown): Refusal | null {
  const fighter = state.fighters[question.seat]!
  switch (question.kind) {
    case 'activate':
      return isAction(answer, state.fighters.length) ? actionRefusal(state, fighter, answer) : unknownAction
    case 'follow':
      return isOneOf(answer, 'follow', [true, false]) ? null : unknownFollow
    case 'slide':
      return isOneOf(answer, 'slide', ['left', 'right']) ? null : unknownSlide
    case 'judge':
      return isOneOf(answer, 'judge', ['spare', 'dispatch']) ? null : unknownJudge
    case 'plan':
      return planRefusal(state, fighter, answer)
  }
}

function isOneOf(answer: unknown, key: string, values: readonly unknown[]): boolean {
  return isObject(answer) && hasKeys(answer, [key]) && values.includes(answer[key])
}

/** Why the acting gladiator cannot do this; null if he can. */
export function actionRefusal(state: State, fighter: Fighter, action: Action): Refusal | null {
  switch (action.act) {
    case 'step':
      return stepRefusal(state, fighter, action.dir)
    case 'turn':
      return turnRefusal(fighter)
    case 'pickUp':
      return pickUpRefusal(state, fighter, action.kind)
    case 'getUp':
      return getUpRefusal(fighter)
    case 'melee':
      return meleeRefusal(state, fighter, state.fighters[action.target]!)
    case 'whip':
    case 'ensnare':
      return netRefusal(state, fighter, state.fighters[action.target]!)
    case 'beg':
      return fighter.prone ? proneBegging : fighter.acted ? tooLate : null
    case 'end':
      return mustFight(state, fighter) ? duty : null
  }
}

/** Every legal answer; of simultaneous plans a sample. */
export function legal(state: State, question: Question): AnyAnswer[] {
  const fighter = state.fighters[question.seat]!
  switch (question.kind) {
    case 'activate':
      return everyAction(state).filter((action) => actionRefusal(state, fighter, action) === null)
    case 'follow':
      return [FOLLOW, STAY]
    case 'slide':
      return [SLIDE_LEFT, SLIDE_RIGHT]
    case 'judge':
      return [SPARE, DISPATCH]
    case 'plan':
      return samplePlans(state, fighter)
  }
}

function everyAction(state: State): Action[] {
  const seats = state.fighters.map(({ seat }) => seat)
  return [
    STEP,
    ...([0, 1, 2, 3, 4, 5] as const).map(stepTo),
    TURN_LEFT,
    TURN_RIGHT,
    ...things.map(pickUpThing),
    GET_UP,
    ...seats.map(melee),
    ...seats.map(whip),
    ...seats.map(ensnare),
    BEG,
    END,
  ]
}

export function names(state: State): string[] {
  return state.fighters.map(({ name }) => name)
}

/** The question as a sentence to the one who is asked. */
export function prompt(state: State, question: Question): string {
  const fighter = state.fighters[question.seat]!
  const { name, points } = fighter
  switch (question.kind) {
    case 'activate':
      if (mustFight(state, fighter)) return dutyPrompt(state, fighter)
      return `${name} has ${count(points, 'movement point')}: what does he do?`
    case 'follow':
      return `${name} has won: does he go after ${state.fighters[state.exchange.loser]!.name}?`
    case 'slide':
      return `${name} cannot back up straight: where does he give way?`
    case 'judge':
      return `${state.fighters[state.judged]!.name} is at the mercy of ${name}: spare or dispatch him?`
    case 'plan':
      return `${name} acts at the same time as others: plan ${count(movementAllowance(state, fighter), 'movement point')} and an attack.`
  }
}

/** §4.1 He may still turn or pick up something first. */
function dutyPrompt(state: State, fighter: Fighter): string {
  const { name, points } = fighter
  const must = `${name} has stepped into contact and must fight${canTurnAway(state, fighter) ? ' unless he turns away' : ''}`
  return `${must}; ${points > 0 ? count(points, 'movement point') : 'no movement points'} left.`
}

/** An answer as a short label. */
export function describe(state: State, question: Question, answer: AnyAnswer): string {
  switch (question.kind) {
    case 'activate':
      return actionLabel(answer as Answers['activate'], names(state))
    case 'follow':
      return (answer as Answers['follow']).follow ? 'Follow' : 'Stay'
    case 'slide':
      return `To the ${dirNames[slideDir(state.exchange.retreat, (answer as Answers['slide']).slide)]}`
    case 'judge':
      return (answer as Answers['judge']).judge === 'spare' ? 'Spare him' : 'Dispatch him'
    case 'plan':
      return planLabel(answer as Answers['plan'], names(state))
  }
}

function planLabel({ plan, intention }: Answers['plan'], ofAll: readonly string[]): string {
  const moves = plan.length > 0 ? plan.map(moveWords).join(', ') : 'stand still'
  return intention ? `${moves}; then ${attackWords(intention, ofAll)}` : moves
}

/** Where on the board an answer acts; null if it is not chosen there. */
export function aim(state: State, question: Question, answer: AnyAnswer): HexAim | null {
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
  const here = map.hex(fighter.cell)
  switch (action.act) {
    case 'step': {
      const to = map.neighbour(fighter.cell, action.dir ?? fighter.facing)
      return to < 0 ? null : { kind: 'step', hex: map.hex(to), facing: fighter.facing, cost: costs.step }
    }
    case 'turn': {
      const facing = ((fighter.facing + (action.to === 'right' ? 1 : 5)) % 6) as Dir
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
