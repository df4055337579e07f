import { readFileSync } from 'node:fs'
import { type Dice, isSparedBy, parseLedger, type SumStep, type Table } from '@harena/engine'
import { playRandomly } from '@harena/engine/conformance'
import { expect, test } from 'vitest'
import { colosseum, disclosed, mercyOf, type Options, options, presets } from '../src/index.ts'
import type { Colosseum } from '../src/match/game.ts'
import { find, melee, run } from './helpers.ts'
import { isKeen, randomMatch } from './random-match.ts'

const defaults = Object.fromEntries(options.map((option) => [option.id, option.default])) as unknown as Options

const ledger = parseLedger(readFileSync(new URL('../../../docs/rules/colosseum.md', import.meta.url), 'utf8'))

/** A random match by a preset as it stands. */
function matchBy(preset: Partial<Options>) {
  return (random: Dice) => {
    for (;;) {
      const { setup } = randomMatch(random)
      const given = { ...preset, turnLimit: 3 }
      if (colosseum.checkSetup(setup, { ...defaults, ...given }) === null) return { setup, options: given }
    }
  }
}

function playedBy(preset: Partial<Options>, seed: string): Table<Colosseum> {
  const subject = { ruleset: colosseum, randomMatch: matchBy(preset), isKeen, paragraphs: new Set<string>() }
  return playRandomly<Colosseum>(subject, seed)
}

test.each(Object.entries(presets))('preset %s: every throw has a name', (name, preset) => {
  for (let i = 0; i < 6; i++) {
    for (const { rolls } of playedBy(preset, `names ${name} ${i}`).log) {
      for (const { rule, name } of rolls) expect(name, rule).toBeTruthy()
    }
  }
})

interface Told {
  readonly kind: string
  readonly total?: number
  readonly wounds?: number
  readonly steps?: readonly SumStep[]
}

/** What is told in full, with what is hidden from some. */
function sumsTold({ log }: Table<Colosseum>): Told[] {
  return log.map(({ event }): Told => disclosed(event)).filter(({ total, steps }) => total !== undefined || steps)
}

test.each(Object.entries(presets))(
  'preset %s: the steps of every total add up to it, each by its paragraph',
  (name, preset) => {
    for (const sheets of ['open', 'hidden'] as const) {
      for (let i = 0; i < 10; i++) {
        for (const { kind, total, wounds, steps } of sumsTold(playedBy({ ...preset, sheets }, `steps ${name} ${i}`))) {
          expect(
            steps!.reduce((sum, { value }) => sum + value, 0),
            kind,
          ).toBe(kind === 'wounded' ? wounds : total)
          for (const { rule } of steps!) expect(ledger.has(rule), `${kind} ${rule}`).toBe(true)
        }
      }
    }
  },
)

test.each(['open', 'hidden'] as const)(
  'with %s log sheets every event is a whole sentence, whoever reads it',
  (sheets) => {
    for (let i = 0; i < 12; i++) {
      const table = playedBy({ sheets }, `sentences ${i}`)
      const names = table.state.gladiators.map(({ name }) => name)
      for (const seat of [null, ...names.keys()]) {
        for (const { event } of table.logFor(seat)) {
          const text = colosseum.narrate(event, names)
          expect(text).toMatch(/^[A-Z][^\n]*\.$/i)
          expect(text).not.toMatch(/undefined|NaN|null|\b1 (points|wounds|boxes|hexes)\b/)
        }
      }
    }
  },
)

test('§5.3 the end names those who have won, of a large side the first', () => {
  const names = ['Felix', 'Nero', 'Priscus', 'Verus']
  const told = (...winners: number[]) =>
    colosseum.narrate({ kind: 'matchEnded', rule: '§5.3', winner: 1, winners }, names)
  expect(told(1)).toBe('The match is over: Nero wins.')
  expect(told(1, 2)).toBe('The match is over: Nero and Priscus win.')
  expect(told(0, 1, 2, 3)).toBe('The match is over: Felix and those beside him win.')
})

test('§5.3 §10.5 they are the living of that side, or all of it where none is left', () => {
  const state = melee([0, 1, 1])
  for (const who of state.gladiators) if (who.seat < 2) who.out = 'killed'
  state.step = 'appeals'
  const end = () =>
    find(
      run(colosseum.clone(state), [], [], ({ state: own, referee }) => colosseum.playStep(own, referee)),
      'matchEnded',
    )
  expect(end()).toMatchObject({ winner: 1, winners: [2] })
  state.gladiators[2]!.isMortal = true
  expect(end()).toMatchObject({ winner: 1, winners: [1, 2] })
})

test('§18.3 what an appeal is said to have needed is what decided it, in every edition', () => {
  const found = { 1: 0, 2: 0 }
  for (const [name, preset] of Object.entries(presets)) {
    for (let i = 0; i < 12; i++) {
      const { log } = playedBy({ ...preset, turnLimit: 4 } as Partial<Options>, `appeals ${name} ${i}`)
      for (const { event, rolls } of log) {
        if (event.kind !== 'appealed') continue
        const mercy = mercyOf(disclosed(event))
        if (!mercy) continue
        expect(mercy.dice).toBe(rolls.at(-1)!.faces.length)
        expect(isSparedBy(mercy)).toBe(event.spared)
        found[mercy.dice as 1 | 2]++
      }
    }
  }
  expect(found[1]).toBeGreaterThan(0)
  expect(found[2]).toBeGreaterThan(0)
})

test('§18.3 an appeal says what was thrown and what was needed', () => {
  const step = (what: string, value: number) => ({ what, value, rule: '§18.3' })
  const steps = [step('the crowd', 8), step('performance', 1)]
  const event = { kind: 'appealed', rule: '§18.3', seat: 0, victor: 1, spared: false, total: 9, steps } as const
  expect(colosseum.narrate(event, ['Felix', 'Tiro'])).toBe(
    'The crowd judges the appeal of Felix, sum 9 (thrown 8, performance +1), needed 10 or more: no mercy.',
  )
})
