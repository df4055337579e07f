import { expect, test } from 'vitest'
import { legalPlots } from '../src/06-movement/legal-plots.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { grossCF } from '../src/09-combat/allocation.ts'
import { statusAdvantage } from '../src/09-combat/engagement.ts'
import { checkFall, checkStumble, isFall, stumble, stumbleTotal } from '../src/13-condition/stumble.ts'
import { colosseum } from '../src/index.ts'
import { newItem } from '../src/match/state.ts'
import { at, duel, find, kinds, nothing, phase, place, run } from './helpers.ts'

test.each([
  ['V35 §15.1.1 R17 stun 1 and one hazard: a 3 stumbles', 3, 1, 1, 0, true],
  ['V35 §15.1.1 a 4 does not', 4, 1, 1, 0, false],
  ['V35 §15.1.1 a leap with nothing in the way: a 1 stumbles', 1, 0, 0, 0, true],
  ['V35 §15.1.1 a 2 does not', 2, 0, 0, 0, false],
] as const)('%s', (_, die, stun, hazards, drm, stumbles) => {
  expect(stumbleTotal(die, 1, stun, hazards, drm) < 1).toBe(stumbles)
})

test('§15.1.1 R17 without the flat modifier an unstunned man never trips', () => {
  const state = duel({}, {}, { stumbleBase: '0' })
  run(state, [1], [], (play) => checkStumble(play, state.gladiators[0]!, 0, 0))
  expect(state.gladiators[0]!.mustStumble).toBe(false)
})

test('V36 §15.3 R50 below 7 he falls', () => {
  expect(isFall(7, -1, 0)).toBe(true)
  expect(isFall(7, 0, 0)).toBe(false)
})

test('§7.4 §15.1 §5.2.2.1 a leap is checked where it lands', () => {
  const state = duel()
  const events = phase(state, [1], ['L', 'X', nothing, nothing])
  expect(find(events, 'stumbleChecked')).toMatchObject({ seat: 0, total: 0, stumbles: true })
  expect(state.gladiators[0]!.now.moved).toBe(2)
})

test('§15.1 §25.2 R62 hazards are counted by hex and checked once', () => {
  const state = duel()
  place(state.gladiators[0]!, 0, -5, 3)
  state.ground.push({ item: newItem('axe'), cell: at(0, -4) }, { item: newItem('net'), cell: at(0, -4) })
  state.arena.blood.push(at(0, -3))
  const events = phase(state, [4], ['F F', 'X', nothing, nothing])
  expect(find(events, 'stumbleChecked')).toMatchObject({ total: 1, stumbles: false })
})

test('§15.2 §15.2.1 a stumble shows in the next phase, whether he could move or not', () => {
  const state = duel()
  const who = state.gladiators[0]!
  who.mustStumble = true
  expect(legalPlots(state, who)).toEqual(['S', 'S(R)', 'S(L)'])
  who.movesUsed = 5
  who.hasOverexerted = true
  expect(legalPlots(state, who)).toEqual(['S'])
  const refusal = colosseum.check(state, { kind: 'plot', seat: 0, rule: '§7.2' }, 'F')
  expect(refusal?.rule).toBe('§15.2')
})

test('§15.2.1 S without a turn is no moving phase, with a turn it is', () => {
  for (const [plot, used] of [
    ['S', 0],
    ['S(R)', 1],
  ] as const) {
    const state = duel()
    state.gladiators[0]!.mustStumble = true
    phase(state, [6, 6], [plot, 'X', nothing, nothing])
    expect(state.gladiators[0]!.movesUsed).toBe(used)
  }
})

test('§15.3 §15.4 §15.5 §9.2.1 A-3 he checks for a fall first; on his feet he has two CF less and foes two more', () => {
  const state = duel()
  const who = state.gladiators[0]!
  who.mustStumble = true
  run(state, [3, 3], ['S', 'X'], (play) => {
    // 6 + AG 1 = 7: he stays up.
    moveEverybody(play, askPlots(play))
    expect(who.now.stumbling).toBe(true)
    expect(grossCF(state, who, false)).toBe(10)
    expect(statusAdvantage(state, who)).toBe(2)
  })
})

test('§15.3 §15.5 one who falls is prone, and that counts instead', () => {
  const state = duel()
  const who = state.gladiators[0]!
  who.mustStumble = true
  const events = phase(state, [3, 2], ['S', 'X', nothing])
  expect(kinds(events)).toContain('fellProne')
  expect(statusAdvantage(state, who)).toBe(4)
  expect(who.mustStumble).toBe(false)
})

test.each([
  ['§15.1 who lies neither stumbles nor falls', { posture: 'prone' }],
  ['§15.1 nor does who is out', { out: 'missus' }],
] as const)('%s', (_, more) => {
  const state = duel()
  const who = state.gladiators[0]!
  Object.assign(who, more)
  const events = run(state, [], [], (play) => {
    checkStumble(play, who, 0, 0)
    stumble(play, who)
    expect(checkFall(play, who, 0)).toBe(false)
  })
  expect([events, who.mustStumble]).toEqual([[], false])
})

test('§15.2 §20.7.2.1 a stumble without a check is told', () => {
  const state = duel()
  const events = run(state, [], [], (play) => stumble(play, state.gladiators[0]!))
  expect(events).toEqual([{ kind: 'stumbled', rule: '§15.2', seat: 0 }])
  expect(state.gladiators[0]!.mustStumble).toBe(true)
})
