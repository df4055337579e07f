import { attackOdds, type BeastId, beastIds, type Setup, type State } from '@harena/colosseum'
import { seeded, Table } from '@harena/engine'
import { expect, test } from 'vitest'
import { type Exact, foresee } from '../src/index.ts'
import { seedOf } from '../src/simulate.ts'
import { duel, gameOf, report, simulate } from './games.ts'

const colosseum = gameOf('colosseum')

function huntOf(beast: BeastId, style = 'bestiarius'): Setup {
  return {
    gladiators: [
      { name: 'Felix', team: 0, style: style as 'bestiarius' },
      { name: 'Nero', team: 1, style: 'beast', beast },
    ],
  }
}

const planOf = (setup: unknown, to: number) => ({
  ...{ ruleset: 'colosseum', setup, options: {}, opponents: ['standard', null] },
  ...{ seed: 'hunt', from: 0, to },
})

test.each(beastIds)('§28.5 a simulated hunt for a %s is the one of its seed at a table', (beast) => {
  const plan = planOf(huntOf(beast), 3)
  const tally = simulate(plan)
  expect(report(plan, tally).seats).toHaveLength(2)
  for (let i = 0; i < 3; i++) {
    const table = duel({ ...plan, seed: seedOf(plan, i) })
    expect(table.isOver).toBe(true)
    const again = Table.load(table.ruleset, table.record())
    expect(again.record().digest).toBe(table.record().digest)
    // A beast is told of as what it is.
    for (const { event } of table.log) {
      const line = table.ruleset.narrate(event, ['Felix', 'Nero'])
      if (line.startsWith('Nero')) expect(line).not.toMatch(/\b(he|his|him|himself)\b/)
    }
  }
})

test('§28.7.3 a blow at the rear of a beast is foreseen exactly, and what it does in its front by samples', () => {
  const found = [0, 3].map((facing) => {
    const state = faced(facing)
    const area = facing === 0 ? 3 : 2
    const answer = {
      attacks: [{ target: 1, area, means: 'right', special: '', cf: 6 }],
      ...{ defence: [1, 1, 1, 1, 1], guard: '', top: -1 },
    }
    return foresee(colosseum.ruleset as never, { state }, {
      fixed: [{ kind: 'allocate', seat: 0, answer }],
      until: (one: State) => one.step === 'end',
      outcome: (one: State) => one.gladiators[1]!.out === null,
      ...(facing === 3 && { budget: 0, samples: 200 }),
    } as never)
  })
  expect(found.map(({ method }) => method)).toEqual(['exact', 'sampled'])
  const dead = (found[0] as Exact<boolean>).distribution.find(({ outcome }) => !outcome)!.chance
  const { kill } = attackOdds({ attackCF: 6, area: 3, hide: 0, attackerST: 1, woundsLeft: 6 })
  expect(dead).toBeCloseTo(kill, 9)
})

/** A man who strikes at a wolf: from behind if it faces north, from before if it faces south. */
function faced(facing: number): State {
  const setup = {
    gladiators: [
      {
        ...{ name: 'Felix', team: 0, style: 'myrmillo', ratings: { TR: 9, ST: 1, AG: 1, CN: 3, W: 11 } },
        ...{ armour: ['-', '-', '-', '-', '-'], shield: 'large', place: { column: 8, row: 8, facing: 0 } },
      },
      { name: 'Nero', team: 1, style: 'beast', beast: 'wolf', place: { column: 8, row: facing === 0 ? 6 : 7, facing } },
    ],
    arena: { size: 1, obstacles: [] },
  }
  const table = Table.open(colosseum.ruleset, { setup, dice: seeded('foresight') })
  const state = colosseum.ruleset.clone(table.state) as State
  state.step = 'engagement'
  return state
}
