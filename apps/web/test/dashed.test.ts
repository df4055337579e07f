import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../src')

/** The selectors of all rules in which a border is dashed. */
function dashedBorders(): string[] {
  return globSync('**/*.css', { cwd: src }).flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , body]) => /border[^:;]*:[^;]*\bdashed\b/.test(body!))
      .map(([, selector]) => selector!.replace(/\/\*[\s\S]*?\*\//g, '').trim()),
  )
}

test('a dashed border is a place that is still empty, and nothing else', () => {
  expect(dashedBorders().toSorted()).toEqual(['.chip.open', '.dice-slot', '.drop'])
})

test('on the sand dashes are where somebody may come: the hexes that a man faces have a plain line', () => {
  const sand = readFileSync(join(src, 'style/board.css'), 'utf8')
  expect(sand.match(/\.arc-line \{[^}]*\}/)![0]).not.toContain('dasharray')
  expect(readFileSync(join(src, 'games/colosseum/combat/combat.css'), 'utf8')).not.toContain('dasharray')
})
