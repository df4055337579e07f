/** What a bid is for. */
import { capital } from '@harena/engine'
import type { Heroes } from '@harena/heroes'

export type BidQuestion = Extract<Heroes['question'], { kind: 'bid' }>

const titles = { maneuver: 'Maneuver', netToss: 'Net Toss', attack: 'Attack' } as const

export function whatFor({ table, isFirst, mode, isRetake }: BidQuestion): string {
  if (table === 'maneuver') return 'Who scores more attacks.'
  if (table === 'netToss') return isFirst ? 'More successes and he is ensnared.' : 'More successes and the net misses.'
  const again = isRetake ? 'Once more: ' : ''
  const bonus = mode === 'bash' ? ' with a Bash' : mode === 'advantage' ? ' with the Advantage' : ''
  return capital(isFirst ? `${again}you attack${bonus}.` : `${again}you defend${bonus && ` against one${bonus}`}.`)
}

/** Whose deed it is, and against whom: not always that of the one who bids. */
export function bidHeading(
  { table, isFirst }: Pick<BidQuestion, 'table' | 'isFirst'>,
  own: string,
  foe: string,
): string {
  const [doer, other] = isFirst ? [own, foe] : [foe, own]
  return `${doer}: ${titles[table]} against ${other}`
}
