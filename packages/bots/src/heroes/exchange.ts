/** What an Attack (T5-5) and a Maneuver (T5-3) are worth, Bonus Dice and all. */
import {
  attackDice,
  type Card,
  isEnsnared,
  type Mode,
  maneuverDice,
  openModes,
  poolSize,
  type State,
} from '@harena/heroes'
import { remembered } from './remembered.ts'
import { leadsOf } from './rolls.ts'
import { type Bids, bidsOf, valueOfBids } from './secret-bids.ts'
import { MOST_IMPACT, valueOfHits } from './value.ts'

/** What a Bonus Die kept is worth: the first one this much, each further one that much of the one before. */
const DIE_KEPT = 0.065
const FADING = 0.92

/** What getting out of a net is worth. */
const OUT_OF_NET = 0.25

const diceValues: number[] = [0]

/** What so many Bonus Dice are worth to whoever keeps them. */
export function valueOfDice(dice: number): number {
  for (let more = diceValues.length; more <= dice; more++) {
    diceValues.push(diceValues.at(-1)! + DIE_KEPT * FADING ** (more - 1))
  }
  return diceValues[dice]!
}

/** One Attack roll to come. */
export interface AttackRoll {
  readonly attacker: Card
  readonly defender: Card
  /** By the lines of T5-5, mode and all. */
  readonly attackerDice: number
  readonly defenderDice: number
  readonly mode: Mode
  /** What their hits are worth, by Impact. */
  readonly attackerHits: Float64Array
  readonly defenderHits: Float64Array
}

/** A roll's value to its Attacker, its two ways to go on set apart. */
const single = { value: 0, tie: 0, counter: 0 }

function rollOnce(roll: AttackRoll, attackerDice: number, defenderDice: number): typeof single {
  single.value = 0
  single.tie = 0
  single.counter = 0
  if (attackerDice + defenderDice === 0) return single
  const odds = leadsOf(attackerDice, defenderDice)
  const { attackerHits, defenderHits } = roll
  const isNetted = isEnsnared(roll.defender)
  // An ensnared Attacker who hits is free as well (G-11).
  const ownEscape = isEnsnared(roll.attacker) ? OUT_OF_NET : 0
  let value = 0
  for (let lead = -defenderDice; lead < 0; lead++) {
    const chance = odds[lead + defenderDice]!
    if (isNetted) value -= chance * OUT_OF_NET
    else if (lead === -1) single.counter = chance
    else value -= chance * defenderHits[Math.min(-lead, MOST_IMPACT)]!
  }
  single.tie = odds[defenderDice]!
  for (let lead = 1; lead + defenderDice < odds.length; lead++) {
    value += odds[lead + defenderDice]! * (attackerHits[Math.min(lead, MOST_IMPACT)]! + ownEscape)
  }
  single.value = value
  return single
}

/** What comes after a tie and after a Counterstrike, to the Attacker, if nobody bids any more. */
const after = { tie: 0, counter: 0 }

function goOn(state: State, roll: AttackRoll): void {
  const { attacker, defender, mode } = roll
  const a = Math.max(0, attackDice(state, attacker, mode, true))
  const d = Math.max(0, attackDice(state, defender, 'none', true))
  const bare = Math.max(0, attackDice(state, attacker, 'none', true))
  const turned: AttackRoll = {
    ...roll,
    attacker: defender,
    defender: attacker,
    attackerHits: roll.defenderHits,
    defenderHits: roll.attackerHits,
  }
  const there = { ...rollOnce(turned, d, bare) }
  const back = { ...rollOnce(roll, bare, d) }
  // Two equations: he attacks and may be countered, I attack again and may be countered.
  const determinant = (1 - there.tie) * (1 - back.tie) - there.counter * back.counter
  const his = determinant > 1e-9 ? (there.value * (1 - back.tie) - there.counter * back.value) / determinant : 0
  after.counter = state.options.counterstrike === 'hit' ? -roll.defenderHits[1]! : -his
  const again = rollOnce(roll, a, d)
  after.tie = again.tie < 1 ? (again.value + again.counter * after.counter) / (1 - again.tie) : 0
}

