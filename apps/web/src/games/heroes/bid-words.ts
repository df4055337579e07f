/** What a bid is for. */
import { capital, t } from '@harena/engine'
import type { Heroes } from '@harena/heroes'

export type BidQuestion = Extract<Heroes['question'], { kind: 'bid' }>

const titles = { maneuver: t('Maneuver'), netToss: t('Net Toss'), attack: t('Attack') } as const

export function whatFor({ table, isFirst, mode, isRetake }: BidQuestion): string {
  if (table === 'maneuver') return t('Who scores more must attack, with a second bid from the same dice.')
  if (table === 'netToss')
    return isFirst ? t('More successes and he is ensnared.') : t('More successes and the net misses.')
  const again = isRetake ? t('Once more: ') : ''
  const bonus = mode === 'bash' ? t(' with a Bash') : mode === 'advantage' ? t(' with the Advantage') : ''
  return capital(isFirst ? t`${again}you attack${bonus}.` : t`${again}you defend${bonus && t` against one${bonus}`}.`)
}

export function howMany(name: string, max: number): string {
  return max === 1
    ? t`${name} has one Bonus Die. Does it go into the hand?`
    : t`How many of ${name}’s ${max} Bonus Dice go into the hand?`
}

/** Whose deed it is, and against whom: not always that of the one who bids. */
export function bidHeading(
  { table, isFirst }: Pick<BidQuestion, 'table' | 'isFirst'>,
  own: string,
  foe: string,
): string {
  const [doer, other] = isFirst ? [own, foe] : [foe, own]
  return t`${doer}: ${titles[table]} against ${other}`
}
