/** The built-in player of a career in Heroes of the Colosseum. */
import type { Bot } from '@harena/engine'
import {
  type Attribute,
  type CareerGladiator,
  type CareerQuestion,
  type CareerState,
  type DayChoice,
  type Heroes,
  type HeroesCareer,
  heroesCareer,
  type JoinChoice,
  type PointsChoice,
  type SignatureChoice,
  type StarChoice,
} from '@harena/heroes'
import { argmax } from '../lib/argmax.ts'

type Asked<Kind extends CareerQuestion['kind']> = Extract<CareerQuestion, { kind: Kind }>
type Fight = Extract<DayChoice, { do: 'fight' }>
type Join = Extract<JoinChoice, { do: 'join' }>

/** In his matches he plays as this one does. */
export function heroesCareerOpponent(fighter: Bot<Heroes>): Bot<HeroesCareer> {
  return (known, question, random) => {
    switch (question.kind) {
      case 'createStar':
        return newStar(known, question)
      case 'chooseSignature':
        return SIGNATURE
      case 'spendPoints':
        return POINTS
      case 'beginAgain':
        return beginsAgain(known, question) ? 'yes' : 'no'
      case 'day':
        return chooseForDay(known, question)
      case 'join':
        return chooseToJoin(known, question)
      case 'improve':
        return chooseAttribute(known, question)
      case 'bout':
        return fighter(known.bout!.match, question.question, random)
    }
  }
}

/** A right-handed man with a name that is free. */
function newStar(state: CareerState, question: Asked<'createStar'>): StarChoice {
  const [sample] = heroesCareer.legal(state, question) as StarChoice[]
  return { name: sample!.name, gender: 'male', handed: 'right' }
}

/** Fame comes from opponents of no lower AP Total (§7.7.1), and Slow lowers it at little cost. */
const SIGNATURE: SignatureChoice = { signature: 'slow', rollSecond: 'no' }

/** Strength gives Bonus Dice and lasting parts, Savvy counts on every table, and a large shield serves who is Slow. */
const POINTS: PointsChoice = { savvy: 4, strength: 5, speed: 3, primary: 'murmillo', secondary: null }

/** Whoever is free retires; whoever has a wound that keeps him from the next Day rests; the fittest goes on. */
function chooseForDay(state: CareerState, question: Asked<'day'>): DayChoice {
  const choices = heroesCareer.legal(state, question) as DayChoice[]
  const retires = choices.find((choice) => choice.do === 'retire')
  if (retires) return retires
  const fighterOf = ([fighter]: Fight['fighters']) => state.gladiators[fighter!.gladiator]!
  const fights = choices.filter((choice): choice is Fight => {
    if (choice.do !== 'fight' || choice.foes !== undefined || !isSingle(choice.fighters)) return false
    return !isHurt(state, fighterOf(choice.fighters))
  })
  return argmax(fights, ({ fighters }) => fitness(fighterOf(fighters)), 0) ?? { do: 'stop' }
}

/** One man in the style he knows best. */
function isSingle(fighters: Fight['fighters']): boolean {
  return fighters.length === 1 && fighters[0]!.style === 'primary'
}

/** Whoever has led a Star to freedom has done what he came for. */
function beginsAgain({ gladiators }: CareerState, { seat }: Asked<'beginAgain'>): boolean {
  return !gladiators.some(({ owner, free, status }) => owner === seat && free && status !== 'dead')
}

/** Beside others always; against one man if he is not much better, as Fame comes from equals and betters (§7.7.1). */
function chooseToJoin(state: CareerState, question: Asked<'join'>): JoinChoice {
  const choices = heroesCareer.legal(state, question) as JoinChoice[]
  const manOf = ({ fighters }: Join) => state.gladiators[fighters[0]!.gladiator]!
  const ready = choices.filter((choice): choice is Join => {
    return choice.do === 'join' && isSingle(choice.fighters) && !isHurt(state, manOf(choice))
  })
  const best = argmax(ready, (choice) => fitness(manOf(choice)))
  const decline: JoinChoice = { do: 'decline' }
  if (best === null || question.mode === 'sameSide') return best ?? decline
  const rivals = question.fighters.map((number) => fitness(state.gladiators[number]!))
  return rivals.length === 1 && rivals[0]! <= fitness(manOf(best)) + 1 ? best : decline
}

/** §7.5 He has to miss a Day that is still to come: not healed yet, though he might fight today. */
function isHurt(state: CareerState, { missesDay }: CareerGladiator): boolean {
  if (missesDay === null) return false
  return missesDay.year > state.year || (missesDay.year === state.year && missesDay.month >= state.month)
}

/** The better his Attributes, and the less he has fought today. */
function fitness({ sheet, foughtToday }: CareerGladiator): number {
  const { savvy, strength, speed } = sheet.attributes
  return savvy + strength + speed - foughtToday
}

/** What a point is worth in the arena. */
const attributeValue: Readonly<Record<Attribute, number>> = { savvy: 1.5, strength: 1.2, speed: 1 }

/** §7.7.2 The point that is worth most and likeliest to come: each die must beat the value, or be a 6. */
function chooseAttribute(state: CareerState, { gladiator, choices }: Asked<'improve'>): Attribute {
  const { attributes } = state.gladiators[gladiator]!.sheet
  const score = (attribute: Attribute) => attributeValue[attribute] * Math.max(1, 6 - attributes[attribute])
  return choices.reduce((best, one) => (score(one) > score(best) ? one : best))
}
