import { describe, expect, test } from 'vitest'
import { outland } from '../src/index.ts'
import { options } from '../src/match/options.ts'
import {
  BEG,
  DISPATCH,
  END,
  ensnare,
  GET_UP,
  melee,
  pickUpThing,
  SLIDE_LEFT,
  SPARE,
  STAY,
  STEP,
  stepTo,
  TURN_LEFT,
  whip,
} from '../src/match/questions.ts'
import { start } from '../src/match/setup.ts'
import { listOfModifiers } from '../src/rules/modifiers.ts'
import { movementAllowance } from '../src/rules/movement.ts'
import {
  allTold,
  areLocked,
  bout,
  fight,
  frame,
  type Given,
  gaul,
  ground,
  hex,
  hexOf,
  letAct,
  man,
  optionsWith,
  own,
  play,
  playInto,
  refusedBy,
  retarius,
  samnite,
  secutor,
  told,
} from './support.ts'

const runner = own({ helmet: 'helm' }, 3, 3)
const bareHead = own({}, 3, 3)
const plain = own({}, 2, 2)

test('every switch has a default, which is its first value', () => {
  expect(options.map(({ id, default: value }) => [id, value])).toEqual([
    ['netmanStats', 'change'],
    ['ties', 'rollOff'],
    ['halfMinimum', 2],
    ['steps', 'forward'],
    ['freeTurn', 'perActivation'],
    ['overFour', 'hexes'],
    ['contactMustFight', 'yes'],
    ['attackArc', 'front3'],
    ['facingFor', 'defender'],
    ['blockedRetreat', 'slide'],
    ['tieMeans', 'exact'],
    ['recoverShieldAndNet', 'yes'],
    ['getUpCost', 2],
    ['netReach', 'two'],
    ['netAfterEscape', 'falls'],
    ['netDouble', 'atLeast'],
    ['gaulRestart', 'gaulStarts'],
    ['winnerHurt', 'asPrinted'],
    ['exchangesPerPair', 'free'],
    ['crowd', 'dice'],
    ['turnLimit', 60],
  ])
  for (const option of options) if ('values' in option) expect(Object.keys(option.values)[0]).toBe(option.default)
})

describe('netmanStats', () => {
  const rolled = (given: Given, dice: number[]) => {
    const other = { ...samnite, name: 'Verus', team: 1 }
    const state = start({ fighters: [{ type: 'retarius', name: 'Priscus', team: 0 }, other] }, optionsWith(given))
    const referee = play(state, dice)
    return { fighter: state.fighters[0]!, referee }
  }
  test('R1 change: one die, read as 2', () => {
    expect(rolled({}, [6, 1, 3]).fighter).toMatchObject({ strength: 2, agility: 2, damage: 6 })
  })
  test('R1 reroll: again until it is allowed', () => {
    const { fighter, referee } = rolled({ netmanStats: 'reroll' }, [6, 6, 1, 3, 2, 6, 3])
    expect(fighter).toMatchObject({ strength: 1, agility: 3, damage: 5 })
    expect(allTold(referee, 'characteristicRerolled').map(({ what }) => what)).toEqual([
      'strength',
      'strength',
      'agility',
      'agility',
    ])
  })
})

describe('ties', () => {
  const equals = (given: Given) => {
    const state = frame(samnite, secutor, 3, given)
    state.phase = 'initiative'
    return state
  }
  test('R5 rollOff: one more die each', () => {
    const state = equals({})
    play(state, [4, 3, 2, 5])
    expect(play(state, [], END).asked.map(({ kind }) => kind)).toEqual(['activate'])
  })
  test('R5 simultaneous: no more dice, secret plans', () => {
    const state = equals({ ties: 'simultaneous' })
    play(state, [4, 3])
    const nothing = { plan: [], intention: null }
    expect(play(state, [], nothing, nothing).asked.map(({ kind }) => kind)).toEqual(['plan', 'plan'])
  })
})

test('R7 halfMinimum: 2 or 1', () => {
  const least = (given: Given) => {
    const state = frame(samnite, secutor, 3, given, { attacker: { hits: 2 } })
    return movementAllowance(state, state.fighters[0]!)
  }
  expect(least({})).toBe(2)
  expect(least({ halfMinimum: 1 })).toBe(1)
})

