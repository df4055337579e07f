import { type Allocation, colosseum, type Setup, type State, type StyleId, styleIds } from '@harena/colosseum'
import { Dice } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { opponents } from '../src/index.ts'
import { defaults } from './colosseum-duel.ts'
import { playChecked, plays, winsOf } from './matches.ts'

const { novice, standard, veteran } = plays(opponents.colosseum)
const levels = { novice, standard, veteran }
const dice = Dice.fromSeed('riders')
const bare = { ratings: { TR: 10, ST: 1, AG: 1, CN: 3, W: 11 }, armour: ['-', '-', '-', '-', '-'] }

function against(rider: StyleId, ...men: readonly StyleId[]): Setup {
  return {
    gladiators: [
      ...men.map((style, at) => ({ name: `A${at}`, team: 0, style })),
      { name: 'Celer', team: 1, style: rider, centurion: true },
    ],
  }
}

/** §30.6.6 A man face to face with a rider, about to allocate; the horse has moved so many hexes. */
function facing(moved: number): State {
  const felix = { name: 'Felix', team: 0, style: 'myrmillo', shield: 'large', ...bare } as const
  const celer = { name: 'Celer', team: 1, style: 'eques', centurion: true, spirit: 0, ...bare } as const
  const at = (row: number, facing: 0 | 3) => ({ place: { column: 8, row, facing } })
  const setup = {
    gladiators: [
      { ...felix, ...at(7, 3) },
      { ...celer, ...at(8, 0) },
    ],
  }
  const state = colosseum.start(setup, { ...defaults, arena: 'off' })
  const horse = state.gladiators[2]!
  horse.now.moved = moved
  for (const who of state.gladiators) who.CF = who.TR + who.ST + who.AG
  horse.CF = 4
  state.turn = 1
  state.phase = 1
  return state
}

function targetsOf(state: State, level: keyof typeof levels): number[] {
  const foes = [{ seat: 1, advantage: 0, canAttack: true, canTop: false, mount: 2 }]
  const question = { kind: 'allocate', seat: 0, rule: '§9.3', base: 12, canDefend: true, foes } as const
  const answer = levels[level](state, question, dice) as Allocation
  expect(colosseum.check(state, question, answer)).toBeNull()
  return answer.attacks.map(({ target }) => target)
}

describe('riders', () => {
  test.each(Object.keys(levels) as (keyof typeof levels)[])(
    '§30.6.6 a %s allocates legally before a rider',
    (level) => {
      for (let moved = 0; moved <= 3; moved++) targetsOf(facing(moved), level)
    },
  )

  test.each(['standard', 'veteran'] as const)('§30.6.6 a %s strikes at a horse that stands', (level) => {
    expect(new Set(targetsOf(facing(0), level))).toEqual(new Set([2]))
  })

  test('§30.4.1 a standard opponent reckons with the chart of an Eques, and mostly wins', () => {
    const [won] = winsOf(colosseum, against('eques', 'myrmillo'), [standard, standard, standard], 60)
    expect(won).toBeGreaterThan(36)
  })

  test('§30.2.1 all levels ride and fight riders to the end, whoever decides for whom', () => {
    const bots = [novice, standard, veteran]
    for (let i = 0; i < 24; i++) {
      const random = Dice.fromSeed(`riders/${i}`)
      const isPlayed = i % 2 === 0
      const men = Array.from({ length: 1 + (i % 3) }, () => styleIds[random.below(styleIds.length)]!)
      const { gladiators } = against(i % 4 < 2 ? 'eques' : 'sagittarius', ...men)
      const setup = { gladiators: gladiators.map((one) => (one.team === 1 ? { ...one, centurion: !isPlayed } : one)) }
      const options = {
        riderSeat: 'anybody',
        sheets: i % 5 === 0 ? 'hidden' : 'open',
        arena: i % 3 === 0 ? 'off' : 'on',
      }
      const seats = [...gladiators, 'horse'].map((_, seat) => bots[(i + seat) % 3]!)
      expect(playChecked(colosseum, setup, options, seats, `riders/${i}`).isOver).toBe(true)
    }
  })
})
