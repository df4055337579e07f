import { expect, test } from 'vitest'
import { board } from '../src/02-preparation/board.ts'
import { legalActions, takeActions } from '../src/05-turn/actions.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { bareBlow, resolveAttack } from '../src/09-combat/attack.ts'
import { SixDice } from '../src/09-combat/attack-dice.ts'
import { dropShield, dropTotal, scatter } from '../src/13-condition/drops.ts'
import { isRecovered, kickDistance, kickItem, recoveryDRM } from '../src/13-condition/recovery.ts'
import { canThrowAt, isThrowHit } from '../src/13-condition/throwing.ts'
import { colosseum } from '../src/index.ts'
import { resetPhase } from '../src/match/phase-sheet.ts'
import { newItem } from '../src/match/state.ts'
import { PARRY } from '../src/tables/combat-results.ts'
import { items } from '../src/tables/weapons.ts'
import {
  allocation,
  at,
  centre,
  colosseumEdition,
  duel,
  faceToFace,
  fightOut,
  fightWith,
  find,
  idle,
  kinds,
  nothing,
  place,
  planned,
  row,
  run,
} from './helpers.ts'

test.each([
  ['E7 §13.1.1 ST 3 and two CF more: five drops', { attackerST: 3, dropDRM: 0, armLoss: 0 }, 5, 2, 0, 0],
  ['E7 §13.1.1 six does not', { attackerST: 3, dropDRM: 0, armLoss: 0 }, 6, 2, 0, 1],
  ['V23 §21.11.1 a scissor helps by four', { attackerST: 2, dropDRM: 4, armLoss: 0 }, 9, 3, 0, 0],
  ['V24 §23.2 R37 a Disarm of H+2 helps by ten', { attackerST: 1, dropDRM: 0, armLoss: 0 }, 14, 4, 10, -1],
  ['V25 §21.8 a maul counts three ST more, wounded arms one', { attackerST: 4, dropDRM: 0, armLoss: 1 }, 10, 4, 0, 1],
] as const)('%s', (_, blow, dice, modifiedCF, disarm, total) => {
  expect(dropTotal(blow, dice, modifiedCF, blow.armLoss, disarm)).toBe(total)
})

test('§13.1 a parry that drops to 0 loses the weapon, at 1 it is kept', () => {
  const one = { ...bareBlow(duel().gladiators[1]!, 2), attackCF: 3, fixed: PARRY, attackerST: 3 }
  expect(resolveAttack(one, colosseumEdition, new SixDice(10, 4, 2)).drops.weapon).toBe(true)
  expect(resolveAttack(one, colosseumEdition, new SixDice(10, 4, 3)).drops.weapon).toBe(false)
})

test('V26 D.7 §13.2 §13.2.1 §13.2.2 a dropped item flies by die and facing', () => {
  const state = duel()
  const who = state.gladiators[0]!
  place(who, 0, 0, 1)
  run(state, [3, 4], [], (play) => expect(scatter(play, who.cell, who.facing, 0)).toBe(at(0, 3)))
  run(state, [1, 1], [], (play) => expect(scatter(play, who.cell, who.facing, 0)).toBe(at(0, 0)))
  run(state, [6, 2], [], (play) => expect(scatter(play, who.cell, who.facing, 0)).toBe(at(0, -1)))
})

test('§13.2.2 the edge of the board and a pillar stop it in the last open hex', () => {
  const state = duel()
  const who = state.gladiators[0]!
  place(who, 0, -7, 0)
  run(state, [1, 6], [], (play) => expect(scatter(play, who.cell, 0, 0)).toBe(at(0, -8)))
  state.arena.obstacles.push({ cell: at(0, -5), terrain: 'pillar' })
  run(state, [4, 6], [], (play) => expect(scatter(play, who.cell, 0, 0)).toBe(at(0, -6)))
})

test('E11 §13.3.2.1 swords throw 1 and strike 3, shields 1 and 0', () => {
  expect([items.sword.throw, items.sword.crt, items.largeShield.throw, items.largeShield.crt]).toEqual([1, 3, 1, 0])
})

