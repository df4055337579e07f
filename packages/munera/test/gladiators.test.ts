import { Scripted } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { munera } from '../src/index.ts'
import type { Munera } from '../src/match/game.ts'
import { checkEquipment, type Equipment, rollStrength, saveOf, weightPoints } from '../src/rules/gladiators.ts'
import { tables } from '../src/tables/index.ts'
import { weightClassNames } from '../src/tables/weight.ts'
import { attack, defenderOf, doAct, duel, optionsWith } from './arena.ts'

const sword = { kind: 'sword', hand: 'right' } as const
const trident = { kind: 'trident', hand: 'left' } as const
const net = { kind: 'net', hand: 'right' } as const
const plain: Equipment = { armour: 'light', shield: null, weapons: [sword] }

function strengthFrom(faces: number[], skills: 'stamina'[] = []): number {
  const fighters = [
    { name: 'A', type: 'samnite', team: 0, skills },
    { name: 'B', type: 'samnite', team: 1 },
  ]
  const state = munera.start({ fighters }, optionsWith())
  const referee = new Scripted<Munera>(faces)
  rollStrength(state, referee, state.fighters[0]!)
  referee.done()
  expect(referee.rolls).toEqual([{ by: 0, rule: '§1.1', name: 'strength', faces }])
  const stamina = skills.map(() => expect.objectContaining({ value: 2, rule: '§10.4' }))
  expect(referee.events).toMatchObject([{ kind: 'strengthRolled', steps: [{ rule: '§1.1' }, ...stamina] }])
  return state.fighters[0]!.strength
}

describe('the gladiators', () => {
  test.each([
    ['§1.1 the lowest of three dice does not count', [2, 5, 4], 9],
    ['§1.1 three equal dice count twice', [1, 1, 1], 2],
    ['§1.1 twelve is the most', [6, 3, 6], 12],
  ])('%s', (_, faces, strength) => {
    expect(strengthFrom(faces)).toBe(strength)
  })

  test('§1.2 armour and shield are of the kinds listed', () => {
    const bad = (equipment: object) => {
      const fighters = [
        { name: 'A', team: 0, equipment: { ...plain, ...equipment } },
        { name: 'B', team: 1, type: 'samnite' },
      ]
      return munera.checkSetup({ fighters }, optionsWith())?.rule
    }
    expect(bad({})).toBeUndefined()
    expect(bad({ armour: 'mail' })).toBe('§1.2')
    expect(bad({ shield: { size: 'huge', hand: 'left' } })).toBe('§1.2')
    expect(bad({ helmet: 'open' })).toBe('A.4')
  })

  test('§1.3 weight points are those of armour plus shield', () => {
    expect(weightPoints(tables, { armour: 'light', shield: { size: 'large', hand: 'left' } })).toBe(2)
    expect(weightPoints(tables, { armour: 'heavy', shield: { size: 'small', hand: 'left' } })).toBe(2)
    expect(weightPoints(tables, { armour: 'none', shield: null })).toBe(0)
  })

  test('§1.4 three points are Extra Heavy, four are not allowed', () => {
    const heaviest: Equipment = { ...plain, armour: 'heavy', shield: { size: 'large', hand: 'left' } }
    expect(weightClassNames[weightPoints(tables, heaviest)]).toBe('Extra Heavy')
    expect(checkEquipment(tables, heaviest)).toBeNull()
    expect(checkEquipment(tables, { ...heaviest, shield: { size: 'xlarge', hand: 'left' } })?.rule).toBe('§1.4')
  })

  test('§1.5 losing the shield changes class and save at once', () => {
    const state = duel({}, { type: 'samnite' })
    const samnite = defenderOf(state)
    expect([samnite.weight, samnite.save]).toEqual([2, 3])
    doAct(state, attack, [5, 5])
    expect([samnite.weight, samnite.save]).toEqual([1, 1])
  })

  test('§1.5 no answer puts a shield down', () => {
    const state = duel({ type: 'samnite' }, {})
    for (const act of ['drop', 'dropShield', 'putDown']) {
      expect(munera.check(state, { kind: 'act', seat: 0, rule: '§2.3' }, { act })?.rule).toBe('G.3')
    }
  })

  test('§1.6 the save is that of armour plus shield', () => {
    expect(saveOf(tables, { armour: 'heavy', shield: { size: 'large', hand: 'left' } })).toBe(5)
    expect(saveOf(tables, { armour: 'light', shield: { size: 'small', hand: 'left' } })).toBe(2)
    expect(saveOf(tables, { armour: 'none', shield: null })).toBe(0)
  })

  test('§1.7 each hand guards its own side', () => {
    const samnite = defenderOf(duel({}, { type: 'samnite' }))
    expect([samnite.rightSide, samnite.leftSide]).toEqual([5, 3])
    const equipment: Equipment = {
      armour: 'light',
      shield: { size: 'large', hand: 'right' },
      weapons: [{ kind: 'sword', hand: 'left' }],
    }
    const turned = defenderOf(duel({}, { equipment }))
    expect([turned.rightSide, turned.leftSide]).toEqual([3, 5])
  })

  test('§1.8 the starting class is remembered when the shield is gone', () => {
    const state = duel({}, { type: 'hoplomachus' })
    doAct(state, attack, [5, 5])
    expect(defenderOf(state).weight).toBe(0)
    expect(defenderOf(state).startedAs).toBe(2)
  })

  test('§10.4 Stamina adds 2 when the gladiator is made', () => {
    expect(strengthFrom([1, 3, 4], ['stamina'])).toBe(9)
  })
})

