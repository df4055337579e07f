import { type Preview, seeded, Table } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { outland } from '../src/index.ts'
import type { Event } from '../src/match/events.ts'
import {
  type Answers,
  BEG,
  DISPATCH,
  END,
  ensnare,
  FOLLOW,
  melee,
  type Question,
  SLIDE_LEFT,
  SPARE,
  STAY,
  STEP,
  stepTo,
  TURN_LEFT,
  TURN_RIGHT,
  whip,
} from '../src/match/questions.ts'
import { defaultSetup } from '../src/match/setup.ts'
import { meleeOdds, type RowOdds } from '../src/odds.ts'
import {
  bout,
  fight,
  frame,
  gaul,
  hex,
  man,
  names,
  own,
  play,
  playInto,
  retarius,
  samnite,
  secutor,
} from './support.ts'

const activate = { kind: 'activate', seat: 0, rule: '§2.3' } as const

/** The sentences of what happened. */
function story(referee: { readonly events: readonly Event[] }): string[] {
  return referee.events.map((event) => outland.narrate(event, names))
}

describe('sentences', () => {
  test('an exchange', () => {
    expect(story(fight(frame(samnite, secutor, 0), [6, 4, 3, 3], FOLLOW))).toEqual([
      'Priscus attacks Verus with 14 (dice +10, shield +1, helm +1, leg armour +1, torso armour +1) against 9 ' +
        '(dice +6, shield +1, closed helmet +2, arm armour +1, higher agility +1, rear hexside -2).',
      'Priscus wins by 5: each takes 1 hit.',
      'Verus backs up to the north.',
      'Priscus goes after him.',
    ])
  })
  test('a heavy blow', () => {
    expect(story(fight(frame(retarius, samnite, 0), [6, 5, 3, 2], STAY)).slice(1)).toEqual([
      'Priscus wins by 9: Verus takes 4 hits and Priscus takes 2 hits.',
      'Verus backs up to the north.',
      'Verus falls and lies prone.',
      'Priscus stays where he is.',
    ])
  })
  test('a win without hits, and dice without modifiers', () => {
    expect(story(fight(frame(own({}), own({}), 2), [3, 3, 2, 2]))).toEqual([
      'Priscus attacks Verus with 6 (dice +6) against 4 (dice +4).',
      'Priscus wins by 2.',
      'Verus backs up to the north.',
    ])
  })
  test('one who loses his last box is not said to back up', () => {
    const last = frame(own({}), own({}, 2, 2, 1), 2)
    expect(story(fight(last, [4, 4, 2, 2, 6])).slice(1, 4)).toEqual([
      'Priscus wins by 4: Verus takes 1 hit.',
      'Verus can take no more hits and falls.',
      'The crowd decides, sum 5 (thrown 6, inflicted no hit -1), needed 4 or more: Verus is spared.',
    ])
  })
  test('one who has no room to back up, and one who gives way', () => {
    const wall = () => [man(own({}), [5, -1], 0), man(own({}), [5, -2], 2)]
    expect(story(fight(bout(wall(), { blockedRetreat: 'stay' }), [3, 3, 2, 2])).slice(1)).toEqual([
      'Priscus wins by 2.',
      'Verus cannot back up and stays where he is.',
    ])
    expect(story(fight(bout(wall()), [3, 3, 2, 2], SLIDE_LEFT)).slice(1)).toEqual([
      'Priscus wins by 2.',
      'Verus cannot go straight back and gives way to the north-west.',
    ])
  })
  test('steps and turns', () => {
    const state = bout([man(retarius, [5, 6], 0), man(samnite, [5, 0], 3)], { steps: 'any' })
    expect(story(playInto(state, TURN_LEFT, STEP, stepTo(1), TURN_RIGHT))).toEqual([
      'Priscus turns left and faces north-west (free).',
      'Priscus steps ahead, north-west.',
      'Priscus steps north-east.',
      'Priscus turns right and faces north.',
    ])
  })
  test('a tie', () => {
    expect(story(fight(frame(secutor, retarius, 3), [4, 3, 2, 4, 6, 2])).slice(1, 4)).toEqual([
      'A tie: Priscus and Verus are locked until the next turn.',
      'Priscus rolls 6 and drops his sword.',
      'Verus rolls 2 and loses nothing.',
    ])
  })
  test('a mortal wound', () => {
    expect(story(fight(frame(retarius, samnite, 0), [6, 6, 3, 2, 1])).slice(1)).toEqual([
      'Priscus wins by 10 and takes 1 hit.',
      'Verus is mortally wounded by Priscus and will die after 1 turn.',
      'Priscus wins the bout in turn 1.',
    ])
  })
  test('the net and the crowd', () => {
    const state = bout([man(retarius, [5, 6], 0), man(samnite, [5, 4], 3)])
    expect(story(play(state, [2, 3, 2, 4], ensnare(1))).slice(0, 3)).toEqual([
      'Priscus throws his net at Verus and nets him: 5 (die +2, agility +3) against 4 (die +3, agility +1).',
      'Verus cannot break free; he is helpless, and Priscus appeals to the crowd: 5 (die +2, strength +2, agility +1).',
      'The crowd decides, sum 2 (thrown 4, inflicted no hit -1, netted without having been hit -1), needed 4 or more: Priscus puts Verus to death.',
    ])
  })
})

