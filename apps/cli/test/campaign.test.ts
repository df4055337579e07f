import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test, vi } from 'vitest'
import { freshFolder, harena, json } from './harena.ts'

// Every test starts programs, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

interface Report {
  readonly file: string
  readonly round: number
  readonly digest: string
  readonly roster: readonly { readonly name: string }[]
  readonly journal: readonly object[]
}

describe.concurrent('campaign', () => {
  test('--auto plays rounds and prints the journal; the same seed, the same campaign', async ({ expect }) => {
    const cwd = freshFolder()
    const { stdout } = await harena('campaign --auto 3 --seed capua --gladiator Crixus', { cwd })
    expect(stdout).toMatch(/Journal\nRound 1: Crixus, /)
    expect(stdout).toMatch(/Round 4 of 30\.\nThe campaign is saved in \.harena\/campaign\.json\./)
    const first = await json<Report>('campaign --resume', { cwd })
    expect(first).toMatchObject({ round: 4, isOver: false, roster: [{ name: 'Crixus' }] })
    expect(first.journal).toHaveLength(3)
    const again = await json<Report>('campaign --auto 3 --seed capua --gladiator Crixus --file b.json', { cwd })
    expect(again.digest).toBe(first.digest)
  })

  test('one that was stopped on the way goes on as it would have', async ({ expect }) => {
    const cwd = freshFolder()
    const whole = await json<Report>('campaign --auto 3 --seed luceria --file whole.json', { cwd })
    await json('campaign --auto 1 --seed luceria --file steps.json', { cwd })
    expect((await json<Report>('campaign --resume steps.json --auto 2', { cwd })).digest).toBe(whole.digest)
    expect((await harena('replay whole.json --verify', { cwd })).stdout).toMatch(/^The same/)
  })

  test('a person creates a gladiator, leaves in the arena and goes on there', async ({ expect }) => {
    const cwd = freshFolder()
    const input = `${'1\n'.repeat(6)}q\n`
    const first = await harena('campaign --seed capua --gladiator Flamma --rounds 3', { cwd, input })
    expect(first.stdout).toMatch(/Flamma/)
    expect(first.stdout).toMatch(/Go on with: harena campaign --resume\n$/)
    const before = readFileSync(join(cwd, '.harena', 'campaign.json'), 'utf8')
    const second = await harena('campaign --resume --plain', { cwd, input: 'q\n' })
    expect(second.stdout).toMatch(/Flamma/)
    expect(readFileSync(join(cwd, '.harena', 'campaign.json'), 'utf8')).toBe(before)
  })

  test('a career is no campaign, and neither is begun twice', async ({ expect }) => {
    const cwd = freshFolder()
    await json('career --auto 1 --seed a', { cwd })
    const other = await harena('campaign --resume .harena/career.json', { cwd })
    expect(other.stderr).toMatch(/is a match of heroes-career, not a campaign/)
    await json('campaign --auto 1 --seed a', { cwd })
    expect((await harena('campaign', { cwd })).stderr).toMatch(/campaign\.json holds a campaign already/)
    expect((await harena('campaign --resume --rounds 2', { cwd })).stderr).toMatch(/--resume goes on with a campaign/)
  })
})
