import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// docs/automaton.md says which test reaches each branch of the book's procedures.
const page = readFileSync(new URL('../../../docs/automaton.md', import.meta.url), 'utf8')
const rows = [...page.matchAll(/^\| (§[\d.]+|[CE]-\d+) \| ([^|]+) \| `([\w-]+)`: (.+) \|$/gm)].map(
  ([, ...cells]) => cells,
)

test('every line of the page is read', () => {
  expect(rows).toHaveLength(page.split('\n').filter((line) => /^\| (?:§|[CE]-\d)/.test(line)).length)
  expect(rows.length).toBeGreaterThan(90)
})

test.each(rows)('%s %s', (_paragraph, _branch, file, title) => {
  const path = new URL(`${file}.test.ts`, import.meta.url)
  expect(existsSync(path), `${file}.test.ts`).toBe(true)
  expect(readFileSync(path, 'utf8')).toContain(`'${title}'`)
})
