import { describe, expect, test } from 'vitest'
import { afterMatch } from '../src/39-lanistas/experience.ts'
import { isTold } from '../src/39-lanistas/matches.ts'
import { exposure, mayBack } from '../src/39-lanistas/wagers.ts'
import { type Bout, nothingRaised } from '../src/campaign/state.ts'
import { type Fixture, lanistaCampaign } from '../src/index.ts'
import type { State } from '../src/match/state.ts'
import { inCampaign } from './campaign-floor.ts'
import { duel, melee } from './helpers.ts'
import { bill, fighter, fixture, inMunus, ludiOf, ludusMan, men, moves, play, told } from './ludus-floor.ts'

/** One challenger: his style, 11, spirit, two rolls, luck, prestige, no experience. */
const CHALLENGER = Array<number>(13).fill(1)
const draft = { ...bill, style: null, suit: null } as const

describe('entries and arranging', () => {
  test('§39.5.4 §27.2 without the arenas none is rolled', () => {
    const state = ludiOf(men(), 'munus', { arena: 'off' })
    play(state, [1, 1])
    expect(state.munus).toMatchObject({ quality: 1, arena: 0 })
  })

  test('§39.5.4.1 §39.5.4.2 who is sent is told, also for the last denarii', () => {
    const state = inMunus('entries')
    state.editor = 1
    state.ludi[0]!.denarii = 3
    const seen = play(state, [5], [['Felix']])
    expect(seen.events[0]).toEqual({ kind: 'manSent', rule: '§39.5.4.1', seat: 0, name: 'Felix', isAlly: false })
    expect(moves(seen)).toEqual(['0 bank 3 fee'])
  })

  test('§39.5.4.1 a ludus without men is not asked', () => {
    const state = inMunus('entries', {}, {}, [[], [ludusMan(1, 'Probus')]])
    expect(play(state).asked).toEqual([])
  })

  test('§38.4 by the switch a man first chooses the style that he keeps', () => {
    const state = inMunus('arrange', { waiting: ['Felix'] }, { pairingMode: 'ownClass' })
    const { asked } = play(state, [], ['thraex'])
    expect(asked[0]).toMatchObject({ kind: 'style', name: 'Felix' })
    expect(state.men[0]!.style).toBe('thraex')
    expect(state.munus!.draft).toBeNull()
  })

  test('§38.2.3 C.44 allies of the ludus and guests are told as allies, challengers are not', () => {
    const waiting = ['Felix']
    const state = inMunus('arrange', { waiting, draft: { ...draft, type: 'twoPairs', allies: 2, others: [1, 1] } })
    state.men[0]!.isSent = true
    const { events } = play(state, [...CHALLENGER, ...CHALLENGER, ...CHALLENGER], ['thraex', ['Fortis'], 'thraex'])
    expect(events).toContainEqual(expect.objectContaining({ kind: 'manSent', name: 'Fortis', isAlly: true }))
    const made = events.flatMap((event) => (event.kind === 'challengerMade' ? [event.isAlly] : []))
    expect(made).toEqual([true, false, false])
  })

  test('§38.2.3 without a free man nobody is asked for allies', () => {
    const state = inMunus('arrange', { waiting: ['Felix'], draft: { ...draft, allies: 1 } })
    for (const man of state.men) man.isSent = true
    const { asked } = play(state, [...CHALLENGER, ...CHALLENGER], ['thraex'])
    expect(asked.map(({ kind }) => kind)).toEqual(['style'])
  })

  test('§38.4.2 §39.5.4.1 rivals are free men of other ludi that have room for a match', () => {
    const stables = [
      [ludusMan(0, 'Felix', { isSent: true }), ludusMan(0, 'Fortis')],
      [ludusMan(1, 'Probus'), ludusMan(1, 'Primus', { status: 'dead' }), ludusMan(1, 'Paulus', { isSent: true })],
      [ludusMan(2, 'Milo'), ludusMan(2, 'Marcus', { isSent: true })],
      [ludusMan(3, 'Drusus'), ludusMan(3, 'Decimus', { isSent: true })],
    ]
    const fixtures = [fixture({ sides: [[fighter('Marcus', 2)], [fighter('Nemo', null)]] })]
    const munus = { quality: 1, waiting: ['Felix', 'Decimus'], draft, fixtures }
    const state = inMunus('arrange', munus, { interLudusMatches: 'yes' }, stables)
    state.fought = 3
    const { asked } = play(state, [1], ['thraex', 'Probus', true, 'parmularius', 'rolled'])
    expect(asked[1]).toMatchObject({ kind: 'rival', seat: 0, choices: ['Probus'] })
    expect(state.munus).toMatchObject({ draft: null, waiting: ['Decimus'], fixtures: [{}, { number: 5 }] })
    expect(state.phase).toBe('arrange')
  })

  test('§39.5.4.4 §38.2.3 a hunt is told with its beasts and without odds', () => {
    const hunt = { ...bill, type: 'bestiarii', own: 0, others: [], style: 'bestiarius' } as const
    const state = inMunus('arrange', { waiting: ['Felix'], draft: hunt }, { beastDraw: 'uniform' })
    const { events } = play(state, [1, 1, 1])
    const { beasts } = state.munus!.fixtures[0]!
    expect(beasts).toHaveLength(1)
    expect(events.at(-1)).toMatchObject({ kind: 'fixtureSet', sides: [['Felix'], beasts], values: null, odds: null })
  })

  test('§39.5.4.4 the bank has no odds for a match that was chosen', () => {
    const state = inMunus('arrange', { waiting: ['Felix'], draft: { ...draft, isUnique: true } })
    const { events } = play(state, CHALLENGER, ['thraex'])
    const [[foe]] = state.munus!.fixtures.map(({ sides }) => sides[1]) as [Fixture['sides'][1]]
    expect(events.at(-1)).toMatchObject({ sides: [['Felix'], [foe!.name]], values: null, odds: null })
  })

  test('§37.3 a suit may cost all that the ludus has', () => {
    const state = inMunus('arrange')
    state.ludi[0]!.denarii = 8
    const question = { kind: 'armour', seat: 0, rule: '§37.1', name: 'Felix', style: 'myrmillo' } as const
    expect(lanistaCampaign.check(state, question, ['A', 'C3', '-', 'C4', 'B4'])).toBeNull()
  })
})

