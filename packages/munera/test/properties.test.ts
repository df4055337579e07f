/** What must hold in every position. */
import { Dice, type Dir, dirs, rectangle, ring, sector, turned } from '@harena/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { munera } from '../src/index.ts'
import type { Event } from '../src/match/events.ts'
import type { Munera } from '../src/match/game.ts'
import {
  type Action,
  askAct,
  attackWith,
  CUT_FREE,
  castAt,
  END,
  fistsAt,
  pickUpArrow,
  pickUpDart,
  stepTo,
  turnLeft,
  turnRight,
  YIELD,
} from '../src/match/questions.ts'
import { hexOf, type State } from '../src/match/state.ts'
import { apModifier } from '../src/rules/action-points.ts'
import { appealModifier } from '../src/rules/appeals.ts'
import { canAttack, canCast } from '../src/rules/attacks.ts'
import { hexsideAttacked, isInArc, LEFT, RIGHT } from '../src/rules/facing.ts'
import { FISTS, listModifiers, modifierOf, rangeModifier, rangeTo, weaponOf } from '../src/rules/modifiers.ts'
import { NO_RANGE } from '../src/tables/weapons.ts'
import { appealSteps, apSteps, optionsWith } from './arena.ts'
import { crowded, isKeen, randomMatch } from './random-match.ts'

const map = rectangle(20, 20)
const centre = { q: 10, r: 5 }
const at = map.cell(centre)
const hands = [
  ['right', RIGHT],
  ['left', LEFT],
] as const

/** §5.7 as it is written, from the target's side. */
function hexsideByPlace(attacker: { q: number; r: number }, target: { q: number; r: number }, hand: number): Dir {
  const { dir, split } = sector(target, attacker)!
  return split && hand === LEFT ? turned(dir, 1) : dir
}

describe('facing', () => {
  test('§5.8 the shortcut agrees with §5.7 for every range, facing and hand', () => {
    let attacks = 0
    for (const facing of dirs) {
      for (const [, hand] of hands) {
        for (let range = 1; range <= 8; range++) {
          for (const target of ring(centre, range)) {
            if (!isInArc(map, at, facing, map.cell(target), hand)) continue
            expect(hexsideByPlace(centre, target, hand)).toBe(hexsideAttacked(facing))
            attacks++
          }
        }
      }
    }
    expect(attacks).toBe(6 * 2 * 36)
  })

  test('§5.6 at distance n either hand reaches exactly n hexes', () => {
    for (const facing of dirs) {
      for (const [, hand] of hands) {
        for (let range = 1; range <= 8; range++) {
          const reached = ring(centre, range).filter((hex) => isInArc(map, at, facing, map.cell(hex), hand))
          expect(reached).toHaveLength(range)
        }
      }
    }
  })

  test('§5.6 split hexes exist only at even distances', () => {
    for (let range = 1; range <= 8; range++) {
      const split = ring(centre, range).filter((hex) => sector(centre, hex)!.split)
      expect(split).toHaveLength(range % 2 === 0 ? 6 : 0)
    }
  })
})

/** Plays a random bout; `look` sees every position in which an action is asked for, and all events. */
function playRandomly(seed: string, look: (state: State, seat: number) => void, hear: (event: Event) => void): State {
  const random = Dice.fromSeed(`${seed}/random`)
  const stream = Dice.fromSeed(seed)
  const { setup, options } = randomMatch(random)
  const state = crowded.start(setup, optionsWith(options))
  const answer = (question: Munera['question']) => {
    if (question.kind === 'act') look(state, question.seat)
    const legal = munera.legal(state, question)
    const keen = random.below(2) === 0 ? legal.filter(isKeen) : []
    const pool = keen.length > 0 ? keen : legal
    return pool[random.below(pool.length)]!
  }
  const referee = {
    listening: true,
    roll: (dice: number) => stream.sum(dice),
    dice: (count: number) => stream.faces(count),
    successes: () => 0,
    ask: answer as never,
    askAll: (() => []) as never,
    tell: hear,
    settle: <T>(_: () => string, run: () => T) => run(),
    point: () => {},
  }
  while (!munera.isOver(state)) munera.playStep(state, referee)
  return state
}

const seeds = fc.string({ minLength: 1, maxLength: 12 })

