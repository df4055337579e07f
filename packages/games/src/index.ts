/** The one list of games: each with its description and its built-in opponents. */
import { opponents } from '@harena/bots'
import * as colosseum from '@harena/colosseum'
import { type GameEntry, gameEntry, gameLookup } from '@harena/engine'
import * as heroes from '@harena/heroes'
import * as munera from '@harena/munera'
import * as outland from '@harena/outland'

export const games: readonly GameEntry[] = [
  gameEntry(munera.manifest, opponents.munera),
  gameEntry(outland.manifest, opponents.outland),
  gameEntry(heroes.manifest, opponents.heroes),
  gameEntry(heroes.careerManifest, opponents['heroes-career']),
  gameEntry(colosseum.manifest, opponents.colosseum),
  gameEntry(colosseum.campaignManifest, opponents['gladiator-campaign']),
  gameEntry(colosseum.lanistaManifest, opponents['lanista-campaign']),
  gameEntry(munera.campaignManifest, opponents['munera-campaign']),
  gameEntry(outland.campaignManifest, opponents['outland-campaign']),
]

export const gameOf = gameLookup(games)