describe('labels, prompts and places', () => {
  test('G.2 what he can do, and where', () => {
    const state = bout([man(retarius, [5, 6], 0), man(samnite, [5, 4], 3)])
    playInto(state)
    expect(outland.prompt(state, activate)).toBe('Priscus has 4 movement points: what does he do?')
    const offered = outland
      .legal(state, activate)
      .map((answer) => [outland.describe(state, activate, answer), outland.aim(state, activate, answer)])
    expect(offered).toEqual([
      ['Step', { kind: 'step', hex: hex(5, 5), facing: 0, cost: 1 }],
      ['Turn left', { kind: 'turn', hex: hex(5, 6), facing: 5, cost: 0 }],
      ['Turn right', { kind: 'turn', hex: hex(5, 6), facing: 1, cost: 0 }],
      ['Whip Verus', { kind: 'attack', hex: hex(5, 4) }],
      ['Ensnare Verus', { kind: 'cast', hex: hex(5, 4) }],
      ['Beg for mercy', null],
      ['End', null],
    ])
  })

  test('G.2 §4.1 one who must fight is told so', () => {
    const prompt = (points: number) => {
      const state = frame(samnite, secutor, 3)
      Object.assign(state.fighters[0]!, { steps: 1, stopped: true, points })
      return outland.prompt(state, activate)
    }
    const must = 'Priscus has stepped into contact and must fight'
    expect(prompt(1)).toBe(`${must}; 1 movement point left.`)
    expect(prompt(0)).toBe(`${must}; no movement points left.`)
  })

  test('G.2 a turn costs a point once the free one is used', () => {
    const state = bout([man(retarius, [5, 6], 0), man(samnite, [5, 3], 3)])
    playInto(state, TURN_LEFT)
    expect(outland.aim(state, activate, TURN_LEFT)).toEqual({ kind: 'turn', hex: hex(5, 6), facing: 4, cost: 1 })
  })

  test('G.3 G.4 G.5 D.2 the other answers have labels too', () => {
    const state = frame(samnite, secutor, 3)
    const label = (kind: Question['kind'], answer: Answers[Question['kind']]) =>
      outland.describe(state, { kind, seat: 0, rule: '' }, answer)
    expect([label('follow', FOLLOW), label('follow', STAY)]).toEqual(['Follow', 'Stay'])
    expect([label('judge', SPARE), label('judge', DISPATCH)]).toEqual(['Spare him', 'Dispatch him'])
    expect(label('plan', { plan: [], intention: null })).toBe('stand still')
    expect(label('plan', { plan: [STEP, TURN_LEFT], intention: melee(1) })).toBe('step, turn left; then fight Verus')
  })

  test('G.3 G.4 where the loser gives way and the winner follows', () => {
    const state = bout([man(samnite, [5, -1], 0), man(secutor, [5, -2], 0)])
    playIntoWithDice(state, [6, 4, 3, 3], melee(1))
    const slide = { kind: 'slide', seat: 1, rule: '§5.2' } as const
    expect(outland.prompt(state, slide)).toBe('Verus cannot back up straight: where does he give way?')
    expect(outland.legal(state, slide).map((answer) => outland.describe(state, slide, answer))).toEqual([
      'To the north-west',
      'To the north-east',
    ])
    expect(outland.aim(state, slide, SLIDE_LEFT)).toEqual({ kind: 'step', hex: hex(4, -2) })
    const other = bout([man(samnite, [5, -1], 0), man(secutor, [5, -2], 0)])
    playIntoWithDice(other, [6, 4, 3, 3], melee(1), SLIDE_LEFT)
    const follow = { kind: 'follow', seat: 0, rule: '§5.3' } as const
    expect(outland.prompt(other, follow)).toBe('Priscus has won: does he go after Verus?')
    expect(outland.aim(other, follow, FOLLOW)).toEqual({ kind: 'step', hex: hex(5, -2) })
    expect(outland.aim(other, follow, STAY)).toBeNull()
  })
})

