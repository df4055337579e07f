import { checkScenario, formatScenario, parseScenario, readyScenario } from '@harena/engine'
import { games } from '@harena/games'
import { scenarios } from '@harena/games/scenarios'
import { describe, expect, test } from 'vitest'
import { keepIn } from '../src/app/storage.ts'
import { quickMatchOf } from '../src/games/new-match.ts'
import { clicked } from '../src/pages/editor/clicks.ts'
import {
  addBeast,
  addMan,
  changed,
  type Draft,
  decidedBy,
  draftOf,
  fileOf,
  idOf,
  newDraft,
  removed,
  turnedTo,
} from '../src/pages/editor/draft.ts'
import { named, withMatch } from '../src/pages/editor/form-draft.ts'
import { problemOf } from '../src/pages/editor/game.ts'
import { begun, done, redone, undone } from '../src/pages/editor/history.ts'
import { firstTool, type Tool } from '../src/pages/editor/tool.ts'
import { OwnScenarios } from '../src/pages/scenarios/own-scenarios.ts'
import { matchOf } from '../src/pages/scenarios/play.ts'

const ours = scenarios.filter(({ ruleset }) => ruleset === 'colosseum')
const nameOf = (id: string) => draftOf(scenarios.find((one) => one.id === id)!)

describe('other games, by their own set-up', () => {
  const others = games.filter(({ ruleset, quick }) => ruleset.takesGoals && quick.length > 0)

  test.each(others.map((game) => [game.ruleset.id, game] as const))(
    '%s: a match becomes a scenario',
    async (id, game) => {
      const match = quickMatchOf(game)
      const made = named(withMatch(game, match, { title: 'A feud', sides: ['The elder'] }))
      expect(readyScenario(parseScenario(formatScenario(made)), game).scenario.ruleset).toBe(id)
      expect(made).toMatchObject({ id: 'a-feud', title: 'A feud', sides: ['The elder', 'Side 2'] })
      expect(made.deciders).toContain('person')
      const again = await matchOf(made)
      expect(again).toMatchObject({ ruleset: id, setup: match.setup, options: match.options })
    },
  )

  test('a goal is kept as long as it fits', () => {
    const game = games.find(({ ruleset }) => ruleset.id === 'munera')!
    const match = quickMatchOf(game)
    expect(withMatch(game, match, { end: 'team 0 holds out 4' }).end).toBe('team 0 holds out 4')
    expect(withMatch(game, match, { end: 'team 0 defeats 7' }).end).toBeUndefined()
  })
})

test('a new scenario can be played as it is', () => {
  expect(problemOf(newDraft())).toBeNull()
})

test.each(ours.map((scenario) => [scenario.id, scenario] as const))(
  '%s can be opened and is the same file',
  (_, one) => {
    const file = fileOf(draftOf(one))
    expect(problemOf(draftOf(one))).toBeNull()
    if (one.id !== 'as-in-1981' && one.preset !== 'basic') expect({ ...file, id: one.id }).toEqual(one)
  },
)

describe('clicks', () => {
  const tool = (part: Partial<Tool>): Tool => ({ ...firstTool, ...part })
  const from = (draft: Draft, part: Partial<Tool>, selected: number | null = null) => ({
    draft,
    selected,
    tool: tool(part),
  })

  test('put men, beasts and obstacles on free hexes, and select who is there', () => {
    const at = { column: 3, row: 9 }
    const man = clicked(from(newDraft(), { id: 'man', style: 'thraex' }), at)
    expect(man.draft.setup.gladiators[2]).toMatchObject({ style: 'thraex', team: 1, place: { ...at, facing: 0 } })
    expect(man.selected).toBe(2)
    expect(clicked(from(man.draft, { id: 'rock' }), at)).toEqual({ draft: man.draft, selected: 2 })
    const beast = clicked(from(man.draft, { id: 'beast', beast: 'bear', team: 9 }), { column: 12, row: 3 })
    expect(beast.draft.setup.gladiators[3]).toMatchObject({ name: 'Bear', beast: 'bear', team: 2 })
    expect(beast.draft.sides).toEqual(['Side 1', 'Side 2', 'Side 3'])
    expect(beast.draft.deciders).toEqual(['person', 'standard', 'standard', 'book'])
    // The hexes behind a beast's head are its own.
    expect(clicked(from(beast.draft, {}), { column: 12, row: 2 }).selected).toBe(3)
    const rock = clicked(from(beast.draft, { id: 'rock' }), { column: 0, row: 0 })
    const tree = clicked(from(rock.draft, { id: 'tree' }), { column: 0, row: 0 })
    expect(tree.draft.setup.arena.obstacles).toEqual([{ column: 0, row: 0, terrain: 'tree' }])
    expect(problemOf(tree.draft)).toBeNull()
  })

  test('move who is selected, and take away', () => {
    const draft = newDraft()
    const moved = clicked(from(draft, { id: 'move' }, 0), { column: 1, row: 1 })
    expect(moved.draft.setup.gladiators[0]!.place).toEqual({ column: 1, row: 1, facing: 3 })
    const gone = clicked(from(moved.draft, { id: 'remove' }), { column: 1, row: 1 })
    expect(gone).toMatchObject({ selected: null, draft: { sides: ['Side 2'], deciders: ['standard'] } })
    expect(problemOf(gone.draft)).toContain('"sides" must be a list of 2')
    expect(clicked(from(draft, { id: 'remove' }), { column: 16, row: 15 }).draft).toBe(draft)
  })

  test('put no more on the sand than a match has', () => {
    let draft = newDraft()
    for (let row = 0; row < 15; row++) draft = clicked(from(draft, { id: 'man' }), { column: 0, row }).draft
    expect(draft.setup.gladiators).toHaveLength(12)
    expect(new Set(draft.setup.gladiators.map(({ name }) => name)).size).toBe(12)
    expect(problemOf(draft)).toBeNull()
  })
})

