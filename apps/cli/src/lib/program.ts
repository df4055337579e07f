/** A player that is a program of its own: lines of JSON go in and come out (docs/bot-protocol.md). */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface, type Interface } from 'node:readline'
import { parseJson, t } from '@harena/engine'

/** More than any answer needs. */
const LONGEST_LINE = 1_000_000

/** Why a program did not answer. */
export class ProgramFailure extends Error {
  override readonly name = 'ProgramFailure'
  /** It took too long, or it is gone. */
  readonly how: 'timedOut' | 'forfeited'

  constructor(how: ProgramFailure['how'], message: string) {
    super(message)
    this.how = how
  }
}

/** Started when it is first needed, and again for the next bout after it has failed. */
export class Program {
  readonly command: string
  private readonly patience: number
  private child: ChildProcessWithoutNullStreams | null = null
  private lines: Interface | null = null
  private hasEnded = false
  /** What it has said on standard error last. */
  private lastWords = ''

  /** `patience` is how many milliseconds it has for an answer. */
  constructor(command: string, patience: number) {
    this.command = command
    this.patience = patience
  }

  /** Tells it of a new bout; one that has ended since the last is started again. */
  begin(message: object): void {
    if (this.hasEnded) this.stop()
    this.tell(message)
  }

  /** Says something that needs no answer. */
  tell(message: object): void {
    this.started().stdin.write(`${JSON.stringify(message)}\n`)
  }

  /** The next line that it writes, as data. Throws a ProgramFailure, after which it is no longer running. */
  async ask(message: object): Promise<unknown> {
    this.tell(message)
    try {
      return parseJson(await this.nextLine(), t('an answer'), LONGEST_LINE)
    } catch (thrown) {
      this.stop()
      if (thrown instanceof ProgramFailure) throw thrown
      throw new ProgramFailure('forfeited', (thrown as Error).message)
    }
  }

  stop(): void {
    this.lines?.close()
    if (this.child?.pid && this.child.exitCode === null) kill(this.child.pid)
    this.child = null
    this.lines = null
  }

  private started(): ChildProcessWithoutNullStreams {
    if (this.child) return this.child
    this.lastWords = ''
    this.hasEnded = false
    const child = spawn(this.command, { shell: true, detached: true, stdio: 'pipe' })
    child.stdin.on('error', () => {}) // it has ended: nextLine says so
    child.on('error', () => {})
    child.on('close', () => {
      if (this.child === child) this.hasEnded = true
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.lastWords = `${this.lastWords}${text}`.slice(-300)
    })
    this.child = child
    this.lines = createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY })
    return child
  }

  private nextLine(): Promise<string> {
    const child = this.child!
    const lines = this.lines!
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer)
        lines.off('line', onLine)
        child.off('close', onEnd)
        act()
      }
      const fail = (how: ProgramFailure['how'], message: string) =>
        settle(() => reject(new ProgramFailure(how, message)))
      const onLine = (line: string) => settle(() => resolve(line))
      const onEnd = () => fail('forfeited', `${t('it has ended')}${this.lastWords ? `: ${this.lastWords.trim()}` : ''}`)
      const timer = setTimeout(() => fail('timedOut', t`no answer in ${this.patience / 1000} s`), this.patience)
      lines.once('line', onLine)
      // Not when it exits: what it has said before is still on its way then.
      if (this.hasEnded) onEnd()
      else child.once('close', onEnd)
    })
  }
}

/** Ends a process with all that it has started: a shell would leave the program behind. */
function kill(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has ended by itself in the meantime.
  }
}
