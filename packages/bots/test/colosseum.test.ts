import {
  type Allocation,
  bareBlow,
  type Colosseum,
  colosseum,
  type Options,
  presets,
  type Question,
  readPlotOf,
  type Setup,
  type State,
  styleIds,
} from '@harena/colosseum'
import { type Bot, Dice, effectiveOptions, playOut } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { pathOf } from '../src/colosseum/approach-paths.ts'
import { valueAt, valueRow } from '../src/colosseum/attack-value.ts'
import { opponents, randomPlayer } from '../src/index.ts'
import { bare, defaults, duel, iron } from './colosseum-duel.ts'
import { playChecked, plays, randomOptions } from './matches.ts'

type Player = Bot<Colosseum>

const { novice, standard, veteran } = plays(opponents.colosseum)
const dice = Dice.fromSeed('bots')
function answer<K extends Question['kind']>(state: State, question: Extract<Question, { kind: K }>, bot = standard) {
  const given = bot(state, question, dice)
  expect(colosseum.check(state, question, given)).toBeNull()
  return given
}

/** A plot of the Colosseum Edition as a way. */
const path = (text: string) => pathOf(readPlotOf(duel(3, 3), text)!)

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
    expect(path('F')).toMatchObject({ dirs: [0], turn: 0, isMoving: true, forward: 1 })
    expect(path('(R)F SFL')).toMatchObject({ dirs: [1, 0], turn: 1, forward: 2 })
    expect(path('F(R) B')).toMatchObject({ dirs: [0, 4], turn: 1, forward: 1 })
    expect(path('X(RRR)')).toMatchObject({ dirs: [], turn: 3, isMoving: true })
    expect(path('X')).toMatchObject({ isMoving: false })
    expect(path('C')).toMatchObject({ dirs: [0, 0, 0] })
    expect(path('RO-BL')).toMatchObject({ code: 'RO', dirs: [4], turn: 0 })
    expect(path('S(L)')).toMatchObject({ code: 'S', dirs: [], turn: 5 })
  })

  test('§7.3 every plot leads where the rules say', () => {
    for (const edition of ['colosseum', 'classic1981']) {
      const state = { ...duel(3, 3), options: { ...defaults, edition } as Options }
      for (const text of colosseum.legal(state, plot) as string[]) {
        const { dirs, turn } = pathOf(readPlotOf(state, text)!)
        const aim = colosseum.aim(state, plot, text)
        let hex = { q: 8, r: 4 }
        for (const dir of dirs) {
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
        expect([text, aim]).toEqual([text, { kind: expect.any(String), hex, facing: turn }])
      }
    }
  })

  test('§7.2 comes nearer to a foe who is far away', () => {
    const { dirs } = path(answer(duel(1, 3), plot) as string)
    expect(dirs.length).toBeGreaterThan(0)
    expect(dirs.every((dir) => dir === 0 || dir === 1 || dir === 5)).toBe(true)
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

  test('§23.2 fights a man whom armour protects with special attacks', () => {
    const { attacks } = allocate(duel(7, 3, iron), 2)
    expect(attacks[0]!.special).toMatch(/^[ASHF]$/)
  })

  test('§21.11.2 does not try to disarm a man whose only weapon is fixed to his arm', () => {
    const state = duel(7, 3, iron)
    state.gladiators[1]!.hands[0] = { kind: 'scissor', boxes: 0, condition: 'whole' }
    for (let i = 0; i < 20; i++) {
      expect(allocate(state, 2, veteran).attacks.map(({ special }) => special)).not.toContain('A')
    }
  })

  test('§23.3 a veteran knows the special defences, a standard opponent does not use them', () => {
    const state = duel(7, 3)
    const foes = [{ seat: 1, advantage: 0, canAttack: true, canTop: false }]
    const guards = (bot: Player) => {
      const answers = [4, 6, 8, 10, 12].flatMap((base) => {
        const question = { kind: 'allocate', seat: 0, rule: '§9.3', base, canDefend: true, foes } as const
        return Array.from({ length: 20 }, () => (answer(state, question, bot) as Allocation).guard)
      })
      return new Set(answers)
    }
    expect([...guards(veteran)].some((guard) => guard !== '')).toBe(true)
    expect(guards(standard)).toEqual(new Set(['']))
  })

  test('§13.3.2 throws a javelin where others are left, and keeps his only sword', () => {
    const state = duel(5, 3)
    const me = state.gladiators[0]!
    const javelin = { kind: 'javelin', boxes: 0, condition: 'whole' } as const
    const hand = me.hands.findIndex((item) => item?.kind === 'sword')
    expect(answer(state, action)).toEqual({ do: 'nothing' })
    me.hands[hand] = { ...javelin }
    me.sheath.push({ ...javelin })
    expect(answer(state, action)).toEqual({ do: 'throw', hand, target: 1 })
  })

  test('§20.10 lays down the net beside his trident once it is thrown in vain', () => {
    const state = duel(5, 3)
    const me = state.gladiators[0]!
    me.hands = ['trident', 'net'].map((kind) => ({ kind: kind as 'net', boxes: 0, condition: 'whole' }))
    expect(answer(state, action)).toEqual({ do: 'nothing' })
    me.netReady = 4
    expect(answer(state, action)).toEqual({ do: 'drop', hand: 1 })
  })

  test('§9.3.3 spends nothing on defence against a man who cannot strike', () => {
    const state = duel(7, 3)
    state.gladiators[1]!.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
    const { attacks, defence } = allocate(state)
    expect(attacks.length).toBeGreaterThan(0)
    expect(Math.max(...defence)).toBe(0)
  })

  test('§9.5 a blow is worth more with more CF, on bare flesh and against one who is nearly dead', () => {
    const row = (armour = bare, wounds = 0, woundBonus = 0) => {
      const target = duel(7, 3, armour).gladiators[1]!
      target.wounds[1] = wounds
      return valueRow(defaults, target, { ...bareBlow(target, 2), woundBonus })
    }
    expect(valueAt(row(), 6)).toBeGreaterThan(valueAt(row(), 2))
    expect(valueAt(row(), 6)).toBeGreaterThan(valueAt(row(iron), 6))
    expect(valueAt(row(bare, 9), 6)).toBeGreaterThan(valueAt(row(), 6))
    expect(valueAt(row(bare, 0, 2), 6)).toBeGreaterThan(valueAt(row(), 6))
    expect(valueAt(row(), 99)).toBe(valueAt(row(), 12))
  })

  test('§20.6 spends on an escape what makes it fairly sure, and all he has if that is less', () => {
    const getFree = { kind: 'spend', seat: 0, rule: '§20.6', purpose: 'escape' } as const
    const state = duel(7, 3)
    expect(answer(state, { ...getFree, limit: 20 })).toBe(7)
    expect(answer(state, { ...getFree, limit: 3 })).toBe(3)
  })
})

/** How often the first wins, loses and draws; seats are swapped from duel to duel. */
function duels(first: Player, second: Player, count: number, setup: Setup = colosseum.defaultSetup) {
  const tally = { won: 0, lost: 0, drawn: 0 }
  for (let i = 0; i < count; i++) {
    const state = colosseum.start(setup, defaults)
    const side = i % 2
    const bots = state.gladiators.map(({ team }) => (team === side ? first : second))
    playOut(colosseum, state, bots, `duel/${i >> 1}`)
    tally[colosseum.result(state).seats[side]!.outcome]++
  }
  return tally
}

const sheets = (...styles: Setup['gladiators'][number]['style'][]) => ({
  gladiators: styles.map((style, seat) => ({ name: `G${seat}`, team: seat % 2, style })),
})

test.each([
  ['of the default set-up', colosseum.defaultSetup],
  ['of a Retiarius and a Secutor', sheets('retiarius', 'secutor')],
  ['of two against two', sheets('parmularius', 'myrmillo', 'hoplomachus', 'provocator')],
])(
  'the standard opponent beats a random player in at least nine of ten matches %s',
  (_, setup) => {
    expect(duels(standard, randomPlayer(colosseum), 100, setup).won).toBeGreaterThanOrEqual(90)
  },
  60_000,
)

test('the novice loses to the standard opponent more often than he wins', () => {
  const { won, lost } = duels(novice, standard, 200)
  expect(lost).toBeGreaterThan(won + 20)
})

test('the veteran wins against the standard opponent more often than he loses', () => {
  const { won, lost } = duels(veteran, standard, 200)
  expect(won).toBeGreaterThan(lost + 20)
})

test('the same seed gives the same duel', () => {
  const ends = [1, 2].map(() => {
    const state = colosseum.start(sheets('retiarius', 'secutor'), defaults)
    playOut(colosseum, state, [standard, veteran], 'same')
    return JSON.stringify(state)
  })
  expect(ends[1]).toBe(ends[0])
})

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
    const effective = effectiveOptions(colosseum, options) as Options
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
})

test.each(Object.keys(presets))(
  'every answer is legal under the switches of %s',
  (name) => {
    const options = effectiveOptions(colosseum, presets[name]!) as Options
    for (let i = 0; i < 12; i++) {
      const random = Dice.fromSeed(`preset/${name}/${i}`)
      const count = i % 3 === 2 ? 4 : 2
      let setup = colosseum.defaultSetup
      for (let tries = 0; tries < 50; tries++) {
        const styles = Array.from({ length: count }, () => styleIds[random.below(styleIds.length)]!)
        if (colosseum.checkSetup(sheets(...styles), options) !== null) continue
        setup = sheets(...styles)
        break
      }
      const bots = setup.gladiators.map((_, seat) => [novice, standard, veteran][(i + seat) % 3]!)
      expect(playChecked(colosseum, setup, presets[name] as Record<string, string>, bots, `preset/${i}`).isOver).toBe(
        true,
      )
    }
  },
  60_000,
)
