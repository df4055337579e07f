import { expect, test } from 'vitest'
import { takeActions } from '../src/05-turn/actions.ts'
import { legalPlots } from '../src/06-movement/legal-plots.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { readPlot } from '../src/06-movement/plots.ts'
import { allocate, beginFight } from '../src/09-combat/fight.ts'
import { dropHand } from '../src/13-condition/drops.ts'
import { affordableNets, attackWithNets, escapeFromNet, escapeTotal, netDRM } from '../src/19-advanced/net.ts'
import { isBroken } from '../src/19-advanced/weapons.ts'
import { colosseum, presets } from '../src/index.ts'
import type { Question } from '../src/match/questions.ts'
import type { Gladiator, State } from '../src/match/state.ts'
import { tickOf } from '../src/match/state.ts'
import { resultName } from '../src/tables/combat-results.ts'
import {
  at,
  colosseumEdition,
  duel,
  faceToFace,
  find,
  idle,
  kinds,
  nothing,
  phase,
  place,
  run,
  scripted,
} from './helpers.ts'

/** A Retiarius (NF 11) north of a medium man, both looking at each other over so many hexes. */
function arena(range: number): { state: State; who: Gladiator; foe: Gladiator } {
  const state = duel({ style: 'retiarius' }, {})
  const [who, foe] = state.gladiators as [Gladiator, Gladiator]
  place(who, 0, -range, 3)
  place(foe, 0, 0, 0)
  return { state, who, foe }
}

const column1 = (total: number) => resultName(colosseumEdition.combatResult(1, total))

test.each([
  ['V50 §20.4.1.1 a toss over two hexes at one who paused: 9 is 15, an H', 9, 15, 'H'],
  ['V50 §20.4.1.1 7 is 13, a Stumble check', 7, 13, 'P*'],
] as const)('%s', (_, dice, total, result) => {
  const { state, who, foe } = arena(2)
  who.TR = 11
  foe.TR = 8
  foe.now.paused = true
  expect(dice + netDRM(state, who, foe, 'TN')).toBe(total)
  expect(column1(total)).toBe(result)
})

test('V51 §20.3 §20.4.1.1 one who repels the net turns 3 into a fumble', () => {
  const { state, who, foe } = arena(2)
  who.TR = 11
  foe.TR = 8
  foe.now.repelling = true
  expect(3 + netDRM(state, who, foe, 'TN')).toBe(1)
  expect(column1(1)).toBe('F')
})

test('V52 §20.7.2.1 a swing at a light man close by who stepped back twice', () => {
  const { state, who, foe } = arena(1)
  foe.weight = 'light'
  foe.now.backward = 2
  who.TR = 11
  expect(9 + netDRM(state, who, foe, 'SN')).toBe(13)
})

test('V53 §20.8.2.1 a lay for a heavy man who walked two hexes through it', () => {
  const { state, who, foe } = arena(1)
  foe.weight = 'heavy'
  foe.now.forward = 2
  expect(9 + netDRM(state, who, foe, 'LN2')).toBe(14)
  expect(column1(14)).toBe('H')
})

test('§20.4.1.1 R25 an adjacent target is harder to toss at, or easier by the older rule', () => {
  const { state, who, foe } = arena(1)
  expect(netDRM(state, who, foe, 'TN')).toBe(-2)
  const old = duel({ style: 'retiarius' }, {}, { netTossAdjacent: 'plus2' })
  place(old.gladiators[0]!, 0, -1, 3)
  place(old.gladiators[1]!, 0, 0, 0)
  expect(netDRM(old, old.gladiators[0]!, old.gladiators[1]!, 'TN')).toBe(2)
  foe.posture = 'kneeling'
  foe.cfLoss[4] = 2
  who.cfLoss[3] = 1
  expect(netDRM(state, who, foe, 'TN')).toBe(-2 + 4 + 2 - 2)
})

