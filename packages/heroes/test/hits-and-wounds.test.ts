import { Scripted } from '@harena/engine'
import { expect, test } from 'vitest'
import { type Heroes, heroes, type State, tables } from '../src/index.ts'
import { isTwoHanded, shieldOf, weaponBonus } from '../src/rules/cards.ts'
import { damageOf, endsByLegs, isBlocked, partStruck, strike } from '../src/rules/hit.ts'
import { wound } from '../src/rules/wounds.ts'
import { activate, empty, ensnare, eventOf, kinds, matchOf, parts, playFrom, pool } from './arena-floor.ts'

/** The first strikes the second with this Impact. */
function hit(state: State, impact: number, dice: number[], answers: (number | string)[] = []): Scripted<Heroes> {
  const referee = new Scripted<Heroes>(dice, answers as never[])
  playFrom(state, 0, strike(state, 0, 1, impact, false, null, referee), referee)
  referee.done()
  return referee
}

/** The second suffers this damage at a part from the first. */
function hurt(state: State, part: number, damage: number, dice: number[] = []): Scripted<Heroes> {
  const referee = new Scripted<Heroes>(dice)
  wound(state, 0, 1, part, damage, referee)
  referee.done()
  return referee
}

test('§3.9.1 §3.9 §3.8.3 B-11 T5-7 armor is taken off the Impact', () => {
  const state = matchOf([{}, { style: 'murmillo' }])
  expect(state.cards[1]!.armour[parts.rightArm]).toBe(2)
  empty(state, 0, 'right')
  const referee = hit(state, 4, [2, 3])
  expect(eventOf(referee, 'damageDealt')).toMatchObject({ impact: 4, armour: 2, weapon: 0, damage: 2 })
})

test.each([
  ['B-22 T5-7 §5.4.3 a modified Impact of 0 is one point and no knock-down', 0, 1, false],
  ['T5-7 §5.4.3 a modified Impact of 1 does not knock down', 1, 1, false],
  ['T5-7 §5.4.6 a modified Impact of 2 knocks down', 2, 2, true],
  ['T5-7 §5.4.3 below zero it is still one point', -3, 1, false],
] as const)('%s', (_, modified, damage, knocksDown) => {
  expect(damageOf(modified)).toEqual({ damage, knocksDown })
})

test('§3.10.3 D-13 T5-7 a trident in both hands on the head of a Secutor', () => {
  const state = matchOf([{ style: 'retiarius' }, { style: 'secutor' }])
  empty(state, 0, 'left')
  const referee = hit(state, 2, [5, 5])
  expect(eventOf(referee, 'damageDealt')).toMatchObject({ armour: 3, weapon: 3, damage: 2 })
  expect(state.cards[1]).toMatchObject({ isDown: true, now: { savvy: 3, strength: 4, speed: 4 } })
})

test('§3.10.2 D-14 T5-7 a sword on a helmet scratches and costs Savvy', () => {
  const state = matchOf([{}, {}])
  hit(state, 1, [5, 5])
  expect(state.cards[1]!.isDown).toBe(false)
  expect(state.cards[1]!.parts[parts.head]).toBe(3)
  expect(state.cards[1]!.now.savvy).toBe(3)
})

test('§3.10.3 D-15 T5-7 a trident in one hand counts two', () => {
  const state = matchOf([{ style: 'retiarius' }, { style: 'dimachaerus' }])
  const referee = hit(state, 1, [3, 4])
  expect(eventOf(referee, 'damageDealt')).toMatchObject({ weapon: 2, damage: 3 })
  expect(state.cards[1]!.isDown).toBe(true)
})

