/** Everything that happens is told, cited and worded, and nobody pays for it who does not listen. */
import { canonicalJson } from '../digest.ts'
import { isPlain, plainCopy } from '../plain.ts'
import type { AnyAnswer, Game, Rule } from '../referee.ts'
import type { Ruleset } from '../ruleset.ts'
import { isWorthALook, playDirectly, playRandomly, type Subject } from './random-play.ts'

export function endsWithCitedEvents<G extends Game>(subject: Subject<G>, seed: string): void {
  const { ruleset } = subject
  const table = playRandomly(subject, seed, (before, question, answer) => {
    cited(subject, question.rule, `the question "${question.kind}"`)
    if (isWorthALook(before.length)) hasWords(ruleset, before.state, question, answer)
    return before
  })
  const names = ruleset.names(table.state)
  for (const { event, rolls } of table.log) {
    for (const { rule } of [event, ...rolls, ...(event.steps ?? [])]) cited(subject, rule, `"${event.kind}"`)
    if (rolls.some(({ name }) => !name)) throw new Error(`"${event.kind}" has dice without a name`)
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

export function cited<G extends Game>(subject: Subject<G>, rule: Rule, what: string): void {
  if (!subject.paragraphs.has(rule)) throw new Error(`${what} cites "${rule}", which is not in the ledger`)
}

export function silenceIsSilent<G extends Game>(subject: Subject<G>, seed: string): void {
  const between = (state: G['state']) => state
  const heard = playDirectly(subject, seed, { tell: () => {}, between })
  const unheard = playDirectly(subject, seed, { tell: null, between })
  if (canonicalJson(heard) !== canonicalJson(unheard)) throw new Error('the match goes another way when nobody listens')
}

export function stateIsPlain<G extends Game>(subject: Subject<G>, seed: string): void {
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
