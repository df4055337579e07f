import {
  type Allocation,
  type Area,
  areas,
  type Colosseum,
  colosseum,
  type GladiatorSetup,
  type Options,
  presets,
  type Row,
  type State,
  styleIds,
} from '@harena/colosseum'
import { Dice, effectiveOptions, playOut, seeded, Table } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { oddsParts, rowOdds, softestArea, woundShares } from '../src/games/colosseum/combat/attack-odds.ts'
import {
  accountFor,
  addAttack,
  canStrike,
  effectiveOf,
  firstFoe,
  moveRow,
  nothing,
  proposal,
  removeRow,
  roundsOf,
  rowAt,
  type Situation,
  setAttack,
  setDefence,
  setGuard,
  setMeans,
  setRow,
  toggleSpecial,
} from '../src/games/colosseum/combat/plan.ts'
import { allocationInWords, planInWords } from '../src/games/colosseum/combat/plan-words.ts'
import { poolRows } from '../src/games/colosseum/combat/pool-rows.ts'
import { howToPlot } from '../src/games/colosseum/how-to-plot.ts'
import { whyAllocation } from '../src/games/colosseum/why-words.ts'

function optionsWith(given: Partial<Options>): Options {
  return effectiveOptions(colosseum, given) as unknown as Options
}

/** Random bouts of men who begin close together; every allocation that is asked for is looked at. */
function everyAllocation(
  bouts: number,
  given: Partial<Options>,
  look: (situation: Situation, state: State, random: Dice) => void,
): void {
  let seen = 0
  for (let i = 0; i < bouts; i++) {
    const random = Dice.fromSeed(`web ${i}`)
    const gladiators: GladiatorSetup[] = Array.from({ length: 2 + random.below(3) }, (_, at) => ({
      name: `man ${at}`,
      team: at % 2,
      style: styleIds[random.below(styleIds.length)]!,
      place: { column: 6 + at, row: 7, facing: random.below(6) as 0 },
    }))
    const options = optionsWith({ turnLimit: 3, ...given })
    const bot = (state: State, question: Colosseum['question']) => {
      if (question.kind === 'allocate') {
        seen++
        look({ question, combat: colosseum.view(state, question.seat).combat!, options: state.options }, state, random)
      }
      const legal = colosseum.legal(state, question)
      return legal[random.below(legal.length)]!
    }
    const state = colosseum.start({ gladiators }, options)
    const bots = gladiators.map(() => bot)
    playOut(colosseum, state, bots, `dice ${i}`)
  }
  expect(seen).toBeGreaterThan(bouts)
}

const switches: Partial<Options>[] = [
  {},
  { sheets: 'hidden' },
  { halfCf: 'pool' },
  { specials: 'off', unarmed: 'off' },
  { defenceCards: 'greenwood' },
  { edition: 'classic1981' },
]

