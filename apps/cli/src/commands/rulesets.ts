/** `harena rulesets`: which games there are, and the switches of each. */
import { type GameEntry, type Option, t } from '@harena/engine'
import { games } from '@harena/games'
import type { Command } from 'commander'
import { examples } from '../lib/help.ts'
import { paint, print, printJson, wrap } from '../terminal/output.ts'

export function addRulesets(program: Command): void {
  program
    .command('rulesets')
    .description(t('list the games with their gladiators, opponents and options'))
    .option('--json', t('for programs'))
    .addHelpText('after', examples('harena rulesets', 'harena rulesets --json'))
    .action(rulesets)
}

function rulesets(flags: { readonly json?: boolean }): void {
  if (flags.json) {
    printJson(games.map(describe))
    return
  }
  for (const entry of games) {
    const { ruleset, types, opponents } = entry
    print(t`${paint('bold', ruleset.id)}  ${t(ruleset.title)}, version ${ruleset.version}`)
    if (types.length > 0) print(wrap(t`gladiators: ${types.join(', ')}`, 2, 4))
    print(wrap(t`opponents: ${Object.keys(opponents).join(', ')}`, 2, 4))
    const presets = presetsOf(entry)
    if (presets.length > 0) print(`  ${t('presets:')}`)
    for (const { id, what } of presets) print(wrap(`${paint('bold', id)}: ${what}`, 4, 6))
    if (entry.quick.length > 0) print(`  ${t('quick bouts:')}`)
    for (const { id, title, note } of entry.quick) print(wrap(`${paint('bold', id)}: ${title}. ${note}`.trim(), 4, 6))
    print(`  ${t('options:')}`)
    for (const option of ruleset.options) print(wrap(optionText(option), 4, 6))
    print()
  }
}

function describe(entry: GameEntry) {
  const { id, title, version, options } = entry.ruleset
  const { types: gladiators } = entry
  const presets = presetsOf(entry)
  const opponents = Object.keys(entry.opponents)
  const quick = entry.quick.map(({ id, title, note }) => ({ id, title, note }))
  return { id, title, version, options, gladiators, opponents, quick, ...(presets.length > 0 ? { presets } : {}) }
}

function presetsOf({ presets }: GameEntry) {
  return Object.entries(presets).map(([id, { note, switches }]) => ({ id, what: note, options: switches }))
}

function optionText(option: Option): string {
  const values = 'values' in option ? Object.keys(option.values).join(', ') : t`${option.min} to ${option.max}`
  return t`${paint('bold', option.id)}: ${option.title} (${option.rule}): ${values}; default ${option.default}`
}
