import type { Dir } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { outland } from '../src/index.ts'
import type { Outland } from '../src/match/game.ts'
import {
  END,
  ensnare,
  FOLLOW,
  melee,
  SLIDE_LEFT,
  SLIDE_RIGHT,
  STAY,
  STEP,
  TURN_LEFT,
  whip,
} from '../src/match/questions.ts'
import { start } from '../src/match/setup.ts'
import { difference, facingValue, hexside, isNewMelee, listOfModifiers } from '../src/rules/modifiers.ts'
import { movementAllowance } from '../src/rules/movement.ts'
import {
  areLocked,
  bout,
  fight,
  frame,
  gaul,
  ground,
  hex,
  hexOf,
  man,
  optionsWith,
  own,
  play,
  playInto,
  refusedBy,
  retarius,
  samnite,
  secutor,
  told,
} from './support.ts'

describe('the example of the book', () => {
  test('E1 without a helmet four steps and one turn, in a helm three steps and one turn', () => {
    const bare = own({ arms: true, net: true, weapon: 'spear' }, 2, 3)
    const state = bout([man(bare, [5, 7], 0), man(samnite, [0, 0], 3)])
    playInto(state, STEP, STEP, STEP, STEP)
    expect(refusedBy(state, 0, TURN_LEFT)).toBeNull()
    const again = bout([man(bare, [5, 7], 0), man(samnite, [0, 0], 3)])
    play(again, [], STEP, STEP, STEP, STEP, TURN_LEFT)
    expect(again.fighters[0]!.facing).toBe(5)

    const helmed = own({ helmet: 'helm' }, 2, 2)
    const other = bout([man(helmed, [5, 7], 0), man(samnite, [0, 0], 3)])
    playInto(other, STEP, STEP, STEP)
    expect(refusedBy(other, 0, TURN_LEFT)).toBeNull()
    const four = bout([man(helmed, [5, 7], 0), man(samnite, [0, 0], 3)])
    play(four, [], STEP, STEP, STEP, STEP)
    expect(four.fighters[0]!.facing).toBe(0)
  })
})

function rolled(type: 'samnite' | 'secutor' | 'retarius', dice: number[]) {
  const other = { ...samnite, name: 'Verus', team: 1 }
  const state = start({ fighters: [{ type, name: 'Priscus', team: 0 }, other] }, optionsWith())
  play(state, dice)
  const { strength, agility, damage, movement } = state.fighters[0]!
  return { strength, agility, damage, movement }
}

describe('rolling gladiators', () => {
  test('V1 a Samnite', () => {
    expect(rolled('samnite', [4, 2, 4])).toEqual({ strength: 2, agility: 1, damage: 9, movement: 2 })
  })
  test('V2 a Secutor', () => {
    expect(rolled('secutor', [6, 5, 5])).toEqual({ strength: 3, agility: 2, damage: 10, movement: 3 })
  })
  test('V3 a Retiarius: strength 3 and agility 1 are read as 2', () => {
    expect(rolled('retarius', [6, 3, 3])).toEqual({ strength: 2, agility: 2, damage: 6, movement: 3 })
  })
})

test('V4 movement is halved with the second hit, never below 2', () => {
  const state = frame(samnite, secutor, 3)
  const allowances = (hits: number) =>
    [6, 5, 4, 3, 2].map((movement) => movementAllowance(state, { ...state.fighters[0]!, movement, hits }))
  expect(allowances(1)).toEqual([6, 5, 4, 3, 2])
  expect(allowances(2)).toEqual([3, 2, 2, 2, 2])
})

test('V5 the hexside values, with a shield and without', () => {
  const values = (shield: boolean) =>
    ([3, 2, 1, 0, 5, 4] as const).map((facing) => {
      const state = frame(samnite, secutor, facing, {}, { defender: { shield } })
      const [attacker, defender] = state.fighters
      return facingValue(state, defender!, hexside(state, defender!, attacker!))
    })
  expect(values(true)).toEqual([1, 0, -1, -2, 1, 2])
  expect(values(false)).toEqual([1, 0, -1, -2, -1, 0])
})

