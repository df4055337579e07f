import type { Preview } from '@harena/engine'
import { expect, test } from 'vitest'
import { netDRM } from '../src/19-advanced/net.ts'
import {
  attackOdds,
  colosseum,
  dragProneOdds,
  fallProneOdds,
  missusOdds,
  netAttackOdds,
  netEscapeOdds,
  type Question,
  recoveryOdds,
  stumbleOdds,
} from '../src/index.ts'
import { type Gladiator, newItem, type State } from '../src/match/state.ts'
import { allocation, duel, faceToFace, place, row } from './helpers.ts'

function previewOf(state: State, question: object, answer: unknown): Preview | null {
  return colosseum.preview(state, { seat: 0, rule: '§1.1', ...question } as Question, answer as never)
}

/** The share of one outcome; all of them must be there. */
function share(preview: Preview | null, label: string): number {
  expect(preview!.odds.reduce((sum, odd) => sum + odd.share, 0)).toBeCloseTo(1, 12)
  return preview!.odds.find((odd) => odd.label === label)!.share
}

const men = (state: State) => state.gladiators as [Gladiator, Gladiator]

test('§9.5 the first attack, if its area is not defended', () => {
  const state = faceToFace()
  const preview = previewOf(state, { kind: 'allocate' }, allocation([row(1, 2, 6)]))
  const odds = attackOdds({ attackCF: 6, area: 2, attackerST: 1, shieldType: 'large', woundsLeft: 12 })
  expect(share(preview, 'kill')).toBeCloseTo(odds.kill, 12)
  expect(share(preview, 'no wound')).toBeCloseTo(odds.wounds['0']!, 12)
  expect(preview!.lines[0]).toEqual({ text: 'attack CF', rule: '§9.3.2', value: 6 })
  expect(previewOf(state, { kind: 'allocate' }, allocation([]))).toBeNull()
})

test('§23.2 the attack after a feint', () => {
  const preview = previewOf(faceToFace(), { kind: 'feintArea', target: 1, cf: 5 }, 1)
  const odds = attackOdds({ attackCF: 5, area: 1, attackerST: 1, woundsLeft: 12 })
  expect(share(preview, 'kill')).toBeCloseTo(odds.kill, 12)
})

test('§22.2 §23.2 the attack after a feint with the bare hand counts half', () => {
  const state = faceToFace()
  men(state)[0].hands[0] = null
  const preview = previewOf(state, { kind: 'feintArea', target: 1, cf: 8 }, 1)
  expect(preview!.lines[0]).toMatchObject({ text: 'attack CF', value: 4 })
})

test('§13.3.2 a throw hits when a die less one, strength and weapon exceed the range', () => {
  const state = duel()
  place(men(state)[0], 0, -4, 3)
  place(men(state)[1], 0, 0, 0)
  // ST 1 and a sword's -1 over four hexes: a die of 6 makes 5.
  expect(share(previewOf(state, { kind: 'action' }, { do: 'throw', hand: 0, target: 1 }), 'hits')).toBeCloseTo(
    [1, 2, 3, 4, 5, 6].filter((die) => die - 1 + 1 + valueOfSword() > 4).length / 6,
    12,
  )
})

function valueOfSword(): number {
  const state = duel()
  const preview = previewOf(state, { kind: 'action' }, { do: 'throw', hand: 0, target: 1 })
  return preview!.lines.find(({ text }) => text === 'sword')?.value ?? 0
}

test('§13.4.1 a recovery, from the ground or from a sheath', () => {
  const state = faceToFace()
  const [one, other] = men(state)
  one.hands[0] = null
  state.ground.push({ item: newItem('sword'), cell: one.cell })
  const preview = previewOf(state, { kind: 'action' }, { do: 'recover', ground: 0 })
  expect(share(preview, 'recovered')).toBeCloseTo(recoveryOdds({ drm: preview!.lines[0]!.value }).recovered, 12)
  other.sheath.push(newItem('dagger'))
  const strip = previewOf(state, { kind: 'action' }, { do: 'strip', body: 1, sheathed: 0 })
  expect(strip!.title).toBe('Recover the dagger')
})

test('§13.5.1 a kick fails on a die no higher than the hexes moved', () => {
  const state = faceToFace()
  const [one] = men(state)
  state.ground.push({ item: newItem('sword'), cell: one.cell })
  one.now.moved = 2
  expect(share(previewOf(state, { kind: 'action' }, { do: 'kick', ground: 0, dir: 0 }), 'stays')).toBeCloseTo(2 / 6, 12)
})

