import { expect, test } from 'vitest'
import { legalActions, takeActions } from '../src/05-turn/actions.ts'
import { grossCF } from '../src/09-combat/allocation.ts'
import { defendsHalf } from '../src/09-combat/blow.ts'
import { meansAt } from '../src/09-combat/engagement.ts'
import { checkBreak, halvings, isTrained, weaponDropDRM } from '../src/19-advanced/weapons.ts'
import { newItem } from '../src/match/state.ts'
import { items } from '../src/tables/weapons.ts'
import { allocation, duel, faceToFace, fightOut, find, idle, kinds, nothing, place, row, run } from './helpers.ts'

const hands = (...kinds: (Parameters<typeof newItem>[0] | null)[]) => kinds.map((kind) => kind && newItem(kind))

test('§21.1 §9.4.4 the weapon table', () => {
  const rows = Object.entries(items).map(([kind, one]) => [kind, one.speed, one.reach, one.throw, one.crt, one.hands])
  expect(rows).toEqual([
    ['sword', 0, 1, 1, 3, 1],
    ['axe', 1, 1, 2, 3, 1],
    ['bow', 0, 0, 5, 5, 2],
    ['dagger', -1, 1, 2, 2, 1],
    ['flail', 1, 1, -1, 1, 1],
    ['javelin', -1, 2, 3, 7, 1],
    ['lasso', 0, 0, null, 0, 2],
    ['maul', 2, 2, -1, 1, 2],
    ['pike', 1, 3, 0, 5, 2],
    ['scimitar', 1, 2, 0, 3, 1],
    ['scissor', 0, 1, null, 0, 1],
    ['spear', 0, 2, 3, 4, 2],
    ['trident', 0, 2, 2, 5, 2],
    ['net', 0, 0, null, 0, 1],
    ['smallShield', 0, 0, 1, 0, 1],
    ['largeShield', 0, 0, 1, 0, 1],
  ])
})

test('§21.1.1 §21.1.1.1 §20.1 R36 an unknown weapon costs two CF, and nets belong to their men', () => {
  const state = duel({ hands: ['axe'], trained: ['sword'] }, { hands: ['trident'] })
  const [one, other] = state.gladiators
  expect(grossCF(state, one!, false)).toBe(10)
  expect(weaponDropDRM(one!, 'axe')).toBe(-2)
  expect(isTrained(other!, 'trident')).toBe(false)
  expect(grossCF(state, other!, false)).toBe(10)
})

test('§21.1.1.1 a strange weapon that is good for nothing is not used and costs nothing', () => {
  const state = duel({ hands: ['javelin'], trained: ['axe'] })
  const who = state.gladiators[0]!
  expect(grossCF(state, who, false)).toBe(10)
  who.hands[0]!.condition = 'useless'
  expect(grossCF(state, who, false)).toBe(12)
})

test('§31.1.1 everybody knows the sword, whatever else he was taught', () => {
  const state = duel({ trained: ['axe'] })
  expect(isTrained(state.gladiators[0]!, 'sword')).toBe(true)
  expect(grossCF(state, state.gladiators[0]!, false)).toBe(12)
})

test('§21.1.2 §21.1.2.1 R63 drawing takes a free hand, or something laid down, and halves the attacks', () => {
  const state = duel({ sheath: ['dagger'] })
  const who = state.gladiators[0]!
  const draws = () => legalActions(state, who).flatMap((action) => (action.do === 'draw' ? [action.lay] : []))
  expect(draws()).toEqual([[0], [1]])
  const events = run(state, [], [{ do: 'draw', sheathed: 0, lay: [1] }, nothing], takeActions)
  expect(kinds(events)).toEqual(['laidDown', 'drew'])
  expect(who.hands.map((item) => item!.kind)).toEqual(['sword', 'dagger'])
  expect(halvings(state, who, state.gladiators[1]!, 1, 'right', 1)).toBe(1)
  expect(halvings(state, who, state.gladiators[1]!, 1, 'left', 1)).toBe(2)
})

