/** The odds of GLADIATOR against numbers that are worked out here, die by die. */

import type { Odds } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { oddsOfAll, oddsOfData } from '../src/odds.ts'
import { type Attack, attackByHand, tableResult } from './colosseum-attack.ts'
import { gameOf } from './games.ts'

const { situations } = gameOf('colosseum')

const FACES = [1, 2, 3, 4, 5, 6]
const PAIRS = FACES.flatMap((a) => FACES.map((b) => a + b))
const TRIPLES = PAIRS.flatMap((pair) => FACES.map((die) => pair + die))

const odds = (kind: string, fields: object = {}) => oddsOfData(situations, { kind, ...fields })

function share(outcomes: readonly number[], isGood: (outcome: number) => boolean): number {
  return outcomes.filter(isGood).length / outcomes.length
}

function shares(outcomes: readonly number[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const outcome of outcomes) found[outcome] = (found[outcome] ?? 0) + 1 / outcomes.length
  return found
}

/** The same chances; what is missing on one side has none. */
function close(found: Odds, wanted: Odds, at = ''): void {
  for (const key of new Set([...Object.keys(found), ...Object.keys(wanted)])) {
    const [one = 0, other = 0] = [found[key], wanted[key]]
    if (typeof one === 'object' || typeof other === 'object') close((one || {}) as Odds, (other || {}) as Odds, key)
    else expect(one, `${at} ${key}`).toBeCloseTo(other as number, 10)
  }
}

const KINDS = [
  'attack stunRecovery stumble fallProne missus endurance netAttack netEscape dragProne collision stunRoll',
  'stansMissus recovery weaponBreak',
].flatMap((line) => line.split(' '))

test('there are fourteen kinds', () => {
  expect(situations.map(({ name }) => name)).toEqual(KINDS)
})

describe('one attack', () => {
  const plain: Attack = { attackCF: 6, defenceCF: 2, area: 'head', armour: 'A4' }
  test.each<[string, Attack]>([
    ['§9.5 §10.4 a plain one', { ...plain, attackerST: 2 }],
    ['§9.6 without a shield', { ...plain, hasShield: false, shieldPoints: 0 }],
    ['§9.6 without shield and weapon', { ...plain, hasShield: false, hasWeapon: false, area: 'chest', armour: '-' }],
    ['§9.6 with a shield alone', { ...plain, hasWeapon: false, area: 'legs', armour: 'C5' }],
    ['§9.5.1 CF above the table', { ...plain, attackCF: 15, area: 'groin', armour: 'C' }],
    ['§9.5.1 CF below the table', { ...plain, attackCF: 1, defenceCF: 5, crtDRM: 4 }],
    ['§12.2 §12.3.1 a small shield about to break', { ...plain, shieldType: 'small', shieldPoints: 2, attackerST: 3 }],
    ['§12.2 a large shield about to break', { ...plain, shieldPoints: 4, shieldDamageBonus: 3, crtDRM: -3 }],
    ['§13.1.1 hurt arms and a strong attacker', { ...plain, area: 'arms', armCFLoss: 2, attackerST: 4, dropDRM: 2 }],
    ['§13.1.1 a weak attacker', { ...plain, attackerST: -4, crtDRM: 2 }],
    ['§21.5 a flail', { ...plain, flail: true, armour: 'B' }],
    ['§21.2 an axe', { ...plain, woundBonus: 2, area: 'legs', armour: 'B4' }],
    ['§10.5 no helmet to lose', { ...plain, armour: '-' }],
    ['§10.5 a bare head that has one', { ...plain, armour: '-', hasHelmet: true }],
    ['§10.3.2 few wounds left', { ...plain, woundsLeft: 3, area: 'chest', armour: 'B3' }],
    ['§9.5 the tables of 1981', { ...plain, edition: 'classic1981', armour: 'B7', attackerST: 1 }],
    ['§9.5 1981, CF above the table', { ...plain, edition: 'classic1981', armour: '-', attackCF: 14, area: 'arms' }],
    ['§12.2 1981, a shield about to break', { ...plain, edition: 'classic1981', armour: 'C', shieldPoints: 4 }],
  ])('%s', (_, attack) => {
    const found = odds('attack', attack)
    expect(Object.keys(found)).toEqual([
      ...['crt', 'hitBonus', 'wounds', 'critical', 'kill', 'weaponDrop', 'shieldDrop', 'shieldBoxes', 'expectedWounds'],
    ])
    close(found, attackByHand(attack))
  })

  const onBeast: Attack = { attackCF: 6, defenceCF: 0, area: 'head', armour: '-', defender: 'beast' }
  test.each<[string, Attack]>([
    ['§28.7.3.1 §28.7.5 the head of a lion', onBeast],
    ['§28.3.3.1 the chest of a bear', { ...onBeast, area: 'chest', hide: -3, attackerST: 4 }],
    ['§28.3.3.1 the groin of an elephant, few boxes left', { ...onBeast, area: 'groin', hide: -2, woundsLeft: 5 }],
    ['§28.7.5 the fore legs of a boar, with an axe', { ...onBeast, area: 'fore', hide: -1, woundBonus: 2 }],
    ['§28.7.5 the hind legs of a rhino, with 12 CF', { ...onBeast, attackCF: 12, area: 'hind', hide: -3 }],
    ['§21.5 §28.7.3.1 a flail', { ...onBeast, attackCF: 3, flail: true, crtDRM: -2 }],
  ])('%s', (_, attack) => {
    const { defenceCF, armour, ...asked } = attack
    close(odds('attack', asked), attackByHand(attack))
  })

  test.each([
    [{ area: 'arms' }, /a beast has head, chest, groin, fore, hind, and no arms/],
    [{ armour: 'A4' }, /hide instead of armour/],
    [{ defenceCF: 3 }, /never defends/],
    [{ hide: 3 }, /hide must be a whole number from -20 to 0/],
    [
      { defender: 'man', armour: '-', defenceCF: 0, area: 'fore' },
      /a man has head, chest, groin, arms, legs, and no fore/,
    ],
    [{ defender: 'man', defenceCF: 0 }, /armour is needed/],
  ])('§28.3.3.1 %j is refused', (fields, message) => {
    expect(() => odds('attack', { attackCF: 6, area: 'head', defender: 'beast', ...fields })).toThrow(message)
  })

  test('§9.5 every result is named, and the bad miss of 1981 is M', () => {
    const rest = ['miss', 'S', 'S*', 'P', 'P*', 'H']
    expect(Object.keys(odds('attack', plain).crt as Odds)).toEqual(['F', ...rest])
    const classic = odds('attack', { ...plain, armour: 'A7', edition: 'classic1981' })
    expect(Object.keys(classic.crt as Odds)).toEqual(['M', ...rest])
  })

  test('§9.5 what is left out has its usual value', () => {
    const usual = { hasShield: true, hasWeapon: true, shieldType: 'large', shieldPoints: 12, edition: 'colosseum' }
    const none = { attackerST: 0, armCFLoss: 0, woundBonus: 0, dropDRM: 0, shieldDamageBonus: 0, crtDRM: 0 }
    expect(odds('attack', { ...plain, ...usual, ...none, flail: false })).toEqual(odds('attack', plain))
  })
})

