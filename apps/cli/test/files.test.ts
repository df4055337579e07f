/** What is written: whole, by one process at a time, and only where a plain file is or can be. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { writeText } from '../src/lib/files.ts'
import { newSeed } from '../src/lib/match-flags.ts'
import { bin, freshFolder, harena } from './harena.ts'

// Every test starts programs, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const SAVE = 'save.json'

/** A match of Munera in a file; the folder, and the file's path in it. */
async function savedMatch(): Promise<{ cwd: string; path: string }> {
  const cwd = freshFolder()
  await harena(`play munera --seed capua`, { cwd, input: `1\ns ${SAVE}\nq\n` })
  return { cwd, path: join(cwd, SAVE) }
}

function answersIn(path: string): number {
  return JSON.parse(readFileSync(path, 'utf8')).tape.length
}

/** Somebody who plays a save and waits at the keyboard, until he is told otherwise. */
async function playing(cwd: string) {
  const child = spawn(process.execPath, [bin, 'play', '--resume', SAVE], { cwd })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  await new Promise<void>((resolve) => child.stdout.on('data', (text) => /What does he do/.test(text) && resolve()))
  return { child, ended }
}

describe.concurrent('one writer at a time', () => {
  test('the second on a save is told who has it; the first loses nothing', async ({ expect }) => {
    const { cwd, path } = await savedMatch()
    const before = answersIn(path)
    const { child, ended } = await playing(cwd)
    const second = await harena(`play --resume ${SAVE}`, { cwd, input: '1\nq\n' })
    expect({ status: second.status, stdout: second.stdout }).toEqual({ status: 2, stdout: '' })
    const line = new RegExp(
      `^harena: ${SAVE} is in use by process ${child.pid} since .+ UTC: end that one first, .+\\n$`,
    )
    expect(second.stderr).toMatch(line)
    expect((await harena(`duel munera --record ${SAVE}`, { cwd })).stderr).toMatch(line)
    const saves = await harena('play outland', { cwd, input: `s ${SAVE}\nq\n` })
    expect(saves.stdout).toMatch(/save\.json is in use by process/)
    child.stdin.end('1\nq\n')
    expect(await ended).toBe(0)
    expect(answersIn(path)).toBeGreaterThan(before)
    expect(readdirSync(cwd)).not.toContain(`${SAVE}.lock`)
  })

  test('who was killed has let go', async ({ expect }) => {
    const { cwd, path } = await savedMatch()
    const { child, ended } = await playing(cwd)
    child.kill('SIGKILL')
    await ended
    expect(lstatSync(`${path}.lock`).isSymbolicLink()).toBe(true)
    writeFileSync(`${path}.${child.pid}-0123456789ab.new`, 'half')
    expect(await harena(`play --resume ${SAVE}`, { cwd, input: 'q\n' })).toMatchObject({ status: 0, stderr: '' })
    expect(readdirSync(cwd).sort()).toEqual(['.harena', SAVE])
  })

  test('a simulation is one process’s as well', async ({ expect }) => {
    const cwd = freshFolder()
    const args = 'simulate munera --matches 100000000 --threads 1 --state run.json'.split(' ')
    const child = spawn(process.execPath, [bin, ...args], { cwd })
    await vi.waitUntil(() => readdirSync(cwd).includes('run.json'), { timeout: 60_000 })
    const second = await harena('simulate --resume run.json', { cwd })
    child.kill('SIGTERM')
    const status = await new Promise((resolve) => child.on('close', resolve))
    expect(status).toBe(143)
    expect(second.status).toBe(2)
    expect(second.stderr).toMatch(/^harena: run\.json is in use by process \d+ since .+\n$/)
  })

  test('every new match has a name of its own', async ({ expect }) => {
    const cwd = freshFolder()
    const all = await Promise.all(
      Array.from({ length: 6 }, () => harena('play munera', { cwd, input: '1\nq\n', alone: true })),
    )
    expect(all.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0, 0])
    expect(readdirSync(join(cwd, '.harena'))).toHaveLength(6)
  })
})

/** The lock of a process that does not run any more, but for what is given. */
function leaveLock(path: string, holder: object): void {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  const space = readlinkSync('/proc/self/ns/pid')
  const gone = { id: '1-0123456789ab', pid: process.pid, host: hostname(), boot, space, start: '1' }
  symlinkSync(JSON.stringify({ ...gone, since: '2026-01-31T20:15:00.000Z', ...holder }), `${path}.lock`)
}

