import { describe, expect, test } from 'vitest'
import { legalActions } from '../src/05-turn/actions.ts'
import { checkAllocation } from '../src/09-combat/allocation.ts'
import { speedOf } from '../src/09-combat/attack-order.ts'
import { meansAt } from '../src/09-combat/engagement.ts'
import { legalAllocations } from '../src/09-combat/legal-allocations.ts'
import { checkBreak, halvings } from '../src/19-advanced/weapons.ts'
import { lieBehindHead } from '../src/28-beasts/beasts.ts'
import type { Options } from '../src/index.ts'
import { handHolding, newItem, type State } from '../src/match/state.ts'
import {
  allocation,
  duel,
  fightOut,
  find,
  idle,
  kinds,
  matchOf,
  oneStep,
  place,
  playPhase,
  row,
  run,
} from './helpers.ts'

const on = { v2Types: 'on', v2Javelins: 'on' } as const

/** A Velite of the Tables V2.0 and a man so many hexes before him. */
function velite(range: number, given: Partial<Options> = on): State {
  const state = duel({ type: 'velite', shield: 'small' }, {}, given)
  place(state.gladiators[0]!, 0, 0, 3)
  place(state.gladiators[1]!, 0, range, 0)
  return state
}

const thrown = row(1, 2, 6, { means: 'thrown' })
const foes = [{ seat: 1, advantage: 0, canAttack: true, canTop: false }]
const question = { kind: 'allocate', seat: 0, rule: '§9.3', base: 12, canDefend: true, foes } as const

