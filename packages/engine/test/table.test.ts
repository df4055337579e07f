import { describe, expect, test } from 'vitest'
import {
  type Bot,
  canonicalJson,
  type LogEntry,
  type Player,
  type Refusal,
  type Seat,
  seeded,
  Table,
  verify,
} from '../src/index.ts'
import { greedy, random, type Toy, toy } from './toy-game.ts'

interface Wishes {
  readonly players?: readonly Player<Toy>[]
  readonly names?: readonly string[]
  readonly seed?: string
  readonly isTyped?: boolean
}

function open({ players = [], names = ['Ajax', 'Bato'], seed = 'table', isTyped = false }: Wishes = {}): Table<Toy> {
  return Table.open(toy, { setup: { names }, dice: isTyped ? { kind: 'typed' } : seeded(seed), players })
}

function kinds(log: readonly LogEntry<Toy>[]): string[] {
  return log.map(({ event }) => event.kind)
}

/** The seats that are asked, or how many dice are to be thrown. */
function wanted(table: Table<Toy>): Seat[] | string | null {
  const waiting = table.waiting
  if (waiting?.for === 'dice') return `${waiting.count} dice`
  return waiting?.questions.map((question) => question.seat) ?? null
}

/** Everything that can be seen of a table except its record. */
function seen(table: Table<Toy>): string {
  const views = [null, 0, 1].map((seat) => [toy.view(table.state, seat), table.logFor(seat)])
  return canonicalJson([table.state, views, table.log, table.waiting, table.isOver, table.length])
}

function expectRefused(table: Table<Toy>, act: () => Refusal | null, message: string): void {
  const before = seen(table) + canonicalJson(table.record())
  const refusal = act()
  expect(refusal?.message).toContain(message)
  expect(seen(table) + canonicalJson(table.record())).toBe(before)
}

describe('a match', () => {
  test('plays up to the first question and stops there', () => {
    const table = open()
    expect(wanted(table)).toEqual([0, 1])
    expect(table.questionFor(1)).toEqual({ kind: 'showFingers', seat: 1, rule: '§2.1' })
    expect(table.questionFor(2)).toBeUndefined()
    expect(kinds(table.log)).toEqual(['omenSeen', 'omenSeen'])
    expect(table.length).toBe(0)
    expect(table.isOver).toBe(false)
  })

  test('shows the state as it stands in the middle of a step', () => {
    const table = open()
    table.answer(0, 2)
    table.answer(1, 4)
    expect(table.state.round).toBe(1)
    expect(toy.view(table.state, 0).round).toBe(1)
  })

  test('goes on when the answers are in', () => {
    const table = open()
    table.answer(0, 2)
    expect(wanted(table)).toEqual([1])
    table.answer(1, 4)
    expect(wanted(table)).toEqual([1])
    expect(table.questionFor(1)?.kind).toBe('takeOrDare')
    table.answer(1, { dare: false })
    expect(table.state.points).toEqual([0, 1])
    expect(table.state.round).toBe(1)
  })

  test('tells everything once, though steps run again', () => {
    const table = open({ names: ['A', 'B', 'C'] })
    let before: readonly LogEntry<Toy>[] = []
    for (let i = 0; !table.isOver; i++) {
      const question = table.waiting?.for === 'answers' ? table.waiting.questions[0]! : undefined
      table.answer(question!.seat, question!.kind === 'showFingers' ? 5 : { dare: i % 2 === 0 })
      expect(table.log.slice(0, before.length)).toEqual(before)
      before = [...table.log]
    }
    const rounds = table.state.round
    expect(kinds(table.log).filter((kind) => kind === 'omenSeen')).toHaveLength(3)
    expect(kinds(table.log).filter((kind) => kind === 'fingersShown')).toHaveLength(rounds)
    expect(kinds(table.log).filter((kind) => kind === 'tieBroken')).toHaveLength(rounds)
    expect(kinds(table.log).filter((kind) => kind === 'pointsScored')).toHaveLength(rounds)
  })

  test('gives out logs that stay as they are', () => {
    const table = open()
    const log = table.log
    table.answer(0, 1)
    table.answer(1, 2)
    expect(log).toHaveLength(2)
    expect(table.log).toHaveLength(3)
  })

  test('logs each roll with the event it led to', () => {
    const table = open()
    table.answer(0, 3)
    table.answer(1, 3)
    const broken = table.log.find(({ event }) => event.kind === 'tieBroken')
    expect(broken!.rolls.length).toBeGreaterThanOrEqual(2)
    expect(broken!.rolls.every((roll) => roll.rule === '§2.3' && roll.faces.length === 1)).toBe(true)
    expect(table.log[0]!.rolls).toEqual([{ by: 0, rule: '§1.2', name: 'omen', faces: [table.state.omens[0]] }])
  })

  test('keeps rolls until an event tells of them, also from step to step', () => {
    const late: typeof toy = {
      ...toy,
      playStep: (state, referee) => {
        state.round++
        referee.roll(state.round, '§1.2', 0)
        referee.ask({ kind: 'takeOrDare', seat: 0, rule: '§2.4' })
        if (state.round === 3) referee.tell({ kind: 'roundDrawn', rule: '§2.2' })
      },
    }
    const table = Table.open(late, { setup: toy.defaultSetup, dice: seeded('late') })
    for (let i = 0; i < 3; i++) table.answer(0, { dare: true })
    expect(table.log.map(({ rolls }) => rolls.map(({ faces }) => faces.length))).toEqual([[1, 2, 3]])
  })

  test('is the same for the same seed and answers, another for another seed', () => {
    const play = (seed: string) => open({ seed, players: [greedy, greedy] }).digest()
    expect(play('x')).toBe(play('x'))
    expect(play('x')).not.toBe(play('y'))
  })

  test('with opponents on all seats is over at once', () => {
    const table = open({ players: [greedy, random] })
    expect(table.isOver).toBe(true)
    expect(table.waiting).toBeNull()
    expect(verify(toy, table.record()).isSame).toBe(true)
    expectRefused(table, () => table.answer(0, 3), 'The match is over.')
    expectRefused(table, () => table.typeDice([3]), 'No dice')
  })
})