test('§3.10 §3.10.1 §3.10.2 G-23 T5-7 one hand counts one, two hands two, a trident one more, bare hands nothing', () => {
  expect(weaponBonus('sword', 1)).toBe(1)
  expect(weaponBonus('spear', 2)).toBe(2)
  expect(weaponBonus('trident', 1)).toBe(2)
  expect(weaponBonus('trident', 2)).toBe(3)
  expect(weaponBonus(null, 2)).toBe(0)
  const state = matchOf([{ style: 'hoplomachus' }, { style: 'dimachaerus' }])
  expect(isTwoHanded(state, state.cards[0]!)).toBe(false)
  empty(state, 0, 'left')
  expect(isTwoHanded(state, state.cards[0]!)).toBe(true)
  state.cards[0]!.parts[parts.leftArm] = 0
  expect(isTwoHanded(state, state.cards[0]!)).toBe(false)
  expect(isTwoHanded(state, state.cards[1]!)).toBe(false)
})

test('T3-2 T5-7 D-54 Steady keeps his feet once', () => {
  const state = matchOf([{}, { signatures: ['steady'], attributes: [4, 7, 4] }])
  const first = hit(state, 2, [3, 4])
  expect(kinds(first)).toContain('keptFeet')
  expect(state.cards[1]).toMatchObject({ isDown: false, steadyUsed: true })
  expect(state.cards[1]!.parts[parts.chest]).toBe(4)
  hit(state, 2, [3, 4])
  expect(state.cards[1]!.isDown).toBe(true)
})

test('T3-2 Steady is not used up by a hit while he lies, nor does it hold one whose chest is gone', () => {
  const state = matchOf([{}, { signatures: ['steady'], attributes: [4, 7, 4], card: { isDown: true } }])
  hit(state, 2, [3, 4])
  expect(state.cards[1]!.steadyUsed).toBe(false)
  state.cards[1]!.isDown = false
  hit(state, 3, [3, 4, 1, 1, 1])
  expect(state.cards[1]).toMatchObject({ isDown: true, fate: 'unconscious' })
})

test('§5.4.1 D-59 T5-6 how often each part is struck', () => {
  const found = [0, 0, 0, 0, 0, 0, 0]
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) found[partStruck(a + b, 'right', tables)]!++
  expect(found).toEqual([3, 3, 11, 4, 9, 4, 2])
})

test('§5.4.2 §3.9.3 G-63 D-64 T5-6 only the marked rows are blocked, or the whole part', () => {
  const blocked = (shield: 'small' | 'large', rows: 'table' | 'wholePart') =>
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((total) =>
      isBlocked(total, partStruck(total, 'right', tables), shield, 'left', rows, tables),
    )
  expect(blocked('small', 'table')).toEqual([4, 6])
  expect(blocked('large', 'table')).toEqual([4, 6, 8])
  expect(blocked('small', 'wholePart')).toEqual([4, 6, 7])
  expect(blocked('large', 'wholePart')).toEqual([4, 6, 7, 8, 9])
})

test('G-63 D-64 the switch reaches the blow itself', () => {
  for (const [shieldRows, wounds] of [
    ['table', 1],
    ['wholePart', 0],
  ] as const) {
    const state = matchOf([{}, {}], { options: { shieldRows } })
    hit(state, 1, [3, 4])
    expect(state.cards[1]!.woundsTaken).toBe(wounds)
  }
})

test('§2.4 G-24 T5-6 left-handers are mirrored, and a shield covers the arm that holds it', () => {
  expect(partStruck(4, 'left', tables)).toBe(parts.rightArm)
  expect(partStruck(2, 'left', tables)).toBe(parts.leftLeg)
  expect(isBlocked(4, parts.rightArm, 'small', 'right', 'table', tables)).toBe(true)
  expect(isBlocked(5, parts.rightArm, 'small', 'right', 'table', tables)).toBe(true)
  expect(isBlocked(4, parts.leftArm, 'small', 'right', 'table', tables)).toBe(false)
  const state = matchOf([{}, { handed: 'left' }])
  expect(state.cards[1]!.armour[parts.leftArm]).toBe(2)
  expect(state.cards[1]!.armour[parts.rightLeg]).toBe(2)
  expect(state.items[state.cards[1]!.left]!.kind).toBe('sword')
})

