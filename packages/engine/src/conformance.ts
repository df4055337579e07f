/**
 * The suite that every ruleset must pass. Each check is a title and a function that throws; the ruleset's tests hand
 * them to their test runner, so this file needs none.
 */
import { Dice, successesIn } from './dice.ts'
import { canonicalJson } from './digest.ts'
import { isPlain, plainCopy } from './plain.ts'
import { formatRecord, MAX_TAPE_LENGTH, parseRecord, seeded } from './record.ts'
import type { AnswerTo, AnyAnswer, Game, Referee, Rule } from './referee.ts'
import type { Ruleset } from './ruleset.ts'
import { Table, verify } from './table.ts'

export interface Subject<G extends Game> {
  readonly ruleset: Ruleset<G>
  /** A random legal set-up with random switches. */
  randomMatch(random: Dice): { setup: G['setup']; options: Partial<G['options']> }
  /** Answers that bring a match forward: random play takes one of them every other time, so that bouts end sooner. */
  isKeen?(answer: AnyAnswer<G>): boolean
  /** The game's ledger: whatever questions, events and refusals cite must stand in it. */
  readonly paragraphs: ReadonlySet<Rule>
}

export interface Check {
  readonly title: string
  run(): void
}

/** More answers than any match of any ruleset needs; reaching it means an endless match. */
const PATIENCE = MAX_TAPE_LENGTH

/** Costly looks are taken at each of the first hundred answers and at every tenth of the first thousand. */
function isWorthALook(answers: number): boolean {
  return answers < 100 || (answers < 1000 && answers % 10 === 0)
}

export function conformance<G extends Game>(subject: Subject<G>, matches: number, seed: string): Check[] {
  const each = (play: (subject: Subject<G>, seed: string) => void) => () => {
    for (let i = 0; i < matches; i++) {
      named(`${seed}/${i}`, (own) => play(subject, own))
    }
  }
  return [
    { title: 'random legal play ends, and everything is told and cited', run: each(endsWithCitedEvents) },
    { title: 'replay repeats the match to the same digest', run: each(replayRepeats) },
    { title: 'saving and restoring between answers changes nothing', run: each(survivesSaving) },
    { title: 'an illegal answer is refused with its paragraph and changes nothing', run: each(refusesNonsense) },
    { title: 'an illegal set-up is refused, and one that is not can be played', run: each(refusesBentSetups) },
    { title: 'undo and the same answer again lead to the same place', run: each(undoLeadsBack) },
    { title: 'views are built up: a new field of the state does not show', run: each(viewsAreBuiltUp) },
    { title: 'no event is created when nobody listens, and the match goes the same way', run: each(silenceIsSilent) },
    { title: 'between phases the state is plain data, and what was told stays as told', run: each(stateIsPlain) },
  ]
}

