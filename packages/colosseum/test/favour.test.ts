import { describe, expect, test } from 'vitest'
import { grossCF } from '../src/09-combat/allocation.ts'
import { recoverFromStun } from '../src/09-combat/stun.ts'
import { checkStansMissus, isSpared } from '../src/13-condition/missus.ts'
import { checkFall, checkStumble } from '../src/13-condition/stumble.ts'
import { withLuck } from '../src/34-luck/favour.ts'
import { prestigeBonuses } from '../src/35-prestige/intimidation.ts'
import type { CampaignSheet, FavourFilter } from '../src/match/campaign-sheet.ts'
import type { RuleContext } from '../src/match/context.ts'
import { preview } from '../src/match/preview.ts'
import type { State } from '../src/match/state.ts'
import { inCampaign, sheetOf } from './campaign-floor.ts'
import { allocation, faceToFace, fightOut, idle, kinds, row, scripted } from './helpers.ts'

/** Two men of a campaign; only the second has luck, and is asked by this filter. */
function lucky(LK: number, asks: FavourFilter = 'always', more: Partial<CampaignSheet> = {}): State {
  const state = inCampaign(faceToFace())
  state.turn = 1
  state.phase = 1
  state.gladiators[1]!.campaign = { ...sheetOf(state.gladiators[1]), LK, asks, ...more }
  return state
}

/** Runs rule code with luck; all dice and answers must be used. */
function play(state: State, faces: readonly number[], answers: readonly unknown[], rule: (play: RuleContext) => void) {
  const { play: context, referee } = scripted(state, faces, answers)
  rule(withLuck(context))
  referee.done()
  return referee
}

const fall = (state: State) => (context: RuleContext) => checkFall(context, state.gladiators[1]!, 0)

describe('divine favour', () => {
  test('T12 §34.3 §34.3.1 §34.3.2 at or below his luck the roll is made again, and he keeps what he likes', () => {
    const state = lucky(6)
    const { asked, events } = play(state, [1, 1, 3, 3, 6, 6], [true, 'second'], fall(state))
    expect(asked).toMatchObject([
      { kind: 'favour', seat: 1, shows: '2', gravity: 'deadly', LK: 6 },
      { kind: 'favourKeep', first: '2', second: '12', isBetter: true },
    ])
    expect(events).toMatchObject([
      { kind: 'favourTried', granted: true, LK: 0 },
      { kind: 'fallChecked', falls: false },
    ])
    expect(sheetOf(state.gladiators[1])).toMatchObject({ LK: 0, favours: 1 })
  })

  test('§34.3.1 the first result may be kept', () => {
    const state = lucky(6)
    const { events } = play(state, [6, 6, 1, 1, 1, 1], [true, 'first'], fall(state))
    expect(events.at(-1)).toMatchObject({ kind: 'fallChecked', falls: false })
  })

  test('T12 §34.3.3 above his luck all stays as it is, and the attempt is counted', () => {
    const state = lucky(6)
    const { events } = play(state, [1, 1, 3, 4], [true], fall(state))
    expect(kinds(events)).toContain('fellProne')
    expect(sheetOf(state.gladiators[1])).toMatchObject({ LK: 6, favours: 1 })
  })

  test('§34.3 the odds of an answer: two dice at or below his luck, by the box below it', () => {
    const asked = {
      kind: 'favour',
      seat: 1,
      rule: '§34.3',
      of: '§16.1',
      name: '',
      shows: '2',
      gravity: 'deadly',
    } as const
    const shareOf = (LK: number, strictness: 0 | 1) => {
      const state = lucky(LK, 'always', { strictness })
      expect(preview(state, { ...asked, LK }, false)).toBeNull()
      return preview(state, { ...asked, LK }, true)!.odds[0]!.share
    }
    expect([shareOf(6, 0), shareOf(6, 1), shareOf(2, 0)]).toEqual(
      [15 / 36, 10 / 36, 1 / 36].map((x) => expect.closeTo(x)),
    )
  })

  test('T47 C.27 §34.3 with less than two he is not asked; by the box with less than three', () => {
    const asked = (LK: number, strictness: 0 | 1) => {
      const state = lucky(LK, 'always', { strictness })
      const isOffered = LK - strictness >= 2
      return play(state, [6, 6], isOffered ? [false] : [], fall(state)).asked.length
    }
    expect([asked(1, 0), asked(2, 0), asked(2, 1), asked(3, 1)]).toEqual([0, 1, 0, 1])
  })

  test('T48 R11 §34.3.2 both ways of counting luck come to the same', () => {
    const left = (LK: number, strictness: 0 | 1) => {
      const state = lucky(LK, 'always', { strictness })
      play(state, [1, 1, 1, 2, 6, 6], [true, 'second'], fall(state))
      const after = sheetOf(state.gladiators[1]).LK
      play(state, [1, 1, 1, 1, 6, 6], [true, 'second'], fall(state))
      return [after, sheetOf(state.gladiators[1]).LK]
    }
    expect([left(5, 0), left(6, 1)]).toEqual([
      [2, 0],
      [3, 1],
    ])
  })

  test('§34.3 C.27 what was thrown again he cannot have thrown a third time', () => {
    const state = lucky(7)
    const { asked } = play(state, [1, 1, 1, 1, 1, 2], [true, 'second'], fall(state))
    expect(asked.filter(({ kind }) => kind === 'favour')).toHaveLength(1)
  })
})