test('§21.1.2.2 the sheath of a fallen man can be emptied', () => {
  const state = duel({}, { sheath: ['dagger'] })
  const [who, body] = state.gladiators
  place(who!, 0, 0, 0)
  place(body!, 0, -1, 0)
  who!.hands[1] = null
  expect(legalActions(state, who!).some((action) => action.do === 'strip')).toBe(false)
  body!.isUnconscious = true
  body!.posture = 'prone'
  who!.now.recovering = true
  run(state, [1], [{ do: 'strip', body: 1, sheathed: 0 }], takeActions)
  expect(who!.hands[1]!.kind).toBe('dagger')
  expect(body!.sheath).toHaveLength(0)
})

test('§21.3 §21.3.1 §21.3.2 §21.3.2.1 §21.3.4 a bow shoots arrows, strikes nobody and halves the defence', () => {
  const state = faceToFace({ hands: ['bow'], shield: 'none' }, {}, { unarmed: 'off', specials: 'off' })
  const [who] = state.gladiators
  expect(who!.arrows).toBe(20)
  expect(meansAt(state, who!, 1)).toEqual([])
  const shots = legalActions(state, who!).filter((action) => action.do === 'throw')
  expect(shots).toHaveLength(1)
  run(state, [1], [shots[0], nothing], (play) => {
    who!.ST = -9
    takeActions(play)
  })
  expect([who!.arrows, who!.hands[0]!.kind]).toEqual([19, 'bow'])
  const plans = [allocation([], [0, 5, 0, 0, 0]), allocation([row(0, 2, 4)])]
  const events = run(state, [1, 1, 4, 6, 6, 6], plans, fightOut)
  expect(find(events, 'attackRolled').defence).toBe(2)
  who!.arrows = 0
  expect(legalActions(state, who!).some((action) => action.do === 'throw')).toBe(false)
})

test.each([
  ['§21.3.3 §21.3.3.1 a bow breaks above 7', 'bow', [4, 2], 2, 'useless'],
  ['§21.3.3.1 a bow holds at 7', 'bow', [4, 1], 2, 'whole'],
  ['§21.6.1 §21.6.1.1 a javelin breaks above 9', 'javelin', [4, 4], 2, 'useless'],
  ['§21.6.1.1 a javelin holds at 9', 'javelin', [4, 3], 2, 'whole'],
  ['V57 §20.10.2.2 R12 a broken trident serves at one hex on 5 and 6', 'trident', [5, 5, 5], 2, 'short'],
  ['§20.10.2.2 on 4 it is useless', 'trident', [5, 5, 4], 2, 'useless'],
] as const)('%s', (_, kind, faces, ST, condition) => {
  const state = duel()
  const item = newItem(kind)
  run(state, faces, [], (play) => checkBreak(play, state.gladiators[0]!, item, { ...state.gladiators[1]!, ST }))
  expect(item.condition).toBe(condition)
})

test('§20.10.2.2 R12 the reading of 1981 turns it round', () => {
  const state = duel({}, {}, { brokenTrident: 'uselessOn56' })
  const item = newItem('trident')
  run(state, [5, 5, 5], [], (play) => checkBreak(play, state.gladiators[0]!, item, { ...state.gladiators[1]!, ST: 2 }))
  expect(item.condition).toBe('useless')
})

test.each([
  ['§21.4 a dagger is quick but halved', ['dagger'], 'none', 1, 1],
  ['§20.10 §20.10.1 a trident beside a net is halved', ['trident', 'net'], 'none', 1, 1],
  ['§20.10.1 a trident alone is not', ['trident'], 'none', 1, 0],
  ['§21.8.2 a maul with a shield is halved', ['maul'], 'large', 1, 1],
  ['§21.9.2 a pike with a shield is halved', ['pike'], 'large', 2, 1],
  ['§21.12.1 a spear with a shield is halved', ['spear'], 'small', 2, 1],
  ['§21.10 §21.10.1 a scimitar is halved at two hexes', ['scimitar'], 'none', 2, 1],
  ['§21.10.1 not at one', ['scimitar'], 'none', 1, 0],
] as const)('%s', (_, hands, shield, range, times) => {
  const state = duel({ hands: [...hands], shield })
  expect(halvings(state, state.gladiators[0]!, state.gladiators[1]!, 1, 'right', range)).toBe(times)
})

