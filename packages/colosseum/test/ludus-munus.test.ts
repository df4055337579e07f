import { Dice } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { afterMatch } from '../src/39-lanistas/experience.ts'
import { baseEarnings, upkeepOf, upkeepOfLudus } from '../src/39-lanistas/money.ts'
import { bankOdds, stakesOf } from '../src/39-lanistas/odds.ts'
import { winnersOf } from '../src/39-lanistas/victory.ts'
import { settle } from '../src/campaign/aftermath.ts'
import type { Bout } from '../src/campaign/state.ts'
import { type LudusMan, type LudusOptions, type LudusState, lanistaCampaign } from '../src/index.ts'
import type { LudusRef } from '../src/ludus/game.ts'
import type { Munus } from '../src/ludus/state.ts'
import type { State } from '../src/match/state.ts'
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

describe('§39.5.4 the munus', () => {
  test('§39.5.4 2D3 less one for its quality, and for the arena', () => {
    const state = ludiOf(men(), 'munus')
    const { events } = play(state, [1, 6, 3, 4])
    expect(state.munus).toMatchObject({ quality: 3, arena: 3 })
    expect(events[0]).toMatchObject({ kind: 'munusOpened', rule: '§39.5.4', seat: 0 })
    expect(state.phase).toBe('entries')
  })

  test('T54 §39.5.4.5 in the Colosseum each ludus has ten denarii, once', () => {
    const open = (colosseumBonus: 'perMunus' | 'perMatch') => {
      return moves(play(ludiOf(men(), 'munus', { colosseumBonus }), [1, 1, 1, 1]))
    }
    expect(open('perMunus')).toEqual(['bank 0 10 colosseum', 'bank 1 10 colosseum'])
    expect(open('perMatch')).toEqual([])
  })

  test('§39.5.4.1 so many men as the quality says', () => {
    const state = inMunus('entries', { quality: 1 })
    const question = { kind: 'entries', seat: 0, rule: '§39.5.4.1' } as const
    expect(lanistaCampaign.check(state, question, ['Felix', 'Fortis'])).toMatchObject({ rule: '§39.5.4.1' })
    expect(lanistaCampaign.check(state, question, ['Probus'])).not.toBeNull()
    expect(lanistaCampaign.check(state, question, ['Fortis'])).toBeNull()
  })

  test('C.34 §39.5.4.2 each costs 1D3, but not the men of the Editor, who come last', () => {
    const state = inMunus('entries')
    const seen = play(state, [5], [['Felix', 'Fortis'], ['Probus']], 2)
    expect(moves(seen)).toEqual(['1 bank 3 fee'])
    expect(state.munus!.waiting).toEqual(['Probus', 'Felix', 'Fortis'])
    expect(state.phase).toBe('arrange')
  })

  test('§39.5.4.2 whoever cannot be paid for stays at home', () => {
    const state = inMunus('entries')
    state.ludi[1]!.denarii = 2
    const { events } = play(state, [5], [[], ['Probus']], 2)
    expect(events.at(-1)).toMatchObject({ kind: 'manWithdrawn', name: 'Probus' })
    expect(state.men[2]!.isSent).toBe(false)
    expect(state.phase).toBe('experience')
  })
})

