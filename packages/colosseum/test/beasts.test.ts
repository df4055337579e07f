import { describe, expect, test } from 'vitest'
import { advantageOver } from '../src/09-combat/engagement.ts'
import { sufferWounds } from '../src/09-combat/wounds.ts'
import { openAreas } from '../src/28-beasts/beasts.ts'
import { moveBeasts } from '../src/28-beasts/movement.ts'
import { colosseum, type Options } from '../src/index.ts'
import { checkSetup } from '../src/match/setup-check.ts'
import type { State } from '../src/match/state.ts'
import type { BeastId } from '../src/tables/beasts.ts'
import { allocation, at, fightOut, find, idle, kinds, optionsWith, place, row, run } from './helpers.ts'
import { beastIn, hunt, man, zoneBeside } from './hunt.ts'

describe('§28.3 its log sheet', () => {
  test.each([
    ['bear', 9, 4, 18, 12, 3],
    ['elephant', 20, 4, 32, 6, 2],
    ['wolf', 1, 1, 6, 8, 0],
  ] as const)('§28.3.3 a %s has what the table says', (kind, ST, CN, W, CF, hide) => {
    const beast = beastIn(hunt(kind))
    expect([beast.ST, beast.CN, beast.W, beast.CF, beast.hide]).toEqual([ST, CN, W, CF, hide])
  })

  test.each([
    [{ style: 'beast' }, {}, /one of bear, boar/],
    [{ style: 'beast', beast: 'cow' }, {}, /one of bear, boar/],
    [{ style: 'myrmillo', beast: 'lion' }, {}, /only with the style beast/],
    [{ style: 'beast', beast: 'lion', shield: 'large' }, {}, /has no shield/],
    [{ style: 'beast', beast: 'lion' }, { beasts: 'off' }, /without beasts/],
    [{ style: 'beast', beast: 'boar' }, { edition: 'classic1981' }, /one of/],
    [{ style: 'beast', beast: 'lion', played: true }, {}, /cannot be played/],
    [{ style: 'beast', beast: 'lion', played: 1 }, {}, /true/],
    [{ style: 'myrmillo', played: false }, {}, /only with the style/],
  ])('§28.3.1 %j is refused', (given, options, message) => {
    const gladiators = [
      { name: 'Felix', team: 0, style: 'myrmillo' },
      { name: 'Nero', team: 1, ...given },
    ]
    expect(checkSetup({ gladiators }, optionsWith(options as never))?.message).toMatch(message)
  })

  test('V73 §28.3.4 two wounds in one area of a leopard cost two CF', () => {
    const state = hunt('leopard')
    run(state, [], [], (play) => sufferWounds(play, beastIn(state), 2, 2, 0))
    expect(beastIn(state).cfLoss[1]).toBe(2)
  })
})

describe('§28.2 its body', () => {
  test('§28.2 D.6 most beasts cover three hexes in a line, wolf and boar two', () => {
    const { cell, torso, hind } = beastIn(hunt('lion'))
    expect([cell, torso, hind]).toEqual([at(0, 0), at(0, 1), at(0, 2)])
    const wolf = beastIn(hunt('wolf'))
    expect([wolf.torso, wolf.hind]).toEqual([at(0, 1), -1])
  })

  test.each([
    [0, -1, 0, [1, 2, 4]],
    [1, -1, 1, [1, 2, 4]],
    [-1, 0, 1, [1, 2, 4]],
    [1, 0, 2, [2, 3, 4]],
    [-1, 1, 2, [2, 3, 4]],
    [1, 1, 2, [2, 3, 5]],
    [-1, 2, 2, [2, 3, 5]],
    [1, 2, 2, [3, 5]],
    [-1, 3, 2, [3, 5]],
    [0, 3, 3, [3, 5]],
  ])('§28.7.1 §28.7.1.2 D.6 from %i, %i the advantage is %i', (q, r, advantage, areas) => {
    const state = hunt('lion')
    expect(zoneBeside(beastIn(state), 3, at(q, r))).toEqual({ advantage, areas })
    place(man(state), q, r, 0)
    expect(openAreas(man(state), beastIn(state))).toEqual(areas)
    expect(advantageOver(state, man(state), beastIn(state), true)).toBe(advantage)
  })

  test('§28.7.1 a wolf has one hex on each side', () => {
    const state = hunt('wolf')
    expect(zoneBeside(beastIn(state), 2, at(1, 0))).toEqual({ advantage: 2, areas: [2, 3, 4, 5] })
    expect(zoneBeside(beastIn(state), 2, at(0, 2))).toEqual({ advantage: 3, areas: [3, 5] })
  })

  test('§28.7.4 a bear rises and is met like a man', () => {
    const state = hunt('bear')
    place(man(state), 0, 3, 0)
    expect(openAreas(man(state), beastIn(state))).toEqual([1, 2, 3, 4, 5])
  })
})

