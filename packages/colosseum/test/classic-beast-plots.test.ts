import { describe, expect, test } from 'vitest'
import { legalPlots } from '../src/06-movement/legal-plots.ts'
import { allocate, beginFight } from '../src/09-combat/fight.ts'
import { openAreas } from '../src/28-beasts/beasts.ts'
import { colosseum, manifest, type Options } from '../src/index.ts'
import type { Allocation, QuestionOf } from '../src/match/questions.ts'
import type { Gladiator, State } from '../src/match/state.ts'
import type { BeastId } from '../src/tables/beasts.ts'
import { allocation, at, find, idle, kinds, place, row, run } from './helpers.ts'
import { beastIn, classicHunt, man, put } from './hunt.ts'

/** The beast is played by somebody. */
const hunt = (beast: BeastId, options: Partial<Options> = {}) => classicHunt(beast, options, true)

/** The step of movement with the plots of both, and what is asked besides. */
function move(state: State, faces: readonly number[], ...plots: readonly unknown[]) {
  state.step = 'movement'
  return run(state, faces, plots, ({ referee }) => colosseum.playStep(state, referee))
}

const whereIs = ({ cell, torso, facing }: Gladiator) => ({ head: cell, rear: torso, facing })
const impacts = (events: readonly { readonly kind: string }[]) => events.filter(({ kind }) => kind === 'impactRolled')

describe('Table I', () => {
  test('E-15 up to four of F and FL, or of F and FR, in any order', () => {
    const plots = legalPlots(hunt('lion'), beastIn(hunt('lion')))
    expect(plots).toHaveLength(56 + 4)
    for (const text of ['F', 'F F F F', 'FL F FL F', 'F FR FR', 'X', 'B', '(R)', '(L)']) expect(plots).toContain(text)
    for (const text of ['FL FR', 'F F F F F', 'UP', 'SFL', 'C']) expect(plots).not.toContain(text)
  })

  test.each([
    ['tiger', 6],
    ['lion', 6],
    ['leopard', 8],
    ['bear', 5],
    ['wolf', 8],
  ] as const)('E-15 a %s that is played has %i moving phases', (kind, speed) => {
    const state = hunt(kind)
    const beast = beastIn(state)
    expect(beast.turnRate).toBe(speed)
    beast.movesUsed = speed
    expect(legalPlots(state, beast)).toEqual(['X'])
  })

  test.each([
    ['F F', [0, -2], [0, -1], 0],
    ['FL', [-1, 0], [0, 0], 5],
    ['FR F FR', [3, -2], [2, -2], 2],
    ['B', [0, 1], [0, 2], 0],
    ['(R)', [0, 2], [0, 1], 3],
    ['(L)', [0, 2], [0, 1], 3],
  ] as const)('E-15 E-16 %s', (plot, head, rear, facing) => {
    const state = hunt('lion')
    const events = move(state, [], 'X', plot)
    expect(whereIs(beastIn(state))).toEqual({ head: at(head[0], head[1]), rear: at(rear[0], rear[1]), facing })
    expect(events.find((event) => event.kind === 'plotRevealed' && event.seat === 1)).toMatchObject({ plot })
    expect(beastIn(state).movesUsed).toBe(1)
  })

  test('E-16 a wolf turns about on the spot', () => {
    const state = hunt('wolf')
    expect(legalPlots(state, beastIn(state))).toContain('(RRR)')
    expect(legalPlots(state, beastIn(state))).not.toContain('(R)')
    move(state, [], 'X', '(RRR)')
    expect(whereIs(beastIn(state))).toEqual({ head: at(0, 0), rear: -1, facing: 3 })
  })

  test('E-16 §28.2 one whose hind part has no room whirls on the spot', () => {
    for (const kind of ['lion', 'bear'] as const) {
      const state = hunt(kind)
      state.arena.obstacles.push({ cell: at(0, 1), terrain: 'pillar' })
      put(state, 0, 0, 0)
      const plots = legalPlots(state, beastIn(state))
      expect(plots.filter((text) => text.startsWith('('))).toEqual(['(RRR)'])
      expect(plots.includes('UP')).toBe(kind === 'bear')
      move(state, [], 'X', '(RRR)')
      expect(whereIs(beastIn(state))).toEqual({ head: at(0, 0), rear: at(0, -1), facing: 3 })
    }
  })

  test('E-15 §28.2 one whose hind part has no room backs up with its head', () => {
    const state = hunt('lion')
    state.arena.obstacles.push({ cell: at(0, 1), terrain: 'pillar' })
    put(state, 0, 0, 0)
    move(state, [], 'X', 'B')
    expect(beastIn(state).cell).toBe(at(0, 0))
    // At the edge: all are moved away from it, and it goes back one hex.
    const edge = hunt('lion')
    put(edge, -8, 4, 2)
    expect(beastIn(edge).torso).toBe(-1)
    place(man(edge), 6, -4, 0)
    move(edge, [], 'X', 'B')
    expect(beastIn(edge)).toMatchObject({ cell: at(-7, 3), now: { backward: 1 } })
  })

  test('E-2 E-15 it has a seat that is asked, and no walls of its own', () => {
    const state = hunt('lion')
    expect(manifest.seats!(state).map(({ isPlayed }) => isPlayed)).toEqual([true, true])
    expect(state.arena.walls).toEqual([])
    expect(hunt('lion', { mapEdge: 'walls' }).arena.walls).toHaveLength(4)
  })
})

