import { expect, test } from 'vitest'
import { open } from './matches.ts'

test.each([
  ['outland', 'beg', {}],
  ['munera', 'yield', { yield: 'yes' }],
])('of the answers of %s giving up alone must be said twice', (ruleset, act, options) => {
  const { task } = open({ ruleset, options }).controller.get()
  const grave = task?.kind === 'answer' ? task.choices.filter(({ isGrave }) => isGrave) : []
  expect(grave.map(({ answer }) => answer)).toEqual([{ act }])
})