describe('§28.5 what it does', () => {
  const act = (state: State, faces: readonly number[], answers: readonly unknown[] = []) =>
    run(state, faces, answers, moveBeasts)
  const acted = (events: readonly { readonly kind: string }[]) => events.find(({ kind }) => kind === 'beastActs')

  test.each([
    ['V70 §28.5 a boar on 3', 'boar', [1, 2], 'panic', 1],
    ['V70 §28.5 a wolf on 8', 'wolf', [4, 4], 'towards', 9],
    ['§28.5 a lion on 2', 'lion', [1, 1], 'astray', 4],
    ['§28.5 a lion on 5', 'lion', [2, 3], 'stay', 7],
    ['§28.5 a zebra on 5', 'zebra', [2, 3], 'away', 2],
  ] as const)('%s', (_, kind, faces, action, total) => {
    const state = hunt(kind)
    expect(acted(act(state, [...faces, ...Array(action === 'stay' ? 0 : 1).fill(1), ...more[action]!]))).toMatchObject({
      action,
      total,
    })
  })

  /** Dice besides the one for its hexes: a second for panic and a way for those who have none. */
  const more = { panic: [1, 1], astray: [1], stay: [], towards: [], away: [1] } as Record<string, number[]>

  test('V70 §28.5 a bear on 10 goes to the closest body and feeds; then three are added', () => {
    const state = hunt('bear')
    Object.assign(man(state), { out: 'killed', posture: 'prone', cell: at(0, -3) })
    state.gladiators.push({ ...man(state), seat: 2, out: null, posture: 'standing', cell: at(5, -5) })
    const events = act(state, [5, 5])
    expect(acted(events)).toMatchObject({ action: 'feed', total: 13 })
    expect(events.at(-1)).toMatchObject({ kind: 'beastFed', body: 0 })
    expect(beastIn(state).cell).toBe(at(0, -3))
    expect(acted(act(state, [1, 1]))).toMatchObject({ total: 8, action: 'stay' })
  })

  test('§28.5 with nobody dead it goes for its prey', () => {
    const state = hunt('tiger')
    act(state, [5, 5, 3])
    expect(beastIn(state).cell).toBe(at(0, -2))
  })

  test('§28.5.1 it faces where it goes and its body lies behind', () => {
    const state = hunt('lion')
    place(man(state), 4, 0, 3)
    act(state, [5, 4, 4])
    const { cell, torso, hind, facing } = beastIn(state)
    expect([cell, torso, hind, facing]).toEqual([at(2, 0), at(1, 0), at(0, 0), 2])
  })

  test('§28.5.2 a panicked beast runs two halved dice in one direction, and rolls for no action any more', () => {
    const state = hunt('gazelle')
    beastIn(state).beast!.isPanicked = true
    const events = act(state, [6, 1, 4])
    expect(kinds(events)).not.toContain('beastActs')
    expect(beastIn(state).cell).toBe(at(0, 4))
  })

  test('§28.5 wolves roll once for all', () => {
    const state = hunt('wolf')
    state.gladiators.push({
      ...beastIn(state),
      seat: 2,
      beast: { ...beastIn(state).beast! },
      cell: at(4, -4),
      torso: -1,
    })
    const events = act(state, [1, 4, 4, 1, 1])
    expect(events.filter(({ kind }) => kind === 'beastActs')).toHaveLength(1)
  })

  test('§28.5.2.1 panic adds six to the turn in the endurance check', () => {
    const state = hunt('gazelle')
    state.turn = 1
    beastIn(state).beast!.isPanicked = true
    state.step = 'endOfTurn'
    run(state, [1, 1], [], ({ referee }) => colosseum.playStep(state, referee))
    expect(state.gladiators.map(({ enduranceLoss }) => enduranceLoss)).toEqual([0, 7])
  })

  test('§28.4 it is never asked for a plot, and moves when the men have moved', () => {
    const state = hunt('lion')
    state.step = 'movement'
    const events = run(state, [5, 4, 2], ['F'], ({ referee }) => colosseum.playStep(state, referee))
    expect(kinds(events).indexOf('pulse')).toBeLessThan(kinds(events).indexOf('beastActs'))
    expect([man(state).cell, beastIn(state).cell]).toEqual([at(0, -3), at(0, -1)])
  })
})

