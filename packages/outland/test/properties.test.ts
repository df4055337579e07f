import { type AnyAnswer, canonicalJson, Dice, type SumStep, seeded, sumOfSteps, Table } from '@harena/engine'
import { randomAnswer, type Subject } from '@harena/engine/conformance'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outland } from '../src/index.ts'
import { clone } from '../src/match/clone.ts'
import type { Outland } from '../src/match/game.ts'
import type { Options } from '../src/match/options.ts'
import { ensnare, melee, type Plan, pickUpThing, STEP, TURN_LEFT, whip } from '../src/match/questions.ts'
import { reckonings } from '../src/match/reckonings.ts'
import { areEnemies, areTouching, mapOf, type State } from '../src/match/state.ts'
import { canMelee, canTurn } from '../src/rules/melee.ts'
import { baseOf, difference, hexside, isNewMelee, listOfModifiers, sumOfModifiers } from '../src/rules/modifiers.ts'
import { canPickUp, canStep, movementAllowance } from '../src/rules/movement.ts'
import { canUseNet } from '../src/rules/net.ts'
import type { Thing } from '../src/tables/gladiator-types.ts'
import { tables } from '../src/tables/index.ts'
import { isKeen, randomMatch, randomOptions, randomSetup } from './random-match.ts'

const subject: Subject<Outland> = { ruleset: outland, randomMatch, isKeen, paragraphs: new Set() }

/** Plays a random match and looks at it before and after each answer. */
function playAndLook(
  seed: string,
  fixed: Partial<Options>,
  look: (before: State, after: State, answer: AnyAnswer<Outland>) => void,
): Table<Outland> {
  const random = Dice.fromSeed(seed)
  const match = { setup: randomSetup(random), options: randomOptions(random, fixed) }
  const table = Table.open(outland, { ...match, dice: seeded(seed) })
  while (table.waiting?.for === 'answers') {
    const question = table.waiting.questions[0]!
    const answer = randomAnswer(subject, table.state, question, random)
    const before = clone(table.state)
    expect(table.answer(question.seat, answer)).toBeNull()
    look(before, table.state, answer)
  }
  return table
}

const seeds = fc.string({ minLength: 1, maxLength: 12 })
const few = { numRuns: 25 }

test('§4.3 R12 first contact by a step forward lies in rel 0, 1 or 5', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      playAndLook(seed, { steps: 'forward', ties: 'rollOff' }, (before, after, answer) => {
        if (answer !== STEP || before.active < 0 || after.active !== before.active) return
        const [was, is] = [before.fighters[before.active]!, after.fighters[before.active]!]
        for (const other of after.fighters) {
          if (!areEnemies(is, other) || !areTouching(after, is, other) || areTouching(before, was, other)) continue
          const rel = (mapOf(after).sectorDir(is.cell, other.cell) - is.facing + 6) % 6
          expect([0, 1, 5]).toContain(rel)
        }
      })
    }),
    few,
  )
})

test('§2.7 a bout ends, within the limit of turns', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const table = playAndLook(seed, {}, () => {})
      expect(outland.isOver(table.state)).toBe(true)
      expect(table.state.turn).toBeLessThanOrEqual(table.state.options.turnLimit)
    }),
    few,
  )
})

test('§3.1 movement is never below 2', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      playAndLook(seed, { halfMinimum: 2 }, (_, after) => {
        for (const fighter of after.fighters) expect(movementAllowance(after, fighter)).toBeGreaterThanOrEqual(2)
      })
    }),
    few,
  )
})

test('§8.1 hits never shrink and never pass the boxes; one who is out stays out', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      playAndLook(seed, {}, (before, after) => {
        after.fighters.forEach((fighter, seat) => {
          const was = before.fighters[seat]!
          expect(fighter.hits).toBeGreaterThanOrEqual(was.hits)
          expect(fighter.hits).toBeLessThanOrEqual(fighter.damage)
          if (was.out) expect(fighter.out).toBe(was.out)
        })
      })
    }),
    few,
  )
})

