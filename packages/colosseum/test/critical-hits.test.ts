import { expect, test } from 'vitest'
import { bareBlow, emptyVerdict, resolveAttack } from '../src/09-combat/attack.ts'
import { SixDice } from '../src/09-combat/attack-dice.ts'
import { multiplyWounds, sufferCritical } from '../src/09-combat/critical-hits.ts'
import { sufferVerdict } from '../src/09-combat/wounds.ts'
import { colosseum } from '../src/index.ts'
import { editionOf } from '../src/match/edition.ts'
import { cfNow } from '../src/match/state.ts'
import { colosseumEdition, duel, fightWith, find, nothing, optionsWith, phase, planned, row, run } from './helpers.ts'

test('§10.5 §10.1 six wounds from two have their reason: three times, bare head', () => {
  const state = duel()
  const who = state.gladiators[1]!
  who.hasHelmet = false
  const blow = { ...bareBlow(who, 1), attackCF: 5 }
  const verdict = resolveAttack(blow, colosseumEdition, new SixDice(11, 9, 2, true))
  const events = run(state, [], [], (play) => sufferVerdict(play, who, 1, verdict, 0))
  expect(find(events, 'woundRolled')).toMatchObject({
    total: 11,
    steps: [
      { what: 'white', value: 9, rule: '§9.5' },
      { what: 'black', value: 2, rule: '§9.5' },
    ],
  })
  expect(find(events, 'wounded')).toMatchObject({
    wounds: 6,
    steps: [
      { what: 'wounds', value: 2, rule: '§10.1' },
      { what: 'three times, bare head', value: 4, rule: '§10.5' },
    ],
  })
  expect(colosseum.narrate(find(events, 'wounded'), ['Felix', 'Priscus'])).toBe(
    'Priscus takes 6 wounds in the head (2 wounds, three times, bare head) and loses 4 CF.',
  )
})

test('V15 §10.5 a helmet lost by one who has none is triple and mortal', () => {
  const state = duel()
  const who = state.gladiators[1]!
  const verdict = resolveAttack({ ...bareBlow(who, 1), attackCF: 5 }, colosseumEdition, new SixDice(11, 9, 2))
  expect([verdict.firstWounds, verdict.critical, verdict.wounds, verdict.isMortal]).toEqual([2, 'HL', 6, true])
})

test('§10.5 a helmet that is there is lost for good', () => {
  const state = duel({}, { armour: ['C2', '-', '-', '-', '-'] })
  const who = state.gladiators[1]!
  const verdict = resolveAttack({ ...bareBlow(who, 1), attackCF: 5 }, colosseumEdition, new SixDice(11, 8, 3))
  expect([verdict.firstWounds, verdict.critical, verdict.wounds, verdict.isMortal]).toEqual([2, 'S', 2, false])
  run(state, [], [], (play) => sufferCritical(play, who, 1, 'HL', 0))
  expect([who.hasHelmet, who.armour[0]]).toEqual([false, null])
})

test('§10.5 V costs one CF for the match, ST and AG one rating each', () => {
  const state = duel()
  const who = state.gladiators[1]!
  run(state, [], [], (play) => {
    sufferCritical(play, who, 1, 'V', 0)
    sufferCritical(play, who, 2, 'ST', 0)
    sufferCritical(play, who, 3, 'AG', 0)
  })
  expect([cfNow(who), who.ST, who.AG]).toEqual([11, 0, 0])
})

test.each([
  ['§10.5 S stuns by two dice less CN', [5, 3], 5],
  ['§10.5 S stuns by at least one', [1, 2], 1],
] as const)('%s', (_, faces, stun) => {
  const state = duel()
  run(state, faces, [], (play) => sufferCritical(play, state.gladiators[1]!, 1, 'S', 0))
  expect(state.gladiators[1]!.stun).toBe(stun)
})

test('§10.5 §13.1 WD and SD drop weapon and shield without a roll', () => {
  const state = duel()
  const who = state.gladiators[1]!
  run(state, [1, 1, 1, 1], [], (play) => {
    sufferCritical(play, who, 4, 'WD', 0)
    sufferCritical(play, who, 4, 'SD', 0)
  })
  expect(who.hands).toEqual([null, null])
  run(state, [], [], (play) => sufferCritical(play, who, 4, 'WD', 0))
})

test('§10.5 LMP takes a moving phase at once, and from every later turn', () => {
  const state = duel()
  const who = state.gladiators[1]!
  run(state, [], [], (play) => sufferCritical(play, who, 5, 'LMP', 0))
  expect(who.turnRate).toBe(4)
  phase(state, [], ['X', 'X', nothing, nothing])
  expect(who.turnRate).toBe(4)
})

test('E10 §10.5 two STU results throw two dice whenever he tries to leave his hex', () => {
  const state = duel()
  const who = state.gladiators[0]!
  who.stumbler = 2
  const events = phase(state, [2, 1, 6, 6], ['F', 'X', nothing, nothing])
  expect(find(events, 'tripped').dice).toEqual([2, 1])
  expect(who.now.moved).toBe(0)
})