describe('an allocation', () => {
  test.each(switches)('the first proposal is legal wherever men meet (%o)', (given) => {
    everyAllocation(8, given, (situation, state) => {
      const plan = proposal(situation, (target) => softestArea(situation, target))
      expect(colosseum.check(state, situation.question, plan)).toBe(null)
      const { left } = accountFor(situation, plan)
      expect(situation.question.canDefend ? left : 0).toBe(0)
    })
  })

  test('§9.3 whom he faces is the one that he begins with, and without that the one over whom he has most', () => {
    let several = 0
    everyAllocation(12, {}, (situation) => {
      const open = situation.question.foes.filter(({ canAttack }) => canAttack)
      if (open.length < 2) return
      several++
      for (const { seat } of open) expect(firstFoe(situation, [seat])!.seat).toBe(seat)
      expect(firstFoe(situation)!.advantage).toBe(Math.max(...open.map(({ advantage }) => advantage)))
    })
    expect(several).toBeGreaterThan(0)
  })

  test('the lines of the pool add up to it, whoever stands where', () => {
    everyAllocation(12, {}, (situation, state, random) => {
      const { question } = situation
      const sheet = colosseum.view(state, question.seat).sheets.find(({ seat }) => seat === question.seat)!
      const topped = question.foes[random.below(question.foes.length)]!.seat
      const row = { target: topped, area: 2, means: 'right', special: '', cf: 1 } as const
      for (const plan of [proposal(situation), { ...nothing, attacks: [row], top: 0 }]) {
        const account = accountFor(situation, plan)
        const rows = poolRows(sheet, question, account, [], plan.attacks[plan.top]?.target ?? null)
        expect(rows.reduce((sum, { value }) => sum + value, 0)).toBe(account.pool)
      }
    })
  })

  test('whatever is pressed, only sums and places are ever refused', () => {
    const allowed = /^§(9\.3|9\.3\.2|9\.3\.2\.1|26\.5|10\.3\.4)$/
    everyAllocation(12, {}, (situation, state, random) => {
      const { question, combat } = situation
      let plan = proposal(situation)
      for (let i = 0; i < 12; i++) {
        plan = pressed(situation, plan, random)
        const rule = colosseum.check(state, question, plan)?.rule
        expect(rule ?? '§9.3').toMatch(allowed)
        expect(plan.top).toBeLessThan(plan.attacks.length)
      }
      expect(combat.seat).toBe(question.seat)
    })
  })

  /** Presses something that the sheet offers. */
  function pressed(situation: Situation, plan: Allocation, random: Dice): Allocation {
    const { question, combat } = situation
    const open = question.foes.filter(({ canAttack }) => canAttack)
    const foe = open[random.below(Math.max(1, open.length))]
    const area = areas[random.below(5)]!
    const specials = combat.foes.find(({ seat }) => seat === foe?.seat)?.specials ?? []
    const special = specials.filter(({ refusal }) => refusal === null)[random.below(5)]
    const guard = combat.guards.filter(({ refusal }) => refusal === null)[random.below(5)]
    const index = random.below(Math.max(1, plan.attacks.length))
    const presses: (() => Allocation)[] = [
      () => (foe ? addAttack(situation, plan, foe.seat, area) : plan),
      () => (foe && special ? toggleSpecial(situation, plan, foe.seat, special.code, index) : plan),
      () => setDefence(situation, plan, area, random.below(4)),
      () => setGuard(situation, plan, guard?.code ?? ''),
      () => moveRow(plan, index, random.below(2) === 0 ? -1 : 1),
      () => (plan.attacks[index] ? removeRow(plan, index) : plan),
      () => {
        const row = plan.attacks[index]
        const means = combat.foes.find(({ seat }) => seat === row?.target)?.means ?? []
        const hands = means.filter((one) => one.means === 'right' || one.means === 'left')
        const hand = hands[random.below(Math.max(1, hands.length))]
        return row && hand && row.special === '' && row.means !== 'thrown'
          ? setMeans(situation, plan, index, hand.means)
          : plan
      },
    ]
    return presses[random.below(presses.length)]!()
  }

  test('an area can be pointed at where something reaches it, and only there', () => {
    everyAllocation(12, {}, (situation) => {
      for (const { seat } of situation.question.foes.filter(({ canAttack }) => canAttack)) {
        for (const area of areas) {
          const isPlanned = addAttack(situation, nothing, seat, area) !== nothing
          expect(canStrike(situation, seat, area)).toBe(isPlanned)
        }
      }
    })
  })

  test('moving and taking back attacks keeps the advantage with its row', () => {
    const row = (area: Area) => ({ target: 1, area, means: 'right', special: '', cf: 2 }) as const
    const plan: Allocation = { ...nothing, attacks: [row(1), row(2), row(3)], top: 1 }
    expect(moveRow(plan, 1, -1)).toMatchObject({ top: 0, attacks: [{ area: 2 }, { area: 1 }, { area: 3 }] })
    expect(moveRow(plan, 0, 1)).toMatchObject({ top: 0, attacks: [{ area: 2 }, { area: 1 }, { area: 3 }] })
    expect(moveRow(plan, 2, 1)).toBe(plan)
    expect(removeRow(plan, 0).top).toBe(0)
    expect(removeRow(plan, 1).top).toBe(-1)
    expect(setRow(plan, 2, { cf: 5 }).attacks.map(({ cf }) => cf)).toEqual([2, 2, 5])
  })

  test('a plan in words, as the button says it', () => {
    const attacks = [
      { target: 1, area: 1, means: 'right', special: '', cf: 6 },
      { target: 2, area: 4, means: 'left', special: 'A', cf: 2 },
    ] as const
    expect(planInWords({ attacks: [attacks[0]], defence: [0, 2, 0, 0, 2], guard: 'D', top: -1 })).toBe(
      '6 on the head, 4 to defend and Duck',
    )
    expect(planInWords({ ...nothing, attacks }, ['Verus', 'Felix', 'Rufus'])).toBe(
      '6 on the head of Felix, 2 on the arms (Disarm) of Rufus',
    )
    expect(planInWords(nothing)).toBe('no attack, no defence')
    expect(allocationInWords('shield bash legs 4 at Felix, javelin 8 | 2 0 0 0 1 back step')).toBe(
      '4 on the legs of Felix (Shield Bash), 8 by a thrown javelin, 2 to guard the head, 1 to guard the legs, Back Step',
    )
    expect(allocationInWords('nothing | 0 0 0 0 0')).toBe('no attack, no defence')
  })
})

