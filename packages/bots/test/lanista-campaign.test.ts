import { lanistaCampaign } from '@harena/colosseum'
import { Dice, seeded, Table } from '@harena/engine'
import { expect, test } from 'vitest'
import { lanistaOpponent } from '../src/colosseum/lanista.ts'
import { temperOf, tempers } from '../src/colosseum/tempers.ts'
import { opponents as fighters } from '../src/colosseum.ts'
import { opponents } from '../src/index.ts'
import { randomOptions } from './matches.ts'

const bot = opponents['lanista-campaign'].standard.play

const ludiOf = (count: number, conduct: 'ask' | 'decide') =>
  Array.from({ length: count }, (_, seat) => ({ name: `Ludus ${seat}`, conduct }))

test('every answer of a lanista is legal, whatever the ludi and switches', () => {
  for (let i = 0; i < 6; i++) {
    const random = Dice.fromSeed(`lanista/${i}`)
    const ludi = ludiOf(2 + random.below(4), 'ask')
    const table = Table.open(lanistaCampaign, {
      setup: { ludi, munera: 3 },
      options: randomOptions(lanistaCampaign, random),
      dice: seeded(`lanista/${i}`),
      players: ludi.map(() => bot),
    })
    expect(table.isOver).toBe(true)
  }
})

test('a ludus keeps its temper, and all tempers are met', () => {
  expect(temperOf('Ludus Magnus')).toBe(temperOf('Ludus Magnus'))
  const met = new Set(Array.from({ length: 60 }, (_, at) => temperOf(`Ludus ${at}`).name))
  expect([...met].sort()).toEqual(tempers.map(({ name }) => name).sort())
})

test('the temper of a lanista shows', () => {
  const ludi = tempers.map(({ name }) => ({ name, conduct: 'decide' as const }))
  const players = tempers.map((temper) => lanistaOpponent(fighters.standard.play, () => temper))
  const shown = tempers.map(() => ({ wagered: 0, ordered: 0, challenged: 0 }))
  let [made, allies] = [0, 0]
  for (let i = 0; i < 3; i++) {
    const { log } = Table.open(lanistaCampaign, { setup: { ludi, munera: 4 }, dice: seeded(`temper/${i}`), players })
    for (const { event } of log) {
      if (event.kind === 'bankTookWagers') shown[event.seat]!.wagered += event.wagers.length
      if (event.kind === 'wagerOffered') shown[event.seat]!.challenged++
      if (event.kind === 'wagerMade') made++
      if (event.kind === 'manSent' && event.isAlly) allies++
      if (event.kind === 'stockOrdered') shown[event.seat]!.ordered += Math.max(...event.levels)
    }
  }
  const of = (name: string) => shown[tempers.findIndex((temper) => temper.name === name)]!
  expect(of('gambler').wagered).toBeGreaterThan(of('beast-lover').wagered)
  expect(of('beast-lover').wagered).toBeGreaterThanOrEqual(of('cautious').wagered)
  expect(of('showman').ordered).toBeGreaterThan(of('cautious').ordered)
  // Proud ones back their men against the others, who take it where the odds are good; free men stand beside others.
  expect(of('showman').challenged).toBeGreaterThan(0)
  expect([of('cautious').challenged, of('trader').challenged]).toEqual([0, 0])
  expect(made).toBeGreaterThan(0)
  expect(allies).toBeGreaterThan(0)
  const choice = {
    kind: 'matchType',
    seat: 2,
    rule: '§38.2.3',
    name: 'Felix',
    choices: ['matchedPair', 'bestiarii'],
  } as const
  const state = lanistaCampaign.start({ ludi, munera: 4 }, {} as never)
  expect(players[2]!(state, choice, Dice.fromSeed('x'))).toBe('bestiarii')
})
