import { describe, expect, test } from 'vitest'
import { judge, strike } from '../src/09-combat/attack-effects.ts'
import { loseCF } from '../src/09-combat/attack-order.ts'
import { colosseum } from '../src/index.ts'
import { reckonings } from '../src/match/reckonings.ts'
import { newItem, type State } from '../src/match/state.ts'
import type { Reason } from '../src/match/sums.ts'
import { allocation, faceToFace, fightOut, fightWith, find, idle, place, planned, row, run } from './helpers.ts'
import { hunt, man } from './hunt.ts'

const miss = [2, 2, 3, 1, 1, 6]

type Told = Parameters<typeof colosseum.narrate>[0][]

const attacksOf = (events: Told) => events.flatMap((event) => (event.kind === 'attackRolled' ? [event] : []))

const said = (state: State, events: Told) =>
  attacksOf(events).map((event) => colosseum.narrate(event, colosseum.names(state)))

const reasons = (because: readonly Reason[] = []) => because.map(({ what, rule }) => `${what} ${rule}`)

describe('why a blow has other CF than were allocated', () => {
  test('§9.3.2 each reason to halve is a step of the sum, with its paragraph', () => {
    const state = faceToFace()
    const [who] = state.gladiators
    who!.hands[0] = newItem('dagger')
    who!.posture = 'kneeling'
    const events = run(state, miss, [allocation([row(1, 2, 7)]), idle], fightOut)
    const { cf, from } = find(events, 'attackRolled')
    expect(cf).toBe(1)
    expect(from).toEqual([
      { what: 'CF allocated', value: 7, rule: '§9.3.2' },
      { what: 'on his knees', value: -4, rule: '§14.3' },
      { what: 'a light weapon', value: -2, rule: '§21.4' },
    ])
    expect(said(state, events)[0]).toContain('1 CF (7, on his knees -4, a light weapon -2) against 0')
    expect(reckonings.told(find(events, 'attackRolled'), state.options)[0]).toMatchObject({
      of: 'attack CF',
      total: 1,
      written: '1 CF',
    })
  })

  test('§9.4.5 what was lost to an earlier blow is told, and what strikes as allocated says nothing', () => {
    const state = faceToFace()
    const attack = planned(0, 0, 3, row(1, 2, 6))
    const strikeIt = () =>
      find(
        run(state, miss, [], (play) => strike(play, attack, judge(play, attack))),
        'attackRolled',
      )
    state.fight = { ...fightWith([attack]), allocations: [allocation([row(1, 2, 6)]), null] }
    expect(strikeIt().from).toBeUndefined()
    run(state, [], [], (play) => loseCF(play, state.gladiators[0]!, 2))
    expect(strikeIt().from).toEqual([
      { what: 'CF allocated', value: 6, rule: '§9.3.2' },
      { what: 'lost before the blow', value: -2, rule: '§9.4.5' },
    ])
  })

  test('§9.4.3 one who has lost his weapon to a blow at the same time still strikes, at half', () => {
    const state = faceToFace()
    const attack = planned(0, 0, 3, row(1, 2, 6), { halvings: 1, hand: 0, weapon: 'dagger' })
    state.fight = { ...fightWith([attack]), allocations: [allocation([row(1, 2, 6)]), null] }
    state.gladiators[0]!.hands[0] = null
    const events = run(state, miss, [], (play) => strike(play, attack, judge(play, attack)))
    expect(find(events, 'attackRolled').from).toEqual([
      { what: 'CF allocated', value: 6, rule: '§9.3.2' },
      { what: 'at half', value: -3, rule: '§9.3.2' },
    ])
  })

  test('§16.3 the defence of one who lies on the ground is told with its half', () => {
    const state = faceToFace()
    state.gladiators[1]!.posture = 'prone'
    const events = run(state, miss, [allocation([row(1, 2, 5)]), allocation([], [0, 3, 0, 0, 0])], fightOut)
    expect(find(events, 'attackRolled').defenceFrom).toEqual([
      { what: 'CF allocated', value: 3, rule: '§9.3' },
      { what: 'lying on the ground', value: -2, rule: '§16.3' },
    ])
  })
})

describe('§9.6 why a result counts as another one', () => {
  test('a beast cannot parry', () => {
    const state = hunt('lion')
    place(man(state), 0, -1, 3)
    state.fight = fightWith([])
    const attack = planned(0, 0, 3, row(1, 2, 1))
    const events = run(state, [1, 3, 3, 1, 1, 6], [], (play) => strike(play, attack, judge(play, attack)))
    const blow = find(events, 'attackRolled')
    expect([blow.result.slice(0, 1), blow.counts]).toEqual(['S', 'H'])
    expect(reasons(blow.because)).toEqual(['a beast cannot parry §9.6'])
    expect(said(state, [blow])[0]).toContain('which counts as a hit (H): a beast cannot parry.')
  })

  test('a man without a shield; §21.5 a flail besides', () => {
    const state = faceToFace()
    const [who, target] = state.gladiators
    target!.hands[1] = null
    const struck = () =>
      find(run(state, [1, 3, 3, 1, 1, 6], [allocation([row(1, 2, 1)]), idle], fightOut), 'attackRolled')
    expect(reasons(struck().because)).toEqual(['he has no shield §9.6'])
    who!.hands[0] = newItem('flail')
    expect(reasons(struck().because)).toEqual(['a flail goes round shield and blade §21.5'])
  })
})
