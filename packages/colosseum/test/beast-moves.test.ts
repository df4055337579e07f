import { describe, expect, test } from 'vitest'
import { sufferCritical } from '../src/09-combat/critical-hits.ts'
import { advantageOver } from '../src/09-combat/engagement.ts'
import { trunkOf } from '../src/28-beasts/footprint.ts'
import { closestOpponent, moveBeasts } from '../src/28-beasts/movement.ts'
import { checkSetup } from '../src/match/setup-check.ts'
import type { State } from '../src/match/state.ts'
import { at, find, kinds, optionsWith, place, run } from './helpers.ts'
import { beastIn, hunt, man, packHunt, playStep, put, zoneBeside } from './hunt.ts'

const act = (state: State, faces: readonly number[]) => run(state, faces, [], moveBeasts)

test('§28.1 a match may be fought without beasts', () => {
  const gladiators = [
    { name: 'Felix', team: 0, style: 'myrmillo' },
    { name: 'Nero', team: 1, style: 'beast', beast: 'lion' },
  ] as const
  expect(checkSetup({ gladiators }, optionsWith({ beasts: 'off' }))?.rule).toBe('§28.1')
  expect(checkSetup({ gladiators }, optionsWith())).toBeNull()
})

describe('§28.2 its body', () => {
  test('§28.2 §28.2.1 a beast begins five hexes from the man, measured from its head', () => {
    const state = hunt('lion')
    const fresh = packHunt(['lion'])
    expect(trunkOf(beastIn(fresh).cell, beastIn(fresh).facing, 3)).toEqual([beastIn(fresh).torso, beastIn(fresh).hind])
    expect(state.gladiators).toHaveLength(2)
  })

  test('§28.2 BST-3 a hex that is taken is left off, and laid down as soon as it is free', () => {
    const state = hunt('lion')
    place(man(state), 0, 1, 0)
    put(state, 0, 0, 0)
    expect([beastIn(state).torso, beastIn(state).hind]).toEqual([-1, -1])
    place(man(state), 0, -4, 3)
    // 7: it stays where it is.
    act(state, [2, 3])
    expect([beastIn(state).torso, beastIn(state).hind]).toEqual([at(0, 1), at(0, 2)])
  })

  test('§28.7.1 D.6 from farther away the nearest place counts, of equals the one with the lower advantage', () => {
    const state = hunt('lion')
    expect(zoneBeside(beastIn(state), 3, at(0, -3)).advantage).toBe(0)
    expect(zoneBeside(beastIn(state), 3, at(0, 5)).advantage).toBe(3)
    // Between front and corner.
    expect(zoneBeside(beastIn(state), 3, at(1, -2)).advantage).toBe(0)
  })

  test('§28.7.4 BST-6 over a bear the diagram of a man counts, from its head', () => {
    const state = hunt('bear')
    place(man(state), 0, 3, 0)
    expect(advantageOver(state, man(state), beastIn(state), true)).toBe(3)
    place(man(state), 1, 0, 4)
    expect(advantageOver(state, man(state), beastIn(state), true)).toBe(2)
  })
})