describe('bears', () => {
  test.each([
    ['UP', [0, 1], 0],
    ['UP 1', [-1, 1], 5],
    ['UP 2', [0, 0], 0],
    ['UP 3', [1, 0], 1],
    ['UP(L)', [0, 1], 5],
    ['UP(R)', [0, 1], 1],
  ] as const)('E-17 %s: it rises on the hex of its hind part', (plot, [q, r], facing) => {
    const state = hunt('bear')
    const events = move(state, [], 'X', plot)
    expect(whereIs(beastIn(state))).toEqual({ head: at(q, r), rear: -1, facing })
    expect(beastIn(state).beast).toMatchObject({ isReared: true, hexes: 1 })
    expect(find(events, 'beastReared')).toMatchObject({ isUp: true, rule: '§28.7.4' })
    expect(colosseum.narrate(find(events, 'beastReared'), ['Felix', 'Nero'])).toBe('Nero rises on its hind legs.')
  })

  test('E-17 E-15 on its hind legs it goes on by the same signs, and drops down over the hex before it', () => {
    const state = hunt('bear')
    move(state, [], 'X', 'UP')
    expect(legalPlots(state, beastIn(state))).toEqual(['X', 'UP 1', 'UP 2', 'UP 3', 'UP(L)', 'UP(R)', 'DOWN'])
    move(state, [], 'X', 'UP 3')
    expect(whereIs(beastIn(state))).toEqual({ head: at(1, 0), rear: -1, facing: 1 })
    move(state, [], 'X', 'DOWN')
    expect(whereIs(beastIn(state))).toEqual({ head: at(2, -1), rear: at(1, 0), facing: 1 })
    expect(beastIn(state).beast).toMatchObject({ isReared: false, hexes: 2 })
  })

  test('E-17 before a wall it cannot drop down', () => {
    const state = hunt('bear', { mapEdge: 'walls' })
    put(state, 0, -7, 0)
    move(state, [], 'X', 'UP 2')
    put(state, 0, -8, 0)
    expect(legalPlots(state, beastIn(state))).not.toContain('DOWN')
  })

  test('E-17 thrown back as it drops down it stays on its hind legs', () => {
    const state = hunt('bear')
    move(state, [], 'X', 'UP 2')
    beastIn(state).now.startCell = at(0, 0)
    place(man(state), 0, -1, 3)
    man(state).ST = 9
    move(state, [1, 6, 1, 1], 'X', 'DOWN')
    expect(whereIs(beastIn(state))).toEqual({ head: at(0, 0), rear: -1, facing: 0 })
    expect(beastIn(state).beast).toMatchObject({ isReared: true, hexes: 1 })
  })

  test('E-17 C-17 it is met like a man, has four CF more and strikes head, chest and arms', () => {
    const state = hunt('bear')
    move(state, [], 'X', 'UP')
    place(man(state), 0, 0, 3)
    expect(openAreas(man(state), beastIn(state))).toEqual([1, 2, 3, 4, 5])
    expect(openAreas(beastIn(state), man(state))).toEqual([1, 2, 4])
    const asked: Allocation = { ...allocation([]), attacks: [bite(1, 8), bite(2, 8)] }
    const events = run(state, [], [idle, asked], (play) => {
      beginFight(play)
      expect(colosseum.check(state, questionIn(state), asked)).toBeNull()
      allocate(play)
    })
    expect(find(events, 'attacksRevealed').rows.map(({ cf }) => cf)).toEqual([8, 8])
  })
})

const bite = (area: number, cf: number) => row(0, area, cf, { means: 'body' })

