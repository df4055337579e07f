import { muneraOpponent } from './munera/opponent.ts'
import { outlandOpponent } from './outland/opponent.ts'

export * from './random-player.ts'

/** The levels of the built-in opponents, weakest first. */
export const levels = ['novice', 'standard', 'veteran'] as const

/** The built-in opponents by ruleset and level. */
export const opponents = {
  munera: {
    novice: muneraOpponent('novice'),
    standard: muneraOpponent('standard'),
    veteran: muneraOpponent('veteran'),
  },
  outland: {
    novice: outlandOpponent('novice'),
    standard: outlandOpponent('standard'),
    veteran: outlandOpponent('veteran'),
  },
}
