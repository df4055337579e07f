/** Part G: which answers are legal. */
import { hasOnly, type Refusal, t } from '@harena/engine'
import { meleeRefusal, mustFight, turnRefusal } from '../rules/melee.ts'
import { getUpRefusal, pickUpRefusal, proneRefusal, stepRefusal } from '../rules/movement.ts'
import { netRefusal } from '../rules/net.ts'
import { planRefusal, samplePlans } from '../rules/plans.ts'
import { describe } from './prompts.ts'
import {
  type Action,
  type Answer,
  BEG,
  DISPATCH,
  END,
  ensnare,
  FOLLOW,
  GET_UP,
  isAction,
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
import type { Fighter, State } from './state.ts'
import { either } from './words.ts'

const unknownAction: Refusal = { rule: 'G.2', message: t('That is nothing a gladiator can do in his activation.') }
const unknownFollow: Refusal = { rule: 'G.3', message: t('The winner follows or stays.') }
const unknownSlide: Refusal = { rule: 'G.4', message: t('The loser gives way to the left or to the right.') }
const unknownJudge: Refusal = { rule: 'G.5', message: t('The victor spares him or puts him to death.') }
const duty: Refusal = {
  rule: '§4.1',
  message: t('He has stepped into contact and must fight an enemy in his attack arc.'),
}
const tooLate: Refusal = { rule: '§11.3', message: t('He may beg instead of everything else, not after it.') }

/** The one legality test. Takes anything; null means legal, a refusal says what would be. */
export function check(state: State, question: Question, answer: unknown): Refusal | null {
  const refusal = refusalOf(state, question, answer)
  if (!refusal || question.kind === 'plan') return refusal
  const allowed = legal(state, question).map((one) => describe(state, question, one))
  return { rule: refusal.rule, message: t`${refusal.message} Allowed now: ${either(allowed)}.` }
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
  return hasOnly(answer, key) && values.includes(answer[key])
}

/** Why the acting gladiator cannot do this; null if he can. */
function actionRefusal(state: State, fighter: Fighter, action: Action): Refusal | null {
  switch (action.act) {
    case 'step':
      return stepRefusal(state, fighter, action.dir)
    case 'turn':
      return turnRefusal(state, fighter, action.to)
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
      return fighter.prone ? proneRefusal : fighter.acted ? tooLate : null
    case 'end':
      return mustFight(state, fighter) ? duty : null
  }
}

/** Every legal answer; of simultaneous plans a sample. */
export function legal(state: State, question: Question): Answer[] {
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
