/**
 * Builds what is published, once for all tests in a browser: what is served, and the one file for double-click in `single/`.
 * HARENA_PAGE=<folder> names what has been built already.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built page. */
    page: string
  }
}

let folder = ''

export async function setup({ provide }: TestProject) {
  if (process.env.HARENA_NO_BROWSER) return
  process.env.HARENA_PAGE ??= await built()
  provide('page', process.env.HARENA_PAGE)
}

async function built(): Promise<string> {
  folder = mkdtempSync(join(tmpdir(), 'harena-web-'))
  await buildPage('production', folder)
  await buildPage('single', join(folder, 'single'))
  return folder
}

export function teardown() {
  if (folder) rmSync(folder, { recursive: true })
}

/** The test runner's own environment would build it with development checks. */
async function buildPage(mode: 'production' | 'single', outDir: string): Promise<void> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  const root = fileURLToPath(new URL('..', import.meta.url))
  await build({ root, mode, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir } })
  process.env.NODE_ENV = NODE_ENV
}
