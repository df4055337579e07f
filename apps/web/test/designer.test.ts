import { gameOf, games } from '@harena/games'
import { checkedPatch, patchable } from '@harena/lab'
import { balance, moveText, runHere } from '@harena/lab/balance'
import { describe, expect, test } from 'vitest'
import {
  isEmpty,
  movesShown,
  newDraft,
  patchOf,
  placeName,
  placesLike,
  reachOf,
  settingsOf,
  withPatch,
} from '../src/pages/designer/draft.ts'

describe.each(games.filter((game) => game.balance).map(({ ruleset }) => ruleset.id))('a draft of %s', (ruleset) => {
  test('is empty at first and takes up a few styles', () => {
    const draft = newDraft(ruleset)
    expect(isEmpty(patchOf(draft))).toBe(true)
    expect(draft.styles).toHaveLength(3)
  })

  test('holds only what differs from the rules', () => {
    const draft = newDraft(ruleset)
    const [place] = patchable(gameOf(ruleset)).filter(({ value }) => typeof value === 'number')
    const { path, value } = place!
    expect(isEmpty(patchOf({ ...draft, tables: { [path]: value } }))).toBe(true)
    const patch = patchOf({ ...draft, tables: { [path]: Number(value) + 1 } })
    expect(patch).toEqual({ options: {}, tables: { [path]: Number(value) + 1 } })
    expect(checkedPatch(gameOf(ruleset), patch)).toEqual(patch)
    expect(patchOf(withPatch(draft, patch))).toEqual(patch)
  })
})

test('a small run tells what moved, and the tables are as before', async () => {
  const before = JSON.stringify(patchable(gameOf('munera')))
  const draft = { ...newDraft('munera'), tables: { 'weapons.trident.ap': 9 }, bouts: 60 }
  const report = await balance(gameOf('munera'), settingsOf(draft), { run: runHere(gameOf('munera'), async () => {}) })
  expect(report.styles.map(({ id }) => id)).toEqual(draft.styles)
  expect(report.patch?.isIdentical).toBe(false)
  const retiarius = report.patch?.moves.find(({ kind, what }) => kind === 'style' && what === 'Retiarius')
  expect(retiarius?.change).toBeLessThan(-0.1)
  expect(retiarius?.isSignificant).toBe(true)
  // Two others carry no trident: with the same dice their bouts are the same, and nothing is estimated.
  const untouched = report.patch?.moves.find(({ what }) => what === 'Samnite against Secutor')
  expect(untouched).toMatchObject({ change: 0, low: 0, high: 0, isSignificant: false })
  expect(moveText(untouched!, 'round').interval).toBe('the same bouts')
  expect(JSON.stringify(patchable(gameOf('munera')))).toBe(before)
})

test('what is rare is told so exactly that its change can be seen', () => {
  const rare = {
    kind: 'undecided',
    what: '',
    from: 0.0014,
    to: 0.0006,
    change: -0.0008,
    low: -0.003,
    high: 0.002,
  } as const
  const told = moveText({ ...rare, p: 1, isSignificant: false }, 'round')
  expect(told).toEqual({ from: '0.14 %', to: '0.06 %', change: '−0.08', interval: '−0.30 to +0.20' })
})

test('what changes not one bout is told without intervals', async () => {
  const draft = { ...newDraft('munera'), tables: { 'weapons.bow.ap': 9 }, bouts: 30 }
  const { patch } = await balance(gameOf('munera'), settingsOf(draft), {
    run: runHere(gameOf('munera'), async () => {}),
  })
  expect(patch?.isIdentical).toBe(true)
  expect(movesShown(patch!)).toEqual([])
})

test('an unknown style is an error that names the known ones', async () => {
  const settings = { ...settingsOf(newDraft('outland')), only: ['lion'] }
  await expect(
    balance(gameOf('outland'), settings, { run: runHere(gameOf('outland'), async () => {}) }),
  ).rejects.toThrow(/"lion" is no style; known are samnite/)
})

test('entries are found by the words of their names, whole words first', () => {
  const found = placesLike(patchable(gameOf('munera')), 'AP trident').map(({ path }) => path)
  expect(found[0]).toBe('weapons.trident.ap')
  expect(placesLike(patchable(gameOf('munera')), 'no such thing')).toEqual([])
  expect(placeName('weightAp.light')).toBe('Weight ap › light')
})

test('a slider reaches five either way, and further for large numbers', () => {
  expect(reachOf(1)).toEqual({ min: -4, max: 6 })
  expect(reachOf(-12)).toEqual({ min: -24, max: 0 })
})