describe('whose rolls', () => {
  test('T49 §34.1 C.27 the six dice of an attack on him are one roll about him', () => {
    const state = lucky(7)
    const dice = [5, 5, 5, 4, 4, 2]
    const { asked } = play(state, dice, [allocation([row(1, 2, 6)]), idle, false], fightOut)
    expect(asked.filter(({ kind }) => kind === 'favour')).toMatchObject([{ seat: 1, of: '§9.5', gravity: 'bad' }])
  })

  test('§34.1 §34.3 and they are all thrown again', () => {
    const state = lucky(7)
    const dice = [5, 5, 5, 4, 4, 2, 1, 1, 2, 2, 2, 6, 6, 6]
    const attacks = [allocation([row(1, 2, 6)]), idle]
    play(state, dice, [...attacks, true, 'second'], fightOut)
    expect(state.gladiators[1]!.wounds[1]).toBe(0)
    expect(state.gladiators[1]!.out).toBeNull()
  })

  test('§34.1 with the scope of his own rolls that one is none of his', () => {
    const state = lucky(7, 'always', { isParty: false })
    const { asked } = play(state, [2, 2, 2, 6, 6, 6], [allocation([row(1, 2, 6)]), idle], fightOut)
    expect(asked.some(({ kind }) => kind === 'favour')).toBe(false)
  })

  test("T49 §34.1 the opponent's recovery is no roll about him, his own is", () => {
    const state = lucky(7)
    Object.assign(state.gladiators[0]!, { stun: 2 })
    expect(play(state, [6], [], recoverFromStun).asked).toEqual([])
    Object.assign(state.gladiators[1]!, { stun: 2 })
    expect(play(state, [6, 6], [false], recoverFromStun).asked).toMatchObject([{ seat: 1, of: '§11.5.1' }])
  })

  test('T49 §34.1 the stop of a match belongs to nobody', () => {
    const state = lucky(7)
    state.turn = 3
    expect(play(state, [1], [], checkStansMissus).asked).toEqual([])
  })

  test('§34.1 outside a campaign, and before the match has begun, nobody is asked', () => {
    const state = faceToFace()
    const { play: context } = scripted(state)
    expect(withLuck(context)).toBe(context)
    const early = lucky(7)
    early.step = 'preparation'
    const { play: before } = scripted(early)
    expect(withLuck(before)).toBe(before)
  })
})

describe('what is at stake in an attack', () => {
  /** What the first question about these six dice says, to him who strikes (0) or him who is struck (1). */
  function stakes(seat: number, dice: readonly number[], W = 12) {
    const state = inCampaign(faceToFace())
    Object.assign(state, { turn: 1, phase: 1 })
    state.gladiators[1]!.W = W
    state.gladiators[seat]!.campaign = { ...sheetOf(state.gladiators[seat]), LK: 7, asks: 'always' }
    const answers = [allocation([row(1, 2, 6)]), idle, ...Array(4).fill(false)]
    const { play: context, referee } = scripted(state, [...dice, ...Array(12).fill(3)], answers)
    fightOut(withLuck(context))
    return referee.asked.find(({ kind }) => kind === 'favour')
  }

  test.each([
    ['a miss is bad for him who strikes', 0, [2, 2, 2, 6, 6, 6], { shows: 'no hit', gravity: 'bad' }],
    ['and nothing to the other', 1, [2, 2, 2, 6, 6, 6], { shows: 'no hit', gravity: 'none' }],
    ['a hit is as he wishes', 0, [3, 3, 3, 4, 4, 2], { shows: '2 wounds', gravity: 'none' }],
    ['and bad for the other', 1, [3, 3, 3, 4, 4, 2], { shows: '2 wounds', gravity: 'bad' }],
    ['unless it does not wound him', 1, [4, 4, 3, 1, 1, 1], { shows: '0 wounds', gravity: 'none' }],
    ['his death is deadly', 1, [5, 5, 5, 6, 6, 6], { shows: 'death', gravity: 'deadly' }],
    ['not to the other', 0, [5, 5, 5, 6, 6, 6], { shows: 'death', gravity: 'none' }],
  ] as const)('§34.3 C.27 %s', (_, seat, dice, expected) => {
    expect(stakes(seat, dice)).toMatchObject(expected)
  })

  test('§34.3 C.27 wounds for which he has no more boxes are deadly, fewer are not', () => {
    const two = [3, 3, 3, 4, 4, 2]
    expect([stakes(1, two, 2), stakes(1, two, 3)]).toMatchObject([{ gravity: 'deadly' }, { gravity: 'bad' }])
  })
})

