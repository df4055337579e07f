import { effectiveOptions, type Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import { scenarios } from '@harena/games/scenarios'
import { duel, type Match } from '@harena/lab'
import { describe, expect, test } from 'vitest'
import type { Motion } from '../src/board/motions.ts'
import { motions as colosseum } from '../src/games/colosseum/motions.ts'
import { motions as heroes } from '../src/games/heroes/motions.ts'
import { motions as munera } from '../src/games/munera/motions.ts'
import { motions as outland } from '../src/games/outland/motions.ts'
import type { Line } from '../src/match/timeline.ts'

const byGame = { colosseum, heroes, munera, outland }

type GameId = keyof typeof byGame

/** A motion by one word: what flies is told apart, and whether it goes past. */
type Seen = Exclude<Motion['kind'], 'flight'> | 'net' | 'net that misses' | 'spear' | 'sand'

function seenOf(motion: Motion): Seen {
  if (motion.kind !== 'flight') return motion.kind
  return motion.what === 'net' && (motion.isMiss || motion.other === undefined) ? 'net that misses' : motion.what
}

interface Bout {
  readonly setup: unknown
  readonly options?: Match['options']
  /** By seat; null where the tables of the game decide. */
  readonly opponents: readonly (string | null)[]
}

/** Every motion of one bout. */
function motionsIn(id: GameId, bout: Bout, seed: string): Motion[] {
  const table: Table<never> = duel(gameOf(id), { ruleset: id, options: {}, ...bout, seed }) as never
  return table.log.flatMap(({ event }) => [...byGame[id]({ event } as unknown as Line)])
}

const two = ['standard', 'standard']

const pair = (id: GameId, ...types: string[]): Bout => ({
  setup: gameOf(id).setup(types.map((type) => [type])),
  opponents: two,
})

function scenario(id: string): Bout {
  const { setup, switches, deciders } = scenarios.find((one) => one.id === id)!
  return {
    setup,
    options: switches ?? {},
    opponents: deciders.map((who) => (who === 'book' ? null : 'standard')),
  }
}

const blows: readonly Seen[] = ['lunge', 'recoil', 'wounds']

/** What thirty bouts of each kind show at least. */
const rows: readonly (readonly [what: string, id: GameId, bout: Bout, seen: readonly Seen[]])[] = [
  [
    'Munera, sword and net',
    'munera',
    pair('munera', 'thracian', 'retiarius'),
    [...blows, 'block', 'stumble', 'net', 'net that misses', 'fall'],
  ],
  [
    'Outland, sword and net',
    'outland',
    pair('outland', 'samnite', 'retarius'),
    [...blows, 'parry', 'net', 'net that misses', 'fall'],
  ],
  ['Heroes, two shields', 'heroes', pair('heroes', 'murmillo', 'secutor'), [...blows, 'block', 'parry', 'fall']],
  [
    'Heroes, sword and net',
    'heroes',
    pair('heroes', 'murmillo', 'retiarius'),
    [...blows, 'net', 'net that misses', 'fall'],
  ],
  [
    'GLADIATOR, sword and net',
    'colosseum',
    scenario('net-and-sword'),
    [...blows, 'block', 'parry', 'stun', 'tired', 'stumble', 'net', 'net that misses', 'fall'],
  ],
  ['GLADIATOR, a hunt', 'colosseum', scenario('the-first-hunt'), [...blows, 'stumble', 'fall']],
  ['GLADIATOR, riders', 'colosseum', scenario('the-horsemen'), [...blows, 'block', 'stun', 'stumble', 'fall']],
]

const SEEDS = Array.from({ length: 30 }, (_, at) => `motions ${at}`)

describe.each(rows)('%s', (_, id, bout, wanted) => {
  const bouts = SEEDS.map((seed) => motionsIn(id, bout, seed))

  test('every kind of blow is seen', () => {
    expect([...new Set(bouts.flat().map(seenOf))]).toEqual(expect.arrayContaining([...wanted]))
  })

  test('between those who are there', () => {
    const { ruleset, seats } = gameOf(id)
    const there = seats(ruleset.start(bout.setup, effectiveOptions(ruleset, bout.options ?? {})))
    for (const motion of bouts.flat()) {
      expect(motion.seat).toBeLessThan(there.length)
      if ('number' in motion) expect(motion.number).toBeGreaterThan(0)
      if ('other' in motion) expect(motion.other).not.toBe(motion.seat)
    }
  })
})

/** What few bouts show, and what must not be taken for something else. */
test.each<[GameId, { readonly kind: string; readonly [field: string]: unknown }, readonly Seen[]]>([
  ['colosseum', { kind: 'attackRolled', target: 1, counts: 'H+2' }, ['lunge', 'recoil']],
  ['colosseum', { kind: 'attackRolled', target: 1, counts: 'S*' }, ['lunge', 'block']],
  ['colosseum', { kind: 'attackRolled', target: 1, counts: 'P' }, ['lunge', 'parry']],
  ['colosseum', { kind: 'attackRolled', target: 1, counts: 'M' }, ['lunge']],
  ['colosseum', { kind: 'exhausted', loss: 2 }, ['tired']],
  ['colosseum', { kind: 'exhausted', loss: 0 }, []],
  ['colosseum', { kind: 'exhausted' }, []],
  ['colosseum', { kind: 'stumbleChecked', stumbles: true }, ['stumble']],
  ['colosseum', { kind: 'stumbleChecked', stumbles: false }, []],
  ['colosseum', { kind: 'netThrown', target: 1, action: 'TN', result: 'H' }, ['net']],
  ['colosseum', { kind: 'netThrown', target: 1, action: 'TN', result: 'M' }, ['net that misses']],
  ['colosseum', { kind: 'netMissed', action: 'SN' }, ['net that misses']],
  ['colosseum', { kind: 'thrownBack', cell: 1, facing: 0 }, ['recoil']],
  ['colosseum', { kind: 'hitObstacle', what: 'pillar', pushed: false }, ['recoil']],
  ['colosseum', { kind: 'dragged', by: 1, cf: 3, falls: false }, ['stumble']],
  ['colosseum', { kind: 'unhorsed', mount: 2, cell: 1 }, ['fall']],
  ['colosseum', { kind: 'died', by: 1, cleaved: false }, ['fall']],
  ['heroes', { kind: 'locationRolled', total: 7, part: 1, isBlocked: true }, ['block']],
  ['heroes', { kind: 'locationRolled', total: 7, part: 1, isBlocked: false }, []],
  ['heroes', { kind: 'keptFeet' }, ['stumble']],
  ['heroes', { kind: 'executed' }, ['fall']],
  ['heroes', { kind: 'spared' }, []],
  ['outland', { kind: 'lostLastBox', by: 1 }, ['fall']],
  ['outland', { kind: 'judged', by: 1, verdict: 'dispatched' }, ['fall']],
  ['outland', { kind: 'judged', by: 1, verdict: 'spared' }, []],
  ['munera', { kind: 'wounded', by: 1, wounds: 2, strengthLeft: 3 }, ['recoil', 'wounds']],
  ['munera', { kind: 'wounded', by: 1, wounds: 2, strengthLeft: 0 }, ['fall', 'wounds']],
])('in %s, %j shows %j', (id, event, seen) => {
  expect(byGame[id]({ event: { rule: '§1', seat: 0, ...event } } as never).map(seenOf)).toEqual(seen)
})
