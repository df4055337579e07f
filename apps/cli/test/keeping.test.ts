/** A few of the kills and contests of keeping.soak.test.ts. */
import { expect, test } from 'vitest'
import { bin } from './harena.ts'
import { KINDS, killed } from './kills.ts'
import { contest } from './pairs.ts'

test.each(KINDS)('%s, killed twice: nothing is lost and nothing half written', async (kind) => {
  expect(await killed(kind, 2, bin)).toMatchObject({ kills: 2, lost: 0, torn: 0 })
})

test('two processes at one save, ten times: one plays, the other is told, nothing is lost', async () => {
  expect(await contest(10)).toEqual({ rounds: 10, told: 10, lost: 0, torn: 0 })
})