test('§20.2 §20.2.1 §9.3.2.3 R57 what he can pay for, and only with the net ready', () => {
  const { state, who } = arena(2)
  expect(affordableNets(state, who)).toEqual(['TN', 'SN', 'LN1', 'LN2', 'LN3'])
  who.stun = 7
  expect(affordableNets(state, who)).toEqual(['SN', 'LN1', 'LN2', 'LN3'])
  who.stun = 9
  expect(affordableNets(state, who)).toEqual(['LN1', 'LN2', 'LN3'])
  who.netReady = tickOf(state) + 1
  expect(affordableNets(state, who)).toEqual([])
  expect(legalPlots(state, who)).not.toContain('X +LN2')
})

test.each([
  ['§20.9.2 §9.3.1 the -2 of one who is no Retiarius comes off before the net is paid', 'myrmillo', 7, false],
  ['§20.9.2 §9.3.1 with eight CF he can toss it', 'myrmillo', 8, true],
  ['§20.2.1 a Retiarius needs six', 'retiarius', 6, true],
] as const)('%s', (_, style, cf, canToss) => {
  const state = duel({ style, hands: ['sword', 'net'], shield: 'none' })
  const who = state.gladiators[0]!
  who.enduranceLoss = 12 - cf
  expect(affordableNets(state, who).includes('TN')).toBe(canToss)
  expect(legalPlots(state, who).includes('F +TN')).toBe(canToss)
})

test('§5.2.1.1 §20.2 the net is plotted with the move, not with R, KN or RN', () => {
  expect(readPlot('F SFL +TN')).toBeDefined()
  expect(readPlot('C +SN')).toBeDefined()
  for (const text of ['R +TN', 'KN +TN', 'RN +TN', 'S +TN']) expect(readPlot(text)).toBeUndefined()
  expect(readPlot('X +TN')!.isMoving).toBe(true)
})

test('§20.4 §20.4.1 §20.5 a toss ensnares, costs six CF and needs three phases', () => {
  const { state, who, foe } = arena(3)
  who.now.plot = 'X +TN'
  const events = run(state, [5, 5, 4], [], attackWithNets)
  expect(find(events, 'netThrown')).toMatchObject({ total: 14, result: 'H' })
  expect(foe.snare).toMatchObject({ by: 0, kind: 'net' })
  expect([who.now.spent, who.attackTally, who.netReady]).toEqual([6, 6, tickOf(state) + 3])
})

test('§20.4 nobody beyond three hexes or outside the front', () => {
  const { state, who, foe } = arena(4)
  who.now.plot = 'X +TN'
  expect(kinds(run(state, [], [], attackWithNets))).toEqual(['netMissed'])
  place(foe, 0, -5, 0)
  expect(kinds(run(state, [], [], attackWithNets))).toEqual(['netMissed'])
})

test('§20.7 §20.7.1 §20.7.2 a swing takes the first man from the left, not those who kneel', () => {
  const { state, who, foe } = arena(2)
  who.now.plot = 'X +SN'
  const events = run(state, [5, 5, 5], [], attackWithNets)
  expect(foe.mustStumble).toBe(true)
  expect(find(events, 'stumbled').seat).toBe(1)
  expect([who.now.spent, who.netReady]).toEqual([4, tickOf(state) + 2])
  foe.posture = 'kneeling'
  expect(kinds(run(state, [], [], attackWithNets))).toEqual(['netMissed'])
})

test('§20.8 §20.8.1 §20.8.2 a lay trips whoever came through the hex', () => {
  const { state, who, foe } = arena(2)
  who.now.plot = 'X +LN2'
  expect(kinds(run(state, [], [], attackWithNets))).toEqual(['netMissed'])
  foe.now.entered = [at(0, -1), at(0, 0)]
  foe.now.backward = 1
  const events = run(state, [4, 4, 5], [], attackWithNets)
  expect(find(events, 'netThrown').total).toBe(18)
  expect(foe.mustStumble).toBe(true)
  expect(who.netReady).toBe(tickOf(state) + 1)
})