describe('§28.6 collisions', () => {
  /** A lion two hexes from the man goes for him with three hexes. */
  function charge(faces: readonly number[], options: Partial<Options> = {}, kind: BeastId = 'lion') {
    const state = hunt(kind, options)
    place(man(state), 0, -2, 3)
    const events = run(state, [6, 4, 6, ...faces], [], moveBeasts)
    return { state, events }
  }

  const impacts = (events: readonly { readonly kind: string; readonly total?: number }[]) =>
    events.flatMap((event) => (event.kind === 'impactRolled' ? [event.total] : []))

  test('§28.6 its impact counts strength, kind and two for each hex; the loser is pushed before it and stunned', () => {
    const { state, events } = charge([3, 4, 1, 1, 1, 6])
    // 3 + ST 9 + lion 3 + two hexes 4; the man: 4 + medium 1 + large shield 2 + ST 1 + AG 1.
    expect(impacts(events)).toEqual([19, 9])
    expect([beastIn(state).cell, man(state).cell]).toEqual([at(0, -2), at(0, -3)])
    // Two dice and the difference of ten: 12.
    expect(man(state).stun).toBe(3)
  })

  test('§28.6 as in 1981 its strength may be left out', () => {
    const { state, events } = charge([1, 6, 1, 1], { beastImpact: 'noStrength' })
    expect(impacts(events)).toEqual([8, 11])
    // The man holds his ground: the beast stays where it was and is stunned.
    expect([beastIn(state).cell, man(state).cell]).toEqual([at(0, -1), at(0, -2)])
    expect(beastIn(state).stun).toBeGreaterThan(0)
  })

  test('§28.6.1 a panicked beast tramples him with a hit as much better as his stun', () => {
    const state = hunt('zebra')
    place(man(state), 0, -1, 3)
    beastIn(state).beast!.isPanicked = true
    const events = run(state, [1, 1, 1, 6, 1, 1, 3, 3, 6, 2, 4, 4, 2], [], moveBeasts)
    const stun = man(state).stun
    expect(stun).toBeGreaterThan(0)
    expect(events.find(({ kind }) => kind === 'trampled')).toMatchObject({ seat: 0, area: 2, bonus: stun })
    expect(kinds(events)).toContain('woundRolled')
  })

  test('§28.6 a man who runs into a beast is thrown back whoever wins', () => {
    const state = hunt('elephant')
    place(man(state), 1, 2, 5)
    state.step = 'movement'
    const events = run(state, [1, 1, 6, 6, 6, 1, 6, 6], ['F'], ({ referee }) => colosseum.playStep(state, referee))
    expect(kinds(events)).toContain('collided')
    expect(man(state).cell).toBe(at(1, 2))
  })

  test('§28.6 nobody appeals to a beast', () => {
    const state = hunt('lion')
    place(man(state), 0, -1, 3)
    Object.assign(man(state), { posture: 'prone', isUnconscious: true, stun: 20 })
    state.step = 'beginning'
    state.phase = 2
    const events = run(state, [], [], ({ referee }) => colosseum.playStep(state, referee))
    expect(kinds(events)).not.toContain('appealed')
  })
})

