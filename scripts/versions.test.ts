import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { complaints, hashOf } from './versions.ts'

test('every ruleset has a version for the rules that it plays', () => {
  expect(complaints()).toEqual([])
})

test('a change of a rule changes the hash; of comments, words and pictures it does not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'harena-versions-'))
  const put = (file: string, text: string) => {
    mkdirSync(join(folder, 'src', file, '..'), { recursive: true })
    writeFileSync(join(folder, 'src', file), text)
    return hashOf(folder)
  }
  try {
    const first = put('rules/wounds.ts', 'export const most = 3\n')
    expect(put('rules/wounds.ts', '/** The most. */\nexport const  most = 3\n')).toBe(first)
    expect(put('match/narrate.ts', "export const word = 'wound'\n")).toBe(first)
    expect(put('match/combat-view.ts', 'export const shown = 1\n')).toBe(first)
    expect(put('odds/hit.ts', 'export const odds = 1\n')).toBe(first)
    expect(put('rules/wounds.ts', 'export const most = 4\n')).not.toBe(first)
    expect(put('tables/wounds.ts', 'export const row = [1]\n')).not.toBe(first)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