test('§20.6.1 §20.6.2.1 getting out of a net, and dragging who is in it', () => {
  const state = faceToFace()
  const [one, other] = men(state)
  one.snare = { by: 1, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  const free = previewOf(state, { kind: 'spend', purpose: 'escape', limit: 9 }, 5)
  expect(share(free, 'free')).toBeCloseTo(netEscapeOdds({ escapeCF: 5 }).escape, 12)
  const drag = previewOf(state, { kind: 'spend', seat: 1, purpose: 'drag', limit: 9 }, 4)
  expect(share(drag, 'down')).toBeCloseTo(dragProneOdds({ attackerST: other.ST, dragCF: 4 }).prone, 12)
  expect(previewOf(state, { kind: 'spend', seat: 1, purpose: 'drag', limit: 9 }, 0)).toBeNull()
})

test('§20.6.2.1 the dice of 1981 drag from 19 up', () => {
  const state = faceToFace({}, {}, { edition: 'classic1981' })
  men(state)[0].snare = { by: 1, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  const drag = previewOf(state, { kind: 'spend', seat: 1, purpose: 'drag', limit: 9 }, 4)
  // Three dice, ST 1 and 4 CF: 14 or more.
  expect(share(drag, 'down')).toBeCloseTo(35 / 216, 12)
})

test('§22.4.2 a squeeze stuns by half a die and strength', () => {
  const preview = previewOf(faceToFace(), { kind: 'squeeze', victim: 1 }, true)
  expect(preview!.odds.map(({ label }) => label)).toEqual(['stun 2', 'stun 3', 'stun 4'])
  expect(share(preview, 'stun 3')).toBeCloseTo(1 / 3, 12)
  expect(previewOf(faceToFace(), { kind: 'squeeze', victim: 1 }, false)).toBeNull()
})

test('§18.3 §18.4 an appeal that the victor hears', () => {
  const state = faceToFace()
  const [, other] = men(state)
  other.attackTally = 96
  other.defenceTally = 41
  other.prestige = -1
  const expected = missusOdds({ attackCFTotal: 96, defenceCFTotal: 41, prestige: -1 }).spared
  expect(share(previewOf(state, { kind: 'acceptAppeal', victim: 1 }, true), 'spared')).toBeCloseTo(expected, 12)
})

test('§18.2 a surrender', () => {
  const preview = previewOf(faceToFace(), { kind: 'surrender' }, true)
  expect(share(preview, 'spared')).toBeCloseTo(missusOdds({ attackCFTotal: 0, defenceCFTotal: 0 }).spared, 12)
})

test('§15.3 the fall of one who must stumble', () => {
  const preview = previewOf(faceToFace(), { kind: 'plot' }, 'S')
  expect(share(preview, 'falls')).toBeCloseTo(fallProneOdds({ ag: 1 }).prone, 12)
})

test('§15.1 §10.5 a leap, a hazard and old hurts may make a man stumble', () => {
  const state = faceToFace()
  const [one] = men(state)
  place(one, 0, -4, 3)
  one.stun = 1
  expect(previewOf(state, { kind: 'plot' }, 'F')).toBeNull()
  expect(share(previewOf(state, { kind: 'plot' }, 'L'), 'stumbles')).toBeCloseTo(stumbleOdds({ stun: 1 }).stumble, 12)
  one.stumbler = 2
  expect(share(previewOf(state, { kind: 'plot' }, 'F'), 'stumbles')).toBeCloseTo(11 / 36, 12)
})

test('§20.4.1.1 a net that is tossed at who stands before him', () => {
  const state = faceToFace({ style: 'retiarius' })
  const [one, other] = men(state)
  const odds = netAttackOdds({ drm: netDRM(state, one, other, 'TN') })
  const preview = previewOf(state, { kind: 'plot' }, 'X +TN')
  expect(share(preview, 'ensnared')).toBeCloseTo(odds.H, 12)
  expect(share(preview, 'he grabs at it')).toBeCloseTo(odds.F, 12)
})

test('§3.1 what the sheet of another decides is not told where sheets are hidden', () => {
  const state = faceToFace({ style: 'retiarius' }, {}, { sheets: 'hidden' })
  expect(previewOf(state, { kind: 'allocate' }, allocation([row(1, 2, 6)]))).toBeNull()
  expect(previewOf(state, { kind: 'plot' }, 'X +TN')).toBeNull()
  expect(previewOf(state, { kind: 'acceptAppeal', victim: 1 }, true)).toBeNull()
})
