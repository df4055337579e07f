import { beforeAll, describe, expect, test } from 'vitest'
import { freshFolder, harena } from './harena.ts'

const cwd = freshFolder()

beforeAll(async () => {
  await harena('duel outland --seed ides --opponent novice,standard --record duel.json', { cwd })
})

describe('harena review', () => {
  test('prints the chance after every decision, the sums and how they were reckoned', async () => {
    const { stdout, status } = await harena('review duel.json --samples 20 --playouts 10', { cwd })
    expect(status).toBe(0)
    expect(stdout).toMatch(/^The chance of Priscus to win, in percent/)
    expect(stdout).toMatch(/after +decision +chance +own +others +dice\n +before the first die/)
    expect(stdout).toMatch(/Errors \(95 %\) of the sums: own ±\d/)
  })

  test('as JSON, for the other seat', async () => {
    const { stdout } = await harena('review duel.json --seat 2 --samples 20 --playouts 10 --json', { cwd })
    const { seat, first, last, totals } = JSON.parse(stdout)
    expect(seat).toBe(1)
    expect(totals.own.is + totals.others.is + totals.dice.is + totals.disputed.is).toBeCloseTo(last - first.is, 9)
  })

  test('says which seats there are', async () => {
    const { stderr, status } = await harena('review duel.json --seat 3', { cwd })
    expect([status, stderr]).toEqual([2, expect.stringMatching(/--seat/)])
  })
})
