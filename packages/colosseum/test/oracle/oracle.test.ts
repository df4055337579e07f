import { test } from 'vitest'
import { playOracle } from './portion.ts'

test('twenty random matches are played as the book says', () => {
  playOracle(0, 20)
})
