import { expect, test } from 'vitest'
import { attackDice } from '../src/rules/attack.ts'
import { activate, empty, ensnare, eventOf, kinds, matchOf, parts, pool } from './arena-floor.ts'

/** A Maneuver of 8 dice each that the first wins by one. */
const won = [...pool(1, 8), ...pool(0, 8)]
/** The same, won by two. */
const wonBy2 = [...pool(2, 8), ...pool(0, 8)]
const fight = { do: 'fight' } as const

test('§2.7.5 B-05 T5-5 Savvy and bids make the Attack pool', () => {
  const state = matchOf([{ style: 'retiarius', card: { bonus: 2 } }, { style: 'retiarius' }])
  const referee = activate(state, 0, [...won, ...pool(1, 6), ...pool(0, 4), 1, 3], [fight, 0, 2])
  expect(eventOf(referee, 'attackRolled').dice).toEqual([6, 4])
})

const d08 = () => matchOf([{ style: 'hoplomachus', card: { bonus: 1 } }, { style: 'murmillo' }])
const d08dice = [...pool(2, 9), ...pool(0, 8), ...pool(4, 6), ...pool(1, 4)]

test.each([
  [
    '§5.4 §5.4.1 §5.4.3 §5.4.4.4 §6.2 §3.10.1 D-08 T5-7 a belly at 0: at his Strength he is only unconscious',
    4,
    'unconscious',
  ],
  ['§5.4.4 §6.1 §5.1.3 D-08 T5-7 above his Strength it is a Killing Stroke', 5, 'killingStroke'],
] as const)('%s', (_, die, fell) => {
  const state = d08()
  const appeal = fell === 'unconscious' ? [1, 1] : []
  const referee = activate(state, 0, [...d08dice, 5, 4, die, ...appeal], [fight, 0, 1])
  const murmillo = state.cards[1]!
  expect(eventOf(referee, 'attackRolled')).toMatchObject({ dice: [6, 4], successes: [4, 1] })
  expect(eventOf(referee, 'damageDealt')).toMatchObject({ impact: 3, armour: 0, weapon: 1, damage: 4 })
  expect(murmillo).toMatchObject({ isDown: true, fell })
  expect(murmillo.parts[parts.belly]).toBe(0)
  expect(murmillo.now.strength).toBe(3)
  expect(state.cards[0]!.killingStrokes).toEqual(fell === 'killingStroke' ? [1] : [])
})

test('§5.4.2 §3.9.3 D-09 T5-6 a large shield stops an 8, a small one does not', () => {
  const blocked = d08()
  const referee = activate(blocked, 0, [...d08dice, 5, 3], [fight, 0, 1])
  expect(eventOf(referee, 'locationRolled')).toMatchObject({ part: parts.belly, isBlocked: true })
  expect(blocked.cards[1]).toMatchObject({ isDown: false, woundsTaken: 0 })
  const small = matchOf([{ style: 'hoplomachus', card: { bonus: 1 } }, { style: 'thraex' }])
  activate(small, 0, [...d08dice, 5, 3, 1, 1, 1], [fight, 0, 1])
  expect(small.cards[1]!.woundsTaken).toBe(1)
})

test('§5.4.5 G-62 D-10 a bashing Attacker meets a blow of two or more without his shield', () => {
  const bash = [...wonBy2, ...pool(0, 6), ...pool(2, 4), 3, 3]
  const state = matchOf([{}, {}])
  activate(state, 0, bash, [fight, 'bash'])
  expect(state.cards[0]!.woundsAt[parts.chest]).toBe(1)
  const plain = matchOf([{}, {}])
  activate(plain, 0, [...wonBy2, ...pool(0, 5), ...pool(2, 4), 3, 3], [fight, 'advantage'])
  expect(plain.cards[0]!.woundsTaken).toBe(0)
})

test('G-15 D-11 T5-5 one more for the Defender is a Counterstrike: roles change, modes end, Brawlers gain', () => {
  const state = matchOf([{ card: { bonus: 2 } }, { style: 'thraex', signatures: ['brawler'], card: { bonus: 2 } }])
  const script = [...wonBy2, ...pool(2, 6), ...pool(3, 4), ...pool(1, 5), ...pool(0, 4), 1, 3]
  const referee = activate(state, 0, script, [fight, 0, 0, 'bash', 0, 0, 0, 0])
  const rolls = referee.events.filter((event) => event.kind === 'attackRolled')
  expect(rolls).toMatchObject([
    { seat: 0, defender: 1, dice: [6, 4], result: 'counterstrike' },
    { seat: 1, defender: 0, dice: [5, 4], result: 'hit' },
  ])
  expect(eventOf(referee, 'locationRolled').isBlocked).toBe(true)
})

