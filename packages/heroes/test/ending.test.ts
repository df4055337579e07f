import { Scripted } from '@harena/engine'
import { expect, test } from 'vitest'
import { type Heroes, heroes, type State } from '../src/index.ts'
import { personalResult } from '../src/match/result.ts'
import { NO_CIRCUMSTANCES } from '../src/odds.ts'
import { legalActions } from '../src/rules/actions.ts'
import { checkTurnLimit, creditedFor, refereeCheck, wantsToSurrender } from '../src/rules/ending.ts'
import { maneuverDice } from '../src/rules/maneuver.ts'
import { appealTarget, emperorTarget, passedOf, pleaOf } from '../src/rules/mercy.ts'
import { activate, ensnare, eventOf, kinds, matchOf, pool, zone } from './arena-floor.ts'

/** What the referee does after an Attack roll. */
function afterAttack(state: State): Scripted<Heroes> {
  const referee = new Scripted<Heroes>([])
  state.attackRolled = true
  refereeCheck(state, referee)
  return referee
}

const surrender = { do: 'surrender' } as const

test('§6.8 §2.6.1 T6-1 B-17 the appeal of a Murmillo at the wall', () => {
  const state = matchOf([{ zone: 'P20', card: { bonus: 1, woundsAt: [0, 0, 0, 0, 1, 0, 0] } }, {}])
  expect(appealTarget(pleaOf(state, state.cards[0]!))).toBe(3)
  const referee = activate(state, 0, [3, 6, 6, 6, 1, 1], [surrender])
  expect(eventOf(referee, 'appealed')).toMatchObject({ target: 3, passed: 1 })
  expect(eventOf(referee, 'emperorJudged')).toMatchObject({ target: 4, passed: 0, emperorPassed: 2 })
  expect(state.cards[0]!.fate).toBe('dead')
})

test('§6.8 §2.6.3 T6-1 D-30 in the Center, with a wound inflicted and one in the chest', () => {
  const state = matchOf([{ card: { woundsInflicted: 1, woundsAt: [0, 0, 1, 0, 0, 0, 0] } }, {}])
  expect(appealTarget(pleaOf(state, state.cards[0]!))).toBe(7)
  expect(passedOf([5, 6], 7)).toBe(1)
})

test('§6.8.1 T6-2 D-31 the Emperor passes fewer: spared, and he remembers', () => {
  const state = matchOf([{ card: { woundsInflicted: 1, woundsAt: [0, 0, 1, 0, 0, 0, 0] } }, {}])
  expect(emperorTarget(pleaOf(state, state.cards[0]!), 9)).toBe(6)
  const referee = activate(state, 0, [5, 6, 4, 5, 6, 6], [surrender])
  expect(eventOf(referee, 'emperorJudged')).toMatchObject({ target: 4, passed: 1, emperorTarget: 6, emperorPassed: 0 })
  expect(state.cards[0]).toMatchObject({ spared: true, imperialSpares: 1, fate: 'surrendered' })
})

test.each([
  ['§6.8.1 T6-2 D-32 equal results and equal last dice: killed', 3, 3, 'dead'],
  ['§6.8.1 T6-2 D-32 equal results and the higher last die: spared', 4, 3, 'surrendered'],
] as const)('%s', (_, own, his, fate) => {
  const state = matchOf([{}, {}])
  activate(state, 0, [5, 6, 4, 6, 5, 6, own, his], [surrender])
  expect(state.cards[0]!.fate).toBe(fate)
  expect(state.cards[0]!.imperialSpares).toBe(fate === 'dead' ? 0 : 1)
})

test('T6-1 T6-2 every line of both tables', () => {
  const plain = { ...NO_CIRCUMSTANCES, savvy: 4 }
  const lines = [
    [{ opponentsDefeated: 2 }, 2],
    [{ inflictedWound: true }, 1],
    [{ vitalWound: true }, 1],
    [{ center: true }, 1],
    [{ wall: true }, -1],
    [{ kickedSand: true }, -1],
    [{ threwWeapon: true }, -1],
    [{ bonusDiceLeft: true }, -1],
  ] as const
  for (const [change, value] of lines) {
    expect(appealTarget({ ...plain, ...change })).toBe(4 + value)
    expect(emperorTarget({ ...plain, ...change }, 9)).toBe(9 - value)
  }
  expect(emperorTarget({ ...plain, emperorIntervenedBefore: true }, 9)).toBe(12)
  expect(appealTarget({ ...plain, emperorIntervenedBefore: true })).toBe(4)
})

