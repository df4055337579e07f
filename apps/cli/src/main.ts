/** The `harena` command: which commands and flags there are. What they do stands in the file of each command. */
import { readFileSync } from 'node:fs'
import { RecordError } from '@harena/engine'
import { games } from '@harena/games'
import { Command, CommanderError } from 'commander'
import { addBalance } from './balance-command.ts'
import { CAREER_FILE, type CareerFlags, career } from './career.ts'
import { type DuelFlags, duel } from './duel.ts'
import { UsageError } from './errors.ts'
import { examples } from './examples.ts'
import { addFarm } from './farm.ts'
import { addForesee } from './foresee.ts'
import { addOdds, WHICH } from './odds.ts'
import { type PlayFlags, play } from './play.ts'
import { type ReplayFlags, replay } from './replay.ts'
import { type RulesFlags, rules } from './rules.ts'
import { rulesets } from './rulesets.ts'
import { type SimulateFlags, simulate } from './simulate.ts'
import { addWorker } from './worker.ts'

const FAILED = 2

function addRulesets(program: Command): void {
  program
    .command('rulesets')
    .description('list the games with their gladiators, opponents and options')
    .option('--json', 'for programs')
    .addHelpText('after', examples('harena rulesets', 'harena rulesets --json'))
    .action(rulesets)
}

function addRules(program: Command): void {
  program
    .command('rules')
    .description('what a paragraph of a rulebook says, in our words, and how we ruled')
    .argument('<ruleset>', knownRulesets())
    .argument('[paragraph]', 'such as §6.4, R22, T5-3 or G-07, or a chapter such as §6; without it: the contents')
    .option('--coverage', 'which paragraphs have tests')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      examples('harena rules munera §6.4', 'harena rules munera 6.4', 'harena rules outland --coverage'),
    )
    .action((ruleset: string, paragraph: string | undefined, flags: RulesFlags) => rules(ruleset, paragraph, flags))
}

/** The flags that say who fights; `as` and `against` are the first and the second gladiator. */
function withMatchFlags(command: Command): Command {
  const collect = (value: string, earlier: readonly string[] = []) => [...earlier, value]
  return command
    .option('--as <type>', 'the first gladiator')
    .option('--against <type>', 'the second gladiator')
    .option('--fighters <types>', 'everyone: a,b,c each for himself, a+b,c+d in teams')
    .option('--head-to-head', 'somebody decides for everyone, also where the tables of the game could')
    .option('--setup <file>', 'the whole set-up as JSON, instead of naming gladiators')
    .option('--opponent <level>', 'how well opponents play; several, by seat, with commas')
    .option('--preset <name>', 'a bundle of house rules, where the game has any; --option wins over it')
    .option('--option <id=value>', 'a house rule or ruling (repeatable); see harena rulesets', collect)
    .option('--seed <text>', 'where the dice come from: the same seed, the same dice')
}

function addPlay(program: Command): void {
  const command = program
    .command('play')
    .description('play in the terminal')
    .argument('[ruleset]', `${knownRulesets()}; not needed with --resume`)
  withMatchFlags(command)
    .option('--dice <source>', 'seeded, or typed: throw real dice and type what they show', 'seeded')
    .option('--hotseat', 'people play all gladiators, at one keyboard')
    .option('--resume <file>', 'go on with a saved match')
    .option('--plain', 'sentences instead of a drawn board, for screen readers')
    .option('--coordinates', 'number the columns and rows of the board')
    .addHelpText(
      'after',
      examples(
        'harena play munera --as retiarius --against samnite',
        'harena play outland --dice typed --hotseat',
        'harena play heroes --as thraex --head-to-head',
        'harena play colosseum --as retiarius --against secutor --preset house',
        'harena play --resume .harena/munera-2026-01-31-20-15-00.json',
      ),
    )
    .action((ruleset: string | undefined, flags: PlayFlags) => play(ruleset, flags))
}

function addDuel(program: Command): void {
  const command = program
    .command('duel')
    .description('one match between built-in opponents')
    .argument('<ruleset>', knownRulesets())
  withMatchFlags(command)
    .option('--record <file>', 'save the record of the match')
    .option('--log', 'tell the whole story')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      examples('harena duel munera --seed capua', 'harena duel outland --seed capua/17 --log --record duel.json'),
    )
    .action((ruleset: string, flags: DuelFlags) => duel(ruleset, flags))
}

function addReplay(program: Command): void {
  program
    .command('replay')
    .description('tell a match from its record')
    .argument('<file>', 'a match record')
    .option('--verify', 'only check that the record leads to the log it was saved with; exit status 1 if not')
    .option('--to <n>', 'stop after so many answers')
    .option('--plain', 'sentences instead of a drawn board, for screen readers')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      examples('harena replay duel.json', 'harena replay duel.json --to 12', 'harena replay duel.json --verify'),
    )
    .action((file: string, flags: ReplayFlags) => replay(file, flags))
}

function addSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .description('many matches between built-in opponents: win rates, lengths, causes of defeat')
    .argument('[ruleset]', `${knownRulesets()}; not needed with --resume`)
  withMatchFlags(command)
    .option('--matches <n>', 'how many', '1000')
    .option('--threads <n>', 'on how many threads; the numbers are the same for any (default: as many as pay)')
    .option('--patch <file>', 'try out other tables and switches; see docs/balance/README.md')
    .option('--state <file>', 'save the simulation there while it runs; the same command goes on with it')
    .option('--resume <file>', 'go on with a saved simulation')
    .option('--csv <folder>', 'save the tables as CSV: matches, seats, ends, lengths; - prints them')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      examples(
        'harena simulate munera --matches 100000 --as retiarius --against secutor --seed capua',
        'harena simulate outland --opponent novice,standard --json',
        'harena simulate heroes --as retiarius --threads 2',
        'harena simulate outland --matches 10000000 --state outland.json',
        'harena simulate --resume outland.json --csv results',
      ),
    )
    .action((ruleset: string | undefined, flags: SimulateFlags) => simulate(ruleset, flags))
}

function addCareer(program: Command): void {
  const collect = (value: string, earlier: readonly string[] = []) => [...earlier, value]
  program
    .command('career')
    .description('a career in Heroes of the Colosseum, month by month, saved after every answer')
    .option('--file <file>', 'where it is saved', CAREER_FILE)
    .option('--resume [file]', 'go on with a saved career')
    .option('--auto <months>', 'the built-in opponent plays so many months; prints the journal')
    .option('--star <name>', 'the name of the first Star')
    .option('--lanista <name>', 'your name')
    .option('--stars <n>', 'how many Stars you create (default: 1)')
    .option('--grunts <styles>', 'grunts of your familia, with commas; the tables run them')
    .option('--months <n>', 'after so many the career is closed (default: 24)')
    .option('--opponent <level>', 'how well --auto plays')
    .option('--option <id=value>', 'a house rule or ruling (repeatable); see harena rulesets', collect)
    .option('--seed <text>', 'where the dice come from: the same seed, the same dice')
    .option('--plain', 'sentences instead of drawings, for screen readers')
    .option('--json', 'prints roster and journal for programs and ends')
    .addHelpText(
      'after',
      examples(
        'harena career --star Crixus',
        'harena career --resume',
        'harena career --auto 12 --seed capua --file capua.json',
        'harena career --resume capua.json --json',
      ),
    )
    .action((flags: CareerFlags) => career(flags))
}

function knownRulesets(): string {
  return games.map(({ ruleset }) => ruleset.id).join(', ')
}

function programOf(): Command {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const program = new Command('harena')
    .description('The arena in software: gladiator games, refereed.')
    .version(version, '--version', 'print the version')
    .helpOption('--help', 'show this')
    // Errors are printed in one place, below.
    .configureOutput({ outputError: () => {}, writeErr: () => {} })
    .exitOverride()
  const addHelp = examples(
    'harena play munera',
    'harena rules munera §6.4',
    'harena odds munera attack --modifier 1 --save 2',
  )
  program.addHelpText('after', addHelp)
  for (const add of [addRulesets, addRules, addPlay, addDuel, addReplay, addOdds, addForesee, addSimulate, addCareer])
    add(program)
  addBalance(program)
  addFarm(program, withMatchFlags)
  addWorker(program)
  return program
}

/** What went wrong in one line: never a stack trace. */
function explain(thrown: unknown): string {
  if (thrown instanceof CommanderError && thrown.code === 'commander.help') {
    return WHICH
  }
  if (thrown instanceof CommanderError) {
    return thrown.message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ')
  }
  if (thrown instanceof UsageError || thrown instanceof RecordError || thrown instanceof RangeError) {
    return thrown.message
  }
  if (process.env.HARENA_DEBUG) console.error(thrown)
  return `this should not have happened (HARENA_DEBUG=1 shows where): ${(thrown as Error).message}`
}

/** A reader that has gone away, as in `harena ... | head`, is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

async function main(args: readonly string[]): Promise<void> {
  const program = programOf()
  if (args.length === 0) return program.outputHelp()
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (thrown) {
    const isHelp = thrown instanceof CommanderError && thrown.exitCode === 0
    if (isHelp) return
    process.stderr.write(`harena: ${explain(thrown)}\n`)
    process.exitCode = FAILED
  }
}

await main(process.argv.slice(2))
