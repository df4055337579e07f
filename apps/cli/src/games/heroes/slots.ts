/** Heroes of the Colosseum in the terminal: an arena of zones, and between matches the familia. */
import type { Heroes, HeroesCareer } from '@harena/heroes'
import type { Slots } from '../slots.ts'
import { careerSentences, careerText } from './career-board.ts'
import { zoneSentences, zonesText } from './zones.ts'

export const heroesSlots: Slots<Heroes> = {
  drawn: (view, { choices }) => zonesText(view, choices),
  told: zoneSentences,
}

export const careerSlots: Slots<HeroesCareer> = {
  drawn: (view, { choices }) => careerText(view, choices),
  told: careerSentences,
}
