import { opponents } from '@harena/bots/colosseum'
import { colosseum, type Options, presets, type Question, type Setup, type State, type View } from '@harena/colosseum'
import { Dice, dirs, effectiveOptions, fromColumnAndRow, type Hex, neighbour, seeded, Table } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { choicesFor, isPressing } from '../src/games/colosseum/choices.ts'
import {
  beastsFor,
  changed,
  gladiatorOffers,
  hasAddedTeams,
  MOST,
  matchOf,
  newForm,
  optionsOf,
  type PresetId,
  presetWords,
  refusalOf,
  resized,
  setupOf,
  stylesFor,
  withKind,
  withPreset,
} from '../src/games/colosseum/form.ts'
import { looks } from '../src/games/colosseum/looks.ts'
import { played } from '../src/games/colosseum/played.ts'
import { chipsOf, follow, movesOf, padSteps, plotBookOf, stepFrom } from '../src/games/colosseum/plot-builder.ts'
import { longName, sentenceOf } from '../src/games/colosseum/plot-words.ts'
import { askingForFavour, type FavourWish } from '../src/games/colosseum/preferences.ts'
import { hexCards } from '../src/games/hex/cards.tsx'
import { MatchController } from '../src/match/controller.ts'
import type { Offer } from '../src/ui/offers.ts'

const somewhere = { hex: fromColumnAndRow(8, 8), facing: 0 as const }
const anywhere = () => true

/** What a man on his feet may write, from the rules themselves. */
function legalPlots(options: Readonly<Record<string, unknown>> = {}, style: 'myrmillo' | 'retiarius' = 'myrmillo') {
  const setup: Setup = {
    gladiators: [
      { name: 'Flamma', team: 0, style },
      { name: 'Verus', team: 1, style: 'myrmillo' },
    ],
  }
  const table = Table.open(colosseum, { setup, options, dice: seeded('plots') })
  const waiting = table.waiting
  if (waiting?.for !== 'answers') throw new Error('nobody is asked')
  return colosseum.legal(table.state, waiting.questions[0]!) as string[]
}

describe('§29.1 a centurion', () => {
  const withCenturion = changed(newForm(), 1, { sitter: 'centurion' })

  test('is chosen like any other who plays a man, and fights without being asked', () => {
    const { setup, sitters, options } = matchOf(withCenturion)
    expect((setup as Setup).gladiators.map(({ centurion }) => centurion)).toEqual([undefined, true])
    expect(sitters).toMatchObject([{ kind: 'person' }, { kind: 'opponent' }])
    const table = Table.open(colosseum, { setup: setup as Setup, options, dice: seeded('c') })
    expect(table.waiting?.for === 'answers' && table.waiting.questions.map(({ seat }) => seat)).toEqual([0])
  })

  test('is not offered by rules that do not know him, which take him back when they are chosen', () => {
    const offerIn = (form: ReturnType<typeof newForm>) =>
      gladiatorOffers(form, 1).sitters.find(({ id }) => id === 'centurion')!
    expect(offerIn(newForm()).why).toBeNull()
    expect(offerIn(withPreset(newForm(), 'classic1981')).why?.rule).toBe('§29.1')
    expect(withPreset(withCenturion, 'classic1981').gladiators[1]!.sitter).toBe('standard')
  })
})

