import { expect, test } from 'vitest'
import { checkAllocation } from '../src/09-combat/allocation.ts'
import { type Fight, nextAttacks } from '../src/09-combat/attack-order.ts'
import { attackIn, blowOf } from '../src/09-combat/blow.ts'
import { engage } from '../src/09-combat/engagement.ts'
import { beginFight } from '../src/09-combat/fight.ts'
import { netDRM } from '../src/19-advanced/net.ts'
import { isFromBehind, isTheOther, pivot, pivots, strongerTeam } from '../src/19-advanced/teams.ts'
import { colosseum, oddsOfAttack } from '../src/index.ts'
import type { Allocation } from '../src/match/questions.ts'
import { newItem, type State } from '../src/match/state.ts'
import { tables } from '../src/tables/index.ts'
import {
  allocation,
  at,
  fightOut,
  fightWith,
  find,
  idle,
  melee,
  nothing,
  optionsWith,
  phase,
  place,
  planned,
  row,
  run,
  scripted,
} from './helpers.ts'

/** One man in the middle, facing north, and two foes. */
function twoOnOne(first: readonly [number, number, number], second: readonly [number, number, number]): State {
  const state = melee([0, 1, 1])
  place(state.gladiators[0]!, 0, 0, 0)
  place(state.gladiators[1]!, ...first)
  place(state.gladiators[2]!, ...second)
  return state
}

test('V83 §26.2 only one facing has both foes in front', () => {
  const [who, ...foes] = twoOnOne([0, -1, 3], [1, 0, 5]).gladiators
  expect(pivots(tables, who!, foes)).toEqual([1])
})

test('V84 §26.2.1 where none does he picks among those that yield least', () => {
  const [who, ...foes] = twoOnOne([0, -1, 3], [0, 1, 0]).gladiators
  expect(pivots(tables, who!, foes)).toEqual([0, 1, 2, 3, 4, 5])
})

test('§26.1 §26.2 R54 against two he turns first, and positions count from there', () => {
  const state = twoOnOne([0, -1, 3], [1, 0, 5])
  run(state, [], [], (play) => {
    const engagement = engage(play)!
    expect(state.gladiators[0]!.facing).toBe(1)
    expect(engagement.outnumbered).toEqual([true, false, false])
    expect(engagement.foes[1]).toMatchObject([{ seat: 0, advantage: 1, canTop: false }])
  })
})

test('§26.2 §5.2.5 he turns when the fight begins: nets are thrown at him as he faced after his movement', () => {
  const state = twoOnOne([0, 1, 0], [1, 0, 4])
  const [who, netter] = state.gladiators
  netter!.hands = [newItem('net'), null]
  const behind = netDRM(state, netter!, who!, 'TN')
  run(state, [], [3], (play) => engage(play))
  expect(behind - netDRM(state, netter!, who!, 'TN')).toBeGreaterThan(0)
})

test('§26.4 §16.2 a man on the ground is struck from behind where the nearer hex of his body is', () => {
  const state = twoOnOne([0, -1, 3], [1, -1, 4])
  const [who, front, side] = state.gladiators
  expect(isFromBehind(who!, side!)).toBe(false)
  // His torso lies before him: the second foe is beside it, in its rear, and as near to the legs.
  Object.assign(who!, { posture: 'prone', torso: at(0, -1) })
  place(front!, 0, -2, 3)
  expect([isFromBehind(who!, front!), isFromBehind(who!, side!)]).toEqual([false, true])
})

test('E9 §26.5 a foe outside the front may put his advantage on top of an attack of 8', () => {
  const state = twoOnOne([0, -1, 3], [0, 1, 0])
  const plans = [0, allocation([], [8, 0, 0, 0, 0]), idle, { ...allocation([row(0, 1, 8)]), top: 0 }]
  const events = run(state, [3, 3, 3, 1, 1, 1], plans, fightOut)
  // Eight and three are eleven: column 8 with +3; behind him no defence helps.
  expect(find(events, 'attackRolled')).toMatchObject({ cf: 11, defence: 0, result: 'H+4' })
})

