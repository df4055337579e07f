import { describe, expect, test } from 'vitest'
import { afterMatch } from '../src/39-lanistas/experience.ts'
import { bankOdds, mostFromBank } from '../src/39-lanistas/odds.ts'
import { ruin } from '../src/39-lanistas/treasury.ts'
import type { Bout } from '../src/campaign/state.ts'
import { lanistaCampaign } from '../src/index.ts'
import { inCampaign } from './campaign-floor.ts'
import { duel } from './helpers.ts'
import {
  bill,
  fighter,
  fixture,
  inMunus,
  ludiOf,
  ludusMan,
  ludusOptionsWith,
  men,
  moves,
  play,
  told,
} from './ludus-floor.ts'

describe('the month', () => {
  test('§36.1 §39.4.1 the origin of a man is told', () => {
    const state = lanistaCampaign.start(lanistaCampaign.defaultSetup, ludusOptionsWith({ useOrigins: 'on' }))
    const { events } = play(state, [6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    const { name } = state.men[0]!
    expect(events).toContainEqual({ kind: 'originRolled', rule: '§36.1', name, origin: 'senator' })
  })

  test('§39.5.2 a feast that costs a single CF is told', () => {
    // 34; a 4 against a CN of 3 for Felix, 3 for Fortis.
    const { events } = play(ludiOf(men(), 'event'), [3, 4, 4, 3], [], 2)
    expect(events.at(-1)).toMatchObject({ kind: 'feastHeld', seat: 0, losses: [{ name: 'Felix', CF: 1 }] })
  })

  test('C.35 §39.5.2 where nobody bids a second time the first bids stand, and he whom chance names pays his', () => {
    const state = ludiOf(men(), 'event')
    state.event = 'champion'
    state.forHire = ludusMan(0, 'Milo', { isHired: true })
    const seen = play(state, [4], [5, 5, 0, 0])
    expect(moves(seen)).toHaveLength(1)
    expect(moves(seen)[0]).toContain(' 5 ')
    expect(seen.events.at(-1)).toMatchObject({ kind: 'championHired', seat: 1, name: 'Milo' })
  })

  test('§39.6 the living of a ludus that is out go their way, its dead and the others stay', () => {
    const own = [ludusMan(0, 'Felix', { status: 'dead' }), ludusMan(0, 'Fortis')]
    const state = ludiOf([own, [ludusMan(1, 'Probus')]], 'upkeep')
    told([], [], (referee) => ruin(state, 0, 'debt', referee))
    expect(state.men.map(({ name }) => name)).toEqual(['Felix', 'Probus'])
  })
})

describe('the munus', () => {
  test.each([
    [1, [1, 1], ['bank 0 10 colosseum', 'bank 1 10 colosseum']],
    [2, [1, 3], []],
  ] as const)('§27.2.1.1 §39.5.4.5 an arena of size %d: only the first is the Colosseum', (arena, faces, lines) => {
    const state = ludiOf(men(), 'munus')
    expect(moves(play(state, [1, 1, ...faces]))).toEqual(lines)
    expect(state.munus!.arena).toBe(arena)
  })

  test.each([
    [1, ['Fortis', 'Faustus'], 1],
    [3, ['Fortis', 'Faustus'], 2],
  ])('§38.2.3 of %d allies no more than are free, and no more than are wanted', (allies, choices, most) => {
    const own = ['Felix', 'Fortis', 'Faustus'].map((name) => ludusMan(0, name))
    const draft = { ...bill, type: 'twoPairs', allies, others: [1, 1], style: null, suit: null } as const
    const state = inMunus('arrange', { waiting: ['Felix'], draft }, {}, [own, [ludusMan(1, 'Probus')]])
    own[0]!.isSent = true
    // Nobody goes with him: thirteen dice for each guest.
    const { asked } = play(state, Array(13 * (allies + 2)).fill(1), ['thraex', []])
    expect(asked[1]).toMatchObject({ kind: 'allies', seat: 0, most, choices })
  })

  test('§39.5.4.4 C.39 by the switch one to the rounded ratio, and evens for equals', () => {
    const odds = (a: number, b: number) => bankOdds({ oddsMethod: 'unit' }, [a, b])
    expect([odds(7, 7), odds(8, 7), odds(7, 8), odds(0, 3)]).toEqual([
      [1, 1],
      [2, 1],
      [1, 2],
      [1, 3],
    ])
  })

  test('§39.5.4.4 of a lanista who makes no wager nothing is told', () => {
    const state = inMunus('bank', { fixtures: [fixture()] })
    expect(play(state, [], [[]]).events).toEqual([])
    const wagers = [{ match: 1, side: 1, unit: 3 }]
    expect(play(state, [], [wagers]).events).toMatchObject([{ kind: 'bankTookWagers', seat: 1, wagers }])
  })

  test('§39.5.4.4 by the switch the bank pays a lanista only so much in a month', () => {
    const state = inMunus('bank', { fixtures: [{ ...fixture(), values: [10, 4] }] }, { bankLimit: '20' })
    const question = { kind: 'bank', seat: 1, rule: '§39.5.4.4' } as const
    const refusal = (unit: number) => lanistaCampaign.check(state, question, [{ match: 1, side: 1, unit }])?.message
    expect(refusal(4)).toBeUndefined()
    expect(refusal(5)).toBe('The bank pays at most 20 denarii to a lanista in a month.')
    expect(mostFromBank({ bankLimit: 'none' })).toBe(Number.POSITIVE_INFINITY)
    state.munus = { ...state.munus!, fixtures: [{ ...fixture(), values: [25, 1] }] }
    expect(lanistaCampaign.legal(state, question)).toEqual([[], [{ match: 1, side: 0, unit: 1 }]])
  })

  test('§27.2.2 §39.5.4.5 there are obstacles in the Colosseum too, and none without the arenas', () => {
    const obstacles = (arena: number, faces: readonly number[]) => {
      const state = inMunus('match', { arena, fixtures: [fixture()] })
      state.playing = 1
      play(state, faces)
      return state.bout!.match.arena.obstacles
    }
    // Intimidation; a 2 less the size of 1; mud in the corner.
    expect(obstacles(1, [1, 1, 2, 3, 1, 1, 1, 1])).toEqual([{ cell: 0, terrain: 'mud' }])
    expect(obstacles(0, [1, 1])).toEqual([])
  })

  test('§39.5.5 of a match between two ludi each man has the other in his journal', () => {
    const state = inMunus('bout')
    const match = inCampaign(duel())
    match.outcome = { kind: 'won', team: 0 }
    match.gladiators[1]!.out = 'killed'
    const bout: Bout = { match, setup: { gladiators: [] }, owners: [null, null], prestige: [0, 0] }
    const sides = [[fighter('Felix', 0)], [fighter('Probus', 1)]] as const
    told([1, 1, 1], [], (referee) => afterMatch(state, bout, fixture({ sides }), referee))
    expect(state.journal.map(({ name, opponents, isDead }) => [name, opponents, isDead])).toEqual([
      ['Felix', ['Probus'], false],
      ['Probus', ['Felix'], true],
    ])
  })
})

describe('what a month leaves behind', () => {
  test('§39.5 nothing of the month before is left when one begins', () => {
    const state = inMunus('check')
    const taking = { name: 'Felix', owner: 0, hasWon: true, isChampion: false, worth: null }
    Object.assign(state, { event: 'barley', trained: 1, forHire: ludusMan(0, 'Milo'), takings: [taking] })
    for (const man of state.men) Object.assign(man, { feast: 2, isSent: true })
    play(state)
    expect(state).toMatchObject({ event: null, trained: null, forHire: null, munus: null, takings: [], accounts: [] })
    expect(state.men.map(({ feast, isSent }) => [feast, isSent])).toEqual(Array(3).fill([0, false]))
  })

  test('§39.4 §39.5 after the last man of the stables the first month begins', () => {
    const state = lanistaCampaign.start(lanistaCampaign.defaultSetup, ludusOptionsWith())
    state.todo = [0, 1]
    const first = play(state, Array(11).fill(1))
    const { name } = state.men[0]!
    expect(first.events).toContainEqual(expect.objectContaining({ kind: 'ratingsRolled', rule: '§29.2', name }))
    expect(first.events.at(-1)).toMatchObject({ kind: 'manJoined', rule: '§39.4.1', seat: 0, name })
    expect(state).toMatchObject({ phase: 'stables', month: 0 })
    expect(play(state, Array(11).fill(1)).events.at(-1)).toMatchObject({ kind: 'monthBegan', month: 1 })
    expect(state).toMatchObject({ phase: 'editor', month: 1, men: [{ owner: 0 }, { owner: 1 }] })
  })

  test.each([
    ['in the order of the seats', [1, 1, 6, 6, 2, 2], 1, 2, '§39.5.1.1', [2, 12, 4]],
    ['an equal is not passed over', [3, 4, 3, 4, 1, 1], 0, 1, '§39.5.1', [7, 7, 2]],
    ['nor is one below', [1, 1, 3, 4, 1, 2], 0, 1, '§39.5.1', [2, 7, 3]],
    ['of two the other', [6, 6, 1, 1], 0, 1, '§39.5.1.1', [12, 2]],
  ])('§39.5.1 §39.5.1.1 the Editor: %s', (_, faces, before, editor, rule, totals) => {
    const state = ludiOf(
      totals.map((_, seat) => [ludusMan(seat, `Man ${seat}`)]),
      'editor',
    )
    state.editor = before
    const { events } = play(state, faces)
    expect(events[0]).toMatchObject({ kind: 'editorChosen', rule, seat: editor, throws: [totals] })
  })

  test('§39.7 the end of the campaign is told', () => {
    const state = inMunus('check')
    state.held = 11
    expect(play(state).events.map(({ kind }) => kind)).toEqual(['monthClosed', 'campaignClosed'])
  })

  test('§39.5.2 whose trainer has come is told, and who has left in a revolt', () => {
    const trainer = play(ludiOf(men(), 'event'), [2, 1, 4])
    expect(trainer.events.at(-1)).toEqual({ kind: 'trainerCame', rule: '§39.5.2', seat: 1 })
    const state = ludiOf(men(), 'event')
    state.event = 'revolt'
    const { events } = play(state, [4, 4, 1, 1, 1, 1], [0, 0])
    expect(events).toEqual([
      { kind: 'menRevolted', rule: '§39.5.2', seat: 0, left: ['Felix'] },
      { kind: 'menRevolted', rule: '§39.5.2', seat: 1, left: [] },
    ])
    expect(state.phase).toBe('trade')
  })

  test('C.35 §39.5.2 the professional is shown with his ratings and his value, and is to be had once', () => {
    const state = ludiOf(men(), 'event')
    const { events } = play(state, [2, 4, 1, 1, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(events.slice(-2)).toMatchObject([{ kind: 'ratingsRolled' }, { kind: 'championOffered', value: 8 }])
    play(state, [], [0, 0])
    expect(state.forHire).toBeNull()
  })
})

describe('the auction and the treasury', () => {
  test('§39.5.3.1 an offer is told, and the trade that comes of it', () => {
    const offer = { man: 'Felix', with: 1, price: 12 }
    const { events } = play(ludiOf(men(), 'trade'), [], [offer, true])
    expect(events.slice(0, 2)).toEqual([
      { kind: 'offerMade', rule: '§39.5.3.1', seat: 0, offer },
      { kind: 'manTraded', rule: '§39.5.3.1', seat: 0, name: 'Felix', buyer: 1 },
    ])
  })

  test('§39.5.3.2 an order is told, but not that somebody orders nothing', () => {
    const state = ludiOf(men(), 'order')
    expect(play(state, [], [[4]]).events[0]).toMatchObject({ kind: 'stockOrdered', seat: 0, levels: [4] })
    expect(play(state, [], [[]]).events).toEqual([])
  })

  test.each([
    [null, [4, 4], 'average', 4],
    ['goodStock', [4, 4], 'good', 5],
    ['goodStock', [4, 3], 'average', 4],
    ['poorStock', [5, 4], 'average', 4],
    ['poorStock', [5, 5], 'good', 5],
  ] as const)('§39.5.3.2 §39.5.3.3 in a month of %s stock %j are %s', (event, faces, quality, level) => {
    const state = ludiOf(men(), 'stock')
    Object.assign(state, { event, orders: [{ ludus: 1, level: 4 }] })
    const { events } = play(state, [...faces, ...Array(11).fill(1)])
    expect(events[0]).toMatchObject({ kind: 'stockJudged', seat: 1, paid: 4, quality, level })
    expect(events.at(-1)).toMatchObject({ kind: 'experienceEarned', rule: '§39.5.3.3', XP: 25 * level })
  })

  test('§39.5.3.2 a sale is told and entered, and the taking keeps what he was worth', () => {
    const state = ludiOf([[ludusMan(0, 'Felix', { PR: 3 }), ludusMan(0, 'Fortis')], [ludusMan(1, 'Probus')]], 'sell')
    const taking = { owner: 0, hasWon: true, isChampion: false, worth: null }
    state.takings = ['Felix', 'Fortis'].map((name) => ({ ...taking, name }))
    const entry = { from: null, to: 0, denarii: 7, heading: 'sale' }
    const rule = '§39.5.3.2'
    expect(play(state, [6, 1], [['Felix']]).events).toStrictEqual([
      { kind: 'manSold', rule, seat: 0, name: 'Felix', price: 7, isForced: false },
      { kind: 'moneyMoved', rule, entry, about: 'Felix' },
    ])
    expect(state.accounts).toEqual([entry])
    expect(state.takings.map(({ worth }) => worth)).toEqual([5, null])
  })

  test('§39.6 one who must be sold is told so', () => {
    const state = ludiOf(men(), 'upkeep')
    state.ludi[0]!.REP = 44
    const { events } = play(state, [6, 1], ['Fortis'])
    expect(events[1]).toMatchObject({ kind: 'manSold', rule: '§39.6', name: 'Fortis', isForced: true })
    const entry = { from: 0, to: null, denarii: 2, heading: 'upkeep' }
    expect(events[0]).toStrictEqual({ kind: 'moneyMoved', rule: '§39.5.9.1', entry })
  })

  test('§39.6 who can just pay sells nobody and stays', () => {
    const state = ludiOf(men(), 'upkeep')
    state.ludi[0]!.REP = 38
    expect(moves(play(state))).toEqual(['0 bank 2 upkeep', '0 bank 38 reputation'])
    expect(state.ludi[0]).toMatchObject({ denarii: 0, isOut: false })
  })

  test('§39.6 who is out has no more turns but the one that he has', () => {
    const state = ludiOf([...men(), [ludusMan(2, 'Milo')]], 'upkeep')
    const out = (seat: number) => {
      told([], [], (referee) => ruin(state, seat, 'debt', referee))
      return state.todo
    }
    expect([out(1), out(0)]).toEqual([
      [0, 2],
      [0, 2],
    ])
  })

  test('§39.5.7 how earnings come about is told', () => {
    const state = inMunus('earnings')
    state.takings = [{ name: 'Felix', owner: 0, hasWon: false, isChampion: false, worth: null }]
    expect(play(state).events[0]).toMatchObject({ kind: 'moneyMoved', about: 'Felix', steps: [{ value: 4 }] })
    expect(state).toMatchObject({ phase: 'train', todo: [0, 1] })
  })

  test('§39.5.8 training is told, and counts as earned', () => {
    const state = inMunus('train')
    const { events } = play(state, [4, 6])
    expect(events[0]).toEqual({ kind: 'trained', rule: '§39.5.8', seat: 0, name: 'Felix', XP: 4 })
    expect(state.men.map(({ earned }) => earned)).toEqual([4, 6, 0])
  })

  test('§33.3 §39.5.5 what is bought is paid, told and had', () => {
    const state = inMunus('experience')
    state.men[0]!.XP = 60
    state.spending = ['Felix']
    const purchase = { buy: 'rating', rating: 'TR' }
    const { events } = play(state, [], [purchase])
    expect(events[0]).toEqual({ kind: 'bought', rule: '§33.3', name: 'Felix', purchase, left: 25 })
    expect(state.men[0]).toMatchObject({ XP: 25, ratings: { TR: 11 } })
    const roll = play(state, [1, 1], [{ buy: 'roll', red: 0 }])
    expect(roll.events.at(-1)).toMatchObject({ kind: 'talentGained', name: 'Felix' })
    play(state, [], [], 2)
    expect(state.phase).toBe('settle')
  })
})