test('§3.9.4 §3.8.1 D-53 §5.4.4.2 §2.5.2 a Dimachaerus who loses the left arm', () => {
  const state = matchOf([{}, { style: 'dimachaerus' }])
  const card = state.cards[1]!
  expect(shieldOf(state, card)).toBe('small')
  hurt(state, parts.leftArm, 4)
  expect(card.left).toBe(-1)
  expect(shieldOf(state, card)).toBe('none')
  expect(isTwoHanded(state, card)).toBe(false)
  expect(state.items.filter((item) => item.place === 'ground')).toMatchObject([{ kind: 'sword', zone: card.zone }])
})

test('§3.9.4 a net shields a Retiarius as a small shield', () => {
  const state = matchOf([{ style: 'retiarius' }, {}])
  expect(shieldOf(state, state.cards[0]!)).toBe('small')
  empty(state, 0, 'left')
  expect(shieldOf(state, state.cards[0]!)).toBe('none')
})

test('G-13 §5.4.2 an ensnared gladiator is shielded, unless the switch says no', () => {
  for (const [ensnaredIsShielded, shield] of [
    ['yes', 'large'],
    ['no', 'none'],
  ] as const) {
    const state = matchOf([{}, {}], { options: { ensnaredIsShielded } })
    ensnare(state, 1, 0)
    expect(shieldOf(state, state.cards[1]!)).toBe(shield)
  }
})

test('§5.4.1 G-65 T3-2 a Swordsman with a sword sees two locations and keeps one', () => {
  const state = matchOf([{ signatures: ['swordsman'] }, {}])
  const referee = hit(state, 1, [3, 3, 5, 4], [1])
  expect(referee.asked).toMatchObject([
    { kind: 'location', totals: [6, 9], parts: [parts.chest, parts.belly], blocked: [true, false] },
  ])
  expect(state.cards[1]!.woundsAt[parts.belly]).toBe(1)
})

test('G-65 §5.4.1 a Swordsman without a sword rolls once', () => {
  const state = matchOf([{ signatures: ['swordsman'], style: 'hoplomachus' }, {}])
  hit(state, 1, [5, 4])
  expect(state.cards[1]!.woundsAt[parts.belly]).toBe(1)
})

test('G-65 how an NPG Swordsman chooses', () => {
  const choose = (dice: number[], change: Partial<State['cards'][number]> = {}) => {
    const state = matchOf([{ control: 'npg', signatures: ['swordsman'] }, { card: change }])
    // What comes after it does not matter here.
    const referee = new Scripted<Heroes>([...dice, 1, 1, 1])
    strike(state, 0, 1, 2, false, null, referee)
    return eventOf(referee, 'locationRolled').part
  }
  // Unblocked before blocked.
  expect(choose([3, 3, 1, 1])).toBe(parts.rightLeg)
  // The belly before a leg, the first of equals.
  expect(choose([1, 1, 5, 4])).toBe(parts.belly)
  expect(choose([5, 4, 3, 4])).toBe(parts.belly)
  // A chest that falls to 0 before anything else, then a leg that ends the fight.
  expect(choose([5, 4, 3, 4], { parts: [4, 4, 3, 4, 4, 4, 4] })).toBe(parts.chest)
  expect(choose([5, 4, 1, 1], { now: { savvy: 4, strength: 4, speed: 1 } })).toBe(parts.rightLeg)
  // Of two that end it the one with more damage.
  expect(choose([5, 5, 3, 4], { parts: [1, 4, 3, 4, 4, 4, 4] })).toBe(parts.chest)
  expect(choose([5, 6, 6, 6], { now: { savvy: 4, strength: 4, speed: 1 } })).toBe(parts.rightLeg)
})

test('§2.5.1 §5.4.3.2 B-06 points and Attributes go down by part', () => {
  const state = matchOf([{}, { style: 'secutor', attributes: [5, 3, 4] }])
  hurt(state, parts.rightLeg, 2)
  hurt(state, parts.belly, 1)
  expect(state.cards[1]!.parts).toEqual([3, 3, 3, 3, 2, 3, 1])
  expect(state.cards[1]!.now).toEqual({ savvy: 5, strength: 2, speed: 3 })
  expect(state.cards[1]!.woundsTaken).toBe(2)
  expect(state.cards[0]!.woundsInflicted).toBe(2)
})

