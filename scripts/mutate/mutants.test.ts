import { describe, expect, test } from 'vitest'
import { mutantsOf, mutated, stripped } from './mutants.ts'
import { spansIn, titlePattern } from './paragraphs.ts'

/** Every version of a text with one fault, without the spaces around it. */
function faults(source: string): string[] {
  const code = stripped(source)
  return mutantsOf(code).map((mutant) => mutated(code, mutant).trim())
}

describe('faults', () => {
  test.each([
    ['x = a < b && c', ['x = a <= b && c', 'x = a < b || c']],
    ['if (isOut) stop()', ['if (!(isOut)) stop()']],
    ['if (!isOut) stop()', ['if (isOut) stop()', 'if (!(!isOut)) stop()']],
    ['const most = Math.max(3, d6)', ['const most = Math.min(3, d6)', 'const most = Math.max(4, d6)']],
    ['const a = list.some(isOut)', ['const a = list.every(isOut)']],
    ['const isOut = true', ['const isOut = false']],
    ['  fall(man)', ['']],
    ['  man.wounds -= loss', ['', 'man.wounds += loss']],
  ])('%s', (source, expected) => {
    expect(faults(source).sort()).toEqual([...expected].sort())
  })

  test('are put neither into types nor into words', () => {
    expect(faults("type Area = 1 | 2\nimport { a1 } from './a.ts'\nconst told: 0 | 1 = '§1 < 2' // 3 < 4")).toEqual([])
  })

  test('leave alone what goes on in the next line', () => {
    expect(faults('  fall(\n    man)')).toEqual([])
  })
})

test('the types are blanked out, and nothing moves', () => {
  const source = 'export function f(a: number): boolean {\n  return a > b\n}\n'
  expect(stripped(source)).toHaveLength(source.length)
})

test('a title names a paragraph only as a whole', () => {
  const pattern = titlePattern('§10.3')
  for (const title of ['§10.3 he learns', 'skills §9.1, §10.3 both', 'R22 §10.3']) expect(title).toMatch(pattern)
  for (const title of ['§10.3.1 he learns', '§10.31 more', 'A§10.3']) expect(title).not.toMatch(pattern)
})

test('a paragraph is named by a line, or by the comment before a function or a statement', () => {
  const source = [
    '/** §1.1 Whoever is down. */',
    'export function isDown(',
    '  man: Man,',
    '): boolean {',
    '  // §1.2 The dead as well.',
    '  if (man.isDead) {',
    '    return true',
    '  }',
    '',
    "  return man.has('§1.3')",
    '}',
    '',
    'const other = 1',
  ].join('\n')
  expect(spansIn(source)).toEqual([
    { ids: ['§1.1'], from: 2, to: 11 },
    { ids: ['§1.2'], from: 6, to: 8 },
    { ids: ['§1.3'], from: 10, to: 10 },
  ])
})