describe('changes', () => {
  test('a centurion is one for whom the book decides', () => {
    const draft = decidedBy(newDraft(), 1, 'book')
    expect(draft.setup.gladiators[1]).toMatchObject({ centurion: true })
    expect(problemOf(draft)).toBeNull()
    expect(decidedBy(draft, 1, 'novice').setup.gladiators[1]).not.toHaveProperty('centurion')
  })

  test('a side that nobody is on any more goes, and the goal follows those it names', () => {
    const watch = nameOf('a-centurions-watch')
    expect(removed(watch, { seat: 1 }).end).toBe('team 0 guards 0 for 3')
    expect(removed(watch, { seat: 0 })).not.toHaveProperty('end')
    const gazelle = nameOf('the-white-gazelle')
    expect(removed(gazelle, { seat: 1 }).end).toBe('team 0 defeats 1 within 2')
    const three = addMan(newDraft(), { column: 0, row: 0 }, 'thraex', 2)
    const two = changed({ ...three, end: 'team 2 holds out 3' }, 0, { team: 1 })
    expect(two).toMatchObject({ sides: ['Side 2', 'Side 3'], end: 'team 1 holds out 3' })
  })

  test('turns go round', () => {
    const draft = newDraft()
    expect(turnedTo(draft, 1, -1).setup.gladiators[1]!.place.facing).toBe(5)
    expect(turnedTo(draft, 1, 6).setup.gladiators[1]!.place.facing).toBe(0)
  })

  test('what is wrong is named by its field', () => {
    expect(problemOf({ ...newDraft(), title: ' ' })).toContain('"title" must be more than blanks')
    expect(problemOf(changed(newDraft(), 1, { name: '' }))).toContain('needs a name')
    const close = addBeast(newDraft(), { column: 8, row: 5 }, 'lion', 1)
    expect(problemOf(turnedTo(close, 2, 3))).toContain('§4.5')
  })

  test('the id comes from the title', () => {
    expect(idOf("A centurion's watch")).toBe('a-centurions-watch')
    expect(idOf('Über die Brücke!')).toBe('uber-die-brucke')
    expect(idOf('??')).toBe('my-scenario')
    expect(idOf(`${'x'.repeat(39)} yz`).length).toBeLessThanOrEqual(40)
  })
})

test('what is done can be undone and done again; typing on in a field is one change', () => {
  let history = begun('a')
  history = done(history, 'b')
  history = done(history, 'bc', 'title')
  history = done(history, 'bcd', 'title')
  expect(undone(history).now).toBe('b')
  expect(undone(undone(history)).now).toBe('a')
  expect(undone(undone(undone(history))).now).toBe('a')
  expect(redone(undone(history)).now).toBe('bcd')
  expect(done(undone(history), 'x').future).toEqual([])
})

test('own scenarios are kept, listed by title, and anything else in the storage is left alone', () => {
  const values = new Map<string, string>([['harena.scenario.broken', '{"format":1}']])
  const storage = keepIn({
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  })
  const own = new OwnScenarios(storage)
  const [first, second] = [ours[0]!, ours[1]!]
  own.save(first)
  own.save(second)
  expect(own.list().map(({ title }) => title)).toEqual([second.title, first.title])
  own.keepDraft(first)
  expect(own.draft).toEqual(first)
  own.remove(first.id)
  expect(own.list()).toEqual([second])
  expect(values.has('harena.scenario.broken')).toBe(true)
})

test('the people of a side are one person, and sides of people are told apart', async () => {
  const match = await matchOf(ours.find(({ id }) => id === 'the-net-men')!)
  expect(match.sitters.map((sitter) => ('name' in sitter ? sitter.name : sitter.level))).toEqual([
    'You',
    'You',
    'standard',
    'standard',
  ])
  const both = checkScenario({ ...ours[0], deciders: ['person', 'person'] })
  const { sitters } = await matchOf(parseScenario(formatScenario(both)))
  expect(sitters.map((sitter) => 'name' in sitter && sitter.name)).toEqual(['You', 'The beginner'])
})