describe('wagers', () => {
  test.each([
    ['no denarii', 0, 'hard', [10, 4], 0],
    ['one denarius', 1, 'hard', [10, 4], 1],
    ['no denarii by the switch', 0, 'soft', [10, 4], 1],
    ['only hunts', 40, 'soft', null, 0],
  ] as const)('§39.5.4.4 the bank asks nobody in vain: %s', (_, denarii, wagerCover, values, count) => {
    const state = inMunus('bank', { fixtures: [fixture({ values })] }, { wagerCover })
    state.ludi[0]!.denarii = denarii
    expect(play(state, [], Array(count).fill([])).asked).toHaveLength(count)
  })

  const wager = { match: 1, side: 0, backer: 0, against: 1, wins: 3, loses: 7 } as const

  test('§39.5.4.3 an offer is told; the next lanista begins anew, and the first match comes after all', () => {
    const state = inMunus('wagers', { fixtures: [fixture({ number: 5 })] })
    const challenge = { match: 5, side: 0, against: 1, wins: 3, loses: 7 } as const
    const { events } = play(state, [], [challenge, false])
    expect(events[0]).toEqual({ kind: 'wagerOffered', rule: '§39.5.4.3', seat: 0, challenge })
    play(state, [], [null])
    expect(state).toMatchObject({ todo: [1], asked: 0, playing: 0 })
    play(state, [], [null])
    expect(state).toMatchObject({ phase: 'match', playing: 5 })
  })

  test('§39.5.4.3 what each may lose on all wagers together', () => {
    const state = inMunus('wagers', { wagers: [wager, { ...wager, backer: 1, against: null, loses: 6 }] })
    expect([0, 1, 2].map((seat) => exposure(state, seat))).toEqual([7, 9, 0])
  })

  test('C.40 §39.5.4.3 one man of his own among others is enough', () => {
    const mixed = fixture({ sides: [[fighter('Felix', 0)], [fighter('Milo', null), fighter('Probus', 1)]] })
    expect(([0, 1] as const).map((side) => mayBack(inMunus('bank'), 1, mixed, side))).toEqual([false, true])
  })

  test('§39.5.6 wagers are settled one by one; a void one is told', () => {
    const second = { ...wager, match: 2 }
    const fixtures = [fixture({ winner: null }), fixture({ number: 2, winner: 0 })]
    const state = inMunus('settle', { fixtures, wagers: [wager, second] })
    expect(play(state).events).toEqual([{ kind: 'wagerVoid', rule: '§39.5.6', wager }])
    expect(state.munus!.wagers).toEqual([second])
    expect(moves(play(state))).toEqual(['1 0 3 wager'])
    play(state)
    expect(state.phase).toBe('earnings')
  })
})

