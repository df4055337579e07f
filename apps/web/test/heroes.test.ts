import { opponents } from '@harena/bots'
import { effectiveOptions, seeded, Table } from '@harena/engine'
import { type CareerView, type Event, heroes, heroesCareer, type View } from '@harena/heroes'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Chronicle } from '../src/campaign/chronicle-view.tsx'
import { matchAlone } from '../src/campaign/inner.ts'
import { isInMatch, unwrapped } from '../src/campaign/lines.ts'
import { Portrait } from '../src/figures/bust.tsx'
import { lookOf, unarmed } from '../src/figures/look.ts'
import { bidHeading } from '../src/games/heroes/bid-words.ts'
import { shapesOf, wallOf } from '../src/games/heroes/board/zones.ts'
import { matchChoices } from '../src/games/heroes/choices.ts'
import { placedIn } from '../src/games/heroes/figures.ts'
import { newForm, refusalOf, refusalOfPoints, rolledOpponents, setupOf } from '../src/games/heroes/form.ts'
import { placesIn } from '../src/games/heroes/places.ts'
import { slots } from '../src/games/heroes/slots.tsx'
import { opposedIn, throwsOf } from '../src/games/heroes/throws.ts'
import { why as whyHeroes } from '../src/games/heroes/why-words.ts'
import { compass, fateOf } from '../src/games/heroes/words.ts'
import { faceOf } from '../src/games/heroes-career/face.ts'
import { entryOf, matchesIn } from '../src/games/heroes-career/lines.ts'
import { telling } from '../src/games/heroes-career/telling.ts'
import type { PlayedGame } from '../src/match/game.ts'
import { replayed } from '../src/match/timeline.ts'
import { resume, standard, you } from './matches.ts'

const bot = opponents.heroes.standard.play
const lanista = opponents['heroes-career'].novice.play

function matchRecord(seed: string) {
  return Table.open(heroes, { setup: heroes.defaultSetup, dice: seeded(seed), players: [bot, bot] }).record()
}

function careerRecord() {
  const setup = { players: [{ name: 'Lanista', stars: 1, grunts: [] }], months: 4 }
  return Table.open(heroesCareer, { setup, dice: seeded('career'), players: [lanista] }).record()
}

function isOpposed({ kind }: Event): boolean {
  return ['maneuvered', 'attackRolled', 'netTossed', 'weaponThrown', 'sandKicked'].includes(kind)
}

test('a bid is headed with the name of the man whose deed it is', () => {
  const bid = { table: 'attack', isFirst: true } as const
  expect(bidHeading(bid, 'Flamma', 'Verus')).toBe('Flamma: Attack against Verus')
  expect(bidHeading({ ...bid, isFirst: false }, 'Flamma', 'Verus')).toBe('Verus: Attack against Flamma')
})

test('§5.2 who has nothing to gain by a rest has a way to the nearest opponent as the main thing to do, and giving up comes last', () => {
  const { state } = Table.open(heroes, { setup: heroes.defaultSetup, options: {}, dice: seeded('main') })
  const seat = state.order[0]!
  const asked = { kind: 'act', seat, rule: '§5' } as never
  const choicesWith = (bonus: number) => {
    const copy = heroes.clone(state)
    copy.cards[seat]!.bonus = bonus
    return matchChoices(copy, asked, heroes.view(copy, null))
  }
  const rested = choicesWith(8)
  const main = rested.filter(({ isMain }) => isMain)
  expect(main).toHaveLength(1)
  expect(whyHeroes(state, asked, main[0]!.answer)[0]).toMatch(/^You come nearer to/)
  expect(main[0]!.label, 'they stand in one row').toMatch(/^Move (east|west) /)
  expect(rested.some(({ isEnd }) => isEnd)).toBe(false)
  expect(rested.at(-1)!.label).toBe('Surrender')
  const tired = choicesWith(0)
  expect(tired.filter(({ isMain }) => isMain)).toEqual([])
  expect(tired.find(({ isEnd }) => isEnd)!.label).toMatch(/^Rest, and have/)
})

