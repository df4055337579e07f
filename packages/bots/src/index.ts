import { colosseumOpponent } from './colosseum/opponent.ts'
import { heroesCareerOpponent } from './heroes/career.ts'
import { heroesOpponent } from './heroes/opponent.ts'
import { muneraOpponent } from './munera/opponent.ts'
import { outlandOpponent, outlandVeteran } from './outland/opponent.ts'

export * from './lib/random-player.ts'

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
    veteran: outlandVeteran(),
  },
  heroes: {
    novice: heroesOpponent('novice'),
    standard: heroesOpponent('standard'),
    veteran: heroesOpponent('veteran'),
  },
  colosseum: {
    novice: colosseumOpponent('novice'),
    standard: colosseumOpponent('standard'),
    veteran: colosseumOpponent('veteran'),
  },
  'heroes-career': {
    novice: heroesCareerOpponent('novice'),
    standard: heroesCareerOpponent('standard'),
    veteran: heroesCareerOpponent('veteran'),
  },
}