/** How many things of each kind there are: in hands, of whoever is out too, and on the ground. */
function things(state: State): Record<Thing, number> {
  const count = { sword: 0, spear: 0, shield: 0, net: 0 }
  for (const { kind } of state.ground) count[kind]++
  for (const { weapon, shield, net } of state.fighters) {
    if (weapon) count[weapon]++
    if (shield) count.shield++
    if (net) count.net++
  }
  return count
}

test('§7.2 §7.4 a thing is held by one or lies on the ground, never both, never neither', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      playAndLook(seed, {}, (before, after) => expect(things(after)).toEqual(things(before)))
    }),
    few,
  )
})

test('§2.5 two gladiators still in never stand in one hex, and nobody stands outside', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      playAndLook(seed, {}, (_, after) => {
        const cells = after.fighters.filter(({ out }) => out === null).map(({ cell }) => cell)
        expect(new Set(cells).size).toBe(cells.length)
        for (const cell of cells) expect(cell).toBeGreaterThanOrEqual(0)
      })
    }),
    few,
  )
})

/** A bout with everything about its two first gladiators drawn at random. */
const situations = fc
  .record({
    seed: seeds,
    cells: fc.uniqueArray(fc.nat(99), { minLength: 8, maxLength: 8 }),
    facings: fc.array(fc.nat(5), { minLength: 8, maxLength: 8 }),
    hits: fc.array(fc.nat(6), { minLength: 8, maxLength: 8 }),
    flags: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
    rounds: fc.array(fc.nat(2), { minLength: 64, maxLength: 64 }),
    touched: fc.array(fc.integer({ min: -1, max: 255 }), { minLength: 8, maxLength: 8 }),
  })
  .map(({ seed, cells, facings, hits, flags, rounds, touched }) => {
    const random = Dice.fromSeed(seed)
    const options = { ...defaults, ...randomOptions(random) } as Options
    const state = outland.start(randomSetup(random), options)
    state.fighters.forEach((fighter, seat) => {
      const { equipment } = fighter
      const flag = (i: number) => flags[seat * 5 + i]!
      Object.assign(fighter, {
        strength: 2,
        agility: 1 + (hits[seat]! % 3),
        damage: 9,
        movement: 4,
        points: 4,
        cell: cells[seat],
        facing: facings[seat],
        hits: hits[seat],
        weapon: flag(0) ? equipment.weapon : null,
        shield: equipment.shield && flag(1),
        net: equipment.net && flag(2),
        prone: flag(3) && flag(4),
        gaulRounds: rounds.slice(seat * 8, seat * 8 + 8).reduce((packed, count, i) => packed | (count << (2 * i)), 0),
        touched: touched[seat],
      })
      fighter.base = baseOf(tables.modifiers, equipment, fighter.shield, fighter.net)
    })
    Object.assign(state, { phase: 'activation', turn: 1 })
    return state
  })

const defaults = Object.fromEntries(outland.options.map((option) => [option.id, option.default]))

test('§6.1 the number that the rules add is the sum of the rows that people see', () => {
  fc.assert(
    fc.property(situations, fc.boolean(), fc.boolean(), (state, isWhipped, isNew) => {
      for (const role of ['attacker', 'defender', 'both'] as const) {
        for (const one of state.fighters) {
          for (const two of state.fighters) {
            if (one === two) continue
            const side = hexside(state, one, two)
            const rows = listOfModifiers(state, one, two, role, side, isWhipped, isNew)
            const sum = rows.reduce((total, { value }) => total + value, 0)
            expect(sumOfModifiers(state, one, two, role, side, isWhipped, isNew)).toBe(sum)
          }
        }
      }
    }),
  )
})

