/** What a card says of one who is out. */
import { seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import { expect, test } from 'vitest'
import { cards } from '../src/games/colosseum/cards.tsx'

test('of all who are out, only the dead have their names struck through', () => {
  const { ruleset, opponents, quick } = gameOf('colosseum')
  const [{ setup, options }] = quick as [(typeof quick)[number]]
  const players = [opponents.standard, opponents.standard]
  const seen = new Map<string, boolean | undefined>()
  for (let seed = 0; seed < 400 && seen.size < 2; seed++) {
    const table = Table.open(ruleset, { setup, options, dice: seeded(`out ${seed}`), players })
    for (const { out, isDead } of cards(ruleset.view(table.state, null) as never, null))
      if (out !== null) seen.set(out, isDead)
  }
  expect(seen).toEqual(
    new Map([
      ['dead', true],
      ['spared by the crowd', false],
    ]),
  )
})
