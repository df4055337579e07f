import { Dice, effectiveOptions, fromColumnAndRow, playOut, rectangle } from '@harena/engine'
import {
  type Action,
  activateQuestions,
  type FighterSetup,
  type GladiatorType,
  gladiatorTypes,
  type Options,
  outland,
  type State,
  tables,
} from '@harena/outland'
import { describe, expect, test } from 'vitest'
import { levels, opponents, randomPlayer } from '../src/index.ts'
import { chanceAt } from '../src/master/sample.ts'
import { mind } from '../src/outland/mind.ts'
import { outlandOpponent } from '../src/outland/opponent.ts'
import { exchangeValues } from '../src/outland/value.ts'
import { playChecked, plays, randomOptions, winsOf } from './matches.ts'

const { standard, novice } = plays(opponents.outland)
const options = effectiveOptions(outland, {}) as Options
const dice = Dice.fromSeed('bots')
const { asPrinted, never } = exchangeValues(tables)

/** A duel in turn 1, A about to act on (5,5) facing north, D at `hex` facing `facing`; both S2 A2 with 6 boxes. */
function duel(
  mine: GladiatorType,
  his: GladiatorType,
  hex: { q: number; r: number },
  facing: number,
  given: Record<string, string> = {},
): State {
  const man = { strength: 2, agility: 2, damage: 6 }
  const fighters: FighterSetup[] = [
    { name: 'A', type: mine, team: 0, ...man },
    { name: 'D', type: his, team: 1, ...man },
  ]
  const bout = outland.start({ fighters }, effectiveOptions(outland, given) as Options)
  const map = rectangle(bout.cols, bout.rows)
  const [a, d] = bout.fighters
  a!.cell = map.cell({ q: 5, r: 5 })
  a!.facing = 0
  a!.points = 3
  a!.movement = 3
  a!.touched = map.distance(a!.cell, map.cell(hex)) === 1 ? 2 : 0
  d!.cell = map.cell(hex)
  d!.facing = facing as State['fighters'][number]['facing']
  bout.phase = 'activation'
  bout.turn = 1
  bout.order = [0, 1]
  bout.next = 1
  bout.active = 0
  return bout
}

function acts(bout: State, bot = standard): Action {
  const answer = bot(bout, activateQuestions[0]!, dice) as Action
  expect(outland.check(bout, activateQuestions[0]!, answer)).toBeNull()
  return answer
}

