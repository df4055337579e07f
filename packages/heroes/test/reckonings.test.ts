/** What a sum says would change it is what the rule plays in the changed position. */
import type { Reckoning, SumStep } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { type Event, heroes, type State } from '../src/index.ts'
import { reckonings } from '../src/match/reckonings.ts'
import { NO_CIRCUMSTANCES } from '../src/odds.ts'
import { attackDice } from '../src/rules/attack.ts'
import { poolWith } from '../src/rules/bonus-dice.ts'
import { damageOf } from '../src/rules/hit.ts'
import { maneuverDice } from '../src/rules/maneuver.ts'
import { appealTarget, emperorTarget, type Plea } from '../src/rules/mercy.ts'
import { netTossDice } from '../src/rules/net.ts'
import { movementModifier } from '../src/rules/order.ts'
import { favours } from '../src/tables/mercy.ts'
import { HEAD } from '../src/tables/styles.ts'
import { ensnare, matchOf } from './arena-floor.ts'

type Change = (state: State) => void

const down: Change = ({ cards }) => {
  cards[0]!.isDown = true
}
/** G-02 He lies as well. */
const inNet: Change = (state) => ensnare(state, 0, 1)
const sign = (signature: 'agile' | 'slowToReact' | 'slow'): Change => {
  return ({ cards }) => cards[0]!.signatures.push(signature)
}

/** By the name of the row, and its paragraph where there are several of that name. */
const then = ({ otherwise, total }: Reckoning, what: string) =>
  otherwise.find((one) => one.what === what)?.total ?? total

interface Rolled {
  readonly name: string
  readonly kind: 'maneuvered' | 'netTossed' | 'attackRolled'
  readonly base: (state: State, steps?: SumStep[]) => number
  readonly changes: Readonly<Record<string, Change>>
}

const rolls: readonly Rolled[] = [
  {
    name: 'T5-3',
    kind: 'maneuvered',
    base: (state, steps) => maneuverDice(state, state.cards[0]!, state.cards[1]!, true, steps),
    changes: { Agile: sign('agile'), Ensnared: inNet, 'Knocked down': down },
  },
  {
    name: 'T5-4',
    kind: 'netTossed',
    base: (state, steps) => netTossDice(state, state.cards[0]!, state.cards[1]!, steps),
    changes: { 'Knocked down': down },
  },
  {
    name: 'T5-5',
    kind: 'attackRolled',
    base: (state, steps) => attackDice(state, state.cards[0]!, 'none', false, steps),
    changes: { Ensnared: inNet, 'Knocked down': down, 'Slow to React': sign('slowToReact') },
  },
]

describe.each(rolls)('$name', ({ kind, base, changes }) => {
  test.each(['afterBids', 'beforeBids'] as const)('G-01 G-02 §3.7.2 with other lines and bids, %s', (poolFloor) => {
    for (const savvy of [1, 2, 5]) {
      for (const bid of [0, 2]) {
        for (const ensnaredStacksWithDown of ['no', 'yes'] as const) {
          const options = { poolFloor, ensnaredStacksWithDown }
          const made = () => matchOf([{ attributes: [savvy, 4, 1] }, {}], { options })
          const poolOf = (state: State, steps?: SumStep[]) =>
            poolWith(state.cards[0]!, base(state, steps), bid, 0, 'attack', state.options, steps).dice
          const state = made()
          const steps: SumStep[] = []
          const dice = poolOf(state, steps)
          const event = { kind, rule: 'T5-3', seat: 0, opponent: 1, target: 1, defender: 1, steps, againstSteps: [] }
          const [sum] = reckonings.told({ ...event, dice: [dice, 3] } as unknown as Event, state.options as never)
          expect(sum!.total).toBe(dice)
          for (const [what, change] of Object.entries(changes)) {
            const changed = made()
            change(changed)
            expect(then(sum!, what), `${what} ${savvy} ${bid}`).toBe(poolOf(changed))
          }
        }
      }
    }
  })
})

test.each(['afterBids', 'beforeBids'] as const)('G-01 §3.7.2 a Bonus Die more for one in a net, %s', (poolFloor) => {
  for (const savvy of [1, 3, 5]) {
    const state = matchOf([{ attributes: [savvy, 4, 1] }, {}], { options: { poolFloor } })
    inNet(state)
    const poolOf = (bid: number, steps?: SumStep[]) => {
      const dice = attackDice(state, state.cards[0]!, 'none', false, steps)
      return poolWith(state.cards[0]!, dice, bid, 0, 'attack', state.options, steps).dice
    }
    for (const bid of [0, 1, 3]) {
      const steps: SumStep[] = []
      const dice: [number, number] = [poolOf(bid, steps), 3]
      const event = { kind: 'attackRolled', rule: 'T5-5', seat: 0, defender: 1, dice, steps, againstSteps: [] }
      const [sum] = reckonings.told(event as unknown as Event, state.options as never)
      expect(then(sum!, 'each Bonus Die more'), `${savvy} ${bid}`).toBe(poolOf(bid + 1))
    }
  }
})

