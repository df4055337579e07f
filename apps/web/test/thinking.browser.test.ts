import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { digest, parseRecord, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import { expect, inject, test } from 'vitest'
import type { Sitter } from '../src/app/saved-match.ts'
import { address, eachBout, inBrowser, newTab, openMatch, phone, waitFor } from './browser.ts'
import { duels, standard } from './matches.ts'
import { shortMatches, wholeMatch } from './short-matches.ts'

const master: Sitter = { kind: 'opponent', level: 'master' }

inBrowser('opponents who think', () => {
  test('whoever asks for advice in the first bout of any game is told what the master would do, and why', async () => {
    const page = await newTab(phone)
    await eachBout(page, async (game) => {
      await page.getByRole('button', { name: 'Suggest' }).first().click()
      // The dice of the bout are new each time, and not every answer has a reason of the game's own.
      await page.locator('.suggested :is(p, summary)').first().waitFor()
      expect(await page.locator('.suggested').textContent(), game).toMatch(/The master would choose .* you would win/)
    })
  })

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

  test('every level of every game answers in the browser as in Node, and a master throughout a duel of GLADIATOR', async () => {
    const matches = [...shortMatches(), wholeMatch('colosseum', 'master')]
    const page = await newTab()
    await page.goto(address())
    // The very worker that is published: it is asked what Node was asked.
    const files = await readdir(join(inject('page'), 'assets'))
    const worker = files.find((file) => file.startsWith('thinker.worker'))
    expect(worker).toBeDefined()
    const thoughts = matches.flatMap((match) => match.thoughts)
    const answers = await page.evaluate(
      async ([path, asked]) => {
        const thinker = new Worker(path, { type: 'module' })
        const all = await Promise.all(
          asked.map((thought, number) => {
            thinker.postMessage({ number, job: { do: 'think', thought } })
            return new Promise<{ result: unknown }>((resolve, reject) => {
              thinker.addEventListener('message', ({ data }) => data.number === number && resolve(data))
              thinker.addEventListener('error', () => reject(new Error('the worker has failed')))
            })
          }),
        )
        thinker.terminate()
        return all.map(({ result }) => result)
      },
      [`assets/${worker}`, thoughts] as const,
    )
    let at = 0
    for (const match of matches) {
      const own = match.answers.slice(0, match.thoughts.length)
      expect(digest(answers.slice(at, at + own.length)), match.name).toBe(digest(own))
      at += own.length
    }
  }, 180_000)
})