test('§34.3.2 §34.3.3 the paragraph of an attempt says whether it was granted', () => {
  const tried = (faces: readonly number[], answers: readonly unknown[]) => {
    const state = lucky(6)
    return play(state, faces, answers, fall(state)).events.find(({ kind }) => kind === 'favourTried')
  }
  expect(tried([6, 6, 3, 3, 6, 6], [true, 'first'])).toMatchObject({ rule: '§34.3.2', roll: 6, granted: true, LK: 0 })
  expect(tried([6, 6, 3, 4], [true])).toMatchObject({ rule: '§34.3.3', roll: 7, granted: false, LK: 6 })
})

describe('when he is asked', () => {
  const asks = (filter: FavourFilter, faces: readonly number[], rule: (play: RuleContext, state: State) => void) => {
    const state = lucky(7, filter)
    const { play: context, referee } = scripted(state, faces, Array(4).fill(false))
    rule(withLuck(context), state)
    return referee.asked.length > 0
  }
  const falls = (play: RuleContext, { gladiators }: State) => checkFall(play, gladiators[1]!, 0)
  const stumbles = (play: RuleContext, { gladiators }: State) => checkStumble(play, gladiators[1]!, 0, 0)

  test('§34.3 C.27 never, for a fall, also for a stumble, always', () => {
    const filters = ['never', 'deadly', 'bad', 'always'] as const
    const when = (faces: readonly number[], rule: typeof falls | typeof stumbles) =>
      filters.map((filter) => asks(filter, faces, rule))
    expect(when([1, 1, 1], falls)).toEqual([false, true, true, true])
    expect(when([1], stumbles)).toEqual([false, false, true, true])
    expect(when([6, 6], falls)).toEqual([false, false, false, true])
  })
})

test('C.27 §34.3 one whom nobody plays asks when it is deadly, and for less with much luck', () => {
  const attempts = (LK: number, rule: (play: RuleContext, state: State) => void, faces: readonly number[]) => {
    const state = lucky(LK, 'bad')
    state.gladiators[1]!.centurion = { FS: 0, foe: 0, turns: 0, kicks: false }
    const { play: context } = scripted(state, faces, [])
    rule(withLuck(context), state)
    return sheetOf(state.gladiators[1]).favours
  }
  const falls = (play: RuleContext, { gladiators }: State) => checkFall(play, gladiators[1]!, 0)
  const stumbles = (play: RuleContext, { gladiators }: State) => checkStumble(play, gladiators[1]!, 0, 0)
  expect(attempts(3, falls, [1, 1, 6, 6, 1])).toBe(1)
  expect(attempts(6, stumbles, [1])).toBe(0)
  expect(attempts(7, stumbles, [1, 6, 6])).toBe(1)
})

test('T18 §35.4 the higher side has the difference', () => {
  expect(prestigeBonuses(3 + 2, -1 + 3)).toEqual([3, 0])
  expect(prestigeBonuses(2, 2)).toEqual([0, 0])
})

test('§35.3 §35.4.1 C.25 prestige counts in an appeal, and its bonus for one who has a foe in front', () => {
  expect([isSpared(7, 3, 0), isSpared(7, 2, 0), isSpared(9, -1, 0), isSpared(10, 0, 0)]).toEqual([
    true,
    false,
    false,
    true,
  ])
  const state = inCampaign(faceToFace())
  state.gladiators[0]!.prestigeBonus = 2
  const pool = (faces: boolean) => grossCF(state, state.gladiators[0]!, faces)
  expect(pool(true) - pool(false)).toBe(2)
})
