import { expect, test } from 'vitest'
import { listOf } from '../src/index.ts'

test('a list is made of another one by one, with the place of each', () => {
  expect(listOf(['a', 'b'], (letter, place) => `${letter}${place}`)).toEqual(['a0', 'b1'])
  expect(listOf([], () => 1)).toEqual([])
})
