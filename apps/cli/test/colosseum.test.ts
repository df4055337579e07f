import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { Coverage } from '../src/lib/ledger.ts'
import { freshFolder, harena, json } from './harena.ts'

// Every test starts programs, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const lines = (...commands: string[]) => commands.map((command) => `${command}\n`).join('')

/** The record that was saved, as the last lines say. */
function savedIn(stdout: string): string {
  return /The record is saved in (.+)\.\n/.exec(stdout.slice(stdout.lastIndexOf('The record')))![1]!
}

interface RulesetList {
  readonly id: string
  readonly options: readonly Record<string, unknown>[]
  readonly presets?: readonly { readonly id: string; readonly what: string; readonly options: object }[]
}

describe.concurrent('options and presets', () => {
  const names = ['book', 'house', 'basic', 'classic1981', 'billings', 'tablesV2', 'billingsTablesV2']

  test('are described', async ({ expect }) => {
    const list = await json<RulesetList[]>('rulesets')
    const { options, presets = [] } = list.find(({ id }) => id === 'colosseum')!
    for (const option of options) {
      const kinds = 'values' in option ? ['values'] : ['min', 'max']
      expect(Object.keys(option).sort()).toEqual([...kinds, 'default', 'id', 'rule', 'title'].sort())
    }
    expect(presets.map(({ id }) => id)).toEqual(names)
    for (const { what } of presets) expect(what.length).toBeGreaterThan(20)
    for (const { id, presets: others } of list) if (/munera|outland|heroes/.test(id)) expect(others).toBeUndefined()
    const { stdout } = await harena('rulesets')
    expect(stdout).toMatch(/presets:\n {4}book: the rules as printed/)
  })

  test.each(names)('a duel by the preset %s', async (preset) => {
    const { options } = await json<{ options: Record<string, string> }>(`duel colosseum --preset ${preset} --seed a`)
    expect(options.edition ?? 'colosseum').toBe(/81|bill|V2/.test(preset) ? 'classic1981' : 'colosseum')
    expect(options.endurance).toBe(preset === 'house' ? 'mild' : undefined)
  })

  test('--option wins over --preset', async ({ expect }) => {
    const args = 'duel colosseum --option endurance=off --preset house --seed a'
    const { options } = await json<{ options: Record<string, string> }>(args)
    expect(options).toMatchObject({ endurance: 'off', mapEdge: 'unbounded' })
  })

  test('presets work in simulations', async ({ expect }) => {
    const report = await json<{ options: object }>('simulate colosseum --preset basic --matches 4 --seed a')
    expect(report.options).toMatchObject({ nets: 'off' })
  })

  test.each([
    ['duel colosseum --preset bock', /unknown preset "bock"; colosseum has book, house/],
    ['duel munera --preset book', /munera has no presets/],
    ['play heroes --preset book', /heroes has no presets/],
    ['play --resume x.json --preset book', /leave out set-up, options and seed/],
    ['duel colosseum --as thraxe', /unknown gladiator "thraxe", perhaps thraex/],
    ['duel colosseum --preset basic --as retiarius', /§19\.3\.2 Retiarius needs the chapter/],
    ['odds colosseum {"kind":"attak"}', /unknown kind "attak"; known are attack, stunRecovery/],
    ['odds colosseum attack --attack-cf 3', /--defence-cf is needed/],
    [
      'odds colosseum attack --attack-cf 3 --defence-cf 0 --area head --armour A7',
      /"A7" is no armour; known are A, B and C, alone or with 1 to 5/,
    ],
  ])('%s', async (args, message) => {
    const { status, stdout, stderr } = await harena(args)
    expect(stderr).toMatch(message)
    expect(stderr).toMatch(/^harena: [^\n]+\n$/)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })
})

describe.concurrent('coverage', () => {
  test('every paragraph is played and tested, down to the lanistas and the editions', async ({ expect }) => {
    const { listed, rules, tested, untested, later } = await json<Coverage>('rules colosseum --coverage')
    expect(later).toEqual([])
    expect(untested).toEqual([])
    expect(listed).toEqual(expect.arrayContaining(['§39.7', 'V1982.24']))
    expect(rules).toBe(tested)
    const { stdout } = await harena('rules colosseum --coverage')
    expect(stdout).not.toContain('come later')
    expect(stdout).toMatch(/^39 /m)
  })
})