test('V47 V49 §13.3.1 §13.3.2 a throw must exceed the range', () => {
  expect(isThrowHit(3, 1, 1, 3)).toBe(true)
  expect(isThrowHit(2, 1, 1, 3)).toBe(false)
  expect([1, 2, 3, 4, 5, 6].filter((die) => isThrowHit(die, 1, 5, 8))).toEqual([4, 5, 6])
})

test('V47 §13.3 §13.3.2.1 §13.3.3 a sword that hits strikes on column 3 and lies by the target', () => {
  const state = duel()
  place(state.gladiators[0]!, 0, 0, 0)
  place(state.gladiators[1]!, 0, -3, 3)
  const events = run(state, [3, 2, 4, 4, 4, 3, 3, 3, 1, 1], [{ do: 'throw', hand: 0, target: 1 }, nothing], takeActions)
  expect(find(events, 'threw')).toMatchObject({ range: 3, total: 4, hits: true })
  expect(find(events, 'woundRolled')).toMatchObject({ area: 2, total: 9, wounds: 1 })
  expect(find(events, 'landed').cell).toBe(at(0, -3))
  expect(state.gladiators[0]!.hands[0]).toBeNull()
})

test('§13.3.2.1 a 6 for the area lets the thrower choose; S and P harm nobody', () => {
  const state = duel()
  place(state.gladiators[0]!, 0, 0, 0)
  place(state.gladiators[1]!, 0, -1, 3)
  const throws = [{ do: 'throw', hand: 1, target: 1 }, nothing, 4]
  const events = run(state, [6, 6, 3, 3, 3, 3, 3, 3, 4, 6], throws, takeActions)
  expect(kinds(events)).toEqual(['threw', 'landed'])
})

test('§13.3.2.1 R14 the other reading rolls wounds at once', () => {
  const state = duel({}, {}, { throwResolve: 'wound' })
  place(state.gladiators[0]!, 0, 0, 0)
  place(state.gladiators[1]!, 0, -1, 3)
  const events = run(state, [6, 2, 3, 3, 3, 3, 3, 3, 4, 6], [{ do: 'throw', hand: 1, target: 1 }, nothing], takeActions)
  expect(find(events, 'woundRolled')).toMatchObject({ area: 2, total: 9 })
})

test('§13.3 §6.1 nothing can be thrown at a man behind', () => {
  const state = duel()
  place(state.gladiators[0]!, 0, 0, 3)
  place(state.gladiators[1]!, 0, -3, 3)
  expect(legalActions(state, state.gladiators[0]!).some((action) => action.do === 'throw')).toBe(false)
})

test.each([
  ['V45 §13.4.1 with R, light, guarded, beside it, stun 1, AG 1: a 4 has it', 4, true],
  ['V45 §13.4.1 the same with a 5 fails', 5, false],
] as const)('%s', (_, die, recovers) => {
  const state = duel({ style: 'parmularius' })
  const [who, foe] = state.gladiators
  place(who!, 0, 0, 0)
  place(foe!, 0, -2, 3)
  who!.now.recovering = true
  who!.stun = 1
  expect(isRecovered(die, recoveryDRM(state, who!, newItem('sword'), at(0, -1)))).toBe(recovers)
})