test('T5-4 T5-5 as many successes as the other keep a net off, but on an Attack both roll again', () => {
  const steps: SumStep[] = [{ what: 'Savvy', value: 1, rule: '§3.6.1' }]
  const chances = (['netTossed', 'attackRolled'] as const).map((kind) => {
    const event = { kind, rule: 'T5-4', seat: 0, target: 1, defender: 1, dice: [1, 1], steps, againstSteps: steps }
    const [, second] = reckonings.told(event as unknown as Event, {})
    return second!.chance!.share(0)
  })
  expect(chances).toEqual([0.75, 0.25])
})

test('T5-1 §6.4 what would change the order of movement', () => {
  const made = () => matchOf([{ card: { bonus: 2 } }, {}])
  const state = made()
  const steps: SumStep[] = [{ what: 'Die', value: 4, rule: 'T5-1' }]
  movementModifier(state, state.cards[0]!, steps)
  const event = {
    kind: 'orderRolled',
    rule: 'T5-1',
    turn: 1,
    rolls: [{ seat: 0, die: 4, total: 0, steps }],
    order: [0],
  }
  const [sum] = reckonings.told(event as Event, state.options as never)
  const spent: Change = ({ cards }) => {
    cards[0]!.bonus = 0
  }
  for (const [what, change] of Object.entries({
    Ensnared: inNet,
    'Knocked down': down,
    Slow: sign('slow'),
    Spent: spent,
  })) {
    const changed = made()
    change(changed)
    expect(then(sum!, what), what).toBe(4 + movementModifier(changed, changed.cards[0]!))
  }
})

const plain: Plea = { ...NO_CIRCUMSTANCES, savvy: 4 }

test('T6-1 T6-2 what would change an appeal, line by line', () => {
  const [appeal, emperor]: SumStep[][] = [[], []]
  const target = appealTarget(plain, appeal)
  const emperorsTarget = emperorTarget(plain, 9, emperor)
  const told = (event: object) => reckonings.told(event as Event, {})[0]!
  const ofAppeal = told({ kind: 'appealed', rule: 'T6-1', seat: 0, target, passed: 0, steps: appeal })
  const judged = { target: 4, passed: 1, emperorTarget: emperorsTarget, emperorPassed: 1, steps: emperor }
  const ofEmperor = told({ kind: 'emperorJudged', rule: 'T6-2', seat: 0, ...judged })
  const said = (sum: Reckoning) => sum.otherwise.map((one) => one.total)
  const pleas = favours.map((one) => ({ ...plain, [one]: one === 'opponentsDefeated' ? 1 : true }) as Plea)
  expect(said(ofAppeal)).toEqual(pleas.map((plea) => appealTarget(plea)))
  const before = { ...plain, emperorIntervenedBefore: true }
  expect(said(ofEmperor)).toEqual([...pleas, before].map((plea) => emperorTarget(plea, 9)))
  // Two dice at 4 or less.
  expect(ofAppeal.chance!.share(0)).toBeCloseTo(16 / 36)
  expect(ofAppeal.chance!.share(-1)).toBeCloseTo(9 / 36)
})

test('T5-7 §3.9.1 what would change the damage: armor and weapon, one point at least', () => {
  for (const [impact, weapon] of [
    [1, 0],
    [3, 1],
    [2, 2],
  ] as const) {
    const { damage } = damageOf(impact + weapon)
    const steps = [
      { what: 'Impact', value: impact, rule: 'T5-7' },
      ...(weapon > 0 ? [{ what: 'Weapon', value: weapon, rule: 'T5-7' }] : []),
    ]
    const event = { kind: 'damageDealt', rule: 'T5-7', seat: 0, impact, armour: 0, weapon, damage, steps } as const
    const [sum] = reckonings.told(event, {})
    expect(then(sum!, 'each point of armor more')).toBe(damageOf(impact + weapon - 1).damage)
    expect(then(sum!, 'with bare hands')).toBe(damageOf(impact).damage)
  }
})

test('§5.4.3 a part without points has none to lose', () => {
  const state = matchOf([{}, {}])
  const { parts } = state.cards[0]!
  const saidOf = (of: string) =>
    reckonings.shown(heroes.view(state, 0), 0, [], state.options as never).find((sum) => sum.of === of)!
  expect(then(saidOf('head'), 'each point of damage')).toBe(parts[HEAD]! - 1)
  parts[HEAD] = 0
  expect(saidOf('head')).toMatchObject({ total: 0, otherwise: [] })
})
