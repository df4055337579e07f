/** Each switch both ways. */
import { describe, expect, test } from 'vitest'
import { munera } from '../src/index.ts'
import { type Options, options } from '../src/match/options.ts'
import { castAt, pickUpDart, YIELD } from '../src/match/questions.ts'
import { result } from '../src/match/result.ts'
import type { State } from '../src/match/state.ts'
import { apModifier } from '../src/rules/action-points.ts'
import type { Equipment } from '../src/rules/gladiators.ts'
import { countHelpers, modifierOf, saveAgainst } from '../src/rules/modifiers.ts'
import { distanceToEnemies, openPlaces, requiredDistance } from '../src/rules/placing.ts'
import {
  appealSteps,
  attack,
  attackerOf,
  defenderOf,
  doAct,
  duel,
  end,
  frame,
  kindsOf,
  optionsWith,
  playTurn,
  refusedBy,
  told,
  where,
} from './arena.ts'

const net = castAt(1, 1)

/** What a question gives with either value of a switch, the default first. */
function bothWays<K extends keyof Options, T>(id: K, ask: (given: Partial<Options>) => T): T[] {
  const option = options.find((one) => one.id === id)!
  const values = 'values' in option ? Object.keys(option.values) : []
  return values.map((value) => ask({ [id]: value } as Partial<Options>))
}

