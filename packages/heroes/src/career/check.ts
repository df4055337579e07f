/** The decisions of a career: every legal answer, and the one legality test. */
import { hasOnly, isName, NAME_RULE, type Refusal } from '@harena/engine'
import { check, isSame, legal } from '../match/check.ts'
import { isOneOf, isWhole } from '../match/check-setup.ts'
import { allocations, isAllocation } from '../rules/creation.ts'
import { SIGNATURES } from '../tables/signatures.ts'
import { STYLES } from '../tables/styles.ts'
import { canFightToday, MOST_FIGHTERS } from './day.ts'
import type {
  CareerAnswers,
  CareerQuestion,
  CareerState,
  DayChoice,
  Fighter,
  PointsChoice,
  SignatureChoice,
  StarChoice,
} from './state.ts'

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
    case 'day':
      return dayChoices(state, question.seat)
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

/** Single gladiators in either style, pairs in their primary one. */
function dayChoices(state: CareerState, player: number): DayChoice[] {
  const choices: DayChoice[] = [{ do: 'stop' }]
  const able: Fighter[] = []
  state.gladiators.forEach((gladiator, number) => {
    if (gladiator.owner !== player) return
    if (gladiator.free && gladiator.status === 'active') choices.push({ do: 'retire', gladiator: number })
    if (!canFightToday(state, gladiator)) return
    const fighter: Fighter = { gladiator: number, style: 'primary' }
    choices.push({ do: 'fight', fighters: [fighter] })
    if (gladiator.sheet.secondary) choices.push({ do: 'fight', fighters: [{ ...fighter, style: 'secondary' }] })
    const place = gladiator.locale
    for (const other of able) {
      if (state.gladiators[other.gladiator]!.locale === place) choices.push({ do: 'fight', fighters: [other, fighter] })
    }
    able.push(fighter)
  })
  return choices
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
    case 'day':
      return checkDay(state, question.seat, answer)
    case 'improve':
      return question.choices.some((attribute) => isSame(attribute, answer))
        ? null
        : refuse('§7.7.2', `These may rise: ${question.choices.join(', ')}.`)
    case 'bout':
      return check(state.bout!.match, question.question, answer)
  }
}

function checkStar(state: CareerState, answer: unknown): Refusal | null {
  const keys = ['name', 'gender', 'handed']
  if (!hasOnly(answer, ...keys)) return refuse('§3.0', `A Star has ${keys.join(', ')}.`)
  if (!isName(answer.name)) return refuse('§3.0', `A name has ${NAME_RULE}.`)
  if (state.gladiators.some((gladiator) => gladiator.sheet.name === answer.name)) {
    return refuse('§3.0', 'Somebody in the career has this name already.')
  }
  if (!isOneOf(['male', 'female'], answer.gender)) return refuse('§3.3', 'gender is "male" or "female".')
  if (!isOneOf(['left', 'right'], answer.handed)) return refuse('§2.4', 'handed is "left" or "right".')
  return null
}

function checkSignature(answer: unknown): Refusal | null {
  if (!hasOnly(answer, 'signature', 'rollSecond')) return refuse('§3.5', 'Give signature and rollSecond.')
  if (!isOneOf(SIGNATURES, answer.signature)) return refuse('§3.5', `signature is one of ${SIGNATURES.join(', ')}.`)
  if (!isOneOf(['yes', 'no'], answer.rollSecond)) {
    return refuse('§3.5', 'rollSecond is "yes" (a second Signature is rolled and kept) or "no".')
  }
  return null
}

function checkPoints(answer: unknown): Refusal | null {
  const keys = ['savvy', 'strength', 'speed', 'primary', 'secondary']
  if (!hasOnly(answer, ...keys)) return refuse('§3.6.4', `Give ${keys.join(', ')}.`)
  const { savvy, strength, speed } = answer
  const isGood =
    isWhole(savvy, 1, 7) && isWhole(strength, 1, 7) && isWhole(speed, 1, 7) && isAllocation({ savvy, strength, speed })
  if (!isGood) return refuse('§3.6.4', 'Spend exactly 12 points, no Attribute more than 2 above another.')
  if (!isOneOf(STYLES, answer.primary)) return refuse('§3.8', `primary is one of ${STYLES.join(', ')}.`)
  if (answer.secondary !== null && (!isOneOf(STYLES, answer.secondary) || answer.secondary === answer.primary)) {
    return refuse('§3.8', 'secondary is null or a style other than the primary one.')
  }
  return null
}

function checkDay(state: CareerState, player: number, answer: unknown): Refusal | null {
  if (isSame({ do: 'stop' }, answer)) return null
  if (hasOnly(answer, 'do', 'gladiator') && answer.do === 'retire') {
    const gladiator = typeof answer.gladiator === 'number' ? state.gladiators[answer.gladiator] : undefined
    if (gladiator?.owner === player && gladiator.free && gladiator.status === 'active') return null
    return refuse('§7.6', 'Only a gladiator of yours who is free and still active may retire.')
  }
  if (!hasOnly(answer, 'do', 'fighters') || answer.do !== 'fight') {
    return refuse('§7.4', 'Say "fight" with the fighters, "retire" with the gladiator, or "stop".')
  }
  return checkFighters(state, player, answer.fighters)
}

function checkFighters(state: CareerState, player: number, fighters: unknown): Refusal | null {
  if (!Array.isArray(fighters) || fighters.length < 1 || fighters.length > MOST_FIGHTERS) {
    return refuse('§7.4', `Send 1 to ${MOST_FIGHTERS} gladiators.`)
  }
  const sent = new Set<unknown>()
  const places = new Set<string>()
  for (const fighter of fighters) {
    if (!hasOnly(fighter, 'gladiator', 'style')) {
      return refuse('§7.4', 'A fighter is a gladiator by number and a style, "primary" or "secondary".')
    }
    const gladiator = typeof fighter.gladiator === 'number' ? state.gladiators[fighter.gladiator] : undefined
    if (gladiator?.owner !== player || !canFightToday(state, gladiator)) {
      return refuse('§7.4', 'Send only your own who are active, do not miss this Day and fought less than three times.')
    }
    if (!isOneOf(['primary', 'secondary'], fighter.style)) return refuse('§3.8', 'style is "primary" or "secondary".')
    if (fighter.style === 'secondary' && gladiator.sheet.secondary === null) {
      return refuse('§3.8', `${gladiator.sheet.name} has no secondary style.`)
    }
    sent.add(fighter.gladiator)
    places.add(gladiator.locale)
  }
  if (sent.size < fighters.length) return refuse('§7.4', 'Nobody fights twice in one match.')
  return places.size > 1 ? refuse('§7.3', 'Gladiators of one match fight in the same locale.') : null
}