describe('simultaneous answers', () => {
  test('are nowhere to be seen until all are in', () => {
    const one = open()
    const other = open()
    one.answer(0, 5)
    other.answer(0, 1)
    expect(seen(one)).toBe(seen(other))
    expect(canonicalJson(one.record())).not.toBe(canonicalJson(other.record()))
    one.answer(1, 3)
    other.answer(1, 3)
    expect(seen(one)).not.toBe(seen(other))
  })

  test('are half sealed from the first to the last of them, also after a reload', () => {
    const table = open()
    expect(table.isHalfSealed).toBe(false)
    table.answer(0, 5)
    expect(table.isHalfSealed).toBe(true)
    expect(Table.load(toy, table.record()).isHalfSealed).toBe(true)
    table.answer(1, 3)
    expect(table.isHalfSealed).toBe(false)
  })

  test('lead to the same whoever answers first', () => {
    const one = open()
    const other = open()
    one.answer(0, 2)
    one.answer(1, 3)
    other.answer(1, 3)
    other.answer(0, 2)
    expect(seen(one)).toBe(seen(other))
    expect(one.digest()).toBe(other.digest())
  })

  test('can be replaced while others are missing, and stand once revealed', () => {
    const table = open()
    table.answer(0, 2)
    expectRefused(table, () => table.answer(0, 9), '1 to 5 fingers')
    expect(table.answer(0, 3)).toBeNull()
    table.answer(1, 1)
    expect(table.log.at(-1)!.event).toMatchObject({ kind: 'fingersShown', fingers: [3, 1] })
    expectRefused(table, () => table.answer(1, 3), "It is not Bato's decision now; it is Ajax's.")
  })

  test('of opponents come first, and see nothing of the others', () => {
    const saw: string[] = []
    const spy: Bot<Toy> = (state, question) => {
      saw.push(canonicalJson(state))
      return greedy(state, question, { below: () => 0 })
    }
    const table = open({ players: ['Anna', spy], names: ['A', 'B', 'C'] })
    expect(saw).toHaveLength(1)
    expect(wanted(table)).toEqual([0, 2])
    table.answer(0, 5)
    table.answer(2, 5)
    expect(saw).toHaveLength(1)
    const { state } = open({ names: ['A', 'B', 'C'] })
    expect(saw[0]).toBe(canonicalJson(toy.known(state, 1)))
    expect(saw[0]).not.toBe(canonicalJson(state))
  })

  test('of opponents are made from streams of their own', () => {
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
    const firsts = seeds.map((seed) => {
      const { tape } = open({ seed, names: ['A', 'B', 'C'], players: ['Anna', random, random] }).record()
      return tape[0] && 'sealed' in tape[0] ? tape[0].sealed.map(({ answer }) => answer) : []
    })
    expect(firsts.every((answers) => answers.length === 2)).toBe(true)
    expect(firsts.some(([one, other]) => one !== other)).toBe(true)
  })
})

describe('refusals leave everything as it was', () => {
  test('an illegal answer', () => {
    const table = open()
    expectRefused(table, () => table.answer(0, 6), '1 to 5 fingers')
    expect(table.answer(0, 6)?.rule).toBe('§2.1')
  })

  test('somebody who is not asked', () => {
    const table = open()
    table.answer(0, 1)
    table.answer(1, 2)
    expectRefused(table, () => table.answer(0, { dare: true }), "It is not Ajax's decision now; it is Bato's.")
    expectRefused(table, () => table.answer(7, { dare: true }), "It is not seat 7's decision now")
  })

  test('dice that nobody waits for', () => {
    const table = open()
    expectRefused(table, () => table.typeDice([1]), 'No dice are to be thrown now.')
  })

  const cycle: unknown[] = []
  cycle.push(cycle)
  test.each([
    ['undefined', undefined],
    ['a function', () => 0],
    ['not a number', Number.NaN],
    ['a big integer', 10n],
    ['a date', new Date()],
    ['a list that contains itself', cycle],
    ['deep nesting', JSON.parse('['.repeat(5000) + ']'.repeat(5000))],
  ])('what is not plain data: %s', (_, answer) => {
    const table = open()
    expectRefused(table, () => table.answer(0, answer), 'plain data')
  })
})