test('§20.8.2 a lay is read on the first column: thirteen only asks for a Stumble check', () => {
  const { state, who, foe } = arena(2)
  who.now.plot = 'X +LN2'
  foe.now.entered = [at(0, -1), at(0, 0)]
  const events = run(state, [4, 4, 5, 6], [], attackWithNets)
  expect(find(events, 'netThrown')).toMatchObject({ total: 13, result: 'P*' })
  expect(foe.mustStumble).toBe(false)
})

test('§20.8.2 a net that was laid is ready again in the very next phase', () => {
  const { state, who } = arena(3)
  who.now.plot = 'X +LN2'
  run(state, [], [], attackWithNets)
  expect(affordableNets(state, who)).toEqual([])
  state.phase++
  expect(affordableNets(state, who)).toContain('LN2')
})

test.each([
  ['§27.8.2.1 from a rock a man on the ground counts as kneeling: a toss has four more', 'TN', 4],
  ['§27.8.2.1 a net that is laid from there has none', 'LN2', 0],
] as const)('%s', (_, action, more) => {
  const { state, who, foe } = arena(2)
  const before = netDRM(state, who, foe, action)
  who.isOnRock = true
  expect(netDRM(state, who, foe, action) - before).toBe(more)
  foe.isOnRock = true
  expect(netDRM(state, who, foe, action)).toBe(before)
})

test('§27.8.2.1 §20.7.1 a swing from a rock passes over those on the ground', () => {
  const { state, who, foe } = arena(1)
  who.now.plot = 'X +SN'
  who.isOnRock = true
  expect(kinds(run(state, [], [], attackWithNets))).toEqual(['netMissed'])
  foe.isOnRock = true
  expect(kinds(run(state, [3, 3, 4], [], attackWithNets))).toContain('netThrown')
})

test.each([
  ['§20.6.2.1 §18.2 dragged down before a man with a weapon in hand he must appeal', ['trident', 'net'], true],
  ['§20.6.2.1 §18.2 not before one whose only weapon is in its sheath', ['net'], false],
] as const)('%s', (_, hands, appeals) => {
  const state = duel({ style: 'retiarius', hands: [...hands], sheath: ['dagger'], shield: 'none' })
  const foe = state.gladiators[1]!
  foe.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  const verdict = appeals ? [6, 6] : []
  run(state, [4, 4, 4, 6, 6, 6, ...verdict], [4], (play) => escapeFromNet(play, foe, 3))
  expect([foe.posture, foe.out]).toEqual(['prone', appeals ? 'missus' : null])
})

test('§10.3.4 §9.3.1 CF spent on a net are not lost ones: what his place adds may defend him', () => {
  const allocating = (spent: number, enduranceLoss: number) => {
    const state = faceToFace({}, {}, { specials: 'off' })
    const [who, foe] = state.gladiators
    // He comes from behind: three CF for his place.
    foe!.facing = 3
    Object.assign(who!, { enduranceLoss })
    who!.now.spent = spent
    const { play, referee } = scripted(state, [], [idle, idle])
    beginFight(play)
    allocate(play)
    const asked = referee.asked.find(({ seat }) => seat === 0) as Extract<Question, { kind: 'allocate' }>
    return [asked.base, asked.canDefend]
  }
  expect(allocating(12, 0)).toEqual([0, true])
  expect(allocating(0, 12)).toEqual([0, false])
})

test('§20.2.2 a collision cancels the net and costs nothing', () => {
  const { state, who } = arena(2)
  who.now.plot = 'X +TN'
  who.now.collided = true
  run(state, [], [], attackWithNets)
  expect(who.now.spent).toBe(0)
})

test('§20.4.1.1 P asks for a Stumble check', () => {
  const { state, who } = arena(3)
  who.now.plot = 'X +TN'
  const events = run(state, [4, 4, 3, 1], [], attackWithNets)
  expect(kinds(events)).toEqual(['netThrown', 'stumbleChecked'])
})

