import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { freshFolder, harena, json } from './harena.ts'

// Every test starts programs, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const lines = (...commands: string[]) => commands.map((command) => `${command}\n`).join('')

describe.concurrent('odds of heroes', () => {
  test('D-62 T5-5 by flags, by JSON and in a batch', async ({ expect }) => {
    const exact = { 1: 15 / 22, 2: 6 / 22 }
    const situation = { kind: 'attackResolution', attacker: 2, defender: 1 }
    const batch = await harena('odds heroes --batch', { input: JSON.stringify([situation, situation]) })
    const answers = [
      await json<Record<string, unknown>>('odds heroes attack-resolution --attacker 2 --defender 1'),
      await json<Record<string, unknown>>('odds heroes attackResolution --attacker 2 --defender 1 --attackerRetake 2'),
      JSON.parse((await harena(['odds', 'heroes', JSON.stringify(situation)])).stdout),
      ...JSON.parse(batch.stdout),
    ]
    expect(answers).toHaveLength(5)
    for (const found of answers) {
      expect(Object.keys(found)).toEqual(['attackerHits', 'defenderHits', 'escape'])
      for (const [impact, chance] of Object.entries(exact)) expect(found.attackerHits[impact]).toBeCloseTo(chance, 12)
      expect(found.defenderHits[1]).toBeCloseTo(1 / 22, 12)
    }
  })

  test('a batch of all kinds, in order', async ({ expect }) => {
    const situations = [
      { kind: 'contest', a: 3, b: 2 },
      { kind: 'hitLocation', shield: 'large', swordsman: true },
      { kind: 'damage', impact: 2, ac: 1, hands: 1 },
      { kind: 'movementOrder', modifierA: 1, modifierB: 0 },
      { kind: 'appeal', savvy: 4, center: true },
      { kind: 'recovery', strength: 4, belly: true },
      { kind: 'npgBonus', bonusDice: 2, table: 'attack' },
      { kind: 'netToss', retiarius: 3, target: 2 },
    ]
    const { stdout, status } = await harena('odds heroes --batch --json', { input: JSON.stringify(situations) })
    expect(status).toBe(0)
    expect(JSON.parse(stdout).map(Object.keys)).toEqual([
      ['aBy2', 'aBy1', 'tie', 'bBy1', 'bBy2'],
      ['head', 'leftArm', 'chest', 'rightArm', 'belly', 'leftLeg', 'rightLeg', 'noEffect'],
      ['damage', 'knockedDown'],
      ['aFirst'],
      ['mercy', 'undecided', 'death', 'spared'],
      ['full', 'missNextDay', 'strengthLoss', 'dies'],
      ['used'],
      ['snared', 'noChance', 'missed'],
    ])
  })

  test('batches of the other games', async ({ expect }) => {
    const input = JSON.stringify([{ kind: 'attack', modifier: 0, save: 2 }])
    const { stdout } = await harena('odds munera --batch', { input })
    expect(JSON.parse(stdout)).toEqual([await json('odds munera attack --modifier 0 --save 2')])
    const other = await harena('odds outland --batch', { input: '[{"kind":"break-free","strength":2,"agility":2}]' })
    expect(JSON.parse(other.stdout)).toEqual([await json('odds outland break-free --strength 2 --agility 2')])
  })

  test.each([
    [
      '[{"kind":"contest","a":3,"b":2},{"kind":"contset"}]',
      /situation 2 of 2: unknown kind "contset"; known are contest/,
    ],
    ['[{"kind":"contest","a":3,"b":2,"c":1}]', /situation 1 of 1: unknown field "c"; contest has a, b/],
    ['[{"kind":"contest","a":"3","b":2}]', /situation 1 of 1: a must be a whole number from -?\d+ to \d+, not "3"/],
    ['{"kind":"contest"}', /a batch is a list of situations/],
    ['', /standard input cannot be read: it is not JSON/],
  ])('a bad batch: %s', async (input, message) => {
    const { status, stdout, stderr } = await harena('odds heroes --batch', { input })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(message)
    expect(stderr).toMatch(/^harena: [^\n]+\n$/)
  })
})

