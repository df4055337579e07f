import { manifest } from '@harena/munera'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SavedMatch, textOfSaved } from '../src/app/saved-match.ts'
import { SavedMatches } from '../src/app/saved-matches.ts'
import type { RecentRecord } from '../src/app/saved-past.ts'
import { defaultSettings, SettingsStore } from '../src/app/settings.ts'
import { type BrowserStorage, keepIn } from '../src/app/storage.ts'
import { quickMatchOf } from '../src/games/new-match.ts'
import { gentle } from '../src/games/sitter-choices.ts'
import { open, you } from './matches.ts'

/** What a browser offers, with room for so many entries. */
function storage(room = 1000): BrowserStorage & { readonly map: Map<string, string> } {
  const map = new Map<string, string>()
  return {
    map,
    get length() {
      return map.size
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => {
      if (!map.has(key) && map.size >= room) throw new Error('QuotaExceededError')
      map.set(key, value)
    },
    removeItem: (key) => map.delete(key),
  }
}

const record = open().controller.record()

function match(id: string, savedAt: number, more: Partial<SavedMatch> = {}): SavedMatch {
  return {
    id,
    record,
    sitters: [you, you],
    names: ['Flamma', 'Verus'],
    isOver: false,
    savedAt,
    isQuick: false,
    ...more,
  }
}

const quick = { isQuick: true }
const finished = { isQuick: true, isOver: true }
const ids = (matches: readonly SavedMatch[]) => matches.map(({ id }) => id)

describe('the saved matches', () => {
  test('keeps matches across tabs, the latest first, and forgets those that are deleted', () => {
    const browser = storage()
    const savedMatches = new SavedMatches(keepIn(browser))
    savedMatches.save(match('a', 1))
    savedMatches.save(match('b', 2))
    const other = new SavedMatches(keepIn(browser))
    expect(other.list().map(({ id }) => id)).toEqual(['b', 'a'])
    expect(other.find('a')).toEqual(match('a', 1))
    other.remove('b')
    expect(other.list().map(({ id }) => id)).toEqual(['a'])
  })

  test('what is spoilt is not listed and not touched, and can be handed out', () => {
    const browser = storage()
    browser.setItem('harena.match.bad', '{"record":')
    const savedMatches = new SavedMatches(keepIn(browser))
    expect(savedMatches.list()).toEqual([])
    expect(savedMatches.find('bad')).toBeNull()
    expect(savedMatches.unreadable()).toEqual([{ id: 'bad', text: '{"record":' }])
    expect(browser.map.has('harena.match.bad')).toBe(true)
  })

  test('whatever somebody wrote into the storage, what is listed can be shown', () => {
    const browser = storage()
    const good = JSON.parse(textOfSaved(match('good', 1))) as Record<string, unknown>
    const any = fc.oneof(
      fc.jsonValue({ maxDepth: 4 }),
      fc.constantFrom(1e300, -1, { toString: null }, [{ toString: null }]),
    )
    const entry = fc.record({ field: fc.constantFrom(...Object.keys(good), '__proto__'), value: any })
    fc.assert(
      fc.property(entry, ({ field, value }) => {
        browser.setItem('harena.match.made', JSON.stringify({ ...good, [field]: value }))
        for (const { names, savedAt, sitters, isOver, isQuick } of new SavedMatches(keepIn(browser)).list()) {
          expect(typeof names.join(' – ')).toBe('string')
          expect(new Date(savedAt).toISOString()).toMatch(/^\d/)
          for (const one of sitters) expect(typeof (one.kind === 'person' ? one.name : one.level)).toBe('string')
          expect([typeof isOver, typeof isQuick]).toEqual(['boolean', 'boolean'])
        }
      }),
      { numRuns: 300 },
    )
  })

  test('to make room quick bouts go, first those that nobody finished, and it is said', () => {
    const savedMatches = new SavedMatches(keepIn(storage(4)))
    savedMatches.save(match('own', 1))
    savedMatches.save(match('finished', 2, finished))
    savedMatches.save(match('left', 3, quick))
    savedMatches.save(match('later', 4, quick))
    const first = savedMatches.save(match('new', 5, quick))
    expect([first.kept, ids(first.dropped)]).toEqual(['kept', ['left']])
    expect(ids(savedMatches.save(match('newer', 6)).dropped)).toEqual(['later'])
    expect(ids(savedMatches.save(match('newest', 7)).dropped)).toEqual(['new'])
    expect(ids(savedMatches.save(match('last', 8)).dropped)).toEqual(['finished'])
    expect(savedMatches.save(match('too much', 9))).toEqual({ kept: 'tab', dropped: [] })
    expect(ids(savedMatches.list())).toEqual(['too much', 'last', 'newest', 'newer', 'own'])
  })

  test('a career outlives any number of quick bouts', () => {
    const savedMatches = new SavedMatches(keepIn(storage()))
    savedMatches.save(match('career', 0))
    savedMatches.save(match('liked', 1, finished))
    savedMatches.keep('liked')
    for (let i = 2; i < 45; i++) savedMatches.save(match(`m${i}`, i, i % 2 === 0 ? quick : finished))
    expect(ids(savedMatches.list())).toEqual(expect.arrayContaining(['career', 'liked']))
    expect(savedMatches.list()).toHaveLength(22)
  })

  test('what is deleted can be had back', () => {
    const savedMatches = new SavedMatches(keepIn(storage()))
    savedMatches.save(match('a', 1))
    savedMatches.remove('a')
    expect(savedMatches.list()).toEqual([])
    savedMatches.restore()
    expect(savedMatches.find('a')).toEqual(match('a', 1))
    expect(savedMatches.deleted).toBeNull()
  })

  test('of two tabs that play one match the second to save is told, and overwrites nothing', () => {
    const browser = storage()
    const [one, two] = [new SavedMatches(keepIn(browser)), new SavedMatches(keepIn(browser))]
    one.save(match('a', 1))
    two.take('a')
    expect(two.save(match('a', 2)).kept).toBe('kept')
    expect(one.isChangedElsewhere('a')).toBe(true)
    expect(one.save(match('a', 3)).kept).toBe('elsewhere')
    expect(one.find('a')?.savedAt).toBe(2)
    one.take('a')
    expect(one.save(match('a', 4)).kept).toBe('kept')
  })

  test('where nothing can be kept everything works until the tab closes', () => {
    const savedMatches = new SavedMatches(keepIn(null))
    expect(savedMatches.save(match('a', 1)).kept).toBe('tab')
    expect(savedMatches.find('a')?.id).toBe('a')
    expect(new SavedMatches(keepIn(null)).find('a')).toBeNull()
  })
})

describe('settings', () => {
  test('are kept, and nonsense falls back to the defaults', () => {
    const browser = storage()
    new SettingsStore(keepIn(browser)).set({ theme: 'dark', coordinates: true })
    expect(new SettingsStore(keepIn(browser)).get()).toMatchObject({
      theme: 'dark',
      coordinates: true,
      speed: 'normal',
    })
    browser.setItem('harena.settings', '{"theme":"toString","speed":7,"coordinates":"yes"}')
    expect(new SettingsStore(keepIn(browser)).get()).toEqual(defaultSettings)
    browser.setItem('harena.settings', '][')
    expect(new SettingsStore(keepIn(browser)).get().theme).toBe('system')
  })
})

test('whoever has not won in a game yet meets a novice in its quick bout', () => {
  const match = quickMatchOf(manifest)
  const played = (outcome: 'won' | 'lost', ruleset = 'munera') => ({ record: { ruleset } as RecentRecord, outcome })
  const levelAfter = (...before: ReturnType<typeof played>[]) => gentle(match, before).sitters[1]
  expect(levelAfter(played('lost'), played('won', 'outland'))).toEqual({ kind: 'opponent', level: 'novice' })
  expect(levelAfter(played('lost'), played('won'))).toEqual({ kind: 'opponent', level: 'standard' })
})
