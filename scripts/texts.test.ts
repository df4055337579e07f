import { expect, test } from 'vitest'
import { bareTexts, keysIn, parse } from './texts.ts'

const kept = new Set(['rear hexside', 'He stands.', 'the crowd'])
const bareIn = (source: string) => bareTexts(parse('a.ts', source), (key) => kept.has(key)).map(({ text }) => text)

test('texts of rules that are not wrapped are found wherever they stand', () => {
  expect(bareIn("const far = { rule: '§1', message: 'He is too far away.' }")).toEqual(['He is too far away.'])
  expect(bareIn(`refuse('§1', \`He has \${n} weapons.\`)`)).toEqual(['He has {0} weapons.'])
  expect(bareIn(`const words = t\`\${name} sends \${other}\${isAlly ? ' to stand beside him' : ''}.\``)).toEqual([
    'to stand beside him',
  ])
})

test('what is kept is found unless the catalogue has it; what is said is wrapped even then', () => {
  expect(bareIn("marks.push('rear hexside', 'front hexside')")).toEqual(['front hexside'])
  expect(bareIn("const armed = { message: 'He stands.' }")).toEqual(['He stands.'])
})

test('what is wrapped, compared, thrown or read by a program is not found', () => {
  expect(bareIn("t('He falls down.'); key('the right arm'); counted(2, 'wound of his')")).toEqual([])
  expect(bareIn("if (does === 'holds out') throw new Error('there is no end to this')")).toEqual([])
  expect(bareIn("import { a } from 'the other place'; const b = 'SELECT match FROM matches'")).toEqual([])
})

test('names of dice and steps of sums are keys', () => {
  const keys = (source: string) => keysIn(parse('a.ts', source)).map(({ text }) => text)
  expect(keys("pickByDice(context, all, '§1', by, 'which hand'); const row = { what: 'net in hand' }")).toEqual([
    'which hand',
    'net in hand',
  ])
  expect(keys("d66(thrower, '§31.2', by, 'talent')")).toEqual(['talent, red', 'talent, white'])
})
