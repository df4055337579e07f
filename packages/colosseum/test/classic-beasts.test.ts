import { describe, expect, test } from 'vitest'
import { sufferCritical } from '../src/09-combat/critical-hits.ts'
import { advantageOver } from '../src/09-combat/engagement.ts'
import { allocate, beginFight } from '../src/09-combat/fight.ts'
import { sufferWounds } from '../src/09-combat/wounds.ts'
import { openAreas } from '../src/28-beasts/beasts.ts'
import { moveBeasts } from '../src/28-beasts/movement.ts'
import { attackOdds, colosseum, editionOf, type GladiatorSetup, type Options, presets } from '../src/index.ts'
import { checkSetup } from '../src/match/setup-check.ts'
import type { Gladiator, State } from '../src/match/state.ts'
import type { Area } from '../src/tables/armour.ts'
import type { BeastId } from '../src/tables/beasts.ts'
import { classicBeastMoves, readClassicBeastCriticals } from '../src/tables/classic-beasts.ts'
import { allocation, at, fightOut, find, idle, kinds, nothing, optionsWith, phase, place, row, run } from './helpers.ts'
import { beastIn, classicHunt as hunt, man, put } from './hunt.ts'

const classic = presets.classic1981!

/** Red die, two white dice, and what else is thrown. */
const act = (state: State, faces: readonly number[]) => run(state, faces, [], moveBeasts)

const whereIs = ({ cell, torso, facing }: Gladiator) => ({ head: cell, rear: torso, facing })

describe('Table A', () => {
  test.each([
    ['tiger', 2, 11, 3, 16, 16, 4, 2],
    ['lion', 2, 9, 3, 14, 14, 3, 2],
    ['leopard', 3, 3, 4, 10, 10, 2, 2],
    ['bear', 1, 9, 2, 12, 18, 4, 2],
    ['wolf', 3, 1, 4, 8, 6, 1, 1],
  ] as const)('E-1 a %s', (kind, TR, ST, AG, CF, W, CN, hexes) => {
    const beast = beastIn(hunt(kind))
    expect([beast.TR, beast.ST, beast.AG, beast.CF, beast.W, beast.CN]).toEqual([TR, ST, AG, CF, W, CN])
    expect([beast.beast!.hexes, beast.hide, beast.hind]).toEqual([hexes, 0, -1])
    expect(beast.torso).toBe(hexes === 2 ? at(0, 1) : -1)
  })

  test.each([
    [{ beast: 'boar' }, {}, /one of bear, leopard, lion, tiger, wolf/],
    [{ beast: 'lion', played: 'yes' }, {}, /true/],
    [{ beast: 'lion' }, { beasts: 'off' }, /without beasts/],
  ])('E-1 %j is refused', (given, options, message) => {
    const gladiators = [
      { name: 'Felix', team: 0, style: 'myrmillo' },
      { name: 'Nero', team: 1, style: 'beast', ...given },
    ]
    expect(checkSetup({ gladiators }, optionsWith({ ...classic, ...options } as never))?.message).toMatch(message)
  })

  test('E-14 the log pad of a beast: two wounds in one area of a leopard cost two CF', () => {
    const state = hunt('leopard')
    run(state, [], [], (play) => sufferWounds(play, beastIn(state), 1, 2, 0))
    expect(beastIn(state).cfLoss[0]).toBe(2)
  })

  test('E-20 a Bestiarius is a heavy man, a Venator a light one with a spear and no shield, which is a trident', () => {
    const sheet = (style: GladiatorSetup['style'], more: Partial<GladiatorSetup> = {}) =>
      checkSetup(
        {
          gladiators: [
            { name: 'Felix', team: 0, style, ...more },
            { name: 'Nero', team: 1, style: 'beast', beast: 'lion' },
          ],
        },
        optionsWith(classic),
      )
    expect([sheet('bestiarius'), sheet('venator'), sheet('venator', { hands: ['spear'] })]).toEqual([null, null, null])
    expect(sheet('venator', { shield: 'small' })?.message).toMatch(/cannot carry a shield/)
    expect(sheet('parmularius', { hands: ['spear'] })?.rule).toBe('§21.1')
    const edition = editionOf(optionsWith(classic))
    const spear = { kind: 'spear', boxes: 0, condition: 'whole' } as const
    expect([edition.breaksAs(man(hunt('lion')), spear), edition.thrownCF(spear)]).toEqual(['trident', 5])
  })
})

