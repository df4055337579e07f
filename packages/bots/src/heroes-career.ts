import { heroesCareerOpponent } from './heroes/career.ts'
import { opponents as fighters } from './heroes.ts'
import { byLevel } from './levels.ts'
import { ofEveryLevel } from './of-every-level.ts'

export const opponents = ofEveryLevel(
  'heroes-career',
  '1',
  byLevel((level) => heroesCareerOpponent(fighters[level].play)),
)