describe.concurrent('odds of colosseum', () => {
  const attack = { kind: 'attack', attackCF: 6, defenceCF: 2, area: 'head', armour: 'A4', attackerST: 2 }

  test('by flags, by JSON and in a batch', async ({ expect }) => {
    const flags = 'odds colosseum attack --attack-cf 6 --defenceCF 2 --area head --armour A4 --attacker-st 2'
    const batch = await harena('odds colosseum --batch', { input: JSON.stringify([attack, attack]) })
    const one = await harena(['odds', 'colosseum', JSON.stringify(attack)])
    const answers = [await json<object>(flags), JSON.parse(one.stdout), ...JSON.parse(batch.stdout)]
    expect(answers).toHaveLength(4)
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0].crt.H).toBeCloseTo(108 / 216, 12)
  })

  test('an attack on a beast, by flags, by JSON and in a batch', async ({ expect }) => {
    const blow = { kind: 'attack', defender: 'beast', hide: -3, area: 'fore', attackCF: 7 }
    const batch = await harena('odds colosseum --batch', { input: JSON.stringify([blow, { ...blow, area: 'head' }]) })
    const one = await harena(['odds', 'colosseum', JSON.stringify(blow)])
    const byFlags = await json('odds colosseum attack --defender beast --hide -3 --area fore --attack-cf 7')
    const [fore, head] = JSON.parse(batch.stdout)
    expect([JSON.parse(one.stdout), fore]).toEqual([byFlags, byFlags])
    expect(fore.critical.LMP).toBeGreaterThan(0)
    expect(head.critical['2xS']).toBeGreaterThan(0)
    expect((await harena('odds colosseum attack --defender beast --area arms --attack-cf 7')).stderr).toMatch(/no arms/)
  })

  test('flags that hold unless they are denied', async ({ expect }) => {
    const flags = 'odds colosseum attack --attack-cf 6 --defence-cf 2 --area head --armour A4 --attacker-st 2'
    const input = JSON.stringify([{ ...attack, hasShield: false, 'has-weapon': false }])
    const [bare] = JSON.parse((await harena('odds colosseum --batch', { input })).stdout)
    expect(await json(`${flags} --no-has-shield --has-weapon no`)).toEqual(bare)
    expect(bare).not.toEqual(await json(flags))
  })

  test('as a table, where a mean is no percentage', async ({ expect }) => {
    const { stdout } = await harena('odds colosseum attack --attack-cf 6 --defence-cf 2 --area head --armour A4')
    expect(stdout).toMatch(/^crt H +50\.00 % +1\/2$/m)
    expect(stdout).toMatch(/^expected wounds +0\.\d{4}$/m)
  })

  test('three hundred attacks in a batch', async ({ expect }) => {
    const list = Array.from({ length: 300 }, (_, i) => ({ ...attack, attackCF: 1 + (i % 20), attackerST: (i % 9) - 4 }))
    const { status, stdout } = await harena('odds colosseum --batch', { input: JSON.stringify(list) })
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toHaveLength(300)
  })
})

