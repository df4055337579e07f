import { expect, test } from 'vitest'
import { withTheBook } from '../src/05-turn/deciders.ts'
import { distanceTo } from '../src/06-movement/facing.ts'
import { actionOfCenturion, castEarly, castNets, spendOfCenturion } from '../src/29-centurions/actions.ts'
import { closestItems, isLooseShield, neededItem, needsShield, needsWeapon } from '../src/29-centurions/closest.ts'
import { allocationOfCenturion } from '../src/29-centurions/combat.ts'
import { plotOfCenturion } from '../src/29-centurions/movement.ts'
import { colosseum } from '../src/index.ts'
import type { Question } from '../src/match/questions.ts'
import { type Gladiator, newItem, type State } from '../src/match/state.ts'
import { parseArmour } from '../src/tables/armour.ts'
import { at, duel, find, melee, place, row, run, scripted } from './helpers.ts'

type Kind = Parameters<typeof newItem>[0]
const hands = (...kinds: (Kind | null)[]) => kinds.map((kind) => kind && newItem(kind))

/** Felix in the north; a centurion so many hexes south of him looks at him. */
function watch(range: number, more: Partial<Gladiator> = {}, options = {}): { state: State; who: Gladiator } {
  const state = duel({}, { centurion: true, spirit: 0 }, options)
  place(state.gladiators[0]!, 0, 0, 3)
  place(state.gladiators[1]!, 0, range, 0)
  Object.assign(state.gladiators[1]!, more)
  state.gladiators[1]!.centurion!.foe = 0
  return { state, who: state.gladiators[1]! }
}

const lie = (state: State, kind: Kind, q: number, r: number) =>
  state.ground.push({ item: newItem(kind), cell: at(q, r) })

test.each([
  ['§29.4.2.4 who has a shield needs none, in whichever hand', 'myrmillo', hands('smallShield', 'sword'), false],
  ['§29.4.2.4 or in the left', 'myrmillo', hands('sword', 'smallShield'), false],
  ['§29.4.2.4 who has lost it does', 'myrmillo', hands('sword', null), true],
  ['§29.4.2.4 not where his style carries none', 'retiarius', hands('trident', null), false],
] as const)('%s', (_, style, held, needs) => {
  const { state, who } = watch(5)
  Object.assign(who, { style, hands: held })
  expect(needsShield(scripted(state).play, who)).toBe(needs)
})

test('§29.4.2.5 a weapon in hand or sheath is enough', () => {
  const { who } = watch(5)
  expect(needsWeapon(who)).toBe(false)
  who.hands = hands('largeShield', 'sword')
  expect(needsWeapon(who)).toBe(false)
  who.hands = hands(null, 'largeShield')
  expect(needsWeapon(who)).toBe(true)
  who.sheath = [newItem('dagger')]
  expect(needsWeapon(who)).toBe(false)
})

test('§29.4.2.4 a shield that is ruined is none', () => {
  const lying = { item: newItem('smallShield'), cell: 0 }
  expect([isLooseShield(lying), isLooseShield({ item: newItem('axe'), cell: 0 })]).toEqual([true, false])
  lying.item.condition = 'battered'
  expect(isLooseShield(lying)).toBe(false)
})

test('§29.4.1.2 what he needs within one hex, a weapon before a shield, with a hand free', () => {
  const { state, who } = watch(5, { hands: [null, null] })
  const { play } = scripted(state)
  expect(neededItem(play, who)).toBe(-1)
  lie(state, 'smallShield', 0, 5)
  expect(neededItem(play, who)).toBe(0)
  lie(state, 'axe', 0, 3)
  expect(neededItem(play, who)).toBe(0)
  lie(state, 'axe', 0, 4)
  expect(neededItem(play, who)).toBe(2)
  who.hands = hands('sword', null)
  expect(neededItem(play, who)).toBe(0)
  who.hands = hands('sword', 'dagger')
  expect(neededItem(play, who)).toBe(-1)
  who.hands = hands(null, 'smallShield')
  state.ground.splice(1)
  expect(neededItem(play, who)).toBe(-1)
})

test('§29.4.2.4 the closest of several items', () => {
  const { state, who } = watch(5)
  lie(state, 'axe', 0, 2)
  lie(state, 'axe', 0, 4)
  lie(state, 'net', 0, 5)
  lie(state, 'axe', 1, 4)
  expect(closestItems(state, who, ({ item }) => item.kind === 'axe')).toEqual([state.ground[1], state.ground[3]])
  expect(closestItems(state, who, ({ item }) => item.kind === 'maul')).toEqual([])
})

