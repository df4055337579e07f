import { Dice, formatRecord, parseRecord, seeded, Table, verify } from '@harena/engine'
import { type HeroesCareer, heroesCareer } from '@harena/heroes'
import { expect, test } from 'vitest'
import { opponents } from '../src/index.ts'

const player = opponents['heroes-career'].standard.play
const setup = {
  players: [{ name: 'Lanista', stars: 1, grunts: [] }],
  months: 24,
} as const satisfies HeroesCareer['setup']

const CAREERS = process.env.HARENA_NIGHTLY ? 200 : 25

test(`${CAREERS} whole careers end, replay to the same digest and go on from wherever they were saved`, () => {
  for (let i = 0; i < CAREERS; i++) {
    const career = Table.open(heroesCareer, { setup, dice: seeded(`career ${i}`), players: [player] })
    expect(career.isOver).toBe(true)
    const record = career.record()
    expect(verify(heroesCareer, record).isSame).toBe(true)
    const random = Dice.fromSeed(`career ${i}/saved`)
    for (let moment = 0; moment < 3; moment++) {
      const saved = Table.load(heroesCareer, record, { to: random.below(career.length + 1) })
      const resumed = Table.load(heroesCareer, parseRecord(formatRecord(saved.record())), { players: [player] })
      expect(resumed.digest()).toBe(record.digest)
    }
  }
}, 300_000)