/** What an Attack roll is worth by both bids, to the Attacker or, turned, to the Defender. */
export function attackBids(state: State, roll: AttackRoll, isAttacker: boolean): Bids {
  const { attacker, defender } = roll
  const { options } = state
  goOn(state, roll)
  const value = (bid: number, answer: number) => {
    const pools = rollOnce(
      roll,
      poolSize(roll.attackerDice, bid, options),
      poolSize(roll.defenderDice, answer, options),
    )
    const gain = pools.value + pools.tie * after.tie + pools.counter * after.counter
    return gain + valueOfDice(attacker.bonus - bid) - valueOfDice(defender.bonus - answer)
  }
  return isAttacker
    ? bidsOf(attacker, defender, 'attack', value)
    : bidsOf(defender, attacker, 'attack', (bid, answer) => -value(answer, bid))
}

/** What hits are worth between two, made once for all rolls of a decision. */
export interface Match {
  readonly own: Card
  readonly foe: Card
  readonly ownHits: Float64Array
  readonly foeHits: Float64Array
}

export function matchOf(state: State, own: Card, foe: Card): Match {
  return { own, foe, ownHits: valueOfHits(state, own, foe), foeHits: valueOfHits(state, foe, own) }
}

/** The value of an Attack to `own`, over and above the dice that both have. */
function valueOfAttack(state: State, match: Match, isAttacker: boolean, mode: Mode): number {
  const { own, foe } = match
  const [attacker, defender] = isAttacker ? [own, foe] : [foe, own]
  const roll: AttackRoll = {
    attacker,
    defender,
    attackerDice: attackDice(state, attacker, mode, false),
    defenderDice: attackDice(state, defender, 'none', false),
    mode,
    attackerHits: isAttacker ? match.ownHits : match.foeHits,
    defenderHits: isAttacker ? match.foeHits : match.ownHits,
  }
  return valueOfBids(attackBids(state, roll, isAttacker)) - valueOfDice(own.bonus) + valueOfDice(foe.bonus)
}

/** What the leads of a Maneuver are worth to `own`. */
interface Leads {
  readonly clear: number
  readonly ahead: number
  readonly behind: number
  readonly clearlyBehind: number
}

/** He is taken to bash if he may. */
function likelyMode(state: State, card: Card): Mode {
  return openModes(state, card)[0]!
}

export function valueOfLeads(state: State, match: Match): Leads {
  return {
    clear: valueOfAttack(state, match, true, likelyMode(state, match.own)),
    ahead: valueOfAttack(state, match, true, 'none'),
    behind: valueOfAttack(state, match, false, 'none'),
    clearlyBehind: valueOfAttack(state, match, false, likelyMode(state, match.foe)),
  }
}

function valueOfContest(leads: Leads, dice: number, foesDice: number): number {
  const odds = leadsOf(dice, foesDice)
  let value = 0
  for (let at = 0; at < odds.length; at++) {
    const lead = at - foesDice
    if (lead === 0) continue
    const one = lead > 1 ? leads.clear : lead === 1 ? leads.ahead : lead === -1 ? leads.behind : leads.clearlyBehind
    value += odds[at]! * one
  }
  return value
}

export function maneuverBids(state: State, match: Match, leads: Leads, dice: number, foesDice: number): Bids {
  const { own, foe } = match
  const { options } = state
  return bidsOf(own, foe, 'maneuver', (bid, answer) => {
    const value = valueOfContest(leads, poolSize(dice, bid, options), poolSize(foesDice, answer, options))
    return value + valueOfDice(own.bonus - bid) - valueOfDice(foe.bonus - answer)
  })
}

/** What it is worth to meet him now, being the active one or not, if nobody bids on the Maneuver. */
export function valueOfMeeting(state: State, own: Card, foe: Card, isActive: boolean): number {
  return remembered(state, own, foe, isActive ? 'meets' : 'is met', () => {
    const leads = valueOfLeads(state, matchOf(state, own, foe))
    const dice = Math.max(0, maneuverDice(state, own, foe, isActive))
    return valueOfContest(leads, dice, Math.max(0, maneuverDice(state, foe, own, !isActive)))
  })
}