test('R8 steps: forward or into any neighbour, facing kept', () => {
  const state = bout([man(runner, [5, 7], 0), man(samnite, [0, 0], 3)])
  playInto(state)
  expect(refusedBy(state, 0, stepTo(2))).toBe('R8')
  const any = bout([man(runner, [5, 7], 0), man(samnite, [0, 0], 3)], { steps: 'any' })
  playInto(any, stepTo(2), STEP)
  expect(hexOf(any, 0)).toEqual(hex(6, 6))
  expect(any.fighters[0]!.facing).toBe(0)
  // The hex in front is named in one way only.
  expect(refusedBy(any, 0, stepTo(0))).toBe('R8')
  expect(outland.legal(any, { kind: 'activate', seat: 0, rule: '' }).filter((answer) => 'dir' in answer)).toHaveLength(
    5,
  )
})

test('R9 freeTurn: one in each activation, or one in each hex', () => {
  const turns = (given: Given) => {
    const state = bout([man(bareHead, [5, 7], 0), man(samnite, [0, 0], 3)], given)
    const referee = playInto(state, TURN_LEFT, TURN_LEFT, STEP, TURN_LEFT, TURN_LEFT)
    return allTold(referee, 'turned').map(({ free }) => free)
  }
  expect(turns({})).toEqual([true, false, false, false])
  expect(turns({ freeTurn: 'perHex' })).toEqual([true, false, true, false])
})

test('R9 freeTurn perHex: a free turn not taken is not saved up', () => {
  const state = bout([man(bareHead, [5, 7], 0), man(samnite, [0, 0], 3)], { freeTurn: 'perHex' })
  const referee = playInto(state, STEP, STEP, TURN_LEFT, TURN_LEFT)
  expect(allTold(referee, 'turned').map(({ free }) => free)).toEqual([true, false])
})

test('R10 overFour: hexes entered, or points spent', () => {
  const refused = (given: Given) => {
    const state = bout([man(runner, [5, 7], 1), man(samnite, [5, 3], 3)], given)
    playInto(state, TURN_LEFT, STEP, STEP, STEP, TURN_LEFT)
    return refusedBy(state, 0, melee(1))
  }
  expect(refused({})).toBeNull()
  expect(refused({ overFour: 'points' })).toBe('§3.6')
})

test('R10 overFour points: exactly four points leave the attack open', () => {
  const state = bout([man(runner, [5, 7], 1), man(samnite, [5, 3], 3)], { overFour: 'points' })
  playInto(state, TURN_LEFT, STEP, STEP, STEP)
  expect(refusedBy(state, 0, melee(1))).toBeNull()
})

test('R12 contactMustFight: yes or no', () => {
  const refused = (given: Given) => {
    const state = bout([man(runner, [5, 6], 0), man(samnite, [5, 4], 3)], given)
    playInto(state, STEP)
    return [refusedBy(state, 0, END), refusedBy(state, 0, melee(1))]
  }
  expect(refused({})).toEqual(['§4.1', null])
  expect(refused({ contactMustFight: 'no' })).toEqual([null, null])
})

test('R12 attackArc: three front hexes, the one ahead, or any', () => {
  const inArc = (given: Given) =>
    ([0, 5, 4, 3, 2, 1] as const).map((facing) => {
      const state = bout([man(samnite, [5, 5], facing), man(secutor, [5, 4], 3)], given)
      playInto(state)
      return refusedBy(state, 0, melee(1)) === null
    })
  expect(inArc({})).toEqual([true, true, false, false, false, true])
  expect(inArc({ attackArc: 'front1' })).toEqual([true, false, false, false, false, false])
  expect(inArc({ attackArc: 'any' })).toEqual([true, true, true, true, true, true])
})

test('R12 attackArc front1: contact at the right front obliges to nothing', () => {
  const state = bout([man(runner, [5, 6], 0), man(samnite, [6, 4], 3)], { attackArc: 'front1' })
  playInto(state, STEP)
  expect(refusedBy(state, 0, END)).toBeNull()
})

test('R13 facingFor: the defender, or both by their own diagram', () => {
  const rows = (given: Given) => {
    const state = bout([man(plain, [5, 5], 1), man(plain, [5, 4], 0)], given)
    const roll = told(play(state, [3, 3, 3, 2], melee(1)), 'exchangeRolled')
    return [roll.attacker.steps.slice(1).map(({ rule }) => rule), roll.defender.steps.slice(1).map(({ rule }) => rule)]
  }
  expect(rows({})).toEqual([[], ['T5.4']])
  // Without a shield the left front is worth 0 and is not listed; facing him it is worth 1.
  expect(rows({ facingFor: 'both' })).toEqual([[], ['T5.4']])
  const facing = bout([man(plain, [5, 5], 0), man(plain, [5, 4], 0)], { facingFor: 'both' })
  const roll = told(play(facing, [2, 2, 3, 3], melee(1)), 'exchangeRolled')
  expect(roll.attacker.steps.slice(1).map(({ rule }) => rule)).toEqual(['T5.1'])
})