describe('javelins of the Tables V2.0', () => {
  test('H-8 §21.6 three of them: one in hand, two in the shield hand', () => {
    const who = velite(2).gladiators[0]!
    expect([who.hands[0]!.kind, who.hands[1]!.kind, who.sheath.length]).toEqual(['javelin', 'smallShield', 2])
  })

  test('H-8 §6.1.1 thrown at one to four hexes, in hand at one', () => {
    const means = (range: number, given?: Partial<Options>) =>
      meansAt(velite(2, given), velite(2, given).gladiators[0]!, range).filter(
        (one) => one === 'right' || one === 'thrown',
      )
    expect([1, 2, 4, 5].map((range) => means(range))).toEqual([['right', 'thrown'], ['thrown'], ['thrown'], []])
  })

  test('H-8 §21.6 without the rule the javelin of chapter 21: two hexes, thrown as an action', () => {
    const state = duel({ style: 'velite' }, {}, { javelinCount: 'six' })
    const who = state.gladiators[0]!
    place(who, 0, 0, 3)
    place(state.gladiators[1]!, 0, 2, 0)
    expect(meansAt(state, who, 2)).toContain('right')
    expect(meansAt(state, who, 2)).not.toContain('thrown')
    const throws = (one: State) =>
      legalActions(one, one.gladiators[0]!).filter((action) => 'hand' in action && action.do === 'throw')
    expect(throws(state)).toContainEqual({ do: 'throw', hand: 0, target: 1 })
    expect(throws(velite(2))).not.toContainEqual({ do: 'throw', hand: 0, target: 1 })
  })

  test('H-8 §28.7.1.2 at a beast he throws where he can strike it, and nothing else is listed', () => {
    const ratings = { TR: 10, ST: 1, AG: 1, CN: 3, W: 12 }
    const armour = ['-', '-', '-', '-', '-']
    const gladiators = [
      { name: 'Felix', team: 0, style: 'velite', type: 'velite', shield: 'small', ratings, armour },
      { name: 'Leo', team: 1, style: 'beast', beast: 'lion' },
    ] as const
    const state = matchOf({ gladiators }, on)
    const [who, lion] = state.gladiators
    place(who!, 0, 0, 3)
    place(lion!, 0, 4, 3)
    lieBehindHead(state, lion!)
    const listed = legalAllocations(state, question)
    const throws = listed.filter(({ attacks }) => attacks.some(({ means }) => means === 'thrown'))
    expect(throws.length).toBeGreaterThan(0)
    expect(listed.filter((one) => checkAllocation(state, question, one) !== null)).toEqual([])
  })

  test('H-8 §9.3.2 a throw is one attack at full CF, a thrust is halved and as fast as a trident', () => {
    const state = velite(1)
    const [who, foe] = state.gladiators
    expect(halvings(state, who!, foe!, 2, 'thrown', 1)).toBe(0)
    expect(halvings(state, who!, foe!, 2, 'right', 1)).toBe(1)
    expect(speedOf(state, who!, row(1, 2, 2))).toBe(0)
  })

  test('H-8 §9.4 the area by a die, against the defence there; the javelin comes to lie near', () => {
    const state = velite(4)
    // The area 3, direction 1, distance 1 less one: at his feet. Then six dice: 8 on column 6 - 4.
    const events = run(
      state,
      [3, 1, 1, 2, 3, 3, 1, 1, 1],
      [allocation([thrown]), allocation([], [0, 0, 4, 0, 0])],
      fightOut,
    )
    expect(find(events, 'attackRolled')).toMatchObject({ area: 3, cf: 6, defence: 4, counts: 'S' })
    expect(state.gladiators[0]!.hands[0]).toBeNull()
    expect(state.ground).toMatchObject([{ item: { kind: 'javelin' }, cell: state.gladiators[1]!.cell }])
  })

  test('H-8 §13.3.2.1 a 6 for the area misses', () => {
    const state = velite(4)
    const events = run(state, [6, 1, 1], [allocation([thrown]), idle], fightOut)
    expect(kinds(events)).not.toContain('attackRolled')
    expect(find(events, 'threw').hits).toBe(false)
  })

  test('H-8 §21.6 one throw in a phase, and no special attack', () => {
    const state = velite(2)
    expect(checkAllocation(state, question, allocation([thrown]))).toBeNull()
    expect(checkAllocation(state, question, allocation([thrown, row(1, 3, 2, { means: 'thrown' })]))?.rule).toBe(
      '§21.6',
    )
    expect(checkAllocation(state, question, allocation([{ ...thrown, special: 'F' }]))?.rule).toBe('§21.6')
    for (const one of legalAllocations(state, question)) expect(checkAllocation(state, question, one)).toBeNull()
    expect(legalAllocations(state, question).some(({ attacks }) => attacks[0]?.means === 'thrown')).toBe(true)
  })

  test('H-8 §21.6 the next one is in hand when the next phase begins, at no cost', () => {
    const state = velite(7)
    const who = state.gladiators[0]!
    who.hands[0] = null
    const nothing = { do: 'nothing' }
    run(state, [], ['X', 'X', nothing, nothing], playPhase)
    expect([handHolding(who, 'javelin'), who.sheath.length, who.now.drew]).toEqual([0, 1, false])
  })

  test('H-8 §20.10.2 it breaks like a trident', () => {
    const state = velite(1)
    const who = state.gladiators[0]!
    // Ten and ST 1: not above 11, where a javelin of chapter 21 breaks above 9.
    run(state, [5, 5], [], (play) => checkBreak(play, who, who.hands[0]!, state.gladiators[1]!))
    expect(who.hands[0]!.condition).toBe('whole')
    run(state, [6, 5, 2], [], (play) => checkBreak(play, who, who.hands[0]!, state.gladiators[1]!))
    expect(who.hands[0]!.condition).toBe('useless')
  })
})

test.each([
  ['H-8 §21.6 with an empty right hand he takes the next javelin', {}, 'javelin'],
  ['H-8 §21.6 not with something in it', { hands: [newItem('sword'), null] }, 'sword'],
  ['H-8 §21.6 nor senseless', { isUnconscious: true, stun: 30, posture: 'prone' }, null],
  ['H-8 §21.6 nor without one left', { sheath: [newItem('dagger')] }, null],
  ['H-8 §21.6 nor does anybody else', { type: null }, null],
] as const)('%s', (_, more, kind) => {
  const state = velite(7)
  const who = state.gladiators[0]!
  Object.assign(who, { hands: [null, null], sheath: [newItem('dagger'), newItem('javelin')] }, more)
  state.step = 'beginning'
  const events = oneStep(state, [], [])
  expect(who.hands[0]?.kind ?? null).toBe(kind)
  expect(kinds(events).includes('drew')).toBe(kind === 'javelin')
})

test('H-8 §13.3.3 a thrown javelin comes to lie near the target, and it is told', () => {
  const state = velite(3)
  const events = run(state, [6, 1, 1], [allocation([thrown]), idle], fightOut)
  expect(find(events, 'landed')).toMatchObject({ rule: '§13.3.3', item: 'javelin', cell: state.ground[0]!.cell })
})
