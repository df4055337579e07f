import { canonicalJson, Dice, effectiveOptions, playOut } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { allocate, beginFight, makeAttack } from '../src/09-combat/fight.ts'
import { colosseum, type Options, type State } from '../src/index.ts'
import type { Colosseum } from '../src/match/game.ts'
import type { Allocation } from '../src/match/questions.ts'
import type { Gladiator } from '../src/match/state.ts'
import { allocation, faceToFace, type Given, row, scripted } from './helpers.ts'
import { isKeen, randomMatch } from './random-match.ts'

const { known } = colosseum
const open = (state: State, seat: number | null) => canonicalJson([known(state, seat), colosseum.view(state, seat)])

/** A fight whose allocations are in, and of which so many attacks are made. */
function fought(mine: Allocation, his: Allocation, attacks = 0, faces: readonly number[] = []): State {
  const state = faceToFace({}, {}, { specials: 'on' })
  const { play } = scripted(state, faces, [mine, his])
  beginFight(play)
  allocate(play)
  for (let i = 0; i < attacks; i++) makeAttack(play)
  return state
}

describe('§9.4.1 of a fight a seat knows the attacks, and of the others no defence that has not shown', () => {
  const strikes = allocation([row(1, 2, 4), row(1, 3, 3)])
  const defences: [readonly number[], string][] = [
    [[0, 0, 0, 0, 0], ''],
    [[3, 0, 0, 0, 1], ''],
    [[0, 2, 2, 0, 0], 'D'],
    [[0, 0, 0, 0, 0], 'P'],
  ]

  test('before the first attack', () => {
    const [none, ...others] = defences.map(([defence, guard]) => fought(strikes, allocation([], defence, guard)))
    for (const seat of [0, null]) for (const other of others) expect(open(other, seat)).toBe(open(none!, seat))
    expect(known(none!, 0)).toBe(none)
    expect(known(others[0]!, 0).fight!.allocations[1]!.defence).toEqual([0, 0, 0, 0, 0])
    expect(known(others[0]!, 1)).toBe(others[0])
  })

  test('an attack shows the defence in its area, and no other', () => {
    const miss = [3, 3, 2, 1, 1, 1]
    const states = [0, 3].map((head) => fought(strikes, allocation([], [head, 2, 1, 0, 0]), 1, miss))
    expect(open(states[0]!, 0)).toBe(open(states[1]!, 0))
    expect(known(states[0]!, 0).fight!.allocations[1]!.defence).toEqual([0, 2, 0, 0, 0])
  })

  test('§23.3 a special defence shows when it is used', () => {
    const state = fought(strikes, allocation([], [0, 0, 0, 0, 0], 'B'), 1, [3, 3, 3, 1, 1, 1])
    expect(known(state, 0).fight!.allocations[1]!.guard).toBe('B')
  })

  test('§9.4.3 nor do blows that are judged and not yet thrown betray it', () => {
    const both = (head: number, guard = '') =>
      fought(allocation([row(1, 1, 4)]), allocation([row(0, 2, 4)], [head, 0, 0, 0, 0], guard))
    expect(both(2).fight!.due).toHaveLength(2)
    expect(open(both(2), 0)).toBe(open(both(0), 0))
    expect(open(both(0, 'D'), 0)).toBe(open(both(0), 0))
    expect(open(both(0, 'D'), 1)).not.toBe(open(both(0), 1))
  })
})

describe('§3.1 of hidden log sheets a seat knows what can be seen', () => {
  const bare = ['-', '-', '-', '-', '-']
  const iron = ['A', 'A', 'A', 'A', 'A']

  function guess(sheet: Given, change: (him: Gladiator) => void = () => {}): Gladiator {
    const state = faceToFace({}, sheet, { sheets: 'hidden' })
    state.gladiators[0]!.enduranceLoss = 2
    change(state.gladiators[1]!)
    return known(state, 0).gladiators[1]!
  }

  test('and guesses the rest by the style', () => {
    const man = guess({ armour: iron })
    expect(man.armour.map((piece) => piece?.letter)).not.toEqual(iron)
    expect(guess({ armour: bare }).armour).toEqual([null, null, null, null, null])
    expect(man).toMatchObject({ enduranceLoss: 2, stun: 0, wounds: [0, 0, 0, 0, 0], facing: 0 })
    expect(guess({}, (him) => him.hands.fill(null)).hands).toEqual([null, null])
  })

  test('his own sheet he knows, and everything while sheets are open', () => {
    const state = faceToFace({}, {}, { sheets: 'hidden' })
    expect(known(state, 0).gladiators[0]).toBe(state.gladiators[0])
    const shown = faceToFace()
    expect(known(shown, 0)).toBe(shown)
    expect(known(shown, null)).toBe(shown)
  })

  test('a state as a seat knows it can be played to the end', () => {
    for (let i = 0; i < 20; i++) {
      const random = Dice.fromSeed(`known ${i}`)
      const { setup, options } = randomMatch(random)
      const given = effectiveOptions(colosseum, { ...options, sheets: 'hidden' }) as unknown as Options
      const state = colosseum.start(setup, given)
      const bot = (now: State, question: Colosseum['question']) => {
        const legal = colosseum.legal(now, question)
        const keen = legal.filter(isKeen)
        return (keen.length > 0 ? keen : legal)[random.below(keen.length || legal.length)]!
      }
      const bots = setup.gladiators.map(() => bot)
      let steps = 5 + random.below(60)
      const ruleset = { ...colosseum, isOver: (now: State) => colosseum.isOver(now) || steps-- < 0 }
      playOut(ruleset, state, bots, `${i}`)
      if (colosseum.isOver(state)) continue
      const belief = colosseum.clone(known(state, random.below(setup.gladiators.length)))
      playOut(colosseum, belief, bots, `${i}`)
      expect(colosseum.isOver(belief)).toBe(true)
    }
  })
})