describe('locks that were left', () => {
  const isLinux = process.platform === 'linux'

  test.runIf(isLinux)('a process that only has the number of the one that took it does not hold it', () => {
    const path = join(freshFolder(), SAVE)
    leaveLock(path, {})
    writeText(path, 'mine')
    expect(readFileSync(path, 'utf8')).toBe('mine')
  })

  test.runIf(isLinux)('one from before the machine was started anew holds nothing', () => {
    const path = join(freshFolder(), SAVE)
    leaveLock(path, { boot: 'earlier', start: readFileSync('/proc/self/stat', 'utf8').split(' ')[21] })
    writeText(path, 'mine')
  })

  test.runIf(isLinux)('one of another machine is believed', () => {
    const path = join(freshFolder(), SAVE)
    leaveLock(path, { host: 'capua' })
    const told = `${path} is in use by process ${process.pid} on capua since 2026-01-31 20:15:00 UTC`
    expect(() => writeText(path, 'mine')).toThrow(told)
    expect(readdirSync(join(path, '..'))).toEqual([`${SAVE}.lock`])
  })

  test('one that cannot be read is nobody’s', () => {
    const path = join(freshFolder(), SAVE)
    writeFileSync(`${path}.lock`, '')
    utimesSync(`${path}.lock`, 0, 0)
    writeText(path, 'mine')
    symlinkSync('../../etc/passwd', `${path}.lock`)
    writeText(path, 'mine too')
    expect(readdirSync(join(path, '..'))).toEqual([SAVE])
  })

  test('what cannot be a lock is named', () => {
    const path = join(freshFolder(), SAVE)
    mkdirSync(`${path}.lock`)
    expect(() => writeText(path, 'mine')).toThrow(`${path}.lock is in the way`)
  })
})

describe('only plain files are written', () => {
  test('a link, a pipe, a device, a folder: told in one line, and left as they are', async () => {
    const cwd = freshFolder()
    writeFileSync(join(cwd, 'target.json'), 'untouched')
    symlinkSync('target.json', join(cwd, 'link.json'))
    execFileSync('mkfifo', [join(cwd, 'pipe')])
    mkdirSync(join(cwd, 'folder'))
    // A device of the test's own, where it may make one: those of the machine would be lost if this went wrong.
    const hasDevice = spawnSync('mknod', [join(cwd, 'device'), 'c', '1', '3']).status === 0
    const commands = [
      ['duel munera --record link.json', /link\.json cannot be written: it is a link; name the file itself/],
      ['duel munera --record pipe', /pipe cannot be written: it is a pipe and no file/],
      ['duel munera --record folder', /folder cannot be written: it is a folder/],
      ...(hasDevice
        ? ([['duel munera --record device', /device cannot be written: it is a device and no file/]] as const)
        : []),
      ['simulate outland --matches 2 --state link.json', /link\.json cannot be written: it is a link/],
      ['play --resume pipe', /pipe cannot be written: it is a pipe/],
    ] as const
    const all = await Promise.all(commands.map(([command]) => harena(command, { cwd })))
    all.forEach(({ status, stderr }, i) => {
      expect(stderr).toMatch(commands[i]![1])
      expect(stderr).toMatch(/^harena: [^\n]+\n$/)
      expect(status).toBe(2)
    })
    expect(readFileSync(join(cwd, 'target.json'), 'utf8')).toBe('untouched')
    expect(readdirSync(cwd).filter((name) => name !== 'device')).toEqual(['folder', 'link.json', 'pipe', 'target.json'])
    expect(lstatSync(join(cwd, 'link.json')).isSymbolicLink()).toBe(true)
    expect(lstatSync(join(cwd, 'pipe')).isFIFO()).toBe(true)
  })

  test('the mode of a file is kept', async () => {
    const { cwd, path } = await savedMatch()
    for (const mode of [0o600, 0o666]) {
      chmodSync(path, mode)
      await harena(`play --resume ${SAVE}`, { cwd, input: '1\nq\n' })
      expect(statSync(path).mode & 0o777).toBe(mode)
    }
  })

  test('a file that cannot be finished leaves the old one and nothing else', () => {
    const path = join(freshFolder(), SAVE)
    writeText(path, 'old')
    const badText = { toString: () => 'x' } as unknown as string
    expect(() => writeText(path, badText)).toThrow(/cannot be written/)
    expect(readFileSync(path, 'utf8')).toBe('old')
    expect(readdirSync(join(path, '..'))).toEqual([SAVE])
  })
})

test('a seed of our own has 128 bits', () => {
  const seeds = Array.from({ length: 100 }, newSeed)
  expect(new Set(seeds).size).toBe(100)
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/)
})
