import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { freshFolder, harena } from './harena.ts'

const cwd = freshFolder()

beforeAll(async () => {
  await harena('duel outland --seed ides --opponent master,standard --record master.json', { cwd })
  await harena('duel outland --seed ides --record plain.json', { cwd })
})

describe('harena why', () => {
  test('says what a master weighed and hoped for', async () => {
    const { stdout, status } = await harena('why master.json --at 0', { cwd })
    expect(status).toBe(0)
    expect(stdout).toMatch(/^After 0 answers\.\n {2}Priscus chose ".+", and hoped to win \d+ % of the time\.\n/)
    expect(stdout).toMatch(/Of \d answers he also weighed ".+" \d+ %/)
  })

  test('as JSON, with what he really answered', async () => {
    const { stdout } = await harena('why master.json --at 0 --json', { cwd })
    const [first] = JSON.parse(stdout)
    const { considered } = first.reasons
    expect(considered.map((one: { readonly answer: unknown }) => one.answer)).toContainEqual(first.answer)
  })

  test('who weighs no chances says what he goes by, and what a master would have hoped for', async () => {
    const { stdout } = await harena('why plain.json --at 0', { cwd })
    expect(stdout).toMatch(
      /^After 0 answers\.\n {2}Priscus chose ".+"\.\n {2}He fights if the exchange is not clearly to/,
    )
    expect(stdout).toMatch(/\n {2}A master would have hoped to win \d+ % of the time with it; with others: ".+" \d+ %/)
  })

  test('in German too', async () => {
    const { stdout } = await harena('--lang de why plain.json --at 0', { cwd, alone: true })
    expect(stdout).toMatch(/\n {2}Er kämpft, wenn der Schlagabtausch nicht deutlich zu seinem Schaden ist/)
    expect(stdout).toMatch(/\n {2}Ein Meister hätte gehofft, damit \d+ % der Kämpfe zu gewinnen; mit anderem: /)
  })

  test('where nobody decided there is nothing to say', async () => {
    const { tape } = JSON.parse(readFileSync(join(cwd, 'plain.json'), 'utf8'))
    const { stdout } = await harena(`why plain.json --at ${tape.length}`, { cwd })
    expect(stdout).toBe('No opponent has decided anything there.\n')
  })
})
