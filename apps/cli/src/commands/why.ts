/** `harena why`: what the opponents of a saved match went by, weighed, hoped for and believed, decision by decision. */
import { t } from '@harena/engine'
import { gameOf } from '@harena/games'
import { explainMatch, ForesightError } from '@harena/lab'
import type { Command } from 'commander'
import { UsageError, wholeNumber } from '../lib/errors.ts'
import { examples } from '../lib/help.ts'
import { readRecord } from '../lib/records.ts'
import { print, printJson } from '../terminal/output.ts'

interface WhyFlags {
  readonly at?: string
  readonly json?: boolean
}

export function addWhy(program: Command): void {
  program
    .command('why')
    .description(t('from a saved match: why its opponents answered as they did'))
    .argument('<record>', t('a match record'))
    .option('--at <n>', t('only the decision after so many answers'))
    .option('--json', t('for programs'))
    .addHelpText('after', examples('harena why match.json', 'harena why match.json --at 12'))
    .action(why)
}

function why(path: string, flags: WhyFlags): void {
  const record = readRecord(path)
  const at = flags.at === undefined ? undefined : wholeNumber(flags.at, '--at', 0, record.tape.length)
  const decisions = explain(() => explainMatch(gameOf(record.ruleset), record, at))
  if (flags.json) {
    printJson(decisions)
    return
  }
  if (decisions.length === 0) print(t('No opponent has decided anything there.'))
  for (const { at: after, words } of decisions) {
    print(t`After ${after} answers.`)
    for (const line of words) print(`  ${line}`)
  }
}

function explain<T>(run: () => T): T {
  try {
    return run()
  } catch (thrown) {
    if (thrown instanceof ForesightError) throw new UsageError(thrown.message)
    throw thrown
  }
}
