import { ofEveryLevel } from './levels.ts'
import { outlandOpponent, outlandVeteran } from './outland/opponent.ts'

export const opponents = ofEveryLevel('outland', '2', (level) =>
  level === 'veteran' ? outlandVeteran() : outlandOpponent(level),
)