test('G-15 T5-5 with the switch one more for the Defender is a hit with Impact 1', () => {
  const state = matchOf([{}, {}], { options: { counterstrike: 'hit' } })
  const referee = activate(state, 0, [...wonBy2, ...pool(0, 6), ...pool(1, 4), 3, 3], [fight, 'bash'])
  expect(eventOf(referee, 'attackRolled').result).toBe('struckBack')
  expect(eventOf(referee, 'damageDealt').impact).toBe(1)
  expect(state.cards[0]!.woundsTaken).toBe(1)
})

test('T5-5 T3-2 D-12 an equal result is rolled again with the Advantage and with Brawler', () => {
  const state = matchOf([{ style: 'thraex' }, { style: 'thraex', signatures: ['brawler'] }])
  const script = [
    ...wonBy2,
    ...pool(2, 5),
    ...pool(2, 4),
    ...pool(2, 5),
    ...pool(2, 5),
    ...pool(1, 5),
    ...pool(0, 5),
    1,
    3,
  ]
  const referee = activate(state, 0, script, [fight])
  const dice = referee.events.flatMap((event) => (event.kind === 'attackRolled' ? [event.dice] : []))
  expect(dice).toEqual([
    [5, 4],
    [5, 5],
    [5, 5],
  ])
})

test('T5-5 §5.4.5 D-61 Bash and Brawler through equal results and Counterstrikes', () => {
  const play = (script: number[]) => {
    const state = matchOf([{ card: { bonus: 1 } }, { style: 'thraex', signatures: ['brawler'] }])
    const referee = activate(state, 0, [...wonBy2, ...script], [fight, 0, 'bash', 1])
    return referee.events.flatMap((event) => (event.kind === 'attackRolled' ? [[event.seat, ...event.dice]] : []))
  }
  expect(play([...pool(1, 7), ...pool(1, 4), ...pool(1, 6), ...pool(0, 5), 1, 3])).toEqual([
    [0, 7, 4],
    [0, 6, 5],
  ])
  const counter = [...pool(0, 7), ...pool(1, 4)]
  expect(play([...counter, ...pool(0, 5), ...pool(1, 4), ...pool(1, 4), ...pool(0, 5), 1, 3])).toEqual([
    [0, 7, 4],
    [1, 5, 4],
    [0, 4, 5],
  ])
  // After the Counterstrike the shield of the Murmillo counts again: an 8 is blocked.
  const state = matchOf([{ card: { bonus: 1 } }, { style: 'thraex', signatures: ['brawler'] }])
  activate(state, 0, [...wonBy2, ...counter, ...pool(2, 5), ...pool(0, 4), 4, 4], [fight, 0, 'bash', 1])
  expect(state.cards[0]!.woundsTaken).toBe(0)
})

test.each([
  ['§5.3.4 D-55 T5-5 an ensnared Defender with one more is free', 1],
  ['§5.3.4 D-55 T5-5 an ensnared Defender with three more is free and strikes nobody', 3],
] as const)('%s', (_, successes) => {
  const state = matchOf([{ style: 'retiarius' }, { attributes: [6, 4, 4], card: { bonus: 3 } }], {
    options: { ensnaredStacksWithDown: 'no' },
  })
  ensnare(state, 1, 0)
  const script = [...pool(1, 9), ...pool(0, 7), ...pool(0, 4), ...pool(successes, 6)]
  const referee = activate(state, 0, script, [fight, 0, 3])
  expect(kinds(referee)).not.toContain('locationRolled')
  expect(state.cards[1]).toMatchObject({ net: -1, isDown: false })
  expect(state.items.filter((item) => item.kind === 'net' && item.place === 'gone')).toHaveLength(1)
})

test.each([
  ['§5.3.4 G-11 D-56 an ensnared Attacker with one more strikes and is free', 'hitAndEscape', 1, true],
  ['G-11 by the switch he is only free', 'escapeOnly', 0, true],
  ['G-11 by the switch he only strikes', 'hitOnly', 1, false],
] as const)('%s', (_, ensnaredAttackerSuccess, wounds, isFree) => {
  const state = matchOf([{ attributes: [6, 4, 4] }, { style: 'dimachaerus' }], { options: { ensnaredAttackerSuccess } })
  ensnare(state, 0, 1)
  const script = [...pool(1, 5), ...pool(0, 9), 1, ...pool(0, 4), ...(wounds ? [1, 1] : [])]
  const referee = activate(state, 0, script, [fight])
  expect(eventOf(referee, 'attackRolled')).toMatchObject({ dice: [1, 4], successes: [1, 0] })
  expect(state.cards[1]!.woundsTaken).toBe(wounds)
  expect(state.cards[0]!.net < 0).toBe(isFree)
  expect(state.cards[0]!.isDown).toBe(!isFree)
})

