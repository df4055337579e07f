import { expect, test } from 'vitest'
import { plotOfCenturion, turnCenturions } from '../src/29-centurions/movement.ts'
import { readWalk, walkText } from '../src/29-centurions/walks.ts'
import type { Options } from '../src/index.ts'
import { type Gladiator, newItem, type State, tickOf } from '../src/match/state.ts'
import { movementChart } from '../src/tables/centurions.ts'
import { at, duel, find, melee, place, run, scripted } from './helpers.ts'
import { playStep } from './hunt.ts'

/** Felix in the north; a centurion so many hexes south of him looks at him, in a phase without pauses left. */
function watch(range: number, more: Partial<Gladiator> = {}): { state: State; who: Gladiator } {
  const state = duel({}, { centurion: true, spirit: 0 })
  place(state.gladiators[0]!, 0, 0, 3)
  place(state.gladiators[1]!, 0, range, 0)
  Object.assign(state.gladiators[1]!, more)
  state.phase = 4
  return { state, who: state.gladiators[1]! }
}

/** His plot by these two dice, with ones for whatever else is thrown. */
function plots({ state, who }: { state: State; who: Gladiator }, red: number, white: number) {
  const { play, referee } = scripted(state, [red, white, 1, 1, 1, 1, 1, 1])
  return { plot: plotOfCenturion(play, who), events: referee.events }
}

test('§29.4.2 a walk is one or two steps with the facing kept, and up to three hexsides', () => {
  const senses = ['F', 'SFR', 'SBR', 'B', 'SBL', 'SFL'].map((name) => {
    const { code, isMoving, turn, steps } = readWalk(`${name} (0)`)!
    expect([code, isMoving, turn, steps.length]).toEqual(['move', true, 0, 1])
    const [step] = steps
    expect(step).toMatchObject({ before: 0, after: 0, isOverflown: false, isSidestep: name.length > 1 })
    return [step!.relative, step!.sense]
  })
  expect(senses).toEqual([
    [0, 1],
    [1, 1],
    [2, -1],
    [3, -1],
    [4, -1],
    [5, 1],
  ])
  expect(readWalk('SFL B (2)')!.steps.map(({ relative }) => relative)).toEqual([5, 3])
  expect(readWalk('X (3)')).toMatchObject({ code: 'X', isMoving: true, steps: [] })
  expect([readWalk('X (4)'), readWalk('F (4)'), readWalk('F F F (1)')]).toEqual([undefined, undefined, undefined])
  expect([walkText([], 3), walkText([0, 5], 1)]).toEqual(['X (3)', 'F SFL (1)'])
})

test('§15.2 §29.3 §29.4 he stumbles like anybody, and has no turn left', () => {
  const { state, who } = watch(5, { mustStumble: true })
  who.centurion!.turns = 2
  run(state, [], [], (play) => expect(plotOfCenturion(play, who)).toBe('S'))
  expect(who.centurion!.turns).toBe(0)
})

test('§29.4.1.2 that he recovers something is told', () => {
  const { state, who } = watch(5, { hands: [null, newItem('largeShield')] })
  state.ground.push({ item: newItem('axe'), cell: who.cell })
  const events = run(state, [6, 6], [], (play) => expect(plotOfCenturion(play, who)).toBe('R'))
  const check = { rule: '§29.4.1.2', seat: 1, foe: 0, check: 'recover', does: true }
  expect(events).toEqual([{ kind: 'centurionChecked', ...check }])
})

test('§21.7.1 §29.3 §29.4 with a leg in the noose he stays', () => {
  const { state, who } = watch(5, { snare: { by: 0, isHeld: true, kind: 'lasso', place: 'leg', phases: 0 } })
  run(state, [6, 6], [], (play) => expect(plotOfCenturion(play, who)).toBe('X'))
  who.hands = [null, null]
  state.ground.push({ item: newItem('axe'), cell: who.cell })
  run(state, [6, 6], [], (play) => expect(plotOfCenturion(play, who)).toBe('X'))
})

