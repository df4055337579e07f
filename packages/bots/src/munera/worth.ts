/** H.4, first table: what a blow is worth, made once from the rule code by the oracle. */
import { exactly } from '@harena/engine'
import { type Munera, newBlow, type Outcome, onTablesChanged, strike } from '@harena/munera'

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
const table = new Float64Array(MODIFIERS * SAVES * STRENGTHS * 4)
const isMade = new Uint8Array(MODIFIERS * SAVES)
onTablesChanged(() => isMade.fill(0))

/**
 * The expected use of a blow with this modifier sum against this save, on one who has so much strength left and
 * something that a double 5 can take or not.
 */
export function worthOfBlow(
  modifier: number,
  save: number,
  strength: number,
  isAdjacent: boolean,
  canLoseShield: boolean,
): number {
  const m = Math.min(Math.max(modifier - LOWEST_MODIFIER, 0), MODIFIERS - 1)
  const s = Math.min(Math.max(save, 0), SAVES - 1)
  const row = m * SAVES + s
  if (isMade[row] === 0) makeRow(row, m + LOWEST_MODIFIER, s)
  const left = Math.min(Math.max(strength, 1), STRENGTHS - 1)
  return table[(row * STRENGTHS + left) * 4 + (isAdjacent ? 2 : 0) + (canLoseShield ? 1 : 0)]!
}

function makeRow(row: number, modifier: number, save: number): void {
  for (const isAdjacent of [false, true]) {
    const blow = newBlow()
    const odds = exactly<Munera, string>((referee) => {
      strike(referee, 0, 1, modifier, save, isAdjacent, false, blow)
      return `${blow.outcome} ${blow.score}`
    })
    for (let strength = 1; strength < STRENGTHS; strength++) {
      for (const canLoseShield of [false, true]) {
        let worth = 0
        for (const [key, chance] of odds) {
          const [outcome, score] = key.split(' ') as [Outcome, string]
          worth += chance * useOf(outcome, Number(score), strength, canLoseShield)
        }
        table[(row * STRENGTHS + strength) * 4 + (isAdjacent ? 2 : 0) + (canLoseShield ? 1 : 0)] = worth
      }
    }
  }
  isMade[row] = 1
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
