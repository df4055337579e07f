/** The odds of Heroes against numbers that are worked out here, face by face. */

import type { Odds } from '@harena/engine'
import { expect, test } from 'vitest'
import { oddsOfAll, oddsOfData } from '../src/odds.ts'
import { gameOf } from './games.ts'

const { situations } = gameOf('heroes')

const FACES = [1, 2, 3, 4, 5, 6]

/** Every throw of so many dice. */
function throwsOf(dice: number): number[][] {
  if (dice <= 0) return [[]]
  return throwsOf(dice - 1).flatMap((rest) => FACES.map((face) => [...rest, face]))
}

const successes = (faces: readonly number[]) => faces.filter((face) => face <= 3).length

/** Shares of equally likely outcomes. */
function shares(outcomes: readonly (string | number)[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const outcome of outcomes) {
    found.set(String(outcome), (found.get(String(outcome)) ?? 0) + 1 / outcomes.length)
  }
  return found
}

/** How far the first pool is ahead of the second, with its chance. */
function leads(a: number, b: number): Map<string, number> {
  return shares(throwsOf(a).flatMap((one) => throwsOf(b).map((other) => successes(one) - successes(other))))
}

function close(found: Odds, wanted: Readonly<Record<string, number>>): void {
  expect(Object.keys(found)).toEqual(Object.keys(wanted))
  for (const [key, chance] of Object.entries(wanted)) expect(found[key], key).toBeCloseTo(chance, 10)
}

const sumOf = (chances: ReadonlyMap<string, number>, wanted: (lead: number) => boolean) =>
  [...chances].reduce((sum, [lead, chance]) => sum + (wanted(Number(lead)) ? chance : 0), 0)

test('D-62 T5-5 two dice against one, played to the end', () => {
  const [found] = oddsOfAll(situations, [{ kind: 'attackResolution', attacker: 2, defender: 1 }])
  close(found!.attackerHits as Odds, { 1: 15 / 22, 2: 6 / 22 })
  close(found!.defenderHits as Odds, { 1: 1 / 22 })
  expect(found!.escape).toBe(0)
})

test.each([
  [3, 2],
  [0, 2],
  [3, 1],
  [-4, 1],
])('T5-3 a contest of %i and %i dice', (a, b) => {
  const chances = leads(a, b)
  close(oddsOfData(situations, { kind: 'contest', a, b }), {
    aBy2: sumOf(chances, (lead) => lead >= 2),
    aBy1: sumOf(chances, (lead) => lead === 1),
    tie: sumOf(chances, (lead) => lead === 0),
    bBy1: sumOf(chances, (lead) => lead === -1),
    bBy2: sumOf(chances, (lead) => lead <= -2),
  })
})

/** Plays an Attack in shares: ahead is a hit, equal rolls again, one behind changes roles, more behind is hit himself. */
function exchange(first: readonly [number, number], retake: readonly [number, number], counter = retake) {
  const hits: [Record<string, number>, Record<string, number>] = [{}, {}]
  const pools = { first, retake, counter }
  type Stage = keyof typeof pools
  let open = new Map<string, number>([['0 first', 1]])
  for (let roll = 0; roll < 400; roll++) {
    const next = new Map<string, number>()
    for (const [key, share] of open) {
      const [seat, stage] = key.split(' ') as ['0' | '1', Stage]
      const own = Number(seat) as 0 | 1
      for (const [lead, chance] of leads(pools[stage][own], pools[stage][1 - own]!)) {
        const impact = Math.abs(Number(lead))
        const hitter = Number(lead) > 0 ? own : Number(lead) < -1 ? 1 - own : null
        if (hitter !== null) hits[hitter]![impact] = (hits[hitter]![impact] ?? 0) + share * chance
        else {
          const then = Number(lead) === 0 ? `${own} ${stage === 'first' ? 'retake' : stage}` : `${1 - own} counter`
          next.set(then, (next.get(then) ?? 0) + share * chance)
        }
      }
    }
    open = next
  }
  return hits
}

test('T5-5 an Attack with other dice for re-takes and Counterstrikes', () => {
  const found = oddsOfData(situations, {
    kind: 'attackResolution',
    attacker: 3,
    defender: 2,
    attackerRetake: 1,
    attackerCounter: 2,
  })
  const [attacker, defender] = exchange([3, 2], [1, 2], [2, 2])
  close(found.attackerHits as Odds, attacker)
  close(found.defenderHits as Odds, defender)
})

test('T5-5 later dice are the earlier ones where they are not given', () => {
  const all = { attacker: 3, defender: 2, attackerRetake: 1, defenderRetake: 2, attackerCounter: 1, defenderCounter: 2 }
  const [short, long] = oddsOfAll(situations, [
    { kind: 'attackResolution', attacker: 3, defender: 2, attackerRetake: 1 },
    { kind: 'attackResolution', ...all, ensnared: false },
  ])
  expect(short).toEqual(long)
})

