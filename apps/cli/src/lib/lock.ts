/**
 * One writer at a time. Who writes a save holds `<save>.lock` beside it, which says who that is. The lock of a process that
 * has died, however it died, is taken over.
 */
import { randomBytes } from 'node:crypto'
import { lstatSync, readFileSync, readlinkSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { isObject, t } from '@harena/engine'
import { UsageError } from './errors.ts'

/** A process that holds a lock. The number of a process is used again, so it is told by its start as well. */
interface Holder {
  readonly id: string
  readonly pid: number
  readonly host: string
  /** Which start of the machine, and which processes can be seen; empty where the system does not tell. */
  readonly boot: string
  readonly space: string
  readonly start: string
  /** When it took the lock. */
  readonly since: string
}

/** Another process writes that save. */
class InUse extends UsageError {}

const self = {
  id: `${process.pid}-${randomBytes(6).toString('hex')}`,
  pid: process.pid,
  host: hostname(),
  boot: quietly(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? '',
  space: quietly(() => readlinkSync('/proc/self/ns/pid')) ?? '',
  start: startOf(process.pid),
}

/** By their whole paths. */
const held = new Set<string>()
process.on('exit', giveAllBack)

export function lockOf(path: string): string {
  return `${path}.lock`
}

/** Whether this process has taken the lock of a save and not given it back. */
export function holds(path: string): boolean {
  return held.has(resolve(path))
}

/**
 * Takes the lock of a save until it is given back or this process ends; false if it has it already, under whatever name.
 * Throws InUse if another process has it.
 */
export function take(path: string): boolean {
  const holder = takeFrom(lockOf(path))
  if (holder?.id === self.id) return false
  if (holder !== null) throw new InUse(inUse(path, holder))
  held.add(resolve(path))
  return true
}

/** Refuses to go on where the lock was lost: somebody took it for a dead one's, and another may have written since. */
export function assertHeld(path: string): void {
  if (read(lockOf(path))?.id === self.id) return
  throw new UsageError(t`${path} was given up: ${lockOf(path)} was deleted or replaced, and another may have gone on`)
}

export function giveBack(path: string): void {
  held.delete(resolve(path))
  if (read(lockOf(path))?.id === self.id) remove(lockOf(path))
}

/** Gives back whatever is held: a command has come to its end. */
export function giveAllBack(): void {
  for (const path of held) quietly(() => giveBack(path))
}

/** Null when it has become ours; otherwise who has it. */
function takeFrom(lock: string): Holder | null {
  for (;;) {
    if (isMade(lock)) return null
    const holder = read(lock)
    if (holder === null) continue
    if (isAlive(holder)) return holder
    // Two who both found it dead must not both remove it: the second would remove the new lock of the first. So the
    // right to remove this very one is itself a lock.
    const right = `${lock}.${holder.id}`
    const other = takeFrom(right)
    if (other !== null) return other
    if (read(lock)?.id === holder.id) remove(lock)
    remove(right)
  }
}

/** Makes a lock at one stroke, unless there is one. */
function isMade(lock: string): boolean {
  const text = JSON.stringify({ ...self, since: new Date().toISOString() })
  try {
    symlinkSync(text, lock) // A link is never half written; where it points does not matter.
    return true
  } catch (thrown) {
    if (codeOf(thrown) === 'EEXIST') return false
  }
  // Windows and some disks have no links.
  try {
    writeFileSync(lock, text, { flag: 'wx' })
    return true
  } catch (thrown) {
    if (codeOf(thrown) === 'EEXIST') return false
    throw thrown
  }
}

/** A lock that cannot be read, left by a crash: nobody's. */
const NOBODY: Holder = { ...self, id: 'nobody', pid: 0, since: '' }

/** So long, in milliseconds, a lock that is a file may take to be written. */
const WRITING = 2000

/** Who has a lock; null when there is none. */
function read(lock: string): Holder | null {
  for (;;) {
    const there = lstatSync(lock, { throwIfNoEntry: false })
    if (!there) return null
    if (!there.isSymbolicLink() && !there.isFile()) throw new UsageError(t`${lock} is in the way: move it or delete it`)
    const text = quietly(() => (there.isFile() ? readFileSync(lock, 'utf8') : readlinkSync(lock)))
    const holder = holderIn(text ?? '')
    if (holder) return holder
    if (there.isSymbolicLink() ? text !== null : Date.now() - there.mtimeMs > WRITING) return NOBODY
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
  }
}

function holderIn(text: string): Holder | null {
  const data = quietly(() => JSON.parse(text) as unknown)
  if (!isObject(data)) return null
  const { id, pid, host, boot, space, start, since } = data
  const areTexts = [host, boot, space, start, since].every((one) => typeof one === 'string' && /^[ -~]*$/.test(one))
  // The id becomes part of a file's name.
  const isSound = areTexts && Number.isInteger(pid) && (pid as number) > 0 && /^[\w-]{1,40}$/.test(String(id))
  return isSound ? (data as unknown as Holder) : null
}

/** Where nobody here can tell, it is taken to be alive. */
function isAlive({ pid, host, boot, space, start }: Holder): boolean {
  if (pid === 0) return false
  if (host !== self.host) return true
  if (boot !== self.boot) return false
  if (space !== self.space) return true
  try {
    process.kill(pid, 0)
  } catch (thrown) {
    if (codeOf(thrown) === 'ESRCH') return false
  }
  return startOf(pid) === start
}

/** When a process was started, counted from the start of the machine; empty when it has ended, or cannot be told. */
function startOf(pid: number): string {
  const fields =
    quietly(() =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' '),
    ) ?? []
  const isEnded = fields[0] === 'Z' || fields[0] === 'X'
  return isEnded ? '' : (fields[19] ?? '')
}

function inUse(path: string, { pid, host, since }: Holder): string {
  const where = host === self.host ? '' : ` ${t`on ${host}`}`
  const from = t`since ${since.slice(0, 19).replace('T', ' ')} UTC`
  return t`${path} is in use by process ${pid}${where} ${from}: end that one first, or delete ${lockOf(path)} if it is gone`
}

function remove(path: string): void {
  try {
    unlinkSync(path)
  } catch (thrown) {
    if (codeOf(thrown) !== 'ENOENT') throw thrown
  }
}

function codeOf(thrown: unknown): string | undefined {
  return (thrown as NodeJS.ErrnoException).code
}

function quietly<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