test('§10.5 STU does not hinder one who stays, nor one whose dice show no 1', () => {
  const state = duel()
  state.gladiators[0]!.stumbler = 1
  phase(state, [], ['X(R)', 'X', nothing, nothing])
  phase(state, [2], ['F', 'X', nothing, nothing])
  expect(state.gladiators[0]!.now.moved).toBe(1)
})

test('V6 §10.5 §5.2.7 a severed artery bleeds from the next phase on', () => {
  const state = duel()
  const who = state.gladiators[1]!
  const verdict = resolveAttack({ ...bareBlow(who, 5), attackCF: 4 }, colosseumEdition, new SixDice(12, 11, 4))
  expect([verdict.woundTotal, verdict.firstWounds, verdict.critical]).toEqual([15, 4, 'SA'])
  run(state, [], [], (play) => sufferVerdict(play, who, 5, verdict, 0))
  expect(who.wounds[4]).toBe(4)
  phase(state, [], ['X', 'X', nothing, nothing])
  expect(who.wounds[4]).toBe(5)
  phase(state, [], ['X', 'X', nothing, nothing])
  expect(who.wounds[4]).toBe(6)
})

test('§10.5 a mortal wound lets him fight on and kills him when the match is over', () => {
  const state = duel()
  const [victor, loser] = state.gladiators
  victor!.isMortal = true
  loser!.posture = 'prone'
  loser!.isUnconscious = true
  loser!.stun = 20
  victor!.cell = loser!.cell - 17
  const events = phase(state, [1, 1], [])
  expect(find(events, 'matchEnded').winner).toBe(0)
  expect(victor!.out).toBe('killed')
})

test('§10.4 R3 the other printing makes the last column of the arms mortal', () => {
  expect(editionOf(optionsWith()).critical(4, 16)).toBe('SA')
  expect(editionOf(optionsWith({ armsCrit15: 'SAM' })).critical(4, 16)).toBe('SAM')
  expect(editionOf(optionsWith({ armsCrit15: 'SAM' })).critical(5, 16)).toBe('SA')
})

test('§15.1 R61 a critical hit asks for a Stumble check only under its switch', () => {
  const plain = duel()
  run(plain, [], [], (play) => sufferCritical(play, plain.gladiators[1]!, 2, 'ST', 0))
  const any = duel({}, {}, { criticalStumble: 'any' })
  run(any, [1], [], (play) => sufferCritical(play, any.gladiators[1]!, 2, 'ST', 0))
  expect(any.gladiators[1]!.mustStumble).toBe(true)
})

test.each([
  ['§10.5 1 is one wound more', '1', true, { wounds: 3, isMortal: false, isKilled: false }],
  ['§10.5 2x doubles', '2x', true, { wounds: 4, isMortal: false, isKilled: false }],
  ['§10.5 2xM doubles and is mortal', '2xM', true, { wounds: 4, isMortal: true, isKilled: false }],
  ['§10.5 3x is three times', '3x', true, { wounds: 6, isMortal: false, isKilled: false }],
  ['§10.5 3xM is three times and mortal', '3xM', true, { wounds: 6, isMortal: true, isKilled: false }],
  ['§10.5 K kills', 'K', true, { wounds: 2, isMortal: false, isKilled: true }],
  ['§10.5 SAM is mortal', 'SAM', true, { wounds: 2, isMortal: true, isKilled: false }],
  ['§10.5 AG changes no wounds', 'AG', true, { wounds: 2, isMortal: false, isKilled: false }],
  ['§10.5 HL costs the helmet alone', 'HL', true, { wounds: 2, isMortal: false, isHelmetLost: true }],
  ['§10.5 HL on a bare head is 3xM', 'HL', false, { wounds: 6, isMortal: true, isHelmetLost: false }],
] as const)('%s', (_, critical, hasHelmet, outcome) => {
  const verdict = { ...emptyVerdict(new SixDice(9, 7, 3)), critical, firstWounds: 2, wounds: 2 }
  multiplyWounds({ hasHelmet }, verdict)
  expect(verdict).toMatchObject(outcome)
})

test('§10.5 §9.4.5 V costs a CF at once', () => {
  const state = duel()
  state.fight = fightWith([planned(1, 0, 3, row(0, 2, 4))])
  run(state, [], [], (play) => sufferCritical(play, state.gladiators[1]!, 1, 'V', 0))
  expect(state.fight.attacks[0]!.cf).toBe(3)
})

test('§10.5 a severed artery is marked in its area, and as fresh', () => {
  for (const area of [1, 2, 3, 4, 5] as const) {
    const state = duel()
    const who = state.gladiators[1]!
    run(state, [], [], (play) => {
      sufferCritical(play, who, area, 'SA', 0)
      sufferCritical(play, who, area, 'SAM', 0)
    })
    expect(who.arteries).toEqual([1, 2, 3, 4, 5].map((one) => (one === area ? 2 : 0)))
    expect(who.now.freshArteries).toBe(2 * 8 ** (area - 1))
  }
})
