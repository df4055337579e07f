import { beastIds, colosseum, type Setup } from '@harena/colosseum'
import {
  type Bot,
  Dice,
  effectiveOptions,
  type Game,
  type Opponent,
  playOut,
  type Ruleset,
  Simulation,
} from '@harena/engine'
import { type Heroes, heroes, manifest as heroesManifest } from '@harena/heroes'
import { munera } from '@harena/munera'
import { outland } from '@harena/outland'
import { describe, expect, test } from 'vitest'
import { characters as colosseumCharacters } from '../src/colosseum/characters.ts'
import { mind as colosseumMind } from '../src/colosseum/mind.ts'
import { characters as heroesCharacters } from '../src/heroes/characters.ts'
import { mind as heroesMind } from '../src/heroes/mind.ts'
import { opponents } from '../src/index.ts'
import { tanh } from '../src/lib/tanh.ts'
import { masterly } from '../src/master/master.ts'
import type { Mind } from '../src/master/mind.ts'
import { logistic, Network, power } from '../src/master/network.ts'
import { DEAREST, likingOf } from '../src/master/temper.ts'
import { characters as muneraCharacters } from '../src/munera/characters.ts'
import { mind as muneraMind } from '../src/munera/mind.ts'
import { characters as outlandCharacters } from '../src/outland/characters.ts'
import { mind as outlandMind } from '../src/outland/mind.ts'
import colosseumWeights from '../src/weights/colosseum.json' with { type: 'json' }
import heroesWeights from '../src/weights/heroes.json' with { type: 'json' }
import muneraWeights from '../src/weights/munera.json' with { type: 'json' }
import outlandWeights from '../src/weights/outland.json' with { type: 'json' }
import { playChecked } from './matches.ts'

describe('the network', () => {
  test('adds up input by input, lets nothing below zero pass, and ends in a chance', () => {
    const network = new Network({
      layers: [
        { weights: [1, -1, 2, 0.5], biases: [0, 0.25] },
        { weights: [1, 10], biases: [-1] },
      ],
    })
    // 1·1 + 0.5·2 = 2; -1 + 0.25 + 0.25 < 0: only 2 - 1 is left.
    expect(network.chanceOf(Float64Array.of(1, 0.5))).toBe(logistic(1))
  })

  test('adds the same up four inputs at a time, and passes over those that are nothing', () => {
    const inputs = [0.5, 0, -2, 0.1, 3, 0, 0.7, -0.3, 1.1, 0, 0.2]
    const weights = inputs.flatMap((_, at) => [0.3 - at / 7, at / 9])
    const network = new Network({
      layers: [
        { weights, biases: [0.1, 0.2] },
        { weights: [1, -0.5], biases: [0] },
      ],
    })
    const hidden = [0.1, 0.2].map((bias, to) =>
      inputs.reduce((sum, one, at) => sum + one * weights[2 * at + to]!, bias),
    )
    const [first, second] = hidden.map((value) => Math.max(0, value))
    expect(network.chanceOf(Float64Array.from(inputs))).toBe(logistic(0 + first! - 0.5 * second!))
  })

  test('the power is near enough, and the logistic goes from 0 to 1', () => {
    for (const x of [-3, -1, -0.1, 0, 0.5, 2]) expect(power(x) / Math.exp(x)).toBeCloseTo(1, 1)
    for (const x of [-12, -3, -0.2, 0, 1, 7.3]) expect(tanh(x)).toBeCloseTo(Math.tanh(x), 14)
    expect(logistic(0)).toBe(0.5)
    expect(logistic(-30)).toBeGreaterThan(0)
    expect(logistic(30)).toBeLessThanOrEqual(1)
  })
})

const minds = [
  [colosseumMind, colosseumWeights, colosseum.defaultSetup],
  [heroesMind, heroesWeights, heroesManifest.defaultSetup(true)],
  [muneraMind, muneraWeights, munera.defaultSetup],
  [outlandMind, outlandWeights, outland.defaultSetup],
] as unknown as [Mind<Game>, typeof colosseumWeights, unknown][]

/** He thinks less than usual: tests are short. */
const effort = { samples: 60, grain: 0.01 }

