/** Why an opponent answered so: worked out again from the same stream, and put into words. */
import {
  botStream,
  type Game,
  type MatchRecord,
  type Opponent,
  type Reasons,
  type Ruleset,
  type Seat,
  type SeatAnswer,
  Table,
  t,
} from '@harena/engine'
import { ForesightError } from './foresight-error.ts'
import { type InWords, inWords } from './reasons-in-words.ts'

/** A game as far as reasons need it. */
interface Thinking {
  readonly ruleset: Ruleset<Game>
  readonly opponents: Readonly<Record<string, Opponent<Game>>>
}

/** One decision of an opponent who can say why. */
export interface Explained {
  /** How many answers had been given before. */
  readonly at: number
  readonly seat: Seat
  readonly kind: string
  readonly answer: unknown
  readonly reasons: Reasons<Game>
  readonly words: readonly string[]
  readonly told: InWords
}

/** All decisions of a match that an opponent weighed, or those after so many answers. */
export function explainMatch(game: Thinking, record: MatchRecord, only?: number): Explained[] {
  // As at the table: where people throw the dice, opponents draw from streams of this name.
  const seed = record.dice.kind === 'seeded' ? record.dice.seed : 'typed'
  const opponents = record.players.map((player, seat) => opponentOf(game, player, seat))
  return record.tape.flatMap((entry, at) => {
    if (only !== undefined && at !== only) return []
    const given = 'sealed' in entry ? entry.sealed : 'answer' in entry ? [entry] : []
    const thought = given.filter(({ seat }) => opponents[seat]?.explain)
    if (thought.length === 0) return []
    const table = Table.load(game.ruleset, record, { to: at })
    return thought.flatMap((one) => {
      const { seat, which = 0 } = one
      const question = questionsOf(table).filter((asked) => asked.seat === seat)[which]
      const known = game.ruleset.known(table.state, seat)
      const stream = botStream(seed, at, seat, which)
      const reasons = question && opponents[seat]!.explain!(known, question, stream)
      if (!reasons) return []
      const told = inWords(game.ruleset, known, question, one.answer, reasons)
      const words = wordsOf(game.ruleset.names(known), one, told)
      return [{ at, seat, kind: question.kind, answer: one.answer, reasons, words, told }]
    })
  })
}

function opponentOf({ opponents }: Thinking, player: MatchRecord['players'][number], seat: Seat) {
  if (!('opponent' in player)) return undefined
  const found = Object.values(opponents).find(({ id }) => id === player.opponent)
  if (found && found.version !== player.version) {
    throw new ForesightError(t`seat ${seat + 1} was played by ${found.id} ${player.version}; this is ${found.version}`)
  }
  return found
}

function questionsOf({ waiting }: Table<Game>): readonly Game['question'][] {
  return waiting?.for === 'answers' ? waiting.questions : []
}

/** As many of the other answers, and of what he believed, as are worth a line. */
const MOST = 4

const percent = (share: number) => `${Math.round(100 * share)} %`

function wordsOf(
  names: readonly string[],
  { seat }: SeatAnswer,
  { chosen, expected, others, beliefs }: InWords,
): string[] {
  const hoped = expected === null ? '' : t`, and hoped to win ${percent(expected)} of the time`
  const lines = [t`${names[seat]} chose "${chosen}"${hoped}.`]
  if (others.length > 0) {
    const listed = others.slice(0, MOST).map(({ label, chance }) => `"${label}" ${percent(chance)}`)
    lines.push(t`Of ${others.length + 1} answers he also weighed ${listed.join(', ')}.`)
  }
  for (const belief of beliefs) {
    const likely = belief.answers.slice(0, MOST).map(({ label, share }) => `"${label}" ${percent(share)}`)
    lines.push(t`He believed of ${names[belief.seat]}: ${likely.join(', ')}.`)
  }
  return lines
}