test.each([
  ['§29.4.2.6 with a sword he does nothing', 5, { hands: hands('sword', null) }, 'nothing'],
  ['§29.4.2.6 he shoots whenever he can', 1, { hands: hands('bow', null), arrows: 3 }, 'throw'],
  ['§29.4.2.6 a javelin flies over three hexes', 3, { hands: hands('javelin', null) }, 'throw'],
  ['§29.4.2.6 not over two', 2, { hands: hands('javelin', null) }, 'nothing'],
  ['§29.4.2.6 nor does a dagger', 5, { hands: hands('dagger', null) }, 'nothing'],
  ['§29.4.1.2 without a weapon he draws one', 5, { hands: hands(null, null), sheath: [newItem('axe')] }, 'draw'],
  ['§29.4.1.2 beside a shield too', 5, { hands: hands(null, 'smallShield'), sheath: [newItem('axe')] }, 'draw'],
  ['§29.4.1.2 with one in hand he does not', 5, { hands: hands('sword', null), sheath: [newItem('axe')] }, 'nothing'],
  ['§29.4.1.2 nor with one in the left', 5, { hands: hands(null, 'sword'), sheath: [newItem('axe')] }, 'nothing'],
  ['§29.4.1.2 nor a net', 5, { hands: hands(null, null), sheath: [newItem('net')] }, 'nothing'],
] as const)('%s', (_, range, more, what) => {
  const { state, who } = watch(range, more as Partial<Gladiator>)
  expect(actionOfCenturion(scripted(state).play, who).do).toBe(what)
})

test('§29.4.1.2 he recovers the item that he needs, and nothing else', () => {
  const { state, who } = watch(5, { hands: hands(null, 'largeShield') })
  lie(state, 'net', 0, 5)
  lie(state, 'axe', 0, 5)
  who.now.recovering = true
  expect(actionOfCenturion(scripted(state).play, who)).toEqual({ do: 'recover', ground: 1 })
  state.ground.pop()
  expect(actionOfCenturion(scripted(state).play, who).do).toBe('nothing')
})

test('§29.4.2.6 he kicks away from his opponent', () => {
  const { state, who } = watch(5, { hands: hands('javelin', null) })
  lie(state, 'net', 0, 5)
  who.centurion!.kicks = true
  expect(actionOfCenturion(scripted(state).play, who)).toEqual({ do: 'kick', ground: 0, dir: 3 })
})

/** Two men beside each other, five hexes before a centurion who looks at the second. */
function shooting(weapon: Kind, more: Partial<Gladiator> = {}) {
  const state = melee([0, 1, 0])
  const [one, who, other] = state.gladiators
  place(one!, 0, 0, 3)
  place(other!, 1, 0, 3)
  place(who!, 0, 5, 0)
  Object.assign(who!, { hands: hands(weapon, null), arrows: 3, centurion: { FS: 0, foe: 2, turns: 0, kicks: false } })
  Object.assign(other!, more)
  return actionOfCenturion(scripted(state).play, who!)
}

test('§29.4.2.1 CEN-11 he throws at the closest, of equals at the opponent he looks at', () => {
  expect(shooting('javelin')).toEqual({ do: 'throw', hand: 0, target: 2 })
  expect(shooting('bow', { out: 'killed' })).toEqual({ do: 'throw', hand: 0, target: 0 })
  expect(shooting('bow', { cell: at(0, 6) })).toEqual({ do: 'throw', hand: 0, target: 0 })
  expect(shooting('javelin', { cell: at(0, 6) })).toEqual({ do: 'nothing' })
})

test('§29.4.2.6 §5.2 one who stops to kick does so in that phase only', () => {
  const { state, who } = watch(5)
  who.centurion!.kicks = true
  state.step = 'beginning'
  run(state, [], [], ({ referee }) => colosseum.playStep(state, referee))
  expect(who.centurion!.kicks).toBe(false)
})

/** A centurion with a net two hexes before his opponent throws for it. */
function casting(
  face: number | null,
  plot: string,
  more: Partial<Gladiator> = {},
  now: Partial<Gladiator['now']> = {},
  options = {},
) {
  const { state, who } = watch(2, { style: 'retiarius', hands: hands('trident', 'net'), ...more }, options)
  Object.assign(who.now, { plot }, now)
  const events = run(state, face === null ? [] : [face], [], castNets)
  return { who, events }
}

