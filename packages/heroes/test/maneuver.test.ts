import { expect, test } from 'vitest'
import { attackDice } from '../src/rules/attack.ts'
import { maneuverDice } from '../src/rules/maneuver.ts'
import { activate, ensnare, eventOf, kinds, matchOf, pool } from './arena-floor.ts'

const spear = { style: 'hoplomachus', attributes: [4, 4, 3] } as const

test('§5.3 §5.1.2 T5-3 D-04 G-09 the active spear has Reach, two more give the Advantage, bids are gone', () => {
  const state = matchOf([
    { ...spear, card: { bonus: 8 } },
    { style: 'murmillo', card: { bonus: 8 } },
  ])
  const faces = [1, 2, 3, 3, 4, 5, 6, 6, 1, 2, 1, 1, 2, 4, 5, 6, 3, 4, 5]
  // The Attack that follows is fought without bids: 5 dice against 4, the same number twice, then a hit that is blocked.
  const attack = [...pool(1, 5), ...pool(0, 4), 1, 3]
  const referee = activate(state, 0, [...faces, ...attack], [{ do: 'fight' }, 2, 1, 0, 0])
  expect(eventOf(referee, 'maneuvered')).toMatchObject({ dice: [10, 9], successes: [6, 4], attacker: 0 })
  expect(eventOf(referee, 'modeChosen').mode).toBe('advantage')
  expect(eventOf(referee, 'attackRolled').dice).toEqual([5, 4])
  expect(state.cards.map((card) => card.bonus)).toEqual([6, 7])
})

test('G-09 T5-3 D-04 without a large shield there is no Advantage when the switch says so', () => {
  const state = matchOf([spear, {}], { options: { advantageFor: 'largeShield' } })
  const referee = activate(
    state,
    0,
    [...pool(2, 8), ...pool(0, 8), ...pool(1, 4), ...pool(0, 4), 1, 3],
    [{ do: 'fight' }],
  )
  expect(kinds(referee)).not.toContain('modeChosen')
  expect(eventOf(referee, 'attackRolled').dice).toEqual([4, 4])
})

test('§3.10.5 D-05 Reach is for the active gladiator only', () => {
  const state = matchOf([spear, {}])
  const [a, b] = [state.cards[0]!, state.cards[1]!]
  expect(maneuverDice(state, a, b, true)).toBe(8)
  expect(maneuverDice(state, a, b, false)).toBe(7)
})

test('§3.10.5 a spear has no Reach against a spear or a trident, a trident has it against bare hands', () => {
  const state = matchOf([
    spear,
    { style: 'retiarius' },
    { style: 'hoplomachus', side: 1 },
    { card: { right: -1 }, side: 1 },
  ])
  const [hoplomachus, retiarius, other, unarmed] = state.cards
  expect(maneuverDice(state, hoplomachus!, retiarius!, true)).toBe(7)
  expect(maneuverDice(state, hoplomachus!, other!, true)).toBe(7)
  expect(maneuverDice(state, retiarius!, unarmed!, true)).toBe(9)
})

test('§5.3 D-06 G-05 the one who scores more attacks though he is not active, and the activation is over', () => {
  const state = matchOf([{ style: 'murmillo', attributes: [5, 4, 3] }, { style: 'thraex' }])
  const faces = [1, 4, 5, 6, 4, 5, 6, 6, 1, 2, 3, 4, 4, 5, 6, 6]
  const referee = activate(state, 0, [...faces, ...pool(1, 5), ...pool(0, 5), 1, 3], [{ do: 'fight' }])
  expect(eventOf(referee, 'maneuvered')).toMatchObject({ successes: [1, 3], attacker: 1 })
  expect(eventOf(referee, 'modeChosen')).toMatchObject({ seat: 1, mode: 'advantage' })
  expect(eventOf(referee, 'attackRolled')).toMatchObject({ seat: 1, defender: 0 })
  expect(state.phase).toBe('order')
})

test('T5-3 one ahead attacks without a mode', () => {
  const state = matchOf([{}, {}])
  const referee = activate(
    state,
    0,
    [...pool(3, 8), ...pool(2, 8), ...pool(1, 4), ...pool(0, 4), 1, 3],
    [{ do: 'fight' }],
  )
  expect(kinds(referee)).not.toContain('modeChosen')
  expect(eventOf(referee, 'attackRolled').dice).toEqual([4, 4])
})

test('§5.3 T5-3 the same number of successes is no opening', () => {
  const state = matchOf([{}, {}])
  const referee = activate(state, 0, [...pool(3, 8), ...pool(3, 8)], [{ do: 'fight' }])
  expect(kinds(referee)).toEqual(['maneuvered'])
  expect(state.phase).toBe('order')
})

test.each([
  ['§5.4.5 D-07 T5-3 an NPG with a large shield bashes when it passes its Savvy', 4, 'bash', 6],
  ['§5.4.5 D-07 T5-3 an NPG that fails takes the Advantage', 5, 'advantage', 5],
] as const)('%s', (_, die, mode, dice) => {
  const state = matchOf([{ control: 'npg' }, {}])
  const attack = [...pool(1, dice), ...pool(0, 4), 1, 3]
  const referee = activate(state, 0, [3, ...pool(2, 8), ...pool(0, 8), die, ...attack])
  expect(eventOf(referee, 'modeChosen').mode).toBe(mode)
  expect(eventOf(referee, 'attackRolled').dice).toEqual([dice, 4])
})

