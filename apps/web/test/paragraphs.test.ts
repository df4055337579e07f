import { readFileSync } from 'node:fs'
import { type Option, type Paragraph, parseLedger } from '@harena/engine'
import { games } from '@harena/games'
import { describe, expect, test } from 'vitest'
import { tableFor } from '../src/games/colosseum/printed-tables.ts'
import { plainSentence, switchesOf, tablesNamed, valuesInWords } from '../src/ui/paragraph-words.ts'

const ledgerOf = (id: string) => {
  const { book } = games.find(({ ruleset }) => ruleset.id === id)!
  const file = new URL(`../../../docs/rules/${book}.md`, import.meta.url)
  return parseLedger(readFileSync(file, 'utf8'))
}

/** All that a reader sees of a paragraph. */
function shown(paragraph: Paragraph, options: readonly Option[]): string {
  const said = [paragraph.text, paragraph.ruling ?? ''].map((text) => plainSentence(text, paragraph, options))
  return [...said, ...switchesOf(paragraph, options).map((one) => `${one.title}: ${valuesInWords(one)}`)].join(' ')
}

describe.each(games.map(({ ruleset }) => [ruleset.id, ruleset.options] as const))(
  'the paragraphs of %s',
  (id, options) => {
    test('name no switch by its id', () => {
      const ids = options.map((option) => option.id).filter((name) => /[A-Z]/.test(name))
      for (const paragraph of ledgerOf(id).values()) {
        const text = shown(paragraph, options)
        expect(text).not.toContain('`')
        expect(ids.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
      }
    })
  },
)

test('§10.4 the switch of a critical hit is told in words', () => {
  const { options } = games.find(({ ruleset }) => ruleset.id === 'colosseum')!.ruleset
  const text = shown(ledgerOf('colosseum').get('§10.4')!, options)
  expect(text).toMatch(/Critical hit on the arms, 15 or more: severed artery \(default\); or severed artery, mortal/)
})

test('a paragraph about a table brings the table', () => {
  const crt = tableFor('§9.5')!
  expect(crt.columns).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  expect(crt.rows[0]).toEqual(['3', 'F', 'F', 'F', '--', 'S', 'S', 'S', 'S*'])
  expect(tableFor('§10.4')!.rows.find(([area]) => area === 'arms')).toContain('SA')
  const munera = ledgerOf('munera')
  const [first] = tablesNamed(munera.get('§3.2')!, munera)
  expect(first!.map(({ id }) => id)).toContain('T4.3')
  for (const [rule] of ledgerOf('colosseum')) expect(() => tableFor(rule)).not.toThrow()
})