test('§29.6.2 §20.2 the die says what he does with his net', () => {
  const { who, events } = casting(6, 'F')
  expect(events).toEqual([{ kind: 'centurionCasts', rule: '§29.6.2', seat: 1, action: 'TN', isMade: true }])
  expect([who.now.plot, who.movesUsed]).toEqual(['F +TN', 0])
  expect(casting(4, 'F').who.now.plot).toBe('F +SN')
  expect(casting(5, 'F').who.now.plot).toBe('F +SN')
  expect(casting(1, 'F').events).toMatchObject([{ action: 'LN1', isMade: false }])
  expect(casting(2, 'F').events).toMatchObject([{ action: 'LN2' }])
  expect(casting(3, 'F').events).toMatchObject([{ action: 'LN3' }])
  expect(casting(1, 'F').who.now.plot).toBe('F')
})

test('§29.6.2 §20.2 §7.1 from a pause it takes a moving phase, which he must have', () => {
  expect(casting(6, 'X').who).toMatchObject({ movesUsed: 1, now: { plot: 'X +TN' } })
  expect(casting(null, 'X', { movesUsed: 5 }).events).toEqual([])
  expect(casting(6, 'X', { movesUsed: 4 }).who.movesUsed).toBe(5)
  expect(casting(6, 'F', { movesUsed: 5 }).who.now.plot).toBe('F +TN')
})

test.each([
  ['§29.6.2 §20.2 not without a net', { hands: hands('trident', null) }, {}, 'F'],
  ['§29.6.2 §20.2 nor senseless', { isUnconscious: true }, {}, 'F'],
  ['§29.6.2 §20.2 nor on the ground', { posture: 'prone' }, {}, 'F'],
  ['§29.6.2 §20.2.2 nor after a collision', {}, { collided: true }, 'F'],
  ['§29.6.2 §18.4 nor at an appeal', {}, { isAside: true }, 'F'],
  ['§29.6.2 §20.2 nor on his knees', {}, {}, 'KN'],
  ['§29.6.2 §20.2.1 nor without the CF', { enduranceLoss: 11 }, {}, 'F'],
] as const)('%s', (_, more, now, plot) => {
  expect(casting(null, plot, more as Partial<Gladiator>, now).events).toEqual([])
})

test('§29.6.2 §21.7.1 without the rules for nets he throws no lasso either', () => {
  const lasso = { hands: hands(null, 'lasso') }
  expect(casting(6, 'F', lasso).events).toHaveLength(1)
  expect(casting(null, 'F', lasso, {}, { nets: 'off' }).events).toEqual([])
})

test('§29.6.2 §20.2.2 B-22 in 1982 a collision does not keep him from it', () => {
  const { who } = casting(6, 'F', {}, { collided: true }, { netAfterCollision: 'on' })
  expect(who.now.plot).toBe('F +TN')
})

test('§29.6.2 B-23 where nets are laid with the movement the die is thrown before that', () => {
  const options = { netLayTiming: 'on' }
  expect(casting(null, 'F', {}, {}, options).events).toEqual([])
  const { state, who } = watch(2, { style: 'retiarius', hands: hands('trident', 'net') }, options)
  who.now.plot = 'F'
  run(state, [6], [], castEarly)
  expect(who.now.plot).toBe('F +TN')
})

test('§29.6.2 §21.7 a lasso can only be tossed, which is enough', () => {
  expect(casting(6, 'F', { hands: hands(null, 'lasso') }).who.now.plot).toBe('F +TN')
})

test('§29.6.2 §20.2 with a net in the right hand as well', () => {
  expect(casting(6, 'C', { hands: hands('net', null) }).who.now.plot).toBe('C +TN')
})

test.each([
  ['§29.6.1.2 for seven CF two throws', 7, [1, 3, 5, 5], 1 + 2 + 3 + 3, 7],
  ['§29.6.1.2 for six one', 6, [1, 3], 3, 3],
  ['§29.6.1.2 for none none', 0, [], 0, 0],
] as const)('%s', (_, limit, faces, all, spent) => {
  const { state, who } = watch(2)
  run(state, faces, [], (play) => expect(spendOfCenturion(play, who, limit)).toBe(Math.min(all, spent)))
})

/** What he answers to a question that is not his to decide. */
function answered(question: Partial<Question>, faces: readonly number[] = []) {
  const { state } = watch(2)
  state.gladiators[0]!.armour = ['A', 'B', '-', 'C', '-'].map((piece) => parseArmour(piece)!)
  let answer: unknown
  run(state, faces, [], (play) => {
    answer = withTheBook(play).referee.ask({ seat: 1, rule: '§29.3', ...question } as Question)
  })
  return answer
}