test('§5.4.3.1 G-19 B-15 a lost arm passes damage on to the chest for one point of Strength', () => {
  const state = matchOf([{}, {}])
  hurt(state, parts.rightArm, 5)
  expect(state.cards[1]!.parts[parts.rightArm]).toBe(0)
  expect(state.cards[1]!.parts[parts.chest]).toBe(4)
  expect(state.cards[1]!.now.strength).toBe(4)
  hurt(state, parts.rightArm, 3)
  expect(state.cards[1]!.parts[parts.chest]).toBe(1)
  expect(state.cards[1]!.now.strength).toBe(3)
  expect(state.cards[1]!.woundsAt[parts.chest]).toBe(1)
})

test('§5.4.3.1 G-19 D-16 a lost leg passes damage on to the belly and costs no Speed', () => {
  const state = matchOf([{}, { attributes: [4, 4, 3] }])
  state.cards[1]!.parts[parts.rightLeg] = 0
  hurt(state, parts.rightLeg, 2)
  expect(state.cards[1]!.parts[parts.belly]).toBe(2)
  expect(state.cards[1]!.now).toEqual({ savvy: 4, strength: 3, speed: 3 })
})

test('§5.4.4.5 §5.4.4 D-17 the second leg ends it at once with an appeal', () => {
  const state = matchOf([{}, { attributes: [4, 4, 2] }])
  state.cards[1]!.parts[parts.leftLeg] = 0
  state.cards[1]!.parts[parts.rightLeg] = 1
  const referee = hurt(state, parts.rightLeg, 1, [1, 1])
  expect(state.cards[1]).toMatchObject({ fate: 'incapacitated', spared: true, isDown: true })
  expect(state.cards[1]!.now.speed).toBe(1)
  expect(kinds(referee)).toEqual(['wounded', 'fell', 'appealed', 'spared', 'matchWon'])
})

test('§6.9 D-17 to the death the second leg means death, and no Killing Stroke', () => {
  const state = matchOf([{}, {}], { toTheDeath: true })
  state.cards[1]!.parts[parts.leftLeg] = 0
  state.cards[1]!.parts[parts.rightLeg] = 1
  hurt(state, parts.rightLeg, 1)
  expect(state.cards[1]).toMatchObject({ fate: 'dead', fell: 'incapacitated', spared: false })
  expect(state.cards[0]!.killingStrokes).toEqual([])
})

test('§5.4.4.5 §5.4.3.2 G-59 D-18 without Speed he is incapacitated though the leg holds', () => {
  const state = matchOf([{}, { attributes: [4, 4, 1] }])
  hurt(state, parts.leftLeg, 1, [1, 1])
  expect(state.cards[1]!.parts[parts.leftLeg]).toBe(3)
  expect(state.cards[1]).toMatchObject({ fate: 'incapacitated', isDown: true })
})

test('§5.4.4.5 one lost leg alone ends nothing; G-59 no Attribute falls below 0', () => {
  const state = matchOf([{}, {}])
  state.cards[1]!.now.savvy = 0
  hurt(state, parts.rightLeg, 9)
  hurt(state, parts.head, 1)
  expect(state.cards[1]).toMatchObject({ fate: 'functioning', now: { savvy: 0, strength: 4, speed: 3 } })
})

test('§5.4.4.3 §6.2 D-67 the survival die goes against original Strength', () => {
  const state = matchOf([{}, {}])
  state.cards[1]!.now.strength = 2
  const referee = hurt(state, parts.chest, 4, [4, 1, 1])
  expect(eventOf(referee, 'survivalRolled')).toMatchObject({ target: 4, survives: true })
  expect(state.cards[1]!.fate).toBe('unconscious')
})

test('§5.4.4.1 §6.2 D-67 a 6 is no automatic failure on the survival die', () => {
  const state = matchOf([{}, { attributes: [4, 6, 4] }])
  hurt(state, parts.head, 6, [6, 1, 1])
  expect(state.cards[1]!.fate).toBe('unconscious')
})