describe('the small ones', () => {
  test('§11.5.1 stun that is shaken off', () => {
    close(odds('stunRecovery', { cn: 3, phasesSince: 1, stun: 2 }), { removed: { 0: 3 / 6, 1: 1 / 6, 2: 2 / 6 } })
    close(odds('stunRecovery', { cn: -2, phasesSince: 0, stun: 5 }), { removed: { 0: 1 } })
  })

  test('§15.1.1 §15.3 stumbling and falling', () => {
    close(odds('stumble', { stun: 1, hazards: 1, drm: -1 }), { stumble: 2 / 6 })
    close(odds('stumble', { stun: 0 }), { stumble: 1 / 6 })
    close(odds('fallProne', { ag: -1, drm: 2 }), { prone: share(PAIRS, (pair) => pair + 1 < 7) })
  })

  test('§18.3 the crowd', () => {
    const found = odds('missus', { attackCFTotal: 41, defenceCFTotal: 96, prestige: 3 })
    close(found, { spared: share(PAIRS, (pair) => pair + 3 - 6 > 9) })
    close(odds('missus', { attackCFTotal: 10, defenceCFTotal: 0 }), { spared: share(PAIRS, (pair) => pair + 1 > 9) })
  })

  test('§17.2.1 §5.4.1 endurance and the stopped match', () => {
    close(odds('endurance', { cn: 4, turn: 2, exceeded: true }), {
      loss: { 0: 1 / 6, 1: 1 / 6, 2: 1 / 6, 3: 1 / 6, 4: 1 / 6, 5: 1 / 6 },
    })
    close(odds('endurance', { cn: 9, turn: 3 }), { loss: { 0: 1 } })
    const stopped = [2, 4, 5, 6, 7].map((turn) => odds('stansMissus', { turn }).stopped as number)
    expect(stopped.map((chance) => Math.round(chance * 3))).toEqual([0, 0, 1, 2, 3])
  })

  test('§20.4.1.1 §20.6.1 §20.6.2.1 the net', () => {
    const read = (roll: number) =>
      ['H', 'P', 'F'].find((name) => tableResult(1, roll, false).startsWith(name)) ?? 'none'
    for (const drm of [-30, -4, 0, 2, 9, 30]) {
      const results = TRIPLES.map((roll) => read(roll + drm))
      const named = ['H', 'P', 'F', 'none'].map((name) => [
        name,
        results.filter((one) => one === name).length / results.length,
      ])
      close(odds('netAttack', { drm }), Object.fromEntries(named))
    }
    close(odds('netEscape', { escapeCF: 5 }), { escape: share(TRIPLES, (roll) => roll - 5 < 7) })
    const dragged = share(TRIPLES, (roll) => roll - 1 + 4 + 2 > 17)
    close(odds('dragProne', { attackerST: -1, dragCF: 4, drm: 2 }), { prone: dragged })
  })

  test('§8.4 §11.1 a collision, and stun', () => {
    const stuns = [1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8]
    const stunOf = (total: number) => (total >= 19 ? 9 : stuns[Math.max(0, total - 8)]!)
    const margins = FACES.flatMap((a) => FACES.map((b) => a - b + 2 - 3))
    const stunned = (isSafe: (margin: number) => boolean) =>
      shares(margins.flatMap((margin) => PAIRS.map((pair) => (isSafe(margin) ? 0 : stunOf(pair + Math.abs(margin))))))
    close(odds('collision', { ifDifference: 2, stunA: 3, stunB: 0 }), {
      aWins: share(margins, (margin) => margin > 0),
      tie: share(margins, (margin) => margin === 0),
      bWins: share(margins, (margin) => margin < 0),
      stunA: stunned((margin) => margin > 0),
      stunB: stunned((margin) => margin < 0),
    })
    for (const drm of [-3, 0, 7]) {
      close(odds('stunRoll', { drm }).stun as Odds, shares(PAIRS.map((pair) => stunOf(pair + drm))))
    }
    const hard = odds('stunRoll', { drm: 8 })
    close({ ...hard, stun: 0 }, { stun: 0, weaponDrop: 4 / 36, shieldDrop: 3 / 36, prone: 3 / 36 })
  })

  test('§13.4.1 §20.10.2.1 picking up and breaking', () => {
    close(odds('recovery', { drm: -2 }), { recovered: 2 / 6 })
    close(odds('recovery'), { recovered: 0 })
    const broken = { broken: share(PAIRS, (pair) => pair + 3 > 11) }
    close(odds('weaponBreak', { opponentST: 3, breakNumber: 11 }), broken)
  })
})