describe('a duel', () => {
  const setup = {
    gladiators: [
      { name: 'Verus', team: 0, style: 'myrmillo', place: { column: 8, row: 7, facing: 3 } },
      { name: 'Priscus', team: 1, style: 'scissores', place: { column: 8, row: 8, facing: 0 } },
    ],
  } as const

  function situationOf(seat: number): Situation {
    const table = Table.open(colosseum, { setup, options: { arena: 'off' }, dice: seeded('duel') })
    for (;;) {
      if (table.waiting?.for !== 'answers') throw new Error('no fight')
      const question = table.questionFor(seat) ?? table.waiting.questions[0]!
      if (question.kind === 'allocate' && question.seat === seat) {
        return { question, combat: colosseum.view(table.state, seat).combat!, options: table.options }
      }
      table.answer(
        question.seat,
        question.kind === 'plot' ? 'X' : question.kind === 'action' ? { do: 'nothing' } : nothing,
      )
    }
  }

  test('rounds follow the number of attacks and the speed of the weapon, CF the halving of the dagger', () => {
    const situation = situationOf(1)
    const row = (area: Area, means: 'right' | 'left') => ({ target: 0, area, means, special: '', cf: 5 }) as const
    const plan = { ...nothing, attacks: [row(1, 'right'), row(2, 'left')] }
    expect(roundsOf(situation, plan)).toEqual([1, 4])
    expect([effectiveOf(situation, plan, 0), effectiveOf(situation, plan, 1)]).toEqual([2, 5])
  })

  test('pressing an area again adds to the attack, and none of its CF takes it back; a special attack keeps to its area', () => {
    const situation = situationOf(0)
    const once = addAttack(situation, nothing, 1, 3)
    expect(once.attacks).toMatchObject([{ area: 3, means: 'right', special: '' }])
    const [{ cf }] = once.attacks as [Row]
    expect(addAttack(situation, once, 1, 3).attacks).toMatchObject([{ area: 3, cf: cf + 1 }])
    expect(setAttack(once, 0, 0).attacks).toEqual([])
    const sweep = toggleSpecial(situation, once, 1, 'S', 0)
    expect(sweep.attacks).toMatchObject([
      { area: 3, special: '' },
      { area: 5, special: 'S' },
    ])
    const bash = toggleSpecial(situation, sweep, 1, 'H', 0)
    expect(bash.attacks.map(({ special, means }) => `${special}${means}`)).toEqual(['right', 'right', 'Hshield'])
    expect(toggleSpecial(situation, bash, 1, 'H', 0).attacks[rowAt(bash, 1, 2)]).toMatchObject({
      special: '',
      means: 'right',
    })
  })

  test('§24.2.1 with two weapons that do not go together every attack takes the hand of the last choice', () => {
    const situation = situationOf(1)
    const { pair } = situation.combat
    expect(pair?.rule).toBe('§24.2.1')
    const two = addAttack(situation, addAttack(situation, nothing, 0, 1), 0, 2)
    const left = setMeans(situation, two, 1, 'left')
    expect(left.attacks.map(({ means }) => means)).toEqual(['left', 'left'])
    const three = addAttack(situation, left, 0, 3)
    expect(three.attacks.map(({ means }) => means)).toEqual(['left', 'left', 'left'])
  })

  test('a special defence stands instead of CF, and CF instead of it', () => {
    const situation = situationOf(0)
    const guarded = setGuard(situation, { ...nothing, defence: [2, 1, 0, 0, 0] }, 'D')
    expect(guarded).toMatchObject({ guard: 'D', defence: [0, 1, 0, 0, 0] })
    expect(setDefence(situation, guarded, 1, 1)).toMatchObject({ guard: '', defence: [1, 1, 0, 0, 0] })
    expect(setDefence(situation, guarded, 2, 3).guard).toBe('D')
  })

  test('the parts of the bar are the whole, and the wounds are within it', () => {
    const situation = situationOf(0)
    for (const special of ['', 'A', 'F', 'S'] as const) {
      const row = { target: 1, area: special === 'A' ? 4 : 5, means: 'right', special, cf: 6 } as const
      const odds = rowOdds(situation, row, 2)!
      const parts = oddsParts(odds, row)
      expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
      expect(parts.every(({ share }) => share >= 0)).toBe(true)
      const left = situation.combat.foes[0]!.target.woundsLeft![row.area - 1]!
      const hurt = woundShares(odds, left).reduce((sum, { share }) => sum + share, odds.kill)
      expect(hurt).toBeCloseTo(1 - (odds.wounds['0'] ?? 0), 9)
    }
  })
})

test('what may be plotted is said as the edition has it', () => {
  expect(howToPlot(optionsWith({}))).toMatch(/^Choose up to two steps/)
  expect(howToPlot(optionsWith(presets.classic1981!))).toMatch(/^Choose one step/)
})

test('advice against one who cannot guard says so, with the odds of the sheet', () => {
  let looked = 0
  everyAllocation(3, {}, (situation, _, random) => {
    const [foe] = situation.combat.foes
    const weapon = foe?.means.find(({ means }) => means === 'right' || means === 'left')
    if (!foe || !weapon || random.below(2) > 0) return
    const lying = { ...foe, target: { ...foe.target, isUndefended: true } }
    const helpless = { ...situation, combat: { ...situation.combat, foes: [lying] } }
    const row = { target: foe.seat, area: 3 as Area, means: weapon.means, special: '' as const, cf: 6 }
    const said = whyAllocation(helpless, { ...nothing, attacks: [row] }, ['A', 'B', 'C', 'D']).join(' ')
    const odds = rowOdds(helpless, row, 0)
    if (!odds) return
    looked++
    const wound = `${Math.round(100 * (1 - (odds.wounds['0'] ?? 0)))}%`
    expect(said).not.toMatch(/if he guards/)
    expect(said).toContain(`: he cannot guard, and they wound ${wound}`)
  })
  expect(looked).toBeGreaterThan(0)
})
