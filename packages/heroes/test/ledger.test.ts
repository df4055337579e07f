import { readdirSync, readFileSync } from 'node:fs'
import { parseLedger } from '@harena/engine'
import { expect, test } from 'vitest'
import { careerOptions } from '../src/index.ts'

const here = new URL('.', import.meta.url)
const ledger = parseLedger(readFileSync(new URL('../../../docs/rules/heroes.md', import.meta.url), 'utf8'))

/** The citations of this ledger: sections, tables, rulings, worked cases. */
const CITATION = '(?:§\\d+(?:\\.\\d+)*|T\\d-\\d|[BDG]-\\d\\d|F\\.1)'
const TITLE = new RegExp(`['"\`](${CITATION}(?: ${CITATION})*) `, 'g')

function citedByTests(): Set<string> {
  const files = readdirSync(here).filter((name) => name.endsWith('.test.ts'))
  const texts = files.map((name) => readFileSync(new URL(name, here), 'utf8'))
  return new Set(texts.flatMap((text) => [...text.matchAll(TITLE)].flatMap((found) => found[1]!.split(' '))))
}

test('every rule, table, ruling and worked case of the ledger has a test', () => {
  const cited = citedByTests()
  const needed = [...ledger.values()].filter(({ kind }) => kind !== 'note' && kind !== 'example')
  const missing = needed.map(({ id }) => id).filter((id) => !cited.has(id))
  expect(missing).toEqual([])
})

test('whatever tests cite stands in the ledger', () => {
  expect([...citedByTests()].filter((id) => !ledger.has(id))).toEqual([])
})

test('the ledger lists the whole book: sections, tables, rulings, worked cases', () => {
  const count = (pattern: RegExp) => [...ledger.keys()].filter((id) => pattern.test(id)).length
  expect(count(/^§/)).toBe(134)
  expect(count(/^T/)).toBe(13)
  expect(count(/^G-/)).toBe(66)
  expect(count(/^[BD]-/)).toBe(96)
})

test('every switch stands in the ledger under its paragraph with its default', () => {
  expect(careerOptions).toHaveLength(37)
  for (const option of careerOptions) {
    const text = ledger.get(option.rule)?.switch ?? ''
    expect(text).toContain(`\`${option.id}\`: \`${option.default}\` (default)`)
    if ('values' in option) for (const value of Object.keys(option.values)) expect(text).toContain(`\`${value}\``)
  }
})

test('every citation in the source stands in the ledger', () => {
  const source = new URL('../src/', import.meta.url)
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const cited = files.flatMap((name) => {
    const text = readFileSync(new URL(name, source), 'utf8')
    return [...text.matchAll(/§\d+(?:\.\d+)*|\bT\d-\d\b|\bG-\d\d\b/g)].map(([id]) => id)
  })
  // Chapters are cited by their number alone.
  expect([...new Set(cited)].filter((id) => !ledger.has(id) && !/^§\d$/.test(id))).toEqual([])
})
