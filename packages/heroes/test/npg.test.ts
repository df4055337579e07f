import { exactly, Scripted } from '@harena/engine'
import { expect, test } from 'vitest'
import type { Heroes } from '../src/index.ts'
import { rollTriggers } from '../src/rules/bonus-dice.ts'
import { pickOf } from '../src/rules/pick.ts'
import { activate, empty, ensnare, eventOf, kinds, lay, matchOf, parts, pool, zone } from './arena-floor.ts'

const npg = { control: 'npg' } as const

test('§2.7.1 §5.2.5 T5-2 B-01 §3.1.2 an NPG that passes steps towards the closest opponent', () => {
  const state = matchOf([{ ...npg, attributes: [3, 4, 4], zone: 'P22' }, { zone: 'P26' }])
  // Three zones are equally near: a die picks one.
  const referee = activate(state, 0, [3, 2])
  expect(eventOf(referee, 'optionRolled')).toMatchObject({ die: 3, target: 3, isPassed: true })
  expect(eventOf(referee, 'moved').zone).toBe('P23')
})

test('§5.2.5 T5-2 B-14 an NPG Secutor alone', () => {
  const state = matchOf([{ ...npg, style: 'secutor', zone: 'P23' }, { zone: 'P25' }])
  activate(state, 0, [3, 3])
  expect(state.cards[0]!.zone).toBe(zone('P34'))
})

test.each([
  ['T5-2 §5.2.5 D-25 one who fails with few Bonus Dice rests', 2, 4, 'rested'],
  ['T5-2 §5.2.5 D-25 one who fails with many steps on', 8, 8, 'moved'],
] as const)('%s', (_, bonus, after, kind) => {
  const state = matchOf([{ ...npg, style: 'thraex', zone: 'P20', card: { bonus } }, { zone: 'P26' }])
  const referee = activate(state, 0, kind === 'moved' ? [5, 1] : [5])
  expect(kinds(referee)).toEqual(['optionRolled', kind])
  expect(state.cards[0]!.bonus).toBe(after)
})

test('T5-2 D-26 a spent NPG that fails moves to an Unoccupied zone, the Center before others', () => {
  const state = matchOf([{ ...npg }, {}])
  const referee = activate(state, 0, [5, 1])
  expect(eventOf(referee, 'moved').zone).toBe('P22')
})

test.each([
  ['T5-2 D-26 with a Bonus Die it fights though it fails', 5, 1],
  ['T5-2 D-26 when it passes it fights though it is spent', 3, 0],
] as const)('%s', (_, die, bonus) => {
  const state = matchOf([{ ...npg, card: { bonus } }, {}])
  const triggers = Array.from({ length: bonus }, () => 6)
  const referee = activate(state, 0, [die, ...triggers, ...pool(0, 8), ...pool(0, 8)])
  expect(kinds(referee)).toContain('maneuvered')
})

test('T5-2 a spent NPG that fails and has nowhere to go fights', () => {
  const ring = ['P12', 'P13', 'P14', 'P22', 'P24', 'P32', 'P33', 'P34'].map((where) => ({ side: 1, zone: where }))
  const state = matchOf([{ ...npg, side: 0 }, { side: 1 }, ...ring])
  const referee = activate(state, 0, [5, ...pool(0, 8), ...pool(0, 8)])
  expect(kinds(referee)).toContain('maneuvered')
})

test.each([
  ['T5-2 §5.3.4 D-27 an ensnared NPG that passes is free, without recovery', 3, true],
  ['T5-2 §5.3.4 D-27 one that fails stays ensnared', 4, false],
] as const)('%s', (_, die, isFree) => {
  const state = matchOf([{ ...npg, attributes: [3, 4, 4], zone: 'P20' }, { zone: 'P26' }])
  ensnare(state, 0, 1)
  activate(state, 0, [die])
  expect(state.cards[0]).toMatchObject({ isDown: !isFree, bonus: 0 })
  expect(state.cards[0]!.net < 0).toBe(isFree)
})

