/** What a picture of the end of a match inside a campaign shows and says. */
import { counted, t } from '@harena/engine'
import type { MatchController } from '../match/controller.ts'
import { menAtEnd } from '../match/end-men.ts'
import { titleOf } from '../match/playing.ts'
import { verdictOf } from '../match/result-words.ts'
import type { PictureOf } from '../match/share-picture.tsx'
import type { Line } from '../match/timeline.ts'
import { facesIn, inner, lastAlone } from './inner.ts'
import type { AnyCampaign } from './slots.ts'

export interface MatchOfPicture {
  readonly campaign: AnyCampaign
  readonly controller: Pick<MatchController, 'record'>
  readonly names: readonly string[]
  /** The match as it ended, the campaign as it left that, and all that was told of it. */
  readonly match: unknown
  readonly view: unknown
  readonly past: readonly Line[]
}

/** Null where the match was not fought out. */
export function pictureOfMatch({ campaign, controller, names, match, view, past }: MatchOfPicture): PictureOf | null {
  const alone = lastAlone(campaign, controller.record(), names)
  if (!alone) return null
  const { result } = alone
  const slots = inner(campaign)
  const face = facesIn(campaign, view, past)
  return {
    title: verdictOf(result, names),
    line: `${titleOf(names)}. ${t`After ${counted(result.length, slots.unit)} of ${slots.book.title}.`}`,
    men: menAtEnd(slots.cards(match, null), result, ({ name }) => face?.(name) ?? {}),
  }
}
