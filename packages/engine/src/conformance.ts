/**
 * The suite that every ruleset must pass. Each check is a title and a function that throws; the ruleset's tests hand
 * them to their test runner, so this file needs none.
 */
import { Dice } from './dice.ts'
import { canonicalJson } from './digest.ts'
import { formatRecord, parseRecord, seeded } from './record.ts'
import type { AnswerTo, AnyAnswer, Game, Referee, Rule } from './referee.ts'
import type { Ruleset } from './ruleset.ts'
import { Table, verify } from './table.ts'

export interface Subject<G extends Game> {
  readonly ruleset: Ruleset<G>
  /** A random legal set-up with random switches. */
  randomMatch(random: Dice): { setup: G['setup']; options: Partial<G['options']> }
  /** Answers that bring a match forward: random play takes one of them every other time, so that bouts end sooner. */
  isKeen?(answer: AnyAnswer<G>): boolean
  /** The game's ledger: whatever events and refusals cite must stand in it. */
  readonly paragraphs: ReadonlySet<Rule>
}

export interface Check {
  readonly title: string
  run(): void
}

/** More answers than any match of any ruleset needs; reaching it means an endless match. */
const PATIENCE = 20_000

export function conformance<G extends Game>(subject: Subject<G>, matches: number, seed: string): Check[] {
  const each = (play: (subject: Subject<G>, seed: string) => void) => () => {
    for (let i = 0; i < matches; i++) {
      const own = `${seed}/${i}`
      try {
        play(subject, own)
      } catch (thrown) {
        throw new Error(`match with the seed "${own}": ${thrown instanceof Error ? thrown.message : thrown}`, {
          cause: thrown,
        })
      }
    }
  }
  return [
    { title: 'random legal play ends, and every event is told and cited', run: each(endsWithCitedEvents) },
    { title: 'replay repeats the match to the same digest', run: each(replayRepeats) },
    { title: 'saving and restoring at every answer changes nothing', run: each(survivesSaving) },
    { title: 'an illegal answer is refused with its paragraph and changes nothing', run: each(refusesNonsense) },
    { title: 'undo and the same answer again lead to the same place', run: each(undoLeadsBack) },
    { title: 'views are built up: a new field of the state does not show', run: each(viewsAreBuiltUp) },
    { title: 'no event is created when nobody listens', run: each(silenceCreatesNothing) },
  ]
}

/** A match of random legal answers; `onAnswer` sees the table before each. */
export function playRandomly<G extends Game>(
  subject: Subject<G>,
  seed: string,
  onAnswer: (table: Table<G>, question: G['question'], answer: AnyAnswer<G>) => Table<G> = (table) => table,
): Table<G> {
  const random = Dice.fromSeed(`${seed}/random`)
  const { setup, options } = subject.randomMatch(random)
  let table = Table.open(subject.ruleset, { setup, options, dice: seeded(seed) })
  for (let i = 0; !table.isOver; i++) {
    if (i > PATIENCE) throw new Error(`the match does not end: ${PATIENCE} answers were given`)
    const waiting = table.waiting
    if (waiting?.for !== 'answers') throw new Error('a seeded match waits for dice')
    const question = waiting.questions[random.below(waiting.questions.length)]!
    const answer = randomAnswer(subject, table.state, question, random)
    table = onAnswer(table, question, answer)
    const refusal = table.answer(question.seat, answer)
    if (refusal) throw new Error(`listed as legal, but refused: ${JSON.stringify(answer)} ${refusal.message}`)
  }
  return table
}

export function randomAnswer<G extends Game>(
  subject: Subject<G>,
  state: G['state'],
  question: G['question'],
  random: Dice,
): AnyAnswer<G> {
  const legal = subject.ruleset.legal(state, question)
  if (legal.length === 0) throw new Error(`a dead end: "${question.kind}" has no legal answer`)
  const keen = subject.isKeen && random.below(2) === 0 ? legal.filter(subject.isKeen) : []
  const pool = keen.length > 0 ? keen : legal
  return pool[random.below(pool.length)]!
}

