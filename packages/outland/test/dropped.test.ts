import { expect, test } from 'vitest'
import { pickUpThing, STEP, whip } from '../src/match/questions.ts'
import type { Fighter } from '../src/match/state.ts'
import { canPickUp } from '../src/rules/movement.ts'
import type { Thing } from '../src/tables/gladiator-types.ts'
import {
  allTold,
  areLocked,
  bout,
  fight,
  frame,
  ground,
  hex,
  man,
  own,
  play,
  playInto,
  refusedBy,
  retarius,
  samnite,
  secutor,
} from './support.ts'

test('§7.1 at a difference of 0 each rolls one die, attacker first', () => {
  const state = frame(secutor, retarius, 3)
  const referee = fight(state, [4, 3, 2, 4, 2, 5])
  expect(referee.rolls.slice(2)).toEqual([
    { by: 0, rule: '§7.1', name: 'loss', faces: [2] },
    { by: 1, rule: '§7.1', name: 'loss', faces: [5] },
  ])
  expect(ground(state)).toEqual([])
})

test('§7.1 not at a difference of 1', () => {
  const referee = fight(frame(secutor, retarius, 3), [4, 4, 2, 4])
  expect(allTold(referee, 'tieRolled')).toEqual([])
})

test.each<[string, number, Partial<Fighter>, Thing | null]>([
  ['§7.1 a 6 loses the weapon', 6, {}, 'spear'],
  ['§7.1 a 1 loses the net', 1, {}, 'net'],
  ['§7.1 a 2 loses nothing', 2, {}, null],
  ['§7.1 a 5 loses nothing', 5, {}, null],
  ['§7.1 a 6 without a weapon loses nothing', 6, { weapon: null }, null],
  ['§7.1 a 1 without net and shield loses nothing', 1, { net: false }, null],
])('%s', (_, die, now, lost) => {
  const state = frame(secutor, retarius, 3, {}, { defender: now })
  // Without spear or net the Retiarius is one point worse, which his dice make good.
  const worse = (now.weapon === null ? 2 : 0) + (now.net === false ? 1 : 0)
  const referee = fight(state, [4, 3, 2 + worse, 4, 3, die])
  expect(allTold(referee, 'tieRolled').map((event) => event.lost)).toEqual([null, lost])
  expect(ground(state)).toEqual(lost ? [{ hex: hex(5, 4), kind: lost }] : [])
})

test('§7.1 a 1 loses the shield if there is no net', () => {
  const state = frame(samnite, samnite, 2)
  fight(state, [3, 3, 3, 3, 1, 3])
  expect(state.fighters[0]).toMatchObject({ shield: false, base: 3 })
})

test('§7.2 things fall into his own hex', () => {
  const state = frame(samnite, samnite, 2)
  fight(state, [3, 3, 3, 3, 6, 1])
  expect(ground(state)).toEqual([
    { hex: hex(5, 5), kind: 'sword' },
    { hex: hex(5, 4), kind: 'shield' },
  ])
})

test('§7.3 the pair is locked as well', () => {
  const state = frame(samnite, samnite, 2)
  fight(state, [3, 3, 3, 3, 2, 2])
  expect(areLocked(state)).toBe(true)
})

test('§7.3 not after a tie of a whip, where they do not touch', () => {
  const state = bout([man(retarius, [5, 6], 0), man(samnite, [5, 4], 3)])
  // 2 + 1 + 2 against 4 + 1 - 2.
  const referee = play(state, [2, 2, 3, 3, 2, 2], whip(1))
  expect(allTold(referee, 'tieRolled')).toHaveLength(2)
  expect(state.fighters.map(({ lockedInTurn }) => lockedInTurn)).toEqual([0, 0])
})

/** A man who stands on all kinds of things. */
function standingOn(kind: ReturnType<typeof own>, now: Partial<Fighter>) {
  const state = bout([man(kind, [5, 7], 0, now), man(samnite, [0, 0], 3)])
  for (const thing of ['sword', 'spear', 'shield', 'net'] as const) {
    state.ground.push({ cell: state.fighters[0]!.cell, kind: thing })
  }
  return state
}

function what(state: ReturnType<typeof standingOn>): Thing[] {
  playInto(state)
  return (['sword', 'spear', 'shield', 'net'] as const).filter((kind) => canPickUp(state, state.fighters[0]!, kind))
}

test('§7.4 a weapon if he has none, whosever it was', () => {
  expect(what(standingOn(own({}), {}))).toEqual([])
  expect(what(standingOn(own({}), { weapon: null }))).toEqual(['sword', 'spear'])
})

test('§7.4 a shield or a net if his sheet has one and he holds none', () => {
  expect(what(standingOn(own({ shield: true }), {}))).toEqual([])
  expect(what(standingOn(own({ shield: true }), { shield: false }))).toEqual(['shield'])
  expect(what(standingOn(own({ net: true }), { net: false }))).toEqual(['net'])
})

test('§7.4 only what lies in his own hex', () => {
  const here = standingOn(own({}), { weapon: null })
  playInto(here)
  expect(refusedBy(here, 0, pickUpThing('sword'))).toBeNull()
  const state = standingOn(own({}), { weapon: null })
  playInto(state, STEP)
  expect(refusedBy(state, 0, pickUpThing('sword'))).toBe('§7.4')
})

test('§7.4 what he takes up counts again, and only one of two lies there still', () => {
  const state = standingOn(own({ shield: true }), { shield: false })
  state.ground.push({ cell: state.fighters[0]!.cell, kind: 'shield' })
  expect(state.fighters[0]!.base).toBe(0)
  playInto(state, pickUpThing('shield'))
  expect(state.fighters[0]).toMatchObject({ shield: true, base: 1 })
  expect(state.ground.filter(({ kind }) => kind === 'shield')).toHaveLength(1)
})
