/** Hostile inputs by the ten thousand, in this process. */
import { expect, test } from 'vitest'
import { fuzz } from './fuzz/fuzz.ts'

const INPUTS = process.env.HARENA_NIGHTLY ? 20_000 : 8_000

test(`${INPUTS} hostile inputs: no internal error, no stack trace, no hang, one line each`, {
  timeout: 1_200_000,
}, async () => {
  const { passed, refused, faults } = await fuzz('soak', 0, INPUTS)
  expect(faults).toEqual([])
  expect(passed + refused).toBe(INPUTS)
})
