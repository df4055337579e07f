import { expect, test } from 'vitest'
import { pointToDeclarations, pointToJavaScript, publishedManifest } from './build-packages.ts'
import { examplesIn } from './pack-test.ts'

test('the files of threads and what the command starts are JavaScript once built', () => {
  const worker = "new Worker(new URL('../threads/worker.ts', import.meta.url), limits)"
  expect(pointToJavaScript(worker)).toBe("new Worker(new URL('../threads/worker.js', import.meta.url), limits)")
  expect(pointToJavaScript("await import('../src/main.ts')")).toBe("await import('../lib/main.js')")
  expect(pointToJavaScript("new URL('../package.json', here)")).toBe("new URL('../package.json', here)")
})

test('declarations name each other as JavaScript, which every tool understands', () => {
  expect(pointToDeclarations('export * from \'./a.ts\';\nlet b: import("../b/c.ts").C')).toBe(
    'export * from \'./a.js\';\nlet b: import("../b/c.js").C',
  )
  expect(pointToDeclarations("import type { A } from 'a.ts'")).toBe("import type { A } from 'a.ts'")
})

test('a published manifest has types first and nothing that only the checkout needs', () => {
  const manifest = { name: 'a', exports: { './b': './src/b/index.ts' }, scripts: {}, devDependencies: {} }
  const published = publishedManifest(manifest, { name: 'root', engines: { node: '>=24' } })
  expect(Object.keys((published.exports as unknown as Record<string, object>)['./b']!)).toEqual(['types', 'default'])
  expect(published).toEqual({
    name: 'a',
    exports: { './b': { types: './lib/b/index.d.ts', default: './lib/b/index.js' } },
    engines: { node: '>=24' },
    files: ['lib'],
    publishConfig: { access: 'public' },
  })
  expect(publishedManifest({ name: 'c', bin: { c: 'bin/c.mjs' } }, { name: 'root' }).files).toEqual([
    'bin',
    'docs',
    'lib',
  ])
})

test('examples are the TypeScript blocks of a page', () => {
  expect(examplesIn('a\n```sh\nno\n```\n```ts\none\n```\nb\n```ts\ntwo\n```\n')).toEqual(['one\n', 'two\n'])
})