/** What the beast is asked in the fight. */
function questionIn(state: State): QuestionOf<'allocate'> {
  const foes = state.fight!.foes[1]!
  const { CF, beast } = beastIn(state)
  return { kind: 'allocate', seat: 1, rule: '§9.3', base: CF + (beast!.isReared ? 4 : 0), canDefend: false, foes }
}

describe('movement together with men', () => {
  test('E-18 A-5 both come into one hex: neither has an advantage, and who plays it says where the man goes', () => {
    const state = hunt('lion')
    place(man(state), 0, -3, 3)
    const events = move(state, [4, 1, 1, 1, 6], 'F', 'F F', 5)
    expect(impacts(events)).toHaveLength(2)
    expect(impacts(events).find((event) => 'seat' in event && event.seat === 1)).toMatchObject({ total: 4 + 3 + 4 })
    expect(whereIs(beastIn(state))).toEqual({ head: at(0, -2), rear: at(0, -1), facing: 0 })
    expect(man(state).cell).toBe(at(-1, -2))
  })

  test('E-18 one who stands still can be taken at a disadvantage', () => {
    const state = hunt('lion')
    place(man(state), 0, -2, 0)
    const events = move(state, [4, 1, 1, 1, 6], 'X', 'F F', 0)
    expect(impacts(events)[0]).toMatchObject({ seat: 1, total: 4 + 3 + 4 + 3 })
  })

  test('E-18 they pass each other as men do', () => {
    const state = hunt('lion')
    place(man(state), 0, -1, 1)
    expect(kinds(move(state, [], 'F', 'F F'))).not.toContain('collided')
  })

  test('E-18 who comes to stand where its hind part has come to stand is thrown back', () => {
    const state = hunt('lion')
    // It ends with its hind part in (0, -1), which he enters with his second step.
    place(man(state), 2, -3, 4)
    const events = move(state, [1, 6, 1, 1, 6], 'F(Q)', 'F F')
    expect(find(events, 'collided')).toMatchObject({ cell: at(0, -1) })
    expect(whereIs(beastIn(state))).toEqual({ head: at(0, -2), rear: at(0, -1), facing: 0 })
    expect(man(state).cell).toBe(at(1, -2))
  })

  test('E-16 E-18 a whirl ends with a collision', () => {
    const state = hunt('lion')
    place(man(state), 1, 1, 3)
    const events = move(state, [6, 1, 1, 1, 6], 'X', '(R)', 2)
    expect(find(events, 'collided')).toMatchObject({ cell: at(1, 1) })
    expect(whereIs(beastIn(state))).toEqual({ head: at(1, 1), rear: at(0, 1), facing: 2 })
  })

  test('E-16 E-18 a whirl that is lost stops where it was', () => {
    const state = hunt('lion')
    place(man(state), 1, 1, 0)
    man(state).ST = 9
    move(state, [1, 6, 1, 1], 'X', '(R)')
    expect(whereIs(beastIn(state))).toEqual({ head: at(1, 0), rear: at(0, 1), facing: 1 })
  })

  test('E-16 E-18 who runs into the hind part of one that whirls ends the whirl where its head has come', () => {
    const state = hunt('lion')
    // He enters the hex on which it turns, from the south.
    place(man(state), 0, 2, 0)
    move(state, [1, 6, 1, 1, 6], 'F', '(R)')
    expect(whereIs(beastIn(state))).toEqual({ head: at(1, 0), rear: at(0, 1), facing: 1 })
    expect(man(state).cell).toBe(at(0, 2))
  })

  test('E-18 it may back into a man', () => {
    const state = hunt('lion')
    place(man(state), 0, 2, 3)
    move(state, [6, 1, 1, 1, 6], 'X', 'B', 3)
    expect(whereIs(beastIn(state))).toEqual({ head: at(0, 1), rear: at(0, 2), facing: 0 })
    expect(man(state).cell).toBe(at(0, 3))
  })

  test('E-11 E-18 who plays it may push a man against a wall, and kills him', () => {
    const state = hunt('lion', { mapEdge: 'walls' })
    put(state, 0, -7, 0)
    place(man(state), 0, -8, 3)
    move(state, [6, 1], 'X', 'F', 0)
    expect(man(state).out).toBe('killed')
  })

  test('E-18 two beasts never collide: one stops', () => {
    const state = hunt('lion')
    const other = { ...beastIn(state), seat: 2, team: 0, beast: { ...beastIn(state).beast! } }
    state.gladiators.push({
      ...other,
      now: { ...other.now, entered: [] },
      cell: at(0, -3),
      facing: 3,
      torso: at(0, -4),
    })
    const events = move(state, [], 'X', 'F F F', 'F F F')
    expect(kinds(events)).not.toContain('collided')
    const cells = state.gladiators.flatMap(({ cell, torso }) => [cell, torso]).filter((cell) => cell >= 0)
    expect(new Set(cells).size).toBe(cells.length)
  })

  test('E-18 §7.2.1 stopped by another beast it looks where it would have gone', () => {
    const state = hunt('lion')
    const other = { ...beastIn(state), seat: 2, team: 0, beast: { ...beastIn(state).beast! }, torso: at(2, -1) }
    state.gladiators.push({ ...other, now: { ...other.now, entered: [] }, cell: at(1, -1), facing: 4 })
    move(state, [], 'X', 'FR', 'X')
    expect(beastIn(state)).toMatchObject({ cell: at(0, 0), facing: 1 })
  })

  test('E-18 §7.7 where its way leads on over the edge its hind part has not come to stand', () => {
    const state = hunt('tiger')
    Object.assign(beastIn(state), { cell: 261, torso: 244, facing: 3 })
    Object.assign(man(state), { cell: 262, facing: 5 })
    const events = move(state, [], 'F', 'FR F')
    expect(kinds(events)).toContain('boardShifted')
    expect(kinds(events)).not.toContain('collided')
  })

  test('E-15 B-17 its turns are part of its steps: none softens a collision', () => {
    const state = hunt('lion', { collisionFacing: 'on' })
    place(man(state), 1, -3, 4)
    move(state, [6, 1, 1, 1, 6], 'F', 'F F FR', 0)
    expect(whereIs(beastIn(state))).toEqual({ head: at(0, -2), rear: at(0, -1), facing: 0 })
  })

  test.each([
    ['C-16 E-18 along a wall', [1], [8, -9], 0],
    ['C-16 E-18 away from a wall', [6], [5, -6], 5],
  ] as const)('%s goes the rest of its plot', (_, die, [q, r], facing) => {
    const state = hunt('lion', { mapEdge: 'walls' })
    place(man(state), -7, 5, 0)
    put(state, 8, -6, 1)
    const events = move(state, die, 'X', 'F F F')
    expect(whereIs(beastIn(state))).toMatchObject({ head: at(q, r), facing })
    expect(find(events, 'beastAtWall').rule).toBe('§28.5')
  })

  test('E-13 one that was thrown over gets up and is not asked', () => {
    const state = hunt('lion')
    beastIn(state).posture = 'prone'
    const events = move(state, [], 'X')
    expect(beastIn(state)).toMatchObject({ posture: 'standing', cell: at(0, 0) })
    expect(kinds(events)).toContain('stoodUp')
  })
})

