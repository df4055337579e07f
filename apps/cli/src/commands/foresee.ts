/** `harena foresee`: what comes of the answers to the question at which a saved match stands, or the chance to win. */
import { type Game, type GameEntry, opponentOf, parseJson, type Ruleset, Table, t } from '@harena/engine'
import { gameOf } from '@harena/games'
import {
  type Chances,
  chanceToWin,
  type Estimate,
  expectedChances,
  type Foreseen,
  foresee as foreseePhase,
} from '@harena/lab'
import type { Command } from 'commander'
import { UsageError, wholeNumber } from '../lib/errors.ts'
import { examples } from '../lib/help.ts'
import { LONGEST_LINE } from '../lib/reading.ts'
import { readRecord } from '../lib/records.ts'
import { percent, print, printJson, table } from '../terminal/output.ts'

export interface ForeseeFlags {
  readonly at?: string
  readonly seat?: string
  readonly answer?: string
  readonly win?: boolean
  readonly open?: boolean
  readonly opponent: string
  readonly budget: string
  readonly samples: string
  readonly precision: string
  readonly seed: string
  readonly json?: boolean
}

export function addForesee(program: Command): void {
  program
    .command('foresee')
    .description(t('from a saved match: what comes of each answer in this phase, or the chance to win with it'))
    .argument('<record>', t('a match record'))
    .option('--at <n>', t('after so many answers (default: where it ends)'))
    .option('--seat <n>', t('whose question, counted from 1 (default: the first who is asked)'))
    .option('--answer <json>', t('one answer as JSON (default: every legal one, up to twelve)'))
    .option('--win', t('the chance to win from there, instead of the rest of the phase'))
    .option('--open', t('looks at everything in the record, also at what the one who is asked cannot know'))
    .option('--opponent <level>', t('who answers everything else, on all seats'), 'standard')
    .option('--budget <n>', t('so many runs of the rules for exact odds; beyond that they are sampled'), '100000')
    .option('--samples <n>', t('so many samples at most'), '2000')
    .option('--precision <percent>', t('with --win: enough once the interval reaches no further to either side'), '2')
    .option('--seed <text>', t('where samples take their dice from'), 'foresight')
    .option('--json', t('for programs'))
    .addHelpText(
      'after',
      examples(
        'harena foresee match.json',
        'harena foresee match.json --at 12 --json',
        'harena foresee match.json --at 12 --answer \'{"act":"end"}\' --win',
        'harena foresee match.json --win --opponent veteran --samples 10000',
      ),
    )
    .action(foresee)
}

/** One answer with what comes of it. */
interface Branch {
  readonly answer: unknown
  readonly label: string
  readonly foreseen: Foreseen<string> | WinBranch
}

/** What came of playing to the end, and the chance of the one who is asked as a review has it. */
interface WinBranch extends Chances {
  readonly expected: Estimate | null
}

const MOST_ANSWERS = 12

function foresee(path: string, flags: ForeseeFlags): void {
  const record = readRecord(path)
  const entry = gameOf(record.ruleset)
  const { ruleset } = entry
  const at = flags.at === undefined ? record.tape.length : wholeNumber(flags.at, '--at', 0, record.tape.length)
  const match = Table.load(ruleset, record, { to: at })
  const question = questionOf(match, flags.seat)
  // Nobody is told by the list of answers what he cannot know.
  const known = flags.open ? match.state : ruleset.known(match.state, question.seat)
  const { answers, legal } = answersOf(ruleset, known, question, flags.answer)
  const expected = flags.win ? expectations(entry, match, question, answers, flags) : null
  const branches = answers.map((answer, place): Branch => {
    const foreseen = flags.win
      ? { ...winWith(entry, match, question, answer, flags), expected: expected?.after[place] ?? null }
      : phaseWith(entry, match, question, answer, flags)
    return { answer, label: ruleset.describe(known, question, answer as never), foreseen }
  })
  const names = ruleset.names(match.state)
  if (flags.json) {
    const { seat, kind } = question
    const before = expected && { expected: expected.before }
    printJson({
      ruleset: ruleset.id,
      at,
      seat,
      name: names[seat],
      kind,
      rule: question.rule,
      legal,
      ...before,
      branches,
    })
    return
  }
  print(t`After ${at} of ${record.tape.length} answers. ${names[question.seat]}: ${ruleset.prompt(known, question)}`)
  if (legal > branches.length && flags.answer === undefined) {
    print(t`The first ${branches.length} of ${legal} legal answers; --answer names another.`)
  }
  if (expected)
    print(t`As a review values it, ${names[question.seat]} wins ${expectedIn(expected.before)} before his answer.`)
  for (const branch of branches) printBranch(branch, names)
}

function questionOf(match: Table<Game>, seat: string | undefined): Game['question'] {
  if (match.isOver) throw new UsageError(t('the match is over there; --at goes back to an earlier answer'))
  if (match.waiting?.for !== 'answers')
    throw new UsageError(t('dice are to be thrown there; --at goes to another place'))
  const { questions } = match.waiting
  if (seat === undefined) return questions[0]!
  const wanted = wholeNumber(seat, '--seat', 1, match.ruleset.names(match.state).length) - 1
  const found = questions.find((question) => question.seat === wanted)
  if (found) return found
  const asked = questions.map((question) => question.seat + 1).join(', ')
  throw new UsageError(t`seat ${seat} is not asked there; asked is ${asked}`)
}