test('§13.4.1 R35 every line of the recovery table', () => {
  const state = duel()
  const [who, foe] = state.gladiators
  place(who!, 0, 0, 0)
  place(foe!, 0, -5, 3)
  who!.AG = 0
  const drm = () => recoveryDRM(state, who!, newItem('sword'), who!.cell)
  expect(drm()).toBe(0)
  who!.weight = 'heavy'
  expect(drm()).toBe(1)
  who!.now.moved = 2
  expect(drm()).toBe(3)
  expect(recoveryDRM(state, who!, newItem('net'), who!.cell)).toBe(0)
  who!.now.recovering = true
  expect(drm()).toBe(-3)
  who!.now.collided = true
  expect(drm()).toBe(7)
  who!.posture = 'kneeling'
  expect(drm()).toBe(5)
  who!.now.stumbling = true
  expect(drm()).toBe(9)
  who!.snare = { by: 1, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  expect(drm()).toBe(15)
  who!.AG = 2
  expect(drm()).toBe(13)
})

/** Both reach for an axe: 1+2+1-6-AG for the first beside it, as much as 2+2-6-AG for the second who stands on it. */
function reachTogether(AG: number, faces: readonly number[]) {
  const state = faceToFace({}, {})
  state.ground.push({ item: newItem('axe'), cell: at(0, 0) })
  for (const who of state.gladiators) {
    who.hands[0] = null
    who.now.recovering = true
    who.AG = AG
  }
  const answers = Array(2).fill({ do: 'recover', ground: 0 })
  return { state, events: run(state, faces, answers, takeActions) }
}

test.each([
  [
    '§13.4 §13.4.2 §13.4.3 of two who reach for one item the lower total has it, ties are thrown again',
    3,
    [1, 2, 4, 2],
  ],
  ['§13.4.3 they are thrown again with what is added to them: 3 beside it is more than 3 on it', 3, [1, 2, 3, 3]],
  ['§13.4.3 the lower one has it also where his second throw would not have been enough', 0, [1, 2, 6, 5]],
] as const)('%s', (_, AG, faces) => {
  const { state, events } = reachTogether(AG, faces)
  expect(find(events, 'recovered').seat).toBe(1)
  expect(state.gladiators[1]!.now.recoveredHand).toBe(0)
  expect(state.ground).toHaveLength(0)
})

test.each([
  ['§13.4 an item in his own hex may be recovered', 0, true],
  ['§13.4 and one in the next, though an opponent stands on it', 1, true],
  ['§13.4 one two hexes away may not', 2, false],
] as const)('%s', (_, hexes, canRecover) => {
  const state = faceToFace()
  const who = state.gladiators[0]!
  who.hands[0] = null
  state.ground.push({ item: newItem('axe'), cell: at(0, -1 + hexes) })
  expect(legalActions(state, who).some((action) => action.do === 'recover')).toBe(canRecover)
})

test('§13.4.2 a recovered weapon strikes in the same phase, at half CF, and with all of them in the next', () => {
  const state = faceToFace()
  const who = state.gladiators[0]!
  who.hands[0] = null
  state.ground.push({ item: newItem('axe'), cell: who.cell })
  Object.assign(who, { AG: 6, CF: 12 })
  run(state, [1], [{ do: 'recover', ground: 0 }, nothing], takeActions)
  const struck = (faces: readonly number[]) => {
    const plans = [allocation([row(1, 2, 7)]), idle]
    return find(run(state, faces, plans, fightOut), 'attackRolled').cf
  }
  expect(struck([2, 1, 1, 1, 1, 1])).toBe(3)
  resetPhase(who.now, who.cell)
  expect(struck([1, 1, 1, 1, 1, 1])).toBe(7)
})

test.each([
  ['§13.4.1 §14.1 R raises a man from his knees: six for R, none for kneeling', 'R', -6],
  ['§13.4.1 §14.1 who stays on his knees has two', 'X', -2],
] as const)('%s', (_, plot, drm) => {
  const state = duel()
  const [who, other] = state.gladiators
  place(other!, 7, 0, 0)
  Object.assign(who!, { posture: 'kneeling', AG: 0 })
  run(state, [], [plot, 'X'], (play) => moveEverybody(play, askPlots(play)))
  expect(recoveryDRM(state, who!, newItem('axe'), who!.cell)).toBe(drm)
})

test('§13.4 nobody holds more than two things', () => {
  const state = duel()
  state.ground.push({ item: newItem('axe'), cell: state.gladiators[0]!.cell })
  expect(legalActions(state, state.gladiators[0]!).some((action) => action.do === 'recover')).toBe(false)
  state.gladiators[0]!.hands[1] = null
  expect(legalActions(state, state.gladiators[0]!).some((action) => action.do === 'recover')).toBe(true)
})

test.each([
  ['V46 §13.5.1 after two hexes a 4 sends it four hexes', 4, 2, false, 4],
  ['V46 §13.5.1 after two hexes a 2 fails', 2, 2, false, 0],
  ['§13.5.1 R18 the other printing counts the modified die', 4, 2, true, 2],
] as const)('%s', (_, die, moved, isModified, hexes) => {
  expect(kickDistance(die, moved, isModified)).toBe(hexes)
})

test('§13.5 an item in his own hex may be kicked, but not after a step back', () => {
  const state = duel()
  const who = state.gladiators[0]!
  place(who, 0, 0, 0)
  state.ground.push({ item: newItem('axe'), cell: who.cell })
  expect(legalActions(state, who).filter((action) => action.do === 'kick')).toHaveLength(6)
  const events = run(state, [3], [{ do: 'kick', ground: 0, dir: 2 }, nothing], takeActions)
  expect(find(events, 'kicked').cell).toBe(board.cell({ q: centre.q + 3, r: centre.r }))
  state.ground[0]!.cell = who.cell
  who.now.backward = 1
  expect(legalActions(state, who).some((action) => action.do === 'kick')).toBe(false)
})

test('§13.5 what lies in another hex is not kicked, and one who has gone forward still kicks', () => {
  const state = duel()
  const who = state.gladiators[0]!
  place(who, 0, 0, 0)
  state.ground.push({ item: newItem('axe'), cell: at(0, -1) })
  expect(legalActions(state, who).some((action) => action.do === 'kick')).toBe(false)
  state.ground[0]!.cell = who.cell
  who.now.forward = 1
  expect(legalActions(state, who).some((action) => action.do === 'kick')).toBe(true)
})

test('§5.2.4 an action that is not open is refused with its paragraph', () => {
  const state = duel()
  const question = { kind: 'action', seat: 0, rule: '§5.2.4' } as const
  expect(colosseum.check(state, question, { do: 'kick', ground: 0, dir: 1 })?.rule).toBe('§5.2.4')
  expect(colosseum.check(state, question, nothing)).toBeNull()
})

test('§5.2.4 §13.3 what two men throw at each other is in the air before either is hit', () => {
  const bare = { ratings: { TR: 10, ST: 9, AG: 1, CN: 3, W: 6 }, hands: ['spear'], shield: 'none' } as const
  const state = faceToFace(bare, bare)
  const [one, other] = state.gladiators
  // A hit on the head, red 18 and a kill by the wound column; then blood and spear find their places.
  const kill = [6, 1, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1]
  const throws = [
    { do: 'throw', hand: 0, target: 1 },
    { do: 'throw', hand: 0, target: 0 },
  ]
  const events = run(state, [...kill, ...kill], throws, takeActions)
  expect(kinds(events).filter((kind) => kind === 'threw')).toHaveLength(2)
  expect([one!.out, other!.out]).toEqual(['killed', 'killed'])
})

test.each([
  ['§13.5.1 a rock stops what is kicked', 'rock', -1],
  ['§13.5.1 a tree does not', 'tree', -4],
] as const)('%s', (_, terrain, r) => {
  const state = duel()
  const who = state.gladiators[0]!
  place(who, 0, 0, 0)
  state.arena.obstacles.push({ cell: at(0, -2), terrain })
  const lying = { item: newItem('axe'), cell: at(0, 0) }
  state.ground.push(lying)
  run(state, [4], [], (play) => kickItem(play, who, lying, 0))
  expect(lying.cell).toBe(at(0, r))
})

test('§13.1 §13.2 §9.4.5 a shield is let go of in whichever hand it is, and blows with it are lost', () => {
  const state = faceToFace()
  const who = state.gladiators[0]!
  who.hands.reverse()
  state.fight = fightWith([
    planned(0, 0, 1, row(1, 2, 3, { means: 'shield' })),
    planned(0, 1, 1, row(1, 2, 3, { means: 'left' }), { hand: 1 }),
  ])
  const events = run(state, [1, 1], [], (play) => dropShield(play, who, '§13.1'))
  expect(events).toEqual([{ kind: 'dropped', rule: '§13.1', seat: 0, item: 'largeShield', cell: who.cell }])
  expect(state.ground).toEqual([{ item: newItem('largeShield'), cell: who.cell }])
  expect(state.fight.attacks.map(({ status }) => status)).toEqual(['cancelled', 'planned'])
  expect(run(state, [], [], (play) => dropShield(play, who, '§13.1'))).toEqual([])
})

test('§13.5.1 a kick that fails leaves the thing where it lies', () => {
  const state = duel()
  const who = state.gladiators[0]!
  const lying = { item: newItem('axe'), cell: who.cell }
  who.now.moved = 2
  const events = run(state, [2], [], (play) => kickItem(play, who, lying, 0))
  expect(events).toMatchObject([{ kind: 'kickFailed', rule: '§13.5.1', seat: 0, item: 'axe', total: 0 }])
  expect(lying.cell).toBe(who.cell)
})

test.each([
  ['§13.4.1 at 0 he has it', 1, true],
  ['§13.4.1 at 1 he does not', 2, false],
] as const)('%s', (_, die, recovers) => {
  const state = duel()
  const who = state.gladiators[0]!
  who.hands[0] = null
  place(state.gladiators[1]!, 7, 0, 0)
  state.ground.push({ item: newItem('axe'), cell: who.cell })
  const events = run(state, [die], [{ do: 'recover', ground: 0 }, nothing], takeActions)
  expect(find(events, 'recoveryTried')).toMatchObject({ total: die - 1, recovers })
  expect(who.hands.map((item) => item?.kind)).toEqual([recovers ? 'axe' : undefined, 'largeShield'])
})

test.each([
  ['§13.3.1 a sword may be thrown', 'sword', {}, {}, true],
  ['§21.3.1 a bow is shot with an arrow and both hands', 'bow', { arrows: 1 }, {}, true],
  ['§21.3.1 not without an arrow', 'bow', { arrows: 0 }, {}, false],
  ['§13.3 nothing is thrown at one who is out', 'sword', {}, { out: 'killed' }, false],
  ['§18.4 nor at one who appeals', 'sword', {}, { isAside: true }, false],
  ['§13.3.1 nor what cannot be thrown', 'net', {}, {}, false],
  ['§13.3.1 nor what is useless', 'useless', {}, {}, false],
] as const)('%s', (_, kind, own, other, canThrow) => {
  const state = faceToFace()
  const [who, target] = state.gladiators
  const item = newItem(kind === 'useless' ? 'sword' : kind)
  if (kind === 'useless') item.condition = 'useless'
  who!.hands = [item, null]
  Object.assign(who!, own)
  if ('isAside' in other) target!.now.isAside = true
  else Object.assign(target!, other)
  expect(canThrowAt(state, who!, item, target!)).toBe(canThrow)
})

test('§21.3.4 a bow needs both hands', () => {
  const state = faceToFace()
  const [who, target] = state.gladiators
  const bow = newItem('bow')
  Object.assign(who!, { hands: [bow, newItem('sword')], arrows: 3 })
  expect(canThrowAt(state, who!, bow, target!)).toBe(false)
})

test('§13.3.3 whatever is thrown comes to lie near the target, an arrow does not', () => {
  const state = duel()
  const [who, target] = state.gladiators
  const events = run(state, [1, 1, 1], [{ do: 'throw', hand: 0, target: 1 }, nothing], takeActions)
  expect(find(events, 'landed')).toEqual({ kind: 'landed', rule: '§13.3.3', item: 'sword', cell: target!.cell })
  expect(state.ground).toEqual([{ item: newItem('sword'), cell: target!.cell }])
  Object.assign(who!, { hands: [newItem('bow'), null], arrows: 2 })
  run(state, [1, 1, 1, 1, 1, 1, 1, 1], [{ do: 'throw', hand: 0, target: 1 }, nothing], takeActions)
  expect([who!.arrows, who!.hands[0]!.kind, state.ground.length]).toEqual([1, 'bow', 1])
})
