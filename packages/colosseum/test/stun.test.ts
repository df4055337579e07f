import { expect, test } from 'vitest'
import { bareBlow, resolveAttack } from '../src/09-combat/attack.ts'
import { SixDice } from '../src/09-combat/attack-dice.ts'
import { recoverFromStun, rollStun, stunRecovered, sufferStun } from '../src/09-combat/stun.ts'
import { sufferVerdict } from '../src/09-combat/wounds.ts'
import { newItem } from '../src/match/state.ts'
import { colosseumEdition, duel, fightWith, find, kinds, melee, planned, row, run } from './helpers.ts'

test('V33 §10.3.3 §11.4 stun equal to CF leaves him awake, one more does not', () => {
  const state = duel()
  const who = state.gladiators[0]!
  who.enduranceLoss = 3
  run(state, [], [], (play) => sufferStun(play, who, 9))
  expect(who.isUnconscious).toBe(false)
  const events = run(state, [], [], (play) => sufferStun(play, who, 1))
  expect(kinds(events)).toEqual(['stunned', 'knockedOut', 'fellProne'])
  expect(who.posture).toBe('prone')
})

test('§10.3 §10.4 §11.4 the stun of a critical hit is measured against the CF that the wounds have left', () => {
  const state = duel()
  const who = state.gladiators[1]!
  who.enduranceLoss = 7
  // Two wounds of the head and S: five CF become three, and four points of stun are too many.
  const verdict = resolveAttack({ ...bareBlow(who, 1), attackCF: 5 }, colosseumEdition, new SixDice(11, 8, 3))
  expect([verdict.wounds, verdict.critical]).toEqual([2, 'S'])
  const events = run(state, [4, 3], [], (play) => sufferVerdict(play, who, 1, verdict, 0))
  expect(kinds(events)).toEqual(['woundRolled', 'criticalHit', 'wounded', 'stunned', 'knockedOut', 'fellProne'])
})

test('§10.3.2 §10.4 a man who has died of his wounds suffers nothing else', () => {
  const state = duel()
  const who = state.gladiators[1]!
  who.wounds[0] = 11
  const verdict = resolveAttack({ ...bareBlow(who, 1), attackCF: 5 }, colosseumEdition, new SixDice(11, 8, 3))
  expect(kinds(run(state, [], [], (play) => sufferVerdict(play, who, 1, verdict, 0)))).not.toContain('stunned')
  expect(who.out).toBe('killed')
})

test('§11.1 §11.2 §11.2.1 §11.3 stun adds up and remembers the phase', () => {
  const state = duel()
  const who = state.gladiators[0]!
  state.turn = 2
  state.phase = 3
  run(state, [4, 4], [], (play) => rollStun(play, who, 2, '§8.4.3'))
  expect([who.stun, who.stunTick]).toEqual([2, 11])
  run(state, [4, 4], [], (play) => rollStun(play, who, 0, '§8.4.3'))
  expect(who.stun).toBe(3)
})

test.each([
  ['V32 §11.2 a total of 17 drops the weapon', 5, ['stunned', 'dropped'], [6, 6, 1, 1]],
  ['V32 §11.2 a total of 18 drops the shield', 6, ['stunned', 'dropped'], [6, 6, 1, 1]],
  ['V32 §11.2 a total of 19 throws him down', 7, ['stunned', 'fellProne'], [6, 6]],
  ['§11.2 a total of 16 only stuns', 4, ['stunned'], [6, 6]],
] as const)('%s', (_, drm, told, faces) => {
  const state = duel()
  const events = run(state, faces, [], (play) => rollStun(play, state.gladiators[0]!, drm, '§8.4.3'))
  expect(kinds(events)).toEqual(told)
})

test.each([
  ['E6 §11.5.1 R9 CN 4, two phases, a 2: all four points', 4, 2, 4, 2, 4],
  ['V34 §11.5.1 CN 3, one phase, a 5: none', 3, 1, 4, 5, 0],
  ['V34 §11.5.1 CN 3, one phase, a 2: two', 3, 1, 4, 2, 2],
  ['§11.5.1 never more than he has', 6, 5, 2, 1, 2],
] as const)('%s', (_, CN, phases, stun, die, removed) => {
  expect(stunRecovered(CN, phases, stun, die)).toBe(removed)
})

