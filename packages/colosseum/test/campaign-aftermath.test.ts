import { describe, expect, test } from 'vitest'
import { die } from '../src/05-turn/exits.ts'
import { emptyVerdict } from '../src/09-combat/attack.ts'
import { SixDice } from '../src/09-combat/attack-dice.ts'
import { sufferVerdict, sufferWounds } from '../src/09-combat/wounds.ts'
import { appeal, stopMatch } from '../src/13-condition/missus.ts'
import { injury, rollInjuries } from '../src/32-injuries/injuries.ts'
import { baseExperience, defeatsOf, experienceOf, killBonus } from '../src/33-experience/earning.ts'
import { spendAtRandom } from '../src/33-experience/random-spending.ts'
import { mayRaise, pay, priceOf, purchasesFor } from '../src/33-experience/spending.ts'
import { changeLuck, luckAfter, rollLuck } from '../src/34-luck/luck.ts'
import {
  certainChanges,
  changePrestige,
  isNotorious,
  prestigeAfter,
  rollPrestige,
} from '../src/35-prestige/prestige.ts'
import { letterOf } from '../src/campaign/aftermath.ts'
import { campaignResult } from '../src/campaign/result.ts'
import type { Man } from '../src/campaign/state.ts'
import { gladiatorCampaign } from '../src/index.ts'
import type { RuleContext } from '../src/match/context.ts'
import type { State } from '../src/match/state.ts'
import { campaignTables } from '../src/tables/campaign.ts'
import { campaignOf, campaignOptionsWith, inCampaign, manWith, oneStep, sheetOf, told } from './campaign-floor.ts'
import { duel, run } from './helpers.ts'

const options = campaignOptionsWith()
const chart = campaignTables.experience

