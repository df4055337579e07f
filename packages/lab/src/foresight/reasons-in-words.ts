/** The reasons of one who thinks, with every answer as people read it. */
import type { Game, Reasons, Ruleset, Seat } from '@harena/engine'

export interface InWords {
  /** What he chose, and the chance to win that he expected of it; null if he did not weigh it. */
  readonly chosen: string
  readonly expected: number | null
  /** What else he weighed: what was tried most often first, as he gave the rest up early. */
  readonly others: readonly { readonly label: string; readonly chance: number; readonly samples: number }[]
  /** What he believed that others would answer, the likeliest first. */
  readonly beliefs: readonly {
    readonly seat: Seat
    readonly answers: readonly { readonly label: string; readonly share: number }[]
  }[]
}

export function inWords(
  ruleset: Ruleset<Game>,
  known: unknown,
  question: Game['question'],
  answer: unknown,
  { considered, beliefs }: Reasons<Game>,
): InWords {
  const label = (given: unknown, seat = question.seat) => ruleset.describe(known, { ...question, seat }, given as never)
  const own = considered.find((one) => JSON.stringify(one.answer) === JSON.stringify(answer))
  const others = considered.filter((one) => one !== own).sort((a, b) => b.samples - a.samples || b.chance - a.chance)
  return {
    chosen: label(answer),
    expected: own?.chance ?? null,
    others: others.map(({ answer: other, chance, samples }) => ({ label: label(other), chance, samples })),
    beliefs: beliefs.map(({ seat, answers }) => ({
      seat,
      answers: answers.map(({ answer: his, share }) => ({ label: label(his, seat), share })),
    })),
  }
}
