import { type Bot, Dice, effectiveOptions, playOut } from '@harena/engine'
import {
  type Action,
  ARENA_IDS,
  attackDice,
  type Card,
  CHEST,
  contestOdds,
  DEFAULTS,
  type Entrant,
  HEAD,
  type Heroes,
  heroes,
  LEFT_ARM,
  maneuverDice,
  netTossDice,
  plainSheet,
  RIGHT_ARM,
  type Setup,
  SIGNATURES,
  STYLES,
  type State,
  type Style,
} from '@harena/heroes'
import { describe, expect, test } from 'vitest'
import { bidShares } from '../src/heroes/bids.ts'
import { valueOfMeeting } from '../src/heroes/exchange.ts'
import { heroesOpponent } from '../src/heroes/opponent.ts'
import { leadsOf } from '../src/heroes/rolls.ts'
import { bestAgainst } from '../src/heroes/secret-bids.ts'
import { valueOfHits } from '../src/heroes/value.ts'
import { levels, opponents, randomPlayer } from '../src/index.ts'
import { argmax } from '../src/lib/argmax.ts'
import { solve } from '../src/lib/fictitious-play.ts'
import { playChecked, plays, randomOptions } from './matches.ts'

const { dummy, novice, standard, veteran } = plays(opponents.heroes)
const master = heroesOpponent('master')
const dice = Dice.fromSeed('bots')

function entrantOf(name: string, style: Style, side: number, change: Partial<Entrant['sheet']> = {}): Entrant {
  return {
    sheet: { ...plainSheet(name, style), ...change },
    control: 'star',
    side,
    style: 'primary',
    imperialSpares: 0,
  }
}

/** The first one is active; all but he stand in one zone, beside his or in it. */
function floor(styles: readonly Style[], isTogether: boolean): State {
  const gladiators = styles.map((style, i) => entrantOf(`G${i}`, style, i === 0 ? 0 : 1))
  const state = heroes.start({ ...heroes.defaultSetup, gladiators }, DEFAULTS)
  state.cards.forEach((card, i) => {
    card.zone = i === 0 || isTogether ? 16 : 17
  })
  state.phase = 'activation'
  state.turn = 1
  state.order = state.cards.map((_, seat) => seat)
  state.active = 0
  return state
}

function acts(state: State, bot = standard): Action {
  const question = { kind: 'act', seat: 0, rule: '§5.2' } as const
  const answer = bot(state, question, dice) as Action
  expect(heroes.check(state, question, answer)).toBeNull()
  return answer
}

function change(state: State, seat: number, changes: Partial<Card>): State {
  Object.assign(state.cards[seat]!, changes)
  return state
}

function lays(state: State, kind: State['items'][number]['kind'], zone: number): number {
  return state.items.push({ kind, owner: 0, place: 'ground', zone, destroyBy: -1 }) - 1
}

