import { expect, test } from 'vitest'
import { legalActions } from '../src/rules/actions.ts'
import { front } from '../src/rules/arena.ts'
import { attackDice } from '../src/rules/attack.ts'
import { shieldOf } from '../src/rules/cards.ts'
import { maneuverDice } from '../src/rules/maneuver.ts'
import { netTargets } from '../src/rules/net.ts'
import { arenas } from '../src/tables/arenas.ts'
import { activate, empty, ensnare, eventOf, kinds, lay, matchOf, parts, pool, zone } from './arena-floor.ts'

const retiarius = { style: 'retiarius', attributes: [5, 4, 4], zone: 'P22', card: { bonus: 2 } } as const
const secutor = { style: 'secutor', zone: 'P23' } as const
const toss = { do: 'netToss', target: 1 } as const

test.each([
  ['§5.3.1 §3.10.4 D-21 T5-4 more successes ensnare and fell the target', 5, 4, 'snared'],
  ['§5.3.1 D-21 T5-4 the same number: no toss, the net is kept', 4, 4, 'noChance'],
  ['§5.3.1 D-21 T5-4 fewer: the net lies where the target stands', 3, 4, 'missed'],
] as const)('%s', (_, own, his, result) => {
  const state = matchOf([retiarius, secutor])
  const referee = activate(state, 0, [...pool(own, 10), ...pool(his, 8)], [toss, 2])
  expect(eventOf(referee, 'netTossed')).toMatchObject({ dice: [10, 8], result })
  const net = state.items[1]!
  const [thrower, target] = [state.cards[0]!, state.cards[1]!]
  expect(thrower.bonus).toBe(0)
  expect(thrower.zone).toBe(zone('P22'))
  expect(thrower.left).toBe(result === 'noChance' ? 1 : -1)
  expect(target.isDown).toBe(result === 'snared')
  expect(target.net).toBe(result === 'snared' ? 1 : -1)
  expect(net.place).toBe({ snared: 'onTarget', noChance: 'held', missed: 'ground' }[result])
  if (result === 'missed') expect(net).toMatchObject({ zone: zone('P23'), destroyBy: 1 })
})

test('T5-4 §3.9.2 the target counts his knock-down, and an unarmored target his Speed', () => {
  const state = matchOf([retiarius, { style: 'dimachaerus', zone: 'P23', card: { isDown: true } }])
  const referee = activate(state, 0, [...pool(0, 9), ...pool(0, 7)], [toss, 0])
  expect(eventOf(referee, 'netTossed').dice).toEqual([9, 7])
})

test('G-10 T3-2 Steady does not stop the net, unless the switch says so', () => {
  for (const [steadyStopsNet, isDown] of [
    ['no', true],
    ['yes', false],
  ] as const) {
    const state = matchOf([retiarius, { ...secutor, signatures: ['steady'] }], { options: { steadyStopsNet } })
    activate(state, 0, [...pool(2, 8), ...pool(0, 8)], [toss, 0])
    expect(state.cards[1]).toMatchObject({ isDown, net: 1, steadyUsed: !isDown })
    const dice = maneuverDice(state, state.cards[1]!, state.cards[0]!, true)
    expect(dice).toBe(isDown ? 3 : 5)
  }
})

test('§5.3.1 G-56 who may be tossed at: neighbours who are not ensnared, from an Unoccupied zone, standing', () => {
  const targets = (change: Partial<(typeof retiarius)['card']> & { isDown?: boolean } = {}, where = 'P23') => {
    const state = matchOf([
      { ...retiarius, card: { bonus: 0, ...change } },
      { ...secutor, zone: where },
    ])
    return netTargets(state, state.cards[0]!)
  }
  expect(targets()).toEqual([1])
  expect(targets({ isDown: true })).toEqual([])
  expect(targets({}, 'P22')).toEqual([])
  expect(targets({}, 'P24')).toEqual([])
  const caught = matchOf([retiarius, secutor])
  ensnare(caught, 1, 0)
  expect(netTargets(caught, caught.cards[0]!)).toEqual([])
  const without = matchOf([{ ...retiarius, style: 'hoplomachus' }, secutor])
  lay(without, 'net', 'P22')
  expect(netTargets(without, without.cards[0]!)).toEqual([])
})