describe('§39.5.4.5 arranging', () => {
  /** One challenger: his style, 11, spirit, two rolls, luck, prestige, no experience. */
  const CHALLENGER = Array<number>(13).fill(1)
  const pairOf = (state: LudusState) => {
    state.munus!.waiting = ['Felix']
    state.men[0]!.isSent = true
    return state
  }

  test('§39.5.4.5 a match is rolled and arranged as in chapter 38', () => {
    const state = pairOf(inMunus('arrange'))
    // A matched pair, not to the death, class II against class I.
    play(state, [1, 1, 1, 3, 4])
    expect(state.munus!.draft).toMatchObject({ type: 'matchedPair', own: 2, others: [1] })
    const { events } = play(state, CHALLENGER, ['thraex'])
    const [made] = state.munus!.fixtures
    expect(made).toMatchObject({ number: 1, hero: 'Felix', owner: 0, values: [2, 1], conduct: { 0: 'decide' } })
    expect(made!.sides[1][0]!.guest).toMatchObject({ ratings: { TR: 8 } })
    expect(events.at(-1)).toMatchObject({ kind: 'fixtureSet', odds: [2, 1] })
    expect(state.phase).toBe('bank')
  })

  test('§37.3 C.07 C.08 a suit is paid by the ludus, and kept', () => {
    const suit = ['A', 'C3', '-', 'C4', 'B4']
    const arrange = (change: Partial<LudusMan>) => {
      const state = pairOf(inMunus('arrange', {}, {}, [[ludusMan(0, 'Felix', change)], [ludusMan(1, 'Probus')]]))
      state.munus!.draft = { ...bill, style: null, suit: null }
      return { state, lines: moves(play(state, CHALLENGER, ['myrmillo', suit])) }
    }
    const { state, lines } = arrange({})
    expect(lines).toEqual(['0 bank 8 armour'])
    expect(state.men[0]!.suits).toEqual({ medium: suit })
    expect(state.munus!.fixtures[0]!.sides[0][0]).toMatchObject({ suit })
    expect(arrange({ suits: { medium: suit } }).lines).toEqual([])
  })

  test('§37.3 §37.2 not beyond the purse, nor beyond the allowance', () => {
    const state = inMunus('arrange')
    const question = { kind: 'armour', seat: 0, rule: '§37.1', name: 'Felix', style: 'myrmillo' } as const
    const check = (suit: readonly string[]) => lanistaCampaign.check(state, question, suit)?.rule
    expect(check(['A', 'C3', '-', 'C4', 'B4'])).toBeUndefined()
    expect(check(['A', 'A', 'A', '-', '-'])).toBe('§37.3')
    state.ludi[0]!.denarii = 7
    expect(check(['A', 'C3', '-', 'C4', 'B4'])).toBe('§37.3')
    expect(lanistaCampaign.check(state, question, 'rolled')).toBeNull()
  })

  test('§38.2.3 C.44 §39.5.4.2 a man of the ludus stands beside him, and pays his fee', () => {
    const state = pairOf(inMunus('arrange'))
    state.editor = 1
    state.munus!.draft = { ...bill, type: 'twoPairs', allies: 1, others: [1, 1], style: null, suit: null }
    const faces = [1, ...CHALLENGER, ...CHALLENGER]
    const seen = play(state, faces, ['thraex', ['Fortis'], 'thraex'])
    expect(moves(seen)).toEqual(['0 bank 1 fee'])
    expect(state.munus!.fixtures[0]!.sides.map((side) => side.length)).toEqual([2, 2])
    expect(state.munus!.fixtures[0]!.sides[0][1]).toMatchObject({ name: 'Fortis', owner: 0 })
    expect(state.men[1]!.isSent).toBe(true)
  })

  test('§38.4.2 by the switch a free man of another ludus, if his lanista agrees', () => {
    const arrange = (answers: readonly unknown[], faces: readonly number[]) => {
      const state = pairOf(inMunus('arrange', {}, { interLudusMatches: 'yes' }))
      state.munus!.draft = { ...bill, style: null, suit: null }
      const { events } = play(state, faces, ['thraex', ...answers])
      return { events, foe: state.munus!.fixtures[0]!.sides[1][0]! }
    }
    const agreed = arrange(['Probus', true, 'parmularius', 'rolled'], [2])
    expect(agreed.foe).toMatchObject({ name: 'Probus', owner: 1, style: 'parmularius', guest: null })
    const refused = arrange(['Probus', false], CHALLENGER)
    expect(refused.foe).toMatchObject({ owner: null })
    expect(refused.events.some(({ kind }) => kind === 'rivalRefused')).toBe(true)
    expect(arrange([null], CHALLENGER).foe).toMatchObject({ owner: null })
  })

  test('§38.2.3 the Editor chooses where somebody may', () => {
    const state = pairOf(inMunus('arrange'))
    state.editor = 1
    const { asked } = play(state, [6, 6], ['bestiarii'])
    expect(asked[0]).toMatchObject({ kind: 'matchType', seat: 1 })
    expect(state.munus!.draft).toMatchObject({ type: 'bestiarii', isUnique: true })
  })

  test('§39.5.4.5 each lanista says how his match is fought', () => {
    const state = pairOf(inMunus('arrange'))
    state.ludi[0] = { ...state.ludi[0]!, conduct: 'ask' }
    state.munus!.draft = { ...bill, style: null, suit: null }
    play(state, CHALLENGER, ['thraex', 'watch'])
    expect(state.munus!.fixtures[0]!.conduct).toEqual({ 0: 'watch' })
  })
})