describe('what the opponent of Heroes does', () => {
  test('fights whom he meets, and goes to whom he does not', () => {
    expect(acts(floor(['murmillo', 'thraex'], true))).toEqual({ do: 'fight' })
    expect(acts(floor(['murmillo', 'thraex'], false))).toEqual({ do: 'move', to: 'P23' })
  })

  test('rests when he has fewer Bonus Dice than resting gives, and not with more', () => {
    expect(acts(change(floor(['murmillo', 'thraex'], false), 0, { bonus: 3 }))).toEqual({ do: 'rest' })
    expect(acts(change(floor(['murmillo', 'thraex'], false), 0, { bonus: 4 }))).toMatchObject({ do: 'move' })
  })

  test('gets up from the ground, but strikes from there at one who is worse off', () => {
    const state = change(floor(['murmillo', 'thraex'], true), 0, { isDown: true })
    expect(acts(state)).toEqual({ do: 'standUp' })
    change(state, 1, { isDown: true, net: 0, bonus: 0, parts: [1, 1, 1, 1, 1, 1, 1] })
    expect(acts(state)).toEqual({ do: 'fight' })
  })

  test('a novice strikes from the ground unless he is far worse off, a dummy always', () => {
    const state = change(floor(['murmillo', 'thraex'], true), 0, { isDown: true })
    expect(acts(state, novice)).toEqual({ do: 'fight' })
    change(state, 0, { bonus: 0, parts: [1, 1, 1, 1, 1, 1, 1], now: { savvy: 2, strength: 3, speed: 2 } })
    expect(acts(state, novice)).toEqual({ do: 'standUp' })
    expect(acts(state, dummy)).toEqual({ do: 'fight' })
  })

  test('rolls away in the net', () => {
    const state = change(floor(['murmillo', 'retiarius'], true), 0, { isDown: true, net: 3 })
    expect(acts(state)).toMatchObject({ do: 'rollAway' })
  })

  test('tosses his net, and rubs the sand from his eyes', () => {
    expect(acts(floor(['retiarius', 'secutor'], false))).toEqual({ do: 'netToss', target: 1 })
    expect(acts(change(floor(['thraex', 'murmillo'], false), 0, { isBlinded: true }))).toEqual({ do: 'clearEyes' })
  })

  test('a master with fewer dice than he gets by resting leaves a bad fight, a veteran stays', () => {
    const state = change(floor(['murmillo', 'thraex'], true), 0, { bonus: 0, now: { savvy: 3, strength: 4, speed: 4 } })
    expect(acts(state, master)).toMatchObject({ do: 'move' })
    expect(acts(state, veteran)).toEqual({ do: 'fight' })
    expect(acts(change(state, 0, { bonus: 4 }), master)).toEqual({ do: 'fight' })
  })

  test('a master by habit throws his second sword, and kicks sand at one whom it can blind', () => {
    expect(acts(floor(['dimachaerus', 'murmillo'], false), master)).toEqual({ do: 'throw', hand: 'left', target: 1 })
    const state = floor(['thraex', 'murmillo'], false)
    expect(acts(state, master)).toEqual({ do: 'kickSand', target: 1 })
    expect(acts(change(state, 1, { isDown: true }), master)).toEqual({ do: 'move', to: 'P23' })
    expect(acts(change(state, 1, { isDown: false, isBlinded: true }), master)).toEqual({ do: 'move', to: 'P23' })
    change(state, 1, { isBlinded: false })
    expect(acts(change(state, 0, { kickedSand: true }), master)).toEqual({ do: 'kickSand', target: 1 })
  })

  test('a master by habit lets the other come over the last two zones, but not for ever', () => {
    const state = floor(['thraex', 'murmillo'], false)
    state.cards[1]!.zone = 18
    expect(acts(Object.assign(state, { turn: 4 }), master)).toEqual({ do: 'rest' })
    expect(acts(state, veteran)).toEqual({ do: 'move', to: 'P23' })
    expect(acts(Object.assign(state, { turn: 5 }), master)).toEqual({ do: 'move', to: 'P23' })
  })

  test('takes up a weapon that lies here, drops his shield for it if he must, and goes to fetch one', () => {
    const state = change(floor(['murmillo', 'thraex'], false), 0, { right: -1 })
    const sword = lays(state, 'sword', 16)
    expect(acts(state)).toEqual({ do: 'pickUp', item: sword, hand: 'right' })
    state.cards[0]!.parts[RIGHT_ARM] = 0
    expect(acts(state)).toEqual({ do: 'drop', hand: 'left' })
    const far = change(floor(['murmillo', 'thraex'], false), 0, { right: -1 })
    lays(far, 'sword', 15)
    expect(acts(far)).toEqual({ do: 'move', to: 'P21' })
  })

  test('after a move he takes what is of use and is done with the rest', () => {
    const state = change(floor(['retiarius', 'secutor'], false), 0, { left: -1 })
    const question = { kind: 'handle', seat: 0, rule: '§3.10.6' } as const
    lays(state, 'sword', 16)
    expect(standard(state, question, dice)).toEqual({ do: 'done' })
    const net = lays(state, 'net', 16)
    expect(standard(state, question, dice)).toEqual({ do: 'pickUp', item: net, hand: 'left' })
  })

  test.each([
    ['the wounded one', { parts: [4, 4, 1, 4, 1, 4, 4] }],
    ['the one on the ground', { isDown: true }],
    ['the ensnared one', { isDown: true, net: 0 }],
    ['the spent one', { bonus: 0 }],
  ] as [string, Partial<Card>][])('of two opponents he takes %s', (_, changes) => {
    const question = { kind: 'chooseOpponent', seat: 0, rule: '§5.4.7' } as const
    for (const weak of [1, 2]) {
      const state = change(floor(['murmillo', 'thraex', 'thraex'], true), weak, changes)
      expect(standard(state, question, dice)).toBe(weak)
    }
  })

  test('gives up only when he is spent, has no hope, and may hope for mercy', () => {
    const beaten = { bonus: 0, isDown: true, parts: [1, 4, 1, 4, 1, 4, 4], now: { savvy: 2, strength: 2, speed: 2 } }
    const stateWith = (changes: Partial<Card>) =>
      change(floor(['thraex', 'murmillo'], true), 0, { ...beaten, ...changes })
    expect(acts(stateWith({ woundsInflicted: 1, woundsAt: [1, 0, 1, 0, 1, 0, 0] }))).toEqual({ do: 'surrender' })
    expect(acts(stateWith({ bonus: 1 }))).not.toEqual({ do: 'surrender' })
    expect(acts(stateWith({ original: { savvy: 2, strength: 4, speed: 4 } }))).not.toEqual({ do: 'surrender' })
    expect(acts(floor(['thraex', 'murmillo'], true))).toEqual({ do: 'fight' })
    const toTheDeath = stateWith({ woundsInflicted: 1, woundsAt: [1, 0, 1, 0, 1, 0, 0] })
    toTheDeath.toTheDeath = true
    expect(acts(toTheDeath)).not.toEqual({ do: 'surrender' })
  })
})

