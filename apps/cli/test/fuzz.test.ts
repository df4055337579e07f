/** Hostile inputs, a few of very many: the soak has the rest. */
import { expect, test } from 'vitest'
import { fuzz } from './fuzz/fuzz.ts'

test('two hundred hostile inputs: an answer or one line, never anything else', async () => {
  const { passed, refused, faults } = await fuzz('fast', 0, 200)
  expect(faults).toEqual([])
  expect(refused).toBeGreaterThan(100)
  expect(passed).toBeGreaterThan(10)
})
