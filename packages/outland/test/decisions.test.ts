import { seeded, Table } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import {
  type Answers,
  BEG,
  DISPATCH,
  defaultSetup,
  END,
  ensnare,
  FOLLOW,
  melee,
  meleeOdds,
  type OutlandEvent,
  outland,
  type Question,
  SLIDE_LEFT,
  SPARE,
  STAY,
  STEP,
  TURN_LEFT,
  whip,
} from '../src/index.ts'
import { bout, fight, frame, hex, man, names, own, play, playInto, retarius, samnite, secutor } from './support.ts'

const activate = { kind: 'activate', seat: 0, rule: '§2.3' } as const

/** The sentences of what happened. */
function story(referee: { readonly events: readonly OutlandEvent[] }): string[] {
  return referee.events.map((event) => outland.narrate(event, names))
}

describe('sentences', () => {
  test('an exchange', () => {
    expect(story(fight(frame(samnite, secutor, 0), [6, 4, 3, 3], FOLLOW))).toEqual([
      'Priscus attacks Verus: 10 + 4 = 14 against 6 + 3 = 9.',
      'Priscus wins by 5: Verus backs up one hex; each takes 1 hit.',
      'Verus backs up.',
      'Priscus goes after him.',
    ])
  })
  test('a heavy blow', () => {
    expect(story(fight(frame(retarius, samnite, 0), [6, 5, 3, 2], STAY))[1]).toBe(
      'Priscus wins by 9: Verus backs up one hex and falls; he takes 4 hits; Priscus takes 2 hits.',
    )
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
      'Priscus wins by 10: Verus falls; Priscus takes 1 hit.',
      'Verus is mortally wounded by Priscus and will die after 1 turn.',
      'Priscus wins the bout in turn 1.',
    ])
  })
  test('the net and the crowd', () => {
    const state = bout([man(retarius, [5, 6], 0), man(samnite, [5, 4], 3)])
    expect(story(play(state, [2, 3, 2, 4], ensnare(1))).slice(0, 3)).toEqual([
      'Priscus throws his net at Verus, 5 against 4: Verus is netted.',
      'Verus cannot break free with 5: he is helpless, and Priscus appeals to the crowd.',
      'The crowd decides with 4 -1 -1 = 2: Priscus dispatches Verus.',
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
    expect(label('slide', SLIDE_LEFT)).toBe('To the left')
    expect([label('judge', SPARE), label('judge', DISPATCH)]).toEqual(['Spare him', 'Dispatch him'])
    expect(label('plan', { plan: [], intention: null })).toBe('stand still')
    expect(label('plan', { plan: [STEP, TURN_LEFT], intention: melee(1) })).toBe('step, turn left; then fight Verus')
  })

  test('G.3 G.4 where the loser gives way and the winner follows', () => {
    const state = bout([man(samnite, [5, -1], 0), man(secutor, [5, -2], 0)])
    playIntoWithDice(state, [6, 4, 3, 3], melee(1))
    const slide = { kind: 'slide', seat: 1, rule: '§5.2' } as const
    expect(outland.prompt(state, slide)).toBe('Verus cannot back up straight: to which side does he give way?')
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
    const odds = meleeOdds(1)
    const share = (label: string) => preview.odds.find((part) => part.label === label)?.share
    expect(share('Verus goes out')).toBeCloseTo(odds.attacker['10']!, 12)
    expect(share('no result')).toBeCloseTo(odds.none, 12)
    expect(share('Verus backs up')).toBeCloseTo(odds.attacker['2']! + odds.attacker['3']!, 12)
    expect(share('Priscus is hit')).toBeCloseTo(
      [4, 5, 6, 7, 8, 9].reduce((sum, row) => sum + odds.defender[row]!, 0),
      12,
    )
    expect(preview.odds.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(1, 12)
  })

  test('one with a single box left goes out by any hit, and both may', () => {
    const state = frame(own({}, 2, 2, 1), own({}, 2, 2, 1), 2)
    playInto(state)
    const odds = meleeOdds(0)
    const preview = outland.preview(state, activate, melee(1))!
    const share = (label: string) => preview.odds.find((part) => part.label === label)?.share
    // Row 4 hurts only the loser; at row 10 the last man standing has won.
    expect(share('Verus goes out')).toBeCloseTo(odds.attacker['4']! + odds.attacker['10']!, 12)
    expect(share('both go out')).toBeCloseTo(
      [5, 6, 7, 8, 9].reduce((sum, row) => sum + 2 * odds.attacker[row]!, 0),
      12,
    )
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
    health: { name: 'boxes', total: 9, lost: 2 },
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

test('A.1 the smallest sensible match can be played', () => {
  const table = Table.open(outland, { setup: defaultSetup, dice: seeded('first') })
  expect(table.waiting).toMatchObject({ for: 'answers' })
  expect(table.log[0]!.event.kind).toBe('gladiatorReady')
})

test('A.1 before the first turn nobody is marked as locked', () => {
  const state = outland.start(defaultSetup, frame(samnite, secutor, 3).options)
  expect(outland.view(state, null).figures.map(({ marks }) => marks)).toEqual([[], []])
})
