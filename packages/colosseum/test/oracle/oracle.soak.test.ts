import { test } from 'vitest'
import { playOracle } from './portion.ts'

const PORTION = 100

for (let from = 0; from < 2_000; from += PORTION) {
  test(`matches ${from} to ${from + PORTION} are played as the book says`, () => playOracle(from, PORTION), 120_000)
}
