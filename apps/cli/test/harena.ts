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
import { main } from '../src/main.ts'

export const bin = fileURLToPath(new URL('../bin/harena.mjs', import.meta.url))

export interface Ran {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

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
  const ran = last.then(() => here(list, circumstances))
  last = ran.catch(() => {})
  return ran
}

async function here(args: readonly string[], { input = '', cwd }: Circumstances): Promise<Ran> {
  const texts = { stdout: '', stderr: '' }
  const { stdin, exitCode } = process
  const home = process.cwd()
  const writes = { stdout: process.stdout.write, stderr: process.stderr.write }
  const names = ['stdout', 'stderr'] as const
  for (const name of names) {
    process[name].write = (text: string | Uint8Array) => {
      texts[name] += String(text)
      return true
    }
  }
  Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(input)]), configurable: true })
  if (cwd !== undefined) process.chdir(cwd)
  process.exitCode = undefined
  try {
    await main(args)
    return { status: Number(process.exitCode ?? 0), ...texts }
  } finally {
    process.exitCode = exitCode
    process.chdir(home)
    Object.defineProperty(process, 'stdin', { value: stdin, configurable: true })
    for (const name of names) process[name].write = writes[name]
  }
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
