/** What a table withstands: failing rule code, failing opponents, callers that change what they gave or got. */
import { describe, expect, test } from 'vitest'
import { type Bot, canonicalJson, type Ruleset, seeded, Table, verify } from '../src/index.ts'
import { greedy, type Toy, type ToyQuestion, toy } from './toy-game.ts'

const setup = toy.defaultSetup
const dice = seeded('safety')

function everything(table: Table<Toy>): string {
  return canonicalJson([table.state, table.waiting, table.log, table.isOver, table.record()])
}

/** A toy whose scoring fails while `isBroken`. */
function fragile(): { ruleset: Ruleset<Toy>; isBroken: boolean } {
  const game = { ruleset: toy, isBroken: false }
  const playStep: typeof toy.playStep = (state, referee) => {
    toy.playStep(state, referee)
    if (game.isBroken && state.round > 0) throw new TypeError('no such row')
  }
  game.ruleset = { ...toy, playStep }
  return game
}

describe('when rule code fails', () => {
  test('the error comes out and the position before remains', () => {
    const game = fragile()
    const table = Table.open(game.ruleset, { setup, dice })
    table.answer(0, 1)
    table.answer(1, 5)
    const before = everything(table)
    game.isBroken = true
    expect(() => table.answer(1, { dare: true })).toThrow('no such row')
    expect(everything(table)).toBe(before)
    game.isBroken = false
    expect(table.answer(1, { dare: true })).toBeNull()
    expect(verify(toy, table.record()).isSame).toBe(true)
  })

  test('also in a later round, with an opponent and sealed answers', () => {
    const game = fragile()
    const table = Table.open(game.ruleset, { setup, dice, players: ['Anna', greedy], options: { target: 9 } })
    for (let i = 0; i < 6; i++) table.answer(0, table.questionFor(0)!.kind === 'showFingers' ? 1 : { dare: false })
    const before = everything(table)
    game.isBroken = true
    expect(() => table.answer(0, 1)).toThrow('no such row')
    expect(everything(table)).toBe(before)
    game.isBroken = false
    expect(table.answer(0, 1)).toBeNull()
    expect(verify(toy, table.record()).isSame).toBe(true)
  })

  test('also when dice are typed and when an answer is taken back', () => {
    const game = fragile()
    const table = Table.open(game.ruleset, { setup, dice: { kind: 'typed' }, players: ['Anna', 'Anna'] })
    for (const face of [1, 2]) table.typeDice([face])
    for (const seat of [0, 1]) table.answer(seat, 4 - seat)
    table.answer(0, { dare: true })
    game.isBroken = true
    const waiting = everything(table)
    expect(() => table.typeDice([5])).toThrow('no such row')
    expect(everything(table)).toBe(waiting)
    game.isBroken = false
    table.typeDice([5])
    const later = everything(table)
    table.answer(0, 3)
    table.undo()
    expect(everything(table)).toBe(later)
  })
})

describe('opponents', () => {
  const cheat: Bot<Toy> = (state, question) =>
    question.kind === 'showFingers'
      ? greedy(state, question, { below: () => 0 })
      : { dare: 'maybe' as unknown as boolean }

  test('that answer illegally are an error that names seat and paragraph', () => {
    expect(() => Table.open(toy, { setup, dice, players: [cheat, cheat] })).toThrow(/seat \d.*§2\.4/)
    const strange = (() => () => 5) as unknown as Bot<Toy>
    expect(() => Table.open(toy, { setup, dice, players: [strange] })).toThrow('plain data')
  })

  test('that have not thought yet are waited for, and their answer is taken when it comes', () => {
    const thinking = (() => undefined) as unknown as Bot<Toy>
    const table = Table.open(toy, { setup, dice, players: [thinking, thinking] })
    expect(table.questionFor(0)).toBeDefined()
    expect(table.answer(0, 5)).toBeNull()
  })

  test('that fail leave the position as it was', () => {
    const table = Table.open(toy, { setup, dice, players: ['Anna', cheat] })
    const before = everything(table)
    expect(() => table.answer(0, 1)).toThrow('seat 1')
    expect(everything(table)).toBe(before)
    expect(table.answer(0, 5)).toBeNull()
  })

  test('cannot play at the table they are asked at', () => {
    const tables: Table<Toy>[] = []
    const meddler: Bot<Toy> = (state, question, stream) => {
      tables[0]?.undo()
      return greedy(state, question, stream)
    }
    const table = Table.open(toy, { setup, dice, players: ['Anna', meddler] })
    table.answer(0, 5)
    tables.push(table)
    const before = everything(table)
    expect(() => table.answer(0, { dare: false })).toThrow('only while it waits')
    expect(everything(table)).toBe(before)
  })

  test('that never come to an end are stopped', () => {
    const endless = { ...toy, isOver: () => false }
    expect(() => Table.open(endless, { setup, dice, players: [greedy, greedy] })).toThrow('does not end')
    const idle = { ...endless, playStep: () => {} }
    expect(() => Table.open(idle, { setup, dice })).toThrow('does not end')
  })
})