test('§26.5 §9.3 one in front may not, and each advantage serves against its own foe', () => {
  const state = twoOnOne([0, -1, 3], [0, 1, 0])
  const foes = [
    { seat: 1, advantage: 0, canAttack: true, canTop: false },
    { seat: 2, advantage: 3, canAttack: true, canTop: true },
  ]
  const question = { kind: 'allocate', seat: 0, rule: '§9.3', base: 6, canDefend: true, foes } as const
  const refusal = (answer: unknown) => checkAllocation(state, question, answer)?.rule ?? null
  expect(refusal({ ...allocation([row(1, 1, 6)]), top: 0 })).toBe('§26.5')
  expect(refusal(allocation([row(1, 1, 6)]))).toBeNull()
  expect(refusal(allocation([row(1, 1, 7)]))).toBe('§26.5')
})

/** The seats in the order in which they strike; equals strike together. */
function strikingOrder(state: State, fight: Fight): number[][] {
  const order: number[][] = []
  for (;;) {
    const next = nextAttacks(state, fight)
    if (next.length === 0) return order
    for (const attack of next) attack.status = 'made'
    order.push(next.map(({ seat }) => seat))
  }
}

test.each([
  ['§26.3 §9.4.3 only an unattacked foe goes before him: the one he attacks comes by CF', [5, 3, 2], [[2], [0], [1]]],
  ['§26.3 §9.4.3 a stronger blow of the man he attacks comes before both', [5, 8, 2], [[1], [2], [0]]],
  ['§26.3 §9.4.3 equal blows are still simultaneous, after the unattacked foe', [5, 5, 2], [[2], [0, 1]]],
  ['§26.3 an unattacked foe with equal CF does not wait for him', [5, 3, 5], [[2], [0], [1]]],
] as const)('%s', (_, [single, attacked, unattacked], order) => {
  const state = twoOnOne([0, -1, 3], [1, 0, 5])
  const plan = (seat: number, target: number, cf: number) => planned(seat, 0, 3, row(target, 1, cf))
  const fight = fightWith([plan(0, 1, single), plan(1, 0, attacked), plan(2, 0, unattacked)], [true, false, false])
  expect(strikingOrder(state, fight)).toEqual(order)
})

test('§26.3 one who is not adjacent waits his turn', () => {
  const state = twoOnOne([0, -1, 3], [2, -1, 5])
  const plan = (seat: number, target: number, cf: number) => planned(seat, 0, 3, row(target, 1, cf))
  const fight = fightWith([plan(0, 1, 5), plan(1, 0, 3), plan(2, 0, 2)], [true, false, false])
  expect(strikingOrder(state, fight)).toEqual([[0], [1], [2]])
})

test('§26.3 of three sides who strike round about the forerunner of the strongest begins, and none loses his blow', () => {
  const state = melee([0, 1, 2])
  place(state.gladiators[0]!, 0, 0, 0)
  place(state.gladiators[1]!, 0, -1, 3)
  place(state.gladiators[2]!, 1, -1, 4)
  const plan = (seat: number, target: number, cf: number) => planned(seat, 0, 3, row(target, 1, cf))
  const fight = fightWith([plan(0, 1, 2), plan(1, 2, 5), plan(2, 0, 2)], [true, true, true])
  expect(strikingOrder(state, fight)).toEqual([[0], [1], [2]])
})

test('§26.3.1 attacks are announced with their targets', () => {
  const state = twoOnOne([0, -1, 3], [1, 0, 5])
  const plans = [allocation([row(1, 1, 2), row(2, 3, 2)]), idle, idle]
  const events = run(state, [1, 1, 1, 6, 6, 6, 3], plans, fightOut)
  expect(find(events, 'attacksRevealed').rows.map(({ target }) => target)).toEqual([1, 2])
})

test('§26.4 from behind nothing defends him, from the front it does', () => {
  const state = twoOnOne([0, -1, 3], [0, 1, 0])
  const [who, front, back] = state.gladiators
  expect([isFromBehind(who!, front!), isFromBehind(who!, back!)]).toEqual([false, true])
})

test('§26.6 team mates see no more of each other than anybody', () => {
  const state = melee([0, 0, 1, 1], { sheets: 'hidden' })
  const view = colosseum.view(state, 0)
  expect(view.sheets.map(({ seat }) => seat)).toEqual([0])
  expect(view.figures[1]!.facts).toEqual([])
  expect(colosseum.view(state, null).sheets).toEqual([])
})

