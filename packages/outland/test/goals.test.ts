import { holdsOut } from '@harena/engine/conformance'
import { test } from 'vitest'
import { outland } from '../src/index.ts'

test('F.1 a side that holds out has won, and the record leads there again', () => {
  holdsOut(outland)
})
