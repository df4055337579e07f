import { Dice, effectiveOptions } from '@harena/engine'
import { expect, test } from 'vitest'
import { type Heroes, heroes, type Options, type State } from '../src/index.ts'
import { isFunctioning } from '../src/rules/cards.ts'
import { isKeen, randomMatch } from './random-matches.ts'

/** What holds between any two phases of any match. */
function invariants(state: State): string[] {
  const broken: string[] = []
  const must = (holds: boolean, what: string) => !holds && broken.push(what)
  const crowd = new Map<number, number>()
  for (const card of state.cards) {
    for (const attribute of ['savvy', 'strength', 'speed'] as const) {
      const [now, original] = [card.now[attribute], card.original[attribute]]
      must(now >= 0 && now <= original && original <= 7, `${card.name}: ${attribute} ${now} of ${original}`)
    }
    card.parts.forEach((now, part) => {
      must(now >= 0 && now <= card.partMax[part]!, `${card.name}: part ${part}`)
    })
    must(card.bonus >= 0, `${card.name}: bonus ${card.bonus}`)
    must(card.net < 0 || card.isDown || state.options.steadyStopsNet === 'yes', `${card.name}: ensnared on his feet`)
    must(card.left < 0 || card.parts[1]! > 0, `${card.name}: holds with a lost left arm`)
    must(card.right < 0 || card.parts[3]! > 0, `${card.name}: holds with a lost right arm`)
    if (isFunctioning(card)) {
      crowd.set(card.zone, (crowd.get(card.zone) ?? 0) + 1)
      for (const part of [0, 2, 4]) must(card.parts[part]! > 0, `${card.name}: fights without part ${part}`)
      must(card.now.speed > 0, `${card.name}: fights without Speed`)
    } else if (card.fate !== 'dismissed') must(card.left < 0 && card.right < 0, `${card.name}: fell with things`)
  }
  for (const count of crowd.values()) must(count <= 4, `${count} in one zone`)
  state.items.forEach((item, number) => {
    const hands = state.cards.filter((card) => card.left === number || card.right === number).length
    const nets = state.cards.filter((card) => card.net === number).length
    must(hands === (item.place === 'held' ? 1 : 0), `item ${number} is in ${hands} hands, but ${item.place}`)
    must(nets === (item.place === 'onTarget' ? 1 : 0), `item ${number} is on ${nets}, but ${item.place}`)
  })
  return broken
}

/** Plays a random match and looks at the state before and after every phase. */
function watch(seed: string, look: (before: State, after: State) => void): State {
  const random = Dice.fromSeed(`${seed}/random`)
  const { setup, options } = randomMatch(random)
  const state = heroes.start(setup, effectiveOptions(heroes, options) as Options)
  const stream = Dice.fromSeed(seed)
  const answer = (question: Heroes['question']) => {
    const legal = heroes.legal(state, question)
    const keen = random.below(3) > 0 ? legal.filter(isKeen) : legal
    const among = keen.length > 0 ? keen : legal
    return among[random.below(among.length)] as never
  }
  const referee = {
    listening: false,
    roll: (dice: number) => stream.sum(dice),
    dice: (count: number) => stream.faces(count),
    successes: (dice: number) => stream.faces(dice).filter((face) => face <= 3).length,
    ask: answer,
    askAll: (questions: readonly Heroes['question'][]) => questions.map(answer),
    tell() {},
    settle: <T>(_: () => string, run: () => T) => run(),
    point() {},
  }
  for (let i = 0; !heroes.isOver(state) && i < 20_000; i++) {
    const before = heroes.clone(state)
    heroes.playStep(state, referee)
    look(before, state)
  }
  return state
}

test('§2.4 §2.6 §3.7.1 §5.4.4 §5.3.4 what must hold between any two phases of any match', () => {
  for (let i = 0; i < 150; i++) {
    watch(`invariants ${i}`, (before, after) => {
      expect(invariants(after)).toEqual([])
      after.cards.forEach((card, seat) => {
        const was = before.cards[seat]!
        if (before.phase !== 'activation') return
        // Only resting and a diludium bring Bonus Dice, and neither beyond its limit.
        const limit = after.diludia > before.diludia ? 2 * card.now.strength : card.now.strength
        if (card.bonus > was.bonus) expect(card.bonus).toBeLessThanOrEqual(limit)
        // Fallen is fallen, wounds stay.
        if (!isFunctioning(was)) expect(card.fate === was.fate || card.fate === 'dead').toBe(true)
        expect(card.woundsTaken).toBeGreaterThanOrEqual(was.woundsTaken)
      })
    })
  }
})

test('§6.0 §6.7 §6.9 every match ends: somebody wins, or all who stand are dismissed, and never to the death', () => {
  for (let i = 0; i < 150; i++) {
    const state = watch(`ends ${i}`, () => {})
    const result = heroes.result(state)
    expect(heroes.isOver(state)).toBe(true)
    if (state.winner < 0) {
      expect(state.toTheDeath).toBe(false)
      expect(result.winners).toEqual([])
    } else expect(result.winners.length).toBeGreaterThan(0)
    if (state.toTheDeath) for (const card of state.cards) expect(card.fate).toMatch(/functioning|dead/)
  }
})

test('§5.4.7 every defeat is credited to somebody of another side', () => {
  for (let i = 0; i < 60; i++) {
    const state = watch(`credit ${i}`, () => {})
    state.cards.forEach((card, seat) => {
      if (card.fell === null) return
      expect(state.cards[card.defeatedBy]!.side).not.toBe(card.side)
      expect(state.cards[card.defeatedBy]!.defeated).toContain(seat)
    })
  }
})

test('§2.4 a copy of a match shares nothing that changes', () => {
  watch('clones', (before, after) => {
    const copy = heroes.clone(before)
    expect(copy).toEqual(before)
    expect(copy.cards[0]!.parts).not.toBe(before.cards[0]!.parts)
    expect(after).not.toBe(before)
  })
})