describe('§39.5.4.3 §39.5.4.4 wagers', () => {
  test('T29 §39.5.4.4 C.39 the combat values, reduced by what divides both', () => {
    const odds = (a: number, b: number) => bankOdds({ oddsMethod: 'gcd' }, [a, b])
    expect([odds(10, 4), odds(7, 7), odds(0, 3), odds(9, 6)]).toEqual([
      [5, 2],
      [1, 1],
      [1, 3],
      [3, 2],
    ])
    expect([bankOdds({ oddsMethod: 'unit' }, [10, 4]), bankOdds({ oddsMethod: 'unit' }, [3, 9])]).toEqual([
      [3, 1],
      [1, 3],
    ])
  })

  test('T30 §39.5.6 §38.5.6 the backer of the weaker wins more than he loses', () => {
    expect(stakesOf([5, 2], 1, 3)).toEqual({ wins: 15, loses: 6 })
    expect(stakesOf([5, 2], 0, 3)).toEqual({ wins: 6, loses: 15 })
  })

  const bank = { kind: 'bank', seat: 1, rule: '§39.5.4.4' } as const

  test('§39.5.4.4 C.40 the bank takes what is covered, and nothing on hunts', () => {
    const state = inMunus('bank', { fixtures: [fixture(), fixture({ number: 2, values: null })] })
    const check = (answer: unknown) => lanistaCampaign.check(state, bank, answer)?.message
    expect(check([{ match: 1, side: 0, unit: 8 }])).toBeUndefined()
    expect(
      check([
        { match: 1, side: 0, unit: 8 },
        { match: 1, side: 1, unit: 1 },
      ]),
    ).toMatch(/do not cover/)
    expect(check([{ match: 2, side: 0, unit: 1 }])).toMatch(/takes no wager/)
    expect(check([{ match: 1, side: 0, unit: 0 }])).toMatch(/match, side and unit/)
    play(state, [], [[], [{ match: 1, side: 1, unit: 3 }]], 2)
    expect(state.munus!.wagers).toEqual([{ match: 1, side: 1, backer: 1, against: null, wins: 15, loses: 6 }])
    const soft = inMunus('bank', { fixtures: [fixture()] }, { wagerCover: 'soft' })
    expect(lanistaCampaign.check(soft, bank, [{ match: 1, side: 0, unit: 100 }])).toBeNull()
  })

  test('C.40 §39.5.4.3 nobody bets against his own men, unless the switch lets him', () => {
    const check = (ownBets: 'backOnly' | 'free') => {
      const state = inMunus('bank', { fixtures: [fixture()] }, { ownBets })
      return lanistaCampaign.check(state, { ...bank, seat: 0 }, [{ match: 1, side: 1, unit: 1 }])
    }
    expect(check('backOnly')?.message).toMatch(/his own men/)
    expect(check('free')).toBeNull()
  })

  test('§39.5.4.3 with each other at any odds, if the other takes it', () => {
    const wager = { match: 1, side: 0, against: 1, wins: 3, loses: 7 } as const
    const offer = (isTaken: boolean) => {
      const state = inMunus('wagers', { fixtures: [fixture()] })
      const { events } = play(state, [], [wager, isTaken])
      return { wagers: state.munus!.wagers, last: events.at(-1)!.kind }
    }
    expect(offer(true)).toEqual({
      wagers: [{ match: 1, side: 0, backer: 0, against: 1, wins: 3, loses: 7 }],
      last: 'wagerMade',
    })
    expect(offer(false)).toEqual({ wagers: [], last: 'wagerRefused' })
  })

  test('§39.5.4.3 both must cover what they may lose', () => {
    const state = inMunus('wagers', { fixtures: [fixture()] })
    const question = { kind: 'wager', seat: 0, rule: '§39.5.4.3' } as const
    const challenge = { match: 1, side: 0, against: 1, wins: 41, loses: 40 } as const
    expect(lanistaCampaign.check(state, question, challenge)).toBeNull()
    expect(lanistaCampaign.check(state, question, { ...challenge, loses: 41 })).toMatchObject({ rule: '§39.5.4.3' })
    const cover = { kind: 'cover', seat: 1, rule: '§39.5.4.3', challenge, from: 0 } as const
    expect(lanistaCampaign.check(state, cover, true)).toMatchObject({ rule: '§39.5.4.3' })
    expect(lanistaCampaign.check(state, cover, false)).toBeNull()
  })

  test('§39.5.4.3 after three offers the next lanista has his turn, after all of them the matches come', () => {
    const state = inMunus('wagers', { fixtures: [fixture()] })
    const wager = { match: 1, side: 0, against: 1, wins: 1, loses: 1 } as const
    for (let i = 0; i < 3; i++) play(state, [], [wager, false])
    expect(state.todo).toEqual([1])
    play(state, [], [null])
    expect(state).toMatchObject({ phase: 'match', playing: 1 })
  })

  const settled = (winner: 0 | 1 | null, against: number | null) => {
    const state = inMunus('settle', {
      fixtures: [fixture({ winner })],
      wagers: [{ match: 1, side: 0, backer: 0, against, wins: 15, loses: 6 }],
    })
    return moves(play(state))
  }

  test('§39.5.6 §38.5.6 the loser pays; a match without a winner voids it', () => {
    expect(settled(0, null)).toEqual(['bank 0 15 wager'])
    expect(settled(1, null)).toEqual(['0 bank 6 wager'])
    expect(settled(0, 1)).toEqual(['1 0 15 wager'])
    expect(settled(1, 1)).toEqual(['0 1 6 wager'])
    expect(settled(null, 1)).toEqual([])
  })

  test('§39.6 §39.5.6 who cannot pay a wager sells his men, and is out if that is not enough', () => {
    const state = inMunus('settle', {
      fixtures: [fixture({ winner: 1 })],
      wagers: [{ match: 1, side: 0, backer: 1, against: null, wins: 1, loses: 50 }],
    })
    const seen = play(state, [6, 1])
    expect(moves(seen)).toEqual(['bank 1 7 sale', '1 bank 47 wager'])
    expect(state.ludi[1]).toMatchObject({ isOut: true, denarii: 0 })
    expect(seen.events.at(-1)).toMatchObject({ kind: 'ludusRuined', rule: '§39.6', reason: 'debt' })
  })
})

