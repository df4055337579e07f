/** Lines from the keyboard or from a pipe, one at a time. */

import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { t } from '@harena/engine'
import { reason, UsageError } from '../lib/errors.ts'
import { LONGEST_LINE } from '../lib/reading.ts'
import { onStop } from '../lib/signals.ts'

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
  private readonly listenNoMore = onStop(() => this.reader.close())

  /** How long the line is that is coming in. */
  private length = 0
  private failure: Error | null = null

  constructor() {
    process.stdin.on('data', this.measure)
    process.stdin.on('error', this.fail)
    // While it is read key by key, a terminal sends Ctrl-C as a key.
    this.reader.on('SIGINT', () => process.emit('SIGINT', 'SIGINT'))
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
    if (this.failure) throw new UsageError(t`standard input cannot be read: ${reason(this.failure)}`)
    if (isSecret && isTerminal()) process.stdout.write('\n')
    return done ? null : value.trim()
  }

  private readonly measure = (part: Buffer | string) => {
    const lineBreak = part.lastIndexOf('\n')
    this.length = lineBreak < 0 ? this.length + part.length : part.length - lineBreak
    if (this.length > LONGEST_LINE) this.fail(new UsageError(t`a line is longer than ${LONGEST_LINE} characters`))
  }

  private readonly fail = (error: Error) => {
    this.failure = error
    this.reader.close()
  }

  close(): void {
    this.reader.close()
    process.stdin.off('data', this.measure)
    process.stdin.off('error', this.fail)
    this.listenNoMore()
  }
}

function isTerminal(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true
}
