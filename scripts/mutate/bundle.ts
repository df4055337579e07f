// The tests of a ruleset and all that they need as one script that can be run again and again: each time everything is
// new, what a module keeps for itself as well, and nothing is read or compiled twice.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { type Mutant, stripped, switched } from './mutants.ts'

/** The faults of each file by their numbers; paths are relative to the root. */
export type Faults = ReadonlyMap<string, ReadonlyMap<number, Mutant>>

const ENTRY = '\0tests'

export async function bundle(root: string, tests: readonly string[], faults: Faults): Promise<string> {
  const plugin: Plugin = {
    name: 'faults',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? ENTRY : null),
    load: (id) => (id === ENTRY ? entry(root, tests) : null),
    transform: {
      handler(_, id) {
        if (!id.endsWith('.ts')) return null
        const code = stripped(readFileSync(id, 'utf8'))
        const text = switched(code, faults.get(id.slice(root.length + 1)) ?? new Map())
        return text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      },
    },
  }
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rollupOptions: {
        input: ENTRY,
        external: [/^node:/, 'vitest', 'fast-check'],
        treeshake: false,
        output: { format: 'cjs', codeSplitting: false },
      },
    },
  })
  const { output } = Array.isArray(result) ? result[0]! : (result as { output: readonly { code?: string }[] })
  return (output[0] as { code: string }).code
}

/** Test files are loaded when their turn comes. */
function entry(root: string, tests: readonly string[]): string {
  const lines = tests.map((test) => `  ${JSON.stringify(test)}: () => import(${JSON.stringify(join(root, test))}),`)
  return `export const files = {\n${lines.join('\n')}\n}\n`
}