describe('position', () => {
  test.each([
    [0, -1, 0, [1, 2, 4]],
    [1, -1, 1, [1, 2, 4]],
    [-1, 0, 1, [1, 2, 4]],
    [1, 0, 2, [2, 3, 4, 5]],
    [-1, 1, 2, [2, 3, 4, 5]],
    [1, 1, 2, [3, 5]],
    [-1, 2, 2, [3, 5]],
    [0, 2, 3, [3, 5]],
  ])('C-17 §28.7.1 from %i, %i the advantage over a lion is %i', (q, r, advantage, areas) => {
    const state = hunt('lion')
    place(man(state), q, r, 0)
    expect(openAreas(man(state), beastIn(state))).toEqual(areas)
    expect(advantageOver(state, man(state), beastIn(state), true)).toBe(advantage)
  })

  test('C-17 §28.7.1 a wolf is met like a man', () => {
    const state = hunt('wolf')
    place(man(state), 0, 1, 0)
    expect(openAreas(man(state), beastIn(state))).toEqual([1, 2, 3, 4, 5])
    expect(advantageOver(state, man(state), beastIn(state), true)).toBe(3)
    place(man(state), 1, -1, 0)
    expect(advantageOver(state, man(state), beastIn(state), true)).toBe(1)
  })
})