test('§26.7 fixed pairs fight only each other', () => {
  const state = melee([0, 0, 1, 1], { winnersHelp: 'no' })
  const [a, b, c, d] = state.gladiators
  expect([isTheOther(state, a!, c!), isTheOther(state, a!, d!), isTheOther(state, b!, d!)]).toEqual([true, false, true])
  const free = melee([0, 0, 1, 1])
  expect(isTheOther(free, free.gladiators[0]!, free.gladiators[3]!)).toBe(true)
})

test('§26.7 §26.7.1 when the time of a team match is up the larger side has won', () => {
  const state = melee([0, 0, 1], { teamTurns: 1, endurance: 'off' })
  state.phase = 8
  expect(strongerTeam(state)).toBe(0)
  phase(state, [6, 6], ['X', 'X', 'X', nothing, nothing, nothing])
  expect(colosseum.result(state).winners).toEqual([0, 1])
  expect(state.gladiators[2]!.out).toBe('missus')
})

test('§26.7 §5.3 the last turn does not undo it', () => {
  const state = melee([0, 0, 1], { teamTurns: 1, endurance: 'off', stansMissus: 'off', turnLimit: 1 })
  state.phase = 8
  phase(state, [6, 6], ['X', 'X', 'X', nothing, nothing, nothing])
  expect(colosseum.result(state).winners).toEqual([0, 1])
})

test('§26.7 equal teams are stopped as a draw when time is up', () => {
  const state = melee([0, 1], { teamTurns: 1, endurance: 'off' })
  state.phase = 8
  expect(strongerTeam(state)).toBeNull()
  phase(state, [6, 6, 6, 6], ['X', 'X', nothing, nothing])
  expect(state.gladiators.map(({ out }) => out)).toEqual(['stans', 'stans'])
  const out = melee([0, 1, 1])
  out.gladiators[1]!.isUnconscious = true
  expect(strongerTeam(out)).toBeNull()
})

test('§26.1 up to twelve men, and more than two only with this chapter', () => {
  const men = (count: number) => ({
    gladiators: Array.from({ length: count }, (_, at) => ({
      name: `man ${at}`,
      team: at % 2,
      style: 'myrmillo' as const,
    })),
  })
  expect(colosseum.checkSetup(men(12), optionsWith())).toBeNull()
  expect(colosseum.checkSetup(men(13), optionsWith())?.rule).toBe('§26.1')
  expect(colosseum.checkSetup(men(3), optionsWith({ teams: 'off' }))?.rule).toBe('§26.1')
})

test('§26.7 when time is up those who have lost appeal, and nobody may refuse to hear them', () => {
  const state = melee([0, 0, 0, 1, 1], { teamTurns: 1, endurance: 'off' })
  state.phase = 8
  const still = [0, 1, 2, 3, 4]
  phase(state, [6, 6, 1, 1], [...still.map(() => 'X'), ...still.map(() => nothing)])
  expect(state.gladiators.map(({ out }) => out)).toEqual([null, null, null, 'missus', 'killed'])
})

test('§26.7 the first man of the larger side who is awake is the victor', () => {
  const state = melee([0, 0, 0, 1], { teamTurns: 1, endurance: 'off' })
  Object.assign(state.gladiators[0]!, { isUnconscious: true, stun: 30, posture: 'prone' })
  state.phase = 8
  const still = [1, 2, 3]
  const events = phase(state, [1, 6, 6], [...still.map(() => 'X'), ...still.map(() => nothing)])
  expect(find(events, 'appealed')).toMatchObject({ rule: '§26.7', seat: 3, victor: 1 })
})

test.each([
  ['§26.7 a team match without a limit goes on', 0],
  ['§26.7 and so does one whose time is not up', 2],
] as const)('%s', (_, teamTurns) => {
  const state = melee([0, 0, 1], { teamTurns, endurance: 'off' })
  state.phase = 8
  phase(state, [], ['X', 'X', 'X', nothing, nothing, nothing])
  expect([state.outcome, state.turn]).toEqual([null, 2])
})

test('§26.7.1 a team match to the death has no other end than the last man', () => {
  const state = melee([0, 0, 1], { teamTurns: 1, endurance: 'off', deathMatch: 'yes' })
  state.phase = 8
  phase(state, [], ['X', 'X', 'X', nothing, nothing, nothing])
  expect([state.outcome, state.turn]).toEqual([null, 2])
})

