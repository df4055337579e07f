/** Why an opponent of a saved match answered so: worked out again from the same stream, and put into words. */
import {
  botStream,
  type Game,
  type GameEntry,
  type MatchRecord,
  type Reasons,
  type Seat,
  type SeatAnswer,
  Table,
} from '@harena/engine'
import { ForesightError } from './foresight-error.ts'

/** One decision of an opponent who can say why. */
export interface Explained {
  /** How many answers had been given before. */
  readonly at: number
  readonly seat: Seat
  readonly kind: string
  readonly answer: unknown
  readonly reasons: Reasons<Game>
  readonly words: readonly string[]
}

/** All decisions of a match that an opponent weighed, or those after so many answers. */
export function explainMatch(game: GameEntry, record: MatchRecord, only?: number): Explained[] {
  const { dice } = record
  if (dice.kind !== 'seeded')
    throw new ForesightError('the dice were typed in: what opponents drew cannot be told again')
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
      const stream = botStream(dice.seed, at, seat, which)
      const reasons = question && opponents[seat]!.explain!(known, question, stream)
      if (!reasons) return []
      return [
        {
          at,
          seat,
          kind: question.kind,
          answer: one.answer,
          reasons,
          words: wordsOf(game, known, question, one, reasons),
        },
      ]
    })
  })
}

function opponentOf({ opponents }: GameEntry, player: MatchRecord['players'][number], seat: Seat) {
  if (!('opponent' in player)) return undefined
  const found = Object.values(opponents).find(({ id }) => id === player.opponent)
  if (found && found.version !== player.version) {
    throw new ForesightError(`seat ${seat + 1} was played by ${found.id} ${player.version}; this is ${found.version}`)
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
  { ruleset }: GameEntry,
  known: unknown,
  question: Game['question'],
  { seat, answer }: SeatAnswer,
  { considered, beliefs }: Reasons<Game>,
): string[] {
  const names = ruleset.names(known)
  const label = (given: unknown) => ruleset.describe(known, question, given as never)
  const own = considered.find((one) => JSON.stringify(one.answer) === JSON.stringify(answer))
  const expected = own ? `, and hoped to win ${percent(own.chance)} of the time` : ''
  const others = considered.filter((one) => one !== own).sort((a, b) => b.samples - a.samples || b.chance - a.chance)
  const lines = [`${names[seat]} chose "${label(answer)}"${expected}.`]
  if (others.length > 0) {
    const listed = others.slice(0, MOST).map((one) => `"${label(one.answer)}" ${percent(one.chance)}`)
    lines.push(`Of ${considered.length} answers he also weighed ${listed.join(', ')}.`)
  }
  for (const belief of beliefs) {
    const asked = { ...question, seat: belief.seat }
    const likely = belief.answers.slice(0, MOST).map((one) => {
      return `"${ruleset.describe(known, asked, one.answer)}" ${percent(one.share)}`
    })
    lines.push(`He believed of ${names[belief.seat]}: ${likely.join(', ')}.`)
  }
  return lines
}
