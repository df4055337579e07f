/** What each game brings to the terminal; a game on a hex arena need bring nothing. */
import { clubSlots } from './club/slots.ts'
import { campaignSlots, colosseumSlots, lanistaSlots } from './colosseum/slots.ts'
import { careerSlots, heroesSlots } from './heroes/slots.ts'
import { hexSlots } from './hex/slots.ts'
import type { Slots } from './slots.ts'

const brought: Readonly<Record<string, unknown>> = {
  'munera-campaign': clubSlots,
  'outland-campaign': clubSlots,
  heroes: heroesSlots,
  'heroes-career': careerSlots,
  colosseum: colosseumSlots,
  'gladiator-campaign': campaignSlots,
  'lanista-campaign': lanistaSlots,
}

/** Slots meet only views and questions of their own game. */
export function slotsOf(ruleset: string): Slots {
  return (brought[ruleset] ?? hexSlots) as Slots
}

/** Whether it is a club, whose board is the same in every game. */
export function isClub(ruleset: string): boolean {
  return brought[ruleset] === clubSlots
}
