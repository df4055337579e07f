import { describe, expect, test } from 'vitest'
import { impactModifier } from '../src/06-movement/impact.ts'
import { legalPlots, readPlotOf } from '../src/06-movement/legal-plots.ts'
import { grossCF } from '../src/09-combat/allocation.ts'
import { modifiedCFOf } from '../src/09-combat/attack.ts'
import { attackOf, blowOf } from '../src/09-combat/blow.ts'
import { allocate, beginFight } from '../src/09-combat/fight.ts'
import { poolOfMan } from '../src/09-combat/pool.ts'
import { sufferWounds } from '../src/09-combat/wounds.ts'
import { fly } from '../src/13-condition/throwing.ts'
import { weaponDropDRM } from '../src/19-advanced/weapons.ts'
import { fatalBlow } from '../src/31-talents/fatal-blow.ts'
import type { Talents } from '../src/index.ts'
import { colosseum, editionOf, speedOf } from '../src/index.ts'
import { newItem, type State } from '../src/match/state.ts'
import { inCampaign, sheetOf } from './campaign-floor.ts'
import { allocation, duel, faceToFace, fightOut, find, idle, kinds, row, run } from './helpers.ts'

/** Two men face to face, of whom the first has these talents and knows what they say. */
function withTalents(talents: Talents, given: Parameters<typeof faceToFace>[0] = {}): State {
  return inCampaign(faceToFace({ trained: ['sword'], ...given }), [talents])
}

describe('WP', () => {
  test('T44 C.11 §31.3 §9.3.1 a level is a CF; a weapon that he does not know costs two', () => {
    const state = withTalents({ sword: 2 })
    const [felix] = state.gladiators
    felix!.CF = 11
    expect(grossCF(state, felix!, false)).toBe(13)
    expect(weaponDropDRM(felix!, 'sword')).toBe(2)
    expect(poolOfMan(state, felix!, false).lines).toContainEqual(expect.objectContaining({ rule: '§31.3', value: 2 }))
    felix!.hands[0] = newItem('axe')
    expect(grossCF(state, felix!, false)).toBe(9)
    expect(weaponDropDRM(felix!, 'axe')).toBe(-2)
    expect(weaponDropDRM(felix!, 'scissor')).toBe(2)
  })

  test('§31.3 C.11 of two weapons the better one counts, without any nothing does', () => {
    const state = withTalents({ sword: 2 })
    const [felix] = state.gladiators
    felix!.CF = 11
    felix!.hands[1] = newItem('axe')
    expect(grossCF(state, felix!, false)).toBe(13)
    felix!.hands[0] = null
    felix!.hands[1] = null
    expect(grossCF(state, felix!, false)).toBe(11)
    felix!.hands[0] = newItem('sword')
    felix!.hands[1] = newItem('net')
    expect(grossCF(state, felix!, false)).toBe(11)
  })
})

test('§31.3 TH adds to a throw, and every thrown hit is noted', () => {
  const far = (talents: Talents) => {
    const state = inCampaign(duel(), [talents])
    const [felix, priscus] = state.gladiators
    // 4 - 1 + 1 + 1 = 5, not above five hexes; with TH 1 it is.
    const hits = 'TH' in talents
    run(state, hits ? [4, 1, 6, 6, 6, 1, 1, 1, 1, 1] : [4, 1, 1], [], (play) =>
      fly(play, felix!, newItem('sword'), priscus!),
    )
    return sheetOf(felix).thrownHits
  }
  expect(far({})).toBe(0)
  expect(far({ TH: 1 })).toBe(1)
})

describe('GP', () => {
  const strike = (talents: Talents, cf: number, kneels = false) => {
    const state = withTalents(talents)
    const [felix] = state.gladiators
    felix!.hands[0] = null
    if (kneels) felix!.posture = 'kneeling'
    return blowOf(state, attackOf(state, 0, row(1, 2, cf, { means: 'bare' }))).attackCF
  }

  test('T50 C.42 §31.3 the bare hand strikes with all its CF and some more, up to eight', () => {
    expect([strike({}, 5), strike({ GP: 2 }, 5), strike({ GP: 2 }, 8), strike({ GP: 2 }, 5, true)]).toEqual([
      2, 7, 8, 4,
    ])
  })

  test('§31.3 and comes no later than a sword', () => {
    const speed = (talents: Talents) => {
      const state = withTalents(talents)
      return speedOf(state, state.gladiators[0]!, row(1, 2, 6, { means: 'bare' }))
    }
    expect([speed({}), speed({ GP: 1 })]).toEqual([1, 0])
  })
})

test('C.13 §31.3 HG adds to the impact of a collision', () => {
  const impact = (talents: Talents) => {
    const { gladiators, options } = withTalents(talents)
    const approach = {
      who: gladiators[0]!,
      from: 0,
      facing: 0 as const,
      forward: 1,
      sidestepped: 0,
      backward: 0,
      turns: [],
      stood: false,
    }
    return impactModifier(editionOf(options), approach)
  }
  expect(impact({ HG: 2 })).toBe(impact({}) + 2)
})

