/** People at a table in the terminal: shows what happened and what can be done, and takes commands line by line. */
import type { Game, Table, Waiting } from '@harena/engine'
import type { BoardView, Entry } from '@harena/lab'
import { drawn, pointsIn, told } from './boards.ts'
import { type Amend, type Choice, choicesOf, choicesText, previewText } from './choices.ts'
import { UsageError } from './errors.ts'
import { Input } from './input.ts'
import { writeRecord } from './records.ts'
import { ruleText } from './rules.ts'
import { outcomeText, type StoryLine, storyOf, storyText } from './story.ts'
import { paint, print, wrap } from './terminal.ts'

export interface Manner {
  /** Where the record is saved. */
  readonly path: string
  /** The command that goes on with it. */
  readonly goOn: string
  /** Sentences only, for screen readers. */
  readonly isPlain: boolean
  readonly withCoordinates: boolean
  /** Whose eyes the log is for; null where several people look at it. */
  readonly seat: number | null
  /** How many of the last lines of an older log are told at the beginning; all if not given. */
  readonly tellsLast?: number
  /** Saves after every answer, before anything is told of it. */
  readonly savesAlways?: boolean
  readonly amend?: Amend
}

const HELP = `A number   makes that choice
{...}      an answer as JSON, for what is not listed
?N         the odds of choice N in full: every modifier with its paragraph
/words     only the choices that contain these words
r §6.4     what a rule says and how we ruled
u          takes back your last decision
b          shows the arena again
c          coordinates on or off
l          the whole log
s FILE     saves the record, in FILE if you name one, and plays on
q          saves the record and ends`

export class Sitting {
  private readonly entry: Entry<Game>
  private readonly table: Table<Game>
  private readonly manner: Manner
  private readonly input = new Input()
  private withCoordinates: boolean
  /** How much of the log has been told, and the arena that was shown last. */
  private told = 0
  private shown = ''

  constructor(entry: Entry<Game>, table: Table<Game>, manner: Manner) {
    this.entry = entry
    this.table = table
    this.manner = manner
    this.withCoordinates = manner.withCoordinates
    if (manner.tellsLast !== undefined) this.told = Math.max(0, this.story().length - manner.tellsLast)
  }

  async run(): Promise<void> {
    try {
      while (this.table.waiting) {
        this.tellNews()
        const isOn = await this.turn(this.table.waiting)
        if (!isOn) break
      }
      this.tellNews()
      this.end()
    } finally {
      this.input.close()
    }
  }

  /** One question, until something comes of it; false when the person leaves. */
  private async turn(waiting: Waiting<Game>): Promise<boolean> {
    const { entry, table, manner } = this
    const choices = waiting.for === 'answers' ? choicesOf(entry, table, waiting.questions[0]!, manner.amend) : []
    this.ask(waiting, choices)
    for (;;) {
      const line = await this.input.next('> ', this.isSecret(waiting))
      if (line === null || /^q(uit)?$/i.test(line)) return false
      try {
        if (this.obey(line, waiting, choices)) return true
      } catch (thrown) {
        if (!(thrown instanceof UsageError)) throw thrown
        print(thrown.message)
      }
    }
  }

  /** Whether others at this keyboard decide at the same time and must not see what is typed. */
  private isSecret(waiting: Waiting<Game>): boolean {
    return waiting.for === 'answers' && waiting.questions.length > 1 && this.manner.seat === null
  }

  /** Carries out a command; true when the match has moved. */
  private obey(line: string, waiting: Waiting<Game>, choices: readonly Choice[]): boolean {
    const [, word, rest] = /^([?/]|[a-z]*)\s*(.*)$/i.exec(line) as unknown as [string, string, string]
    switch (word.toLowerCase()) {
      case '':
        if (rest !== '') return waiting.for === 'dice' ? this.typeDice(rest) : this.choose(rest, waiting, choices)
        this.ask(waiting, choices, true)
        break
      case 'b':
        this.ask(waiting, choices, true)
        break
      case 'c':
        this.withCoordinates = !this.withCoordinates
        this.ask(waiting, choices, true)
        break
      case 'u':
        return this.undo()
      case 's':
        this.save(rest || this.manner.path)
        break
      default:
        print(this.information(word.toLowerCase(), rest, choices) ?? `"${line}" is not a command; h lists them.`)
    }
    return false
  }

