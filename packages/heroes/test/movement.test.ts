import { Scripted } from '@harena/engine'
import { expect, test } from 'vitest'
import { type Heroes, heroes } from '../src/index.ts'
import { legalActions, legalHandling } from '../src/rules/actions.ts'
import { savvyNow, speedTable } from '../src/rules/cards.ts'
import { movementModifier, orderByRoll, rollMovementOrder } from '../src/rules/order.ts'
import { activate, empty, ensnare, eventOf, kinds, lay, matchOf, parts, pool, zone } from './arena-floor.ts'

function opens(state: ReturnType<typeof matchOf>, seat = 0): Set<string> {
  return new Set(legalActions(state, seat).map((action) => action.do))
}

test('§5.2 T5-1 B-13 Speed 4, down and spent, on a 6', () => {
  const state = matchOf([{ card: { isDown: true } }, {}])
  expect(6 + movementModifier(state, state.cards[0]!)).toBe(8)
})

test('§5.2 T5-1 §3.9.2 G-16 D-01 a Retiarius is faster without his net', () => {
  const state = matchOf([{ style: 'retiarius', attributes: [4, 4, 3], card: { bonus: 1 } }, {}])
  expect(4 + movementModifier(state, state.cards[0]!)).toBe(7)
  empty(state, 0, 'left')
  expect(4 + movementModifier(state, state.cards[0]!)).toBe(8)
})

test('T5-1 G-02 T3-2 D-02 all lines of the table add up', () => {
  const lines = (ensnaredStacksWithDown: 'yes' | 'no') => {
    const state = matchOf([{ signatures: ['slow'] }, {}], { options: { ensnaredStacksWithDown } })
    ensnare(state, 0, 1)
    return 6 + movementModifier(state, state.cards[0]!)
  }
  expect(lines('yes')).toBe(5)
  expect(lines('no')).toBe(6)
})

test('§3.9.2 G-16 D-66 a Dimachaerus keeps his Speed whatever he holds, and a picked up shield counts', () => {
  const state = matchOf([{ style: 'dimachaerus', card: { bonus: 1 } }, { zone: 'P26' }])
  empty(state, 0, 'left')
  const shield = lay(state, 'smallShield', 'P23')
  activate(state, 0, [], [{ do: 'pickUp', item: shield, hand: 'left' }, { do: 'rest' }])
  expect(3 + movementModifier(state, state.cards[0]!)).toBe(8)
  expect(speedTable(state, state.cards[0]!)).toBe(5)
})

test('§5.2 G-04 D-03 those who tie roll again among themselves only', () => {
  const referee = new Scripted<Heroes>([5, 5, 3, 2, 3])
  const order = orderByRoll([0, 1, 2], () => 4, referee)
  referee.done()
  expect(order).toEqual([1, 0, 2])
})

test('§5.2 G-04 of two tied groups the higher rolls first', () => {
  const referee = new Scripted<Heroes>([2, 5, 2, 5, 1, 6, 6, 1])
  expect(orderByRoll([0, 1, 2, 3], () => 0, referee)).toEqual([3, 1, 0, 2])
  referee.done()
})

test('§5.1 §5.0 §5.1.1 a turn: the order is rolled, then everybody acts once, then a new turn begins', () => {
  const state = matchOf([{ zone: 'P20' }, { zone: 'P26' }])
  state.phase = 'order'
  const referee = new Scripted<Heroes>([2, 5, 3, 4], [{ do: 'rest' }, { do: 'rest' }])
  for (let i = 0; i < 4; i++) heroes.playStep(state, referee)
  referee.done()
  expect(kinds(referee)).toEqual(['orderRolled', 'rested', 'rested', 'orderRolled'])
  expect(referee.asked.map((question) => question.seat)).toEqual([1, 0])
  expect(state.turn).toBe(3)
})

test('§5.2 only those who function roll', () => {
  const state = matchOf([{}, { side: 1 }, { side: 1, card: { fate: 'dead' } }])
  const referee = new Scripted<Heroes>([2, 5])
  rollMovementOrder(state, referee)
  expect(state.order).toEqual([1, 0])
})

test('§3.7.1 G-20 B-10 §3.7 resting brings Bonus Dice back up to current Strength', () => {
  const state = matchOf([{ style: 'retiarius', zone: 'P20', card: { bonus: 1 } }, { zone: 'P26' }])
  state.cards[0]!.now.strength = 3
  activate(state, 0, [], [{ do: 'rest' }])
  expect(state.cards[0]!.bonus).toBe(3)
})

