import { Dice } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { allocationOfCenturion } from '../src/29-centurions/combat.ts'
import { colosseum } from '../src/index.ts'
import { contextOf } from '../src/match/context.ts'
import type { Ref } from '../src/match/game.ts'
import type { Question } from '../src/match/questions.ts'
import { checkSetup } from '../src/match/setup-check.ts'
import type { Gladiator, State } from '../src/match/state.ts'
import { newItem } from '../src/match/state.ts'
import { at, duel, type Given, idle, kinds, melee, nothing, optionsWith, place, row, run } from './helpers.ts'
import { isKeen, randomMatch } from './random-match.ts'

const average = { ratings: { TR: 10, ST: 1, AG: 1, CN: 3, W: 12 }, armour: ['-', '-', '-', '-', '-'] } as const

/** Felix, played, in the north; Priscus, a centurion, so many hexes south of him, face to face. */
function watch(range: number, other: Given = {}, options = {}, one: Given = {}): State {
  const state = duel(one, { centurion: true, spirit: 0, ...other }, options)
  place(state.gladiators[0]!, 0, 0, 3)
  place(state.gladiators[1]!, 0, range, 0)
  state.step = 'movement'
  return state
}

const guard = (state: State): Gladiator => state.gladiators[1]!

function step(state: State, faces: readonly number[], answers: readonly unknown[]) {
  return run(state, faces, answers, ({ referee }) => colosseum.playStep(state, referee))
}

/** The plot that the centurion came to. */
function plotAfter(state: State, faces: readonly number[], answers: readonly unknown[] = ['X']): string {
  const events = step(state, faces, answers)
  return events.flatMap((event) => (event.kind === 'plotRevealed' && event.seat === 1 ? [event.plot] : []))[0]!
}

describe('§29.2 a random centurion', () => {
  test('§29.2 two dice pick one of 36 men, a halved die less two is his fighting spirit', () => {
    const setup = {
      gladiators: [
        { name: 'Felix', team: 0, style: 'myrmillo', ...average, shield: 'large' },
        { name: 'Priscus', team: 1, style: 'myrmillo', centurion: true, armour: average.armour, shield: 'large' },
      ],
    } as const
    const state = colosseum.start(setup, optionsWith())
    const events = run(state, [3, 6, 6], [], ({ referee }) => colosseum.playStep(state, referee))
    const { TR, ST, AG, CN, W, CF, centurion } = state.gladiators[1]!
    expect([TR, ST, AG, CN, W, CF]).toEqual([8, 4, -1, 2, 9, 11])
    expect(centurion!.FS).toBe(1)
    expect(events.at(-1)).toMatchObject({ kind: 'centurionRolled', rule: '§29.2', seat: 1, spirit: 1 })
  })

  test('§29.2 his prestige is a halved die less another, where it is wanted', () => {
    const sheet = { team: 1, style: 'myrmillo', centurion: true, spirit: 0, ...average, shield: 'large' } as const
    const setup = {
      gladiators: [
        { ...sheet, name: 'Felix', team: 0 },
        { ...sheet, name: 'Priscus' },
      ],
    }
    const state = colosseum.start(setup, optionsWith({ centurionPrestige: 'rolled' }))
    run(state, [6, 1, 2, 5], [], ({ referee }) => colosseum.playStep(state, referee))
    expect(state.gladiators.map(({ prestige }) => prestige)).toEqual([2, -2])
  })

  test.each([
    [{ centurion: 'yes' }, {}, /true/],
    [{ centurion: true, spirit: 4 }, {}, /from -3 to 3/],
    [{ spirit: 1 }, {}, /for a centurion/],
    [{ centurion: true }, { centurions: 'off' }, /without them/],
    [{ centurion: true }, { edition: 'classic1981' }, /1981/],
  ])('§29.1 %j is refused', (given, options, message) => {
    const sheets = ['Felix', 'Priscus'].map((name, team) => ({
      name,
      team,
      style: 'myrmillo',
      ...(team === 1 && given),
    }))
    expect(checkSetup({ gladiators: sheets }, optionsWith(options as never))?.message).toMatch(message)
  })
})