test('R15 blockedRetreat: aside, or he stays', () => {
  const men = [man(plain, [5, 5], 0), man(plain, [5, 4], 2), man(gaul, [5, 3], 3)]
  const sliding = bout(men)
  play(sliding, [6, 2, 3, 3], melee(1), SLIDE_LEFT)
  expect(hexOf(sliding, 1)).toEqual(hex(4, 4))
  const staying = bout(men, { blockedRetreat: 'stay' })
  play(staying, [6, 2, 3, 3], melee(1))
  expect(hexOf(staying, 1)).toEqual(hex(5, 4))
})

test('R16 tieMeans: equal totals, or every difference up to 1', () => {
  const dice = [3, 3, 3, 2]
  expect(allTold(fight(frame(plain, plain, 2), dice), 'tieRolled')).toHaveLength(0)
  const state = frame(plain, plain, 2, { tieMeans: 'noResult' })
  expect(allTold(fight(state, [...dice, 6, 2]), 'tieRolled')).toHaveLength(2)
  expect(ground(state)).toEqual([{ hex: hex(5, 5), kind: 'sword' }])
  const apart = frame(plain, plain, 2, { tieMeans: 'noResult' })
  expect(allTold(fight(apart, [3, 3, 3, 1]), 'tieRolled')).toHaveLength(0)
})

test('R17 recoverShieldAndNet: all three kinds, or weapons only', () => {
  const refused = (given: Given) => {
    const kind = own({ shield: true }, 3, 3)
    const state = bout([man(kind, [5, 7], 0, { weapon: null, shield: false }), man(samnite, [0, 0], 3)], given)
    for (const thing of ['shield', 'spear'] as const) {
      state.ground.push({ cell: state.fighters[0]!.cell, kind: thing })
    }
    playInto(state)
    return [refusedBy(state, 0, pickUpThing('shield')), refusedBy(state, 0, pickUpThing('spear'))]
  }
  expect(refused({})).toEqual([null, null])
  expect(refused({ recoverShieldAndNet: 'no' })).toEqual(['R17', null])
})

test('R18 getUpCost: 2 or 1', () => {
  const left = (given: Given) => {
    const state = bout([man(runner, [5, 7], 0, { prone: true }), man(samnite, [0, 0], 3)], given)
    return told(playInto(state, GET_UP), 'gotUp').points
  }
  expect(left({})).toBe(4)
  expect(left({ getUpCost: 1 })).toBe(5)
})

describe('netReach', () => {
  const contact = (given: Given) => bout([man(retarius, [5, 5], 0), man(samnite, [5, 4], 3)], given)
  test('R20 two: not in contact', () => {
    const state = contact({})
    playInto(state)
    expect(refusedBy(state, 0, whip(1))).toBe('§9.1')
  })
  test('R20 oneOrTwo: also in contact, where a whip can lock and the winner enters the hex that was left', () => {
    const locked = contact({ netReach: 'oneOrTwo' })
    // 2 + 1 + 2 against 4 + 1 - 2, dice one less.
    play(locked, [2, 1, 3, 3], whip(1))
    expect(areLocked(locked)).toBe(true)
    const won = contact({ netReach: 'oneOrTwo' })
    play(won, [3, 2, 2, 1], whip(1))
    expect([hexOf(won, 0), hexOf(won, 1)]).toEqual([hex(5, 4), hex(5, 3)])
  })
  test('R20 oneOrTwo: not behind him and not three hexes away', () => {
    const behind = bout([man(retarius, [5, 5], 3), man(samnite, [5, 4], 3)], { netReach: 'oneOrTwo' })
    playInto(behind)
    expect(refusedBy(behind, 0, whip(1))).toBe('§9.1')
    const far = bout([man(retarius, [5, 5], 0), man(samnite, [5, 2], 3)], { netReach: 'oneOrTwo' })
    playInto(far)
    expect(refusedBy(far, 0, whip(1))).toBe('R20')
  })
  test('R20 oneOrTwo: one who stepped into contact owes his attack to those he touches', () => {
    const men = [man(retarius, [5, 6], 0), man(samnite, [5, 4], 3), man(secutor, [6, 3], 3)]
    const state = bout(men, { netReach: 'oneOrTwo' })
    playInto(state, STEP)
    expect(refusedBy(state, 0, ensnare(1))).toBeNull()
    expect(refusedBy(state, 0, ensnare(2))).toBe('§4.1')
  })
})