/** Everything an action can be. */
function everyAction(state: State): Action[] {
  const aimed = state.fighters.flatMap(({ seat }) => [
    attackWith(0, seat),
    attackWith(1, seat),
    castAt(0, seat),
    castAt(1, seat),
    fistsAt[seat]!,
  ])
  return [...stepTo, turnLeft, turnRight, ...aimed, CUT_FREE, pickUpDart, pickUpArrow, YIELD, END]
}

describe('positions of random bouts', () => {
  test('§6.7 the number and the list of modifiers agree', () => {
    const total = (list: readonly { value: number }[]) => list.reduce((sum, { value }) => sum + value, 0)
    const look = (state: State) => {
      for (const a of state.fighters) {
        expect(total(apSteps(state, a))).toBe(apModifier(state, a))
        expect(total(appealSteps(state, a))).toBe(appealModifier(state, a))
        for (const d of state.fighters.filter((other) => other !== a)) {
          for (const weapon of [FISTS, ...a.arms.keys()]) {
            if (rangeModifier(state, weaponOf(a, weapon), rangeTo(state, a, d)) === NO_RANGE) continue
            expect(total(listModifiers(state, a, weapon, d))).toBe(modifierOf(state, a, weapon, d))
          }
        }
      }
    }
    fc.assert(
      fc.property(seeds, (seed) => {
        playRandomly(seed, look, () => {})
      }),
      { numRuns: 100 },
    )
  }, 30_000)

  test('G.3 what is listed is what the check takes, no more and no less', () => {
    const look = (state: State, seat: number) => {
      const listed = new Set(munera.legal(state, askAct[seat]!))
      for (const action of everyAction(state)) {
        expect(listed.has(action), JSON.stringify(action)).toBe(munera.check(state, askAct[seat]!, action) === null)
      }
    }
    fc.assert(
      fc.property(seeds, (seed) => {
        playRandomly(seed, look, () => {})
      }),
      { numRuns: 100 },
    )
  }, 30_000)

  test('§5.8 every legal attack comes over the hexside that the place gives', () => {
    const look = (state: State, seat: number) => {
      const a = state.fighters[seat]!
      for (const d of state.fighters) {
        a.arms.forEach((_, weapon) => {
          const hand = a.hands[weapon]!
          if (!canAttack(state, a, weapon, d) && !canCast(state, a, weapon, d)) return
          expect(hexsideByPlace(hexOf(state, a.cell), hexOf(state, d.cell), hand)).toBe(hexsideAttacked(a.facing))
        })
      }
    }
    fc.assert(
      fc.property(seeds, (seed) => {
        playRandomly(seed, look, () => {})
      }),
      { numRuns: 100 },
    )
  }, 30_000)

  test('§3.1 §4.1 §8.1 AP are never negative, nobody shares a hex, wounds never shrink, and a bout ends', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const wounds: number[] = []
        const look = (state: State) => {
          const inside = state.fighters.filter(({ out }) => out === null)
          expect(new Set(inside.map(({ cell }) => cell)).size).toBe(inside.length)
          for (const fighter of state.fighters) {
            expect(fighter.ap).toBeGreaterThanOrEqual(0)
            expect(fighter.wounds).toBeGreaterThanOrEqual(wounds[fighter.seat] ?? 0)
            wounds[fighter.seat] = fighter.wounds
          }
        }
        const state = playRandomly(seed, look, () => {})
        expect(state.ending).not.toBeNull()
        expect(state.fighters.some(({ out }) => out === null)).toBe(true)
      }),
      { numRuns: 100 },
    )
  }, 30_000)

  test('§11.8 a missile is always held, on the ground or gone', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        let gone = 0
        let thrownBy = -1
        const hear = (event: Event) => {
          if (event.kind === 'attacked') {
            const isMissile = event.weapon === 'darts' || event.weapon === 'bow'
            thrownBy = event.weapon === 'darts' ? event.seat : -1
            if (isMissile && event.outcome !== 'missed') gone++
          }
          if (event.kind === 'missileGone') gone++
          // The dart that was thrown is gone already.
          if (event.kind === 'equipmentLost' && event.item === 'darts' && event.seat !== thrownBy) gone++
        }
        let all = -1
        const look = (state: State) => {
          const held = state.fighters.flatMap(({ missilesLeft }) => missilesLeft).reduce((sum, left) => sum + left, 0)
          if (all < 0) all = held
          expect(held + state.ground.length + gone).toBe(all)
        }
        playRandomly(seed, look, hear)
      }),
      { numRuns: 100 },
    )
  }, 30_000)
})
