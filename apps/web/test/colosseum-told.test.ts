import {
  type Colosseum,
  codesOf,
  colosseum,
  type GladiatorSetup,
  type Options,
  readPlotOf,
  type State,
  type View,
} from '@harena/colosseum'
import { Dice, effectiveOptions, type Roll, seeded, Table } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { cards } from '../src/games/colosseum/cards.tsx'
import { attackAt, facesOf, lastAttack, sumInWords } from '../src/games/colosseum/combat/attack-told.ts'
import { plotsTold } from '../src/games/colosseum/combat/plots-told.ts'
import { criticalsOf, isMarked, penaltyGroups, phaseRecord } from '../src/games/colosseum/sheets/record.ts'
import { type Line, replayed } from '../src/match/timeline.ts'

function lineOf(index: number, event: Colosseum['event'], rolls: readonly Roll[] = []): Line {
  return { index, event, text: event.kind, rule: event.rule, rolls, at: 0 }
}

const six = (by: number, faces: readonly number[]): Roll[] => [
  { by, rule: '§9.5', name: 'red', faces: faces.slice(0, 3) },
  { by, rule: '§9.5', name: 'white', faces: faces.slice(3, 5) },
  { by, rule: '§9.5', name: 'black', faces: faces.slice(5) },
]

const struck = (seat: number, target: number) =>
  ({
    kind: 'attackRolled',
    rule: '§9.5',
    seat,
    target,
    area: 2,
    round: 3,
    cf: 5,
    defence: 2,
    guard: '',
    modifier: 0,
    roll: 11,
    result: 'H',
    counts: 'H',
  }) as const

