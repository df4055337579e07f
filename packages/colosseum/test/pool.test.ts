import { Dice, playOut } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { attackOf, blowOf } from '../src/09-combat/blow.ts'
import { accountOf, poolOfMan } from '../src/09-combat/pool.ts'
import { guardCost } from '../src/19-advanced/special-defences.ts'
import { colosseum, type GladiatorSetup, type Options, type State, styleIds } from '../src/index.ts'
import { blowIn, costOfRow } from '../src/match/combat-view.ts'
import type { Colosseum } from '../src/match/game.ts'
import { freshPhase } from '../src/match/phase-sheet.ts'
import type { Allocation, QuestionOf } from '../src/match/questions.ts'
import { allocation, duel, faceToFace, melee, optionsWith, row } from './helpers.ts'

type Allocate = QuestionOf<'allocate'>

/** Plays bouts of random legal answers among men who stand close, and looks at every allocation that is asked for. */
function everyAllocation(
  bouts: number,
  given: Partial<Options>,
  look: (state: State, question: Allocate, answers: readonly Allocation[]) => void,
): void {
  let seen = 0
  for (let i = 0; i < bouts; i++) {
    const random = Dice.fromSeed(`pool ${i}`)
    const men: GladiatorSetup[] = Array.from({ length: 2 + random.below(3) }, (_, at) => ({
      name: `man ${at}`,
      team: at % 2,
      style: styleIds[random.below(styleIds.length)]!,
      prestigeBonus: random.below(3),
      place: { column: 6 + at, row: 7, facing: random.below(6) as 0 },
    }))
    const bot = (state: State, question: Colosseum['question']) => {
      const legal = colosseum.legal(state, question)
      if (question.kind === 'allocate') {
        seen++
        look(state, question, legal as Allocation[])
      }
      return legal[random.below(legal.length)]!
    }
    const state = colosseum.start({ gladiators: men }, optionsWith({ turnLimit: 3, ...given }))
    const bots = men.map(() => bot)
    playOut(colosseum, state, bots, `dice ${i}`)
  }
  expect(seen).toBeGreaterThan(bouts)
}

describe('the CF of a phase', () => {
  test('§9.3.1 §35.4.1 the lines of one pool of the sheet always add up to the CF that may be allocated', () => {
    everyAllocation(60, {}, (state, { seat, base }) => {
      const sheet = colosseum.view(state, seat).sheets.find((one) => one.seat === seat)!
      for (const { lines, total } of [sheet.pool, sheet.poolFacing]) {
        expect(lines.reduce((sum, { value }) => sum + value, 0)).toBe(total)
      }
      expect([sheet.pool.total, sheet.poolFacing.total]).toContain(base)
    })
  })

  test('§9.3.1 §10.3.1 §11.2 §15.2 §17.2 every loss is a line of its own, with its paragraph', () => {
    const state = duel({ prestigeBonus: 2 })
    const who = state.gladiators[0]!
    Object.assign(who, { stun: 1, enduranceLoss: 2, visionLoss: 1, cfLoss: [0, 3, 0, 0, 1] })
    who.now = { ...freshPhase(who.cell), stumbling: true, spent: 4 }
    expect(poolOfMan(state, who, true)).toEqual({
      lines: [
        { text: 'CF', rule: '§3.4.2', value: 12 },
        { text: 'wounds, chest', rule: '§10.3.1', value: -3 },
        { text: 'wounds, legs', rule: '§10.3.1', value: -1 },
        { text: 'vision', rule: '§10.5', value: -1 },
        { text: 'endurance', rule: '§17.2', value: -2 },
        { text: 'stun', rule: '§11.2', value: -1 },
        { text: 'stumbling', rule: '§15.2', value: -2 },
        { text: 'prestige', rule: '§3.15.1', value: 2 },
        { text: 'spent on net, hold or escape', rule: '§9.3', value: -4 },
      ],
      total: 0,
    })
    expect(poolOfMan(state, who, false).total).toBe(-2)
  })

  test('§21.7.1 §24.2.1 §21.1.1.1 a pair, a strange weapon and a noose round the arm', () => {
    const state = duel({ hands: ['scimitar', 'scimitar'], trained: ['axe'], shield: 'none' })
    const who = state.gladiators[0]!
    who.snare = { by: 1, isHeld: true, kind: 'lasso', place: 'arm', phases: 0 }
    who.stun = 1
    const { lines, total } = poolOfMan(state, who, false)
    expect(lines.map(({ value }) => value)).toEqual([12, -1, 2, -2, -6])
    expect(total).toBe(5)
  })
})

