import { describe, expect, test } from 'vitest'
import { SettingsStore } from '../src/match/settings.ts'
import { type SavedMatch, Shelf } from '../src/match/shelf.ts'
import { type BrowserStorage, keepIn } from '../src/match/storage.ts'
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

describe('the shelf', () => {
  test('keeps matches across tabs, the latest first, and forgets those that are deleted', () => {
    const browser = storage()
    const shelf = new Shelf(keepIn(browser))
    shelf.save(match('a', 1))
    shelf.save(match('b', 2))
    const other = new Shelf(keepIn(browser))
    expect(other.list().map(({ id }) => id)).toEqual(['b', 'a'])
    expect(other.find('a')).toEqual(match('a', 1))
    other.remove('b')
    expect(other.list().map(({ id }) => id)).toEqual(['a'])
  })

  test('what is spoilt is not listed and not touched', () => {
    const browser = storage()
    browser.setItem('harena.match.bad', '{"record":')
    const shelf = new Shelf(keepIn(browser))
    expect(shelf.list()).toEqual([])
    expect(shelf.find('bad')).toBeNull()
    expect(browser.map.has('harena.match.bad')).toBe(true)
  })

  test('a full disk costs the oldest finished match, never one that is being played', () => {
    const shelf = new Shelf(keepIn(storage(2)))
    shelf.save(match('playing', 1))
    shelf.save(match('finished', 2, true))
    expect(shelf.save(match('new', 3))).toBe(true)
    expect(shelf.list().map(({ id }) => id)).toEqual(['new', 'playing'])
    expect(shelf.save(match('newer', 4))).toBe(false)
    expect(shelf.find('newer')?.id).toBe('newer')
  })

  test('of many matches the oldest finished ones go', () => {
    const shelf = new Shelf(keepIn(storage()))
    for (let i = 0; i < 25; i++) shelf.save(match(`m${i}`, i, i % 2 === 0))
    const ids = shelf.list().map(({ id }) => id)
    expect(ids).toHaveLength(20)
    expect(ids).toContain('m1')
    expect(ids).not.toContain('m0')
  })

  test('where nothing can be kept everything works until the tab closes', () => {
    const shelf = new Shelf(keepIn(null))
    expect(shelf.save(match('a', 1))).toBe(false)
    expect(shelf.find('a')?.id).toBe('a')
    expect(new Shelf(keepIn(null)).find('a')).toBeNull()
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
