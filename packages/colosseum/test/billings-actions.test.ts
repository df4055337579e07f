import { describe, expect, test } from 'vitest'
import { legalPlots, readPlotOf } from '../src/06-movement/legal-plots.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { fly, release } from '../src/13-condition/throwing.ts'
import { type Options, presets } from '../src/index.ts'
import { editionOf } from '../src/match/edition.ts'
import { newItem } from '../src/match/state.ts'
import { at, duel, find, place, run } from './helpers.ts'

const classic = presets.classic1981 as Partial<Options>
const quick = { ...classic, quickSidesteps: 'on' } as Partial<Options>

describe('quick moves', () => {
  test('B-10 §7.3 about-faces, and turns before and after a quick move', () => {
    const state = duel({}, {}, quick)
    const who = state.gladiators[0]!
    for (const plot of ['F(AR)', '(AL)B', 'X(AL)', 'R(AR)', '(R)F(RQ)(L)', 'SFL(QB)(AR)', 'SBR(QF)']) {
      expect(legalPlots(state, who)).toContain(plot)
      expect(legalPlots(duel({}, {}, classic), who)).not.toContain(plot)
    }
    for (const plot of ['F(QF)', 'SFR(RQ)', 'X(Q)', 'C(R)']) expect(legalPlots(state, who)).not.toContain(plot)
  })

  test('B-10 §7.3 every hex within two can be reached', () => {
    const back = ['B', 'B(Q)', 'B(RQ)', 'B(LQ)', 'SBR', 'SBL', 'SBR(Q)', 'SBL(Q)']
    const onward = ['F', 'F(Q)', 'F(RQ)', 'F(LQ)', 'SFR', 'SFL', 'SFR(Q)', 'SFL(Q)']
    // The hexes straight to the sides need a turn first.
    const aside = ['(R)F(RQ)', '(L)F(LQ)']
    expect(new Set([...back, ...onward, ...aside].map((plot) => ends(plot).cell)).size).toBe(18)
    expect([ends('SFR(QB)').cell, ends('SBR(QF)').cell]).toEqual([at(1, 0), at(1, -1)])
  })

  test('B-10 §7.3 an about-face is three turns', () => {
    expect(ends('(R)F(RQ)(AL)')).toEqual({ cell: at(2, -1), facing: 4 })
    expect(ends('X(AR)').facing).toBe(3)
  })

  function ends(plot: string) {
    const state = duel({}, {}, quick)
    place(state.gladiators[0]!, 0, 0, 0)
    place(state.gladiators[1]!, 0, -7, 3)
    run(state, [], [plot, 'X'], (play) => moveEverybody(play, askPlots(play)))
    const { cell, facing } = state.gladiators[0]!
    expect(readPlotOf(state, plot)?.text).toBe(plot)
    return { cell, facing }
  }
})

