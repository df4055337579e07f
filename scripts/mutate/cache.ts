// Verdicts of earlier runs. One holds as long as the broken file is the same, and the tests that have spoken: the file
// that found the fault, or all of them where none did.

import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Verdict {
  /** The test file with the first failure; null if there is none. */
  readonly killedBy: string | null
}

interface Kept extends Verdict {
  readonly tests: string
}

export const hashOf = (...texts: readonly string[]) => createHash('sha256').update(texts.join('\0')).digest('hex')

export class Cache {
  readonly #root: string
  readonly #path: string
  readonly #kept: Map<string, Kept>
  readonly #hashes = new Map<string, string>()

  constructor(root: string, isFresh: boolean) {
    this.#root = root
    this.#path = join(root, 'node_modules', '.cache', 'mutate.json')
    this.#kept = new Map(isFresh ? [] : Object.entries(readJson(this.#path)))
  }

  get(key: string, ruleset: string): Verdict | null {
    const kept = this.#kept.get(key)
    return kept && kept.tests === this.#testsOf(ruleset, kept.killedBy) ? kept : null
  }

  set(key: string, ruleset: string, killedBy: string | null): void {
    this.#kept.set(key, { killedBy, tests: this.#testsOf(ruleset, killedBy) })
  }

  save(): void {
    mkdirSync(dirname(this.#path), { recursive: true })
    // Another run may have kept its own meanwhile.
    writeFileSync(this.#path, JSON.stringify({ ...readJson(this.#path), ...Object.fromEntries(this.#kept) }))
  }

  /** The hash of the file that found a fault, or of all files with tests and what these need. */
  #testsOf(ruleset: string, killedBy: string | null): string {
    const pattern = killedBy?.endsWith('.ts') ? killedBy : `packages/${ruleset}/test/**/*.ts`
    if (!this.#hashes.has(pattern)) {
      const files = globSync(pattern, { cwd: this.#root }).sort()
      this.#hashes.set(pattern, hashOf(...files.map((file) => readFileSync(join(this.#root, file), 'utf8'))))
    }
    return this.#hashes.get(pattern)!
  }
}

function readJson(path: string): Record<string, Kept> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}
