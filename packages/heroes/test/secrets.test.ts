import { canonicalJson, seeded, Table } from '@harena/engine'
import { expect, test } from 'vitest'
import { type Heroes, heroes } from '../src/index.ts'

/** Two Stars in one zone, both asked for a bid on the Maneuver. */
function bidding(): Table<Heroes> {
  const table = Table.open(heroes, { setup: heroes.defaultSetup, dice: seeded('a bid') })
  for (let i = 0; i < 40; i++) {
    const waiting = table.waiting
    if (waiting?.for !== 'answers') throw new Error('the match ended before anybody bid')
    const [question] = waiting.questions
    if (question!.kind === 'bid') return table
    const { seat } = question!
    const [own, foe] = [table.state.cards[seat]!, table.state.cards[1 - seat]!]
    const column = (zone: number) => zone % 7
    const step = Math.sign(column(foe.zone) - column(own.zone))
    const to = `P2${column(own.zone) + step}`
    expect(table.answer(seat, own.zone === foe.zone ? { do: 'fight' } : { do: 'move', to })).toBeNull()
  }
  throw new Error('they never met')
}

test('§3.7.2 a sealed bid is invisible in state, view, log and waiting until both are in', () => {
  const sealed = (bid: number) => {
    const table = bidding()
    expect(table.waiting).toMatchObject({ questions: [{ kind: 'bid' }, { kind: 'bid' }] })
    const [first] = table.waiting!.for === 'answers' ? table.waiting!.questions : []
    expect(table.answer(first!.seat, bid)).toBeNull()
    const seats = [null, 0, 1]
    const seen = [table.state, table.waiting, table.log, seats.map((seat) => heroes.view(table.state, seat))]
    return canonicalJson(seen)
  }
  expect(sealed(0)).toBe(sealed(5))
})

test('§3.7.2 a bid may be thought over until the other is in, and both are revealed together', () => {
  const table = bidding()
  const before = table.log.length
  const questions = table.waiting!.for === 'answers' ? table.waiting!.questions : []
  expect(table.answer(questions[0]!.seat, 3)).toBeNull()
  expect(table.answer(questions[0]!.seat, 1)).toBeNull()
  expect(table.log).toHaveLength(before)
  expect(table.answer(questions[1]!.seat, 2)).toBeNull()
  expect(table.log[before]!.event).toMatchObject({ kind: 'bonusDiceUsed', dice: [1, 2] })
})

test('§3.7.2 a bid is a whole number of Bonus Dice that he has', () => {
  const table = bidding()
  const [question] = table.waiting!.for === 'answers' ? table.waiting!.questions : []
  for (const bid of [-1, 9, 1.5, '1', null, Number.NaN, [1]]) {
    expect(heroes.check(table.state, question!, bid)).toMatchObject({ rule: 'T5-3' })
  }
  expect(heroes.check(table.state, question!, 8)).toBeNull()
})