test('§29.3 §7.6 his dice write no illegal move, and without a moving phase he pauses', () => {
  const punished = () => {
    const state = duel({}, { centurion: true, spirit: 0 }, { illegalMovePenalty: 'yes' })
    state.phase = 4
    return state
  }
  const walks = punished()
  const events = playStep(walks, 'movement', [3, 4], ['X'])
  expect(events.some(({ kind }) => kind === 'plotForfeited')).toBe(false)
  expect(walks.gladiators[1]!.now.moved).toBe(1)
  const idle = punished()
  idle.gladiators[1]!.movesUsed = 5
  playStep(idle, 'movement', [], ['X'])
  expect(idle.gladiators[1]!).toMatchObject({ movesUsed: 5, now: { plot: 'X' } })
})

test('§10.5 §29.4.3 who trips over his bad leg leaves the turn and the kick', () => {
  const { state, who } = watch(3, { stumbler: 1, facing: 1 })
  state.ground.push({ item: newItem('net'), cell: at(0, 2) })
  const events = playStep(state, 'movement', [2, 4, 1, 6, 6], ['X'])
  expect(events.filter((event) => event.kind === 'centurionChecked').at(-1)).toMatchObject({
    check: 'kick',
    does: true,
  })
  expect(who).toMatchObject({ facing: 1, now: { plot: 'S' }, centurion: { kicks: false } })
})

test.each([
  ['§29.4.1.1 B-9 he lies still before he kneels', { rollAfterFall: 'on' }, {}, 'X'],
  ['§29.4.1.1 B-9 and kneels then', { rollAfterFall: 'on' }, { stillPhases: 1 }, 'KN'],
  [
    '§29.4.1.1 §19.4.2 H-9 a Crupellarius who never rises rolls',
    { v2Crupellarius: 'on' },
    { style: 'crupellarius' },
    'RO',
  ],
] as const)('%s', (_, options, more, code) => {
  const state = duel({}, { centurion: true, spirit: 0 }, options)
  const who = Object.assign(state.gladiators[1]!, { posture: 'prone', ...more })
  expect(plots({ state, who }, 6, 6).plot.split('-')[0]).toBe(code)
})

test.each([
  ['§29.4.2.3 six and six are the top of the chart', 6, 6, {}, true],
  ['§29.4.2.3 six and five are not', 6, 5, {}, false],
  ['§29.4.2.3 nor five and six', 5, 6, {}, false],
  ['§29.4.2.3 who does not look at his opponent does not charge', 6, 6, { facing: 1 }, false],
  [
    '§29.4.2.3 nor who is ensnared',
    6,
    6,
    { snare: { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 } },
    false,
  ],
] as const)('%s', (_, red, white, more, charges) => {
  const { plot, events } = plots(watch(2, more as Partial<Gladiator>), red, white)
  expect([plot === 'C', find(events, 'centurionMoves').charges]).toEqual([charges, charges])
})

test.each([
  ['§29.4.3.1 with his back to the opponent he turns on 22', 2, 2, 3, true],
  ['§29.4.3.1 not on 23', 2, 3, 3, false],
  ['§29.4.3.1 looking aside he turns on any roll', 4, 3, 2, true],
] as const)('%s', (_, red, white, facing, turns) => {
  const watched = watch(2, { facing })
  plots(watched, red, white)
  expect(watched.who.centurion!.turns > 0).toBe(turns)
})

test('§20.5 §29.4.3 in a net he does not turn', () => {
  const watched = watch(2, { facing: 1, snare: { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 } })
  plots(watched, 4, 3)
  expect(watched.who.centurion!.turns).toBe(0)
})

/** A man with a net before a centurion. */
function netted(more: Partial<Gladiator> = {}) {
  const watched = watch(3)
  const netReady = tickOf(watched.state)
  Object.assign(watched.state.gladiators[0]!, { hands: [newItem('net'), null], netReady, ...more })
  return plots(watched, 3, 3)
}