test('G-29 the Emperor has the Savvy of the switch', () => {
  for (const [emperorSavvy, spared] of [
    [9, false],
    [1, true],
  ] as const) {
    const state = matchOf([{ zone: 'P13' }, {}], { options: { emperorSavvy } })
    activate(state, 0, [1, 6, 4, 6, 2, 2], [surrender])
    expect(state.cards[0]!.spared).toBe(spared)
  }
})

test('§6.5 §6.8 G-54 a player surrenders instead of acting, and two passed dice spare him at once', () => {
  const state = matchOf([{ side: 0 }, { side: 1, zone: 'P26' }, { side: 0, zone: 'P20' }])
  const referee = activate(state, 0, [1, 1], [surrender])
  expect(state.cards[0]).toMatchObject({ fate: 'surrendered', spared: true })
  expect(kinds(referee)).toEqual(['fell', 'appealed', 'spared'])
  expect(state.phase).not.toBe('over')
})

test('§6.8 T6-1 with no die passed he is killed', () => {
  const state = matchOf([{}, {}])
  activate(state, 0, [6, 6], [surrender])
  expect(state.cards[0]).toMatchObject({ fate: 'dead', spared: false })
})

test('G-28 a refused appeal is no Killing Stroke, unless the switch says so', () => {
  const state = matchOf([{}, {}], { options: { executionIsKillingStroke: 'yes' } })
  activate(state, 0, [6, 6], [surrender])
  expect(heroes.result(state).seats[1]!.kills).toBe(1)
  const plain = matchOf([{}, {}])
  activate(plain, 0, [6, 6], [surrender])
  expect(heroes.result(plain).seats[1]!.kills).toBe(0)
})

test('§6.3 G-26 D-51 a player without arms has nothing left but to surrender', () => {
  const unarmed = { card: { parts: [4, 0, 4, 0, 4, 4, 4], left: -1, right: -1 } }
  const state = matchOf([unarmed, {}])
  const referee = activate(state, 0, [1, 1])
  expect(referee.asked).toEqual([])
  expect(state.cards[0]!.fate).toBe('surrendered')
  const defiant = matchOf([unarmed, {}], { options: { bothArmsForcesSurrender: 'no' } })
  activate(defiant, 0, [...pool(0, 8), ...pool(0, 8)], [{ do: 'fight' }])
  expect(defiant.cards[0]!.fate).toBe('functioning')
})

test('§6.9 §6.3 D-51 to the death he fights on with bare hands, and a spear has Reach', () => {
  const unarmed = { card: { parts: [4, 0, 4, 0, 4, 4, 4], left: -1, right: -1 } }
  const state = matchOf([unarmed, { style: 'hoplomachus' }], { toTheDeath: true })
  expect(legalActions(state, 0).some((action) => action.do === 'surrender')).toBe(false)
  expect(maneuverDice(state, state.cards[1]!, state.cards[0]!, true)).toBe(9)
  const referee = activate(
    state,
    0,
    [...pool(1, 8), ...pool(0, 8), ...pool(1, 4), ...pool(0, 4), 3, 4],
    [{ do: 'fight' }],
  )
  expect(eventOf(referee, 'damageDealt')).toMatchObject({ weapon: 0, damage: 1 })
})

const wounded = (wounds: number, strength: number, more: object = {}) => ({
  card: { woundsTaken: wounds, now: { savvy: 4, strength, speed: 4 }, ...more },
})

test('§6.6.1 §6.6.2 G-27 D-29 a diludium: both spent, standing, equally wounded', () => {
  const state = matchOf([wounded(1, 3), wounded(1, 4)])
  const referee = afterAttack(state)
  expect(kinds(referee)).toEqual(['diludiumCalled'])
  expect(state.cards.map((card) => [card.bonus, card.zone])).toEqual([
    [6, zone('P20')],
    [8, zone('P26')],
  ])
  expect(state.phase).toBe('order')
})

