/** Who has won, in a few words. */
import { listed, type MatchResult, type Seat, t } from '@harena/engine'

/** In the words of one who alone plays here, or by names for everybody. */
export function verdictOf({ winners, seats }: MatchResult, names: readonly string[], you: Seat | null = null): string {
  if (winners.length === 0) {
    if (seats.some(({ outcome }) => outcome !== 'lost')) return t('A draw')
    return seats.length === 2 ? t('No winner: both have lost') : t('No winner: all have lost')
  }
  if (you !== null) return winners.includes(you) ? t('You have won') : t('You have lost')
  const who = listed(winners.map((seat) => names[seat]!))
  return winners.length === 1 ? t`${who} has won` : t`${who} have won`
}
