import { heroesOpponent } from './heroes/opponent.ts'
import { ofEveryLevel } from './levels.ts'

export const opponents = ofEveryLevel('heroes', '2', heroesOpponent)