test('§29.3 whatever else is asked of him is answered by the book or by chance', () => {
  expect(answered({ kind: 'push', loser: 0, dirs: [3, 4] }, [2])).toBe(4)
  expect(answered({ kind: 'throwArea', target: 0 }, [1])).toBe(3)
  expect(answered({ kind: 'feintArea', target: 0, cf: 4 }, [2])).toBe(5)
  expect(answered({ kind: 'tossTarget', targets: [0] })).toBe(0)
  expect(answered({ kind: 'pivot', facings: [1, 2] }, [2])).toBe(2)
  expect(answered({ kind: 'lassoDrop', hands: [0, 1] }, [1])).toBe(0)
  expect(answered({ kind: 'keepNet', hands: [0, 1] })).toBe(-1)
  expect(answered({ kind: 'acceptAppeal', victim: 0 })).toBe(true)
  expect(answered({ kind: 'squeeze', victim: 0 })).toBe(true)
  expect(answered({ kind: 'useSand', targets: [0] })).toBe(false)
  expect(answered({ kind: 'grapple', victim: 0, area: 2 })).toBe(false)
  expect(answered({ kind: 'surrender' })).toBe(false)
  expect(answered({ kind: 'arrange', totals: [9, 8, 7, 6, 5] })).toEqual([9, 8, 7, 6, 5])
})

test('§29.3 people are asked before him, and only if there are any', () => {
  const { state } = watch(2)
  const { play, referee } = scripted(state, [], [true])
  const questions = [1, 0].map((seat) => ({ kind: 'surrender', seat, rule: '§18.2' }) as const)
  expect(withTheBook(play).referee.askAll(questions)).toEqual([false, true])
  expect(referee.asked).toEqual([questions[1]])
  expect(withTheBook(play).referee.askAll([questions[0]!])).toEqual([false])
})

function allocating(state: State, more: object, faces: readonly number[]) {
  const foes = [{ seat: 0, advantage: 0, canAttack: true, canTop: false }]
  const question = { kind: 'allocate', seat: 1, rule: '§9.3', base: 12, canDefend: true, foes, ...more } as const
  let done: ReturnType<typeof allocationOfCenturion> | null = null
  const events = run(state, faces, [], (play) => {
    done = allocationOfCenturion(play, question)
  })
  return { allocation: done!, events }
}

test.each([
  ['§29.7.1 §29.7.2 a light man keeps the whole die', 'light', 0, 5],
  ['§29.7.1 §29.7.2 a medium one less one', 'medium', 0, 3],
  ['§29.7.1 a heavy one less two', 'heavy', 0, 2],
  ['§29.7.1 and less his fighting spirit', 'medium', 2, 1],
] as const)('%s', (_, weight, FS, total) => {
  const { state, who } = watch(1, { weight }, { specials: 'off' })
  who.centurion!.FS = FS
  const areas = Array.from({ length: 12 }, (_one, at) => (at < total ? 1 : 1 + (at % 2)))
  const { allocation, events } = allocating(state, {}, [4, 1, ...areas])
  expect(find(events, 'centurionDefends')).toMatchObject({ all: 12, total })
  expect(allocation.defence).toEqual([total, 0, 0, 0, 0])
  const { top: _top, ...told } = allocation
  expect(find(events, 'centurionAllocates')).toEqual({ kind: 'centurionAllocates', rule: '§29.7.2', seat: 1, ...told })
})

test('§29.7 §10.3.4 without CF of his own he does not defend; without a foe to strike all goes to defence', () => {
  const { state } = watch(1, {}, { specials: 'off' })
  const weak = [{ seat: 0, advantage: 3, canAttack: true, canTop: false }]
  expect(allocating(state, { base: 0, canDefend: false, foes: weak }, [2, 2, 3]).allocation).toMatchObject({
    attacks: [row(0, 2, 2), row(0, 3, 1)],
    defence: [0, 0, 0, 0, 0],
  })
  const far = [{ seat: 0, advantage: 0, canAttack: false, canTop: false }]
  expect(allocating(state, { base: 3, foes: far }, [1, 5, 5]).allocation).toMatchObject({
    attacks: [],
    defence: [1, 0, 0, 0, 2],
  })
  expect(allocating(state, { base: -2, canDefend: false, foes: far }, []).allocation.defence).toEqual([0, 0, 0, 0, 0])
})

