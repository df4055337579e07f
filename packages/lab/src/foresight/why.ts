/** Why an opponent answered so: worked out again from the same stream, and put into words. */
import {
  adviceDice,
  botStream,
  type Game,
  type MatchRecord,
  type Opponent,
  type PlayerRecord,
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

/** One decision of an opponent. */
export interface Explained {
  /** How many answers had been given before. */
  readonly at: number
  readonly seat: Seat
  readonly kind: string
  readonly answer: unknown
  /** What he went by, where he weighed no chances himself. */
  readonly habit: string | null
  /** Who weighed it: he himself then, or a master now, in the same position as he knew it. */
  readonly weighedBy: 'himself' | 'a master' | null
  readonly reasons: Reasons<Game> | null
  readonly words: readonly string[]
  readonly told: InWords
}

/** All decisions of opponents in a match that is over, or those after so many answers. */
export function explainMatch(game: Thinking, record: MatchRecord, only?: number): Explained[] {
  if (!Table.load(game.ruleset, record).isOver) {
    throw new ForesightError(t('the match is not over: reasons tell what is still hidden'))
  }
  const opponents = record.players.map((player, seat) => opponentIn(game, player, seat))
  return record.tape.flatMap((entry, at) => {
    if (only !== undefined && at !== only) return []
    const given = 'sealed' in entry ? entry.sealed : 'answer' in entry ? [entry] : []
    const theirs = given.filter(({ seat }) => opponents[seat])
    if (theirs.length === 0) return []
    const table = Table.load(game.ruleset, record, { to: at })
    return theirs.flatMap((one) => {
      const question = questionsOf(table).filter((asked) => asked.seat === one.seat)[one.which ?? 0]
      return question ? [explained(game, record, table, question, one, opponents[one.seat]!)] : []
    })
  })
}

function explained(
  { ruleset, opponents }: Thinking,
  { dice }: MatchRecord,
  table: Table<Game>,
  question: Game['question'],
  { seat, which = 0, answer }: SeatAnswer,
  { explain, habit }: Explaining,
): Explained {
  const at = table.length
  const known = ruleset.known(table.state, seat)
  // As at the table: where people throw the dice, opponents draw from streams of this name.
  const stream = botStream(dice.kind === 'seeded' ? dice.seed : 'typed', at, seat, which)
  const own = explain?.(known, question, stream) ?? null
  const reasons = own ?? opponents.master?.explain?.(known, question, adviceDice(at, seat)) ?? null
  const told = inWords(ruleset, known, question, answer, reasons ?? NOTHING)
  const found = {
    habit: own || !habit ? null : t(habit(known, question)),
    weighedBy: own ? ('himself' as const) : reasons && ('a master' as const),
    told,
  }
  return { at, seat, kind: question.kind, answer, reasons, ...found, words: wordsOf(ruleset.names(known), seat, found) }
}

const NOTHING: Reasons<Game> = { considered: [], beliefs: [] }

type Explaining = Pick<Opponent<Game>, 'explain' | 'habit'>

/** Whether the decisions of a player can be explained: an opponent's, whom this game knows. */
export function canExplain({ opponents }: Pick<Thinking, 'opponents'>, player: PlayerRecord | undefined): boolean {
  return (
    !!player &&
    'opponent' in player &&
    (byId(opponents, player.opponent) ?? byLevel(opponents, player.opponent)) !== null
  )
}

function opponentIn({ opponents }: Thinking, player: PlayerRecord, seat: Seat): Explaining | null {
  if (!('opponent' in player)) return null
  const found = byId(opponents, player.opponent)
  if (found && found.version !== player.version) {
    throw new ForesightError(t`seat ${seat + 1} was played by ${found.id} ${player.version}; this is ${found.version}`)
  }
  return found ?? byLevel(opponents, player.opponent)
}

const byId = (opponents: Thinking['opponents'], id: string) =>
  Object.values(opponents).find((one) => one.id === id) ?? null

/** Of a campaign: he drew from its stream, so that what he weighed cannot be worked out again, but he has the same habits. */
function byLevel(opponents: Thinking['opponents'], id: string): Explaining | null {
  const { explain, habit } = opponents[id.split('/').at(-1)!] ?? {}
  return habit ? (explain ? {} : { habit }) : null
}

function questionsOf({ waiting }: Table<Game>): readonly Game['question'][] {
  return waiting?.for === 'answers' ? waiting.questions : []
}

/** As many of the other answers, and of what he believed, as are worth a line. */
const MOST = 4

const percent = (share: number) => `${Math.round(100 * share)} %`

function wordsOf(
  names: readonly string[],
  seat: Seat,
  { habit, weighedBy, told }: Pick<Explained, 'habit' | 'weighedBy' | 'told'>,
): string[] {
  const { chosen, expected, beliefs } = told
  const isOwn = weighedBy === 'himself'
  const hoped = isOwn && expected !== null ? t`, and hoped to win ${percent(expected)} of the time` : ''
  const lines = [t`${names[seat]} chose "${chosen}"${hoped}.`]
  if (habit) lines.push(habit)
  const weighed = isOwn ? ownWords(told) : weighedBy && mastersWords(told)
  if (weighed) lines.push(weighed)
  for (const belief of beliefs) {
    const likely = belief.answers.slice(0, MOST).map(({ label, share }) => `"${label}" ${percent(share)}`)
    const name = names[belief.seat]
    lines.push(
      isOwn
        ? t`He believed of ${name}: ${likely.join(', ')}.`
        : t`He would have believed of ${name}: ${likely.join(', ')}.`,
    )
  }
  return lines
}

const listed = (others: InWords['others']) =>
  others
    .slice(0, MOST)
    .map(({ label, chance }) => `"${label}" ${percent(chance)}`)
    .join(', ')

function ownWords({ others }: InWords): string | null {
  return others.length > 0 ? t`Of ${others.length + 1} answers he also weighed ${listed(others)}.` : null
}

function mastersWords({ expected, others }: InWords): string {
  if (expected === null) {
    return t`A master would not have thought of it. How often he would have hoped to win: ${listed(others)}.`
  }
  const hoped = percent(expected)
  return others.length > 0
    ? t`A master would have hoped to win ${hoped} of the time with it; with others: ${listed(others)}.`
    : t`A master would have hoped to win ${hoped} of the time with it.`
}
