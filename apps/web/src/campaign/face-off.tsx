/** Who meets whom: the sides of a match that is about to begin, on their feet and face to face. */
import { t } from '@harena/engine'
import { Fragment } from 'react'
import type { Look } from '../figures/look.ts'
import { lookOf } from '../figures/look.ts'
import { Standing } from '../figures/standing.tsx'
import { StandingBeast } from '../figures/standing-beast.tsx'
import type { CardView } from '../match/card.tsx'

export interface FaceOffProps {
  readonly cards: readonly CardView[]
  /** What is known of a face besides its name. */
  readonly face: (name: string) => Partial<Look>
}

/** More than two stand smaller. */
const HEIGHTS = [220, 150] as const

export function FaceOff({ cards, face }: FaceOffProps) {
  const sides = [...new Set(cards.map(({ figure }) => figure.side))]
  const height = HEIGHTS[cards.length > 2 ? 1 : 0]
  return (
    <div className="face-off">
      {sides.map((side, at) => (
        <Fragment key={side}>
          {at > 0 && <span className="face-off-against">{t('against')}</span>}
          <ul>
            {cards
              .filter(({ figure }) => figure.side === side)
              .map(({ seat, name, type, figure }) => (
                <li key={seat}>
                  {figure.beast && !figure.isRider ? (
                    <StandingBeast kind={figure.beast.kind} width={height} />
                  ) : (
                    <Standing arms={figure} look={lookOf(name, face(name))} side={side} height={height} />
                  )}
                  <b className="card-name">{name}</b>
                  <span className="card-type">{type}</span>
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
    </div>
  )
}
