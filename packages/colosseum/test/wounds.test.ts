import { expect, test } from 'vitest'
import { type Blow, bareBlow, resolveAttack } from '../src/09-combat/attack.ts'
import { SixDice } from '../src/09-combat/attack-dice.ts'
import { sufferVerdict, sufferWounds } from '../src/09-combat/wounds.ts'
import { colosseum } from '../src/index.ts'
import { cfNow } from '../src/match/state.ts'
import { parseArmour } from '../src/tables/armour.ts'
import { resultName } from '../src/tables/combat-results.ts'
import { colosseumEdition, duel, fightWith, find, kinds, planned, row, run } from './helpers.ts'

const target = duel().gladiators[1]!

/** One attack with red, white and black dice against a bare man with sword and shield. */
function attack(blow: Partial<Blow>, red: number, white: number, black: number) {
  return resolveAttack(
    { ...bareBlow(target, blow.area ?? 2), ...blow },
    colosseumEdition,
    new SixDice(red, white, black),
  )
}

test.each([
  ['V1 §10.2 §10.2.2 the black die at the number or under it meets the armour', 2, 4, 0, 0, null],
  ['V2 §10.2 §10.2.2 §10.4 the black die above the number strikes flesh', 5, 13, 3, 4, '1'],
] as const)('%s', (_, black, total, first, wounds, critical) => {
  const verdict = attack({ area: 2, attackCF: 6, defenceCF: 2, armour: parseArmour('B4')! }, 13, 7, black)
  expect(resultName(verdict.result)).toBe('H+1')
  expect(verdict.woundTotal).toBe(total)
  expect([verdict.firstWounds, verdict.wounds, verdict.critical]).toEqual([first, wounds, critical])
})

test('§10.2 §10.2.2 both sides of the number: black 4 meets B4, black 5 does not', () => {
  const blow = { area: 2, attackCF: 6, defenceCF: 2, armour: parseArmour('B4')! } as const
  expect(attack(blow, 13, 7, 4).armourDRM).toBe(6)
  expect(attack(blow, 13, 7, 5).armourDRM).toBe(0)
})

test('V3 §10.1 §10.2 §10.2.1 a head in full A armour still falls to the critical K', () => {
  const verdict = attack({ area: 1, attackCF: 8, armour: parseArmour('A')!, hasHelmet: true }, 17, 11, 6)
  expect(resultName(verdict.result)).toBe('H+9')
  expect([verdict.woundTotal, verdict.firstWounds, verdict.criticalTotal, verdict.critical]).toEqual([18, 7, 18, 'K'])
  expect(verdict.isKilled).toBe(true)
})

test('V4 §10.1 §10.2 a wound total of 19 or more kills and cleaves', () => {
  const verdict = attack({ area: 2, attackCF: 8 }, 18, 12, 5)
  expect([verdict.woundTotal, verdict.isKilled, verdict.critical]).toEqual([26, true, null])
})

test('V5 §21.2 an axe adds two to the wound roll', () => {
  const verdict = attack({ area: 5, attackCF: 5, woundBonus: 2, armour: parseArmour('C5')! }, 14, 8, 3)
  expect([resultName(verdict.result), verdict.woundTotal, verdict.wounds, verdict.critical]).toEqual([
    'H+3',
    13,
    3,
    'AG',
  ])
})

test('V7 §10.5.1 lost agility lowers the net factor but not CF', () => {
  const state = duel({}, { armour: ['-', '-', 'C', '-', '-'] })
  const who = state.gladiators[1]!
  const verdict = attack({ ...bareBlow(who, 3), area: 3, attackCF: 5, defenceCF: 1 }, 12, 10, 3)
  expect([verdict.woundTotal, verdict.wounds, verdict.critical]).toEqual([10, 1, 'AG'])
  run(state, [], [], (play) => sufferVerdict(play, who, 3, verdict, 0))
  expect(who.AG).toBe(0)
  expect(cfNow(who)).toBe(11)
})

test.each([
  ['E4 §10.3 §10.3.1.1 two wounds in the chest of W 12 cost one CF', 2, 1],
  ['E4 §10.3.1 two wounds in the head cost two', 1, 2],
] as const)('%s', (_, area, cfLost) => {
  const state = duel()
  const events = run(state, [], [], (play) => sufferWounds(play, state.gladiators[1]!, area, 2, 0))
  expect(find(events, 'wounded')).toMatchObject({ wounds: 2, cfLost })
  expect(state.gladiators[1]!.wounds[area - 1]).toBe(2)
})

