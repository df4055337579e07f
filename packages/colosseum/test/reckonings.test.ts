/** What a sum says would change it is what the rule adds in the changed position. */
import type { SumStep } from '@harena/engine'
import { expect, test } from 'vitest'
import { impactModifier } from '../src/06-movement/impact.ts'
import { editionOf } from '../src/match/edition.ts'
import { reckonings } from '../src/match/reckonings.ts'
import { type Gladiator, newItem, shieldHand } from '../src/match/state.ts'
import { at, duel } from './helpers.ts'

const DIE = 4

/** The impact of a man who has gone two hexes forward. */
function impactOf(...changes: readonly ((who: Gladiator) => void)[]): SumStep[] {
  const state = duel({ style: 'provocator' })
  const who = state.gladiators[0]!
  for (const change of changes) change(who)
  const steps: SumStep[] = [{ what: 'impact', value: DIE, rule: '§8.4' }]
  const way = { from: at(0, 1), facing: 0, forward: 2, sidestepped: 0, backward: 0, turns: [], stood: false } as const
  impactModifier(editionOf(state.options), { who, ...way }, steps)
  return steps
}

const sum = (steps: readonly SumStep[]) =>
  reckonings.told({ kind: 'impactRolled', rule: '§8.4', seat: 0, total: 0, steps }, {})[0]!

const large = (who: Gladiator) => {
  who.hands[shieldHand(who)] = newItem('largeShield')
}
const small = (who: Gladiator) => {
  who.hands[shieldHand(who)] = newItem('smallShield')
}
const none = (who: Gladiator) => {
  const hand = shieldHand(who)
  if (hand >= 0) who.hands[hand] = null
}
const rolled = (who: Gladiator) => {
  who.now.rolled = true
}
const otherwise: Readonly<Record<string, (who: Gladiator) => void>> = {
  'no shield': none,
  'a leap': (who) => {
    who.now.leaped = true
  },
  'kneeling or stumbling': (who) => {
    who.posture = 'kneeling'
  },
  'recovering or ensnared': (who) => {
    who.now.recovering = true
  },
}

test.each([
  ['a large shield', [large]],
  ['a small shield', [small]],
  ['no shield', [none]],
  ['a roll', [large, rolled]],
] as const)('§8.4 what would change an impact, with %s', (_, before) => {
  const { total, otherwise: said } = sum(impactOf(...before))
  for (const [what, change] of Object.entries(otherwise)) {
    const then = said.find((one) => one.what === what)?.total ?? total
    expect(then, what).toBe(sum(impactOf(...before, change)).total)
  }
})