test('T5-2 G-08 an ensnared NPG among opponents fights', () => {
  const state = matchOf([{ ...npg }, {}])
  ensnare(state, 0, 1)
  expect(kinds(activate(state, 0, [6, ...pool(0, 3), ...pool(0, 8)]))).toContain('maneuvered')
})

test('T5-2 §5.4.6 a knocked down NPG alone stands up and recovers', () => {
  const state = matchOf([{ ...npg, zone: 'P20', card: { isDown: true } }, { zone: 'P26' }])
  activate(state, 0, [6])
  expect(state.cards[0]).toMatchObject({ isDown: false, bonus: 4 })
})

test('T5-2 §5.4.6 G-07 a knocked down NPG among opponents stands up, or fights by the switch when it fails', () => {
  const down = { ...npg, card: { isDown: true } }
  for (const die of [1, 6]) expect(kinds(activate(matchOf([down, {}]), 0, [die]))).toEqual(['optionRolled', 'stoodUp'])
  const options = { npgDownFailed: 'fight' } as const
  const failed = activate(matchOf([down, {}], { options }), 0, [6, ...pool(0, 6), ...pool(0, 8)])
  expect(kinds(failed)).toContain('maneuvered')
  expect(kinds(activate(matchOf([down, {}], { options }), 0, [1]))).toContain('stoodUp')
})

const net = { ...npg, style: 'retiarius', attributes: [4, 4, 4] } as const

test('§5.3.2 T5-2 T5-4 an NPG Retiarius tosses when it passes', () => {
  const state = matchOf([{ ...net, zone: 'P22' }, {}])
  expect(kinds(activate(state, 0, [4, ...pool(2, 8), ...pool(0, 8)]))).toEqual(['optionRolled', 'netTossed'])
  const failed = matchOf([{ ...net, zone: 'P22', card: { bonus: 8 } }, {}])
  // It fails: like the others it steps on and fights; its eight Bonus Dice are not triggered.
  const script = [5, 6, 6, 6, 6, 6, 6, 6, 6, ...pool(0, 9), ...pool(0, 8)]
  expect(kinds(activate(failed, 0, script))).toEqual(['optionRolled', 'moved', 'maneuvered'])
})

test.each([
  ['§5.3.2 T5-2 §2.7.3 a sidestep to the left on 1 to 3', 3, 'P12'],
  ['§5.3.2 T5-2 §2.7.3 a sidestep to the right on 4 to 6', 4, 'P32'],
] as const)('%s', (_, die, goal) => {
  const state = matchOf([{ ...net, zone: 'P22' }, { zone: 'P23' }])
  ensnare(state, 1, 0)
  activate(state, 0, [4, die])
  expect(state.cards[0]!.zone).toBe(zone(goal))
})

test('T5-2 an NPG Retiarius with its net backs away when it passes, and fights when it fails', () => {
  const passed = matchOf([{ ...net }, {}])
  const referee = activate(passed, 0, [4, 1])
  expect(eventOf(referee, 'moved').zone).toBe('P22')
  const failed = matchOf([{ ...net, card: { bonus: 1 } }, {}])
  expect(kinds(activate(failed, 0, [5, 6, ...pool(0, 9), ...pool(0, 8)]))).toContain('maneuvered')
})

test('§5.4.9.1 a blinded NPG always tries to clear its eyes and does nothing else', () => {
  const state = matchOf([{ ...npg, card: { isBlinded: true } }, {}])
  expect(kinds(activate(state, 0, [4]))).toEqual(['eyesRubbed'])
  expect(state.cards[0]!.isBlinded).toBe(true)
})