describe('§28.7 combat', () => {
  function facing(kind: BeastId, options: Partial<Options> = {}): State {
    const state = hunt(kind, options)
    place(man(state), 0, -1, 3)
    return state
  }

  const rows = (state: State, faces: readonly number[]) => {
    state.step = 'engagement'
    run(state, [], [], ({ referee }) => colosseum.playStep(state, referee))
    run(state, faces, [idle], ({ referee }) => colosseum.playStep(state, referee))
    return state.fight!.allocations[1]!.attacks.map(({ area, cf }) => [area, cf])
  }

  test('V71 §28.7.3 a lion divides 14 CF among three attacks: 6, 4 and 4', () => {
    expect(rows(facing('lion'), [6, 1, 2, 1])).toEqual([
      [1, 6],
      [3, 4],
      [2, 4],
    ])
  })

  test('V71 §28.7.3 a tiger with one attack is held to eight CF, or is not', () => {
    expect(rows(facing('tiger'), [1, 3])).toEqual([[3, 8]])
    expect(rows(facing('tiger', { beastCap: 'none' }), [1, 3])).toEqual([[3, 16]])
  })

  test('§28.7.4 a bear has four CF more and strikes head, chest and arms', () => {
    expect(rows(facing('bear'), [6, 3, 2])).toEqual([
      [4, 6],
      [2, 5],
      [1, 5],
    ])
  })

  test('§28.7.3.1 §28.7.3 it never defends, and shield and parry results hit it', () => {
    const state = facing('lion')
    beastIn(state).CF = 1
    const events = run(state, [1, 3, 1, 1, 1, 5, 5, 4], [allocation([row(1, 2, 8)])], fightOut)
    const strike = events.find((event) => event.kind === 'attackRolled' && event.seat === 0)
    expect(strike).toMatchObject({ defence: 0, result: 'S*', counts: 'H' })
    expect(beastIn(state).wounds[1]).toBeGreaterThan(0)
  })

  test.each([
    ['S', [1, 1, 2]],
    ['S*', [1, 1, 3]],
    ['P', [1, 1, 4]],
    ['P*', [2, 2, 4]],
  ] as const)('§28.7.3.1 %s against it is a hit', (result, red) => {
    const state = facing('lion')
    Object.assign(beastIn(state), { isUnconscious: true, posture: 'prone' })
    const events = run(state, [...red, 1, 1, 1], [allocation([row(1, 2, 6)])], fightOut)
    expect(find(events, 'attackRolled')).toMatchObject({ result, counts: 'H' })
  })

  test('§28.7.1.2 an area that cannot be reached from there is refused', () => {
    const state = facing('lion')
    state.step = 'engagement'
    run(state, [], [], ({ referee }) => colosseum.playStep(state, referee))
    const question = {
      kind: 'allocate',
      seat: 0,
      rule: '§9.3',
      base: 12,
      canDefend: true,
      foes: state.fight!.foes[0]!,
    } as const
    expect(colosseum.check(state, question, allocation([row(1, 5, 4)]))?.rule).toBe('§28.7.1.2')
    expect(colosseum.check(state, question, allocation([row(1, 4, 4)]))).toBeNull()
  })

  test('§28.7.2 it attacks whoever is in its front, and never turns', () => {
    const state = hunt('lion')
    place(man(state), 0, 3, 0)
    state.step = 'engagement'
    run(state, [], [], ({ referee }) => colosseum.playStep(state, referee))
    expect(state.fight!.foes[1]!.every(({ canAttack }) => !canAttack)).toBe(true)
    expect(beastIn(state).facing).toBe(0)
    expect(state.fight!.foes[0]).toMatchObject([{ advantage: 3, canAttack: true }])
  })

  test('V72 §28.7.3.2 a parry meets its fore legs with the same dice and hide, and the weapon may be dropped', () => {
    const state = facing('bear')
    beastIn(state).CF = 4
    // One attack with 8 CF on the chest: red 4 is a parry.
    const events = run(state, [1, 2, 1, 1, 2, 5, 5, 4, 1, 1], [idle], fightOut)
    expect(events.find(({ kind }) => kind === 'attackRolled')).toMatchObject({ seat: 1, counts: 'P' })
    expect(events.find(({ kind }) => kind === 'dropChecked')).toMatchObject({ seat: 0, what: 'weapon' })
    expect(events.find(({ kind }) => kind === 'woundRolled')).toMatchObject({
      seat: 1,
      area: 4,
      armour: 3,
      total: 11,
      wounds: 2,
    })
    expect(events.find(({ kind }) => kind === 'criticalHit')).toMatchObject({ seat: 1, code: 'ST', total: 12 })
    expect(beastIn(state).ST).toBe(8)
  })
})
