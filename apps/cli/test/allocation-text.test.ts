import {
  type Allocation,
  areaNames,
  type CombatView,
  type FoeView,
  type MeansView,
  type Row,
  type SpecialView,
} from '@harena/colosseum'
import { expect, test } from 'vitest'
import { type Circumstances, isAllocation, readAllocation } from '../src/games/colosseum/allocation-text.ts'

const means = (one: MeansView['means'], name: string): MeansView => ({
  means: one,
  name,
  speed: 0,
  halvings: [0, 0, 0, 0, 0],
  whyHalved: [],
  blows: [],
})

const special = (
  code: SpecialView['code'],
  name: string,
  area: SpecialView['area'],
  by: Row['means'],
): SpecialView => ({
  code,
  name,
  area,
  rule: '§23.2',
  means: [by],
  refusal: null,
})

const foe = (seat: number): FoeView => ({
  seat,
  areas: [1, 2, 3, 4, 5],
  areaNames,
  means: [means('right', 'sword'), means('left', 'dagger'), means('shield', 'shield'), means('sand', 'sand')],
  specials: [
    special('A', 'Disarm', 4, 'right'),
    special('F', 'Feint', null, 'right'),
    special('S', 'Sweep', 5, 'right'),
    special('H', 'Shield Bash', 2, 'shield'),
    special('T', 'Sand', 1, 'sand'),
  ],
  target: {
    isKnown: true,
    armour: ['-', '-', '-', '-', '-'],
    woundsLeft: null,
    isHalved: false,
    isUndefended: false,
    ownDefence: null,
  },
})

const guard = (code: 'D' | 'P' | 'K', name: string, area: 1 | 3 | 4) => ({
  code,
  name,
  area,
  rule: '§23.3',
  refusal: null,
})

/** Ten CF, and so many foes called Felix, Crixus and Verus; the first seat is one's own. */
function at(foes: number): Circumstances {
  const seats = Array.from({ length: foes }, (_, i) => i + 1)
  const combat: CombatView = {
    seat: 0,
    isPoolHalved: false,
    attackSequence: [],
    guardCost: 3,
    guards: [guard('D', 'Duck', 1), guard('K', 'Back Step', 3), guard('P', 'Parry', 4)],
    isDefenceHalved: false,
    pair: null,
    foes: seats.map(foe),
  }
  const spent = ({ attacks, defence }: Allocation) =>
    [...attacks.map(({ cf }) => cf), ...defence].reduce((a, b) => a + b, 0)
  return {
    question: {
      kind: 'allocate',
      seat: 0,
      rule: '§9.3',
      base: 10,
      canDefend: true,
      foes: seats.map((seat) => ({ seat, advantage: 0, canAttack: true, canTop: true })),
    },
    combat,
    names: ['Flamma', 'Felix', 'Crixus', 'Verus'],
    left: (allocation) => 10 - spent(allocation),
    limit: 8,
  }
}

const row = (area: Row['area'], cf: number, more: Partial<Row> = {}): Row => ({
  target: 1,
  area,
  means: 'right',
  special: '',
  cf,
  ...more,
})

const NONE = [0, 0, 0, 0, 0]

test.each<[string, Partial<Allocation>]>([
  ['head 4, chest 3 | 2 1 0 0 0', { attacks: [row(1, 4), row(2, 3)], defence: [2, 1, 0, 0, 0] }],
  ['H4 c3 | 2,1,0,0,0', { attacks: [row(1, 4), row(2, 3)], defence: [2, 1, 0, 0, 0] }],
  ['head4;legs 2|', { attacks: [row(1, 4), row(5, 2)] }],
  ['gr 4', { attacks: [row(3, 4)] }],
  ['fore legs 4, hind 2', { attacks: [row(4, 4), row(5, 2)] }],
  ['hind legs 3 fore 2', { attacks: [row(5, 3), row(4, 2)] }],
  ['| head 2, legs 1', { defence: [2, 0, 0, 0, 1] }],
  ['nothing | 0 0 0 0 rest', { defence: [0, 0, 0, 0, 10] }],
  ['head rest | 1 1 1 1 1', { attacks: [row(1, 5)], defence: [1, 1, 1, 1, 1] }],
  ['head * |', { attacks: [row(1, 8)] }],
  ['sweep 4 | parry', { attacks: [row(5, 4, { special: 'S' })], guard: 'P' }],
  [
    'feint head 4, shield bash 3 | k, legs 2',
    {
      attacks: [row(1, 4, { special: 'F' }), row(2, 3, { special: 'H', means: 'shield' })],
      guard: 'K',
      defence: [0, 0, 0, 0, 2],
    },
  ],
  ['sand 2 legs 3 | back step', { attacks: [row(1, 2, { special: 'T', means: 'sand' }), row(5, 3)], guard: 'K' }],
  ['head 4 left, arms 2 with the dagger', { attacks: [row(1, 4, { means: 'left' }), row(4, 2, { means: 'left' })] }],
  ['legs 8 top |', { attacks: [row(5, 8)], top: 0 }],
])('%s', (text, wanted) => {
  expect(readAllocation(text, at(1))).toEqual({ attacks: [], defence: NONE, guard: '', top: -1, ...wanted })
})

test('with several foes the target is named', () => {
  expect(readAllocation('head 4 at Felix, h2 at cri |', at(2)).attacks).toEqual([row(1, 4), row(1, 2, { target: 2 })])
  expect(() => readAllocation('head 4 |', at(2))).toThrow('at whom? Several can be attacked: ... at Felix, Crixus')
  expect(() => readAllocation('head 4 at Verus |', at(2))).toThrow('"verus" is nobody who can be attacked from here')
  expect(() => readAllocation('head 4 |', at(0))).toThrow('nobody can be attacked from here')
})

test.each([
  ['head 4 | 1 | 2', 'one bar'],
  ['head |', '"head": how many CF?'],
  ['4 |', '"4": which area? One of head, chest'],
  ['head 4 5 |', 'one number of CF is enough'],
  ['head 4 axe |', '"axe" is neither an area'],
  ['head rest | 0 0 0 0 rest', 'the rest can go to one place only'],
  ['| 1 2 3', 'a defence is five numbers'],
  ['| 1 2 3 4 5 6', 'a defence is five numbers'],
  ['| head 1, 2 2 2 2 2', 'a defence is five numbers'],
  ['| head', 'how many CF defend the head?'],
  ['| dance', '"dance" is no part of a defence'],
])('refused: %s', (text, message) => {
  expect(() => readAllocation(text, at(1))).toThrow(message)
})

test('an allocation is told apart from a command', () => {
  const { combat } = at(1)
  for (const line of ['h4', 'head 4', 'sweep 3', 'Feint head rest', 'shield bash 2', 'l 2', '| 1 1 1 1 1', 'x | y']) {
    expect(isAllocation(line, combat), line).toBe(true)
  }
  for (const line of [
    'h',
    'c',
    'l',
    's',
    'log',
    'r 9.3',
    's a1.json',
    'save 4.json',
    'u',
    '12',
    '?3',
    '/head 4',
    'y',
  ]) {
    expect(isAllocation(line, combat), line).toBe(false)
  }
})
