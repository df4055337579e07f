/** A match is its record: replayed, saved and restored, or taken back, it is the same match. */
import { Dice } from '../dice.ts'
import { canonicalJson } from '../digest.ts'
import { formatRecord, parseRecord, seeded } from '../record.ts'
import type { Game } from '../referee.ts'
import { Table } from '../table.ts'
import { verify } from '../verify.ts'
import { isWorthALook, named, playRandomly, randomAnswer, type Subject, subjectOptions } from './random-play.ts'

export function replayRepeats<G extends Game>(subject: Subject<G>, seed: string): void {
  const table = playRandomly(subject, seed)
  const record = parseRecord(formatRecord(table.record()))
  if (!verify(subject.ruleset, record).isSame) throw new Error('the replay tells another story')
  const other = { ...record, digest: '0'.repeat(64) }
  if (verify(subject.ruleset, other).isSame) throw new Error('a wrong digest was not noticed')
}

/** Two copies in lockstep: one goes on, the other is saved as text and restored on the way. */
export function survivesSaving<G extends Game>(subject: Subject<G>, seed: string): void {
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

export function undoLeadsBack<G extends Game>(subject: Subject<G>, seed: string): void {
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

/** An answer that arrives again with the number of its question is taken once. */
export function answersAreTakenOnce<G extends Game>(subject: Subject<G>, seed: string): void {
  let before:
    | { readonly seat: number; readonly answer: unknown; readonly at: number; readonly which: number }
    | undefined
  playRandomly(subject, seed, (table, question, answer) => {
    if (before && isWorthALook(table.length)) {
      const record = canonicalJson(table.record())
      const again = table.answer(before.seat, before.answer, before.at, before.which)
      if (again) throw new Error('the same answer again was refused')
      if (canonicalJson(table.record()) !== record) throw new Error('the same answer was taken twice')
    }
    const { at } = table
    const { seat } = question
    const which = table.whichOf(question)
    const refusal = table.answer(seat, answer, at, which)
    if (refusal) throw new Error(`listed as legal, but refused: ${refusal.message}`)
    before = { seat, answer, at, which }
    return null
  })
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
