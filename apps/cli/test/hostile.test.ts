/** What only a process of its own shows: pipes, devices, full disks, readers that leave, and what a terminal would obey. */
import { execFileSync, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isClean } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { fault } from './fuzz/judge.ts'
import { bin, freshFolder, harena, type Ran } from './harena.ts'

const CLIPBOARD = '\u001b]52;c;aGFoYQ==\u0007'
const isUnix = process.platform !== 'win32'

/** With standard input and output from and to files; it may take half a minute. */
function withFiles(args: string, { input = '/dev/null', output }: { input?: string; output?: string }): Promise<Ran> {
  const files = [openSync(input, 'r'), ...(output === undefined ? [] : [openSync(output, 'w')])]
  const child = spawn(process.execPath, [bin, ...args.split(' ')], { stdio: [files[0]!, files[1] ?? 'pipe', 'pipe'] })
  const told = { stdout: '', stderr: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    told.stdout += text
  })
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    told.stderr += text
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000)
  return new Promise((resolve) => {
    child.on('close', (status) => {
      clearTimeout(timer)
      for (const file of files) closeSync(file)
      resolve({ status, ...told })
    })
  })
}

describe.skipIf(!isUnix)('one line and an end', () => {
  test('a full disk', async () => {
    expect(await withFiles('rulesets', { output: '/dev/full' })).toEqual({
      status: 2,
      stdout: '',
      stderr: 'harena: standard output cannot be written: the disk is full\n',
    })
  })

  test('a reader that leaves', async () => {
    const child = spawn(process.execPath, [bin, 'rulesets'], { stdio: ['ignore', 'pipe', 'pipe'] })
    let stderr = ''
    child.stderr.on('data', (text) => {
      stderr += text
    })
    child.stdout.once('data', () => child.stdout.destroy())
    const status = await new Promise((resolve) => child.on('exit', resolve))
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test.each([
    ['play munera', /a line is longer than 100000 characters\n$/],
    ['odds munera --batch', /^harena: standard input cannot be read: it is longer than 20000000 bytes\n$/],
  ])('%s < /dev/zero', async (args, message) => {
    const ran = await withFiles(args, { input: '/dev/zero' })
    expect(ran.stderr).toMatch(message)
    expect(fault(ran)).toBeNull()
  })

  test('a pipe, a device and a folder instead of a file', async () => {
    const folder = freshFolder()
    const pipe = join(folder, 'pipe')
    execFileSync('mkfifo', [pipe])
    const { stderr } = await harena(`replay ${pipe}`, { alone: true })
    expect(stderr).toBe(`harena: ${pipe} cannot be read: it is a pipe or a device and no file\n`)
    for (const path of [pipe, '/dev/zero', '/dev/urandom', folder]) {
      const all = [`replay ${path}`, `duel munera --setup ${path}`, `duel munera --patch ${path}`]
      for (const args of [...all, `simulate --resume ${path}`, `balance --from ${path}`, `play --resume ${path}`]) {
        const ran = await harena(args)
        expect(ran).toMatchObject({ status: 2, stdout: '' })
        expect(ran.stderr).toMatch(/cannot be (read|written): it is a (pipe|device|folder)[^\n]*\n$/)
      }
    }
  })
})

test('typed dice that are only commas', async () => {
  const ran = await harena('play munera --dice typed', { input: ',\n , \nq\n', cwd: freshFolder() })
  expect(ran).toMatchObject({ status: 0, stderr: '' })
})

test('lines without an end that come to nothing', async () => {
  const ran = await harena('play munera', { input: 'x\n'.repeat(2000), cwd: freshFolder() })
  expect(ran.status).toBe(2)
  expect(ran.stderr).toBe('harena: 1000 lines of the input came to nothing\n')
})

test('20,000 levels of nesting, in every file and in every argument', async () => {
  const path = join(freshFolder(), 'deep.json')
  for (const text of ['{"a":'.repeat(20_000), `${'['.repeat(20_000)}${']'.repeat(20_000)}`]) {
    writeFileSync(path, text)
    const files = ['replay', 'duel munera --patch', 'duel munera --setup', 'simulate --resume', 'balance --from']
    const runs = files.map((args) => harena(`${args} ${path}`))
    runs.push(harena(['odds', 'munera', text]), harena('odds munera --batch', { input: text }))
    for (const { status, stderr } of await Promise.all(runs)) {
      expect(stderr).toMatch(/is nested more than 45 levels deep\n$/)
      expect(status).toBe(2)
    }
  }
})

test('a long argument makes no long message', async () => {
  const long = 'x'.repeat(50_000)
  for (const args of [
    ['duel', long],
    ['duel', 'munera', '--option', long],
    ['rules', 'munera', long],
    ['odds', long],
  ]) {
    const ran = await harena(args)
    expect(fault(ran)).toBeNull()
    expect(ran.stderr.length).toBeLessThan(900)
  }
})

describe('what a terminal would obey', () => {
  const folder = freshFolder()
  const setup = join(folder, 'setup.json')
  const fighters = (name: string) => [
    { name, type: 'secutor', team: 0 },
    { name: 'Kalendio', type: 'retiarius', team: 1 },
  ]

  test('is in no name', async () => {
    writeFileSync(setup, JSON.stringify({ fighters: fighters(CLIPBOARD) }))
    const { status, stdout, stderr } = await harena(`duel munera --setup ${setup}`)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain('needs a name of 1 to 40 characters, none of them invisible')
  })

  test.each([
    ['a seed', ['duel', 'munera', '--seed', CLIPBOARD]],
    ['a ruleset', ['duel', CLIPBOARD]],
    ['a command', [CLIPBOARD]],
    ['a file', ['replay', CLIPBOARD]],
    ['a switch', ['duel', 'munera', '--option', `${CLIPBOARD}=1`]],
    ['a lanista', ['career', '--lanista', CLIPBOARD, '--auto', '1']],
    ['a Star', ['career', '--star', CLIPBOARD, '--auto', '1']],
    ['an answer', ['odds', 'munera', JSON.stringify({ kind: CLIPBOARD })]],
  ])('is spelt out where %s is told', async (_, args) => {
    const ran = await harena(args, { cwd: freshFolder() })
    expect(ran.status).toBe(2)
    expect(fault(ran)).toBeNull()
  })

  test('is spelt out in the name of a file that is written', async () => {
    const path = join(folder, `${CLIPBOARD}.json`)
    const ran = await harena(['duel', 'munera', '--seed', 'capua', '--record', path])
    expect(ran.status).toBe(0)
    expect(ran.stdout).toContain('\\u001b]52;c;aGFoYQ==\\u0007.json')
    expect(fault(ran)).toBeNull()
  })

  test('colours come through, and nothing else', async () => {
    const { write } = await import('../src/terminal/output.ts')
    let text = ''
    const real = process.stdout.write
    process.stdout.write = ((part: string) => {
      text += part
      return true
    }) as typeof process.stdout.write
    try {
      write('\u001b[1m\u001b[36mCrixus\u001b[39m\u001b[22m\u001b[8m\u001b[2J\n\ta\r\nb')
    } finally {
      process.stdout.write = real
    }
    expect(text).toBe('\u001b[1m\u001b[36mCrixus\u001b[39m\u001b[22m\\u001b[8m\\u001b[2J\n\\u0009a\r\nb')
    expect(isClean('\u001b[36m')).toBe(false)
  })
})

test('a ruleset that is a path leads nowhere', async () => {
  const around = freshFolder()
  const folder = join(around, 'a', 'b')
  mkdirSync(folder, { recursive: true })
  const report = readFileSync(new URL('../../../docs/balance/munera.json', import.meta.url), 'utf8')
  const path = join(around, 'report.json')
  writeFileSync(path, JSON.stringify({ ...JSON.parse(report), ruleset: '../../x' }))
  const { status, stderr } = await harena(`balance --from ${path} --out ${folder}`)
  expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining('unknown ruleset "../../x"') })
  expect(readdirSync(around).sort()).toEqual(['a', 'report.json'])
})