test('§29.1 §29.3 §29.7 two centurions are moved and fight by dice and charts alone: nobody is asked anything', () => {
  const state = watch(2, {}, {}, { centurion: true, spirit: 0 })
  const asked: string[] = []
  const referee = rolling(Dice.fromSeed('nobody'), ({ kind }) => {
    asked.push(kind)
    return 'X'
  })
  while (asked.length === 0 && !colosseum.isOver(state)) colosseum.playStep(state, referee)
  expect(asked).toEqual([])
  expect(state.gladiators.some(({ out }) => out !== null)).toBe(true)
})

describe('§29.3 the book moves him', () => {
  test('§29.3 nobody is asked for his plot, and his dice fall when the others have written theirs', () => {
    const state = watch(7)
    const events = step(state, [3, 4], ['F'])
    expect(kinds(events).indexOf('centurionMoves')).toBeLessThan(kinds(events).indexOf('plotRevealed'))
    expect(state.gladiators[0]!.now.plot).toBe('F')
  })

  test('§29.4.2.1 of two who are equally close the die decides whom he looks at', () => {
    const state = melee([0, 0, 1])
    const [one, other, centurion] = state.gladiators
    place(one!, -2, 1, 3)
    place(other!, 2, -1, 3)
    place(centurion!, 0, 4, 0)
    centurion!.centurion = { FS: 0, foe: -1, turns: 0, kicks: false }
    state.step = 'movement'
    step(state, [4, 1, 1], ['X', 'X'])
    expect(centurion!.centurion.foe).toBe(1)
  })
})

test('§26.7 §29.4.2.1 in a match of fixed pairs one whose man is out stays where he is', () => {
  const state = melee([0, 0, 1, 1], { winnersHelp: 'no' })
  const last = state.gladiators[3]!
  last.centurion = { FS: 0, foe: -1, turns: 0, kicks: false }
  state.gladiators[1]!.out = 'missus'
  state.step = 'movement'
  step(state, [], ['X', 'X'])
  expect(last.now.plot).toBe('X')
})

describe('§29.4.1 special actions come first', () => {
  test('§29.4.1.1 on the ground he rolls away while the roll and the range stay below ten', () => {
    const state = watch(2)
    guard(state).posture = 'prone'
    expect(plotAfter(state, [3, 4, 1])).toMatch(/^RO-B[RL]$/)
  })

  test('§29.4.1.1 at ten he kneels and turns one hexside towards his opponent', () => {
    const state = watch(3)
    guard(state).posture = 'prone'
    guard(state).facing = 2
    expect(plotAfter(state, [3, 4, 5])).toBe('KN(L)')
  })

  test('§29.4.1.1 R28 by the card ten is low enough', () => {
    const state = watch(3, {}, { centurionCompare: 'le' })
    guard(state).posture = 'prone'
    expect(plotAfter(state, [3, 4, 6])).toMatch(/^RO/)
  })

  test('§29.4.1.2 a weapon that he needs and that lies within a hex he recovers', () => {
    const state = watch(5)
    guard(state).hands[0] = null
    state.ground.push({ item: newItem('sword'), cell: at(0, 6) })
    expect(plotAfter(state, [6, 6])).toBe('R')
    expect(step(state, [1], [nothing]).map(({ kind }) => kind)).toContain('recovered')
  })

  test.each([
    ['he has one', [3, 4], () => {}],
    [
      'it lies farther away',
      [3, 4, 6],
      (state: State) => {
        guard(state).hands[0] = null
        state.ground[0]!.cell = at(0, 3)
      },
    ],
    [
      'one is in his sheath',
      [3, 4],
      (state: State) => {
        guard(state).hands[0] = null
        guard(state).sheath = [newItem('dagger')]
      },
    ],
    [
      'it is broken for good',
      [3, 4],
      (state: State) => {
        guard(state).hands[0] = null
        state.ground[0]!.item.condition = 'useless'
      },
    ],
  ])('§29.4.1.2 a weapon on the ground is not needed: %s', (_, faces, change) => {
    const state = watch(5)
    state.ground.push({ item: newItem('sword'), cell: at(0, 6) })
    change(state)
    expect(plotAfter(state, faces)).toMatch(/^F/)
  })

  test('§29.4.1.2 a shield counts for men whose style carries one', () => {
    const state = watch(5)
    guard(state).hands[1] = null
    state.ground.push({ item: newItem('smallShield'), cell: at(0, 6) })
    expect(plotAfter(state, [6, 6])).toBe('R')
  })

  test('V77 §29.4.1.3 range 7, three pauses left, phase 2, advantage 1: he pauses on a roll of six', () => {
    const pauseOn = (red: number, white: number) => {
      const state = watch(7)
      state.phase = 2
      guard(state).movesUsed = 1
      guard(state).facing = 1
      return plotAfter(state, [red, white])
    }
    expect(pauseOn(2, 4)).toBe('X')
    expect(pauseOn(3, 4)).not.toBe('X')
  })

  test('§29.4.1.3 without a pause left he does not pause', () => {
    const state = watch(7)
    state.phase = 4
    expect(plotAfter(state, [1, 3])).not.toBe('X')
  })
})

