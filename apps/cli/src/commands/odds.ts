/** `harena odds`: the exact chances of situations, from the rules themselves; given by flags or as JSON. */
import {
  defaultText,
  type Field,
  type GameEntry,
  kebabCase,
  kept,
  nearest,
  type Odds,
  oddsOf,
  parseJson,
  type Situation,
  t,
  takes,
} from '@harena/engine'
import { games } from '@harena/games'
import { fractionOf, oddsOfAll, oddsOfData } from '@harena/lab'
import { type Command, Option } from 'commander'
import { UsageError } from '../lib/errors.ts'
import { examples } from '../lib/help.ts'
import { LONGEST_LINE, readJsonInput } from '../lib/reading.ts'
import { percent, print, printJson, table } from '../terminal/output.ts'

export const WHICH = t('which ruleset and situation? See harena odds --help')

export function addOdds(program: Command): void {
  const all = program.command('odds').description(t('exact chances of a situation, from the rules themselves'))
  const known = games.filter(({ situations }) => situations.length > 0)
  const shown: string[] = []
  for (const game of known) {
    const { ruleset, situations } = game
    const own = addRuleset(all, game)
    for (const situation of situations) {
      shown.push(exampleOf(ruleset.id, situation))
      addSituation(own, situation, shown.at(-1)!)
    }
  }
  all.addHelpText('after', examples(...shown))
  all.on('command:*', ([ruleset]: string[]) => {
    const names = known.map((entry) => entry.ruleset.id).join(', ')
    throw new UsageError(t`unknown ruleset "${ruleset}"; known are ${names}`)
  })
}

/** The situations of a ruleset as commands of their own; besides, situations as JSON. */
function addRuleset(all: Command, { ruleset, situations }: GameEntry): Command {
  const own = all
    .command(ruleset.id)
    .description(t(ruleset.title))
    .argument('[situation]', t('one of the commands below, or a situation as JSON: \'{"kind": ...}\''))
    .option('--batch', t('reads a JSON list of situations from standard input and answers with a list'))
    .option('--json', t('for programs'))
    // What is not a situation is told below, whatever flags it came with.
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText('after', examples(`harena odds ${ruleset.id} --batch < situations.json`))
  return own.action(async (_, flags: { readonly batch?: boolean }) => {
    const [first] = own.args
    if (flags.batch && first === undefined) {
      printJson(oddsOfAll(situations, await readJsonInput()))
    } else if (first === undefined) throw new UsageError(WHICH)
    else if (/^\s*[{[]/.test(first)) printJson(oddsOfJson(situations, first))
    else if (first.startsWith('-')) throw new UsageError(t`unknown option '${first}'`)
    else throw new UsageError(unknownSituation(situations, first))
  })
}

function unknownSituation(situations: readonly Situation[], wanted: string): string {
  const names = situations.map(({ name }) => name)
  return t`unknown situation "${wanted}", perhaps ${nearest(wanted, names, 1)[0]}? Known are ${names.join(', ')}`
}

function oddsOfJson(situations: readonly Situation[], json: string): Odds | Odds[] {
  const data = parseJson(json, t('the situation'), LONGEST_LINE)
  return Array.isArray(data) ? oddsOfAll(situations, data) : oddsOfData(situations, data)
}

function addSituation(own: Command, situation: Situation, example: string): void {
  const command = own.command(kebabCase(situation.name)).description(situation.what)
  if (kebabCase(situation.name) !== situation.name) command.alias(situation.name)
  for (const field of situation.fields) addField(command, field)
  command
    .option('--json', t('for programs'))
    .addHelpText('after', examples(example))
    .action((flags: Record<string, string | boolean | undefined>) => {
      const given = situation.fields.map((field) => [field.name, typed(field, flagOf(flags, field))])
      const chances = oddsOf(situation, Object.fromEntries(given), (name) => `--${kebabCase(name)}`)
      // Commander gives a flag that both commands have to the outer one.
      if (flags.json || own.opts().json) printJson(chances)
      else print(table(rowsOf(chances), [1, 2]))
    })
}

/** Commander calls `--attack-cf` attackCf. */
function flagOf(flags: Readonly<Record<string, string | boolean | undefined>>, { name }: Field) {
  return flags[name] ?? flags[kebabCase(name).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())]
}

/** A flag may also be spelt as in JSON: `--attackerRetake`. */
function addField(command: Command, field: Field): void {
  const value = field.kind === 'number' ? ' <n>' : field.kind === 'choice' ? ' <name>' : ' [yes]'
  const missing = defaultText(field)
  const range = field.kind === 'flag' ? '' : `, ${takes(field).replace(/^a whole number from |^one of /, '')}`
  const note = missing === null || missing === 'false' ? '' : ` ${t`(default: ${missing})`}`
  command.option(`--${kebabCase(field.name)}${value}`, `${field.what}${range}${note}`)
  if (field.kind === 'flag' && missing !== 'false') command.option(`--no-${kebabCase(field.name)}`, t('the opposite'))
  if (kebabCase(field.name) !== field.name) command.addOption(new Option(`--${field.name}${value}`).hideHelp())
}

/** A value as it was typed; what does not fit the field stays text and is refused with the others. */
function typed(field: Field, given: string | boolean | undefined): unknown {
  if (field.kind === 'choice' || typeof given !== 'string') return given
  if (field.kind === 'number') return /^[+-]?\d+$/.test(given) ? Number(given) : given
  if (['yes', 'true'].includes(given)) return true
  return ['no', 'false'].includes(given) ? false : given
}

function exampleOf(ruleset: string, { name, fields }: Situation): string {
  const flags = fields
    .filter((field) => defaultText(field) === null)
    .map((field) => {
      const value = field.kind === 'number' ? Math.min(field.max, 2) : field.kind === 'choice' ? field.values[0] : ''
      return ` --${kebabCase(field.name)} ${value}`
    })
  return `harena odds ${ruleset} ${kebabCase(name)}${flags.join('')}`
}

/** `wounds 3`, its percentage, and its fraction where that is short. */
function rowsOf(chances: Odds, prefix = ''): string[][] {
  return Object.entries(chances).flatMap(([outcome, chance]) => {
    const name = `${prefix}${kept(spaced(outcome))}`
    if (typeof chance === 'boolean') return [[name, chance ? t('yes') : t('no'), '']]
    if (typeof chance !== 'number') return rowsOf(chance, `${name} `)
    if (outcome.startsWith('expected')) return [[name, chance.toFixed(4), '']]
    const fraction = fractionOf(chance)
    return [[name, percent(chance, 2), fraction ? `${fraction.numerator}/${fraction.denominator}` : '']]
  })
}

function spaced(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