describe('FA', () => {
  const rounds = (
    talents: Talents,
    given: Parameters<typeof faceToFace>[0] = {},
    means: 'right' | 'left' = 'right',
  ) => {
    const state = withTalents(talents, given)
    run(state, [], [allocation([row(1, 2, 3), row(1, 3, 3, { means })]), idle], (play) => {
      beginFight(play)
      allocate(play)
    })
    return state.fight!.attacks.map(({ round }) => round)
  }

  test('T38 §31.3 the first attack of a phase comes a round earlier', () => {
    expect(rounds({ FA: 1 })).toEqual([1, 4])
    expect(rounds({})).toEqual([2, 4])
  })

  test('V90 §31.3 three attacks with two daggers', () => {
    const given = { style: 'dimachaerus', shield: 'none', hands: ['dagger', 'dagger'] } as const
    const state = withTalents({ FA: 1, DI: 1, dagger: 0 }, given)
    const rows = [row(1, 2, 2), row(1, 3, 2, { means: 'left' }), row(1, 4, 2)]
    run(state, [], [allocation(rows), idle], (play) => {
      beginFight(play)
      allocate(play)
    })
    expect(state.fight!.attacks.map(({ round }) => round)).toEqual([-2, 1, 3])
  })

  test('T53 §31.3 rounds are not held to those of the chart', () => {
    const given = { style: 'dimachaerus', shield: 'none', hands: ['sword', 'sword'] } as const
    expect(rounds({ FA: 1, DI: 1 }, given, 'left')).toEqual([0, 3])
  })
})

test('T39 T51 §31.3 TG loses no CF to the first of an area', () => {
  const losses = (talents: Talents, wounds: readonly number[]) => {
    const state = withTalents(talents)
    const [felix] = state.gladiators
    return wounds.map((taken) => {
      run(state, [], [], (play) => sufferWounds(play, felix!, 4, taken, 1))
      return felix!.cfLoss[3]!
    })
  }
  expect(losses({}, [2, 2])).toEqual([1, 2])
  expect(losses({ TG: 1 }, [2, 2])).toEqual([0, 1])
  expect(losses({}, [4])).toEqual([2])
  expect(losses({ TG: 1 }, [4])).toEqual([1])
})

describe('SP', () => {
  test('§31.3 he may plot three steps forward, nobody else', () => {
    const state = inCampaign(duel(), [{ SP: 1 }])
    const [felix, priscus] = state.gladiators
    expect(legalPlots(state, felix!)).toContain('F SFL(R) (L)F')
    expect(legalPlots(state, felix!)).not.toContain('F F B')
    expect(legalPlots(state, priscus!)).not.toContain('F F F')
    expect(readPlotOf(state, 'F F F')!.steps).toHaveLength(3)
    expect(readPlotOf(duel(), 'F F F')).toBeUndefined()
  })

  test('§31.3 three steps are a Stumble check with one less', () => {
    const moves = (plot: string, faces: readonly number[]) =>
      run(inCampaign(duel(), [{ SP: 1 }]), faces, [plot, 'X'], ({ state, referee }) => {
        while (state.step !== 'actions') colosseum.playStep(state, referee)
      })
    // 2 - 1 - 1 = 0: he stumbles.
    expect(find(moves('F F F', [2]), 'stumbleChecked')).toMatchObject({ seat: 0, stumbles: true, total: 0 })
    expect(find(moves('F F F', [3]), 'stumbleChecked')).toMatchObject({ stumbles: false, total: 1 })
    expect(kinds(moves('F F', []))).not.toContain('stumbleChecked')
  })
})

describe('FB', () => {
  const blows = (gives: boolean) => {
    const state = withTalents({ FB: 1, sword: 0 }, { ratings: { TR: 12, ST: 0, AG: 0, CN: 3, W: 12 } })
    const rows = [row(1, 2, 5), row(1, 5, 5)]
    const first = gives ? [] : [2, 2, 2, 6, 6, 6]
    const dice = gives ? [4, ...first, 2, 2, 2, 6, 6, 6] : [...first, 2, 2, 2, 6, 6, 6]
    return run(state, dice, [allocation(rows), allocation([], [0, 0, 0, 0, 4]), gives], fightOut)
  }

  test('T37 §31.3 an attack is given up, and the next one meets 1D3 and a third of TR less', () => {
    expect(fatalBlow(2, 12)).toBe(6)
    const told = blows(true)
    expect(find(told, 'attackGivenUp')).toMatchObject({ seat: 0, value: 6, rule: '§31.3' })
    const attacks = told.filter(({ kind }) => kind === 'attackRolled')
    expect(attacks).toMatchObject([{ area: 5, cf: 5, defence: 0 }])
  })

  test('§31.3 who does not give it up strikes twice', () => {
    const attacks = blows(false).filter(({ kind }) => kind === 'attackRolled')
    expect(attacks).toMatchObject([{ area: 2 }, { area: 5, defence: 4 }])
  })

  test('T52 C.15 §31.3 what was lost of the defence besides comes off afterwards', () => {
    expect(fatalBlow(1, 9)).toBe(4)
    const state = withTalents({ FB: 1 })
    Object.assign(sheetOf(state.gladiators[0]), { fatalBlow: 4, fatalTick: 1 })
    state.turn = 1
    state.phase = 1
    state.gladiators[1]!.now.defenceLoss = 3
    const blow = blowOf(state, attackOf(state, 0, row(1, 2, 4)), 2)
    expect([blow.defenceCF, modifiedCFOf(blow)]).toEqual([0, 7])
    Object.assign(state.gladiators[0]!, { campaign: { ...sheetOf(state.gladiators[0]), isBoundless: true } })
    expect(blowOf(state, attackOf(state, 0, row(1, 2, 4)), 2).defenceCF).toBe(-2)
  })
})
