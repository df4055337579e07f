/**
 * Runs the command as a person or a script would: in this process, where it need not be started anew for each test, or
 * as a process of its own where a test is about one (signals, threads that end with it, the start itself).
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { type Ran, ranHere } from './in-process.ts'

export type { Ran } from './in-process.ts'

export const bin = fileURLToPath(new URL('../bin/harena.mjs', import.meta.url))

const folders: string[] = []

/** An empty folder to work in, for the time of the tests: records are saved below it. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'harena-cli-'))
  folders.push(folder)
  return folder
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

export interface Circumstances {
  readonly input?: string
  readonly cwd?: string
  /** A signal to be sent after so many milliseconds, or once this was printed; the input then stays open. */
  readonly signal?: { readonly name: 'SIGINT' | 'SIGTERM' | 'SIGKILL'; readonly after: number | RegExp }
  /** A process of its own; with a signal it always is. */
  readonly alone?: boolean
}

let last: Promise<unknown> = Promise.resolve()
process.stdout.setMaxListeners(0) // each run listens for a reader that leaves

/** The arguments as a line, or as a list where one of them has spaces. */
export function harena(args: string | readonly string[], circumstances: Circumstances = {}): Promise<Ran> {
  const list = typeof args === 'string' ? args.split(' ').filter(Boolean) : args
  if (circumstances.signal || circumstances.alone) return spawned(list, circumstances)
  // One at a time: this process has only one standard output.
  const ran = last.then(() => ranHere(list, Readable.from([Buffer.from(circumstances.input ?? '')]), circumstances.cwd))
  last = ran.catch(() => {})
  return ran
}

function spawned(args: readonly string[], { input = '', cwd, signal }: Circumstances): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], cwd === undefined ? {} : { cwd })
    let stdout = ''
    let stderr = ''
    let isSignalled = false
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      if (isSignalled || !(signal?.after instanceof RegExp) || !signal.after.test(stdout)) return
      isSignalled = child.kill(signal.name)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, stdout, stderr }))
    if (typeof signal?.after === 'number') setTimeout(() => child.kill(signal.name), signal.after)
    if (signal) child.stdin.write(input)
    else child.stdin.end(input)
  })
}

/** What a command prints as JSON; throws what it says if it fails. */
export async function json<T>(args: string, circumstances: Circumstances = {}): Promise<T> {
  const { status, stdout, stderr } = await harena(`${args} --json`, circumstances)
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}
