import { expect, test } from 'vitest'
import { cancelRows, loseCF, nextAttacks, reviewRows, speedOf } from '../src/09-combat/attack-order.ts'
import { blowOf } from '../src/09-combat/blow.ts'
import { makeAttack } from '../src/09-combat/fight.ts'
import type { Means } from '../src/match/questions.ts'
import { type Gladiator, newItem } from '../src/match/state.ts'
import { duel, faceToFace, fightWith, melee, planned, row, scripted } from './helpers.ts'

test.each([
  ['§9.4.5 §9.3.2 a halved attack with one CF left is still made', 3, 1, 1, 'planned'],
  ['§9.4.5 §9.3.2 with less than one it is not', 3, 1, 2, 'cancelled'],
  ['§9.4.5 an attack with one CF is made', 2, 0, 1, 'planned'],
  ['§9.4.5 one with none is not', 2, 0, 2, 'cancelled'],
] as const)('%s', (_, cf, halvings, loss, status) => {
  const state = faceToFace()
  const attack = planned(0, 0, 3, row(1, 1, cf), { halvings })
  state.fight = fightWith([attack])
  loseCF(scripted(state).play, state.gladiators[0]!, loss)
  expect([attack.cf, attack.status]).toEqual([cf - loss, status])
})

test('§9.4.5 of attacks in one round the one that was written first suffers first', () => {
  const state = faceToFace()
  const attacks = [planned(0, 1, 3, row(1, 2, 4)), planned(0, 0, 3, row(1, 1, 4)), planned(1, 0, 1, row(0, 1, 4))]
  state.fight = fightWith(attacks)
  loseCF(scripted(state).play, state.gladiators[0]!, 3)
  expect(attacks.map(({ cf }) => cf)).toEqual([4, 1, 4])
})

test('§9.4.6 what is lost beyond all attacks weakens the defence, and adds up', () => {
  const state = faceToFace()
  state.fight = fightWith([planned(0, 0, 3, row(1, 1, 2)), planned(0, 1, 4, row(1, 2, 9), { status: 'made' })])
  const who = state.gladiators[0]!
  const { play } = scripted(state)
  loseCF(play, who, 3)
  loseCF(play, who, 2)
  expect([who.now.defenceLoss, state.fight.attacks[1]!.cf]).toEqual([3, 9])
})

const hands = (...kinds: (Parameters<typeof newItem>[0] | null)[]) => kinds.map((kind) => kind && newItem(kind))
const useless = { ...newItem('sword'), condition: 'useless' as const }
const net = { by: 1, isHeld: true, kind: 'net', place: 'body', phases: 0 } as const

test.each([
  ['§9.4.5 with a weapon in the right hand he strikes', 'right', 0, { hands: hands('sword', null) }, true],
  ['§9.4.5 without it he does not', 'right', 0, { hands: hands(null, 'sword') }, false],
  ['§9.4.5 nor with one that is broken', 'right', 0, { hands: [useless, null] }, false],
  ['§9.4.5 with one in the left he strikes', 'left', 1, { hands: hands(null, 'sword') }, true],
  ['§9.4.5 without it he does not', 'left', 1, { hands: hands('sword', null) }, false],
  ['§9.4.5 §22.2 a fist needs a free hand, the right', 'bare', -1, { hands: hands(null, 'sword') }, true],
  ['§9.4.5 §22.2 or the left', 'bare', -1, { hands: hands('sword', null) }, true],
  ['§9.4.5 §22.2 not two full ones', 'bare', -1, { hands: hands('sword', 'axe') }, false],
  ['§9.4.5 §23.2 a bash needs a shield, in the right hand', 'shield', -1, { hands: hands('smallShield', null) }, true],
  ['§9.4.5 §23.2 or in the left', 'shield', -1, { hands: hands('axe', 'smallShield') }, true],
  ['§9.4.5 §23.2 not without one', 'shield', -1, { hands: hands('axe', null) }, false],
  ['§9.4.5 H-8 a throw needs what is thrown', 'thrown', 0, { hands: hands('javelin', null) }, true],
  ['§9.4.5 H-8 or is not made', 'thrown', 0, { hands: hands(null, null) }, false],
  ['§9.4.5 §23.2 sand lies everywhere', 'sand', -1, { hands: hands(null, null) }, true],
  ['§9.4.5 §16.3 nobody strikes who lies', 'sand', -1, { posture: 'prone' }, false],
  ['§9.4.5 §11.4 nor who is senseless', 'sand', -1, { isUnconscious: true }, false],
  ['§9.4.5 §20.5 nor who is in a net', 'sand', -1, { snare: net }, false],
  ['§9.4.5 §22.4 nor who is held', 'sand', -1, { grappledBy: 1 }, false],
] as const)('%s', (_, means, hand, more, strikes) => {
  const state = duel()
  const who = state.gladiators[0]!
  Object.assign(who, more as Partial<Gladiator>)
  const own = (status: 'planned' | 'made') =>
    planned(0, 0, 1, row(1, 1, 3, { means: means as Means }), { hand, status })
  const others = planned(1, 0, 1, row(0, 1, 3, { means: means as Means }), { hand })
  state.fight = fightWith([own('planned'), own('made'), others])
  reviewRows(scripted(state).play, who)
  expect(state.fight.attacks.map(({ status }) => status)).toEqual([
    strikes ? 'planned' : 'cancelled',
    'made',
    'planned',
  ])
})

