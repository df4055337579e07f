import { type ClubSetup, Dice, effectiveOptions, type Game, type GameEntry, seeded, Table } from '@harena/engine'
import { campaignManifest as munera, muneraCampaign } from '@harena/munera'
import { campaignManifest as outland, outlandCampaign } from '@harena/outland'
import { describe, expect, test } from 'vitest'
import { opponents } from '../src/index.ts'
import { randomOptions } from './matches.ts'

const clubs = [
  [munera, opponents['munera-campaign']],
  [outland, opponents['outland-campaign']],
] as unknown as [GameEntry, Record<string, GameEntry['opponents'][string]>][]

const owners = ['Anna', 'Bruno', 'Carla', 'Dario'].map((name) => ({ name }))

describe.each(clubs)('%#', ({ ruleset }, levels) => {
  test('every answer in a club is legal, whatever the club and its switches', () => {
    for (let i = 0; i < 10; i++) {
      const random = Dice.fromSeed(`club/${i}`)
      const send = 1 + random.below(2)
      const setup: ClubSetup = {
        owners: owners.slice(0, 2 + random.below(3)),
        roster: send + random.below(2),
        send,
        cycles: 1,
      }
      const table = Table.open<Game>(ruleset, {
        setup,
        options: randomOptions(ruleset, random),
        dice: seeded(`club/${i}`),
        players: setup.owners.map((_, owner) => (owner % 2 === 0 ? levels.standard! : levels.novice!)),
      })
      expect(table.isOver).toBe(true)
    }
  })

  test('owners who choose their men win more seasons than novices', () => {
    let won = 0
    for (let i = 0; i < 10; i++) {
      const setup: ClubSetup = { owners, roster: 3, send: 1, cycles: 2 }
      const players = owners.map((_, owner) => (owner % 2 === i % 2 ? levels.standard! : levels.novice!))
      const table = Table.open<Game>(ruleset, { setup, dice: seeded(`season/${i}`), players })
      if (table.result().winners.some((owner) => owner % 2 === i % 2)) won++
    }
    expect(won).toBeGreaterThanOrEqual(7)
  })
})

test('C.1 owners of the same skill have rosters of their own, other ones with other dice, each type once', () => {
  const rosters = (seed: string) => {
    const setup: ClubSetup = { owners, roster: 3, send: 1, cycles: 1 }
    const players = owners.map(() => opponents['munera-campaign'].standard)
    const options = { vacancies: 'empty' }
    const { state } = Table.open(muneraCampaign, { setup, options, dice: seeded(seed), players })
    return owners.map((_, owner) => state.men.filter((man) => man.owner === owner).map(({ sheet }) => sheet.type!))
  }
  const first = rosters('one')
  for (const roster of first) expect(new Set(roster).size).toBe(3)
  expect(new Set(first.map((roster) => roster.toSorted().join())).size).toBeGreaterThan(1)
  expect(rosters('two')).not.toEqual(first)
  expect(rosters('one')).toEqual(first)
})

test('the best man is sent: skills count, and so does strength', () => {
  const options = effectiveOptions(muneraCampaign, {}) as never
  const state = muneraCampaign.start({ owners: owners.slice(0, 2), roster: 3, send: 1, cycles: 1 }, options)
  const man = (name: string, strength: number, skills: readonly 'reflexes'[] = []) => ({
    ...{ owner: 0, record: { won: 0, lost: 0, drawn: 0, kills: 0 }, defeatedToday: 0, fellOn: null },
    sheet: { name, type: 'thracian', strength, skills },
  })
  state.men = [man('Alba', 7), man('Bato', 9), man('Ceno', 7, ['reflexes'])]
  const question = { kind: 'send', seat: 0, rule: 'C.4', men: 1, against: 1 } as const
  const sends = () => opponents['munera-campaign'].standard.play(state, question, Dice.fromSeed('club'))
  expect(sends()).toEqual([2])
  state.men[2]!.fellOn = 1
  expect(sends()).toEqual([1])
})

test('agility wins bouts of Outland, and the owner knows it', () => {
  const options = effectiveOptions(outlandCampaign, {}) as never
  const state = outlandCampaign.start({ owners: owners.slice(0, 2), roster: 2, send: 1, cycles: 1 }, options)
  const man = (name: string, agility: number) => ({
    ...{ owner: 0, record: { won: 0, lost: 0, drawn: 0, kills: 0 }, defeatedToday: 0, fellOn: null },
    sheet: { name, type: 'samnite' as const, strength: 2, agility, damage: 9 },
  })
  state.men = [man('Alba', 1), man('Bato', 3)]
  const question = { kind: 'send', seat: 0, rule: 'C.4', men: 1, against: 1 } as const
  expect(opponents['outland-campaign'].standard.play(state, question, Dice.fromSeed('club'))).toEqual([1])
})
