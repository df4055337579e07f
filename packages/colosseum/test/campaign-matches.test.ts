import { Scripted } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { board } from '../src/02-preparation/board.ts'
import { rollAnyTalent } from '../src/31-talents/talent-rolls.ts'
import { modified, rollOrigin } from '../src/36-origins/origins.ts'
import { isSuit, measuredStyles, priceOfSuit, sampleSuits } from '../src/37-armour/custom-armour.ts'
import { isDeathMatch, stylesOf } from '../src/38-matches/arranging.ts'
import { challengerXP, makeChallenger } from '../src/38-matches/challengers.ts'
import { enterNext } from '../src/38-matches/entering.ts'
import { beastEntrant } from '../src/38-matches/setting-up.ts'
import { arrange } from '../src/38-matches/turns.ts'
import { refereeIn } from '../src/campaign/bout.ts'
import type { CampaignState, Man } from '../src/campaign/state.ts'
import { colosseum, gladiatorCampaign } from '../src/index.ts'
import type { Colosseum } from '../src/match/game.ts'
import { beastIds } from '../src/tables/beasts.ts'
import { campaignTables } from '../src/tables/campaign.ts'
import { campaignOf, campaignOptionsWith, manWith, oneStep, told } from './campaign-floor.ts'

const options = campaignOptionsWith()

describe('creation', () => {
  test('§31.1.1 §31.2 §34.2 §35.2 C.00 a gladiator is made in the order of the book', () => {
    const state = campaignOf({}, 'creation')
    state.men = []
    const rolls = [4, 4, 4, 5, 5, 5, 3, 4, 4, 3, 3, 4, 1, 1, 1]
    const { asked } = oneStep(state, rolls, [{ name: 'Felix', origin: false }])
    expect(asked).toMatchObject([{ kind: 'create' }])
    expect(state.draft).toMatchObject({ rolls: 3, man: { ratings: { TR: 10, ST: 4, AG: 1, CN: 3, W: 9 } } })
    oneStep(state, [2, 4])
    oneStep(state, [5, 3])
    oneStep(state, [5, 1])
    expect(state.draft).toMatchObject({ rolls: 0, man: { talents: { sword: 0, RE: 1, DI: 1 } } })
    const { events } = oneStep(state, [3, 5, 5, 3])
    expect(state.men).toMatchObject([{ name: 'Felix', LK: 2 + 3 + 1, PR: 1, XP: 0, record: { V: 0, S: 0, M: 0 } }])
    expect(state.phase).toBe('arranging')
    expect(events).toMatchObject([{ kind: 'manCreated', LK: 6, PR: 1 }])
  })

  test('T20 §36.1 the modifiers of an origin go to the rolls, which are held to the table', () => {
    expect([modified(17, 2), modified(3, -1), modified(10, 1)]).toEqual([18, 3, 11])
    const state = campaignOf({}, 'creation', { useOrigins: 'on' })
    state.men = []
    // Two dice 8: a soldier. TR 17 + 2, ST 10 + 1, AG 10, CN 10 - 1, W 3 - 1.
    const rolls = [4, 4, 6, 6, 5, 4, 3, 3, 4, 3, 3, 4, 3, 3, 1, 1, 1]
    const { events } = oneStep(state, rolls, [{ name: 'Felix', origin: true }])
    expect(state.draft!.man).toMatchObject({ origin: 'soldier', ratings: { TR: 13, ST: 2, AG: 0, CN: 3, W: 9 } })
    expect(events[0]).toMatchObject({ kind: 'originRolled', origin: 'soldier' })
  })

  test('§36.1 the Social Origin Table, and what it does to prestige', () => {
    const { originRolls, origins } = campaignTables
    const rolled = [2, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => originRolls[sum])
    expect(rolled).toEqual([
      'criminal',
      'criminal',
      'slave',
      'slave',
      'soldier',
      'foreigner',
      'freeman',
      'freeman',
      'senator',
    ])
    expect(origins.slave).toEqual({ TR: 1, ST: 2, AG: -1, CN: 0, W: -1, PR: -1 })
    expect(origins.senator).toEqual({ TR: -1, ST: 0, AG: 0, CN: 2, W: 1, PR: 2 })
    expect(origins.criminal.PR).toBe(-2)
    told([6, 6], [], (referee) => expect(rollOrigin(campaignTables, 0, referee)).toBe('senator'))
    const state = campaignOf({}, 'creation', { useOrigins: 'on' })
    state.men = []
    state.draft = { man: manWith({ origin: 'senator', PR: 0 }), rolls: 0 }
    oneStep(state, [1, 1, 1, 1])
    expect(state.men[0]!.PR).toBe(2)
  })

  test('§36.1 without the switch nobody may roll for it', () => {
    const question = { kind: 'create', seat: 0, rule: '§31.1' } as const
    const answer = { name: 'Verus', origin: true }
    expect(gladiatorCampaign.check(campaignOf(), question, answer)).toMatchObject({ rule: '§36.1' })
    expect(gladiatorCampaign.check(campaignOf({}, 'creation', { useOrigins: 'on' }), question, answer)).toBeNull()
  })
})