describe('an attack as it is told', () => {
  const lines = [
    lineOf(0, struck(0, 1), six(0, [6, 4, 1, 5, 3, 2])),
    lineOf(1, { kind: 'woundRolled', rule: '§10.1', seat: 1, area: 2, armour: 3, total: 9, wounds: 1 }),
    lineOf(2, { kind: 'criticalHit', rule: '§10.4', seat: 1, area: 2, total: 9, code: '1' }),
    lineOf(3, { kind: 'wounded', rule: '§10.3', seat: 1, area: 2, wounds: 2, cfLost: 1 }),
    lineOf(4, { ...struck(1, 0), guard: 'B', result: 'S', counts: 'S' }, six(1, [1, 2, 3, 4, 5, 6])),
    lineOf(5, { kind: 'shieldDamaged', rule: '§12.2', seat: 0, holds: false, total: 14, boxes: 2, points: 10 }),
  ]

  test('the dice lie beside the attack that they decided, by their colours', () => {
    expect(facesOf(lines[0]!)).toMatchObject({ red: [6, 4, 1], white: [5, 3], black: [2] })
    expect(facesOf(lines[4]!)).toMatchObject({ red: [1, 2, 3], white: [4, 5], black: [6] })
  })

  test('§28.7.3.2 a beast that is parried is wounded by its own dice, and that is said', () => {
    const event = { ...struck(1, 0), result: 'P', counts: 'P' }
    const parried = [
      lineOf(0, event, six(1, [6, 1, 1, 1, 6, 4])),
      lineOf(1, {
        kind: 'woundRolled',
        rule: '§10.1',
        seat: 1,
        area: 3,
        armour: 1,
        total: 10,
        wounds: 1,
        onBeast: true,
      }),
    ]
    expect(attackAt(parried, 0)!.steps.map(({ rule }) => rule)).toEqual(['§9.5', '§28.7.3.2', '§10.2.2', '§10.1'])
    expect(attackAt(lines, 0)!.steps.map(({ rule }) => rule)).not.toContain('§28.7.3.2')
  })

  test('why a blow or a defence has more CF than were allocated', () => {
    const given = (more: number, what: string) => [
      { what: 'CF allocated', value: 7, rule: '§9.3.2' },
      { what, value: more, rule: '§21.3' },
    ]
    const event = { ...struck(0, 1), cf: 9, from: given(2, 'a left-handed blow'), defenceFrom: given(1, 'a parry') }
    const steps = attackAt([lineOf(0, event, six(0, [6, 4, 1, 5, 3, 2]))], 0)!.steps
    expect(steps.slice(0, 2).map(({ text }) => text)).toEqual([
      'a left-handed blow: 9 CF of the attack instead of 7',
      'a parry: 8 CF of defence instead of 7',
    ])
  })

  test('why a blow has fewer CF than were allocated, and why its result counts as a hit', () => {
    const event = {
      ...struck(0, 1),
      cf: 3,
      result: 'S',
      because: [{ what: 'he has no shield', rule: '§9.6' }],
      from: [
        { what: 'CF allocated', value: 7, rule: '§9.3.2' },
        { what: 'a shield beside it', value: -4, rule: '§21.12.1' },
      ],
    }
    const steps = attackAt([lineOf(0, event, six(0, [6, 4, 1, 5, 3, 2]))], 0)!.steps
    expect(steps.map(({ text, rule }) => `${text} ${rule}`)).toEqual([
      'a shield beside it: 3 CF of the attack are left of 7 §21.12.1',
      '3 CF against 2: on the shield (S) §9.5',
      'he has no shield: a hit (H) §9.6',
    ])
  })

  test('which dice decided what, with the paragraph', () => {
    const steps = attackAt(lines, 0)!.steps.map(({ reads, total, rule }) => [reads.join(' '), total, rule])
    expect(steps).toEqual([
      ['red', 11, '§9.5'],
      ['black', null, '§10.2.2'],
      ['white black', 9, '§10.1'],
      ['white', 9, '§10.4'],
      ['', null, '§10.3'],
    ])
    const { steps: read, faces } = attackAt(lines, 0)!
    expect(read.map((step) => sumInWords(step, faces))).toEqual(['11', '', '10 − 1 = 9', '8 + 1 = 9', ''])
    expect(attackAt(lines, 4)!.steps.map(({ reads, rule }) => [reads.join(' '), rule])).toEqual([
      ['', '§23.3'],
      ['white', '§12.2'],
    ])
    expect(attackAt(lines, 1)).toBe(null)
  })

  test('§23.2 what a special attack was is known from what was announced, also where it missed', () => {
    const row = { target: 0, area: 1, means: 'sand', special: 'T', cf: 8 } as const
    const plain = { target: 0, area: 2, means: 'right', special: '', cf: 2 } as const
    const told = [
      lineOf(0, { kind: 'attacksRevealed', rule: '§9.4.1', seat: 1, rows: [row, plain] }),
      lineOf(1, { ...struck(1, 0), area: 1, result: 'M', counts: 'M' }),
      lineOf(2, struck(1, 0)),
    ]
    expect([1, 2].map((at) => attackAt(told, at)!.special)).toEqual(['T', ''])
    // The blow that a Feint brings may fall on the same area.
    const feint = [
      lineOf(0, { kind: 'attacksRevealed', rule: '§9.4.1', seat: 0, rows: [{ ...plain, target: 1, special: 'F' }] }),
      lineOf(1, struck(0, 1)),
      lineOf(2, struck(0, 1)),
    ]
    expect([1, 2].map((at) => attackAt(feint, at)!.special)).toEqual(['F', ''])
  })

  test('§10.5 nine wounds from three have their reason', () => {
    const steps = [
      { what: 'wounds', value: 3, rule: '§10.1' },
      { what: 'three times, bare head', value: 6, rule: '§10.5' },
    ]
    const wounded = lineOf(1, { kind: 'wounded', rule: '§10.3', seat: 1, area: 1, wounds: 9, cfLost: 4, steps })
    const told = attackAt([lines[0]!, wounded], 0)!.steps.slice(-2)
    expect(told.map(({ text, rule }) => [text.slice(0, 32), rule])).toEqual([
      ['three times, bare head: 9 wounds', '§10.5'],
      [wounded.text.slice(0, 32), '§10.3'],
    ])
  })

  test('§9.4.3 equal blows of one round are told as falling together, so that nobody wonders at a dead man who strikes', () => {
    expect(attackAt(lines, 0)!.isTogether).toBe(false)
    expect(attackAt(lines, 4)!.isTogether).toBe(true)
    for (const other of [{ round: 4 }, { cf: 4 }, { target: 2 }]) {
      const later = lineOf(4, { ...struck(1, 0), ...other }, six(1, [1, 2, 3, 4, 5, 6]))
      expect(attackAt([...lines.slice(0, 4), later], 4)!.isTogether).toBe(false)
    }
    const phase = lineOf(4, { kind: 'phaseBegan', rule: '§5.2', turn: 1, phase: 2 })
    expect(attackAt([...lines.slice(0, 4), phase, lines[4]!], 5)!.isTogether).toBe(false)
  })

  test('it is shown while it is being told, and no longer', () => {
    expect(lastAttack(lines)?.index).toBe(4)
    expect(lastAttack(lines.slice(0, 2))?.steps).toHaveLength(3)
    const next = lineOf(6, { kind: 'phaseBegan', rule: '§5.2', turn: 1, phase: 2 })
    expect(lastAttack([...lines, next])).toBe(null)
  })

  test('in real bouts every attack has its six dice, and the red ones are what was read', () => {
    let attacks = 0
    for (let i = 0; i < 6; i++) {
      const random = Dice.fromSeed(`told ${i}`)
      const bot = (state: State, question: Colosseum['question']) => {
        const legal = colosseum.legal(state, question)
        return legal[random.below(legal.length)]!
      }
      const gladiators = [8, 9, 10].map(
        (column, at): GladiatorSetup => ({
          name: `man ${at}`,
          team: at % 2,
          style: 'thraex',
          place: { column, row: 7, facing: 1 },
        }),
      )
      const table = Table.open(colosseum, {
        setup: { gladiators },
        options: { turnLimit: 2 },
        dice: seeded(`told ${i}`),
        players: [bot, bot, bot],
      })
      const { lines: told } = replayed<View>({ ruleset: colosseum as never }, table.record()).timeline
      for (const line of told) {
        const { event } = line
        if (event.kind !== 'attackRolled') continue
        attacks++
        const { red, white, black, more } = facesOf(line)
        expect([red.length, white.length, black.length, more.length]).toEqual([3, 2, 1, 0])
        expect(red.reduce((sum, face) => sum + face, 0)).toBe((event as Colosseum['event'] & { roll: number }).roll)
      }
    }
    expect(attacks).toBeGreaterThan(20)
  })
})