test('§5.4.5 T5-5 a player with a large shield is asked, and a Bash adds two dice', () => {
  const state = matchOf([{}, {}])
  const attack = [...pool(1, 6), ...pool(0, 4), 1, 3]
  const referee = activate(state, 0, [...pool(2, 8), ...pool(0, 8), ...attack], [{ do: 'fight' }, 'bash'])
  expect(referee.asked.map((question) => question.kind)).toEqual(['act', 'mode'])
  expect(eventOf(referee, 'attackRolled').dice).toEqual([6, 4])
})

test('§5.4.5 G-62 a gladiator on the ground may bash, unless the switch asks for feet', () => {
  const down = { card: { isDown: true } }
  const free = matchOf([down, {}])
  const asked = activate(
    free,
    0,
    [...pool(2, 6), ...pool(0, 8), ...pool(1, 4), ...pool(0, 4), 1, 3],
    [{ do: 'fight' }, 'bash'],
  )
  expect(eventOf(asked, 'attackRolled').dice).toEqual([4, 4])
  const strict = matchOf([down, {}], { options: { bashNeedsFeet: 'yes' } })
  const told = activate(
    strict,
    0,
    [...pool(2, 6), ...pool(0, 8), ...pool(1, 3), ...pool(0, 4), 1, 3],
    [{ do: 'fight' }],
  )
  expect(eventOf(told, 'modeChosen').mode).toBe('advantage')
})

test('G-02 D-22 T5-3 T5-5 §5.3.4 §5.4.6 an ensnared gladiator counts both lines, or only one', () => {
  const both = matchOf([{ zone: 'P20' }, {}])
  ensnare(both, 0, 1)
  expect(maneuverDice(both, both.cards[0]!, both.cards[1]!, true)).toBe(3)
  expect(Math.max(0, attackDice(both, both.cards[0]!, 'none', false))).toBe(0)
  expect(attackDice(both, both.cards[0]!, 'none', false)).toBe(-1)
  const one = matchOf([{ zone: 'P20' }, {}], { options: { ensnaredStacksWithDown: 'no' } })
  ensnare(one, 0, 1)
  expect(maneuverDice(one, one.cards[0]!, one.cards[1]!, true)).toBe(5)
  expect(attackDice(one, one.cards[0]!, 'none', false)).toBe(1)
})

test('G-01 D-22 T5-5 a bid is lost even when the pool swallows it', () => {
  const play = (poolFloor: 'afterBids' | 'beforeBids') => {
    const state = matchOf([{ card: { bonus: 3 } }, { card: { woundsTaken: 1 } }], { options: { poolFloor } })
    ensnare(state, 0, 1)
    const dice = poolFloor === 'afterBids' ? 2 : 3
    const script = [...pool(1, 3), ...pool(0, 8), ...pool(dice, dice), ...pool(0, 4), 1, 3]
    const referee = activate(state, 0, script, [{ do: 'fight' }, 0, 3])
    return { dice: eventOf(referee, 'attackRolled').dice, bonus: state.cards[0]!.bonus }
  }
  expect(play('afterBids')).toEqual({ dice: [2, 4], bonus: 0 })
  expect(play('beforeBids')).toEqual({ dice: [3, 4], bonus: 0 })
})

test('§3.5 T3-2 T5-3 Agile adds a die to the Maneuver and to nothing else', () => {
  const state = matchOf([{ signatures: ['agile'] }, {}])
  const [a, b] = [state.cards[0]!, state.cards[1]!]
  expect(maneuverDice(state, a, b, true)).toBe(9)
  expect(attackDice(state, a, 'none', false)).toBe(4)
})

test('§2.7.2 B-02 a 1, 2 or 3 is a success', () => {
  const state = matchOf([{ attributes: [3, 4, 2] }, {}])
  const referee = activate(state, 0, [1, 2, 3, 4, 4, ...pool(3, 8)], [{ do: 'fight' }])
  expect(eventOf(referee, 'maneuvered')).toMatchObject({ dice: [5, 8], successes: [3, 3] })
})

test('§3.7.2 §2.7.6 bids of two players are asked for together, and neither question tells of the other', () => {
  const state = matchOf([{ card: { bonus: 5 } }, { card: { bonus: 2 } }])
  const referee = activate(state, 0, [...pool(3, 11), ...pool(3, 8)], [{ do: 'fight' }, 3, 0])
  const bids = referee.asked.filter((question) => question.kind === 'bid')
  expect(bids).toMatchObject([
    { seat: 0, min: 0, max: 5, dice: 8, againstDice: 8 },
    { seat: 1, min: 0, max: 2, dice: 8, againstDice: 8 },
  ])
  expect(state.cards.map((card) => card.bonus)).toEqual([2, 2])
})