test.each([
  ['§21.9 a pike strikes at two and three hexes, not at one', 'pike', [2, 3]],
  ['§21.12 R39 a spear reaches two', 'spear', [1, 2]],
  ['§21.8 a maul reaches two', 'maul', [1, 2]],
  ['§21.10 a scimitar reaches two', 'scimitar', [1, 2]],
  ['§21.6 R39 a javelin reaches two', 'javelin', [1, 2]],
] as const)('%s', (_, kind, ranges) => {
  const state = duel({ hands: [kind], shield: 'none' }, {}, { unarmed: 'off', specials: 'off' })
  expect([1, 2, 3].filter((range) => meansAt(state, state.gladiators[0]!, range).length > 0)).toEqual(ranges)
})

test('§21.8 §21.8.1 a maul that hits stuns besides', () => {
  const state = faceToFace({ hands: ['maul'], shield: 'none' }, {})
  const events = run(state, [4, 4, 4, 1, 2, 1, 4, 5], [allocation([row(1, 2, 6)]), idle], fightOut)
  expect(find(events, 'attackRolled').round).toBe(5)
  expect(find(events, 'stunned').stun).toBe(2)
})

test('§21.10 §9.4.4 a scimitar comes a round later than a sword', () => {
  const round = (kind: 'scimitar' | 'sword') => {
    const state = faceToFace({ hands: [kind], shield: 'none' })
    const plans = [allocation([row(1, 2, 4)]), allocation([], [0, 4, 0, 0, 0])]
    return find(run(state, [2, 2, 3, 1, 1, 1], plans, fightOut), 'attackRolled').round
  }
  expect([round('sword'), round('scimitar')]).toEqual([3, 4])
})

test('§21.9.1 a pike adds six to shield damage', () => {
  const state = faceToFace({ hands: ['pike'], shield: 'none' }, {}, { specials: 'off' })
  place(state.gladiators[0]!, 0, -2, 3)
  const events = run(state, [2, 2, 2, 3, 3, 3], [allocation([row(1, 2, 4)]), idle], fightOut)
  expect(find(events, 'shieldDamaged')).toMatchObject({ total: 6 + 1 + 4 + 6, boxes: 5 })
})

test('§21.11.2 a scissor cannot be dropped, thrown or laid down', () => {
  const state = duel({ style: 'scissores' })
  const who = state.gladiators[0]!
  who.hands[0] = null
  expect(legalActions(state, who).map((action) => action.do)).toEqual(['nothing'])
})

test('§21.4.1 a Retiarius may carry a dagger in his sheath', () => {
  expect(duel({ style: 'retiarius' }).gladiators[0]!.sheath.map(({ kind }) => kind)).toEqual(['dagger'])
  const bare = duel({ style: 'retiarius' }, {}, { optionalWeapons: 'off' })
  expect(bare.gladiators[0]!.sheath).toEqual([])
})

test.each([
  ['§20.1 the net belongs to the Retiarius', 'net', 'retiarius', null, true],
  ['§20.1 nobody else knows it by himself', 'net', 'myrmillo', null, false],
  ['§20.1 §21.1.1 the lasso belongs to the Laquearius', 'lasso', 'laquearius', null, true],
  ['§20.1 §21.1.1 nobody else knows it by himself', 'lasso', 'myrmillo', null, false],
  ['§20.1 §21.1.1 but it can be learnt', 'lasso', 'myrmillo', ['lasso'], true],
  ['§20.1 §21.1.1 and so can the bow', 'bow', 'myrmillo', ['bow'], true],
  ['§20.1 §21.1.1 which nobody knows by himself', 'bow', 'myrmillo', null, false],
  ['§20.1 §21.1.1 nor by learning something else', 'bow', 'myrmillo', ['axe'], false],
  ['§21.1.1 who has learnt one weapon knows no other', 'dagger', 'myrmillo', ['axe'], false],
  ['§31.1.1 but for the sword', 'sword', 'myrmillo', ['axe'], true],
  ['§21.1.1 but every shield', 'smallShield', 'myrmillo', ['axe'], true],
] as const)('%s', (_, kind, style, trained, isKnown) => {
  const who = duel().gladiators[0]!
  Object.assign(who, { style, trained })
  expect(isTrained(who, kind)).toBe(isKnown)
})