test.each([
  ['V56 §20.9 §20.9.1 the holder keeps it in a tie', [1, 1, 1, 3, 2], [], true],
  ['§20.9 §20.9.1 the stronger takes it, and may let it fall', [1, 1, 1, 2, 4], [-1], false],
] as const)('%s', (_, faces, answers, keeps) => {
  const { state, who, foe } = arena(3)
  foe.ST = 2
  who.now.plot = 'X +TN'
  run(state, faces, answers, attackWithNets)
  expect(who.hands[1] !== null).toBe(keeps)
  expect(state.ground).toHaveLength(keeps ? 0 : 1)
})

test('§20.9 §20.9.2 R68 one who keeps it lays something down and fights two CF weaker', async () => {
  const { grossCF } = await import('../src/09-combat/allocation.ts')
  const { state, foe, who } = arena(3)
  who.now.plot = 'X +TN'
  run(state, [1, 1, 1, 1, 6], [1], attackWithNets)
  expect(foe.hands.map((item) => item!.kind)).toEqual(['sword', 'net'])
  expect(state.ground.map(({ item }) => item.kind)).toEqual(['largeShield'])
  expect(grossCF(state, foe, false)).toBe(10)
})

test('V54 §3.17 §20.6.1 R51 free below 7, and what is above 0 helps every attacker', () => {
  expect(escapeTotal(11, 0, 5)).toBe(6)
  expect(escapeTotal(11, 0, 4)).toBe(7)
  const { state, foe } = arena(3)
  foe.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  run(state, [4, 4, 3], [], (play) => escapeFromNet(play, foe, 5))
  expect([foe.snare, foe.now.escapeDRM, foe.defenceTally]).toEqual([null, 6, 5])
  const held = arena(3)
  held.foe.snare = { by: 0, isHeld: false, kind: 'net', place: 'body', phases: 0 }
  run(held.state, [4, 4, 3], [], (play) => escapeFromNet(play, held.foe, 4))
  expect([held.foe.snare?.kind, held.foe.now.escapeDRM]).toEqual(['net', 0])
  const other = arena(3)
  other.foe.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  run(other.state, [3, 3, 2], [], (play) => escapeFromNet(play, other.foe, 9))
  expect([other.foe.snare, other.foe.now.escapeDRM]).toEqual([null, 0])
})

test('V55 §20.6.2 §20.6.2.1 R49 dragged above 17, and at the mercy of an armed man', () => {
  for (const [dice, falls] of [
    [[5, 5, 5], false],
    [[5, 5, 6, 1, 1], true],
  ] as const) {
    const caught = arena(3)
    caught.foe.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
    run(caught.state, [4, 4, 4, ...dice], [1], (play) => escapeFromNet(play, caught.foe, 3))
    expect(caught.foe.posture === 'prone').toBe(falls)
  }
  const { state, foe } = arena(3)
  foe.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  const events = run(state, [4, 4, 4, 5, 5, 5, 1, 1], [4], (play) => escapeFromNet(play, foe, 3))
  expect(find(events, 'dragged')).toMatchObject({ total: 20, falls: true })
  expect(foe.out).toBe('killed')
})

test('§20.5 §20.5.1 in the net he may move but not turn, and on the ground not even that', () => {
  const { state, foe } = arena(3)
  foe.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  const plots = legalPlots(state, foe)
  expect(plots).toContain('F B')
  expect(plots).not.toContain('F(R)')
  expect(plots).not.toContain('C')
  expect(colosseum.check(state, { kind: 'plot', seat: 1, rule: '§7.2' }, 'X(R)')?.rule).toBe('§20.5')
})

test('§5.2.5 §5.2.5.1 §20.6 a phase with a toss, and the struggle at once', () => {
  const { state, foe } = arena(3)
  const answers = ['X +TN', 'X', nothing, nothing, 12]
  const events = phase(state, [5, 5, 5, 3, 3, 3], answers)
  expect(kinds(events)).toContain('ensnared')
  expect(find(events, 'escapeTried')).toMatchObject({ cf: 12, total: -3, free: true })
  expect(foe.snare).toBeNull()
})

