import { test } from 'vitest'
import { kinds } from './matches.ts'
import { playOracle } from './portion.ts'

test.each(kinds)('a few random matches of %s are played as the book says', (kind) => {
  playOracle(kind, 0, 4)
})
