import { describe, expect, test } from 'vitest'
import { afterMatch } from '../src/39-lanistas/experience.ts'
import { bankOdds } from '../src/39-lanistas/odds.ts'
import { ruin } from '../src/39-lanistas/treasury.ts'
import type { Bout } from '../src/campaign/state.ts'
import { lanistaCampaign } from '../src/index.ts'
import { inCampaign } from './campaign-floor.ts'
import { duel } from './helpers.ts'
import {
  bill,
  fighter,
  fixture,
  inMunus,
  ludiOf,
  ludusMan,
  ludusOptionsWith,
  men,
  moves,
  play,
  told,
} from './ludus-floor.ts'

describe('the month', () => {
  test('§36.1 §39.4.1 the origin of a man is told', () => {
    const state = lanistaCampaign.start(lanistaCampaign.defaultSetup, ludusOptionsWith({ useOrigins: 'on' }))
    const { events } = play(state, [6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    const { name } = state.men[0]!
    expect(events).toContainEqual({ kind: 'originRolled', rule: '§36.1', name, origin: 'senator' })
  })

  test('§39.5.2 a feast that costs a single CF is told', () => {
    // 34; a 4 against a CN of 3 for Felix, 3 for Fortis.
    const { events } = play(ludiOf(men(), 'event'), [3, 4, 4, 3], [], 2)
    expect(events.at(-1)).toMatchObject({ kind: 'feastHeld', seat: 0, losses: [{ name: 'Felix', CF: 1 }] })
  })

  test('C.35 §39.5.2 who bids nothing the second time may have the professional for nothing', () => {
    const state = ludiOf(men(), 'event')
    state.event = 'champion'
    state.forHire = ludusMan(0, 'Milo', { isHired: true })
    const seen = play(state, [4], [5, 5, 0, 0])
    expect(moves(seen)).toEqual([])
    expect(seen.events.at(-1)).toMatchObject({ kind: 'championHired', seat: 1, name: 'Milo' })
  })

  test('§39.6 the living of a ludus that is out go their way, its dead and the others stay', () => {
    const own = [ludusMan(0, 'Felix', { status: 'dead' }), ludusMan(0, 'Fortis')]
    const state = ludiOf([own, [ludusMan(1, 'Probus')]], 'upkeep')
    told([], [], (referee) => ruin(state, 0, 'debt', referee))
    expect(state.men.map(({ name }) => name)).toEqual(['Felix', 'Probus'])
  })
})

describe('the munus', () => {
  test.each([
    [1, [1, 1], ['bank 0 10 colosseum', 'bank 1 10 colosseum']],
    [2, [1, 3], []],
  ] as const)('§27.2.1.1 §39.5.4.5 an arena of size %d: only the first is the Colosseum', (arena, faces, lines) => {
    const state = ludiOf(men(), 'munus')
    expect(moves(play(state, [1, 1, ...faces]))).toEqual(lines)
    expect(state.munus!.arena).toBe(arena)
  })

  test.each([
    [1, ['Fortis', 'Faustus'], 1],
    [3, ['Fortis', 'Faustus'], 2],
  ])('§38.2.3 of %d allies no more than are free, and no more than are wanted', (allies, choices, most) => {
    const own = ['Felix', 'Fortis', 'Faustus'].map((name) => ludusMan(0, name))
    const draft = { ...bill, type: 'twoPairs', allies, others: [1, 1], style: null, suit: null } as const
    const state = inMunus('arrange', { waiting: ['Felix'], draft }, {}, [own, [ludusMan(1, 'Probus')]])
    own[0]!.isSent = true
    // Nobody goes with him: thirteen dice for each guest.
    const { asked } = play(state, Array(13 * (allies + 2)).fill(1), ['thraex', []])
    expect(asked[1]).toMatchObject({ kind: 'allies', seat: 0, most, choices })
  })

  test('§39.5.4.4 C.39 by the switch one to the rounded ratio, and evens for equals', () => {
    const odds = (a: number, b: number) => bankOdds({ oddsMethod: 'unit' }, [a, b])
    expect([odds(7, 7), odds(8, 7), odds(7, 8), odds(0, 3)]).toEqual([
      [1, 1],
      [2, 1],
      [1, 2],
      [1, 3],
    ])
  })

  test('§39.5.4.4 of a lanista who makes no wager nothing is told', () => {
    const state = inMunus('bank', { fixtures: [fixture()] })
    expect(play(state, [], [[]]).events).toEqual([])
    const wagers = [{ match: 1, side: 1, unit: 3 }]
    expect(play(state, [], [wagers]).events).toMatchObject([{ kind: 'bankTookWagers', seat: 1, wagers }])
  })

  test('§27.2.2 §39.5.4.5 there are obstacles in the Colosseum too, and none without the arenas', () => {
    const obstacles = (arena: number, faces: readonly number[]) => {
      const state = inMunus('match', { arena, fixtures: [fixture()] })
      state.playing = 1
      play(state, faces)
      return state.bout!.match.arena.obstacles
    }
    // Intimidation; a 2 less the size of 1; mud in the corner.
    expect(obstacles(1, [1, 1, 2, 3, 1, 1, 1, 1])).toEqual([{ cell: 0, terrain: 'mud' }])
    expect(obstacles(0, [1, 1])).toEqual([])
  })

  test('§39.5.5 of a match between two ludi each man has the other in his journal', () => {
    const state = inMunus('bout')
    const match = inCampaign(duel())
    match.outcome = { kind: 'won', team: 0 }
    match.gladiators[1]!.out = 'killed'
    const bout: Bout = { match, owners: [null, null], prestige: [0, 0] }
    const sides = [[fighter('Felix', 0)], [fighter('Probus', 1)]] as const
    told([1, 1, 1], [], (referee) => afterMatch(state, bout, fixture({ sides }), referee))
    expect(state.journal.map(({ name, opponents, isDead }) => [name, opponents, isDead])).toEqual([
      ['Felix', ['Probus'], false],
      ['Probus', ['Felix'], true],
    ])
  })
})
