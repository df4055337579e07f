/** How many Bonus Dice to use, and the other decisions of a fight. */
import { attackDice, type Card, poolSize, type Question, type State, wieldedBonus } from '@harena/heroes'
import { argmax } from '../lib/argmax.ts'
import {
  type AttackRoll,
  fillAttack,
  fillManeuver,
  type Match,
  matchOf,
  plainBid,
  settle,
  valueOfDice,
  valueOfLeads,
} from './exchange.ts'
import { damageLeft, leadsOf } from './rolls.ts'
import { matrix, ownMix } from './secret-bids.ts'
import { valueOfBlow, valueOfHits, valueOfWound } from './value.ts'

type Asked<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>

/** What it is worth to have him in the net, and what a net that lies on the ground costs. */
const ENSNARED = 0.25
const NET_MISSED = 0.03

/** A Star Power die lost for the match. */
const STAR_POWER_DIE = 0.06

/** The matrix of values by both bids, for the roll that is asked about. */
function fill(state: State, question: Asked<'bid'>): void {
  const match = matchOf(state, state.cards[question.seat]!, state.cards[question.against]!)
  if (question.table === 'attack') fillAttack(state, rollAsked(state, question, match), question.isFirst)
  else if (question.table === 'maneuver') {
    fillManeuver(state, match, valueOfLeads(state, match), question.dice, question.againstDice)
  } else fillToss(state, question, match)
}

type Rolled = Pick<Asked<'bid'>, 'isFirst' | 'mode' | 'dice' | 'againstDice'>

function rollAsked(state: State, question: Rolled, match: Match): AttackRoll {
  const { own, foe } = match
  const { isFirst, mode, dice, againstDice } = question
  const [attacker, defender] = isFirst ? [own, foe] : [foe, own]
  const [attackerHits, hits] = isFirst ? [match.ownHits, match.foeHits] : [match.foeHits, match.ownHits]
  return {
    attacker,
    defender,
    attackerDice: isFirst ? dice : againstDice,
    defenderDice: isFirst ? againstDice : dice,
    mode,
    attackerHits,
    defenderHits: mode === 'bash' ? valueOfHits(state, defender, attacker, { isShieldless: true }) : hits,
  }
}

function fillToss(state: State, question: Asked<'bid'>, { own, foe }: Match): void {
  for (let bid = 0; bid <= own.bonus; bid++) {
    for (let answer = 0; answer <= foe.bonus; answer++) {
      const pool = poolSize(question.dice, bid, state.options)
      const foesPool = poolSize(question.againstDice, answer, state.options)
      const value = question.isFirst ? valueOfToss(pool, foesPool) : -valueOfToss(foesPool, pool)
      matrix[bid]![answer] = value + valueOfDice(own.bonus - bid) - valueOfDice(foe.bonus - answer)
    }
  }
}

export function valueOfToss(dice: number, targetsDice: number): number {
  const odds = leadsOf(dice, targetsDice)
  let value = 0
  for (let at = 0; at < odds.length; at++) {
    if (at > targetsDice) value += odds[at]! * ENSNARED
    else if (at < targetsDice) value -= odds[at]! * NET_MISSED
  }
  return value
}

/**
 * Against an NPG the best bid against its triggers. Against a player, with `random`, one bid of the mix that cannot be
 * outguessed; without, the best bid if he used none.
 */
export function chooseBid(
  state: State,
  question: Asked<'bid'>,
  random: { below(count: number): number } | null,
): number {
  const [own, foe] = [state.cards[question.seat]!, state.cards[question.against]!]
  fill(state, question)
  if (!random || foe.control === 'npg') return plainBid(own, foe, question.table)
  settle(own, foe, question.table)
  return drawn(question, random)
}

const FINENESS = 10_000

function drawn({ min, max }: Asked<'bid'>, random: { below(count: number): number }): number {
  let point = random.below(FINENESS) / FINENESS
  for (let bid = min; bid < max; bid++) {
    point -= ownMix[bid]!
    if (point < 0) return bid
  }
  return max
}

/** Bash brings a die more, but bares him to the blow in return. */
export function chooseMode(state: State, question: Asked<'mode'>): 'bash' | 'advantage' {
  const match = matchOf(state, state.cards[question.seat]!, state.cards[question.against]!)
  return valueOfMode(state, match, 'bash') >= valueOfMode(state, match, 'advantage') ? 'bash' : 'advantage'
}

function valueOfMode(state: State, match: Match, mode: 'bash' | 'advantage'): number {
  const { own, foe } = match
  const question: Rolled = {
    isFirst: true,
    mode,
    dice: attackDice(state, own, mode, false),
    againstDice: attackDice(state, foe, 'none', false),
  }
  fillAttack(state, rollAsked(state, question, match), true)
  return settle(own, foe, 'attack')
}

/** A Swordsman keeps the location where his blow is worth more; the Impact is not known yet, so a middling one. */
export function chooseLocation(state: State, question: Asked<'location'>): 0 | 1 {
  const [own, victim] = [state.cards[question.seat]!, state.cards[question.victim]!]
  const value = (at: 0 | 1) => {
    if (question.blocked[at]) return 0
    const part = question.parts[at]
    return valueOfBlow(state, victim, part, 2 + wieldedBonus(state, own) - victim.armour[part]!)
  }
  return value(1) > value(0) ? 1 : 0
}

/** As many Star Power dice as save more than they cost: each is lost on a 6. */
export function chooseStarPower(state: State, question: Asked<'starPower'>): number {
  const card: Card = state.cards[question.seat]!
  const { part, damage, dice } = question
  const counts = state.options.starPowerPartial === 'yes' ? range(dice) : [dice]
  const valueWith = (count: number) => {
    const odds = damageLeft(damage, count)
    let value = (-STAR_POWER_DIE * count) / 6
    for (let left = 0; left <= damage; left++) value -= odds[left]! * valueOfWound(state, card, part, left)
    return value
  }
  return argmax(counts, valueWith, -valueOfWound(state, card, part, damage)) ?? 0
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1)
}