test('R21 netAfterEscape: it falls, or he keeps it', () => {
  const after = (given: Given) => {
    const state = bout([man(retarius, [5, 6], 0), man(samnite, [5, 4], 3)], given)
    play(state, [2, 3, 3], ensnare(1))
    return [state.fighters[0]!.net, ground(state).length]
  }
  expect(after({})).toEqual([false, 1])
  expect(after({ netAfterEscape: 'kept' })).toEqual([true, 0])
})

test('R22 netDouble: at least twice, or exactly', () => {
  const hasNet = (given: Given, dice: number[]) => {
    const state = bout([man({ ...retarius, agility: 2 }, [5, 6], 0), man(secutor, [5, 4], 3)], given)
    play(state, dice, ensnare(1))
    return state.fighters[0]!.net
  }
  expect([hasNet({}, [1, 4]), hasNet({}, [1, 5])]).toEqual([false, false])
  expect([hasNet({ netDouble: 'exactly' }, [1, 4]), hasNet({ netDouble: 'exactly' }, [1, 5])]).toEqual([false, true])
})

test('R23 gaulRestart: when the Gaul starts, or when either starts', () => {
  const bonus = (given: Given) => {
    const state = bout([man(samnite, [5, 6], 0), man(gaul, [5, 4], 3, { gaulRounds: 2 })], given)
    playInto(state, STEP)
    const [attacker, defender] = state.fighters
    const list = listOfModifiers(state, defender!, attacker!, 'defender', 3, false, true)
    return list.find(({ rule }) => rule === 'T4.14')?.value
  }
  expect(bonus({})).toBe(1)
  expect(bonus({ gaulRestart: 'anyNewMelee' })).toBe(4)
})

test('R24 winnerHurt: as printed, or never', () => {
  const hits = (given: Given) => {
    const state = frame(plain, plain, 2, given)
    fight(state, [6, 6, 6, 1], STAY)
    return state.fighters.map((fighter) => fighter.hits)
  }
  expect(hits({})).toEqual([1, 1])
  expect(hits({ winnerHurt: 'never' })).toEqual([0, 1])
})

test('R26 exchangesPerPair: free, or one in each turn', () => {
  const again = (given: Given) => {
    const state = bout([man(samnite, [5, 5], 0), man(runner, [5, 4], 3)], given)
    fight(state, [6, 2, 3, 3])
    playInto(state, STEP)
    return refusedBy(state, 1, melee(0))
  }
  expect(again({})).toBeNull()
  expect(again({ exchangesPerPair: 'onePerTurn' })).toBe('R26')
})

describe('crowd', () => {
  const begging = (given: Given, dice: number[], ...answers: (typeof SPARE | typeof DISPATCH)[]) => {
    const state = bout([man(samnite, [5, 5], 0, { hits: 5, hitsInflicted: 1 }), man(secutor, [5, 3], 3)], given)
    const { verdict, decided } = told(play(state, dice, BEG, ...answers), 'judged')
    expect(state.fighters[0]!.out).toBe(verdict)
    expect([state.judged, state.judge]).toEqual([-1, -1])
    return [verdict, decided]
  }
  test('R33 dice: one die decides', () => {
    expect(begging({}, [4])).toEqual(['spared', 'dice'])
    expect(begging({}, [3])).toEqual(['dispatched', 'dice'])
  })
  test('R33 spares: everybody, without a die', () => {
    expect(begging({ crowd: 'spares' }, [])).toEqual(['spared', 'houseRule'])
  })
  test('R33 kills: nobody is spared, without a die', () => {
    expect(begging({ crowd: 'kills' }, [])).toEqual(['dispatched', 'houseRule'])
  })
  test('R33 victorChooses: the victor is asked', () => {
    expect(begging({ crowd: 'victorChooses' }, [], SPARE)).toEqual(['spared', 'victor'])
    expect(begging({ crowd: 'victorChooses' }, [], DISPATCH)).toEqual(['dispatched', 'victor'])
  })
})

test('R38 turnLimit: the number of turns', () => {
  const state = frame(samnite, secutor, 3, { turnLimit: 3 })
  letAct(state, 1, 2)
  play(state, [], END)
  expect(outland.isOver(state)).toBe(false)
  letAct(state, 1, 3)
  play(state, [], END)
  expect(outland.isOver(state)).toBe(true)
})