describe('§29.4.2 the Random Movement Chart', () => {
  test('V74 §29.4.2.2 red 3, white 4, range 7, fighting spirit -1: row 4, one hex ahead, two hexsides', () => {
    const state = watch(7, { spirit: -1 })
    const events = step(state, [3, 4], ['X'])
    const told = events.find(({ kind }) => kind === 'centurionMoves')
    expect(told).toMatchObject({ entry: { q: 0, r: -1 }, total: 4, charges: false, dice: [3, 4] })
    expect(guard(state).now.plot).toBe('F (2)')
    expect(guard(state).cell).toBe(at(0, 6))
  })

  test('V75 §29.4.2.3 row 7: aligned with the arrow he charges', () => {
    const state = watch(6)
    expect(plotAfter(state, [5, 2])).toBe('C')
    expect(guard(state).cell).toBe(at(0, 3))
  })

  test('V75 §29.4.2.3 row 7: not aligned he goes two hexes', () => {
    const state = watch(6)
    guard(state).facing = 1
    expect(plotAfter(state, [5, 2])).toBe('SFL SFL (1)')
  })

  test('§29.4.2.2 stun holds him back by one for every three points, a Retiarius does not mind the range', () => {
    const stunned = watch(7)
    guard(stunned).stun = 6
    const told = (state: State, faces: number[]) =>
      step(state, faces, ['X']).find((event) => event.kind === 'centurionMoves')
    expect(told(stunned, [3, 4, 1])).toMatchObject({ total: 3 })
    expect(told(watch(7, { style: 'retiarius' }), [3, 4])).toMatchObject({ total: 3 })
  })

  test.each([
    ['§29.4.2.4 without a shield the hex shifts by one towards a shield', 1, 'smallShield', 'F SFR (1)'],
    ['§29.4.2.5 without a weapon it shifts by two towards a weapon', 0, 'sword', 'SFR SFR (1)'],
  ] as const)('%s', (_, hand, item, plot) => {
    const state = watch(7)
    state.phase = 4
    guard(state).hands[hand] = null
    state.ground.push({ item: newItem(item), cell: at(4, 2) })
    // The second die, if it is thrown, picks the way.
    expect(plotAfter(state, hand === 1 ? [1, 4, 1] : [1, 4, 2, 2])).toBe(plot)
  })

  test('§29.4.2.4 by one hex only, however far away the shield lies', () => {
    const state = watch(7)
    state.phase = 4
    guard(state).hands[1] = null
    state.ground.push({ item: newItem('smallShield'), cell: at(0, -6) })
    expect(plotAfter(state, [1, 4])).toBe('F F (1)')
  })

  test('§29.4.2.6 in a hex with an item he stops on a low roll and kicks it away from his opponent', () => {
    const state = watch(3)
    state.ground.push({ item: newItem('net'), cell: at(0, 2) })
    expect(plotAfter(state, [3, 3, 6])).toBe('F (2)')
    const events = step(state, [3], [nothing])
    expect(events.find(({ kind }) => kind === 'kicked')).toMatchObject({ seat: 1, cell: at(0, 5) })
  })

  test('§29.4.2.6 on a higher roll he passes it', () => {
    const state = watch(3)
    state.ground.push({ item: newItem('net'), cell: at(0, 2) })
    const events = step(state, [3, 4, 6], ['X'])
    expect(events.find(({ kind }) => kind === 'centurionChecked')).toMatchObject({ check: 'pause' })
    expect(events.filter((event) => event.kind === 'centurionChecked' && event.check === 'kick')).toMatchObject([
      { does: false, total: 10 },
    ])
  })

  test('§29.4.3 after all have moved he turns to his opponent by what his hex allows', () => {
    const state = watch(7, { spirit: -1 })
    guard(state).facing = 2
    step(state, [3, 4], ['X'])
    expect(guard(state).facing).toBe(0)
    // §20.7 He has not turned in place.
    expect(guard(state).now.turned).toBe(0)
  })

  test('§29.4.3.1 with his back to the opponent he does not turn on a roll above 22', () => {
    const state = watch(7, { spirit: -1 })
    guard(state).facing = 3
    step(state, [3, 4], ['X'])
    expect(guard(state).facing).toBe(3)
  })

  test('§29.4.4 he tires like anybody', () => {
    const state = watch(5)
    state.step = 'endOfTurn'
    state.turn = 2
    const events = step(state, [6, 6], [])
    expect(events.filter(({ kind }) => kind === 'exhausted')).toHaveLength(2)
  })
})