function endsWithCitedEvents<G extends Game>(subject: Subject<G>, seed: string): void {
  const table = playRandomly(subject, seed)
  const names = subject.ruleset.names(table.state)
  for (const { event, rolls } of table.log) {
    for (const rule of [event.rule, ...rolls.map((roll) => roll.rule)]) cited(subject, rule, `"${event.kind}"`)
    if (subject.ruleset.narrate(event, names).length === 0) throw new Error(`"${event.kind}" has no sentence`)
    if (canonicalJson(JSON.parse(JSON.stringify(event))) !== canonicalJson(event)) {
      throw new Error(`"${event.kind}" is not plain data`)
    }
  }
  const result = subject.ruleset.result(table.state)
  if (result.seats.length !== names.length) throw new Error('the result does not name every seat')
}

function cited<G extends Game>(subject: Subject<G>, rule: Rule, what: string): void {
  if (!subject.paragraphs.has(rule)) throw new Error(`${what} cites "${rule}", which is not in the ledger`)
}

function replayRepeats<G extends Game>(subject: Subject<G>, seed: string): void {
  const table = playRandomly(subject, seed)
  const record = parseRecord(formatRecord(table.record()))
  if (!verify(subject.ruleset, record).isSame) throw new Error('the replay tells another story')
  const other = { ...record, digest: '0'.repeat(64) }
  if (verify(subject.ruleset, other).isSame) throw new Error('a wrong digest was not noticed')
}

/** Two copies in lockstep: one goes on, the other is saved as text and restored before every answer. */
function survivesSaving<G extends Game>(subject: Subject<G>, seed: string): void {
  let copy: Table<G> | undefined
  const table = playRandomly(subject, seed, (original, question, answer) => {
    const restored = Table.load(subject.ruleset, parseRecord(formatRecord((copy ?? original).record())))
    agree(original, restored)
    restored.answer(question.seat, answer)
    copy = restored
    return original
  })
  if (copy) agree(table, copy)
}

function agree<G extends Game>(a: Table<G>, b: Table<G>): void {
  if (canonicalJson(a.state) !== canonicalJson(b.state)) throw new Error('the restored state differs')
  if (canonicalJson(a.waiting) !== canonicalJson(b.waiting)) throw new Error('the restored match waits for another')
  if (a.digest() !== b.digest()) throw new Error('the restored log differs')
}

/** Things that no game takes for an answer, and legal answers bent a little. */
function nonsense(answer: unknown): unknown[] {
  const bent: unknown[] = [undefined, null, 7, -1, Number.NaN, '', 'nonsense', [], {}, [answer], { answer }, () => 0]
  if (typeof answer === 'object' && answer !== null) {
    bent.push({ ...answer, extra: 1 })
    for (const [key, value] of Object.entries(answer)) {
      for (const other of [undefined, null, -1, 99, 1.5, 'nonsense', {}, typeof value === 'number' ? value + 1 : 0]) {
        bent.push({ ...answer, [key]: other })
      }
    }
  }
  return bent
}

function refusesNonsense<G extends Game>(subject: Subject<G>, seed: string): void {
  const { ruleset } = subject
  playRandomly(subject, seed, (table, question, answer) => {
    const legal = new Set(ruleset.legal(table.state, question).map(canonicalJson))
    const before = canonicalJson([table.state, table.waiting, table.record()])
    for (const other of nonsense(answer)) {
      if (legal.has(canonicalJson(other)) && typeof other !== 'function') continue
      const refusal = ruleset.check(table.state, question, other)
      if (!refusal) continue
      cited(subject, refusal.rule, 'a refusal')
      if (!refusal.message) throw new Error(`${refusal.rule}: refused without a word`)
      if (!table.answer(question.seat, other)) throw new Error('check refuses it, the table takes it')
    }
    if (!table.answer(question.seat + 100, answer)) throw new Error('a stranger answered')
    for (const obvious of [undefined, null, 'nonsense', [answer]]) {
      if (!legal.has(canonicalJson(obvious)) && !ruleset.check(table.state, question, obvious)) {
        throw new Error(`accepted as an answer: ${JSON.stringify(obvious)}`)
      }
    }
    if (canonicalJson([table.state, table.waiting, table.record()]) !== before) {
      throw new Error('a refused answer changed something')
    }
    return table
  })
}

