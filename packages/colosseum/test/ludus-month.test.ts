import { describe, expect, test } from 'vitest'
import { priceOf } from '../src/33-experience/spending.ts'
import { makeChallenger } from '../src/38-matches/challengers.ts'
import { levelOfStock, priceOfStock, qualityOf } from '../src/39-lanistas/auction.ts'
import { marketOf, purchasesOf } from '../src/39-lanistas/purchases.ts'
import { diesOfPlague, feastLoss, joinsRevolt } from '../src/39-lanistas/random-events.ts'
import { auctionPrice } from '../src/39-lanistas/treasury.ts'
import { combatValue, type LudusState, lanistaCampaign } from '../src/index.ts'
import { phases } from '../src/ludus/state.ts'
import { cfNow } from '../src/match/state.ts'
import { lanistaTables } from '../src/tables/lanistas.ts'
import { inCampaign } from './campaign-floor.ts'
import { duel } from './helpers.ts'
import { ludiOf, ludusMan, ludusOptionsWith, moves, play, told } from './ludus-floor.ts'

const pair = (change = {}) => [[ludusMan(0, 'Felix', change)], [ludusMan(1, 'Probus', change)]]

describe('combat value and stables', () => {
  test('T07 §39.3.1 ratings, two for each level, less 25', () => {
    const ratings = { TR: 10, ST: 2, AG: 1, CN: 4, W: 11 }
    expect(combatValue({ ratings, talents: { sword: 1, TH: 2, FA: 1 } })).toBe(11)
    expect(combatValue({ ratings, talents: { sword: 0 } })).toBe(3)
  })

  test('T08 §39.3.1 the values of three centurions', () => {
    const value = (number: number) => combatValue({ ratings: lanistaTables.centurions[number]!, talents: { sword: 0 } })
    expect([11, 36, 66].map(value)).toEqual([0, -3, 5])
  })

  test('§39.4 §39.4.1 §39.4.2 C.04 five men by the table of centurions, 40 denarii and no reputation', () => {
    const state = lanistaCampaign.start(lanistaCampaign.defaultSetup, ludusOptionsWith())
    expect(state.todo).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1])
    // 11; spirit 1; two talent rolls, one of them TH; luck 3 and 1; prestige 3 - 1.
    const seen = play(state, [1, 1, 6, 1, 1, 4, 1, 6, 1, 5, 1])
    expect(moves(seen)).toEqual(['bank 0 40 start'])
    expect(state.men[0]).toMatchObject({
      owner: 0,
      ratings: { TR: 8, ST: -2, AG: 4, CN: 4, W: 11 },
      spirit: 1,
      talents: { sword: 0, TH: 1 },
      LK: 5,
      PR: 2,
    })
    expect(moves(play(state, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]))).toEqual([])
    expect(state.ludi[0]).toMatchObject({ denarii: 40, REP: 0 })
    expect(state.todo).toEqual([0, 0, 0, 1, 1, 1, 1, 1])
  })

  test('C.04 §39.4.1 or by three dice each', () => {
    const state = lanistaCampaign.start(lanistaCampaign.defaultSetup, ludusOptionsWith({ stableCreation: '3d6' }))
    play(state, [...Array(15).fill(1), 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(state.men[0]!.ratings).toEqual({ TR: 7, ST: -2, AG: -3, CN: 1, W: 9 })
  })

  test('C.05 §36.1 of an origin only the prestige counts with the table of centurions', () => {
    const state = lanistaCampaign.start(lanistaCampaign.defaultSetup, ludusOptionsWith({ useOrigins: 'on' }))
    // A senator, 11.
    play(state, [6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(state.men[0]).toMatchObject({ origin: 'senator', ratings: { TR: 8, W: 11 }, PR: 2 })
  })

  test('§29.2 the chart of 1981 has other men in some rows', () => {
    const made = (centurionRow2: 'printed' | 'chart1981', faces: readonly number[]) => {
      const options = ludusOptionsWith({ centurionRow2 })
      const wanted = { style: 'myrmillo', isAlly: false, matches: 0, isChampion: false } as const
      let ratings = {}
      told([...faces, ...Array(20).fill(1)].slice(0, faces.length + 12), [], (referee) => {
        ratings = makeChallenger(options, 0, 'Milo', wanted, referee).ratings
      })
      return ratings
    }
    expect(made('printed', [2, 2])).toMatchObject({ TR: 9, CN: 3, W: 12 })
    expect(made('chart1981', [2, 2])).toMatchObject({ TR: 9, CN: 2, W: 10 })
  })
})

describe('the month', () => {
  test('§39.5 its steps come in this order', () => {
    expect(phases.slice(1, -1)).toEqual([
      'editor',
      'event',
      'trade',
      'sell',
      'order',
      'stock',
      'munus',
      'entries',
      'arrange',
      'bank',
      'wagers',
      'match',
      'bout',
      'experience',
      'settle',
      'earnings',
      'train',
      'spend',
      'upkeep',
      'check',
    ])
  })

  test('§39.5 a month without games goes from step to step', () => {
    const state = ludiOf(pair(), 'editor')
    state.editor = null
    const seen: string[] = []
    const step = (faces: readonly number[], answers: readonly unknown[] = []) => {
      seen.push(state.phase)
      play(state, faces, answers)
    }
    step([1, 1, 2, 2])
    step([1, 4])
    step([])
    for (const none of [null, null, [], [], [], []]) step([], [none])
    step([])
    step([1])
    step([1])
    step([])
    step([])
    step([])
    step([])
    step([])
    step([])
    expect(seen).toEqual([
      'editor',
      'event',
      'event',
      'trade',
      'trade',
      'sell',
      'sell',
      'order',
      'order',
      'stock',
      'train',
      'train',
      'spend',
      'spend',
      'spend',
      'upkeep',
      'upkeep',
      'check',
    ])
    expect(state).toMatchObject({ month: 4, held: 0, phase: 'editor' })
  })

  const editor = (faces: readonly number[], before: number | null, ludi = 3) => {
    const state = ludiOf(
      ['A', 'B', 'C'].slice(0, ludi).map((name, seat) => [ludusMan(seat, name)]),
      'editor',
    )
    state.editor = before
    const { events } = play(state, faces)
    return { editor: state.editor, event: events[0] }
  }

  test('§39.5.1 the highest of two dice is the Editor', () => {
    expect(editor([1, 2, 6, 5, 3, 3], null)).toMatchObject({ editor: 1, event: { rule: '§39.5.1' } })
  })

  test('§39.5.1.1 not in two months running', () => {
    expect(editor([6, 6, 1, 2, 3, 3], 0)).toMatchObject({ editor: 2, event: { rule: '§39.5.1.1' } })
  })

  test('T36 C.33 §39.5.1 of equals again, last month’s Editor left out', () => {
    const throws = [
      [9, 7, 7],
      [null, 4, 11],
    ]
    expect(editor([4, 5, 3, 4, 3, 4, 2, 2, 5, 6], 0)).toMatchObject({ editor: 2, event: { throws } })
  })

  test('C.33 §39.5.1.1 who is alone is the Editor again', () => {
    const state = ludiOf(pair(), 'editor')
    state.ludi[1]!.isOut = true
    play(state, [1, 1])
    expect(state.editor).toBe(0)
  })
})

describe('§39.5.2 random events', () => {
  /** After the Editor has rolled this and it has come to all. */
  function event(faces: readonly number[], answers: readonly unknown[], steps: number, state: LudusState) {
    const seen = play(state, faces, answers, steps)
    return { state, seen }
  }

  test('§39.5.2 every number of the table has its event', () => {
    const { events } = lanistaTables
    expect(
      [11, 13, 14, 21, 24, 31, 34, 41, 44, 51, 53, 55, 62, 63, 64, 65, 66].map((number) => events[number]),
    ).toEqual([
      'plague',
      'plague',
      'edict',
      'trainer',
      'champion',
      'barley',
      'feast',
      'taxes',
      'lowStock',
      'none',
      'poorStock',
      'goodStock',
      'windfall',
      'windfall',
      'investor',
      'investor',
      'revolt',
    ])
  })

  test('T42 C.36 §39.5.2 61 is a windfall, or nothing by the switch', () => {
    const rolled = (event61: 'windfall' | 'none') => {
      const state = ludiOf(pair(), 'event', { event61 })
      play(state, event61 === 'windfall' ? [6, 1, 6] : [6, 1])
      return state.event
    }
    expect([rolled('windfall'), rolled('none')]).toEqual(['windfall', 'none'])
  })

  test('T33 §39.5.2 plague: a die and CN below 6', () => {
    expect([diesOfPlague(1, 4), diesOfPlague(2, 4), diesOfPlague(1, 5)]).toEqual([true, false, false])
    const men = [[ludusMan(0, 'Felix'), ludusMan(0, 'Fortis')], [ludusMan(1, 'Probus')]]
    const { state, seen } = event([1, 1, 2, 3, 3], [], 3, ludiOf(men, 'event'))
    expect(state.men.map(({ status }) => status)).toEqual(['dead', 'active', 'active'])
    expect(seen.events[1]).toMatchObject({ kind: 'plagueStruck', seat: 0, dead: ['Felix'] })
    expect(state.phase).toBe('trade')
  })

  test('§39.5.2 an edict: no munus, and all may train', () => {
    const state = ludiOf(pair(), 'stock')
    state.event = 'edict'
    play(state)
    expect(state.phase).toBe('train')
  })

  test('T41 §39.5.2 a trainer takes five off every purchase of one ludus', () => {
    const { state } = event([2, 1, 4], [], 2, ludiOf(pair(), 'event'))
    expect(state.trained).toBe(1)
    const [felix, probus] = state.men as [(typeof state.men)[0], (typeof state.men)[0]]
    const man = { ...probus, talents: { sword: 1 } }
    const price = (purchase: Parameters<typeof priceOf>[2]) =>
      priceOf(state.options, man, purchase, marketOf(state, man))
    expect(price({ buy: 'rating', rating: 'TR' })).toBe(30)
    expect(price({ buy: 'level', talent: 'sword' })).toBe(35)
    expect(price({ buy: 'roll', red: 1 })).toBe(25)
    expect(priceOf(state.options, felix, { buy: 'roll', red: 0 }, marketOf(state, felix))).toBe(20)
    expect(purchasesOf(state, { ...man, XP: 15 })).toContainEqual({ buy: 'roll', red: 0 })
  })

  test('§39.5.2 a barley harvest: TR costs 20', () => {
    const { state } = event([3, 1], [], 2, ludiOf(pair(), 'event'))
    const man = state.men[0]!
    expect(priceOf(state.options, man, { buy: 'rating', rating: 'TR' }, marketOf(state, man))).toBe(20)
    expect(priceOf(state.options, man, { buy: 'rating', rating: 'ST' }, marketOf(state, man))).toBe(35)
  })

  test('T35 §39.5.2 a feast: a die less CN in CF, for the match of this month', () => {
    expect([feastLoss(5, 3), feastLoss(6, 6)]).toEqual([2, 0])
    const { state, seen } = event([3, 4, 5, 1], [], 3, ludiOf(pair(), 'event'))
    expect(state.men.map(({ feast }) => feast)).toEqual([2, 0])
    expect(seen.events[1]).toMatchObject({ kind: 'feastHeld', losses: [{ name: 'Felix', CF: 2 }] })
  })

  test('§39.5.2 what a feast costs is missing in the pool, not in NF', () => {
    const match = inCampaign(duel())
    const who = match.gladiators[0]!
    const before = cfNow(who)
    who.campaign!.feast = 2
    expect(cfNow(who)).toBe(before - 2)
  })

  test('§39.5.2 taxes: five denarii for each man', () => {
    const men = [[ludusMan(0, 'Felix'), ludusMan(0, 'Fortis')], [ludusMan(1, 'Probus')]]
    const { seen } = event([4, 1], [], 3, ludiOf(men, 'event'))
    expect(moves(seen)).toEqual(['0 bank 10 taxes', '1 bank 5 taxes'])
  })

  test('§39.5.2 a windfall: a die for one ludus by chance', () => {
    const { seen, state } = event([6, 2, 4, 3], [], 2, ludiOf(pair(), 'event'))
    expect(moves(seen)).toEqual(['bank 1 3 windfall'])
    expect(state.phase).toBe('trade')
  })

  test('T43 §39.5.2 an investor: 25 now, 15 in the upkeep of the next two months', () => {
    const { state, seen } = event([6, 4], [true, false], 2, ludiOf(pair(), 'event'))
    expect(moves(seen)).toEqual(['bank 0 25 loan'])
    expect(state.ludi.map(({ loans }) => loans)).toEqual([[4, 5], []])
    const upkeep = (month: number) => {
      state.month = month
      state.phase = 'upkeep'
      state.todo = [0]
      return moves(play(state)).filter((line) => line.includes('instalment'))
    }
    expect(upkeep(3)).toEqual([])
    expect(upkeep(4)).toEqual(['0 bank 15 instalment'])
    expect(upkeep(5)).toEqual(['0 bank 15 instalment'])
    expect(upkeep(6)).toEqual([])
  })

  test('T34 §39.5.2 C.37 a revolt: two dice less the tens above 7', () => {
    expect([joinsRevolt(9, 2), joinsRevolt(9, 1)]).toEqual([false, true])
    const { state, seen } = event([6, 6, 4, 5, 4, 5], [2, 1], 2, ludiOf(pair(), 'event'))
    expect(moves(seen)).toEqual(['0 bank 20 bribe', '1 bank 10 bribe'])
    expect(state.men.map(({ name }) => name)).toEqual(['Felix'])
  })

  test('C.37 §39.5.2 by the switch it is spent man by man', () => {
    const men = [[ludusMan(0, 'Felix'), ludusMan(0, 'Fortis')], [ludusMan(1, 'Probus')]]
    const state = ludiOf(men, 'event', { revoltPayment: 'perGladiator' })
    const question = { kind: 'bribe', seat: 0, rule: '§39.5.2' } as const
    expect(lanistaCampaign.check(state, question, [2, 3])).toMatchObject({ rule: '§39.5.2' })
    expect(lanistaCampaign.check(state, question, 2)).toMatchObject({ rule: '§39.5.2' })
    const { seen } = event([6, 6, 4, 5, 4, 5, 1, 1], [[2, 0], [0]], 2, state)
    expect(moves(seen)).toEqual(['0 bank 20 bribe'])
    expect(state.men.map(({ name }) => name)).toEqual(['Felix', 'Probus'])
  })

  test('C.35 §39.5.2 a professional: two dice and six, for the highest of sealed bids', () => {
    const state = ludiOf(pair(), 'event')
    // 24; value 2 + 6; centurion 66 with spirit, two talent rolls without effect, luck, prestige; TR twice makes it 8.
    play(state, [2, 4, 1, 1, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(combatValue(state.forHire!)).toBe(8)
    expect(state.forHire).toMatchObject({ isHired: true, XP: 0, ratings: { TR: 10 } })
    const { name } = state.forHire!
    const seen = play(state, [], [3, 7])
    expect(moves(seen)).toEqual(['1 bank 7 hire'])
    expect(seen.events[0]).toMatchObject({ kind: 'bidsOpened', bids: [3, 7] })
    expect(state.men.at(-1)).toMatchObject({ name, owner: 1, isHired: true })
  })

  test('C.35 §39.5.2 equals bid once more, then chance decides; without a bid he goes', () => {
    const hire = (answers: readonly number[], faces: readonly number[] = []) => {
      const state = ludiOf(pair(), 'event')
      state.event = 'champion'
      state.forHire = ludusMan(0, 'Milo', { isHired: true })
      return { lines: moves(play(state, faces, answers)), men: state.men.length }
    }
    expect(hire([5, 5, 6, 7])).toEqual({ lines: ['1 bank 7 hire'], men: 3 })
    expect(hire([5, 5, 6, 6], [1])).toEqual({ lines: ['0 bank 6 hire'], men: 3 })
    expect(hire([0, 0])).toEqual({ lines: [], men: 2 })
  })

  test('C.35 §39.5.2 the professional is not for sale and leaves at the end of the month', () => {
    const state = ludiOf(
      [[ludusMan(0, 'Felix'), ludusMan(0, 'Milo', { isHired: true })], [ludusMan(1, 'Probus')]],
      'sell',
    )
    expect(lanistaCampaign.check(state, { kind: 'sell', seat: 0, rule: '§39.5.3.2' }, ['Milo'])).not.toBeNull()
    state.phase = 'check'
    const { events } = play(state)
    expect(state.men.map(({ name }) => name)).toEqual(['Felix', 'Probus'])
    expect(events[0]).toMatchObject({ kind: 'championLeft', name: 'Milo' })
  })
})

describe('§39.5.3 the auction', () => {
  test('§39.5.3 §39.5.3.1 a man goes to another ludus for a price on which both agree', () => {
    const state = ludiOf(pair(), 'trade')
    const seen = play(state, [], [{ man: 'Probus', with: 1, price: 12 }, true])
    expect(moves(seen)).toEqual(['0 1 12 trade'])
    expect(state.men.map(({ owner }) => owner)).toEqual([0, 0])
    const back = play(state, [], [{ man: 'Felix', with: 1, price: 3 }, false])
    expect(moves(back)).toEqual([])
    expect(back.events.at(-1)).toMatchObject({ kind: 'offerRefused', seat: 1 })
    play(state, [], [null])
    expect(state.todo).toEqual([1])
  })

  test('§39.5.3.1 three offers in a month are enough', () => {
    const state = ludiOf(pair(), 'trade')
    for (let i = 0; i < 3; i++) play(state, [], [{ man: 'Felix', with: 1, price: 3 }, false])
    expect(state).toMatchObject({ phase: 'trade', todo: [1] })
  })

  test('§39.5.3.1 what cannot be offered, and what cannot be paid', () => {
    const state = ludiOf(pair(), 'trade')
    const offer = { kind: 'offer', seat: 0, rule: '§39.5.3.1' } as const
    const check = (answer: unknown) => lanistaCampaign.check(state, offer, answer)?.message
    expect(check({ man: 'Nemo', with: 1, price: 1 })).toMatch(/one of yours/)
    expect(check({ man: 'Felix', with: 0, price: 1 })).toMatch(/another ludus/)
    expect(check({ man: 'Probus', with: 1, price: 41 })).toMatch(/from 0 to 40/)
    expect(check({ man: 'Felix', with: 1, price: 41 })).toBeUndefined()
    const deal = {
      kind: 'deal',
      seat: 1,
      rule: '§39.5.3.1',
      offer: { man: 'Felix', with: 1, price: 41 },
      from: 0,
    } as const
    expect(lanistaCampaign.check(state, deal, true)?.message).toMatch(/cannot pay/)
    expect(lanistaCampaign.check(state, deal, false)).toBeNull()
  })

  test('T28 §39.5.3.2 a man brings his value, a die more and a die less, never less than nothing', () => {
    expect([auctionPrice(5, 2, 6), auctionPrice(0, 1, 6)]).toEqual([1, 0])
    const state = ludiOf(pair(), 'sell')
    const seen = play(state, [6, 1], [['Felix']])
    expect(moves(seen)).toEqual(['bank 0 7 sale'])
    expect(state.men.map(({ name }) => name)).toEqual(['Probus'])
  })

  test('T27 C.38 §39.5.3.2 stock is judged by two dice, and never below level 1', () => {
    const level = (total: number, paid: number, face: number) => {
      return levelOfStock(
        qualityOf(lanistaTables, total),
        paid,
        () => face,
        () => face,
      )
    }
    expect([priceOfStock({ event: 'lowStock' }, 6), priceOfStock({ event: null }, 6)]).toEqual([12, 6])
    expect([level(10, 6, 0), level(13, 10, 5), level(4, 1, 3)]).toEqual([7, 15, 1])
    expect([level(3, 9, 0), level(5, 9, 2), level(6, 9, 0), level(8, 9, 0), level(11, 9, 3)]).toEqual([1, 7, 9, 9, 12])
  })

  test('T27 §39.5.3.3 §39.5.3.2 in a month of good stock one more, 25 XP for each level, spent at once', () => {
    const state = ludiOf(pair(), 'order')
    state.event = 'goodStock'
    const seen = play(state, [], [[10], []], 2)
    expect(moves(seen)).toEqual(['0 bank 10 stock'])
    // Quality 12 + 1, a die of 5; centurion 11, spirit, two rolls without effect, luck, prestige.
    play(state, [6, 6, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(state.men.at(-1)).toMatchObject({ owner: 0, XP: 375, earned: 375 })
    const { asked } = play(state, [], [{ buy: 'rating', rating: 'TR' }])
    expect(asked[0]).toMatchObject({ kind: 'spend', XP: 375 })
    play(state, [], [{ buy: 'nothing' }])
    expect(state.spending).toEqual([])
    play(state)
    expect(state.phase).toBe('munus')
  })

  test('§39.5.3.2 poor stock is judged with one less, and nobody buys above level 10 or his purse', () => {
    const state = ludiOf(pair(), 'order')
    state.event = 'poorStock'
    const question = { kind: 'order', seat: 0, rule: '§39.5.3.2' } as const
    expect(lanistaCampaign.check(state, question, [11])).toMatchObject({ rule: '§39.5.3.2' })
    expect(lanistaCampaign.check(state, question, [10, 10, 10, 10, 1])?.message).toBe(
      'That costs 41 denarii, and you have 40.',
    )
    play(state, [], [[6], []], 2)
    // Quality 4 - 1.
    play(state, [2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(state.men.at(-1)).toMatchObject({ earned: 25 })
  })
})
