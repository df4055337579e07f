import { expect, test } from 'vitest'
import { checkAllocation } from '../src/09-combat/allocation.ts'
import { attackAfterFeint, refuseSpecialAttack } from '../src/19-advanced/special-attacks.ts'
import { type Gladiator, newItem, type State } from '../src/match/state.ts'
import {
  allocation,
  faceToFace,
  fightOut,
  fightWith,
  find,
  idle,
  kinds,
  place,
  planned,
  row,
  run,
  scripted,
} from './helpers.ts'

function refused(state: State, attack: ReturnType<typeof row>): string | null {
  const foes = [{ seat: 1, advantage: 0, canAttack: true, canTop: false }]
  const question = { kind: 'allocate', seat: 0, rule: '§9.3', base: 12, canDefend: true, foes } as const
  return checkAllocation(state, question, allocation([attack]))?.message ?? null
}

const special = (area: number, cf: number, code: 'A' | 'F' | 'S' | 'H' | 'T') =>
  row(1, area, cf, { special: code, means: code === 'H' ? 'shield' : code === 'T' ? 'sand' : 'right' })

test('§23.1 §9.3.2.2 R41 one special attack a phase, each on its own area', () => {
  const state = faceToFace()
  expect(refused(state, special(4, 4, 'A'))).toBeNull()
  expect(refused(state, special(3, 4, 'A'))).toContain('area 4')
  expect(refused(state, special(1, 4, 'F'))).toBeNull()
  state.gladiators[0]!.posture = 'kneeling'
  expect(refused(state, special(1, 4, 'F'))).toContain('on his feet')
  state.gladiators[0]!.posture = 'standing'
  state.gladiators[1]!.hands[0] = null
  expect(refused(state, special(4, 4, 'A'))).toContain('weapon')
  state.gladiators[0]!.hands[1] = null
  expect(refused(state, special(2, 4, 'H'))).not.toBeNull()
  const foes = [{ seat: 1, advantage: 0, canAttack: true, canTop: false }]
  const question = { kind: 'allocate', seat: 0, rule: '§9.3', base: 12, canDefend: true, foes } as const
  const two = allocation([special(5, 4, 'S'), special(1, 4, 'T')])
  expect(checkAllocation(state, question, two)?.rule).toBe('§23.1')
})

test('§23.1 without the chapter there are none', () => {
  const state = faceToFace({}, {}, { specials: 'off' })
  expect(refused(state, special(4, 4, 'A'))).not.toBeNull()
})

test('V24 §23.2 R37 a Disarm that hits drops the weapon and wounds nobody', () => {
  const state = faceToFace()
  // 4 CF: red 14 is H+2; 14 - 1 - 4 - 10 = -1.
  const events = run(state, [5, 5, 4, 6, 4, 4, 1, 1], [allocation([special(4, 4, 'A')]), idle], fightOut)
  expect(find(events, 'attackRolled')).toMatchObject({ result: 'H+2', counts: 'P' })
  expect(find(events, 'dropChecked')).toMatchObject({ what: 'weapon', total: -1, drops: true })
  expect(kinds(events)).not.toContain('wounded')
})

test('V61 §23.2 R19 a Sweep does half the wounds and trips', () => {
  const state = faceToFace()
  // 4 CF: red 13 is H+1; 12 + 1 = 13: three wounds halved to one, critical 8 + 1. Stumble 3 - 1 - 2 = 0.
  const events = run(state, [5, 4, 4, 4, 4, 4, 3], [allocation([special(5, 4, 'S')]), idle], fightOut)
  expect(find(events, 'wounded')).toMatchObject({ wounds: 1 })
  expect(find(events, 'stumbleChecked')).toMatchObject({ total: 0, stumbles: true })
  const card = faceToFace({}, {}, { sweepDrm: 'h' })
  const other = run(card, [5, 4, 4, 4, 4, 4, 3], [allocation([special(5, 4, 'S')]), idle], fightOut)
  expect(find(other, 'stumbleChecked')).toMatchObject({ total: 1, stumbles: false })
})

test('V62 §23.2 a Shield Bash stuns besides half wounds', () => {
  const state = faceToFace()
  const events = run(state, [5, 5, 4, 3, 3, 1, 5, 4], [allocation([special(2, 4, 'H')]), idle], fightOut)
  expect(find(events, 'attackRolled').result).toBe('H+2')
  expect(find(events, 'stunned')).toMatchObject({ stun: 3, total: 11 })
})

