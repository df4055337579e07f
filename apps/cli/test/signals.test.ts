/** Ctrl-C and kill: the exit status, once each, and a terminal that is left as it was found. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { onStop } from '../src/lib/signals.ts'
import { bin, freshFolder } from './harena.ts'

/** Makes the Node that runs the command say that it is an older one, so that it hands over. */
export const OLD_NODE = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.0.0'}})`

const brought = new URL('../../../node_modules/.bin/node', import.meta.url)

describe('told to stop', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never)
  const stop = vi.fn()
  const { exitCode } = process
  afterEach(() => {
    vi.clearAllMocks()
    process.exitCode = exitCode
    delete process.env.HARENA_HANDED_OVER
  })

  const tell = (...signals: ('SIGINT' | 'SIGTERM' | 'SIGUSR2')[]) => {
    const listenNoMore = onStop(stop)
    for (const signal of signals) process.emit(signal, signal)
    listenNoMore()
    return { status: process.exitCode, stopped: stop.mock.calls.length, ended: exit.mock.calls.flat() }
  }

  test('the exit status says by what', () => {
    expect(tell('SIGINT')).toEqual({ status: 130, stopped: 1, ended: [] })
    expect(tell('SIGTERM')).toMatchObject({ status: 143 })
  })

  test('a second Ctrl-C ends at once; a second SIGTERM changes nothing', () => {
    expect(tell('SIGINT', 'SIGINT')).toEqual({ status: 130, stopped: 1, ended: [130] })
    vi.clearAllMocks()
    expect(tell('SIGTERM', 'SIGTERM')).toEqual({ status: 143, stopped: 1, ended: [] })
    vi.clearAllMocks()
    expect(tell('SIGTERM', 'SIGINT')).toMatchObject({ stopped: 1, ended: [130] })
  })

  test('by way of an older Node one Ctrl-C is one, and two are two', () => {
    process.env.HARENA_HANDED_OVER = '1'
    expect(tell('SIGINT', 'SIGUSR2')).toMatchObject({ status: 130, stopped: 1, ended: [] })
    vi.clearAllMocks()
    expect(tell('SIGUSR2')).toMatchObject({ status: 130, stopped: 1, ended: [] })
    vi.clearAllMocks()
    expect(tell('SIGUSR2', 'SIGINT', 'SIGINT', 'SIGUSR2')).toMatchObject({ stopped: 1, ended: [130] })
  })
})

describe.skipIf(!existsSync(brought))('an older Node that hands over', () => {
  /** Starts a long simulation through it and tells the process, or all processes of the terminal, to stop. */
  async function stopped(signal: 'SIGINT' | 'SIGTERM', whom: 'one' | 'all') {
    const cwd = freshFolder()
    const args = 'simulate munera --matches 100000000 --threads 2 --state run.json'.split(' ')
    const child = spawn(process.execPath, ['--import', OLD_NODE, bin, ...args], { cwd, detached: true })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    await vi.waitUntil(() => readdirSync(cwd).includes('run.json'), { timeout: 60_000 })
    process.kill(whom === 'all' ? -child.pid! : child.pid!, signal)
    const status = await new Promise((resolve) => child.on('close', resolve))
    return { status, said, left: readdirSync(cwd) }
  }

  test.each([
    ['SIGINT', 'all', 130],
    ['SIGINT', 'one', 130],
    ['SIGTERM', 'all', 143],
    ['SIGTERM', 'one', 143],
  ] as const)('%s to %s: it stops in peace, with status %d', async (signal, whom, status) => {
    const said = 'harena: saved in run.json; the same command goes on from there\n'
    expect(await stopped(signal, whom)).toEqual({ status, said, left: ['run.json'] })
  })
})

/** As readline writes it: with the cursor put behind. */
const PROMPT = '> \u001b[3G'

const hasScript = spawnSync('script', ['--version']).status === 0

test.skipIf(!hasScript)('Ctrl-C at a terminal saves, and leaves the terminal as it was', async () => {
  const cwd = freshFolder()
  const command = `'${process.execPath}' '${bin}' play munera; echo "status $?"; stty -a`
  const child = spawn('script', ['-qec', command, join(cwd, 'typescript')], { cwd, stdio: ['pipe', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const wasAsked = said.includes(PROMPT)
    said += text
    if (!wasAsked && said.includes(PROMPT)) child.stdin.write('\u0003')
  })
  await new Promise((resolve) => child.on('close', resolve))
  expect(said).toMatch(/The record is saved in \S+\.\r\n.*\r\nstatus 130\r\n/)
  expect(said).toMatch(/\bisig icanon iexten echo\b/)
})
