import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { billingsOptions } from '../src/editions/billings-options.ts'
import { classicOptions } from '../src/editions/classic-1981-options.ts'
import { tablesV2Options } from '../src/editions/tables-v2-options.ts'

const src = new URL('../src/', import.meta.url)

/** The chapters, and what all of them rest on: only these know of editions, as the doors to them. */
const doors = ['match/edition.ts', 'match/options.ts', 'match/ruleset.ts']
const rooms = readdirSync(src).filter((room) => /^\d\d-/.test(room) || room === 'match')
const files = rooms
  .flatMap((room) => readdirSync(new URL(`${room}/`, src)).map((name) => `${room}/${name}`))
  .filter((file) => !doors.includes(file))
const text = (file: string) => readFileSync(new URL(file, src), 'utf8')

test('the chapters are there', () => {
  expect(rooms.length).toBeGreaterThanOrEqual(7)
  expect(files.length).toBeGreaterThanOrEqual(60)
})

test('no chapter imports an edition', () => {
  expect(files.filter((file) => /import '[^']*\/editions\/|from '[^']*\/editions\//.test(text(file)))).toEqual([])
})

test('no chapter asks for a switch of another edition', () => {
  const ids = [...classicOptions, ...billingsOptions, ...tablesV2Options].map(({ id }) => id)
  const asked = files.flatMap((file) => {
    // An edition is what a rule may ask, its name in the options is not.
    const words = text(file)
      .replace(/\b(context|match|rules?)\.edition\b/g, '')
      .match(/\boptions\.(\w+)|\{([^{}]*)\} = [\w.]*options\b/g)
    return ids.filter((id) => words?.some((word) => new RegExp(`\\b${id}\\b`).test(word))).map((id) => `${file}: ${id}`)
  })
  expect(asked).toEqual([])
})

test('every file names its chapter or its subject first', () => {
  expect(files.filter((file) => !text(file).startsWith('/**'))).toEqual([])
})