describe('Tables C and D', () => {
  test('E-4 the eleven results of the white dice', () => {
    expect(Object.values(classicBeastMoves)).toEqual('B WL X TCL CL F CR TCR X WR RS'.split(' '))
  })

  test.each([
    ['E-4 three moves forward', [3, 3, 4], [0, -3], 0],
    ['E-4 a red 6 holds it', [6, 3, 4], [0, 0], 0],
    ['E-4 a white 4 is a pause', [5, 2, 2], [0, 0], 0],
    ['E-4 a white 10 is a pause', [5, 5, 5], [0, 0], 0],
    ['E-6 tight circle left, two moves', [2, 1, 4], [-2, 1], 4],
    ['E-6 tight circle right, three moves', [3, 4, 5], [2, 0], 3],
    ['E-7 circle left, two moves: turn, forward', [2, 1, 5], [-2, 0], 5],
    ['E-7 circle right, three moves: turn, forward, turn', [3, 2, 6], [3, -2], 2],
    ['E-9 a white 2 is one hex back, whatever the red die', [6, 1, 1], [0, 1], 0],
  ] as const)('%s', (_, faces, [q, r], facing) => {
    const state = hunt('lion')
    const events = act(state, faces)
    expect(beastIn(state)).toMatchObject({ cell: at(q, r), facing })
    expect(find(events, 'movementRolled')).toMatchObject({ red: faces[0], white: faces[1] + faces[2], rule: '§28.5' })
    const back = [
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
      [1, 0],
    ][facing]!
    expect(beastIn(state).torso).toBe(at(q + back[0]!, r + back[1]!))
  })

  test('E-5 a whirl turns the head about the hind part, a hexside for each move', () => {
    const state = hunt('lion')
    act(state, [2, 1, 2])
    expect(whereIs(beastIn(state))).toEqual({ head: at(-1, 2), rear: at(0, 1), facing: 4 })
    expect(beastIn(state).now.moved).toBe(2)
    act(state, [3, 5, 6])
    expect(whereIs(beastIn(state))).toEqual({ head: at(1, 0), rear: at(0, 1), facing: 1 })
  })

  test('E-5 a wolf whirls on the spot', () => {
    const state = hunt('wolf')
    act(state, [4, 5, 6])
    expect(whereIs(beastIn(state))).toEqual({ head: at(0, 0), rear: -1, facing: 4 })
    expect(beastIn(state).now.moved).toBe(0)
  })

  test('E-5 a wall ends a whirl', () => {
    const state = hunt('lion')
    put(state, 8, -4, 3)
    act(state, [3, 1, 2])
    expect(beastIn(state)).toMatchObject({ cell: at(8, -4), facing: 3 })
  })

  test('E-8 as soon as it faces him along a hex row it makes straight for him', () => {
    const state = hunt('lion')
    place(man(state), 5, -4, 3)
    // One hexside to the right brings him into the row: three moves are left.
    act(state, [4, 5, 6])
    expect(beastIn(state)).toMatchObject({ cell: at(4, -3), facing: 1 })
  })

  test('E-10 a rush goes six hexes on the shortest way, whatever the red die', () => {
    const state = hunt('lion')
    place(man(state), 0, -8, 3)
    act(state, [6, 6, 6])
    expect(beastIn(state)).toMatchObject({ cell: at(0, -6), facing: 0 })
    expect(beastIn(state).now.moved).toBe(6)
  })

  test('E-10 of equal ways it takes the one to the best advantage', () => {
    const state = hunt('lion')
    // South and south-west of him are two hexes away; he faces north, so that south is straight behind him.
    place(man(state), 2, -3, 0)
    const events = act(state, [1, 6, 6, 4, 1, 1, 1, 1, 6])
    expect(find(events, 'impactRolled')).toMatchObject({ seat: 1, total: 4 + 3 + 6 + 3 })
    expect(whereIs(beastIn(state))).toEqual({ head: at(2, -3), rear: at(2, -2), facing: 0 })
  })

  test('E-10 §16.2 of one on the ground the nearest hex is enough: his torso', () => {
    const state = hunt('lion')
    place(man(state), 0, -4, 3)
    Object.assign(man(state), { posture: 'prone', isFaceDown: true, torso: at(0, -3) })
    act(state, [1, 6, 6, 6, 1, 1, 1, 1])
    expect(beastIn(state)).toMatchObject({ cell: at(0, -3), facing: 0 })
    expect(beastIn(state).now.moved).toBe(3)
  })

  test('C-20 every wolf rolls for itself', () => {
    const state = hunt('wolf')
    state.gladiators.push({ ...beastIn(state), seat: 2, beast: { ...beastIn(state).beast! }, cell: at(-4, 4) })
    const events = act(state, [1, 1, 3, 4, 5, 2, 2])
    expect(events.filter(({ kind }) => kind === 'movementRolled')).toMatchObject([{ move: 'F' }, { move: 'X' }])
  })

  test('E-3 C-21 men plot first, then it moves, in every phase; a bear stays down', () => {
    const state = hunt('bear')
    state.step = 'movement'
    const events = run(state, [2, 3, 4], ['X'], ({ referee }) => colosseum.playStep(state, referee))
    expect(beastIn(state)).toMatchObject({ cell: at(0, -2), torso: at(0, -1), beast: { isReared: false } })
    expect(kinds(events)).not.toContain('beastReared')
    expect(beastIn(state).rate).toBe(8)
  })

  test('E-4 what the dice said is narrated', () => {
    const state = hunt('lion')
    expect(colosseum.narrate(act(state, [3, 2, 4])[0]!, ['Felix', 'Nero'])).toBe(
      'Nero circles to the left, 3 moves (red 3, white 6).',
    )
    expect(colosseum.narrate(act(state, [6, 2, 4])[0]!, ['Felix', 'Nero'])).toBe(
      'Nero holds where it is (red 6, white 6).',
    )
  })
})