describe('what the opponent of Outland does', () => {
  test('H.3 fights a man in contact when it is worth it', () => {
    const bout = duel('samnite', 'retarius', { q: 5, r: 4 }, 0)
    expect(acts(bout)).toEqual({ act: 'melee', target: 1 })
  })

  test('H.3 waits when the enemy would have the better of it, but not for ever', () => {
    const bout = duel('samnite', 'secutor', { q: 5, r: 4 }, 4)
    bout.fighters[0]!.hits = 2
    expect(acts(bout)).not.toMatchObject({ act: 'melee' })
    bout.turn = 3
    expect(acts(bout)).toEqual({ act: 'melee', target: 1 })
  })

  test('H.3 strikes back at one who attacked him last', () => {
    const bout = duel('samnite', 'secutor', { q: 5, r: 4 }, 4)
    bout.fighters[0]!.hits = 2
    bout.exchange.attacker = 1
    bout.exchange.defender = 0
    expect(acts(bout)).toEqual({ act: 'melee', target: 1 })
  })

  test('H.3 a veteran waits longer, and strikes back only if it is worth something', () => {
    const veteran = outlandOpponent('veteran')
    const even = duel('samnite', 'samnite', { q: 5, r: 4 }, 3)
    even.exchange.attacker = 1
    even.exchange.defender = 0
    expect(acts(even)).toEqual({ act: 'melee', target: 1 })
    expect(acts(even, veteran)).not.toMatchObject({ act: 'melee' })
    even.turn = 3
    expect(acts(even, veteran)).not.toMatchObject({ act: 'melee' })
    even.turn = 8
    expect(acts(even, veteran)).toEqual({ act: 'melee', target: 1 })
    const better = duel('samnite', 'retarius', { q: 5, r: 4 }, 0)
    better.fighters[1]!.hits = 3
    expect(acts(better, veteran)).toEqual({ act: 'melee', target: 1 })
  })

  test('H.3 a master values a duel as both see it: what one hopes for the other fears', () => {
    const bout = duel('samnite', 'retarius', { q: 5, r: 4 }, 0)
    expect(chanceAt(mind, bout, 0) + chanceAt(mind, bout, 1)).toBeCloseTo(1, 12)
  })

  test('H.3 gets up when he is prone', () => {
    const bout = duel('samnite', 'secutor', { q: 5, r: 4 }, 3)
    bout.fighters[0]!.prone = true
    expect(acts(bout)).toEqual({ act: 'getUp' })
  })

  test('H.3 picks up the weapon he lost', () => {
    const bout = duel('samnite', 'secutor', { q: 5, r: 1 }, 3)
    bout.fighters[0]!.weapon = null
    bout.ground.push({ cell: bout.fighters[0]!.cell, kind: 'sword' })
    expect(acts(bout)).toEqual({ act: 'pickUp', kind: 'sword' })
  })

  test('H.3 a Retiarius uses his net at two hexes and keeps off', () => {
    expect(acts(duel('retarius', 'secutor', { q: 5, r: 3 }, 3))).toMatchObject({
      act: expect.stringMatching(/ensnare|whip/),
      target: 1,
    })
    expect(acts(duel('retarius', 'secutor', { q: 5, r: 2 }, 3))).toEqual({ act: 'step' })
  })

  test('H.3 turns to a man in contact behind him', () => {
    expect(acts(duel('samnite', 'gaul', { q: 5, r: 6 }, 0))).toMatchObject({ act: 'turn' })
  })

  test('H.3 walks up to a distant enemy; a veteran then turns his shield side to him', () => {
    expect(acts(duel('samnite', 'secutor', { q: 5, r: 0 }, 3))).toEqual({ act: 'step' })
    const waiting = duel('samnite', 'secutor', { q: 5, r: 2 }, 3)
    waiting.fighters[0]!.points = 1
    expect(acts(waiting)).toEqual({ act: 'end' })
    expect(acts(waiting, outlandOpponent('veteran'))).toEqual({ act: 'turn', to: 'right' })
  })

  test('H.3 §4.3 fights, and waits, as the attack arc allows', () => {
    const atRightFront = (given: Record<string, string>) => duel('samnite', 'retarius', { q: 6, r: 4 }, 1, given)
    expect(acts(atRightFront({}))).toEqual({ act: 'melee', target: 1 })
    expect(acts(atRightFront({ attackArc: 'front1' }))).toEqual({ act: 'turn', to: 'right' })
    const behind = duel('samnite', 'retarius', { q: 5, r: 6 }, 3, { attackArc: 'any' })
    expect(acts(behind)).toEqual({ act: 'melee', target: 1 })
    const waiting = duel('samnite', 'secutor', { q: 5, r: 2 }, 3, { attackArc: 'front1' })
    waiting.fighters[0]!.points = 1
    expect(acts(waiting)).toEqual({ act: 'end' })
  })

  test('H.3 §4.3 two who can only fight straight ahead come to a decision', () => {
    const fighters = ['A', 'B'].map((name, team): FighterSetup => ({ name, type: 'samnite', team }))
    const front1 = effectiveOptions(outland, { attackArc: 'front1' }) as Options
    for (let i = 0; i < 100; i++) {
      const bout = outland.start({ fighters }, front1)
      playOut(outland, bout, [standard, standard], `front1/${i}`)
      expect(bout.ending).not.toBe('limit')
    }
  })

  test.each([
    ['H.3 §3.6 steps into contact with his fourth hex', { steps: 3, spent: 3 }, {}, true],
    ['H.3 §3.6 does not step into contact with his fifth hex', { steps: 4, spent: 4 }, {}, false],
    ['H.3 §3.6 counts hexes, not points', { steps: 3, spent: 4 }, {}, true],
    ['H.3 §3.6 counts points where these count', { steps: 3, spent: 4 }, { overFour: 'points' }, false],
  ])('%s', (_, moved, given, isStep) => {
    for (const bot of [standard, novice]) {
      const bout = duel('samnite', 'retarius', { q: 5, r: 3 }, 0, given as Record<string, string>)
      Object.assign(bout.fighters[0]!, { ...moved, acted: true })
      // In the third turn he goes up to the enemy whatever it is worth.
      bout.turn = 3
      expect(acts(bout, bot).act === 'step').toBe(isStep)
    }
  })

  test('H.3 §3.4 a free turn does not pay for a step', () => {
    const bout = duel('samnite', 'retarius', { q: 5, r: 2 }, 0)
    const me = bout.fighters[0]!
    me.points = 2
    expect(acts(bout)).toEqual({ act: 'step' })
    me.points = 1
    me.freeTurns = 1
    expect(acts(bout)).not.toEqual({ act: 'step' })
  })

  test('H.3 goes nearer when nobody begins, even if he cannot reach the enemy this turn', () => {
    const bout = duel('secutor', 'secutor', { q: 5, r: 2 }, 3)
    bout.fighters[0]!.points = 1
    bout.turn = 3
    expect(acts(bout)).toEqual({ act: 'step' })
  })

  test('H.3 begs only with one box left, against odds, after three hits of his own', () => {
    const bout = duel('gaul', 'samnite', { q: 5, r: 4 }, 4)
    const me = bout.fighters[0]!
    me.hits = 5
    me.gaulRounds = 2 << 2
    me.hitsInflicted = 3
    expect(acts(bout)).toEqual({ act: 'beg' })
    me.hitsInflicted = 2
    expect(acts(bout)).not.toEqual({ act: 'beg' })
  })

  test('H.3 an exchange is worth more with better modifiers, and nothing between equals', () => {
    expect(asPrinted.of(0, 4, 4)).toBeCloseTo(0, 12)
    expect(asPrinted.of(3, 4, 4)).toBeGreaterThan(asPrinted.of(1, 4, 4))
    expect(asPrinted.of(-3, 4, 4)).toBeCloseTo(-asPrinted.of(3, 4, 4), 12)
    expect(asPrinted.of(0, 6, 1)).toBeGreaterThan(0)
  })

  test('H.3 R24 winning is worth more when the winner is never hurt', () => {
    expect(never.of(6, 2, 6)).toBeGreaterThan(asPrinted.of(6, 2, 6))
    expect(never.of(0, 4, 4)).toBeCloseTo(0, 12)
  })
})