describe('plots and the log sheet', () => {
  const begun = (index: number, phase: number) => lineOf(index, { kind: 'phaseBegan', rule: '§5.2', turn: 2, phase })
  const plotted = (index: number, seat: number, plot: string, overexerts = false) => {
    const codes = codesOf(readPlotOf({ options: {} } as State, plot)!)
    return lineOf(index, { kind: 'plotRevealed', rule: '§7.2', seat, plot, codes, moving: true, overexerts })
  }
  const moved = (index: number) => lineOf(index, { kind: 'pulse', rule: '§5.2.2', moves: [] })

  const men = (...outs: (string | null)[]) =>
    ({ figures: outs.map((out, seat) => ({ seat, out })) }) as unknown as Pick<View, 'figures'>

  test('plots are sealed until the log comes to them', () => {
    const lines = [begun(0, 1), plotted(1, 0, 'F(R) SFL', true)]
    expect(plotsTold(lines, men(null, null))).toMatchObject([
      { seat: 0, chips: ['F(R)', 'SFL'], overexerts: true, isSealed: false },
      { seat: 1, chips: [], isSealed: true },
    ])
    const both = [...lines, plotted(2, 1, 'X')]
    expect(plotsTold(both, men(null, null))[1]).toMatchObject({ chips: ['X'], isSealed: false })
    expect(plotsTold([...both, ...[3, 4, 5, 6, 7].map(moved)], men(null, null))).toEqual([])
    expect(plotsTold([begun(0, 1)], men(null, null))).toEqual([])
  })

  test('the dead plot nothing', () => {
    const lines = [begun(1, 2), plotted(2, 0, 'C')]
    expect(plotsTold(lines, men(null, 'killed', null)).map(({ seat }) => seat)).toEqual([0, 2])
  })

  test('the phases of a turn with what was written in them', () => {
    const lines = [
      begun(0, 1),
      plotted(1, 0, 'C'),
      begun(2, 2),
      plotted(3, 1, 'F'),
      begun(4, 3),
      plotted(5, 0, 'X(RR)'),
    ]
    const notes = phaseRecord(lines, 0, 2)
    expect(notes.map(({ plot }) => plot)).toEqual(['C', '', 'X(RR)', '', '', '', '', ''])
    expect(notes.map(({ isMoving }) => isMoving).slice(0, 3)).toEqual([true, false, true])
    expect(phaseRecord(lines, 0, 1).every(({ plot }) => plot === '')).toBe(true)
  })

  test('critical hits in words, without those that did nothing', () => {
    const hit = (index: number, code: 'LMP' | '--', seat = 0) =>
      lineOf(index, { kind: 'criticalHit', rule: '§10.4', seat, area: 5, total: 12, code })
    expect(criticalsOf([begun(0, 4), hit(1, 'LMP'), hit(2, '--'), hit(3, 'LMP', 1)], 0)).toEqual([
      { turn: 2, phase: 4, text: 'legs: limp' },
    ])
  })

  test('as many penalty groups are reached as CF are lost', () => {
    const options = effectiveOptions(colosseum, { arena: 'off' }) as unknown as Options
    for (const W of [9, 12, 15]) {
      const ratings = { TR: 10, ST: 1, AG: 1, CN: 3, W }
      const man = (name: string, team: number) =>
        ({ name, team, style: 'myrmillo', ratings, armour: ['-', '-', '-', '-', '-'], shield: 'large' }) as const
      const state = colosseum.start({ gladiators: [man('Verus', 0), man('Priscus', 1)] }, options)
      const { areas: tracks } = colosseum.view(state, 0).sheets[0]!
      for (const [at, { penalties }] of tracks.entries()) {
        const groups = (wounds: number) => penaltyGroups(W, wounds, penalties)
        expect(groups(0).flatMap(({ boxes }) => boxes)).toEqual(Array.from({ length: W }, (_, box) => box + 1))
        const lost = [1, 2, 3].map((wounds) => groups(wounds).filter(({ isReached }) => isReached).length)
        const printed: Record<number, readonly number[]> = { 9: [1, 1, 2], 12: [1, 2, 2], 15: [1, 1, 2] }
        const body: Record<number, readonly number[]> = { 9: [1, 1, 1], 12: [1, 1, 1], 15: [1, 1, 1] }
        expect(lost).toEqual(at === 0 ? printed[W] : body[W])
      }
      expect([isMarked(W, 1, W), isMarked(W, 1, W - 1), isMarked(W, W, 1)]).toEqual([true, false, true])
    }
  })
})

describe('men as they are told of', () => {
  const table = Table.open(colosseum, {
    setup: {
      gladiators: [
        { name: 'Flamma', team: 0, style: 'myrmillo' },
        { name: 'Verus', team: 1, style: 'retiarius' },
      ],
    },
    options: {},
    dice: seeded('told'),
  })

  test('the log begins with words, and has their codes behind them', () => {
    const names = ['Flamma', 'Verus']
    const [first] = table.log.map(({ event }) => colosseum.narrate(event, names))
    expect(first).toMatch(
      /^Flamma: training \d+ \(TR\), strength -?\d+ \(ST\), .* wounds in each area \(W\); armour on head/,
    )
  })

  test('§17.2.1 who is tired says so on his card, with what it has cost him', () => {
    const view = colosseum.view(table.state, null) as View
    const marksAfter = (enduranceLoss: number) =>
      cards({ ...view, sheets: view.sheets.map((sheet) => ({ ...sheet, enduranceLoss })) }, null)[0]!.marks
    expect(marksAfter(0)).toEqual([])
    expect(marksAfter(2)).toEqual(['tired −2 CF'])
  })
})