test('§6.6.2 D-20 a diludium brings twice current Strength and no extras', () => {
  const state = matchOf([{ gender: 'female', signatures: ['strong'] }, {}])
  afterAttack(state)
  expect(state.cards[0]!.bonus).toBe(8)
})

test('§6.6.1 D-29 nothing with a Bonus Die left, unequal wounds, one on the ground, or without an Attack roll', () => {
  expect(kinds(afterAttack(matchOf([wounded(1, 3, { bonus: 1 }), wounded(1, 4)])))).toEqual([])
  expect(kinds(afterAttack(matchOf([wounded(2, 3), wounded(1, 4)])))).toEqual([])
  expect(kinds(afterAttack(matchOf([wounded(1, 3, { isDown: true }), wounded(1, 4)])))).toEqual([])
  const state = matchOf([wounded(1, 3), wounded(1, 4)])
  refereeCheck(state, new Scripted<Heroes>([]))
  expect(state.diludia).toBe(0)
  expect(kinds(afterAttack(matchOf([{ side: 0 }, { side: 1 }, { side: 1 }])))).toEqual([])
})

test('§6.7 G-27 D-29 the second time they are dismissed standing, a draw', () => {
  const state = matchOf([wounded(1, 3), wounded(1, 4)])
  state.diludia = 1
  afterAttack(state)
  expect(state.phase).toBe('over')
  expect(heroes.result(state)).toMatchObject({ winners: [], seats: [{ outcome: 'drawn' }, { outcome: 'drawn' }] })
})

test('G-27 §6.7 after a diludium both spent is enough by the switch', () => {
  for (const [dismissNeedsFullConditions, phase] of [
    ['yes', 'activation'],
    ['no', 'over'],
  ] as const) {
    const state = matchOf([wounded(2, 3), wounded(1, 4)], { options: { dismissNeedsFullConditions } })
    state.diludia = 1
    afterAttack(state)
    expect(state.phase).toBe(phase)
  }
})

test('§6.9 G-27 D-65 to the death both spent is enough, the net is lost, and it never ends in a draw', () => {
  const state = matchOf([wounded(2, 3), wounded(1, 4)], { toTheDeath: true })
  ensnare(state, 0, 1)
  state.diludia = 3
  afterAttack(state)
  expect(state.cards.map((card) => [card.bonus, card.isDown, card.net])).toEqual([
    [6, false, -1],
    [8, false, -1],
  ])
  expect(state.phase).toBe('order')
  const mild = matchOf([wounded(2, 3), wounded(1, 4)])
  ensnare(mild, 0, 1)
  expect(kinds(afterAttack(mild))).toEqual([])
})

test('§6.0 the last side that functions wins, and the match is over', () => {
  const state = matchOf([{}, {}])
  const referee = activate(state, 0, [1, 1], [surrender])
  expect(kinds(referee).at(-1)).toBe('matchWon')
  expect(heroes.isOver(state)).toBe(true)
  expect(heroes.result(state)).toMatchObject({
    winners: [1],
    seats: [
      { outcome: 'lost', end: 'surrendered' },
      { outcome: 'won', end: null },
    ],
  })
})

test('G-42 one who fell and was spared on the winning side has neither won nor lost', () => {
  const state = matchOf([{ side: 0, card: { fate: 'unconscious' } }, { side: 0 }, { side: 1 }])
  activate(state, 2, [1, 1], [surrender])
  expect(state.cards.map((card) => personalResult(state, card))).toEqual(['none', 'win', 'loss'])
})

test('§5.4.7 who is credited with a surrender: most wounds here, most wounds anywhere, the closest', () => {
  const state = matchOf([{ side: 0 }, { side: 1, zone: 'P24' }, { side: 1, zone: 'P26' }, { side: 2, zone: 'P20' }])
  const credited = (dice: number[] = []) => {
    const referee = new Scripted<Heroes>(dice)
    const seat = creditedFor(state, 0, referee)
    referee.done()
    return seat
  }
  expect(credited()).toBe(1)
  state.cards[0]!.woundsFrom = [0, 1, 3, 3]
  expect(credited([2])).toBe(3)
  state.cards[1]!.zone = state.cards[0]!.zone
  expect(credited()).toBe(1)
})

