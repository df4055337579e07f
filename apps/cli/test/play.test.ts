import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { freshFolder, harena } from './harena.ts'

// Every test starts programs, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const lines = (...commands: string[]) => commands.map((command) => `${command}\n`).join('')

/** The record that was saved, as the last lines say. */
function savedIn(stdout: string): string {
  return /The record is saved in (.+)\.\n/.exec(stdout.slice(stdout.lastIndexOf('The record')))![1]!
}

describe.concurrent('play', () => {
  test.each(['munera', 'outland'])('%s to the end, always the first choice', async (ruleset) => {
    const cwd = freshFolder()
    const { status, stdout, stderr } = await harena(`play ${ruleset} --seed capua`, { cwd, input: '1\n'.repeat(3000) })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/\w+ won after \d+ \w+\.|A draw after/)
    expect(stdout).toMatch(/\/ {2}\\__\//)
    const file = savedIn(stdout)
    expect(file).toMatch(new RegExp(`^.harena/${ruleset}-[-\\d]+.json$`))
    expect(await harena(`replay ${file} --verify`, { cwd })).toMatchObject({ status: 0 })
  })

  test('q saves, and --resume goes on from there', async ({ expect }) => {
    const cwd = freshFolder()
    const first = await harena('play munera --seed capua --opponent novice', { cwd, input: lines('1', '1', 'q') })
    expect(first.status).toBe(0)
    expect(first.stdout).toMatch(/Go on with: harena play --resume \S+\n$/)
    const file = savedIn(first.stdout)
    const question = first.stdout.slice(first.stdout.lastIndexOf('Attack'), first.stdout.lastIndexOf('The record'))
    const second = await harena(`play --resume ${file}`, { cwd, input: 'q\n' })
    expect(second.stdout).toContain(question.trim())
    // The opponent is in the record.
    expect(readFileSync(join(cwd, file), 'utf8')).toContain('"opponent":"munera/novice"')
    expect(readdirSync(join(cwd, '.harena'))).toHaveLength(1)
  })

  test('--quick begins a hunt, says who meets whom, and names the bouts there are', async ({ expect }) => {
    const cwd = freshFolder()
    const hunt = await harena('play colosseum --quick hunt --plain', { cwd, input: lines('q') })
    expect(hunt).toMatchObject({ status: 0, stderr: '' })
    expect(hunt.stdout).toMatch(/^You lead Carpophorus, .* against\s+a\s+lion/)
    expect(hunt.stdout).toContain('Nemeus, Lion, at ')
    const unknown = await harena('play colosseum --quick naumachia', { cwd })
    expect(unknown).toMatchObject({ status: 2 })
    expect(unknown.stderr).toMatch(/colosseum has duel, hunt, watch/)
    expect(await harena('play colosseum --quick hunt --as thraex', { cwd })).toMatchObject({ status: 2 })
  })

  test('the end of the input saves as well', async ({ expect }) => {
    const cwd = freshFolder()
    const ended = await harena('play outland', { cwd, input: lines('1') })
    expect(ended).toMatchObject({ status: 0, stderr: '' })
    expect(existsSync(join(cwd, savedIn(ended.stdout)))).toBe(true)
  })

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s saves as well, and is told by the exit status', async (name, status) => {
    const cwd = freshFolder()
    const stopped = await harena('play outland', { cwd, signal: { name, after: /\? \[§/ } })
    expect(stopped).toMatchObject({ status, stderr: '' })
    expect(existsSync(join(cwd, savedIn(stopped.stdout)))).toBe(true)
  })

  test('people at one keyboard stay so when the match goes on: the record says who sits where', async ({ expect }) => {
    const cwd = freshFolder()
    const first = await harena('play munera --seed capua --hotseat', { cwd, input: lines('q') })
    const file = savedIn(first.stdout)
    const second = await harena(`play --resume ${file}`, { cwd, input: lines('1', '1', '1', '1', 'q') })
    const asked = new Set(
      second.stdout.match(/^\w+ has \d AP\. What does he do\?/gm)!.map((line) => line.split(' ')[0]),
    )
    expect([...asked].sort()).toEqual(['Astyanax', 'Kalendio'])
    const { players } = JSON.parse(readFileSync(join(cwd, file), 'utf8'))
    expect(players).toEqual([{ person: 'person 1' }, { person: 'person 2' }])
  })

  test('who leaves with a match that cannot be saved is told, and can save it elsewhere', async ({ expect }) => {
    const cwd = freshFolder()
    writeFileSync(join(cwd, '.harena'), 'in the way of the folder')
    const elsewhere = await harena('play munera', { cwd, input: lines('1', 'q', 's mine.json', 'q') })
    expect(elsewhere.stdout).toMatch(/Not saved: .+ q again leaves without saving\.\n/)
    expect(elsewhere.stdout).toMatch(/saved in mine\.json\.\nGo on with: harena play --resume mine\.json\n$/)
    expect(elsewhere.status).toBe(0)
    const nowhere = await harena('play munera', { cwd, input: lines('1', 'q', 'q') })
    expect(nowhere.stdout).toMatch(/\nThe match is not saved\.\n$/)
    expect(nowhere.status).toBe(2)
  })

  test('killed in the middle, nothing that was answered is lost', async ({ expect }) => {
    const cwd = freshFolder()
    const input = lines('F F', '3')
    const signal = { name: 'SIGKILL', after: /phase 2 of 8[\s\S]+\[§7\.2\]/ } as const
    const killed = await harena('play colosseum --preset basic --opponent dummy --seed capua --plain', {
      cwd,
      input,
      signal,
    })
    expect(killed.status).toBeNull()
    const [file] = readdirSync(join(cwd, '.harena'))
    const { stdout } = await harena(`play --resume .harena/${file} --plain`, { cwd, input: lines('q') })
    expect(stdout).toMatch(/Felix plots: step forward twice \(F F\)\.[\s\S]+Turn 1, phase 2 of 8/)
  })

  test('commands between choices', async ({ expect }) => {
    const cwd = freshFolder()
    const input = lines('h', '?1', '?99', 'r 6.4', 'r 99', 'x', '0', 'l', 'c', 'b', '', 'u', 's mine.json', 'q')
    const { status, stdout } = await harena('play munera --seed capua', { cwd, input })
    expect(status).toBe(0)
    expect(stdout).toMatch(/takes back your last decision/)
    expect(stdout).toMatch(/choose a number from 1 to \d+/)
    expect(stdout).toMatch(/§6\.4 rule, §6/)
    expect(stdout).toMatch(/there is no paragraph "99"; near it are/)
    expect(stdout).toMatch(/"x" is not a command; h lists them\./)
    expect(stdout).toMatch(/^ +0 {2}1 {2}2 {2}3/m)
    expect(stdout).toMatch(/There is nothing to take back\./)
    expect(existsSync(join(cwd, 'mine.json'))).toBe(true)
  })

  test('u takes back, and the same choice leads to the same place', async ({ expect }) => {
    const cwd = freshFolder()
    const plain = await harena('play munera --seed capua', { cwd, input: lines('1', '1', 's a.json', 'q') })
    const undone = await harena('play munera --seed capua', { cwd, input: lines('1', '1', 'u', '1', 's b.json', 'q') })
    expect(plain.stdout).not.toContain('Taken back.')
    expect(undone.stdout).toContain('Taken back.')
    const [a, b] = await Promise.all(['a', 'b'].map((name) => harena(`replay ${name}.json --json`, { cwd })))
    expect(b!.stdout).toBe(a!.stdout)
  })

  test('in sentences, for screen readers', async ({ expect }) => {
    const { stdout } = await harena('play munera --seed capua --plain', { cwd: freshFolder(), input: 'q\n' })
    expect(stdout).not.toMatch(/[/\\_│█]{2}/)
    expect(stdout).toMatch(/hexes from \w+, north, ahead/)
    expect(stdout).toMatch(/^1: .+\.$/m)
  })

  test('real dice are typed in, by people at one keyboard', async ({ expect }) => {
    const input = lines('7', '1 2', '1 2 3', '456', 'q')
    const { stdout } = await harena('play munera --dice typed --hotseat', { cwd: freshFolder(), input })
    expect(stdout).toMatch(/throws 3 dice \[§1\.1\]: type what they show/)
    expect(stdout).toMatch(/Type what 3 dice showed: 3 of the numbers 1 to 6\./)
    expect(stdout).toMatch(/dice:\s+\w+\s+1 2 3\s+\(strength\)/)
    expect(stdout).toMatch(/dice:\s+\w+\s+4 5 6\s+\(strength\)/)
  })

  test('--as, --against and teams', async ({ expect }) => {
    const cwd = freshFolder()
    const duel = await harena('play munera --as Contra-Retiarius --against velite --seed a', { cwd, input: 'q\n' })
    expect(duel.stdout).toMatch(/Priscus, .*contra/i)
    const teams = await harena('play outland --fighters samnite+gaul,secutor+retarius', { cwd, input: 'q\n' })
    expect(teams.stdout).toMatch(/Flamma/)
  })
})
