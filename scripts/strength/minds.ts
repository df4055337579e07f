/** What the masters think with, by game. */
import { mind as colosseum } from '@harena/bots/colosseum/mind'
import { mind as heroes } from '@harena/bots/heroes/mind'
import type { Mind } from '@harena/bots/master/mind'
import { mind as munera } from '@harena/bots/munera/mind'
import { mind as outland } from '@harena/bots/outland/mind'
import type { Game } from '@harena/engine'

export const minds = { colosseum, heroes, munera, outland } as unknown as Readonly<Record<string, Mind<Game>>>
