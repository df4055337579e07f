/** What the master advises a person who follows it to the letter. */
import { board, colosseum, type State as Fought } from '@harena/colosseum'
import {
  adviceDice,
  asGoodAsAny,
  type Counsel,
  effectiveOptions,
  type Game,
  type Opponent,
  playOut,
  type Ruleset,
} from '@harena/engine'
import { type Action, munera, type State } from '@harena/munera'
import { describe, expect, test } from 'vitest'
import { opponents } from '../src/index.ts'
import { nearness } from '../src/munera/nearness.ts'

/** Plays a bout in which seat 0 does what he is advised, and looks at each piece of advice. */
function followed(
  ruleset: Ruleset<Game>,
  levels: Readonly<Record<string, Opponent<Game>>>,
  seed: string,
  look: (counsel: Counsel<Game>, known: never, question: Game['question']) => void,
  most = Number.POSITIVE_INFINITY,
): void {
  let decisions = 0
  let before: unknown = null
  const follower: Opponent<Game>['play'] = (known, question, random) => {
    if (decisions > most) return levels.standard!.play(known, question, random)
    const counsel = levels.master!.advise!(known, question, adviceDice(decisions++, 0), before)
    before = counsel.answer
    look(counsel, known as never, question)
    return counsel.answer
  }
  const state = ruleset.start(ruleset.defaultSetup, effectiveOptions(ruleset, {}))
  playOut(ruleset, state, [follower, levels.novice!.play], seed)
}

describe('Munera', () => {
  test('§4.4 whoever follows the advice never comes back in one turn to where he stood and looked before', () => {
    let [moves, turn, last] = [0, '', '']
    let been = new Set<string>()
    const look = ({ answer }: Counsel<Game>, { round, turn: number, fighters }: State) => {
      const { cell, facing } = fighters[0]!
      const isSame = turn === `${round},${number}` && (last === 'step' || last === 'turn')
      ;[turn, last] = [`${round},${number}`, (answer as Action).act]
      been = isSame ? been : new Set()
      expect([...been], 'where he was').not.toContain(`${cell},${facing}`)
      been.add(`${cell},${facing}`)
      if (isSame) moves++
    }
    for (const seed of ['a', 'j', 'u', 'v']) followed(munera as never, opponents.munera as never, seed, look)
    expect(moves).toBeGreaterThan(20)
  })
})

test('Munera: §4.1 whoever stands far from his foe is led to him, and does not look away', () => {
  let far = 0
  const look = ({ answer }: Counsel<Game>, state: State) => {
    const near = (plan: Action[]) => nearness(state, { kind: 'act', seat: 0, rule: '§2.3' }, plan, null)!
    if (!('act' in (answer as object)) || near([]) > -7) return
    far++
    expect(near([answer as Action])).toBeGreaterThanOrEqual(near([]))
  }
  for (const seed of ['far', 'farther', 'farthest']) followed(munera as never, opponents.munera as never, seed, look)
  expect(far).toBeGreaterThan(3)
})

describe('GLADIATOR', () => {
  test('§7.3 of plots that are as good the one is advised that leads to the fight', () => {
    let towards = 0
    followed(
      colosseum as never,
      opponents.colosseum as never,
      'a',
      ({ answer, isTowards, reasons }, known, { kind }) => {
        if (kind !== 'plot' || !reasons) return
        const [own, foe] = (known as Fought).gladiators
        if (board.distance(own!.cell, foe!.cell) < 2) return
        const equals = asGoodAsAny(reasons.considered).map((one) => one.answer as string)
        if (!isTowards) return
        towards++
        expect(equals).toContain(answer)
        expect(equals.length).toBeGreaterThan(1)
        expect(answer, 'to stand still is nobody’s way to a fight').not.toBe('X')
      },
      12,
    )
    expect(towards).toBeGreaterThan(0)
  })
})
