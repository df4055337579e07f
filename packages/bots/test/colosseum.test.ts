import { type Allocation, colosseum, type Options, type Question, type State, styleIds } from '@harena/colosseum'
import { type Bot, Dice, effectiveOptions, playOut } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { harmAt, harmRow } from '../src/colosseum/harm.ts'
import { readWay } from '../src/colosseum/ways.ts'
import { opponents, randomPlayer } from '../src/index.ts'
import { playChecked, randomOptions } from './matches.ts'

type Player = Bot<typeof opponents.colosseum.standard extends Bot<infer G> ? G : never>

const { novice, standard, veteran } = opponents.colosseum
const defaults = effectiveOptions(colosseum.options, {}) as Options
const dice = Dice.fromSeed('bots')
const sheet = { ratings: { TR: 9, ST: 1, AG: 1, CN: 3, W: 11 }, shield: 'small' as const }
const bare = ['-', '-', '-', '-', '-']
const iron = ['A', 'A', 'A', 'A', 'A']

/** Two alike in the first phase: A of the style faces north on column 8, row 8, and B stands elsewhere. */
function duel(row: number, facing: 0 | 3, armour = bare): State {
  const state = colosseum.start(
    {
      gladiators: [
        { name: 'A', team: 0, style: 'myrmillo', ...sheet, armour: bare, place: { column: 8, row: 8, facing: 0 } },
        { name: 'B', team: 1, style: 'myrmillo', ...sheet, armour, place: { column: 8, row, facing } },
      ],
      arena: { size: 1, obstacles: [] },
    },
    defaults,
  )
  playOpening(state)
  return state
}

/** The log sheets are made before the first phase. */
function playOpening(state: State): void {
  const dicey = Dice.fromSeed('opening')
  colosseum.playPhase(state, {
    listening: false,
    roll: (count) => dicey.sum(count),
    dice: (count) => dicey.faces(count),
    successes: () => 0,
    ask: () => {
      throw new Error('nothing is asked')
    },
    askAll: () => [],
    tell: () => {},
    point: () => {},
  })
}

function answer<K extends Question['kind']>(state: State, question: Extract<Question, { kind: K }>, bot = standard) {
  const given = bot(state, question, dice)
  expect(colosseum.check(state, question, given)).toBeNull()
  return given
}

const plot = { kind: 'plot', seat: 0, rule: '§7.2' } as const
const action = { kind: 'action', seat: 0, rule: '§5.2.4' } as const

function allocate(state: State, advantage = 0, bot = standard): Allocation {
  const foes = [{ seat: 1, advantage, canAttack: true, canTop: false }]
  const question = { kind: 'allocate', seat: 0, rule: '§9.3', base: 11, canDefend: true, foes } as const
  return answer(state, question, bot) as Allocation
}

