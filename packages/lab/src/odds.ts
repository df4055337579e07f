/** The situations whose exact odds can be asked for, by ruleset. The numbers come from the rules themselves. */
import { appealOdds, attackOdds } from '@harena/munera'
import { breakFreeOdds, ensnareOdds, meleeOdds } from '@harena/outland'

/** A whole number that a situation depends on. */
export interface Parameter {
  /** In the words of the command line: `target-agility`. */
  readonly name: string
  readonly what: string
  readonly min: number
  readonly max: number
}

/** Chances by outcome; outcomes of one kind stand together. */
export interface Odds {
  readonly [outcome: string]: number | Odds
}

export interface Situation {
  readonly name: string
  readonly what: string
  readonly parameters: readonly Parameter[]
  /** Takes the parameters in their order. */
  odds(...values: number[]): Odds
}

const agility = { min: 1, max: 3 }

export const situations: Readonly<Record<string, readonly Situation[]>> = {
  munera: [
    {
      name: 'attack',
      what: 'one blow, shot or throw (§6): doubles, saved, wounds, missed',
      parameters: [
        { name: 'modifier', what: 'sum of the modifiers to the score', min: -20, max: 20 },
        { name: 'save', what: "the defender's save", min: -5, max: 20 },
      ],
      odds: (modifier, save) => {
        const { doubles, saved, wounds, miss } = attackOdds(modifier!, save!)
        return { doubles, saved, wounds, miss }
      },
    },
    {
      name: 'appeal',
      what: 'an appeal to the crowd (§9)',
      parameters: [{ name: 'modifier', what: 'sum of the modifiers to the appeal', min: -40, max: 40 }],
      odds: (modifier) => ({ ...appealOdds(modifier!) }),
    },
  ],
  outland: [
    {
      name: 'melee',
      what: 'one exchange (§4): who wins, and the row of the result chart',
      parameters: [{ name: 'difference', what: "attacker's modifiers minus defender's", min: -30, max: 30 }],
      odds: (difference) => ({ ...meleeOdds(difference!) }),
    },
    {
      name: 'ensnare',
      what: 'a cast of the net (§9.4)',
      parameters: [
        { name: 'agility', what: 'agility of the one who casts', ...agility },
        { name: 'target-agility', what: 'agility of the target', ...agility },
      ],
      odds: (own, target) => ({ ...ensnareOdds(own!, target!) }),
    },
    {
      name: 'break-free',
      what: 'one try to get out of the net (§9.5)',
      parameters: [
        { name: 'strength', what: 'strength of the netted one', min: 1, max: 3 },
        { name: 'agility', what: 'agility of the netted one', ...agility },
      ],
      odds: (strength, own) => ({ ...breakFreeOdds(strength!, own!) }),
    },
  ],
}

/** The exact odds of a situation. Throws a RangeError for values that it does not take. */
export function oddsOf(situation: Situation, values: readonly number[]): Odds {
  situation.parameters.forEach(({ name, min, max }, i) => {
    const value = values[i]
    if (value === undefined || !Number.isInteger(value) || value < min || value > max) {
      throw new RangeError(`${name} must be a whole number from ${min} to ${max}`)
    }
  })
  return situation.odds(...values)
}

/** Four dice have so many outcomes. */
const LARGEST_DENOMINATOR = 1296

/** The fraction that equals a chance made by a few dice, such as 5/36; null where there is no short one. */
export function fractionOf(chance: number): { readonly numerator: number; readonly denominator: number } | null {
  for (let denominator = 1; denominator <= LARGEST_DENOMINATOR; denominator++) {
    const numerator = Math.round(chance * denominator)
    if (Math.abs(numerator / denominator - chance) < 1e-12) return { numerator, denominator }
  }
  return null
}
