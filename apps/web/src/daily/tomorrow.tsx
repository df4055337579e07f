/** What there is to come back for. */
import { counted, t } from '@harena/engine'
import { dayAfter, fightOn } from './day.ts'
import { bookTitle, opponentWords } from './words.ts'

const HOUR = 3_600_000

export function Tomorrow({ day }: { readonly day: string }) {
  const next = fightOn(dayAfter(day, 1))
  const hours = Math.ceil((Date.parse(next.day) - Date.now()) / HOUR)
  const what =
    next.kind === 'duel'
      ? t`Tomorrow: ${bookTitle(next.ruleset)}, against ${opponentWords(next)}.`
      : t('Tomorrow: a scenario.')
  return (
    <p className="daily-tomorrow">
      <b>{what}</b> {hours > 0 && t`It begins in ${counted(hours, 'hour')}, at midnight UTC.`}
    </p>
  )
}