describe('a bid', () => {
  /** Up to the first bid, with the hands still closed. */
  function atBid(seed: string) {
    const game = { ...slots, opponents: opponents.heroes } as unknown as PlayedGame<View>
    const record = Table.open(heroes, { setup: heroes.defaultSetup, dice: seeded(seed) }).record()
    const match = resume(game, { id: 'one', record, sitters: [you, standard], isQuick: false }, 900)
    for (let i = 0; i < 400; i++) {
      const { task, verdict, isOver } = match.controller.get()
      if (isOver) break
      if (task?.kind === 'answer' && task.question.kind === 'bid') return { ...match, task }
      if (verdict) match.controller.dismissVerdict()
      else if (task?.kind === 'answer') match.controller.answer(match.controller.suggest('standard'))
      else match.controller.skip()
    }
    throw new Error('nobody bids')
  }

  test('that ends with a roll is not followed by a question until it has been read', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { controller, tick } = atBid(`again ${seed}`)
      controller.answer(0)
      for (let i = 0; i < 30 && controller.get().isPlayingBack; i++) {
        const { lines, task } = controller.get()
        const before = lines.length
        tick()
        const after = controller.get()
        if (after.lines.length === before && isOpposed(lines.at(-1)!.event as Event)) {
          expect(task).toBeNull()
          return
        }
      }
    }
    throw new Error('no bid ended with its roll')
  })

  test('is marked by the wreath on him who makes it, whoever acts', () => {
    const { task, controller } = atBid('bid')
    const { view } = controller.get()
    const crowned = (active: number | null) =>
      placedIn({ ...view, active }, task.seat).flatMap(({ gladiator, figure }) => (figure.active ? gladiator.seat : []))
    expect([crowned(0), crowned(1)]).toEqual([[task.seat], [task.seat]])
    const cards = slots.cards({ ...view, active: 1 - task.seat }, task.seat)
    expect(cards.filter(({ isActive }) => isActive).map(({ seat }) => seat)).toEqual([task.seat])
  })
})

describe('a match line by line', () => {
  const { timeline, view } = replayed<View>({ ruleset: heroes as never }, matchRecord('timeline'))

  test('every line has its own view, and the last one is the end', () => {
    const views = timeline.lines.map((_, line) => timeline.viewAt(line + 1))
    expect(views.every((one) => one !== undefined)).toBe(true)
    expect(views.at(-1)?.gladiators.map((one) => one.fate)).toEqual(view.gladiators.map((one) => one.fate))
    const moved = timeline.lines.find((line) => line.event.kind === 'moved')!
    const { seat, zone } = moved.event as Event & { seat: number; zone: string }
    expect(timeline.viewAt(moved.index + 1)?.gladiators[seat]?.zone).toBe(zone)
  })

  test('nobody stands on a body as long as there is room beside it', () => {
    const dead = { ...view.gladiators[0]!, fate: 'dead' as const, spared: false, zone: 'P02' }
    const gladiators = [dead, { ...view.gladiators[1]!, fate: 'functioning' as const, zone: 'P02' }]
    const [body, man] = [...placesIn({ ...view, gladiators }).values()]
    expect(Math.hypot(body!.at.x - man!.at.x, body!.at.y - man!.at.y)).toBeGreaterThan(60)
  })

  test('old answers are not looked at when nobody will see them', () => {
    const record = matchRecord('timeline')
    const late = replayed<View>({ ruleset: heroes as never }, record, record.tape.length - 1).timeline
    expect(late.viewAt(late.lines.findIndex(({ at }) => at > 0))).toBeDefined()
    expect(late.viewAt(late.lines.findIndex(({ at }) => at > 1))).toBeUndefined()
    expect(late.viewAt(late.lines.length)).toBeDefined()
  })

  test('the dice that stand higher are the successes that were counted', () => {
    const opposed = timeline.lines.filter((line) => isOpposed(line.event as Event))
    expect(opposed.length).toBeGreaterThan(3)
    for (const line of opposed) {
      const event = line.event as Event & { successes: readonly [number, number] }
      const seats = opposedIn(event)!
      const dice = throwsOf(line, timeline.names)
      const counted = seats.map((seat) =>
        dice.filter((one) => one.seat === seat).flatMap((one) => one.faces.filter((face) => one.counts?.(face))),
      )
      expect(counted.map((faces) => faces.length)).toEqual(event.successes)
    }
  })
})