const shield = { size: 'small', hand: 'left' } as const

describe('what a self-made gladiator may carry', () => {
  const rows: [string, Partial<Equipment>, string | null][] = [
    ['A.4 nothing at all is allowed', { armour: 'none', weapons: [] }, null],
    ['A.4 two weapons may share a hand', { weapons: [sword, { kind: 'dagger', hand: 'right' }] }, null],
    ['A.4 trident, net and dagger', { weapons: [trident, net, { kind: 'dagger', hand: 'right' }] }, null],
    ['A.4 four weapons are too many', { weapons: [sword, sword, sword, sword] }, 'A.4'],
    ['A.4 the shield hand holds nothing else', { shield, weapons: [{ kind: 'sword', hand: 'left' }] }, 'A.4'],
    ['A.4 a two-handed weapon alone', { weapons: [{ kind: 'twoHanded', hand: 'both' }] }, null],
    ['A.4 a two-handed weapon and a shield', { shield, weapons: [{ kind: 'twoHanded', hand: 'both' }] }, 'A.4'],
    ['A.4 a two-handed weapon and a dagger', { weapons: [{ kind: 'twoHanded', hand: 'both' }, sword] }, 'A.4'],
    ['A.4 a bow excludes a shield', { shield, weapons: [{ kind: 'bow', hand: 'right' }] }, 'A.4'],
    ['A.4 a bow without a shield', { weapons: [{ kind: 'bow', hand: 'right' }] }, null],
    [
      'A.4 a net and a lasso are one too many',
      {
        weapons: [
          { kind: 'net', hand: 'right' },
          { kind: 'lasso', hand: 'right' },
        ],
      },
      'A.4',
    ],
    ['A.4 a sword in both hands', { weapons: [{ kind: 'sword', hand: 'both' }] }, 'A.4'],
    ['§11.5 a two-handed weapon in one hand', { weapons: [{ kind: 'twoHanded', hand: 'right' }] }, '§11.5'],
    ['§11.1 a trident in the right hand', { weapons: [{ kind: 'trident', hand: 'right' }] }, '§11.1'],
    ['§11.10 a net in the left hand', { weapons: [{ kind: 'net', hand: 'left' }] }, '§11.10'],
    ['§11.11 a lasso in the left hand', { weapons: [{ kind: 'lasso', hand: 'left' }] }, '§11.11'],
    [
      '§6.2 darts listed twice',
      {
        weapons: [
          { kind: 'darts', hand: 'right' },
          { kind: 'darts', hand: 'left' },
        ],
      },
      '§6.2',
    ],
  ]
  test.each(rows)('%s', (_, equipment, rule) => {
    expect(checkEquipment(tables, { ...plain, ...equipment })?.rule ?? null).toBe(rule)
  })

  test('A.4 darts and bow come with four missiles', () => {
    const equipment: Equipment = {
      armour: 'none',
      shield: null,
      weapons: [
        { kind: 'darts', hand: 'right' },
        { kind: 'bow', hand: 'left' },
      ],
    }
    expect(defenderOf(duel({}, { equipment })).missilesLeft).toEqual([4, 4])
  })
})

const a = { name: 'A', type: 'samnite', team: 0 }
const b = { name: 'B', type: 'velite', team: 1 }

