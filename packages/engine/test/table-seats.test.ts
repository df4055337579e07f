/** What servers, reconnecting clients and matches between people need of a table. */
import { describe, expect, test } from 'vitest'
import {
  type Bot,
  canonicalJson,
  formatRecord,
  type LogEntry,
  type Opponent,
  parseRecord,
  type Ruleset,
  Simulation,
  seeded,
  Table,
  verify,
} from '../src/index.ts'
import { greedy, random, type Toy, type ToyQuestion, toy } from './toy-game.ts'

const setup = toy.defaultSetup
const dice = seeded('seats')

const open = (players: readonly string[] = []) => Table.open(toy, { setup, dice, players })

describe('an answer with the number of its question', () => {
  test('is taken once, however often it arrives', () => {
    const table = open()
    const { at } = table
    expect(table.answer(0, 2, at)).toBeNull()
    const { revision } = table
    expect(table.answer(0, 2, at)).toBeNull()
    expect(table.revision).toBe(revision)
    table.answer(1, 4, at)
    const record = canonicalJson(table.record())
    expect(table.answer(1, 4, at)).toBeNull()
    expect(table.answer(0, 2, at)).toBeNull()
    expect(canonicalJson(table.record())).toBe(record)
  })

  test('comes too late once the match has gone on', () => {
    const table = open()
    const { at } = table
    table.answer(0, 2, at)
    expect(table.at).toBe(at)
    table.answer(1, 4, at)
    expect(table.at).toBeGreaterThan(at)
    expect(table.answer(1, { dare: true }, at)?.message).toContain('the match has gone on')
    expect(table.answer(1, { dare: true }, table.at)).toBeNull()
  })

  test('does not come back after it was taken back', () => {
    const table = open(['Anna', 'Ben'])
    const { at } = table
    table.answer(0, 2, at)
    table.undo()
    expect(table.at).not.toBe(at)
    expect(table.answer(0, 3, at)?.message).toContain('the match has gone on')
  })
})

describe('a seat that is asked several things at once', () => {
  const double: Ruleset<Toy> = {
    ...toy,
    playStep: (state, referee) => {
      const ask = (seat: number) => ({ kind: 'showFingers', seat, rule: '§2.1' }) satisfies ToyQuestion
      const fingers = referee.askAll([ask(0), ask(1), ask(0)])
      state.round += 20
      referee.tell({ kind: 'fingersShown', rule: '§2.1', fingers })
    },
  }

  test('answers each by itself, in any order', () => {
    const table = Table.open(double, { setup, dice })
    table.answer(0, 5, undefined, 1)
    table.answer(1, 3)
    expect(table.waiting).toMatchObject({ questions: [{ seat: 0 }] })
    table.answer(0, 1)
    expect(table.log.at(-1)!.event).toMatchObject({ fingers: [1, 3, 5] })
    expect(verify(double, parseRecord(formatRecord(table.record()))).isSame).toBe(true)
  })

  test('may be an opponent: a stream for each, at the table as in simulation', () => {
    const seeds = Array.from({ length: 12 }, (_, i) => `${i}`)
    const shown = seeds.map((seed) => {
      const table = Table.open(double, { setup, dice: seeded(seed), players: [random, random] })
      const state = double.start(setup, table.options)
      const told: unknown[] = []
      const simulation = new Simulation<Toy>(double, state, [random, random], seed)
      simulation.tell = (event?: unknown) => told.push(event)
      double.playStep(state, simulation)
      expect(told).toEqual([table.log.at(-1)!.event])
      const { event } = table.log.at(-1)!
      return event.kind === 'fingersShown' ? event.fingers : []
    })
    expect(shown.some(([one, , other]) => one !== other)).toBe(true)
  })
})