test.each<[string, Dir, number, string]>([
  ['V6 facing 0: 14 to 9, row 5', 0, 9, 'T3.5'],
  ['V6 facing 1: 14 to 10, row 4', 1, 10, 'T3.4'],
  ['V6 facing 2: 14 to 11, row 3', 2, 11, 'T3.3'],
  ['V6 facing 3: 14 to 12, row 2', 3, 12, 'T3.2'],
  ['V6 facing 4: 14 to 13, locked', 4, 13, '§4.7'],
  ['V6 facing 5: 14 to 12, row 2', 5, 12, 'T3.2'],
])('%s', (_, facing, total, rule) => {
  const state = frame(samnite, secutor, facing)
  const answers = rule === 'T3.5' ? [STAY] : []
  const referee = fight(state, [6, 4, 3, 3], ...answers)
  const roll = told(referee, 'exchangeRolled')
  expect([roll.attacker.total, roll.defender.total]).toEqual([14, total])
  const result = rule === '§4.7' ? told(referee, 'locked') : told(referee, 'exchangeWon')
  expect(result.rule).toBe(rule)
})

test('V7 12 to 11: both locked, no further dice', () => {
  const state = frame(secutor, retarius, 3)
  const referee = fight(state, [4, 4, 2, 4])
  const roll = told(referee, 'exchangeRolled')
  expect([roll.attacker.total, roll.defender.total]).toEqual([12, 11])
  expect(areLocked(state)).toBe(true)
})

test('V8 a tie: the Secutor drops his sword, the Retiarius his net, both are locked', () => {
  const state = frame(secutor, retarius, 3)
  fight(state, [4, 3, 2, 4, 6, 1])
  expect(ground(state)).toEqual([
    { hex: hex(5, 5), kind: 'sword' },
    { hex: hex(5, 4), kind: 'net' },
  ])
  expect([state.fighters[0]!.weapon, state.fighters[1]!.net]).toEqual([null, false])
  expect(areLocked(state)).toBe(true)
})

test('V9 +5: each takes 1, the Secutor backs up, the Samnite may enter his hex', () => {
  const state = frame(samnite, secutor, 0)
  const referee = fight(state, [6, 4, 3, 3], FOLLOW)
  expect(state.fighters.map(({ hits }) => hits)).toEqual([1, 1])
  expect([hexOf(state, 0), hexOf(state, 1)]).toEqual([hex(5, 4), hex(5, 3)])
  expect(referee.asked.map(({ kind }) => kind)).toEqual(['activate', 'follow'])
  const staying = frame(samnite, secutor, 0)
  fight(staying, [6, 4, 3, 3], STAY)
  expect(hexOf(staying, 0)).toEqual(hex(5, 5))
})

test('V10 +9: the Samnite takes 4, backs up and is prone; the Retiarius takes 2 and may follow', () => {
  const state = frame(retarius, samnite, 0)
  const referee = fight(state, [6, 5, 3, 2], FOLLOW)
  const roll = told(referee, 'exchangeRolled')
  expect([roll.attacker.total, roll.defender.total]).toEqual([16, 7])
  expect(state.fighters.map(({ hits, prone }) => [hits, prone])).toEqual([
    [2, false],
    [4, true],
  ])
  expect([hexOf(state, 0), hexOf(state, 1)]).toEqual([hex(5, 4), hex(5, 3)])
})

test('V11 +10: the Samnite is mortally wounded and dies after 4 turns; the Retiarius takes 1', () => {
  const state = frame(retarius, samnite, 0)
  fight(state, [6, 6, 3, 2, 4])
  expect(state.fighters[1]).toMatchObject({ out: 'mortallyWounded', outBy: 0, diesInTurns: 4, hits: 0 })
  expect(state.fighters[0]!.hits).toBe(1)
})

