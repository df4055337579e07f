/** `harena library`: what is saved by name, matches and campaigns together. */
import { formatRecord, recordOf, t } from '@harena/engine'
import { games } from '@harena/games'
import type { Command } from 'commander'
import { UsageError } from '../lib/errors.ts'
import { hold, writeText } from '../lib/files.ts'
import { examples } from '../lib/help.ts'
import { checkedName } from '../lib/imports.ts'
import { LIBRARY, Library, lockOn } from '../lib/library.ts'
import { exportSave } from '../lib/places.ts'
import { type Listed, listed, removeSave, savedAs, wholeOf } from '../lib/saves.ts'
import { print, printJson } from '../terminal/output.ts'

export function addLibrary(program: Command): void {
  const command = program
    .command('library')
    .description(t('list what is saved by name, matches and campaigns'))
    .option('--json', t('for programs'))
    .addHelpText('after', examples('harena library', 'harena library export capua capua.json'))
    .action((flags: { readonly json?: boolean }) => list(flags.json === true))
  command
    .command('export')
    .description(t('write one of them into a file: a match as its record, a campaign with all its months'))
    .argument('<name>', t('its name'))
    .argument('<file>', t('the file'))
    .action(exportAs)
  command
    .command('remove')
    .description(t('delete one of them for good'))
    .argument('<name>', t('its name'))
    .action(remove)
}

const isCampaign = (id: string) => games.find(({ ruleset }) => ruleset.id === id)?.ruleset.stretch !== undefined

function list(isJson: boolean): void {
  const library = Library.find()
  const saves = library ? listed(library) : []
  if (isJson) printJson(saves.map((save) => ({ ...save, isCampaign: isCampaign(save.ruleset) })))
  else if (saves.length === 0) print(t`Nothing is saved by name in ${LIBRARY}.`)
  else for (const save of saves) print(lineOf(save, Math.max(...saves.map(({ name }) => name.length))))
}

function lineOf({ name, ruleset, answers, savedAt }: Listed, width: number): string {
  const kind = isCampaign(ruleset) ? t('campaign') : t('match', 'saved').padEnd(t('campaign').length)
  return t`${name.padEnd(width)}  ${kind}  ${ruleset}, ${answers} answers, saved ${savedAt.slice(0, 16).replace('T', ' ')}`
}

function found(name: string): Library {
  const library = Library.find()
  if (!library) throw new UsageError(t`there is no library here yet, and so no "${name}" in ${LIBRARY}`)
  savedAs(library, checkedName(name))
  return library
}

function exportAs(name: string, file: string): void {
  const library = found(name)
  if (isCampaign(savedAs(library, name).head.ruleset)) exportSave(library, name, file)
  else writeText(file, `${formatRecord(recordOf(wholeOf(library, name)))}\n`)
  print(t`"${name}" is in ${file}.`)
}

/** Nobody may be playing it. */
function remove(name: string): void {
  const library = found(name)
  hold(lockOn(library, name))
  removeSave(library, name)
  print(t`"${name}" is deleted.`)
}