test('§20.3.1 §20.3 repelling is an action of its own, without a turn', () => {
  const { state, foe } = arena(3)
  expect(legalPlots(state, foe)).toContain('RN')
  expect(readPlot('RN')!.isMoving).toBe(true)
  expect(readPlot('RN(R)')).toBeUndefined()
})

test('V57 §20.10.2 §20.10.2.1 R13 a trident breaks above 11', () => {
  expect(isBroken(9, 3, 11)).toBe(true)
  expect(isBroken(8, 3, 11)).toBe(false)
})

test.each([
  ['§20.9.2 §21.7.1 a net that holds a man stays on him when a noose takes it out of the hand', dropHand],
] as const)('%s', (_, drop) => {
  const state = duel({ style: 'retiarius', hands: ['trident', 'net'], shield: 'none' })
  const [netter, caught] = state.gladiators
  caught!.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  run(state, [], [], (play) => drop(play, netter!, 1, '§21.7.1'))
  expect([netter!.hands[1], caught!.snare?.isHeld, state.ground]).toEqual([null, false, []])
})

test('§20.9 A-7 who abandons the net leaves his man caught, but nobody can drag him', () => {
  const { state, who, foe } = arena(3)
  foe.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  run(state, [], [{ do: 'drop', hand: 1 }], takeActions)
  expect(who.hands[1]).toBeNull()
  expect(foe.snare).toMatchObject({ isHeld: false })
  run(state, [6, 6, 6], [], (play) => escapeFromNet(play, foe, 1))
  expect(foe.snare).not.toBeNull()
  run(state, [1, 1, 1], [], (play) => escapeFromNet(play, foe, 1))
  expect(state.ground.map(({ item, cell }) => [item.kind, cell])).toEqual([['net', foe.cell]])
})

test('§20.8.2.1 §9.1.2 position helps a laid net only against one whom its owner has in front', () => {
  const { state, who, foe } = arena(1)
  foe.facing = 3
  expect(netDRM(state, who, foe, 'LN2')).toBe(3)
  who.facing = 0
  expect(netDRM(state, who, foe, 'LN2')).toBe(0)
})

test('§20.4.1.1 §20.7.2.1 in 1981 whoever stays in his hex is easier to toss at, and every turn there helps a swing', () => {
  const classic = duel({ style: 'retiarius' }, {}, { ...presets.classic1981 })
  const [who, foe] = classic.gladiators as [Gladiator, Gladiator]
  place(who, 0, -4, 3)
  place(foe, 0, -1, 0)
  const still = netDRM(classic, who, foe, 'TN')
  foe.now.moved = 1
  expect(still - netDRM(classic, who, foe, 'TN')).toBe(2)
  run(classic, [], ['X', 'B(R)(R)'], (play) => moveEverybody(play, askPlots(play)))
  expect(foe.now.turned).toBe(2)
  const { state, who: thrower, foe: target } = arena(3)
  expect(netDRM(state, thrower, target, 'TN')).toBe(0)
  target.now.paused = true
  expect(netDRM(state, thrower, target, 'TN')).toBe(2)
})

test('§18.4 the victor of an appeal neither throws his net nor drags anybody in that phase', () => {
  const { state, who, foe } = arena(2)
  who.now.plot = 'X +TN'
  who.now.isAside = true
  expect(run(state, [], [], attackWithNets)).toEqual([])
  foe.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  const events = run(state, [6, 6, 6], [], (play) => escapeFromNet(play, foe, 0))
  expect(kinds(events)).toEqual(['escapeTried'])
})

test('§20.9 NET-7 a net that holds a man is seen round him alone, and is not ready; without one it is in the hand', () => {
  const { state, who, foe } = arena(2)
  state.turn = 1
  const seen = () => colosseum.view(state, who.seat).figures[who.seat]!
  const hands = () => [...seen().right, ...seen().left].map(({ kind }) => kind)
  expect(hands()).toContain('net')
  expect(seen().marks).not.toContain('net not ready')
  foe.snare = { by: who.seat, isHeld: true } as Gladiator['snare']
  expect(hands()).toEqual(['trident'])
  expect(seen().marks).toContain('net not ready')
})