/** As `playInto`, with dice. */
function playIntoWithDice(
  state: ReturnType<typeof frame>,
  dice: number[],
  ...answers: Answers[Question['kind']][]
): void {
  expect(() => play(state, dice, ...answers)).toThrow('the script ended')
}

/** The chance of winning by one of these rows of T3. */
function sum(odds: RowOdds, ...rows: number[]): number {
  return rows.reduce((total, row) => total + odds[row]!, 0)
}

function sharesOf({ odds }: Preview): Record<string, number> {
  return Object.fromEntries(odds.map(({ label, share }) => [label, share]))
}

describe('previews', () => {
  test('an exchange: both lists row by row, the difference, the exact odds', () => {
    const state = frame(samnite, secutor, 0)
    playInto(state)
    const preview = outland.preview(state, activate, melee(1))!
    expect(preview.lines).toEqual([
      { text: 'Priscus: shield', rule: 'T4.1', value: 1 },
      { text: 'Priscus: helm', rule: 'T4.2', value: 1 },
      { text: 'Priscus: leg armour', rule: 'T4.4', value: 1 },
      { text: 'Priscus: torso armour', rule: 'T4.6', value: 1 },
      { text: 'Verus: shield', rule: 'T4.1', value: 1 },
      { text: 'Verus: closed helmet', rule: 'T4.3', value: 2 },
      { text: 'Verus: arm armour', rule: 'T4.5', value: 1 },
      { text: 'Verus: higher agility', rule: 'T4.10', value: 1 },
      { text: 'Verus: rear hexside', rule: 'T5.4', value: -2 },
    ])
    expect(preview.summary).toBe('Two dice each: Priscus +4, Verus +3, difference +1.')
    expect(preview.more).toEqual([
      'Priscus wins by 2 (10.8 %), 3 (9.6 %), 4 (8.0 %), 5 (6.2 %), 6 (4.3 %), 7 (2.7 %), 8 (1.5 %), 9 (0.8 %), ' +
        '10 or more (0.4 %); Verus wins by 2 (8.0 %), 3 (6.2 %), 4 (4.3 %), 5 (2.7 %), 6 (1.5 %), 7 (0.8 %), ' +
        '8 (0.3 %), 9 (0.1 %); neither wins (31.7 %).',
    ])
    const { attacker, defender, none } = meleeOdds(1)
    expect(sharesOf(preview)).toEqual({
      'Verus goes out, Priscus is hit': expect.closeTo(sum(attacker, 10), 12),
      'Verus falls prone, both are hit': expect.closeTo(sum(attacker, 9), 12),
      'only Verus is hit': expect.closeTo(sum(attacker, 4), 12),
      'both are hit': expect.closeTo(sum(attacker, 5, 6, 7, 8) + sum(defender, 5, 6, 7, 8), 12),
      'Verus backs up, no hits': expect.closeTo(sum(attacker, 2, 3), 12),
      'both are locked': expect.closeTo(none, 12),
      'Priscus backs up, no hits': expect.closeTo(sum(defender, 2, 3), 12),
      'only Priscus is hit': expect.closeTo(sum(defender, 4), 12),
      'Priscus falls prone, both are hit': expect.closeTo(sum(defender, 9), 12),
    })
    expect(preview.odds.reduce((total, part) => total + part.share, 0)).toBeCloseTo(1, 12)
  })

  test('one with a single box left goes out by any hit, and both may', () => {
    const state = frame(own({}, 2, 2, 1), own({}, 2, 2, 1), 2)
    playInto(state)
    const { attacker } = meleeOdds(0)
    const shares = sharesOf(outland.preview(state, activate, melee(1))!)
    // Row 4 hurts only the loser; at row 10 the last man standing has won.
    expect(shares['Verus goes out']).toBeCloseTo(sum(attacker, 4), 12)
    expect(shares['Verus goes out, Priscus is hit']).toBeCloseTo(sum(attacker, 10), 12)
    expect(shares['both go out']).toBeCloseTo(2 * sum(attacker, 5, 6, 7, 8, 9), 12)
    expect(shares['Priscus goes out']).toBeCloseTo(sum(attacker, 4), 12)
    expect(shares['Priscus goes out, Verus is hit']).toBeCloseTo(sum(attacker, 10), 12)
  })

  test('R24 a winner who is never hurt is not said to be hit', () => {
    const state = frame(samnite, secutor, 0, { winnerHurt: 'never' })
    playInto(state)
    const { attacker } = meleeOdds(1)
    const shares = sharesOf(outland.preview(state, activate, melee(1))!)
    expect(shares['Verus goes out']).toBeCloseTo(sum(attacker, 10), 12)
    expect(shares['Verus is hit and falls prone']).toBeCloseTo(sum(attacker, 9), 12)
    expect(shares['only Verus is hit']).toBeCloseTo(sum(attacker, 4, 5, 6, 7, 8), 12)
    expect(shares['both are hit']).toBeUndefined()
  })

  test('one who has no room is not said to back up', () => {
    const men = [man(own({}), [5, -1], 0), man(own({}), [5, -2], 2)]
    const state = bout(men, { blockedRetreat: 'stay' })
    playInto(state)
    const shares = sharesOf(outland.preview(state, activate, melee(1))!)
    const { attacker } = meleeOdds(0)
    expect(shares['Verus loses but cannot back up, no hits']).toBeCloseTo(sum(attacker, 2, 3), 12)
    expect(shares['Priscus backs up, no hits']).toBeCloseTo(sum(attacker, 2, 3), 12)
  })

  test('a whip, a net and begging; nothing for what throws no dice', () => {
    const state = bout([man(retarius, [5, 6], 0), man(samnite, [5, 4], 3)])
    playInto(state)
    expect(outland.preview(state, activate, whip(1))?.lines).toContainEqual({
      text: 'Verus: against a whip',
      rule: 'T4.13',
      value: -2,
    })
    const net = outland.preview(state, activate, ensnare(1))!
    expect(net.odds.map(({ label, share }) => [label, share])).toEqual([
      ['Verus is netted and helpless', expect.closeTo((26 / 36) * (2 / 6), 12)],
      ['Verus is netted and breaks free', expect.closeTo((26 / 36) * (4 / 6), 12)],
      ['nothing happens', expect.closeTo(10 / 36, 12)],
    ])
    const begging = outland.preview(state, activate, BEG)!
    expect(begging.odds.map(({ share }) => share)).toEqual([expect.closeTo(1 / 6, 12), expect.closeTo(5 / 6, 12)])
    expect(begging.summary).toBe('One die: he needs a 6, 1 in 6. If not, he dies. Either way he is out.')
    state.fighters[0]!.hitsInflicted = 3
    expect(outland.preview(state, activate, BEG)!.summary).toMatch(/^One die: he needs 4 or more, 3 in 6\. If not/)
    for (const answer of [STEP, TURN_LEFT, END]) expect(outland.preview(state, activate, answer)).toBeNull()
  })
})

