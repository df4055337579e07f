import { expect, test } from 'vitest'
import { legalActions } from '../src/05-turn/actions.ts'
import { mayPlot } from '../src/06-movement/legal-plots.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { grossCF } from '../src/09-combat/allocation.ts'
import { emptyVerdict } from '../src/09-combat/attack.ts'
import { SixDice } from '../src/09-combat/attack-dice.ts'
import { speedOf } from '../src/09-combat/attack-order.ts'
import { meansAt } from '../src/09-combat/engagement.ts'
import { sufferWounds } from '../src/09-combat/wounds.ts'
import { isGrappling, releaseVictim } from '../src/19-advanced/holds.ts'
import { netAttack } from '../src/19-advanced/net.ts'
import { applyStrike, canGrapple, squeeze } from '../src/19-advanced/unarmed.ts'
import { halvings } from '../src/19-advanced/weapons.ts'
import { newItem, type State } from '../src/match/state.ts'
import { HIT } from '../src/tables/combat-results.ts'
import {
  allocation,
  faceToFace,
  fightOut,
  find,
  idle,
  kinds,
  melee,
  oneStep,
  phase,
  place,
  planned,
  row,
  run,
} from './helpers.ts'

const bare = { hands: [], shield: 'none' } as const
const fist = (area: number, cf: number) => row(1, area, cf, { means: 'bare' })

test('§22.1 §22.2 a fist needs a free hand, comes later and is halved', () => {
  const state = faceToFace({ hands: [], shield: 'none' }, {})
  const [who, foe] = state.gladiators
  expect(meansAt(state, who!, 1)).toContain('bare')
  expect(meansAt(state, foe!, 1)).not.toContain('bare')
  expect(halvings(state, who!, foe!, 1, 'bare', 1)).toBe(1)
  expect(speedOf(state, who!, fist(1, 2))).toBe(1)
  const off = faceToFace({ hands: [], shield: 'none' }, {}, { unarmed: 'off', specials: 'off' })
  expect(meansAt(off, off.gladiators[0]!, 1)).toEqual([])
})

test('V59 §22.2.2 §22.3 §22.3.1 a hit on the head stuns, and the stun makes the critical hit', () => {
  const state = faceToFace(bare, {})
  state.gladiators[0]!.ST = 2
  // 8 CF halved are 4: red 11 is H. White 7, stun dice 8 + ST 2 = 10: two points, critical 9: V.
  const events = run(state, [4, 4, 3, 3, 4, 1, 4, 4], [allocation([fist(1, 8)]), idle], fightOut)
  expect(find(events, 'stunned')).toMatchObject({ stun: 2, total: 10 })
  expect(find(events, 'criticalHit')).toMatchObject({ total: 9, code: 'V' })
})

test('V60 §22.2.1 a fist that is parried with a blade is wounded itself', () => {
  const state = faceToFace(bare, {})
  const events = run(state, [3, 3, 3, 6, 4, 3], [allocation([fist(2, 8)]), idle], fightOut)
  expect(find(events, 'attackRolled').counts).toBe('P')
  expect(find(events, 'wounded')).toMatchObject({ seat: 0, area: 4, wounds: 3 })
  expect(find(events, 'criticalHit').code).toBe('SD')
})

test('§22.2.1 a fist on a shield does nothing', () => {
  const state = faceToFace(bare, {})
  const events = run(state, [2, 2, 2, 6, 6, 6], [allocation([fist(2, 8)]), idle], fightOut)
  expect(kinds(events).slice(-1)).toEqual(['attackRolled'])
})

test('§22.3.2 R40 the bloody results become a fall', () => {
  const state = faceToFace(bare, {})
  // Stun 4 + white 11: K on the head. Fall: 2 dice + AG 1 - 3.
  const events = run(state, [6, 4, 1, 6, 5, 1, 6, 6, 4, 4], [allocation([fist(1, 8)]), idle], fightOut)
  expect(find(events, 'criticalHit').code).toBe('K')
  expect(find(events, 'fallChecked')).toMatchObject({ total: 6, falls: true })
})

