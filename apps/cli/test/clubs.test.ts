import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCampaign } from '@harena/engine'
import { describe, test, vi } from 'vitest'
import { freshFolder, harena, json } from './harena.ts'

// Every test starts programs, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

interface Report {
  readonly day: number
  readonly digest: string
  readonly isOver: boolean
  readonly table: readonly { readonly played: number }[]
  readonly roster: readonly { readonly name: string }[]
  readonly journal: readonly object[]
}

describe.concurrent('clubs', () => {
  for (const game of ['munera', 'outland'])
    test(`--auto plays days of ${game} and prints table and rosters`, async ({ expect }) => {
      const cwd = freshFolder()
      const { stdout } = await harena(`campaign ${game} --auto 2 --seed capua`, { cwd })
      expect(stdout).toMatch(/Journal\nDay 1: Lanista \(\w+\) against /)
      expect(stdout).toMatch(/owner +bouts +won +drawn +lost +kills +fallen +points\n1 /)
      expect(stdout).toMatch(
        /Day 3 of 3; the crowd has spared 0 today\.\nThe club is saved in \.harena\/library\.db as campaign-\w+\./,
      )
      const whole = await json<Report>(`campaign ${game} --auto 3 --seed capua --name whole`, { cwd })
      const steps = await json<Report>(`campaign ${game} --resume --auto 1`, { cwd })
      expect(steps.digest).toBe(whole.digest)
      expect(whole).toMatchObject({ isOver: true, day: 3 })
      expect(whole.table.map(({ played }) => played)).toEqual([3, 3, 3, 3])
      expect((await harena('verify whole', { cwd })).stdout).toMatch(/^The same: the replay leads to all \d snapshots/)
    })

  test('two at one keyboard recruit, send in secret and fight', async ({ expect }) => {
    const cwd = freshFolder()
    const begin = 'campaign munera --owners Anna,Bruno --opponents 0 --roster 2 --seed capua'
    const { stdout } = await harena(begin, { cwd, input: `${'1\n'.repeat(5)}q\n` })
    expect(stdout).toMatch(/Anna, who joins your roster\? Name and type; 2 men are wanted\./)
    expect(stdout).toMatch(/Anna, who joins your roster\? Name and type; one man is wanted\./)
    expect(stdout).toMatch(/Bruno, day 1: whom do you send against Anna\?/)
    expect(stdout).toMatch(/The others decide at the same time: what you type is not shown\./)
    expect(stdout).toMatch(/Go on with: harena campaign munera --resume\n$/)
    const more = await harena('campaign munera --resume --plain', { cwd, input: '1\nq\n' })
    expect(more.stdout).toMatch(/Anna sends Priscus, Bruno Verus\./)
  })

  test('opponents sit beside people, and still do when it goes on', async ({ expect }) => {
    const cwd = freshFolder()
    await harena('campaign outland --owners Anna --opponents 1 --opponent novice --seed capua', { cwd, input: 'q\n' })
    await harena('campaign outland --resume', { cwd, input: '1\nq\n' })
    await harena('campaign outland export club.json', { cwd })
    const { head, months } = parseCampaign(readFileSync(join(cwd, 'club.json'), 'utf8'))
    expect(head.players).toEqual([{ person: 'you' }, { opponent: 'outland-campaign/novice', version: '2' }])
    expect(months.flatMap(({ tape }) => tape)).toHaveLength(2)
  })

  test('what is wrong is said in one line', async ({ expect }) => {
    const cwd = freshFolder()
    expect((await harena('campaign munera --opponents 0', { cwd })).stderr).toMatch(/C\.1 A club has 2 to 8 owners/)
    await json('campaign outland --auto 1 --seed a', { cwd })
    const other = await harena('campaign munera --resume campaign-outland', { cwd })
    expect(other.stderr).toMatch(/cannot be opened: it is of outland-campaign/)
  })
})