test('A.1 the view shows everything there is to see', () => {
  const state = bout([
    man(samnite, [5, 5], 0, { shield: false, prone: true, hits: 2 }),
    man(retarius, [5, 4], 3, { weapon: null, lockedInTurn: 1 }),
  ])
  state.ground.push({ cell: state.fighters[0]!.cell, kind: 'shield' })
  playInto(state)
  const view = outland.view(state, null)
  expect(view).toMatchObject({
    arena: { cols: 10, rows: 12 },
    clock: { name: 'turn', number: 1 },
    active: 0,
    ground: [{ hex: hex(5, 5), kind: 'shield' }],
    order: [0, 1],
  })
  expect(view.figures[0]).toMatchObject({
    hex: hex(5, 5),
    health: { name: 'hits left', total: 9, lost: 2 },
    points: { left: 2 },
    right: [{ kind: 'sword' }],
    left: [],
    helmet: 'open',
    armour: 'heavy',
    marks: ['prone'],
  })
  expect(view.figures[1]).toMatchObject({
    points: null,
    right: [],
    left: [{ kind: 'net' }],
    marks: ['locked', 'weaponless'],
  })
})

/** A fact of the first man as it is shown. */
function shown(state: ReturnType<typeof frame>, label: string): string | undefined {
  return outland.view(state, null).figures[0]!.facts.find((fact) => fact.label === label)?.value
}

