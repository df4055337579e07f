import type { Table } from '@harena/engine'
import { games } from '@harena/games'
import { duel } from '@harena/lab'
import { describe, expect, test } from 'vitest'
import type { Motion } from '../src/board/motions.ts'
import { motions as colosseum } from '../src/games/colosseum/motions.ts'
import { motions as heroes } from '../src/games/heroes/motions.ts'
import { motions as munera } from '../src/games/munera/motions.ts'
import { motions as outland } from '../src/games/outland/motions.ts'
import type { Line } from '../src/match/timeline.ts'

const byGame = { colosseum, heroes, munera, outland }

/** Every motion of one bout, with the seats there are. */
function motionsIn(id: keyof typeof byGame, seed: string): { all: Motion[]; seats: number } {
  const game = games.find(({ ruleset }) => ruleset.id === id)!
  const setup = game.defaultSetup(true)
  const opponents = ['standard', 'standard']
  const table: Table<never> = duel(game, { ruleset: id, setup, options: {}, opponents, seed }) as never
  const all = table.log.flatMap(({ event }) => byGame[id]({ event } as unknown as Line))
  return { all: [...all], seats: opponents.length }
}

describe.each(Object.keys(byGame) as (keyof typeof byGame)[])('in %s', (id) => {
  test('blows are struck, do harm and end in a fall, between men who are there', () => {
    const bouts = ['a', 'b', 'c', 'd'].map((seed) => motionsIn(id, seed))
    const kinds = new Set(bouts.flatMap(({ all }) => all.map(({ kind }) => kind)))
    expect([...kinds]).toEqual(expect.arrayContaining(['lunge', 'recoil', 'wounds']))
    for (const { all, seats } of bouts) {
      for (const motion of all) {
        expect(motion.seat).toBeLessThan(seats)
        if ('number' in motion) expect(motion.number).toBeGreaterThan(0)
        if ('other' in motion) expect(motion.other).not.toBe(motion.seat)
      }
    }
  })
})

test.each([
  ['H+2', ['lunge', 'recoil']],
  ['S*', ['lunge', 'block']],
  ['P', ['lunge', 'parry']],
  ['M', ['lunge']],
])('a blow that counts as %s shows %j', (counts, kinds) => {
  const event = { kind: 'attackRolled', rule: '§9.5', seat: 0, target: 1, counts }
  expect(colosseum({ event } as never).map(({ kind }) => kind)).toEqual(kinds)
})