/** A failure names the seed of its match, so that it can be played again. */
function named(seed: string, play: (seed: string) => void): void {
  try {
    play(seed)
  } catch (cause) {
    throw new Error(`match with the seed "${seed}": ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
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
  const { ruleset } = subject
  const table = playRandomly(subject, seed, (before, question, answer) => {
    cited(subject, question.rule, `the question "${question.kind}"`)
    if (isWorthALook(before.length)) hasWords(ruleset, before.state, question, answer)
    return before
  })
  const names = ruleset.names(table.state)
  for (const { event, rolls } of table.log) {
    for (const rule of [event.rule, ...rolls.map((roll) => roll.rule)]) cited(subject, rule, `"${event.kind}"`)
    if (ruleset.narrate(event, names).length === 0) throw new Error(`"${event.kind}" has no sentence`)
    if (!isPlain(event)) throw new Error(`"${event.kind}" is not plain data`)
  }
  if (ruleset.result(table.state).seats.length !== names.length) throw new Error('the result does not name every seat')
}

/** A question must be worded, an answer labelled, and the odds shown with it must be all there are. */
function hasWords<G extends Game>(
  ruleset: Ruleset<G>,
  state: G['state'],
  question: G['question'],
  answer: AnyAnswer<G>,
): void {
  const before = canonicalJson(state)
  if (ruleset.prompt(state, question).length === 0) throw new Error(`"${question.kind}" has no sentence`)
  if (ruleset.describe(state, question, answer).length === 0)
    throw new Error(`an answer to "${question.kind}" has no label`)
  ruleset.aim(state, question, answer)
  const odds = ruleset.preview(state, question, answer)?.odds ?? []
  const sum = odds.reduce((total, { share }) => total + share, 0)
  if (odds.length > 0 && Math.abs(sum - 1) > 1e-9) throw new Error(`the odds of "${question.kind}" add up to ${sum}`)
  if (canonicalJson(state) !== before) throw new Error(`looking at "${question.kind}" changed the state`)
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

/** Two copies in lockstep: one goes on, the other is saved as text and restored on the way. */
function survivesSaving<G extends Game>(subject: Subject<G>, seed: string): void {
  let copy: Table<G> | undefined
  const table = playRandomly(subject, seed, (original, question, answer) => {
    if (!copy || isWorthALook(original.length)) {
      copy = Table.load(subject.ruleset, parseRecord(formatRecord((copy ?? original).record())))
      agree(original, copy)
    }
    copy.answer(question.seat, answer)
    return original
  })
  if (copy) agree(table, copy)
}

function agree<G extends Game>(a: Table<G>, b: Table<G>): void {
  if (canonicalJson(a.state) !== canonicalJson(b.state)) throw new Error('the restored state differs')
  if (canonicalJson(a.waiting) !== canonicalJson(b.waiting)) throw new Error('the restored match waits for another')
  if (a.digest() !== b.digest()) throw new Error('the restored log differs')
}

/** Things that nobody takes for what they stand in for. */
const NONSENSE: readonly unknown[] = [undefined, null, -1, 1.5, 99, Number.NaN, '', 'nonsense', [], {}, () => 0]

/** A value bent a little in one place, in every way. */
function bent(value: unknown): unknown[] {
  const others: unknown[] = [...NONSENSE, [value], { value }]
  if (typeof value === 'number') others.push(value + 1, value - 1, value + 0.5, String(value))
  if (typeof value === 'string') others.push(`${value} `)
  if (Array.isArray(value)) {
    others.push([...value, ...value], value.slice(1))
    value.forEach((inner, i) => {
      for (const other of bent(inner)) others.push(value.with(i, other))
    })
  } else if (typeof value === 'object' && value !== null) {
    others.push({ ...value, extra: 1 })
    for (const [key, inner] of Object.entries(value)) {
      for (const other of bent(inner)) others.push({ ...value, [key]: other })
    }
  }
  return others
}

function refusesNonsense<G extends Game>(subject: Subject<G>, seed: string): void {
  playRandomly(subject, seed, (table, question, answer) => {
    if (!isWorthALook(table.length)) return table
    const legal = new Set(subject.ruleset.legal(table.state, question).map(canonicalJson))
    const before = canonicalJson([table.state, table.waiting, table.record()])
    for (const other of bent(answer)) {
      if (!isPlain(other) || !legal.has(canonicalJson(other))) isRefusedOrPlayable(subject, table, question, other)
    }
    for (const obvious of [undefined, null, Number.NaN, 'nonsense', [answer], { value: answer }]) {
      if (!legal.has(canonicalJson(obvious)) && !subject.ruleset.check(table.state, question, obvious)) {
        throw new Error(`accepted as an answer: ${canonicalJson(obvious)}`)
      }
    }
    if (!table.answer(question.seat + 100, answer)) throw new Error('a stranger answered')
    if (canonicalJson([table.state, table.waiting, table.record()]) !== before) {
      throw new Error('a refused answer changed something')
    }
    return table
  })
}

/** Lists of legal answers may be samples, so an answer that is not listed may be accepted; but then it must work. */
function isRefusedOrPlayable<G extends Game>(
  subject: Subject<G>,
  table: Table<G>,
  question: G['question'],
  answer: unknown,
): void {
  const refusal = subject.ruleset.check(table.state, question, answer)
  if (refusal) {
    cited(subject, refusal.rule, 'a refusal')
    if (!refusal.message) throw new Error(`${refusal.rule}: refused without a word`)
    if (!table.answer(question.seat, answer)) throw new Error('check refuses it, the table takes it')
  } else if (isPlain(answer)) {
    const copy = Table.load(subject.ruleset, table.record())
    try {
      copy.answer(question.seat, answer)
    } catch (cause) {
      throw new Error(`accepted as an answer, but it breaks the rules' code: ${canonicalJson(answer)}`, { cause })
    }
  }
}

function refusesBentSetups<G extends Game>(subject: Subject<G>, seed: string): void {
  const { ruleset } = subject
  const random = Dice.fromSeed(`${seed}/random`)
  const match = subject.randomMatch(random)
  const options = subjectOptions(subject, match.options)
  if (ruleset.checkSetup(ruleset.defaultSetup, subjectOptions(subject, {}))) throw new Error('its default is not legal')
  const all = bent(match.setup)
  const some = all.length <= 300 ? all : Array.from({ length: 300 }, () => all[random.below(all.length)])
  for (const setup of some) {
    const refusal = ruleset.checkSetup(setup, options)
    if (refusal && !refusal.message) throw new Error(`refused without a word: ${canonicalJson(setup)}`)
    if (refusal?.rule) cited(subject, refusal.rule, 'a refusal')
    if (refusal || !isPlain(setup)) continue
    try {
      const { state } = Table.open(ruleset, { setup, options: match.options, dice: seeded(seed) })
      ruleset.view(state, null)
    } catch (cause) {
      throw new Error(`accepted as a set-up, but it cannot be played: ${canonicalJson(setup)}`, { cause })
    }
  }
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
  const look = (state: G['state']) => {
    const marked = markAll(ruleset.clone(state))
    for (const seat of [null, ...ruleset.names(state).keys()]) {
      const view = JSON.stringify(ruleset.view(marked as G['state'], seat))
      if (view.includes(MARK)) throw new Error(`the view of seat ${seat} shows a field it never chose to show`)
      if (view !== JSON.stringify(ruleset.view(state, seat))) throw new Error('views of equal states differ')
    }
  }
  const table = playRandomly(subject, seed, (before) => {
    if (isWorthALook(before.length)) look(before.state)
    return before
  })
  look(table.state)
}

