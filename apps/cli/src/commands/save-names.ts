/** Names in the library: where the campaigns of a game are saved, how they come there from files and go into them. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type GameEntry, t } from '@harena/engine'
import { gameOf } from '@harena/games'
import type { Command } from 'commander'
import { UsageError } from '../lib/errors.ts'
import { hold } from '../lib/files.ts'
import { checkedName, isFileName, nameOfFile, readCampaign } from '../lib/imports.ts'
import { LIBRARY, Library, lockOn } from '../lib/library.ts'
import { exportSave } from '../lib/places.ts'
import { isSaved, takeIn } from '../lib/saves.ts'
import { print } from '../terminal/output.ts'

/** A name in the library. */
export interface SaveName {
  readonly library: Library
  readonly name: string
}

/** A name for a new campaign, this process's own until it ends. */
export function newSaveName(text: string): SaveName {
  const name = checkedName(text)
  const library = Library.open()
  hold(lockOn(library, name))
  if (isSaved(library, name) || existsSync(fileBefore(name))) {
    throw new UsageError(t`the library has "${name}" already; go on with --resume, or give another --name`)
  }
  return { library, name }
}

/**
 * Where a campaign is, this process's own unless it is only looked at: nobody may go on with it in between. Where a file is
 * named, or is left from before there was a library, it is taken in first; the file stays as it is.
 */
export function saveNamed(entry: GameEntry, text: string, isLookedAt: boolean): SaveName {
  const isFile = isFileName(text)
  const name = isFile ? nameOfFile(text) : checkedName(text)
  const file = isFile ? text : fileBefore(name)
  const there = Library.find()
  const isThere = there !== null && isSaved(there, name)
  if (!isThere && (isFile || existsSync(file))) return takeFile(entry, file, name)
  if (!there) throw new UsageError(t`there is no library here yet, and so no "${name}" in ${LIBRARY}`)
  if (!isLookedAt) hold(lockOn(there, name))
  return { library: there, name }
}

/** Where campaigns were saved before there was a library. */
function fileBefore(name: string): string {
  return join(dirname(LIBRARY), `${name}.json`)
}

/** Reads the file before anything is made for it. */
function takeFile(entry: GameEntry, path: string, name: string): SaveName {
  const campaign = readCampaign(path, entry.ruleset)
  const library = Library.open()
  hold(lockOn(library, name))
  if (!isSaved(library, name)) takeIn(library, name, campaign)
  return { library, name }
}

/** `export` and `import`: a whole campaign in one file, which the browser reads and writes too. */
export function addTransfer(
  command: Command,
  { name, saved: own, ruleset }: { readonly name: string; readonly saved: string; readonly ruleset: string },
): void {
  command
    .command('export')
    .description(t`write a saved ${t(name)} with all its months into one file`)
    .argument('<file>', t('the file'))
    .argument('[name]', t('its name in the library'), own)
    .action((file: string, saved: string) => {
      const { library } = saveNamed(gameOf(ruleset), checkedName(saved), true)
      exportSave(library, saved, file)
      print(t`The ${t(name)} is in ${file}.`)
    })
  command
    .command('import')
    .description(t`take a ${t(name)} from a file into the library; it is played through and proven on the way`)
    .argument('<file>', t('the file'))
    .argument('[name]', t('its name in the library; that of the file if none is given'))
    .action((file: string, saved: string | undefined) => {
      const called = saved === undefined ? nameOfFile(file) : checkedName(saved)
      const there = Library.find()
      if (there && isSaved(there, called)) {
        throw new UsageError(t`the library has "${called}" already; give another name behind the file`)
      }
      const { library } = takeFile(gameOf(ruleset), file, called)
      print(t`The ${t(name)} is in ${library.path} as ${called}.`)
    })
}
