import { effectiveOptions, seatsOf } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { gameOf, games } from '../src/index.ts'

test('a game is found by its ruleset, and an unknown one is told with those there are', () => {
  for (const game of games) expect(gameOf(game.ruleset.id)).toBe(game)
  expect(() => gameOf('chess')).toThrow(
    'unknown ruleset "chess"; known are munera, outland, heroes, heroes-career, colosseum, gladiator-campaign, lanista-campaign, munera-campaign, outland-campaign',
  )
})

describe.each(games.map((game) => [game.ruleset.id, game] as const))('%s', (id, game) => {
  const { ruleset, opponents, presets, situations } = game

  test('has opponents whose ids say what they are, the standard one among them', () => {
    expect(opponents.standard).toBeDefined()
    for (const [level, opponent] of Object.entries(opponents)) expect(opponent.id).toBe(`${id}/${level}`)
  })

  test.each([true, false])('has a match of its own, head to head: %s', (isHeadToHead) => {
    const setup = game.defaultSetup(isHeadToHead)
    const seats = seatsOf(game, setup, {})
    expect(seats.map(({ seat }) => seat)).toEqual([...seats.keys()])
    const state = ruleset.start(setup, effectiveOptions(ruleset, {}))
    expect(seats.map(({ name }) => name)).toEqual(ruleset.names(state))
    expect(game.facts(state).length).toBeGreaterThan(0)
  })

  test('every type of gladiator can be had by name', () => {
    for (const type of game.types) {
      const seats = seatsOf(game, game.setup([[type], [type]], true), {})
      // What they bring along, such as a horse, sits behind them.
      expect(seats.slice(0, 2).map((seat) => seat.type)).toEqual([type, type])
    }
  })

  test('its presets are switches of its own, each with a note', () => {
    for (const { switches, note } of Object.values(presets)) {
      expect(effectiveOptions(ruleset, switches)).toMatchObject(switches)
      expect(note).not.toBe('')
    }
  })

  test('its situations are told apart by their names', () => {
    expect(new Set(situations.map(({ name }) => name)).size).toBe(situations.length)
  })
})