test.each([
  ['V63 §23.2 a Feint of H+2 shows the defence and strikes with 6', [5, 5, 4, 1, 1, 1, 4, 4, 3, 1, 1, 1], 4, 6, 'H+1'],
  ['V91 §23.2 R67 a Feint of H+6 strikes with 8, not 10', [6, 6, 6, 1, 1, 1, 4, 3, 3, 1, 1, 1], 4, 8, 'H+2'],
] as const)('%s', (_, faces, cf, strikes, result) => {
  const state = faceToFace()
  const plans = [allocation([special(3, cf, 'F')]), allocation([], [2, 0, 0, 0, 0]), 2]
  const events = run(state, faces, plans, fightOut)
  expect(find(events, 'allocationSeen')).toMatchObject({ to: [0], target: 1, defence: [2, 0, 0, 0, 0] })
  const blows = events.flatMap((event) => (event.kind === 'attackRolled' ? [[event.cf, event.result]] : []))
  expect(blows[1]).toEqual([strikes, result])
})

test('V64 §23.2 R20 Sand takes CF from the defender for this phase', () => {
  const state = faceToFace()
  // Sand alone in round 3 against two attacks in 2 and 4: dice make both his attacks weaker.
  const plans = [allocation([special(1, 8, 'T')]), allocation([row(0, 1, 3), row(0, 2, 2), row(0, 3, 2)])]
  // Round 1: his attack of 3 misses. Round 3: Sand 8 CF, red 9 is H+1; loss 2 + 1 + 1 = 4.
  const events = run(state, [1, 1, 2, 1, 1, 1, 3, 3, 3, 1, 1, 1, 4, 1], plans, fightOut)
  expect(find(events, 'sandThrown').total).toBe(4)
  expect(kinds(events).filter((kind) => kind === 'attackRolled')).toHaveLength(2)
})

test('§23.2 Sand that does not hit does nothing, not even a fumble', () => {
  const state = faceToFace()
  const plans = [allocation([special(1, 1, 'T')]), allocation([], [6, 0, 0, 0, 0])]
  const events = run(state, [1, 1, 1, 1, 1, 1], plans, fightOut)
  expect(kinds(events).at(-1)).toBe('attackRolled')
})

test('§23.2 a man who could only throw sand says whether he engages', () => {
  const state = faceToFace()
  place(state.gladiators[0]!, 0, -2, 3)
  const before = state.gladiators[1]!.facing
  expect(run(state, [], [false, false], fightOut)).toEqual([])
  expect(state.gladiators[1]!.facing).toBe(before)
})

test('§21.8.1 §23.2 a Sweep with a maul stuns besides', () => {
  const state = faceToFace({ hands: ['maul'], shield: 'none' })
  const sweep = allocation([row(1, 5, 8, { special: 'S' })])
  // Red 9 on column 8: H+1; three wounds halved to one, nothing critical; the Stumble check; then two dice of stun.
  const events = run(state, [3, 3, 3, 4, 2, 6, 6, 3, 3], [sweep, idle], fightOut)
  expect(kinds(events).filter((kind) => ['wounded', 'stumbleChecked', 'stunned'].includes(kind))).toEqual([
    'wounded',
    'stumbleChecked',
    'stunned',
  ])
})

test.each([
  ['§12.3.1 §21.8.1 the H of a lettered box stuns like any hit with a maul', '', ['stunned']],
  ['§12.3.1 §23.2 the H of a lettered box trips like any Sweep', 'S', ['stumbleChecked', 'stunned']],
] as const)('%s', (_, special, told) => {
  const state = faceToFace({ hands: ['maul'], shield: 'none' }, { shield: 'small' })
  const shield = state.gladiators[1]!.hands.find((item) => item?.kind === 'smallShield')!
  shield.boxes = 10
  // Red 3 on column 8: S*; two white dice ruin the shield and reach both letters.
  const faces = [1, 1, 1, 6, 6, 1, 1, 1, ...(special === 'S' ? [6] : []), 3, 3]
  const events = run(state, faces, [allocation([row(1, 5, 8, { special })]), idle], fightOut)
  expect(find(events, 'attackRolled').counts).toBe('S*')
  expect(kinds(events).filter((kind) => kind === 'stumbleChecked' || kind === 'stunned')).toEqual(told)
})

