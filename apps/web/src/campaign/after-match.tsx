/** The match is over: what decided it, what it brought, and the way back. */
import { type Seat, t } from '@harena/engine'
import { useEffect, useRef } from 'react'
import { hashOf } from '../app/route.ts'
import { Story } from '../match/end.tsx'
import { type PictureOf, SharePicture } from '../match/share-picture.tsx'
import type { Line } from '../match/timeline.ts'
import { tx } from '../ui/tx.ts'
import { inner } from './inner.ts'
import type { AnyCampaign } from './slots.ts'
import { Told } from './told.tsx'

export interface AfterMatchProps {
  readonly campaign: AnyCampaign
  /** What was told of the match itself, and what it meant for those who fought it. */
  readonly lines: readonly Line[]
  /** The match as it ended. */
  readonly match: unknown
  /** Who stood at its end. */
  readonly winners: readonly Seat[]
  readonly brought: readonly Line[]
  /** The campaign among the saved matches, and the number of the match in it. */
  readonly id: string
  readonly number: number
  readonly onLeave: () => void
  /** Of how it ended. */
  readonly picture: () => PictureOf | null
}

export function AfterMatch(props: AfterMatchProps) {
  const { campaign, lines, match, winners, brought, id, number, onLeave, picture } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="end after-match">
      <h2 ref={heading} tabIndex={-1} className="end-verdict">
        {t('After the match')}
      </h2>
      <Told lines={brought} meaning={campaign.meaning} />
      <div className="end-buttons">
        <button type="button" className="button" onClick={onLeave}>
          {tx`Back to ${campaign.words.home}`}
        </button>
        <a className="button quiet" href={hashOf({ screen: 'replay', id, part: number, at: null })}>
          {t('Watch the replay and the review')}
        </a>
        <SharePicture of={picture} />
      </div>
      <Story slots={inner(campaign)} lines={lines} winners={winners} view={match} />
    </div>
  )
}