describe('backward over an item', () => {
  function stumbles(plot: string, given: Partial<Options>, faces: readonly number[], item: number): boolean {
    const state = duel({}, {}, { ...quick, ...given })
    const who = state.gladiators[0]!
    place(who, 0, 0, 0)
    place(state.gladiators[1]!, 0, -7, 3)
    state.ground.push({ item: newItem('sword'), cell: item })
    run(state, faces, [plot, 'X'], (play) => moveEverybody(play, askPlots(play)))
    return who.mustStumble
  }
  const end = at(1, 0)
  const between = at(1, -1)

  test.each([
    ['B-13 §15.1.1 SFR(QB) counts one by the note: 3 holds', 'on', [2, 1], false],
    ['B-13 §15.1.1 SFR(QB): 2 stumbles', 'on', [1, 1], true],
    ['B-13 §15.1.1 without it the step back counts two: 3 stumbles', 'off', [2, 1], true],
  ] as const)('%s', (_, backStumbleNote, faces, expected) => {
    expect(stumbles('SFR(QB)', { backStumbleNote }, faces, end)).toBe(expected)
  })

  test('B-13 §15.1.1 14.2 what he passes on the way forward does not count, by the note or without it', () => {
    expect(stumbles('SFR(QB)', { backStumbleNote: 'on' }, [], between)).toBe(false)
    expect(stumbles('SFR(QB)', { backStumbleNote: 'off' }, [], between)).toBe(false)
  })

  test('B-13 §15.1.1 14.2 the final hex is that of his way: it counts though a collision pushes him out of it', () => {
    const state = duel({}, {}, { ...quick, backStumbleNote: 'on' })
    const [who, other] = state.gladiators
    place(who!, 0, 0, 0)
    place(other!, 3, 0, 5)
    other!.ST = 2
    state.ground.push({ item: newItem('sword'), cell: end })
    const play = (faces: readonly number[]) =>
      run(state, faces, ['SFR(QB)', 'F(Q)', 5], (context) => moveEverybody(context, askPlots(context)))
    const checks = play([1, 6, 1, 1, 6, 6, 6]).filter(({ kind }) => kind === 'stumbleChecked')
    expect(who!.cell).not.toBe(end)
    expect(checks).toHaveLength(2)
  })

  test('B-13 §15.1.1 B(RQ) and SBR(QB) count three', () => {
    const state = { backStumbleNote: 'on' } as const
    expect([stumbles('B(RQ)', state, [3, 2], at(0, 1)), stumbles('B(RQ)', state, [3, 1], at(0, 1))]).toEqual([
      false,
      true,
    ])
    expect(stumbles('SBR(QB)', state, [3, 1], at(1, 1))).toBe(true)
  })
})

describe('B-21 the stun of a collision when an item is recovered', () => {
  test.each([
    ['B-21 §13.4.1 V1982.26 one who stayed in his hex: not added', 'on', 'R', -2],
    ['B-21 §13.4.1 without the rule R is lost and the stun counts', 'off', 'R', 6],
  ] as const)('%s', (_, recoverThroughCollision, plot, drm) => {
    const state = duel(
      { style: 'parmularius', ratings: { TR: 10, ST: 0, AG: 3, CN: 3, W: 12 } },
      {},
      { ...classic, recoverThroughCollision },
    )
    const [who, foe] = state.gladiators
    place(who!, 0, 0, 0)
    place(foe!, 0, -1, 3)
    // The runner wins by the dice; the stun of the loser is two.
    run(state, [6, 1, 1, 1, 6], [plot, 'F', 3], (play) => moveEverybody(play, askPlots(play)))
    who!.stun = 2
    who!.now.sparedStun = Math.min(2, who!.now.sparedStun)
    expect(editionOf(state.options).recoveryDRM(state, who!, newItem('sword'), at(0, 0))).toBe(drm)
  })

  test('B-21 §13.4.1 one who moved into the hex bears it', () => {
    const state = duel({}, {}, { recoverThroughCollision: 'on' })
    place(state.gladiators[0]!, 0, 0, 3)
    place(state.gladiators[1]!, 0, 2, 0)
    run(state, [6, 1, 6, 5, 6], ['F', 'F', 3], (play) => moveEverybody(play, askPlots(play)))
    expect(state.gladiators[1]!.stun).toBeGreaterThan(0)
    expect(state.gladiators.map(({ now }) => now.sparedStun)).toEqual([0, 0])
  })
})

describe('B-26 a throw that misses', () => {
  function landing(faces: readonly number[], given: Partial<Options>) {
    const state = duel({}, {}, given)
    place(state.gladiators[0]!, 0, 0, 3)
    place(state.gladiators[1]!, 0, 2, 0)
    const [who, target] = state.gladiators
    const events = run(state, faces, [], (play) => fly(play, who!, release(who!, 0), target!))
    return find(events, 'landed').cell
  }

  test('B-26 §13.3.3 flies on as far as the die shows', () => {
    expect(landing([4], { aimedThrow: 'on' })).toBe(at(0, 4))
    // A 2 hits by -1 for the range; the 6 for the area misses after all.
    expect(landing([2, 6], { aimedThrow: 'on' })).toBe(at(0, 2))
    expect(landing([1, 1, 3], { aimedThrow: 'off' })).toBe(at(0, 0))
  })
})