describe('how he bids', () => {
  const ask = (state: State, changes: Record<string, unknown> = {}) =>
    ({
      kind: 'bid',
      seat: 0,
      rule: 'T5-5',
      table: 'attack',
      against: 1,
      min: 0,
      max: state.cards[0]!.bonus,
      dice: attackDice(state, state.cards[0]!, 'none', false),
      againstDice: attackDice(state, state.cards[1]!, 'none', false),
      isFirst: true,
      mode: 'none',
      isRetake: false,
      ...changes,
    }) as Heroes['question']

  const meanBid = (state: State, changes: Record<string, unknown> = {}) => {
    const shares = bidShares(state, ask(state, changes) as Extract<Heroes['question'], { kind: 'bid' }>)
    return shares.reduce((sum, share, bid) => sum + share * bid, 0)
  }

  test('a standard opponent uses half of his dice, whatever the roll', () => {
    const state = floor(['murmillo', 'thraex'], true)
    const bids = (max: number, changes = {}) => standard(state, ask(state, { max, ...changes }), dice)
    expect([8, 4, 3, 2, 1, 0].map((max) => bids(max))).toEqual([4, 2, 2, 1, 1, 0])
    expect([8, 1, 0].map((max) => bids(max, { table: 'maneuver' }))).toEqual([4, 1, 0])
    expect(bids(2, { min: 2 })).toBe(2)
  })

  test('a veteran uses one die to get ahead of a player, a master saves it where it changes little', () => {
    const state = floor(['murmillo', 'thraex'], true)
    const bids = (bot: Bot<Heroes>, max: number) => bot(state, ask(state, { table: 'maneuver', max }), dice)
    expect([8, 1, 0].map((max) => bids(veteran, max))).toEqual([1, 1, 0])
    expect(bids(master, 8)).toBe(0)
    change(state, 1, { control: 'npg' })
    expect(bids(veteran, 8)).toBe(0)
  })

  test('who reckons saves his dice where they change little: on the Maneuver, and against one who can hardly answer', () => {
    const state = floor(['murmillo', 'thraex'], true)
    const onAttack = meanBid(state)
    const maneuver = { table: 'maneuver', rule: 'T5-3', dice: 8, againstDice: 8 }
    expect(meanBid(state, maneuver)).toBeLessThan(onAttack)
    change(state, 1, { isDown: true, bonus: 0 })
    expect(meanBid(state, { dice: 14, againstDice: 2 })).toBeLessThan(onAttack)
  })

  test('a veteran bids less when the blow can decide little', () => {
    const state = floor(['murmillo', 'thraex'], true)
    const before = meanBid(state)
    change(state, 1, { parts: [9, 9, 9, 9, 9, 9, 9] })
    expect(meanBid(state)).toBeLessThan(before)
  })

  test('a veteran mixes his bids, a standard opponent always bids the same', () => {
    const state = floor(['murmillo', 'thraex'], true)
    const bidsOf = (bot: Bot<Heroes>) => new Set(Array.from({ length: 40 }, () => bot(state, ask(state), dice))).size
    expect(bidsOf(veteran)).toBeGreaterThan(1)
    expect(bidsOf(standard)).toBe(1)
  })

  test('two secret bids are solved: neither could do better by any other bid', () => {
    // Matching pennies with unequal stakes: 1 in 4 for the one, 1 in 4 for the other, worth -1/4.
    const stakes = { rows: 2, columns: 2, gains: Float64Array.of(2, -1, -1, 0) }
    const { rows, columns, value } = solve(stakes, 60)
    expect(value).toBeCloseTo(-0.25, 1)
    expect(rows[0]).toBeCloseTo(0.25, 1)
    expect(columns[0]).toBeCloseTo(0.25, 1)
    expect(bestAgainst(stakes, Float64Array.of(1, 0))).toEqual({ row: 0, value: 2 })
  })
})

