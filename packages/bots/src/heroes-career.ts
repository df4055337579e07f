import { heroesCareerOpponent } from './heroes/career.ts'
import { ofEveryLevel } from './levels.ts'

export const opponents = ofEveryLevel('heroes-career', '1', heroesCareerOpponent)
