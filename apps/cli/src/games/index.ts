/** What each game brings to the terminal; a game on a hex arena need bring nothing. */
import type { Game } from '@harena/engine'
import type { Heroes, HeroesCareer } from '@harena/heroes'
import { careerSentences, careerText } from '../career-board.ts'
import { zoneSentences, zonesText } from '../zones.ts'
import { colosseumSlots } from './colosseum.ts'
import { hexSlots } from './hex.ts'
import type { Slots } from './slots.ts'

const heroes: Slots<Heroes> = {
  drawn: (view, { choices }) => zonesText(view, choices),
  told: zoneSentences,
}

const career: Slots<HeroesCareer> = {
  drawn: (view, { choices }) => careerText(view, choices),
  told: careerSentences,
}

const brought: Readonly<Record<string, unknown>> = { heroes, 'heroes-career': career, colosseum: colosseumSlots }

/** Slots meet only views and questions of their own game. */
export function slotsOf(ruleset: string): Slots<Game> {
  return (brought[ruleset] ?? hexSlots) as Slots<Game>
}
