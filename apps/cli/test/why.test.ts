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

  test('where nobody thought there is nothing to say', async () => {
    const { stdout } = await harena('why plain.json', { cwd })
    expect(stdout).toBe('No master has weighed anything there.\n')
  })
})
