import { describe, expect, test } from 'vitest'
import { canonicalJson, type Player, seeded, Table } from '../src/index.ts'
import { greedy, random, type Toy, toy } from './toy-game.ts'

function open(players: readonly Player<Toy>[], isTyped = false, names = ['Ajax', 'Bato']): Table<Toy> {
  return Table.open(toy, { setup: { names }, dice: isTyped ? { kind: 'typed' } : seeded('undo'), players })
}

function everything(table: Table<Toy>): string {
  return canonicalJson([table.state, table.waiting, table.record()])
}

const STANDS = 'Dice have been thrown or plans revealed since: with two players it stands.'

test('at the start there is nothing to take back', () => {
  const table = open(['Anna', greedy])
  expect(table.undo()?.message).toBe('There is nothing to take back.')
  expect(open([greedy, greedy]).undo()?.message).toBe('There is nothing to take back.')
})

describe('one person', () => {
  test('takes back answer after answer, across dice, to the start', () => {
    const table = open(['Anna', 'Anna'])
    const positions: string[] = []
    while (!table.isOver) {
      positions.push(everything(table))
      const question = table.waiting?.for === 'answers' ? table.waiting.questions[0]! : undefined
      table.answer(question!.seat, question!.kind === 'showFingers' ? 3 : { dare: true })
    }
    expect(positions.length).toBeGreaterThan(3)
    while (positions.length > 0) {
      expect(table.undo()).toBeNull()
      expect(everything(table)).toBe(positions.pop())
    }
    expect(table.undo()).not.toBeNull()
  })

  test('takes back his own answer, and what opponents did since', () => {
    const table = open(['Anna', random])
    const start = everything(table)
    table.answer(0, 1)
    expect(table.length).toBeGreaterThan(1)
    expect(table.undo()).toBeNull()
    expect(everything(table)).toBe(start)
  })

  test('can answer differently then', () => {
    const table = open(['Anna', greedy])
    table.answer(0, 1)
    table.undo()
    expect(table.answer(0, 9)?.rule).toBe('§2.1')
    expect(table.answer(0, 5)).toBeNull()
    const other = open(['Anna', greedy])
    other.answer(0, 5)
    expect(everything(table)).toBe(everything(other))
  })
})

describe('two people', () => {
  test('take back a sealed answer while it is sealed, and only that one', () => {
    const table = open(['Anna', 'Ben', 'Cleo'], false, ['A', 'B', 'C'])
    table.answer(2, 4)
    const one = everything(table)
    table.answer(0, 5)
    expect(table.undo()).toBeNull()
    expect(everything(table)).toBe(one)
    expect(table.undo()).toBeNull()
    expect(table.length).toBe(0)
  })

  test('keep what opponents have sealed', () => {
    const table = open(['Anna', random, 'Cleo'], false, ['A', 'B', 'C'])
    const start = everything(table)
    table.answer(0, 5)
    expect(table.undo()).toBeNull()
    expect(everything(table)).toBe(start)
    expect(table.length).toBe(1)
  })

  test('not once plans are revealed', () => {
    const table = open(['Anna', 'Ben'])
    table.answer(0, 5)
    table.answer(1, 4)
    const revealed = everything(table)
    expect(table.undo()?.message).toBe(STANDS)
    expect(everything(table)).toBe(revealed)
  })

  test('not across dice, but an answer without dice', () => {
    const table = open(['Anna', 'Ben'])
    table.answer(0, 5)
    table.answer(1, 4)
    const before = everything(table)
    table.answer(0, { dare: false })
    expect(table.undo()).toBeNull()
    expect(everything(table)).toBe(before)
    table.answer(0, { dare: true })
    const after = everything(table)
    expect(table.undo()?.message).toBe(STANDS)
    expect(everything(table)).toBe(after)
  })

  test('are people on seats without a player too', () => {
    const table = open([])
    table.answer(0, 5)
    table.answer(1, 4)
    expect(table.undo()?.message).toBe(STANDS)
  })
})

describe('typed dice', () => {
  test('can always be corrected', () => {
    const table = open(['Anna', 'Ben'], true)
    table.typeDice([6])
    table.typeDice([5])
    expect(table.undo()).toBeNull()
    expect(table.waiting).toEqual({ for: 'dice', count: 1, rule: '§1.2', by: 1, name: 'omen' })
    table.typeDice([4])
    expect(table.state.omens).toEqual([6, 4])
  })

  test('also those of an opponent', () => {
    const table = open(['Anna', greedy], true)
    table.typeDice([6])
    table.typeDice([5])
    expect(table.undo()).toBeNull()
    expect(table.state.omens).toEqual([6])
  })
})
