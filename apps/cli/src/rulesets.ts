/** `harena rulesets`: which games there are, and the switches of each. */
import type { Option } from '@harena/engine'
import { games } from '@harena/lab'
import { paint, print, printJson, wrap } from './terminal.ts'

export function rulesets(flags: { readonly json?: boolean }): void {
  if (flags.json) {
    printJson(games.map(({ ruleset: { id, title, version, options } }) => ({ id, title, version, options })))
    return
  }
  for (const { ruleset, types, opponents } of games) {
    print(`${paint('bold', ruleset.id)}  ${ruleset.title}, version ${ruleset.version}`)
    if (types.length > 0) print(wrap(`gladiators: ${types.join(', ')}`, 2, 4))
    print(wrap(`opponents: ${Object.keys(opponents).join(', ')}`, 2, 4))
    print('  options:')
    for (const option of ruleset.options) print(wrap(optionText(option), 4, 6))
    print()
  }
}

function optionText(option: Option): string {
  const values = 'values' in option ? Object.keys(option.values).join(', ') : `${option.min} to ${option.max}`
  return `${paint('bold', option.id)}: ${option.title} (${option.rule}): ${values}; default ${option.default}`
}
