import { type AnyAnswer, effectiveOptions, Scripted, standings } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { type MuneraCampaign, muneraCampaign, type RosterSheet } from '../src/index.ts'
import type { Out } from '../src/match/state.ts'
import { findChooser } from '../src/rules/experience.ts'
import type { Skill } from '../src/tables/skills.ts'

type State = MuneraCampaign['state']
type Setup = MuneraCampaign['setup']

const pair: Setup = { owners: [{ name: 'Anna' }, { name: 'Bruno' }], roster: 2, send: 1, cycles: 2 }

function clubOf(setup: Partial<Setup> = {}, options: Partial<MuneraCampaign['options']> = {}): State {
  const given = { ...pair, ...setup }
  const effective = effectiveOptions(muneraCampaign, options) as unknown as MuneraCampaign['options']
  expect(muneraCampaign.checkSetup(given, effective)).toBeNull()
  return muneraCampaign.start(given, effective)
}

/** One step with scripted dice and answers, all of which must be used. */
function step(state: State, faces: readonly number[] = [], answers: readonly unknown[] = []) {
  const referee = new Scripted<MuneraCampaign>(faces, answers as AnyAnswer<MuneraCampaign>[])
  muneraCampaign.playStep(state, referee)
  referee.done()
  return referee
}

const names = ['Alba', 'Bato', 'Ceno', 'Dama', 'Egna', 'Fimo', 'Gauda', 'Hova']

/** A club whose men are there: Thracians of strength 8, in the order of recruiting. */
function ready(
  setup: Partial<Setup> = {},
  options: Partial<MuneraCampaign['options']> = {},
  skills: readonly Skill[] = [],
): State {
  const state = clubOf(setup, options)
  while (state.phase === 'recruiting') {
    step(state, [4, 4, 1], [{ name: names[state.men.length], type: 'thracian' }])
  }
  for (const man of state.men) man.sheet = { ...man.sheet, skills }
  step(state)
  return state
}

/** The bout ends like this: who goes out how, and by whom. */
function ending(state: State, outs: readonly (readonly [seat: number, out: Out, by: number])[], spared = 0) {
  const { match } = state.bout!
  for (const [seat, out, outBy] of outs) Object.assign(match.fighters[seat]!, { out, outBy })
  match.sparedToday += spared
  match.ending = outs.length > 0 ? 'victory' : 'limit'
  findChooser(match, 0)
  return step(state, [], match.phase === 'aftermath' ? [{ skill: null }] : [])
}

const kinds = ({ events }: { events: readonly { kind: string }[] }) => events.map(({ kind }) => kind)

describe('recruiting', () => {
  test('C.1 owners recruit in turn, strength is rolled at once and kept', () => {
    const state = clubOf()
    const asked = [0, 1, 0, 1].map((owner, i) => {
      const { asked, events } = step(state, [2, 5, 4], [{ name: names[i], type: 'samnite' }])
      expect(asked).toEqual([{ kind: 'recruit', seat: owner, rule: 'C.1' }])
      expect(events.at(-1)).toMatchObject({ kind: 'recruited', owner, about: 'samnite, strength 9' })
      return asked
    })
    expect(asked).toHaveLength(4)
    expect(state.men.map(({ sheet }) => sheet.strength)).toEqual([9, 9, 9, 9])
    expect(state.phase).toBe('day')
  })

  test('C.1 two to eight owners with names of their own, rosters of one to eight', () => {
    const refused = (change: object) => muneraCampaign.checkSetup({ ...pair, ...change }, {} as never)?.rule
    const owners = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `Owner ${i}` }))
    expect(refused({ owners: owners(1) })).toBe('C.1')
    expect(refused({ owners: owners(8), cycles: 2 })).toBeUndefined()
    expect(refused({ owners: owners(9) })).toBe('C.1')
    expect(refused({ owners: [{ name: 'Anna' }, { name: 'Anna' }] })).toBe('C.1')
    expect(refused({ roster: 0 })).toBe('C.1')
    expect(refused({ roster: 8 })).toBeUndefined()
    expect(refused({ roster: 9 })).toBe('C.1')
  })

  test('C.1 a name is borne once, and equipment keeps to A.4', () => {
    const state = clubOf()
    step(state, [1, 1, 1], [{ name: 'Alba', type: 'velite' }])
    const check = (answer: unknown) =>
      muneraCampaign.check(state, { kind: 'recruit', seat: 1, rule: 'C.1' }, answer)?.rule
    expect(check({ name: 'Alba', type: 'velite' })).toBe('C.1')
    expect(check({ name: 'Bato', type: 'velite', strength: 12 })).toBe('C.1')
    expect(check({ name: 'Bato', type: 'chariot' })).toBe('G.1')
    const heavy = { armour: 'heavy', shield: { size: 'xlarge', hand: 'left' }, weapons: [] }
    expect(check({ name: 'Bato', equipment: heavy })).toBe('§1.4')
    expect(check({ name: 'Bato', equipment: { ...heavy, shield: null } })).toBeUndefined()
  })
})

