/** Lines from the keyboard or from a pipe, one at a time. */
import { createInterface } from 'node:readline'

export class Input {
  private readonly reader = createInterface({ input: process.stdin, output: process.stdout, terminal: isTerminal() })
  private readonly lines = this.reader[Symbol.asyncIterator]()
  private readonly interrupted = () => this.reader.close()

  constructor() {
    this.reader.on('SIGINT', this.interrupted)
    process.on('SIGINT', this.interrupted)
    process.on('SIGTERM', this.interrupted)
  }

  /** The next line; null at the end of the input, also when it is ended with Ctrl-C or Ctrl-D. */
  async next(prompt: string): Promise<string | null> {
    if (isTerminal()) {
      this.reader.setPrompt(prompt)
      this.reader.prompt()
    }
    const { value, done } = await this.lines.next()
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