describe('what is left', () => {
  const halved: Partial<Options>[] = [{}, { halfCf: 'pool' }, { defenceCards: 'greenwood' }, { teams: 'off' }]
  test.each(halved)(
    '§9.3 §26.5 legal allocations never overdraw, and one CF more than is left is refused (%o)',
    (given) => {
      everyAllocation(12, given, (state, question, answers) => {
        const { combat } = colosseum.view(state, question.seat)
        for (const answer of answers) {
          const account = accountOf(question, answer, guardCost(state), (one) => costOfRow(combat!, one))
          expect(account.left).toBeGreaterThanOrEqual(0)
          if (!question.canDefend) continue
          const more = (cf: number) => ({
            ...answer,
            guard: '',
            defence: answer.defence.map((old, at) => old + (at === 2 ? cf : 0)),
          })
          const bare = accountOf(question, more(0) as Allocation, guardCost(state), (one) => costOfRow(combat!, one))
          expect(colosseum.check(state, question, more(bare.left))).toBe(null)
          expect(colosseum.check(state, question, more(bare.left + 1))?.rule).toMatch(/^§(9\.3|26\.5)$/)
        }
      })
    },
  )

  test('§26.5 with several foes an advantage serves only against its own', () => {
    const foes = [
      { seat: 1, advantage: 3, canAttack: true, canTop: true },
      { seat: 2, advantage: 0, canAttack: true, canTop: false },
    ]
    const question: Allocate = { kind: 'allocate', seat: 0, rule: '§9.3', base: 6, canDefend: true, foes }
    const account = (given: Allocation) => accountOf(question, given, 3, ({ cf }) => cf)
    expect(account(allocation([]))).toMatchObject({ pool: 9, left: 6, leftAgainst: { 1: 9, 2: 6 } })
    expect(account(allocation([row(1, 1, 2)]))).toMatchObject({ left: 6, leftAgainst: { 1: 7, 2: 6 } })
    expect(account(allocation([row(2, 1, 5)], [1, 1, 0, 0, 0]))).toMatchObject({
      left: -1,
      leftAgainst: { 1: 2, 2: -1 },
    })
    expect(account({ ...allocation([row(1, 1, 2)]), top: 0 })).toMatchObject({ pool: 6, left: 4 })
  })
})

describe('what a seat is told for its allocation', () => {
  const editions: Partial<Options>[] = [{}, { edition: 'classic1981' }, { halfCf: 'pool', v2XlShield: 'on' }]
  test.each(editions)('§9.5 §23.2 §22.2 the blow of a planned attack is the one that would be struck (%o)', (given) => {
    let compared = 0
    everyAllocation(25, given, (state, question, answers) => {
      const { combat } = colosseum.view(state, question.seat)
      for (const { attacks } of answers) {
        for (const one of attacks) {
          const blow = blowIn(combat!, one, 3)
          if (one.means === 'thrown') expect(blow).toBeNull()
          else expect(blow).toEqual(blowOf(state, attackOf(state, question.seat, one), 3))
          compared++
        }
      }
    })
    expect(compared).toBeGreaterThan(200)
  })

  test('§23.2 §23.3 §9.1 it lists exactly the means, specials and defences that the legality test allows', () => {
    everyAllocation(25, {}, (state, question) => {
      const { combat } = colosseum.view(state, question.seat)
      for (const foe of question.foes.filter(({ canAttack }) => canAttack)) {
        const known = combat!.foes.find(({ seat }) => seat === foe.seat)!
        for (const { code, area, means } of known.specials) {
          for (const by of ['right', 'left', 'bare', 'shield', 'sand'] as const) {
            const tried = allocation([row(foe.seat, area ?? 2, 1, { special: code, means: by })])
            const refusal = colosseum.check(state, question, tried)
            const isFewCF = refusal?.rule === '§9.3' || refusal?.rule === '§9.3.2'
            expect(refusal === null || isFewCF).toBe(means.includes(by))
          }
        }
      }
      for (const { code, refusal } of combat!.guards) {
        const said = colosseum.check(state, question, allocation([], undefined, code))
        if (question.canDefend) expect(said?.rule === '§23.3').toBe(refusal !== null)
      }
    })
  })

  test('§3.1 with hidden sheets nothing of the foe is in it but what stands in the arena', () => {
    const armour = ['A', 'A', 'A', 'A', 'A']
    const state = faceToFace({}, { armour }, { sheets: 'hidden', dropDefenderStrength: 'on' })
    const foe = state.gladiators[1]!
    const before = JSON.stringify(colosseum.view(state, 0))
    Object.assign(foe, { TR: 3, ST: 5, AG: -2, CN: 6, W: 18, CF: 1, prestige: 4, arrows: 3, limp: 1 })
    Object.assign(foe, { wounds: [3, 0, 0, 4, 0], cfLoss: [2, 0, 0, 2, 0], stun: 2, enduranceLoss: 9, isMortal: true })
    foe.hands[1]!.boxes = 5
    foe.armour[2] = null
    expect(JSON.stringify(colosseum.view(state, 0))).toBe(before)
    expect(colosseum.view(state, 0).combat!.foes[0]!.target.isKnown).toBe(false)
    const open = colosseum.view({ ...state, options: { ...state.options, sheets: 'open' } }, 0)
    expect(open.combat!.foes[0]!.target).toMatchObject({ isKnown: true, armour: ['A', 'A', '-', 'A', 'A'] })
  })

  test('§9.4.1 only its own seat is told: a spectator and the dead get none', () => {
    const state = melee([0, 1, 1])
    expect(colosseum.view(state, null).combat).toBe(null)
    state.gladiators[1]!.out = 'killed'
    expect(colosseum.view(state, 1).combat).toBe(null)
    expect(colosseum.view(state, 0).combat?.seat).toBe(0)
  })
})