describe('§28.1 a beast', () => {
  const hunt = withKind(newForm(), 1, 'lion')

  test('is chosen like a style, is what its table says, and fights without being asked', () => {
    const { setup, sitters, options } = matchOf(hunt)
    expect((setup as Setup).gladiators[1]).toEqual({ name: 'Nemeus', team: 1, style: 'beast', beast: 'lion' })
    expect(sitters).toMatchObject([{ kind: 'person' }, { kind: 'opponent' }])
    const table = Table.open(colosseum, { setup: setup as Setup, options, dice: seeded('hunt') })
    expect(table.waiting?.for === 'answers' && table.waiting.questions.map(({ seat }) => seat)).toEqual([0])
  })

  test('several of one kind are told apart, and one that goes leaves its place as it was', () => {
    const pack = [1, 2, 3].reduce((form, seat) => withKind(form, seat, 'wolf'), resized(newForm(), 4))
    expect(pack.gladiators.map(({ name }) => name)).toEqual(['Flamma', 'Lupa', 'Lupa II', 'Lupa III'])
    expect(refusalOf(pack)).toBeNull()
    expect(withKind(pack, 1, 'myrmillo').gladiators[1]).toMatchObject({
      name: 'Verus',
      beast: null,
      sitter: 'standard',
    })
    expect(withKind(changed(newForm(), 1, { name: 'Rex' }), 1, 'lion').gladiators[1]!.name).toBe('Rex')
  })

  test('nobody plays it where the dice decide, and rules that do not know it take it back', () => {
    const open = gladiatorOffers(hunt, 1).sitters.filter(({ why }) => why === null)
    expect(open.map(({ id }) => id)).toEqual(['book'])
    for (const preset of Object.keys(presetWords) as PresetId[]) expect(refusalOf(withPreset(hunt, preset))).toBeNull()
  })
})

describe('§30.2 a rider', () => {
  const ride = withKind(withPreset(newForm(), 'book'), 1, 'eques')

  test('is a centurion, and his horse has a seat for which nobody is asked', () => {
    expect(ride.gladiators[1]!.sitter).toBe('centurion')
    const { setup, sitters, options } = matchOf(ride)
    expect(sitters.length).toBe(3)
    const table = Table.open(colosseum, { setup: setup as Setup, options, dice: seeded('ride') })
    expect(table.waiting?.for === 'answers' && table.waiting.questions.map(({ seat }) => seat)).toEqual([0])
  })

  test('is played where a switch lets him be, and left out by rules without riders', () => {
    const you = (form: ReturnType<typeof newForm>) =>
      gladiatorOffers(form, 1).sitters.find(({ id }) => id === 'you')!.why
    expect(you(ride)?.rule).toBe('§30.2.1')
    expect(you({ ...ride, options: { riderSeat: 'anybody' } })).toBeNull()
    for (const preset of Object.keys(presetWords) as PresetId[]) expect(refusalOf(withPreset(ride, preset))).toBeNull()
  })
})

describe('a plot taken apart', () => {
  test.each([
    ['X', ''],
    ['X(RR)', '(R) (R)'],
    ['F(R) SFL', 'F (R) SFL'],
    ['(L)F', '(L) F'],
    ['C', 'C'],
    ['L', 'L'],
    ['KN(L)', 'KN (L)'],
    ['R', 'R'],
    ['RN', 'RN'],
    ['RO-BL', 'RO-BL'],
    ['S(R)', '(R)'],
    ['F SBR +LN2', 'F SBR +LN2'],
    ['(R)(R)SFR(Q)(L)', '(R) (R) SFR SFR (L)'],
    ['F(RQ)', 'F SFR'],
    ['SBL(QF)', 'SBL F'],
    ['X(RN)', 'RN'],
    ['F(K3)', 'F (K3)'],
    ['(AR)B', '(R) (R) (R) B'],
  ])('%s is the moves "%s"', (text, moves) => {
    expect(movesOf(text).join(' ')).toBe(moves)
  })

  test.each([
    ['as printed', {}, 'myrmillo'],
    ['with a net', {}, 'retiarius'],
    ['of 1981', { edition: 'classic1981', styles: 'off' }, 'myrmillo'],
    ['of 1982', { edition: 'classic1981', styles: 'off', quickSidesteps: 'on' }, 'myrmillo'],
  ] as const)('every legal plot %s can be built, and nothing else', (_, options, style) => {
    const plots = legalPlots(options, style)
    const book = plotBookOf(plots)
    for (const text of plots) {
      const moves = movesOf(text)
      for (const [at, move] of moves.entries()) expect(book.next(moves.slice(0, at))).toContain(move)
      // Two spellings of one walk are one plan; what is sealed is always legal.
      expect(plots).toContain(book.textFor(moves))
      expect(movesOf(book.textFor(moves)!)).toEqual(moves)
    }
  })
})