test('§29.6.1.1 he repels a net that is ready', () => {
  const { plot, events } = netted()
  expect(plot).toBe('RN')
  const check = { rule: '§29.6.1.1', seat: 1, foe: 0, check: 'repel', does: true, total: 9 }
  expect(find(events, 'centurionChecked')).toMatchObject(check)
})

test.each([
  ['§29.6.1 not one that is not ready yet', { netReady: 5 }],
  ['§29.6.1 nor one of a man who is senseless', { isUnconscious: true }],
  ['§29.6.1 nor of one who is held', { grappledBy: 1 }],
  ['§29.6.1 nor where there is none', { hands: [null, null] }],
])('%s', (_, more) => {
  expect(netted(more).plot).not.toBe('RN')
})

test('§29.6.1 §20.2 nor one that is round somebody, or that of a man of another pair (§26.7)', () => {
  const free = netted({})
  expect(free.plot).toBe('RN')
  const busy = pairs({ winnersHelp: 'yes' })
  expect(plots(busy, 1, 2).plot).toBe('RN')
  busy.state.gladiators[3]!.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  expect(plots(busy, 1, 2).plot).not.toBe('RN')
  expect(plots(pairs({ winnersHelp: 'no' }), 1, 2).plot).not.toBe('RN')
})

/** Two pairs: the centurion of the second one near the net man of the first. */
function pairs(options: Partial<Options>): { state: State; who: Gladiator } {
  const state = melee([0, 0, 1, 1, 1], options)
  const [net, second, , who] = state.gladiators
  net!.hands = [newItem('net'), null]
  place(net!, 0, 0, 3)
  place(second!, 0, -3, 3)
  place(who!, 0, 2, 0)
  who!.centurion = { FS: 0, foe: 0, turns: 0, kicks: false }
  state.phase = 4
  return { state, who: who! }
}

test('§29.6.1 the nearest of several nets is measured', () => {
  const state = melee([0, 1, 0])
  const [far, who, near] = state.gladiators
  for (const net of [far!, near!]) net.hands = [newItem('net'), null]
  place(far!, 0, -2, 3)
  place(who!, 0, 3, 0)
  place(near!, 1, -1, 3)
  who!.centurion = { FS: 0, foe: 0, turns: 0, kicks: false }
  state.phase = 4
  const { events } = plots({ state, who: who! }, 1, 2)
  expect(find(events, 'centurionChecked')).toMatchObject({ check: 'repel', foe: 2, total: 7 })
})

/** He looks so far aside and may turn so many hexsides once all have moved. */
function turning(facing: number, turns: number, more: Partial<Gladiator> = {}, now: Partial<Gladiator['now']> = {}) {
  const { state, who } = watch(2, { facing: facing as 0, ...more })
  Object.assign(who.centurion!, { foe: 0, turns })
  Object.assign(who.now, now)
  const events = run(state, [], [], turnCenturions)
  expect(who.centurion!.turns).toBe(0)
  return { facing: who.facing, turned: who.now.turned, events }
}

test('§29.4.3 after all have moved he turns to his opponent, by what he may', () => {
  expect(turning(2, 1)).toMatchObject({ facing: 1, turned: 1 })
  expect(turning(2, 3)).toMatchObject({ facing: 0, turned: 2 })
  expect(turning(5, 2)).toMatchObject({ facing: 0, turned: 1 })
  expect(turning(0, 2)).toMatchObject({ facing: 0, turned: 0, events: [] })
  expect(turning(4, 1).events).toEqual([{ kind: 'turnedToFace', rule: '§29.4.3', seat: 1, facing: 5 }])
  expect(turning(2, 0)).toMatchObject({ facing: 2, turned: 0 })
})