test('§3.7.3 D-23 the trigger of an NPG by table and posture', () => {
  const faces = [1, 2, 2, 3, 5, 1]
  const standing = matchOf([{ ...npg, card: { bonus: 6 } }, { card: { woundsTaken: 1 } }])
  const attack = [...faces.slice(0, 4), ...pool(1, 7), ...pool(0, 4), 1, 3]
  const referee = activate(standing, 0, [1, ...faces, ...pool(1, 10), ...pool(0, 8), ...attack])
  expect(referee.events.flatMap((event) => (event.kind === 'bonusDiceUsed' ? [event.dice[0]] : []))).toEqual([2, 3])
  expect(standing.cards[0]!.bonus).toBe(1)
  const down = matchOf([{}, { ...npg, card: { bonus: 6, isDown: true } }])
  const defence = [...faces, ...pool(0, 8), ...pool(0, 11)]
  const defended = activate(down, 0, defence, [{ do: 'fight' }])
  expect(eventOf(defended, 'bonusDiceUsed').dice).toEqual([0, 5])
})

test('§3.7.3 T3-2 D-24 Frenzy raises the bid of an NPG to one', () => {
  const state = matchOf([{ ...npg, signatures: ['frenzy'], card: { bonus: 3 } }, {}])
  const script = [1, 6, 6, 6, ...pool(1, 8), ...pool(0, 8), 3, 4, 6, ...pool(1, 5), ...pool(0, 4), 1, 3]
  const referee = activate(state, 0, script)
  expect(eventOf(referee, 'bonusDiceUsed')).toMatchObject({ table: 'attack', dice: [1, 0] })
  expect(state.cards[0]!.bonus).toBe(2)
})

test('G-12 §3.7.3 triggered dice are rolled again, or by the switch are successes as they lie', () => {
  const play = (npgTriggerIsResult: 'yes' | 'no', script: number[]) => {
    const state = matchOf([{ ...npg, card: { bonus: 2 } }, {}], { options: { npgTriggerIsResult } })
    return eventOf(activate(state, 0, [1, 1, 6, ...script]), 'maneuvered')
  }
  expect(play('no', [...pool(0, 9), ...pool(0, 8)])).toMatchObject({ dice: [9, 8], successes: [0, 0] })
  expect(play('yes', [...pool(0, 8), ...pool(1, 8)])).toMatchObject({ dice: [8, 8], successes: [1, 1] })
})

test('§6.5 §6.4 G-25 D-28 a spent NPG with more wounds surrenders', () => {
  const play = (wounds: number, toTheDeath = false) => {
    const state = matchOf([{ ...npg, card: { woundsTaken: 2 } }, { card: { woundsTaken: wounds } }], { toTheDeath })
    const dice = wounds === 1 && !toTheDeath ? [1, 1] : [3, ...pool(0, 8), ...pool(0, 8)]
    activate(state, 0, dice)
    return state.cards[0]!.fate
  }
  expect(play(1)).toBe('surrendered')
  expect(play(2)).toBe('functioning')
  expect(play(1, true)).toBe('functioning')
})

test('§6.5 G-25 with a Bonus Die left an NPG fights on; in a group the opponents in its zone count first', () => {
  const rich = matchOf([{ ...npg, card: { woundsTaken: 2, bonus: 1 } }, {}])
  activate(rich, 0, [3, 6, ...pool(0, 8), ...pool(0, 8)])
  expect(rich.cards[0]!.fate).toBe('functioning')
  const group = matchOf([
    { ...npg, side: 0, card: { woundsTaken: 2 } },
    { side: 1, card: { woundsTaken: 2 } },
    { side: 1, zone: 'P26' },
  ])
  activate(group, 0, [3, ...pool(0, 8), ...pool(0, 8)])
  expect(group.cards[0]!.fate).toBe('functioning')
})

test('§6.3 G-26 D-51 with both arms lost an NPG surrenders, or fights on by the switch', () => {
  const unarmed = { ...npg, card: { parts: [4, 0, 4, 0, 4, 4, 4], left: -1, right: -1 } }
  const state = matchOf([unarmed, {}])
  activate(state, 0, [1, 1])
  expect(state.cards[0]!.fate).toBe('surrendered')
  const defiant = matchOf([unarmed, {}], { options: { bothArmsForcesSurrender: 'no' } })
  expect(kinds(activate(defiant, 0, [1, ...pool(0, 8), ...pool(0, 8)]))).toContain('maneuvered')
})