test('§3.7.1 §5.2.3 G-20 D-19 above the cap resting takes nothing away', () => {
  const state = matchOf([{ zone: 'P20', card: { bonus: 5 } }, { zone: 'P26' }])
  activate(state, 0, [], [{ do: 'rest' }])
  expect(state.cards[0]!.bonus).toBe(5)
})

test('§5.2.3 what a standing gladiator may do alone', () => {
  const state = matchOf([{ zone: 'P22', card: { isBlinded: true } }, { zone: 'P23' }])
  expect(opens(state)).toEqual(new Set(['rest', 'move', 'throw', 'kickSand', 'clearEyes', 'surrender', 'drop']))
})

test('G-55 §5.2.3 standing still without resting needs the switch', () => {
  const state = matchOf([{ zone: 'P20' }, { zone: 'P26' }], { options: { allowHold: 'yes' } })
  expect(opens(matchOf([{ zone: 'P20' }, { zone: 'P26' }])).has('hold')).toBe(false)
  activate(state, 0, [], [{ do: 'hold' }])
  expect(state.cards[0]!.bonus).toBe(0)
})

test('§5.2.4 §5.2.1 G-21 among opponents he fights or leaves by any side, and nobody strikes at him', () => {
  const state = matchOf([{}, {}])
  expect(opens(state)).toEqual(new Set(['fight', 'move', 'surrender', 'drop']))
  expect(legalActions(state, 0).filter((action) => action.do === 'move')).toHaveLength(8)
  const referee = activate(state, 0, [], [{ do: 'move', to: 'P22' }])
  expect(kinds(referee)).toEqual(['moved'])
})

test('G-21 §5.2.4 he may leave into another Occupied zone and fights there, unless the switch forbids it', () => {
  const trio = [{ side: 0 }, { side: 1 }, { side: 1, zone: 'P24' }] as const
  const free = matchOf(trio)
  const referee = activate(free, 0, [...pool(0, 8), ...pool(0, 8)], [{ do: 'move', to: 'P24' }])
  expect(eventOf(referee, 'maneuvered').opponent).toBe(2)
  const barred = matchOf(trio, { options: { leaveIntoOccupied: 'no' } })
  const question = { kind: 'act', seat: 0, rule: '§5.2.4' } as const
  expect(heroes.check(barred, question, { do: 'move', to: 'P24' })).toMatchObject({ rule: '§5.2.4' })
  expect(heroes.check(barred, question, { do: 'move', to: 'P22' })).toBeNull()
})

test('§5.2.2 D-38 one zone at a time, straight or diagonal; the distances of both arenas', () => {
  const state = matchOf([{ zone: 'P20' }, { zone: 'P26' }])
  const goals = legalActions(state, 0).flatMap((action) => (action.do === 'move' ? [action.to] : []))
  expect(goals).toEqual(['P10', 'P11', 'P21', 'P30', 'P31'])
})

test('§5.4.6 D-70 standing up alone recovers and is no move', () => {
  const state = matchOf([{ zone: 'P20', card: { isDown: true, bonus: 1 } }, { zone: 'P26' }])
  expect(opens(state)).toEqual(new Set(['standUp', 'surrender', 'drop']))
  activate(state, 0, [], [{ do: 'standUp' }])
  expect(state.cards[0]).toMatchObject({ isDown: false, bonus: 4, zone: zone('P20') })
})

test('§5.4.6 G-06 D-70 standing up among opponents recovers nothing and ends the activation', () => {
  const state = matchOf([{ card: { isDown: true, bonus: 1 } }, {}])
  expect(opens(state)).toEqual(new Set(['fight', 'standUp', 'rollAway', 'surrender', 'drop']))
  const referee = activate(state, 0, [], [{ do: 'standUp' }])
  expect(kinds(referee)).toEqual(['stoodUp'])
  expect(state.cards[0]).toMatchObject({ isDown: false, bonus: 1 })
})

test('G-06 D-70 by the switch a Maneuver follows standing up and clearing the eyes', () => {
  const options = { insteadOfMoveStillManeuvers: 'yes' } as const
  const down = matchOf([{ card: { isDown: true } }, {}], { options })
  expect(kinds(activate(down, 0, [...pool(0, 8), ...pool(0, 8)], [{ do: 'standUp' }]))).toContain('maneuvered')
  const blind = matchOf([{ card: { isBlinded: true } }, {}], { options })
  expect(kinds(activate(blind, 0, [1, ...pool(0, 8), ...pool(0, 8)], [{ do: 'clearEyes' }]))).toContain('maneuvered')
  const plain = matchOf([{ card: { isBlinded: true } }, {}])
  expect(kinds(activate(plain, 0, [1], [{ do: 'clearEyes' }]))).toEqual(['eyesRubbed'])
})