describe('what the opponent of the Colosseum Edition does', () => {
  test('§3.4.1 gives the best rolls to training, strength and agility', () => {
    const question = { kind: 'arrange', seat: 0, rule: '§3.4.1', totals: [9, 12, 7, 15, 10] } as const
    expect(answer(duel(3, 3), question)).toEqual([15, 12, 10, 7, 9])
  })

  test('§8.4.1 pushes against a pillar, else straight ahead', () => {
    const state = duel(7, 3)
    const me = state.gladiators[0]!
    const question = { kind: 'push', seat: 0, rule: '§8.4.1', loser: 1, dirs: [5, 0, 1] } as const
    expect(answer(state, question)).toBe(0)
    // The hex north-east of an even column lies in the row above.
    state.arena.obstacles.push({ cell: me.cell - 17 + 1, terrain: 'pillar' })
    expect(answer(state, question)).toBe(1)
  })

  test('§18.2 surrenders only when nothing is left to fight with', () => {
    const question = { kind: 'surrender', seat: 0, rule: '§18.2' } as const
    const state = duel(7, 3)
    expect(answer(state, question)).toBe(false)
    state.gladiators[0]!.enduranceLoss = 20
    expect(answer(state, question)).toBe(true)
  })

  test('§7.3 reads a plot as a way: turns before a step bend it, turns after it do not', () => {
    expect(readWay('F')).toMatchObject({ dirs: [0], turn: 0, isMoving: true, forward: 1 })
    expect(readWay('(R)F SFL')).toMatchObject({ dirs: [1, 0], turn: 1, forward: 2 })
    expect(readWay('F(R) B')).toMatchObject({ dirs: [0, 4], turn: 1, forward: 1 })
    expect(readWay('X(RRR)')).toMatchObject({ dirs: [], turn: 3, isMoving: true })
    expect(readWay('X')).toMatchObject({ isMoving: false })
    expect(readWay('C')).toMatchObject({ dirs: [0, 0, 0] })
    expect(readWay('RO-BL')).toMatchObject({ code: 'RO', dirs: [4], turn: 0 })
    expect(readWay('S(L)')).toMatchObject({ code: 'S', dirs: [], turn: 5 })
    expect(readWay('(R)(R)SFR(Q)(L)')).toMatchObject({ dirs: [3, 3], turn: 1 })
    expect(readWay('B(RQ)')).toMatchObject({ dirs: [3, 2] })
  })

  test('§7.3 every plot leads where the rules say', () => {
    for (const edition of ['colosseum', 'classic1981']) {
      const state = { ...duel(3, 3), options: { ...defaults, edition } as Options }
      for (const text of colosseum.legal(state, plot) as string[]) {
        const way = readWay(text.split(' +')[0]!)
        const aim = colosseum.aim(state, plot, text)
        let hex = { q: 8, r: 4 }
        for (const dir of way.dirs) {
          const [q, r] = [
            [0, -1],
            [1, -1],
            [1, 0],
            [0, 1],
            [-1, 1],
            [-1, 0],
          ][dir]!
          hex = { q: hex.q + q!, r: hex.r + r! }
        }
        expect([text, aim]).toEqual([text, { kind: expect.any(String), hex, facing: way.turn }])
      }
    }
  })

  test('§7.2 comes nearer to a foe who is far away', () => {
    const way = readWay(answer(duel(1, 3), plot) as string)
    expect(way.dirs.length).toBeGreaterThan(0)
    expect(way.dirs.every((dir) => dir === 0 || dir === 1 || dir === 5)).toBe(true)
  })

  test('§17.3 does not overexert himself to walk up to a foe who is far away', () => {
    const state = duel(1, 3)
    state.gladiators[0]!.movesUsed = state.gladiators[0]!.turnRate
    expect(answer(state, plot)).toBe('X')
  })

  test('§16.4 gets up from the ground', () => {
    const state = duel(6, 3)
    state.gladiators[0]!.posture = 'prone'
    expect(answer(state, plot)).toMatch(/^KN/)
  })

  test('§13.4 stoops for a weapon beside him, and picks it up', () => {
    const state = duel(6, 3)
    const me = state.gladiators[0]!
    const hand = me.hands.findIndex((item) => item?.kind === 'sword')
    state.ground.push({ item: me.hands[hand]!, cell: me.cell })
    expect(answer(state, plot)).not.toMatch(/^R/)
    me.hands[hand] = null
    expect(answer(state, plot)).toMatch(/^R(\(|$)/)
    expect(answer(state, action)).toEqual({ do: 'recover', ground: 0 })
  })

  test('§21.1.2 draws what is in his sheath when he has no weapon, and keeps his shield', () => {
    const state = duel(6, 3)
    const me = state.gladiators[0]!
    const hand = me.hands.findIndex((item) => item?.kind === 'sword')
    me.sheath.push({ kind: 'dagger', boxes: 0, condition: 'whole' })
    expect(answer(state, action)).toEqual({ do: 'nothing' })
    me.hands[hand] = null
    expect(answer(state, action)).toEqual({ do: 'draw', sheathed: 0, lay: [] })
  })

  test('§9.3.2 strikes where one who cannot defend himself has no armour', () => {
    for (const naked of [1, 2, 3, 4, 5]) {
      const state = duel(7, 3, iron.with(naked - 1, '-'))
      state.gladiators[1]!.isUnconscious = true
      const { attacks } = allocate(state, 2)
      expect(attacks.map(({ area }) => area)).toContain(naked)
    }
  })

  test('§23.2 §23.3 a veteran disarms a man whom armour protects, a standard opponent does not know how', () => {
    const state = duel(7, 3, iron)
    const specials = (bot: Player) =>
      new Set(Array.from({ length: 20 }, () => allocate(state, 2, bot).attacks[0]?.special ?? ''))
    expect(specials(veteran)).toContain('A')
    expect(specials(standard)).toEqual(new Set(['']))
  })

  test('§9.3.3 spends nothing on defence against a man who cannot strike', () => {
    const state = duel(7, 3)
    state.gladiators[1]!.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
    const { attacks, defence } = allocate(state)
    expect(attacks.length).toBeGreaterThan(0)
    expect(Math.max(...defence)).toBe(0)
  })

  test('§9.5 a blow is worth more with more CF, on bare flesh and against one who is nearly dead', () => {
    const row = (armour: { letter: 'A'; covers: null; dice: 1 } | null, left = 11) =>
      harmRow(armour, false, 2, true, true, left)
    expect(harmAt(row(null), 6)).toBeGreaterThan(harmAt(row(null), 2))
    expect(harmAt(row(null), 6)).toBeGreaterThan(harmAt(row({ letter: 'A', covers: null, dice: 1 }), 6))
    expect(harmAt(row(null, 2), 6)).toBeGreaterThan(harmAt(row(null), 6))
    expect(harmAt(row(null), 99)).toBe(harmAt(row(null), 12))
  })

  test('§20.6 spends on an escape what makes it fairly sure, and all he has if that is less', () => {
    const getFree = { kind: 'spend', seat: 0, rule: '§20.6', purpose: 'escape' } as const
    const state = duel(7, 3)
    expect(answer(state, { ...getFree, limit: 20 })).toBe(7)
    expect(answer(state, { ...getFree, limit: 3 })).toBe(3)
  })
})

/** How often the first wins, loses and draws; seats are swapped from duel to duel. */
function duels(first: Player, second: Player, count: number, options = defaults) {
  const tally = { won: 0, lost: 0, drawn: 0 }
  for (let i = 0; i < count; i++) {
    const state = colosseum.start(colosseum.defaultSetup, options)
    const seat = i % 2
    playOut(colosseum, state, seat === 0 ? [first, second] : [second, first], `duel/${i >> 1}`)
    tally[colosseum.result(state).seats[seat]!.outcome]++
  }
  return tally
}

test('the standard opponent beats a random player in at least 95 of 100 duels', () => {
  expect(duels(standard, randomPlayer(colosseum), 100).won).toBeGreaterThanOrEqual(95)
}, 30_000)

test('the novice loses to the standard opponent more often than he wins', () => {
  const { won, lost } = duels(novice, standard, 200)
  expect(lost).toBeGreaterThan(won + 20)
}, 30_000)

test('the veteran wins against the standard opponent more often than he loses', () => {
  const { won, lost } = duels(veteran, standard, 400)
  expect(won).toBeGreaterThan(lost + 20)
}, 30_000)

/** A match of random styles, teams, arena and switches that may be played. */
function randomMatch(random: Dice) {
  for (;;) {
    const options: Record<string, string | number> = {}
    for (const [id, value] of Object.entries(randomOptions(colosseum, random))) {
      if (random.below(3) === 0) options[id] = value
    }
    const count = random.below(2) === 0 ? 2 : 3 + random.below(4)
    const gladiators = Array.from({ length: count }, (_, seat) => ({
      name: `G${seat}`,
      team: seat < 2 ? seat : random.below(3),
      style: styleIds[random.below(styleIds.length)]!,
    }))
    const effective = effectiveOptions(colosseum.options, options) as Options
    if (colosseum.checkSetup({ gladiators }, effective) === null) return { setup: { gladiators }, options }
  }
}

test('every answer is legal, whatever the styles, teams, arenas and switches', () => {
  for (let i = 0; i < 60; i++) {
    const random = Dice.fromSeed(`legal/${i}`)
    const { setup, options } = randomMatch(random)
    const bots = setup.gladiators.map(() => [novice, standard, veteran][random.below(3)]!)
    expect(playChecked(colosseum, setup, options, bots, `legal/${i}`).isOver).toBe(true)
  }
}, 60_000)

test('no decision takes more than 50 ms once the tables are made', () => {
  duels(standard, veteran, 200)
  let worst = 0
  // Time of the processor: other programs on the machine do not count.
  const timed =
    (bot: Player): Player =>
    (state, question, random) => {
      const before = process.cpuUsage()
      const given = bot(state, question, random)
      const { user, system } = process.cpuUsage(before)
      worst = Math.max(worst, (user + system) / 1000)
      return given
    }
  duels(timed(standard), timed(veteran), 100)
  expect(worst).toBeLessThan(50)
}, 30_000)
