import { Dice, exactly, seeded, Table } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { munera } from '../src/index.ts'
import type { Munera } from '../src/match/game.ts'
import { askPlace, stepTo, turnLeft, turnRight } from '../src/match/questions.ts'
import type { Setup } from '../src/match/setup.ts'
import type { Fighter } from '../src/match/state.ts'
import { countHelpers } from '../src/rules/modifiers.ts'
import { canStep } from '../src/rules/movement.ts'
import { rollOrder } from '../src/rules/sequence.ts'
import { attack, duel, end, frame, kindsOf, optionsWith, playTurn, told, where } from './arena.ts'

const fighter = (team: number, type = 'thracian') => ({ name: `G${team}`, type, team, strength: 7 })
const freeForAll = (count: number): Setup => ({ fighters: Array.from({ length: count }, (_, i) => fighter(i)) })

describe('set-up and order', () => {
  test('§2.1 up to four fight on 10 by 12, more on a larger arena', () => {
    const sizes = [2, 3, 4, 5, 6, 7, 8].map((count) => {
      const { cols, rows } = munera.start(freeForAll(count), optionsWith())
      return `${cols}x${rows}`
    })
    expect(sizes).toEqual(['10x12', '10x12', '10x12', '14x14', '14x14', '16x16', '16x16'])
  })

  test('§2.1 they face the middle', () => {
    const state = munera.start(freeForAll(2), optionsWith())
    expect([where(state, 0), state.fighters[0]!.facing]).toEqual([{ q: 5, r: 8 }, 0])
    expect([where(state, 1), state.fighters[1]!.facing]).toEqual([{ q: 5, r: -1 }, 3])
  })

  test('§2.1 in a larger arena the places move to its middle', () => {
    const state = munera.start({ ...freeForAll(3), arena: { cols: 20, rows: 20 } }, optionsWith())
    const rows = state.fighters.map((_, seat) => where(state, seat))
    const small = munera.start(freeForAll(3), optionsWith())
    rows.forEach((hex, seat) => {
      expect(hex.q - where(small, seat).q).toBe(4)
      // Two columns to the right are one hex up along the axis.
      expect(hex.r - where(small, seat).r).toBe(4 - 2)
    })
  })

  test('§2.2 the set-up rolls missing strengths, then the order', () => {
    const setup: Setup = { fighters: [fighter(0), { name: 'B', type: 'velite', team: 1 }] }
    const state = munera.start(setup, optionsWith())
    const { events, rolls } = playTurn(state, [6, 1, 3, 2, 5])
    expect(kindsOf(events)).toEqual(['strengthRolled', 'orderSettled'])
    expect(rolls.map(({ by, rule }) => [by, rule])).toEqual([
      [1, '§1.1'],
      [0, '§2.2'],
      [1, '§2.2'],
    ])
    expect(state.fighters.map(({ strength }) => strength)).toEqual([7, 9])
    expect(state.order).toEqual([1, 0])
    expect(state.phase).toBe('turn')
  })

  test('§2.2 of two tied groups the higher is settled first', () => {
    const state = munera.start(freeForAll(4), optionsWith())
    const { rolls } = playTurn(state, [2, 5, 2, 5, 1, 3, 6, 4])
    expect(rolls.map(({ by }) => by)).toEqual([0, 1, 2, 3, 1, 3, 0, 2])
    expect(state.order).toEqual([3, 1, 0, 2])
  })

  test('§2.2 whoever ties again rolls again, and each is first equally often', () => {
    const chances = exactly<Munera, string>((referee) => {
      const state = munera.start(freeForAll(3), optionsWith())
      rollOrder(state, referee)
      return state.order.join('')
    })
    expect(chances.size).toBe(6)
    for (const share of chances.values()) expect(share).toBeCloseTo(1 / 6, 12)
  })
})

