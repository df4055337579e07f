import { describe, expect, test } from 'vitest'
import { readTree, violations } from './directions.ts'
import { importsOf } from './imports.ts'

/** The violations of one file that imports one thing, in a package that declares every @harena package it can. */
function check(path: string, specifier: string): string[] {
  const home = path.split('/').slice(0, 2).join('/')
  const names = ['engine', 'munera', 'outland', 'bots', 'games', 'lab', 'farm', 'cli']
  const dependencies = Object.fromEntries(names.map((name) => [`@harena/${name}`, '0.1.0']))
  const others = names
    .filter((name) => name !== 'cli')
    .map((name) => ({ path: `packages/${name}/package.json`, text: '' }))
  const manifest = { path: `${home}/package.json`, text: JSON.stringify({ dependencies }) }
  return violations([...others, manifest, { path, text: `import { x } from '${specifier}'\n` }])
}

describe('what may be imported', () => {
  test.each([
    ['packages/munera/src/net.ts', '@harena/engine'],
    ['packages/munera/src/net.ts', './state.ts'],
    ['packages/munera/src/tables/net.ts', '../state.ts'],
    ['packages/bots/src/index.ts', '@harena/outland'],
    ['packages/chess/src/index.ts', '@harena/engine'],
    ['packages/games/src/index.ts', '@harena/munera'],
    ['packages/lab/src/odds.ts', '@harena/engine'],
    ['packages/lab/src/threads/pool.ts', 'node:worker_threads'],
    ['packages/farm/src/lease.ts', 'node:os'],
    ['packages/farm/src/lease.ts', 'pg'],
    ['packages/farm/src/worker.ts', 'graphile-worker'],
    ['packages/farm/src/jobs.ts', '@harena/games'],
    ['packages/lab/test/simulate.test.ts', '@harena/games'],
    ['apps/cli/src/main.ts', '@harena/lab/threads'],
    ['apps/cli/src/main.ts', 'node:fs'],
    ['apps/web/src/App.tsx', 'react'],
    ['packages/engine/test/dice.test.ts', 'vitest'],
    ['packages/engine/test/dice.test.ts', 'node:fs'],
    ['packages/engine/test/dice.test.ts', '@harena/munera'],
    ['packages/munera/test/net.test.ts', '@harena/munera'],
    ['packages/munera/test/net.test.ts', '../src/net.ts'],
    ['apps/web/test/play.test.ts', 'playwright-core'],
  ])('%s imports %s', (path, specifier) => {
    expect(check(path, specifier)).toEqual([])
  })
})

describe('what may not', () => {
  test.each([
    ['packages/engine/src/dice.ts', '@harena/munera', 'against the order; packages/engine may import its own files'],
    ['packages/munera/src/net.ts', '@harena/outland', 'against the order'],
    ['packages/munera/src/net.ts', '@harena/bots', 'against the order'],
    ['packages/bots/src/index.ts', '@harena/lab', 'against the order'],
    ['packages/lab/src/odds.ts', '@harena/games', 'against the order'],
    ['packages/lab/src/odds.ts', '@harena/munera', 'against the order'],
    ['apps/web/src/App.tsx', '@harena/cli', 'against the order'],
    ['packages/munera/src/net.ts', '@harena/munera', 'by relative path'],
    ['packages/munera/src/net.ts', 'node:fs', 'must run without Node'],
    ['packages/munera/src/net.ts', 'zod', 'no npm packages'],
    ['packages/lab/src/odds.ts', 'node:fs', 'below packages/lab/src/threads'],
    ['packages/lab/src/odds.ts', 'pg', 'no npm packages'],
    ['packages/farm/src/worker.ts', 'zod', 'no npm packages'],
    ['packages/munera/src/net.ts', '../../engine/src/dice.ts', 'outside packages/munera'],
    ['packages/munera/test/net.test.ts', '../../engine/src/dice.ts', 'outside packages/munera'],
    ['packages/munera/src/net.ts', '../../engine/test/toy-game.ts', 'outside packages/munera'],
    ['packages/munera/test/net.test.ts', 'zod', 'except vitest and fast-check'],
    ['packages/munera/test/net.test.ts', '@harena/cli', 'never an app'],
    ['packages/chess/src/index.ts', '@harena/munera', 'against the order'],
  ])('%s imports %s', (path, specifier, reason) => {
    const found = check(path, specifier)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`${path}:1: imports ${specifier}, `)
    expect(found[0]).toContain(reason)
  })

  test('an allowed package that is not declared', () => {
    const found = violations([
      { path: 'packages/munera/package.json', text: '{}' },
      { path: 'packages/munera/src/net.ts', text: "\nexport * from '@harena/engine'\n" },
    ])
    expect(found).toEqual([
      'packages/munera/src/net.ts:2: imports @harena/engine, undeclared; ' +
        'add @harena/engine to the dependencies in packages/munera/package.json',
    ])
  })
})

describe('cycles', () => {
  const file = (name: string, ...specifiers: string[]) => ({
    path: `apps/web/src/${name}`,
    text: specifiers.map((specifier) => `import '${specifier}'\n`).join(''),
  })

  test('are told once, at the import that closes them', () => {
    const found = violations([
      file('a.ts', './b.ts'),
      file('b.ts', './d.ts', './c'),
      file('c.tsx', './b.ts'),
      file('d.ts'),
    ])
    expect(found).toEqual([
      'apps/web/src/c.tsx:1: import cycle src/b.ts -> src/c.tsx -> src/b.ts, move what both need into a file of its own',
    ])
  })

  test('are not seen where two ways lead to one file', () => {
    expect(
      violations([file('a.ts', './b.ts', './c.ts'), file('b.ts', './d.ts'), file('c.ts', './d.ts'), file('d.ts')]),
    ).toEqual([])
  })
})

test('a circle of types is none, and the web app may bundle the ledgers', () => {
  const a = {
    path: 'packages/munera/src/a.ts',
    text: "import { type B } from './b.ts'\nimport type { C } from './b.ts'",
  }
  const b = { path: 'packages/munera/src/b.ts', text: "import { a } from './a.ts'" }
  expect(violations([a, b])).toEqual([])
  expect(violations([{ ...a, text: "import { type B, c } from './b.ts'" }, b])).toHaveLength(1)
  const document = { path: 'apps/web/src/a.ts', text: "import text from '../../../docs/rules/munera.md?raw'" }
  expect(violations([document])).toEqual([])
  expect(violations([{ ...document, path: 'packages/lab/src/a.ts' }])).toHaveLength(1)
})

test('imports are found in every form, but not in comments', () => {
  const text = [
    "import type { A } from 'a'",
    'import {',
    '  b,',
    '  type B,',
    '} from "b"',
    "// import 'no'",
    "/* export * from 'no'",
    "import 'no' */ import 'c'",
    "export { d as default } from 'd'",
    "export * as e from 'e' // and import('no')",
    "const f: import('f').F = await import('g')",
    "const far = 'http://no' + from('no') + import.meta.url",
    "export const h = { from: 'no' }",
    "import i, * as j from 'i'",
  ].join('\n')
  const found = importsOf(text).map(({ specifier, line }) => `${line} ${specifier}`)
  expect(found).toEqual(['1 a', '2 b', '8 c', '9 d', '10 e', '11 f', '11 g', '14 i'])
})

test('the real tree keeps the order', () => {
  expect(violations(readTree(process.cwd()))).toEqual([])
})
