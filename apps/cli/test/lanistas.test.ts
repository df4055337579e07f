import { describe, test, vi } from 'vitest'
import { freshFolder, harena, json } from './harena.ts'

// Every test starts programs, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

interface Report {
  readonly month: number
  readonly digest: string
  readonly ludi: readonly { readonly name: string; readonly denarii: number }[]
}

describe.concurrent('lanistas', () => {
  test('--auto plays months and prints journal and ludi; the same seed, the same campaign', async ({ expect }) => {
    const cwd = freshFolder()
    const { stdout } = await harena('campaign lanista --auto 2 --seed capua', { cwd })
    expect(stdout).toMatch(/Journal\nMonth 1, match 1: /)
    expect(stdout).toMatch(/Month 3, \d of 12 munera held\. .* is the Editor\.\nLudus Magnus: \d+ denarii\n/)
    const first = await json<Report>('campaign lanista --resume', { cwd })
    expect(first).toMatchObject({ month: 3, isOver: false, munera: 12 })
    expect(first.ludi).toHaveLength(4)
    const again = await json<Report>('campaign lanista --auto 2 --seed capua --name b', { cwd })
    expect(again.digest).toBe(first.digest)
    expect((await harena('verify b', { cwd })).stdout).toMatch(/^The same: the replay leads to all \d snapshots/)
  })

  test('two at one keyboard trade, buy and send men in writing', async ({ expect }) => {
    const cwd = freshFolder()
    const begin = 'campaign lanista --ludi Anna,Bruno --opponents 0 --conduct decide --munera 1 --seed capua'
    const opening = await harena(begin, { cwd, input: `${'1\n'.repeat(30)}q\n` })
    expect(opening.stdout).toMatch(/Anna, what does \w+ learn\?/)
    expect(opening.stdout).toMatch(/Bruno, what does \w+ learn\?/)
    const asked = await harena('campaign lanista --resume', { cwd, input: `${'none\n'.repeat(5)}4 4\nq\n` })
    expect(asked.stdout).toMatch(/Write <man> for <denarii>/)
    expect(asked.stdout).toMatch(/buys stock: level 4, level 4\./)
  })

  test('what cannot be is refused with a word', async ({ expect }) => {
    const cwd = freshFolder()
    expect((await harena('campaign lanista --opponents 0', { cwd })).stderr).toMatch(/§39\.1 There are 2 to 8 ludi/)
    expect((await harena('campaign lanista --conduct sleep', { cwd })).stderr).toMatch(/--conduct is ask, hand/)
  })
})