test('V12 -5: the attacker loses and backs up, the defender may enter his hex', () => {
  const state = frame(samnite, secutor, 3)
  const referee = fight(state, [2, 2, 4, 3], FOLLOW)
  expect(told(referee, 'exchangeWon')).toMatchObject({ winner: 1, loser: 0, by: 5 })
  expect([hexOf(state, 0), hexOf(state, 1)]).toEqual([hex(5, 6), hex(5, 5)])
  expect(state.fighters.map(({ hits }) => hits)).toEqual([1, 1])
})

test('V13 three hits cost 3: +2, the Secutor backs up, the Samnite stays', () => {
  const state = frame(samnite, secutor, 3, {}, { defender: { hits: 3 } })
  const roll = told(fight(state, [5, 1, 3, 2]), 'exchangeRolled')
  expect([roll.attacker.total, roll.defender.total]).toEqual([10, 8])
  expect([hexOf(state, 0), hexOf(state, 1)]).toEqual([hex(5, 5), hex(5, 3)])
})

test('V14 +1 against one who has lost his sword: +4, the Samnite must follow', () => {
  const state = frame(samnite, secutor, 3, {}, { defender: { weapon: null } })
  const referee = fight(state, [6, 3, 2, 2])
  const roll = told(referee, 'exchangeRolled')
  expect([roll.attacker.total, roll.defender.total]).toEqual([14, 10])
  expect(state.fighters[1]!.hits).toBe(1)
  expect([hexOf(state, 0), hexOf(state, 1)]).toEqual([hex(5, 4), hex(5, 3)])
})

test('V15 a Retiarius has no spear bonus where there is no sword', () => {
  const state = frame(retarius, secutor, 3, {}, { defender: { weapon: null } })
  const roll = told(fight(state, [6, 3, 2, 2]), 'exchangeRolled')
  expect([roll.attacker.total, roll.defender.total]).toEqual([13, 9])
  expect(roll.attacker.steps.slice(1).map(({ rule }) => rule)).not.toContain('T4.8')
})

test.each<[string, number, number, string]>([
  ['V16 round 1: 14 to 9, row 5', 0, 14, 'T3.5'],
  ['V16 round 2: 12 to 9, row 3', 1, 12, 'T3.3'],
  ['V16 round 3: 11 to 9, row 2', 2, 11, 'T3.2'],
])('%s', (_, rounds, total, rule) => {
  const state = frame(gaul, samnite, 3, {}, { attacker: { gaulRounds: rounds << 2 } })
  const referee = fight(state, [3, 4, 2, 2], ...(rule === 'T3.5' ? [STAY] : []))
  const roll = told(referee, 'exchangeRolled')
  expect([roll.attacker.total, roll.defender.total]).toEqual([total, 9])
  expect(told(referee, 'exchangeWon').rule).toBe(rule)
})

test('V17 +7: the Samnite takes 2 and backs up two hexes, the Gaul takes 1 and may follow both', () => {
  const state = frame(gaul, samnite, 3)
  fight(state, [3, 4, 1, 1], FOLLOW)
  expect(state.fighters.map(({ hits }) => hits)).toEqual([1, 2])
  expect([hexOf(state, 0), hexOf(state, 1)]).toEqual([hex(5, 3), hex(5, 2)])
})

test('V18 a Gaul has +4 when he is attacked for the first time', () => {
  const state = frame(samnite, gaul, 3)
  const roll = told(fight(state, [3, 3, 3, 3]), 'exchangeRolled')
  expect([roll.attacker.total, roll.defender.total]).toEqual([10, 14])
  expect(state.fighters[0]!.hits).toBe(1)
  expect([hexOf(state, 0), hexOf(state, 1)]).toEqual([hex(5, 6), hex(5, 5)])
})