function answersOf(ruleset: Ruleset<Game>, known: unknown, question: Game['question'], given: string | undefined) {
  const legal = ruleset.legal(known, question)
  if (given === undefined) return { answers: legal.slice(0, MOST_ANSWERS), legal: legal.length }
  const answer = parseJson(given, '--answer', LONGEST_LINE)
  const refusal = ruleset.check(known, question, answer)
  if (refusal) {
    const example = JSON.stringify(legal[0])
    throw new UsageError(t`--answer: ${refusal.rule} ${refusal.message} Such as ${example} would be legal.`)
  }
  return { answers: [answer], legal: legal.length }
}

/** What the one who is asked may count on: sealed answers of others are not looked at, unless all lies open. */
function given(entry: GameEntry, match: Table<Game>, { seat }: Game['question'], answer: unknown, flags: ForeseeFlags) {
  const { play } = opponentOf(entry, flags.opponent)
  return {
    answers: [{ seat, answer }],
    ...(!flags.open && { knownTo: seat }),
    bots: entry.ruleset.names(match.state).map(() => play),
    samples: wholeNumber(flags.samples, '--samples', 1, 1_000_000),
    seed: flags.seed,
  }
}

function phaseWith(
  entry: GameEntry,
  match: Table<Game>,
  question: Game['question'],
  answer: unknown,
  flags: ForeseeFlags,
): Foreseen<string> {
  const { ruleset, counters } = entry
  return foreseePhase(ruleset, match, {
    ...given(entry, match, question, answer, flags),
    budget: wholeNumber(flags.budget, '--budget', 0, 10_000_000),
    // Facts tell no more than counters do.
    ...(counters && { blind: counters.blind, until: counters.until }),
    outcome: (state) => entry.facts(state).join('; '),
  })
}

function winWith(
  entry: GameEntry,
  match: Table<Game>,
  question: Game['question'],
  answer: unknown,
  flags: ForeseeFlags,
): Chances {
  const precision = wholeNumber(flags.precision, '--precision', 1, 50) / 100
  return chanceToWin(entry.ruleset, match, { ...given(entry, match, question, answer, flags), precision })
}

/** The same value as in a review, of what the one who is asked may know; null where nobody has learned any. */
function expectations(
  entry: GameEntry,
  match: Table<Game>,
  { seat }: Game['question'],
  answers: readonly unknown[],
  { open }: ForeseeFlags,
): { readonly before: Estimate; readonly after: readonly Estimate[] } | null {
  const known = open ? {} : { knownTo: seat }
  const positions = [known, ...answers.map((answer) => ({ ...known, answers: [{ seat, answer }] }))]
  const [before, ...after] = expectedChances(entry, match, seat, positions) ?? []
  return before ? { before, after } : null
}

function expectedIn({ is, error, isExact }: Estimate): string {
  return isExact ? percent(is) : `${percent(is)} ±${(100 * error).toFixed(1)}`
}

const MOST_OUTCOMES = 12

function printBranch({ label, foreseen }: Branch, names: readonly string[]): void {
  print()
  if ('seats' in foreseen) printChances(label, foreseen, names)
  else printOutcomes(label, foreseen)
}

function printOutcomes(label: string, foreseen: Foreseen<string>): void {
  if (foreseen.method === 'exact') {
    print(`${label}  (${foreseen.hasDrawn ? t('exact; who chooses by chance has chosen once') : t('exact')})`)
    const rows = foreseen.distribution.map(({ outcome, chance }) => ['  ', percent(chance, 2), outcome])
    printSome(rows)
  } else {
    print(`${label}  (${t`${foreseen.samples} samples: ${foreseen.because}`})`)
    printSome(foreseen.distribution.map(({ outcome, ...rate }) => ['  ', ranged(rate), outcome]))
  }
}

function printSome(rows: readonly (readonly string[])[]): void {
  print(table(rows.slice(0, MOST_OUTCOMES), [1]))
  if (rows.length > MOST_OUTCOMES)
    print(`   ${t`and ${rows.length - MOST_OUTCOMES} more, less likely; --json has all`}`)
}

function printChances(label: string, { method, samples, seats, expected }: WinBranch, names: readonly string[]): void {
  print(`${label}  (${method === 'exact' ? t('exact') : t`${samples} samples`})`)
  const rows = seats.map(({ won, drawn, lost }, seat) => [
    `  ${names[seat]}`,
    t`wins ${ranged(won)}`,
    t`draws ${ranged(drawn)}`,
    t`loses ${ranged(lost)}`,
  ])
  print(table(rows))
  if (expected) print(`  ${t`as a review values it: ${expectedIn(expected)} for the one who is asked`}`)
}

function ranged({ share, low, high }: { readonly share: number; readonly low: number; readonly high: number }): string {
  if (low === high) return percent(share)
  return t`${percent(share)} (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)})`
}