describe('§29.6 nets', () => {
  test('§29.6.1.1 against a net that is ready he repels it while roll and range stay below ten', () => {
    const state = watch(3, {}, {}, { style: 'retiarius', shield: 'none' })
    guard(state).movesUsed = 0
    state.phase = 1
    expect(plotAfter(state, [2, 4])).toBe('RN')
  })

  test('§29.6.2 with a net of his own the die says what he does with it', () => {
    const state = watch(2, { style: 'retiarius', shield: 'none' })
    step(state, [2, 6], ['X'])
    expect(guard(state).now.plot).not.toContain('+')
    step(state, [6], [nothing])
    expect(guard(state).now.plot).toContain('+TN')
    expect(state.step).toBe('nets')
  })

  test('§29.6.1.2 R29 in a net he gives two halved dice for every six CF begun, or one die by the card', () => {
    const caught = (options: object) => {
      const state = watch(3, {}, options, { style: 'retiarius', shield: 'none' })
      guard(state).snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
      state.step = 'escapes'
      return state
    }
    const text = step(caught({}), [6, 6, 6, 6, 3, 3, 3], [])
    expect(text.find(({ kind }) => kind === 'escapeTried')).toMatchObject({ cf: 12, free: true })
    const card = step(caught({ centurionEscape: 'd6' }), [5, 4, 3, 3, 3], [])
    expect(card.find(({ kind }) => kind === 'escapeTried')).toMatchObject({ cf: 9, free: true })
  })
})

