import { Dice, effectiveOptions, playOut, seeded, Table } from '@harena/engine'
import { type CareerGladiator, type CareerOptions, type CareerState, heroesCareer, STYLES } from '@harena/heroes'
import { expect, test } from 'vitest'
import { opponents } from '../src/index.ts'
import { randomOptions } from './matches.ts'

const bot = opponents['heroes-career'].standard.play
const dice = Dice.fromSeed('bots')

test('every answer in a career is legal, whatever the familia and switches', () => {
  for (let i = 0; i < 12; i++) {
    const random = Dice.fromSeed(`career/${i}`)
    const players = Array.from({ length: 1 + random.below(3) }, (_, player) => ({
      name: `Player ${player}`,
      stars: 1 + random.below(3),
      grunts: Array.from({ length: random.below(3) }, () => STYLES[random.below(STYLES.length)]!),
    }))
    const table = Table.open(heroesCareer, {
      setup: { players, months: 2 },
      options: randomOptions(heroesCareer, random),
      dice: seeded(`career/${i}`),
      players: players.map(() => bot),
    })
    expect(table.isOver).toBe(true)
  }
})

/** A career on its first Day, with its Star as wanted. */
function careerWith(change: Partial<CareerGladiator>): CareerState {
  const options = effectiveOptions(heroesCareer, {}) as CareerOptions
  const state = heroesCareer.start(heroesCareer.defaultSetup, options)
  playOut({ ...heroesCareer, isOver: ({ phase }) => phase === 'day' }, state, [bot], 'career')
  Object.assign(state.gladiators[0]!, change)
  return state
}

const day = { kind: 'day', seat: 0, rule: '§7.4' } as const

test('the fit go on, the hurt rest, the free retire', () => {
  const fight = { do: 'fight', fighters: [{ gladiator: 0, style: 'primary' }] }
  expect(bot(careerWith({}), day, dice)).toEqual(fight)
  expect(bot(careerWith({ missesDay: { year: 106, month: 8 } }), day, dice)).toEqual(fight)
  expect(bot(careerWith({ missesDay: { year: 106, month: 10 } }), day, dice)).toEqual({ do: 'stop' })
  expect(bot(careerWith({ free: true }), day, dice)).toEqual({ do: 'retire', gladiator: 0 })
})

test('the Attribute that is worth most and likeliest to rise is improved', () => {
  const state = careerWith({})
  const improve = (savvy: number, strength: number, speed: number) => {
    const { sheet } = state.gladiators[0]!
    state.gladiators[0]!.sheet = { ...sheet, attributes: { savvy, strength, speed } }
    const choices = ['savvy', 'strength', 'speed'] as const
    return bot(state, { kind: 'improve', seat: 0, rule: '§7.7.2', gladiator: 0, fame: 1, choices }, dice)
  }
  expect(improve(4, 4, 4)).toBe('savvy')
  expect(improve(5, 4, 4)).toBe('strength')
  expect(improve(5, 5, 3)).toBe('speed')
})

test('in a year the standard player wins far more than he loses', () => {
  const options = effectiveOptions(heroesCareer, {}) as CareerOptions
  let wins = 0
  let losses = 0
  for (let i = 0; i < 20; i++) {
    const state = heroesCareer.start({ ...heroesCareer.defaultSetup, months: 12 }, options)
    playOut(heroesCareer, state, [bot], `year/${i}`)
    wins += state.gladiators[0]!.record.wins
    losses += state.gladiators[0]!.record.losses
  }
  expect(wins).toBeGreaterThan(2 * losses)
})

test('he fights beside others, and against one who is not much better', () => {
  const setup = { players: ['Anna', 'Bruno'].map((name) => ({ name, stars: 1, grunts: [] })), months: 3 }
  const state = heroesCareer.start(setup, effectiveOptions(heroesCareer, {}) as CareerOptions)
  playOut({ ...heroesCareer, isOver: ({ phase }) => phase === 'day' }, state, [bot, bot], 'together')
  const fighters = [{ gladiator: 0, style: 'primary' }] as const
  const answer = (mode: 'sameSide' | 'headToHead', savvy: number, change: Partial<CareerGladiator> = {}) => {
    const [rival, own] = state.gladiators as [CareerGladiator, CareerGladiator]
    rival.sheet = { ...rival.sheet, attributes: { savvy, strength: 4, speed: 4 } }
    Object.assign(
      own,
      { sheet: { ...own.sheet, attributes: { savvy: 4, strength: 4, speed: 4 } }, missesDay: null },
      change,
    )
    state.proposal = { mode, player: 0, fighters, toAsk: [1], joined: [] }
    return bot(state, { kind: 'join', seat: 1, rule: '§4.1', mode, from: 0, fighters: [0] }, dice)
  }
  const joins = { do: 'join', fighters: [{ gladiator: 1, style: 'primary' }] }
  expect(answer('sameSide', 7)).toEqual(joins)
  expect(answer('headToHead', 5)).toEqual(joins)
  expect(answer('headToHead', 6)).toEqual({ do: 'decline' })
  expect(answer('sameSide', 4, { missesDay: { year: 106, month: 10 } })).toEqual({ do: 'decline' })
})

test('he begins again until a Star of his is free', () => {
  const question = { kind: 'beginAgain', seat: 0, rule: '§3.1.1' } as const
  expect(bot(careerWith({ status: 'dead' }), question, dice)).toBe('yes')
  expect(bot(careerWith({ status: 'retired', free: true }), question, dice)).toBe('no')
})