describe('turn', () => {
  test('§2.3 moves and attacks mix, and he may stop at any time', () => {
    const state = duel({}, {})
    const { events } = playTurn(state, [6, 4, 4], [turnLeft, turnRight, attack, turnLeft, end])
    expect(kindsOf(events)).toEqual(['turnBegan', 'turned', 'turned', 'attacked', 'lostBalance', 'turned', 'turnEnded'])
    expect(told(events, 'turnEnded').unused).toBe(2)
    expect(state.fighters[0]!.ap).toBe(0)
  })

  test('§2.3 G.3 the turn ends by itself when the AP are spent', () => {
    const state = duel({}, {})
    playTurn(state, [2], [turnLeft, turnRight])
    expect(state.turn).toBe(1)
  })

  test('§2.4 those who are out are skipped, and the order gone through is a round', () => {
    const state = duel({}, {}, {}, [{ at: [1, 1], facing: 0 }])
    state.fighters[1]!.out = 'spared'
    playTurn(state, [1], [end])
    expect([state.order[state.turn], state.round]).toEqual([2, 1])
    playTurn(state, [1], [end])
    expect([state.order[state.turn], state.round]).toEqual([0, 2])
  })

  test('§2.4 the first of the order is skipped as well', () => {
    const state = duel({}, {}, {}, [{ at: [1, 1], facing: 0 }])
    state.fighters[0]!.out = 'spared'
    state.turn = 2
    playTurn(state, [1], [end])
    expect([state.order[state.turn], state.round]).toEqual([1, 2])
  })

  test('§2.5 one who is out leaves his hex at once, and the turn goes on', () => {
    const state = duel({}, {}, {}, [{ at: [1, 1], facing: 0 }])
    const { events } = playTurn(state, [4, 6, 6], [attack, stepTo[0]!, end])
    expect(kindsOf(events)).toEqual(['turnBegan', 'attacked', 'wentOut', 'stepped', 'turnEnded'])
    expect(where(state, 0)).toEqual({ q: 5, r: 4 })
    expect(state.phase).toBe('turn')
  })

  test('§2.5 one who is out neither hinders steps nor helps attacks', () => {
    const state = duel({}, {}, {}, [
      { at: [4, 6], facing: 0 },
      { at: [6, 3], facing: 4 },
    ])
    const [me, him, near, helper] = state.fighters as [Fighter, Fighter, Fighter, Fighter]
    expect([canStep(state, me, 4), countHelpers(state, me, him)]).toEqual([false, 1])
    near.out = 'dispatched'
    helper.out = 'spared'
    expect([canStep(state, me, 4), countHelpers(state, me, him)]).toEqual([true, 0])
  })

  test('§2.6 the bout ends as soon as one team is left, and they win', () => {
    const state = duel({}, { team: 5 }, {}, [{ at: [1, 1], facing: 0, team: 0 }])
    const { events } = playTurn(state, [6, 6, 6], [attack])
    expect(told(events, 'boutEnded').winners).toEqual([0, 2])
    expect(state.phase).toBe('aftermath')
  })

  test('§2.6 it does not end while two teams are in', () => {
    const state = duel({}, {}, {}, [{ at: [1, 1], facing: 0, team: 1 }])
    playTurn(state, [1, 6, 6], [attack])
    expect(state.phase).toBe('turn')
  })

  test('§2.7 after the last complete round the bout is a draw', () => {
    const state = duel({}, {})
    state.round = 100
    playTurn(state, [1], [end])
    expect(state.phase).toBe('turn')
    const { events } = playTurn(state, [1], [end])
    expect(told(events, 'boutEnded')).toEqual({ kind: 'boutEnded', rule: '§2.7', winners: [], round: 100 })
    expect(munera.result(state).seats.map(({ outcome }) => outcome)).toEqual(['drawn', 'drawn'])
  })

  test('§2.7 one round before that it goes on', () => {
    const state = duel({}, {})
    state.round = 99
    state.turn = 1
    playTurn(state, [1], [end])
    expect([state.phase, state.round]).toEqual(['turn', 100])
  })
})

describe('decisions', () => {
  test('G.2 R36 gladiators are placed in the order of play', () => {
    const state = munera.start(freeForAll(2), optionsWith({ placement: 'free' }))
    const places = [
      { hex: { q: 0, r: 0 }, facing: 2 },
      { hex: { q: 5, r: 0 }, facing: 4 },
    ] as const
    const { asked, events } = playTurn(state, [2, 5], places)
    expect(events.slice(-2)).toEqual([
      { kind: 'placed', rule: 'R36', seat: 1, ...places[0] },
      { kind: 'placed', rule: 'R36', seat: 0, ...places[1] },
    ])
    expect(asked).toEqual([askPlace[1], askPlace[0]])
    expect([where(state, 1), where(state, 0)]).toEqual([places[0].hex, places[1].hex])
    expect(state.fighters.map(({ facing }) => facing)).toEqual([4, 2])
  })

  test('G.3 the actions on offer are those that are legal and can be paid', () => {
    const state = duel({}, {})
    state.fighters[0]!.ap = 1
    const offered = munera.legal(state, { kind: 'act', seat: 0, rule: '§2.3' })
    expect(offered).toEqual([attack, turnLeft, turnRight, end])
  })

  test('H.1 in a free-for-all everyone is his own team, and the order is by gladiator', () => {
    const state = frame([
      { at: [5, 5], facing: 0, team: 1 },
      { at: [5, 4], facing: 3, team: 2 },
      { at: [1, 1], facing: 0, team: 1 },
    ])
    state.order = [2, 1, 0]
    playTurn(state, [1], [end])
    expect(state.order[state.turn]).toBe(1)
  })

  test('A.2 a list of faces determines a bout', () => {
    const play = (seed: string) => {
      const table = Table.open(munera, { setup: munera.defaultSetup, dice: seeded(seed) })
      const random = Dice.fromSeed('answers')
      for (let i = 0; i < 200 && table.waiting?.for === 'answers'; i++) {
        const question = table.waiting.questions[0]!
        const legal = munera.legal(table.state, question)
        table.answer(question.seat, legal[random.below(legal.length)])
      }
      return table.digest()
    }
    expect(play('one')).toBe(play('one'))
    expect(play('one')).not.toBe(play('two'))
  })
})