describe('nothing is shared with callers', () => {
  test('an answer changed after it was given', () => {
    const table = Table.open(toy, { setup, dice })
    table.answer(0, 1)
    table.answer(1, 5)
    const answer = { dare: false }
    table.answer(1, answer)
    const before = everything(table)
    answer.dare = true
    expect(everything(table)).toBe(before)
  })

  test('an answer that an opponent keeps and changes', () => {
    const kept = { dare: false }
    const bot: Bot<Toy> = (_state, question) => (question.kind === 'showFingers' ? 5 : kept)
    const table = Table.open(toy, { setup, dice, players: ['Anna', bot] })
    table.answer(0, 1)
    const before = everything(table)
    kept.dare = true
    expect(everything(table)).toBe(before)
  })

  test('typed dice changed after they were given', () => {
    const table = Table.open(toy, { setup, dice: { kind: 'typed' } })
    const faces = [6]
    table.typeDice(faces)
    faces[0] = 1
    table.typeDice([2])
    expect(table.state.omens).toEqual([6, 2])
    expect(verify(toy, table.record()).isSame).toBe(true)
  })

  test('the set-up, the options, the dice and the players changed after the opening', () => {
    const given = {
      setup: { names: ['A', 'B'] },
      options: { target: 2 },
      dice: { ...seeded('x') },
      players: ['Anna', 'Anna'],
    }
    const table = Table.open(toy, given)
    const before = everything(table)
    given.setup.names.push('C')
    given.options.target = 9
    Object.assign(given.dice, { seed: 'y' })
    given.players[1] = 'Ben'
    expect(everything(table)).toBe(before)
    table.answer(0, 1)
    table.answer(1, 2)
    expect(table.undo()).toBeNull()
  })

  test('a record changed after it was given out or loaded', () => {
    const table = Table.open(toy, { setup, dice })
    table.answer(0, 1)
    table.answer(1, 5)
    table.answer(1, { dare: false })
    const before = everything(table)
    const spoil = (record: unknown) => {
      const open = record as {
        tape: { answer: unknown }[]
        setup: { names: string[] }
        options: Record<string, unknown>
      }
      open.tape[1]!.answer = { dare: true }
      open.tape.pop()
      open.setup.names.pop()
      open.options.target = 1
    }
    spoil(table.record())
    expect(everything(table)).toBe(before)
    const record = table.record()
    const loaded = Table.load(toy, record)
    spoil(record)
    expect(everything(loaded)).toBe(before)
    loaded.answer(0, 3)
    loaded.undo()
    expect(everything(loaded)).toBe(before)
  })

  test('an answer that rule code changes after it was read', () => {
    const meddling: Ruleset<Toy> = {
      ...toy,
      playStep: (state, referee) => {
        const answer = referee.ask({ kind: 'takeOrDare', seat: 0, rule: '§2.4' }) as { dare: boolean }
        state.points[0]! += answer.dare ? 1 : 0
        answer.dare = !answer.dare
        const sealed = referee.askAll([{ kind: 'takeOrDare', seat: 1, rule: '§2.4' } satisfies ToyQuestion])
        Object.assign(sealed[0]!, { dare: 'spoiled' })
        referee.ask({ kind: 'takeOrDare', seat: 0, rule: '§2.4' })
      },
    }
    const table = Table.open(meddling, { setup, dice })
    table.answer(0, { dare: true })
    table.answer(1, { dare: true })
    expect(table.state.points[0]).toBe(1)
    expect(JSON.stringify(table.record().tape)).toBe(
      '[{"seat":0,"answer":{"dare":true}},{"sealed":[{"seat":1,"answer":{"dare":true}}]}]',
    )
  })

  test('a state that a caller changes, once an answer is in', () => {
    const table = Table.open(toy, { setup, dice })
    const other = Table.open(toy, { setup, dice })
    table.state.points[0] = 9
    for (const one of [table, other]) one.answer(0, 4)
    expect(everything(table)).toBe(everything(other))
  })
})