test('§5.3.1 D-37 the front of a Retiarius', () => {
  const names = (arena: 'provincial' | 'colosseum', from: string, to: string) =>
    front(arenas[arena], zone(from, arena), zone(to, arena)).map((at) => arenas[arena].zones[at]!.id)
  expect(names('provincial', 'P21', 'P22')).toEqual(['P22', 'P12', 'P32'])
  expect(names('provincial', 'P11', 'P22')).toEqual(['P22', 'P12', 'P21'])
  expect(names('provincial', 'P03', 'P02')).toEqual(['P02', 'P12'])
  expect(names('colosseum', 'W0', 'H0')).toEqual(['H0', 'H1', 'H11'])
  expect(names('colosseum', 'H0', 'C0')).toEqual(['C0', 'H1', 'H11'])
  expect(names('colosseum', 'C0', 'C2')).toEqual(['C2', 'C1', 'C3'])
})

test('G-34 §5.2.1 strictly he tosses only to the front he has had since his last activation', () => {
  const state = matchOf(
    [
      { ...retiarius, zone: 'P22' },
      { ...secutor, zone: 'P21' },
    ],
    { options: { netArcStrict: 'yes' } },
  )
  state.cards[0]!.faces = zone('P26')
  expect(netTargets(state, state.cards[0]!)).toEqual([])
  activate(state, 0, [], [{ do: 'rest' }])
  expect(state.cards[0]!.faces).toBe(zone('P21'))
  expect(netTargets(state, state.cards[0]!)).toEqual([1])
  const free = matchOf([
    { ...retiarius, zone: 'P22', card: { faces: zone('P26') } },
    { ...secutor, zone: 'P21' },
  ])
  expect(netTargets(free, free.cards[0]!)).toEqual([1])
})

test('§5.3.3 G-31 D-69 the one it missed destroys the net at his next Movement Phase and recovers nothing', () => {
  const state = matchOf([{ ...retiarius, zone: 'P20' }, secutor])
  const net = lay(state, 'net', 'P23')
  state.items[net]!.destroyBy = 1
  activate(state, 1, [], [{ do: 'destroyNet', item: net }])
  expect(state.items[net]!.place).toBe('gone')
  expect(state.cards[1]!.bonus).toBe(0)
})

test('§5.3.3 G-31 D-69 when he moves off, his chance is over, and the Retiarius may pick it up at no cost', () => {
  const state = matchOf([{ ...retiarius, zone: 'P22', card: { bonus: 0 } }, secutor])
  empty(state, 0, 'left')
  const net = lay(state, 'net', 'P23')
  state.items[net]!.destroyBy = 1
  activate(state, 1, [], [{ do: 'move', to: 'P24' }])
  expect(state.items[net]!.destroyBy).toBe(-1)
  activate(
    state,
    0,
    [],
    [
      { do: 'move', to: 'P23' },
      { do: 'pickUp', item: net, hand: 'left' },
    ],
  )
  expect(state.cards[0]!.left).toBe(net)
})

test('G-31 by the switch any opponent in its zone may destroy it', () => {
  for (const [netDestroyBy, isOpen] of [
    ['target', false],
    ['anyOpponent', true],
  ] as const) {
    const state = matchOf([{ ...retiarius, zone: 'P20' }, secutor], { options: { netDestroyBy } })
    const net = lay(state, 'net', 'P23')
    const open = legalActions(state, 1).some((action) => action.do === 'destroyNet' && action.item === net)
    expect(open).toBe(isOpen)
  }
})

test('§5.3.4 a player gets out of the net when nobody presses him, without recovery', () => {
  const state = matchOf([{ ...retiarius, zone: 'P20' }, secutor])
  ensnare(state, 1, 0)
  activate(state, 1, [], [{ do: 'escapeNet' }])
  expect(state.cards[1]).toMatchObject({ net: -1, isDown: false, bonus: 0 })
})

test('§5.3.4 among opponents an ensnared gladiator fights or rolls away, he does not stand up', () => {
  const state = matchOf([{ ...retiarius, zone: 'P23' }, secutor])
  ensnare(state, 1, 0)
  const open = new Set(legalActions(state, 1).map((action) => action.do))
  expect(open).toEqual(new Set(['fight', 'rollAway', 'surrender', 'drop']))
  activate(state, 1, [], [{ do: 'rollAway', to: 'P24' }])
  expect(state.cards[1]).toMatchObject({ zone: zone('P24'), isDown: true })
  expect(state.cards[1]!.net).toBeGreaterThan(0)
})