describe('armour made to measure', () => {
  test('T21 §37.1 §37.2 a suit within the allowance of his weight', () => {
    const suits = [
      ['medium', ['A', 'C3', '-', 'C4', 'B4'], 8],
      ['heavy', ['A', 'B4', 'C', 'B4', 'A2'], 11],
      ['light', ['A5', 'C2', '-', '-', '-'], 4],
    ] as const
    for (const [weight, suit, price] of suits) {
      expect(priceOfSuit(campaignTables, suit)).toBe(price)
      expect(isSuit(campaignTables, suit, weight)).toBe(true)
    }
    expect(isSuit(campaignTables, ['A', 'C3', '-', 'C4', 'B'], 'medium')).toBe(false)
    expect(isSuit(campaignTables, ['A1', '-', '-', '-', '-'], 'heavy')).toBe(false)
    expect(isSuit(campaignTables, ['A', '-', '-', '-'], 'heavy')).toBe(false)
  })

  test('§37.2 the suits that are proposed are legal, and nothing is left of the money', () => {
    for (const weight of ['light', 'medium', 'heavy'] as const) {
      for (const suit of sampleSuits[weight]) {
        expect(isSuit(campaignTables, suit, weight)).toBe(true)
        expect(priceOfSuit(campaignTables, suit)).toBe(campaignTables.armourAllowance[weight])
      }
    }
  })

  test('§37.1 the plain styles only', () => {
    expect(measuredStyles).toEqual(['parmularius', 'myrmillo', 'gallus', 'provocator'])
    const state = campaignOf()
    state.bill = {
      type: 'matchedPair',
      isUnique: false,
      isDeath: false,
      own: 2,
      others: [1],
      allies: 0,
      style: 'thraex',
      suit: null,
    }
    oneStep(state)
    expect(state).toMatchObject({ phase: 'opponents', bill: { suit: 'rolled' } })
  })

  test('C.06 §37.1 he wears what was made, and the die gives his shield', () => {
    const state = campaignOf({}, 'opponents')
    const suit = ['A5', 'C2', '-', '-', '-']
    state.bill = {
      type: 'venatores',
      isUnique: false,
      isDeath: false,
      own: 0,
      others: [],
      allies: 0,
      style: 'parmularius',
      suit,
    }
    oneStep(state, [4, 1, 1, 1])
    const { match } = state.bout!
    expect(match.gladiators[0]!.sheet).toMatchObject({ armour: suit, shield: 'large' })
  })
})