describe('walls', () => {
  test('E-2 a hunt is held between walls', () => {
    expect(hunt('lion').arena.walls).toHaveLength(4)
  })

  test.each([
    ['C-16 E-2 along the wall on 1 to 4, to the side of the smaller turn', [8, -6], 1, [1], [8, -9], 0],
    ['C-16 E-2 along the wall the other way', [8, -6], 2, [4], [8, -3], 3],
    ['C-16 E-2 it rebounds at the mirror angle on 5 and 6', [8, -6], 1, [5], [5, -6], 5],
    ['C-16 E-2 and from the same wall the other way', [8, -6], 2, [6], [5, -3], 4],
  ] as const)('%s', (_, [q, r], facing, dice, end, faces) => {
    const state = hunt('lion')
    place(man(state), -7, 5, 0)
    put(state, q, r, facing)
    const events = act(state, [3, 3, 4, ...dice])
    expect(beastIn(state)).toMatchObject({ cell: at(end[0], end[1]), facing: faces })
    expect(find(events, 'beastAtWall')).toMatchObject({ rebounds: dice[0] > 4 })
  })

  test.each([
    ['odd left', 3, 4],
    ['even right', 2, 2],
  ] as const)('C-16 E-2 head on a die says which way: %s', (_, die, facing) => {
    const state = hunt('lion')
    place(man(state), -7, 8, 0)
    put(state, 0, -8, 0)
    act(state, [1, 3, 4, 5, die])
    expect(beastIn(state).facing).toBe(facing)
    put(state, 0, -8, 0)
    const events = act(state, [1, 3, 4, 1, die])
    expect(find(events, 'beastAtWall').rebounds).toBe(false)
    expect(beastIn(state).facing).toBe(facing)
  })

  test('C-16 E-2 along the zigzag of a wall it keeps to the wall', () => {
    const state = hunt('lion')
    place(man(state), -7, 8, 0)
    put(state, 0, -8, 1)
    act(state, [4, 3, 4, 1])
    const { cell } = beastIn(state)
    expect(cell).toBe(at(4, -10))
  })

  test('E-9 a wall behind lets it stand', () => {
    const state = hunt('lion')
    put(state, 0, 6, 0)
    act(state, [3, 1, 1])
    expect(beastIn(state).cell).toBe(at(0, 6))
  })
})

describe('collisions', () => {
  const impacts = (events: readonly { readonly kind: string }[]) => events.filter(({ kind }) => kind === 'impactRolled')

  test.each([
    ['from straight ahead of him', 3, 13],
    ['from behind him', 0, 16],
  ] as const)('V1981.31 C-15 §28.6 a lion enters three hexes, the third his, %s', (_, facing, total) => {
    const state = hunt('lion')
    place(man(state), 0, -3, facing)
    // Impact 4 and 1; pushed straight on; stun, and his Stumble check.
    const events = act(state, [5, 3, 4, 4, 1, 1, 1, 1, 6])
    expect(impacts(events)[0]).toMatchObject({ seat: 1, total })
    expect(beastIn(state)).toMatchObject({ cell: at(0, -3), torso: at(0, -2) })
    expect(man(state).cell).toBe(at(0, -4))
  })

  test('E-11 C-15 his impact is that of section 4: a heavy shield, his ratings and his place', () => {
    const state = hunt('tiger')
    place(man(state), 0, -1, 3)
    Object.assign(man(state).now, { forward: 1, moved: 1 })
    const events = act(state, [1, 3, 4, 1, 3, 1, 1])
    // Die 3, medium 1, large shield 2, a hex straight forward 2, ST and AG 1 each.
    expect(impacts(events)).toMatchObject([
      { seat: 1, total: 1 + 4 + 2 },
      { seat: 0, total: 10 },
    ])
  })

  test('E-11 he is met even where it only passes, and its excess does not count', () => {
    const state = hunt('leopard')
    place(man(state), 0, -1, 3)
    const events = act(state, [5, 3, 4, 6, 1, 1, 1, 1, 6])
    expect(impacts(events)[0]).toMatchObject({ total: 6 + 1 + 2 })
  })

  test('E-11 A-5 it does not matter that he has turned: they never move together', () => {
    const state = hunt('lion')
    place(man(state), 0, -1, 0)
    man(state).now.turned = 1
    const events = act(state, [1, 3, 4, 4, 1, 1, 1, 1, 6])
    expect(impacts(events)[0]).toMatchObject({ total: 4 + 3 + 2 + 3 })
  })

  test('E-11 pushed against a wall he is killed', () => {
    const state = hunt('lion')
    put(state, 0, -6, 0)
    place(man(state), 0, -8, 3)
    // The die for the way shows north: the wall.
    const events = act(state, [2, 3, 4, 6, 1, 1])
    expect(man(state).out).toBe('killed')
    expect(find(events, 'hitObstacle')).toMatchObject({ what: 'wall', pushed: true, rule: '§28.6' })
    expect(beastIn(state)).toMatchObject({ cell: at(0, -8), kills: 1 })
  })

  test('E-9 E-11 it may back into him: its head comes to the hex of its hind part', () => {
    const state = hunt('lion')
    place(man(state), 0, 2, 3)
    const events = act(state, [1, 1, 1, 6, 1, 1, 1, 1, 6])
    expect(impacts(events)[0]).toMatchObject({ total: 6 + 3 + 2 + 3 })
    expect(whereIs(beastIn(state))).toEqual({ head: at(0, 1), rear: at(0, 2), facing: 0 })
    expect(man(state).cell).toBe(at(0, 3))
  })

  test('E-9 E-11 and is thrown back', () => {
    const state = hunt('lion')
    place(man(state), 0, 2, 0)
    act(state, [1, 1, 1, 1, 6, 1, 1])
    expect(whereIs(beastIn(state))).toEqual({ head: at(0, 0), rear: at(0, 1), facing: 0 })
    expect(beastIn(state).stun).toBeGreaterThan(0)
  })

  test('E-5 E-11 a whirl that is lost leaves it as it was', () => {
    const state = hunt('lion')
    place(man(state), 1, 0, 5)
    act(state, [3, 5, 6, 1, 6, 1, 1])
    expect(whereIs(beastIn(state))).toEqual({ head: at(0, 0), rear: at(0, 1), facing: 0 })
  })

  test('E-13 the last row of the stun column throws it over: it lies, gets up in the next phase and does no more', () => {
    const state = hunt('wolf')
    place(man(state), 0, -1, 3)
    man(state).ST = 16
    const events = act(state, [1, 3, 4, 1, 6, 1, 1])
    expect(kinds(events)).toContain('fellProne')
    expect(beastIn(state).posture).toBe('prone')
    expect(kinds(events)).not.toContain('weaponDropped')
    Object.assign(beastIn(state), { stun: 0, isUnconscious: false })
    expect(advantageOver(state, man(state), beastIn(state), true)).toBe(4)
    place(man(state), 7, -6, 3)
    state.step = 'beginning'
    const next = phase(state, [], ['X', nothing])
    expect(next.filter(({ kind }) => kind === 'stoodUp')).toHaveLength(1)
    expect(kinds(next)).not.toContain('movementRolled')
    expect(beastIn(state).posture).toBe('standing')
  })
})

