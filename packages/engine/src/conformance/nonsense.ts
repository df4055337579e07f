/** Whatever is handed in that is not legal is refused with its reason, and changes nothing. */
import { Dice } from '../dice.ts'
import { canonicalJson } from '../digest.ts'
import { isPlain } from '../plain.ts'
import { seeded } from '../record.ts'
import type { Game } from '../referee.ts'
import { Table } from '../table.ts'
import { isWorthALook, playRandomly, type Subject, subjectOptions } from './random-play.ts'
import { cited } from './telling.ts'

/** Things that nobody takes for what they stand in for. */
const NONSENSE: readonly unknown[] = [undefined, null, -1, 1.5, 99, Number.NaN, '', 'nonsense', [], {}, () => 0]

/** A value bent a little in one place, in every way. */
export function bent(value: unknown): unknown[] {
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

export function refusesNonsense<G extends Game>(subject: Subject<G>, seed: string): void {
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

export function refusesBentSetups<G extends Game>(subject: Subject<G>, seed: string): void {
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
