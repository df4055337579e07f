/** People at a table in the terminal: shows what happened and what can be done, and takes commands line by line. */
import { type Game, type GameEntry, parseJson, type Table, t, type Waiting } from '@harena/engine'
import { slotsOf } from '../games/index.ts'
import type { Slots } from '../games/slots.ts'
import { FAILED, UsageError } from '../lib/errors.ts'
import type { Place } from '../lib/places.ts'
import { LONGEST_LINE } from '../lib/reading.ts'
import { type Amend, type Choice, choicesOf, choicesText, previewText } from './choices.ts'
import type { Form } from './form.ts'
import { Input } from './input.ts'
import { type LogLine, lineText, logOf, outcomeText, secretsOf } from './log-text.ts'
import { paint, print, wrap } from './output.ts'
import { ruleText } from './rule-text.ts'

export interface Manner {
  /** Where the match is saved: after every answer, before anything is told of it. */
  readonly place: Place
  /** A file to save it in as well. */
  copy(file: string): Place
  /** The command that goes on with it, or with a copy of it. */
  goOn(place: Place): string
  /** Sentences only, for screen readers. */
  readonly isPlain: boolean
  readonly withCoordinates: boolean
  /** Whose eyes the log is for; null where several people look at it. */
  readonly seat: number | null
  /** How many of the last lines of an older log are told at the beginning; all if not given. */
  readonly tellsLast?: number
  readonly amend?: Amend
}