describe.concurrent('duel and simulate heroes', () => {
  test('a duel is the match of its seed; alone by default', async ({ expect }) => {
    const duel = await json<{ digest: string; seats: { opponent: string | null; type: string }[] }>(
      'duel heroes --seed capua/3',
    )
    expect(duel.seats.map(({ opponent, type }) => [opponent, type])).toEqual([
      ['standard', 'hoplomachus'],
      [null, 'rolled'],
    ])
    expect(await json('duel heroes --seed capua/3')).toEqual(duel)
    expect(await json('duel heroes --seed capua/4')).not.toMatchObject({ digest: duel.digest })
  })

  test('head to head, and against a given NPG', async ({ expect }) => {
    const both = await json<{ seats: { opponent: string | null }[] }>(
      'duel heroes --head-to-head --as retiarius --opponent novice,veteran',
    )
    expect(both.seats).toMatchObject([{ type: 'retiarius', opponent: 'novice' }, { opponent: 'veteran' }])
    const npg = await json<{ seats: unknown[] }>('duel heroes --as retiarius --against secutor')
    expect(npg.seats).toMatchObject([
      { type: 'retiarius', opponent: 'standard' },
      { type: 'secutor', opponent: null },
    ])
  })

  test('the record can be verified, and a set-up comes from a file', async ({ expect }) => {
    const cwd = freshFolder()
    await json('duel heroes --seed a --record a.json', { cwd })
    expect(await harena('replay a.json --verify', { cwd })).toMatchObject({ status: 0 })
    const told = await harena('replay a.json', { cwd })
    expect(told.stdout).toMatch(/\[P20\]W/)
    const record = await json<{ view: { arena: { id: string } } }>('replay a.json', { cwd })
    expect(record.view.arena.id).toBe('provincial')
    const { setup } = JSON.parse(readFileSync(join(cwd, 'a.json'), 'utf8'))
    writeFileSync(join(cwd, 'setup.json'), JSON.stringify({ ...setup, arena: 'colosseum' }))
    const other = await harena('play heroes --setup setup.json', { cwd, input: 'q\n' })
    expect(other.stdout).toMatch(/\[W6\]W/)
  })

  test('simulate: one thread and two print the same', async ({ expect }) => {
    const args = 'simulate heroes --matches 220 --seed capua --json'
    const [one, two] = await Promise.all([1, 2].map((threads) => harena(`${args} --threads ${threads}`)))
    expect(two!.stdout).toBe(one!.stdout)
    expect(JSON.parse(one!.stdout)).toMatchObject({ ruleset: 'heroes', matches: 220, lengths: { unit: 'turn' } })
  })

  test('careers can be simulated', async ({ expect }) => {
    const found = await json('simulate heroes-career --matches 2 --seed capua')
    expect(found).toMatchObject({ ruleset: 'heroes-career', matches: 2, lengths: { unit: 'month' } })
  })
})

describe.concurrent('play heroes', () => {
  test.each(['', '--head-to-head', '--plain'])('to the end, always the first choice %s', async (flag) => {
    const cwd = freshFolder()
    const input = '1\n'.repeat(4000)
    const { status, stdout, stderr } = await harena(`play heroes --seed capua ${flag}`, { cwd, input })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/\w+ won after \d+ turns?\.|A draw after/)
  })

  test('zones, parts, Bonus Dice, numbers of choices, odds and paragraphs', async ({ expect }) => {
    const input = lines('?1', 'r T5-3', 'q')
    const { stdout } = await harena('play heroes --seed capua', { cwd: freshFolder(), input })
    expect(stdout).toMatch(/\[P20\]W +\(P21\) +<P22> +<P23> +<P24> +\(P25\) +\[P26\]E\n +P +4/)
    expect(stdout).toMatch(/8 Bonus Dice; right hand spear; left hand small/)
    expect(stdout).toMatch(/Head 4 \(armor 3\), left arm 4, chest 4/)
    expect(stdout).toMatch(/Priscus, what do you do\? \[§5\.2\.3\]/)
    expect(stdout).toMatch(/^ +4 {2}Move to P21/m)
    expect(stdout).toMatch(/T5-3 table, /)
    expect(stdout).toMatch(/\[T5-1; dice: Priscus \d \(movement order\)/)
  })

  test('in sentences, with distances', async ({ expect }) => {
    const { stdout } = await harena('play heroes --seed capua --plain', { cwd: freshFolder(), input: 'q\n' })
    expect(stdout).toMatch(/Priscus, Hoplomachus \(Star\), in P20 \(Wall, gate W\): Savvy 4;/)
    expect(stdout).toMatch(/is \d zones? from Priscus\./)
    expect(stdout).not.toMatch(/\[P20\]/)
  })

  test('an answer as JSON', async ({ expect }) => {
    const input = lines('{"do":"fly"}', '{"do":', '{"do":"move","to":"P21"}', 'q')
    const { stdout } = await harena('play heroes --seed capua', { cwd: freshFolder(), input })
    expect(stdout).toMatch(/^§\S+ /m)
    expect(stdout).toMatch(/this is not JSON, or it was cut off: an answer looks like/)
    expect(stdout).toMatch(/Priscus moves from P20 to P21/)
  })

  test('bids are made in secret: the second one is asked without knowing the first', async ({ expect }) => {
    const cwd = freshFolder()
    // Both walk towards each other until they meet, then the first bids five of his eight dice.
    const walk = (from: number, to: number) =>
      Array.from(
        { length: Math.abs(to - from) },
        (_, i) => `{"do":"move","to":"P2${from + Math.sign(to - from) * (i + 1)}"}`,
      )
    const [there, back] = [walk(0, 3), walk(6, 3)]
    const input = lines(...there.flatMap((step, i) => [step, back[i]!, step]), '{"do":"fight"}', '6', 'q')
    const { stdout } = await harena('play heroes --seed capua --hotseat', { cwd, input })
    const asked = stdout.split('how many Bonus Dice')
    expect(asked.length).toBeGreaterThanOrEqual(3)
    expect(asked[1]).toMatch(/The others decide at the same time: what you type is not shown\./)
    const between = asked[1]!.slice(asked[1]!.indexOf('what you type is not shown'))
    expect(between).not.toMatch(/uses|5 of/)
    expect(asked[2]).toMatch(/against (Priscus|Verus)\?/)
    expect(asked[2]).toMatch(/8 of 8 Bonus Dice/)
  })
})

test('the contents and help name everything', async () => {
  const help = await harena('odds heroes attack-resolution --help')
  expect(help.stdout).toMatch(/--attacker-retake <n>.*\n?.*default: as\s+attacker/)
  expect(help.stdout).not.toContain('--attackerRetake')
})
