import { readFileSync } from 'node:fs'
import { parseLedger } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { terms as colosseum } from '../src/games/colosseum/terms.ts'
import { terms as heroes } from '../src/games/heroes/terms.ts'
import { terms as munera } from '../src/games/munera/terms.ts'
import { terms as outland } from '../src/games/outland/terms.ts'
import { piecesOf, type Term, termOf } from '../src/ui/terms.ts'

describe.each<[string, readonly Term[]]>([
  ['colosseum', colosseum],
  ['heroes', heroes],
  ['munera', munera],
  ['outland', outland],
])('the terms of %s', (book, terms) => {
  const ledger = parseLedger(readFileSync(new URL(`../../../docs/rules/${book}.md`, import.meta.url), 'utf8'))

  test.each(terms)('$word is one short sentence or two, with a paragraph that there is', ({ means, rule }) => {
    expect(ledger.has(rule)).toBe(true)
    expect(means).toMatch(/^[A-Z].{10,130}\.$/)
  })

  test('no two have one word', () => {
    expect(new Set(terms.map(({ word }) => word)).size).toBe(terms.length)
  })
})

const marked = (text: string, terms: readonly Term[]) =>
  piecesOf(text, terms)
    .map(({ text: part, term }) => (term ? `[${part}]` : part))
    .join('')

test('Outland: being locked and going out can be asked for where the odds name them', () => {
  expect(marked('both are locked', outland)).toBe('both are [locked]')
  expect(marked('Verus goes out, Priscus is hit', outland)).toBe('Verus [goes out], Priscus is [hit]')
  expect(marked('both go out', outland)).toBe('both [go out]')
})

test.each([
  ['8 CF against 0: 9, a hit, one better (H+1).', '8 [CF] against 0: 9, [a hit], one better [(H+1)].'],
  ['8 CF against 2: a hit (H+4)', '8 [CF] against 2: [a hit] [(H+4)]'],
  ['round 3', '[round 3]'],
  ['4 CF against 3 CF', '4 [CF] against 3 CF'],
  [
    'Felix sidesteps forward to the left, north-west ((L)SFL).',
    'Felix [sidesteps] forward to the left, north-west ([(L)][SFL]).',
  ],
  ['armour on head C3 and arms B5.', 'armour on head [C3] and arms [B5].'],
  ['head A, arms B.', 'head [A], arms [B].'],
  ['a miss (--); parried (P)', '[a miss] [(--)]; [parried] [(P)]'],
  ['charge three hexes. Seal it.', '[charge] three hexes. Seal it.'],
  ['F F(L)', '[F] F[(L)]'],
  ['Bato and Felix collide.', 'Bato and Felix [collide].'],
  ['Nothing to explain.', 'Nothing to explain.'],
  ['CFX and Test', 'CFX and Test'],
])('%s', (text, shown) => {
  expect(marked(text, colosseum)).toBe(shown)
})

test('a label is looked up whatever its capitals', () => {
  expect(termOf('Strength', munera)?.rule).toBe('§8.1')
  expect(termOf('strangth', munera)).toBeUndefined()
})