describe('whoever listens', () => {
  test('hears everything once and in order, with the state of that moment', () => {
    const heard: { entry: LogEntry<Toy>; points: number[]; index: number }[] = []
    const table = Table.open(toy, {
      setup,
      dice,
      onTold: (entry, state, index) => heard.push({ entry, points: [...state.points], index }),
    })
    while (!table.isOver) {
      const question = table.questionFor(0) ?? table.questionFor(1)!
      table.answer(question.seat, question.kind === 'showFingers' ? 3 : { dare: false })
    }
    expect(heard.map(({ entry }) => entry.event)).toEqual(table.log.map(({ event }) => event))
    expect(heard.map(({ index }) => index)).toEqual([...table.log.keys()])
    const scored = heard.filter(({ entry }) => entry.event.kind === 'pointsScored')
    scored.forEach(({ points }, at) => {
      expect(points[0]! + points[1]!).toBe(at + 1)
    })
  })

  test('hears again what comes after an answer was taken back', () => {
    const indices: number[] = []
    const table = Table.open(toy, {
      setup,
      dice,
      players: ['Anna', 'Anna'],
      onTold: (_, __, index) => indices.push(index),
    })
    table.answer(0, 5)
    table.answer(1, 1)
    expect(indices).toEqual([0, 1, 2])
    table.undo()
    table.answer(1, 2)
    expect(indices).toEqual([0, 1, 2, 2])
  })
})

describe('what may be shown of a match that is on', () => {
  test('has neither seed nor sealed answers nor what others alone may know', () => {
    const one = open()
    const other = open()
    one.answer(0, 5)
    other.answer(0, 1)
    expect(canonicalJson(one.recordFor(1))).toBe(canonicalJson(other.recordFor(1)))
    const shown = JSON.stringify(one.recordFor(1))
    expect(shown).not.toContain('"seed"')
    expect(shown).not.toContain('"seat":0,"omen"')
    expect(one.recordFor(1)).toMatchObject({ seat: 1, at: one.at, questions: [{ kind: 'showFingers', seat: 1 }] })
    expect(one.recordFor(null)).toMatchObject({ seat: null, questions: [], log: [] })
  })

  test('is the record itself once it is over', () => {
    const table = Table.open(toy, { setup, dice, players: [greedy, greedy] })
    expect(table.recordFor(null)).toEqual(table.record())
  })

  test('the log can be had from an entry on', () => {
    const table = open()
    table.answer(0, 2)
    table.answer(1, 4)
    expect(table.logFor(0, 1).map(({ event }) => event.kind)).toEqual(['fingersShown'])
  })
})

describe('a snapshot', () => {
  test('goes on as the match would have, without playing it again', () => {
    const table = Table.open(toy, { setup, dice, players: ['Anna', greedy] })
    let steps = 0
    const counting: Ruleset<Toy> = {
      ...toy,
      playStep: (state, referee) => {
        steps++
        toy.playStep(state, referee)
      },
    }
    for (let i = 0; i < 5 && !table.isOver; i++) {
      const snapshot = JSON.parse(JSON.stringify(table.snapshot()))
      const since = table.tapeFrom(snapshot.tape)
      steps = 0
      const restored = Table.resume(counting, table.head, snapshot, since, { players: ['Anna', greedy] })
      expect(steps).toBe(1)
      expect(restored.digest()).toBe(table.digest())
      expect(restored.length).toBe(table.length)
      expect(() => restored.tapeFrom(snapshot.tape - 1)).toThrow(/the tape is known from entry/)
      const answer = table.questionFor(0)!.kind === 'showFingers' ? 3 : { dare: true }
      for (const each of [table, restored]) each.answer(0, answer)
      expect(restored.digest()).toBe(table.digest())
      expect(restored.log).toEqual(table.log.slice(snapshot.log))
    }
  })
})

