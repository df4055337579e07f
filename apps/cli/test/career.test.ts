import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Dice, parseCampaign } from '@harena/engine'
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

/** What a save in the library of a folder was answered. */
async function tapeOf(cwd: string, name: string): Promise<readonly unknown[]> {
  const path = join(cwd, `${name}.json`)
  await harena(`career export ${path} ${name}`, { cwd })
  return parseCampaign(readFileSync(path, 'utf8')).months.flatMap(({ tape }) => tape)
}

describe.concurrent('career', () => {
  test('--auto plays months and prints the journal; the same seed, the same career', async ({ expect }) => {
    const cwd = freshFolder()
    const args = 'career --auto 3 --seed capua --star Crixus'
    const { stdout, status } = await harena(args, { cwd })
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Journal\nSeptember 106, fringes: Crixus \(\w+\), (win|loss|draw|none) against \w+/)
    expect(stdout).toMatch(/^Crixus +Lanista +\w+/m)
    expect(stdout).toMatch(/The career is saved in \.harena\/library\.db as career\./)
    const first = await json<Report>('career --resume', { cwd })
    const again = await json<Report>(`${args} --name other`, { cwd })
    expect({ ...again, name: '' }).toEqual({ ...first, name: '' })
    expect(first.roster[0]!.name).toBe('Crixus')
  })

  test('two at one keyboard create their Stars, and one challenges the other', async ({ expect }) => {
    const cwd = freshFolder()
    const stars = ['1', '1', '1', '1', '1', '1']
    const begin = 'career --lanista Anna,Bruno --star Crixus,Flamma --seed capua --months 2'
    const first = await harena(begin, { cwd, input: [...stars, 'q'].map((line) => `${line}\n`).join('') })
    expect(first.stdout).toMatch(/Bruno, who is your Star\?/)
    const challenge = /(\d+) {2}Challenge Bruno with Crixus as \w+/.exec(first.stdout)?.[1]
    const input = `${challenge}\n2\nq\n`
    const { stdout } = await harena('career --resume', { cwd, input })
    expect(stdout).toMatch(/Anna challenges Bruno and sends Crixus\./)
    expect(stdout).toMatch(/Bruno, Anna challenges you with Crixus: whom do you send against them\?/)
    expect(stdout).toMatch(/Bruno sends Flamma\./)
    expect(stdout).toMatch(/(Crixus|Flamma), what do you do\?/)
  })

  test('an opponent shares the career, and the months go on', async ({ expect }) => {
    const cwd = freshFolder()
    const report = await json<Report>('career --opponents 1 --auto 2 --seed capua', { cwd })
    expect(report.roster.map(({ name }) => name).slice(0, 2)).toEqual(['Star 1', 'Star 2'])
    expect(new Set(report.journal.map(({ name }) => name)).size).toBeGreaterThan(1)
  })

  test('months in one go are months in steps', async ({ expect }) => {
    const cwd = freshFolder()
    await json('career --auto 4 --seed luceria --name whole', { cwd })
    await json('career --auto 1 --seed luceria --name steps', { cwd })
    await json('career --resume steps --auto 2', { cwd })
    await json('career --resume steps --auto 1', { cwd })
    // Months in which nobody can fight pass by themselves, so the steps may have come further.
    const whole = await tapeOf(cwd, 'whole')
    expect((await tapeOf(cwd, 'steps')).slice(0, whole.length)).toEqual(whole)
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
    expect(await tapeOf(cwd, 'career')).toHaveLength(5)
  })

  test('a new career does not overwrite an old one', async ({ expect }) => {
    const cwd = freshFolder()
    await json('career --auto 1', { cwd })
    const { status, stderr } = await harena('career', { cwd })
    expect(status).toBe(2)
    expect(stderr).toMatch(/the library has "career" already; go on with --resume, or give another --name/)
    const other = await harena('career --resume --seed a', { cwd })
    expect(other.stderr).toMatch(/--resume goes on with a career as it is/)
    await json('duel heroes --record match.json', { cwd })
    expect((await harena('career --resume match.json', { cwd })).stderr).toMatch(
      /it is of the ruleset "heroes", not of "heroes-career"/,
    )
  })
})

test('--auto killed on the way and started again comes to the same', async () => {
  const cwd = freshFolder()
  const whole = await json<Report>('career --auto 24 --seed auto --stars 3 --name whole', { cwd })
  const random = Dice.fromSeed('auto')
  for (let life = 0; life < 3; life++) {
    const args = (await isSaved(cwd)) ? '--resume killed' : '--seed auto --stars 3 --name killed'
    const child = spawn(process.execPath, [bin, ...`career --auto 24 --json ${args}`.split(' ')], { cwd })
    setTimeout(() => child.kill('SIGKILL'), 400 + random.below(600))
    await new Promise((resolve) => child.on('close', resolve))
  }
  const last = (await isSaved(cwd)) ? '--resume killed' : '--seed auto --stars 3 --name killed'
  const found = await json<Report>(`career --auto 24 ${last}`, { cwd })
  expect({ ...found, name: '' }).toEqual({ ...whole, name: '' })
})

async function isSaved(cwd: string): Promise<boolean> {
  return (await harena('career --resume killed --json', { cwd })).status === 0
}
