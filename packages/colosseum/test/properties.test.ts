import { Dice, playOut } from '@harena/engine'
import { expect, test } from 'vitest'
import type { Colosseum } from '../src/game.ts'
import { attackOdds, colosseum, type GladiatorSetup, type State, styleIds } from '../src/index.ts'
import { isActive } from '../src/state.ts'
import { cfLossOf } from '../src/tables/wounds.ts'
import { duel, optionsWith } from './helpers.ts'

/** Plays bouts of random legal answers and looks at the state after every phase. */
function everyPhase(bouts: number, look: (state: State) => void): void {
  for (let i = 0; i < bouts; i++) {
    const random = Dice.fromSeed(`properties ${i}`)
    const men: GladiatorSetup[] = Array.from({ length: 2 + random.below(3) }, (_, at) => ({
      name: `man ${at}`,
      team: at % 2,
      style: styleIds[random.below(styleIds.length)]!,
      place: { column: 6 + at, row: 7, facing: random.below(6) as 0 },
    }))
    const state = colosseum.start({ gladiators: men }, optionsWith({ arena: 'on' }))
    const ruleset = {
      ...colosseum,
      playPhase: (...args: Parameters<typeof colosseum.playPhase>) => {
        colosseum.playPhase(...args)
        look(state)
      },
    }
    const bot = (now: State, question: Colosseum['question']) => {
      const legal = colosseum.legal(now, question)
      return legal[random.below(legal.length)]!
    }
    playOut(
      ruleset,
      state,
      men.map(() => bot),
      `dice ${i}`,
    )
  }
}

test('§8.1 no two men ever share a hex', () => {
  everyPhase(120, ({ gladiators }) => {
    const cells = gladiators.filter(isActive).map(({ cell }) => cell)
    expect(new Set(cells).size).toBe(cells.length)
  })
})

test('§10.3 §10.3.1 wounds never exceed W, and the CF lost are always those of the track', () => {
  everyPhase(120, ({ gladiators }) => {
    for (const who of gladiators) {
      who.wounds.forEach((wounds, at) => {
        expect(wounds).toBeLessThanOrEqual(who.W)
        expect(who.cfLoss[at]).toBe(cfLossOf((at + 1) as 1, who.W, wounds))
      })
    }
  })
})

test('§11.4 §13.4 stun is never negative, hands hold one thing each, the dead hold nothing', () => {
  everyPhase(120, ({ gladiators }) => {
    for (const who of gladiators) {
      expect(who.stun).toBeGreaterThanOrEqual(0)
      expect(who.hands).toHaveLength(2)
      if (who.out) expect(who.hands).toEqual([null, null])
      if (who.isUnconscious && isActive(who)) expect(who.posture).toBe('prone')
    }
  })
})

test('§9.5 more attack CF never hurt less, more defence never more', () => {
  let last = -1
  for (let cf = 1; cf <= 14; cf++) {
    const { kill, expectedWounds } = attackOdds({ attackCF: cf, area: 2, attackerST: 1 })
    expect(expectedWounds + kill * 50).toBeGreaterThanOrEqual(last)
    last = expectedWounds + kill * 50
  }
})

test('§5.2 a clone shares nothing that can change', () => {
  const state = duel({ style: 'retiarius' })
  const copy = colosseum.clone(state)
  const before = JSON.stringify(state)
  for (const who of copy.gladiators) {
    who.wounds[0]!++
    who.hands[0]!.boxes++
    who.now.entered.push(1)
    who.armour[0] = { letter: 'A', covers: 2, dice: 1 }
  }
  copy.arena.blood.push(1)
  expect(JSON.stringify(state)).toBe(before)
})