describe('§39.5.4.5 fighting', () => {
  function match(conduct: 'hand' | 'decide', feast = 0, arena = 3) {
    const state = inMunus('match', { arena, fixtures: [fixture({ conduct: { 0: conduct } })] })
    state.playing = 1
    state.men[0]!.feast = feast
    // Intimidation, and no obstacles.
    const seen = play(state, [1, 1, 1])
    return { state, seen, felix: state.bout!.match.gladiators[0]! }
  }

  test('§39.5.4.5 §29.1 a match that nobody plays is played by the book', () => {
    expect(match('decide')).toMatchObject({ felix: { centurion: { FS: 0 } }, seen: { events: [] } })
    const { felix, state, seen } = match('hand')
    expect(felix.centurion).toBeNull()
    expect(state.bout!.owners).toEqual([0, null])
    expect(seen.events.map(({ kind }) => kind)).toEqual(['intimidated'])
  })

  test('§39.5.2 the feast of the month goes with him into the arena of the munus', () => {
    const { felix, state } = match('decide', 2)
    expect(felix.campaign!.feast).toBe(2)
    expect(state.bout!.match.arena.size).toBe(3)
  })

  test('§39.5.4.5 one of which all only want to hear is over in one step, and told by its result', () => {
    const { state } = match('decide')
    const table = new SeededDice(7)
    const events: string[] = []
    lanistaCampaign.playStep(state, table.referee(events))
    expect(state.bout).toBeNull()
    expect(state.munus!.fixtures[0]!.winner).not.toBeUndefined()
    expect(events[0]).toBe('matchDecided')
    expect(events).not.toContain('bout')
  })
})