test('G-35 §3.10.6 an unarmed NPG takes a weapon, if need be for its shield', () => {
  const state = matchOf([{ ...npg, style: 'thraex', zone: 'P20' }, { zone: 'P26' }])
  empty(state, 0, 'right')
  state.cards[0]!.parts[parts.rightArm] = 0
  const spear = lay(state, 'spear', 'P20')
  expect(kinds(activate(state, 0, [6]))).toEqual(['itemDropped', 'itemTaken', 'optionRolled', 'rested'])
  expect(state.cards[0]!.left).toBe(spear)
})

test('G-35 G-23 an NPG leaves things where they are by the switches, and among opponents', () => {
  const play = (options: object, foe = 'P26') => {
    const state = matchOf([{ ...npg, style: 'thraex', zone: 'P20' }, { zone: foe }], { options })
    empty(state, 0, 'right')
    state.cards[0]!.parts[parts.rightArm] = 0
    lay(state, 'spear', 'P20')
    return kinds(activate(state, 0, foe === 'P26' ? [6] : [1, ...pool(0, 8), ...pool(0, 8)]))
  }
  expect(play({ npgPicksUp: 'no' })).toEqual(['optionRolled', 'rested'])
  expect(play({ voluntaryDrop: 'no' })).toEqual(['optionRolled', 'rested'])
  expect(play({}, 'P20')).toEqual(['optionRolled', 'maneuvered'])
})

test('G-35 §5.3.3 a Retiarius without net takes one, also where it has come to', () => {
  const state = matchOf([{ ...net, zone: 'P20' }, { zone: 'P22' }])
  empty(state, 0, 'left')
  const found = lay(state, 'net', 'P21')
  for (const where of ['P11', 'P31']) lay(state, 'net', where)
  const referee = activate(state, 0, [1, 2])
  expect(kinds(referee)).toEqual(['optionRolled', 'moved', 'itemTaken'])
  expect(state.cards[0]!.left).toBe(found)
})

test('G-22 G-35 where picking up costs the move it is all the NPG does', () => {
  const state = matchOf([{ ...npg, zone: 'P20' }, { zone: 'P26' }], { options: { pickUpCostsMove: 'yes' } })
  empty(state, 0, 'right')
  lay(state, 'sword', 'P20')
  expect(kinds(activate(state, 0, []))).toEqual(['itemTaken'])
  expect(state.cards[0]!.bonus).toBe(4)
})

test('§5.4.7 G-36 an NPG among several opponents picks one at random', () => {
  const state = matchOf([{ ...npg, side: 0 }, { side: 1 }, { side: 1 }])
  const referee = activate(state, 0, [1, 2, ...pool(0, 8), ...pool(0, 8)])
  expect(referee.rolls.map((roll) => roll.rule)).toEqual(['T5-2', 'G-36', 'T5-3', 'T5-3'])
  expect(eventOf(referee, 'maneuvered').opponent).toBe(2)
})

test('G-36 a result that is too high is thrown again', () => {
  const referee = new Scripted<Heroes>([6, 5, 2])
  expect(pickOf([7, 8, 9, 10], matchOf([{}, {}]), referee, 0, 'fight')).toBe(8)
  referee.done()
})

test.each([4, 5, 7])('G-36 each of %i is exactly as likely, though dice may be thrown again for ever', (count) => {
  const state = matchOf([{}, {}])
  const list = Array.from({ length: count }, (_, i) => i)
  const odds = exactly<Heroes, string>((referee) => {
    const foe = pickOf(list, state, referee, 0, 'closest')
    return `${foe} ${pickOf([1, 2], state, referee, 0, `toward ${foe}`)}`
  })
  expect(odds.size).toBe(2 * count)
  for (const chance of odds.values()) expect(chance).toBeCloseTo(1 / (2 * count), 12)
})