describe('fixtures', () => {
  test('C.2 everybody meets everybody once in a cycle, and with an odd number one rests', () => {
    for (const count of [2, 3, 4, 7, 8]) {
      const owners = Array.from({ length: count }, (_, i) => ({ name: `Owner ${i}` }))
      const { fixtures } = clubOf({ owners, cycles: 2 })
      const meetings = fixtures.map(({ home, away }) => `${home}-${away}`)
      expect(new Set(meetings).size).toBe(count * (count - 1))
      for (const day of new Set(fixtures.map((one) => one.day))) {
        const today = fixtures.filter((one) => one.day === day).flatMap(({ home, away }) => [home, away])
        expect(new Set(today).size).toBe(today.length)
        expect(today.length).toBe(count - (count % 2))
      }
    }
  })

  test('C.2 a season that would be too long is refused', () => {
    const owners = Array.from({ length: 8 }, (_, i) => ({ name: `Owner ${i}` }))
    expect(muneraCampaign.checkSetup({ ...pair, owners, cycles: 3 }, {} as never)?.rule).toBe('C.2')
    expect(muneraCampaign.checkSetup({ owners, roster: 4, send: 3, cycles: 1 }, {} as never)?.rule).toBe('C.2')
  })

  test('C.3 a round is a day, or by the switch a whole cycle', () => {
    const owners = names.slice(0, 4).map((name) => ({ name }))
    const days = (clubDay: 'round' | 'cycle') =>
      clubOf({ owners, cycles: 2 }, { clubDay }).fixtures.map(({ day }) => day)
    expect(days('round')).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
    expect(days('cycle')).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2])
  })

  test('C.3, H.3 the day hands its spared and each man his defeated from bout to bout, and a new day begins at zero', () => {
    const owners = names.slice(0, 3).map((name) => ({ name }))
    const state = ready({ owners, roster: 1, cycles: 1 }, { clubDay: 'cycle' })
    step(state)
    ending(state, [[1, 'spared', 0]], 1)
    expect(state).toMatchObject({ day: 1, sparedToday: 1 })
    const victor = state.men.find(({ defeatedToday }) => defeatedToday === 1)!
    step(state)
    expect(state.bout!.match.sparedToday).toBe(1)
    const seat = state.bout!.men.indexOf(state.men.indexOf(victor))
    expect(state.bout!.match.sheets[seat]!.defeatedToday).toBe(1)
    const next = ready({ roster: 1 })
    step(next)
    ending(next, [[1, 'spared', 0]], 1)
    expect(next).toMatchObject({ phase: 'day', sparedToday: 1 })
    expect(kinds(step(next))).toEqual(['dayBegan'])
    expect(next).toMatchObject({ day: 2, sparedToday: 0 })
    expect(next.men.map(({ defeatedToday }) => defeatedToday)).toEqual([0, 0])
  })
})

