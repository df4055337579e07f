import { effectiveOptions, seeded, Table } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { CAREER_DEFAULTS, type CareerOptions, type CareerState, heroesCareer } from '../src/index.ts'
import { careerOf, type Hero, settle, spared, step } from './career-floor.ts'

const PLAYERS = ['Anna', 'Bruno', 'Carla', 'Dario']

/** A Day of a career of several players; the heroes are of these players, one after the other. */
function shared(
  owners: readonly number[],
  heroes: readonly Hero[] = [],
  options: Partial<CareerOptions> = {},
): CareerState {
  const state = careerOf(
    owners.map((owner, i) => ({ ...heroes[i], change: { owner, ...heroes[i]?.change } })),
    options,
  )
  state.players = PLAYERS.slice(0, 1 + Math.max(...owners))
  state.stopped = state.players.map(() => false)
  state.hasLeft = state.players.map(() => false)
  return state
}

const send = (...numbers: number[]) => numbers.map((gladiator) => ({ gladiator, style: 'primary' }) as const)
const propose = (mode: 'sameSide' | 'headToHead', fighters: object[], ...players: number[]) => {
  return { do: 'propose', mode, fighters, players }
}
const join = (...numbers: number[]) => ({ do: 'join', fighters: send(...numbers) })
const day = (seat: number) => ({ kind: 'day', seat, rule: '§7.4' }) as const