test('§22.3 §25.1.1 the other reading lets a K kill, and blood flows', () => {
  const state = faceToFace(bare, {}, { strikeCrit: 'add' })
  const events = run(state, [6, 4, 1, 6, 5, 1, 6, 6, 1, 1, 1], [allocation([fist(1, 8)]), idle], fightOut)
  expect(find(events, 'died')).toMatchObject({ seat: 1, cleaved: true })
  expect(state.arena.blood).toHaveLength(1)
})

test('§22.3 R40 the other reading makes M mortal, on a bare head too; a fall replaces it otherwise', () => {
  // Stun 3 and white 11: 3xM on the chest.
  const chest = [4, 4, 3, 6, 5, 1, 5, 5, 6, 6]
  for (const strikeCrit of ['add', 'replace'] as const) {
    const state = faceToFace(bare, {}, { strikeCrit })
    const events = run(state, chest, [allocation([fist(2, 8)]), idle, false], fightOut)
    expect(find(events, 'criticalHit').code).toBe('3xM')
    expect(state.gladiators[1]!.isMortal).toBe(strikeCrit === 'add')
    expect(state.gladiators[1]!.wounds[1]).toBe(0)
  }
  for (const hasHelmet of [true, false]) {
    const state = faceToFace(bare, {}, { strikeCrit: 'add' })
    state.gladiators[1]!.hasHelmet = hasHelmet
    // Stun 4 and white 7: HL.
    const events = run(state, [6, 4, 1, 4, 3, 1, 6, 6, 6, 6], [allocation([fist(1, 8)]), idle], fightOut)
    expect(find(events, 'criticalHit').code).toBe('HL')
    expect(state.gladiators[1]!.isMortal).toBe(!hasHelmet)
  }
})

test('§15.1 where any critical result calls for a check, those of a fist do: a wound more, and what a fall stands for', () => {
  const wound = faceToFace(bare, {}, { criticalStumble: 'any' })
  // Stun 2 + white 7: one more wound on the chest.
  const one = run(wound, [4, 4, 3, 3, 4, 1, 4, 4, 6], [allocation([fist(2, 8)]), idle], fightOut)
  expect(find(one, 'criticalHit').code).toBe('1')
  expect(kinds(one)).toContain('stumbleChecked')
  const fall = faceToFace(bare, {}, { criticalStumble: 'any' })
  const other = run(fall, [6, 4, 1, 6, 5, 1, 6, 6, 6, 6, 6], [allocation([fist(1, 8)]), idle], fightOut)
  expect(kinds(other).slice(-2)).toEqual(['fallChecked', 'stumbleChecked'])
})

test('§22.3.3 §22.4 a grip instead of double wounds, if he wants it', () => {
  for (const wants of [true, false]) {
    const state = faceToFace(bare, {})
    // Stun 3 + white 9 = 12: 2x on the chest.
    const plans = [allocation([fist(2, 8)]), idle, wants]
    run(state, [4, 4, 3, 5, 4, 1, 5, 5], plans, fightOut)
    expect(state.gladiators[1]!.grappledBy).toBe(wants ? 0 : -1)
    expect(mayPlot(state, state.gladiators[1]!)).toBe(!wants)
  }
})

test('§22.3.3.1 R5 both hands empty and good arms', () => {
  const state = faceToFace(bare, {})
  const who = state.gladiators[0]!
  expect(canGrapple(state, who)).toBe(true)
  who.cfLoss[3] = 3
  expect(canGrapple(state, who)).toBe(true)
  who.cfLoss[3] = 4
  expect(canGrapple(state, who)).toBe(false)
  const strict = faceToFace(bare, {}, { limbLimit: '2' })
  strict.gladiators[0]!.cfLoss[3] = 3
  expect(canGrapple(strict, strict.gladiators[0]!)).toBe(false)
  expect(canGrapple(state, state.gladiators[1]!)).toBe(false)
})

function held(given = {}) {
  const state = faceToFace(bare, {}, given)
  state.gladiators[1]!.grappledBy = 0
  state.gladiators[1]!.grappleArea = 2
  return state
}

