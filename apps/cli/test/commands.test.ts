import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Coverage } from '../src/lib/ledger.ts'
import { bin, freshFolder, harena, json } from './harena.ts'

// Every test starts programs, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

describe.concurrent('help and errors', () => {
  test('without arguments: what there is', async ({ expect }) => {
    const { status, stdout } = await harena('')
    expect(status).toBe(0)
    for (const command of ['rulesets', 'rules', 'play', 'duel', 'replay', 'odds', 'simulate', 'career']) {
      expect(stdout).toContain(`  ${command} `)
    }
  })

  test('--lang de: help, refusals and rules in German, data as ever', async ({ expect }) => {
    const german = (args: string) => harena(`${args} --lang de`, { alone: true })
    const { stdout } = await german('simulate --help')
    expect(stdout).toMatch(/^Aufruf: harena simulate /)
    expect(stdout).toContain('wie viele (Vorgabe: "1000")')
    expect((await german('pley')).stderr).toContain("unbekannter Befehl 'pley' (Meintest du play?)")
    expect((await german('rules munera 6.4')).stdout).toMatch(/^§6\.4 Regel, §6 Angriffe\nZeigen beide Würfel/)
    expect((await german('rulesets --json')).stdout).toBe((await harena('rulesets --json')).stdout)
  })

  test('--version', async ({ expect }) => {
    expect(await harena('--version')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
  })

  test.each(['play --help', 'odds munera attack --help'])('%s has examples', async (args) => {
    const { status, stdout } = await harena(args)
    expect(status).toBe(0)
    expect(stdout).toMatch(/Examples:\n {2}harena /)
  })

  test.each([
    ['plya munera', /unknown command 'plya' \(Did you mean play\?\)/],
    ['duel munerq', /unknown ruleset "munerq"; known are munera, outland/],
    ['duel', /which ruleset, or which --scenario\?/],
    ['duel munera --sede 1', /unknown option '--sede'.*Did you mean --seed/],
    ['duel munera --as samnit', /unknown gladiator "samnit", perhaps samnite/],
    ['duel munera --opponent strong', /unknown opponent "strong"; .* has dummy, novice, standard, veteran, master/],
    ['duel munera --opponent standard,novice,novice', /3 levels for 2 gladiators/],
    ['duel munera --option appeals', /--option takes id=value/],
    ['duel munera --option apeals=no', /unknown option "apeals"; known are/],
    ['duel munera --option appeals=perhaps', /option "appeals" cannot be "perhaps"; it can be yes, no/],
    ['duel munera --fighters samnite', /two to eight|2 to 8/i],
    ['duel munera --fighters samnite,thracian --as velite', /leave out --as/],
    [`duel munera --seed ${'x'.repeat(201)}`, /a seed may have up to 200 characters/],
    ['rules munera 6.44', /there is no paragraph "6.44"; near it are .*§6\.4/],
    ['odds', /which ruleset and situation\? See harena odds --help/],
    ['odds arena attack --save 1', /unknown ruleset "arena"; known are munera, outland/],
    ['odds munera attack --modifier 1', /--save is needed/],
    ['odds munera attack --modifier 1.5 --save 0', /--modifier must be a whole number from -?\d+ to \d+, not "1.5"/],
    ['odds munera attack --modifier 999 --save 0', /--modifier must be a whole number from/],
    ['odds outland ensnare --agility 4 --target-agility 1', /--agility must be a whole number from 1 to 3/],
    ['odds munera atack --modifier 1 --save 0', /unknown situation "atack", perhaps attack\? Known are attack, appeal/],
    ['odds munera --bacth', /unknown option '--bacth'/],
    ['odds munera', /which ruleset and situation\? See harena odds --help/],
    [
      'odds heroes hit-location --shield round',
      /--shield must be one of none, small, large, net, twoSwords, not "round"/,
    ],
    ['odds heroes hit-location --swordsman maybe', /--swordsman must be true or false, not "maybe"/],
    ['odds heroes {"kind":"fight"}', /unknown kind "fight"; known are contest, attackResolution/],
    ['odds heroes {"kind":', /the situation is not JSON/],
    ['odds heroes-career contest', /unknown ruleset "heroes-career"; known are munera, outland, heroes/],
    ['duel heroes --opponent standard,novice', /--opponent names 2 levels for 1 gladiators/],
    ['duel heroes --setup nowhere.json', /nowhere\.json cannot be read: there is no such file/],
    ['duel heroes-career --as thraex', /heroes-career has no gladiators to name: they are created in play/],
    ['career --resume nowhere.json', /nowhere\.json cannot be read: there is no such file/],
    ['career --auto none', /--auto must be a whole number from 1 to 1200, not "none"/],
    ['career --name some/where', /a name in the library has up to 60 letters, digits and hyphens, not "some\/where"/],
    ['career --name nowhere --grunts samnite', /§3\.1\.2 grunts is a list of up to 6 of the styles/],
    ['simulate munera --matches 0', /--matches must be a whole number from 1/],
    ['replay nowhere.json', /nowhere\.json cannot be read: there is no such file/],
    ['play', /which ruleset\? For instance: harena play munera/],
    ['play munera --dice loaded', /--dice can be seeded or typed/],
  ])('%s', async (args, message) => {
    const { status, stdout, stderr } = await harena(args)
    expect(stderr).toMatch(message)
    expect(stderr).toMatch(/^harena: [^\n]+\n$/)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })

  test('a reader that goes away is no error', async ({ expect }) => {
    const line = `set -o pipefail; ${process.execPath} ${bin} rules munera --json | head -1`
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', line])
    expect({ stdout, stderr }).toEqual({ stdout: '[\n', stderr: '' })
  })
})

describe.concurrent('rulesets and rules', () => {
  test('rulesets', async ({ expect }) => {
    const list = await json<Record<string, unknown>[]>('rulesets')
    expect(list.map(({ id }) => id)).toEqual([
      'munera',
      'outland',
      'heroes',
      'heroes-career',
      'colosseum',
      'gladiator-campaign',
      'lanista-campaign',
      'munera-campaign',
      'outland-campaign',
    ])
    for (const ruleset of list) {
      expect(Object.keys(ruleset).slice(0, 4)).toEqual(['id', 'title', 'version', 'options'])
      expect((ruleset.opponents as string[]).slice(0, 5)).toEqual(['dummy', 'novice', 'standard', 'veteran', 'master'])
    }
    const { stdout } = await harena('rulesets')
    expect(stdout).toMatch(/gladiators: samnite, retiarius/)
  })

  test('a paragraph brings the rulings it refers to', async ({ expect }) => {
    const { stdout } = await harena('rules munera §7.7')
    expect(stdout).toMatch(/^§7\.7 rule, §7/)
    expect(stdout).toMatch(/Our ruling: [\s\S]+Switch: [\s\S]+\nR22 ruling, Rulings\n/)
    expect(await harena('rules munera 7.7')).toMatchObject({ stdout })
  })

  test.each(['§5.3.1', 'T5-3', 'g-07', 'B-01', 'D-22'])('a paragraph of heroes: %s', async (paragraph) => {
    const found = await json<{ id: string }[]>(`rules heroes ${paragraph}`)
    expect(found[0]!.id).toBe(paragraph.toUpperCase())
    expect(await json(`rules heroes-career ${paragraph}`)).toEqual(found)
  })

  test('the rulings that a paragraph of heroes refers to', async ({ expect }) => {
    const found = await json<{ id: string; kind: string }[]>('rules heroes T5-5')
    expect(found.map(({ id }) => id)).toEqual(['T5-5', 'G-03', 'G-14', 'G-15'])
  })

  test('the contents', async ({ expect }) => {
    const { stdout } = await harena('rules outland')
    expect(stdout).toMatch(/§4 Melee\n {2}§4\.1 §4\.2/)
  })

  test('the coverage of heroes lists every paragraph of its ledger', async ({ expect }) => {
    const { listed } = await json<Coverage>('rules heroes --coverage')
    const path = new URL('../../../docs/rules/heroes.md', import.meta.url)
    const inLedger = readFileSync(path, 'utf8')
      .match(/^- \*\*\S+(?=\*\* )/gm)!
      .map((bullet) => bullet.slice(4))
    expect(listed).toEqual(inLedger)
  })

  test.each(['munera', 'outland', 'heroes', 'colosseum'])('coverage of %s', async (ruleset) => {
    const coverage = await json<Coverage>(`rules ${ruleset} --coverage`)
    expect(Object.keys(coverage)).toEqual(['ruleset', 'listed', 'rules', 'tested', 'untested', 'later'])
    expect(coverage.ruleset).toBe(ruleset)
    expect(coverage.listed).toContain('§6.1')
    expect(coverage.rules).toBe(coverage.tested + coverage.untested.length)
    expect(coverage.rules).toBeLessThanOrEqual(coverage.listed.length)
    expect(coverage.listed).toEqual(expect.arrayContaining([...coverage.untested]))
  })
})

describe.concurrent('odds', () => {
  test('an attack without modifier and save', async ({ expect }) => {
    const odds = await json<{ doubles: object; saved: number; wounds: object; miss: number }>(
      'odds munera attack --modifier 0 --save 0',
    )
    const share = 1 / 36
    expect(Object.keys(odds.doubles)).toEqual(['1', '2', '3', '4', '5', '6'])
    for (const chance of Object.values(odds.doubles)) expect(chance).toBeCloseTo(share, 12)
    expect(Object.keys(odds.wounds)).toEqual(['1', '2', '3', '4', '5'])
    for (const [wounds, chance] of Object.entries(odds.wounds))
      expect(chance).toBeCloseTo((6 - Number(wounds)) * share, 12)
    expect(odds.saved).toBe(0)
    expect(odds.miss).toBeCloseTo(15 * share, 12)
  })

  test('as a table, with fractions where they are short', async ({ expect }) => {
    const { stdout } = await harena('odds munera attack --modifier 0 --save 0')
    expect(stdout).toMatch(/^wounds 1 +13\.89 % +5\/36$/m)
    expect(stdout).toMatch(/^miss +41\.67 % +5\/12$/m)
  })

  test('the other situations', async ({ expect }) => {
    expect(await json('odds munera appeal --modifier -1')).toEqual({ spared: expect.any(Number) })
    const melee = await json<Record<string, unknown>>('odds outland melee --difference 0')
    expect(Object.keys(melee)).toEqual(['attacker', 'none', 'defender'])
    expect(Object.keys(melee.attacker as object)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10'])
    const net = await json<Record<string, number>>('odds outland ensnare --agility 2 --target-agility 2')
    expect(Object.keys(net)).toEqual(['netted', 'netLost', 'nothing'])
    expect(Object.values(net).reduce((a, b) => a + b)).toBeCloseTo(1, 12)
    const free = await json<{ free: number }>('odds outland break-free --strength 2 --agility 2')
    expect(free.free).toBeCloseTo(5 / 6, 12)
  })
})

describe('duel, replay and simulate', () => {
  const folder = freshFolder()
  const file = join(folder, 'duel.json')
  let duel: { seed: string; length: number; digest: string; answers: number; winners: number[] }

  beforeAll(async () => {
    duel = await json(`duel munera --seed capua/3 --record ${file}`)
  })

  test('the same seed gives the same duel, another one another', async () => {
    expect(await json('duel munera --seed capua/3')).toEqual(duel)
    expect(await json('duel munera --seed capua/4')).not.toMatchObject({ digest: duel.digest })
  })

  test('a duel of simulation number 3 has its length', async () => {
    const many = await json<{ lengths: { histogram: Record<string, number> } }>(
      'simulate munera --matches 4 --seed capua',
    )
    expect(many.lengths.histogram).toHaveProperty(String(duel.length))
  })

  test('the story and the outcome', async () => {
    const { stdout } = await harena('duel outland --seed capua --log --opponent novice')
    expect(stdout).toMatch(/\[§/)
    expect(stdout).toMatch(/ won after \d+ turns?\.|A draw after/)
  })

  test('replay tells it, up to any answer', async () => {
    const { stdout } = await harena(`replay ${file}`)
    expect(stdout).toMatch(/ won after \d+ rounds?\.|A draw after/)
    const early = await json<{ answers: number; isOver: boolean; log: object[] }>(`replay ${file} --to 2`)
    expect(early).toMatchObject({ answers: 2, of: duel.answers, isOver: false, result: null })
    const late = await json<{ log: object[]; digest: string }>(`replay ${file}`)
    expect(late.digest).toBe(duel.digest)
    expect(late.log.slice(0, early.log.length)).toEqual(early.log)
    expect(await harena(`replay ${file} --to 99999`)).toMatchObject({ status: 2 })
  })

  test('verify', async () => {
    expect(await harena(`replay ${file} --verify`)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^The same/),
    })
    expect(await json(`replay ${file} --verify`)).toMatchObject({ isSame: true, expected: duel.digest })
  })

  test.each([
    ['seed', (record: Tampered) => ({ ...record, dice: { ...record.dice, seed: 'capua/5' } })],
    ['digest', (record: Tampered) => ({ ...record, digest: '0'.repeat(64) })],
    ['an answer', (record: Tampered) => ({ ...record, tape: record.tape.with(1, { seat: 0, answer: 'fly' }) })],
    ['an answer too many', (record: Tampered) => ({ ...record, tape: [...record.tape, record.tape.at(-1)] })],
  ])('verify notices a changed record: %s', async (_, tamper) => {
    const other = join(freshFolder(), 'other.json')
    writeFileSync(other, JSON.stringify(tamper(JSON.parse(readFileSync(file, 'utf8')))))
    const { status, stdout } = await harena(`replay ${other} --verify`)
    expect(stdout).toMatch(/^Not the same: .+\.\n$/)
    expect(status).toBe(1)
  })

  test('simulate: the same numbers on any number of threads, and again', async () => {
    const args = 'simulate outland --matches 600 --seed capua --opponent novice,standard --json'
    const [one, three, again] = await Promise.all([1, 3, 3].map((threads) => harena(`${args} --threads ${threads}`)))
    expect(three!.stdout).toBe(one!.stdout)
    expect(again!.stdout).toBe(one!.stdout)
    const report = JSON.parse(one!.stdout)
    expect(report).toMatchObject({ ruleset: 'outland', seed: 'capua', matches: 600 })
    expect(report.seats.map((seat: { opponent: string }) => seat.opponent)).toEqual(['novice', 'standard'])
  })

  test('simulate for people', async () => {
    const { stdout, stderr } = await harena('simulate munera --matches 50 --seed capua')
    expect(stdout).toMatch(/95 % interval/)
    expect(stdout).toMatch(/Causes of defeat/)
    expect(stderr).toBe('')
  })

  test('records that cannot be written', async () => {
    mkdirSync(join(folder, 'taken'))
    const { status, stderr } = await harena(`duel munera --record ${join(folder, 'taken')}`)
    expect(status).toBe(2)
    expect(stderr).toMatch(/^harena: .+ cannot be written: .+\n$/)
  })
})

interface Tampered {
  readonly dice: object
  readonly tape: unknown[]
}