describe('real dice', () => {
  test('are asked for, with the reason and by whom', () => {
    const table = open({ isTyped: true })
    expect(table.waiting).toEqual({ for: 'dice', count: 1, rule: '§1.2', by: 0, name: 'omen' })
    expectRefused(table, () => table.answer(0, 3), 'Dice have to be thrown first.')
  })

  test.each([
    ['too few', []],
    ['too many', [1, 2]],
    ['no face', [0]],
    ['too high', [7]],
    ['half a face', [1.5]],
    ['words', ['3'] as unknown as number[]],
    ['nothing', null as unknown as number[]],
  ])('are refused when they cannot have been thrown: %s', (_, faces) => {
    const table = open({ isTyped: true })
    expectRefused(table, () => table.typeDice(faces), 'Type what one die showed: 1 of the numbers 1 to 6.')
    expect(table.typeDice(faces)?.rule).toBe('§1.2')
  })

  test('are recorded, and the record replays', () => {
    const table = open({ isTyped: true, names: ['A', 'B'] })
    table.typeDice([6])
    table.typeDice([2])
    expect(wanted(table)).toEqual([0, 1])
    table.answer(0, 4)
    table.answer(1, 4)
    expect(table.waiting).toEqual({ for: 'dice', count: 1, rule: '§2.3', by: 0, name: 'tie' })
    for (const face of [3, 3, 5, 1]) table.typeDice([face])
    table.answer(0, { dare: true })
    table.typeDice([6])
    expect(table.state.points).toEqual([3, 0])
    expect(table.isOver).toBe(true)
    const record = table.record()
    expect(record.tape.filter((entry) => 'faces' in entry)).toHaveLength(7)
    expect(verify(toy, record).isSame).toBe(true)
  })

  test('can be thrown for opponents as well', () => {
    const table = open({ isTyped: true, players: [greedy, greedy] })
    let throws = 0
    for (; !table.isOver; throws++) {
      expect(wanted(table)).toBe('1 dice')
      table.typeDice([1 + (throws % 6)])
    }
    expect(throws).toBeGreaterThan(2)
  })

  test('no dice are nothing to wait for', () => {
    const none: typeof toy = {
      ...toy,
      playStep: (state, referee) => {
        state.round += 20 + referee.roll(0, '§1.2', 0) + referee.successes(0, '§1.2', 0)
        state.round += referee.dice(0, '§1.2', 0).length
      },
    }
    const table = Table.open(none, { setup: toy.defaultSetup, dice: { kind: 'typed' } })
    expect(table.isOver).toBe(true)
    expect(table.state.round).toBe(20)
  })
})

describe('the log of a seat', () => {
  test('has what everybody may know and what he alone may', () => {
    const table = open()
    table.answer(0, 2)
    table.answer(1, 4)
    expect(table.logFor(0).map(({ event }) => event)).toEqual([table.log[0]!.event, table.log[2]!.event])
    expect(kinds(table.logFor(null))).toEqual(['fingersShown'])
    expect(JSON.stringify(table.logFor(1))).not.toContain('"seat":0,"omen"')
  })
})

describe('opening is refused', () => {
  const dice = seeded('x')
  const setup = toy.defaultSetup

  test('with a set-up that is not legal', () => {
    expect(() => Table.open(toy, { setup: { names: ['Solo'] }, dice })).toThrow('§1.1 It takes two or three players')
    expect(() => Table.open(toy, { setup: undefined as unknown as Toy['setup'], dice })).toThrow(RangeError)
  })

  test('with options that do not exist', () => {
    expect(() => Table.open(toy, { setup, dice, options: { tie: 'dice' } })).toThrow('unknown option "tie"')
    expect(() => Table.open(toy, { setup, dice, options: { target: 0 } })).toThrow('from 1 to 9 (§3.1)')
  })

  test('with a seed that is too long', () => {
    expect(() => Table.open(toy, { setup, dice: seeded('x'.repeat(201)) })).toThrow('up to 200 characters')
    expect(Table.open(toy, { setup, dice: seeded('x'.repeat(200)) }).isOver).toBe(false)
  })

  test('nobody asked at once is nothing to wait for', () => {
    const none: typeof toy = {
      ...toy,
      playStep: (state, referee) => {
        state.round += 20 + referee.askAll([]).length
      },
    }
    expect(Table.open(none, { setup, dice }).isOver).toBe(true)
  })
})