test('T4 T5 §6.5 what a sum says would change it is what the rule adds in that position', () => {
  let compared = 0
  fc.assert(
    fc.property(situations, (state) => {
      const [one, two] = state.fighters
      const isNew = isNewMelee(state, one!, two!)
      const [ourSide, theirSide] = [hexside(state, one!, two!), hexside(state, two!, one!)]
      const ours = (of: State) =>
        listOfModifiers(of, of.fighters[0]!, of.fighters[1]!, 'attacker', ourSide, false, isNew)
      const theirs = (of: State) =>
        listOfModifiers(of, of.fighters[1]!, of.fighters[0]!, 'defender', theirSide, false, isNew)
      const dice = { what: 'dice', value: 7, rule: '§4.4' }
      const roll = (seat: number, steps: readonly SumStep[]) => ({
        seat,
        total: 7 + sumOfSteps(steps),
        steps: [dice, ...steps],
      })
      const [attacker, defender] = [roll(0, ours(state)), roll(1, theirs(state))]
      const event = {
        kind: 'exchangeRolled',
        rule: '§4.5',
        attack: 'melee',
        attacker,
        defender,
        difference: 0,
      } as const
      const sums = reckonings.told(event, state.options)
      const compare = (at: 0 | 1, rule: string, change: (fighter: State['fighters'][number]) => void) => {
        const { otherwise, total } = sums[at]!
        const said = otherwise.find((other) => other.rule === rule)
        // Where the hexside came to nothing it is not told which it was, and so not what a shield would make of it.
        if (!said && rule === 'T4.1') return
        const copy = clone(state)
        const fighter = copy.fighters[at]!
        change(fighter)
        fighter.base = baseOf(tables.modifiers, fighter.equipment, fighter.shield, fighter.net)
        const then = said?.total ?? total
        expect(then, `${at} ${rule}`).toBe(7 + sumOfSteps((at === 0 ? ours : theirs)(copy)))
        if (said) compared++
      }
      const wears = (worn: object) => (fighter: State['fighters'][number]) => {
        Object.assign(fighter, { equipment: { ...fighter.equipment, ...worn } })
      }
      for (const at of [0, 1] as const) {
        compare(at, 'T4.1', (fighter) => {
          fighter.shield = true
        })
        compare(at, 'T4.2', wears({ helmet: 'helm' }))
        compare(at, 'T4.3', wears({ helmet: 'closed' }))
        compare(at, 'T4.4', wears({ legs: true }))
        compare(at, 'T4.6', wears({ torso: true }))
        compare(at, 'T4.9', (fighter) => fighter.hits++)
        compare(at, 'T4.10', (fighter) => fighter.agility++)
      }
      // Every other facing of the defender is a row of T5, unless he lies.
      for (let turns = 1; turns < 6 && !two!.prone; turns++) {
        const rule = `T5.${1 + ((theirSide - two!.facing - turns + 12) % 6)}`
        compare(1, rule, (fighter) => {
          fighter.facing = ((fighter.facing + turns) % 6) as typeof fighter.facing
        })
      }
    }),
  )
  expect(compared).toBeGreaterThan(300)
})

test('D.2 T4.11 T4.13 T5 where both attack, what would change it has the rows of one who attacks and of one who defends himself', () => {
  let compared = 0
  fc.assert(
    fc.property(situations, (state) => {
      const isNew = isNewMelee(state, state.fighters[0]!, state.fighters[1]!)
      const sides = [0, 1].map((at) => hexside(state, state.fighters[at]!, state.fighters[1 - at]!))
      const rowsOf = (of: State, at: number, isWhipped: boolean) =>
        listOfModifiers(of, of.fighters[at]!, of.fighters[1 - at]!, 'both', sides[at]!, isWhipped, isNew)
      const rollOf = (seat: number) => {
        const steps = [{ what: 'dice', value: 7, rule: '§4.4' }, ...rowsOf(state, seat, false)]
        return { seat, total: sumOfSteps(steps), steps }
      }
      const [attacker, defender] = [rollOf(0), rollOf(1)]
      const sums = reckonings.told(
        { kind: 'exchangeRolled', rule: '§4.5', attack: 'melee', attacker, defender, difference: 0 },
        state.options,
      )
      // By a hexside that came to nothing nobody is told that both attacked.
      const isTold = attacker.steps.some(({ rule }) => rule.startsWith('T5.')) && state.options.facingFor === 'defender'
      if (!isTold) return
      for (const at of [0, 1] as const) {
        const saidOf = (rule: string) => sums[at]!.otherwise.find((other) => other.rule === rule)?.total
        expect(saidOf('T4.13'), `${at} whip`).toBe(7 + sumOfSteps(rowsOf(state, at, true)))
        const disarmed = clone(state)
        disarmed.fighters[1 - at]!.weapon = null
        // Against a sword a spear counts besides, which is another row.
        const lost = rowsOf(disarmed, at, false).find(({ rule }) => rule === 'T4.11')!.value
        if (state.fighters[1 - at]!.weapon !== null)
          expect(saidOf('T4.11'), `${at} weapon`).toBe(sums[at]!.total + lost)
        compared++
      }
    }),
  )
  expect(compared).toBeGreaterThan(20)
})