test('the pad shows the board: each step stands where it leads, whichever way he faces', () => {
  for (const facing of dirs) {
    const stand = { hex: somewhere.hex, facing }
    const steps = padSteps(facing)
    for (const { dir, move } of steps) expect(stepFrom(stand, move)).toEqual(neighbour(stand.hex, dir))
    expect(steps.map(({ dir }) => dir)).toEqual([5, 0, 1, 4, 3, 2])
  }
})

describe('a plot put together', () => {
  const book = plotBookOf(legalPlots())

  test('nothing at all is standing still, and turns alone are turns in place', () => {
    expect(book.textFor([])).toBe('X')
    expect(book.textFor(['(R)'])).toBe('X(R)')
    expect(book.textFor(['(L)', '(L)', '(L)'])).toBe('X(RRR)')
    expect(book.next(['(R)', '(R)', '(R)'])).toEqual([])
  })

  test('two steps with a turn each are the most there is', () => {
    expect(book.textFor(['F', '(R)', 'SFL'])).toBe('F(R) SFL')
    expect(book.next(['F', '(R)', 'SFL', '(L)'])).toEqual([])
    expect(book.next(['F', 'F'])).toEqual(expect.arrayContaining(['(R)', '(L)']))
    expect(book.next(['F', 'F'])).not.toContain('F')
  })

  test('two turns after a step want another step', () => {
    expect(book.textFor(['F', '(R)', '(R)'])).toBeUndefined()
    expect(book.textFor(['F', '(R)', '(R)', 'F'])).toBe('F(R) (R)F')
  })

  test('back steps take no turn of their own', () => {
    expect(book.textFor(['B', '(R)'])).toBeUndefined()
    expect(book.next(['B', 'B'])).toEqual([])
    expect(book.textFor(['B', '(R)', 'F'])).toBe('B (R)F')
  })

  test('a charge stands alone', () => {
    expect(book.next(['C'])).toEqual([])
    expect(book.next(['F'])).not.toContain('C')
  })

  test('what is typed may be small and wide', () => {
    expect(book.typed('  f(r)   sfl ')).toBe('F(R) SFL')
    expect(book.typed('F F F')).toBeUndefined()
  })

  test('the net comes last', () => {
    const withNet = plotBookOf(legalPlots({}, 'retiarius'))
    expect(withNet.textFor(['F', '+TN'])).toBe('F +TN')
    expect(withNet.next(['F', '+TN'])).toEqual([])
    expect(withNet.textFor(['+SN'])).toBe('X +SN')
  })
})

describe('where a plot leads', () => {
  const at = (hex: Hex) => `${hex.q},${hex.r}`

  test('a turn before a step changes its direction, a turn after it does not', () => {
    const first = follow(somewhere, ['(R)', 'F'], anywhere)
    const last = follow(somewhere, ['F', '(R)'], anywhere)
    expect(first.end.facing).toBe(1)
    expect(last.end.facing).toBe(1)
    expect(at(first.end.hex)).toBe(at(stepFrom({ ...somewhere, facing: 1 }, 'F')!))
    expect(at(last.end.hex)).toBe(at(stepFrom(somewhere, 'F')!))
  })

  test.each([
    ['F', 0, -1],
    ['SFR', 1, -1],
    ['SBR', 1, 0],
    ['B', 0, 1],
    ['SBL', -1, 1],
    ['SFL', -1, 0],
  ])('%s from a man who faces north goes by (%d, %d)', (move, q, r) => {
    const { hex } = somewhere
    expect(stepFrom(somewhere, move)).toEqual({ q: hex.q + q, r: hex.r + r })
  })

  test('a charge goes three hexes, a leap two', () => {
    expect(follow(somewhere, ['C'], anywhere).stands).toHaveLength(4)
    expect(follow(somewhere, ['L'], anywhere).stands).toHaveLength(3)
  })

  test('a pillar ends the way; a leap clears what it flies over, not where it lands', () => {
    const ahead = stepFrom(somewhere, 'F')!
    const beyond = stepFrom({ ...somewhere, hex: ahead }, 'F')!
    const isNot = (hex: Hex) => (other: Hex) => at(other) !== at(hex)
    const stopped = follow(somewhere, ['F', '(R)', 'F'], isNot(ahead))
    expect(stopped.blocked).toEqual(ahead)
    expect(stopped.end).toEqual(somewhere)
    expect(follow(somewhere, ['L'], isNot(ahead)).end.hex).toEqual(beyond)
    expect(follow(somewhere, ['L'], isNot(beyond)).blocked).toEqual(beyond)
  })
})

