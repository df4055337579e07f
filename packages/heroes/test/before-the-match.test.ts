import { Scripted } from '@harena/engine'
import { expect, test } from 'vitest'
import { DEFAULTS, type Entrant, type Heroes, heroes, plainSheet, type Setup, type Style } from '../src/index.ts'
import { arenas } from '../src/tables/arenas.ts'
import { zone } from './arena-floor.ts'

function entrant(name: string, side: number, style: Style = 'thraex'): Entrant {
  return { sheet: plainSheet(name, style), control: 'star', side, style: 'primary', imperialSpares: 0 }
}

function setupOf(change: Partial<Setup> = {}): Setup {
  const gladiators = [entrant('A', 0), entrant('B', 1)]
  return { arena: 'provincial', gates: 'WE', toTheDeath: 'no', opponents: 'given', gladiators, ...change }
}

const refusal = (setup: unknown) => heroes.checkSetup(setup, DEFAULTS)

test('§2.6 §2.6.1 §2.6.2 §2.6.3 §4.4 the square arena: 35 zones, 106 links, three rings', () => {
  const { zones } = arenas.provincial
  const count = (ring: string) => zones.filter((one) => one.ring === ring).length
  expect([zones.length, count('wall'), count('heart'), count('center')]).toEqual([35, 20, 12, 3])
  expect(zones.reduce((sum, one) => sum + one.neighbours.length, 0)).toBe(2 * 106)
  expect(zones[zone('P26')]).toMatchObject({ id: 'P26', x: 890, y: 360 })
})

test('§2.6 §2.6.1 §2.6.3 §4.4 the oval arena: 28 zones, 86 links, three rings', () => {
  const { zones } = arenas.colosseum
  const count = (ring: string) => zones.filter((one) => one.ring === ring).length
  expect([zones.length, count('wall'), count('heart'), count('center')]).toEqual([28, 12, 12, 4])
  expect(zones.reduce((sum, one) => sum + one.neighbours.length, 0)).toBe(2 * 86)
})

test('§2.6 neighbours are mutual in both arenas', () => {
  for (const { zones } of Object.values(arenas)) {
    zones.forEach(({ neighbours }, from) => {
      for (const to of neighbours) expect(zones[to]!.neighbours).toContain(from)
    })
  }
})

test('§4.4 §5.2.2 D-38 distances between gates and to the middle', () => {
  const steps = (arena: 'provincial' | 'colosseum', from: string, to: string) =>
    arenas[arena].distance[zone(from, arena)]![zone(to, arena)]
  expect(steps('provincial', 'P20', 'P26')).toBe(6)
  expect(steps('provincial', 'P03', 'P43')).toBe(4)
  expect(steps('provincial', 'P20', 'P23')).toBe(3)
  expect(steps('colosseum', 'W0', 'W6')).toBe(4)
  expect(steps('colosseum', 'W0', 'C0')).toBe(2)
})

test('§4.8 two sides enter by opposite gates, West and East or North and South', () => {
  const zones = (setup: Setup) => heroes.start(setup, DEFAULTS).cards.map((card) => card.zone)
  expect(zones(setupOf())).toEqual([zone('P20'), zone('P26')])
  expect(zones(setupOf({ gates: 'NS' }))).toEqual([zone('P03'), zone('P43')])
  expect(zones(setupOf({ arena: 'colosseum' }))).toEqual([zone('W6', 'colosseum'), zone('W0', 'colosseum')])
})

test('§4.8 G-43 four sides take all gates; the fifth of a side stands next along the wall, clockwise first', () => {
  const four = [0, 1, 2, 3].map((side) => entrant(`S${side}`, side))
  const sides = heroes.start(setupOf({ gladiators: four }), DEFAULTS).cards.map((card) => card.zone)
  expect(sides).toEqual(['P20', 'P26', 'P03', 'P43'].map((name) => zone(name)))
  const many = Array.from({ length: 9 }, (_, i) => entrant(`M${i}`, 0))
  const state = heroes.start(setupOf({ gladiators: [...many, entrant('X', 1)] }), DEFAULTS)
  const stands = state.cards.slice(0, 9).map((card) => arenas.provincial.zones[card.zone]!.id)
  expect(stands).toEqual(['P20', 'P20', 'P20', 'P20', 'P10', 'P10', 'P10', 'P10', 'P30'])
})

test('§4.7 a 7 on two dice makes it a fight to the death', () => {
  for (const [faces, toTheDeath] of [
    [[3, 4], true],
    [[3, 5], false],
  ] as const) {
    const state = heroes.start(setupOf({ toTheDeath: 'roll' }), DEFAULTS)
    const referee = new Scripted<Heroes>(faces)
    heroes.playStep(state, referee)
    referee.done()
    expect(state).toMatchObject({ toTheDeath, phase: 'order' })
  }
})