describe('switches', () => {
  test('R7 missilePush: a shot that misses pushes back, or not', () => {
    const shot = (given: Partial<Options>) => {
      const state = duel({ type: 'sagittarius', at: [5, 7] }, {}, given)
      doAct(state, attack, [1, 6])
      return where(state, 1).r
    }
    expect(bothWays('missilePush', shot)).toEqual([3, 4])
  })

  test('R7 missilePush: long thrusts are counted in, adjacent blows and casts are not', () => {
    const given = { missilePush: 'no' } as const
    const thrust = duel({ type: 'hoplomachus', at: [5, 6] }, {}, given)
    doAct(thrust, attack, [1, 6])
    const near = duel({ type: 'hoplomachus' }, {}, given)
    doAct(near, attack, [1, 6])
    const cast = duel({ type: 'retiarius', at: [5, 6] }, {}, given)
    doAct(cast, net, [1])
    expect([thrust, near, cast].map((state) => where(state, 1).r)).toEqual([4, 3, 3])
  })

  test('R12 coneSavesPush: a missed net that the cone destroys', () => {
    const missed = (given: Partial<Options>) => {
      const state = duel({ type: 'retiarius' }, { type: 'contraRetiarius' }, given)
      doAct(state, net, [1, 6])
      return where(state, 1).r
    }
    expect(bothWays('coneSavesPush', missed)).toEqual([3, 4])
  })

  test('R13 coneStopsLasso: a cone against a lasso', () => {
    const dice = { yes: [6, 5], no: [6] }
    const caught = (given: Partial<Options>) => {
      const state = duel({ type: 'laquearius', at: [5, 7] }, { type: 'contraRetiarius' }, given)
      doAct(state, castAt(0, 1), dice[given.coneStopsLasso!])
      return defenderOf(state).entangled
    }
    expect(bothWays('coneStopsLasso', caught)).toEqual([false, true])
    const withNet = duel({ type: 'retiarius' }, { type: 'contraRetiarius' }, { coneStopsLasso: 'no' })
    doAct(withNet, net, [6, 5])
    expect(defenderOf(withNet).entangled).toBe(false)
  })

  test('R14 coneGuards: the side of the cone', () => {
    const equipment: Equipment = { armour: 'light', shield: null, weapons: [{ kind: 'cone', hand: 'left' }] }
    const side = (given: Partial<Options>) => {
      const state = duel({}, { equipment, facing: 4 }, given)
      return modifierOf(state, attackerOf(state), 0, defenderOf(state))
    }
    expect(bothWays('coneGuards', side)).toEqual([3, 2])
  })

  test('R17 R16 apFloor: a roll of nothing', () => {
    const asked = (given: Partial<Options>) => {
      const state = duel({ type: 'hoplomachus' }, {}, given)
      Object.assign(attackerOf(state), { wounds: 4, entangled: true })
      return playTurn(state, [6], given.apFloor === '1' ? [end] : []).asked.length
    }
    expect(bothWays('apFloor', asked)).toEqual([0, 1])
  })

  test('R18 woundsAddUp: a serious wound costs 2 or 3 AP', () => {
    const cost = (given: Partial<Options>) => {
      const state = duel({}, {}, given)
      attackerOf(state).wounds = 4
      return apModifier(state, attackerOf(state))
    }
    expect(bothWays('woundsAddUp', cost)).toEqual([-2, -3])
  })

  test('R19 offBalanceStacks: two marks cost 2 or 4 AP', () => {
    const cost = (given: Partial<Options>) => {
      const state = duel({ type: 'diamecheri' }, {}, given)
      doAct(state, attack, [4, 4])
      doAct(state, { act: 'attack', weapon: 1, target: 1 }, [4, 4])
      return apModifier(state, defenderOf(state))
    }
    expect(bothWays('offBalanceStacks', cost)).toEqual([-2, -4])
  })

  test('R20 dartsPerTurn: a second dart', () => {
    const second = (given: Partial<Options>) => {
      const state = duel({ type: 'gaetulian', at: [5, 7] }, {}, given)
      doAct(state, attack, [4, 4])
      return refusedBy(state, attack)
    }
    expect(bothWays('dartsPerTurn', second)).toEqual(['§6.2', null])
    const shot = duel({ type: 'sagittarius', at: [5, 7] }, {}, { dartsPerTurn: 'each' })
    doAct(shot, attack, [4, 4])
    expect(refusedBy(shot, attack)).toBe('§6.2')
  })

  test('R22 doubleOneTakesNets: what a Retiarius can lose', () => {
    const dice = { no: [1, 1, 4], yes: [1, 1, 4, 6] }
    const lost = (given: Partial<Options>) => {
      const state = duel({}, { type: 'retiarius' }, given)
      doAct(state, attack, dice[given.doubleOneTakesNets!])
      return defenderOf(state).weaponLost
    }
    expect(bothWays('doubleOneTakesNets', lost)).toEqual([
      [true, false],
      [false, true],
    ])
  })

  test('R26 appeals: a floored man', () => {
    const dice = { yes: [2, 2, 1, 2], no: [2, 2] }
    const out = (given: Partial<Options>) => {
      const state = duel({}, {}, given)
      doAct(state, attack, dice[given.appeals!])
      return defenderOf(state).out
    }
    expect(bothWays('appeals', out)).toEqual(['dispatched', 'beaten'])
  })

  test('R27 appealOverlap: one victim under both counts, or under one', () => {
    const rows = (given: Partial<Options>) => {
      const state = duel({}, {}, given, [{ at: [1, 1], facing: 0 }])
      Object.assign(defenderOf(state), { seriousBy: 0, out: 'dispatched', outBy: 0 })
      // One whom another defeated counts in any case.
      Object.assign(state.fighters[2]!, { seriousBy: 0 })
      const list = appealSteps(state, attackerOf(state))
      return list.filter(({ rule }) => rule === 'T8.6' || rule === 'T8.7').map(({ value }) => value)
    }
    expect(bothWays('appealOverlap', rows)).toEqual([
      [2, 2],
      [1, 2],
    ])
  })

  test('R30 helpers: rival, friend of the defender, friend of the attacker', () => {
    const counts = (given: Partial<Options>) =>
      [2, 1, 0].map((team) => {
        const state = duel({}, {}, given, [{ at: [6, 3], facing: 4, team }])
        return countHelpers(state, attackerOf(state), defenderOf(state))
      })
    expect(bothWays('helpers', counts)).toEqual([
      [1, 0, 1],
      [1, 1, 1],
      [0, 0, 1],
    ])
  })

  test('R31 blocking: a gladiator in the only shortest path', () => {
    const dart = (given: Partial<Options>) =>
      refusedBy(duel({ type: 'gaetulian', at: [5, 6] }, {}, given, [{ at: [5, 5], facing: 0 }]), attack)
    expect(bothWays('blocking', dart)).toEqual([null, 'R31'])
  })

  test('R31 blocking: another path is open, and thrusts are not blocked', () => {
    const given = { blocking: 'gladiators' } as const
    const split = duel({ type: 'gaetulian', at: [4, 6] }, {}, given, [{ at: [5, 5], facing: 0 }])
    expect(refusedBy(split, attack)).toBeNull()
    const both = duel({ type: 'gaetulian', at: [4, 6] }, {}, given, [
      { at: [5, 5], facing: 0 },
      { at: [4, 5], facing: 0 },
    ])
    expect(refusedBy(both, attack)).toBe('R31')
    const thrust = duel({ type: 'hoplomachus', at: [5, 6] }, {}, given, [{ at: [5, 5], facing: 0 }])
    expect(refusedBy(thrust, attack)).toBeNull()
    const cast = duel({ type: 'retiarius', at: [5, 6] }, {}, given, [{ at: [5, 5], facing: 0 }])
    expect(refusedBy(cast, net)).toBe('R31')
  })

  test('R32 scatterOut: a dart that would land outside', () => {
    const dice = { reroll: [2, 3, 1, 4], lost: [2, 3, 1] }
    const landed = (given: Partial<Options>) => {
      const state = duel({ type: 'gaetulian', at: [5, 1] }, { at: [5, -2] }, given)
      const events = doAct(state, attack, dice[given.scatterOut!])
      return [state.ground.length, kindsOf(events).includes('missileGone')]
    }
    expect(bothWays('scatterOut', landed)).toEqual([
      [1, false],
      [0, true],
    ])
  })

  test('R35 order: rolled once, or anew for every round', () => {
    const dice = { once: [1], everyRound: [1, 2, 5] }
    const order = (given: Partial<Options>) => {
      const state = duel({}, {}, given)
      state.turn = 1
      playTurn(state, dice[given.order!], [end])
      return [state.round, ...state.order]
    }
    expect(bothWays('order', order)).toEqual([
      [2, 0, 1],
      [2, 1, 0],
    ])
  })

  test('R35 order: only those still in roll for a later round', () => {
    const state = duel({}, {}, { order: 'everyRound' }, [{ at: [1, 1], facing: 0 }])
    defenderOf(state).out = 'spared'
    state.turn = 2
    playTurn(state, [1, 2, 5], [end])
    expect(state.order).toEqual([2, 0])
  })

  test('R36 placement: on the places of T12, or where the players say', () => {
    const asked = (given: Partial<Options>) => {
      const state = munera.start({ fighters: [man(0), man(1)] }, optionsWith(given))
      const places = given.placement === 'free' ? [place(2, 2), place(2, 8)] : []
      return playTurn(state, [6, 1], places).asked.length
    }
    expect(bothWays('placement', asked)).toEqual([0, 2])
  })

  test('R36 placement: five hexes from enemies, at any distance from friends', () => {
    const state = munera.start({ fighters: [man(0), man(1), man(0)] }, optionsWith({ placement: 'free' }))
    state.fighters[0]!.cell = 55
    const { q, r } = where(state, 0)
    const refusal = (seat: number, distance: number) =>
      munera.check(state, { kind: 'place', seat, rule: 'R36' }, place(q, r - distance))?.rule ?? null
    expect([refusal(1, 5), refusal(1, 4), refusal(2, 1), refusal(2, 0)]).toEqual([null, 'R36', null, '§4.1'])
  })

  test('R36 placement: as far as possible when nothing is five hexes away', () => {
    const fighters = Array.from({ length: 8 }, (_, team) => man(team))
    const state = munera.start({ fighters }, optionsWith({ placement: 'free' }))
    ;[60, 36, 152, 195, 235, 175, 115].forEach((cell, seat) => {
      state.fighters[seat]!.cell = cell
    })
    const last = state.fighters[7]!
    const least = requiredDistance(state, last)
    expect(least).toBeLessThan(5)
    const places = openPlaces(state, last)
    expect(places.length).toBeGreaterThan(0)
    expect(places.every((cell) => distanceToEnemies(state, last, cell) === least)).toBe(true)
    const refusal = munera.check(state, { kind: 'place', seat: 7, rule: 'R36' }, place(12, -2))
    expect(refusal?.message).toContain(`at least ${least} hexes`)
  })

  test('R37 circling: around a friend', () => {
    const step = (given: Partial<Options>) =>
      refusedBy(duel({}, {}, given, [{ at: [4, 6], facing: 0, team: 0 }]), { act: 'step', dir: 3 })
    expect(bothWays('circling', step)).toEqual(['§4.5', null])
    expect(refusedBy(duel({}, {}, { circling: 'enemiesOnly' }), { act: 'step', dir: 1 })).toBe('§4.5')
  })

  test('R39 shieldSave: front, weapon side, shield side and rear', () => {
    const saves = (given: Partial<Options>) =>
      ([3, 2, 4, 0] as const).map((facing) => {
        const state = duel({}, { type: 'samnite', facing }, given)
        return saveAgainst(state, attackerOf(state), 0, defenderOf(state))
      })
    expect(bothWays('shieldSave', saves)).toEqual([
      [3, 3, 3, 3],
      [3, 1, 3, 1],
    ])
  })

  test('R41 maxSkills: a fifth skill', () => {
    const skills = ['attack', 'dodge', 'reflexes', 'favoured', 'stamina']
    const refused = (given: Partial<Options>) =>
      munera.checkSetup({ fighters: [{ ...man(0), skills, strength: 9 }, man(1)] }, optionsWith(given))?.rule ?? null
    expect(bothWays('maxSkills', refused)).toEqual(['§10.1', null])
  })

  test('R49 killsIncludeDispatched: one killed, one dispatched, one spared', () => {
    const kills = (given: Partial<Options>) => {
      const others = [
        { at: [1, 1], facing: 0 },
        { at: [3, 3], facing: 0 },
      ] as const
      const state = duel({}, {}, given, others)
      ;(['killed', 'dispatched', 'spared'] as const).forEach((out, i) => {
        Object.assign(state.fighters[i + 1]!, { out, outBy: 0 })
      })
      return result(state).seats[0]!.kills
    }
    expect(bothWays('killsIncludeDispatched', kills)).toEqual([2, 1])
  })

  test('R50 yield: beaten by the nearest enemy, for 0 AP', () => {
    expect(bothWays('yield', (given) => refusedBy(duel({}, {}, given), YIELD))).toEqual(['R50', null])
    const state = frame(
      [
        { at: [5, 5], facing: 0 },
        { at: [1, 1], facing: 0 },
        { at: [5, 2], facing: 0 },
      ],
      { yield: 'yes' },
    )
    const { events } = playTurn(state, [1, 6, 6], [YIELD])
    expect(kindsOf(events)).toEqual(['turnBegan', 'yielded', 'appealed', 'wentOut'])
    expect(told(events, 'appealed').cause).toBe('yielded')
    expect(attackerOf(state)).toMatchObject({ out: 'spared', outBy: 2 })
    expect(state.order[state.turn]).toBe(1)
  })

  test('R51 roundLimit: a draw after one round', () => {
    const state = duel({}, {}, { roundLimit: 1 })
    playTurn(state, [1], [end])
    expect(told(playTurn(state, [1], [end]).events, 'boutEnded').winners).toEqual([])
    expect(result(state)).toMatchObject({ winners: [], length: 1 })
  })

  test('R20 dartsPerTurn: a dart that was picked up can be thrown as well', () => {
    const state = duel({ type: 'gaetulian', at: [5, 7] }, {}, { dartsPerTurn: 'each' })
    attackerOf(state).missilesLeft[0] = 0
    state.ground.push({ cell: attackerOf(state).cell, kind: 'dart' })
    expect(refusedBy(state, attack)).toBe('§6.1')
    doAct(state, pickUpDart)
    expect(refusedBy(state, attack)).toBeNull()
  })
})

const man = (team: number) => ({ name: `G${team}`, type: 'thracian', team, strength: 7 })
const place = (q: number, r: number) => ({ hex: { q, r }, facing: 0 as const })

test('R17 R51 every switch has a default among its values and a paragraph', () => {
  for (const option of munera.options) {
    expect(option.rule).toMatch(/^R\d+$/)
    expect(option.title).not.toBe('')
    if ('values' in option) expect(Object.keys(option.values)[0]).toBe(option.default)
    else expect(option.default).toBe(100)
  }
  expect(munera.options).toHaveLength(22)
  const state: State = munera.start({ fighters: [man(0), man(1)] }, optionsWith())
  expect(Object.keys(state.options)).toHaveLength(22)
})
