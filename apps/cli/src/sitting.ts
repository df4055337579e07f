/** People at a table in the terminal: shows what happened and what can be done, and takes commands line by line. */
import type { ArenaView, Table, Waiting } from '@harena/engine'
import type { ArenaGame } from '@harena/lab'
import { boardText, sceneText } from './board.ts'
import { type Choice, choicesOf, choicesText, marksOf, previewText } from './choices.ts'
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
}

const HELP = `A number   makes that choice
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
  private readonly table: Table<ArenaGame>
  private readonly manner: Manner
  private readonly input = new Input()
  private withCoordinates: boolean
  /** How much of the log has been told, and the arena that was shown last. */
  private told = 0
  private shown = ''

  constructor(table: Table<ArenaGame>, manner: Manner) {
    this.table = table
    this.manner = manner
    this.withCoordinates = manner.withCoordinates
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
  private async turn(waiting: Waiting<ArenaGame>): Promise<boolean> {
    const choices = waiting.for === 'answers' ? choicesOf(this.table, waiting.questions[0]!) : []
    this.ask(waiting, choices)
    for (;;) {
      const line = await this.input.next('> ')
      if (line === null || /^q(uit)?$/i.test(line)) return false
      try {
        if (this.obey(line, waiting, choices)) return true
      } catch (thrown) {
        if (!(thrown instanceof UsageError)) throw thrown
        print(thrown.message)
      }
    }
  }

  /** Carries out a command; true when the match has moved. */
  private obey(line: string, waiting: Waiting<ArenaGame>, choices: readonly Choice[]): boolean {
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
    if (word === 'r' && rest !== '') return ruleText(this.table.ruleset.id, rest)
    return word === 'l' ? this.storyFrom(0) : null
  }

  private choose(text: string, waiting: Waiting<ArenaGame>, choices: readonly Choice[]): boolean {
    if (waiting.for !== 'answers') return false
    const { answer } = choiceAt(choices, text)
    const refusal = this.table.answer(waiting.questions[0]!.seat, answer)
    if (refusal) print(`${refusal.rule} ${refusal.message}`)
    return refusal === null
  }

  private typeDice(text: string): boolean {
    const faces = /^[\d\s,]+$/.test(text) ? text.match(/\d/g)! : []
    const refusal = this.table.typeDice(faces.map(Number))
    if (refusal) print(refusal.message)
    return refusal === null
  }

  private undo(): boolean {
    const refusal = this.table.undo()
    print(refusal ? refusal.message : 'Taken back.')
    this.told = Math.min(this.told, this.story().length)
    return refusal === null
  }

  /** Shows the arena if it has changed, and what is to be decided or thrown. */
  private ask(waiting: Waiting<ArenaGame>, choices: readonly Choice[], again = false): void {
    const { ruleset, state } = this.table
    const seat = waiting.for === 'answers' ? waiting.questions[0]!.seat : waiting.by
    const arena = this.arena(ruleset.view(state, seat), seat, choices)
    if (again || arena !== this.shown) print(`\n${arena}`)
    this.shown = arena
    if (waiting.for === 'answers') {
      const question = waiting.questions[0]!
      print(`\n${wrap(`${paint('bold', ruleset.prompt(state, question))} ${paint('dim', `[${question.rule}]`)}`)}`)
      print(this.list(choices))
    } else {
      const [dice, show] = waiting.count === 1 ? ['one die', 'it shows'] : [`${waiting.count} dice`, 'they show']
      const name = ruleset.names(state)[seat]
      print(`\n${name} throws ${dice} ${paint('dim', `[${waiting.rule}]`)}: type what ${show}.`)
    }
  }

  private arena(view: ArenaView, seat: number, choices: readonly Choice[]): string {
    if (this.manner.isPlain) return sceneText(view, seat)
    const needsCoordinates = choices.some(({ aim }) => aim?.kind === 'place')
    return boardText(view, marksOf(choices), this.withCoordinates || needsCoordinates)
  }

  private list(choices: readonly Choice[], filter?: string): string {
    const { figures } = this.table.ruleset.view(this.table.state, null)
    const points = figures.find((figure) => figure.points !== null)?.points?.name ?? ''
    return choicesText(choices, points, this.manner.isPlain, filter)
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
      print(`\n${outcomeText(ruleset.result(state), ruleset.names(state), ruleset.view(state, null).clock.name)}`)
    }
    print()
    this.save(path)
    print(this.table.isOver ? `See it again: harena replay ${path}` : `Go on with: ${goOn}`)
  }
}

function choiceAt(choices: readonly Choice[], text: string): Choice {
  const choice = /^\d+$/.test(text) ? choices[Number(text) - 1] : undefined
  if (choice) return choice
  throw new UsageError(
    choices.length === 0 ? 'there is nothing to choose now' : `choose a number from 1 to ${choices.length}`,
  )
}
