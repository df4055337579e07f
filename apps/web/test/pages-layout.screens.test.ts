/** Every screen at every size, by the same look: nothing is cut, covered, too small for a finger or off the screen. */
import { seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, inBrowser, newTab, openHome, openMatch } from './browser.ts'
import { answerTo, begin } from './lanistas-play.ts'
import { wrongOnAny } from './layout.ts'
import { duels } from './matches.ts'

/** Screens with an address: where, and what is there when they are. */
const addresses = {
  home: ['home', '.gates'],
  'the set-up of GLADIATOR': ['setup/colosseum', '.setup-form .how'],
  'the set-up of Munera': ['setup/munera', '.setup-form .how'],
  'the set-up of Outland': ['setup/outland', '.setup-form .how'],
  'the set-up of Heroes': ['setup/heroes', '.setup-form .how'],
  'the set-up of a career': ['setup/heroes-career', '.setup-form form'],
  "the set-up of a gladiator's life": ['setup/gladiator-campaign', '.setup-form form'],
  'the set-up of a ludus': ['setup/lanista-campaign', '.setup-form form'],
  'the set-up of a club': ['setup/munera-campaign', '.setup-form form'],
  'the school': ['school', '.school'],
  'a lesson of Munera': ['lesson/munera-first', '.coach'],
  'a lesson of GLADIATOR': ['lesson/gladiator-first', '.coach'],
  'a puzzle': ['puzzle/a-step-back', '#task'],
  'the book of rules': ['rules/colosseum', '.chapter-list, h1'],
  'a paragraph': ['rules/colosseum/§9.4', 'h1'],
  scenarios: ['scenarios', '.scenario-card'],
  'the editor': ['editor/the-white-gazelle', '.arena-board'],
  'four books': ['books', '.books-book'],
  "the designer's bench": ['designer/munera', '.designer'],
  'the fight of the day': ['daily', 'h1'],
  'my gladiators': ['gladiators', 'h1'],
  settings: ['settings', 'h1'],
} as const

async function goTo(page: Page, hash: string, shown: string): Promise<void> {
  await page.goto(`${address()}#${hash}`)
  await page.locator(shown).first().waitFor()
}

async function expectRight(page: Page): Promise<void> {
  expect(await wrongOnAny(page)).toEqual({})
}

/** A campaign as its form offers it. */
async function beginCampaign(page: Page, game: string): Promise<void> {
  await goTo(page, `setup/${game}`, '.setup-form form')
  const dice = page.getByRole('button', { name: 'Dice and switches' })
  if (await dice.count()) await dice.click()
  await page.getByLabel(/^Seed/).fill('sand')
  await page.getByRole('button', { name: /^Begin the/ }).click()
  await page.locator('.campaign').waitFor()
}

inBrowser('the layout of every screen', () => {
  test.each(['en', 'de'])('all that have an address, in %s', async (locale) => {
    const page = await newTab({ locale })
    const found: Record<string, unknown> = {}
    for (const [title, [hash, shown]] of Object.entries(addresses)) {
      await goTo(page, hash, shown)
      const wrong = await wrongOnAny(page)
      if (Object.keys(wrong).length > 0) found[title] = wrong
    }
    expect(found).toEqual({})
  })

  test('the replay with its review', async () => {
    const page = await newTab()
    const { ruleset, opponents } = gameOf('outland')
    const players = [opponents.novice!, opponents.charger!]
    const bout = Table.open(ruleset, { setup: duels.outland, dice: seeded('short 4'), players })
    await openMatch(page, bout.record(), [
      { kind: 'opponent', level: 'novice' },
      { kind: 'opponent', level: 'charger' },
    ])
    await page.locator('.end-scene .luck-bars').waitFor()
    await expectRight(page)
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await page.getByText('Review: what decided it').click()
    await page.locator('.review .curve').waitFor()
    await expectRight(page)
  })

  test('the bench with its results', async () => {
    const page = await newTab()
    await goTo(page, 'designer/munera', '.designer')
    await page.getByLabel('Add an entry to change').fill('trident ap')
    await page.getByRole('button', { name: 'Weapons › trident › ap' }).click()
    await page.getByRole('slider', { name: 'Weapons › trident › ap' }).press('ArrowRight')
    await page.getByLabel('Bouts of each pairing').selectOption('100')
    await page.getByRole('button', { name: /^Play/ }).click()
    await page.getByRole('heading', { name: 'What moved' }).waitFor()
    await expectRight(page)
  })

  test('one of one’s own, and sheets to print', async () => {
    const page = await newTab()
    await goTo(page, 'gladiators', 'h1')
    await page.getByRole('button', { name: 'Ajax takes the oath' }).click()
    await page.getByRole('article', { name: 'Ajax' }).locator('.standing').waitFor()
    await expectRight(page)
    await goTo(page, 'rules/colosseum', 'h1')
    await page.getByRole('button', { name: 'Sheets to print' }).click()
    await page.getByLabel('Paper').waitFor()
    await expectRight(page)
  })

  test.each(['heroes-career', 'gladiator-campaign', 'lanista-campaign'])('the first day of %s', async (game) => {
    const page = await newTab()
    await beginCampaign(page, game)
    await expectRight(page)
    await page.evaluate(`localStorage.setItem('harena.settings', '{"speed":"instant","language":"de"}')`)
    await page.reload()
    await page.locator('.campaign').waitFor()
    await expectRight(page)
  })

  test('an auction, and the statistics of a month', async () => {
    const page = await openHome()
    await begin(page, 'month')
    await answerTo(page, ['order'])
    await expectRight(page)
    await answerTo(page, ['offer', 'loan', 'bid', 'bribe'])
    await page.locator('.statistics summary').click()
    await expectRight(page)
  })
})