test('§22.4.1 §22.4.2 R42 CF for escape against CF for the hold; who stays is squeezed', () => {
  const state = held()
  const [who, foe] = state.gladiators
  // Escape 5, hold 4: 3D6 = 9 gives 8, still held. Stun 1D3 2 + ST 1 = 3, critical dice 4 + 3 = 7.
  const events = phase(state, [3, 3, 3, 4, 1, 3], ['X', 5, 4, true])
  expect(find(events, 'escapeTried')).toMatchObject({ total: 8, free: false })
  expect(find(events, 'squeezed').total).toBe(3)
  expect([foe!.stun, foe!.grappledBy, who!.attackTally, who!.now.spent]).toEqual([3, 0, 4, 4])
})

test('§22.4.1 who spends nothing on his escape does not try it', () => {
  const state = held()
  const events = phase(state, [1, 1, 1], ['X', 0, 0, true])
  expect(kinds(events)).not.toContain('escapeTried')
  expect(find(events, 'squeezed')).toMatchObject({ seat: 1, by: 0, total: 2 })
})

test('§22.4.1 §18.4 nobody struggles who is at an appeal', () => {
  const state = held()
  state.gladiators[1]!.now.isAside = true
  state.step = 'escapes'
  oneStep(state, [], [])
  expect(state.gladiators[1]!.grappledBy).toBe(0)
})

test('§22.4.1 §20.6.1 below 7 he is free', () => {
  const state = held()
  phase(state, [3, 3, 3], ['X', 7, 4, idle, idle])
  expect(state.gladiators[1]!.grappledBy).toBe(-1)
})

test('§22.3.3.1 who holds a man has no hand free: he neither draws nor recovers', () => {
  const state = held()
  const who = state.gladiators[0]!
  who.sheath = [newItem('sword')]
  state.ground.push({ item: newItem('axe'), cell: who.cell })
  const open = () => new Set(legalActions(state, who).map((action) => action.do))
  expect(open()).toEqual(new Set(['nothing', 'kick']))
  state.gladiators[1]!.grappledBy = -1
  expect(open()).toEqual(new Set(['nothing', 'kick', 'draw', 'recover']))
})

test('§22.3.3.1 nor does he keep a net that he has torn away from another', () => {
  const state = melee([0, 1, 1])
  const [netter, holder, victim] = state.gladiators
  place(netter!, 0, -1, 3)
  place(holder!, 0, 0, 0)
  place(victim!, 0, 1, 0)
  netter!.hands = [newItem('net'), null]
  holder!.hands = [null, null]
  victim!.grappledBy = 1
  netter!.cfLoss[3] = 5
  run(state, [1, 1, 1, 1, 6], [], (play) => netAttack(play, netter!, holder!, 'TN'))
  expect(holder!.hands).toEqual([null, null])
  expect(state.ground).toMatchObject([{ item: { kind: 'net' }, cell: holder!.cell }])
})

test.each([
  ['§22.3.3.1 a grip does not last when the held man is pushed away', [1, 1, 4], [0, 3, 0], 5, false],
  ['§22.3.3.1 it lasts while he is pushed round the holder', [0, 1, 3], [-1, 3, 1], 1, true],
] as const)('%s', (_, [q, r, facing], [q2, r2, facing2], push, lasts) => {
  const state = melee([0, 1, 0])
  const [holder, victim, pusher] = state.gladiators
  place(holder!, q, r, facing)
  place(victim!, 0, 2, 0)
  place(pusher!, q2, r2, facing2)
  holder!.hands = [null, null]
  victim!.grappledBy = 0
  run(state, [6, 1, 1, 1, 6], ['X', 'F', push], (play) => moveEverybody(play, askPlots(play)))
  expect(victim!.grappledBy).toBe(lasts ? 0 : -1)
})

test('§22.4.2 R21 the other printing wounds', () => {
  const state = held({ grappleHarm: 'wounds' })
  run(state, [3], [true], (play) => squeeze(play, state.gladiators[0]!, state.gladiators[1]!))
  expect(state.gladiators[1]!.wounds[1]).toBe(3)
})

test('§22.4.3 a wound or a stun of the holder frees his man, and so does any other plot', () => {
  const state = held()
  run(state, [], [], (play) => sufferWounds(play, state.gladiators[0]!, 2, 1, 1))
  expect(isGrappling(state, state.gladiators[0]!)).toBe(false)
  const other = held()
  run(other, [], [], (play) => releaseVictim(play, other.gladiators[0]!))
  expect(other.gladiators[1]!.grappledBy).toBe(-1)
  expect(grossCF(other, other.gladiators[0]!, false)).toBe(12)
})

