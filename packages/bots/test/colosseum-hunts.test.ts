import {
  type Allocation,
  type BeastId,
  bareBlow,
  beastIds,
  colosseum,
  type Gladiator,
  openAreas,
  readPlotOf,
  type Setup,
  type State,
  type StyleId,
} from '@harena/colosseum'
import { Dice, type Seat } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { pathOf } from '../src/colosseum/approach-paths.ts'
import { valueAt, valueRow } from '../src/colosseum/attack-value.ts'
import { HuntView } from '../src/colosseum/hunts.ts'
import { opponents, randomPlayer } from '../src/index.ts'
import { defaults, playOpening } from './colosseum-duel.ts'
import { playChecked, plays, winsOf } from './matches.ts'

const { dummy, novice, standard, veteran } = plays(opponents.colosseum)
const levels = { dummy, novice, standard, veteran }
const dice = Dice.fromSeed('hunts')
const ratings = { TR: 9, ST: 1, AG: 1, CN: 3, W: 11 }
const bare = ['-', '-', '-', '-', '-']

function huntOf(style: StyleId, ...beasts: readonly BeastId[]): Setup {
  return {
    gladiators: [
      { name: 'A', team: 0, style },
      ...beasts.map((beast, at) => ({ name: `B${at}`, team: 1, style: 'beast' as const, beast })),
    ],
  }
}

/** A man in the middle who faces north, and the head of a beast so many rows before him that looks at him. */
function before(beast: BeastId, rows: number, style: StyleId = 'myrmillo'): State {
  const shield = style === 'venator' ? {} : { shield: 'large' as const }
  return colosseum.start(
    {
      gladiators: [
        { name: 'A', team: 0, style, ratings, armour: bare, ...shield, place: { column: 8, row: 8, facing: 0 } },
        { name: 'B', team: 1, style: 'beast', beast, place: { column: 8, row: 8 - rows, facing: 3 } },
      ],
      arena: { size: 1, obstacles: [] },
    },
    defaults,
  )
}

function begun(state: State): State {
  playOpening(state, dice)
  return state
}

const plotFor = (state: State, bot = standard) => bot(state, { kind: 'plot', seat: 0, rule: '§7.2' }, dice) as string

function allocate(state: State, bot = standard, base = 11): Allocation {
  const foes = [{ seat: 1 as Seat, advantage: 0, canAttack: true, canTop: false }]
  const question = { kind: 'allocate', seat: 0, rule: '§9.3', base, canDefend: true, foes } as const
  const given = bot(state, question, dice) as Allocation
  expect(colosseum.check(state, question, given)).toBeNull()
  return given
}

describe('hunts', () => {
  test('every answer is legal at every level, against every beast, alone, with mates and against packs', () => {
    for (const [level, bot] of Object.entries(levels)) {
      for (const beast of beastIds) {
        const seed = `${level}/${beast}`
        playChecked(colosseum, huntOf('venator', beast), {}, [bot, bot], seed)
        const mates: Setup = {
          gladiators: [
            { name: 'A', team: 0, style: 'bestiarius' },
            { name: 'C', team: 0, style: 'thraex', centurion: true },
            { name: 'B', team: 1, style: 'beast', beast },
            { name: 'D', team: 1, style: 'beast', beast: 'wolf' },
          ],
        }
        const table = playChecked(colosseum, mates, {}, [bot, bot, bot, bot], seed)
        expect(table.isOver).toBe(true)
      }
    }
  })

  test.each(['novice', 'standard', 'veteran'] as const)('§28.7.1.2 the %s strikes what he can reach', (level) => {
    for (let i = 0; i < 10; i++) {
      const state = begun(before('lion', 1))
      const [me, beast] = state.gladiators
      const { attacks } = allocate(state, levels[level])
      expect(attacks.length).toBeGreaterThan(0)
      for (const { area } of attacks) expect(openAreas(me!, beast!)).toContain(area)
    }
  })

  test('§28.7.3 he makes no feints, sweeps or disarms against a beast', () => {
    for (const base of [4, 8, 12, 16]) {
      for (const { special } of allocate(begun(before('rhino', 1)), veteran, base).attacks) {
        expect(['', 'H', 'T']).toContain(special)
      }
    }
  })

  test('§28.3.3.1 what a blow is worth goes by hide and boxes', () => {
    const worth = (beast: BeastId) => {
      const him = before(beast, 1).gladiators[1]!
      return valueAt(valueRow(defaults, him, bareBlow(him, 2)), 6)
    }
    // As much hide and fewer boxes, less hide, more boxes than a man ever has.
    expect(worth('bear')).toBeGreaterThanOrEqual(worth('rhino'))
    expect(worth('lion')).toBeGreaterThan(worth('bear'))
    expect(worth('gazelle')).toBeGreaterThan(worth('lion'))
    expect(worth('elephant')).toBeLessThan(worth('lion'))
  })

  test('§28.6 nobody walks into a beast', () => {
    for (const bot of [standard, veteran]) {
      for (const beast of beastIds) {
        const state = begun(before(beast, 1))
        const plot = plotFor(state, bot)
        expect(plot).not.toMatch(/^F|^C/)
      }
    }
  })

  test('§28.5 from afar he comes nearer', () => {
    const state = begun(before('gazelle', 7))
    expect(plotFor(state)).toMatch(/F|C/)
  })

  test('§28.5 a spear is best two hexes from the head of a tiger, a sword beside one that cannot strike back', () => {
    const worth = (state: State, rows: number) => {
      const [me, beast] = state.gladiators as [Gladiator, Gladiator]
      const still = pathOf(readPlotOf(state, 'X')!)
      return new HuntView(state, me, beast).valueOf(still, beast.cell + 17 * rows, 0)
    }
    const spear = begun(before('tiger', 2, 'venator'))
    expect(worth(spear, 2)).toBeGreaterThan(worth(spear, 1))
    const sword = begun(before('lion', 2))
    sword.gladiators[1]!.isUnconscious = true
    expect(worth(sword, 1)).toBeGreaterThan(worth(sword, 2))
  })

  test('§28.7 he who thinks wins more hunts than he who does not', () => {
    const random = randomPlayer(colosseum)
    const wins = (bot: typeof standard, beast: BeastId) =>
      winsOf(colosseum, huntOf('bestiarius', beast), [bot, bot], 60)[0]!
    for (const beast of ['boar', 'leopard', 'wolf'] as const) {
      const [thought, blind, clumsy] = [wins(standard, beast), wins(random, beast), wins(novice, beast)]
      expect(thought).toBeGreaterThan(40)
      expect(blind).toBeLessThan(thought)
      expect(clumsy).toBeLessThanOrEqual(thought)
    }
  })
})