test.each([
  ['§3.7.3 D-23 on the Maneuver a standing NPG uses the ones', 'maneuver', false, 2],
  ['§3.7.3 D-23 on the Attack a standing NPG uses ones and twos', 'attack', false, 4],
  ['§3.7.3 D-23 on the Attack an NPG on the ground uses ones to threes', 'attack', true, 5],
  ['§3.7.3 T5-4 on the Net Toss a standing NPG uses ones and twos', 'netToss', false, 4],
  ['§3.7.3 T5-4 on the Net Toss an NPG on the ground uses ones to threes', 'netToss', true, 5],
] as const)('%s', (_, table, isDown, used) => {
  expect(rollTriggers(6, table, isDown, new Scripted<Heroes>([1, 2, 2, 3, 5, 1]), 0)).toBe(used)
})

test('T5-2 D-25 one who fails with as many Bonus Dice as Strength steps on', () => {
  const state = matchOf([{ ...npg, zone: 'P20', card: { bonus: 4 } }, { zone: 'P26' }])
  expect(kinds(activate(state, 0, [5, 1]))).toEqual(['optionRolled', 'moved'])
})

test('T5-2 §5.4.6 §5.4.9.1 a blinded NPG on the ground always does both: up first, then the eyes', () => {
  const state = matchOf([{ ...npg, zone: 'P20', card: { isDown: true, isBlinded: true } }, { zone: 'P26' }])
  expect(kinds(activate(state, 0, [4]))).toEqual(['optionRolled', 'stoodUp'])
  expect(kinds(activate(state, 0, [6]))).toEqual(['eyesRubbed'])
  expect(kinds(activate(state, 0, [1]))).toEqual(['eyesRubbed'])
  expect(state.cards[0]).toMatchObject({ isDown: false, isBlinded: false })
})

test('§5.3.2 a sidestep goes to the other side when there is no room on the rolled one', () => {
  const state = matchOf([{ ...net, zone: 'P00' }, { zone: 'P01' }])
  ensnare(state, 1, 0)
  activate(state, 0, [4, 1])
  expect(state.cards[0]!.zone).toBe(zone('P10'))
})

test('G-35 §3.10.6 an NPG takes nothing after a fight, though the zone is now empty', () => {
  const state = matchOf([
    { ...npg, side: 0, zone: 'P24' },
    { side: 1, zone: 'P23', card: { parts: [1, 1, 1, 1, 1, 1, 1] } },
    { side: 1, zone: 'P20', card: { bonus: 1 } },
  ])
  empty(state, 0, 'right')
  const killed = [1, ...pool(1, 8), ...pool(0, 8), ...pool(1, 4), ...pool(0, 4), 3, 4, 5]
  expect(kinds(activate(state, 0, killed)).at(-1)).toBe('fell')
  expect(state.cards[0]!.right).toBe(-1)
})

test('§5.3.2 a Retiarius does not step into any zone to close quarters, not even the first of the board', () => {
  const state = matchOf([{ ...net, zone: 'P01' }, { zone: 'P00' }])
  ensnare(state, 1, 0)
  activate(state, 0, [4, 1])
  expect(state.cards[0]!.zone).toBe(zone('P11'))
})

test('§5.2.5 T5-2 an NPG steps into the first zone of the board as into any other', () => {
  const state = matchOf([{ ...npg, zone: 'P01' }, { zone: 'P00' }])
  const referee = activate(state, 0, [1, ...pool(0, 8), ...pool(0, 8)])
  expect(kinds(referee)).toEqual(['optionRolled', 'moved', 'maneuvered'])
  expect(state.cards[0]!.zone).toBe(zone('P00'))
})

test('G-35 an NPG takes its own sword up again, the first thing of the match', () => {
  const state = matchOf([{ ...npg, zone: 'P20' }, { zone: 'P26' }])
  Object.assign(state.items[0]!, { place: 'ground', zone: zone('P20') })
  state.cards[0]!.right = -1
  expect(kinds(activate(state, 0, [6]))).toEqual(['itemTaken', 'optionRolled', 'rested'])
  expect(state.cards[0]!.right).toBe(0)
})
