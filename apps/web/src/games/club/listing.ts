/** The clubs of all games that have one. */
import { t } from '@harena/engine'
import type { Listing, SetupForm } from '../listing.ts'
import { munera } from '../munera/listing.ts'
import { outland } from '../outland/listing.ts'

/** What a game makes of its club. */
type ClubModule = SetupForm & Awaited<ReturnType<Listing['slots']>> & Awaited<ReturnType<Listing['book']>>

function clubOf(
  game: Listing,
  short: string,
  length: string,
  tagline: string,
  club: () => Promise<ClubModule>,
  opponents: Listing['opponents'],
): Listing {
  return {
    id: `${game.id}-campaign`,
    title: t`${game.title}: a club`,
    tagline,
    within: game.id,
    campaign: { way: t`A club of ${short}`, length, setup: club },
    slots: club,
    opponents,
    book: club,
  }
}

export const clubs: readonly Listing[] = [
  clubOf(
    munera,
    'Munera',
    t('an evening or two'),
    t('Two to eight owners with rosters of gladiators who learn and fall, fixtures day by day, and a table.'),
    () => import('../munera/club.ts'),
    () => import('@harena/bots/munera-campaign'),
  ),
  clubOf(
    outland,
    'Outland',
    t('an evening'),
    t('Quick bouts for two to eight owners: rosters, fixtures and a table within an evening.'),
    () => import('../outland/club.ts'),
    () => import('@harena/bots/outland-campaign'),
  ),
]