test('§6.7 our limit of turns: dismissed, or to the death the side with fewest wounds lives', () => {
  const options = { maxTurns: 5 } as const
  const mild = matchOf([{ card: { woundsTaken: 2 } }, {}], { options })
  mild.turn = 4
  checkTurnLimit(mild, new Scripted<Heroes>([]))
  expect(mild.phase).toBe('activation')
  mild.turn = 5
  checkTurnLimit(mild, new Scripted<Heroes>([]))
  expect(mild.cards.map((card) => card.fate)).toEqual(['dismissed', 'dismissed'])
  const grim = matchOf([{ card: { woundsTaken: 2 } }, {}], { options, toTheDeath: true })
  grim.turn = 24
  checkTurnLimit(grim, new Scripted<Heroes>([]))
  expect(grim.phase).toBe('activation')
  grim.turn = 25
  checkTurnLimit(grim, new Scripted<Heroes>([]))
  expect(grim.cards.map((card) => card.fate)).toEqual(['dead', 'functioning'])
  expect(grim.winner).toBe(1)
})

test('§6.4 spent means no Bonus Dice, and it shows', () => {
  const state = matchOf([{}, { card: { bonus: 1 } }])
  const marks = heroes.view(state, null).gladiators.map((gladiator) => gladiator.marks)
  expect(marks).toEqual([['spent'], []])
})

test('G-42 §6.0 one who died has lost though his side won; §6.7 a dismissal does not raise the fallen', () => {
  const won = matchOf([{ side: 0, card: { fate: 'dead' } }, { side: 0 }, { side: 1 }])
  activate(won, 2, [1, 1], [surrender])
  expect(won.cards.map((card) => personalResult(won, card))).toEqual(['loss', 'win', 'loss'])
  const dismissed = matchOf(
    [{ side: 0, card: { fate: 'dead' } }, { side: 0, card: { fate: 'surrendered' } }, { side: 0 }, { side: 1 }],
    {
      options: { maxTurns: 5 },
    },
  )
  dismissed.turn = 5
  checkTurnLimit(dismissed, new Scripted<Heroes>([]))
  expect(dismissed.cards.map((card) => card.fate)).toEqual(['dead', 'surrendered', 'dismissed', 'dismissed'])
  expect(dismissed.cards.map((card) => personalResult(dismissed, card))).toEqual(['loss', 'none', 'draw', 'draw'])
})

test('T6-1 §6.8 the appeal goes by original Savvy, whatever the match has taken', () => {
  const state = matchOf([{ zone: 'P13', card: { now: { savvy: 1, strength: 4, speed: 4 } } }, {}])
  expect(appealTarget(pleaOf(state, state.cards[0]!))).toBe(4)
})

test.each([
  ['§6.5 G-25 fewer wounds than he: the opponent in his zone counts', 2, ['P23', 1], ['P26', 3], true],
  ['§6.5 G-25 the opponent in his zone counts, not a better one elsewhere', 2, ['P23', 2], ['P26', 1], false],
  ['§6.5 G-25 alone in his zone, the one with the fewest wounds counts', 2, ['P20', 1], ['P26', 3], true],
  ['§6.5 G-25 whoever stands first', 2, ['P20', 3], ['P26', 1], true],
  ['§6.5 G-25 as many wounds are not more', 2, ['P20', 3], ['P26', 2], false],
] as const)('%s', (_, woundsTaken, one, other, wants) => {
  const foe = ([at, wounds]: readonly [string, number]) => ({ side: 1, zone: at, card: { woundsTaken: wounds } })
  const state = matchOf([{ control: 'npg', side: 0, card: { woundsTaken } }, foe(one), foe(other)])
  expect(wantsToSurrender(state, state.cards[0]!)).toBe(wants)
  state.cards[0]!.bonus = 1
  expect(wantsToSurrender(state, state.cards[0]!)).toBe(false)
})