test('§21.8 §21.9 a weapon for two hands is halved beside a shield, in whichever hand', () => {
  const state = faceToFace({ hands: ['maul', 'smallShield'], shield: 'none' })
  const [who, foe] = state.gladiators
  expect(halvings(state, who!, foe!, 2, 'right', 1)).toBe(1)
  who!.hands.reverse()
  expect(halvings(state, who!, foe!, 2, 'left', 1)).toBe(1)
})

test('§20.10.2.1 a trident that holds is told with its sum', () => {
  const state = faceToFace({ style: 'retiarius', shield: 'none' })
  const [who, foe] = state.gladiators
  const events = run(state, [1, 1], [], (play) => checkBreak(play, who!, who!.hands[0]!, foe!))
  expect(events).toMatchObject([{ kind: 'weaponHeld', rule: '§20.10.2.1', seat: 0, item: 'trident', total: 3 }])
})

test.each([
  ['§21.2 the axe is slow', 'axe', { speed: 1, throw: 2, crt: 3 }],
  ['§21.3 the bow is for two hands, and may break', 'bow', { reach: 0, throw: 5, crt: 5, hands: 2, breaks: 7 }],
  ['§21.4 the dagger is quick, at half CF', 'dagger', { speed: -1, throw: 2, crt: 2, isHalved: true }],
  ['§21.5 the flail is slow', 'flail', { speed: 1, throw: -1, crt: 1 }],
  [
    '§21.6 the javelin is quick, at half CF, and may break',
    'javelin',
    { speed: -1, reach: 2, throw: 3, crt: 7, breaks: 9, isHalved: true },
  ],
  ['§21.7 the lasso is for two hands', 'lasso', { reach: 0, hands: 2 }],
  ['§21.8 the maul is slowest, for two hands', 'maul', { speed: 2, reach: 2, throw: -1, crt: 1, hands: 2 }],
  [
    '§21.9 the pike reaches two and three hexes',
    'pike',
    { speed: 1, minReach: 2, reach: 3, throw: 0, crt: 5, hands: 2 },
  ],
  ['§21.10 the scimitar is slow and reaches two hexes', 'scimitar', { speed: 1, reach: 2, throw: 0, crt: 3 }],
  ['§21.11 the scissor is fixed to the arm', 'scissor', {}],
  ['§20.10 the trident reaches two hexes', 'trident', { reach: 2, throw: 2, crt: 5, hands: 2, breaks: 11 }],
] as const)('%s', (_, kind, more) => {
  const plain = { speed: 0, minReach: 1, reach: 1, throw: null, crt: 0, hands: 1, breaks: null, isHalved: false }
  expect(items[kind]).toMatchObject({ ...plain, ...more })
})

test('§21.3 §21.3.1 a quiver holds twenty arrows', () => {
  expect(duel({ hands: ['bow'], shield: 'none' }).gladiators[0]!.arrows).toBe(20)
})

test.each([
  ['§16.3 §21.3.2 on his feet with a sword he defends with all CF', hands('sword', null), 'standing', false],
  ['§16.3 on the ground with half', hands('sword', null), 'prone', true],
  ['§21.3.2 §16.3 with a bow in the right hand too', hands('bow', null), 'standing', true],
  ['§21.3.2 §16.3 or in the left', hands(null, 'bow'), 'standing', true],
] as const)('%s', (_, held, posture, isHalf) => {
  const who = duel().gladiators[0]!
  Object.assign(who, { hands: held, posture })
  expect(defendsHalf(who)).toBe(isHalf)
})

test('§13.1.1 §21.1.1.1 §21.11.1 a scissor helps a drop by four, a weapon that he does not know hinders by two', () => {
  const who = duel().gladiators[0]!
  expect([weaponDropDRM(who, 'scissor'), weaponDropDRM(who, 'sword'), weaponDropDRM(who, null)]).toEqual([4, 0, 0])
  who.trained = ['axe']
  expect([weaponDropDRM(who, 'scissor'), weaponDropDRM(who, 'dagger'), weaponDropDRM(who, 'axe')]).toEqual([2, -2, 0])
})