test('§5.4.6 §5.2.4 rolling away leads only to an Unoccupied zone, and he stays down', () => {
  const state = matchOf([{ side: 0, card: { isDown: true } }, { side: 1 }, { side: 1, zone: 'P24' }])
  const goals = legalActions(state, 0).flatMap((action) => (action.do === 'rollAway' ? [action.to] : []))
  expect(goals).not.toContain('P24')
  expect(goals).toContain('P22')
  activate(state, 0, [], [{ do: 'rollAway', to: 'P22' }])
  expect(state.cards[0]!.isDown).toBe(true)
})

test('§2.6 §5.4.7 D-57 four who function fill a zone, bodies do not count, a net may fly into it', () => {
  const four = [1, 1, 1, 2].map((side) => ({ side, zone: 'P23' }))
  const state = matchOf([
    { style: 'retiarius', zone: 'P22' },
    ...four,
    { side: 1, zone: 'P23', card: { fate: 'dead' } },
  ])
  const goals = () => legalActions(state, 0).flatMap((action) => (action.do === 'move' ? [action.to] : []))
  expect(goals()).not.toContain('P23')
  expect(opens(state).has('netToss')).toBe(true)
  state.cards[1]!.fate = 'unconscious'
  expect(goals()).toContain('P23')
})

test('§3.10.6 G-22 changing hands takes the place of moving and rests, but not after picking up', () => {
  const state = matchOf([{ style: 'thraex', zone: 'P20' }, { zone: 'P26' }])
  expect(opens(state).has('switchHands')).toBe(false)
  empty(state, 0, 'left')
  const knife = lay(state, 'sword', 'P20')
  activate(state, 0, [], [{ do: 'switchHands', from: 'right' }])
  expect(state.cards[0]).toMatchObject({ right: -1, left: 0, bonus: 4 })
  state.handled = true
  expect(opens(state).has('switchHands')).toBe(false)
  expect(opens(state).has('pickUp')).toBe(false)
  state.handled = false
  expect(
    heroes.check(state, { kind: 'act', seat: 0, rule: '§5.2.3' }, { do: 'pickUp', item: knife, hand: 'right' }),
  ).toBeNull()
})

test('§3.10.6 §5.4.4.2 G-23 D-52 a lost sword: no picking up among opponents; alone he drops the shield and takes it left', () => {
  const pressed = matchOf([{ style: 'thraex' }, {}])
  pressed.cards[0]!.parts[parts.rightArm] = 0
  empty(pressed, 0, 'right')
  const sword = lay(pressed, 'sword', 'P23')
  expect(opens(pressed).has('pickUp')).toBe(false)
  pressed.cards[1]!.zone = zone('P26')
  expect(opens(pressed).has('pickUp')).toBe(false)
  activate(pressed, 0, [], [{ do: 'drop', hand: 'left' }, { do: 'pickUp', item: sword, hand: 'left' }, { do: 'rest' }])
  const view = heroes.view(pressed, null).gladiators[0]!
  expect(view).toMatchObject({ left: 'sword', right: null, shield: 'none' })
})

test('G-23 by the switch nobody drops anything at will', () => {
  const options = { voluntaryDrop: 'no' } as const
  expect(opens(matchOf([{}, {}])).has('drop')).toBe(true)
  expect(opens(matchOf([{}, {}], { options })).has('drop')).toBe(false)
})

test('G-22 by the switch picking up takes the place of moving and rests', () => {
  const state = matchOf([{ zone: 'P20' }, { zone: 'P26' }], { options: { pickUpCostsMove: 'yes' } })
  empty(state, 0, 'right')
  const sword = lay(state, 'sword', 'P20')
  const referee = activate(state, 0, [], [{ do: 'pickUp', item: sword, hand: 'right' }])
  expect(kinds(referee)).toEqual(['itemTaken'])
  expect(state.cards[0]!.bonus).toBe(4)
})