test('§4.5 §26.1 a tenth man of a side stands in a second rank', () => {
  const men = (count: number) => Array.from({ length: 12 }, (_, at) => (at < count ? 0 : 1))
  for (const count of [2, 9, 10, 11]) {
    const { gladiators } = melee(men(count))
    const rows = gladiators.map(({ cell }) => Math.floor(cell / 17))
    expect(rows).toEqual(men(count).map((team, at) => (team === 0 ? (at < 9 ? 5 : 3) : at - count < 9 ? 10 : 12)))
    expect(new Set(gladiators.map(({ cell }) => cell)).size).toBe(12)
  }
})

test('§26.4 §9.6 where no defence helps, what a man has lost of it does not hurt him more', () => {
  const state = twoOnOne([0, -1, 3], [0, 1, 0])
  state.gladiators[0]!.now.defenceLoss = 4
  const plans = [0, allocation([], [8, 0, 0, 0, 0]), idle, allocation([row(0, 1, 4)])]
  const events = run(state, [3, 3, 3, 6, 6, 6], plans, fightOut)
  expect(find(events, 'attackRolled')).toMatchObject({ seat: 2, cf: 4, defence: 0, defenceLoss: 0, result: 'P' })
  const front = twoOnOne([0, -1, 3], [0, 1, 0])
  front.gladiators[0]!.now.defenceLoss = 4
  const others = [0, allocation([], [8, 0, 0, 0, 0]), allocation([row(0, 1, 4)]), idle]
  const struck = find(run(front, [3, 3, 3, 6, 6, 6], others, fightOut), 'attackRolled')
  expect(struck).toMatchObject({ seat: 1, defence: 8, defenceLoss: 4 })
})

test('§26.5 among the allocations that are offered one puts the advantage on top', () => {
  const state = twoOnOne([0, -1, 3], [0, 1, 0])
  const foes = [{ seat: 0, advantage: 3, canAttack: true, canTop: true }]
  const question = { kind: 'allocate', seat: 2, rule: '§9.3', base: 6, canDefend: true, foes } as const
  const topped = (colosseum.legal(state, question) as Allocation[]).filter(({ top }) => top === 0)
  expect(topped).toHaveLength(1)
  expect(colosseum.check(state, question, topped[0])).toBeNull()
})

test('§26.5 an advantage on top counts in the blow, in its odds and in what is foretold of it', () => {
  const state = twoOnOne([0, -1, 3], [0, 1, 0])
  const { play } = scripted(state, [], [0])
  beginFight(play)
  const question = { kind: 'allocate', seat: 2, rule: '§9.3', base: 12, canDefend: true } as const
  const foes = state.fight!.foes[2]!
  const plan = { ...allocation([row(0, 2, 4)]), top: 0 }
  const advantage = foes[0]!.advantage
  expect(advantage).toBeGreaterThan(0)
  expect(blowOf(state, attackIn(state, 2, plan, 0)).attackCF).toBe(4 + advantage)
  const preview = colosseum.preview(state, { ...question, foes }, plan)!
  expect(preview.lines[0]).toMatchObject({ value: 4 + advantage })
  const odds = oddsOfAttack(state, 2, plan, 0, 0)!
  expect(odds.kill).toBe(preview.odds.find(({ label }) => label === 'kill')!.share)
  // §26.4 From behind no defence helps.
  expect(oddsOfAttack(state, 2, plan, 0, 8)).toEqual(odds)
})

test('§26.7 the larger team is the stronger one, wherever it stands; one alone is, nobody is none', () => {
  const state = melee([0, 1, 1])
  expect(strongerTeam(state)).toBe(1)
  state.gladiators[0]!.out = 'killed'
  expect(strongerTeam(state)).toBe(1)
  for (const who of state.gladiators) who.isUnconscious = true
  expect(strongerTeam(state)).toBeNull()
})

test('§26.2 §26.2.1 a man turns to his foes, and it is told', () => {
  const state = melee([0, 1, 1])
  const [who, one, other] = state.gladiators
  place(who!, 0, 0, 0)
  place(one!, 1, 0, 0)
  place(other!, -1, 1, 0)
  const events = run(state, [], [], (play) => pivot(play, who!, [one!, other!]))
  expect(events).toEqual([{ kind: 'turnedToFace', rule: '§26.2', seat: 0, facing: 3 }])
  expect(run(state, [], [], (play) => pivot(play, who!, [one!, other!]))).toEqual([])
})