test('§4.1 §4.5.1 §4.2 solo: the opponent comes from the traditional table and the pool', () => {
  const state = heroes.start(setupOf({ opponents: 'rolled', gladiators: [entrant('A', 0, 'retiarius')] }), DEFAULTS)
  const referee = new Scripted<Heroes>([3, 5, 1, 3, 6, 4, 5])
  heroes.playStep(state, referee)
  referee.done()
  expect(state.cards[1]).toMatchObject({
    style: 'secutor',
    control: 'npg',
    side: 1,
    original: { savvy: 4, strength: 5, speed: 6 },
    signatures: ['strong'],
    bonus: 13,
    apTotal: 17,
    imperialSpares: 0,
    zone: zone('P26'),
  })
  expect(referee.events[0]).toMatchObject({ kind: 'opponentRolled', rule: '§4.5.1', seat: 1, style: 'secutor' })
  expect(referee.events[0]).toMatchObject({ signature: 'strong', apTotal: 17 })
  const view = heroes.view(state, null).gladiators[1]!
  expect(view).toMatchObject({ right: 'sword', left: 'largeShield' })
  expect(heroes.view(state, null).gladiators[0]).toMatchObject({ right: 'trident', left: 'net' })
})

test('§4.1 same side: every player gladiator gets an opponent of his own', () => {
  const gladiators = [entrant('A', 0, 'retiarius'), entrant('B', 0, 'thraex')]
  const state = heroes.start(setupOf({ opponents: 'rolled', gladiators }), DEFAULTS)
  const referee = new Scripted<Heroes>([6, 2, 3, 3, 3, 1, 1, 1, 1, 3, 3, 3, 1, 1])
  heroes.playStep(state, referee)
  expect(state.cards.map((card) => card.style)).toEqual(['retiarius', 'thraex', 'murmillo', 'murmillo'])
  expect(state.cards.map((card) => card.side)).toEqual([0, 0, 1, 1])
  state.cards.forEach((card, seat) => {
    for (const hand of ['left', 'right'] as const) expect(state.items[card[hand]]!.owner).toBe(seat)
  })
})

test('§4.0 §4.3 a set-up of unknown origin is checked to the last field', () => {
  expect(refusal(setupOf())).toBeNull()
  expect(refusal(null)?.rule).toBe('§4.0')
  expect(refusal({ ...setupOf(), extra: 1 })?.rule).toBe('§4.0')
  expect(refusal(setupOf({ gladiators: [entrant('A', 0)] }))?.rule).toBe('§4.3')
  expect(refusal(setupOf({ gladiators: [entrant('A', 0), entrant('B', 0)] }))?.rule).toBe('§4.1')
  expect(refusal(setupOf({ gladiators: [entrant('A', 0), entrant('B', 2)] }))?.rule).toBe('§4.8')
  expect(refusal(setupOf({ gladiators: [entrant('A', 0), entrant('A', 1)] }))?.rule).toBe('§2.4')
  expect(refusal({ ...setupOf(), arena: 'rome' })?.rule).toBe('§4.4')
})

test('§3.6.5 B-23 §2.4 §3.8 a sheet beyond the limits is refused', () => {
  const withSheet = (change: object) =>
    refusal(
      setupOf({
        gladiators: [{ ...entrant('A', 0), sheet: { ...plainSheet('A', 'thraex'), ...change } }, entrant('B', 1)],
      }),
    )
  expect(withSheet({ attributes: { savvy: 7, strength: 7, speed: 6 } })).toBeNull()
  expect(withSheet({ attributes: { savvy: 8, strength: 4, speed: 4 } })?.rule).toBe('§3.6.5')
  expect(withSheet({ attributes: { savvy: 7, strength: 7, speed: 7 } })?.rule).toBe('§3.6.5')
  expect(withSheet({ secondary: 'thraex' })?.rule).toBe('§3.8')
  expect(withSheet({ signatures: ['fast'] })?.rule).toBe('§3.5')
  expect(withSheet({ partPenalty: [1, 0, 0, 0, 0, 0, 0] })?.rule).toBe('T7-1')
})

test('§4.5 AP Totals more than two apart are shown as uneven', () => {
  const uneven = (savvy: number) => {
    const strong = entrant('B', 1)
    const sheet = { ...strong.sheet, attributes: { savvy, strength: 4, speed: 4 } }
    const state = heroes.start(setupOf({ gladiators: [entrant('A', 0), { ...strong, sheet }] }), DEFAULTS)
    return heroes.view(state, null).isUneven
  }
  expect(uneven(6)).toBe(false)
  expect(uneven(7)).toBe(true)
})

test('§2.6 §4.4 every zone is drawn inside the box, and each in a place of its own', () => {
  for (const arena of ['provincial', 'colosseum'] as const) {
    const { zones, width, height } = heroes.view(heroes.start(setupOf({ arena }), DEFAULTS), null).arena
    expect(new Set(zones.map(({ x, y }) => `${x},${y}`)).size).toBe(zones.length)
    for (const { x, y } of zones) expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
    expect(
      zones
        .filter(({ gate }) => gate !== null)
        .map(({ gate }) => gate)
        .sort(),
    ).toEqual(['E', 'N', 'S', 'W'])
  }
})
