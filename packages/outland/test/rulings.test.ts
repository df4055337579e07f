import { expect, test } from 'vitest'
import { END, ensnare, melee, STAY, STEP, TURN_LEFT, whip } from '../src/match/questions.ts'
import { breakFreeOdds } from '../src/odds.ts'
import { difference } from '../src/rules/modifiers.ts'
import type { Equipment } from '../src/tables/gladiator-types.ts'
import {
  allTold,
  bout,
  fight,
  frame,
  gaul,
  hex,
  hexOf,
  man,
  own,
  play,
  playInto,
  refusedBy,
  retarius,
  samnite,
  secutor,
  told,
} from './support.ts'

const plain = own({}, 2, 2)

test('R2 any other equipment is a type of its own', () => {
  const state = frame(own({ weapon: 'spear', shield: true, helmet: 'closed' }), samnite, 3)
  expect(state.fighters[0]).toMatchObject({ type: 'own', weapon: 'spear', shield: true, base: 3 })
  expect(state.fighters[1]!.type).toBe('samnite')
})

test('R3 either helmet gives one box', () => {
  const damage = (helmet: Equipment['helmet']) => {
    const { strength, agility, equipment } = own({ helmet })
    const state = bout([man({ strength, agility, equipment, damage: 7 }, [5, 5], 0), man(samnite, [5, 0], 3)])
    Object.assign(state, { phase: 'gladiators' })
    state.fighters[0]!.damage = 0
    play(state, [3])
    return state.fighters[0]!.damage
  }
  expect((['none', 'helm', 'closed'] as const).map(damage)).toEqual([5, 6, 6])
})

test('R6 announcements are not a step of their own: the first question is what he does', () => {
  const state = frame(samnite, secutor, 3)
  expect(fight(state, [6, 2, 2, 2]).asked.map(({ kind }) => kind)).toEqual(['activate'])
})

test('R11 one may walk out of contact when not locked', () => {
  const state = bout([man(own({ helmet: 'helm' }, 3, 3), [5, 5], 3), man(secutor, [5, 4], 3)])
  play(state, [], STEP, END)
  expect(hexOf(state, 0)).toEqual(hex(5, 6))
  const locked = bout([man(samnite, [5, 5], 3, { lockedInTurn: 1 }), man(secutor, [5, 4], 3)])
  locked.order = [1, 0]
  play(locked, [], END)
  expect(locked.phase).toBe('initiative')
})

test('R14 the trident is a spear, beside the net in hand', () => {
  const state = frame(retarius, samnite, 2)
  const rules = told(fight(state, [1, 2, 3, 3]), 'exchangeRolled')
    .attacker.steps.slice(1)
    .map(({ rule }) => rule)
  expect(rules).toEqual(['T4.5', 'T4.7', 'T4.8', 'T4.10'])
})

test('R19 he who dies in one die of turns is out at once', () => {
  const state = bout([man(retarius, [5, 5], 0), man(samnite, [5, 4], 0), man(gaul, [0, 0], 3)])
  play(state, [6, 6, 3, 2, 6], melee(1))
  expect(state.fighters[1]).toMatchObject({ diesInTurns: 6, out: 'mortallyWounded' })
  expect(state.active).toBe(2)
})

test('R25 one who is locked before he acted loses his activation, and need not go on fighting next turn', () => {
  const state = frame(samnite, secutor, 3)
  const referee = fight(state, [6, 1, 2, 2])
  expect(told(referee, 'passedOver').seat).toBe(1)
  play(state, [1, 6])
  playInto(state)
  expect(refusedBy(state, 1, END)).toBeNull()
  expect(refusedBy(state, 1, TURN_LEFT)).toBeNull()
})