test.each<[object, string]>([
  [{ kind: 'fight' }, 'unknown kind "fight"; known are attack, stunRecovery'],
  [{ kind: 'attack', attackCF: 1, defenceCF: 0, area: 'head' }, 'armour is needed: one of -, none, A, A1'],
  [{ kind: 'attack', attackCF: 1, defenceCF: 0, area: 'neck', armour: '-' }, 'area must be one of head, chest, groin'],
  [
    { kind: 'attack', attackCF: 1, defenceCF: 0, area: 'head', armour: 'A7' },
    '"A7" is no armour; known are A, B and C',
  ],
  [{ kind: 'attack', attackCF: 1, defenceCF: 0, area: 'head', armour: 'D' }, 'armour must be one of -, none, A'],
  [{ kind: 'attack', attackCF: 1, defenceCF: 0, area: 'head', armour: 'A4', edition: 'classic1981' }, 'with 5 to 9'],
  [{ kind: 'attack', attackCF: 1, defenceCF: 0, area: 'head', armour: '-', shieldPoints: 3 }, 'it can have 12, 11'],
  [{ kind: 'attack', attackCF: 1, defenceCF: 0, area: 'head', armour: '-', shieldPoints: 13 }, 'from 0 to 12, not 13'],
  [{ kind: 'attack', attackCF: -1, defenceCF: 0, area: 'head', armour: '-' }, 'attackCF must be a whole number from 0'],
  [
    { kind: 'attack', attackCF: 1, defenceCF: 0, area: 'head', armour: '-', hasShield: null },
    'true or false, not null',
  ],
  [{ kind: 'attack', attackCF: 1, defenceCF: 0, area: 'head', armour: '-', hasHelmet: 1 }, 'true or false, not 1'],
  [{ kind: 'stumble', stun: 1, base: 0 }, 'unknown field "base"; stumble has stun, hazards, drm'],
  [{ kind: 'stansMissus', turn: 0 }, 'turn must be a whole number from 1'],
])('refused: %j', (data, message) => {
  expect(() => oddsOfData(situations, data)).toThrow(RangeError)
  expect(() => oddsOfData(situations, data)).toThrow(message)
})

test.each(situations)('$name takes the extremes of its fields', ({ name, fields }) => {
  // Not all of them go together.
  const fixed: Readonly<Record<string, unknown>> = { shieldPoints: 12, armour: 'A5', defender: 'man', area: 'legs' }
  for (const end of ['min', 'max'] as const) {
    const values = fields.map((field) => {
      if (field.name in fixed) return [field.name, fixed[field.name]]
      if (field.kind === 'flag') return [field.name, end === 'max']
      return [field.name, field.kind === 'number' ? field[end] : field.values.at(end === 'min' ? 0 : -1)!]
    })
    const [found] = oddsOfAll(situations, [{ kind: name, ...Object.fromEntries(values) }])
    expect(JSON.stringify(found)).not.toMatch(/null|NaN/)
  }
})
