import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, playthroughs } from './playthroughs.ts'

// When one of these fails, a rule plays differently: `npm run playthroughs` writes them anew, and the changed sentences
// belong into the same change, where they can be judged.

test('every game and edition has its playthrough, and nothing else has', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  expect(files.sort()).toEqual(playthroughs.map(({ file }) => file).sort())
})

test.each(playthroughs)('$file is what the rules play', ({ file, text }) => {
  expect(text()).toBe(readFileSync(join(folder, file), 'utf8'))
})
