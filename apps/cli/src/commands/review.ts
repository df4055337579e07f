/** `harena review`: the chance to win through a finished match, and what own choices, others and dice made of it. */
import { listed, t } from '@harena/engine'
import { gameOf } from '@harena/games'
import {
  type Estimate,
  ForesightError,
  type Parts,
  points,
  type Review,
  type ReviewedDecision,
  reviewMatch,
  turningPoints,
  USUAL_EFFORT,
} from '@harena/lab'
import type { Command } from 'commander'
import { UsageError, wholeNumber } from '../lib/errors.ts'
import { examples } from '../lib/help.ts'
import { readRecord } from '../lib/records.ts'
import { paint, print, printJson, table, wrap } from '../terminal/output.ts'

interface ReviewFlags {
  readonly seat: string
  readonly samples: string
  readonly playouts: string
  readonly json?: boolean
}

export function addReview(program: Command): void {
  program
    .command('review')
    .description(
      t('from a finished match: the chance to win after every decision, and what choices and dice did to it'),
    )
    .argument('<record>', t('a match record'))
    .option('--seat <n>', t('for whom, counted from 1'), '1')
    .option('--samples <n>', t('so many samples for each value'), String(USUAL_EFFORT.samples))
    .option('--playouts <n>', t('so many matches played to the end from each position'), String(USUAL_EFFORT.playOuts))
    .option('--json', t('for programs'))
    .addHelpText('after', examples('harena review match.json', 'harena review match.json --seat 2 --samples 2000'))
    .action(review)
}

function review(path: string, flags: ReviewFlags): void {
  const record = readRecord(path)
  const seat = wholeNumber(flags.seat, '--seat', 1, record.players.length) - 1
  const effort = {
    samples: wholeNumber(flags.samples, '--samples', 2, 1_000_000),
    playOuts: wholeNumber(flags.playouts, '--playouts', 2, 1_000_000),
  }
  const found = tried(() => reviewMatch(gameOf(record.ruleset), record, seat, effort))
  if (flags.json) printJson({ ...found, turningPoints: turningPoints(found) })
  else printReview(found)
}

function tried<T>(run: () => T): T {
  try {
    return run()
  } catch (thrown) {
    if (thrown instanceof ForesightError) throw new UsageError(thrown.message)
    throw thrown
  }
}

function printReview(found: Review): void {
  const { names, seat, decisions, openingDice, first, last, totals } = found
  const rows = decisions.map((decision) => rowOf(decision, names))
  const opening = ['', t('before the first die'), chance(first), '', '', noticed(openingDice)]
  const end = [
    '',
    t('the end'),
    `${Math.round(100 * last)} %`,
    noticed(totals.own),
    noticed(totals.others),
    noticed(totals.dice),
  ]
  print(t`The chance of ${names[seat]} to win, in percent, and by how many points it was changed:`)
  print()
  const head = [t('after', 'answers'), t('decision'), t('chance', 'to win'), t('own'), t('others'), t('dice')]
  print(table([head, opening, ...rows, end], [0, 2, 3, 4, 5]))
  print()
  printTurns(found)
  for (const line of methodOf(found)) print(wrap(line))
}

/** Longer labels are in the JSON. */
const LONGEST = 44

function rowOf({ at, told, before, own, others, dice }: ReviewedDecision, names: readonly string[]): string[] {
  const words = told.map(({ seat, label }) => `${names[seat]}: ${label}`).join(' / ')
  const short = words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words
  return [String(at), short, chance(before), noticed(own), noticed(others), noticed(dice)]
}

function printTurns(found: Review): void {
  const turns = turningPoints(found)
  if (turns.length === 0) return
  print(paint('bold', t('Where it turned')))
  for (const { number, seats, by } of turns) {
    const who = seats.length === 0 ? t('the dice') : listed(seats.map((seat) => found.names[seat]!))
    print(`  ${t`after ${found.decisions[number]!.at} answers: ${points(by)} by ${who}`}`)
  }
  print()
}

function methodOf({ method, samples, playOuts, off, totals }: Review): string[] {
  const how =
    method === 'learned'
      ? t`By what the master has learned, ${samples} samples to a value, set right by ${playOuts} matches played to the end from each position; what he has learned is off by ${(100 * off).toFixed(1)} points (root mean square).`
      : t`By ${samples} matches played to the end from each position.`
  return [
    how,
    ...(totals.disputed.is === 0
      ? []
      : [
          t`Disputed: ${points(totals.disputed.is)}, by choices that the master would have advised though matches played on from there went worse.`,
        ]),
    t`Errors (95 %) of the sums: own ±${(100 * totals.own.error).toFixed(1)}, others ±${(100 * totals.others.error).toFixed(1)}, dice ±${(100 * totals.dice.error).toFixed(1)}. A chance marked = is exact.`,
  ]
}

function chance({ is, error, isExact }: Estimate): string {
  const percent = (100 * Math.min(1, Math.max(0, is))).toFixed(0)
  return isExact ? `${percent} =` : `${percent} ±${(100 * error).toFixed(0)}`
}

/** What nobody would see is left empty. */
function noticed({ is }: Parts[keyof Parts]): string {
  return Math.abs(is) < 0.0005 ? '' : points(is)
}
