/** Why an answer is good, in each game's own words: taken from the position, and nothing else. */
import { canonicalJson, type Dir, type Game, type Hex, neighbour, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import { type Heroes, heroes } from '@harena/heroes'
import { modifierOf, munera, mapOf as muneraMap } from '@harena/munera'
import { difference, outland, mapOf as outlandMap } from '@harena/outland'
import { describe, expect, test } from 'vitest'
import { why as whyHeroes } from '../src/games/heroes/why-words.ts'
import { why as whyMunera } from '../src/games/munera/why-words.ts'
import { why as whyOutland } from '../src/games/outland/why-words.ts'
import { percent } from '../src/ui/percents.ts'
import { duels } from './matches.ts'

const middle: Hex = { q: 4, r: 4 }
const ACT = { kind: 'act', seat: 0, rule: '§2.3' } as const
const ACTIVATE = { kind: 'activate', seat: 0, rule: '§2.3' } as const
const two = <T extends string>(type: T) => ({
  fighters: ['Flamma', 'Verus'].map((name, team) => ({ name, type, team })),
})

/** Flamma in the middle, Verus south of him; both face as given. */
function inMunera(own: Dir, his: Dir) {
  const state = munera.clone(Table.open(munera, { setup: two('thracian'), options: {}, dice: seeded('why') }).state)
  const [flamma, verus] = [state.fighters[0]!, state.fighters[1]!]
  Object.assign(flamma, { cell: muneraMap(state).cell(middle), facing: own, ap: 6 })
  Object.assign(verus, { cell: muneraMap(state).cell(neighbour(middle, 3)), facing: his })
  return { state, flamma, verus }
}

function inOutland(own: Dir, his: Dir) {
  const state = outland.clone(Table.open(outland, { setup: two('samnite'), options: {}, dice: seeded('why') }).state)
  const [flamma, verus] = [state.fighters[0]!, state.fighters[1]!]
  Object.assign(flamma, { cell: outlandMap(state).cell(middle), facing: own, points: 4 })
  Object.assign(verus, { cell: outlandMap(state).cell(neighbour(middle, 3)), facing: his })
  return { state, flamma, verus }
}

describe('Munera', () => {
  test('§5.8 one who stands behind him is told of, with what turning takes off his blow', () => {
    const { state, flamma, verus } = inMunera(5, 0)
    const [was, is] = [5, 4].map((facing) => {
      flamma.facing = facing as Dir
      return modifierOf(state, verus, 0, flamma)
    })
    flamma.facing = 5
    expect(was! > is!).toBe(true)
    expect(whyMunera(state, ACT, { act: 'turn', to: 'left' })).toEqual([
      'Verus is behind you: turn or go before he strikes.',
      `His blow at you then has +${is} instead of +${was}.`,
    ])
  })

  test('§6.6 a blow says what adds most to it and how often it harms', () => {
    const { state } = inMunera(3, 3)
    const said = whyMunera(state, ACT, { act: 'attack', weapon: 0, target: 1 })
    expect(said[0]).toBe('From the rear: +3 for your blow.')
    expect(said[1]).toMatch(/^It harms or shakes him \d+% of the time\.$/)
  })

  test('§5.4 a turn says whom it lets him strike', () => {
    const { state } = inMunera(2, 0)
    expect(whyMunera(state, ACT, { act: 'turn', to: 'right' }).at(-1)).toBe('Then you can strike Verus.')
  })
})

test('Munera: §5.4 a turn says what the rest of the plan leads to, and one without a blow whom it faces', () => {
  const { state, verus } = inMunera(2, 0)
  verus.cell = muneraMap(state).cell(neighbour(neighbour(middle, 3), 3))
  const turn = { act: 'turn', to: 'right' } as const
  expect(whyMunera(state, ACT, turn)).toEqual(['You face Verus.'])
  expect(whyMunera(state, ACT, turn, [{ act: 'step', dir: 3 }])).toContain('Then you can strike Verus.')
})

describe('Outland', () => {
  test('T5.4 one who stands behind him is told of, with what turning takes from him', () => {
    const { state, flamma, verus } = inOutland(0, 0)
    const was = difference(state, verus, flamma, 'melee')
    const is = difference(state, verus, { ...flamma, facing: 1 }, 'melee')
    expect(is).toBeLessThan(was)
    const words = (lead: number) => (lead === 0 ? 'even' : lead > 0 ? `${lead} ahead` : `${-lead} behind`)
    expect(whyOutland(state, ACTIVATE, { act: 'turn', to: 'right' })).toEqual([
      'Verus is behind you: turn or go before he strikes.',
      `If Verus attacks, he is ${words(is)} instead of ${words(was)}.`,
    ])
  })

  test('T5.4 an attack says over which side it goes, what it comes to and how it ends', () => {
    const { state, flamma, verus } = inOutland(3, 3)
    const lead = difference(state, flamma, verus, 'melee')
    expect(lead).toBeGreaterThan(0)
    expect(whyOutland(state, ACTIVATE, { act: 'melee', target: 1 })).toEqual([
      'Rear hexside: -2 for Verus.',
      `All in all you are ${lead} ahead.`,
      expect.stringMatching(/^It ends well for you \d+% of the time, badly \d+%\.$/),
    ])
  })
})

/** Every question of some bouts, with the answer that the standard opponent gives. */
function played(ruleset: string, setup: unknown, look: (state: never, question: never, answer: unknown) => void): void {
  const game = gameOf(ruleset)!
  for (let seed = 0; seed < 4; seed++) {
    const watching = {
      ...game.opponents.standard!,
      play: (known: unknown, question: Game['question'], random: unknown) => {
        const answer = game.opponents.standard!.play(known as never, question, random as never)
        look(known as never, question as never, answer)
        return answer
      },
    }
    Table.open(game.ruleset, {
      setup,
      options: {},
      dice: seeded(`why ${seed}`),
      players: [watching, watching] as never,
    })
  }
}

test('Heroes: T5-3 a bid says what its dice bring, and what another bid would', () => {
  let bids = 0
  played('heroes', heroesDuel(), (state: never, question: never) => {
    const asked = question as Heroes['question']
    if (asked.kind !== 'bid' || asked.table !== 'maneuver' || asked.max < 1) return
    bids++
    const share = (bid: number) => {
      const { odds } = heroes.preview(state, asked, bid)!
      return percent(odds.reduce((sum, one) => (one.tone === 'good' ? sum + one.share : sum), 0))
    }
    const said = whyHeroes(state, asked, 1)
    expect(said[0]).toBe(`With 1 Bonus Die you are the one who attacks ${share(1)} of the time.`)
    if (asked.min === 0) {
      expect(said[1]).toBe(`With no Bonus Dice it would be ${share(0)}.`)
      expect(whyHeroes(state, asked, 0)[1]).toBe(
        `One more would make it ${share(1)}; kept, it adds to the Attack that follows, whether you strike or guard.`,
      )
    }
  })
  expect(bids).toBeGreaterThan(3)
})

/** The other is refreshed and tries everything he has, without moving. */
test.each([
  ['munera', whyMunera, /nobody can strike you before he moves\.$|cannot strike you then\.$/],
  ['outland', whyOutland, /nobody can attack you before he moves\.$|cannot attack you then\.$/],
] as const)(
  '%s: §11.10 §9.1 who is told that nobody gets at him is out of reach of nets, too',
  (ruleset, why, safe) => {
    const game = gameOf(ruleset)!
    let told = 0
    const types = ruleset === 'munera' ? ['thracian', 'retiarius'] : ['samnite', 'retarius']
    const setup = { fighters: types.map((type, team) => ({ name: ['Flamma', 'Verus'][team], type, team })) }
    played(ruleset, setup, (state: never, question: never, answer) => {
      const { kind, seat } = question as { kind: string; seat: number }
      if (kind !== 'act' && kind !== 'activate') return
      if ((answer as { act: string }).act !== 'end' || !safe.test(why(state, question, answer as never).join(' ')))
        return
      told++
      const later = game.ruleset.clone(state) as { fighters: Record<string, unknown>[]; active?: unknown }
      const other = later.fighters[1 - seat]!
      Object.assign(other, { ap: 99, points: 9, fought: 0, steps: 0, spent: 0, usedFists: false })
      if (Array.isArray(other.used)) other.used.fill(false)
      const asked = { ...(question as object), seat: 1 - seat }
      const open = game.ruleset.legal(later as never, asked as never) as { act: string; target?: number }[]
      expect(open.filter((one) => one.target === seat)).toEqual([])
    })
    expect(told).toBeGreaterThan(0)
  },
)

const heroesDuel = () => gameOf('heroes')!.setup([['thraex'], ['retiarius']], true)

test.each([
  ['munera', whyMunera],
  ['outland', whyOutland],
  ['heroes', whyHeroes],
] as const)('%s: reasons are whole sentences, for most answers, and leave the position alone', (ruleset, why) => {
  let [all, explained] = [0, 0]
  played(ruleset, duels[ruleset] ?? heroesDuel(), (state: never, question: never, answer) => {
    const before = canonicalJson(state)
    const said = why(state, question, answer as never)
    expect(canonicalJson(state)).toBe(before)
    for (const one of said) expect(one).toMatch(/^[A-Z].*[^ ]\.$/)
    all++
    if (said.length > 0) explained++
  })
  expect(all).toBeGreaterThan(30)
  expect(explained / all).toBeGreaterThan(0.8)
})
