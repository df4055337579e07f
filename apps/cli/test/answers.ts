/** What a person types to play a whole match, known beforehand: the answers that a built-in opponent gives in his place. */
import { type Game, type MatchRecord, type SeatAnswer, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import { duel, type Match, prepare } from '@harena/lab'
import { matchFrom } from '../src/lib/match-flags.ts'
import { choicesOf } from '../src/terminal/choices.ts'

/** How the campaigns begin. */
export const CAMPAIGNS: Readonly<Record<string, object>> = {
  'heroes-career': { players: [{ name: 'Lanista', stars: 2, grunts: [] }], months: 24 },
  'gladiator-campaign': { players: [{ name: 'Lanista' }], rounds: 3 },
}

export interface Given {
  readonly answer: unknown
  /** The line that gives it. */
  readonly typed: string
}

/** The first answers of the first seat, who is the person at the keyboard. */
export function answersFor(ruleset: string, seed: string, most: number): Given[] {
  const setup = CAMPAIGNS[ruleset]
  const campaign: Match = { ruleset, setup, options: {}, opponents: ['standard'], seed }
  const match = setup ? campaign : matchFrom(ruleset, { seed })
  const game = gameOf(ruleset)
  const { opponents } = prepare(game, match)
  const table = Table.open(game.ruleset, {
    setup: match.setup,
    options: match.options,
    dice: seeded(seed),
    players: opponents.with(0, 'you' as never),
  })
  return answersIn(duel(game, match).record())
    .slice(0, most)
    .map((answer) => {
      const line = typed(table, answer)
      table.answer(0, answer)
      return { answer, typed: line }
    })
}

export function answersIn({ tape }: Pick<MatchRecord, 'tape'>): unknown[] {
  const given = tape.flatMap((entry): readonly SeatAnswer[] => {
    if ('sealed' in entry) return entry.sealed
    return 'answer' in entry ? [entry] : []
  })
  return given.filter(({ seat }) => seat === 0).map(({ answer }) => answer)
}

/** A plot is typed as it is, what is more than a word as JSON, and everything else by its number in the list. */
function typed(table: Table<Game>, answer: unknown): string {
  if (typeof answer === 'object') return JSON.stringify(answer)
  const question = table.questionFor(0)!
  const { kind } =
    question.kind === 'bout' ? (question as unknown as { question: Game['question'] }).question : question
  if (kind === 'plot') return String(answer)
  const choices = choicesOf(gameOf(table.ruleset.id), table, question)
  return String(choices.findIndex((choice) => choice.answer === answer) + 1)
}