/** The first man has the second in his grip there, and squeezes him with these dice. */
function squeezed(area: 1 | 2 | 3 | 4 | 5, faces: readonly number[], ST = 0) {
  const state = held()
  const [who, victim] = state.gladiators
  victim!.grappleArea = area
  who!.ST = ST
  const events = run(state, faces, [true], (play) => squeeze(play, who!, victim!))
  return { victim: victim!, events }
}

test.each([
  ['§22.3 seven does no more than stun', 2, [1, 3, 3], {}],
  ['§22.3 a 1 is one wound', 2, [1, 4, 4], { wounds: [0, 1, 0, 0, 0] }],
  ['§22.3 ST costs him strength', 2, [1, 5, 5], { ST: 0 }],
  ['§22.3 AG agility', 5, [1, 5, 5], { AG: 0 }],
  ['§22.3 V sight', 1, [1, 4, 4], { visionLoss: 1 }],
  ['§22.3 a double wound of one who is held already is nothing', 2, [1, 6, 5], {}],
  ['§22.3 a mortal one may throw him down', 2, [3, 6, 6, 1, 1], { posture: 'prone', stun: 2 }],
] as const)('%s', (_, area, faces, change) => {
  const { victim, events } = squeezed(area, faces)
  const unhurt = { wounds: [0, 0, 0, 0, 0], ST: 1, AG: 1, visionLoss: 0, posture: 'standing', stun: 1 }
  expect(victim).toMatchObject({ ...unhurt, ...change })
  expect(kinds(events)).toContain('criticalHit')
})

test('§22.4.2 a squeeze without force does nothing, and none is made by one at an appeal', () => {
  const { victim, events } = squeezed(2, [1], -1)
  expect([kinds(events), victim.stun]).toEqual([['squeezed'], 0])
  const state = held()
  state.gladiators[0]!.now.isAside = true
  expect(run(state, [], [], (play) => squeeze(play, state.gladiators[0]!, state.gladiators[1]!))).toEqual([])
})

/** The first man strikes the second with the bare hand: a hit with this bonus, white dice of nine. */
function struck(state: State, faces: readonly number[], answers: readonly unknown[], bonus = 0) {
  const verdict = { ...emptyVerdict(new SixDice(12, 9, 1)), result: (HIT + bonus) as typeof HIT }
  const attack = planned(0, 0, 1, fist(2, 8))
  return run(state, faces, answers, (play) => applyStrike(play, attack, verdict))
}

test('§22.2.2 strength and the bonus of the hit stun', () => {
  const events = struck(faceToFace(bare, {}), [1, 1], [], 2)
  expect(find(events, 'stunned').total).toBe(1 + 1 + 1 + 2)
})

test('§22.4 §22.3.3 who is gripped lets go of whom he held, and it is told where', () => {
  const state = melee([0, 1, 0])
  const [who, target, third] = state.gladiators
  who!.hands = [null, null]
  third!.grappledBy = 1
  const events = struck(state, [5, 5], [true])
  expect(events.at(-1)).toEqual({ kind: 'grappled', rule: '§22.4', seat: 1, by: 0, area: 2 })
  expect([target!.grappledBy, target!.grappleArea, third!.grappledBy]).toEqual([0, 2, -1])
})

test.each([
  ['§22.3.3 nobody is gripped twice', { grappledBy: 2 }, {}],
  ['§22.3.3.1 nor by one who holds another', {}, { holds: true }],
  ['§22.3.3.1 nor by one who lies', {}, { posture: 'prone' }],
  ['§22.3.3.1 nor with something in the right hand', {}, { hands: [newItem('axe'), null] }],
  ['§22.3.3.1 nor in the left', {}, { hands: [null, newItem('axe')] }],
] as const)('%s', (_, target, more) => {
  const state = melee([0, 1, 1])
  Object.assign(state.gladiators[0]!, { hands: [null, null] }, more)
  Object.assign(state.gladiators[1]!, target)
  if ('holds' in more) state.gladiators[2]!.grappledBy = 0
  expect(kinds(struck(state, [5, 5], []))).not.toContain('grappled')
})