test('§5.4.8 §3.9.2 D-33 G-30 G-32 a sword is thrown: bare Savvy and Speed, two-handed, it lies with the target', () => {
  const state = matchOf([
    { style: 'thraex', attributes: [4, 4, 3], zone: 'P22' },
    { style: 'retiarius', attributes: [4, 5, 4], zone: 'P23' },
  ])
  empty(state, 1, 'left')
  const referee = activate(state, 0, [...pool(5, 7), ...pool(3, 8), 3, 4], [{ do: 'throw', hand: 'right', target: 1 }])
  expect(eventOf(referee, 'weaponThrown')).toMatchObject({ dice: [7, 8], isHit: true })
  expect(eventOf(referee, 'damageDealt')).toMatchObject({ impact: 2, weapon: 2, damage: 4 })
  expect(state.cards[1]).toMatchObject({ isDown: true, now: { savvy: 4, strength: 4, speed: 4 } })
  expect(state.cards[1]!.parts[parts.chest]).toBe(1)
  expect(state.items[0]).toMatchObject({ kind: 'sword', place: 'ground', zone: zone('P23') })
  expect(state.cards[0]).toMatchObject({ threwWeapon: true, right: -1 })
})

test('§5.4.8 D-34 equal successes miss, and the weapon flies on or stops at the wall', () => {
  for (const [from, over, lies] of [
    ['P21', 'P22', 'P23'],
    ['P13', 'P03', 'P03'],
  ] as const) {
    const state = matchOf([{ zone: from }, { zone: over }])
    activate(state, 0, [...pool(2, 8), ...pool(2, 8)], [{ do: 'throw', hand: 'right', target: 1 }])
    expect(state.items[0]!.zone).toBe(zone(lies))
    expect(state.cards[0]!.threwWeapon).toBe(true)
  }
})

test('§5.4.8 D-35 where a missed weapon lies in the oval', () => {
  const behind = (from: string, over: string) => {
    const arena = arenas.colosseum
    return arena.zones[arena.behind(zone(from, 'colosseum'), zone(over, 'colosseum'))]!.id
  }
  expect(behind('H0', 'C0')).toBe('C2')
  expect(behind('C0', 'C1')).toBe('H4')
  expect(behind('C0', 'C2')).toBe('H6')
  expect(behind('W0', 'H1')).toBe('C0')
  expect(behind('C1', 'H4')).toBe('W4')
  expect(behind('H3', 'H4')).toBe('H5')
  expect(behind('H3', 'W3')).toBe('W3')
})

test('§5.4.8 a weapon that misses lies in the zone of the target or next to it, and never where it came from', () => {
  for (const arena of [arenas.provincial, arenas.colosseum]) {
    arena.zones.forEach(({ neighbours }, from) => {
      for (const over of neighbours) {
        const lies = arena.behind(from, over)
        expect(arena.distance[over]![lies]).toBeLessThanOrEqual(1)
        expect(lies).not.toBe(from)
      }
    })
  }
})

test('§5.4.8 nobody throws into a zone with a friend in it, a Dimachaerus may throw either sword', () => {
  const state = matchOf([
    { style: 'dimachaerus', side: 0, zone: 'P22' },
    { side: 1, zone: 'P23' },
    { side: 0, zone: 'P20' },
  ])
  const throws = () => legalActions(state, 0).filter((action) => action.do === 'throw')
  expect(throws()).toHaveLength(2)
  state.cards[2]!.zone = zone('P23')
  expect(throws()).toEqual([])
})

test.each([
  ['§5.4.9 D-68 G-32 more successes blind', 4, true],
  ['§5.4.9 D-68 equal successes do nothing', 3, false],
] as const)('%s', (_, own, isBlinded) => {
  const state = matchOf([
    { attributes: [4, 4, 3], zone: 'P22' },
    { style: 'dimachaerus', attributes: [3, 4, 4] },
  ])
  const referee = activate(state, 0, [...pool(own, 7), ...pool(3, 7)], [{ do: 'kickSand', target: 1 }])
  expect(eventOf(referee, 'sandKicked').dice).toEqual([7, 7])
  expect(state.cards[1]!.isBlinded).toBe(isBlinded)
  expect(state.cards[0]!.kickedSand).toBe(true)
  const [kicker, target] = [state.cards[0]!, state.cards[1]!]
  expect(maneuverDice(state, target, kicker, true)).toBe(isBlinded ? 7 : 8)
  expect(attackDice(state, target, 'none', false)).toBe(isBlinded ? 2 : 3)
})

