/** How many Bonus Dice to use, and the other decisions of a fight. */
import { attackDice, type Card, poolSize, type Question, type State, wieldedBonus } from '@harena/heroes'
import { argmax } from '../lib/argmax.ts'
import { draw } from '../lib/fictitious-play.ts'
import {
  type AttackRoll,
  attackBids,
  type Match,
  maneuverBids,
  matchOf,
  valueOfDice,
  valueOfLeads,
} from './exchange.ts'
import { damageLeft, leadsOf } from './rolls.ts'
import { type Bids, bidsOf, sharesOfBids, valueOfBids } from './secret-bids.ts'
import { valueOfBlow, valueOfHits, valueOfWound } from './value.ts'

type Asked<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>

/** What it is worth to have him in the net, and what a net that lies on the ground costs. */
const ENSNARED = 0.25
const NET_MISSED = 0.03

/** A Star Power die lost for the match. */
const STAR_POWER_DIE = 0.06

/** The values by both bids of the roll that is asked about. */
function bidsAsked(state: State, question: Asked<'bid'>): Bids {
  const match = matchOf(state, state.cards[question.seat]!, state.cards[question.against]!)
  if (question.table === 'attack') return attackBids(state, rollAsked(state, question, match), question.isFirst)
  if (question.table === 'netToss') return tossBids(state, question, match)
  return maneuverBids(state, match, valueOfLeads(state, match), question.dice, question.againstDice)
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

function tossBids(state: State, question: Asked<'bid'>, { own, foe }: Match): Bids {
  return bidsOf(own, foe, 'netToss', (bid, answer) => {
    const pool = poolSize(question.dice, bid, state.options)
    const foesPool = poolSize(question.againstDice, answer, state.options)
    const value = question.isFirst ? valueOfToss(pool, foesPool) : -valueOfToss(foesPool, pool)
    return value + valueOfDice(own.bonus - bid) - valueOfDice(foe.bonus - answer)
  })
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

/** Against an NPG the best bid against its triggers, against a player one bid of the mix that cannot be outguessed. */
export function chooseBid(state: State, question: Asked<'bid'>, random: { below(count: number): number }): number {
  return question.min + draw(bidShares(state, question), random)
}

/** How often each bid is made, from the least on. */
export function bidShares(state: State, question: Asked<'bid'>): Float64Array {
  return sharesOfBids(bidsAsked(state, question))
}

/** Half of his Bonus Dice, the odd one as well. */
export function bidHalf({ min, max }: Asked<'bid'>): number {
  return Math.max(min, Math.ceil(max / 2))
}

/** By rule of thumb one Bonus Die decides who attacks (T5-3). */
export function bidToGetAhead({ min, max }: Asked<'bid'>): number {
  return Math.max(min, Math.min(1, max))
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
  return valueOfBids(attackBids(state, rollAsked(state, question, match), true))
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
