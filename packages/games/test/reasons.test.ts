import { type MatchRecord, seeded, Table } from '@harena/engine'
import { type Explained, explainMatch } from '@harena/lab'
import { describe, expect, test } from 'vitest'
import { games } from '../src/index.ts'

const LEVELS = ['dummy', 'novice', 'standard', 'veteran', 'master']
const bouts = games.filter(({ balance }) => balance !== null)
const cases = bouts.flatMap((game) => LEVELS.map((level) => [game.ruleset.id, level, game] as const))

/** Of so many decisions in the middle of a match, as it begins slowly. */
const LOOKED_AT = 5

function recordOf({ ruleset, defaultSetup, opponents }: (typeof games)[number], level: string): MatchRecord {
  const setup = defaultSetup(true)
  const players = ruleset.names(ruleset.start(setup, {} as never)).map(() => opponents.standard!)
  players[0] = opponents[level]!
  return Table.open(ruleset, { setup, dice: seeded('reasons'), players }).record()
}

function explainedBy(game: (typeof games)[number], level: string): Explained[] {
  const record = recordOf(game, level)
  const own = record.tape.flatMap((entry, at) => {
    const seats = 'sealed' in entry ? entry.sealed.map(({ seat }) => seat) : 'answer' in entry ? [entry.seat] : []
    return seats.includes(0) ? [at] : []
  })
  const from = Math.max(0, (own.length >> 1) - LOOKED_AT)
  return own
    .slice(from, from + LOOKED_AT)
    .flatMap((at) => explainMatch(game, record, at).filter(({ seat }) => seat === 0))
}

describe('every decision of an opponent can be opened', () => {
  test.each(cases)('%s: %s says what he went by, or what he weighed and hoped for', (_id, level, game) => {
    const decisions = explainedBy(game, level)
    expect(decisions.length).toBeGreaterThan(0)
    for (const { habit, weighedBy, words, told } of decisions) {
      expect(words[0]).toContain(told.chosen)
      if (weighedBy === 'himself') expect(words[0]).toMatch(/hoped to win \d+ % of the time\.$/)
      else expect(words[1]).toBe(habit)
      if (weighedBy === 'a master') expect(words[2]).toMatch(/^A master would (have hoped|not have thought)/)
    }
    const own = decisions.filter(({ weighedBy }) => weighedBy === 'himself')
    const weighs = level === 'master' || (game.ruleset.id === 'outland' && level === 'veteran')
    expect(own.length > 0).toBe(weighs)
    // Somewhere a master can say what he would have expected of it.
    expect(decisions.some(({ weighedBy }) => weighedBy !== null)).toBe(true)
  })

  test('nothing is told of a match that goes on', () => {
    const [game] = bouts
    const { ruleset, defaultSetup, opponents } = game!
    const table = Table.open(ruleset, {
      setup: defaultSetup(true),
      dice: seeded('goes on'),
      players: ['You', opponents.standard!],
    })
    expect(table.isOver).toBe(false)
    expect(() => explainMatch(game!, table.record(), 0)).toThrow('the match is not over')
  })

  test('one of a campaign is told by his level', () => {
    const game = bouts.find(({ ruleset }) => ruleset.id === 'outland')!
    const record = recordOf(game, 'novice')
    const players = record.players.map(() => ({ opponent: 'outland-campaign/novice', version: '1' }))
    const [first] = explainMatch(game, { ...record, players }, 0)
    expect(first!.words[1]).toMatch(/^He goes straight at the nearest man/)
  })
})