describe('§28.5 its movement', () => {
  test('§28.3.3.2 cunning is added to its dice, and 1 is the least', () => {
    const state = hunt('gazelle')
    // 2 - 3; then two halved dice and a direction.
    const events = act(state, [1, 1, 1, 1, 1])
    expect(find(events, 'beastActs')).toMatchObject({ total: -1, action: 'panic' })
    expect(find(events, 'beastActs').steps).toContainEqual({ what: 'cunning', value: -3, rule: '§28.3.3.2' })
  })

  test('§28.5 on 2 and 3 it shrinks back from the closest man', () => {
    const state = hunt('zebra')
    act(state, [3, 3, 4, 2, 2])
    expect([beastIn(state).cell, beastIn(state).facing]).toEqual([at(0, 2), 3])
  })

  test('§28.5 on 4 to 6 it goes one way by chance', () => {
    const state = hunt('lion')
    act(state, [1, 3, 5, 3])
    expect([beastIn(state).cell, beastIn(state).facing]).toEqual([at(3, 0), 2])
  })

  test('§28.5 on 7 and 8 it stays and turns to the closest man', () => {
    const state = hunt('lion')
    place(man(state), -4, 0, 0)
    act(state, [3, 3])
    expect([beastIn(state).cell, beastIn(state).facing, beastIn(state).torso]).toEqual([at(0, 0), 5, at(1, 0)])
  })

  test('§28.5 it goes for the closest of several men', () => {
    const state = packHunt(['lion', 'boar'], {}, [1, 0])
    put(state, 6, 0, 3, 2)
    place(man(state), 0, -2, 3)
    state.gladiators[2]!.isUnconscious = true
    expect(find(act(state, [4, 3, 1]), 'beastActs')).toMatchObject({ seat: 1, action: 'towards' })
    expect(beastIn(state).cell).toBe(at(0, -1))
  })

  test('§28.5 it feeds where its head has come, and only when it gets there', () => {
    const state = packHunt(['tiger', 'boar'], {}, [1, 0])
    put(state, 6, 3, 3, 2)
    state.gladiators[2]!.isUnconscious = true
    Object.assign(man(state), { out: 'killed', posture: 'prone', cell: at(0, -4) })
    // 10 and 3: three hexes, one too few.
    expect(kinds(act(state, [5, 5]))).not.toContain('beastFed')
    expect([beastIn(state).cell, beastIn(state).beast!.hasFed]).toEqual([at(0, -3), false])
    expect(find(act(state, [5, 5]), 'beastFed')).toMatchObject({ seat: 1, body: 0 })
    expect(beastIn(state).beast!.hasFed).toBe(true)
    // Three more for having fed, once: 2 + 3 + 3, then 2 + 3.
    expect(find(act(state, [1, 1]), 'beastActs').total).toBe(8)
    expect(find(act(state, [1, 1, 1, 1]), 'beastActs').total).toBe(5)
  })

  test('§28.5 §28.3.3.2 a pack that panics panics as one', () => {
    const state = packHunt(['wolf', 'wolf'], { 'tables.beasts.wolf.cunning': -1 } as never)
    put(state, 6, 3, 3, 2)
    // Which first, the one throw, and for each its hexes and its way.
    const events = act(state, [1, 1, 1, 1, 1, 4, 1, 1, 4])
    expect(events.filter(({ kind }) => kind === 'beastActs')).toHaveLength(1)
    expect(state.gladiators.map(({ beast }) => beast?.isPanicked)).toEqual([undefined, true, true])
  })

  test('§28.5.1 BST-3 walls, pillars, rocks and other beasts stop it without harm', () => {
    const state = packHunt(['lion', 'boar'])
    put(state, 0, -2, 3, 2)
    state.gladiators[2]!.isUnconscious = true
    expect(kinds(act(state, [6, 4, 6]))).not.toContain('collided')
    expect(beastIn(state).cell).toBe(at(0, -1))
    put(state, 6, 3, 3, 2)
    for (const terrain of ['pillar', 'rock'] as const) {
      put(state, 0, 0, 0)
      state.arena.obstacles = [{ cell: at(0, -1), terrain }]
      act(state, [6, 4, 6])
      expect([beastIn(state).cell, beastIn(state).stun]).toEqual([at(0, 0), 0])
    }
  })

  test('§28.5.1 it has a rate of 8', () => {
    const state = hunt('lion')
    expect([beastIn(state).rate, beastIn(state).turnRate]).toEqual([8, 8])
  })

  test('BST-8 §28.7.5 a lame beast does nothing in the last phases of a turn', () => {
    const state = hunt('lion')
    run(state, [], [], (play) => sufferCritical(play, beastIn(state), 4, 'LMP', 0))
    expect(beastIn(state).turnRate).toBe(7)
    state.phase = 8
    expect(act(state, [])).toEqual([])
    state.phase = 7
    expect(kinds(act(state, [3, 3]))).toContain('beastActs')
  })

  test('§28.5.2 BST-2 panic lasts: two halved dice each phase, one way by chance', () => {
    const state = hunt('boar')
    act(state, [1, 1, 1, 1, 4])
    expect(beastIn(state).beast!.isPanicked).toBe(true)
    expect(beastIn(state).cell).toBe(at(0, 2))
    expect(kinds(act(state, [3, 3, 4]))).not.toContain('beastActs')
    expect(beastIn(state).cell).toBe(at(0, 6))
  })

  test('§28.5.2 a panicked wolf is no longer of the pack', () => {
    const state = packHunt(['wolf', 'wolf'])
    put(state, 6, 3, 3, 2)
    beastIn(state).beast!.isPanicked = true
    // The panicked one first: its hexes and its way; then the dice of the other.
    const events = act(state, [1, 1, 1, 4, 3, 3])
    expect(find(events, 'beastActs').seat).toBe(2)
  })
})

test('§28.5 it goes for the closest man, and for another beast only where no man is left', () => {
  for (const out of [null, 'killed'] as const) {
    const state = packHunt(['lion', 'wolf'], {}, [1, 2])
    put(state, 2, 0, 0, 2)
    man(state).out = out
    run(state, [], [], (play) => expect(closestOpponent(play, beastIn(state))?.seat).toBe(out ? 2 : 0))
  }
})

test('§28.3.5 endurance costs a beast CF at the end of a turn', () => {
  const state = hunt('wolf')
  state.turn = 1
  // CN 1 less the turn and the die.
  playStep(state, 'endOfTurn', [1, 5])
  expect(state.gladiators.map(({ enduranceLoss }) => enduranceLoss)).toEqual([0, 5])
})
