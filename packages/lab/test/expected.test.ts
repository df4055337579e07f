import { seeded, Table } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { expectedChances, reviewMatch } from '../src/index.ts'
import { gameOf } from './games.ts'

const effort = { samples: 40, playOuts: 40 }
const LOOKED_AT = [0.2, 0.5, 0.8]
const ANSWERS = 4

describe('foresight and the review have one chance to win', () => {
  test.each(['munera', 'outland', 'heroes', 'colosseum'])('of %s: within both errors at the same decision', (id) => {
    const game = gameOf(id)
    const { ruleset, opponents, quick } = game
    const { setup, options } = quick[0]!
    const players = [opponents.novice!, opponents.standard!]
    const record = Table.open(ruleset, { setup, options, dice: seeded('agreed'), players }).record()
    const { decisions } = reviewMatch(game, record, 0, effort)
    const beyond = LOOKED_AT.map((share) => {
      const { at, before } = decisions[Math.floor(share * decisions.length)]!
      const table = Table.load(ruleset, record, { to: at })
      const [question] = table.waiting?.for === 'answers' ? table.waiting.questions : []
      const answers = ruleset.legal(table.state, question!).slice(0, ANSWERS)
      const given = answers.map((answer) => ({ answers: [{ seat: question!.seat, answer }] }))
      const [foreseen] = expectedChances(game, table, 0, [{}, ...given], effort)!
      expect(foreseen!.error).toBeLessThan(0.2)
      return Math.abs(foreseen!.is - before.is) / Math.hypot(foreseen!.error, before.error, 1e-9)
    })
    // An error holds 95 times in 100.
    expect(beyond.filter((times) => times > 1).length).toBeLessThanOrEqual(1)
    expect(Math.max(...beyond)).toBeLessThan(2)
  })

  test('of one position alone it is what came of playing it to the end, with no smaller an error', () => {
    const game = gameOf('colosseum')
    const { ruleset, quick } = game
    const { setup, options } = quick[0]!
    const table = Table.open(ruleset, { setup, options, dice: seeded('alone'), players: ['You', 'Me'] })
    const [alone] = expectedChances(game, table, 0, [{}], effort)!
    expect((alone!.is * effort.playOuts * 2) % 1).toBeCloseTo(0, 6)
    const [played] = [Math.sqrt((alone!.is * (1 - alone!.is)) / (effort.playOuts - 1))]
    expect(alone!.error).toBeCloseTo(1.96 * played, 2)
  })
})