test('V95 §10.3.1 three more wounds on top of three cost one CF more', () => {
  const state = duel()
  const who = state.gladiators[1]!
  run(state, [], [], (play) => sufferWounds(play, who, 2, 3, 0))
  expect(who.cfLoss[1]).toBe(1)
  run(state, [], [], (play) => sufferWounds(play, who, 2, 3, 0))
  expect(who.cfLoss[1]).toBe(2)
})

test('§3.9 §10.3.2 the last box of an area is death, the last but one is not', () => {
  const state = duel()
  const who = state.gladiators[1]!
  run(state, [], [], (play) => sufferWounds(play, who, 4, 11, 0))
  expect(who.out).toBeNull()
  run(state, [], [], (play) => sufferWounds(play, who, 4, 1, 0))
  expect(who.out).toBe('killed')
  expect(who.posture).toBe('prone')
  expect(state.gladiators[0]!.kills).toBe(1)
  expect(state.ground.map(({ item }) => item.kind)).toEqual(['sword', 'largeShield'])
})

test('§10.3 §9.4.5 wounds cost CF as their boxes are reached, and only then', () => {
  const state = duel()
  const who = state.gladiators[1]!
  state.fight = fightWith([planned(1, 0, 3, row(0, 2, 9))])
  const lost: unknown[] = []
  for (let i = 0; i < 4; i++) {
    const before = cfNow(who)
    const cf = state.fight.attacks[0]!.cf
    const events = run(state, [], [], (play) => sufferWounds(play, who, 2, 1, 0))
    expect(find(events, 'wounded')).toMatchObject({ wounds: 1, cfLost: before - cfNow(who) })
    expect(cf - state.fight.attacks[0]!.cf).toBe(before - cfNow(who))
    lost.push(before - cfNow(who))
  }
  expect(new Set(lost)).toEqual(new Set([0, 1]))
})

test('§10.3 no wounds are none; nobody is wounded who is out', () => {
  const state = duel()
  const who = state.gladiators[1]!
  expect(run(state, [], [], (play) => sufferWounds(play, who, 2, 0, 0))).toEqual([])
  who.out = 'missus'
  expect(run(state, [], [], (play) => sufferWounds(play, who, 2, 3, 0))).toEqual([])
  const verdict = attack({ area: 2, attackCF: 6, defenceCF: 2 }, 13, 7, 5)
  expect(run(state, [], [], (play) => sufferVerdict(play, who, 2, verdict, 0))).toEqual([])
  expect(who.wounds).toEqual([0, 0, 0, 0, 0])
})

test('§10.4 §10.5 a K cleaves whatever chart it stands on, and a critical roll that does nothing is called no critical hit', () => {
  const state = duel({}, {}, { cleaving: 'off' })
  const who = state.gladiators[1]!
  const say = (...events: Parameters<typeof colosseum.narrate>[0][]) =>
    events.map((event) => colosseum.narrate(event, ['Flamma', 'Verus']))
  const light = attack({ area: 2, attackCF: 6, defenceCF: 2 }, 13, 7, 5)
  const [, none] = say(...run(state, [], [], (play) => sufferVerdict(play, who, 2, { ...light, critical: '--' }, 0)))
  expect(none).toMatch(/^The hit on the chest of Verus has no critical effect/)
  const killed = { ...light, critical: 'K', isKilled: true } as const
  const told = say(...run(state, [], [], (play) => sufferVerdict(play, who, 2, killed, 0)))
  expect(told).toContain('Verus is cleaved: killed on the spot.')
})

test('§10.1 §10.5 who is cleaved is not wounded besides; a mortal wound is remembered', () => {
  const state = duel({}, {}, { cleaving: 'off' })
  const [victor, who] = state.gladiators
  const killing = attack({ area: 2, attackCF: 8 }, 18, 12, 5)
  expect(kinds(run(state, [], [], (play) => sufferVerdict(play, who!, 2, killing, 0)))).toEqual(['woundRolled', 'died'])
  expect(who!.wounds).toEqual([0, 0, 0, 0, 0])
  const mortal = { ...attack({ area: 2, attackCF: 6, defenceCF: 2 }, 13, 7, 5), critical: null }
  run(state, [], [], (play) => sufferVerdict(play, victor!, 2, { ...mortal, isMortal: false }, 1))
  expect(victor!.isMortal).toBe(false)
  run(state, [], [], (play) => sufferVerdict(play, victor!, 2, { ...mortal, isMortal: true }, 1))
  expect(victor!.isMortal).toBe(true)
})