test.each([
  ['§22.2 §23.2 a Disarm with the bare hand strikes the weapon away', 'A', 4, [3, 1], 'dropped'],
  ['§22.2 §23.2 a Sweep with the foot trips, and does not stun', 'S', 5, [2], 'stumbleChecked'],
] as const)('%s', (_, special, area, more, kind) => {
  const state = faceToFace({ hands: [], shield: 'none' })
  const plan = allocation([row(1, area, 8, { means: 'bare', special })])
  // Eight CF halved are four: red 13 on column 4 is H+1.
  const events = run(state, [5, 4, 4, 1, 1, 1, ...more], [plan, idle], fightOut)
  expect(find(events, 'attackRolled').result).toBe('H+1')
  expect(kinds(events)).toContain(kind)
  expect(kinds(events)).not.toContain('stunned')
})

test('§22.2 §23.2 a Feint with the bare hand brings another blow of it', () => {
  const state = faceToFace({ hands: [], shield: 'none' })
  const plan = allocation([row(1, 1, 8, { means: 'bare', special: 'F' })])
  const events = run(state, [5, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4], [plan, idle, 2], fightOut)
  // Five CF halved are two.
  expect(events.filter(({ kind }) => kind === 'attackRolled')).toMatchObject([{ cf: 4 }, { cf: 2, area: 2 }])
})

test('§23.2 Disarm needs a weapon to take: none against an unarmed man, and nothing happens if it is gone by then', () => {
  const state = faceToFace()
  const foe = state.gladiators[1]!
  expect(refused(state, special(4, 4, 'A'))).toBeNull()
  foe.hands[0] = null
  expect(refused(state, special(4, 4, 'A'))).not.toBeNull()
  const events = run(state, [5, 5, 5, 6, 6, 6], [allocation([special(4, 6, 'A')]), idle], fightOut)
  expect(kinds(events)).not.toContain('wounded')
  expect(kinds(events)).not.toContain('dropped')
})

test.each([
  ['§23.2 a shield in the right hand bashes as well', 'H', 2, 'shield', 1, null],
  ['§23.2 sand reaches two hexes', 'T', 1, 'sand', 2, null],
  ['§23.2 and no farther', 'T', 1, 'sand', 3, 'Sand reaches two hexes.'],
] as const)('%s', (_, special, area, means, range, refusal) => {
  const state = faceToFace()
  const [who, target] = state.gladiators
  who!.hands.reverse()
  place(who!, 0, -range, 3)
  expect(refuseSpecialAttack(state, who!, target!, special, area, means)).toBe(refusal)
})

/** What comes of a Feint by the first man with these things changed. */
function afterFeint(more: Partial<Gladiator>, now: Partial<Gladiator['now']> = {}, bonus = 0) {
  const state = faceToFace()
  const [who, target] = state.gladiators
  Object.assign(who!, more)
  Object.assign(who!.now, now)
  const attack = planned(0, 0, 1, special(3, 4, 'F'), { hand: 0 })
  state.fight = fightWith([attack])
  const { play, referee } = scripted(state, [], [2])
  return { next: attackAfterFeint(play, attack, target!, bonus), events: referee.events, state }
}

test('§23.2 a Feint that hits strikes at the area of his choice; a man who set nothing shows nothing', () => {
  const { next, events, state } = afterFeint({}, {}, 1)
  expect(next).toMatchObject({ area: 2, special: '', cf: 5, halvings: 0, status: 'made' })
  const shown = { defence: [0, 0, 0, 0, 0], guard: '' }
  expect(events).toEqual([{ kind: 'allocationSeen', rule: '§23.2', to: [0], seat: 0, target: 1, ...shown }])
  expect(state.fight!.seenBy[1]).toBe(1)
})

test.each([
  ['§23.2 §9.4.5 not by one who has fallen meanwhile', { posture: 'prone' }],
  ['§23.2 §9.4.5 nor by one who is senseless', { isUnconscious: true }],
  ['§23.2 §9.4.5 nor without the weapon', { hands: [null, newItem('largeShield')] }],
] as const)('%s', (_, more) => {
  expect(afterFeint(more as Partial<Gladiator>)).toMatchObject({ next: null, events: [] })
})

test('§23.2 §9.3.2 its CF are halved like any others, and with none left it is not made', () => {
  expect(afterFeint({ posture: 'kneeling' }, { drew: true }).next).toMatchObject({ cf: 4, halvings: 2 })
  expect(afterFeint({ posture: 'kneeling' }, { drew: true, recoveredHand: 0 }).next).toBeNull()
})