test('every answer is legal, whatever the types, numbers, teams and switches', () => {
  const types = Object.keys(gladiatorTypes) as GladiatorType[]
  for (let i = 0; i < 80; i++) {
    const random = Dice.fromSeed(`legal/${i}`)
    const count = 2 + random.below(7)
    const teams = random.below(2) === 0 ? count : 2
    const fighters = Array.from({ length: count }, (_, seat) => ({
      name: `G${seat}`,
      type: types[random.below(types.length)]!,
      team: seat % teams,
    }))
    // A veteran imagines whole bouts, which takes long with many gladiators.
    const bots = fighters.map(() => opponents.outland[levels[1 + random.below(count <= 3 ? 3 : 2)]!].play)
    const table = playChecked(outland, { fighters }, randomOptions(outland, random), bots, `legal/${i}`)
    expect(table.isOver).toBe(true)
  }
})

test('the standard opponent beats a random player in at least 95 of 100 duels', () => {
  const [wins] = winsOf(outland, outland.defaultSetup, [standard, randomPlayer(outland)], 200)
  expect(wins).toBeGreaterThanOrEqual(190)
})

test('the novice loses to the standard opponent more often than he wins', () => {
  const fighters = ['A', 'B'].map((name, team): FighterSetup => ({ name, type: 'samnite', team }))
  const [better, worse] = winsOf(outland, { fighters }, [standard, novice], 2000)
  expect(better).toBeGreaterThan(worse!)
})

test('he starts on the places of the table', () => {
  const bout = outland.start(outland.defaultSetup, options)
  expect(rectangle(10, 12).hex(bout.fighters[0]!.cell)).toEqual(fromColumnAndRow(5, 10))
})
