import { seeded, Table } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { ForesightError, type Reviewable, reviewing, reviewMatch, turningPoints } from '../src/index.ts'
import { advisedAt } from '../src/review/advice.ts'
import { gameOf } from './games.ts'

const effort = { samples: 12, playOuts: 8 }

function played(ruleset: string, seed: string, levels: readonly string[] = ['standard', 'standard']) {
  const { opponents, quick, ...game } = gameOf(ruleset)
  const [{ setup, options }] = quick as [(typeof quick)[number]]
  const players = levels.map((level) => opponents[level])
  return Table.open(game.ruleset, { setup, options, dice: seeded(seed), players })
}

describe('the review of a match', () => {
  test.each(['munera', 'outland', 'heroes', 'colosseum'])('of %s: own choices, others and dice add up', (ruleset) => {
    const table = played(ruleset, 'capua', ['novice', 'standard'])
    const { first, last, totals, decisions, openingDice } = reviewMatch(gameOf(ruleset), table.record(), 0, effort)
    expect(totals.own.is + totals.others.is + totals.dice.is + totals.disputed.is).toBeCloseTo(last - first.is, 9)
    expect(last).toBe(table.result().seats[0]!.outcome === 'won' ? 1 : 0)
    expect(decisions.length).toBeGreaterThan(0)
    let chance = first.is + openingDice.is
    for (const { before, own, others, dice, after, disputed, luck } of decisions) {
      expect(before.is).toBeCloseTo(chance, 9)
      expect(after.is).toBeCloseTo(before.is + own.is + others.is + disputed.is, 9)
      if (luck.length > 0) expect(luck.reduce((sum, { by }) => sum + by.is, 0)).toBeCloseTo(dice.is, 9)
      chance = after.is + dice.is
    }
    expect(chance).toBeCloseTo(last, 9)
  })

  test('whoever alone was asked has all that came of it, also where the end is exact', () => {
    const { ruleset, opponents, quick } = gameOf('outland')
    const { setup } = quick[0]!
    const players = [opponents.novice!, opponents.charger!]
    // In the end he begs for mercy, for want of anything better.
    const record = Table.open(ruleset, { setup, dice: seeded('alone 31'), players }).record()
    const { decisions } = reviewMatch(gameOf('outland'), record, 0, effort)
    const of = (seat: number) => decisions.filter(({ told }) => told.every((answer) => answer.seat === seat))
    expect(of(0).filter(({ others }) => others.is !== 0)).toEqual([])
    expect(of(1).filter(({ own }) => own.is !== 0)).toEqual([])
    expect(of(0).some(({ own }) => own.is !== 0)).toBe(true)
  })

  test('for the other seat it is the same the other way round', () => {
    const record = played('munera', 'mirror', ['novice', 'standard']).record()
    const [mine, his] = [0, 1].map((seat) => reviewMatch(gameOf('munera'), record, seat, effort))
    expect(his!.first.is).toBeCloseTo(1 - mine!.first.is, 9)
    expect(his!.totals.others.is).toBeCloseTo(-mine!.totals.own.is, 9)
    expect(his!.totals.dice.is).toBeCloseTo(-mine!.totals.dice.is, 9)
  })

  test('who does what the standard opponent would do neither gains nor loses by it', () => {
    const { totals } = reviewMatch(gameOf('munera'), played('munera', 'plain').record(), 0, effort)
    expect(totals.own).toMatchObject({ is: 0, error: 0 })
    expect(totals.others).toMatchObject({ is: 0, error: 0 })
  })

  test('what hangs on the last die alone is exact', () => {
    const { decisions } = reviewMatch(gameOf('munera'), played('munera', 'plain').record(), 0, effort)
    expect(decisions.at(-1)!.after.isExact).toBe(true)
  })

  test('shows what both had sealed, and the turns in the order in which they happened', () => {
    const record = played('colosseum', 'capua', ['novice', 'standard']).record()
    const review = reviewMatch(gameOf('colosseum'), record, 0, effort)
    expect(review.decisions.find(({ told }) => told.length === 2)!.told.map(({ kind }) => kind)).toEqual([
      'plot',
      'plot',
    ])
    const turns = turningPoints(review, 20)
    expect(turns.map(({ number }) => number)).toEqual(turns.map(({ number }) => number).toSorted((a, b) => a - b))
    expect(turns.filter(({ part }) => part === 'dice').length).toBeGreaterThan(0)
    for (const { number, part, by, roll } of turns) {
      const decision = review.decisions[number]!
      const found = part === 'dice' ? decision.luck.find((one) => one.roll === roll)!.by : decision[part]
      expect(found.is).toBe(by)
      expect(Math.abs(by)).toBeGreaterThan(found.error)
    }
    expect(turningPoints(review, 1).map(({ by }) => Math.abs(by))).toEqual([
      Math.max(...turns.map(({ by }) => Math.abs(by))),
    ])
  })

  test('who gives up has chosen to', () => {
    const { ruleset, quick } = gameOf('munera')
    const table = Table.open(ruleset, { setup: quick[0]!.setup, dice: seeded('resign') })
    table.end({ ended: 'resigned', seat: 0 })
    const { decisions, totals, first } = reviewMatch(gameOf('munera'), table.record(), 0, effort)
    expect(decisions.at(-1)!.told).toEqual([{ seat: 0, kind: 'resigned', label: 'gives up' }])
    expect(totals.own.is + totals.dice.is).toBeCloseTo(-first.is, 9)
    expect(decisions.at(-1)!.dice.is).toBe(0)
  })

  test('what the master would advise a person, or thinks as good, is no mistake', () => {
    const { ruleset, quick, opponents } = gameOf('munera')
    const table = Table.open(ruleset, { setup: quick[0]!.setup, dice: seeded('advised') })
    const { waiting } = table
    const question = waiting?.for === 'answers' ? waiting.questions[0]! : null
    const [first, second] = ruleset.legal(table.state, question!) as unknown[]
    expect(table.answer(question!.seat, first)).toBeNull()
    const record = table.record()
    const asked = (advised: unknown, chance: number) => {
      const considered = [first, second].map((answer, at) => ({
        answer,
        chance: at === 0 ? chance : 0.5,
        samples: 50,
        habit: 0,
        share: 0,
      }))
      const reasons = { considered, beliefs: [] }
      const advise = () => ({ answer: advised, next: [], onward: [], isTowards: false, reasons })
      const master = { ...opponents.standard!, advise }
      return advisedAt({ ruleset, opponents: { master } } as never, record, 0, question!.seat)
    }
    expect([asked(first, 0.1), asked(second, 0.49), asked(second, 0.4)]).toEqual([
      'as good',
      'as good',
      { answer: second, label: ruleset.describe(table.state, question!, second as never) },
    ])
  })

  test('names what would have been better for a person, by more than the error, and blames nobody otherwise', () => {
    const game = gameOf('munera')
    const { ruleset, opponents, quick } = game
    const table = Table.open(ruleset, {
      setup: quick[0]!.setup,
      dice: seeded('better'),
      players: ['You', opponents.standard!],
    } as never)
    while (!table.isOver) {
      const { waiting } = table
      const question = waiting?.for === 'answers' ? waiting.questions[0]! : null
      const legal = ruleset.legal(table.state, question!) as { act?: string; skill?: null }[]
      // He stands about and never strikes.
      table.answer(question!.seat, legal.find(({ act }) => act === 'end') ?? legal.at(-1))
    }
    const { decisions } = reviewMatch(game, table.record(), 0, { samples: 60, playOuts: 20 })
    const found = decisions.flatMap(({ better, told }) => (better ? [{ better, told }] : []))
    expect(found.length).toBeGreaterThan(0)
    for (const { better, told } of found) {
      expect(better.by.is).toBeGreaterThan(better.by.error)
      expect(better.label).not.toBe(told.find(({ seat }) => seat === 0)!.label)
    }
    const blamed = decisions.filter(({ own, after }) => !after.isExact && own.is < -Math.max(0.03, own.error))
    expect(blamed.every(({ better }) => better !== undefined)).toBe(true)
  })

  test('a match in which nothing happens does not turn: what was learned is checked where the choices led to', () => {
    const { ruleset, opponents } = gameOf('colosseum')
    const [barba, verus] = [
      { name: 'Barba', team: 0, style: 'retiarius', ratings: { TR: 10, ST: 2, AG: 1, CN: 3, W: 11 } },
      { name: 'Verus', team: 1, style: 'secutor', ratings: { TR: 8, ST: 1, AG: 0, CN: 3, W: 11 } },
    ]
    const setup = { gladiators: [barba, verus] }
    // Both stand still for six phases, then one goes home.
    const standing = {
      ...opponents.standard!,
      play: (known: never, question: never, dice: never) =>
        (question as { kind: string }).kind === 'plot'
          ? ruleset.legal(known, question).find((plot) => ruleset.describe(known, question, plot) === 'X')
          : opponents.standard!.play(known, question, dice),
    }
    const table = Table.open(ruleset, { setup, dice: seeded('still'), players: ['You', standing] } as never)
    for (let plots = 0; plots < 6; ) {
      const { waiting } = table
      const question = waiting?.for === 'answers' ? waiting.questions.find(({ seat }) => seat === 0)! : null
      if ((question as { kind?: string } | null)?.kind === 'plot') plots++
      table.answer(0, standing.play(table.state as never, question as never, seeded('x') as never))
    }
    table.end({ ended: 'resigned', seat: 1 })
    const review = reviewMatch(gameOf('colosseum'), table.record(), 0, { samples: 60, playOuts: 100 })
    // Played out six hundred times each, the chance goes from 65 to 61; unchecked, what was learned makes it 29.
    expect(review.decisions.at(-1)!.before.is).toBeGreaterThan(review.first.is - 0.12)
    expect(review.decisions.at(-1)!.before.is).toBeLessThan(review.first.is + 0.12)
  })

  test('where nothing was learned, all matches are played to their end', () => {
    const { ruleset, opponents } = gameOf('munera')
    const plain: Reviewable = { ruleset, opponents: { standard: opponents.standard! } }
    const review = reviewMatch(plain, played('munera', 'plain').record(), 0, effort)
    expect(review).toMatchObject({ method: 'played', samples: effort.playOuts, off: 0 })
  })

  test('tells how far it has come, and always comes to the same', () => {
    const record = played('heroes', 'steps').record()
    const steps = [...reviewing(gameOf('heroes'), record, 0, { samples: 60, playOuts: 8 })]
    expect(steps[0]!.done).toBe(0)
    expect(steps.at(-1)!.done).toBeLessThanOrEqual(steps.at(-1)!.of)
    expect(reviewMatch(gameOf('heroes'), record, 0, effort)).toEqual(reviewMatch(gameOf('heroes'), record, 0, effort))
  })

  test('a match that goes on keeps its secrets', () => {
    const { ruleset, quick } = gameOf('colosseum')
    const [{ setup, options }] = quick as [(typeof quick)[number]]
    const record = Table.open(ruleset, { setup, options, dice: seeded('open') }).record()
    expect(() => reviewMatch(gameOf('colosseum'), record, 0, effort)).toThrow(ForesightError)
  })
})