test('§29.7.1 §9.3.2 against one opponent his place is CF like others, for defence too', () => {
  const { state } = watch(1, {}, { specials: 'off' })
  const foes = [{ seat: 0, advantage: 4, canAttack: true, canTop: false }]
  const areas = [1, 1, 1, 1, 1]
  expect(allocating(state, { base: 2, foes }, [6, ...areas, 2]).allocation).toMatchObject({
    attacks: [row(0, 2, 1)],
    defence: [5, 0, 0, 0, 0],
  })
  const several = [...foes, { seat: 0, advantage: 0, canAttack: false, canTop: false }]
  expect(allocating(state, { base: 2, foes: several }, [6, 1, 1, 2, 2, 2, 2]).allocation.defence[0]).toBe(2)
})

test('§29.7 §26.5 of several he strikes the nearest, with the advantage over him alone', () => {
  const state = melee([0, 1, 0], { specials: 'off' }, { hands: ['spear'], shield: 'none' })
  const who = state.gladiators[1]!
  place(state.gladiators[0]!, 0, -2, 3)
  place(who, 0, 0, 0)
  place(state.gladiators[2]!, 1, -1, 3)
  who.centurion = { FS: 3, foe: 0, turns: 0, kicks: false }
  const foes = [
    { seat: 0, advantage: 4, canAttack: true, canTop: false },
    { seat: 2, advantage: 1, canAttack: true, canTop: false },
  ]
  const { allocation } = allocating(state, { base: 4, foes }, [1, 2, 3, 4, 5])
  expect(allocation.attacks).toEqual([1, 2, 3, 4, 5].map((area) => row(2, area, 1)))
})

test('§29.7.2.2 §24.2.1 of two weapons that do not go together he strikes with the one in his right hand', () => {
  const { state, who } = watch(1, { hands: hands('dagger', 'spear') }, { specials: 'off' })
  // The legs lie two hexes away, where only the spear reaches, the torso beside him.
  Object.assign(state.gladiators[0]!, { posture: 'prone', torso: at(0, 0), cell: at(0, -1) })
  expect(distanceTo(who, state.gladiators[0]!)).toBe(1)
  const { allocation } = allocating(state, { base: 2, canDefend: false }, [2, 2])
  expect(allocation.attacks).toMatchObject([{ means: 'right', cf: 2 }])
})

test('§29.7 §26.5 of several CF below nothing are nothing, before the advantage over one', () => {
  const state = melee([0, 1, 0], { specials: 'off' })
  const who = state.gladiators[1]!
  place(state.gladiators[0]!, 0, -2, 3)
  place(who, 0, 0, 0)
  place(state.gladiators[2]!, 0, -1, 3)
  who.centurion = { FS: 0, foe: 0, turns: 0, kicks: false }
  const foes = [0, 2].map((seat) => ({ seat, advantage: 1, canAttack: seat === 2, canTop: false }))
  expect(allocating(state, { base: -2, canDefend: false, foes }, [3]).allocation.attacks).toEqual([row(2, 3, 1)])
})

test.each([
  ['§29.4.1.1 he kneels where he looks at his opponent', 0, 'KN'],
  ['§29.4.1.1 turns to the right where that is nearer', 5, 'KN(R)'],
  ['§29.4.1.1 so from two hexsides', 4, 'KN(R)'],
  ['§29.4.1.1 and from behind', 3, 'KN(R)'],
  ['§29.4.1.1 else to the left', 1, 'KN(L)'],
  ['§29.4.1.1 by one hexside only', 2, 'KN(L)'],
] as const)('%s', (_, facing, plot) => {
  const { state, who } = watch(3, { posture: 'prone', facing })
  const events = run(state, [4, 3], [], (play) => expect(plotOfCenturion(play, who)).toBe(plot))
  expect(events).toMatchObject([
    { kind: 'centurionChecked', rule: '§29.4.1.1', seat: 1, foe: 0, check: 'roll', does: false, total: 10 },
  ])
})

test.each([
  ['§29.4.1.1 he rolls as far away as he can', [], 1, 'RO-BR'],
  ['§29.4.1.1 by chance where there are two ways', [], 2, 'RO-BL'],
  ['§29.4.1.1 §27.5 not into a pillar', [[1, 2]], null, 'RO-BL'],
  ['§29.4.1.1 §27.5 nor the other way', [[-1, 3]], null, 'RO-BR'],
  [
    '§29.4.1.1 §27.5 where both are closed to the front',
    [
      [1, 2],
      [-1, 3],
    ],
    1,
    'RO-FR',
  ],
] as const)('%s', (_, pillars, face, plot) => {
  const { state, who } = watch(2, { posture: 'prone' })
  state.arena.obstacles = pillars.map(([q, r]) => ({ cell: at(q, r), terrain: 'pillar' as const }))
  run(state, face === null ? [3, 4] : [3, 4, face], [], (play) => expect(plotOfCenturion(play, who)).toBe(plot))
})
