import { type AnyAnswer, effectiveOptions, Scripted, standings } from '@harena/engine'
import { expect, test } from 'vitest'
import { type OutlandCampaign, outlandCampaign } from '../src/index.ts'
import type { Out } from '../src/match/state.ts'

type State = OutlandCampaign['state']
type Setup = OutlandCampaign['setup']

const pair: Setup = { owners: [{ name: 'Anna' }, { name: 'Bruno' }], roster: 1, send: 1, cycles: 2 }

function clubOf(setup: Partial<Setup> = {}, options: Partial<OutlandCampaign['options']> = {}): State {
  const effective = effectiveOptions(outlandCampaign, options) as unknown as OutlandCampaign['options']
  return outlandCampaign.start({ ...pair, ...setup }, effective)
}

/** One step with scripted dice and answers, all of which must be used. */
function step(state: State, faces: readonly number[] = [], answers: readonly unknown[] = []) {
  const referee = new Scripted<OutlandCampaign>(faces, answers as AnyAnswer<OutlandCampaign>[])
  outlandCampaign.playStep(state, referee)
  referee.done()
  return referee
}

/** A club on its first day: Samnites of strength 2, agility 1 and damage 9. */
function ready(setup: Partial<Setup> = {}, options: Partial<OutlandCampaign['options']> = {}): State {
  const state = clubOf(setup, options)
  while (state.phase === 'recruiting') {
    step(state, [4, 2, 4], [{ name: `Man ${state.men.length}`, type: 'samnite' }])
  }
  step(state)
  return state
}

/** The bout has ended: the one at that seat is out. */
function ending(state: State, seat: number, out: Out) {
  const { match } = state.bout!
  Object.assign(match.fighters[seat]!, { out, outBy: 1 - seat })
  match.ending = 'lastTeam'
  match.phase = 'over'
  return step(state)
}

test('C.1 owners recruit in turn; strength, agility and damage are rolled at once and kept', () => {
  const state = clubOf()
  const { asked, events, rolls } = step(state, [6, 3, 3], [{ name: 'Felix', type: 'retarius' }])
  expect(asked).toEqual([{ kind: 'recruit', seat: 0, rule: 'C.1' }])
  expect(rolls.map(({ by }) => by)).toEqual([0, 0, 0])
  expect(events.at(-1)).toMatchObject({ kind: 'recruited', about: 'retarius, strength 2, agility 2, damage 6' })
  expect(outlandCampaign.narrate(events.at(-1)!, ['Capua'])).toMatch(/agility 2, hits 6\.$/)
  expect(state.men[0]!.sheet).toEqual({ name: 'Felix', type: 'retarius', strength: 2, agility: 2, damage: 6 })
  const check = (answer: unknown) =>
    outlandCampaign.check(state, { kind: 'recruit', seat: 1, rule: 'C.1' }, answer)?.rule
  expect(check({ name: 'Felix', type: 'gaul' })).toBe('C.1')
  expect(check({ name: 'Other', type: 'gaul', damage: 13 })).toBe('C.1')
  expect(check({ name: 'Other', type: 'bestiarius' })).toBe('§1.7')
  expect(check({ name: 'Other', type: 'gaul' })).toBeUndefined()
})

test('C.2 everybody meets everybody in each cycle, home and away in turn', () => {
  const owners = ['Anna', 'Bruno', 'Carla'].map((name) => ({ name }))
  const { fixtures } = clubOf({ owners })
  expect(fixtures).toHaveLength(6)
  expect(new Set(fixtures.map(({ home, away }) => `${home}-${away}`)).size).toBe(6)
})

test('C.3 a round is a day, or by the switch a cycle; the spared of a day are counted', () => {
  const owners = ['Anna', 'Bruno', 'Carla'].map((name) => ({ name }))
  const days = (clubDay: 'round' | 'cycle') => clubOf({ owners }, { clubDay }).fixtures.map(({ day }) => day)
  expect(days('round')).toEqual([1, 2, 3, 4, 5, 6])
  expect(days('cycle')).toEqual([1, 1, 1, 2, 2, 2])
  const state = ready()
  step(state)
  ending(state, 1, 'spared')
  expect(state.sparedToday).toBe(1)
  step(state)
  expect(state).toMatchObject({ day: 2, sparedToday: 0 })
})