test('§11.5 §11.5.2 §5.2.3 whoever collided does not recover; the time of the stun stays', () => {
  const state = duel()
  const [one, other] = state.gladiators
  state.phase = 4
  for (const who of state.gladiators) {
    who.stun = 4
    who.stunTick = 2
  }
  other!.now.collided = true
  const events = run(state, [3], [], recoverFromStun)
  expect(find(events, 'stunRecovered')).toMatchObject({ seat: 0, removed: 2, left: 2 })
  expect([one!.stunTick, other!.stun]).toEqual([2, 4])
})

test('V92 §11.5 §10.3.4 §16.4.1 a man with no CF wakes when his stun is gone, still on the ground', () => {
  const state = duel()
  const who = state.gladiators[0]!
  who.enduranceLoss = 13
  run(state, [], [], (play) => sufferStun(play, who, 1))
  expect(who.isUnconscious).toBe(true)
  state.phase = 2
  run(state, [3], [], recoverFromStun)
  expect([who.isUnconscious, who.stun, who.posture]).toEqual([false, 0, 'prone'])
})

test('§3.16 §11.3 stun comes off the CF of the phase', async () => {
  const { grossCF } = await import('../src/09-combat/allocation.ts')
  const state = duel()
  state.gladiators[0]!.stun = 4
  expect(grossCF(state, state.gladiators[0]!, false)).toBe(8)
})

test('§11.4 §20.5 §22.4.3 who is knocked out lets go of his man and makes no attack', () => {
  const state = melee([0, 1, 1])
  const [who, caught, held] = state.gladiators
  who!.hands = [newItem('net'), null]
  caught!.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  held!.grappledBy = 0
  state.fight = fightWith([planned(0, 0, 3, row(1, 2, 40, { means: 'sand' }))])
  const events = run(state, [], [], (play) => sufferStun(play, who!, 13))
  expect(kinds(events)).toEqual(['stunned', 'released', 'knockedOut', 'fellProne'])
  expect([caught!.snare.isHeld, held!.grappledBy, state.fight.attacks[0]!.status]).toEqual([false, -1, 'cancelled'])
})

test('§11.4 who lies already makes no attack either', () => {
  const state = duel()
  const who = state.gladiators[0]!
  who.posture = 'prone'
  state.fight = fightWith([planned(0, 0, 3, row(1, 2, 40))])
  expect(kinds(run(state, [], [], (play) => sufferStun(play, who, 13)))).toEqual(['stunned', 'knockedOut'])
  expect(state.fight.attacks[0]!.status).toBe('cancelled')
})

test('§11.3 §22.4.3 any stun loosens his grip, none does not; who is out feels nothing', () => {
  const state = duel()
  const [who, held] = state.gladiators
  held!.grappledBy = 0
  run(state, [], [], (play) => sufferStun(play, who!, 0))
  expect(held!.grappledBy).toBe(0)
  run(state, [], [], (play) => sufferStun(play, who!, 1))
  expect([held!.grappledBy, who!.stun]).toEqual([-1, 1])
  who!.out = 'missus'
  expect(run(state, [], [], (play) => sufferStun(play, who!, 5))).toEqual([])
  expect(who!.stun).toBe(1)
})

test('§11.5 §10.3.4 he wakes when his stun is no more than his CF, not before', () => {
  const wakes = (stun: number) => {
    const state = duel()
    const who = state.gladiators[0]!
    Object.assign(who, { stun, isUnconscious: true, CN: 1, stunTick: 1 })
    run(state, [1], [], recoverFromStun)
    return [who.stun, who.isUnconscious]
  }
  expect(wakes(13)).toEqual([13, true])
  expect(wakes(12)).toEqual([12, false])
})

test('§3.1 §11.2 where sheets are hidden nobody is told what stun came of another man', () => {
  const told = (isOwn: boolean) => {
    const state = duel({}, {}, { sheets: 'hidden' })
    const events = run(state, [4, 4], [], (play) => rollStun(play, state.gladiators[0]!, 2, '§8.4.3', undefined, isOwn))
    return JSON.stringify(events).includes('steps')
  }
  expect([told(true), told(false)]).toEqual([true, false])
})