test('G-64 §2.5.2 who falls leaves his things in his zone, and the net on him is lost', () => {
  const state = matchOf([{}, { zone: 'P24' }])
  ensnare(state, 1, 0)
  hurt(state, parts.head, 9, [5])
  const zone = state.cards[1]!.zone
  expect(state.items.filter((item) => item.place === 'ground')).toMatchObject([
    { kind: 'sword', zone },
    { kind: 'largeShield', zone },
  ])
  expect(state.items.find((item) => item.kind === 'net')!.place).toBe('gone')
})

const star = { options: { starPower: 'yes' } } as const

test('§3.2.1 B-07 Star Power rolls damage away, a 6 is gone for the match', () => {
  const state = matchOf([{}, { style: 'dimachaerus' }], star)
  const referee = hit(state, 2, [5, 4, 1, 2, 5, 6], [4])
  expect(eventOf(referee, 'starPowerUsed')).toMatchObject({ dice: 4, off: 2, lost: 1, damage: 1 })
  expect(state.cards[1]!.parts[parts.belly]).toBe(3)
  expect(state.cards[1]!.now.strength).toBe(3)
  expect(state.cards[1]!.starPower).toBe(3)
})

test('§3.2.1 without the option, and for an NPG, there is no Star Power', () => {
  expect(matchOf([{}, {}]).cards[1]!.starPower).toBe(0)
  expect(matchOf([{}, { control: 'npg' }], star).cards[1]!.starPower).toBe(0)
  expect(matchOf([{}, { attributes: [4, 5, 4] }], star).cards[1]!.starPower).toBe(5)
})

test('G-18 D-39 damage of 0 is no wound, but the knock-down stands', () => {
  for (const [starPowerSavesAttribute, strength] of [
    ['yes', 4],
    ['no', 3],
  ] as const) {
    const options = { starPower: 'yes', starPowerSavesAttribute } as const
    const state = matchOf([{}, { style: 'dimachaerus', card: { starPower: 3 } }], { options })
    hit(state, 1, [5, 4, 1, 2, 6], [3])
    expect(state.cards[1]).toMatchObject({ woundsTaken: 0, isDown: true, starPower: 2 })
    expect(state.cards[1]!.now.strength).toBe(strength)
  }
})

test('G-18 all Star Power dice or none, or as many as he likes', () => {
  const question = { kind: 'starPower', seat: 1, rule: '§3.2.1', part: 4, damage: 2, dice: 3 } as const
  const all = matchOf([{}, {}], star)
  const some = matchOf([{}, {}], { options: { starPower: 'yes', starPowerPartial: 'yes' } })
  expect(heroes.legal(all, question)).toEqual([0, 3])
  expect(heroes.legal(some, question)).toEqual([0, 1, 2, 3])
  expect(heroes.check(all, question, 2)).not.toBeNull()
  expect(heroes.check(some, question, 2)).toBeNull()
})

test('§5.4.7 B-16 he picks one of several opponents, the third does not roll; every wound costs Strength', () => {
  const state = matchOf([{}, { side: 1 }, { side: 1 }])
  const referee = activate(state, 0, [...pool(3, 8), ...pool(3, 8)], [{ do: 'fight' }, 2])
  expect(referee.rolls.map((roll) => roll.by)).toEqual([0, 2])
  hurt(state, parts.chest, 1)
  hurt(state, parts.belly, 3)
  expect(state.cards[1]).toMatchObject({ woundsTaken: 2, now: { savvy: 4, strength: 2, speed: 4 } })
})

test('§5.4.7 a wound is kept with the one who dealt it', () => {
  const state = matchOf([{}, {}])
  hurt(state, parts.chest, 1)
  hurt(state, parts.leftArm, 1)
  expect(state.cards[1]!.woundsFrom).toEqual([2, 0])
})

test('§3.9.4 G-24 two swords cover the arm of the off hand', () => {
  for (const [dice, wounds] of [
    [[1, 3], 0],
    [[2, 3], 1],
  ] as const) {
    const state = matchOf([{}, { style: 'dimachaerus' }])
    hit(state, 1, [...dice])
    expect(state.cards[1]!.woundsTaken).toBe(wounds)
  }
})

