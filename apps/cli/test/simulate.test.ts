import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bin, freshFolder, harena, type Ran } from './harena.ts'

const MATCHES = 30_000
const args = `simulate outland --matches ${MATCHES} --seed capua --threads 2`

/** How many matches are saved there; 0 while there is nothing. */
function saved(path: string): number {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).tally.matches : 0
}

/** Runs a simulation and stops it, threads and all, as soon as some of it is saved; what it then said. */
function stoppedHalfway(
  command: string,
  path: string,
  signal: 'SIGKILL' | 'SIGTERM',
): Promise<Pick<Ran, 'status' | 'stderr'>> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bin, ...command.split(' '), '--state', path], { detached: true })
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    const watch = setInterval(() => {
      if (saved(path) === 0) return
      clearInterval(watch)
      process.kill(-child.pid!, signal)
    }, 20)
    child.on('close', (status) => {
      clearInterval(watch)
      resolve({ status, stderr })
    })
  })
}

test('a killed simulation goes on, and comes to the same as one that was never stopped', async () => {
  const path = join(freshFolder(), 'run.json')
  await stoppedHalfway(args, path, 'SIGKILL')
  expect(saved(path)).toBeGreaterThan(0)
  expect(saved(path)).toBeLessThan(MATCHES)
  const whole = await harena(`${args} --json`)
  expect(await harena(`${args} --state ${path} --json`)).toEqual(whole)
  expect(saved(path)).toBe(MATCHES)
  // What is done is not played again, and says by itself what it is.
  expect(await harena(`simulate --resume ${path} --json`)).toEqual(whole)
  expect(await harena(`simulate outland --matches ${MATCHES} --state ${path} --json`)).toEqual(whole)
})

test('a stopped simulation is saved', async () => {
  const path = join(freshFolder(), 'run.json')
  const long = 'simulate munera --matches 100000000 --seed capua'
  const { status, stderr } = await stoppedHalfway(long, path, 'SIGTERM')
  expect(status).toBe(143)
  expect(stderr).toContain(`saved in ${path}; the same command goes on from there`)
  expect(JSON.parse(readFileSync(path, 'utf8')).format).toBe('harena-run')
})

test('a saved simulation of something else is refused', async () => {
  const path = join(freshFolder(), 'run.json')
  await harena(`simulate outland --matches 20 --seed capua --state ${path}`)
  const { status, stdout, stderr } = await harena(`simulate outland --matches 30 --seed rome --state ${path}`)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toBe(
    `harena: ${path}: the saved simulation is another one: seed is "capua" there, "rome" here; to is 20 there, 30 here\n`,
  )
  writeFileSync(path, '{"format":"harena-run"}')
  expect((await harena(`simulate --resume ${path}`)).stderr).toContain('"version" is missing')
  writeFileSync(path, '{"format"')
  expect((await harena(`simulate --resume ${path}`)).stderr).toContain('is not JSON')
})

test.each([
  ['simulate', /which ruleset\? Name one, or a --scenario, or go on with a saved simulation by --resume/],
  ['simulate munera --resume nowhere.json', /nowhere\.json cannot be read/],
  ['simulate munera --state a --resume b', /give --state or --resume, not both/],
  ['simulate munera --patch nowhere.json', /nowhere\.json cannot be read/],
])('refused: harena %s', async (command, message) => {
  const { status, stderr } = await harena(command)
  expect(status).toBe(2)
  expect(stderr).toMatch(message)
})

test('CSV into a folder, and to the screen', async () => {
  const folder = join(freshFolder(), 'tables')
  const command = 'simulate outland --matches 20 --seed capua --csv'
  const { stdout } = await harena(`${command} ${folder}`)
  expect(stdout).toContain('20 matches of outland')
  expect(readdirSync(folder).sort()).toEqual(['ends.csv', 'lengths.csv', 'matches.csv', 'seats.csv'])
  const printed = await harena(`${command} -`)
  const files = ['matches', 'seats', 'ends', 'lengths'].map((name) => readFileSync(join(folder, `${name}.csv`), 'utf8'))
  expect(printed.stdout).toBe(files.join('\r\n'))
})

test('a patch changes what is simulated, and is named in the report', async () => {
  const path = join(freshFolder(), 'patch.json')
  writeFileSync(path, JSON.stringify({ options: { turnLimit: 2 }, tables: { modifiers: { net: 5 } } }))
  const { stdout } = await harena(`simulate outland --matches 40 --seed capua --patch ${path} --json`)
  const found = JSON.parse(stdout)
  expect(found).toMatchObject({ options: { turnLimit: 2, 'tables.modifiers.net': 5 } })
  expect(found.lengths.longest).toBe(2)
})