  /** What a command that only asks for something is answered with. */
  private information(word: string, rest: string, choices: readonly Choice[]): string | null {
    if (word === 'h' || word === 'help' || (word === '?' && rest === '')) return HELP
    if (word === '?') return previewText(choiceAt(choices, rest))
    if (word === '/') return this.list(choices, rest)
    if (word === 'r' && rest !== '') return ruleText(this.entry.book, rest)
    return word === 'l' ? this.storyFrom(0) : null
  }

  private choose(text: string, waiting: Waiting<Game>, choices: readonly Choice[]): boolean {
    if (waiting.for !== 'answers') return false
    const answer = text.startsWith('{') ? answerFrom(text) : choiceAt(choices, text).answer
    const refusal = this.table.answer(waiting.questions[0]!.seat, answer)
    if (refusal) print(`${refusal.rule} ${refusal.message}`)
    return this.isMoved(refusal === null)
  }

  private typeDice(text: string): boolean {
    const faces = /^[\d\s,]+$/.test(text) ? text.match(/\d/g)! : []
    const refusal = this.table.typeDice(faces.map(Number))
    if (refusal) print(refusal.message)
    return this.isMoved(refusal === null)
  }

  private undo(): boolean {
    const refusal = this.table.undo()
    print(refusal ? refusal.message : 'Taken back.')
    this.told = Math.min(this.told, this.story().length)
    return this.isMoved(refusal === null)
  }

  /** What a person has answered is saved before it is acknowledged. */
  private isMoved(isMoved: boolean): boolean {
    if (isMoved && this.manner.savesAlways) writeRecord(this.manner.path, this.table.record())
    return isMoved
  }

  /** Shows the arena if it has changed, and what is to be decided or thrown. */
  private ask(waiting: Waiting<Game>, choices: readonly Choice[], again = false): void {
    const { ruleset, state } = this.table
    const seat = waiting.for === 'answers' ? waiting.questions[0]!.seat : waiting.by
    const arena = this.arena(this.entry.board(ruleset.view(state, seat)), seat, choices)
    if (again || arena !== this.shown) print(`\n${arena}`)
    this.shown = arena
    if (waiting.for === 'answers') {
      const question = waiting.questions[0]!
      print(`\n${wrap(`${paint('bold', ruleset.prompt(state, question))} ${paint('dim', `[${question.rule}]`)}`)}`)
      print(this.list(choices))
      if (this.isSecret(waiting)) print('The others decide at the same time: what you type is not shown.')
    } else {
      const [dice, show] = waiting.count === 1 ? ['one die', 'it shows'] : [`${waiting.count} dice`, 'they show']
      const name = ruleset.names(state)[seat]
      print(`\n${name} throws ${dice} ${paint('dim', `[${waiting.rule}]`)}: type what ${show}.`)
    }
  }

  private arena(board: BoardView, seat: number, choices: readonly Choice[]): string {
    if (this.manner.isPlain) return told(board, seat)
    return drawn(board, { choices, withCoordinates: this.withCoordinates })
  }

  private list(choices: readonly Choice[], filter?: string): string {
    const board = this.entry.board(this.table.ruleset.view(this.table.state, null))
    return choicesText(choices, pointsIn(board), this.manner.isPlain, filter)
  }

  private story(): StoryLine[] {
    return storyOf(this.table, this.manner.seat)
  }

  private storyFrom(entry: number): string {
    const names = this.table.ruleset.names(this.table.state)
    const lines = this.story().slice(entry)
    return lines.map((line) => storyText(line, names)).join('\n')
  }

  private tellNews(): void {
    const length = this.story().length
    if (length > this.told) print(this.storyFrom(this.told))
    this.told = length
  }

  private save(path: string): void {
    writeRecord(path, this.table.record())
    print(`The record is saved in ${path}.`)
  }

  private end(): void {
    const { ruleset, state } = this.table
    const { path, goOn } = this.manner
    if (this.table.isOver) {
      print(`\n${outcomeText(ruleset.result(state), ruleset.names(state), this.entry.unit)}`)
    }
    print()
    this.save(path)
    print(this.table.isOver ? `See it again: harena replay ${path}` : `Go on with: ${goOn}`)
  }
}

function answerFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError('this is not JSON: an answer looks like {"do": "rest"}')
  }
}

function choiceAt(choices: readonly Choice[], text: string): Choice {
  const choice = /^\d+$/.test(text) ? choices[Number(text) - 1] : undefined
  if (choice) return choice
  throw new UsageError(
    choices.length === 0 ? 'there is nothing to choose now' : `choose a number from 1 to ${choices.length}`,
  )
}