describe('his tables', () => {
  test('two pools make one row of odds, the same as the rules give', () => {
    for (const [a, b] of [
      [4, 4],
      [7, 2],
      [0, 5],
      [12, 9],
    ] as const) {
      const row = leadsOf(a, b)
      const odds = contestOdds({ a, b })
      expect(row[b]).toBeCloseTo(odds.tie!, 12)
      expect(row[b + 1] ?? 0).toBeCloseTo(odds.aBy1!, 12)
      expect(row[b - 1] ?? 0).toBeCloseTo(odds.bBy1!, 12)
      expect(row.slice(b + 2).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(odds.aBy2!, 12)
    }
  })

  test('the dice he reckons with are those that the rules ask with, whatever the switches', () => {
    let compared = 0
    const diceOf = (state: State, question: Extract<Heroes['question'], { kind: 'bid' }>) => {
      const { table, isFirst, mode, isRetake } = question
      const [own, foe] = [state.cards[question.seat]!, state.cards[question.against]!]
      if (table === 'maneuver') return maneuverDice(state, own, foe, isFirst)
      if (table === 'netToss') return netTossDice(state, own, isFirst ? foe : null)
      return attackDice(state, own, isFirst ? mode : 'none', isRetake)
    }
    const compare: Bot<Heroes> = (state, question, random) => {
      if (question.kind === 'bid') {
        expect(diceOf(state, question)).toBe(question.dice)
        compared++
      }
      return (random.below(3) === 0 ? randomPlayer(heroes) : veteran)(state, question, random)
    }
    for (let i = 0; i < 100; i++) {
      const random = Dice.fromSeed(`dice/${i}`)
      const options = effectiveOptions(heroes, randomOptions(heroes, random)) as Heroes['options']
      playOut(heroes, heroes.start(randomDuel(random), options), [compare, compare], `dice/${i}`)
    }
    expect(compared).toBeGreaterThan(300)
  })

  test('of equals the first is the best, and what is worth no more than the least is none', () => {
    const worthOf = (word: string) => word.length
    expect(argmax(['a', 'bb', 'cc'], worthOf)).toBe('bb')
    expect(argmax(['a', 'bb', 'cc'], worthOf, 1)).toBe('bb')
    expect(argmax(['a', 'bb', 'cc'], worthOf, 2)).toBeNull()
  })

  test('a hit is worth more on less armour, without a shield, with both hands, and on the weak', () => {
    const state = floor(['dimachaerus', 'murmillo'], true)
    const [own, foe] = [state.cards[0]!, state.cards[1]!]
    const before = valueOfHits(state, own, foe)[2]!
    expect(valueOfHits(state, own, foe, { isShieldless: true })[2]).toBeGreaterThan(before)
    expect(valueOfHits(state, own, foe, { bonus: 2 })[2]).toBeGreaterThan(before)
    expect(valueOfHits(state, own, foe)[4]).toBeGreaterThan(before)
    expect(valueOfHits(state, foe, own)[2]).toBeGreaterThan(before)
    change(state, 1, { parts: foe.parts.map((left, part) => (part === HEAD || part === CHEST ? 1 : left)) })
    expect(valueOfHits(state, own, foe)[2]).toBeGreaterThan(before)
    foe.parts[LEFT_ARM] = 1
    expect(valueOfHits(state, own, foe)[12]).toBeLessThanOrEqual(1)
  })

  test('a meeting of equals is worth nothing, and is worth more with dice and on one who lies', () => {
    const state = floor(['murmillo', 'murmillo'], true)
    const worth = () => valueOfMeeting(state, state.cards[0]!, state.cards[1]!, true)
    expect(worth()).toBeCloseTo(0, 2)
    change(state, 1, { bonus: 0 })
    expect(worth()).toBeGreaterThan(0.03)
    change(state, 1, { bonus: 8, isDown: true })
    expect(worth()).toBeGreaterThan(0.1)
  })
})

const pick = <T>(list: readonly T[], random: Dice): T => list[random.below(list.length)]!

function randomEntrant(seat: number, side: number, control: Entrant['control'], random: Dice): Entrant {
  const attribute = () => 2 + random.below(5)
  const primary = pick(STYLES, random)
  const secondary = pick([null, ...STYLES.filter((style) => style !== primary)], random)
  const sheet: Partial<Entrant['sheet']> = {
    gender: pick(['male', 'female'], random),
    handed: pick(['left', 'right'], random),
    attributes: { savvy: attribute(), strength: attribute(), speed: attribute() },
    signatures: [pick(SIGNATURES, random)],
    secondary,
  }
  const style = secondary && random.below(2) === 0 ? 'secondary' : 'primary'
  return { ...entrantOf(`G${seat}`, primary, side, sheet), control, style, imperialSpares: random.below(2) }
}

/** Solo, same side, head to head and mixed, up to four sides. */
function randomMatch(random: Dice): Setup {
  const isRolled = random.below(4) === 0
  const sides = isRolled ? 1 : 2 + random.below(3)
  const gladiators: Entrant[] = []
  for (let side = 0; side < sides; side++) {
    for (let count = 1 + random.below(3); count > 0; count--) {
      const control = random.below(4) === 0 ? 'npg' : 'star'
      gladiators.push(randomEntrant(gladiators.length, side, control, random))
    }
  }
  return {
    arena: pick(ARENA_IDS, random),
    gates: pick(['WE', 'NS'], random),
    toTheDeath: pick(['no', 'roll', 'yes'], random),
    opponents: isRolled ? 'rolled' : 'given',
    gladiators,
  }
}

function randomDuel(random: Dice): Setup {
  const gladiators = [0, 1].map((seat) => randomEntrant(seat, seat, 'star', random))
  return { ...heroes.defaultSetup, arena: pick(ARENA_IDS, random), gladiators }
}

/** Head to head with plain gladiators of any style, each match twice with the seats changed: [wins, losses]. */
function duels(one: Bot<Heroes>, other: Bot<Heroes>, matches: number): [number, number] {
  const wins: [number, number] = [0, 0]
  for (let i = 0; i < matches; i++) {
    const random = Dice.fromSeed(`duel/${i >> 1}`)
    const gladiators = [0, 1].map((side) => entrantOf(`G${side}`, pick(STYLES, random), side))
    const isSwapped = i % 2 === 1
    const state = heroes.start({ ...heroes.defaultSetup, arena: pick(ARENA_IDS, random), gladiators }, DEFAULTS)
    const bots = isSwapped ? [other, one] : [one, other]
    playOut(heroes, state, bots, `duel/${i}`)
    for (const seat of heroes.result(state).winners) wins[isSwapped ? 1 - seat : seat]!++
  }
  return wins
}

test('every answer is legal, whatever the mode, arena, numbers, gladiators and switches', () => {
  for (let i = 0; i < 150; i++) {
    const random = Dice.fromSeed(`legal/${i}`)
    const setup = randomMatch(random)
    const bots = setup.gladiators.map(() => opponents.heroes[levels[1 + random.below(3)]!].play)
    const table = playChecked(heroes, setup, randomOptions(heroes, random), bots, `legal/${i}`)
    expect(table.isOver).toBe(true)
  }
})

test('the standard opponent beats a random player in at least 90 of 100 matches', () => {
  const [wins] = duels(standard, randomPlayer(heroes), 200)
  expect(wins).toBeGreaterThanOrEqual(180)
})

test('the novice loses to the standard opponent more often than he wins', () => {
  const [better, worse] = duels(standard, novice, 400)
  expect(better).toBeGreaterThan(worse)
})

test('the veteran beats the standard opponent more often than he loses', () => {
  const [better, worse] = duels(veteran, standard, 1000)
  expect(better).toBeGreaterThan(worse)
})
