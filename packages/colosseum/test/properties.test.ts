import { Dice, effectiveOptions, OUTSIDE, playOut } from '@harena/engine'
import { expect, test } from 'vitest'
import { terrainAt } from '../src/19-advanced/arena.ts'
import { attackOdds, colosseum, type Options, type State } from '../src/index.ts'
import type { Colosseum } from '../src/match/game.ts'
import { isAble, isActive } from '../src/match/state.ts'
import { tables } from '../src/tables/index.ts'
import { cfLossOf, trackOf } from '../src/tables/wounds.ts'
import { duel } from './helpers.ts'
import { isKeen, randomMatch } from './random-match.ts'

/** Plays matches of random legal answers, of every kind there is, and looks at the state after every phase. */
function everyPhase(matches: number, look: (state: State) => void): void {
  for (let i = 0; i < matches; i++) {
    const random = Dice.fromSeed(`properties ${i}`)
    const { setup, options: given } = randomMatch(random)
    const state = colosseum.start(setup, effectiveOptions(colosseum, given) as unknown as Options)
    const ruleset = {
      ...colosseum,
      playStep: (...args: Parameters<typeof colosseum.playStep>) => {
        colosseum.playStep(...args)
        look(state)
      },
    }
    const bot = (now: State, question: Colosseum['question']) => {
      const legal = colosseum.legal(now, question)
      const keen = random.below(2) === 0 ? legal.filter(isKeen) : []
      const pool = keen.length > 0 ? keen : legal
      return pool[random.below(pool.length)]!
    }
    playOut(
      ruleset,
      state,
      setup.gladiators.map(() => bot),
      `dice ${i}`,
    )
  }
}

test('§8.1 §16.2 no two men ever share a hex, lying or standing', () => {
  everyPhase(120, ({ gladiators }) => {
    const cells = gladiators
      .filter(isActive)
      .flatMap(({ cell, torso, hind }) => [cell, ...[torso, hind].filter((one) => one !== OUTSIDE)])
    expect(new Set(cells).size).toBe(cells.length)
    expect(Math.min(...cells)).toBeGreaterThanOrEqual(0)
  })
})

test('§27.5 §27.8.2 nobody stands in a pillar, and only who has climbed it on a rock', () => {
  everyPhase(120, (state) => {
    for (const who of state.gladiators.filter(isActive)) {
      const terrain = terrainAt(state, who.cell)
      expect(terrain).not.toBe('pillar')
      expect(who.isOnRock).toBe(terrain === 'rock')
    }
  })
})

test('§10.3 wounds never come back, and whoever is out stays out', () => {
  const last = new Map<string, number>()
  let seen: State | null = null
  everyPhase(120, (state) => {
    if (seen !== state) last.clear()
    seen = state
    for (const { seat, wounds, out } of state.gladiators) {
      for (const [area, count] of [...wounds, out ? 1 : 0].entries()) {
        expect(count).toBeGreaterThanOrEqual(last.get(`${seat} ${area}`) ?? 0)
        last.set(`${seat} ${area}`, count)
      }
    }
  })
})

test('§20.5 §22.4 whoever holds another is there, awake, and has what he holds him with', () => {
  everyPhase(120, ({ gladiators }) => {
    for (const { snare, grappledBy } of gladiators.filter(isActive)) {
      if (snare?.isHeld) expect(gladiators[snare.by]!.hands.map((item) => item?.kind)).toContain(snare.kind)
      if (grappledBy >= 0) expect(isAble(gladiators[grappledBy]!)).toBe(true)
    }
  })
})

test('§10.3 §10.3.1 wounds never exceed W, and the CF lost are always those of the track', () => {
  everyPhase(120, ({ gladiators }) => {
    for (const who of gladiators) {
      who.wounds.forEach((wounds, at) => {
        expect(wounds).toBeLessThanOrEqual(who.W)
        expect(who.cfLoss[at]).toBe(
          cfLossOf(tables.penaltyBoxes, trackOf((at + 1) as 1, who.beast !== null), who.W, wounds),
        )
      })
    }
  })
})

test('§11.4 §13.4 stun is never negative, hands hold one thing each, the dead hold nothing', () => {
  everyPhase(120, ({ gladiators }) => {
    for (const who of gladiators) {
      expect(who.stun).toBeGreaterThanOrEqual(0)
      expect(who.hands).toHaveLength(2)
      if (who.out && !who.isMortal) expect(who.hands).toEqual([null, null])
      if (who.posture === 'prone') expect(who.mustStumble).toBe(false)
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