describe('injuries', () => {
  test('T19 §32.2 two dice less the wounds: what is missing is lost', () => {
    expect([injury(4, 6), injury(8, 8), injury(2, 3), injury(12, 1)]).toEqual([2, 0, 1, 0])
  })

  test('§32.2.1 §32.2.2 §32.2.3 §32.2.4 each area has its rating', () => {
    const man = manWith()
    // Two dice for each area, all of them 2: one more wound than that in head and chest, two, three and four.
    const { events } = told([1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [], (referee) =>
      rollInjuries(options, man, [3, 3, 4, 5, 6], referee),
    )
    expect(man.ratings).toEqual({ TR: 10, ST: -2, AG: -3, CN: 2, W: 9 })
    expect(events.map(({ rule }) => rule)).toEqual(['§32.2.1', '§32.2.2', '§32.2.2', '§32.2.3', '§32.2.4'])
  })

  test('§32.2 an area without wounds is not rolled for', () => {
    const man = manWith()
    told([6, 6], [], (referee) => rollInjuries(options, man, [0, 0, 0, 0, 5], referee))
    expect(man.ratings).toEqual(manWith().ratings)
  })

  test('C.18 without W he is dead', () => {
    const man = manWith({ ratings: { TR: 10, ST: 1, AG: 1, CN: 3, W: 2 } })
    told([1, 1], [], (referee) => rollInjuries(options, man, [0, 4, 0, 0, 0], referee))
    expect(man.status).toBe('dead')
  })
})

describe('experience earned', () => {
  test('T09 §33.2 a third of attack less defence CF', () => {
    expect([baseExperience(74, 31), baseExperience(20, 35), baseExperience(52, 50)]).toEqual([14, 0, 0])
  })

  test('T10 §33.2.4 §33.2.4.1 §33.2.4.2 §33.1.3.1 §33.1.3.2 the earlier the kill, the more', () => {
    const kill = (pace: 'slow' | 'quick' | null, turn: number) => chart.kill + killBonus(chart, pace, turn)
    expect([kill('slow', 1), kill('quick', 3), kill('slow', 4), kill('slow', 5), kill('quick', 7)]).toEqual([
      30, 16, 15, 10, 10,
    ])
    expect([1, 2, 3, 4].map((turn) => killBonus(chart, 'slow', turn))).toEqual([20, 15, 10, 5])
    expect([1, 2, 3, 4].map((turn) => killBonus(chart, 'quick', turn))).toEqual([12, 9, 6, 3])
    expect(kill(null, 1)).toBe(10)
  })

  /** A match of a campaign in turn 2, after this has happened. */
  function after(happens: (play: RuleContext, state: State) => void, faces: readonly number[] = []): State {
    const state = inCampaign(duel())
    state.turn = 2
    state.phase = 1
    run(state, faces, [], (play) => happens(play, state))
    return state
  }

  const earned = (state: State) => experienceOf(chart, state.gladiators[0]!, defeatsOf(state, state.gladiators[0]!), [])

  function wound(play: RuleContext, area: 1 | 2, wounds: number): void {
    const verdict = { ...emptyVerdict(new SixDice(10, 7, 3)), woundTotal: 12, wounds }
    sufferVerdict(play, play.state.gladiators[1]!, area, verdict, 0)
  }

  test('§33.2.4.1 two attacks on one area are a slow kill', () => {
    const state = after((play) => {
      wound(play, 2, 4)
      wound(play, 1, 1)
      wound(play, 2, 20)
    })
    expect(defeatsOf(state, state.gladiators[0]!)).toMatchObject([{ seat: 1, kind: 'kill', turn: 2, pace: 'slow' }])
    expect(earned(state)).toBe(25)
  })

  test('§33.2.4.2 the first attack on an area is a quick kill', () => {
    const state = after((play) => {
      wound(play, 1, 1)
      wound(play, 2, 20)
    })
    expect(earned(state)).toBe(19)
  })

  test('C.22 §33.2.4.2 one who is put to death brings a bonus after a fresh wound only', () => {
    const slain = (tick: number) =>
      after((play, state) => {
        wound(play, 2, 3)
        sheetOf(state.gladiators[1]).lastTick -= tick
        die(play, state.gladiators[1]!, 0, false)
      })
    expect(earned(slain(1))).toBe(19)
    expect(earned(slain(2))).toBe(10)
  })

  test('§33.2.4 who bleeds to death is the kill of the last who wounded him there', () => {
    const state = after((play, { gladiators }) => {
      wound(play, 2, 3)
      sufferWounds(play, gladiators[1]!, 2, 20, -1)
    })
    expect(earned(state)).toBe(19)
  })

  test('C.22 a mortal wound that kills when all is over brings 10', () => {
    const state = after((play, { gladiators }) => {
      sufferVerdict(
        play,
        gladiators[1]!,
        2,
        { ...emptyVerdict(new SixDice(10, 7, 3)), woundTotal: 12, wounds: 1, isMortal: true },
        0,
      )
      gladiators[1]!.out = 'killed'
    })
    expect(earned(state)).toBe(10)
  })

  test('§33.2.2 §33.2.3 the one who is spared has 5, the other 15', () => {
    const state = after((play, { gladiators }) => appeal(play, gladiators[1]!, gladiators[0]!, '§18.2'), [6, 6])
    expect(earned(state)).toBe(15)
    expect(experienceOf(chart, state.gladiators[1]!, [], [])).toBe(5)
    expect(letterOf(state, state.gladiators[1]!)).toBe('M')
  })

  test('C.17 a stopped match brings both 5 and nobody 15', () => {
    const state = after((play) => stopMatch(play), [6, 6, 6, 6])
    expect(state.gladiators.map((who) => experienceOf(chart, who, defeatsOf(state, who), []))).toEqual([5, 5])
    expect(state.gladiators.map((who) => letterOf(state, who))).toEqual(['S', 'S'])
  })

  test('§33.2.1 3 for each thrown hit', () => {
    const state = after(() => {})
    sheetOf(state.gladiators[0]).thrownHits = 2
    expect(earned(state)).toBe(6)
  })

  test('T11 §33.2.4.3 §33.1.3.3 a beast brings its W', () => {
    const state = after(() => {})
    const beast = (W: number) =>
      ({ seat: 1, kind: 'kill', turn: 1, pace: 'quick', isCleaved: false, beast: W }) as const
    const { beasts } = campaignTables
    expect(experienceOf(chart, state.gladiators[0]!, [beast(beasts.tiger.W)], [])).toBe(26)
    const wolves = Array(3).fill(beast(beasts.wolf.W))
    expect(experienceOf(chart, state.gladiators[0]!, wolves, [])).toBe(48)
  })
})

describe('experience spent', () => {
  test('T06 §33.3 what things cost', () => {
    const man = manWith({ XP: 200 })
    const cost = () => priceOf(options, man, { buy: 'level', talent: 'sword' })
    const prices = [cost()]
    for (let i = 0; i < 2; i++) {
      pay(options, man, { buy: 'level', talent: 'sword' })
      prices.push(cost())
    }
    pay(options, man, { buy: 'level', talent: 'sword' })
    expect(prices).toEqual([20, 40, 60])
    expect(man).toMatchObject({ XP: 80, talents: { sword: 3 } })
    const rating = (one: keyof Man['ratings'], given = options) => priceOf(given, man, { buy: 'rating', rating: one })
    expect((['TR', 'ST', 'AG', 'CN', 'W'] as const).map((one) => rating(one))).toEqual([35, 35, 35, 50, 50])
    expect(rating('TR', campaignOptionsWith({ trCost: '25' }))).toBe(25)
    expect([0, 1, 6].map((red) => priceOf(options, man, { buy: 'roll', red }))).toEqual([20, 30, 80])
  })

  test('T40 §33.3.1 §33.3.2 how much ratings may rise', () => {
    const man = manWith({ XP: 999, ratings: { TR: 10, ST: 7, AG: 6, CN: 3, W: 17 } })
    const may = (rating: keyof Man['ratings']) => mayRaise(options, man, rating)
    const buy = (rating: keyof Man['ratings']) => pay(options, man, { buy: 'rating', rating })
    expect(may('ST')).toBe(false)
    buy('TR')
    expect(may('TR')).toBe(true)
    buy('TR')
    expect(may('TR')).toBe(false)
    buy('CN')
    expect(may('CN')).toBe(false)
    buy('W')
    expect(man.ratings.W).toBe(18)
    expect(may('W')).toBe(false)
    expect(man.ratings).toEqual({ TR: 12, ST: 7, AG: 6, CN: 4, W: 18 })
  })

  test('§33.3 only what can be paid is offered, nothing always is', () => {
    expect(purchasesFor(options, manWith({ XP: 19 }))).toEqual([{ buy: 'nothing' }])
    const open = purchasesFor(options, manWith({ XP: 36 }))
    expect(open).toContainEqual({ buy: 'rating', rating: 'TR' })
    expect(open).not.toContainEqual({ buy: 'rating', rating: 'W' })
    expect(open).toContainEqual({ buy: 'roll', red: 1 })
    expect(open).not.toContainEqual({ buy: 'roll', red: 2 })
  })

  test('§33.3 a player buys one thing after the other, and saves the rest', () => {
    const state = campaignOf({ XP: 60 }, 'spending')
    oneStep(state, [], [{ buy: 'rating', rating: 'AG' }])
    expect(state).toMatchObject({ phase: 'spending', men: [{ XP: 25, ratings: { AG: 2 } }] })
    oneStep(state, [2, 2], [{ buy: 'roll', red: 0 }])
    expect(state.men[0]!.XP).toBe(5)
    oneStep(state)
    expect(state).toMatchObject({ phase: 'arranging', round: 2, men: [{ XP: 5 }] })
  })

  test('C.24 §38.5.3 what is spent at random', () => {
    const man = manWith({ XP: 85 })
    // ST, then ST again which cannot be had, then a talent: a level more with the sword, and then none for 40.
    told([2, 2, 6, 4, 6, 1, 6, 1], [], (referee) => spendAtRandom(options, man, 'myrmillo', referee))
    expect(man).toMatchObject({ XP: 10, ratings: { ST: 2 }, talents: { sword: 1, FA: 1 } })
  })

  test('§38.5.3 C.24 the limits between two matches may be left out', () => {
    const given = campaignOptionsWith({ generationSpendLimits: 'none' })
    const man = manWith({ XP: 70 })
    told([2, 2], [], (referee) => spendAtRandom(given, man, 'myrmillo', referee))
    expect(man.ratings.ST).toBe(3)
  })
})

describe('luck', () => {
  test('§34.2 R10 2D3 and one, by the box two', () => {
    const roll = (given = options) => {
      let LK = 0
      told([3, 6], [], (referee) => {
        LK = rollLuck(given, 0, referee)
      })
      return LK
    }
    expect([roll(), roll(campaignOptionsWith({ luckFormula: 'table' }))]).toEqual([6, 7])
  })

  test('T13 C.28 §34.4 §34.4.1 how it changes after a match', () => {
    expect([luckAfter(5, 8, 1), luckAfter(5, 5, 3), luckAfter(5, 5, 0), luckAfter(0, 2, 2)]).toEqual([6, 4, 5, 0])
    expect([luckAfter(5, 4, 2), luckAfter(5, 3, 2), luckAfter(1, 3, 2)]).toEqual([5, 4, 0])
    const man = manWith({ LK: 5 })
    const { events } = told([6, 6], [], (referee) => changeLuck(man, 2, referee))
    expect(man.LK).toBe(6)
    expect(events).toMatchObject([{ kind: 'luckChanged', change: 1, now: 6 }])
  })
})

describe('prestige', () => {
  const foe = (PR: number | null, isCleaved = false) => ({ PR, isCleaved })

  test('§35.2 1D3 less 1D3', () => {
    let PR = 0
    told([6, 1], [], (referee) => {
      PR = rollPrestige(0, referee)
    })
    expect(PR).toBe(2)
  })

  test('T14 T15 §35.5 a die less three, one for each opponent, two for one of higher prestige', () => {
    expect(prestigeAfter(1, 4, [foe(2)], false)).toBe(2)
    expect(prestigeAfter(3, 6, [foe(1)], false)).toBe(4)
    expect(prestigeAfter(3, 5, [foe(1)], false)).toBe(3)
    // An equal counts one.
    expect(prestigeAfter(1, 3, [foe(1)], false)).toBe(1)
    expect(prestigeAfter(0, 3, [foe(null)], false)).toBe(1)
  })

  test('T16 C.26 §35.6 §35.6.1 for the notorious what is added is taken off', () => {
    expect([isNotorious(-1), isNotorious(0)]).toEqual([true, false])
    expect(prestigeAfter(-1, 4, [foe(-3)], false)).toBe(0)
    expect(prestigeAfter(-1, 2, [foe(-3)], false)).toBe(-1)
  })

  test('T55 §31.3 Bravado counts one', () => {
    expect(prestigeAfter(0, 3, [foe(-1)], true)).toBe(1)
    expect(prestigeAfter(0, 2, [], true)).toBe(0)
    expect(prestigeAfter(-1, 5, [foe(-2)], true)).toBe(0)
  })

  test('T17 §35.5.1 §35.5.1.1 §35.5.1.2 §35.5.1.3 §35.6.2 what changes it in any case', () => {
    expect(certainChanges(0, [], true)).toBe(-1)
    expect(certainChanges(0, [foe(0, true), foe(0, true)], false)).toBe(2)
    expect(certainChanges(0, [foe(-1)], false)).toBe(1)
    expect(certainChanges(-2, [foe(-1)], false)).toBe(2)
    expect(certainChanges(0, [foe(null)], false)).toBe(0)
    const man = manWith({ PR: -2 })
    // 1 - 3 - 1 is not above -2: only the two of the notorious count.
    told([1], [], (referee) => changePrestige(man, [foe(-2)], false, referee))
    expect(man.PR).toBe(0)
  })
})

describe('after the match', () => {
  /** The aftermath of a match of this man, in which this happened to the first gladiator. */
  function aftermath(change: Partial<Man>, happens: (match: State) => void, faces: readonly number[]) {
    const state = campaignOf(change, 'aftermath')
    const match = inCampaign(duel())
    match.turn = 3
    happens(match)
    state.bout = { match, setup: { gladiators: [] }, owners: [0, null], prestige: [state.men[0]!.PR, 0] }
    state.bill = {
      type: 'matchedPair',
      isUnique: false,
      isDeath: false,
      own: 2,
      others: [2],
      allies: 0,
      style: 'myrmillo',
      suit: 'rolled',
    }
    const { events } = oneStep(state, faces)
    return { state, man: state.men[0]!, events }
  }

  const won = (match: State) => {
    match.outcome = { kind: 'won', team: 0 }
    const [felix, priscus] = match.gladiators
    Object.assign(felix!, { attackTally: 74, defenceTally: 31, wounds: [0, 2, 0, 6, 0] })
    priscus!.out = 'killed'
    sheetOf(priscus).end = { by: 0, kind: 'kill', turn: 3, pace: 'slow', isCleaved: false }
    sheetOf(felix).thrownHits = 1
    sheetOf(felix).favours = 1
  }

  test('C.16 §32.2 §33.2 §34.4 §35.5 the worked example of a win, step by step', () => {
    const given = { PR: 1, LK: 5, XP: 0 }
    // Chest 9, arms 4; prestige 6 - 3 + 1 = 4; luck 8 - 2 = 6.
    const { man, events, state } = aftermath(given, won, [4, 5, 2, 2, 6, 4, 4])
    expect(man).toMatchObject({ record: { V: 1 }, ratings: { ST: -1, W: 12 }, XP: 37, earned: 37, PR: 2, LK: 6 })
    expect(events.map(({ kind }) => kind)).toEqual([
      'matchRecorded',
      'injuryRolled',
      'injuryRolled',
      'experienceEarned',
      'prestigeChanged',
      'luckChanged',
      'journalWritten',
    ])
    expect(state).toMatchObject({ phase: 'spending', bout: null, bill: null, journal: [{ letter: 'V', XP: 37 }] })
  })

  test('§3.8.1 §33.2 kills go into his record, and the journal names whom he met', () => {
    const { state, man } = aftermath(
      { PR: 1, LK: 5, XP: 0 },
      (match) => {
        won(match)
        match.gladiators[0]!.kills = 2
      },
      [4, 5, 2, 2, 6, 4, 4],
    )
    expect(man.record.kills).toBe(2)
    expect(state.journal[0]!.opponents).toHaveLength(1)
  })

  test('C.00 a dead man leaves nothing, and his player begins anew', () => {
    const { state, man } = aftermath(
      {},
      (match) => {
        match.outcome = { kind: 'won', team: 1 }
        match.gladiators[0]!.out = 'killed'
        sheetOf(match.gladiators[0]).end = { by: 1, kind: 'kill', turn: 3, pace: null, isCleaved: false }
      },
      [],
    )
    expect(man).toMatchObject({ status: 'dead', record: { V: 0, S: 0, M: 0 } })
    expect(oneStep(state).events).toEqual([{ kind: 'roundBegan', rule: '§38.2', round: 2 }])
    expect(state).toMatchObject({ phase: 'creation', round: 2 })
  })

  test('T45 C.00 the tenth victory makes the champion, dying or not, and the campaign ends with the round', () => {
    const { state, man, events } = aftermath(
      { record: { V: 9, S: 0, M: 0, kills: 0 } },
      (match) => {
        won(match)
        match.gladiators[0]!.out = 'killed'
      },
      [],
    )
    expect(man).toMatchObject({ status: 'champion', record: { V: 10 } })
    expect(events.map(({ kind }) => kind)).toContain('championMade')
    expect(state.journal[0]).toMatchObject({ letter: 'V', isDead: true })
    oneStep(state)
    expect(gladiatorCampaign.isOver(state)).toBe(true)
    expect(campaignResult(state)).toMatchObject({ winners: [0], seats: [{ outcome: 'won' }] })
  })

  test('§35.5.1.1 C.17 being spared costs prestige, a stopped match does not', () => {
    const spared = (match: State) => {
      match.outcome = { kind: 'won', team: 1 }
      match.gladiators[0]!.out = 'missus'
      Object.assign(sheetOf(match.gladiators[0]), { isSpared: true, hasAppealed: true })
    }
    expect(aftermath({ PR: 2 }, spared, [1, 1, 1]).man).toMatchObject({ PR: 1, record: { M: 1 }, XP: 5 })
    const stopped = (match: State) => {
      spared(match)
      match.outcome = { kind: 'draw' }
      match.gladiators[0]!.out = 'stans'
    }
    expect(aftermath({ PR: 2 }, stopped, [1, 1, 1]).man).toMatchObject({ PR: 2, record: { S: 1 }, XP: 5 })
  })

  test('T56 C.29 a hunt that is stopped is an S without an appeal', () => {
    const { man } = aftermath(
      {},
      (match) => {
        match.outcome = { kind: 'draw' }
        match.gladiators[0]!.out = 'stans'
      },
      [1, 1, 1],
    )
    expect(man).toMatchObject({ record: { S: 1 }, XP: 0 })
  })
})

test('§3.8.1 a V for him who stood on the side that won, also if his wound kills him later', () => {
  type Who = State['gladiators'][number]
  const letter = (team: number, out: Who['out'], isDeadAtOnce = false) => {
    const match = inCampaign(duel())
    match.outcome = { kind: 'won', team }
    const who = match.gladiators[0]!
    who.out = out
    if (isDeadAtOnce) sheetOf(who).end = { by: 1, kind: 'kill', turn: 3, pace: null, isCleaved: false }
    return letterOf(match, who)
  }
  expect([letter(0, null), letter(0, 'killed'), letter(0, 'killed', true)]).toEqual(['V', 'V', null])
  expect([letter(1, null), letter(0, 'missus'), letter(1, 'missus')]).toEqual([null, 'M', 'M'])
})

test('§33.3 he buys until he wants no more; then the next has his turn', () => {
  const state = campaignOf({ XP: 100 }, 'spending')
  const { events } = oneStep(state, [], [{ buy: 'rating', rating: 'CN' }])
  const left = state.men[0]!.XP
  expect(events).toMatchObject([{ kind: 'bought', rule: '§33.3', left }])
  expect([left < 100, state.phase]).toEqual([true, 'spending'])
  expect(oneStep(state, [], [{ buy: 'nothing' }]).events.map(({ kind }) => kind)).toEqual(['roundBegan'])
  expect([state.men[0]!.XP, state.phase]).toEqual([left, 'arranging'])
})

test('§33.3 a price falls by what the market takes off', () => {
  const man = manWith()
  const price = (less: number) => priceOf(options, man, { buy: 'rating', rating: 'CN' }, { less, TR: null })
  expect(price(0) - price(3)).toBe(3)
})

test('C.02 of two champions of one round the one with more prestige has won, then with more experience', () => {
  const state = campaignOf({ status: 'champion', PR: 3, earned: 10 }, 'over')
  state.players = ['one', 'two']
  const winners = (change: Partial<Man>) => {
    state.men[1] = { ...state.men[0]!, owner: 1, ...change }
    return campaignResult(state).winners
  }
  expect([winners({ PR: 4 }), winners({ earned: 9 }), winners({})]).toEqual([[1], [0], [0, 1]])
  state.men = [{ ...state.men[0]!, status: 'active' }]
  expect(campaignResult(state).winners).toEqual([])
})