describe.each(minds.map((one) => [one[0].ruleset.id, ...one] as const))('%s', (id, mind, weights, setup) => {
  const { ruleset } = mind
  const options = effectiveOptions(ruleset, {})

  test('the weights were trained on these rules and features', () => {
    const again = `train again: npm run train -- ${id}`
    expect({ version: weights.version, features: weights.features }, again).toEqual({
      version: ruleset.version,
      features: mind.featuresVersion,
    })
    const state = ruleset.start(setup, options)
    const names = ruleset.names(state)
    const bots = names.map(() => mind.policy)
    const referee = new Simulation(ruleset, state, bots, 'features')
    while (!ruleset.isOver(state) && !mind.isTelling(state, null)) ruleset.playStep(state, referee)
    const row = mind.features(ruleset.known(state, 0), 0)
    const [first] = weights.layers
    expect(first!.weights.length, again).toBe(row.length * first!.biases.length)
    expect(row.every(Number.isFinite)).toBe(true)
  })

  test('a master answers legally, and the same seed gives the same match', () => {
    const { play } = masterly(mind, effort)
    const bots = [play, opponents[id as 'munera'].standard.play] as never
    const table = playChecked(ruleset, setup, {}, bots, 'master')
    expect(table.isOver).toBe(true)
    const state = ruleset.start(setup, options)
    playOut(ruleset, state, bots, 'master')
    expect(ruleset.result(state)).toEqual(ruleset.result(table.state))
  })

  test('he can say why: what he weighed, what he hoped for, what he believed', () => {
    const { play, explain } = masterly(mind, effort)
    const state = ruleset.start(setup, options)
    let explained = 0
    const watching = (known: unknown, question: Game['question'], random: Dice) => {
      if (explained > 2) return mind.habit(known, question, random)
      const copy = random.clone()
      const answer = play(known, question, random)
      const reasons = explain(known, question, copy)
      if (!reasons) return answer
      explained++
      const { considered, beliefs } = reasons
      expect(considered.map((one) => JSON.stringify(one.answer))).toContain(JSON.stringify(answer))
      expect(considered.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
      for (const { chance } of considered) expect(chance >= 0 && chance <= 1).toBe(true)
      for (const { answers } of beliefs) expect(answers.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
      return answer
    }
    const streams = Dice.fromSeed('why')
    const bots = ruleset.names(state).map(() => (known: unknown, question: Game['question']) => {
      return watching(known, question, Dice.fromSeed(`${streams.next()}`))
    })
    playOut(ruleset, state, bots as never, 'why')
    expect(explained).toBeGreaterThan(0)
  })
})

test('where nothing is secret he looks through his turn: he goes to his man and strikes him', () => {
  const { explain } = masterly(muneraMind, effort)
  const options = effectiveOptions(munera, {})
  const fighters = ['A', 'B'].map((name, team) => ({ name, team, type: 'secutor', strength: 9 }))
  const state = munera.start({ fighters }, options as never)
  const [me, him] = [state.fighters[0]!, state.fighters[1]!]
  Object.assign(state, { phase: 'acting', order: [0, 1] })
  Object.assign(me, { cell: him.cell + 2 * state.cols, facing: 0, ap: 3 })
  Object.assign(him, { facing: 0, wounds: 8 })
  const { considered } = explain(state, { kind: 'act', seat: 0, rule: '§2.3' }, Dice.fromSeed('turn'))!
  expect(considered[0]!.answer).toEqual({ act: 'step', dir: 0 })
  expect(considered[0]!.chance).toBeGreaterThan(
    considered.find(({ answer }) => (answer as { act: string }).act === 'end')!.chance,
  )
})

describe('those with a name', () => {
  const all = {
    colosseum: colosseumCharacters,
    heroes: heroesCharacters,
    munera: muneraCharacters,
    outland: outlandCharacters,
  }

  test.each(Object.entries(all))('%s has at least eight, whose leanings cost little', (id, characters) => {
    expect(new Set(characters.map((one) => one.id)).size).toBeGreaterThanOrEqual(8)
    for (const { likes } of characters) {
      expect(Object.values(likes).every((value) => value > 0 && value <= DEAREST)).toBe(true)
    }
    expect(Object.keys(opponents[id as 'munera'])).toEqual(expect.arrayContaining(characters.map((one) => one.id)))
  })

  test('what he likes he does more often, and never for more than it costs at most', () => {
    expect(likingOf({ bash: 0.04, careful: 0.03 }, ['bash', 'careful'])).toBe(DEAREST)
    expect(likingOf({ bash: 0.04 }, ['head'])).toBe(0)
    const state = outland.start(outland.defaultSetup, effectiveOptions(outland, {}) as never)
    playUntilAsked(state)
    const question = { kind: 'activate' as const, seat: state.active, rule: '§2.3' }
    const shareOf = (likes: Record<string, number>) => {
      const { explain } = masterly(outlandMind, { ...effort, likes })
      const { considered } = explain(state, question, Dice.fromSeed('likes'))!
      return considered.find(({ answer }) => (answer as { act?: string }).act === 'end')!.share
    }
    expect(shareOf({ end: 0.05 })).toBeGreaterThan(shareOf({}))
  })

  test('T5-3 in Heroes he bids as the master does, but for those who like bids: they lean from that', () => {
    const state = heroes.start(heroesManifest.defaultSetup(true), effectiveOptions(heroes, {}) as never)
    const { master, charger, gambler, miser } = opponents.heroes as unknown as Record<string, Opponent<Heroes>>
    let asked = 0
    const sums = [0, 0, 0]
    const watching: Bot<Heroes> = (known, question, random) => {
      if (question.kind === 'bid' && question.max > 0 && asked < 4) {
        const sharesOf = ({ explain }: Opponent<Heroes>) => {
          const { considered } = explain!(known, question, Dice.fromSeed('bids'))!
          return considered.map(({ answer, share }) => ({ isHigh: 2 * Number(answer) > question.max, answer, share }))
        }
        const high = (one: Opponent<Heroes>) =>
          sharesOf(one).reduce((sum, { isHigh, share }) => sum + (isHigh ? share : 0), 0)
        expect(sharesOf(charger!)).toEqual(sharesOf(master!))
        for (const [at, one] of [gambler!, master!, miser!].entries()) sums[at]! += high(one)
        asked++
      }
      return heroesMind.habit(known, question, random)
    }
    playOut(heroes, state, [watching, watching], 'bids')
    expect(asked).toBe(4)
    expect(sums[0]).toBeGreaterThan(sums[1]! + 0.1)
    expect(sums[1]).toBeGreaterThan(sums[2]! + 0.1)
  })
})

function playUntilAsked(state: ReturnType<typeof outland.start>): void {
  const referee = new Simulation(outland, state, [outlandMind.policy, outlandMind.policy], 'likes')
  while (state.phase !== 'activation') outland.playStep(state, referee)
}

describe('in other company', () => {
  const { standard, dummy } = opponents.colosseum
  /** Of each kind of question so many are thought about: among four that takes long. */
  const MOST_THOUGHTS = 12

  test('a master answers legally among mates, against beasts and with hidden sheets', () => {
    const teams: Setup = {
      gladiators: [
        { name: 'A', team: 0, style: 'retiarius' },
        { name: 'B', team: 0, style: 'laquearius' },
        { name: 'C', team: 1, style: 'secutor' },
        { name: 'D', team: 1, style: 'beast', beast: beastIds[0]! },
      ],
    }
    const thoughts: Record<string, number> = {}
    const candidates: typeof colosseumMind.candidates = (known, question, random) => {
      const count = thoughts[question.kind] ?? 0
      const found = count < MOST_THOUGHTS ? colosseumMind.candidates(known, question, random) : null
      if (found) thoughts[question.kind] = count + 1
      return found
    }
    const { play } = masterly({ ...colosseumMind, candidates }, effort)
    const players = [play, standard.play, play, standard.play]
    expect(playChecked(colosseum, teams, { sheets: 'hidden' }, players, 'teams').isOver).toBe(true)
    expect(thoughts.plot).toBeGreaterThan(0)
    expect(thoughts.allocate).toBeGreaterThan(0)
  })

  test.each(['colosseum', 'munera', 'outland'] as const)('%s: the dummy answers legally', (id) => {
    const ruleset = { colosseum, munera, outland }[id] as unknown as Ruleset<Game>
    const bots = [opponents[id].dummy.play, opponents[id].standard.play] as never
    expect(playChecked(ruleset, ruleset.defaultSetup, {}, bots, 'dummy').isOver).toBe(true)
  })

  test('heroes: the dummy loses to whoever comes', () => {
    const setup = heroesManifest.defaultSetup(true)
    const bots = [opponents.heroes.dummy.play, opponents.heroes.standard.play]
    expect(playChecked(heroes, setup, {}, bots, 'dummy').isOver).toBe(true)
  })

  test('a dummy never strikes', () => {
    const table = playChecked(colosseum, colosseum.defaultSetup, {}, [dummy.play, standard.play], 'dummy')
    const struck = table.log.filter(({ event }) => event.kind === 'attacksRevealed' && event.seat === 0)
    expect(struck).toEqual([])
  })
})
