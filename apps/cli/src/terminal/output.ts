/** What depends on the terminal: colour, width, progress. Where there is none, plain text comes out. */
import { styleText } from 'node:util'
import { harmless, t } from '@harena/engine'

type Style = Parameters<typeof styleText>[0]

/** Colours text for standard output; NO_COLOR, FORCE_COLOR and pipes are respected. */
export function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout })
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes begin with the control character ESC
const OURS = /(\u001b\[(?:1|2|22|3[1-79]|90)m|\r?\n)/

/** The one way to standard output: all that a terminal obeys is spelt out, but for line breaks and colours. */
export function write(text: string): void {
  const parts = text.split(OURS).map((part, at) => (at % 2 === 0 ? harmless(part) : part))
  process.stdout.write(parts.join(''))
}

export function print(text = ''): void {
  write(`${text}\n`)
}

/** What is longer is no line that anybody reads: the beginning says what is wrong, the end what would be right. */
const LONGEST_COMPLAINT = 800

/** One line on standard error. */
export function complain(message: string): void {
  const line = harmless(message.trim().replace(/\s+/g, ' '))
  const half = LONGEST_COMPLAINT / 2
  const short = line.length > LONGEST_COMPLAINT ? `${line.slice(0, half)} ... ${line.slice(-half)}` : line
  process.stderr.write(`harena: ${short}\n`)
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2))
}

/** The width for running text: the terminal's, but not wider than is good to read. */
export function textWidth(): number {
  return Math.min(process.stdout.columns || 80, 100)
}

/** Breaks text into lines: the first is indented by `indent`, all others by `hang`. */
export function wrap(text: string, indent = 0, hang = indent, width = textWidth()): string {
  const lines: string[] = []
  let line = ''
  let room = width - indent
  for (const word of text.trim().split(/\s+/)) {
    if (line === '') line = word
    else if (visibleLength(line) + 1 + visibleLength(word) <= room) line += ` ${word}`
    else {
      lines.push(line)
      line = word
      room = width - hang
    }
  }
  return [...lines, line].map((one, i) => ' '.repeat(i === 0 ? indent : hang) + one).join('\n')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes begin with the control character ESC
const COLOUR = /\u001b\[[\d;]*m/g

/** The length on the screen: colour codes take no room. */
export function visibleLength(text: string): number {
  return text.replace(COLOUR, '').length
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - visibleLength(text)))
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - visibleLength(text))) + text
}

/** Columns side by side; those named in `right` are set flush right. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, visibleLength(cell))
    })
  }
  return rows
    .map((row) => row.map((cell, i) => (right.includes(i) ? padStart : padEnd)(cell, widths[i]!)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}

/** A name from the code as words that are read: `longSpear` is a long spear. */
export function words(name: string): string {
  return t(name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
}

/** `1 movement point`, `2 movement points`. */
export function points(count: number, name: string): string {
  return `${count} ${count === 1 ? name.replace(/s$/, '') : name}`.trim()
}

export function percent(share: number, digits = 1): string {
  return `${(share * 100).toFixed(digits)} %`
}

/** A line on standard error that says how far long work has come; silent when that is not a terminal. */
export class Progress {
  private readonly total: number
  private readonly what: string
  /** How much was done when, over the last seconds: work that warms up gets faster. */
  private readonly marks: { readonly at: number; readonly done: number }[]

  /** `before` was done earlier. */
  constructor(total: number, what: string, before = 0) {
    this.total = total
    this.what = what
    this.marks = [{ at: performance.now(), done: before }]
  }

  report(done: number): void {
    const now = performance.now()
    if (!process.stderr.isTTY || now - this.marks.at(-1)!.at < 100) return
    this.marks.push({ at: now, done })
    if (this.marks.length > 30) this.marks.shift()
    const { at, done: before } = this.marks[0]!
    const rate = ((done - before) * 1000) / (now - at)
    const width = 24
    const filled = Math.round((width * done) / this.total)
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
    const left = clock(Math.ceil((this.total - done) / rate))
    const numbers = t`${done} of ${this.total} ${this.what}, ${Math.round(rate)} a second, ${left} left`
    process.stderr.write(`\r${bar} ${numbers}\u001b[K`)
  }

  /** Takes the line away. */
  end(): void {
    if (process.stderr.isTTY && this.marks.length > 1) process.stderr.write('\r\u001b[K')
  }
}

/** A time for people. */
export function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes > 0 ? t`${minutes} min ${seconds % 60} s` : `${seconds} s`
}
