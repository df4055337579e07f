/** Steps can be taken up from plain data where they wait, and a referee that passes things on changes nothing. */
import { canonicalJson } from '../digest.ts'
import { forwarding } from '../forwarding.ts'
import type { Game, Referee } from '../referee.ts'
import { BudgetExceeded, distributionOf, Oracle } from '../referees/oracle.ts'
import { keepNext, type Last, lastOf, type Next, NO_SNAPSHOT, type Snapshot } from '../snapshot.ts'
import { Table } from '../table.ts'
import { isWorthALook, playDirectly, playRandomly, type Subject } from './random-play.ts'

/** A snapshot that was kept as text goes on in lockstep with the match it was made of. */
export function resumesFromJson<G extends Game>(subject: Subject<G>, seed: string): void {
  const { ruleset } = subject
  let last: Last<G> = NO_SNAPSHOT
  playRandomly(subject, seed, (table, question, answer) => {
    if (!isWorthALook(table.length)) return table
    beginsWithItsQuestion(table)
    const next = keptAsText(last, table.snapshot())
    const { snapshot } = next
    last = next
    const restored = Table.resume(ruleset, table.head, snapshot, table.tapeFrom(snapshot.tape))
    if (canonicalJson(restored.waiting) !== canonicalJson(table.waiting)) throw new Error('it waits for another answer')
    if (restored.digest() !== table.digest()) throw new Error('its record differs')
    const refusal = restored.answer(question.seat, answer)
    if (refusal) throw new Error(`the restored match refuses the answer: ${refusal.message}`)
    return table
  })
}

/** The snapshot out of the text of what changed since the last. */
function keptAsText<G extends Game>(last: Last<G>, snapshot: Snapshot<G>): Next<G> {
  const next = keepNext(last, snapshot)
  const read = lastOf([JSON.parse(JSON.stringify(next.kept))], last)
  if (canonicalJson(read.snapshot) !== canonicalJson(snapshot)) throw new Error('the snapshot is kept as another one')
  return { ...next, snapshot: read.snapshot! }
}

/**
 * As long as nothing was thrown or answered in its step, the state is as it was when the step began: a search can take it
 * up from there and answer.
 */
function beginsWithItsQuestion<G extends Game>(table: Table<G>): void {
  if (!table.isAtFirstQuestion) return
  if (canonicalJson(table.stepSoFar.state) === canonicalJson(table.state)) return
  const [question] = table.waiting?.for === 'answers' ? table.waiting.questions : []
  throw new Error(`the step changes the state before its question "${question?.kind}"`)
}

/** The same match, and the same odds at the same cost. */
export function forwardingChangesNothing<G extends Game>(subject: Subject<G>, seed: string): void {
  const between = (state: G['state']) => state
  const direct = playDirectly(subject, seed, { tell: null, between })
  const passedOn = playDirectly(subject, seed, { tell: null, between, wrap: (referee) => forwarding(referee, {}) })
  if (canonicalJson(direct) !== canonicalJson(passedOn)) throw new Error('a referee that passes on plays another match')
  let looks = 0
  playRandomly(subject, seed, (table) => {
    if (looks < MOST_LOOKS && table.length % 7 === 0) {
      looks++
      const { state } = table.stepSoFar
      const a = oddsOfStep(subject, state, (referee) => referee)
      const b = oddsOfStep(subject, state, (referee) => forwarding(referee, {}))
      if (a !== b) throw new Error('exact odds through a referee that passes on differ in chances or cost')
    }
    return table
  })
}

/** Exact odds take a while: a few steps of a match, each with so many runs of rule code. */
const MOST_LOOKS = 2
const MOST_RUNS = 500

/** The chances of the states after a step, and how many runs they took; the same text where there are too many. */
function oddsOfStep<G extends Game>(
  { ruleset }: Subject<G>,
  from: G['state'],
  wrap: (referee: Referee<G>) => Referee<G>,
): string {
  let now = from
  const oracle = new Oracle<G>({ budget: MOST_RUNS, policy: (question) => ruleset.legal(now, question)[0] })
  try {
    const found = distributionOf<G, string>(oracle, (referee) => {
      now = ruleset.clone(from)
      if (!ruleset.isOver(now)) ruleset.playStep(now, wrap(referee))
      return canonicalJson(now)
    })
    return JSON.stringify([[...found], oracle.runs])
  } catch (thrown) {
    if (thrown instanceof BudgetExceeded) return 'too many'
    throw thrown
  }
}