/** A referee whose dice come from a seed; nobody may be asked. */
class SeededDice {
  private readonly dice: Dice

  constructor(seed: number) {
    this.dice = Dice.fromSeed(`ludus/${seed}`)
  }

  referee(events: string[]): LudusRef {
    const refuse = () => {
      throw new Error('nobody is asked')
    }
    return {
      listening: true,
      roll: (count: number) => this.dice.sum(count),
      dice: (count: number) => this.dice.faces(count),
      successes: () => 0,
      ask: refuse,
      askAll: refuse,
      tell: ({ kind }: { kind: string }) => events.push(kind),
      settle: (_: unknown, run: () => unknown) => run(),
      point: () => {},
    } as unknown as LudusRef
  }
}

describe('§39.5.5 after the matches', () => {
  /** Felix has fought Milo in this match, and this happened. */
  function fought(
    happens: (match: State) => void,
    faces: readonly number[],
    munus: Partial<Munus> = {},
    change: Partial<LudusMan> = {},
    given: Partial<LudusOptions> = {},
  ) {
    const stables = [[ludusMan(0, 'Felix', change), ludusMan(0, 'Fortis')], [ludusMan(1, 'Probus')]]
    const state = inMunus('bout', munus, given, stables)
    const match = inCampaign(duel())
    match.turn = 3
    happens(match)
    const bout: Bout = { match, setup: { gladiators: [] }, owners: [null, null], prestige: [0, 0] }
    const seen = told(faces, [], (referee) => afterMatch(state, bout, fixture(), referee))
    return { state, felix: state.men[0]!, seen }
  }

  const wins = (match: State) => {
    match.outcome = { kind: 'won', team: 0 }
    match.gladiators[1]!.out = 'killed'
  }
  const draws = (match: State) => {
    match.outcome = { kind: 'draw' }
    for (const who of match.gladiators) who.out = 'stans'
  }

  test('§39.5.5 §38.5.5 experience, prestige and luck as ever; who lives may spend when all is over', () => {
    // Prestige 1, luck 2.
    const { state, felix } = fought(wins, [1, 1, 1])
    expect(felix).toMatchObject({ record: { V: 1 }, PR: 0, status: 'active' })
    expect(state.spending).toEqual(['Felix'])
    expect(state.takings).toEqual([{ name: 'Felix', owner: 0, hasWon: true, isChampion: false, worth: null }])
    expect(state.journal[0]).toMatchObject({ name: 'Felix', letter: 'V', opponents: ['Milo'], turns: 3 })
  })

  test('§39.5.5.1 §38.5.5.1 a victory in the Colosseum brings prestige', () => {
    expect(fought(wins, [1, 1, 1], { arena: 1 }).felix.PR).toBe(1)
    expect(fought(draws, [1, 1, 1], { arena: 1 }).felix.PR).toBe(0)
  })

  test('C.43 §39.5.5.1 in a campaign of single gladiators the Colosseum brings none', () => {
    const man = ludusMan(0, 'Felix')
    const match = inCampaign(duel())
    wins(match)
    match.arena.size = 1
    const bout: Bout = { match, setup: { gladiators: [] }, owners: [0, null], prestige: [0, 0] }
    told([1, 1, 1], [], (referee) => settle(ludusOptionsWith(), bout, 0, man, 'V', referee))
    expect(man.PR).toBe(0)
  })

  test('§39.5.5.2 §38.5.5.2 the Emperor’s Champion is set free', () => {
    const record = { V: 9, S: 0, M: 0, kills: 0 }
    const { felix, state, seen } = fought(wins, [1, 1, 1], {}, { record })
    expect(felix.status).toBe('champion')
    expect(seen.events.map(({ kind }) => kind)).toContain('manFreed')
    expect(state.takings[0]).toMatchObject({ isChampion: true })
    expect(state.spending).toEqual([])
  })

  test('§39.5.7.2 §39.5.5.2 one who dies of his tenth victory is the Champion as well', () => {
    const record = { V: 9, S: 0, M: 0, kills: 0 }
    const happens = (match: State) => {
      wins(match)
      match.gladiators[0]!.out = 'killed'
    }
    const { felix, state } = fought(happens, [], {}, { record })
    expect(felix.status).toBe('dead')
    expect(state.takings[0]).toMatchObject({ hasWon: true, isChampion: true })
  })

  test('§39.5.5.3 a V or an S raises the reputation', () => {
    expect(fought(wins, [1, 1, 1]).state.ludi[0]!.REP).toBe(1)
    expect(fought(draws, [1, 1, 1]).state.ludi[0]!.REP).toBe(1)
    const spared = (match: State) => {
      match.outcome = { kind: 'won', team: 1 }
      match.gladiators[0]!.out = 'missus'
    }
    expect(fought(spared, [1, 1, 1]).state.ludi[0]!.REP).toBe(0)
  })

  test('T46 §39.5.5.3 two men of one ludus in one match: once, or for each by the switch', () => {
    const both = (repPer: 'match' | 'man') => {
      const state = inMunus('bout', {}, { repPer })
      const match = inCampaign(duel())
      match.outcome = { kind: 'won', team: 0 }
      Object.assign(match.gladiators[1]!, { team: 0 })
      const sides = [[fighter('Felix', 0), fighter('Fortis', 0)], []] as const
      const bout: Bout = { match, setup: { gladiators: [] }, owners: [null, null], prestige: [0, 0] }
      told([1, 1, 1, 1, 1, 1], [], (referee) => afterMatch(state, bout, fixture({ sides }), referee))
      return { REP: state.ludi[0]!.REP, V: state.men.map(({ record }) => record.V) }
    }
    expect(both('match')).toEqual({ REP: 1, V: [1, 1, 0] })
    expect(both('man')).toEqual({ REP: 2, V: [1, 1, 0] })
  })

  test('§39.5.4.5 by the switch the Colosseum pays for each match', () => {
    const pays = (colosseumBonus: 'perMunus' | 'perMatch') => {
      const state = inMunus('bout', { arena: 1, fixtures: [fixture()] }, { colosseumBonus })
      const match = inCampaign(duel())
      wins(match)
      state.playing = 1
      state.bout = { match, setup: { gladiators: [] }, owners: [null, null], prestige: [0, 0] }
      return moves(play(state, [1, 1, 1])).filter((line) => line.includes('colosseum'))
    }
    expect(pays('perMatch')).toEqual(['bank 0 10 colosseum'])
    expect(pays('perMunus')).toEqual([])
  })

  test('T31 §39.5.7 §38.5.7 §39.5.7.1 §38.5.7.1 §39.5.7.2 §38.5.7.2 C.45 earnings', () => {
    expect(baseEarnings(1, -4)).toBe(0)
    const earned = (isChampion: boolean) => {
      const ratings = { TR: 13, ST: 3, AG: 2, CN: 3, W: 12 }
      const state = inMunus('earnings', { quality: 4 }, {}, [
        [ludusMan(0, 'Felix', { ratings, PR: 2 })],
        [ludusMan(1, 'Probus')],
      ])
      state.takings = [{ name: 'Felix', owner: 0, hasWon: true, isChampion, worth: null }]
      return moves(play(state, [3, 4]))
    }
    expect(earned(false)).toEqual(['bank 0 21 earnings'])
    expect(earned(true)).toEqual(['bank 0 41 earnings'])
  })

  test('§39.5.7 the dead and the sold bring money too, the free leave after it', () => {
    const state = inMunus('earnings')
    state.men[0]!.status = 'dead'
    state.men[1]!.status = 'champion'
    state.takings = [
      { name: 'Felix', owner: 0, hasWon: false, isChampion: false, worth: null },
      { name: 'Ghost', owner: 0, hasWon: false, isChampion: false, worth: 5 },
    ]
    expect(moves(play(state))).toEqual(['bank 0 4 earnings', 'bank 0 7 earnings'])
    expect(state.men.map(({ name }) => name)).toEqual(['Felix', 'Probus'])
  })

  test('§39.5.8 §38.5.8 who was not sent trains', () => {
    const state = inMunus('train')
    state.men[0]!.isSent = true
    play(state, [4, 6], [], 2)
    expect(state.men.map(({ XP }) => XP)).toEqual([0, 4, 6])
    expect(state.spending).toEqual(['Fortis', 'Probus'])
  })
})

