import { describe, expect, test } from 'vitest'
import { type SavedMatch, SavedMatches } from '../src/app/saved-matches.ts'
import { SettingsStore } from '../src/app/settings.ts'
import { type BrowserStorage, keepIn } from '../src/app/storage.ts'
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

function match(id: string, savedAt: number, isOver = false): SavedMatch {
  const record = open().controller.record()
  return { id, record, sitters: [you, you], names: ['Flamma', 'Verus'], isOver, savedAt }
}

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

  test('what is spoilt is not listed and not touched', () => {
    const browser = storage()
    browser.setItem('harena.match.bad', '{"record":')
    const savedMatches = new SavedMatches(keepIn(browser))
    expect(savedMatches.list()).toEqual([])
    expect(savedMatches.find('bad')).toBeNull()
    expect(browser.map.has('harena.match.bad')).toBe(true)
  })

  test('a full disk costs the oldest finished match, never one that is being played', () => {
    const savedMatches = new SavedMatches(keepIn(storage(2)))
    savedMatches.save(match('playing', 1))
    savedMatches.save(match('finished', 2, true))
    expect(savedMatches.save(match('new', 3))).toBe(true)
    expect(savedMatches.list().map(({ id }) => id)).toEqual(['new', 'playing'])
    expect(savedMatches.save(match('newer', 4))).toBe(false)
    expect(savedMatches.find('newer')?.id).toBe('newer')
  })

  test('of many matches the oldest finished ones go', () => {
    const savedMatches = new SavedMatches(keepIn(storage()))
    for (let i = 0; i < 25; i++) savedMatches.save(match(`m${i}`, i, i % 2 === 0))
    const ids = savedMatches.list().map(({ id }) => id)
    expect(ids).toHaveLength(20)
    expect(ids).toContain('m1')
    expect(ids).not.toContain('m0')
  })

  test('where nothing can be kept everything works until the tab closes', () => {
    const savedMatches = new SavedMatches(keepIn(null))
    expect(savedMatches.save(match('a', 1))).toBe(false)
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
    expect(new SettingsStore(keepIn(browser)).get()).toEqual({
      theme: 'system',
      speed: 'normal',
      coordinates: false,
      largeText: false,
    })
    browser.setItem('harena.settings', '][')
    expect(new SettingsStore(keepIn(browser)).get().theme).toBe('system')
  })
})
