import { type Favours, t } from '@harena/engine'

/** What a part of a bar of odds means, which gives it colour and pattern. */
export type OddsTone = 'nothing' | 'push' | 'shield' | 'parry' | 'event' | 'wound' | 'fall' | 'kill' | 'self' | 'good'

export interface OddsPart {
  readonly label: string
  /** 0 to 1. */
  readonly share: number
  readonly tone: OddsTone
  /** Of two parts of one tone that which counts for more: darker, with a pattern of its own. */
  readonly isMore?: boolean
  /** Whom it favours; where all parts say so and are many, they are shown in these groups. */
  readonly favours?: Favours | undefined
}

/** More than anybody reads at a glance. */
const MOST_PARTS = 5

const groups: readonly (readonly [Favours, string, OddsTone])[] = [
  ['you', t('good for you'), 'good'],
  ['neither', t('even'), 'nothing'],
  ['other', t('bad for you'), 'self'],
]

export interface OddsGroup {
  readonly label: string
  readonly tone: OddsTone
  /** The places of its parts. */
  readonly places: readonly number[]
}

/** The parts in three groups; null where there are few, or it is not said whom they favour. */
export function grouped(parts: readonly Pick<OddsPart, 'share' | 'favours'>[]): readonly OddsGroup[] | null {
  if (parts.filter(({ share }) => share > 0).length <= MOST_PARTS) return null
  if (parts.some(({ favours }) => favours === undefined)) return null
  return groups.flatMap(([side, label, tone]) => {
    const places = [...parts.keys()].filter((at) => parts[at]!.share > 0 && parts[at]!.favours === side)
    return places.length > 0 ? [{ label, tone, places }] : []
  })
}
