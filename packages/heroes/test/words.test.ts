import { Dice, seeded, Table } from '@harena/engine'
import { expect, test } from 'vitest'
import { type Heroes, heroes, heroesCareer } from '../src/index.ts'
import { activate, ensnare, matchOf, pool } from './arena-floor.ts'
import { isKeen, randomCareer, randomMatch } from './random-matches.ts'

test('§5.0 every question has a prompt, every answer a label, and previews add up to one', () => {
  const kinds = new Set<string>()
  for (let i = 0; i < 60; i++) {
    const random = Dice.fromSeed(`words ${i}`)
    const { setup, options } = randomMatch(random)
    const table = Table.open(heroes, { setup, options, dice: seeded(`words ${i}`) })
    for (let n = 0; !table.isOver && n < 150; n++) {
      const question = table.waiting!.for === 'answers' ? table.waiting!.questions[0]! : null
      const legal = heroes.legal(table.state, question!)
      kinds.add(question!.kind)
      expect(heroes.prompt(table.state, question!)).toMatch(/\w/)
      // Two swords on the ground are the same to everybody.
      const distinct = legal.filter((answer) => typeof answer !== 'object' || answer.do !== 'pickUp')
      const labels = distinct.map((answer) => heroes.describe(table.state, question!, answer))
      if (question!.kind !== 'location') expect(new Set(labels).size).toBe(labels.length)
      for (const answer of legal.slice(0, 4)) {
        const preview = heroes.preview(table.state, question!, answer)
        if (preview) expect(preview.odds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
      }
      const keen = legal.filter(isKeen)
      const among = keen.length > 0 ? keen : legal
      table.answer(question!.seat, among[random.below(among.length)])
    }
  }
  expect([...kinds].sort()).toEqual(['act', 'bid', 'chooseOpponent', 'handle', 'location', 'mode', 'starPower'])
})

test('§7.0 every question and answer of a career is worded', () => {
  const random = Dice.fromSeed('career words')
  const table = Table.open(heroesCareer, { setup: randomCareer(random).setup, dice: seeded('career words') })
  for (let n = 0; !table.isOver && n < 200; n++) {
    const question = table.waiting!.for === 'answers' ? table.waiting!.questions[0]! : null
    const legal = heroesCareer.legal(table.state, question!)
    expect(heroesCareer.prompt(table.state, question!)).toMatch(/\w/)
    for (const answer of legal) expect(heroesCareer.describe(table.state, question!, answer)).toMatch(/\w/)
    const keen = legal.filter(isKeen)
    table.answer(question!.seat, (keen.length > 0 ? keen : legal)[0])
  }
})

const bid = (seat: number, table: 'maneuver' | 'attack' | 'netToss', more: object = {}) =>
  ({
    kind: 'bid',
    seat,
    rule: 'T5-3',
    table,
    against: 1 - seat,
    min: 0,
    max: 4,
    dice: 8,
    againstDice: 8,
    isFirst: true,
    mode: 'none',
    isRetake: false,
    ...more,
  }) as Extract<Heroes['question'], { kind: 'bid' }>

test('T5-3 §3.7.2 the preview of a bid shows every line of the pool with its paragraph', () => {
  const state = matchOf([{ style: 'hoplomachus', signatures: ['agile'], card: { isDown: true, bonus: 4 } }, {}])
  const preview = heroes.preview(state, bid(0, 'maneuver', { dice: 8 }), 2)!
  expect(preview.lines).toEqual([
    { text: 'Savvy', rule: '§3.6.1', value: 4 },
    { text: 'Speed', rule: '§3.6.3', value: 4 },
    { text: 'Knocked down', rule: 'T5-3', value: -2 },
    { text: 'Agile', rule: 'T3-2', value: 1 },
    { text: 'Reach', rule: '§3.10.5', value: 1 },
    { text: 'Bonus Dice', rule: '§3.7.2', value: 2 },
  ])
})

test('T5-5 §3.7.3 the preview of an Attack counts what an NPG will use, exactly', () => {
  const state = matchOf([{ card: { bonus: 4 } }, { control: 'npg', card: { bonus: 1 } }])
  const preview = heroes.preview(state, bid(0, 'attack', { dice: 1, againstDice: 0 }), 0)!
  const share = (label: string) => preview.odds.find((one) => one.label === label)?.share
  // One die against none (2 of 3) or against one (1 of 3).
  expect(share('this roll hits him')).toBeCloseTo((2 / 3) * 0.5 + (1 / 3) * 0.25, 12)
  expect(share('Counterstrike: he attacks now')).toBeCloseTo((1 / 3) * 0.25, 12)
  expect(preview.summary).toBe('1 dice against 0, and whatever his own dice let him add.')
})

test.each([
  ['T3-2 §3.7.3 the preview counts the one Bonus Die that a Frenzied NPG must use', 'npg'],
  ['T3-2 §3.7.2 the preview counts the one Bonus Die that a Frenzied Star must use', 'star'],
] as const)('%s', (_, control) => {
  const state = matchOf([{ card: { bonus: 1 } }, { control, signatures: ['frenzy'], card: { bonus: 1 } }])
  const preview = heroes.preview(state, bid(0, 'attack', { dice: 2, againstDice: 2 }), 0)!
  // Two dice against three, whatever the trigger shows.
  expect(preview.odds.find(({ label }) => label === 'this roll hits him')?.share).toBeCloseTo(6 / 32, 12)
})

test('§3.7.2 the preview supposes no bid of one who has no Bonus Dice left, and says so', () => {
  const against = (bonus: number) => matchOf([{ card: { bonus: 4 } }, { card: { bonus } }])
  const summary = (bonus: number) =>
    heroes.preview(against(bonus), bid(0, 'attack', { dice: 4, againstDice: 6 }), 0)!.summary
  expect(summary(0)).toBe('4 dice against 6: your opponent has no Bonus Dice left.')
  expect(summary(2)).toBe('4 dice against 6, if your opponent uses no Bonus Dice.')
})

test('G-32 §5.4.8 the preview of a throw shows the lines that count', () => {
  const options = { throwSandStateModifiers: 'yes' } as const
  const state = matchOf([{ zone: 'P22', card: { isBlinded: true } }, { card: { isDown: true } }], { options })
  const question = { kind: 'act', seat: 0, rule: '§5.2.3' } as const
  const preview = heroes.preview(state, question, { do: 'throw', hand: 'right', target: 1 })!
  expect(preview.lines.map(({ value }) => value)).toEqual([3, 4])
  expect(preview.summary).toBe('7 dice against 6.')
})

test('§5.4.9.1 §3.2.1 what throws dice has a preview: clearing the eyes, Star Power', () => {
  const state = matchOf([{ attributes: [3, 4, 4], card: { isBlinded: true, starPower: 1 } }, {}])
  const act = { kind: 'act', seat: 0, rule: '§5.2.4' } as const
  expect(heroes.preview(state, act, { do: 'clearEyes' })!.odds[0]).toMatchObject({ label: 'cleared', share: 2 / 6 })
  const starPower = { kind: 'starPower', seat: 0, rule: '§3.2.1', part: 2, damage: 1, dice: 1 } as const
  expect(heroes.preview(state, starPower, 1)!.odds).toMatchObject([{ label: 'no damage', share: 0.5 }, { share: 0.5 }])
  expect(heroes.preview(state, starPower, 0)).toBeNull()
})

test('G-01 a preview warns when lines below zero swallow a bid', () => {
  const state = matchOf([{ card: { bonus: 4 } }, {}])
  ensnare(state, 0, 1)
  expect(heroes.preview(state, bid(0, 'attack', { dice: -1 }), 2)!.summary).toContain('swallowed')
  expect(heroes.preview(state, bid(0, 'attack', { dice: 1 }), 2)!.summary).not.toContain('swallowed')
})

test('§6.8 T6-1 the preview of a surrender shows the appeal with its lines', () => {
  const state = matchOf([{ card: { woundsInflicted: 1, bonus: 1 } }, {}])
  const question = { kind: 'act', seat: 0, rule: '§5.2.4' } as const
  const preview = heroes.preview(state, question, { do: 'surrender' })!
  expect(preview.lines.map(({ value }) => value)).toEqual([4, 1, 1, -1])
  expect(preview.summary).toContain('5')
})

test('§5.2.2 an answer knows its zone on the board', () => {
  const state = matchOf([{ zone: 'P22' }, {}])
  const question = { kind: 'act', seat: 0, rule: '§5.2.3' } as const
  expect(heroes.aim(state, question, { do: 'move', to: 'P21' })).toEqual({ kind: 'zone', zone: 'P21' })
  expect(heroes.aim(state, question, { do: 'kickSand', target: 1 })).toEqual({ kind: 'zone', zone: 'P23' })
  expect(heroes.aim(state, question, { do: 'rest' })).toEqual({ kind: 'zone', zone: 'P22' })
  expect(heroes.aim(state, question, { do: 'surrender' })).toBeNull()
})

test('§5.4.3 §5.3 events read as sentences', () => {
  const state = matchOf([{}, {}])
  const script = [...pool(1, 8), ...pool(0, 8), ...pool(1, 4), ...pool(0, 4), 1, 1]
  const referee = activate(state, 0, script, [{ do: 'fight' }])
  expect(referee.events.map((event) => heroes.narrate(event, heroes.names(state)))).toEqual([
    'G0 and G1 maneuver, 1 success to 0: G0 attacks.',
    'G0 attacks G1, 1 success to 0: a hit.',
    "The blow goes to G1's right leg.",
    'Impact 1 − armor 0 + weapon 1: 2 points of damage.',
    'G1 is knocked down.',
    'G1 loses 2 points in the right leg and has 2 left there; his Speed is 3.',
  ])
})

test('T6-1 an appeal says what each die needed, and what that is made of', () => {
  const steps = [
    { what: 'Savvy', value: 4, rule: 'T6-1' },
    { what: 'Kicked sand', value: -1, rule: 'T6-1' },
  ]
  const event = { kind: 'appealed', rule: 'T6-1', seat: 0, target: 3, passed: 0, steps } as const
  expect(heroes.narrate(event, ['Felix'])).toBe(
    'Felix appeals to the crowd, needed 3 or less on each die (Savvy +4, Kicked sand -1): neither die passes, the crowd wants his death.',
  )
  expect(heroes.narrate({ ...event, target: 7, steps: [] }, ['Felix'])).toContain(
    '5 or less on each die (a 6 always fails)',
  )
})
