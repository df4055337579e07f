import { describe, test, vi } from 'vitest'
import { freshFolder, harena, json } from './harena.ts'

// Every test starts programs, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

interface Report {
  readonly name: string
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
    expect(stdout).toMatch(/Round 4 of 30\.\nThe campaign is saved in \.harena\/library\.db as campaign\./)
    const first = await json<Report>('campaign --resume', { cwd })
    expect(first).toMatchObject({ round: 4, isOver: false })
    expect(first.roster[0]!.name).toBe('Crixus')
    expect(first.journal).toHaveLength(3)
    const again = await json<Report>('campaign --auto 3 --seed capua --gladiator Crixus --name b', { cwd })
    expect(again.digest).toBe(first.digest)
  })

  test('one that was stopped on the way goes on as it would have', async ({ expect }) => {
    const cwd = freshFolder()
    const whole = await json<Report>('campaign --auto 3 --seed luceria --name whole', { cwd })
    await json('campaign --auto 1 --seed luceria --name steps', { cwd })
    expect((await json<Report>('campaign --resume steps --auto 2', { cwd })).digest).toBe(whole.digest)
    expect((await harena('verify whole', { cwd })).stdout).toMatch(/^The same: the replay leads to all 3 snapshots/)
  })

  test('a person creates a gladiator, leaves in the arena and goes on there', async ({ expect }) => {
    const cwd = freshFolder()
    const input = `${'1\n'.repeat(6)}q\n`
    const first = await harena('campaign --seed capua --gladiator Flamma --rounds 3', { cwd, input })
    expect(first.stdout).toMatch(/Flamma/)
    expect(first.stdout).toMatch(/Go on with: harena campaign --resume\n$/)
    const before = await json<Report>('campaign --resume', { cwd })
    const second = await harena('campaign --resume --plain', { cwd, input: 'q\n' })
    expect(second.stdout).toMatch(/Flamma/)
    expect(await json<Report>('campaign --resume', { cwd })).toEqual(before)
  })

  test('a career is no campaign, and neither is begun twice', async ({ expect }) => {
    const cwd = freshFolder()
    await json('career --auto 1 --seed a', { cwd })
    const other = await harena('campaign --resume career', { cwd })
    expect(other.stderr).toMatch(/"career" in the library cannot be opened: it is of heroes-career/)
    await json('campaign --auto 1 --seed a', { cwd })
    expect((await harena('campaign', { cwd })).stderr).toMatch(/the library has "campaign" already/)
    expect((await harena('campaign --resume --rounds 2', { cwd })).stderr).toMatch(/--resume goes on with a campaign/)
  })
})
