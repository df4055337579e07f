import { type Bot, seeded, Table, verify } from '@harena/engine'
import { expect, test } from 'vitest'
import { outland } from '../src/index.ts'

const anyhow: Bot<never> = (state, question, random) => {
  const answers = outland.legal(state, question)
  return answers[random.below(answers.length)]! as never
}

test('F.1 a side that holds out has won, and the record leads there again', () => {
  const options = { goal: 'team 1 holds out 1' }
  const table = Table.open(outland, {
    setup: outland.defaultSetup,
    options,
    dice: seeded('goal'),
    players: [anyhow as never, anyhow as never],
  })
  const { winners, length, seats } = table.result()
  expect({ winners, length, outcomes: seats.map(({ outcome }) => outcome) }).toEqual({
    winners: [1],
    length: 1,
    outcomes: ['lost', 'won'],
  })
  const names = outland.names(table.state)
  expect(outland.narrate(table.log.at(-1)!.event, names)).toBe(`${names[1]} has held out: the match is over.`)
  expect(verify(outland, table.record()).isSame).toBe(true)
})