const HELP = t`A number   makes that choice
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

const FORM_HELP = t`Here an answer is written out, and what is an answer comes first. Commands may be
written in full: board, coordinates, log, save, undo, rule, help, quit. ? tells how
to answer, ?... about an answer, /words lists choices by number.`

const ELSEWHERE = t('s FILE saves it elsewhere.')

/** So many lines in a row of an input that is no keyboard may be no answer: it could be one without an end. */
const MOST_TRIES = 1000

/** What is to be decided or thrown, and the ways to answer. */
interface Task {
  readonly waiting: Waiting<Game>
  readonly choices: readonly Choice[]
  readonly form: Form | null
}

export class Session {
  private readonly entry: GameEntry
  private readonly slots: Slots
  private readonly table: Table<Game>
  private readonly manner: Manner
  private readonly input = new Input()
  private withCoordinates: boolean
  /** How much of the log has been told, and the arena that was shown last. */
  private told = 0
  private toldBefore = 0
  /** How long the log was when a secret answer was given; as long as it is so, others have still to give theirs. */
  private sealedAt = -1
  private shown = ''
  private readonly toldSecrets = new Map<number, number>()
  /** An answer that waits to be confirmed. */
  private planned: unknown = null
  /** As of which revision the match is saved in each place. */
  private readonly saved = new Map<Place, number>()
  /** The revision with which somebody wanted to leave, though it could not be saved. */
  private leftAt = -1

  constructor(entry: GameEntry, table: Table<Game>, manner: Manner) {
    this.entry = entry
    this.slots = slotsOf(entry.ruleset.id)
    this.table = table
    this.manner = manner
    this.withCoordinates = manner.withCoordinates
    if (manner.tellsLast !== undefined) this.told = Math.max(0, this.lines().length - manner.tellsLast)
  }

  async run(): Promise<void> {
    try {
      if (!this.manner.place.isThere()) this.keep(ELSEWHERE)
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
    const question = waiting.for === 'answers' ? waiting.questions[0]! : null
    const form = (question && this.slots.form?.(table, question)) ?? null
    const isHandedOver = form !== null && (this.isSecret(waiting) || this.sealedAt === this.lines().length)
    if (isHandedOver && !(await this.handOver(question!.seat))) return false
    const task = { waiting, form, choices: question ? choicesOf(entry, table, question, manner.amend) : [] }
    this.planned = null
    this.ask(task)
    for (let tries = 0; ; tries++) {
      if (tries > MOST_TRIES && !process.stdin.isTTY) {
        throw new UsageError(t`${MOST_TRIES} lines of the input came to nothing`)
      }
      const line = await this.input.next('> ', this.isSecret(waiting) && !isHandedOver)
      if (line === null) return false
      if (/^q(uit)?$/i.test(line)) {
        if (this.mayLeave()) return false
        continue
      }
      try {
        if (!this.obey(line, task)) continue
        if (isHandedOver) this.hide()
        return true
      } catch (thrown) {
        if (!(thrown instanceof UsageError)) throw thrown
        print(wrap(thrown.message))
      }
    }
  }

  /** Whether others at this keyboard decide at the same time and must not see what is typed. */
  private isSecret(waiting: Waiting<Game>): boolean {
    return waiting.for === 'answers' && waiting.questions.length > 1 && this.manner.seat === null
  }

  /** What is written out is looked at before it is given: nobody else may be at the screen. */
  private async handOver(seat: number): Promise<boolean> {
    const name = this.table.ruleset.names(this.table.state)[seat]
    print(`\n${paint('bold', t`Hand the keyboard to ${name}.`)} ${t('Only he should look now; Enter goes on.')}`)
    return (await this.input.next('')) !== null
  }

  /** Takes a secret off the screen; unless all is revealed, whoever comes next is told the news again. */
  private hide(): void {
    if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H')
    this.shown = ''
    this.sealedAt = this.lines().length
    if (this.sealedAt === this.told) this.told = this.toldBefore
  }

  /** Carries out a command; true when the match has moved. */
  private obey(line: string, task: Task): boolean {
    if (task.form?.takes(line)) {
      this.planned = null
      return this.fillIn(task.form.read(line), task)
    }
    const [, word, rest] = /^([?/]|[a-z]*)\s*(.*)$/i.exec(line) as unknown as [string, string, string]
    switch (word.toLowerCase()) {
      case '':
        if (rest !== '') return task.waiting.for === 'dice' ? this.typeDice(rest) : this.choose(rest, task)
        this.ask(task, true)
        break
      case 'b':
      case 'board':
        this.ask(task, true)
        break
      case 'c':
      case 'coordinates':
        this.withCoordinates = !this.withCoordinates
        this.ask(task, true)
        break
      case 'u':
      case 'undo':
        return this.undo()
      case 's':
      case 'save':
        this.save(rest ? this.manner.copy(rest) : this.manner.place)
        break
      case 'y':
      case 'yes':
        return this.confirm(task)
      default:
        print(this.information(word.toLowerCase(), rest, task) ?? t`"${line}" is not a command; h lists them.`)
    }
    return false
  }

  /** What a command that only asks for something is answered with. */
  private information(word: string, rest: string, { choices, form }: Task): string | null {
    if (word === 'h' || word === 'help' || (word === '?' && rest === '' && !form))
      return form ? `${HELP}\n${FORM_HELP}` : HELP
    if (word === '?') return form && !/^\d+$/.test(rest) ? form.help(rest) : previewText(choiceAt(choices, rest))
    if (word === '/') return this.list(choices, rest)
    if ((word === 'r' || word === 'rule') && rest !== '') return ruleText(this.entry.book, rest)
    return word === 'l' || word === 'log' ? this.linesFrom(0) : null
  }

  private choose(text: string, task: Task): boolean {
    if (/^[{[]/.test(text)) return this.give(task.waiting, answerFrom(text))
    if (task.form && !/^\d+$/.test(text))
      throw new UsageError(t('this is no answer and no command; ? tells how to answer'))
    const { answer, label } = choiceAt(task.choices, text)
    // Where answers are written out, the list may never have been shown.
    return task.form
      ? this.fillIn(answer, task, t`${label}: y does it; or write another one.`)
      : this.give(task.waiting, answer)
  }

  /** An answer that was written out: legal ones are looked at before they are given. */
  private fillIn(answer: unknown, { waiting, form }: Task, otherwise: string | null = null): boolean {
    if (waiting.for !== 'answers') return false
    const { ruleset, state } = this.table
    const refusal = ruleset.check(state, waiting.questions[0]!, answer)
    const review = refusal ? null : (form!.review(answer) ?? otherwise)
    if (review === null) return this.give(waiting, answer)
    print(review)
    this.planned = answer
    return false
  }

  private confirm({ waiting }: Task): boolean {
    if (this.planned === null) throw new UsageError(t('there is nothing to confirm'))
    return this.give(waiting, this.planned)
  }

  private give(waiting: Waiting<Game>, answer: unknown): boolean {
    if (waiting.for !== 'answers') return false
    const refusal = this.table.answer(waiting.questions[0]!.seat, answer)
    if (refusal) print(wrap(`${refusal.rule} ${refusal.message}`))
    return this.isMoved(refusal === null)
  }

  private typeDice(text: string): boolean {
    const faces = /^[\d\s,]+$/.test(text) ? (text.match(/\d/g) ?? []) : []
    const refusal = this.table.typeDice(faces.map(Number))
    if (refusal) print(refusal.message)
    return this.isMoved(refusal === null)
  }

  private undo(): boolean {
    const refusal = this.table.undo()
    print(refusal ? refusal.message : t('Taken back.'))
    this.told = Math.min(this.told, this.lines().length)
    return this.isMoved(refusal === null)
  }

  /** What a person has answered is saved before it is acknowledged. */
  private isMoved(isMoved: boolean): boolean {
    if (isMoved) this.keep(ELSEWHERE)
    return isMoved
  }

  /** A match that cannot be saved here can still be played on, and saved elsewhere. */
  private keep(advice: string): void {
    const { place } = this.manner
    this.saved.delete(place)
    try {
      this.write(place)
    } catch (thrown) {
      if (!(thrown instanceof UsageError)) throw thrown
      if (this.place() === undefined) print(t`Not saved: ${thrown.message}. ${advice}`)
    }
  }

  private write(place: Place): void {
    place.write(this.table)
    this.saved.set(place, this.table.revision)
  }

  /** Where the match is saved as it stands, its own place before others. */
  private place(): Place | undefined {
    const places = [this.manner.place, ...this.saved.keys()]
    return places.find((place) => this.saved.get(place) === this.table.revision)
  }

  /** Nobody leaves with a match that is saved nowhere, unless he says so twice. */
  private mayLeave(): boolean {
    const { revision } = this.table
    this.keep(t`${ELSEWHERE} q again leaves without saving.`)
    if (this.place() !== undefined || this.leftAt === revision) return true
    this.leftAt = revision
    return false
  }

  /** Shows the arena if it has changed, and what is to be decided or thrown. */
  private ask({ waiting, choices, form }: Task, again = false): void {
    const { ruleset, state } = this.table
    const seat = waiting.for === 'answers' ? waiting.questions[0]!.seat : waiting.by
    const arena = this.arena(ruleset.view(state, seat), seat, choices)
    if (again || arena !== this.shown) print(`\n${arena}`)
    this.shown = arena
    if (waiting.for === 'answers') {
      const question = waiting.questions[0]!
      this.tellSecrets(question.seat)
      print(`\n${wrap(`${paint('bold', this.prompt(question))} ${paint('dim', `[${question.rule}]`)}`)}`)
      print(form ? form.text : this.list(choices))
      if (!form && this.isSecret(waiting)) print(t('The others decide at the same time: what you type is not shown.'))
    } else {
      const name = ruleset.names(state)[seat]
      const rule = paint('dim', `[${waiting.rule}]`)
      const ask =
        waiting.count === 1
          ? t`${name} throws one die ${rule}: type what it shows.`
          : t`${name} throws ${waiting.count} dice ${rule}: type what they show.`
      print(`\n${ask}`)
    }
  }

  /** Where several people or gladiators may be meant, the question begins with the name. */
  private prompt(question: Game['question']): string {
    const { ruleset, state } = this.table
    const names = ruleset.names(state)
    const text = ruleset.prompt(state, question)
    const isClear = this.manner.seat === question.seat && names.length <= 2
    const name = names[question.seat]
    return isClear || name === undefined || text.includes(name) ? text : `${name}: ${text}`
  }

  private arena(view: unknown, seat: number, choices: readonly Choice[]): string {
    const events = this.table.logFor(this.manner.seat).map(({ event }) => event)
    if (this.manner.isPlain) return this.slots.told(view, seat, events)
    return this.slots.drawn(view, { choices, withCoordinates: this.withCoordinates, events })
  }

  private list(choices: readonly Choice[], filter?: string): string {
    const points = this.slots.points?.(this.table.ruleset.view(this.table.state, null)) ?? ''
    return choicesText(choices, points, this.manner.isPlain, filter)
  }

  private lines(): LogLine[] {
    return logOf(this.table, this.manner.seat)
  }

  private linesFrom(entry: number): string {
    const names = this.table.ruleset.names(this.table.state)
    const lines = this.lines().slice(entry)
    return lines.map((line) => lineText(line, names)).join('\n')
  }

  private tellNews(): void {
    const length = this.lines().length
    this.toldBefore = this.told
    if (length > this.told) print(this.linesFrom(this.told))
    this.told = length
  }

  /** What only the one who is asked now may know, and has not been told. */
  private tellSecrets(seat: number): void {
    const secrets = secretsOf(this.table, seat, this.manner.seat)
    const names = this.table.ruleset.names(this.table.state)
    for (const line of secrets.slice(this.toldSecrets.get(seat) ?? 0)) print(lineText(line, names))
    this.toldSecrets.set(seat, secrets.length)
  }

  private save(place: Place): void {
    this.write(place)
    print(t`The record is saved in ${place.label}.`)
  }

  private end(): void {
    const { ruleset, state, revision } = this.table
    if (this.table.isOver) {
      print(`\n${outcomeText(this.table.result(), ruleset.names(state), this.entry.unit)}`)
    }
    print()
    if (this.leftAt !== revision) this.keep('')
    const place = this.place()
    if (place === undefined) {
      print(t('The match is not saved.'))
      process.exitCode ||= FAILED
      return
    }
    print(t`The record is saved in ${place.label}.`)
    print(this.table.isOver ? t`See it again: harena replay ${place.name}` : t`Go on with: ${this.manner.goOn(place)}`)
  }
}

function answerFrom(text: string): unknown {
  try {
    return parseJson(text, t('this'), LONGEST_LINE)
  } catch (thrown) {
    throw new UsageError(t`${(thrown as RangeError).message}: an answer looks like {"do": "rest"}`)
  }
}

function choiceAt(choices: readonly Choice[], text: string): Choice {
  const choice = /^\d+$/.test(text) ? choices[Number(text) - 1] : undefined
  if (choice) return choice
  throw new UsageError(
    choices.length === 0 ? t('there is nothing to choose now') : t`choose a number from 1 to ${choices.length}`,
  )
}
