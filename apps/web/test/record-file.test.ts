import { formatCampaign, formatRecord, partIntoMonths, RecordError, seeded, Table } from '@harena/engine'
import { heroesCareer } from '@harena/heroes'
import { expect, test } from 'vitest'
import { recordIn } from '../src/app/record-file.ts'

test('a campaign that the command has exported is read as well as the record of a match', () => {
  const table = Table.open(heroesCareer, { setup: heroesCareer.defaultSetup, dice: seeded('capua') })
  for (let answers = 0; answers < 8; answers++) {
    const question = table.questionFor(0)!
    table.answer(0, heroesCareer.legal(table.state, question)[0])
  }
  const { tape, digest: _, ...head } = table.record()
  const parts = partIntoMonths(heroesCareer, head, tape)
  let part = parts.next()
  while (!part.done) part = parts.next()
  expect(part.value.months.length).toBeGreaterThan(1)
  expect(recordIn(formatCampaign(part.value))).toEqual(part.value)
  expect(recordIn(formatRecord(table.record()))).toEqual(table.record())
  expect(() => recordIn(formatCampaign({ ...part.value, months: [] }))).toThrow(RecordError)
})
