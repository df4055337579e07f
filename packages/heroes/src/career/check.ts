/** The decisions of a career: every legal answer, and the one legality test. */
import { hasOnly, isName, isOneOf, isWholeWithin, NAME_RULE, type Refusal, t } from '@harena/engine'
import { check, isSame, legal } from '../match/check.ts'
import { allocations, isAllocation } from '../rules/creation.ts'
import { SIGNATURES } from '../tables/signatures.ts'
import { STYLES } from '../tables/styles.ts'
import { checkDay, checkJoin, dayChoices, joinChoices } from './check-day.ts'
import type { CareerAnswers, CareerQuestion, CareerState, PointsChoice, SignatureChoice, StarChoice } from './state.ts'

export type AnyCareerAnswer = CareerAnswers[CareerQuestion['kind']]

/** Everything, or a sample where names, styles and groups leave too much to list. */
export function legalInCareer(state: CareerState, question: CareerQuestion): AnyCareerAnswer[] {
  switch (question.kind) {
    case 'createStar':
      return starChoices(state)
    case 'chooseSignature':
      return signatureChoices()
    case 'spendPoints':
      return pointsChoices()
    case 'beginAgain':
      return ['yes', 'no']
    case 'day':
      return dayChoices(state, question.seat)
    case 'join':
      return joinChoices(state, question.seat)
    case 'improve':
      return [...question.choices]
    case 'bout':
      return legal(state.bout!.match, question.question)
  }
}

function starChoices(state: CareerState): StarChoice[] {
  const name = `Star ${state.gladiators.length + 1}`
  return (['male', 'female'] as const).flatMap((gender) =>
    (['right', 'left'] as const).map((handed) => ({ name, gender, handed })),
  )
}

function signatureChoices(): SignatureChoice[] {
  return SIGNATURES.flatMap((signature) =>
    (['no', 'yes'] as const).map((rollSecond): SignatureChoice => ({ signature, rollSecond })),
  )
}

function pointsChoices(): PointsChoice[] {
  return allocations().flatMap((points) =>
    STYLES.map((primary, i) => ({ ...points, primary, secondary: i % 2 === 0 ? null : STYLES[i - 1]! })),
  )
}

const refuse = (rule: string, message: string): Refusal => ({ rule, message })

export function checkInCareer(state: CareerState, question: CareerQuestion, answer: unknown): Refusal | null {
  switch (question.kind) {
    case 'createStar':
      return checkStar(state, answer)
    case 'chooseSignature':
      return checkSignature(answer)
    case 'spendPoints':
      return checkPoints(answer)
    case 'beginAgain':
      return isOneOf(['yes', 'no'], answer) ? null : refuse('§3.1.1', t('Say "yes" or "no".'))
    case 'day':
      return checkDay(state, question.seat, answer)
    case 'join':
      return checkJoin(state, question.seat, answer)
    case 'improve':
      return question.choices.some((attribute) => isSame(attribute, answer))
        ? null
        : refuse('§7.7.2', t`These may rise: ${question.choices.join(', ')}.`)
    case 'bout':
      return check(state.bout!.match, question.question, answer)
  }
}

function checkStar(state: CareerState, answer: unknown): Refusal | null {
  const keys = ['name', 'gender', 'handed']
  if (!hasOnly(answer, ...keys)) return refuse('§3.0', t`A Star has ${keys.join(', ')}.`)
  if (!isName(answer.name)) return refuse('§3.0', t`A name has ${NAME_RULE}.`)
  if (state.gladiators.some((gladiator) => gladiator.sheet.name === answer.name)) {
    return refuse('§3.0', t('Somebody in the career has this name already.'))
  }
  if (!isOneOf(['male', 'female'], answer.gender)) return refuse('§3.3', t('gender is "male" or "female".'))
  if (!isOneOf(['left', 'right'], answer.handed)) return refuse('§2.4', t('handed is "left" or "right".'))
  return null
}

function checkSignature(answer: unknown): Refusal | null {
  if (!hasOnly(answer, 'signature', 'rollSecond')) return refuse('§3.5', t('Give signature and rollSecond.'))
  if (!isOneOf(SIGNATURES, answer.signature)) return refuse('§3.5', t`signature is one of ${SIGNATURES.join(', ')}.`)
  if (!isOneOf(['yes', 'no'], answer.rollSecond)) {
    return refuse('§3.5', t('rollSecond is "yes" (a second Signature is rolled and kept) or "no".'))
  }
  return null
}

function checkPoints(answer: unknown): Refusal | null {
  const keys = ['savvy', 'strength', 'speed', 'primary', 'secondary']
  if (!hasOnly(answer, ...keys)) return refuse('§3.6.4', t`Give ${keys.join(', ')}.`)
  const { savvy, strength, speed } = answer
  const isGood =
    isWholeWithin(savvy, 1, 7) &&
    isWholeWithin(strength, 1, 7) &&
    isWholeWithin(speed, 1, 7) &&
    isAllocation({ savvy, strength, speed })
  if (!isGood) return refuse('§3.6.4', t('Spend exactly 12 points, no Attribute more than 2 above another.'))
  if (!isOneOf(STYLES, answer.primary)) return refuse('§3.8', t`primary is one of ${STYLES.join(', ')}.`)
  if (answer.secondary !== null && (!isOneOf(STYLES, answer.secondary) || answer.secondary === answer.primary)) {
    return refuse('§3.8', t('secondary is null or a style other than the primary one.'))
  }
  return null
}
