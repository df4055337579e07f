import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { freshFolder, harena } from './harena.ts'

const cwd = freshFolder()

beforeAll(async () => {
  await harena('duel munera --seed capua --record duel.json', { cwd })
  await harena('duel outland --seed capua --record outland.json', { cwd })
})

async function json(args: string | readonly string[]): Promise<Record<string, unknown>> {
  const { stdout, stderr, status } = await harena(args, { cwd })
  expect([status, stderr]).toEqual([0, ''])
  return JSON.parse(stdout)
}

interface Branch {
  readonly answer: unknown
  readonly label: string
  readonly foreseen: {
    readonly method: string
    readonly distribution: readonly { readonly chance?: number; readonly share?: number; readonly low?: number }[]
  }
}

describe('harena foresee', () => {
  test('tells what comes of every legal answer, and that it is exact', async () => {
    const report = await json('foresee duel.json --at 20 --json')
    expect(report).toMatchObject({ ruleset: 'munera', at: 20, kind: 'act', rule: expect.stringMatching(/^(§|G|R)/) })
    const branches = report.branches as Branch[]
    expect(branches).toHaveLength(Math.min(12, report.legal as number))
    for (const { foreseen } of branches) {
      expect(foreseen.method).toBe('exact')
      expect(foreseen.distribution.reduce((sum, { chance }) => sum + chance!, 0)).toBeCloseTo(1, 9)
    }
  })

  test('in words', async () => {
    const { stdout, status } = await harena('foresee duel.json --at 20', { cwd })
    expect(status).toBe(0)
    expect(stdout).toMatch(/^After 20 of \d+ answers\. .+What does he do\?/)
    expect(stdout).toMatch(/end the turn {2}\(exact\)\n +100\.00 %/)
  })

  test('one answer, sampled when so asked, with intervals', async () => {
    const args = [
      'foresee',
      'duel.json',
      '--at',
      '20',
      '--answer',
      '{"act":"end"}',
      '--budget',
      '0',
      '--samples',
      '50',
      '--json',
    ]
    const [branch] = (await json(args)).branches as Branch[]
    expect(branch).toMatchObject({ answer: { act: 'end' }, foreseen: { method: 'sampled', samples: 50 } })
    expect(branch!.foreseen.distribution[0]!.low).toBeLessThan(1)
  })

  test('the chance to win, per seat', async () => {
    const args = ['foresee', 'outland.json', '--at', '4', '--win', '--samples', '100', '--json']
    const [branch] = (await json(args)).branches as { readonly foreseen: { readonly seats: readonly unknown[] } }[]
    expect(branch!.foreseen.seats).toHaveLength(2)
    const { stdout } = await harena(args.slice(0, -1), { cwd })
    expect(stdout).toMatch(/wins \d+\.\d %/)
    expect(stdout).toMatch(/samples\)/)
    expect(stdout).toMatch(/As a review values it, \w+ wins \d+\.\d % ±\d+\.\d before his answer\./)
    expect(stdout).toMatch(/as a review values it: \d+\.\d % ±/)
  })
})

describe('what goes wrong is said in a line', () => {
  test.each([
    ['a match that is over', 'foresee duel.json', 'the match is over there; --at goes back to an earlier answer'],
    ['an answer too far', 'foresee duel.json --at 9999', '--at must be a whole number from 0 to'],
    ['somebody who is not asked', 'foresee duel.json --at 20 --seat 2', 'is not asked there; asked is'],
    ['no JSON', ['foresee', 'duel.json', '--at', '20', '--answer', '{'], '--answer is not JSON'],
    ['an illegal answer', ['foresee', 'duel.json', '--at', '20', '--answer', '7'], 'would be legal'],
    ['an unknown opponent', 'foresee duel.json --at 20 --opponent god', 'unknown opponent "god"'],
    ['no such file', 'foresee nowhere.json', 'nowhere.json cannot be read: there is no such file'],
  ])('%s', async (_, args, message) => {
    const { status, stdout, stderr } = await harena(args, { cwd })
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain(message)
  })

  test('a text that is no record', async () => {
    writeFileSync(join(cwd, 'broken.json'), '{}')
    expect((await harena('foresee broken.json', { cwd })).stderr).toContain('this is not a match record')
  })
})

test('its help has examples', async () => {
  expect((await harena('foresee --help')).stdout).toContain('harena foresee match.json --at 12')
})
