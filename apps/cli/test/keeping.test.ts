/** A few of the kills and contests of keeping.soak.test.ts. */
import { expect, test } from 'vitest'
import { bin } from './harena.ts'
import { KINDS, killed } from './kills.ts'
import { contest } from './pairs.ts'

test.each(KINDS)('%s, killed: nothing is lost and nothing half written', async (kind) => {
  expect(await killed(kind, 1, bin)).toMatchObject({ kills: 1, lost: 0, torn: 0 })
})

test('two processes at one save, four times: one plays, the other is told, nothing is lost', async () => {
  expect(await contest(4)).toEqual({ rounds: 4, told: 4, lost: 0, torn: 0 })
})