test('G-01 G-03 D-60 T3-2 two empty pools end the exchange, and the bid is lost', () => {
  const state = matchOf([
    { attributes: [1, 4, 7], signatures: ['slowToReact'], card: { isDown: true, bonus: 1 } },
    { attributes: [1, 4, 1], signatures: ['slowToReact'], card: { isDown: true } },
  ])
  const referee = activate(state, 0, [...pool(1, 6)], [fight, 0, 1])
  expect(eventOf(referee, 'attackRolled')).toMatchObject({ dice: [0, 0], result: 'nothing' })
  expect(state.cards[0]!.bonus).toBe(0)
  expect(attackDice(state, state.cards[0]!, 'none', false)).toBe(-2)
})

test('G-14 §3.7.2 T3-2 Frenzy forces a bid on every Attack roll while there is any', () => {
  const state = matchOf([{ signatures: ['frenzy'], card: { bonus: 3 } }, {}])
  const script = [...won, ...pool(0, 5), ...pool(0, 4), ...pool(1, 5), ...pool(0, 4), 1, 3]
  const referee = activate(state, 0, script, [fight, 0, 1, 1])
  expect(referee.asked.filter((question) => question.kind === 'bid')).toMatchObject([
    { table: 'maneuver', min: 0 },
    { table: 'attack', min: 1, max: 3 },
    { table: 'attack', min: 1, max: 2 },
  ])
  expect(state.cards[0]!.bonus).toBe(1)
})

test('G-14 T3-2 by the switch Frenzy adds a die when a Bonus Die is spent', () => {
  const state = matchOf([{ signatures: ['frenzy'], card: { bonus: 1 } }, {}], { options: { frenzyExtraDie: 'yes' } })
  const script = [...won, ...pool(0, 6), ...pool(0, 4), ...pool(1, 4), ...pool(0, 4), 1, 3]
  const referee = activate(state, 0, script, [fight, 0])
  const dice = referee.events.flatMap((event) => (event.kind === 'attackRolled' ? [event.dice[0]] : []))
  expect(dice).toEqual([6, 4])
})

test('G-60 T5-5 §3.10 the off-hand costs a die, unless both hands hold the weapon', () => {
  const state = matchOf([{ style: 'dimachaerus' }, {}])
  const card = state.cards[0]!
  expect(attackDice(state, card, 'none', false)).toBe(4)
  empty(state, 0, 'right')
  expect(attackDice(state, card, 'none', false)).toBe(4)
  card.parts[parts.rightArm] = 0
  expect(attackDice(state, card, 'none', false)).toBe(3)
})

test('T3-2 T5-5 Slow to React costs a die on every Attack roll', () => {
  const state = matchOf([{ signatures: ['slowToReact'] }, {}])
  expect(attackDice(state, state.cards[0]!, 'none', false)).toBe(3)
  expect(attackDice(state, state.cards[0]!, 'bash', true)).toBe(5)
})

test('G-61 T5-5 two more for the Defender hit the Attacker', () => {
  const state = matchOf([{ style: 'thraex' }, {}])
  const referee = activate(state, 0, [...won, ...pool(0, 4), ...pool(2, 4), 4, 3], [fight])
  expect(eventOf(referee, 'attackRolled').result).toBe('struckBack')
  expect(eventOf(referee, 'damageDealt')).toMatchObject({ seat: 0, impact: 2, damage: 3 })
})

test('§5.4.5 G-17 a Bash that hits lightly leaves him on his feet', () => {
  const state = matchOf([{}, { style: 'secutor' }])
  const referee = activate(state, 0, [...wonBy2, ...pool(1, 6), ...pool(0, 4), 5, 5], [fight, 'bash'])
  expect(eventOf(referee, 'damageDealt')).toMatchObject({ armour: 3, damage: 1 })
  expect(state.cards[1]!.isDown).toBe(false)
})

test('§5.4.5 G-62 the shield of the one who is bashed counts as always', () => {
  const state = matchOf([{}, { style: 'thraex' }])
  activate(state, 0, [...wonBy2, ...pool(1, 6), ...pool(0, 4), 3, 3], [fight, 'bash'])
  expect(state.cards[1]!.woundsTaken).toBe(0)
})