describe('a plot in words', () => {
  test('chips are the words of the book', () => {
    expect(chipsOf('F(R) SFL')).toEqual(['F(R)', 'SFL'])
    expect(chipsOf('X +TN')).toEqual(['X', '+TN'])
  })

  test.each([
    ['F(R)', 'forward, turn right'],
    ['F F', 'forward 2 hexes'],
    ['X(LL)', 'turn left 2 sides'],
    ['X', 'stand still'],
    ['S', 'stumble'],
    ['SFL SFL', 'sidestep forward left 2 times'],
  ])('%s is "%s"', (text, words) => {
    expect(sentenceOf(movesOf(text), text)).toBe(words)
  })

  test('every move of every edition has a name of its own', () => {
    const classic = legalPlots({ edition: 'classic1981', styles: 'off', quickSidesteps: 'on' })
    const moves = new Set([...legalPlots(), ...legalPlots({}, 'retiarius'), ...classic].flatMap(movesOf))
    for (const move of moves) expect(longName(move)).toMatch(/^[a-z]{3,}/)
  })
})

const you = { kind: 'person', name: 'You' } as const
const second = { kind: 'person', name: 'Second player' } as const
const novice = { kind: 'opponent', level: 'novice' } as const

function open(sitters: readonly (typeof you | typeof second | typeof novice)[], options = {}): MatchController<View> {
  const setup: Setup = {
    gladiators: [
      { name: 'Flamma', team: 0, style: 'parmularius' },
      { name: 'Verus', team: 1, style: 'myrmillo' },
    ],
  }
  const table = Table.open(colosseum, { setup, options, dice: seeded('web') })
  const around = {
    pause: () => 0,
    waits: () => false,
    save: () => ({ kept: 'kept', dropped: [] }) as const,
    now: () => 0,
    later: () => () => undefined,
    think: () => new Promise<never>(() => {}),
    advise: () => new Promise<never>(() => {}),
  }
  return new MatchController<View>(
    { ...played, opponents: opponents as never },
    { id: 'one', record: table.record(), sitters, isQuick: false },
    around,
  )
}

