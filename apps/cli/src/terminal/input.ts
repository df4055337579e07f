/** Lines from the keyboard or from a pipe, one at a time. */
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

export class Input {
  /** While a secret is typed, the keyboard is not echoed. */
  private isSecret = false
  private readonly echo = new Writable({
    write: (chunk, _, done) => {
      if (!this.isSecret) process.stdout.write(chunk)
      done()
    },
  })
  private readonly reader = createInterface({
    input: process.stdin,
    output: this.echo,
    terminal: isTerminal(),
    // A secret could be had back with the arrow keys.
    historySize: 0,
  })
  private readonly lines = this.reader[Symbol.asyncIterator]()
  private readonly interrupted = () => this.reader.close()

  constructor() {
    this.reader.on('SIGINT', this.interrupted)
    process.on('SIGINT', this.interrupted)
    process.on('SIGTERM', this.interrupted)
  }

  /** The next line; null at the end of the input, also when it is ended with Ctrl-C or Ctrl-D. */
  async next(prompt: string, isSecret = false): Promise<string | null> {
    if (isTerminal()) {
      this.reader.setPrompt(prompt)
      this.reader.prompt()
    }
    this.isSecret = isSecret
    const { value, done } = await this.lines.next()
    this.isSecret = false
    if (isSecret && isTerminal()) process.stdout.write('\n')
    return done ? null : value.trim()
  }

  close(): void {
    this.reader.close()
    process.off('SIGINT', this.interrupted)
    process.off('SIGTERM', this.interrupted)
  }
}

function isTerminal(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true
}
