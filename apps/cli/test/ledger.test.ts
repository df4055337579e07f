import { parseLedger } from '@harena/engine'
import { expect, test } from 'vitest'
import { citedIn, findChapter, findParagraph, rulingsOf } from '../src/ledger.ts'

const ledger = parseLedger(`
## §6 Attacks
- **§6.4** *rule.* Equal faces are special (§7). **Ruling:** natural faces count (R25).
- **§6.5** *rule.* The score.

## Rulings
- **R25** *ruling.* Can skills make a double? **Ruling:** no (R25).
- **R26** *ruling.* Appeals.
`)

test('a paragraph is found however it is spelt', () => {
  for (const spelt of ['§6.4', '6.4', ' 6.4 ']) expect(findParagraph(ledger, spelt)?.id).toBe('§6.4')
  expect(findParagraph(ledger, 'r25')?.id).toBe('R25')
  expect(findParagraph(ledger, '§6')).toBeUndefined()
})

test('a chapter is all its paragraphs', () => {
  expect(findChapter(ledger, '6').map(({ id }) => id)).toEqual(['§6.4', '§6.5'])
  expect(findChapter(ledger, 'rulings').map(({ id }) => id)).toEqual(['R25', 'R26'])
  expect(findChapter(ledger, '60')).toEqual([])
})

test('references to rulings are followed, but not to itself', () => {
  expect(rulingsOf(ledger, ledger.get('§6.4')!).map(({ id }) => id)).toEqual(['R25'])
  expect(rulingsOf(ledger, ledger.get('R25')!)).toEqual([])
})

test('titles count when words follow the citations', () => {
  // Put together here, so that this file's own strings are no titles.
  const paragraph = '\u00a76.4'
  const cases: [string, string[]][] = [
    [`test('${paragraph} equal faces', () => {})`, [paragraph]],
    [`test("${paragraph} T5.3 V9 a double", () => {})`, [paragraph, 'T5.3', 'V9']],
    [`test.each([['V9 ${paragraph} stopped', 1]])('%s', () => {})`, ['V9', paragraph]],
    [`test(\`${paragraph} in backticks\`, () => {})`, [paragraph]],
    [`expect(event.rule).toBe('${paragraph}')`, []],
    [`expect(rules).toEqual('${paragraph} V9')`, []],
    [`test(\`${paragraph} \${composed}\`, () => {})`, []],
    [`// test('${paragraph} commented out', () => {})`, []],
    [`/* test('${paragraph} commented out') */`, []],
    [`test.skip('${paragraph} not run', () => {})`, []],
    [`test.todo('${paragraph} not written')`, []],
    [`test('faces of ${paragraph} are equal', () => {})`, []],
    [`const a = \`\${x}\`; test('${paragraph} between', () => {}); const b = \`\${y}\``, [paragraph]],
    [`test('it isn\\'t', () => {}); test('${paragraph} after a quote', () => {})`, [paragraph]],
  ]
  for (const [source, cited] of cases) expect(citedIn(source), source).toEqual(cited)
})