describe('§39.5.9 upkeep, ruin and victory', () => {
  test('T32 §39.5.9.1 §38.5.9.1 §39.5.9.2 §38.5.9.2 half of value and prestige, and the reputation', () => {
    expect([upkeepOf(6), upkeepOf(3), upkeepOf(-1)]).toEqual([3, 1, 0])
    const man = (name: string, W: number, PR: number) =>
      ludusMan(0, name, { ratings: { TR: 10, ST: 1, AG: 1, CN: 3, W }, PR })
    const state = ludiOf([[man('A', 15, 1), man('B', 14, -1), man('C', 8, 1)], [ludusMan(1, 'D')]], 'upkeep')
    state.ludi[0]!.REP = 6
    expect(upkeepOfLudus(state, 0)).toEqual({ men: 4, REP: 6 })
    expect(moves(play(state))).toEqual(['0 bank 4 upkeep', '0 bank 6 reputation'])
  })

  test('§39.5.9 §38.5.9 it is due at the end of the month, and then the month is closed', () => {
    const state = ludiOf(men(), 'upkeep')
    play(state)
    play(state)
    expect(state.phase).toBe('check')
    const { events } = play(state)
    expect(events.map(({ kind }) => kind)).toEqual(['monthClosed', 'monthBegan'])
    expect(state).toMatchObject({ month: 4, accounts: [], history: [{ month: 3, men: [2, 1], hasMunus: false }] })
  })

  test('§39.6 debts are paid by selling men, one by one', () => {
    const state = ludiOf(men(), 'upkeep')
    state.ludi[0]!.REP = 44
    const seen = play(state, [6, 1], ['Fortis'])
    expect(moves(seen)).toEqual(['0 bank 2 upkeep', 'bank 0 7 sale', '0 bank 44 reputation'])
    expect(seen.asked).toEqual([{ kind: 'raise', seat: 0, rule: '§39.6', debt: 6 }])
    expect(state.ludi[0]).toMatchObject({ denarii: 1, isOut: false })
  })

  test('§39.6 without a gladiator a lanista is out', () => {
    const state = ludiOf(
      [[ludusMan(0, 'Felix')], [ludusMan(1, 'Probus', { status: 'dead' })], [ludusMan(2, 'Milo')]],
      'check',
    )
    const { events } = play(state)
    expect(state.ludi.map(({ isOut }) => isOut)).toEqual([false, true, false])
    expect(events[0]).toMatchObject({ kind: 'ludusRuined', seat: 1, reason: 'men' })
  })

  test('§39.7 §38.7 C.41 after the last munus most denarii have won', () => {
    const state = inMunus('check')
    state.held = 11
    state.ludi[1]!.denarii = 41
    play(state)
    expect(state.phase).toBe('over')
    expect(lanistaCampaign.result(state)).toMatchObject({
      winners: [1],
      length: 3,
      seats: [{ outcome: 'lost' }, { outcome: 'won' }],
    })
  })

  test('C.41 §39.7 a month without games does not count', () => {
    const state = ludiOf(men(), 'check')
    state.held = 11
    play(state)
    expect(state).toMatchObject({ phase: 'editor', held: 11 })
  })

  test('C.41 §39.7 equals are told apart by their stables, then by reputation, or share it', () => {
    const state = ludiOf([[ludusMan(0, 'Felix')], [ludusMan(1, 'Probus')]], 'over')
    expect(winnersOf(state)).toEqual([0, 1])
    state.ludi[1]!.REP = 1
    expect(winnersOf(state)).toEqual([1])
    state.men[0]!.talents = { sword: 1 }
    expect(winnersOf(state)).toEqual([0])
  })

  test('C.41 §39.7 the last lanista has won with five men, and plays on with fewer', () => {
    const last = (count: number) => {
      const own = Array.from({ length: count }, (_, at) => ludusMan(0, `Man ${at}`))
      const state = ludiOf([own, []], 'check')
      state.ludi[1]!.isOut = true
      play(state)
      return state.phase
    }
    expect([last(5), last(4)]).toEqual(['over', 'editor'])
    const nobody = ludiOf([[], []], 'check')
    play(nobody)
    expect(lanistaCampaign.result(nobody).winners).toEqual([])
  })
})
