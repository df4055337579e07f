import { heroesCareerOpponent } from './heroes/career.ts'
import { opponents as fighters } from './heroes.ts'
import { byLevel, ofEveryLevel } from './levels.ts'

export const opponents = ofEveryLevel(
  'heroes-career',
  '1',
  byLevel((level) => heroesCareerOpponent(fighters[level].play)),
)