test('§3.9.3 G-24 a shield in the right hand covers the right arm and leaves the left one open', () => {
  for (const [dice, wounds] of [
    [[1, 3], 1],
    [[2, 3], 0],
  ] as const) {
    const state = matchOf([{}, { style: 'thraex' }])
    const card = state.cards[1]!
    ;[card.left, card.right] = [-1, card.left]
    state.items[2]!.place = 'gone'
    hit(state, 1, [...dice])
    expect(card.woundsTaken).toBe(wounds)
  }
})

test('§3.9.3 with a shield in each hand the large one counts', () => {
  const state = matchOf([{ style: 'thraex' }, {}])
  const card = state.cards[0]!
  state.items[card.right]!.kind = 'largeShield'
  expect(shieldOf(state, card)).toBe('large')
})

test.each([
  ['T5-7 §3.9.1 armor and weapon each have their line', { style: 'retiarius' }, { style: 'secutor' }, 2, [-3, 2], 1],
  ['T5-7 one point at least makes up for armor', {}, {}, 1, [-3, 1, 2], 1],
] as const)('%s', (_, hitter, victim, impact, others, damage) => {
  const referee = hit(matchOf([hitter, victim]), impact, [5, 5])
  const dealt = eventOf(referee, 'damageDealt')
  expect(dealt.steps.map(({ value }) => value)).toEqual([impact, ...others])
  expect(dealt.steps.map(({ rule }) => rule).slice(0, 3)).toEqual(['T5-7', '§3.9.1', 'T5-7'])
  expect(dealt.damage).toBe(damage)
})

test('T5-7 without armor or weapon the Impact stands alone', () => {
  const state = matchOf([{}, { style: 'dimachaerus' }])
  empty(state, 0, 'right')
  expect(eventOf(hit(state, 1, [3, 4]), 'damageDealt').steps).toEqual([{ what: 'Impact', value: 1, rule: 'T5-7' }])
})

test('§5.4.4.2 a lost arm tells what it held, or nothing', () => {
  const lose = (state: State) => {
    const referee = new Scripted<Heroes>([])
    wound(state, 1, 0, parts.rightArm, 4, referee)
    return eventOf(referee, 'armLost').item
  }
  expect(lose(matchOf([{}, {}]))).toBe('sword')
  const bare = matchOf([{}, {}])
  empty(bare, 0, 'right')
  expect(lose(bare)).toBeNull()
})

test('§5.4.4.5 a leg ends the match with the last point of Speed, or when the other one is gone already', () => {
  const { leftLeg, rightLeg, chest } = parts
  const ends = (part: number, damage: number, legs: [number, number], speed = 4) => {
    const victim = matchOf([{}, {}]).cards[1]!
    Object.assign(victim.parts, { [leftLeg]: legs[0], [rightLeg]: legs[1] })
    victim.now.speed = speed
    return endsByLegs(victim, part, damage)
  }
  expect(ends(leftLeg, 4, [4, 0])).toBe(true)
  expect(ends(leftLeg, 3, [4, 0])).toBe(false)
  expect(ends(leftLeg, 4, [4, 1])).toBe(false)
  expect(ends(rightLeg, 4, [0, 4])).toBe(true)
  expect(ends(rightLeg, 4, [1, 4])).toBe(false)
  expect([ends(leftLeg, 1, [4, 4], 1), ends(leftLeg, 1, [4, 4], 2)]).toEqual([true, false])
  expect(ends(chest, 9, [0, 0], 1)).toBe(false)
})

test('§3.2.1 a single die of Star Power is rolled, and none if he wants none', () => {
  const state = matchOf([{}, { style: 'dimachaerus' }], star)
  expect(eventOf(hit(state, 2, [5, 4, 1], [1]), 'starPowerUsed')).toMatchObject({ dice: 1, off: 1, lost: 0, damage: 2 })
  const proud = matchOf([{}, { style: 'dimachaerus' }], star)
  expect(kinds(hit(proud, 2, [5, 4], [0]))).not.toContain('starPowerUsed')
  expect(proud.cards[1]!.parts[parts.belly]).toBe(1)
})