describe('its CF', () => {
  function engaged(): State {
    const state = hunt('lion')
    place(man(state), 0, -1, 3)
    run(state, [], [], beginFight)
    return state
  }

  test.each([
    ['all in two attacks', [bite(1, 7), bite(2, 7)], {}, null],
    ['more than half in one', [bite(1, 8), bite(2, 6)], {}, /at most 7/],
    ['one area twice', [bite(1, 7), bite(1, 7)], {}, /attacked once/],
    ['something held back', [bite(1, 7), bite(2, 6)], {}, /all its CF/],
    ['something for defence', [bite(1, 7), bite(2, 6)], { defence: [1, 0, 0, 0, 0] }, /never defends/],
    ['a weapon', [row(0, 1, 7), bite(2, 7)], {}, /reach him with that/],
  ] as const)('E-19 §28.7.3 %s', (_, attacks, more, message) => {
    const state = engaged()
    const refusal = colosseum.check(state, questionIn(state), { ...allocation([...attacks]), ...more })
    if (message === null) expect(refusal).toBeNull()
    else expect(refusal?.message).toMatch(message)
  })

  test('E-19 what is listed takes all of them, on every number of areas that half of them allows', () => {
    const state = engaged()
    const list = colosseum.legal(state, questionIn(state)) as Allocation[]
    expect(new Set(list.map(({ attacks }) => attacks.length))).toEqual(new Set([2, 3, 4, 5]))
    for (const { attacks } of list) expect(attacks.reduce((sum, { cf }) => sum + cf, 0)).toBe(14)
    for (const one of list) expect(colosseum.check(state, questionIn(state), one)).toBeNull()
  })

  test('E-19 the odds of its attack can be seen beforehand', () => {
    const state = engaged()
    const seen = colosseum.preview(state, questionIn(state), allocation([bite(1, 7), bite(2, 7)]))
    expect(seen?.title).toBe('Strike at the head of Felix')
    expect(seen?.odds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })
})
