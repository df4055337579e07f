import { parseLedger } from '@harena/engine'
import { expect, test } from 'vitest'
import { citedIn, coverageIn, findChapter, findParagraph, rulingsOf } from '../src/lib/ledger.ts'

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
  for (const spelt of ['6', '§6', ' §6 '])
    expect(findChapter(ledger, spelt).map(({ id }) => id)).toEqual(['§6.4', '§6.5'])
  const plain = parseLedger('## 6 Attacks\n- **§6.4** *rule.* a\n## MOV: Movement\n- **MOV-1** *note.* b')
  for (const spelt of ['6', '§6']) expect(findChapter(plain, spelt).map(({ id }) => id)).toEqual(['§6.4'])
  expect(findChapter(plain, 'mov').map(({ id }) => id)).toEqual(['MOV-1'])
  expect(findChapter(ledger, 'rulings').map(({ id }) => id)).toEqual(['R25', 'R26'])
  expect(findChapter(ledger, '60')).toEqual([])
})

test('references to rulings are followed, but not to itself', () => {
  expect(rulingsOf(ledger, ledger.get('§6.4')!).map(({ id }) => id)).toEqual(['R25'])
  expect(rulingsOf(ledger, ledger.get('R25')!)).toEqual([])
})

test('notes and what is not played yet need no test', () => {
  const plain = coverageIn('game', ledger, new Set(['§6.4', 'R26']))
  expect(plain).toMatchObject({ rules: 4, tested: 2, untested: ['§6.5', 'R25'], later: [] })
  const more = parseLedger('- **1.1** *rule.* a\n- **1.2** *note.* b\n- **1.3** *later.* c\n- **1.4** *later.* d')
  expect(coverageIn('game', more, new Set(['1.2', '1.3']))).toEqual({
    ruleset: 'game',
    listed: ['1.1', '1.2', '1.3', '1.4'],
    rules: 1,
    tested: 0,
    untested: ['1.1'],
    later: ['1.3', '1.4'],
  })
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