describe('a match at the screen', () => {
  test('both plot in secret: the second sees neither lines nor plots of the first', () => {
    const controller = open([you, second])
    expect(controller.get().handOver).toMatchObject({ seat: 0, person: 'You', question: { kind: 'plot' } })
    const { lines, view } = controller.get()
    controller.takeOver()
    controller.answer('F F')
    expect(controller.get().handOver).toMatchObject({ seat: 1, person: 'Second player' })
    expect(controller.get().lines).toEqual(lines)
    expect(controller.get().view).toEqual(view)
    controller.takeOver()
    expect(JSON.stringify(controller.get().view)).not.toContain('F F')
    controller.answer('X')
    expect(
      controller
        .get()
        .lines.map(({ text }) => text)
        .join(),
    ).toMatch(/Flamma plots: step forward twice \(F F\)/)
  })

  test('nobody is asked to drop his sword, and what was revealed stands unless it is taken back with what followed', () => {
    const controller = open([you, novice], presets.basic)
    controller.answer('X')
    const { task } = controller.get()
    expect(task?.kind === 'answer' && task.question.kind).toBe('plot')
    const { tape } = controller.record()
    expect(JSON.stringify(tape)).toContain('{"seat":0,"answer":{"do":"nothing"}}')
    controller.undo()
    expect(controller.get()).toMatchObject({ refusal: { message: expect.stringMatching(/stands/) }, canTakeBack: true })
    controller.takeBack()
    expect(controller.get().refusal).toBeNull()
    expect(JSON.stringify(controller.record().tape)).not.toContain('"seat":0')
  })

  test('with hidden sheets the one who is asked sees his own and no other', () => {
    const controller = open([you, second], { sheets: 'hidden' })
    expect(controller.get().view.sheets).toEqual([])
    controller.takeOver()
    expect(controller.get().view.sheets.map(({ seat }) => seat)).toEqual([0])
  })

  test('what lies within reach is asked for, what is in the hand is not', () => {
    const options = effectiveOptions(colosseum, {}) as unknown as Options
    const state: State = colosseum.start(colosseum.defaultSetup, options)
    const who = state.gladiators[0]!
    const question: Question = { kind: 'action', seat: 0, rule: '§5.2.4' }
    expect(played.passFor!(state, question)).toEqual({ answer: { do: 'nothing' } })
    who.hands = [null, null]
    state.ground.push({ item: { kind: 'sword', boxes: 0, condition: 'whole' }, cell: who.cell })
    expect(played.passFor!(state, question)).toBeNull()
    expect(isPressing(state, 0, { do: 'recover', ground: 0 })).toBe(true)
    expect(isPressing(state, 0, { do: 'nothing' })).toBe(false)
  })

  test('§18.2 laying down his arms must be said twice, fighting on must not', () => {
    const state: State = colosseum.start(colosseum.defaultSetup, effectiveOptions(colosseum, {}) as unknown as Options)
    const choices = choicesFor(state, { kind: 'surrender', seat: 0, rule: '§18.2' }, colosseum.view(state, null))
    expect(choices.map(({ answer, isGrave }) => [answer, isGrave]).sort()).toEqual([
      [false, false],
      [true, true],
    ])
  })

  test('§34.3 of what a campaign asks about luck only as much is asked as the player wants', () => {
    const state: State = colosseum.start(colosseum.defaultSetup, effectiveOptions(colosseum, {}) as unknown as Options)
    const asked = { kind: 'favour', seat: 0, rule: '§34.3', of: '§8.4', name: 'impact', shows: '1', LK: 5 } as const
    const gravities = ['none', 'bad', 'deadly'] as const
    const isAsked = (wish: FavourWish) => {
      askingForFavour.set(wish)
      return gravities.map((gravity) => played.passFor!(state, { ...asked, gravity } as Question) === null)
    }
    expect(isAsked('never')).toEqual([false, false, false])
    expect(isAsked('deadly')).toEqual([false, false, true])
    expect(isAsked('bad')).toEqual([false, true, true])
    expect(isAsked('all')).toEqual([true, true, true])
  })
})

