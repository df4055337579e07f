/** Everything that a player reads of a match while it is played with random answers. */
import {
  type AnyOptions,
  Dice,
  effectiveOptions,
  type Game,
  type GameEntry,
  kept,
  type Reckoning,
  seeded,
  Table,
  t,
} from '@harena/engine'
import { bent } from '@harena/engine/conformance'

/** Hears of a text, of what it is, a prompt or a refusal, and which words in it are names. */
export type Hear = (kind: string, text: string, names: ReadonlySet<string>) => void

export interface Shown {
  readonly setup: unknown
  readonly options: AnyOptions
}

type Say = (kind: string, text: string) => void

/** Ids are written small: whatever begins with a capital in a state, or is called a name elsewhere, is one. */
function collectNames(value: unknown, names: Set<string>): void {
  if (typeof value === 'string' && /^\p{Lu}/u.test(value))
    for (const word of value.split(/[^\p{L}'-]+/u)) names.add(word)
  if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) collectNames(one, names)
}

function namesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (/name/i.test(key) ? [inner] : namesIn(inner)))
}

/** Long enough for most that a match has to say. */
const ANSWERS = 50

/** Plays a match, or the beginning of a long one, and has everything heard that is shown meanwhile. */
export function hearMatch(entry: GameEntry, { setup, options }: Shown, seed: string, say: Hear): void {
  const { ruleset, reckonings } = entry
  const random = Dice.fromSeed(`${seed}/answers`)
  const names = new Set<string>()
  const all = effectiveOptions(ruleset, options)
  const told: Game['event'][] = []
  const hear: Say = (kind, text) => say(kind, text, names)
  const table: Table<Game> = Table.open(ruleset, {
    setup,
    options,
    dice: seeded(seed),
    onTold: ({ event, rolls }, state) => {
      collectNames([state, namesIn(event)], names)
      told.push(event)
      hear('line', ruleset.narrate(event, ruleset.names(state)))
      for (const { name } of rolls) if (name) hear('dice', t(name))
      for (const sum of reckonings?.told(event, all) ?? []) hearSum(sum, hear)
    },
  })
  for (let at = 0; at < ANSWERS && table.waiting?.for === 'answers'; at++) {
    const question = table.waiting.questions[0]!
    const state = ruleset.known(table.state, question.seat)
    const legal = ruleset.legal(state, question)
    const answer = legal[random.below(legal.length)]!
    collectNames([namesIn(question), namesIn(legal)], names)
    hear('prompt', ruleset.prompt(state, question))
    for (const one of [answer, legal.at(-1)!]) hearAnswer(entry, state, question, one, hear)
    for (const other of sample(bent(answer), 8, random)) {
      const refusal = ruleset.check(table.state, question, other)
      // Answers are data: a refusal may quote what was given, and what could be.
      const data = JSON.stringify([other, question, legal.slice(0, 99), entry.types])
      if (refusal) say('refusal', refusal.message, new Set([...names, ...data.split(/[^\p{L}'-]+/u)]))
    }
    if (at % 10 === 0) hearView(entry, table, told, all, hear)
    table.answer(question.seat, answer)
  }
}

function hearAnswer({ ruleset }: GameEntry, state: unknown, question: Game['question'], answer: unknown, hear: Say) {
  // An allocation is shown as it is typed.
  const { kind } = (question as { question?: Game['question'] }).question ?? question
  if (kind !== 'allocate') hear('label', ruleset.describe(state, question, answer))
  const preview = ruleset.preview(state, question, answer)
  if (!preview) return
  const { title, lines, summary, notes = [], more = [], odds } = preview
  const texts = [title, ...lines.map(({ text }) => text), summary, ...notes, ...more, ...odds.map(({ label }) => label)]
  for (const text of texts) hear('preview', text)
}

function sample<T>(all: readonly T[], count: number, random: Dice): T[] {
  return Array.from({ length: count }, () => all[random.below(all.length)]!)
}

function hearSum({ of, steps, otherwise, needed, chance }: Reckoning, hear: Say) {
  for (const what of [of, ...[...steps, ...otherwise].map((step) => step.what)]) hear('sum', kept(what))
  if (needed) hear('sum', needed.text)
  if (chance) hear('sum', t(chance.of))
}

interface Figure {
  readonly seat: number
  readonly marks?: readonly string[]
  readonly facts?: readonly { readonly label: string; readonly value: string }[]
}

function hearView(
  { ruleset, reckonings, sheets }: GameEntry,
  table: Table<Game>,
  told: Game['event'][],
  options: AnyOptions,
  hear: Say,
) {
  const view = ruleset.view(table.state, null)
  const { figures, gladiators } = view as { figures?: readonly Figure[]; gladiators?: readonly Figure[] }
  for (const { seat, marks = [], facts = [] } of figures ?? (reckonings && gladiators) ?? []) {
    for (const mark of marks) hear('mark', kept(mark))
    for (const { label, value } of facts) hear('fact', `${kept(label)}: ${kept(value)}`)
    for (const sum of reckonings?.shown(view, seat, told, options) ?? []) hearSum(sum, hear)
  }
  for (const sheet of sheets.flatMap((kind) => [...kind.blank(options), ...kind.filled(table.state, null)])) {
    for (const text of JSON.stringify(sheet).match(/"(?:[^"\\]|\\.)*"(?!:)/g) ?? []) hear('sheet', text)
  }
}