test('R27 the shield counts by itself and in the diagram, on the left', () => {
  const versus = (facing: 1 | 4 | 5, shield: boolean) => {
    const state = frame(plain, samnite, facing, {}, { defender: { shield } })
    return difference(state, state.fighters[0]!, state.fighters[1]!, 'melee')
  }
  // Left front (facing 4) and left rear (facing 5): 1 and 2 more; right rear (facing 1): 1 more.
  expect(versus(4, false) - versus(4, true)).toBe(3)
  expect(versus(5, false) - versus(5, true)).toBe(3)
  expect(versus(1, false) - versus(1, true)).toBe(1)
})

test('R28 the points taken count, not those left', () => {
  const state = frame(plain, plain, 2, {}, { attacker: { hits: 2, damage: 9 } })
  expect(difference(state, state.fighters[0]!, state.fighters[1]!, 'melee')).toBe(-2)
})

test('R29 the spear bonus holds during a whip', () => {
  const state = bout([man(retarius, [5, 6], 0), man(secutor, [5, 4], 3)])
  const roll = told(play(state, [3, 3, 6, 3], whip(1)), 'exchangeRolled')
  expect(roll.attacker.steps.slice(1).map(({ rule }) => rule)).toContain('T4.8')
})

test('R30 the one try to break free is made at once, inside the attack', () => {
  const state = bout([man(retarius, [5, 6], 0), man(samnite, [5, 4], 3)])
  const referee = play(state, [2, 3, 3], ensnare(1))
  expect(referee.rolls.map(({ rule, by }) => [rule, by])).toEqual([
    ['§9.4', 0],
    ['§9.4', 1],
    ['§9.5', 1],
  ])
})

test('R31 no appeal if he breaks free', () => {
  const state = bout([man(retarius, [5, 6], 0), man(samnite, [5, 4], 3)])
  expect(allTold(play(state, [2, 3, 3], ensnare(1)), 'judged')).toEqual([])
})

test('R32 6 or more in total; strength + agility of 5 or 6 is always enough', () => {
  expect(breakFreeOdds(2, 2).free).toBeCloseTo(5 / 6, 12)
  expect(breakFreeOdds(2, 3).free).toBeCloseTo(1, 12)
  expect(breakFreeOdds(3, 3).free).toBeCloseTo(1, 12)
})

test('R34 one without a weapon may attack, and only who attacks him gets +1', () => {
  const state = frame(plain, plain, 2, {}, { attacker: { weapon: null } })
  const reverse = (weapon: 'sword' | null) => {
    state.fighters[0]!.weapon = weapon
    return difference(state, state.fighters[1]!, state.fighters[0]!, 'melee')
  }
  expect(reverse('sword')).toBe(-1)
  expect(reverse(null)).toBe(0)
  const roll = told(fight(state, [6, 6, 6, 1], STAY), 'exchangeRolled')
  expect([roll.attacker.steps.slice(1), roll.defender.steps.slice(1)]).toEqual([[], []])
})

test('R35 a fallen man cannot be attacked, he is out', () => {
  const men = [man(samnite, [5, 5], 0), man(secutor, [5, 4], 3, { out: 'spared', hits: 10 }), man(gaul, [0, 0], 3)]
  const state = bout(men)
  playInto(state)
  expect(refusedBy(state, 0, melee(1))).toBe('§4.6')
  expect(refusedBy(state, 0, STEP)).toBeNull()
})

test('R36 an open helm is a helmet: no free turn, +1, and no slower', () => {
  const state = bout([man(own({ helmet: 'helm' }, 2, 2), [5, 7], 0), man(samnite, [0, 0], 3)])
  expect(told(playInto(state, TURN_LEFT), 'turned').free).toBe(false)
  expect(state.fighters[0]).toMatchObject({ base: 1, movement: 4 })
})

test('R37 several attackers get no bonus', () => {
  const alone = frame(plain, secutor, 3)
  const mate = { ...man(plain, [4, 4], 2), team: 0 }
  const helped = bout([{ ...man(plain, [5, 5], 0), team: 0 }, man(secutor, [5, 4], 3), mate])
  const odds = (state: typeof alone) => difference(state, state.fighters[0]!, state.fighters[1]!, 'melee')
  expect(odds(helped)).toBe(odds(alone))
})
