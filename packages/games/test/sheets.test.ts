import { effectiveOptions, type Game, type Sheet, seeded, Table } from '@harena/engine'
import { papers, pdfOfSheets } from '@harena/sheets'
import { describe, expect, test } from 'vitest'
import { gameOf, games } from '../src/index.ts'

const withSheets = games.filter(({ sheets }) => sheets.length > 0)

/** All that is written on sheets. */
const textOf = (sheets: readonly Sheet[]) => JSON.stringify(sheets)

/** Whoever is asked gives his first legal answer. */
function answerFirst(table: Table<Game>): void {
  const { ruleset, state } = table
  const seat = ruleset.names(state).findIndex((_, one) => table.questionFor(one))
  const question = table.questionFor(seat)
  if (!question) throw new Error('nobody is asked')
  table.answer(seat, ruleset.legal(ruleset.known(state, seat), question)[0])
}

describe.each(withSheets.map((game) => [game.ruleset.id, game] as const))('%s', (_, game) => {
  const { ruleset, quick, sheets } = game
  const names = new Set(sheets.map(({ id }) => id))
  const filledOf = (state: unknown) => sheets.flatMap((kind) => kind.filled(state, null))

  test('sheets have names of their own, and blank ones have no name on them', () => {
    expect(names.size).toBe(sheets.length)
    for (const { blank, title, what } of sheets) {
      expect(title).not.toBe('')
      expect(what).not.toBe('')
      const made = blank(effectiveOptions(ruleset, {}))
      expect(made.length).toBeGreaterThan(0)
      expect(made.every(({ name }) => !name)).toBe(true)
    }
  })

  test('they are filled in before and in the middle of a bout, on both papers', () => {
    const { setup, options } = quick.at(-1) ?? { setup: game.defaultSetup(false), options: {} }
    const table = Table.open(ruleset, { setup, options, dice: seeded('sheets'), players: [] })
    if (quick.length === 0) {
      // Of a campaign there is nothing to print until somebody has his men.
      for (let at = 0; at < 40 && filledOf(table.state).length === 0; at++) answerFirst(table)
    }
    const filled = filledOf(table.state)
    expect(filled.length).toBeGreaterThan(0)
    if (quick.length > 0) for (const name of ruleset.names(table.state)) expect(textOf(filled)).toContain(`"${name}"`)
    for (const paper of ['a4', 'letter'] as const) {
      expect(papers[paper].width).toBeGreaterThan(0)
      const pdf = pdfOfSheets(filled, { paper, foot: ruleset.title, link: null })
      expect(pdf.startsWith('%PDF-1.4')).toBe(true)
    }
  })
})

test('GLADIATOR: wounds are checked on the log sheet as they were struck', () => {
  const { ruleset, sheets } = gameOf('colosseum')
  const table = Table.open(ruleset, { setup: ruleset.defaultSetup, dice: seeded('log'), players: [] })
  const state = structuredClone(table.state) as {
    gladiators: { wounds: number[]; hands: ({ boxes: number } | null)[] }[]
  }
  state.gladiators[0]!.wounds[1] = 3
  const [first] = sheets.find(({ id }) => id === 'log')!.filled(state, null)
  const wounds = first!.blocks.find((block) => block.kind === 'tracks')
  expect(wounds?.tracks.map(({ label, checked }) => [label, checked])).toEqual([
    ['Head', 0],
    ['Chest', 3],
    ['Groin', 0],
    ['Arms', 0],
    ['Legs', 0],
  ])
})

test('GLADIATOR: hidden log sheets are printed for their owners alone', () => {
  const { ruleset, sheets } = gameOf('colosseum')
  const options = { sheets: 'hidden' }
  const table = Table.open(ruleset, { setup: ruleset.defaultSetup, options, dice: seeded('log'), players: [] })
  const log = sheets.find(({ id }) => id === 'log')!
  const [one, other] = ruleset.names(table.state)
  expect(log.filled(table.state, 0).map(({ name }) => name)).toEqual([one])
  expect(log.filled(table.state, 1).map(({ name }) => name)).toEqual([other])
  expect(log.filled(table.state, null)).toEqual([])
})

test('the tables of play are those of the edition, and of changed numbers', () => {
  const { ruleset, sheets, presets } = gameOf('colosseum')
  const reference = sheets.find(({ id }) => id === 'reference')!
  const of = (options: object) => textOf(reference.blank(effectiveOptions(ruleset, { ...options })))
  expect(of(presets.classic1981!.switches)).not.toBe(of({}))
  expect(of({ 'tables.armourDRM.A': 7 })).not.toBe(of({}))
})