describe.concurrent('play', () => {
  test('a plot as in the book, whatever its letters and spaces', async ({ expect }) => {
    const input = lines('?', '?F', 'f(r)f', 'F  (r)f', 'q')
    const { stdout, status } = await harena('play colosseum --seed capua', { cwd: freshFolder(), input })
    expect(status).toBe(0)
    expect(stdout).toMatch(/one hex\n {2}F, \(R\)F/)
    expect(stdout).toMatch(/F ends at 8-6, facing south; Spiculus 4 hexes away, in his front/)
    expect(stdout).toMatch(/this can be read as F \(R\)F or as F\(R\) F/)
    expect(stdout).toMatch(/Felix plots: step forward, turn right, step forward \(F \(R\)F\)\. \[§7\.2\]/)
  })

  test('plots that cannot be made are refused with their reasons', async ({ expect }) => {
    const input = lines('S', 'RO-FL', 'F +TN', 'F F F', 'Z', 'board', 'rule 7.4', 'log', 'c')
    const { stdout } = await harena('play colosseum --seed capua', { cwd: freshFolder(), input })
    for (const reason of [
      '§15.2 Only a man who stumbles writes S.',
      '§7.4 Only a man on the ground rolls (RO).',
      '§20.2.1 He has no net in hand.',
      '§7.3 "F F F" is not a plot; F(R) SFL or X would be one.',
      '"Z" is not a plot',
    ])
      expect(stdout).toContain(reason)
    expect(stdout).toMatch(/^§7\.4 rule, 7 Movement$/m)
    // The last letter was a charge, not a command.
    expect(stdout).toMatch(/Felix plots: charge \(C\)\./)
  })

  test('an allocation is typed, looked at and confirmed', async ({ expect }) => {
    const wrong = [
      'head 9 |',
      'head 99999 |',
      'head 4 | -1 0 0 0 0',
      'head 4 | 1 2',
      'foo 3 |',
      'head | 1 1 1 1 1',
      'h2 3 |',
      'h4 h3 |',
      'y',
    ]
    const right = [
      '?',
      'h4, feint legs 3 | 1 0 0 0 rest, parry',
      'head 4 | duck, legs rest',
      'y',
      '',
      '| 1 1 1 1 1',
      'y',
    ]
    const ratings = { TR: 8, ST: 3, AG: -1, CN: 3, W: 11 }
    const gladiators = [
      { name: 'Priscus', team: 0, style: 'retiarius', ratings, place: { column: 8, row: 7, facing: 3 } },
      { name: 'Verus', team: 1, style: 'secutor', ratings, place: { column: 8, row: 8, facing: 0 } },
    ]
    const cwd = freshFolder()
    writeFileSync(join(cwd, 'setup.json'), JSON.stringify({ gladiators }))
    const input = lines('', 'X', '', 'X', '2', '3', '', ...wrong, ...right)
    const { stdout } = await harena('play colosseum --hotseat --seed capua --setup setup.json', { cwd, input })
    for (const reason of [
      '§9.3.2 An attack takes at most 8 CF, not 9.',
      '§9.3.2 An attack takes at most 8 CF, not 999.',
      '"-1" is no part of a defence',
      'a defence is five numbers for head, chest, groin, arms, legs',
      '"foo" is neither an area (head, chest, groin, arms, legs)',
      '"head": how many CF? For instance head 4 (§9.3.2)',
      '§9.3.2.1 Each area is attacked once',
      '"h 2 3": one number of CF is enough',
      'there is nothing to confirm',
    ])
      expect(stdout.replace(/\s+/g, ' ')).toContain(reason)
    expect(stdout).toMatch(/10 CF of his own; \+1 against Verus \[§9\.2\]/)
    expect(stdout).toMatch(/block \(chest, §23\.3\): Block needs a shield\./)
    expect(stdout).toMatch(/^1 head 4 \(trident, counts 2\)\n {4}undefended +26 %/m)
    expect(stdout).toMatch(/2 feint legs 3 \(trident, counts 1\)/)
    expect(stdout).toMatch(/Attack 4 CF, defence 7: legs 4, duck \(3\); 0 left\./)
    expect(stdout).toMatch(/Priscus attacks: head 4\. \[§9\.4\.1\]/)
  })

  test('board and log sheets fit into 80 columns', async ({ expect }) => {
    const input = lines('F F', '2', '1', 'y', 'X', '2', 'q')
    const args = 'play colosseum --seed capua --as retiarius --against secutor'
    const { stdout } = await harena(args, { cwd: freshFolder(), input })
    for (const line of stdout.split('\n')) if (!line.includes('.harena')) expect(line.length, line).toBeLessThan(81)
    expect(stdout).toMatch(/^Turn 1, phase 1 of 8$/m)
    expect(stdout).toMatch(/P↓ Priscus, Retiarius \(medium\)/)
    expect(stdout).toMatch(/head {2}chest {2}groin {2}arms {2}legs/)
    expect(stdout).toMatch(/moves ■□□□□□ 5 left; trident and net/)
    expect(stdout).toMatch(/plots: 1 F F/)
  })

  test('to the end by numbers, and the record leads to the same log', async ({ expect }) => {
    const cwd = freshFolder()
    const { status, stdout, stderr } = await harena('play colosseum --seed capua', { cwd, input: '1\ny\n'.repeat(900) })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/\w+ won after \d+ turns?\.|A draw after/)
    const file = savedIn(stdout)
    expect(await harena(`replay ${file} --verify`, { cwd })).toMatchObject({ status: 0 })
    expect((await harena(`replay ${file} --to 3`, { cwd })).stdout).toMatch(/After 3 of \d+ answers/)
    expect((await harena(`replay ${file} --plain`, { cwd })).stdout).toMatch(/is out: killed|'s body: head/)
  })

  test('q saves, and --resume goes on from there', async ({ expect }) => {
    const cwd = freshFolder()
    const first = await harena('play colosseum --seed capua --preset house', { cwd, input: lines('F', 'q') })
    const file = savedIn(first.stdout)
    const second = await harena(`play --resume ${file}`, { cwd, input: lines('q') })
    const board = /\nTurn 1, phase[\s\S]*$/.exec(first.stdout.slice(first.stdout.lastIndexOf('\nTurn 1, phase')))![0]
    expect(second.stdout).toContain(board.slice(0, board.indexOf('The record')).trim())
  })

  test('people at one keyboard take turns at it', async ({ expect }) => {
    const input = lines('', 'F F', '', 'F F')
    const { stdout } = await harena('play colosseum --seed capua --hotseat', { cwd: freshFolder(), input })
    expect(stdout).toMatch(/Hand the keyboard to Felix\.[\s\S]+Felix: Write your movement/)
    expect(stdout).toMatch(/Hand the keyboard to Spiculus\.[\s\S]+Spiculus: Write your movement/)
    expect(stdout.indexOf('Felix plots')).toBeGreaterThan(stdout.indexOf('Spiculus: Write'))
  })

  test('with real dice, and in sentences', async ({ expect }) => {
    const typed = lines('zz', '12', '123', '123', '123', '123', '123', '1')
    const rolled = await harena('play colosseum --dice typed', { cwd: freshFolder(), input: typed })
    expect(rolled.stdout).toMatch(/Felix throws 3 dice \[§3\.4\.1\]: type what they show\./)
    expect(rolled.stdout).toMatch(/Spiculus throws 3 dice/)
    expect(rolled.stdout).toMatch(/ratings and armour are still to be rolled/)
    const told = await harena('play colosseum --plain --seed capua', { cwd: freshFolder(), input: lines('F') })
    expect(told.stdout).toMatch(/Spiculus is 5 hexes from Felix, south, ahead; Felix is ahead of him\./)
    expect(told.stdout).toMatch(/Felix's body: head armour C3, chest bare/)
    expect(told.stdout).not.toMatch(/\\__\//)
  })

  test('a set-up with styles, weapons, teams and an arena', async ({ expect }) => {
    const cwd = freshFolder()
    const place = (column: number, row: number, facing: number) => ({ column, row, facing })
    const ratings = { TR: 9, ST: 3, AG: 3, CN: 4, W: 12 }
    const gladiators = [
      { name: 'Flamma', team: 0, style: 'secutor', ratings, hands: ['axe'], shield: 'small', place: place(8, 6, 3) },
      { name: 'Kalendio', team: 1, style: 'retiarius', place: place(8, 8, 0) },
      { name: 'Astyanax', team: 1, style: 'thraex', sheath: ['dagger'], place: place(10, 8, 5) },
    ]
    const obstacles = [{ column: 6, row: 6, terrain: 'pillar' }]
    writeFileSync(join(cwd, 'setup.json'), JSON.stringify({ gladiators, arena: { size: 3, obstacles } }))
    const { stdout } = await harena('play colosseum --setup setup.json --seed a', { cwd, input: lines('X') })
    expect(stdout).toMatch(/axe and small shield[^;]*\(12 points\)/)
    expect(stdout).toMatch(/scimitar and small\s+shield \(12 points\); sheath:\s+dagger/)
    expect(stdout).toMatch(/\/##\\/)
    expect(stdout).toMatch(/^## pillar/m)
    expect(stdout).toMatch(/Flamma: Write your movement/)
    writeFileSync(join(cwd, 'setup.json'), JSON.stringify({ gladiators: [{ name: 'Flamma', team: 0, style: 'x' }] }))
    const refused = await harena('duel colosseum --setup setup.json', { cwd })
    expect(refused.stderr).toMatch(/§26\.1 A match has from two to 12 gladiators/)
  })
})

describe('§29.1 centurions', () => {
  const sheet = (name: string, team: number, centurion: boolean) => ({ name, team, style: 'myrmillo', centurion })

  test.each([
    ['one of two', [sheet('Felix', 0, false), sheet('Cassius', 1, true)], ['standard', null]],
    ['both', [sheet('Felix', 0, true), sheet('Cassius', 1, true)], [null, null]],
  ])('nobody decides for them: %s', async (_, gladiators, opponents) => {
    const file = join(freshFolder(), 'setup.json')
    writeFileSync(file, JSON.stringify({ gladiators }))
    const report = await json<{ seats: { opponent: string | null }[] }>(
      `simulate colosseum --setup ${file} --matches 4 --seed a --threads 1`,
    )
    expect(report.seats.map(({ opponent }) => opponent)).toEqual(opponents)
  })
})
