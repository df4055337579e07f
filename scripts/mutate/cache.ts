// Verdicts of earlier runs. A fault that was found stays so while its file and the test file that found it are the same;
// one that was not is tried against those test files alone that have changed since.

import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Kept {
  /** What found it; null if nothing did. */
  readonly killedBy: string | null
  /** The hashes of the test files that have spoken. */
  readonly tests: readonly string[]
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

  /** What has found a fault, and the test files of these that have not been tried yet. */
  get(key: string, files: readonly string[]): { readonly killedBy: string | null; readonly open: readonly string[] } {
    const kept = this.#kept.get(key)
    const open = files.filter((file) => !kept?.tests.includes(this.#hashOf(file)))
    if (!kept?.killedBy) return { killedBy: null, open }
    const isThere = files.includes(kept.killedBy) && !open.includes(kept.killedBy)
    return isThere ? { killedBy: kept.killedBy, open: [] } : { killedBy: null, open: files }
  }

  set(key: string, killedBy: string | null, files: readonly string[]): void {
    const spoken = killedBy && files.includes(killedBy) ? [killedBy] : files
    this.#kept.set(key, { killedBy, tests: spoken.map((file) => this.#hashOf(file)) })
  }

  save(): void {
    mkdirSync(dirname(this.#path), { recursive: true })
    // Another run may have kept its own meanwhile.
    writeFileSync(this.#path, JSON.stringify({ ...readJson(this.#path), ...Object.fromEntries(this.#kept) }))
  }

  #hashOf(file: string): string {
    if (!this.#hashes.has(file)) {
      this.#hashes.set(file, hashOf(readFileSync(join(this.#root, file), 'utf8')).slice(0, 12))
    }
    return this.#hashes.get(file)!
  }
}

function readJson(path: string): Record<string, Kept> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}
