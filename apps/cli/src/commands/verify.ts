/** `harena verify`: plays what was saved again, and says whether it leads to what was saved. */
import { existsSync } from 'node:fs'
import {
  type CampaignRecord,
  checkCampaign,
  checkRecord,
  isCampaign,
  MAX_CAMPAIGN_LENGTH,
  type MatchRecord,
  matchesOf,
  parseJson,
  playMonths,
  RecordError,
  recordOfMatch,
  t,
  verify,
} from '@harena/engine'
import { gameOf } from '@harena/games'
import type { Command } from 'commander'
import { UsageError } from '../lib/errors.ts'
import { examples } from '../lib/help.ts'
import { isFileName } from '../lib/imports.ts'
import { Library } from '../lib/library.ts'
import { about, readText } from '../lib/reading.ts'
import { wholeOf } from '../lib/saves.ts'
import { print, printJson } from '../terminal/output.ts'

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description(t('play a match or a campaign again and prove that it is what was saved; exit status 1 if not'))
    .argument('<save>', t('a file, or a name in the library'))
    .option('--of <campaign>', t('also that it is a match of that campaign: a file, or a name in the library'))
    .option('--json', t('for programs'))
    .addHelpText(
      'after',
      examples('harena verify duel.json', 'harena verify career', 'harena verify match.json --of career'),
    )
    .action((save: string, flags: { readonly of?: string; readonly json?: boolean }) => {
      const data = dataOf(save)
      if (flags.of !== undefined) refuseStranger(checkRecord(data), checkCampaign(dataOf(flags.of)), flags.of)
      printVerdict(data, flags.json === true)
    })
}

/** A match of a campaign has the very digest to which the answers of that campaign lead. */
function refuseStranger({ of, digest, ruleset }: MatchRecord, campaign: CampaignRecord, name: string): void {
  const found = [...matchesOf(gameOf(campaign.head.ruleset).ruleset, campaign)]
  const match = found.find(({ head }) => of !== undefined && head.of!.rolls === of.rolls)
  if (match?.head.ruleset === ruleset && recordOfMatch(gameOf(ruleset).ruleset, match).digest === digest) return
  throw new UsageError(t`this is no match of ${name}`)
}

/** A file comes before a name in the library. */
function dataOf(save: string): unknown {
  if (isFileName(save) || existsSync(save)) {
    return about(save, () => parseJson(readText(save, MAX_CAMPAIGN_LENGTH), t('it'), MAX_CAMPAIGN_LENGTH))
  }
  const library = Library.find()
  if (!library) throw new UsageError(t`there is neither a file nor a library with "${save}"`)
  return wholeOf(library, save)
}

interface Verdict {
  readonly isSame: boolean
  readonly expected: string
  readonly found: string | null
  readonly problem: string | null
  /** How many snapshots were compared. */
  readonly snapshots: number
}

export function printVerdict(data: unknown, asJson: boolean): void {
  const verdict = isCampaign(data) ? campaignVerdict(data) : recordVerdict(data)
  const { isSame, expected, found, problem, snapshots } = verdict
  if (asJson) printJson(verdict)
  else if (isSame) print(proofOf(snapshots, expected))
  else print(t`Not the same: ${problem ?? t`the record says ${expected}, the replay leads to ${found!}`}.`)
  if (!isSame) process.exitCode = 1
}

function proofOf(snapshots: number, digest: string): string {
  if (snapshots === 0) return t`The same: the replay leads to the digest ${digest}.`
  if (snapshots === 1) return t`The same: the replay leads to its snapshot and the digest ${digest}.`
  return t`The same: the replay leads to all ${snapshots} snapshots and the digest ${digest}.`
}

function recordVerdict(data: unknown): Verdict {
  const record = checkRecord(data)
  const { digest: expected } = record
  const { ruleset } = gameOf(record.ruleset)
  return judged(expected, 0, () => verify(ruleset, record))
}

function campaignVerdict(data: unknown): Verdict {
  const campaign = checkCampaign(data)
  const { head, digest: expected, months } = campaign
  const { ruleset } = gameOf(head.ruleset)
  return judged(expected, months.length - 1, () => {
    let found = expected
    for (const table of playMonths(ruleset, campaign)) found = table.digest()
    return { isSame: true, found }
  })
}

function judged(
  expected: string,
  snapshots: number,
  act: () => { readonly isSame: boolean; readonly found: string },
): Verdict {
  try {
    const { isSame, found } = act()
    return { isSame, expected, found, problem: null, snapshots }
  } catch (thrown) {
    if (!(thrown instanceof RecordError)) throw thrown
    return { isSame: false, expected, found: null, problem: thrown.message, snapshots }
  }
}
