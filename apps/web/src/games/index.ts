/** All games of the page, one line each. A game on hexes that has no folder here is listed by `hexGame` (hex/game.ts). */
import type { ScreenSlots, Slots } from '../match/slots.ts'
import { clubs } from './club/listing.ts'
import { colosseum } from './colosseum/listing.ts'
import { gladiatorCampaign } from './gladiator-campaign/listing.ts'
import { heroes } from './heroes/listing.ts'
import { heroesCareer } from './heroes-career/listing.ts'
import { lanistaCampaign } from './lanista-campaign/listing.ts'
import type { Listing } from './listing.ts'
import { munera } from './munera/listing.ts'
import { outland } from './outland/listing.ts'

const all: readonly Listing[] = [
  colosseum,
  munera,
  outland,
  heroes,
  heroesCareer,
  gladiatorCampaign,
  lanistaCampaign,
  ...clubs,
]

export const games = all.filter(({ within }) => within === undefined)

export const campaigns = all.flatMap((game) => (game.campaign ? [{ ...game, campaign: game.campaign }] : []))

export function listingOf(id: string): Listing | null {
  return all.find((game) => game.id === id) ?? null
}

/** A game with its opponents: all that is needed to play it. */
export type LoadedGame = Slots<unknown> | ScreenSlots<unknown>

const loaded = new Map<string, Promise<LoadedGame | null>>()

/** Fetches a game once; null for a ruleset that this page does not know. */
export function loadGame(id: string): Promise<LoadedGame | null> {
  let game = loaded.get(id)
  if (!game) {
    game = fetchGame(listingOf(id))
    // What could not be fetched is tried again.
    game.catch(() => loaded.delete(id))
    loaded.set(id, game)
  }
  return game
}

async function fetchGame(listing: Listing | null): Promise<LoadedGame | null> {
  if (!listing) return null
  const [{ slots }, { opponents }] = await Promise.all([listing.slots(), listing.opponents()])
  // A game meets only views, states and questions of its own ruleset.
  return { ...slots, opponents } as LoadedGame
}
