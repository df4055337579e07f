import { parseRecord, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import { expect, test } from 'vitest'
import type { Sitter } from '../src/app/saved-match.ts'
import { inBrowser, newTab, openMatch, waitFor } from './browser.ts'
import { duels, standard } from './matches.ts'

const master: Sitter = { kind: 'opponent', level: 'master' }

inBrowser('opponents who think', () => {
  test('a master plays the same match in the worker of a page as in Node', async () => {
    const { ruleset, opponents } = gameOf('outland')
    const match = { setup: duels.outland, dice: seeded('worker') }
    const page = await newTab()
    await openMatch(page, Table.open(ruleset, match).record(), [master, standard])
    const over = `(document.querySelector('dialog.moment button:not(:disabled)')?.click(), document.querySelector('.end'))`
    await waitFor(page, `${over} && JSON.parse(localStorage.getItem('harena.match.saved')).isOver`, 60_000)
    const kept = await page.evaluate(`JSON.parse(localStorage.getItem('harena.match.saved')).record`)
    const played = parseRecord(String(kept))
    const here = Table.open(ruleset, { ...match, players: [opponents.master!, opponents.standard!] }).record()
    expect(played.tape).toEqual(here.tape)
    expect(played.digest).toBe(here.digest)
  }, 90_000)
})
