import { ofEveryLevel } from './levels.ts'
import { outlandOpponent, outlandVeteran } from './outland/opponent.ts'

export const opponents = ofEveryLevel('outland', '1', (level) =>
  level === 'veteran' ? outlandVeteran() : outlandOpponent(level),
)
