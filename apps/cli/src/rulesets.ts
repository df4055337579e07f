/** `harena rulesets`: which games there are, and the switches of each. */
import type { Game, Option } from '@harena/engine'
import { type Entry, games } from '@harena/lab'
import { paint, print, printJson, wrap } from './terminal.ts'

export function rulesets(flags: { readonly json?: boolean }): void {
  if (flags.json) {
    printJson(games.map(describe))
    return
  }
  for (const entry of games) {
    const { ruleset, types, opponents } = entry
    print(`${paint('bold', ruleset.id)}  ${ruleset.title}, version ${ruleset.version}`)
    if (types.length > 0) print(wrap(`gladiators: ${types.join(', ')}`, 2, 4))
    print(wrap(`opponents: ${Object.keys(opponents).join(', ')}`, 2, 4))
    const presets = presetsOf(entry)
    if (presets.length > 0) print('  presets:')
    for (const { id, what } of presets) print(wrap(`${paint('bold', id)}: ${what}`, 4, 6))
    print('  options:')
    for (const option of ruleset.options) print(wrap(optionText(option), 4, 6))
    print()
  }
}

function describe(entry: Entry<Game>) {
  const { id, title, version, options } = entry.ruleset
  const { types: gladiators, presets } = entry
  const opponents = Object.keys(entry.opponents)
  return { id, title, version, options, gladiators, opponents, ...(presets ? { presets: presetsOf(entry) } : {}) }
}

/** The bundles of switches in the order of their notes. */
function presetsOf({ presets = {}, presetNotes = {} }: Entry<Game>) {
  return Object.entries(presetNotes).map(([id, what]) => ({ id, what, options: presets[id] ?? {} }))
}

function optionText(option: Option): string {
  const values = 'values' in option ? Object.keys(option.values).join(', ') : `${option.min} to ${option.max}`
  return `${paint('bold', option.id)}: ${option.title} (${option.rule}): ${values}; default ${option.default}`
}
