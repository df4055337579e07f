import { describe, expect, test } from 'vitest'
import {
  distributionOf,
  eventFor,
  forwarding,
  type Game,
  type GameEvent,
  Oracle,
  type Question,
  type Referee,
  Scripted,
  within,
} from '../src/index.ts'
import type { Toy } from './toy-game.ts'

/** A campaign in which somebody plays the toy: its questions and events come wrapped. */
interface Outer extends Game {
  readonly question: Question & { readonly kind: 'bout'; readonly question: Toy['question'] }
  readonly answers: { readonly bout: unknown }
  readonly event: GameEvent & { readonly kind: 'bout'; readonly event: Toy['event'] }
}

const owners = [4, 7, 4]

function inside(referee: Referee<Outer>): Referee<Toy> {
  return within<Toy, Outer>(referee, {
    seatOf: (seat) => owners[seat]!,
    question: (question, seat) => ({ kind: 'bout', seat, rule: question.rule, question }),
    event: (event, to) => ({ kind: 'bout', rule: event.rule, event, ...(to && { to }) }),
  })
}

test('a match inside another game asks the owners, and tells each what is his', () => {
  const outer = new Scripted<Outer>([2, 5], [3, 1, { dare: true }])
  const inner = inside(outer)
  expect(inner.roll(1, '§1.2', 2, 'omen')).toBe(2)
  const questions = [0, 2].map((seat) => ({ kind: 'showFingers', seat, rule: '§2.1' }) as const)
  expect(inner.askAll(questions)).toEqual([3, 1])
  expect(inner.ask({ kind: 'takeOrDare', seat: 1, rule: '§2.4' })).toEqual({ dare: true })
  inner.tell({ kind: 'omenSeen', rule: '§1.2', to: [1], seat: 1, omen: 5 })
  inner.tell({ kind: 'roundDrawn', rule: '§2.2' })
  expect(inner.successes(1, '§2.4', 1)).toBe(0)
  expect(outer.rolls).toEqual([
    { by: 4, rule: '§1.2', name: 'omen', faces: [2] },
    { by: 7, rule: '§2.4', faces: [5] },
  ])
  expect(outer.asked.map(({ seat, question }) => [seat, question.seat])).toEqual([
    [4, 0],
    [4, 2],
    [7, 1],
  ])
  expect(outer.events.map(({ to }) => to)).toEqual([[7], undefined])
  outer.done()
})

test('exact odds inside another game cost what they cost outside', () => {
  const rule = (referee: Referee<Toy>) => {
    const settled = referee.settle(
      () => 'even',
      () => referee.roll(3, '§2.3', 0) % 2,
      String,
    )
    while (referee.roll(1, '§2.3', 0) < 3) referee.point(() => `again ${settled}`)
    return `${settled}`
  }
  const direct = new Oracle<Toy>()
  const plain = distributionOf(direct, rule)
  const outer = new Oracle<Outer>()
  const wrapped = distributionOf(outer, (referee) => rule(forwarding(inside(referee), {})))
  expect([...wrapped]).toEqual([...plain])
  expect(outer.runs).toBe(direct.runs)
})

test('some calls can be done otherwise', () => {
  const script = new Scripted<Toy>([], [5])
  const answers: unknown[] = []
  const listening = forwarding(script, {
    ask: (question) => {
      answers.push(question.kind)
      return script.ask(question)
    },
  })
  expect(listening.ask({ kind: 'showFingers', seat: 0, rule: '§2.1' })).toBe(5)
  expect(answers).toEqual(['showFingers'])
})

describe('an event as a seat may know it', () => {
  const open: GameEvent = { kind: 'fell', rule: '§1' }
  const secret = { kind: 'checked', rule: '§1', falls: true, hidden: { to: [1], total: 7 } }

  test('is the very event where nothing is hidden', () => {
    expect(eventFor(open, null)).toBe(open)
    expect(eventFor(secret, 1)).toBe(secret)
  })

  test('lacks what it may not know', () => {
    expect(eventFor(secret, 0)).toEqual({ kind: 'checked', rule: '§1', falls: true })
    expect(eventFor(secret, null)).toEqual({ kind: 'checked', rule: '§1', falls: true })
  })

  test('is none where it may not know of it', () => {
    expect(eventFor({ ...secret, to: [0] }, 1)).toBeUndefined()
    expect(eventFor({ ...secret, to: [0] }, null)).toBeUndefined()
    expect(eventFor({ ...secret, to: [0] }, 0)).toEqual({ kind: 'checked', rule: '§1', falls: true, to: [0] })
  })
})