describe('a career', () => {
  const record = careerRecord()
  const { timeline, view } = replayed<CareerView>({ ruleset: heroesCareer as never }, record, Number.POSITIVE_INFINITY)
  const matches = matchesIn(timeline.lines)

  test('each match of the journal is found among the lines', () => {
    const { journal } = view
    expect(journal.length).toBeGreaterThan(0)
    expect(
      matches.flatMap(({ from, to }) => timeline.lines.slice(from, to).flatMap((line) => entryOf(line) ?? [])),
    ).toEqual(journal)
  })

  test('a young Star has the same face among the fallen as in his career', () => {
    const priscus = { ...view.gladiators[0]!, name: 'Priscus' }
    const known = faceOf(priscus, { ...view, journal: [] })
    expect([lookOf('Priscus').beard, lookOf('Priscus', known).beard]).toEqual(['forked', 'none'])
    const fallen = createElement(Chronicle, {
      telling: { ...telling, fallen: () => ['Priscus'] },
      lines: timeline.lines.slice(0, 1),
      names: [],
      parts: [],
      id: null,
      face: () => known,
    })
    const drawn = createElement(Portrait, { arms: unarmed, name: 'Priscus', known, side: 6, isOut: true, size: 56 })
    const markup = (of: ReactElement) => renderToStaticMarkup(of).replaceAll(/_R_\w+_/g, '')
    expect(markup(fallen)).toContain(markup(drawn))
  })

  test('a match can be shown alone, and its lines are those of a match', () => {
    const { firstAnswer, lastAnswer, from, to } = matches.at(-1)!
    const part = { ...record, tape: record.tape.slice(0, lastAnswer) }
    const close = replayed<CareerView>({ ruleset: heroesCareer as never }, part, firstAnswer - 1).timeline
    const lines = close.lines.slice(from, to)
    expect(lines.map((line) => close.viewAt(line.index + 1)?.match ?? null)).not.toContain(null)
    expect(lines.map(unwrapped).map((line) => line.event.kind)).toContain('orderRolled')
    // As a record of its own it tells the same, line by line: so it is reviewed.
    const alone = matchAlone(
      { ruleset: heroesCareer, match: { ruleset: heroes } as never },
      record,
      matches.length - 1,
    )!
    const kinds = close.lines.slice(from, to).filter(isInMatch).map(unwrapped)
    expect(alone.lines.map(({ event }) => event.kind)).toEqual(kinds.map(({ event }) => event.kind))
    expect(alone.record.ruleset).toBe('heroes')
  })
})

describe('the arenas', () => {
  for (const arena of ['provincial', 'colosseum'] as const) {
    const { arena: plan } = heroes.view(heroes.start({ ...heroes.defaultSetup, arena }, optionsOf()), null)

    test(`every zone of the ${arena} lies inside the wall`, () => {
      const { x, y, a, b, squareness } = wallOf(plan)
      expect(shapesOf(plan)).toHaveLength(plan.zones.length)
      for (const zone of plan.zones) {
        const out = Math.abs((zone.x - x) / a) ** squareness + Math.abs((zone.y - y) / b) ** squareness
        expect(out).toBeLessThan(0.85)
      }
    })
  }

  test('ways are named by the compass', () => {
    const here = { x: 0, y: 0 }
    expect(compass(here, { x: 10, y: 0 })).toBe('east')
    expect(compass(here, { x: 0, y: -10 })).toBe('north')
    expect(compass(here, { x: -10, y: 9 })).toBe('south-west')
  })
})

function optionsOf() {
  return Object.fromEntries(heroes.options.map((option) => [option.id, option.default])) as never
}

describe('the set-up', () => {
  test('every way to play begins with a legal form', () => {
    for (const mode of ['solo', 'sameSide', 'headToHead'] as const) expect(refusalOf(newForm(mode))).toBeNull()
  })

  test('§3.6.4 other than twelve points, or too far apart, is refused with its paragraph', () => {
    expect(refusalOfPoints({ savvy: 5, strength: 4, speed: 3 })).toBeNull()
    expect(refusalOfPoints({ savvy: 5, strength: 4, speed: 4 })?.rule).toBe('§3.6.4')
    expect(refusalOfPoints({ savvy: 6, strength: 3, speed: 3 })?.rule).toBe('§3.6.4')
  })

  test('§4.1 each Star gets a traditional opponent with a name of his own, the same for the same seed', () => {
    const form = newForm('sameSide')
    const rolled = rolledOpponents(form, 'seed')
    expect(rolledOpponents(form, 'seed')).toEqual(rolled)
    const setup = setupOf(form, rolled)
    expect(setup.gladiators.map(({ side }) => side)).toEqual([0, 0, 1, 1])
    expect(heroes.checkSetup(setup, optionsOf())).toBeNull()
    // A Murmillo meets a Thraex or a Retiarius.
    expect(['thraex', 'retiarius']).toContain(rolled[0]!.sheet.primary)
  })
})

test('§3.5 §3.8 a Star of a single match may have a second Signature and fight in a second style', () => {
  const form = newForm('solo')
  const [star] = form.stars
  const second = {
    ...star!,
    signature: 'agile',
    second: 'steady',
    secondary: 'retiarius',
    fightsAs: 'secondary',
  } as const
  const [entrant] = setupOf({ ...form, stars: [second] }).gladiators
  expect(entrant).toMatchObject({
    style: 'secondary',
    sheet: { primary: 'murmillo', secondary: 'retiarius', signatures: ['agile', 'steady'] },
  })
  expect(refusalOf({ ...form, stars: [second] })).toBeNull()
  expect(refusalOf({ ...form, stars: [{ ...second, secondary: 'murmillo' }] })?.rule).toBe('§3.8')
})

test('§5.4.4.5 who can no longer stand is called what the book calls him', () => {
  const view = heroes.view(heroes.start(heroes.defaultSetup, effectiveOptions(heroes, {}) as never), null)
  const lying = { ...view.gladiators[0]!, fate: 'incapacitated', spared: true } as const
  expect(fateOf(lying)).toBe('incapacitated but spared')
})