describe('the bill', () => {
  const bill = (faces: readonly number[], answers: readonly unknown[] = [], change: Partial<Man> = {}) => {
    const state = campaignOf(change)
    const { asked, events } = oneStep(state, faces, answers)
    return { bill: state.bill!, asked, events, state }
  }

  test('T22 §38.2.1 the Random Match Table', () => {
    const { matches } = campaignTables
    expect([32, 33, 36, 42, 61, 62, 66].map((number) => matches[number])).toEqual([
      'matchedPair',
      'twoOnOne',
      'consecutive',
      'champion',
      'venatores',
      'bestiarii',
      'unique',
    ])
    const count = (type: string) => Object.values(matches).filter((one) => one === type).length
    expect(Object.keys(campaignTables.deathNumbers).map(count)).toEqual([14, 2, 2, 2, 2, 2, 3, 4, 4, 1])
  })

  test('T23 §38.3 §38.3.1 a die above the number of its type', () => {
    const { deathNumbers } = campaignTables
    const is = (type: 'consecutive' | 'matchedPair' | 'battle', die: number) => isDeathMatch(die, deathNumbers[type]!)
    expect([is('consecutive', 2), is('consecutive', 3)]).toEqual([false, true])
    expect([is('matchedPair', 5), is('matchedPair', 6)]).toEqual([false, true])
    expect([is('battle', 3), is('battle', 4)]).toEqual([false, true])
    expect(bill([1, 1, 6, 1, 1]).bill).toMatchObject({ type: 'matchedPair', isDeath: true })
    expect(bill([1, 1, 5, 1, 1]).bill).toMatchObject({ type: 'matchedPair', isDeath: false })
  })

  test('T24 §38.4 §38.4.1 the Pairing Table', () => {
    const pairs = [23, 31, 36, 41, 53, 61, 63, 65].map((number) => campaignTables.pairings[number])
    expect(pairs.map(({ own, other } = { own: 0, other: 0 }) => [own, other])).toEqual([
      [1, 2],
      [1, 4],
      [2, 3],
      [2, 3],
      [3, 0],
      [4, 3],
      [4, 5],
      [5, 4],
    ])
    const rows = [1, 2, 3, 4, 5].map(
      (own) => Object.values(campaignTables.pairings).filter((one) => one.own === own).length,
    )
    expect(rows).toEqual([15, 7, 5, 7, 2])
    expect(bill([1, 1, 1, 2, 3]).bill).toMatchObject({ own: 1, others: [2], allies: 0, style: null })
  })

  test('T25 §38.4.2 §31.3 a class of which he has no style is rolled again', () => {
    const { events, bill: made } = bill([1, 1, 1, 5, 4, 2, 4])
    expect(made).toMatchObject({ own: 1, others: [3] })
    expect(events).toContainEqual(expect.objectContaining({ kind: 'pairingRolled', own: 4, again: true }))
    expect(bill([1, 1, 1, 5, 4], [], { talents: { RE: 1 } }).bill).toMatchObject({ own: 4, others: [1] })
  })

  test('C.30 §38.4.1 any class is by a die, 6 again', () => {
    expect(bill([1, 1, 1, 3, 2, 5, 6, 3]).bill).toMatchObject({ own: 1, others: [3] })
  })

  test('C.30 §38.4.1 on 1 to 4 the challenger is mounted, unless riders are not used', () => {
    expect(bill([1, 1, 1, 3, 2, 4]).bill).toMatchObject({ own: 1, others: [6] })
    const state = campaignOf({}, 'arranging', { riders: 'off' })
    oneStep(state, [1, 1, 1, 3, 2, 4, 2])
    expect(state.bill).toMatchObject({ others: [2] })
  })

  test('§38.4.2 his player chooses among the styles of his class that his talents allow', () => {
    expect(stylesOf(options, manWith(), 1)).toEqual(['parmularius', 'velite'])
    expect(stylesOf(options, manWith({ talents: { DI: 1 } }), 1)).toEqual(['parmularius', 'dimachaerus', 'velite'])
    expect(stylesOf(options, manWith(), 4)).toEqual([])
    expect(stylesOf(options, manWith({ talents: { RE: 1 } }), 4)).toEqual(['retiarius', 'laquearius'])
    expect(stylesOf(options, manWith(), 2)).toEqual(['thraex', 'myrmillo', 'hoplomachus', 'gallus', 'scissores'])
    const { state } = bill([1, 1, 1, 1, 1])
    const { asked } = oneStep(state, [], ['velite'])
    expect(asked).toMatchObject([{ kind: 'style', choices: ['parmularius', 'velite'] }])
    expect(state.bill!.style).toBe('velite')
  })

  test('C.31 §38.2.3 how many stand on each side, and of which classes', () => {
    expect(bill([3, 3, 1, 1, 1, 3, 4, 1, 5]).bill).toMatchObject({ type: 'twoOnOne', allies: 0, others: [1, 2] })
    expect(bill([3, 5, 1, 1, 1, 1, 1, 1]).bill).toMatchObject({ type: 'consecutive', others: [1, 1] })
    expect(bill([4, 3, 1, 1, 1, 1, 1]).bill).toMatchObject({ type: 'twoPairs', allies: 1, others: [1, 1] })
    expect(bill([4, 5, 1, 1, 1, 1, 1, 1, 1]).bill).toMatchObject({ type: 'threePairs', allies: 2, others: [1, 1, 1] })
    expect(bill([5, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1]).bill).toMatchObject({ type: 'battle', allies: 2, others: [1, 1, 1] })
  })

  test('§38.2.3 C.29 the hunts have their own styles, and no roll for death or class', () => {
    expect(bill([6, 1]).bill).toMatchObject({ type: 'venatores', isDeath: false, style: 'venator', suit: 'rolled' })
    expect(bill([6, 5]).bill).toMatchObject({ type: 'bestiarii', style: 'bestiarius' })
  })

  test('§38.2.3 a match of his choice has the number 4', () => {
    const { bill: made, asked } = bill([6, 6, 5, 1, 1], ['matchedPair'])
    expect(asked[0]).toMatchObject({ kind: 'matchType' })
    expect(made).toMatchObject({ type: 'matchedPair', isDeath: true })
    expect(bill([6, 6], ['bestiarii']).bill).toMatchObject({ type: 'bestiarii', isDeath: false })
  })

  test('§38.4 with a style of his own the roll is made until it is his class', () => {
    const state = campaignOf({}, 'arranging', { pairingMode: 'ownClass' })
    const { asked } = oneStep(state, [], ['secutor'])
    expect(asked).toMatchObject([{ kind: 'style' }])
    oneStep(state, [1, 1, 1, 1, 1, 6, 5])
    expect(state).toMatchObject({ men: [{ style: 'secutor' }], bill: { own: 5, others: [4] } })
    oneStep(state)
    expect(state.bill!.style).toBe('secutor')
  })

  test('§38.2 arranging goes on step by step to the opponents', () => {
    const state = campaignOf()
    told([1, 1, 1, 3, 4], ['myrmillo', 'rolled'], (referee) => {
      while (state.phase === 'arranging') arrange(state, referee)
    })
    expect(state).toMatchObject({ phase: 'opponents', bill: { style: 'myrmillo', suit: 'rolled' } })
  })
})