function markAll(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(markAll)
  if (typeof value !== 'object' || value === null) return value
  return { ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, markAll(inner)])), [MARK]: MARK }
}

/** How a match is played in direct calls, without a table. */
interface DirectPlay<G extends Game> {
  /** Hears what is told; null when nobody listens. */
  readonly tell: ((event: G['event']) => void) | null
  onAnswer?(answer: AnyAnswer<G>): void
  /** The state with which the next phase begins. */
  between(state: G['state']): G['state']
}

/** Plays a random match in direct calls and gives its last state; the same seed gives the same answers and dice. */
function playDirectly<G extends Game>(subject: Subject<G>, seed: string, play: DirectPlay<G>): G['state'] {
  const random = Dice.fromSeed(`${seed}/random`)
  const { setup, options } = subject.randomMatch(random)
  const setupBefore = canonicalJson(setup)
  const stream = Dice.fromSeed(seed)
  let state = subject.ruleset.start(setup, subjectOptions(subject, options))
  let steps = 0
  const step = () => {
    if (steps++ > PATIENCE) throw new Error(`the match does not end: ${PATIENCE} answers or phases were played`)
  }
  const answer = <Q extends G['question']>(question: Q) => {
    step()
    const given = randomAnswer(subject, state, question, random)
    play.onAnswer?.(given)
    return given as AnswerTo<G, Q>
  }
  const referee: Referee<G> = {
    listening: play.tell !== null,
    roll: (dice) => stream.sum(dice),
    dice: (count) => stream.faces(count),
    successes: (dice) => successesIn(stream.faces(dice)),
    ask: answer,
    askAll: (questions) => questions.map(answer),
    tell: (event) => {
      if (!play.tell) throw new Error(`"${event.kind}" was created though nobody listens`)
      play.tell(event)
    },
    settle: (_, run) => run(),
    point: () => {},
  }
  while (!subject.ruleset.isOver(state)) {
    step()
    subject.ruleset.playStep(state, referee)
    state = play.between(state)
  }
  if (canonicalJson(setup) !== setupBefore) throw new Error('playing the match changed its set-up')
  return state
}

function silenceIsSilent<G extends Game>(subject: Subject<G>, seed: string): void {
  const between = (state: G['state']) => state
  const heard = playDirectly(subject, seed, { tell: () => {}, between })
  const unheard = playDirectly(subject, seed, { tell: null, between })
  if (canonicalJson(heard) !== canonicalJson(unheard)) throw new Error('the match goes another way when nobody listens')
}

function stateIsPlain<G extends Game>(subject: Subject<G>, seed: string): void {
  const { ruleset } = subject
  const original = playDirectly(subject, seed, { tell: () => {}, between: (state) => state })
  const cloned = playDirectly(subject, seed, { tell: () => {}, between: (state) => ruleset.clone(state) })
  if (canonicalJson(cloned) !== canonicalJson(original)) throw new Error('a clone plays on differently')
  const kept: { value: unknown; text: string }[] = []
  const keep = (value: unknown) => kept.push({ value, text: canonicalJson(value) })
  const copied = playDirectly(subject, seed, {
    tell: keep,
    onAnswer: keep,
    between: (state) => {
      if (!isPlain(state)) throw new Error('the state is not plain data')
      for (const { value, text } of kept.splice(0)) {
        if (canonicalJson(value) !== text) throw new Error(`an event or answer was changed afterwards: ${text}`)
      }
      return plainCopy(state)
    },
  })
  if (canonicalJson(copied) !== canonicalJson(original))
    throw new Error('a copy of the plain data plays on differently')
}

/**
 * One random match, at length: it ends, is saved and restored before every answer (or every so many), and replays to the
 * same digest.
 */
export function livesThrough<G extends Game>(subject: Subject<G>, seed: string, every = 1): void {
  named(seed, (own) => liveThrough(subject, own, every))
}

function liveThrough<G extends Game>(subject: Subject<G>, seed: string, every: number): void {
  const { ruleset } = subject
  const table = playRandomly(subject, seed, (original, question, answer) => {
    if (original.length % every !== 0) return original
    const restored = Table.load(ruleset, parseRecord(formatRecord(original.record())))
    if (JSON.stringify(restored.state) !== JSON.stringify(original.state)) throw new Error('the restored state differs')
    const refusal = restored.answer(question.seat, answer)
    if (refusal) throw new Error(`the restored match refuses the answer: ${refusal.message}`)
    return original
  })
  if (!verify(ruleset, table.record()).isSame) throw new Error('the replay tells another story')
}