describe('set-ups', () => {
  const many = (count: number) => Array.from({ length: count }, (_, team) => ({ ...a, name: `G${team}`, team }))
  const rows: [string, unknown, string | null][] = [
    ['G.1 a row of T11, a name and a team', { fighters: [a, b] }, null],
    ['G.1 a self-made gladiator', { fighters: [{ name: 'A', team: 0, equipment: plain }, b] }, null],
    ['G.1 no object', 'samnite', 'G.1'],
    ['G.1 no fighters', { fighters: 2 }, 'G.1'],
    ['G.1 an unknown field', { fighters: [a, b], beasts: 2 }, 'G.1'],
    ['G.1 an unknown field of a gladiator', { fighters: [{ ...a, helmet: 'open' }, b] }, 'G.1'],
    ['G.1 a type that is not in T11', { fighters: [{ ...a, type: 'essedarius' }, b] }, 'G.1'],
    ['G.1 a gladiator without a name', { fighters: [{ ...a, name: ' ' }, b] }, 'G.1'],
    ['G.1 a gladiator that is none', { fighters: [null, b] }, 'G.1'],
    ['G.1 two of the same name', { fighters: [a, { ...b, name: 'A' }] }, 'G.1'],
    ['A.1 eight gladiators', { fighters: many(8) }, null],
    ['A.1 one gladiator', { fighters: [a] }, 'A.1'],
    ['A.1 nine gladiators', { fighters: many(9) }, 'A.1'],
    ['H.1 all on one team', { fighters: [a, { ...b, team: 0 }] }, 'H.1'],
    ['H.1 a team that is no number', { fighters: [{ ...a, team: 'red' }, b] }, 'H.1'],
    ['§1.1 strength 12', { fighters: [{ ...a, strength: 12 }, b] }, null],
    ['§1.1 strength 13', { fighters: [{ ...a, strength: 13 }, b] }, '§1.1'],
    ['§1.1 strength 1', { fighters: [{ ...a, strength: 1 }, b] }, '§1.1'],
    ['§10.4 strength 14 with Stamina', { fighters: [{ ...a, strength: 14, skills: ['stamina'] }, b] }, null],
    ['§10.4 strength 3 with Stamina', { fighters: [{ ...a, strength: 3, skills: ['stamina'] }, b] }, '§1.1'],
    ['§10.2 an unknown skill', { fighters: [{ ...a, skills: ['luck'] }, b] }, '§10.2'],
    ['§10.1 a skill twice', { fighters: [{ ...a, skills: ['dodge', 'dodge'] }, b] }, '§10.1'],
    ['§10.1 Charisma four times', { fighters: [{ ...a, skills: Array(4).fill('charisma') }, b] }, null],
    ['§10.1 five skills', { fighters: [{ ...a, skills: Array(5).fill('charisma') }, b] }, '§10.1'],
    ['§9.4 a count that is none', { fighters: [{ ...a, defeatedToday: -1 }, b] }, '§9.4'],
    ['§9.6 a count that is none', { fighters: [a, b], sparedToday: 1.5 }, '§9.6'],
    ['R49 a record with a gap', { fighters: [{ ...a, record: { won: 1, lost: 0, drawn: 0 } }, b] }, 'R49'],
    ['§2.1 a larger arena', { fighters: [a, b], arena: { cols: 20, rows: 20 } }, null],
    ['§2.1 a smaller arena', { fighters: [a, b], arena: { cols: 9, rows: 12 } }, '§2.1'],
    ['§2.1 too small for five', { fighters: many(5), arena: { cols: 10, rows: 12 } }, '§2.1'],
    ['§2.1 an arena without end', { fighters: [a, b], arena: { cols: 10, rows: 1000 } }, '§2.1'],
    [
      '§7.7 a hand that is none',
      { fighters: [{ name: 'A', team: 0, equipment: { ...plain, loseFirst: 'both' } }, b] },
      '§7.7',
    ],
    [
      'A.4 a weapon that is none',
      { fighters: [{ name: 'A', team: 0, equipment: { ...plain, weapons: ['sword'] } }, b] },
      'A.4',
    ],
  ]
  test.each(rows)('%s', (_, setup, rule) => {
    const refusal = munera.checkSetup(setup, optionsWith())
    expect(refusal?.rule ?? null).toBe(rule)
    if (refusal) expect(refusal.message).not.toBe('')
  })

  test('G.1 the default set-up is legal', () => {
    expect(munera.checkSetup(munera.defaultSetup, optionsWith())).toBeNull()
  })
})
