/** How a campaign came out. */
import type { MatchResult, SeatResult } from '@harena/engine'
import type { CampaignState, Man } from './state.ts'

/** C.02 Of several champions of one round the one with more prestige, then with more experience; equals share it. */
function champions({ men }: CampaignState): Man[] {
  const all = men.filter(({ status }) => status === 'champion')
  const worth = ({ PR, earned }: Man) => PR * 1_000_000 + earned
  const most = Math.max(...all.map(worth))
  return all.filter((man) => worth(man) === most)
}

export function campaignResult(state: CampaignState): MatchResult {
  const first = champions(state)
  const seats = state.players.map((_, player): SeatResult => {
    const own = state.men.filter(({ owner }) => owner === player)
    const isOut = own.every(({ status }) => status === 'dead')
    const isChampion = first.some(({ owner }) => owner === player)
    const kills = own.reduce((sum, { record }) => sum + record.kills, 0)
    const isLost = isOut || first.length > 0
    return { outcome: isChampion ? 'won' : isLost ? 'lost' : 'drawn', end: isOut ? 'killed' : null, kills }
  })
  const winners = seats.flatMap(({ outcome }, seat) => (outcome === 'won' ? [seat] : []))
  return { winners, length: state.round, seats }
}
