import { describe, expect, test } from 'vitest'
import { mutantsOf, SWITCH, stripped, switched } from './mutants.ts'
import { spansIn, titlePattern } from './paragraphs.ts'

/** Every version of a text with one fault, without the spaces around it. */
function faults(source: string): string[] {
  const code = stripped(source)
  const mutated = mutantsOf(code).map(
    ({ at, was, becomes }) => code.slice(0, at) + becomes + code.slice(at + was.length),
  )
  return mutated.map((text) => text.trim())
}

describe('faults', () => {
  test.each([
    ['x = a < b && c', ['', 'x = a <= b && c', 'x = a < b || c']],
    ['if (isOut) fall = down', ['if (!(isOut)) fall = down', 'if (isOut)']],
    ['if (!isOut) fall = down', ['if (isOut) fall = down', 'if (!isOut)']],
    ['const most = Math.max(3, d6)', ['const most = Math.min(3, d6)', 'const most = Math.max(4, d6)']],
    ['const a = list?.some(isOut)', ['const a = list?.every(isOut)']],
    ['const isOut = true', ['const isOut = false']],
    ['function f() { if (isOut) return }', ['function f() { if (!(isOut)) return }', 'function f() { if (isOut)  }']],
    ['  fall(\n  man)', ['']],
    ['  man.wounds -= loss', ['', 'man.wounds += loss']],
    ["const row = { 1: 'a' + b, [2]: c }", ["const row = { 1: 'a' + b, [3]: c }"]],
  ])('%s', (source, expected) => {
    expect(faults(source).sort()).toEqual([...expected].sort())
  })

  test('are put neither into types nor into words', () => {
    expect(faults("type Area = 1 | 2\nimport { a1 } from './a.ts'\nconst told: 0 | 1 = '§1 < 2' // 3 < 4")).toEqual([])
  })

  test('stand in one text, each behind its switch', () => {
    const code = [
      'const seen = []',
      'let wounds = 2',
      'wounds -= 1',
      'wounds > 0 && seen.push(wounds)',
      "for (const man of ['a', 'b']) {",
      "  if (man === 'b' || wounds > 3) seen.push(man)",
      '  else seen.push(wounds)',
      '}',
      'return seen',
    ].join('\n')
    const same = (value: unknown) => value
    const play = (text: string, fault: number) =>
      JSON.stringify(new Function(SWITCH, text)(Object.assign((one: number) => one === fault, { same })))
    const all = new Map(
      mutantsOf(`function f() {${code}}`).map((mutant, id) => [id, { ...mutant, at: mutant.at - 14 }]),
    )
    const text = switched(code, all)
    expect(play(text, -1)).toBe(play(code, -1))
    for (const [id, { at, was, becomes }] of all) {
      const broken = code.slice(0, at) + (becomes || '{}') + code.slice(at + was.length)
      expect(play(text, id), `${was} became ${becomes}`).toBe(play(broken, -1))
    }
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
