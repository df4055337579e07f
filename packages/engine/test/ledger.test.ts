import { describe, expect, test } from 'vitest'
import { citationsOf, parseLedger } from '../src/index.ts'
import { ledger } from './toy-game.ts'

describe('a ledger', () => {
  const paragraphs = parseLedger(ledger)

  test('has its paragraphs in order, each with its chapter', () => {
    expect([...paragraphs.keys()].slice(0, 3)).toEqual(['§1.1', '§1.2', '§2.1'])
    expect(paragraphs.get('§2.1')).toEqual({
      id: '§2.1',
      kind: 'rule',
      chapter: '§2 A round',
      text: 'All show one to five fingers at the same moment.',
      ruling: null,
      switch: null,
    })
  })

  test('tells text, ruling and switch apart', () => {
    const line = '- **R5** *ruling.* The book is silent. **Ruling:** it is allowed. **Switch:** `free`: `yes` or `no`.'
    expect(parseLedger(line).get('R5')).toMatchObject({
      kind: 'ruling',
      text: 'The book is silent.',
      ruling: 'it is allowed.',
      switch: '`free`: `yes` or `no`.',
    })
    expect(paragraphs.get('§3.1')).toMatchObject({ ruling: null, switch: '`target`: 3 points (default).' })
    const ruled = parseLedger('- **§1** *rule.* Nobody may. **Ruling:** nor may bots.').get('§1')
    expect(ruled).toMatchObject({ text: 'Nobody may.', ruling: 'nor may bots.', switch: null })
  })

  test('knows every kind, and may have other lines and Windows line ends', () => {
    const kinds = ['rule', 'table', 'ruling', 'example', 'vector', 'note']
    const lines = kinds.map((kind, i) => `- **§${i}** *${kind}.* Words.`)
    const found = parseLedger(['# Title', 'Some words.', '', '## One', ...lines, '- a plain bullet'].join('\r\n'))
    expect([...found.values()].map(({ kind, chapter, text }) => [kind, chapter, text])).toEqual(
      kinds.map((kind) => [kind, 'One', 'Words.']),
    )
  })

  test('without paragraphs is empty', () => {
    expect(parseLedger('').size).toBe(0)
  })

  test.each([
    ['- **§1.1** *law.* Words.', 'not a paragraph of a ledger: - **§1.1** *law.*'],
    ['- **§1.1** Words.', 'not a paragraph'],
    ['- **§1.1** *rule.*', 'not a paragraph'],
    ['- **§1.1 a** *rule.* Words.', 'not a paragraph'],
    ['- **§1.1** *rule.* One.\n- **§1.1** *note.* Two.', 'lists §1.1 twice'],
  ])('%j is an error', (markdown, message) => {
    expect(() => parseLedger(markdown)).toThrow(message)
  })
})

describe('the citations of a title', () => {
  test.each([
    [['§6.9', 'V9'], '§6.9 V9 a save of 7 stops the blow'],
    [['T5.3'], 'T5.3 turn by one hexside'],
    [['A.4'], 'A.4 two weapons in one hand'],
    [['§10.2.2'], '§10.2.2 armour holds'],
    [['§3'], '§3 sequence'],
    [['R22', 'E1', 'V17', 'T4'], 'R22 E1 V17 T4 one after the other'],
    [['D.1', 'G.2', 'H.3'], 'D.1, G.2, H.3 with commas'],
    [['§6.9', '§6.10'], '§6.9 §6.10: a colon'],
    [['§6.9'], '§6.9 then §6.10 is in the text'],
    [['V1'], 'V1 2 is no citation'],
  ])('%j: %s', (citations, title) => {
    expect(citationsOf(title)).toEqual(citations)
  })

  test.each([
    'a save',
    '',
    '§',
    '§6.9',
    '§6.9a save',
    'See §6.9 there',
    'T5.3.1 no such table',
    'V 9',
    'X1 y',
    'A4 paper',
    'Retreat',
  ])('%j has none', (title) => {
    expect(citationsOf(title)).toEqual([])
  })
})