test('C.4 both send in secret as many as agreed, and one without men has lost', () => {
  const state = ready({ roster: 2 })
  const { asked } = step(state, [], [[0], [3]])
  expect(asked).toMatchObject([
    { kind: 'send', seat: 0, men: 1 },
    { kind: 'send', seat: 1, men: 1 },
  ])
  expect(state.bout!.match.fighters.map(({ name, damage }) => [name, damage])).toEqual([
    ['Man 0', 9],
    ['Man 3', 9],
  ])
  const alone = ready({ cycles: 1 })
  alone.men[1]!.fellOn = 1
  expect(step(alone).events[0]).toMatchObject({ kind: 'fixtureDecided', rule: 'C.4', winner: 0, isFought: false })
})

test.each(['mortallyWounded', 'dispatched'] as const)('C.5 one who is %s is struck off with his record', (out) => {
  const state = ready({}, { vacancies: 'empty' })
  step(state)
  const { events } = ending(state, 1, out)
  expect(events.map(({ kind }) => kind)).toEqual(['struckOff', 'fixtureDecided'])
  expect(state.men).toMatchObject([
    { record: { won: 1, lost: 0, kills: 1 }, fellOn: null },
    { record: { won: 0, lost: 1, kills: 0 }, fellOn: 1 },
  ])
})

test.each([
  ['spared', null, 1],
  ['dispatched', 1, 0],
  ['mortallyWounded', 1, 0],
] as const)(
  'H.2 one who is %s: whether he lives, whom the day has spared, and who has defeated one',
  (out, fell, spared) => {
    const state = ready()
    step(state)
    ending(state, 1, out)
    const [winner, loser] = state.results[0]!.winner === state.men[0]!.owner ? [0, 1] : [1, 0]
    expect(state.men[loser]).toMatchObject({ fellOn: fell, defeatedToday: 0 })
    expect(state.men[winner]).toMatchObject({ fellOn: null, defeatedToday: 1 })
    expect(state.sparedToday).toBe(spared)
  },
)

test('C.5 who was spared goes on with his sheet as it was: healed, and no better', () => {
  const state = ready()
  step(state)
  state.bout!.match.fighters[0]!.hits = 5
  ending(state, 1, 'spared')
  step(state)
  step(state)
  expect(state.bout!.match.fighters.map(({ hits, damage, strength }) => [hits, damage, strength])).toEqual([
    [0, 9, 2],
    [0, 9, 2],
  ])
  expect(state.men[1]).toMatchObject({ record: { lost: 1 }, fellOn: null })
})

test('C.6 the place of the fallen is filled, or by the switch stays empty', () => {
  const phase = (vacancies: 'filled' | 'empty') => {
    const state = ready({}, { vacancies })
    step(state)
    ending(state, 1, 'dispatched')
    return [state.phase, state.toRecruit]
  }
  expect(phase('filled')).toEqual(['recruiting', [1]])
  expect(phase('empty')).toEqual(['day', []])
})

test('C.7 two points for a victory or three, one each for a draw', () => {
  const points = (victoryPoints: '2' | '3') => {
    const state = ready({}, { victoryPoints })
    step(state)
    ending(state, 0, 'spared')
    return standings(state).map(({ owner, points }) => [owner, points])
  }
  expect(points('2')).toEqual([
    [1, 2],
    [0, 0],
  ])
  expect(points('3')[0]).toEqual([1, 3])
  const drawn = ready()
  step(drawn)
  Object.assign(drawn.bout!.match, { ending: 'limit', phase: 'over' })
  step(drawn)
  expect(standings(drawn)).toMatchObject([{ points: 1 }, { points: 1 }])
})

test('C.8 after the last fixture the first of the table has won', () => {
  const state = ready({ cycles: 1 })
  step(state)
  const { events } = ending(state, 0, 'mortallyWounded')
  expect(events.at(-1)).toMatchObject({ kind: 'seasonClosed', first: [1] })
  expect(outlandCampaign.result(state)).toMatchObject({ winners: [1], seats: [{ end: 'nobody left' }, { kills: 1 }] })
})