describe('matches of several players', () => {
  test('§4.1 §4.2 men of two players meet head to head, each with his own player, in one match of the Day', () => {
    const state = shared([0, 1])
    const { events } = step(state, [], [propose('headToHead', send(0), 1)])
    expect(events).toEqual([
      { kind: 'proposed', rule: '§4.1', mode: 'headToHead', player: 0, players: [1], gladiators: ['H0'] },
    ])
    const { asked } = step(state, [], [join(1)])
    expect(asked).toEqual([{ kind: 'join', seat: 1, rule: '§4.1', mode: 'headToHead', from: 0, fighters: [0] }])
    expect(state).toMatchObject({ phase: 'bout', proposal: null, day: { used: 1 } })
    expect(state.bout).toMatchObject({ fighters: [0, 1], match: { cards: [{ side: 0 }, { side: 1 }] } })
    expect(state.gladiators.map(({ foughtToday }) => foughtToday)).toEqual([1, 1])
    const { rolls } = step(state, [5, 2])
    expect(rolls.map(({ by }) => by)).toEqual([0, 1])
  })

  test('§4.1 on the same side every gladiator gets an opponent by his own style’s table', () => {
    const state = shared([0, 1], [{ style: 'retiarius' }, { style: 'secutor' }])
    step(state, [], [propose('sameSide', send(0), 1)])
    step(state, [3, 3, 4, 4, 4, 1, 2, 6, 3, 4, 4, 4, 1, 2], [join(1)])
    const { match, fighters } = state.bout!
    expect(match.cards.map(({ side, style }) => [side, style])).toEqual([
      [0, 'retiarius'],
      [0, 'secutor'],
      [1, 'secutor'],
      [1, 'hoplomachus'],
    ])
    expect(fighters).toEqual([0, 1, -1, -1])
  })

  test('§4.1 up to four sides, each of one player, and one may stand against two', () => {
    const state = shared([0, 1, 2, 2])
    step(state, [], [propose('headToHead', send(0), 1, 2)])
    step(state, [], [join(1)])
    expect(state.phase).toBe('proposal')
    step(state, [], [join(2, 3)])
    expect(state.bout!.match.cards.map(({ side }) => side)).toEqual([0, 1, 2, 2])
  })

  test('§4.1 who declines stays away, and is not asked again by the same player on that Day', () => {
    const state = shared([0, 1, 2])
    step(state, [], [propose('headToHead', send(0), 1, 2)])
    const { events } = step(state, [], [{ do: 'decline' }])
    expect(events).toEqual([{ kind: 'answered', rule: '§4.1', player: 1, gladiators: [] }])
    step(state, [], [join(2)])
    expect(state.bout!.fighters).toEqual([0, 2])
    Object.assign(state, { phase: 'day', bout: null, next: 0 })
    expect(heroesCareer.check(state, day(0), propose('headToHead', send(0), 1))?.rule).toBe('§4.1')
    expect(heroesCareer.check(state, day(0), propose('headToHead', send(0), 2))).toBeNull()
    expect(heroesCareer.check(state, day(1), propose('headToHead', send(1), 0))).toBeNull()
    state.phase = 'month'
    step(state, [3])
    expect(heroesCareer.check(state, day(0), propose('headToHead', send(0), 1))).toBeNull()
  })

  test('§4.1 if nobody comes no match of the Day is used, and the next player decides', () => {
    const state = shared([0, 1])
    step(state, [], [propose('sameSide', send(0), 1)])
    step(state, [], [{ do: 'decline' }])
    expect(state).toMatchObject({ phase: 'day', day: { used: 0 }, next: 1, bout: null })
  })

  test('§4.1 only others with somebody able in that place who have not stopped may be asked', () => {
    const ask = (state: CareerState, ...players: number[]) =>
      heroesCareer.check(state, day(0), propose('headToHead', send(0), ...players))?.rule
    expect(ask(shared([0, 1]), 1)).toBeUndefined()
    for (const wrong of [[], [0], [1, 1], [2]]) expect(ask(shared([0, 1]), ...wrong)).toBe('§4.1')
    expect(ask(shared([0, 1], [{}, { change: { locale: 'heart' } }]), 1)).toBe('§4.1')
    expect(ask(shared([0, 1], [{}, { change: { foughtToday: 3 } }]), 1)).toBe('§4.1')
    const stopped = shared([0, 1])
    stopped.stopped[1] = true
    expect(ask(stopped, 1)).toBe('§4.1')
  })

  test('§4.1 §7.3 whoever joins sends his own, of the same locale', () => {
    const state = shared([0, 1, 1], [{}, {}, { change: { locale: 'heart' } }])
    step(state, [], [propose('headToHead', send(0), 1)])
    const question = { kind: 'join', seat: 1, rule: '§4.1', mode: 'headToHead', from: 0, fighters: [0] } as const
    const check = (answer: unknown) => heroesCareer.check(state, question, answer)?.rule
    expect(check(join(1))).toBeUndefined()
    expect(check({ do: 'decline' })).toBeUndefined()
    expect(check(join(0))).toBe('§7.4')
    expect(check(join(2))).toBe('§7.3')
    expect(check({ do: 'join' })).toBe('§4.1')
    expect(heroesCareer.legal(state, question)).toEqual([{ do: 'decline' }, join(1)])
  })

  test('§4.1 sixteen are enough: on one side of several players there is room for eight', () => {
    const state = shared([0, 0, 0, 0, 1, 1, 1, 2, 2])
    step(state, [], [propose('sameSide', send(0, 1, 2, 3), 1, 2)])
    const question = { kind: 'join', seat: 1, rule: '§4.1', mode: 'sameSide', from: 0, fighters: [0, 1, 2, 3] } as const
    expect(heroesCareer.check(state, question, join(4, 5, 6))).toBeNull()
    expect(heroesCareer.check(state, { ...question, seat: 2 }, join(7, 8))).toBeNull()
    step(state, [], [join(4, 5, 6)])
    expect(heroesCareer.check(state, { ...question, seat: 2 }, join(7))).toBeNull()
    expect(heroesCareer.check(state, { ...question, seat: 2 }, join(7, 8))?.rule).toBe('§4.3')
  })

  test('§7.7.1 one against two can be arranged, and beating two lesser ones brings three Fame', () => {
    const state = shared([0], [{ style: 'retiarius', attributes: [5, 4, 4] }])
    const fight = (foes: unknown) => ({ do: 'fight', fighters: send(0), foes })
    for (const wrong of [0, 3, '2', null]) expect(heroesCareer.check(state, day(0), fight(wrong))?.rule).toBe('§7.7.1')
    expect(heroesCareer.legal(state, day(0))).toContainEqual(fight(2))
    step(state, [3, 1, 4, 4, 4, 1, 2, 5, 1, 4, 4, 4, 1, 2], [fight(2)])
    expect(state.bout!.match.cards.map(({ side, style }) => [side, style])).toEqual([
      [0, 'retiarius'],
      [1, 'secutor'],
      [1, 'murmillo'],
    ])
    const won = shared([0, 1, 1], [{ attributes: [5, 4, 4] }, { attributes: [4, 4, 4] }, { attributes: [4, 4, 4] }])
    settle(won, [{ defeated: [1, 2] }, spared, spared], [1, 1, 1, 2, 2], ['savvy'])
    expect(won.gladiators[0]!.totalFame).toBe(3)
  })

  test('§7.7.1 §7.8 head to head both are settled: one wins Fame, the other loses it, each by his own dice', () => {
    const state = shared([0, 1])
    state.gladiators[1]!.totalFame = 2
    const { asked, rolls } = settle(state, [{ defeated: [1] }, spared], [3, 4], ['speed'])
    expect(asked).toMatchObject([{ kind: 'improve', seat: 0 }])
    expect(rolls.map(({ by, rule }) => [by, rule])).toEqual([
      [0, '§7.7.2'],
      [1, '§7.8'],
    ])
    expect(state.gladiators.map(({ totalFame }) => totalFame)).toEqual([1, 1])
    expect(state.gladiators.map(({ record }) => [record.wins, record.losses])).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  test('§3.8 §4.1 a second style may be used in a match of several players too', () => {
    const state = shared([0, 1])
    const { sheet } = state.gladiators[1]!
    state.gladiators[1]!.sheet = { ...sheet, secondary: 'murmillo' }
    step(state, [], [propose('headToHead', send(0), 1)])
    step(state, [], [{ do: 'join', fighters: [{ gladiator: 1, style: 'secondary' }] }])
    expect(state.bout!.match.cards[1]).toMatchObject({ style: 'murmillo', original: { savvy: 3 } })
  })
})

describe('a player without a Star', () => {
  const question = { kind: 'beginAgain', seat: 1, rule: '§3.1.1' }

  test('§3.1.1 he is asked when the month begins, and creates another one', () => {
    const state = shared([0, 1], [{}, { change: { status: 'dead' } }])
    state.phase = 'month'
    const { asked, events } = step(state, [], ['yes'])
    expect(asked).toEqual([question])
    expect(events).toEqual([{ kind: 'beganAgain', rule: '§3.1.1', player: 1, isOn: true }])
    step(state, [3, 4], [{ name: 'Novus', gender: 'male', handed: 'right' }])
    step(state, [], [{ signature: 'none', rollSecond: 'no' }])
    step(state, [], [{ savvy: 4, strength: 4, speed: 4, primary: 'thraex', secondary: null }])
    expect(state.gladiators[2]).toMatchObject({ owner: 1, control: 'star', totalFame: 0, locale: 'fringes' })
    expect(state.phase).toBe('month')
    step(state, [3])
    expect(state.phase).toBe('day')
  })

  test('§7.4 between two Days there is nothing to be seen of the matches of the last one', () => {
    const state = shared([0, 1], [{}, { change: { status: 'dead' } }])
    Object.assign(state, { phase: 'month', day: { total: 6, used: 1 } })
    expect(heroesCareer.view(state, null).day).toEqual({ total: 0, used: 0 })
    step(state, [], ['no'])
    step(state, [3])
    expect(heroesCareer.view(state, null).day).toEqual({ total: 7, used: 0 })
  })

  test('§3.1.1 who says no is asked no more; when nobody is left the career is closed', () => {
    const state = shared([0, 1], [{ change: { status: 'retired' } }, { change: { status: 'dead' } }])
    state.phase = 'month'
    step(state, [], ['no'])
    expect(state).toMatchObject({ phase: 'month', hasLeft: [true, false] })
    const { events } = step(state, [], ['no'])
    expect(events.at(-1)).toEqual({ kind: 'careerClosed', rule: '§7.0' })
    expect(state.phase).toBe('over')
  })

  test('§3.1.1 as long as a Star of his is active, or the switch says no, he is not asked', () => {
    const month = (heroes: readonly Hero[], options: Partial<CareerOptions> = {}) => {
      const state = shared([0, 0], heroes, options)
      state.phase = 'month'
      step(state, [3])
      return state.phase
    }
    expect(month([{}, { change: { status: 'dead' } }])).toBe('day')
    expect(month([{ control: 'npg' }, { change: { status: 'dead' } }], { beginAgain: 'no' })).toBe('day')
  })

  test('§3.1.1 records of before there was this switch play on without it', () => {
    expect(effectiveOptions(heroesCareer, {}, true).beginAgain).toBe('no')
    expect(effectiveOptions(heroesCareer, {}).beginAgain).toBe('yes')
  })
})

test('§4.1 §3.7.2 bids of a match head to head stay secret until both players have made them', () => {
  const setup = { players: ['Anna', 'Bruno'].map((name) => ({ name, stars: 1, grunts: [] })), months: 1 }
  const table = Table.open(heroesCareer, { setup, options: CAREER_DEFAULTS, dice: seeded('together') })
  const give = (seat: number, answer: unknown) => expect(table.answer(seat, answer)).toBeNull()
  for (const [seat, name] of ['Alba', 'Bato'].entries()) {
    give(seat, { name, gender: 'male', handed: 'right' })
    give(seat, { signature: 'none', rollSecond: 'no' })
    give(seat, { savvy: 4, strength: 4, speed: 4, primary: 'thraex', secondary: null })
  }
  give(0, propose('headToHead', send(0), 1))
  give(1, join(1))
  for (let i = 0; i < 200 && table.waiting?.for === 'answers' && table.waiting.questions.length < 2; i++) {
    const [question] = table.waiting.questions
    const legal = heroesCareer.legal(table.state, question!)
    const nearer = legal.find((answer) => typeof answer === 'object' && 'do' in answer && answer.do === 'fight')
    const move = legal.filter((answer) => typeof answer === 'object' && 'do' in answer && answer.do === 'move')
    give(question!.seat, nearer ?? move[i % Math.max(1, move.length)] ?? legal[0])
  }
  const waiting = table.waiting
  if (waiting?.for !== 'answers') throw new Error('the match ended before anybody bid')
  expect(waiting.questions.map(({ seat }) => seat).sort()).toEqual([0, 1])
  const before = JSON.stringify(heroesCareer.view(table.state, 1))
  give(0, 1)
  expect(JSON.stringify(heroesCareer.view(table.state, 1))).toBe(before)
})