describe('§29.7 combat', () => {
  /** Face to face, and everything before the allocation is done. */
  function fighting(other: Given = {}, options = {}): State {
    const state = watch(1, other, options)
    state.step = 'engagement'
    step(state, [], [])
    return state
  }

  const allocated = (state: State) => state.fight!.allocations[1]!

  test('V76 §29.7.1 medium, spirit +1, 14 CF: dice 4 and 2 give 2 defence CF, 12 attack', () => {
    const state = fighting({ spirit: 1, ratings: { TR: 12, ST: 1, AG: 1, CN: 3, W: 12 } }, { specials: 'off' })
    const attack = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4]
    const events = step(state, [4, 2, 2, 5, ...attack], [idle])
    expect(events.find(({ kind }) => kind === 'centurionDefends')).toMatchObject({ all: 14, total: 2 })
    expect(allocated(state).defence).toEqual([0, 1, 0, 0, 1])
    expect(events.find(({ kind }) => kind === 'centurionAllocates')).toMatchObject({
      defence: [0, 1, 0, 0, 1],
      guard: '',
    })
    expect(colosseum.known(state, 0).fight!.allocations[1]).toBe(allocated(state))
    expect(allocated(state).attacks.map(({ area, cf }) => [area, cf])).toEqual([
      [1, 6],
      [2, 3],
      [3, 2],
      [4, 1],
    ])
  })

  test('§29.7.2.1 a six is a special defence for three CF, the next six is thrown again', () => {
    const state = fighting({ spirit: -1 })
    // Two dice for twelve CF: 6 and 1, less nothing. The guard is a Parry; CF on its area are thrown again.
    step(state, [6, 1, 6, 4, 6, 4, 1, 1, 1, 1, ...[1, 1, 1, 1, 1]], [idle])
    expect(allocated(state)).toMatchObject({ guard: 'P', defence: [4, 0, 0, 0, 0] })
  })

  test('§29.7.2.2 a six is a special attack on its area, later sixes go to the weakest armour', () => {
    const state = fighting({ spirit: 3 })
    state.gladiators[0]!.armour = [
      null,
      ...Array.from({ length: 4 }, () => ({ letter: 'A', covers: null, dice: 1 })),
    ] as never
    step(state, [1, 1, 6, 3, 5, 6, 1, 1, 1, 1, 1, 1, 1, 2, 2], [idle])
    expect(allocated(state).attacks).toEqual([row(0, 1, 8), row(0, 2, 2), row(0, 5, 2, { special: 'S' })])
  })

  test('§29.7.2.2 R53 no attack takes more than eight CF: the rest goes to the weakest armour with room', () => {
    const state = fighting({ spirit: 3 }, { specials: 'off' })
    state.gladiators[0]!.armour = [
      ...Array.from({ length: 4 }, () => ({ letter: 'A', covers: null, dice: 1 })),
      null,
    ] as never
    step(state, [1, 1, ...Array(12).fill(2)], [idle])
    expect(allocated(state).attacks.map(({ area, cf }) => [area, cf])).toEqual([
      [2, 8],
      [5, 4],
    ])
  })

  test('§29.7.2.2 §9.4.2 without a special attack a six goes to the weakest armour; the strongest attack is first', () => {
    const state = fighting({ spirit: 3 }, { specials: 'off' })
    state.gladiators[0]!.armour = [
      ...Array.from({ length: 4 }, () => ({ letter: 'A', covers: null, dice: 1 })),
      null,
    ] as never
    step(state, [1, 1, 6, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3], [idle])
    expect(allocated(state).attacks.map(({ area, cf }) => [area, cf])).toEqual([
      [3, 6],
      [2, 5],
      [5, 1],
    ])
  })

  test('§29.7 what his dice come to is legal, in the place of any man in any match', () => {
    let seen = 0
    for (let i = 0; i < 60; i++) {
      const dice = Dice.fromSeed(`centurions ${i}`)
      const match = randomMatch(dice)
      const state = colosseum.start(match.setup, optionsWith({ ...match.options, turnLimit: 3 }))
      const answer = (question: Question) => {
        if (question.kind === 'allocate' && !state.gladiators[question.seat]!.beast) {
          const who = state.gladiators[question.seat]!
          const centurion = who.centurion
          who.centurion = { FS: dice.below(3) - 1, foe: 0, turns: 0, kicks: false }
          const his = allocationOfCenturion(contextOf(state, referee), question)
          who.centurion = centurion
          expect(colosseum.check(state, question, his), JSON.stringify(his)).toBeNull()
          seen++
        }
        const open = colosseum.legal(state, question)
        const keen = open.filter(isKeen)
        return (keen.length > 0 ? keen : open)[dice.below((keen.length > 0 ? keen : open).length)]!
      }
      const referee = rolling(dice, answer)
      while (!colosseum.isOver(state)) colosseum.playStep(state, referee)
    }
    expect(seen).toBeGreaterThan(50)
  })
})

function rolling(dice: Dice, answer: (question: Question) => unknown): Ref {
  return {
    listening: false,
    roll: (count) => dice.sum(count),
    dice: (count) => dice.faces(count),
    successes: () => 0,
    ask: (question) => answer(question) as never,
    askAll: (questions) => questions.map(answer) as never,
    tell: () => {},
    settle: (_, run) => run(),
    point: () => {},
  }
}
