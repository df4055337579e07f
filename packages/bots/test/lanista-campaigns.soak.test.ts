import { lanistaCampaign } from '@harena/colosseum'
import { seeded, Table, verify } from '@harena/engine'
import { expect, test } from 'vitest'
import { lanistaOpponent } from '../src/colosseum/lanista.ts'
import { tempers } from '../src/colosseum/tempers.ts'
import { opponents as fighters } from '../src/colosseum.ts'
import { randomPlayer } from '../src/index.ts'

const of = (at: number) => lanistaOpponent(fighters.standard.play, () => tempers[at % tempers.length]!)

test('a lanista beats one who answers at random in 9 of 10 campaigns', { timeout: 600_000 }, () => {
  const ludi = ['Ludus Magnus', 'Chance'].map((name) => ({ name, conduct: 'decide' as const }))
  let won = 0
  for (let i = 0; i < 30; i++) {
    const players = [of(i), randomPlayer(lanistaCampaign)]
    const table = Table.open(lanistaCampaign, { setup: { ludi, munera: 12 }, dice: seeded(`random/${i}`), players })
    if (table.result().winners.join() === '0') won++
  }
  expect(won).toBeGreaterThanOrEqual(27)
})

test('two years of eight ludi end, with books that balance, and are replayed', { timeout: 600_000 }, () => {
  for (let i = 0; i < 4; i++) {
    const ludi = Array.from({ length: 8 }, (_, seat) => ({ name: `Ludus ${seat}`, conduct: 'decide' as const }))
    const players = ludi.map((_, seat) => of(seat + i))
    const table = Table.open(lanistaCampaign, { setup: { ludi, munera: 24 }, dice: seeded(`years/${i}`), players })
    expect(table.isOver).toBe(true)
    const sums = ludi.map(() => 0)
    for (const { event } of table.log) {
      if (event.kind !== 'moneyMoved') continue
      const { from, to, denarii } = event.entry
      if (from !== null) sums[from]! -= denarii
      if (to !== null) sums[to]! += denarii
    }
    expect(table.state.ludi.map(({ denarii }) => denarii)).toEqual(sums)
    if (i < 1) expect(verify(lanistaCampaign, table.record())).toMatchObject({ isSame: true })
  }
})