describe('challengers', () => {
  test('T26 §38.5.1 §38.5.2 their experience', () => {
    expect(challengerXP(2, 5, 0)).toBe(75)
    expect(challengerXP(2, 5, 300)).toBe(375)
    expect(challengerXP(1, 0, 0)).toBe(0)
    expect(challengerXP(1, 0, 300)).toBe(225)
    expect(challengerXP(6, 9, 300)).toBe(575)
  })

  const wanted = { style: 'retiarius', isAlly: false, matches: 0, isChampion: false } as const

  test('C.32 §38.5 by the table of centurions, with what the style needs, talents, luck and prestige', () => {
    const state = campaignOf()
    let man = manWith()
    // 11; FS 1; two talent rolls; luck 2 and 2; prestige 1 - 1; no experience.
    told([1, 1, 6, 1, 1, 4, 1, 3, 3, 1, 1, 1], [], (referee) => {
      man = makeChallenger(state.options, 0, 'Amazonius', wanted, referee)
    })
    expect(man).toMatchObject({
      ratings: { TR: 8, ST: -2, AG: 4, CN: 4, W: 11 },
      spirit: 1,
      talents: { sword: 0, RE: 1, dagger: 0, TH: 1 },
      LK: 5,
      PR: 0,
      XP: 0,
    })
  })

  test('§38.5 or like gladiators', () => {
    const state = campaignOf({}, 'opponents', { stableCreation: '3d6' })
    let man = manWith()
    told([...Array(15).fill(1), 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [], (referee) => {
      man = makeChallenger(state.options, 0, 'Amazonius', wanted, referee)
    })
    expect(man.ratings).toEqual({ TR: 7, ST: -2, AG: -3, CN: 1, W: 9 })
  })

  test('§38.5.2 a champion has more to spend', () => {
    const state = campaignOf({}, 'opponents', { championXp: '100' })
    let man = manWith()
    // 25 x (4 - 4) + 100: two points of TR, and 30 for a talent roll of 20.
    told([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 1, 1, 6, 1, 1, 1], [], (referee) => {
      man = makeChallenger(state.options, 0, 'Amazonius', { ...wanted, isChampion: true }, referee)
    })
    expect(man).toMatchObject({ earned: 100, XP: 10, ratings: { TR: 10 } })
  })

  test('C.10 §31.3 where nobody plays him the weapons of his style come first', () => {
    const man = manWith({ talents: { sword: 0 } })
    told([3, 1], [], (referee) => rollAnyTalent(options, man, 'hoplomachus', referee))
    told([3, 1], [], (referee) => rollAnyTalent(options, man, 'hoplomachus', referee))
    expect(man.talents).toEqual({ sword: 0, spear: 1 })
  })

  test('§34.2 C.00 with his luck and prestige he is made, and goes on to his first match', () => {
    const state = campaignOf({}, 'creation')
    state.men = []
    state.draft = { man: manWith(), rolls: 0 }
    const { events } = oneStep(state, [1, 1, 1, 1])
    expect(events).toMatchObject([{ kind: 'manCreated', name: 'Felix', LK: 3, PR: 0 }])
    expect([state.draft, state.phase, state.men.length]).toEqual([null, 'arranging', 1])
  })

  test('§3.4.1 his ratings are told', () => {
    const state = campaignOf({}, 'creation')
    state.men = []
    const { events } = oneStep(state, Array(15).fill(3), [{ name: 'Felix', origin: false }])
    expect(events).toMatchObject([{ kind: 'ratingsRolled', rule: '§3.4.1', name: 'Felix' }])
  })

  test('C.10 §31.3 and when he knows them as well as can be, a weapon that is new to him', () => {
    const man = manWith({ talents: { sword: 3, spear: 3, dagger: 0 } })
    told([3, 1, 1], [], (referee) => rollAnyTalent(options, man, 'hoplomachus', referee))
    const { sword, spear, dagger, ...others } = man.talents
    expect([sword, spear, dagger]).toEqual([3, 3, 0])
    expect(Object.values(others)).toEqual([0])
  })

  test('C.10 §31.2 any talent is thrown for until one comes that he can have', () => {
    const talents = { sword: 0, FB: 1 }
    const man = manWith({ talents })
    told([6, 6, 2, 6, 6, 6, 4, 6], [], (referee) => rollAnyTalent(options, man, 'hoplomachus', referee))
    expect(man.talents).toEqual({ ...talents, HG: 1 })
    const armed = manWith({ talents })
    told([6, 6, 3, 1], [], (referee) => rollAnyTalent(options, armed, 'hoplomachus', referee))
    expect(armed.talents).toEqual({ ...talents, spear: 0 })
  })
})

test('§38.2.3 several beasts are counted, one has no number', () => {
  expect(beastEntrant('lion', 0, ['lion']).sheet).toMatchObject({ name: 'Lion', team: 1, beast: 'lion' })
  expect([0, 1].map((at) => beastEntrant('wolf', at, ['wolf', 'wolf']).sheet.name)).toEqual(['Wolf 1', 'Wolf 2'])
})

describe('the match', () => {
  const pair = {
    type: 'matchedPair',
    isUnique: false,
    isDeath: true,
    own: 2,
    others: [5],
    allies: 0,
    style: 'myrmillo',
    suit: 'rolled',
  } as const

  /** One challenger: 11, without talents, luck 3, prestige 0, no experience; then intimidation. */
  const CHALLENGER = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]

  test('§38.6 §38.5 §35.4 both sides take their places, with sheets, and one frightens the other', () => {
    const state = campaignOf({ PR: 3, talents: { sword: 1, FA: 1 } }, 'opponents')
    state.bill = pair
    const { events } = oneStep(state, [...CHALLENGER, 3, 5])
    const [felix, other] = state.bout!.match.gladiators
    expect(state).toMatchObject({ phase: 'bout', bout: { owners: [0, null], prestige: [3, 0] } })
    expect(state.bout!.match.options.deathMatch).toBe('yes')
    expect(felix).toMatchObject({ style: 'myrmillo', prestige: 3, prestigeBonus: 2, centurion: null })
    expect(felix!.campaign).toMatchObject({ talents: { sword: 1, FA: 1 }, LK: 5, asks: 'deadly' })
    expect(other).toMatchObject({ style: 'secutor', team: 1, prestigeBonus: 0, TR: 8, centurion: { FS: -1 } })
    expect(events.at(-1)).toMatchObject({ kind: 'intimidated', totals: [5, 3], bonus: 2 })
  })

  test('§38.6.1 §38.6.2 the arena is rolled, and they start five hexes apart', () => {
    const state = campaignOf({}, 'opponents')
    state.bill = pair
    oneStep(state, [...CHALLENGER, 1, 1])
    const { match } = state.bout!
    expect(board.distance(match.gladiators[0]!.cell, match.gladiators[1]!.cell)).toBe(5)
    expect(match.arena.size).toBe(0)
    const referee = new Scripted<Colosseum>([1, 1, 6, 6, 1], [])
    colosseum.playStep(match, referee)
    expect(match.arena).toMatchObject({ size: 5, isLaidOut: true })
  })

  test('C.29 §38.2.3 §35.4 beasts are drawn from the counters, and nobody frightens them', () => {
    const hunt = (given: Parameters<typeof campaignOf>[2], faces: readonly number[]) => {
      const state = campaignOf({ PR: 3 }, 'opponents', given)
      state.bill = { ...pair, type: 'venatores', isDeath: false, own: 0, others: [], style: 'venator' }
      oneStep(state, faces)
      return state.bout!.match.gladiators
    }
    const [hero, ...beasts] = hunt({}, [3, 1, 1, 1, 1])
    // The only bear is drawn; the next one is a boar.
    expect(beasts.map(({ beast }) => beast!.kind)).toEqual(['bear', 'boar'])
    expect(hero).toMatchObject({ style: 'venator', prestigeBonus: 0 })
    expect(hero!.hands[0]!.kind).toBe('spear')
    expect(
      hunt({ beastDraw: 'uniform' }, [3, 1, 1, 1, 1])
        .slice(1)
        .map(({ beast }) => beast!.kind),
    ).toEqual(['bear', 'bear'])
    expect(beastIds.reduce((sum, kind) => sum + campaignTables.beastCounters[kind], 0)).toBe(23)
  })

  test('C.29 §38.2.3 §35.4 one after the other: the next one enters when nobody is left, and frightens anew', () => {
    const state = campaignOf({}, 'opponents')
    state.bill = { ...pair, type: 'consecutive', others: [5, 5] }
    oneStep(state, [...CHALLENGER, ...CHALLENGER, 1, 1])
    const { match } = state.bout!
    const [felix, first, second] = match.gladiators
    expect(match.gladiators.map(({ out }) => out)).toEqual([null, null, 'waiting'])
    match.step = 'beginning'
    told([], [], (referee) => enterNext(match, refereeIn(state.bout!, referee)))
    expect(second!.out).toBe('waiting')
    first!.out = 'killed'
    const { events } = told([1, 1, 6, 1], [], (referee) => enterNext(match, refereeIn(state.bout!, referee)))
    expect(second!.out).toBeNull()
    expect(board.distance(felix!.cell, second!.cell)).toBe(5)
    expect(felix!.prestigeBonus).toBe(2)
    expect(events.map(({ kind }) => kind)).toEqual(['challengerEntered', 'intimidated'])
  })

  test('C.29 §30.3 a rider who waits comes with his horse', () => {
    const state = campaignOf({}, 'opponents')
    state.bill = { ...pair, type: 'consecutive', others: [5, 6] }
    oneStep(state, [...CHALLENGER, 1, ...CHALLENGER, 1, 1])
    const { match } = state.bout!
    const [felix, first, rider, mount] = match.gladiators
    expect([rider!.out, mount!.out]).toEqual(['waiting', null])
    match.step = 'beginning'
    first!.out = 'killed'
    told([1, 1, 1, 1], [], (referee) => enterNext(match, refereeIn(state.bout!, referee)))
    expect(rider!.out).toBeNull()
    expect(mount!.cell).toBe(rider!.cell)
    expect(board.distance(felix!.cell, mount!.cell)).toBe(5)
  })

  test('C.29 §38.2.3 while somebody waits the match is not decided', () => {
    const decided = (isWaiting: boolean) => {
      const state: CampaignState = campaignOf({}, 'opponents')
      state.bill = { ...pair, type: 'consecutive', others: [5, 5] }
      oneStep(state, [...CHALLENGER, ...CHALLENGER, 1, 1])
      const { match } = state.bout!
      for (const who of match.gladiators) who.isCreated = true
      match.gladiators[1]!.out = 'killed'
      if (!isWaiting) match.gladiators[2]!.out = 'killed'
      match.step = 'end'
      match.turn = 1
      match.phase = 1
      colosseum.playStep(match, new Scripted<Colosseum>([], []))
      return match.outcome
    }
    expect(decided(true)).toBeNull()
    expect(decided(false)).toEqual({ kind: 'won', team: 0 })
  })
})