test('§6.1 the preview shows the difference that opponents reckon with', () => {
  fc.assert(
    fc.property(situations, (state) => {
      const [one, two] = state.fighters
      for (const kind of ['melee', 'whip'] as const) {
        const isNew = isNewMelee(state, one!, two!)
        const sum = (rows: readonly { value: number }[]) => rows.reduce((total, { value }) => total + value, 0)
        const ours = listOfModifiers(state, one!, two!, 'attacker', hexside(state, one!, two!), false, isNew)
        const side = hexside(state, two!, one!)
        const theirs = listOfModifiers(state, two!, one!, 'defender', side, kind === 'whip', isNew)
        expect(difference(state, one!, two!, kind)).toBe(sum(ours) - sum(theirs))
      }
    }),
  )
})

test('G.2 the quick predicates say what the legality test says', () => {
  fc.assert(
    fc.property(situations, (state) => {
      const question = { kind: 'activate', seat: 0, rule: '§2.3' } as const
      const isLegal = (answer: unknown) => outland.check(state, question, answer) === null
      const [fighter] = state.fighters
      expect(canStep(state, fighter!)).toBe(isLegal(STEP))
      expect(canTurn(state, fighter!, 'left')).toBe(isLegal(TURN_LEFT))
      for (const kind of ['sword', 'net'] as const) {
        expect(canPickUp(state, fighter!, kind)).toBe(isLegal(pickUpThing(kind)))
      }
      for (const target of state.fighters) {
        expect(canMelee(state, fighter!, target)).toBe(isLegal(melee(target.seat)))
        expect(canUseNet(state, fighter!, target)).toBe(isLegal(whip(target.seat)))
        expect(canUseNet(state, fighter!, target)).toBe(isLegal(ensnare(target.seat)))
      }
      for (const answer of outland.legal(state, question)) expect(isLegal(answer)).toBe(true)
    }),
  )
})

const duel = {
  fighters: ['Priscus', 'Verus'].map((name, team) => ({
    name,
    team,
    type: 'retarius' as const,
    strength: 2,
    agility: 2,
    damage: 5,
  })),
}

test('D.2 while one has sealed his plan, nobody sees anything of it', () => {
  fc.assert(
    fc.property(seeds, fc.nat(), fc.nat(), (seed, first, second) => {
      const sealed = (choice: number) => {
        const table = Table.open(outland, { setup: duel, options: { ties: 'simultaneous' }, dice: seeded(seed) })
        while (table.waiting?.for === 'answers' && table.waiting.questions[0]!.kind === 'activate') {
          table.answer(table.waiting.questions[0]!.seat, { act: 'end' })
          if (table.state.turn > 8) return null
        }
        const question = table.questionFor(0)!
        const plans = outland.legal(table.state, question) as Plan[]
        expect(table.answer(0, plans[choice % plans.length])).toBeNull()
        return table
      }
      const [one, two] = [sealed(first), sealed(second)]
      if (!one || !two) return
      for (const seat of [null, 0, 1]) {
        expect(canonicalJson(outland.view(one.state, seat))).toBe(canonicalJson(outland.view(two.state, seat)))
        expect(canonicalJson(one.logFor(seat))).toBe(canonicalJson(two.logFor(seat)))
      }
      expect(canonicalJson(one.state)).toBe(canonicalJson(two.state))
      expect(canonicalJson(one.waiting)).toBe(canonicalJson(two.waiting))
    }),
    few,
  )
})