describe('after a match', () => {
  const wins = (match: State) => {
    match.outcome = { kind: 'won', team: 0 }
    match.gladiators.at(-1)!.out = 'killed'
    match.gladiators[0]!.kills = 1
  }

  test('§39.5.4.5 it is told blow by blow as soon as one of them wants to hear it', () => {
    expect(isTold({ conduct: { 0: 'decide', 1: 'watch' } })).toBe(true)
    expect(isTold({ conduct: { 0: 'decide', 1: 'decide' } })).toBe(false)
  })

  test('§39.5.4.5 §39.5.6 each result is told, then comes the next match, then experience', () => {
    const state = inMunus('bout', { fixtures: [fixture(), fixture({ number: 2 })] })
    const end = (happens: (match: State) => void) => {
      const match = inCampaign(duel())
      happens(match)
      Object.assign(state, {
        phase: 'bout',
        bout: { match, setup: { gladiators: [] }, owners: [null, null], prestige: [0, 0] },
      })
      return play(state, [1, 1, 1]).events[0]
    }
    const sides = [['Felix'], ['Priscus']]
    state.playing = 1
    expect(end(wins)).toMatchObject({ kind: 'matchDecided', number: 1, winner: 0, sides })
    expect(state).toMatchObject({ phase: 'match', playing: 2, fought: 1 })
    const draw = end((match) => {
      match.outcome = { kind: 'draw' }
      for (const who of match.gladiators) who.out = 'stans'
    })
    expect(draw).toMatchObject({ number: 2, winner: null, sides })
    expect(state).toMatchObject({ phase: 'experience', playing: 0, fought: 2 })
    expect(state.ludi[0]).toMatchObject({ victories: 1, kills: 1 })
  })

  function fought(match: State, faces: readonly number[], change: Partial<Fixture>) {
    wins(match)
    const state = inMunus('bout', { arena: 1 })
    state.men[0]!.raised = { ...nothingRaised, TR: 1 }
    const nobody = match.gladiators.map(() => null)
    const bout: Bout = { match, setup: { gladiators: [] }, owners: nobody, prestige: match.gladiators.map(() => 0) }
    const { events } = told(faces, [], (referee) => afterMatch(state, bout, fixture(change), referee))
    return { state, events, opponents: state.journal.map((entry) => entry.opponents) }
  }

  test('§39.5.5 §39.5.5.1 §39.5.5.3 the prestige of Rome, the note and the reputation are told', () => {
    const { state, events } = fought(inCampaign(duel()), [1, 1, 1], {})
    const rome = { kind: 'prestigeChanged', rule: '§39.5.5.1', name: 'Felix', change: 1, now: 1 }
    expect(events).toContainEqual(rome)
    expect(events.slice(-2)).toEqual([
      { kind: 'matchNoted', rule: '§39.5.5', entry: state.journal[0] },
      { kind: 'reputationRose', rule: '§39.5.5.3', seat: 0, REP: 1 },
    ])
    expect(state.men[0]!.raised).toEqual(nothingRaised)
  })

  test('§39.5.5 two against one have the one as their opponent', () => {
    const sides = [[fighter('Felix', 0), fighter('Fortis', 0)], [fighter('Probus', 1)]] as const
    const { opponents } = fought(inCampaign(melee([0, 0, 1])), Array(6).fill(1), { sides })
    expect(opponents).toEqual([['Probus'], ['Probus'], ['Felix', 'Fortis']])
  })

  test('§39.5.5 a hunter has the beasts as his opponents', () => {
    const sides = [[fighter('Felix', 0)], []] as const
    expect(fought(inCampaign(duel()), [1, 1, 1], { sides, beasts: ['lion'] }).opponents).toEqual([['lion']])
  })
})