test('§3.1 the view shows the movement he has, and of how much', () => {
  const runner = own({}, 3, 3)
  const movement = (hits: number) => shown(frame(runner, samnite, 3, {}, { attacker: { hits } }), 'Movement')
  expect([movement(0), movement(1), movement(2)]).toEqual(['6', '6', '3 of 6'])
})

test('§10.1 §10.2 the view shows the present bonus of a Gaul against each enemy', () => {
  const men = [man(gaul, [5, 5], 0, { gaulRounds: 1 << 2 }), man(samnite, [5, 4], 3), man(secutor, [6, 4], 4)]
  expect(shown(bout(men), 'Gaul bonus')).toBe('+2 against Verus and +4 against Crixus')
  const apart = () => [man(gaul, [5, 7], 0, { gaulRounds: 2 << 2 }), man(samnite, [5, 4], 3)]
  expect(shown(bout(apart()), 'Gaul bonus')).toBe('+4 (attacked +1) against Verus')
  expect(shown(bout(apart(), { gaulRestart: 'anyNewMelee' }), 'Gaul bonus')).toBe('+4 against Verus')
  expect(shown(frame(samnite, gaul, 3), 'Gaul bonus')).toBeUndefined()
})

test('A.1 the smallest sensible match can be played', () => {
  const table = Table.open(outland, { setup: defaultSetup, dice: seeded('first') })
  expect(table.waiting).toMatchObject({ for: 'answers' })
  expect(table.log[0]!.event.kind).toBe('gladiatorReady')
})

test('A.1 before the first turn nobody is marked as locked', () => {
  const state = outland.start(defaultSetup, frame(samnite, secutor, 3).options)
  expect(outland.view(state, null).figures.map(({ marks }) => marks)).toEqual([[], []])
})
