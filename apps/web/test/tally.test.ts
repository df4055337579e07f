/** The wounds that are told of a man, blow by blow, are those that are marked on him. */
import { quickBoutOf, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import { expect, test } from 'vitest'
import type { Motion } from '../src/board/motions.ts'
import { loadGame } from '../src/games/index.ts'
import type { Slots } from '../src/match/slots.ts'
import { takenBy } from '../src/match/tally.ts'
import { type Line, replayed } from '../src/match/timeline.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

type State = Readonly<Record<string, unknown>>

/** What is marked on each man, as each game keeps it. */
const marked: Readonly<Record<string, (state: State) => number[]>> = {
  munera: ({ fighters }) => (fighters as { wounds: number }[]).map(({ wounds }) => wounds),
  outland: ({ fighters }) => (fighters as { hits: number }[]).map(({ hits }) => hits),
  heroes: ({ cards }) =>
    (cards as { partMax: number[]; parts: number[] }[]).map(({ partMax, parts }) => sum(partMax) - sum(parts)),
  colosseum: ({ gladiators }) => (gladiators as { wounds: number[] }[]).map(({ wounds }) => sum(wounds)),
}

const several: Readonly<Record<string, unknown>> = {
  munera: { fighters: [0, 0, 1, 1].map((team, at) => ({ name: `Man ${at}`, type: 'thracian', team })) },
  outland: { fighters: [0, 1, 2].map((team) => ({ name: `Man ${team}`, type: 'samnite', team })) },
}

test.each(Object.keys(marked))(
  'told and marked are the same in %s, in duels and among several',
  async (id) => {
    const game = gameOf(id)
    const slots = (await loadGame(id)) as Slots<unknown>
    const bouts = [
      ...game.quick.map((quick) => quickBoutOf(id, [quick])),
      ...(several[id] ? [{ setup: several[id], options: {} }] : []),
    ]
    let [wounds, spare, most] = [0, 0, 0]
    for (const [number, { setup, options }] of bouts.entries()) {
      for (let seed = 0; seed < 6; seed++) {
        const dice = seeded(`tally ${number} ${seed}`)
        const men = game.ruleset.names(Table.open(game.ruleset, { setup, options, dice }).state)
        const players = men.map(() => game.opponents.novice!)
        const table = Table.open(game.ruleset, { setup, options, dice, players })
        const { timeline, view } = replayed(slots, table.record())
        const told = timeline.names.map((_, seat) =>
          takenBy(slots, timeline.lines, seat, (where) => slots.bears?.(view, seat, where) ?? null),
        )
        expect(told.map((taken) => sum(taken.map((one) => one.marked)))).toEqual(marked[id]!(table.state as never))
        wounds += sum(told.flat().map((one) => one.marked))
        spare += sum(told.flat().map((one) => one.struck - one.marked))
        most = Math.max(most, ...told.map(({ length }) => length))
      }
    }
    expect(wounds).toBeGreaterThan(20)
    // Somewhere a blow strikes off more than a part of the body has.
    if (id === 'heroes' || id === 'colosseum') expect(spare).toBeGreaterThan(0)
    expect(most).toBeLessThan(13)
  },
  60_000,
)

test('many blows are told together, by the part of the body where the game tells it, and lose nothing', () => {
  const line = (index: number, seen: readonly Motion[], round?: number): Line => ({
    index,
    at: index,
    event: Object.assign({ kind: round === undefined ? 'told' : 'turnBegan', rule: '§1' }, { seen, turn: round }),
    text: '',
    rule: '§1',
    rolls: [],
  })
  const game = { motions: ({ event }: Line) => (event as unknown as { seen: readonly Motion[] }).seen }
  const blow = (where?: string): Motion => ({ kind: 'wounds', seat: 0, number: 2, ...(where && { where }) })
  const rounds = (where: (round: number) => string | undefined, count: number) =>
    Array.from({ length: count }, (_, round) => [
      line(2 * round, [], round + 1),
      line(2 * round + 1, [blow(where(round)), { kind: 'wounds', seat: 1, number: 9 }]),
    ]).flat()
  const free = () => null
  const few = takenBy(
    game,
    rounds(() => undefined, 3),
    0,
    free,
  )
  expect(few.map(({ round, marked: number }) => [round, number])).toEqual([
    [1, 2],
    [2, 2],
    [3, 2],
  ])
  const many = takenBy(
    game,
    rounds((round) => (round % 2 ? 'head' : 'legs'), 9),
    0,
    free,
  )
  expect(many).toEqual([
    { round: null, where: 'legs', marked: 10, struck: 10, blows: 5 },
    { round: null, where: 'head', marked: 8, struck: 8, blows: 4 },
  ])
  const capped = takenBy(
    game,
    rounds(() => 'head', 9),
    0,
    () => 5,
  )
  expect(capped).toEqual([{ round: null, where: 'head', marked: 5, struck: 18, blows: 9 }])
})