test('§9.6 a fumble cancels what he has still to make, and nothing else', () => {
  const attacks = [
    planned(0, 0, 1, row(1, 1, 3), { status: 'made' }),
    planned(0, 1, 2, row(1, 1, 3)),
    planned(1, 0, 1, row(0, 1, 3)),
  ]
  cancelRows(fightWith(attacks), 0)
  expect(attacks.map(({ status }) => status)).toEqual(['made', 'cancelled', 'planned'])
})

test.each([
  ['§24.2 a Dimachaerus with two swords is faster', 'dimachaerus', hands('sword', 'sword'), 'left', -1],
  ['§24.2 not with two that differ', 'dimachaerus', hands('sword', 'dagger'), 'right', 0],
  ['§24.2 nor is anybody else', 'myrmillo', hands('sword', 'sword'), 'right', 0],
  ['§9.4.4 the left hand has the speed of its own weapon', 'myrmillo', hands('sword', 'dagger'), 'left', -1],
  ['§22.2 a fist is slower', 'myrmillo', hands(null, null), 'bare', 1],
  ['§23.2 a shield is as fast as a sword', 'myrmillo', hands(null, 'smallShield'), 'shield', 0],
  ['§23.2 and so is sand', 'myrmillo', hands(null, null), 'sand', 0],
] as const)('%s', (_, style, held, means, speed) => {
  const state = duel()
  const who = state.gladiators[0]!
  Object.assign(who, { style, hands: held })
  expect(speedOf(state, who, row(1, 1, 3, { means: means as Means }))).toBe(speed)
})

test('§9.4.3 §9.4.2 the lowest round comes next, of each man the attack that was written first', () => {
  const state = faceToFace()
  const fight = fightWith([
    planned(0, 0, 1, row(1, 1, 9), { status: 'made' }),
    planned(1, 0, 1, row(0, 1, 9), { status: 'cancelled' }),
    planned(0, 1, 2, row(1, 2, 3)),
    planned(0, 2, 2, row(1, 3, 8)),
    planned(1, 1, 2, row(0, 2, 2)),
    planned(1, 2, 3, row(0, 3, 9)),
  ])
  const next = () => nextAttacks(state, fight).map(({ seat, index }) => [seat, index])
  expect(next()).toEqual([[0, 1]])
  fight.attacks[4]!.cf = 3
  expect(next()).toEqual([
    [0, 1],
    [1, 1],
  ])
  fight.attacks[4]!.cf = 4
  expect(next()).toEqual([[1, 1]])
})

test('§9.4.3 blows of one moment are judged before either is thrown; none is struck at a man who is out', () => {
  const state = melee([0, 1, 1])
  const attacks = [planned(0, 0, 3, row(1, 2, 4)), planned(1, 0, 3, row(0, 2, 4)), planned(2, 0, 4, row(0, 2, 4))]
  const { play } = scripted(state, [2, 2, 3, 1, 1, 6])
  state.fight = { ...fightWith(attacks), due: [{ attack: attacks[2]!, blow: blowOf(state, attacks[2]!) }] }
  attacks[2]!.status = 'made'
  makeAttack(play)
  expect(state.fight!.due.map(({ attack }) => attack.seat)).toEqual([0, 1])
  expect(attacks.map(({ status }) => status)).toEqual(['made', 'made', 'made'])
  for (const who of state.gladiators.slice(0, 2)) who.out = 'killed'
  state.fight!.due = []
  for (const attack of attacks.slice(0, 2)) attack.status = 'planned'
  makeAttack(play)
  expect(state.fight).toBeNull()
})
