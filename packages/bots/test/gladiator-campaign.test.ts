import { type CampaignState, gladiatorCampaign, type Man } from '@harena/colosseum'
import { Dice, effectiveOptions, seeded, Table } from '@harena/engine'
import { expect, test } from 'vitest'
import { opponents } from '../src/index.ts'
import { randomOptions } from './matches.ts'

const bot = opponents['gladiator-campaign'].standard.play

test('every answer in a campaign is legal, whatever the players and switches', () => {
  for (let i = 0; i < 8; i++) {
    const random = Dice.fromSeed(`campaign/${i}`)
    const players = Array.from({ length: 1 + random.below(2) }, (_, player) => ({ name: `Player ${player}` }))
    const table = Table.open(gladiatorCampaign, {
      setup: { players, rounds: 3 },
      options: randomOptions(gladiatorCampaign, random),
      dice: seeded(`campaign/${i}`),
      players: players.map(() => bot),
    })
    expect(table.isOver).toBe(true)
  }
})

/** A campaign whose man is this one. */
function campaignWith(change: Partial<Man>): CampaignState {
  const options = effectiveOptions(gladiatorCampaign, {}) as never
  const state = gladiatorCampaign.start({ players: [{ name: 'Lanista' }], rounds: 3 }, options)
  const ratings = { TR: 10, ST: 1, AG: 1, CN: 3, W: 12 }
  const man = { owner: 0, name: 'Felix', origin: null, ratings, talents: { sword: 0 }, LK: 5, PR: 0, XP: 0, earned: 0 }
  const none = { TR: 0, ST: 0, AG: 0, CN: 0, W: 0 }
  const rest = { record: { V: 0, S: 0, M: 0, kills: 0 }, raised: none, bought: none, spirit: 0 }
  state.men = [{ ...man, ...rest, style: null, status: 'active', ...change }]
  return state
}

const random = Dice.fromSeed('campaign')

test('CF are bought before what keeps him alive, and the rest is saved', () => {
  const spend = (change: Partial<Man>) => {
    const state = campaignWith(change)
    const question = { kind: 'spend', seat: 0, rule: '§33.3', name: 'Felix', XP: state.men[0]!.XP } as const
    return bot(state, question, random)
  }
  expect(spend({ XP: 100 })).toEqual({ buy: 'rating', rating: 'TR' })
  const strong = { TR: 18, ST: 7, AG: 0, CN: 3, W: 9 }
  expect(spend({ XP: 100, ratings: strong })).toEqual({ buy: 'rating', rating: 'W' })
  expect(spend({ XP: 30 })).toEqual({ buy: 'level', talent: 'sword' })
  expect(spend({ XP: 20, talents: { sword: 3 } })).toEqual({ buy: 'nothing' })
})

test('he fights with the weapon that he knows best', () => {
  const style = (talents: Man['talents']) => {
    const choices = ['thraex', 'hoplomachus', 'scissores'] as const
    return bot(campaignWith({ talents }), { kind: 'style', seat: 0, rule: '§38.4.2', name: 'Felix', choices }, random)
  }
  expect(style({ sword: 2 })).toBe('thraex')
  expect(style({ sword: 0, spear: 2 })).toBe('hoplomachus')
})
