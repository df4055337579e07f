import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { ArchivedMonth } from '../src/app/archive.ts'
import { eraseAll, exportAll, importAll } from '../src/app/everything.ts'
import { type KeyValue, keepIn } from '../src/app/storage.ts'

function newArchive(months: ArchivedMonth[] = []) {
  return {
    months,
    all: async () => [...months],
    restore: async (some: readonly ArchivedMonth[]) => months.push(...some) >= 0,
    clear: async () => {
      months.length = 0
    },
  }
}

/** A browser that takes what it is given. */
function newStorage(): KeyValue {
  const kept = new Map<string, string>()
  return keepIn({
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  })
}

function filled(): KeyValue {
  const storage = newStorage()
  storage.set('harena.settings', '{"theme":"dark"}')
  storage.set('harena.daily', '[]')
  storage.set('other.page', 'not ours')
  return storage
}

test('everything is exported, erased and brought back; what is not ours is left alone', async () => {
  const [storage, archive] = [filled(), newArchive([['capua', 0, '{}']])]
  const text = await exportAll(storage, archive)
  expect(text).not.toContain('not ours')
  await eraseAll(storage, archive)
  expect(storage.keys()).toEqual(['other.page'])
  expect(archive.months).toEqual([])
  await importAll(text, storage, archive)
  expect(storage.get('harena.settings')).toBe('{"theme":"dark"}')
  expect(storage.get('harena.daily')).toBe('[]')
  expect(archive.months).toEqual([['capua', 0, '{}']])
})

test('a browser without room says so', async () => {
  const text = await exportAll(filled(), newArchive())
  await expect(importAll(text, keepIn(null), newArchive())).rejects.toThrow(/no room/)
})

test('a file that is none of ours is refused with a word, and changes nothing', async () => {
  const storage = filled()
  const before = storage.keys().map((key) => storage.get(key))
  const damaged = '{"format":"harena-everything","version":1,"kept":{"other.page":"x"},"months":[]}'
  for (const [text, why] of [
    ['{', /the file/],
    ['{"format":"harena-record"}', /no file with everything/],
    [damaged, /damaged/],
    [damaged.replace('1,', '2,').replace('other.page', 'harena.x'), /newer Harena/],
  ] as const) {
    await expect(importAll(text, storage, newArchive())).rejects.toThrow(why)
  }
  expect(storage.keys().map((key) => storage.get(key))).toEqual(before)
})

test('every store of the page has keys that begin alike, so that none is left out', () => {
  const source = fileURLToPath(new URL('../src', import.meta.url))
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const keys = files.flatMap((name) => {
    const text = readFileSync(`${source}/${name}`, 'utf8')
    if (!text.includes('KeyValue')) return []
    return [...text.matchAll(/const (?:KEY|PREFIX|DRAFT)\w* = '([^']*)'/g)].map(([, key]) => key!)
  })
  expect(keys.length).toBeGreaterThanOrEqual(5)
  expect(keys.filter((key) => !key.startsWith('harena.'))).toEqual([])
})
