/** H.4, first table: what a blow is worth, made once from the rule code by the oracle. */
import { exactly } from '@harena/engine'
import { type FlatTables, type Munera, newBlow, type Outcome, strike } from '@harena/munera'

/** Putting him out of the bout. */
const OUT = 100
/** All wounds short of that, together. */
const WOUNDS = 60
const HE_LOSES_SHIELD_OR_NET = 6
const HE_IS_OFF_BALANCE = 8
const I_AM_OFF_BALANCE = -8
/** His weapon or mine, by halves. */
const A_WEAPON_IS_LOST = (7 - 10) / 2

const LOWEST_MODIFIER = -8
const MODIFIERS = 20
const SAVES = 6
const STRENGTHS = 16

/** What blows are worth with these tables; a row is made when it is first needed. */
export class BlowValues {
  private readonly numbers: FlatTables
  /** By modifier, save, strength, adjacent or not, shield or not. */
  private readonly values = new Float64Array(MODIFIERS * SAVES * STRENGTHS * 4)
  private readonly isMade = new Uint8Array(MODIFIERS * SAVES)

  constructor(numbers: FlatTables) {
    this.numbers = numbers
  }

  /**
   * The expected use of a blow with this modifier sum against this save, on one who has so much strength left and
   * something that a double 5 can take or not.
   */
  of(modifier: number, save: number, strength: number, isAdjacent: boolean, canLoseShield: boolean): number {
    const m = Math.min(Math.max(modifier - LOWEST_MODIFIER, 0), MODIFIERS - 1)
    const s = Math.min(Math.max(save, 0), SAVES - 1)
    const row = m * SAVES + s
    if (this.isMade[row] === 0) this.makeRow(row, m + LOWEST_MODIFIER, s)
    return this.values[placeOf(row, Math.min(Math.max(strength, 1), STRENGTHS - 1), isAdjacent, canLoseShield)]!
  }

  private makeRow(row: number, modifier: number, save: number): void {
    this.isMade[row] = 1
    for (const isAdjacent of [false, true]) {
      const blow = newBlow()
      const odds = exactly<Munera, string>((referee) => {
        strike(this.numbers, referee, 0, 1, modifier, save, isAdjacent, false, blow)
        return `${blow.outcome} ${blow.score}`
      })
      for (let strength = 1; strength < STRENGTHS; strength++) {
        for (const canLoseShield of [false, true]) {
          let value = 0
          for (const [key, chance] of odds) {
            const [outcome, score] = key.split(' ') as [Outcome, string]
            value += chance * useOf(outcome, Number(score), strength, canLoseShield)
          }
          this.values[placeOf(row, strength, isAdjacent, canLoseShield)] = value
        }
      }
    }
  }
}

function placeOf(row: number, strength: number, isAdjacent: boolean, canLoseShield: boolean): number {
  return (row * STRENGTHS + strength) * 4 + (isAdjacent ? 2 : 0) + (canLoseShield ? 1 : 0)
}

function useOf(outcome: Outcome, score: number, strength: number, canLoseShield: boolean): number {
  switch (outcome) {
    case 'killed':
    case 'floored':
      return OUT
    case 'wounded':
      return score >= strength ? OUT : (WOUNDS * score) / strength
    case 'shieldLost':
      return canLoseShield ? HE_LOSES_SHIELD_OR_NET : 0
    case 'defenderOffBalance':
      return HE_IS_OFF_BALANCE
    case 'attackerOffBalance':
      return I_AM_OFF_BALANCE
    case 'weaponLost':
      return A_WEAPON_IS_LOST
    default:
      return 0
  }
}
