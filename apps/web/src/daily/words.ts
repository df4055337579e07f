/** The fight of the day in words. */
import type { Level } from '@harena/bots/levels'
import { counted, midSentence, t } from '@harena/engine'
import { listingOf } from '../games/index.ts'
import { titleIn } from '../games/kinds.ts'
import { sitterChoices, sitterNote } from '../games/sitter-choices.ts'
import { dateWords } from '../ui/dates.ts'
import { type DuelOfDay, fightOn } from './day.ts'
import { type DayResult, streaksOf } from './results.ts'

export function bookTitle(ruleset: string): string {
  return listingOf(ruleset)?.title ?? ruleset
}

/** "a Retiarius against a Secutor". */
export function menWords({ ruleset, men: [own, other] }: DuelOfDay): string {
  const game = listingOf(ruleset)!
  return t`${withArticle(titleIn(game, own))} against ${withArticle(titleIn(game, other))}`
}

/** "a novice opponent", or a name. */
export function opponentWords({ ruleset, opponent }: DuelOfDay): string {
  const { name } = charactersIn(ruleset).find(({ id }) => id === opponent) ?? {}
  return name ?? withArticle(midSentence(sitterChoices[opponent as Level]))
}

/** What he is like, in a sentence. */
export function opponentNote({ ruleset, opponent }: DuelOfDay): string | null {
  return sitterNote(opponent, charactersIn(ruleset))
}

const charactersIn = (ruleset: string) => listingOf(ruleset)?.characters ?? []

export function withArticle(title: string): string {
  return /^[aeiou]/i.test(title) ? t`an ${title}` : t`a ${title}`
}

const MARKS = { won: '🏆', drawn: '🤝', lost: '💀' } as const

/** As the game counts. */
function lengthWords(ruleset: string, outcome: string, length: number): string {
  return listingOf(ruleset)?.gate?.unit === 'round' ? t`${outcome} in round ${length}` : t`${outcome} in turn ${length}`
}

/** What one sends to others: nothing in it says how the fight went on. */
export function shareLine(results: readonly DayResult[], result: DayResult, page: string): string {
  const { day, ruleset, outcome, length } = result
  const fight = fightOn(day)
  const what = fight.kind === 'duel' ? menWords(fight) : t('a scenario')
  const { now } = streaksOf(results, day)
  const streak = now > 1 ? t`, ${counted(now, 'day')} in a row` : ''
  const lines = [
    t`Harena, the fight of ${dateWords(day)}`,
    `${bookTitle(ruleset)}: ${what}`,
    `${MARKS[outcome]} ${lengthWords(ruleset, t(outcome), length)}${streak}`,
    `${page.split('#', 1)[0]}#daily`,
  ]
  return lines.join('\n')
}