describe('sending', () => {
  test('C.4 both name their men in secret, and fight for their owners', () => {
    const state = ready()
    const { asked, events } = step(state, [], [[2], [1]])
    expect(asked).toEqual([
      { kind: 'send', seat: 0, rule: 'C.4', men: 1, against: 1 },
      { kind: 'send', seat: 1, rule: 'C.4', men: 1, against: 0 },
    ])
    expect(events).toMatchObject([{ kind: 'menSent', homeMen: ['Ceno'], awayMen: ['Bato'] }])
    expect(state.bout!.match.sheets.map(({ name }) => name)).toEqual(['Ceno', 'Bato'])
    expect(state.bout!.match.fighters.map(({ strength }) => strength)).toEqual([8, 8])
    const { rolls } = step(state, [5, 2])
    expect(rolls.map(({ by }) => by)).toEqual([0, 1])
  })

  test('C.4 as many as agreed, once each, alive and his own', () => {
    const state = ready({ roster: 3, send: 2, cycles: 1 })
    const check = (answer: unknown) =>
      muneraCampaign.check(state, { kind: 'send', seat: 0, rule: 'C.4', men: 2, against: 1 }, answer)?.rule
    expect(check([0, 4])).toBeUndefined()
    for (const wrong of [[0], [0, 0], [0, 1], [0, 2, 4], 'all', [0, 9]]) expect(check(wrong)).toBe('C.4')
    state.men[4]!.fellOn = 1
    expect(check([0, 4])).toBe('C.4')
    expect(muneraCampaign.legal(state, { kind: 'send', seat: 1, rule: 'C.4', men: 2, against: 0 })).toHaveLength(3)
  })

  test('C.4 one without a choice is not asked; one without men has lost, and two count for nobody', () => {
    const state = ready({ roster: 1 }, { vacancies: 'empty' })
    expect(step(state).asked).toEqual([])
    ending(state, [[1, 'killed', 0]])
    step(state)
    const { events } = step(state)
    expect(events).toMatchObject([
      { kind: 'fixtureDecided', rule: 'C.4', winner: 0, isFought: false },
      { kind: 'seasonClosed' },
    ])
    expect(standings(state)).toMatchObject([
      { owner: 0, played: 2, won: 2 },
      { owner: 1, played: 2, lost: 2 },
    ])
    const empty = ready({ roster: 1 })
    for (const man of empty.men) man.fellOn = 1
    step(empty)
    expect(empty.results).toMatchObject([{ winner: null, isHeld: false }])
    expect(standings(empty)).toMatchObject([{ played: 0 }, { played: 0 }])
  })
})

describe('after a bout', () => {
  test('C.5, H.3 record, skill and strength go back to the sheet, and the dead are struck off', () => {
    const state = ready()
    step(state, [], [[0], [1]])
    const { match } = state.bout!
    Object.assign(match.fighters[1]!, { out: 'dispatched', outBy: 0 })
    match.ending = 'victory'
    findChooser(match, 0)
    const { asked, events } = step(state, [], [{ skill: 'stamina' }])
    expect(asked).toMatchObject([{ kind: 'bout', seat: 0, rule: '§10.3', question: { kind: 'skill', seat: 0 } }])
    expect(events.map(({ kind }) => kind)).toEqual(['bout', 'struckOff', 'fixtureDecided'])
    const [victor, fallen] = state.men
    expect(victor).toMatchObject({ record: { won: 1, lost: 0, drawn: 0, kills: 1 }, defeatedToday: 1, fellOn: null })
    expect(victor!.sheet).toEqual({ name: 'Alba', type: 'thracian', strength: 10, skills: ['stamina'] })
    expect(fallen).toMatchObject({ record: { won: 0, lost: 1 }, fellOn: 1 })
  })

  test('C.5, §10.5 wounds are healed and things replaced: the next bout starts from the sheet', () => {
    const state = ready({ roster: 1 })
    step(state)
    Object.assign(state.bout!.match.fighters[0]!, { wounds: 5, shieldLost: true })
    ending(state, [[1, 'spared', 0]])
    step(state)
    step(state)
    const again = state.bout!.men.indexOf(0)
    expect(state.bout!.match.fighters[again]).toMatchObject({ strength: 8, wounds: 0, shieldLost: false })
    expect(state.bout!.match.sheets[again]!.record).toMatchObject({ won: 1 })
  })

  test('C.5, §10.3 one who has as many skills teaches, and four are enough', () => {
    const four: Skill[] = ['attack', 'dodge', 'charisma', 'charisma']
    const state = ready({}, {}, four)
    step(state, [], [[0], [1]])
    expect(ending(state, [[1, 'spared', 0]]).asked).toEqual([])
    expect(state.men[0]!.sheet.skills).toEqual(four)
  })

  test('C.6 the place of the fallen is filled before the next fixture, or stays empty', () => {
    const fall = (vacancies: 'filled' | 'empty') => {
      const state = ready({}, { vacancies })
      step(state, [], [[0], [1]])
      ending(state, [[1, 'killed', 0]])
      return state
    }
    const filled = fall('filled')
    expect(filled).toMatchObject({ phase: 'recruiting', toRecruit: [1] })
    step(filled, [6, 6, 6], [{ name: 'Novus', type: 'velite' }])
    expect(filled.men.at(-1)).toMatchObject({ owner: 1, sheet: { name: 'Novus', strength: 12 } })
    expect(filled.phase).toBe('day')
    expect(fall('empty')).toMatchObject({ phase: 'day', toRecruit: [] })
  })

  test('C.6 after the last fixture nobody is recruited any more', () => {
    const state = ready({ cycles: 1 })
    step(state, [], [[0], [1]])
    ending(state, [[1, 'killed', 0]])
    expect(state.phase).toBe('over')
  })
})

