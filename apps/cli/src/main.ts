/** The `harena` command: its list of commands. What they take and do stands in the file of each. */
import { readFileSync } from 'node:fs'
import { RecordError, t } from '@harena/engine'
import { Command, CommanderError } from 'commander'
import { addBalance } from './commands/balance.ts'
import { addBotMatch } from './commands/bot-match.ts'
import { campaign } from './commands/campaign.ts'
import { addCampaign } from './commands/campaigns.ts'
import { career } from './commands/career.ts'
import { clubs } from './commands/clubs.ts'
import { addDuel } from './commands/duel.ts'
import { addFarm } from './commands/farm.ts'
import { addForesee } from './commands/foresee.ts'
import { lanistas } from './commands/lanistas.ts'
import { addLibrary } from './commands/library.ts'
import { addOdds, WHICH } from './commands/odds.ts'
import { addPlay } from './commands/play.ts'
import { addReplay } from './commands/replay.ts'
import { addReview } from './commands/review.ts'
import { addRules } from './commands/rules.ts'
import { addRulesets } from './commands/rulesets.ts'
import { addScenarios } from './commands/scenarios.ts'
import { addSheets } from './commands/sheets.ts'
import { addSimulate } from './commands/simulate.ts'
import { addVerify } from './commands/verify.ts'
import { addWhy } from './commands/why.ts'
import { addWorker } from './commands/worker.ts'
import { FAILED, isSystemError, reason, UsageError } from './lib/errors.ts'
import { examples, mistyped } from './lib/help.ts'
import { closeLibraries } from './lib/library.ts'
import { giveAllBack } from './lib/lock.ts'
import { complain } from './terminal/output.ts'

const COMMANDS = [
  addRulesets,
  addRules,
  addScenarios,
  addPlay,
  addDuel,
  addLibrary,
  addReplay,
  addVerify,
  addSheets,
  addOdds,
  addForesee,
  addWhy,
  addReview,
  addSimulate,
  addBotMatch,
  (program: Command) => addCampaign(program, career),
  (program: Command) => addCampaign(program, campaign),
  (program: Command) => addCampaign(program, lanistas),
  ...clubs.map((club) => (program: Command) => addCampaign(program, club)),
  addBalance,
  addFarm,
  addWorker,
]

function programOf(): Command {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const program = new Command('harena')
    .description(t('The arena in software: gladiator games, refereed.'))
    .version(version, '--version', t('print the version'))
    .helpOption('--help', t('show this'))
    .helpCommand('help [command]', t('show the help of a command'))
    .configureHelp({
      styleTitle: (title) => t(title),
      styleOptionDescription: (text) => text.replace('(default: ', `(${t('default')}: `),
    })
    // Errors are printed in one place, below.
    .configureOutput({ outputError: () => {}, writeErr: () => {} })
    .exitOverride()
  const addHelp = examples(
    'harena play munera',
    'harena rules munera §6.4',
    'harena odds munera attack --modifier 1 --save 2',
  )
  program.addHelpText('after', addHelp)
  for (const add of COMMANDS) add(program)
  return program
}

/** What went wrong in one line: never a stack trace. */
function explain(thrown: unknown): string {
  if (thrown instanceof CommanderError && thrown.code === 'commander.help') {
    return WHICH
  }
  if (thrown instanceof CommanderError) {
    return mistyped(thrown.message.replace(/^error: /, ''))
  }
  if (thrown instanceof UsageError || thrown instanceof RecordError || thrown instanceof RangeError) {
    return thrown.message
  }
  if (process.env.HARENA_DEBUG) console.error(thrown)
  if (isSystemError(thrown)) return t`the system refuses: ${reason(thrown)}`
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return t`this should not have happened (HARENA_DEBUG=1 shows where): ${message}`
}

/** A reader that has gone away, as in `harena ... | head`, is no error; a full disk is. */
function refused(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit()
  complain(t`standard output cannot be written: ${reason(error)}`)
  process.exit(FAILED)
}

/** What goes wrong outside of any command, such as in a stream, is told in one line as well. */
function failed(thrown: unknown): void {
  complain(explain(thrown))
  process.exit(FAILED)
}

/** Runs the command, as a program of its own. */
export async function run(args: readonly string[]): Promise<void> {
  process.stdout.on('error', refused)
  process.stderr.on('error', () => process.exit(FAILED))
  process.on('uncaughtException', failed)
  await main(args)
}

export async function main(args: readonly string[]): Promise<void> {
  const program = programOf()
  if (args.length === 0) return program.outputHelp()
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (thrown) {
    const isHelp = thrown instanceof CommanderError && thrown.exitCode === 0
    if (isHelp) return
    complain(explain(thrown))
    process.exitCode = FAILED
  } finally {
    closeLibraries()
    giveAllBack()
  }
}

if (import.meta.main) await run(process.argv.slice(2))