test('V19 after three rounds and a break: +4 when the Gaul comes, +1 when the other comes', () => {
  const gaulComes = bout([man(gaul, [5, 6], 0, { gaulRounds: 2 << 2 }), man(samnite, [5, 4], 3)])
  playInto(gaulComes, STEP)
  const [g, s] = gaulComes.fighters
  const bonus = listOfModifiers(gaulComes, g!, s!, 'attacker', 0, false, isNewMelee(gaulComes, g!, s!))
  expect(bonus.find(({ rule }) => rule === 'T4.14')?.value).toBe(4)

  const otherComes = bout([man(samnite, [5, 6], 0), man(gaul, [5, 4], 3, { gaulRounds: 2 })])
  const roll = told(play(otherComes, [3, 3, 2, 2], STEP, melee(1)), 'exchangeRolled')
  expect(roll.defender.steps.slice(1).find(({ rule }) => rule === 'T4.14')?.value).toBe(1)
})

test('V20 a whip at two hexes: 13 to 9, the Secutor backs up, the Retiarius must advance', () => {
  const state = bout([man(retarius, [5, 6], 0), man(secutor, [5, 4], 3)])
  const roll = told(play(state, [5, 4, 3, 3], whip(1)), 'exchangeRolled')
  expect([roll.attacker.total, roll.defender.total]).toEqual([13, 9])
  expect(state.fighters[1]!.hits).toBe(1)
  expect([hexOf(state, 0), hexOf(state, 1)]).toEqual([hex(5, 5), hex(5, 3)])
})

test('V21 a whip over the border of two hexsides: the better one counts; nobody is locked', () => {
  const state = bout([man(retarius, [4, 6], 0), man(secutor, [5, 4], 0)])
  const referee = play(state, [3, 3, 3, 3], whip(1))
  const roll = told(referee, 'exchangeRolled')
  expect([roll.attacker.total, roll.defender.total]).toEqual([10, 9])
  expect(state.fighters.map(({ lockedInTurn }) => lockedInTurn)).toEqual([0, 0])
  told(referee, 'nothingDecided')
})

test('V22 netted, and 5 does not break free: helpless before the crowd', () => {
  const state = bout([man(retarius, [5, 6], 0), man(samnite, [5, 4], 3)])
  const referee = play(state, [2, 3, 2, 4], ensnare(1))
  expect(told(referee, 'helpless')).toMatchObject({ seat: 1, total: 5 })
  expect(state.fighters[1]!.out).toBe('dispatched')
})

test('V23 netted, and 6 breaks free: the net lies in his hex', () => {
  const state = bout([man(retarius, [5, 6], 0), man(samnite, [5, 4], 3)])
  play(state, [2, 3, 3], ensnare(1))
  expect(state.fighters[1]!.out).toBeNull()
  expect(state.fighters[0]!.net).toBe(false)
  expect(ground(state)).toEqual([{ hex: hex(5, 4), kind: 'net' }])
})

test.each<[string, number[], Partial<Outland['options']>, boolean]>([
  ['V24 3 to 6: the net is lost', [1, 4], {}, true],
  ['V24 3 to 7: the net is lost', [1, 5], {}, true],
  ['V24 3 to 7 with exactly twice: nothing', [1, 5], { netDouble: 'exactly' }, false],
  ['V24 3 to 5: nothing', [1, 3], {}, false],
])('%s', (_, dice, given, isLost) => {
  const state = bout([man({ ...retarius, agility: 2 }, [5, 6], 0), man(secutor, [5, 4], 3)], given)
  play(state, dice, ensnare(1))
  expect(state.fighters[0]!.net).toBe(!isLost)
  expect(ground(state)).toEqual(isLost ? [{ hex: hex(5, 4), kind: 'net' }] : [])
})

test('V25 6 to 6: nothing, the net is kept', () => {
  const state = bout([man(retarius, [5, 6], 0), man(secutor, [5, 4], 3)])
  const referee = play(state, [3, 4], ensnare(1))
  expect(told(referee, 'netThrown')).toMatchObject({
    retarius: { total: 6 },
    target: { total: 6 },
    result: 'nothing',
    rule: '§9.9',
  })
  expect(state.fighters[0]!.net).toBe(true)
})