test('§29.4.3 §20.7 §7.4 hexsides count as turned in place only where he has not moved; who does neither has paused', () => {
  expect(turning(2, 2, {}, { moved: 1 })).toMatchObject({ facing: 0, turned: 0 })
  expect([0, 1].map((turns) => readWalk(walkText([], turns))!.isMoving)).toEqual([false, true])
})

test.each([
  ['§29.4.3 §8.2 not after a collision', {}, { collided: true }],
  ['§29.4.3 nor on the ground', { posture: 'prone' }, {}],
  ['§29.4.3 nor senseless', { isUnconscious: true }, {}],
  ['§29.4.3 nor in a grip', { grappledBy: 0 }, {}],
] as const)('%s', (_, more, now) => {
  expect(turning(2, 2, more as Partial<Gladiator>, now)).toMatchObject({ facing: 2, events: [] })
})

test.each([
  ['§29.5 two hexes ahead he goes', null, at(0, 1), 'SFL SFL'],
  ['§29.5 a pillar stops him', 'pillar', at(0, 1), 'X'],
  ['§29.5 and so does a rock', 'rock', at(0, 1), 'X'],
  ['§29.5 one farther away after one hex', 'pillar', at(0, 0), 'SFL'],
] as const)('%s', (_, terrain, cell, plot) => {
  // He does not look straight at his opponent, so that he does not charge.
  const watched = watch(2, { facing: 1 })
  place(watched.state.gladiators[0]!, 0, -4, 3)
  watched.state.arena.obstacles = terrain ? [{ cell, terrain }] : []
  expect(plots(watched, 6, 6).plot.split(' (')[0]).toBe(plot)
})

test('§29.5 §27.4 nor does he walk into a wall', () => {
  const { state, who } = watch(2)
  place(state.gladiators[0]!, 0, -8, 3)
  place(who, 0, -8, 0)
  state.gladiators[0]!.cell = at(3, -8)
  state.arena.walls = ['north', 'east', 'south', 'west']
  const { plot } = plots({ state, who }, 3, 3)
  expect(readWalk(plot)!.steps.every(({ relative }) => relative !== 0)).toBe(true)
})

test('§29.4.2.6 he stops at an item in his way to kick it, and goes on where the dice and the distance are ten', () => {
  const goes = (white: number, item: boolean) => {
    const watched = watch(3)
    watched.who.centurion!.FS = 1
    if (item) watched.state.ground.push({ item: newItem('sword'), cell: at(0, 2) })
    return [plots(watched, 3, white).plot, watched.who.centurion!.kicks]
  }
  expect([goes(3, false), goes(3, true), goes(4, true)]).toEqual([
    ['F F (1)', false],
    ['F (1)', true],
    ['F F (1)', false],
  ])
})

test.each([
  [2, 5],
  [5, 2],
])('§29.4 %i and %i are tens and ones of the chart', (red, white) => {
  const { entry, dice } = find(plots(watch(2), red, white).events, 'centurionMoves')
  expect([entry, dice]).toEqual([movementChart[red * 10 + white], [red, white]])
})

test('§29.4.2.2 what his place is worth counts on the chart, if he sees his man', () => {
  const total = (facing: number, own: number) => {
    const watched = watch(2)
    Object.assign(watched.state.gladiators[0]!, { facing })
    watched.who.facing = own as 0
    return find(plots(watched, 1, 2).events, 'centurionMoves').total
  }
  // Before him, beside him, behind him; and with his own back to him.
  expect([total(3, 0), total(2, 0), total(0, 0), total(0, 3)]).toEqual([1, 2, 4, 1])
})

test('§29.2.1 §29.4 §29.4.2.2 his fighting spirit counts on the chart, and he looks at the man he measures by', () => {
  for (const FS of [-1, 0, 1]) {
    const watched = watch(2)
    Object.assign(watched.who.centurion!, { FS, foe: -1 })
    expect(find(plots(watched, 3, 2).events, 'centurionMoves')).toMatchObject({ total: 3 + FS, foe: 0 })
    expect(watched.who.centurion!.foe).toBe(0)
  }
})