function undoLeadsBack<G extends Game>(subject: Subject<G>, seed: string): void {
  const random = Dice.fromSeed(`${seed}/random`)
  const { setup, options } = subject.randomMatch(random)
  const seats = subject.ruleset.names(subject.ruleset.start(setup, subjectOptions(subject, options))).length
  const players = new Array<string>(seats).fill('one person')
  const table = Table.open(subject.ruleset, { setup, options, dice: seeded(seed), players })
  for (let i = 0; i < 30 && !table.isOver; i++) {
    const waiting = table.waiting
    if (waiting?.for !== 'answers') throw new Error('a seeded match waits for dice')
    const question = waiting.questions[0]!
    const answer = randomAnswer(subject, table.state, question, random)
    const before = canonicalJson([table.state, table.waiting, table.digest()])
    table.answer(question.seat, answer)
    const after = canonicalJson([table.state, table.waiting, table.digest()])
    const refusal = table.undo()
    if (refusal) throw new Error(`undo was refused: ${refusal.message}`)
    if (canonicalJson([table.state, table.waiting, table.digest()]) !== before) throw new Error('undo led elsewhere')
    table.answer(question.seat, answer)
    if (canonicalJson([table.state, table.waiting, table.digest()]) !== after) throw new Error('redo led elsewhere')
  }
}

function subjectOptions<G extends Game>(subject: Subject<G>, options: Partial<G['options']>): G['options'] {
  const defaults = Object.fromEntries(subject.ruleset.options.map((option) => [option.id, option.default]))
  return { ...defaults, ...options } as G['options']
}

const MARK = 'a-field-nobody-may-see'

function viewsAreBuiltUp<G extends Game>(subject: Subject<G>, seed: string): void {
  const { ruleset } = subject
  const table = playRandomly(subject, seed)
  const marked = markAll(ruleset.clone(table.state))
  for (const seat of [null, ...ruleset.names(table.state).keys()]) {
    const view = JSON.stringify(ruleset.view(marked as G['state'], seat))
    if (view.includes(MARK)) throw new Error(`the view of seat ${seat} shows a field it never chose to show`)
    if (view !== JSON.stringify(ruleset.view(table.state, seat))) throw new Error('views of equal states differ')
  }
}

function markAll(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(markAll)
  if (typeof value !== 'object' || value === null) return value
  return { ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, markAll(inner)])), [MARK]: MARK }
}

/** Plays on with nobody listening; a `tell` is a failure. */
function silenceCreatesNothing<G extends Game>(subject: Subject<G>, seed: string): void {
  const random = Dice.fromSeed(`${seed}/random`)
  const { setup, options } = subject.randomMatch(random)
  const stream = Dice.fromSeed(seed)
  const state = subject.ruleset.start(setup, subjectOptions(subject, options))
  const answer = <Q extends G['question']>(question: Q) =>
    randomAnswer(subject, state, question, random) as AnswerTo<G, Q>
  const referee: Referee<G> = {
    listening: false,
    roll: (dice) => stream.sum(dice),
    dice: (count) => stream.faces(count),
    successes: (dice) => stream.faces(dice).filter((face) => face <= 3).length,
    ask: answer,
    askAll: (questions) => questions.map(answer),
    tell: (event) => {
      throw new Error(`"${event.kind}" was created though nobody listens`)
    },
    point: () => {},
  }
  while (!subject.ruleset.isOver(state)) subject.ruleset.playPhase(state, referee)
}
