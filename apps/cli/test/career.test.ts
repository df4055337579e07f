import { type ChildProcess, spawn } from 'node:child_process'
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

/** A keen person at the keyboard: answers each question by a number and can be cut off at any moment. */
class Player {
  /** Questions seen. Each one says that all answers before it were taken. */
  private questions = 0
  private text = ''
  private readonly child: ChildProcess
  private readonly random: Dice

  constructor(args: readonly string[], cwd: string, random: Dice) {
    this.random = random
    this.child = spawn(process.execPath, [bin, ...args], { cwd, stdio: ['pipe', 'pipe', 'inherit'] })
    this.child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      this.text += text
      this.answer()
    })
  }

  /** A question with its list of choices stands at the end of what was printed. */
  private answer(): void {
    if (!/\[\S+\]\n(?: +\d+ {2}.*\n)+(?:\.\.\..*\n)?$/.test(this.text)) return
    const list = this.text.slice(this.text.lastIndexOf(']\n'))
    const numbers = [...list.matchAll(/^ +(\d+) {2}(?!Surrender|Drop|Send nobody)/gm)].map((found) => found[1]!)
    this.text = ''
    this.questions++
    const choice = numbers[this.random.below(numbers.length)] ?? '1'
    setTimeout(() => this.child.stdin!.write(`${choice}\n`, () => {}), this.random.below(40))
  }

  /** Kills it so long after its first words; how many answers it had acknowledged, and whether it was still alive. */
  killedAfter(milliseconds: number): Promise<{ acknowledged: number; isKilled: boolean }> {
    this.child.stdin!.on('error', () => {}) // the pipe breaks with it
    this.child.stdout!.once('data', () => setTimeout(() => this.child.kill('SIGKILL'), milliseconds))
    return new Promise((resolve) =>
      this.child.on('close', (_, signal) =>
        resolve({ acknowledged: Math.max(0, this.questions - 1), isKilled: signal === 'SIGKILL' }),
      ),
    )
  }
}

test('killed at random moments and resumed: nothing that was acknowledged is lost', async () => {
  const cwd = freshFolder()
  const path = join(cwd, '.harena', 'career.json')
  const random = Dice.fromSeed('killed')
  let kept: readonly unknown[] = []
  let killed = 0
  // Eight lives, or more where a busy machine lets it answer little in each.
  for (let life = 0; life < 8 || (kept.length <= 20 && life < 40); life++) {
    const isBegun = existsSync(path)
    const args = ['career', ...(isBegun ? ['--resume'] : ['--seed', 'killed', '--stars', '6', '--months', '48'])]
    const { acknowledged, isKilled } = await new Player(args, cwd, random).killedAfter(random.below(1000))
    if (isKilled) killed++
    if (!existsSync(path)) continue
    const tape = tapeOf(path)
    expect(tape.slice(0, kept.length)).toEqual(kept)
    expect(tape.length).toBeGreaterThanOrEqual(kept.length + acknowledged)
    expect(tape.length).toBeLessThanOrEqual(kept.length + acknowledged + 1)
    kept = tape
  }
  expect(killed).toBeGreaterThanOrEqual(4)
  expect(kept.length).toBeGreaterThan(20)
  expect(await harena('replay .harena/career.json --verify', { cwd })).toMatchObject({ status: 0 })
  expect(await json<Report>('career --resume', { cwd })).toMatchObject({ answers: kept.length })
})

test('--auto killed on the way and started again comes to the same', async () => {
  const cwd = freshFolder()
  const whole = await json<Report>('career --auto 24 --seed auto --stars 3 --file whole.json', { cwd })
  const path = join(cwd, 'killed.json')
  const random = Dice.fromSeed('auto')
  for (let life = 0; life < 4; life++) {
    const args = existsSync(path) ? '--resume killed.json' : '--seed auto --stars 3 --file killed.json'
    const child = spawn(process.execPath, [bin, ...`career --auto 24 --json ${args}`.split(' ')], { cwd })
    setTimeout(() => child.kill('SIGKILL'), 400 + random.below(600))
    await new Promise((resolve) => child.on('close', resolve))
  }
  const last = existsSync(path) ? '--resume killed.json' : '--seed auto --stars 3 --file killed.json'
  const found = await json<Report>(`career --auto 24 ${last}`, { cwd })
  expect({ ...found, file: '' }).toEqual({ ...whole, file: '' })
})
