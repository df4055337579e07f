/** Every screen under axe: the school, what people make themselves, the review, words instead of the sand, settings. */
import { seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import type { Sitter } from '../src/app/saved-match.ts'
import { passOnAll } from './axe.ts'
import { address, begin, inBrowser, newTab, openHome, openMatch, smallPhone } from './browser.ts'
import { duels, you } from './matches.ts'

async function opened(hash: string, shown: string): Promise<Page> {
  const page = await newTab(smallPhone)
  await page.goto(`${address()}#${hash}`)
  await page.locator(shown).first().waitFor()
  return page
}

const opponent = (level: string): Sitter => ({ kind: 'opponent', level })

inBrowser('the other screens', () => {
  test('the school, a lesson to its end, a puzzle', async () => {
    const page = await opened('school', '.school')
    await passOnAll(page, 'the school')
    await page.goto(`${address()}#school/munera`)
    await page.getByRole('link', { name: 'Begin with “Munera: your first bout”' }).click()
    for (let number = 1; number <= 7; number++) {
      await page.locator('.coach').getByText(`${number} of 7`).waitFor()
      if (number === 1) await passOnAll(page, 'a lesson')
      await page.locator('.coached').last().click()
      const confirm = page.locator('#primary.coached')
      if (await page.locator('.task-preview').count()) await confirm.click()
    }
    const verdict = page.locator('dialog.moment button:not(:disabled)')
    const won = page.getByRole('heading', { name: 'You have won' })
    await verdict.or(won).first().waitFor()
    if (await verdict.count()) await page.getByRole('button', { name: 'Go on' }).click()
    await won.waitFor()
    await passOnAll(page, 'the end of a lesson')
    await page.goto(`${address()}#puzzle/a-step-back`)
    await page.getByRole('button', { name: 'Back to the left, twice' }).click()
    await page.getByRole('heading', { name: 'Correct' }).waitFor()
    await passOnAll(page, 'a puzzle')
  })

  test('scenarios and their editor', async () => {
    const page = await opened('scenarios', '.scenario-card')
    await passOnAll(page, 'scenarios')
    await page.goto(`${address()}#editor/the-white-gazelle`)
    await page.locator('.arena-board').waitFor()
    await page.getByLabel('It ends').selectOption('holds out')
    await passOnAll(page, 'the editor')
    await page.getByRole('button', { name: 'Save in this browser' }).click()
    await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('munera')
    await page.getByLabel('The set-up').waitFor()
    await passOnAll(page, 'the editor of another game')
    await page.goto(`${address()}#scenarios`)
    await page.getByRole('heading', { name: 'Your own' }).waitFor()
    await passOnAll(page, 'scenarios of your own')
  })

  test('the set-up of Outland, and a link that cannot be read', async () => {
    const page = await opened('setup/outland', '.setup-form .how')
    await page.locator('.switches > summary').click()
    await passOnAll(page, 'the set-up of Outland')
    await page.goto(`${address()}#r=nonsense`)
    await page.getByRole('heading', { name: 'The match cannot be shown' }).waitFor()
    await passOnAll(page, 'a match that cannot be shown')
  })

  test("the designer's bench", async () => {
    const page = await opened('designer/munera', '.designer')
    await page.getByLabel('Add an entry to change').fill('trident ap')
    await page.getByRole('button', { name: 'Weapons › trident › ap' }).click()
    const slider = page.getByRole('slider', { name: 'Weapons › trident › ap' })
    for (let i = 0; i < 4; i++) await slider.press('ArrowRight')
    await page.getByLabel('Bouts of each pairing').selectOption('100')
    await page.getByRole('button', { name: /^Play/ }).click()
    await page.getByRole('heading', { name: 'What moved' }).waitFor()
    await passOnAll(page, 'the bench')
  })

  test('one fight, four books', async () => {
    const page = await opened('books', '.books-book')
    await page.getByRole('region', { name: 'What changes' }).waitFor()
    await passOnAll(page, 'one fight, four books')
  })

  test('gladiators of one’s own', async () => {
    const page = await opened('gladiators', 'h1')
    await page.getByRole('button', { name: 'Ajax takes the oath' }).click()
    await page.getByRole('article', { name: 'Ajax' }).locator('.standing').waitFor()
    await passOnAll(page, 'my gladiators')
    await page.evaluate(`(() => {
      const men = JSON.parse(localStorage.getItem('harena.gladiators'))
      men[0].bouts.push({ match: 'saved', seat: 0, ruleset: 'munera', at: 1, end: null })
      localStorage.setItem('harena.gladiators', JSON.stringify(men))
    })()`)
    const { ruleset, opponents } = gameOf('munera')
    const fighters = ['Ajax', 'Verus'].map((name, team) => ({ name, type: ['retiarius', 'thracian'][team], team }))
    const players = [opponents.standard!, opponents.novice!]
    const bout = Table.open(ruleset, { setup: { fighters }, dice: seeded('m15'), players })
    await openMatch(page, bout.record(), [you, opponent('novice')])
    await page.locator('.own-after').waitFor()
    await passOnAll(page, 'the end of one’s own man')
    await page.getByRole('link', { name: 'My gladiators' }).click()
    await page.getByRole('article', { name: 'The stone of Ajax' }).waitFor()
    await passOnAll(page, 'a stone')
  })

  test('the fight of the day', async () => {
    const page = await opened('daily', 'h1')
    await page.clock.setFixedTime(new Date('2026-11-16T10:00:00Z'))
    const fought = { ruleset: 'munera', man: 'samnite', outcome: 'won', length: 7 }
    const days = ['2026-11-14', '2026-11-16'].map((day) => ({ day, ...fought }))
    await page.evaluate(`localStorage.setItem('harena.daily', ${JSON.stringify(JSON.stringify(days))})`)
    await page.reload()
    await page.locator('.daily-numbers').waitFor()
    await passOnAll(page, 'the fight of the day')
  })

  test('luck, the review, and reasons', async () => {
    const page = await newTab(smallPhone)
    const { ruleset, opponents } = gameOf('outland')
    const players = [opponents.novice!, opponents.charger!]
    const bout = Table.open(ruleset, { setup: duels.outland, dice: seeded('short 4'), players })
    await openMatch(page, bout.record(), [opponent('novice'), opponent('charger')])
    await page.locator('.end-scene .luck-bars').waitFor()
    await passOnAll(page, 'end with luck')
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await page.getByText('Review: what decided it').click()
    const review = page.getByRole('region', { name: 'Review' })
    await review.locator('.curve').waitFor()
    await review.getByText('As a table').click()
    await review.locator('tbody .link-button', { hasText: 'Verus:' }).first().click()
    const decided = page.getByRole('region', { name: 'What was decided here' })
    await decided.getByRole('button', { name: 'Why?' }).click()
    await decided.getByText('What he weighed').click()
    await passOnAll(page, 'review with reasons')
  })

  test('the arena in words', async () => {
    const page = await openHome(smallPhone)
    await begin(page)
    await page.keyboard.press('t')
    await page.locator('.text-view').waitFor()
    await passOnAll(page, 'the arena in words')
  })

  test('settings with everything open', async () => {
    const page = await opened('settings', 'h1')
    await page.getByText('Keys', { exact: true }).click()
    await page.getByLabel('Sounds of the arena').check()
    await page.getByRole('button', { name: 'Erase everything' }).click()
    await passOnAll(page, 'settings')
  })
})