describe('the set-up form', () => {
  test('§26.1 a third man brings the rules of team combat into the Basic Game', () => {
    const three = resized(newForm(), 3)
    expect(refusalOf(three)).toBeNull()
    expect(hasAddedTeams(three)).toBe(true)
    expect(refusalOf(withPreset(withPreset(three, 'book'), 'basic'))).toBeNull()
    expect(hasAddedTeams(newForm())).toBe(false)
  })

  test('two who are left stand against each other, whatever was wrong with the form before', () => {
    const three = [0, 0, 1].reduce((form, team, seat) => changed(form, seat, { team }), resized(newForm(), 3))
    const nameless = changed(three, 0, { name: '' })
    expect(refusalOf(nameless)).not.toBeNull()
    expect(refusalOf(changed(resized(nameless, 2), 0, { name: 'Flamma' }))).toBeNull()
  })

  test('whatever is chosen of what it offers, the match can begin', () => {
    const random = Dice.fromSeed('set-up')
    const one = <T>(list: readonly T[]): T => list[random.below(list.length)]!
    const open = (offers: readonly Offer[]) => one(offers.filter(({ why }) => !why)).id
    let form = newForm()
    for (let i = 0; i < 400; i++) {
      const seat = random.below(form.gladiators.length)
      const offers = gladiatorOffers(form, seat)
      const choices = [
        () => resized(form, 2 + random.below(MOST - 1)),
        () => withPreset(form, one(Object.keys(presetWords) as PresetId[])),
        () => withKind(form, seat, one([...stylesFor(form), ...beastsFor(form)])),
        () => changed(form, seat, { sitter: open(offers.sitters) as 'you' }),
        () => changed(form, seat, { team: Number(open(offers.sides)) }),
        () => changed(form, seat, { shield: open(offers.shields) as 'small' }),
      ]
      form = one(choices)()
      expect(refusalOf(form)).toBeNull()
    }
  })

  test.each(Object.keys(presetWords) as PresetId[])(
    '%s can begin as it stands, and with every style it offers',
    (id) => {
      const form = withPreset(newForm(), id)
      expect(refusalOf(form)).toBeNull()
      const known = stylesFor(form)
      expect(known).toEqual(expect.arrayContaining(['parmularius', 'myrmillo', 'provocator']))
      for (const style of known) {
        expect(refusalOf([0, 1].reduce((next, seat) => withKind(next, seat, style), form))).toBeNull()
      }
    },
  )

  test('the presets are those of the rules, and only what differs from the book is kept', () => {
    expect(Object.keys(presetWords).sort()).toEqual(Object.keys(presets).sort())
    expect(matchOf({ ...newForm(), preset: 'book', options: {} }).options).toEqual({})
    expect(matchOf({ ...newForm(), preset: 'basic', options: {} }).options).toEqual(presets.basic)
    expect(matchOf({ ...newForm(), preset: 'book', options: { sheets: 'hidden', mapEdge: 'shift' } }).options).toEqual({
      sheets: 'hidden',
    })
    expect(optionsOf({ preset: 'basic', options: { nets: 'on' } })).toMatchObject({ nets: 'on', styles: 'off' })
  })

  test('a style that the rules do not know gives way to one they know', () => {
    const form = withPreset(newForm(), 'book')
    const netMan = { ...form, gladiators: form.gladiators.map((one) => ({ ...one, style: 'retiarius' as const })) }
    expect(withPreset(netMan, 'basic').gladiators.map(({ style }) => style)).toEqual(['parmularius', 'myrmillo'])
    expect(withPreset(netMan, 'house').gladiators[0]!.style).toBe('retiarius')
  })

  test('up to twelve fight in teams, and each has a name of his own', () => {
    const many = resized(withPreset(newForm(), 'book'), MOST)
    expect(refusalOf(many)).toBeNull()
    const same = { ...many, gladiators: many.gladiators.map((one) => ({ ...one, name: 'Flamma' })) }
    expect(refusalOf(same)?.rule).toBe('§3.2')
  })

  test('armour is typed in five pieces, or refused', () => {
    const form = newForm()
    const armed = (armour: string) => ({ ...form, gladiators: form.gladiators.map((one) => ({ ...one, armour })) })
    expect(setupOf(armed(' a4 - c, c5 - ')).gladiators[0]!.armour).toEqual(['A4', '-', 'C', 'C5', '-'])
    expect(refusalOf(armed('a4 - c c5 -'))).toBeNull()
    expect(refusalOf(armed('iron'))?.rule).toBe('§3.12')
    expect(setupOf(form).gladiators[0]).not.toHaveProperty('armour')
  })
})

test('§38.2.3 who waits for his turn is on his feet, and not struck out', () => {
  const view = colosseum.view(
    Table.open(colosseum, { setup: colosseum.defaultSetup, dice: seeded('waits') }).state,
    null,
  )
  const out = (fate: 'waiting' | 'killed') => {
    const figures = view.figures.map((figure) => (figure.seat === 1 ? { ...figure, out: fate } : figure))
    return hexCards(looks, { ...view, figures }, null)[1]!
  }
  expect(out('waiting')).toMatchObject({ isToCome: true, out: 'waits for his turn', figure: { posture: 'standing' } })
  expect(out('killed')).toMatchObject({ isToCome: false, out: 'dead', figure: { posture: 'out' } })
})
