import { conformance, playRandomly } from '@harena/engine/conformance'
import { expect, test } from 'vitest'
import { subject } from './random-match.ts'

// A few matches; the soak plays many.
for (const check of conformance(subject, 4, 'munera')) test(check.title, check.run)

test('every question begins its step, and every throw has a name', () => {
  for (let i = 0; i < 20; i++) {
    const { log } = playRandomly(subject, `munera steps/${i}`, (table) => {
      expect(table.isAtFirstQuestion).toBe(true)
      return table
    })
    for (const { rolls } of log) for (const { name } of rolls) expect(name).toBeTruthy()
  }
})
