/** What a sum says would change it is what the rule plays in the changed position. */
import { dirs, type Reckoning, Scripted } from '@harena/engine'
import { expect, test } from 'vitest'
import { munera } from '../src/index.ts'
import type { Munera } from '../src/match/game.ts'
import { reckonings } from '../src/match/reckonings.ts'
import type { Fighter, State } from '../src/match/state.ts'
import { apFrom, apModifier, rollActionPoints } from '../src/rules/action-points.ts'
import { appealModifier } from '../src/rules/appeals.ts'
import { FISTS, facingRow, modifierOf } from '../src/rules/modifiers.ts'
import { attackRows } from '../src/tables/attack-modifiers.ts'
import { sampleGladiators } from '../src/tables/sample-gladiators.ts'
import { appealSteps, attack, attackerOf, defenderOf, doAct, duel, optionsWith, told } from './arena.ts'

const types = Object.keys(sampleGladiators) as (keyof typeof sampleGladiators)[]

/** By how much a row would change the sum; 0 where it is not said to. */
const saidOf = ({ otherwise, total }: Reckoning, rule: string) => {
  const said = otherwise.find((one) => one.rule === rule)
  return said ? said.total - total : 0
}

test('§6.6 §6.7 T6 what would change a score is what the rule adds there', () => {
  let compared = 0
  for (const type of types) {
    for (const facing of dirs) {
      for (const entangled of [false, true]) {
        const made = () => {
          const state = duel({ type: 'samnite' }, { type, facing })
          defenderOf(state).entangled = entangled
          return state
        }
        const event = told(doAct(made(), attack, [1, 6]), 'attacked')
        const [score] = reckonings.told(event, optionsWith()) as [Reckoning]
        const sum = (change: (state: State) => void, weapon = 0) => {
          const state = made()
          change(state)
          return modifierOf(state, attackerOf(state), weapon, defenderOf(state)) - event.modifier
        }
        for (const other of dirs) {
          const state = made()
          defenderOf(state).facing = other
          const { rule } = attackRows[facingRow(attackerOf(state), defenderOf(state))]!
          expect(saidOf(score, rule), rule).toBe(sum((one) => (defenderOf(one).facing = other)))
          compared++
        }
        if (!entangled) expect(saidOf(score, 'T6.9')).toBe(sum((one) => (defenderOf(one).entangled = true)))
        expect(saidOf(score, 'T6.10')).toBe(sum(() => {}, FISTS))
        expect(saidOf(score, 'T9.2')).toBe(sum((one) => Object.assign(attackerOf(one), { attack: 1 })))
        expect(saidOf(score, 'T9.3')).toBe(sum((one) => Object.assign(defenderOf(one), { dodge: 1 })))
      }
    }
  }
  expect(compared).toBe(types.length * 72)
})

test('§6.4 the chance of a hit in a sum is that of the dice', () => {
  const state = duel({ type: 'samnite' }, { type: 'samnite' })
  const [score] = reckonings.told(told(doAct(state, attack, [1, 6]), 'attacked'), optionsWith()) as [Reckoning]
  // 0 from the front: one die higher than the other, and never a double.
  expect(score.chance!.share(0)).toBeCloseTo(15 / 36)
  expect(score.chance!.share(2)).toBeCloseTo(20 / 36)
})

test('§3.1 T4 R17 R18 what would change his AP is what the rule gives him, with both switches', () => {
  const changes: Readonly<Record<string, (fighter: Fighter) => void>> = {
    'T4.5': (fighter) => (fighter.wounds = 1),
    'T4.6': (fighter) => (fighter.wounds = 4),
    'T4.7': (fighter) => (fighter.entangled = true),
    'T4.8': (fighter) => (fighter.offBalance = 1),
    'T4.9': (fighter) => Object.assign(fighter, { reflexes: 1 }),
    'T4.1': (fighter) => (fighter.weight = 3),
    'T4.4': (fighter) => (fighter.weight = 0),
  }
  for (const woundsAddUp of ['no', 'yes'] as const) {
    for (const apFloor of ['0', '1'] as const) {
      for (const die of [1, 3, 6]) {
        const options = optionsWith({ woundsAddUp, apFloor })
        const state = duel({ type: 'samnite' }, { type: 'thracian' }, { woundsAddUp, apFloor })
        const referee = new Scripted<Munera>([die])
        rollActionPoints(state, referee, attackerOf(state))
        const event = told(referee.events, 'turnBegan')
        const [sum] = reckonings.told(event, options) as [Reckoning]
        for (const [rule, change] of Object.entries(changes)) {
          const fighter = structuredClone(attackerOf(state))
          change(fighter)
          const then = apFrom(die + apModifier(state, fighter), options)
          expect(saidOf(sum, rule), `${rule} ${die}`).toBe(then - event.ap)
        }
      }
    }
  }
})

test('T8.5 T8.6 whoever has seriously wounded somebody has inflicted wounds, and the other way round', () => {
  const wounding = (state: State) => {
    attackerOf(state).woundsInflicted = 3
    defenderOf(state).seriousBy = 0
  }
  const [harmless, harmful] = [duel({}, {}), duel({}, {})]
  wounding(harmful)
  const sumOf = (state: State) => {
    const steps = appealSteps(state, attackerOf(state))
    const modifier = appealModifier(state, attackerOf(state))
    const event = { kind: 'appealed', rule: '§9.2', seat: 0, cause: 'beaten', sum: 7, isSpared: false } as const
    const [sum] = reckonings.told({ ...event, modifier, steps }, optionsWith()) as [Reckoning]
    return sum
  }
  const more = sumOf(harmful).total - sumOf(harmless).total
  expect(more).toBe(2)
  expect(saidOf(sumOf(harmless), 'T8.6')).toBe(more)
  expect(saidOf(sumOf(harmful), 'T8.5')).toBe(-more)
})

test('§3.1 what would have left him fewer AP than he has spent leaves him none', () => {
  const state = duel({ type: 'samnite' }, { type: 'thracian' })
  const referee = new Scripted<Munera>([5])
  rollActionPoints(state, referee, attackerOf(state))
  attackerOf(state).ap = 1
  const sums = reckonings.shown(munera.view(state, 0), 0, referee.events, optionsWith())
  const left = sums.find(({ of }) => of === 'action points')!
  expect([left.total, ...left.otherwise.map(({ total }) => total)].every((total) => total >= 0)).toBe(true)
  expect(saidOf(left, 'T4.7')).toBe(-1)
})