describe('combat', () => {
  /** Felix straight before its head. */
  function close(beast: BeastId, more: Partial<Options> = {}): State {
    const state = hunt(beast, more)
    place(man(state), 0, -1, 3)
    return state
  }
  const fight = (state: State, faces: readonly number[], own: unknown = idle) => run(state, faces, [own], fightOut)
  /** Up to the allocations. */
  const allot = (state: State, faces: readonly number[], own: unknown = idle) =>
    run(state, faces, [own], (play) => {
      beginFight(play)
      allocate(play)
    })

  test('V1981.27 E-12 §28.7.3 a tiger, die 5, areas 2, 2 and 5: 6, 5 and 5 on chest, groin and legs', () => {
    const events = allot(close('tiger'), [5, 2, 2, 5])
    expect(find(events, 'attacksRevealed').rows).toMatchObject([
      { area: 2, cf: 6 },
      { area: 3, cf: 5 },
      { area: 5, cf: 5 },
    ])
  })

  test('V1981.28 E-12 §28.7.3 a wolf, die 2, areas 6 and 4: one attack of 8 on the arms', () => {
    const events = allot(close('wolf'), [2, 6, 4])
    expect(find(events, 'attacksRevealed').rows).toMatchObject([{ area: 4, cf: 8, means: 'body' }])
  })

  test('E-12 what comes to the legs stays there as one attack, in the place of the first', () => {
    const events = allot(close('lion'), [6, 5, 4, 4])
    expect(find(events, 'attacksRevealed').rows).toMatchObject([
      { area: 5, cf: 6 + 4 },
      { area: 4, cf: 4 },
    ])
  })

  test('E-12 it strikes at nobody outside its three front hexes, and does not turn', () => {
    const state = close('lion')
    place(man(state), 1, 0, 5)
    const events = allot(state, [], allocation([row(1, 2, 6)]))
    expect(kinds(events)).not.toContain('turnedToFace')
    expect(events.filter(({ kind }) => kind === 'attacksRevealed')).toMatchObject([{ seat: 0 }])
  })

  test.each([
    ['S*', [4, 3, 3, 1, 1, 1], 'H'],
    ['P', [4, 4, 3, 1, 1, 1], 'H'],
    ['--', [2, 2, 2], '--'],
  ] as const)('V1981.29 E-12 §28.7.3.1 %s against a lion', (result, faces, counts) => {
    const state = close('lion')
    // Beside it, where it does not strike.
    place(man(state), 1, 0, 5)
    const events = fight(state, faces, allocation([row(1, 2, 1)]))
    expect(find(events, 'attackRolled')).toMatchObject({ result, counts })
  })

  test('E-12 §28.7.3.2 a parry wounds its forelegs and his weapon may be dropped', () => {
    const state = close('wolf')
    // 8 on the chest: three above the last column, and 4 makes 7, a parry. Then the drop, and the wound of its forelegs.
    const events = fight(state, [1, 2, 1, 1, 2, 6, 6, 6, 4, 4, 4, 3, 3])
    expect(find(events, 'attackRolled').counts).toBe('P')
    expect(find(events, 'dropChecked')).toMatchObject({ seat: 0, what: 'weapon' })
    expect(find(events, 'woundRolled')).toMatchObject({ seat: 1, area: 4 })
  })

  test('V1981.30 E-14 §28.7.5 groin, two wounds, dice 9: doubled', () => {
    const state = close('lion')
    place(man(state), 1, 0, 5)
    // Six CF are one above the last column: 9 makes 10, a hit; 11 on the wound column.
    const events = fight(state, [3, 3, 3, 4, 4, 3, 5, 4], allocation([row(1, 3, 6)]))
    expect(find(events, 'criticalHit')).toMatchObject({ seat: 1, area: 3, code: '2x' })
    expect(beastIn(state).wounds[2]).toBe(4)
  })

  test.each([
    ['2S', [3, 4, 5, 5], { stun: 7 - 3 + 10 - 3 }],
    ['ST&AG', [], { ST: 8, AG: 2 }],
    ['1&AG', [], { AG: 2, ST: 9 }],
    ['1&LMP', [], { limp: 1, turnRate: 7 }],
  ] as const)('E-14 §28.7.5 what %s does to a lion', (code, faces, expected) => {
    const state = close('lion')
    run(state, faces, [], (play) => sufferCritical(play, beastIn(state), 4, code, 0))
    expect(beastIn(state)).toMatchObject(expected)
  })

  test('E-14 C-10 a beast is neither heavy nor light when it tires', () => {
    const state = hunt('lion')
    const { enduranceLoss } = editionOf(state.options)
    expect([4, 5, 6].map((die) => enduranceLoss(state, beastIn(state), 4, die))).toEqual([0, 1, 2])
  })

  test('E-14 §28.7.5 Table H', () => {
    const rows = ([1, 2, 3, 4, 5] as Area[]).map((area) =>
      [6, 7, 8, 9, 10, 11, 12, 13, 14].map((total) => readClassicBeastCriticals(area, total)).join(' '),
    )
    expect(rows).toEqual([
      '-- 1 1 V S 2S 2x 3x K',
      '-- -- 1 1 1 1 ST 2x K',
      '-- 1 1 ST 2x 2x 2x 3x K',
      '-- -- 1 1 ST&AG ST&AG 1&AG 1&LMP 2x',
      '-- -- 1 1 ST AG LMP LMP 2x',
    ])
  })

  test('E-12 E-14 the odds of an attack on it are those of the tables', () => {
    const sums = (dice: number): number[] =>
      dice === 0 ? [0] : sums(dice - 1).flatMap((sum) => [1, 2, 3, 4, 5, 6].map((face) => sum + face))
    // Six CF are one above the last column: all of it hits, from 12 on the better.
    const bonuses = sums(3).map((red) => Math.max(0, red + 1 - 11))
    let both = 0
    for (const bonus of bonuses) {
      for (const dice of sums(3)) {
        const wounds = dice + bonus >= 19 ? 0 : Math.max(0, [0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7][dice + bonus - 8] ?? 0)
        const share = sums(2).filter((two) => two + wounds - 1 === 10 || two + wounds - 1 === 11).length / 36
        if (wounds > 0) both += share / 216 / 216
      }
    }
    const query = { attackCF: 6, defenceCF: 0, area: 4, armour: '-', hide: 0, edition: 'classic1981' } as const
    expect(attackOdds(query).critical['ST&AG']).toBeCloseTo(both, 12)
  })
})