test('V26 strength 3 and agility 2 always break free', () => {
  const state = bout([man(retarius, [5, 6], 0), man(secutor, [5, 4], 3)])
  const referee = play(state, [6, 1, 1], ensnare(1))
  expect(told(referee, 'brokeFree').total).toBe(6)
})

test('V27 equal initiative of 5: the roll-off puts the Secutor first', () => {
  const state = frame(samnite, secutor, 3)
  state.phase = 'initiative'
  play(state, [4, 3, 2, 5])
  expect(state.fighters.map(({ initiative }) => initiative)).toEqual([5, 5])
  expect(state.order).toEqual([1, 0])
})

test('V28 five steps into contact: no melee; four steps: it must be fought', () => {
  const runner = own({}, 3, 3)
  const five = bout([man(runner, [5, 8], 0), man(samnite, [5, 2], 3)])
  playInto(five, STEP, STEP, STEP, STEP, STEP)
  expect(refusedBy(five, 0, melee(1))).toBe('§3.6')
  expect(refusedBy(five, 0, END)).toBeNull()

  const four = bout([man(runner, [5, 7], 0), man(samnite, [5, 2], 3)])
  playInto(four, STEP, STEP, STEP, STEP)
  expect(refusedBy(four, 0, melee(1))).toBeNull()
  expect(refusedBy(four, 0, END)).toBe('§4.1')
})

test('V29 backing up over the edge: to one of the sides, the choice of the loser', () => {
  for (const [answer, to] of [
    [SLIDE_RIGHT, hex(6, -3)],
    [SLIDE_LEFT, hex(4, -2)],
  ] as const) {
    const state = bout([man(samnite, [5, -1], 0), man(secutor, [5, -2], 3)])
    const referee = fight(state, [6, 4, 3, 3], answer)
    expect(hexOf(state, 1)).toEqual(to)
    expect(referee.asked.at(-1)).toMatchObject({ kind: 'slide', seat: 1 })
  }
})

test('V30 all three hexes outside: he stays, and nobody follows', () => {
  const state = bout([man(samnite, [4, -1], 0), man(secutor, [4, -2], 0)])
  const referee = fight(state, [6, 4, 3, 3])
  expect(told(referee, 'exchangeWon').by).toBe(5)
  told(referee, 'retreatBlocked')
  expect([hexOf(state, 0), hexOf(state, 1)]).toEqual([hex(4, -1), hex(4, -2)])
})

test('V31 the shield at the left front: 13 to 14 with it, 13 to 11 without', () => {
  const held = frame(secutor, samnite, 4)
  const roll = told(fight(held, [4, 4, 4, 4]), 'exchangeRolled')
  expect([roll.attacker.total, roll.defender.total]).toEqual([13, 14])
  expect(areLocked(held)).toBe(true)

  const lost = frame(secutor, samnite, 4, {}, { defender: { shield: false } })
  const without = told(fight(lost, [4, 4, 4, 4]), 'exchangeRolled')
  expect([without.attacker.total, without.defender.total]).toEqual([13, 11])
  expect(difference(frame(secutor, samnite, 4), held.fighters[0]!, held.fighters[1]!, 'melee')).toBe(-1)
})

test.each<[string, number, number, 'spared' | 'dispatched']>([
  ['V32 inflicted 3, die 3: 4, spared', 3, 3, 'spared'],
  ['V32 inflicted none, die 4: 3, dispatched', 0, 4, 'dispatched'],
  ['V32 inflicted none, die 6: a natural 6, spared', 0, 6, 'spared'],
])('%s', (_, hitsInflicted, die, verdict) => {
  const state = frame(retarius, samnite, 1, { winnerHurt: 'never' }, { defender: { hits: 8, hitsInflicted } })
  const referee = fight(state, [1, 1, 6, 1, die])
  expect(told(referee, 'judged')).toMatchObject({ seat: 1, verdict })
  expect(outland.result(state).seats[1]!.end).toBe(verdict)
})