describe('the table', () => {
  /** A club in which these bouts were fought; null is a draw. */
  function played(winners: readonly (number | null)[], options: Partial<MuneraCampaign['options']> = {}): State {
    const state = ready({ cycles: 10 }, options)
    state.results = winners.map((winner, i) => ({
      ...state.fixtures[i]!,
      homeMen: [0],
      awayMen: [1],
      winner,
      isHeld: true,
      fallen: [],
    }))
    return state
  }

  test('C.7 two points for a victory or three, one for a draw', () => {
    const lines = (options = {}) =>
      standings(played([0, 0, 1, null], options)).map(({ owner, points }) => [owner, points])
    expect(lines()).toEqual([
      [0, 5],
      [1, 3],
    ])
    expect(lines({ victoryPoints: '3' })).toEqual([
      [0, 7],
      [1, 4],
    ])
    expect(standings(played([0, 0, 1, null]))[0]).toMatchObject({ played: 4, won: 2, drawn: 1, lost: 1 })
  })

  test('C.7 equals go by victories, kills and the fewer fallen, and then share a place', () => {
    const first = (state: State) => standings(state).map(({ place, owner }) => [place, owner])
    const even = played([0, 1])
    expect(first(even)).toEqual([
      [1, 0],
      [1, 1],
    ])
    even.men[0]!.fellOn = 1
    expect(first(even)).toEqual([
      [1, 1],
      [2, 0],
    ])
    even.men[2]!.record = { won: 0, lost: 0, drawn: 0, kills: 1 }
    expect(first(even)[0]).toEqual([1, 0])
    const owners = names.slice(0, 3).map((name) => ({ name }))
    const three = ready({ owners, cycles: 4 })
    const fought = (home: number, away: number, winner: number | null) => ({
      ...{ day: 1, home, away, homeMen: [0], awayMen: [1], isHeld: true, fallen: [] },
      winner,
    })
    three.results = [fought(0, 1, null), fought(0, 1, null), fought(2, 1, 2)]
    expect(first(three)[0]).toEqual([1, 2])
  })

  test('C.8 the first of the table has won the season; where all are equal nobody has', () => {
    const state = ready({ roster: 1, cycles: 1 })
    step(state)
    const { events } = ending(state, [[0, 'spared', 1]])
    expect(events.at(-1)).toEqual({ kind: 'seasonClosed', rule: 'C.8', first: [1], points: 2 })
    expect(muneraCampaign.isOver(state)).toBe(true)
    expect(muneraCampaign.result(state)).toMatchObject({
      winners: [1],
      seats: [{ outcome: 'lost' }, { outcome: 'won' }],
    })
    const drawn = ready({ roster: 1, cycles: 1 })
    step(drawn)
    ending(drawn, [])
    expect(drawn.men[0]!.record.drawn).toBe(1)
    expect(muneraCampaign.result(drawn)).toMatchObject({
      winners: [],
      seats: [{ outcome: 'drawn' }, { outcome: 'drawn' }],
    })
  })

  test('C.8 what happens is told in sentences', () => {
    const state = ready()
    const { events } = step(state, [], [[0], [1]])
    const owners = muneraCampaign.names(state)
    expect(events.map((event) => muneraCampaign.narrate(event, owners))).toEqual(['Anna sends Alba, Bruno Bato.'])
    const after = ending(state, [[1, 'killed', 0]])
    expect(after.events.slice(-2).map((event) => muneraCampaign.narrate(event, owners))).toEqual([
      'Bato is struck off the roster of Bruno.',
      'Anna beats Bruno.',
    ])
  })
})

test('H.3 a sheet keeps name, equipment, strength, skills and nothing of the bout', () => {
  const state = ready()
  const sheet: RosterSheet = state.men[0]!.sheet
  expect(Object.keys(sheet).sort()).toEqual(['name', 'skills', 'strength', 'type'])
})