test('G-32 by the switch states count for throwing and sand', () => {
  for (const [throwSandStateModifiers, dice] of [
    ['no', [8, 8]],
    ['yes', [9, 6]],
  ] as const) {
    const state = matchOf([{ style: 'dimachaerus', zone: 'P22', signatures: ['agile'] }, { card: { isDown: true } }], {
      options: { throwSandStateModifiers },
    })
    const referee = activate(state, 0, [...pool(0, dice[0]), ...pool(0, dice[1])], [{ do: 'kickSand', target: 1 }])
    expect(eventOf(referee, 'sandKicked').dice).toEqual(dice)
  }
})

test.each([
  ['§5.4.9.1 D-36 at his Savvy less one he sees again', [3, 4, 4], 2, false],
  ['§5.4.9.1 D-36 above it he does not', [3, 4, 4], 3, true],
  ['§5.4.9.1 G-33 D-36 a 1 always clears', [1, 4, 4], 1, false],
] as const)('%s', (_, attributes, die, isBlinded) => {
  const state = matchOf([{ attributes, zone: 'P22', card: { isBlinded: true } }, { zone: 'P26' }])
  activate(state, 0, [die], [{ do: 'clearEyes' }])
  expect(state.cards[0]).toMatchObject({ isBlinded, bonus: 0 })
})

test('§5.4.9 §5.4.8 G-56 nobody kicks or throws out of an Occupied zone', () => {
  const state = matchOf([{ side: 0 }, { side: 1 }, { side: 1, zone: 'P24' }])
  const open = legalActions(state, 0).map((action) => action.do)
  expect(open).not.toContain('kickSand')
  expect(open).not.toContain('throw')
  expect(kinds(activate(state, 0, [...pool(0, 8), ...pool(0, 8)], [{ do: 'fight' }]))).toEqual(['maneuvered'])
})

test('§5.4.8 §5.4.9 G-32 blindness counts for throwing and for kicking sand', () => {
  const state = matchOf([{ zone: 'P22', card: { isBlinded: true } }, {}])
  const referee = activate(state, 0, [...pool(0, 7), ...pool(0, 8)], [{ do: 'kickSand', target: 1 }])
  expect(eventOf(referee, 'sandKicked').dice).toEqual([7, 8])
})

test('§3.10.6 §5.3.3 §5.3.1 anybody may pick up a missed net, then nobody may destroy it; only a Retiarius tosses it', () => {
  const state = matchOf([
    { style: 'retiarius', zone: 'P22' },
    { zone: 'P26' },
    { style: 'thraex', zone: 'P22', side: 0 },
  ])
  const net = lay(state, 'net', 'P22')
  state.items[net]!.destroyBy = 1
  empty(state, 0, 'left')
  empty(state, 2, 'left')
  const takes = (seat: number) => legalActions(state, seat).some((action) => action.do === 'pickUp')
  expect([takes(0), takes(2)]).toEqual([true, true])
  activate(state, 2, [], [{ do: 'pickUp', item: net, hand: 'left' }, { do: 'rest' }])
  expect(state.items[net]).toMatchObject({ place: 'held', destroyBy: -1 })
  expect(takes(0)).toBe(false)
  state.cards[1]!.zone = zone('P23')
  const thraex = state.cards[2]!
  expect(netTargets(state, thraex)).toEqual([])
  // Nor does it cover him (§3.9.4).
  expect(shieldOf(state, thraex)).toBe('none')
  expect(legalActions(state, 2).some((action) => action.do === 'throw' && action.hand === 'left')).toBe(false)
})

test.each([
  ['§5.4.8 one success more is a hit', 4, true],
  ['§5.4.8 as many successes are none: it flies on', 3, false],
] as const)('%s', (_, own, isHit) => {
  const state = matchOf([{ zone: 'P22' }, { style: 'dimachaerus', zone: 'P23' }])
  const script = [...pool(own, 8), ...pool(3, 8), ...(isHit ? [5, 4] : [])]
  const referee = activate(state, 0, script, [{ do: 'throw', hand: 'right', target: 1 }])
  expect(eventOf(referee, 'weaponThrown')).toMatchObject({ isHit, zone: isHit ? 'P23' : 'P24' })
  expect(state.cards[1]!.woundsTaken).toBe(isHit ? 1 : 0)
})