test('§3.10.6 §5.3.3 after a move he may take what lies there, once', () => {
  const state = matchOf([{ zone: 'P20' }, { zone: 'P26' }])
  empty(state, 0, 'right')
  const sword = lay(state, 'sword', 'P21')
  lay(state, 'net', 'P21')
  const referee = activate(
    state,
    0,
    [],
    [
      { do: 'move', to: 'P21' },
      { do: 'pickUp', item: sword, hand: 'right' },
    ],
  )
  expect(referee.asked.map((question) => question.kind)).toEqual(['act', 'handle'])
  expect(heroes.legal(state, { kind: 'handle', seat: 0, rule: '§3.10.6' })).toEqual([
    { do: 'done' },
    { do: 'drop', hand: 'left' },
    { do: 'drop', hand: 'right' },
  ])
})

test('§5.4.6 §5.4.9.1 a Star who lies and is blinded gets up first; his eyes wait for the next activation', () => {
  const state = matchOf([{ zone: 'P20', card: { isDown: true, isBlinded: true } }, { zone: 'P26' }])
  expect(opens(state)).toEqual(new Set(['standUp', 'surrender', 'drop']))
  activate(state, 0, [], [{ do: 'standUp' }])
  expect(state.cards[0]).toMatchObject({ isDown: false, isBlinded: true })
  expect(opens(state).has('clearEyes')).toBe(true)
  const pressed = matchOf([{ card: { isDown: true, isBlinded: true } }, {}])
  expect(opens(pressed).has('clearEyes')).toBe(false)
})

test('§5.4.9 §3.6.1 blindness costs one Savvy and is not cumulative', () => {
  const state = matchOf([{ card: { isBlinded: true } }, {}])
  expect(savvyNow(state.cards[0]!)).toBe(3)
})

test('§5.4.9 G-59 a blinded gladiator without Savvy has none', () => {
  const state = matchOf([{ card: { isBlinded: true, now: { savvy: 0, strength: 4, speed: 4 } } }, {}])
  expect(savvyNow(state.cards[0]!)).toBe(0)
})

test('§5.3.4 §3.10.6 an ensnared gladiator alone gets out of the net or gives up, and picks nothing up', () => {
  const state = matchOf([{ zone: 'P20' }, { zone: 'P26' }])
  empty(state, 0, 'right')
  lay(state, 'sword', 'P20')
  expect(opens(state).has('pickUp')).toBe(true)
  ensnare(state, 0, 1)
  expect(opens(state)).toEqual(new Set(['escapeNet', 'surrender', 'drop']))
})

test('§3.10.6 a net does not change hands', () => {
  const state = matchOf([{ style: 'retiarius', zone: 'P20' }, { zone: 'P26' }])
  empty(state, 0, 'right')
  expect(opens(state).has('switchHands')).toBe(false)
})

test('§5.1 whoever falls before his activation is passed over', () => {
  const state = matchOf([{ side: 0 }, { side: 1, zone: 'P26' }, { side: 1, zone: 'P20' }])
  state.order = [0, 1, 2]
  state.cards[1]!.fate = 'dead'
  const referee = new Scripted<Heroes>([], [{ do: 'rest' }])
  heroes.playStep(state, referee)
  expect(state.order[state.acted]).toBe(2)
})

test('§3.10.6 on offer is what lies in his zone, for each empty hand; not what lies elsewhere or is held', () => {
  const state = matchOf([{ zone: 'P20' }, { zone: 'P26' }], { options: { voluntaryDrop: 'no' } })
  empty(state, 0, 'right')
  const sword = lay(state, 'sword', 'P20')
  lay(state, 'spear', 'P21')
  expect(legalHandling(state, 0)).toEqual([{ do: 'pickUp', item: sword, hand: 'right' }])
})

test('G-23 whatever he holds may be dropped, an empty hand drops nothing', () => {
  const state = matchOf([{ zone: 'P20' }, { zone: 'P26' }])
  const [left, right] = (['left', 'right'] as const).map((hand) => ({ do: 'drop', hand }))
  expect(legalHandling(state, 0)).toEqual([left, right])
  empty(state, 0, 'left')
  expect(legalHandling(state, 0)).toEqual([right])
})

test('§3.10.6 G-23 with both hands full he is asked where something lies, unless nothing may be dropped', () => {
  for (const [voluntaryDrop, asked] of [
    ['yes', ['act', 'handle']],
    ['no', ['act']],
  ] as const) {
    const state = matchOf([{ zone: 'P20' }, { zone: 'P26' }], { options: { voluntaryDrop } })
    lay(state, 'sword', 'P21')
    const done = { do: 'done' } as const
    const referee = activate(state, 0, [], [{ do: 'move', to: 'P21' }, ...(asked.length > 1 ? [done] : [])])
    expect(referee.asked.map(({ kind }) => kind)).toEqual(asked)
  }
})
