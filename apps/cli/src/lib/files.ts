/** Files that are written: whole or not at all, by one process at a time, and only where a plain file is or can be. */

import { randomBytes } from 'node:crypto'
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { t } from '@harena/engine'
import { reason, UsageError } from './errors.ts'
import { assertHeld, giveBack, holds, lockOf, take } from './lock.ts'

/** What the disk or the system refuses, as opposed to what we refuse. */
export class Unwritable extends UsageError {}

/**
 * Makes a file this process's own until it ends: others are told. False if it was so before. Throws InUse if it is
 * another's.
 */
export function hold(path: string): boolean {
  return writing(path, () => {
    refuseStrange(path)
    makeFolder(dirname(path))
    const isNew = take(path)
    if (isNew) tidy(path)
    return isNew
  })
}

/** Writes a whole file; what was there is never lost half-way. Returns when it is on the disk. */
export function writeText(path: string, text: string): void {
  const isHeldNow = !holds(path) && hold(path)
  writing(path, () => {
    try {
      assertHeld(path)
      replace(path, text)
    } finally {
      if (isHeldNow) giveBack(path)
    }
  })
}

/** Under a name of its own first, so that whoever reads finds the old text or the new one. */
function replace(path: string, text: string): void {
  const there = refuseStrange(path)
  const temporary = `${path}.${process.pid}-${randomBytes(6).toString('hex')}${TEMPORARY}`
  const file = openSync(temporary, 'wx')
  try {
    try {
      if (there) fchmodSync(file, there.mode)
      writeFileSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, path)
  } catch (thrown) {
    rmSync(temporary, { force: true })
    throw thrown
  }
  syncFolder(dirname(path))
}

const TEMPORARY = '.new'

/** Only a plain file is replaced: a link would lead elsewhere, and a device or a pipe would be gone. */
function refuseStrange(path: string): Stats | undefined {
  const there = lstatSync(path, { throwIfNoEntry: false })
  if (!there) return undefined
  if (there.isFile()) {
    accessSync(path, constants.W_OK)
    return there
  }
  throw new UsageError(t`${path} cannot be written: it is ${kindOf(there)}`)
}

function kindOf(there: Stats): string {
  if (there.isSymbolicLink()) return t('a link; name the file itself')
  if (there.isDirectory()) return t('a folder')
  return there.isFIFO() || there.isSocket() ? t('a pipe and no file') : t('a device and no file')
}

/** Makes a folder with all above it that are missing, for good: each is noted in the one above. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true })
  if (first === undefined) return
  const top = dirname(resolve(first))
  for (let at = dirname(resolve(folder)); ; at = dirname(at)) {
    syncFolder(at)
    if (at === top || at === dirname(at)) return
  }
}

/** A new name is on the disk only when its folder is. Windows opens no folders and needs none of this. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EINVAL') throw thrown // Some disks cannot.
  } finally {
    closeSync(opened)
  }
}

/** Takes away what writers of this file left behind when they were killed: nobody but us writes it now. */
function tidy(path: string): void {
  const [name, lock] = [basename(path), basename(lockOf(path))]
  for (const other of readdirSync(dirname(path))) {
    const isTemporary = other.startsWith(`${name}.`) && /^\d+-[0-9a-f]{12}\.new$/.test(other.slice(name.length + 1))
    const isLockOfLock =
      other.startsWith(`${lock}.`) && /^(\.(\d+-[0-9a-f]{12}|nobody))+$/.test(other.slice(lock.length))
    if (isTemporary || isLockOfLock) rmSync(join(dirname(path), other), { force: true })
  }
}

function writing<T>(path: string, act: () => T): T {
  try {
    return act()
  } catch (thrown) {
    if (thrown instanceof UsageError) throw thrown
    throw new Unwritable(t`${path} cannot be written: ${reason(thrown)}`)
  }
}