test('T5-6 §3.9.4 where blows go', () => {
  const parts = (shield: string, swordsman = false) =>
    oddsOfData(situations, { kind: 'hitLocation', shield, swordsman })
  expect(parts('none')).toEqual(oddsOfData(situations, { kind: 'hitLocation' }))
  const keys = ['head', 'leftArm', 'chest', 'rightArm', 'belly', 'leftLeg', 'rightLeg', 'noEffect']
  for (const shield of ['none', 'small', 'large', 'net', 'twoSwords']) {
    expect(Object.keys(parts(shield))).toEqual(keys)
    expect(Object.values(parts(shield)).reduce<number>((sum, chance) => sum + Number(chance), 0)).toBeCloseTo(1, 12)
    expect(parts(shield, true).noEffect).toBeCloseTo((parts(shield).noEffect as number) ** 2, 12)
  }
})

test('T5-7 §3.2.1 Star Power takes damage away', () => {
  const [bare, one] = oddsOfAll(situations, [
    { kind: 'damage', impact: 3, ac: 0, hands: 1 },
    { kind: 'damage', impact: 3, ac: 0, hands: 1, trident: false, starPower: 1 },
  ])
  expect(bare).toEqual({ damage: { 4: 1 }, knockedDown: true })
  close(one!.damage as Odds, { 3: 0.5, 4: 0.5 })
})

test('T5-1 who moves first: ties are thrown again', () => {
  for (const [modifierA, modifierB] of [
    [4, 4],
    [4, 3],
    [2, 5],
  ] as const) {
    const throws = FACES.flatMap((a) => FACES.map((b) => a + modifierA - b - modifierB)).filter((lead) => lead !== 0)
    const aFirst = throws.filter((lead) => lead > 0).length / throws.length
    close(oddsOfData(situations, { kind: 'movementOrder', modifierA, modifierB }), { aFirst })
  }
})

test('T6-1 T6-2 D-58 mercy, and the Emperor', () => {
  const passed = (faces: readonly number[], target: number) => faces.filter((die) => die <= target && die < 6).length
  const at = (savvy: number, bad: number) => shares(throwsOf(2).map((dice) => passed(dice, savvy - bad)))
  const plain = oddsOfData(situations, { kind: 'appeal', savvy: 4 })
  expect(Object.keys(plain)).toEqual(['mercy', 'undecided', 'death', 'spared'])
  expect(plain.mercy).toBeCloseTo(at(4, 0).get('2')!, 12)
  expect(plain.death).toBeCloseTo(at(4, 0).get('0')!, 12)
  expect(((plain.spared as number) - (plain.mercy as number)) / (plain.undecided as number)).toBeCloseTo(427 / 1296, 12)
  const worse = oddsOfData(situations, { kind: 'appeal', savvy: 4, wall: true, kickedSand: true, threwWeapon: false })
  expect(worse.mercy).toBeCloseTo(at(4, 2).get('2')!, 12)
})

test('§3.7.3 the Bonus Dice of an NPG', () => {
  const found = oddsOfData(situations, { kind: 'npgBonus', bonusDice: 3, table: 'netToss' })
  close(found.used as Odds, { 0: 8 / 27, 1: 12 / 27, 2: 6 / 27, 3: 1 / 27 })
})

test('T7-1 T5-4 recovery and nets', () => {
  close(oddsOfData(situations, { kind: 'recovery', strength: 4 }), {
    full: 16 / 36,
    missNextDay: 16 / 36,
    strengthLoss: 4 / 36,
    dies: 0,
  })
  const chances = leads(3, 2)
  const net = oddsOfData(situations, { kind: 'netToss', retiarius: 3, target: 2 })
  expect(net.snared).toBeCloseTo(
    sumOf(chances, (lead) => lead > 0),
    12,
  )
})

test.each(situations)('$name takes the extremes of its fields', ({ name, fields }) => {
  for (const end of ['min', 'max'] as const) {
    const values = fields.map((field) => {
      if (field.kind === 'flag') return [field.name, end === 'max']
      return [field.name, field.kind === 'number' ? field[end] : field.values.at(end === 'min' ? 0 : -1)!]
    })
    const found = oddsOfData(situations, { kind: name, ...Object.fromEntries(values) })
    expect(JSON.stringify(found)).not.toMatch(/null|NaN/)
  }
})

test.each<[object, string]>([
  [{ kind: 'hitLocation', shield: 'round' }, 'shield must be one of none, small, large, net, twoSwords, not "round"'],
  [{ kind: 'hitLocation', swordsman: 1 }, 'swordsman must be true or false, not 1'],
  [{ kind: 'contest', a: 1 }, 'b is needed: a whole number from'],
  [{ kind: 'npgBonus', bonusDice: 1 }, 'table is needed: one of maneuver, netToss, attack'],
  [{ kind: 'fight' }, 'unknown kind "fight"; known are contest, attackResolution, hitLocation'],
])('refused: %j', (data, message) => {
  expect(() => oddsOfData(situations, data)).toThrow(message)
})