describe('a match that somebody ends', () => {
  test.each(['resigned', 'forfeited', 'timedOut'] as const)('%s: the other side has won', (ended) => {
    const table = open()
    table.answer(0, 3)
    expect(table.end({ ended, seat: 1 })).toBeNull()
    expect(table.isOver).toBe(true)
    expect(table.result()).toMatchObject({ winners: [0], seats: [{ outcome: 'won' }, { outcome: 'lost', end: ended }] })
    const record = parseRecord(formatRecord(table.record()))
    expect(verify(toy, record).isSame).toBe(true)
    expect(Table.load(toy, record).result()).toEqual(table.result())
  })

  test('with three sides nobody has won, and an abandoned one is drawn', () => {
    const three = Table.open(toy, { setup: { names: ['A', 'B', 'C'] }, dice })
    three.end({ ended: 'resigned', seat: 2 })
    expect(three.result().seats.map(({ outcome }) => outcome)).toEqual(['drawn', 'drawn', 'lost'])
    const table = open()
    table.end({ ended: 'abandoned' })
    expect(table.result().seats.map(({ outcome, end }) => [outcome, end])).toEqual([
      ['drawn', 'abandoned'],
      ['drawn', 'abandoned'],
    ])
  })

  test('cannot be ended twice, by a stranger or in another way', () => {
    const table = open()
    expect(table.end({ ended: 'resigned', seat: 7 })?.message).toContain('by a seat')
    expect(table.end({ ended: 'resigned' })?.message).toContain('by a seat')
    expect(table.end({ ended: 'sulked' as 'resigned', seat: 0 })?.message).toContain('by a seat')
    table.end({ ended: 'resigned', seat: 0 })
    expect(table.end({ ended: 'resigned', seat: 1 })?.message).toBe('The match is over.')
    expect(table.answer(1, 3)?.message).toBe('The match is over.')
  })

  test('a record that goes on after it, or is ended by nobody there, is refused', () => {
    const table = open()
    table.end({ ended: 'resigned', seat: 0 })
    const record = table.record()
    const longer = { ...record, tape: [...record.tape, { seat: 0, answer: 1 }] }
    expect(() => Table.load(toy, longer)).toThrow('goes on after somebody ended the match')
    const stranger = { ...record, tape: [{ ended: 'resigned' as const, seat: 9 }] }
    expect(() => Table.load(toy, stranger)).toThrow('no seat 9')
  })

  test('can be taken up again by the one who ended it', () => {
    const table = open(['Anna', 'Ben'])
    const before = canonicalJson(table.waiting)
    table.end({ ended: 'resigned', seat: 0 })
    expect(table.undo('Ben')?.message).toContain("not Ben's")
    expect(table.undo('Anna')).toBeNull()
    expect(canonicalJson(table.waiting)).toBe(before)
  })
})

describe('taking back', () => {
  test("is for one's own decisions", () => {
    const table = open(['Anna', 'Ben'])
    table.answer(0, 2)
    expect(table.undo('Ben')?.message).toBe("The last decision was not Ben's: only one's own can be taken back.")
    expect(table.undo('Anna')).toBeNull()
    expect(table.length).toBe(0)
  })
})

describe('the digest', () => {
  const sage: Opponent<Toy> = { id: 'micatio/sage', version: '3', play: greedy as Bot<Toy> }
  const record = Table.open(toy, { setup, dice, players: ['Anna', sage] }).record()

  test('knows the players, opponents with their version', () => {
    expect(record.players).toEqual([{ person: 'Anna' }, { opponent: 'micatio/sage', version: '3' }])
    expect(verify(toy, record).isSame).toBe(true)
  })

  test.each([
    ['a name', { setup: { names: ['Castor', 'Polux'] } }],
    ['an option that never mattered', { options: { ...record.options, target: 9 } }],
    ['who played', { players: [{ person: 'Ben' }, record.players[1]!] }],
    ['the version of the opponent', { players: [record.players[0]!, { opponent: 'micatio/sage', version: '4' }] }],
  ])('covers %s', (_, change) => {
    expect(verify(toy, { ...record, ...change }).isSame).toBe(false)
  })

  test('covers answers that nobody has seen yet', () => {
    const table = open()
    table.answer(0, 2)
    const sealed = table.record()
    expect(verify(toy, sealed).isSame).toBe(true)
    expect(verify(toy, { ...sealed, tape: [{ sealed: [{ seat: 0, answer: 3 }] }] }).isSame).toBe(false)
  })
})
