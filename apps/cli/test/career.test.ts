import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Dice, type MatchRecord } from '@harena/engine'
import { describe, expect, test, vi } from 'vitest'
import { bin, freshFolder, harena, json } from './harena.ts'

// Every test starts programs, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

interface Report {
  readonly year: number
  readonly month: number
  readonly monthsLeft: number
  readonly answers: number
  readonly digest: string
  readonly roster: { readonly name: string; readonly record: { readonly wins: number; readonly losses: number } }[]
  readonly journal: { readonly name: string; readonly year: number; readonly month: number }[]
}

function tapeOf(path: string): readonly unknown[] {
  return (JSON.parse(readFileSync(path, 'utf8')) as MatchRecord).tape
}

describe.concurrent('career', () => {
  test('--auto plays months and prints the journal; the same seed, the same career', async ({ expect }) => {
    const cwd = freshFolder()
    const args = 'career --auto 3 --seed capua --star Crixus'
    const { stdout, status } = await harena(args, { cwd })
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Journal\nSeptember 106, fringes: Crixus \(\w+\), (win|loss|draw|none) against \w+/)
    expect(stdout).toMatch(/^Crixus +Lanista +\w+/m)
    expect(stdout).toMatch(/The career is saved in \.harena\/career\.json\./)
    const first = await json<Report>('career --resume', { cwd })
    const again = await json<Report>(`${args} --file other.json`, { cwd })
    expect({ ...again, file: '' }).toEqual({ ...first, file: '' })
    expect(first.roster[0]!.name).toBe('Crixus')
  })

  test('months in one go are months in steps', async ({ expect }) => {
    const cwd = freshFolder()
    await json('career --auto 4 --seed luceria --file whole.json', { cwd })
    await json('career --auto 1 --seed luceria --file steps.json', { cwd })
    await json('career --resume steps.json --auto 2', { cwd })
    await json('career --resume steps.json --auto 1', { cwd })
    // Months in which nobody can fight pass by themselves, so the steps may have come further.
    const whole = tapeOf(join(cwd, 'whole.json'))
    expect(tapeOf(join(cwd, 'steps.json')).slice(0, whole.length)).toEqual(whole)
  })

  test('by hand: the Star, his points, a Day, a match; --resume goes on', async ({ expect }) => {
    const cwd = freshFolder()
    const input = ['1', '8', '2', '2', '1', 'q'].map((line) => `${line}\n`).join('')
    const first = await harena('career --seed capua --star Flamma --months 3', { cwd, input })
    expect(first).toMatchObject({ status: 0, stderr: '' })
    expect(first.stdout).toMatch(/1 {2}Flamma, male/)
    expect(first.stdout).toMatch(/Flamma, \w+, joins Lanista: Savvy \d/)
    expect(first.stdout).toMatch(/September 106; 3 months to go\./)
    expect(first.stdout).toMatch(/Flamma, what do you do\?/)
    expect(first.stdout).toMatch(/\[P20\]W/)
    expect(first.stdout).toMatch(/Go on with: harena career --resume\n$/)
    const second = await harena('career --resume', { cwd, input: 'q\n' })
    expect(second.stdout).toMatch(/Flamma, what do you do\?/)
    expect(second.stdout).toMatch(/Flamma rests|Flamma moves/)
    expect(tapeOf(join(cwd, '.harena', 'career.json'))).toHaveLength(5)
  })

  test('a new career does not overwrite an old one', async ({ expect }) => {
    const cwd = freshFolder()
    await json('career --auto 1', { cwd })
    const { status, stderr } = await harena('career', { cwd })
    expect(status).toBe(2)
    expect(stderr).toMatch(/career\.json holds a career already; go on with --resume, or name another file with --file/)
    const other = await harena('career --resume --seed a', { cwd })
    expect(other.stderr).toMatch(/--resume goes on with a career as it is/)
    await json('duel heroes --record match.json', { cwd })
    expect((await harena('career --resume match.json', { cwd })).stderr).toMatch(/is a match of heroes, not a career/)
  })
})

test('--auto killed on the way and started again comes to the same', async () => {
  const cwd = freshFolder()
  const whole = await json<Report>('career --auto 24 --seed auto --stars 3 --file whole.json', { cwd })
  const path = join(cwd, 'killed.json')
  const random = Dice.fromSeed('auto')
  for (let life = 0; life < 3; life++) {
    const args = existsSync(path) ? '--resume killed.json' : '--seed auto --stars 3 --file killed.json'
    const child = spawn(process.execPath, [bin, ...`career --auto 24 --json ${args}`.split(' ')], { cwd })
    setTimeout(() => child.kill('SIGKILL'), 400 + random.below(600))
    await new Promise((resolve) => child.on('close', resolve))
  }
  const last = existsSync(path) ? '--resume killed.json' : '--seed auto --stars 3 --file killed.json'
  const found = await json<Report>(`career --auto 24 ${last}`, { cwd })
  expect({ ...found, file: '' }).toEqual({ ...whole, file: '' })
})
