/** Runs the command in this process, where it need not be started anew each time. */
import type { Readable } from 'node:stream'
import { main } from '../src/main.ts'

export interface Ran {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** One at a time: this process has only one standard output. */
export async function ranHere(args: readonly string[], input: Readable, cwd = process.cwd()): Promise<Ran> {
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
  Object.defineProperty(process, 'stdin', { value: input, configurable: true })
  process.chdir(cwd)
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
